import { expect, test } from 'vitest';
import type { Event, SeenCard, News, View } from '../protocol';
import fixture from './fixture.json';
import { finishedMine, lastRound, sharesOf } from './rounds';

const before = fixture.view as unknown as View;
const goals = before.board.filter((seen) => seen.place === 'goal' && !seen.face_up);
const goal = goals[0]!;
const laid: Event = { type: 'played', seat: 0, card: 'cross', target: { place: { cell: [7, 7], rotated: false } } };
const began: Event = { type: 'round_began', round: 2, first: 1 };
const cross: SeenCard = {
  cell: [7, 7],
  place: 'path',
  card: 'cross',
  rotated: false,
  from_hand: true,
  face_up: true,
  tunnels: 'TBLR',
  connected: 'TBLR',
};

/** Everybody has been paid for a round with that mine. */
function closed(board: SeenCard[], round = 1): Event {
  return { type: 'round_closed', round, payments: [], board, hand_sizes: [], deck: 0, discard: 0 };
}

test('the mine at the end of a round has the last card and the goals that it reached', () => {
  const gold: SeenCard = { ...goal, card: 'goal_gold', face_up: true, rotated: true };
  const board = [...before.board.map((seen) => (seen === goal ? gold : seen)), cross];
  const mine = finishedMine(before, [laid, closed(board), began])!;
  const at = (cell: readonly number[]) => mine.board.find((seen) => seen.cell.join() === cell.join());
  expect(at([7, 7])).toMatchObject({ card: 'cross', face_up: true });
  expect(at(goal.cell)).toMatchObject({ card: 'goal_gold', face_up: true, rotated: true });
  expect(mine.board).toHaveLength(before.board.length + 1);
});

test('what is laid in the next round is not part of it; without a next round there is nothing to look back at', () => {
  expect(finishedMine(before, [closed(before.board), began, laid])!.board).toEqual(before.board);
  expect(finishedMine(before, [laid, closed([...before.board, cross])])).toBeNull();
  expect(finishedMine(before, [began, laid])).toBeNull();
});

test('a goal that one has looked at is still known at the end of the round, unless it was taken up', () => {
  const board = before.board.map((seen) => (goals.includes(seen) ? { ...seen, card: 'goal_rock_TL' } : seen));
  const known = { ...before, board };
  const [, second, third] = goals as [SeenCard, SeenCard, SeenCard];
  const cards = (events: Event[]) =>
    finishedMine(known, events)!
      .board.filter((seen) => seen.place === 'goal')
      .map((seen) => seen.card);
  expect(cards([closed(before.board), began])).toEqual(['goal_rock_TL', 'goal_rock_TL', 'goal_rock_TL']);
  const swapped: Event = { type: 'goals_swapped', seat: 1, one: second.cell, two: third.cell, swapped: null };
  expect(cards([swapped, closed(before.board), began])).toEqual(['goal_rock_TL', null, null]);
  expect(cards([closed(before.board, 2), began])).toEqual([null, null, null]);
});

test('who got what is added up, as far as it is known', () => {
  const shares = sharesOf([
    { type: 'gold_taken', seat: 0, value: 3 },
    { type: 'gold_taken', seat: 1, value: null },
    { type: 'gold_paid', seat: 1, due: 4, count: 2, values: null },
    { type: 'pieces_paid', seat: 2, pieces: 4 },
    { type: 'stolen', seat: 0, victim: 2 },
    { type: 'stolen', seat: 3, victim: null },
    { type: 'pieces_paid', seat: 2, pieces: -1 },
  ]);
  expect(shares.get(0)).toEqual({ cards: 1, worth: 3, pieces: 1 });
  expect(shares.get(1)).toEqual({ cards: 3, worth: 0, pieces: 0 });
  expect(shares.get(2)).toEqual({ cards: 0, worth: 0, pieces: 2 });
  expect(shares.get(3)).toBeUndefined();
});

const ended: Event = { type: 'round_ended', round: 1, reached_by: null, dwarves: [], winners: [], winning_seats: [] };

test('the end of a round is the same however often it is told', () => {
  const told = { type: 'moved', seat: 0, by: 'person', text: '', events: [laid, ended, began] } as unknown as News;
  const tell = (key: number) => lastRound([{ key, told, game: 2 }])!;
  expect(tell(1)).toMatchObject({ key: '2.1', next: true });
  expect(tell(77).key).toBe(tell(1).key);
});

test('gold that is found in the next round was not paid for the last one', () => {
  const paid: Event = { type: 'pieces_paid', seat: 1, pieces: 3 };
  const found: Event = { type: 'pieces_paid', seat: 0, pieces: 2 };
  const told = (events: Event[]): News => ({ type: 'moved', seat: 0, by: 'person', events });
  const log = (...events: Event[]) => lastRound([{ key: 1, game: 1, told: told(events) }])!;
  expect(log(ended, paid).gold).toEqual([paid]);
  expect(log(ended, paid, closed(before.board), began, found).gold).toEqual([paid]);
});

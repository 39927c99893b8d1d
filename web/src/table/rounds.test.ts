import { expect, test } from 'vitest';
import type { Event, Told, View } from '../protocol';
import fixture from './fixture.json';
import { finishedMine, lastRound, sharesOf } from './rounds';

const before = fixture.view as unknown as View;
const goal = before.board.find((seen) => seen.place === 'goal' && !seen.face_up)!;
const laid: Event = { type: 'laid', seat: 0, card: 'cross', cell: [7, 7], turned: false };
const revealed: Event = { type: 'goal_revealed', seat: 0, cell: goal.cell, card: 'goal_gold', turned: true };
const began: Event = { type: 'round_began', round: 2, first: 1 };

test('the mine at the end of a round has the last card and the goals that it reached', () => {
  const mine = finishedMine(before, [laid, revealed, began])!;
  const at = (cell: readonly number[]) => mine.board.find((seen) => seen.cell.join() === cell.join());
  expect(at([7, 7])).toMatchObject({ card: 'cross', face_up: true });
  expect(at(goal.cell)).toMatchObject({ card: 'goal_gold', face_up: true, turned: true });
  expect(mine.board).toHaveLength(before.board.length + 1);
});

test('what is laid in the next round is not part of it, and without a next round there is nothing to look back at', () => {
  expect(finishedMine(before, [began, laid])!.board).toEqual(before.board);
  expect(finishedMine(before, [laid, revealed])).toBeNull();
});

test('who got what is added up, as far as it is known', () => {
  const shares = sharesOf([
    { type: 'gold_taken', seat: 0, value: 3 },
    { type: 'gold_taken', seat: 1, value: null },
    { type: 'gold_paid', seat: 1, due: 4, count: 2, values: null },
    { type: 'pieces_paid', seat: 2, pieces: 4 },
    { type: 'stolen', seat: 0, victim: 2 },
    { type: 'piece_lost', seat: 2 },
  ]);
  expect(shares.get(0)).toEqual({ cards: 1, worth: 3, pieces: 1 });
  expect(shares.get(1)).toEqual({ cards: 3, worth: 0, pieces: 0 });
  expect(shares.get(2)).toEqual({ cards: 0, worth: 0, pieces: 2 });
  expect(shares.get(3)).toBeUndefined();
});

test('the end of a round is the same however often it is told', () => {
  const ended: Event = { type: 'round_ended', round: 1, reached_by: null, dwarves: [], winners: [] };
  const told = { type: 'moved', seat: 0, by: 'person', text: '', events: [laid, ended, began] } as unknown as Told;
  const tell = (key: number) => lastRound([{ key, told, game: 2 }])!;
  expect(tell(1)).toMatchObject({ key: '2.1', next: true });
  expect(tell(77).key).toBe(tell(1).key);
});

import { expect, test } from 'vitest';
import type { Event, SeenCard, View } from '../protocol';
import fixture from './fixture.json';
import type { RoundEnd } from './rounds';
import { beatsOf, litBy, stillUntil, viewOf, type Telling } from './scene';

const now = fixture.view as unknown as View;
const goals = now.board.filter((seen) => seen.place === 'goal' && !seen.face_up);
const [gold, rock, other] = goals as [SeenCard, SeenCard, SeenCard];
const dwarves = ['gold_miner', 'saboteur', 'gold_miner', 'saboteur', 'gold_miner'] as const;
const end: Extract<Event, { type: 'round_ended' }> = {
  type: 'round_ended',
  round: now.round,
  reached_by: 0,
  dwarves: [...dwarves],
  winners: ['gold_miners'],
  winning_seats: [0, 2, 4],
  unreached: [
    { cell: rock.cell, card: 'goal_rock_TL' },
    { cell: other.cell, card: 'goal_rock_TR' },
  ],
};
const open = (seen: SeenCard, card: string): SeenCard => ({ ...seen, card, face_up: true, tunnels: 'TBLR' });
const last: RoundEnd = {
  end,
  game: 1,
  key: '1.1',
  reached: { cell: gold.cell, card: 'goal_gold' },
  gold: [{ type: 'pieces_paid', seat: 0, pieces: 3 }],
  closed: null,
  next: false,
  unmasked: null,
};
const ended: View = {
  ...now,
  board: now.board.map((seen) => (seen === gold ? open(seen, 'goal_gold') : seen)),
  players: now.players.map((player, seat) => ({ ...player, dwarf: dwarves[seat]!, gold_cards: 9 })),
};
const tell = (told: number, changes: Partial<Telling> = {}): Telling => ({
  last,
  beats: beatsOf(last),
  told,
  before: now,
  ...changes,
});
const at = (view: View, { cell }: SeenCard) => view.board.find((seen) => seen.cell.join() === cell.join())!;

test('the scene lasts five to eight seconds in every company', () => {
  const reached = { cell: gold.cell, card: 'goal_gold' };
  for (const players of [3, 5, 8, 12]) {
    for (const [unreached, won] of [
      [[], true],
      [end.unreached, true],
      [[...end.unreached, { cell: gold.cell, card: 'goal_gold' }], false],
    ] as const) {
      const dwarves = Array.from({ length: players }, () => 'gold_miner' as const);
      const round = { ...end, dwarves, unreached: [...unreached] };
      const scene = beatsOf({ ...last, end: round, reached: won ? reached : null });
      const time = scene.reduce((sum, beat) => sum + beat.time, 0);
      expect(time, `${players} ${unreached.length}`).toBeGreaterThan(5000);
      expect(time, `${players} ${unreached.length}`).toBeLessThan(8000);
    }
  }
});

test('first the goal that was reached, then the others, the dwarf cards, the verdict and the gold', () => {
  const types = beatsOf(last).map((beat) => beat.type);
  expect(types).toEqual(['breath', 'goal', 'goal', 'goal', ...dwarves.map(() => 'mask'), 'verdict', 'gold', 'lines']);
  expect(beatsOf(last)[1]).toMatchObject({ cell: gold.cell });
});

test('Saboteurs are unmasked last, and a treasure that nobody reached is turned over last', () => {
  const masks = beatsOf(last).flatMap((beat) => (beat.type === 'mask' ? [beat.seat] : []));
  expect(masks).toEqual([0, 2, 4, 1, 3]);
  const unreached = [{ cell: gold.cell, card: 'goal_gold' }, ...end.unreached];
  const turned = beatsOf({ ...last, reached: null, end: { ...end, unreached } });
  expect(turned.findLast((beat) => beat.type === 'goal')).toMatchObject({ cell: gold.cell });
});

test('nothing is shown before it is told', () => {
  const begun = viewOf(ended, tell(1));
  expect(at(begun, gold)).toMatchObject({ face_up: false, card: gold.card, tunnels: null });
  expect(begun.players.map(({ dwarf }) => dwarf)).toEqual(now.players.map(({ dwarf }) => dwarf));
  expect(begun.players[0]!.gold_cards).toBe(now.players[0]!.gold_cards);
  expect(at(viewOf(ended, tell(2)), gold)).toMatchObject({ face_up: true, card: 'goal_gold' });
  expect(at(viewOf(ended, tell(2)), rock).card).toBe(rock.card);
  expect(at(viewOf(ended, tell(4)), rock)).toMatchObject({ face_up: false, card: 'goal_rock_TL' });
  const all = viewOf(ended, tell(Infinity));
  expect(all.players.map(({ dwarf, gold_cards }) => [dwarf, gold_cards])).toEqual(dwarves.map((dwarf) => [dwarf, 9]));
});

test('of the next round nothing is shown, neither its mine nor one’s role', () => {
  const board = ended.board;
  const closed = {
    type: 'round_closed',
    round: now.round,
    payments: [],
    board,
    hand_sizes: [0, 1],
    deck: 0,
    discard: 2,
  };
  const next: RoundEnd = { ...last, closed: closed as RoundEnd['closed'], next: true };
  const dealt: View = {
    ...now,
    round: now.round + 1,
    board: [],
    players: now.players.map((player) => ({ ...player, dwarf: 'saboteur', hand: ['rockfall'] })),
  };
  // Those who were there, and those who have opened the page again.
  for (const before of [now, null]) {
    for (const told of [1, Infinity]) {
      const shown = viewOf(dealt, tell(told, { last: next, before }));
      expect(shown.round).toBe(now.round);
      expect(shown.board).toHaveLength(board.length);
      expect(shown.players.every(({ hand }) => hand === null)).toBe(true);
      expect(shown.players.map(({ hand_size }) => hand_size)).toEqual([0, 1, 0, 0, 0]);
      expect(shown.to_act).toBeNull();
      const known = before?.players.map(({ dwarf }) => dwarf) ?? dwarves.map(() => null);
      expect(shown.players.map(({ dwarf }) => dwarf)).toEqual(told === 1 ? known : [...dwarves]);
    }
  }
});

test('everybody looks at the goal that turns over', () => {
  expect(litBy(tell(1))).toEqual(gold.cell);
  expect(litBy(tell(3))).toEqual(rock.cell);
  expect(litBy(tell(6))).toBeNull();
  expect(litBy(tell(1, { last: { ...last, reached: null } }))).toBeNull();
});

test('where nothing may move there are two pictures: the mine, and everything', () => {
  const beats = beatsOf(last);
  expect(stillUntil(beats, 0)).toBe(4);
  expect(stillUntil(beats, 4)).toBe(beats.length);
});

import { expect, test } from 'vitest';
import type { Happened } from '../lib/link.svelte';
import type { Event, News } from '../protocol';
import { isLooking, lastRound, logUntil, sharesOf } from './rounds';

const laid: Event = { type: 'played', seat: 0, card: 'cross', target: { place: { cell: [7, 7], rotated: false } } };
const began: Event = { type: 'round_began', round: 2, first: 1 };
const dealt: Event = { type: 'dwarf_dealt', seat: 0, dwarf: 'saboteur' };
const closed: Event = {
  type: 'round_closed',
  round: 1,
  payments: [],
  board: [],
  hand_sizes: [],
  deck: 0,
  discard: 0,
};
const ended: Extract<Event, { type: 'round_ended' }> = {
  type: 'round_ended',
  round: 1,
  reached_by: null,
  dwarves: [],
  winners: [],
  winning_seats: [],
  unreached: [],
};
const moved = (...events: Event[]): News => ({ type: 'moved', seat: 0, by: 'person', events });
const happened = (...events: Event[]): Happened[] => [{ key: 1, game: 1, told: moved(...events) }];
const revealed = (card: string): Event => ({
  type: 'revealed',
  seat: 0,
  cell: [8, 0],
  card,
  rotated: false,
  chest: null,
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

test('in The Duel players bring gold home and pay their trolls', () => {
  const shares = sharesOf([
    { type: 'gold_kept', seat: 0, cards: ['g2_TL', 'g3_dead_TR'] },
    { type: 'trolls_paid', seat: 0, trolls: 1, cards: ['g2_TL'] },
  ]);
  expect(shares.get(0)).toEqual({ cards: 0, worth: 0, pieces: 3 });
});

test('the end of a round is the same however often it is told', () => {
  const tell = (key: number) => lastRound([{ key, told: moved(laid, ended, began), game: 2 }])!;
  expect(tell(1)).toMatchObject({ key: '2.1', next: true });
  expect(tell(77).key).toBe(tell(1).key);
});

test('another game does not begin the next round of the last one', () => {
  const news = [...happened(ended), { key: 2, game: 2, told: moved({ ...began, round: 1 }) }];
  expect(lastRound(news)).toMatchObject({ game: 1, next: false });
});

test('gold that is found in the next round was not paid for the last one', () => {
  const paid: Event = { type: 'pieces_paid', seat: 1, pieces: 3 };
  const found: Event = { type: 'pieces_paid', seat: 0, pieces: 2 };
  expect(lastRound(happened(ended, paid))!.gold).toEqual([paid]);
  const last = lastRound(happened(ended, paid, closed, began, found))!;
  expect(last.gold).toEqual([paid]);
  expect(last.closed).toEqual(closed);
});

test('the goal that ended a round is the one that was turned over right before', () => {
  const reached = (...events: Event[]) => lastRound(happened(...events))!.reached;
  expect(reached(revealed('goal_rock_TL'), revealed('goal_gold'), { ...ended, reached_by: 0 })).toEqual({
    cell: [8, 0],
    card: 'goal_gold',
  });
  expect(reached(revealed('giant_spider'), ended)).toEqual({ cell: [8, 0], card: 'giant_spider' });
  // With the last card somebody may still reach a rock.
  expect(reached(revealed('goal_rock_TL'), ended)).toBeNull();
  expect(reached(laid, ended)).toBeNull();
});

test('nobody reads of the end before it is told, nor of the next role before it is dealt', () => {
  const log = [...happened(laid), { key: 2, game: 1, told: moved(laid, ended, closed, began, dealt) }];
  const last = lastRound(log)!;
  const read = (until: 'end' | 'next') =>
    logUntil(log, last, until).flatMap(({ told }) => (told.type === 'moved' ? told.events : []));
  expect(read('end')).toEqual([laid, laid]);
  expect(read('next')).toEqual([laid, laid, ended, closed]);
  // The goal that ended the round is turned over in the scene.
  const found = lastRound(happened(laid, revealed('goal_gold'), { ...ended, reached_by: 0 }))!;
  const news = happened(laid, revealed('goal_gold'), { ...ended, reached_by: 0 });
  expect(logUntil(news, found, 'end')).toEqual(happened(laid));
  // What happened after it is not read either.
  const later = [...log, { key: 3, game: 1, told: moved(laid) }];
  expect(logUntil(later, last, 'next')).toHaveLength(2);
  expect(logUntil(happened(laid, ended), last, 'next')).toEqual(happened(laid, ended));
});

test('only people who are there and have not gone on are still looking', () => {
  const ann = {
    type: 'person',
    name: 'Ann',
    member: 0,
    here: true,
    ready: false,
    muted: false,
    stood_in: false,
  } as const;
  expect(isLooking(ann)).toBe(true);
  expect(isLooking({ ...ann, ready: true })).toBe(false);
  expect(isLooking({ ...ann, here: false })).toBe(false);
  expect(isLooking({ type: 'bot', name: 'Orin', chosen: false, level: 'hard' })).toBe(false);
  expect(isLooking(undefined)).toBe(false);
});

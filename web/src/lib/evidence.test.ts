import { describe, expect, test } from 'vitest';
import type { Cell, Event, News, Seat } from '../protocol';
import { actsOf, evidenceOf, type Act } from './evidence';

const began = (round = 1): Event => ({ type: 'round_began', round, first: 0 });
const laid = (seat: Seat, cell: Cell, card = 'cross'): Event => ({
  type: 'played',
  seat,
  card,
  target: { place: { cell, rotated: false } },
});
const drew = (seat: Seat): Event => ({ type: 'drew', seat, pile: 'deck', card: null });
const map = (seat: Seat, cell: Cell): Event => ({ type: 'played', seat, card: 'treasure_map', target: { cell } });
const saw = (seat: Seat, cell: Cell): Event => ({ type: 'card_seen', seat, cell, card: null, chest: null });
const swap = (seat: Seat, one: Cell, two: Cell): Event => ({ type: 'goals_swapped', seat, one, two, swapped: null });
const passed = (seat: Seat, count = 1): Event => ({ type: 'discarded', seat, count, cards: null, removed: null });
const acts = (...moves: Event[][]): Act[] => moves.map((events) => ({ events }));

describe('who laid a card', () => {
  test('the player and the turn', () => {
    const { laid: by, turns } = evidenceOf(
      acts([began()], [laid(2, [1, 0]), drew(2)], [passed(0), drew(0)], [laid(1, [2, 0]), drew(1)]),
      1,
    );
    expect(turns).toBe(3);
    expect([...by]).toEqual([
      ['1,0', { seat: 2, turn: 1 }],
      ['2,0', { seat: 1, turn: 3 }],
    ]);
  });
  test('nobody any more, when rocks fall on it', () => {
    const removed: Event = { type: 'removed', cell: [1, 0], card: 'cross' };
    expect(evidenceOf(acts([began()], [laid(2, [1, 0])], [removed]), 1).laid.size).toBe(0);
  });
  test('a card that somebody moves keeps its player', () => {
    const diversion = laid(1, [1, 1], 'diversion');
    const moved: Event = { type: 'moved', from: [1, 0], cell: [1, 1], card: 'cross', rotated: false };
    const { laid: by } = evidenceOf(acts([began()], [laid(2, [1, 0]), drew(2)], [diversion, moved]), 1);
    expect([...by]).toEqual([['1,1', { seat: 2, turn: 1, moved: { seat: 1, turn: 2 } }]]);
  });
  test('only cards of this round count, and those of the last round as long as its mine is shown', () => {
    const all = acts([began(1)], [laid(0, [1, 0]), began(2)], [laid(1, [0, 1])]);
    expect([...evidenceOf(all, 2).laid.keys()]).toEqual(['0,1']);
    expect([...evidenceOf(all, 1).laid.keys()]).toEqual(['1,0']);
    // A log that begins in the middle of a round.
    expect([...evidenceOf(all.slice(1), 1).laid.keys()]).toEqual(['1,0']);
    expect([...evidenceOf(all.slice(2), 2).laid.keys()]).toEqual(['0,1']);
    expect([...evidenceOf(all, 3).laid.keys()]).toEqual([]);
  });
});

describe('who looked at a goal', () => {
  test('everybody who did, once each', () => {
    const { looks } = evidenceOf(
      acts([began()], [map(0, [8, 0]), saw(0, [8, 0]), drew(0)], [map(1, [8, 0]), saw(1, [8, 0])], [saw(0, [8, 0])]),
      1,
    );
    expect(looks.get('8,0')!.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(looks.get('8,2')).toBeUndefined();
  });
  test('a Goal Card Swap shows as such, and makes what others saw uncertain', () => {
    const { looks, swaps } = evidenceOf(
      acts([began()], [saw(0, [8, 0])], [saw(2, [8, 2])], [swap(2, [8, 0], [8, 2])], [saw(1, [8, 0])]),
      1,
    );
    expect(looks.get('8,0')).toMatchObject([
      { seat: 0, stale: true },
      { seat: 1, stale: false },
    ]);
    expect(looks.get('8,2')).toMatchObject([{ seat: 2, stale: false }]);
    expect([...swaps.keys()]).toEqual(['8,0', '8,2']);
    expect(swaps.get('8,0')!.seat).toBe(2);
  });
  test('tokens go with a goal that is pushed away', () => {
    const pushed: Event = { type: 'moved', from: [8, 0], cell: [9, 0], card: null, rotated: false };
    const { looks } = evidenceOf(acts([began()], [saw(0, [8, 0])], [pushed]), 1);
    expect([...looks.keys()]).toEqual(['9,0']);
  });
});

describe('what everybody did', () => {
  test('cards, looks and passes in order; a look by a map is told with the map', () => {
    const { deeds } = evidenceOf(
      acts(
        [began(), { type: 'hand_dealt', seat: 0, count: 6, cards: null }],
        [map(0, [8, 0]), saw(0, [8, 0]), drew(0)],
        [passed(1, 2), drew(1)],
        [{ type: 'skipped', seat: 2 }],
      ),
      1,
    );
    expect(deeds.map(({ seat, turn, event }) => [seat, turn, event.type])).toEqual([
      [0, 1, 'played'],
      [1, 2, 'discarded'],
      [2, 3, 'skipped'],
    ]);
  });
  test('a card that was stopped is a deed of both', () => {
    const announced: Event = {
      type: 'announced',
      seat: 0,
      play: { type: 'play', card: 'theft', target: 'nothing' },
    };
    const vetoed: Event = { type: 'vetoed', seat: 3, target: 0, card: 'theft' };
    const { deeds } = evidenceOf(acts([began()], [announced], [vetoed]), 1);
    expect(deeds.map(({ seat, turn }) => [seat, turn])).toEqual([
      [3, 1],
      [0, 1],
    ]);
  });
});

test('the log of another game is no evidence', () => {
  const told: News = { type: 'moved', seat: 0, by: null, events: [laid(0, [1, 0])] };
  const left: News = { type: 'left', name: 'Ada' };
  const log = [
    { key: 1, told, game: 1 },
    { key: 2, told: left, game: 2 },
    { key: 3, told, game: 2 },
  ];
  expect(actsOf(log, 2)).toEqual([{ events: told.events }]);
});

import { expect, test } from 'vitest';
import type { Event, Target } from '../protocol';
import { concerns, isUsualDraw } from './events';

const played = (seat: number, card: string, target: Target): Event => ({ type: 'played', seat, card, target });

test('what others do to somebody concerns them, whichever card it is', () => {
  expect(concerns(played(1, 'broken_cart', { seat: 0 }), 0)).toBe(true);
  expect(concerns(played(1, 'repair_cart', { tool: { seat: 0, tool: 'cart' } }), 0)).toBe(true);
  expect(concerns(played(1, 'a_card_of_tomorrow', { seat: 0 }), 0)).toBe(true);
  expect(concerns(played(1, 'broken_cart', { seat: 2 }), 0)).toBe(false);
  expect(concerns(played(1, 'rockfall', { cell: [3, 0] }), 0)).toBe(false);
  expect(concerns(played(0, 'repair_cart', { tool: { seat: 0, tool: 'cart' } }), 0)).toBe(false);
  expect(concerns({ type: 'stolen', seat: 1, victim: 0 }, 0)).toBe(true);
  expect(concerns({ type: 'stolen', seat: 1, victim: null }, 0)).toBe(false);
  expect(concerns({ type: 'vetoed', seat: 1, target: 0, card: 'rockfall' }, 0)).toBe(true);
  expect(concerns({ type: 'cards_taken', seat: 1, from: 0, count: 1, cards: ['cross'] }, 0)).toBe(true);
  expect(concerns(played(1, 'broken_cart', { seat: 0 }), null)).toBe(false);
});

test('so does what they find out themselves, and who they are', () => {
  expect(concerns({ type: 'card_seen', seat: 0, cell: [8, 0], card: 'goal_gold', chest: null }, 0)).toBe(true);
  expect(concerns({ type: 'card_seen', seat: 1, cell: [8, 0], card: null, chest: null }, 0)).toBe(false);
  expect(concerns({ type: 'dwarf_seen', seat: 0, target: 1, dwarf: 'boss' }, 0)).toBe(true);
  expect(concerns({ type: 'dwarf_seen', seat: 1, target: 0, dwarf: null }, 0)).toBe(true);
  expect(concerns({ type: 'dwarf_dealt', seat: 0, dwarf: 'saboteur' }, 0)).toBe(true);
  expect(concerns({ type: 'dwarf_dealt', seat: 1, dwarf: null }, 0)).toBe(false);
  const revealed = { type: 'revealed', seat: 0, cell: [3, 1], card: 'chest_cross', rotated: false } as const;
  expect(concerns({ ...revealed, cell: [3, 1], chest: 'mill_5' }, 0)).toBe(true);
  expect(concerns({ ...revealed, cell: [3, 1], chest: null }, 0)).toBe(false);
});

test('that others draw goes without saying, but not what they take off the discard pile', () => {
  expect(isUsualDraw({ type: 'drew', seat: 1, pile: 'deck', card: null })).toBe(true);
  expect(isUsualDraw({ type: 'drew', seat: 1, pile: 'deck', card: 'cross' })).toBe(false);
  expect(isUsualDraw({ type: 'drew', seat: 1, pile: 'discards', card: null })).toBe(false);
});

import { afterEach, expect, test } from 'vitest';
import { likes } from '../lib/places.svelte';
import type { Move, Offer } from '../protocol';
import { Choosing } from './choosing.svelte';
import { offer } from './offer.fixture';

const place = (card: string, x: number, rotated: boolean): Move => ({
  type: 'play',
  card,
  target: { place: { cell: [x, 0], rotated } },
});
const lay = (x: number, rotated: boolean): Offer =>
  offer(`TR ${x},0${rotated ? ' turned' : ''}`, place('curve_TR', x, rotated));
const pass = (...cards: string[]): Offer => offer(`pass ${cards.join(' ')}`, { type: 'discard', cards, removed: null });

function choosing(offers: Offer[], hand: string[]) {
  const made: string[] = [];
  return {
    made,
    it: new Choosing(
      () => offers,
      () => hand,
      ({ text }) => made.push(text),
    ),
  };
}

afterEach(() => {
  likes.confirm = true;
});

test('a card is picked up, placed, turned by a second touch, and made only when it is confirmed', () => {
  const { it, made } = choosing([lay(1, false), lay(1, true), lay(2, true), pass('curve_TR')], ['cross', 'curve_TR']);
  expect(it.usable).toEqual([false, true]);
  expect(it.pickUp(0)).toBe('unusable');
  expect(it.pickUp(1)).toBe('touched');
  expect([...it.targets]).toEqual(['1,0', '2,0']);
  it.chooseCell([1, 0]);
  expect(it.shown?.text).toBe('TR 1,0');
  it.pickUp(1);
  expect(it.shown?.text).toBe('TR 1,0 turned');
  it.pickUp(1);
  expect(it.shown?.text).toBe('TR 1,0');
  // Here it fits only rotated.
  it.chooseCell([2, 0]);
  expect(it.shown?.text).toBe('TR 2,0 turned');
  it.chooseCell([7, 7]);
  expect(it.shown?.text).toBe('TR 2,0 turned');
  expect(made).toEqual([]);
  it.chooseCell([2, 0]);
  expect(made).toEqual(['TR 2,0 turned']);
});

test('a card that is held and not placed is turned by a second touch, and put back by a third', () => {
  const { it, made } = choosing([lay(1, false), lay(1, true)], ['curve_TR']);
  it.pickUp(0);
  it.pickUp(0);
  expect([it.picked, it.turned]).toEqual([[0], true]);
  expect(it.asItLies(it.waysAt([1, 0])).text).toBe('TR 1,0 turned');
  expect(it.waysAt([5, 5])).toEqual([]);
  it.pickUp(0);
  expect([it.picked, it.turned, made]).toEqual([[], false, []]);
});

test('a card that is dropped is played at once, and stays in sight until the server has answered', () => {
  const { it, made } = choosing([lay(1, false), lay(1, true)], ['curve_TR']);
  it.pickUp(0);
  it.turn();
  it.chooseCell([1, 0], true);
  expect(made).toEqual(['TR 1,0 turned']);
  expect(it.shown?.text).toBe('TR 1,0 turned');
});

test('a player who is chosen again is the one on whom the card is played; another one is only shown', () => {
  const breaks = (seat: number): Offer =>
    offer(`cart @${seat}`, { type: 'play', card: 'broken_cart', target: { seat } });
  const { it, made } = choosing([breaks(1), breaks(2)], ['broken_cart']);
  it.pickUp(0);
  it.choosePlayer(1);
  it.choosePlayer(2);
  expect(made).toEqual([]);
  it.choosePlayer(2);
  expect(made).toEqual(['cart @2']);
  it.choosePlayer(1, true);
  expect(made).toEqual(['cart @2', 'cart @1']);
});

test('a player who wants no questions turns the card before it is placed', () => {
  likes.confirm = false;
  const { it, made } = choosing([lay(1, false), lay(1, true)], ['curve_TR']);
  it.pickUp(0);
  it.pickUp(0);
  it.chooseCell([1, 0]);
  expect(made).toEqual(['TR 1,0 turned']);
  // After both ways it is put back.
  it.pickUp(0);
  expect(it.picked).toEqual([]);
});

test('what can lie only one way up is not turned, and put back by a second touch', () => {
  const { it } = choosing([lay(1, false), lay(2, true)], ['curve_TR']);
  it.pickUp(0);
  it.chooseCell([1, 0]);
  expect(it.turn()).toBe(false);
  it.chooseCell([1, 0]);
  expect([it.turned, it.shown?.text]).toEqual([false, 'TR 1,0']);
  it.pickUp(0);
  expect([it.picked, it.preview]).toEqual([[], null]);
});

test('a toll dwarf is meant only as long as a card is held', () => {
  const toll = offer('toll', { type: 'post_dwarf', card: 'curve_TR', cell: [1, 0] });
  const { it } = choosing([lay(1, false), toll], ['curve_TR']);
  it.pickUp(0);
  it.posting = true;
  it.chooseCell([1, 0]);
  expect(it.shown?.text).toBe('toll');
  it.pickUp(0);
  it.pickUp(0);
  it.chooseCell([1, 0]);
  expect(it.shown?.text).toBe('TR 1,0');
});

test('several cards are put away together as far as the server offers it', () => {
  const { it } = choosing([pass('cross'), pass('curve_TR'), pass('cross', 'curve_TR')], ['cross', 'curve_TR', 'cross']);
  it.discarding = true;
  it.pickUp(0);
  it.consider(it.direct, null);
  expect(it.shown?.text).toBe('pass cross');
  it.pickUp(1);
  expect(it.shown).toBeNull();
  expect(it.cards).toEqual(['cross', 'curve_TR']);
  expect(it.pickUp(2)).toBe('full');
  expect(it.direct.map(({ text }) => text)).toEqual(['pass cross curve_TR']);
  it.begin();
  expect([it.picked, it.discarding]).toEqual([[], false]);
});

test('what can be meant in several ways is asked, and one of two goals is remembered', () => {
  const own = lay(1, false);
  const asked = offer('ask', { type: 'ask_sponsor', sponsor: 2, card: 'curve_TR', cell: [1, 0], rotated: false });
  const { it } = choosing([own, asked], ['curve_TR']);
  it.pickUp(0);
  it.chooseCell([1, 0]);
  expect(it.preview).toBeNull();
  expect(it.choice?.map((ways) => ways.map(({ text }) => text))).toEqual([['TR 1,0'], ['ask']]);
  it.take(it.choice![1]!);
  expect(it.shown?.text).toBe('ask');

  const both = offer('swap', {
    type: 'play',
    card: 'goal_card_swap',
    target: {
      cells: [
        [8, 0],
        [8, 2],
      ],
    },
  });
  const swap = choosing([both], ['goal_card_swap']).it;
  swap.pickUp(0);
  swap.chooseCell([8, 2]);
  expect([...swap.targets]).toEqual(['8,0']);
  swap.chooseCell([8, 0]);
  expect(swap.shown?.text).toBe('swap');
});

test('an action card that is played on a place is turned as a path card is', () => {
  const divert = (rotated: boolean): Offer => offer(`divert ${rotated}`, place('diversion', 1, rotated));
  const { it } = choosing([divert(false), divert(true), pass('diversion')], ['diversion']);
  it.pickUp(0);
  it.chooseCell([1, 0]);
  it.pickUp(0);
  expect(it.shown?.text).toBe('divert true');
});

test('what rids of a card comes before passing, and both put cards away', () => {
  const rid = offer('discard', { type: 'discard', cards: ['cross', 'key'], removed: 'trapped' });
  const { it } = choosing([pass('cross', 'key'), rid], ['cross', 'key']);
  it.discarding = true;
  it.pickUp(0);
  it.pickUp(1);
  expect(it.direct.map(({ text }) => text)).toEqual([rid.text, 'pass cross key']);
  expect(it.playable).toEqual([false, false]);
});

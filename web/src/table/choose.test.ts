import { expect, test } from 'vitest';
import type { Move, Offer } from '../protocol';
import { cardsOf, choicesFor, pickable, plans, seatOf } from './choose';

const offer = (text: string, move: Move): Offer => ({ text, move });
const lay = (x: number, y: number, turned: boolean): Offer =>
  offer(`TR ${x},${y}${turned ? ' turned' : ''}`, { type: 'lay', card: 'curve_TR', cell: [x, y], turned });
const pass = (...cards: string[]): Offer => offer(`pass ${cards.join(' ')}`, { type: 'pass', cards });

test('a card that is picked up can go where the server says, and nowhere else', () => {
  const offers = [lay(1, 0, false), lay(1, 0, true), lay(0, 1, false), pass('curve_TR'), pass('cross')];
  const choices = choicesFor(offers, ['curve_TR'], null);
  expect([...choices.cells.keys()]).toEqual(['1,0', '0,1']);
  expect(choices.cells.get('1,0')).toHaveLength(2);
  expect(choices.direct.map((one) => one.text)).toEqual(['pass curve_TR']);
  expect(choices.seats.size).toBe(0);
});

test('cards that are played on people light people up', () => {
  const offers = [
    offer('break lantern 2', { type: 'action', card: 'broken_lantern', target: 2 }),
    offer('mend lantern 0', { type: 'repair', card: 'repair_lantern', target: 0, tool: 'lantern' }),
  ];
  expect([...choicesFor(offers, ['broken_lantern'], null).seats.keys()]).toEqual([2]);
  expect([...choicesFor(offers, ['repair_lantern'], null).seats.keys()]).toEqual([0]);
  expect(seatOf({ type: 'steal', victim: 3 })).toBe(3);
});

test('of two goals the second is chosen after the first', () => {
  const offers = [
    offer('a', { type: 'goal_card_swap', one: [8, -2], two: [8, 0] }),
    offer('b', { type: 'goal_card_swap', one: [8, -2], two: [8, 2] }),
    offer('c', { type: 'goal_card_swap', one: [8, 0], two: [8, 2] }),
  ];
  expect([...choicesFor(offers, ['goal_card_swap'], null).cells.keys()].sort()).toEqual(['8,-2', '8,0', '8,2']);
  const second = choicesFor(offers, ['goal_card_swap'], [8, 0]);
  expect([...second.cells.entries()].map(([at, among]) => [at, among.map((one) => one.text)])).toEqual([['8,-2', ['a']], ['8,2', ['c']]]);
});

test('several cards can be picked up as far as some move takes them together', () => {
  const offers = [pass('cross'), pass('cross', 'cross'), pass('cross', 'key')];
  const hand = ['cross', 'cross', 'key', 'rockfall'];
  expect(pickable(offers, hand, [])).toEqual([true, true, true, false]);
  expect(pickable(offers, hand, [0, 1])).toEqual([true, true, false, false]);
});

test('cards that are named by their move alone are found in the hand', () => {
  expect(cardsOf({ type: 'rockfall', cell: [1, 0] })).toEqual(['rockfall']);
  expect(cardsOf({ type: 'treasure_trove' })).toEqual(['treasure_trove']);
  expect(cardsOf({ type: 'allow' })).toEqual([]);
  expect(cardsOf({ type: 'pick', card: 'cross' })).toEqual([]);
});

test('a toll dwarf is put only if that is meant, and the second goal is a goal', () => {
  const toll = offer('toll 3,1 cross', { type: 'toll', card: 'cross', cell: [3, 1] });
  const here = offer('TBLR 1,0', { type: 'lay', card: 'cross', cell: [1, 0], turned: false });
  expect([...choicesFor([toll, here], ['cross'], null).cells.keys()]).toEqual(['1,0']);
  expect([...choicesFor([toll, here], ['cross'], null, true).cells.keys()]).toEqual(['3,1']);
  const map = offer('map 8,0', { type: 'treasure_map', cell: [8, 0] });
  expect(choicesFor([map], ['treasure_map'], [8, 2]).cells.size).toBe(0);
});

test('one plan, whichever way up its card lies', () => {
  const lay = (turned: boolean) => offer(`lay ${turned}`, { type: 'lay', card: 'curve', cell: [1, 0], turned });
  const ask = (sponsor: number, turned: boolean) => offer(`ask ${sponsor} ${turned}`, { type: 'ask', sponsor, card: 'curve', cell: [1, 0], turned });
  const found = plans([lay(false), ask(1, false), lay(true), ask(2, true), ask(1, true)]);
  expect(found.map((ways) => ways.map(({ text }) => text))).toEqual([['lay false', 'lay true'], ['ask 1 false', 'ask 1 true'], ['ask 2 true']]);
});

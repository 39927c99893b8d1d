import { expect, test } from 'vitest';
import type { Move, Offer, Target } from '../protocol';
import { choicesFor, pickable, plans } from './choose';
import { offer } from './offer.fixture';

const play = (card: string, target: Target): Move => ({ type: 'play', card, target });
const lay = (x: number, y: number, rotated: boolean): Offer =>
  offer(`TR ${x},${y}${rotated ? ' turned' : ''}`, play('curve_TR', { place: { cell: [x, y], rotated } }));
const pass = (...cards: string[]): Offer => offer(`pass ${cards.join(' ')}`, { type: 'discard', cards, removed: null });

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
    offer('break lantern 2', play('broken_lantern', { seat: 2 })),
    offer('mend lantern 0', play('repair_lantern', { tool: { seat: 0, tool: 'lantern' } })),
  ];
  expect([...choicesFor(offers, ['broken_lantern'], null).seats.keys()]).toEqual([2]);
  expect([...choicesFor(offers, ['repair_lantern'], null).seats.keys()]).toEqual([0]);
});

test('of two goals the second is chosen after the first', () => {
  const offers = [
    offer(
      'a',
      play('goal_card_swap', {
        cells: [
          [8, -2],
          [8, 0],
        ],
      }),
    ),
    offer(
      'b',
      play('goal_card_swap', {
        cells: [
          [8, -2],
          [8, 2],
        ],
      }),
    ),
    offer(
      'c',
      play('goal_card_swap', {
        cells: [
          [8, 0],
          [8, 2],
        ],
      }),
    ),
  ];
  expect([...choicesFor(offers, ['goal_card_swap'], null).cells.keys()].sort()).toEqual(['8,-2', '8,0', '8,2']);
  const second = choicesFor(offers, ['goal_card_swap'], [8, 0]);
  expect([...second.cells.entries()].map(([at, among]) => [at, among.map((one) => one.text)])).toEqual([
    ['8,-2', ['a']],
    ['8,2', ['c']],
  ]);
});

test('several cards can be picked up as far as some move takes them together', () => {
  const offers = [pass('cross'), pass('cross', 'cross'), pass('cross', 'key')];
  const hand = ['cross', 'cross', 'key', 'rockfall'];
  expect(pickable(offers, hand, [])).toEqual([true, true, true, false]);
  expect(pickable(offers, hand, [0, 1])).toEqual([true, true, false, false]);
});

test('a toll dwarf is put only if that is meant, and the second goal is a goal', () => {
  const toll = offer('toll 3,1 cross', { type: 'post_dwarf', card: 'cross', cell: [3, 1] });
  const here = offer('TBLR 1,0', play('cross', { place: { cell: [1, 0], rotated: false } }));
  expect([...choicesFor([toll, here], ['cross'], null).cells.keys()]).toEqual(['1,0']);
  expect([...choicesFor([toll, here], ['cross'], null, true).cells.keys()]).toEqual(['3,1']);
  const map = offer('map 8,0', play('treasure_map', { cell: [8, 0] }));
  expect(choicesFor([map], ['treasure_map'], [8, 2]).cells.size).toBe(0);
});

test('one plan, whichever way up its card lies', () => {
  const lay = (rotated: boolean) => offer(`lay ${rotated}`, play('curve', { place: { cell: [1, 0], rotated } }));
  const ask = (sponsor: number, rotated: boolean) =>
    offer(`ask ${sponsor} ${rotated}`, { type: 'ask_sponsor', sponsor, card: 'curve', cell: [1, 0], rotated });
  const found = plans([lay(false), ask(1, false), lay(true), ask(2, true), ask(1, true)]);
  expect(found.map((ways) => ways.map(({ text }) => text))).toEqual([
    ['lay false', 'lay true'],
    ['ask 1 false', 'ask 1 true'],
    ['ask 2 true'],
  ]);
});

import { expect, test } from 'vitest';
import { prints } from '../prints';
import type { Dwarf } from '../protocol';
import { actionPicture, ringOf } from './actions';
import { drawCard, drawGold, linesOf } from './card';
import { drawDwarf } from './dwarf';
import { drawIcon, iconNames, iconOf } from './icons';
import { groupsOf, type Letter } from './tunnels';

/** The points where a floor must reach the edge of a card if a side is open. */
const ends: Record<Letter, string> = { T: '50 0', B: '50 160', L: '0 80', R: '100 80' };
const floors = (markup: string) =>
  [...markup.matchAll(/<path d="([^"]*)"[^>]*class="floor"/g)].map((found) => found[1]!).join(' ');

test.each(Object.entries(prints).filter(([, print]) => print.tunnels !== undefined))(
  'the tunnels of %s reach the edge exactly where the card is open',
  (card, print) => {
    for (const turned of [false, true]) {
      const open = new Set(
        groupsOf(print.tunnels!)
          .flat()
          .map((side) => (turned ? ({ T: 'B', B: 'T', L: 'R', R: 'L' } as const)[side] : side)),
      );
      const drawn = floors(drawCard(card, { turned }));
      for (const [side, end] of Object.entries(ends)) {
        const touches = new RegExp(`(^|[^\\d.])${end}(?![\\d.])`).test(drawn);
        expect(touches, `${side} of ${card}${turned ? ' turned' : ''}`).toBe(open.has(side as Letter));
      }
    }
  },
);

test('what lies decides how it is drawn, not how it was printed', () => {
  expect(floors(drawCard('curve_TR', { tunnels: 'BL' }))).toBe(floors(drawCard('curve_TR', { turned: true })));
});

test('every card looks different from every other', () => {
  const seen = new Map<string, string>();
  for (const card of Object.keys(prints)) {
    const drawn = drawCard(card);
    expect(seen.get(drawn), card).toBeUndefined();
    seen.set(drawn, card);
  }
});

test('a back says of which pile it is, and nothing of the card', () => {
  const backs = (['path', 'goal', 'chest', 'gold', 'dwarf'] as const).map((back) => drawCard(null, { back }));
  expect(new Set(backs).size).toBe(backs.length);
});

test('doors, homes and dwarves of a team have its letter and its shape, not only its colour', () => {
  const withoutColour = (markup: string) => markup.replace(/#[0-9a-f]{3,6}/gi, '');
  const pairs: [string, string][] = [
    [drawCard('start_blue'), drawCard('start_green')],
    [drawCard('ladder_blue'), drawCard('ladder_green')],
    [drawDwarf('blue'), drawDwarf('green')],
  ];
  for (const [blue, green] of pairs) expect(withoutColour(blue)).not.toBe(withoutColour(green));
});

test('nothing that is drawn needs what the page forbids', () => {
  const dwarves: (Dwarf | null)[] = [
    'gold_miner',
    'saboteur',
    'greedy_dwarf',
    'blue',
    'green',
    'boss',
    'profiteer',
    'geologist',
    null,
  ];
  const all = [
    ...Object.keys(prints).map((card) => drawCard(card)),
    ...dwarves.map((dwarf) => drawDwarf(dwarf)),
    ...iconNames.map((name) => drawIcon(name)),
    ...[1, 2, 3].map((worth) => drawGold(worth)),
  ];
  for (const markup of all) {
    expect(markup).not.toMatch(/style=|<style|<script|href=|url\(|NaN|undefined/);
  }
});

test('a name is written in as few lines as can be read, and only on action cards', () => {
  expect(linesOf('Rockfall')).toEqual(['Rockfall']);
  expect(linesOf('Change of direction')).toEqual(['Change of', 'direction']);
  expect(drawCard('rockfall', { name: 'Rockfall' })).toContain('>Rockfall</text>');
  expect(drawCard('cross', { name: 'Crossing' })).toBe(drawCard('cross'));
});

test('every action card has a picture of its own', () => {
  const actions = Object.keys(prints).filter((card) => prints[card]!.kind === 'action');
  expect(actions.filter((card) => actionPicture(card) === undefined)).toEqual([]);
});

test('a card without a picture is drawn with its name, so that a new card can be read', () => {
  expect(drawCard('card_of_tomorrow')).toContain('>Card of</text> <text');
  expect(drawCard('card_of_tomorrow')).not.toBe(drawCard('card_of_yesterday'));
  expect(drawCard('card_of_tomorrow', { name: 'Tomorrow' })).toContain('>Tomorrow</text>');
  expect(drawCard('<script>')).not.toContain('<script>');
  // Cards in the mine have their tunnels.
  expect(floors(drawCard('card_of_tomorrow', { tunnels: 'TR' }))).toBe(floors(drawCard('curve_TR')));
});

test('the ring of an action card shows if it harms or helps', () => {
  expect(['broken_cart', 'trapped', 'theft'].map(ringOf)).toEqual(['broken', 'broken', 'broken']);
  expect(['repair_lantern_cart', 'master_crafter', 'freedom'].map(ringOf)).toEqual(['mended', 'mended', 'mended']);
  expect(['rockfall', 'inspection', 'card_of_tomorrow'].map(ringOf)).toEqual(['plain', 'plain', 'plain']);
});

test('what lies in front of a player has an icon of its own, or that of any card', () => {
  const inFront = ['broken_pickaxe', 'broken_lantern', 'broken_cart', 'trapped', 'theft'];
  expect(inFront.map(iconOf)).toEqual(inFront);
  expect(iconOf('card_of_tomorrow')).toBe('card');
});

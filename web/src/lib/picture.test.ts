// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawCard } from '../art/card';
import { drawDwarf } from '../art/dwarf';
import type { View } from '../protocol';
import fixture from '../table/fixture.json';
import { identitiesOf } from './identity';
import { drawFinished } from './picture';

const view = fixture.view as unknown as View;
const outcome = { scores: [4, 9, 2, 0, 1], winners: [1] };
const draw = (names: string[], changes: Partial<View> = {}) =>
  drawFinished({
    view: { ...view, outcome, ...changes },
    identities: identitiesOf(names.map((name) => ({ name, bot: false }))),
    title: 'Saboteur',
    line: 'Ben wins!',
  });

test('the picture has the last mine, everybody with their role and gold, and the winners', () => {
  const players = view.players.map((player) => ({ ...player, dwarf: 'saboteur' as const }));
  const picture = draw(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'], { players });
  for (const word of ['Saboteur', 'Ben wins!', 'Ann', 'Eve', '>9<']) expect(picture).toContain(word);
  expect(picture.split(drawDwarf('saboteur'))).toHaveLength(6);
  const laid = view.board.find((seen) => seen.face_up)!;
  expect(picture).toContain(drawCard(laid.card, { turned: laid.rotated, tunnels: laid.tunnels, back: 'path' }));
});

test('whatever the players are called, the picture is well-formed', () => {
  const picture = draw(['<b>', 'A & B', '"Q"', 'x'.repeat(60), '']);
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${picture}</svg>`,
    'image/svg+xml',
  );
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.textContent).toContain('A & B');
});

test('up to twelve players find room', () => {
  const names = Array.from({ length: 12 }, (_, at) => `Player ${at + 1}`);
  const players = names.map(() => view.players[0]!);
  const picture = draw(names, { players, outcome: { scores: names.map(() => 3), winners: [0] } });
  const heights = [...picture.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(Math.max(...heights)).toBeLessThan(900);
  for (const name of names) expect(picture).toContain(name);
});

test('the picture shows nothing but what lies open', () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const open = view.players.map((player) => ({ ...player, dwarf: null, hand: null, gold_values: null }));
  const picture = draw(names, { players: open });
  const seen = open.map((player) => ({ ...player, hand: ['treasure_map', 'rockfall'], gold_values: [3] }));
  expect(draw(names, { players: seen })).toBe(picture);
  // A goal that nobody has turned over and a role that nobody knows show their backs.
  const closed = view.board.filter((card) => card.place === 'goal' && !card.face_up);
  expect(closed.map(({ card }) => card)).toEqual([null, null, null]);
  expect(picture.split(drawCard(null, { back: 'goal' }))).toHaveLength(4);
  expect(picture.split(drawDwarf(null))).toHaveLength(6);
});

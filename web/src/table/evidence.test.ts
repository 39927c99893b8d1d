// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { evidenceOf } from '../lib/evidence';
import { plain, speak } from '../lib/words.svelte';
import type { Event, View } from '../protocol';
import AboutPlayer from './AboutPlayer.svelte';
import Board from './Board.svelte';
import Deeds from './Deeds.svelte';
import Hand from './Hand.svelte';
import OwnDwarf from './OwnDwarf.svelte';
import Players from './Players.svelte';
import fixture from './fixture.json';
import { traceLines } from './minewords';

const view = fixture.view as unknown as View;
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const events: Event[] = [
  { type: 'round_began', round: 1, first: 1 },
  { type: 'played', seat: 1, card: 'cross', target: { place: { cell: [0, 0], rotated: false } } },
  { type: 'drew', seat: 1, pile: 'deck', card: null },
  { type: 'played', seat: 2, card: 'treasure_map', target: { cell: [8, 0] } },
  { type: 'card_seen', seat: 2, cell: [8, 0], card: null, chest: null },
  { type: 'drew', seat: 2, pile: 'deck', card: null },
  { type: 'played', seat: 3, card: 'goal_card_swap', target: { cells: [[8, 0], [8, 2]] } }, // prettier-ignore
  { type: 'goals_swapped', seat: 3, one: [8, 0], two: [8, 2], swapped: null },
  { type: 'discarded', seat: 4, count: 2, cards: null, removed: null },
  { type: 'played', seat: 1, card: 'broken_cart', target: { seat: 2 } },
];
const evidence = evidenceOf([{ events }], 1);

let shown: Record<string, unknown> | undefined;
function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  document.body.innerHTML = '';
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = () => {};
  await speak('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

test('a card says who laid it and when, also to those who hear the mine', () => {
  expect(traceLines([0, 0], evidence, names).map(plain)).toEqual(['Laid by Ben, 4 turns ago']);
  const page = show(Board, { view, names, evidence });
  expect(page.querySelector('[data-cell="0,0"]')!.getAttribute('aria-label')).toContain('Laid by Ben, 4 turns ago');
  expect(page.querySelector('table')!.textContent).toContain('Laid by Ben');
});

test('the token of somebody who looked at a goal stays on it, and a swap shows on both goals', () => {
  const page = show(Board, { view, names, evidence });
  const tokens = (cell: string) =>
    [...page.querySelectorAll(`[data-looks="${cell}"] i`)].map((token) => [
      token.querySelector('[data-token]')!.getAttribute('data-token'),
      token.classList.contains('stale'),
      token.classList.contains('swap'),
    ]);
  expect(tokens('8,0')).toEqual([
    ['2', true, false],
    ['3', false, true],
  ]);
  expect(tokens('8,2')).toEqual([['3', false, true]]);
  expect(tokens('8,-2')).toEqual([]);
  expect(traceLines([8, 0], evidence, names).map(plain)).toEqual([
    'Cleo looked before the swap, 3 turns ago',
    'Dan took it up to swap it, 2 turns ago',
  ]);
});

test('all that a player did is drawn and said', () => {
  const page = show(AboutPlayer, { view, seat: 1, dwarf: null, names, bot: null, evidence, onclose: () => {} });
  const said = [...page.querySelectorAll('[data-deed] .unseen')].map((one) => one.textContent);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^turn 1: Ben /);
  expect(said[1]).toMatch(/^turn 5: Ben .*Cleo/);
  expect(page.querySelectorAll('[data-deed] img')).toHaveLength(2);
  expect(page.querySelector('[data-deed] [data-token="2"]')).not.toBeNull();
});

test('cards that were passed are counted, and lie face down', () => {
  const page = show(Deeds, { deeds: evidence.deeds.filter(({ seat }) => seat === 4), names });
  expect(page.querySelector('[data-deed] b')!.textContent).toBe('×2');
});

test('a broken tool lies as a card on the panel and on the own portrait, and dims the path cards', () => {
  const broken = { ...view, players: view.players.map((player) => ({ ...player, in_front: ['broken_cart'] })) };
  const panel = show(Players, { view: broken, seats: [], names });
  expect([...panel.querySelectorAll('img.broken')].map((card) => card.getAttribute('alt'))).toEqual(
    names.map(() => 'broken cart'),
  );
  const portrait = show(OwnDwarf, { dwarf: 'gold_miner', game: 'base', front: ['broken_cart'] });
  expect(portrait.querySelector('[data-front="broken_cart"]')).not.toBeNull();
  const hand = show(Hand, { hand: ['cross', 'rockfall'], game: 'base', stoppers: ['broken_cart'] });
  const [cross, rockfall] = hand.querySelectorAll('[data-card]');
  expect(cross!.classList.contains('stopped')).toBe(true);
  expect(cross!.getAttribute('aria-label')).toContain('not while this lies before you: broken cart');
  expect(rockfall!.classList.contains('stopped')).toBe(false);
});

test('notes are for other players, and say that only the writer sees them', () => {
  const onnote = vi.fn<(seat: number) => void>();
  const notes = new Map([[2, 'saboteur' as const]]);
  const page = show(Players, { view, seats: [], names, own: [0], notes, onnote });
  const buttons = [...page.querySelectorAll<HTMLElement>('[data-note]')];
  expect(buttons.map((button) => button.dataset.note)).toEqual(['none', 'saboteur', 'none', 'none']);
  expect(buttons[1]!.getAttribute('aria-label')).toBe('Your note about Cleo: Saboteur. Only you see it.');
  buttons[1]!.click();
  expect(onnote).toHaveBeenCalledWith(2);
  expect(show(Players, { view, seats: [], names }).querySelector('[data-note]')).toBeNull();
});

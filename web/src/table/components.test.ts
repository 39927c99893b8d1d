// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type {
  BotView,
  Cell,
  Decision as DecisionId,
  Event,
  Move,
  Offer,
  Pointing,
  SeatView,
  Stance,
  News,
  TableView,
  View,
} from '../protocol';
import type { TableLink } from '../lib/link.svelte';
import { format, speak, t } from '../lib/words.svelte';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import fixture from './fixture.json';
import Hand from './Hand.svelte';
import Lobby from './Lobby.svelte';
import Log from './Log.svelte';
import Moves from './Moves.svelte';
import Players from './Players.svelte';
import Score from './Score.svelte';
import Reactions from './Reactions.svelte';
import { choicesFor } from './choose';
import { offer } from './offer.fixture';

const view = fixture.view as unknown as View;
const moves = fixture.moves as unknown as Offer[];
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const seats = names.map((name, member): SeatView => ({
  type: 'person',
  name,
  member,
  here: member !== 2,
  ready: false,
  muted: false,
  stood_in: false,
}));

let shown: Record<string, unknown> | undefined;

/** Shows a component on an empty page. */
function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  document.body.innerHTML = '';
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

beforeAll(async () => {
  // Parts of a browser that jsdom does not have.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  await speak('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

test('the mine shows every card, and says each in words', () => {
  const page = show(Board, { view, names });
  expect(page.querySelectorAll('[data-cell]')).toHaveLength(view.board.length);
  expect(page.querySelectorAll('table td')).toHaveLength(view.board.length);
  expect(page.querySelectorAll('[data-target]')).toHaveLength(0);
});

test('places that can be chosen are buttons; arrow keys go from one to the next', () => {
  const onchoose = vi.fn<(cell: Cell) => void>();
  const page = show(Board, { view, names, targets: new Set(['3,0', '5,0', '3,2']), onchoose });
  const at = (cell: string) => page.querySelector<HTMLElement>(`[data-target="${cell}"]`)!;
  at('3,0').focus();
  at('3,0').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(at('5,0'));
  at('5,0').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  at('3,0').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(document.activeElement).toBe(at('3,2'));
  at('3,2').click();
  expect(onchoose).toHaveBeenCalledWith([3, 2], true);
});

test('the held card shows below the pointer and on the focused place, and nowhere else', () => {
  const ghostAt = (cell: Cell) => ({ card: 'cross', cell, turned: false });
  const page = show(Board, { view, names, targets: new Set(['3,0', '5,0']), ghostAt });
  const at = (cell: string) => page.querySelector<HTMLElement>(`[data-target="${cell}"]`)!;
  const ghosts = () => [...page.querySelectorAll<HTMLElement>('[data-ghost]')].map((ghost) => ghost.dataset.ghost);
  const point = (cell: string, type: string, pointerType: string) => {
    at(cell).dispatchEvent(Object.assign(new globalThis.Event(type), { pointerType }));
    flushSync();
  };
  expect(ghosts()).toEqual([]);
  point('3,0', 'pointerenter', 'mouse');
  expect(ghosts()).toEqual(['3,0']);
  point('5,0', 'pointerenter', 'mouse');
  point('3,0', 'pointerleave', 'mouse');
  expect(ghosts()).toEqual(['5,0']);
  point('5,0', 'pointerleave', 'mouse');
  // A finger covers what is below it.
  point('3,0', 'pointerenter', 'touch');
  expect(ghosts()).toEqual([]);
});

test('nobody sees whose dwarf is hidden', () => {
  const page = show(Players, { view, seats, names, own: [0], masked: true });
  expect(page.querySelectorAll('.dwarf-art')).toHaveLength(0);
  expect(view.players[0]!.dwarf).not.toBeNull();
  const open = show(Players, { view, seats, names, own: [0] });
  const labels = [...open.querySelectorAll('.dwarf-art')].map((art) => art.getAttribute('aria-label'));
  expect(labels).toEqual([t(`dwarf-${view.players[0]!.dwarf!}`)]);
});

test('players in turn order, with what lies before them, whose turn it is and who is away', () => {
  const onchoose = vi.fn<(seat: number) => void>();
  const page = show(Players, { view, seats, names, own: [0], targets: new Set([3]), onchoose });
  const rows = [...page.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(names);
  expect(rows.map((row) => row.classList.contains('acting'))).toEqual([true, false, false, false, false]);
  expect(rows.map((row) => row.classList.contains('away'))).toEqual([false, false, true, false, false]);
  const before = view.players.map((player) => player.in_front.length);
  expect(rows.map((row) => row.querySelectorAll('.broken').length)).toEqual(before);
  rows[3]!.querySelector('button')!.click();
  expect(onchoose).toHaveBeenCalledWith(3, true);
});

test('a bot is shown with its level and its character, and says both to a screen reader', () => {
  const bots: (BotView | null)[] = [null, { level: 'hard', character: 'sly' }, { level: 'random' }, null, null];
  const page = show(Players, { view, seats, names, bots });
  const rows = [...page.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('.profile')?.textContent)).toEqual([
    undefined,
    'Hard, sly',
    'Random',
    undefined,
    undefined,
  ]);
  const labels = rows.map((row) => row.querySelector('.name .icon[role="img"]')?.getAttribute('aria-label'));
  expect(labels.slice(0, 2)).toEqual([undefined, 'bot (Hard, sly)']);
});

test('the host gives a bot a character, or leaves it to the draw', () => {
  const ask = vi.fn<(ask: unknown) => Promise<void>>().mockResolvedValue(undefined);
  const link = { ask, tokens: [], you: [{ member: 0 }], chat: [] } as unknown as TableLink;
  const bot = (chosen: boolean): SeatView => ({ type: 'bot', name: 'Orin', level: 'hard', character: 'sly', chosen });
  const table: TableView = {
    code: 'abcd2345',
    phase: 'lobby',
    settings: {
      rules: view.rules,
      clock: { type: 'none' },
      pace: 'calm',
      reaction_seconds: null,
      chat: false,
      pointing: true,
      spectators: false,
      stand_in: 'normal',
    },
    has_password: false,
    host: 0,
    seats: [seats[0]!, bot(false), bot(true)].map((seat, at) => (at === 2 ? { ...seat, name: 'Mika' } : seat)),
    watching: [],
    strangers: 0,
    claims: [],
    games: 0,
    score: [],
    resting: false,
    deal: null,
    obstacle: null,
  };
  const lobby = (mine: number[]) =>
    show(Lobby, { link, table, seats: [0], mine: new Set(mine), screen: false, onjoin: vi.fn() });
  const page = lobby([0]);
  const select = (name: string) =>
    page.querySelector<HTMLSelectElement>(`select[aria-label="${t('bot-character-of', { name })}"]`)!;
  expect(select('Orin').selectedOptions[0]!.textContent).toBe('drawn: sly');
  expect(select('Mika').selectedOptions[0]!.textContent).toBe('sly');
  const choose = (name: string, value: string) => {
    select(name).value = value;
    select(name).dispatchEvent(new globalThis.Event('change', { bubbles: true }));
    return ask.mock.lastCall?.[0];
  };
  expect(choose('Orin', 'bold')).toEqual({ type: 'set_bot', seat: 1, level: 'hard', character: 'bold' });
  expect(choose('Mika', '')).toEqual({ type: 'set_bot', seat: 2, level: 'hard', character: undefined });
  // The others read it.
  expect(lobby([]).querySelector('.seats')!.textContent).toContain('Hard, sly');
});

test('the hand names its cards, and hands on which one was touched', () => {
  const onpick = vi.fn<(at: number) => void>();
  const hand = view.players[0]!.hand!;
  const page = show(Hand, { hand, game: view.rules.game, usable: hand.map(() => true), picked: [1], onpick });
  const cards = [...page.querySelectorAll<HTMLElement>('[data-card]')];
  expect(cards.map((card) => card.dataset.card)).toEqual(hand);
  expect(cards.every((card) => (card.getAttribute('aria-label') ?? '').length > 2)).toBe(true);
  expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual(hand.map((_, at) => String(at === 1)));
  cards[2]!.click();
  expect(onpick).toHaveBeenCalledWith(2, true);
});

test('every move of the list is a button with words, and can be searched for', () => {
  const onmake = vi.fn<(offer: Offer) => void>();
  const page = show(Moves, { offers: moves, names, onmake });
  const buttons = [...page.querySelectorAll<HTMLElement>('li button')];
  expect(buttons).toHaveLength(moves.length);
  expect(new Set(buttons.map((button) => button.textContent)).size).toBe(moves.length);
  buttons[0]!.click();
  expect(onmake).toHaveBeenCalledWith(moves[0]);
});

/** Asks a question. Answers with the page, and with what is called when it is answered. */
function ask(decision: DecisionId, offers: Offer[], seen = view) {
  const onmake = vi.fn<(offer: Offer) => void>();
  const choices = choicesFor(offers, [], null);
  const rest = { names, left: null, busy: false, tollOf: () => '', onplace: vi.fn() };
  return { onmake, page: show(Decision, { view: seen, decision, offers, choices, onmake, ...rest }) };
}

test('a question besides the turn offers every answer', () => {
  const offers: Offer[] = [
    offer('steal 2', { type: 'answer', to: 'steal', reply: { seat: 2 } }),
    offer('steal 3', { type: 'answer', to: 'steal', reply: { seat: 3 } }),
    offer('steal nothing', { type: 'answer', to: 'steal', reply: 'no' }),
  ];
  const { page, onmake } = ask('steal', offers);
  const buttons = [...page.querySelectorAll<HTMLElement>('button')];
  expect(buttons).toHaveLength(3);
  expect(page.textContent).toContain('Cleo');
  for (const button of buttons) {
    button.click();
    flushSync();
    // The player to steal from is confirmed.
    page.querySelector<HTMLElement>('.sure button')?.click();
    flushSync();
    buttons.find((other) => other.classList.contains('touched'))?.click();
    flushSync();
  }
  expect(onmake.mock.calls.map(([offer]) => offer.text).sort()).toEqual(offers.map((offer) => offer.text).sort());
});

test('gold and cards to choose from are drawn, and one that is touched is confirmed', () => {
  const offers: Offer[] = [
    offer('take 3', { type: 'answer', to: 'take_gold', reply: { gold: 3 } }),
    offer('pick TBLR', { type: 'answer', to: 'take_discard', reply: { card: 'cross' } }),
  ];
  const seen: View = { ...view, gold: { stock: 9, offered: 3, choices: [3, 3, 1] } };
  const { page, onmake } = ask('take_gold', offers, seen);
  const [gold, card] = [...page.querySelectorAll<HTMLElement>('button')];
  const shownText = [...gold!.querySelectorAll('[aria-hidden]:not(svg)')].map((part) => part.textContent);
  expect(shownText).toEqual(['3 gold', '2 such cards']);
  expect(gold!.querySelector('.unseen')!.textContent).toBe('Take a gold card with 3 nuggets (2 such cards)');
  expect(card!.getAttribute('aria-label')).toBe(t('card-cross'));
  card!.click();
  flushSync();
  expect(onmake).not.toHaveBeenCalled();
  page.querySelector<HTMLElement>('.sure button')!.click();
  expect(onmake).toHaveBeenCalledWith(offers[1]);
});

test('to let a play happen is the first answer and made at once, to object is confirmed', () => {
  const offers: Offer[] = [
    offer('veto', { type: 'answer', to: 'react', reply: 'yes' }),
    offer('allow', { type: 'answer', to: 'react', reply: 'no' }),
  ];
  const { page, onmake } = ask('react', offers);
  const [allow, object] = [...page.querySelectorAll<HTMLElement>('button')];
  expect([allow!.dataset.move, object!.dataset.move]).toEqual(['allow', 'veto']);
  expect([allow!, object!].map((button) => button.classList.contains('main'))).toEqual([true, false]);
  object!.click();
  flushSync();
  expect(onmake).not.toHaveBeenCalled();
  allow!.click();
  expect(onmake).toHaveBeenCalledWith(offers[1]);
});

test('what was announced and then done is told once', () => {
  const told = (events: Event[]): News => ({ type: 'moved', seat: 1, by: 'person', events });
  const play: Move = { type: 'play', card: 'rockfall', target: { cell: [3, 0] } };
  const announced = told([{ type: 'announced', seat: 1, play }]);
  const lines = (...all: News[]) =>
    show(Log, { log: all.map((one, key) => ({ key, told: one, game: 1 })), names }).querySelectorAll('.line').length;
  expect(lines(announced)).toBe(1);
  expect(lines(announced, told([{ type: 'played', seat: 1, card: 'rockfall', target: { cell: [3, 0] } }]))).toBe(1);
  expect(lines(announced, told([{ type: 'vetoed', seat: 2, target: 1, card: 'rockfall' }]))).toBe(2);
});

test('what happened is told in pictures: a turn together, its player named once', () => {
  const events: Event[] = [
    { type: 'played', seat: 1, card: 'broken_cart', target: { seat: 0 } },
    { type: 'drew', seat: 1, pile: 'deck', card: null },
  ];
  const next: Event[] = [
    { type: 'played', seat: 2, card: 'treasure_map', target: { cell: [8, 0] } },
    { type: 'card_seen', seat: 2, cell: [8, 0], card: 'goal_gold', chest: null },
  ];
  const log = [events, next].map((all, key) => {
    const told: News = { type: 'moved', seat: key + 1, by: 'person', events: all };
    return { key, told, game: 1 };
  });
  const onshow = vi.fn<(cells: Cell[]) => void>();
  const page = show(Log, { log, names, seat: 2, onshow });
  const turns = [...page.querySelectorAll<HTMLElement>('[data-turn]')];
  expect(turns.map((turn) => turn.dataset.turn)).toEqual(['1', '2']);
  expect(turns.map((turn) => turn.querySelector('.owner')!.textContent)).toEqual(['2 Ben', '3 Cleo']);
  expect(turns[0]!.querySelector('.line')!.textContent).not.toContain('Ben');
  expect(turns.map((turn) => [...turn.querySelectorAll('img')].map(({ alt }) => alt))).toEqual([
    [t('card-broken_cart')],
    [t('card-treasure_map'), t('card-goal_gold')],
  ]);
  expect(turns[0]!.textContent).toContain('Ann');
  expect(turns.map((turn) => turn.classList.contains('own'))).toEqual([false, true]);
  // A line about a place leads there, and says all to a screen reader.
  const [map, seen] = [...turns[1]!.querySelectorAll<HTMLElement>('button')];
  expect(map!.querySelector('.unseen')!.textContent).toBe('Cleo plays a treasure map and looks at the card at 8,0.');
  seen!.click();
  expect(onshow).toHaveBeenCalledWith([[8, 0]]);
  expect(turns[0]!.querySelectorAll('button')).toHaveLength(0);
});

test('places of an earlier round lead nowhere', () => {
  const play: Event = { type: 'played', seat: 0, card: 'cross', target: { place: { cell: [1, 0], rotated: false } } };
  const round: Event[] = [play, { type: 'round_began', round: 2, first: 1 }, { ...play, seat: 1 }];
  const told: News = { type: 'moved', seat: 0, by: 'person', events: round };
  const page = show(Log, { log: [{ key: 1, told, game: 1 }], names, onshow: vi.fn<(cells: Cell[]) => void>() });
  expect([...page.querySelectorAll('.line')].map((line) => line.tagName)).toEqual(['SPAN', 'SPAN', 'BUTTON']);
});

test('a player points at the others with one touch, and sees who points at whom', () => {
  const onpoint = vi.fn<(at: number, stance: Stance) => void>();
  const pointing: Pointing[] = [
    { seat: 0, at: 2, stance: 'vouch' },
    { seat: 3, at: 2, stance: 'accuse' },
    { seat: 4, at: 2, stance: 'accuse' },
  ];
  const page = show(Players, { view, seats, names, own: [0], pointing, pointer: 0, onpoint });
  const rows = [...page.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelectorAll('[data-point]').length)).toEqual([0, 2, 2, 2, 2]);
  const button = (row: number, stance: Stance) => rows[row]!.querySelector<HTMLElement>(`[data-point="${stance}"]`)!;
  button(1, 'accuse').click();
  button(3, 'vouch').click();
  expect(onpoint.mock.calls).toEqual([
    [1, 'accuse'],
    [3, 'vouch'],
  ]);
  expect(button(2, 'vouch').getAttribute('aria-pressed')).toBe('true');
  expect(button(2, 'accuse').getAttribute('aria-pressed')).toBe('false');
  const marks = [...rows[2]!.querySelectorAll('[data-pointed]')].map((mark) => mark.getAttribute('aria-label'));
  expect(marks).toEqual([t('pointed-accuse', { names: 'Dan, Eve' }), t('pointed-vouch', { names: 'Ann' })]);
  // Where nobody may point, there are no buttons, and the marks stay.
  const replay = show(Players, { view, seats, names, pointing });
  expect(replay.querySelectorAll('[data-point]')).toHaveLength(0);
  expect(replay.querySelectorAll('[data-pointed]')).toHaveLength(2);
});

test('the log tells who points at whom, and who takes it back', () => {
  const all: News[] = [
    { type: 'pointed', seat: 1, at: 2, stance: 'accuse' },
    { type: 'pointed', seat: 1, at: 2 },
  ];
  const page = show(Log, { log: all.map((told, key) => ({ key, told, game: 1 })), names });
  const [said, undone] = [...page.querySelectorAll('.news')];
  expect(said!.classList.contains('accuse')).toBe(true);
  expect(said!.querySelector('.stance .icon')!.getAttribute('aria-label')).toBe(t('stance-accuse'));
  expect(undone!.classList.contains('accuse')).toBe(false);
  expect(undone!.textContent).toMatch(/Ben.*Cleo/);
});

test('six reactions with their names are sent with one touch', () => {
  const ask = vi.fn<(ask: unknown) => Promise<void>>().mockResolvedValue(undefined);
  const link = { ask } as unknown as TableLink;
  const page = show(Reactions, { link });
  const buttons = [...page.querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual(
    ['laugh', 'gasp', 'think', 'applaud', 'shrug', 'hurry'].map((id) => format(`gesture-${id}`)),
  );
  buttons[1]!.click();
  expect(ask).toHaveBeenCalledWith({ type: 'gesture', gesture: 'gasp' });
});

test('the results over the games of a table, by player, and nothing before the first', () => {
  const score = [
    { member: 0, name: 'Ann', games: 2, wins: 1, gold: 9 },
    { member: null, name: 'Orin', games: 2, wins: 0, gold: 4 },
  ];
  const page = show(Score, { score });
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Ann', '1', '2', '9'],
    ['Orin', '0', '2', '4'],
  ]);
  expect(show(Score, { score: [] }).querySelector('table')).toBeNull();
});

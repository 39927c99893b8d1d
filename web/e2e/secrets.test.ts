import { expect, test } from 'vitest';
import type { Event, GameView, Message } from '../src/protocol';
import { gather, goOn, hasToAct, playOn, playTogether } from './play';
import { visible } from './secrets';
import { t } from './words';
import { world } from './world';

const here = world();

/** Returns what a viewer was told but must not know before the end of the round. */
function leaks(heard: readonly Message[], seat: number | null): string[] {
  const found: string[] = [];
  /** The face-down cards that a map has shown to this seat, and the dwarves that it has inspected. */
  const known = new Set<string>();
  for (const tell of heard) {
    if (tell.type !== 'state') continue;
    for (const told of tell.happened ?? []) {
      if (told.type !== 'moved' && told.type !== 'dealt') continue;
      for (const event of told.events) {
        if (event.type === 'round_began') known.clear();
        if (event.type === 'card_seen' && event.seat === seat) known.add(event.cell.join());
        if (event.type === 'dwarf_seen' && event.seat === seat) known.add(`dwarf ${event.target}`);
        const secret = secretOf(event);
        // A player who loses cards knows which.
        const knows = ('seat' in event && event.seat === seat) || (event.type === 'cards_taken' && event.from === seat);
        if (secret !== null && !knows) found.push(JSON.stringify(event));
      }
    }
    if (tell.game && tell.table?.phase !== 'over' && tell.game.view.outcome === null)
      found.push(...shown(tell.game, seat, known));
  }
  return found;
}

/** The part of an event that only one seat may know. */
function secretOf(event: Event): unknown {
  switch (event.type) {
    case 'dwarf_dealt':
    case 'dwarf_seen':
      return event.dwarf;
    case 'hand_dealt':
    case 'cards_taken':
    case 'discarded':
      return event.cards;
    case 'drew':
    case 'card_seen':
      return event.card;
    default:
      return null;
  }
}

function shown({ view, moves, seat: eyes }: GameView, seat: number | null, known: Set<string>): string[] {
  const found: string[] = [];
  const unmasked = view.to_act?.decision === 'take_gold' || view.to_act?.decision === 'steal';
  for (const [at, player] of view.players.entries()) {
    if (at === seat) continue;
    if (player.hand !== null) found.push(`hand of seat ${at}: ${player.hand.join()}`);
    if (player.dwarf !== null && !unmasked && !known.has(`dwarf ${at}`))
      found.push(`dwarf of seat ${at}: ${player.dwarf}`);
    if (player.gold_values !== null) found.push(`gold of seat ${at}: ${player.gold_values.join()}`);
  }
  for (const { cell, card, face_up } of view.board) {
    if (!face_up && card !== null && !known.has(cell.join())) found.push(`card at ${cell.join()}: ${card}`);
  }
  if (seat === null && moves.length > 0) found.push('moves of somebody else');
  if (eyes !== seat) found.push(`eyes of seat ${eyes}`);
  return found;
}

/** All that a browser was told of pointing and reactions. */
function gestures(heard: readonly Message[]): object[] {
  return heard.flatMap((tell): object[] => {
    if (tell.type === 'chat') return tell.lines;
    if (tell.type !== 'state') return [];
    return [...tell.happened.filter(({ type }) => type === 'pointed'), ...(tell.game?.pointing ?? [])];
  });
}

test.each(['base', 'saboteur2'] as const)('nobody is told a secret of others: %s', async (game) => {
  const [ada, ben, watcher] = [
    await here.visitor({ likes: { name: 'Ada' } }),
    await here.visitor(),
    await here.visitor(),
  ];
  const path = await gather(ada, { game, players: 5, friends: [ben] });
  await watcher.goto(path);
  await watcher.page.locator('[data-board]').waitFor();
  await ada.page.locator('[data-seat="2"] [data-point="accuse"]').click();
  await ada.page.getByRole('tab', { name: new RegExp(`^${t('chat')}`) }).click();
  await ada.page.getByRole('button', { name: t('gesture-gasp'), exact: true }).click();
  let looks = 0;
  await playTogether([ada, ben], 24, async () => {
    const { moves_made } = [ada, ben].find(hasToAct)!.game!;
    await watcher.until('the watcher knows as much', () => watcher.game!.moves_made >= moves_made);
    await goOn(watcher);
    const { view } = watcher.game!;
    if (view.to_act?.decision !== 'turn') return;
    const header = watcher.page.getByRole('banner');
    await header.filter({ hasText: t('round-of', { round: view.round, rounds: view.rounds }) }).waitFor();
    await header
      .locator('[data-deck]')
      .filter({ hasText: new RegExp(`^${view.deck}$`) })
      .waitFor({ state: 'attached' });
    expect(await visible(watcher)).toEqual([]);
    looks++;
  });
  expect(looks).toBeGreaterThan(5);
  expect(watcher.heard.filter((tell) => tell.type === 'state').length).toBeGreaterThan(20);
  expect(leaks(watcher.heard, null)).toEqual([]);
  expect(leaks(ada.heard, ada.game!.seat)).toEqual([]);
  expect(leaks(ben.heard, ben.game!.seat)).toEqual([]);
  // Without a leak here the test would never find one.
  expect(leaks(ada.heard, null)).not.toEqual([]);
  // Pointing and reactions say who, at whom and what, and nothing else.
  for (const { heard } of [watcher, ada, ben]) {
    const said = gestures(heard);
    expect(JSON.stringify(said)).toContain('"stance":"accuse"');
    expect(JSON.stringify(said)).toContain('"gesture":"gasp"');
    const words = ['type', 'seat', 'at', 'stance', 'number', 'member', 'name', 'gesture'];
    expect(said.flatMap((one) => Object.keys(one).filter((key) => !words.includes(key)))).toEqual([]);
  }
});

test('the preview of a link tells nothing of a game that is played', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const path = await gather(ada, { players: 4 });
  /** What a messenger reads of a page. */
  const head = async (path: string) => {
    const page = await (await fetch(here.server.url + path)).text();
    return page.slice(0, page.indexOf('</head>'));
  };
  const before = await head(path);
  expect(before).toMatch(/property="og:title" content="Saboteur: Ada, /);
  expect(before).toMatch(/property="og:image" content="[^"]*\/preview\/base\.png"/);
  await playOn(ada, 4);
  // Nothing that has happened since changes it.
  expect(await head(path)).toBe(before);
  const replay = path.replace('/t/', '/g/');
  for (const number of [1, 2]) expect(await head(`${replay}/${number}`)).toBe(await head('/g/22222222/1'));
});

/** Opening tables and playing at them, as a person would. */
import type { Locator } from 'playwright-core';
import { prints } from '../src/prints';
import type { Cell, Event, Family, Offer } from '../src/protocol';
import type { Visitor } from './visitor';

export type Gathering = { game?: Family; players: number; friends?: Visitor[] };

export async function pickGame(host: Visitor, game: Family): Promise<void> {
  const name = host.page.getByText(host.say(`game-${game}`), { exact: true });
  await host.page.getByRole('radio').filter({ has: name }).click();
}

/** Opens a table from the start page, with bots that do not dawdle. Answers its address. */
export async function openTable(host: Visitor, game: Family = 'base'): Promise<string> {
  await host.goto('/');
  await pickGame(host, game);
  await host.press('open-table');
  await host.page.getByLabel(host.say('pace')).selectOption('instant');
  await host.until('bots are quick', () => host.table?.settings.pace === 'instant');
  return new URL(host.page.url()).pathname;
}

export async function addBots(host: Visitor, players: number): Promise<void> {
  // They are quicker than those who think.
  await host.page.getByLabel(host.say('bot-level'), { exact: true }).selectOption('easy');
  for (let seats = host.table!.seats.length; seats < players; seats++) {
    await host.press('add-bot');
    await host.until('a bot sits down', () => host.table!.seats.length > seats);
  }
}

export async function join(friend: Visitor, path: string, name: string): Promise<void> {
  await friend.goto(path);
  await friend.page.getByLabel(friend.say('your-name')).fill(name);
  await friend.press('take-a-seat');
  await friend.page.getByText(friend.say('waiting-for-host')).waitFor();
}

export async function start(host: Visitor): Promise<void> {
  const [start, anyway] = [host.say('start'), host.say('start-anyway')];
  await host.page.getByRole('button', { name: new RegExp(`^(${start}|${anyway})$`) }).click();
  await host.page.locator('[data-board]').waitFor();
}

/** A table with friends and bots at which the game has begun. Answers its address. */
export async function gather(host: Visitor, { game, players, friends = [] }: Gathering): Promise<string> {
  const path = await openTable(host, game);
  for (const [at, friend] of friends.entries()) await join(friend, path, `Friend ${at + 1}`);
  await addBots(host, players);
  await start(host);
  return path;
}

export function isOver(visitor: Visitor): boolean {
  return visitor.table?.phase === 'over';
}

export function hasToAct(visitor: Visitor): boolean {
  return !isOver(visitor) && (visitor.game?.moves.length ?? 0) > 0;
}

/** Has seen how the round ended, if one has. */
export async function goOn(visitor: Visitor): Promise<void> {
  if ((await visitor.page.locator('[data-resting]').count()) > 0) await visitor.press('next-round');
}

/** The end of a round, on the page. */
export function scene(visitor: Visitor): Locator {
  return visitor.page.getByRole('region', { name: visitor.say('round-over') });
}

/** All events that this browser was told. */
export function events({ heard }: Visitor): Event[] {
  const news = heard.flatMap((tell) => (tell.type === 'state' ? tell.happened : []));
  return news.flatMap((told) => (told.type === 'moved' || told.type === 'dealt' ? told.events : []));
}

type RoundEnded = Extract<Event, { type: 'round_ended' }>;

/** Plays until the given round of the first game is over, and leaves its end as it is. */
export async function untilEnd(visitor: Visitor, round: number): Promise<RoundEnded> {
  const ended = () => events(visitor).filter((event) => event.type === 'round_ended');
  const over = () => ended().length >= round;
  while (!over()) {
    await visitor.until('it is my turn, or the round is over', () => over() || hasToAct(visitor), 60);
    if (!over()) await moveByList(visitor);
  }
  await scene(visitor).waitFor();
  return ended()[round - 1]!;
}

/** Takes the gold of a round that is over, if there is some to take. */
export async function takeGold(visitor: Visitor, round: number): Promise<void> {
  const paid = () => isOver(visitor) || visitor.game!.view.round > round;
  while (!paid()) {
    await visitor.until('there is gold to take, or the next round', () => hasToAct(visitor) || paid());
    if (paid()) return;
    const made = visitor.game!.moves_made;
    await visitor.page.locator('.bar button').first().click();
    await visitor.until('the gold is taken', () => visitor.game!.moves_made > made || isOver(visitor));
  }
}

/** Has seen how the last round ended, and asks who won. */
export async function seeResults(visitor: Visitor): Promise<void> {
  const end = scene(visitor);
  await end.or(endDialog(visitor)).first().waitFor();
  if (await end.isVisible()) await end.getByRole('button', { name: visitor.say('results') }).click();
}

/** Waits for one's turn, or for the end. Returns true if there is a turn. */
export async function turn(visitor: Visitor, seconds = 60): Promise<boolean> {
  const called = async () => {
    // The others may wait until everybody has seen how the round ended.
    if (!isOver(visitor)) await goOn(visitor);
    return isOver(visitor) || hasToAct(visitor);
  };
  await visitor.until('it is my turn', called, seconds);
  if (!isOver(visitor)) await goOn(visitor);
  return !isOver(visitor);
}

/** The position of the game. It changes with every move and every answer. */
function position({ game }: Visitor): string {
  return `${game?.game} ${game?.moves_made} ${game?.moves.map((offer) => offer.text).join()}`;
}

/** The path card that a move lays, and where. */
export function dug({ move, touch }: Offer): { card: string; cell: Cell } | null {
  if (move.type !== 'play' || !touch.lays || prints[move.card]?.kind !== 'path') return null;
  return { card: move.card, cell: touch.cells[0]! };
}

/** Digs wherever possible: that makes for games with everything in them. */
export function favourite(offers: readonly Offer[]): number {
  const digs = offers.findIndex((offer) => (dug(offer)?.cell[0] ?? 0) > 0);
  return digs >= 0 ? digs : Math.floor(offers.length / 2);
}

/** Makes one move from the list of all moves. */
export async function moveByList(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await goOn(visitor);
  const tab = page.getByRole('tab', { name: visitor.say('all-moves') });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  const before = position(visitor);
  const at = favourite(visitor.game!.moves);
  await page.locator('[role=tablist] ~ ul button').nth(at).click();
  await visitor.until('the move is made', () => isOver(visitor) || position(visitor) !== before);
}

/** Plays until the results of the game, or this number of moves. */
export async function playOn(visitor: Visitor, moves = Infinity): Promise<void> {
  for (let made = 0; made < moves && (await turn(visitor)); made++) await moveByList(visitor);
  if (isOver(visitor)) await seeResults(visitor);
}

/** Several people make this number of moves together, each in turn. `look` is called before each move. */
export async function playTogether(people: Visitor[], moves: number, look: () => Promise<void>): Promise<void> {
  const [first] = people;
  for (let made = 0; made < moves; made++) {
    const called = async () => {
      for (const one of people) if (!isOver(one)) await goOn(one);
      return people.some((one) => isOver(one) || hasToAct(one));
    };
    await first!.until('it is the turn of one of us', called, 60);
    const next = people.find(hasToAct);
    if (!next) return;
    await look();
    await moveByList(next);
  }
}

export function endDialog(visitor: Visitor): Locator {
  return visitor.page.getByRole('dialog', { name: visitor.say('game-over') });
}

/** The cards of the hand that the game offers to lay, by their place in the hand. */
export function layable({ game }: Visitor): number[] {
  const hand = game!.view.players[game!.seat!]!.hand ?? [];
  const cards = new Set(game!.moves.map((offer) => dug(offer)?.card));
  return hand.flatMap((card, at) => (cards.has(card) ? [at] : []));
}

/** Whole games of two browsers, a terminal and bots at one table. */
import { afterEach, expect, test } from 'vitest';
import type { Family } from '../src/protocol';
import { addBots, endDialog, join, openTable, playOn, scene, start, takeGold, untilEnd } from './play';
import { Terminal } from './terminal';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();
const [ADA, BEN, CLEO, BOT] = [0, 1, 2, 3];
/** The more bots there are, the fewer moves have to be made by hand. */
const PLAYERS = 8;

let cleo: Terminal | undefined;
afterEach(() => cleo?.leave());

/** Points, vouches, reacts and writes notes, each of the three to the others. */
async function socialise(ada: Visitor, ben: Visitor, cleo: Terminal): Promise<void> {
  const mark = (page: Visitor, at: number, stance: string) =>
    page.page.locator(`[data-seat="${at}"] [data-pointed="${stance}"]`).waitFor();
  await ada.page.locator(`[data-seat="${CLEO}"] .player`).focus();
  await ada.page.keyboard.press('p');
  await Promise.all([
    mark(ben, CLEO, 'accuse'),
    cleo.see(t('told-accused', { name: 'Ada', target: 'Cleo' })),
    ben.page.locator(`[data-arrow="${ADA}-${CLEO}"]`).waitFor({ state: 'attached' }),
  ]);
  cleo.type(`vouch ${ADA}`);
  cleo.type('gasp');
  await Promise.all([
    mark(ada, ADA, 'vouch'),
    mark(ben, ADA, 'vouch'),
    ...[ada, ben].map((one) => one.page.locator(`[data-bubble="${CLEO}"] .gesture`).waitFor()),
  ]);
  await ben.page.getByRole('tab', { name: new RegExp(`^${t('chat')}`) }).click();
  await ben.page.getByRole('button', { name: t('gesture-laugh'), exact: true }).click();
  await Promise.all([
    cleo.see(t('gesture-told-laugh', { name: ben.table!.seats[BEN]!.name })),
    ada.page.locator(`[data-bubble="${BEN}"] .gesture`).waitFor(),
  ]);
  // Notes of all three: only who wrote them sees them.
  await ada.page.locator(`[data-seat="${BOT}"] [data-note="none"]`).click();
  await ada.page.locator(`[data-seat="${BOT}"] [data-note="trusted"]`).waitFor();
  cleo.type(`note ${BOT} smells of goblins`);
  cleo.type('p');
  await cleo.see(t('lines-note', { note: 'smells of goblins' }));
  expect(await ben.page.locator('[data-note="trusted"]').count()).toBe(0);
}

/** The first of two people goes on, and waits until the other one has seen enough. */
async function waitForEachOther(first: Visitor, second: Visitor, cleo: Terminal): Promise<void> {
  await Promise.all([first, second].map((one) => one.page.locator('[data-resting]').waitFor()));
  cleo.play(false);
  const name = second.table!.seats[second.game!.seat!]!.name;
  await first.press('next-round');
  await first.page.getByText(t('still-looking', { names: name, count: 1 })).waitFor();
  const { moves_made } = first.game!;
  // Bots need less than that for a move.
  await first.page.waitForTimeout(500);
  expect(first.table!.resting).toBe(true);
  expect(first.game!.moves_made).toBe(moves_made);
  expect(await scene(second).count()).toBe(1);
  await second.press('next-round');
  await first.until('the round begins', () => !first.table!.resting);
  await first.page.getByText(t('still-looking', { names: name, count: 1 })).waitFor({ state: 'detached' });
  cleo.play(true);
}

/** What everybody was in a round, as a browser and the terminal say it. */
async function compareMasks(visitor: Visitor, cleo: Terminal, dwarves: readonly string[]): Promise<void> {
  const masks = scene(visitor).locator('.masks small');
  await expect
    .poll(() => masks.allInnerTexts(), { timeout: 15_000 })
    .toEqual(dwarves.map((dwarf) => t(`dwarf-${dwarf}`)));
  for (const [seat, dwarf] of dwarves.entries()) {
    const seatName = visitor.table!.seats[seat]!.name;
    await cleo.see(t('by_seat-dwarves', { seat: seatName, value: t(`dwarf-${dwarf}`) }).split('\n')[0]!);
  }
}

test.each<Family>(['base', 'saboteur2'])('two browsers, a terminal and bots play a whole game: %s', async (game) => {
  const [ada, ben] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await openTable(ada, game);
  // With a clock everybody rests between two rounds, even beside bots that do not dawdle.
  await ada.page.getByLabel(t('clock')).selectOption('bank');
  await ada.until('there is a clock', () => ada.table?.settings.clock.type === 'bank');
  await join(ben, path, 'Ben');
  cleo = await Terminal.join(here.server.url + path, 'Cleo');
  await ada.until('Cleo sits', () => ada.table!.seats.length === 3);
  await addBots(ada, PLAYERS);
  await start(ada);
  await ben.page.locator('[data-board]').waitFor();
  await Promise.all([ada, ben].map((one) => one.until('the cards are dealt', () => one.game?.seat != null)));
  await socialise(ada, ben, cleo);

  cleo.play(true);
  const [end, same] = await Promise.all([untilEnd(ada, 1), untilEnd(ben, 1)]);
  expect(same).toEqual(end);
  await compareMasks(ada, cleo, end.dwarves);
  await compareMasks(ben, cleo, end.dwarves);
  await Promise.all([takeGold(ada, 1), takeGold(ben, 1)]);
  await waitForEachOther(ada, ben, cleo);

  await Promise.all([playOn(ada), playOn(ben)]);
  const { outcome, round } = ada.game!.view;
  expect(round).toBe(3);
  const winners = outcome!.winners.map((seat) => ada.table!.seats[seat]!.name);
  for (const one of [ada, ben]) {
    const winner = await endDialog(one).locator('.winner').innerText();
    for (const name of winners) expect(winner).toContain(name);
  }
  // The picture to share is the same for everybody: it holds nothing that only one seat knows.
  const [picture, other] = await Promise.all(
    [ada, ben].map((one) => endDialog(one).locator('figure svg').first().innerHTML()),
  );
  expect(other).toBe(picture);
  await cleo.see(winners[0]!, cleo.text.lastIndexOf(t('round-of', { round: 3, rounds: 3 })));

  // Another game, with the score so far.
  await ada.press('rematch');
  const scores = ada.table!.seats.map(({ name }, seat) => ({ name, gold: outcome!.scores[seat]! }));
  for (const one of [ada, ben]) {
    const table = one.page.getByRole('table', { name: t('score') });
    await table.waitFor();
    for (const { name, gold } of scores) {
      const row = table.getByRole('row').filter({ has: one.page.getByRole('rowheader', { name, exact: true }) });
      const wins = Number(winners.includes(name));
      expect(await row.getByRole('cell').allInnerTexts()).toEqual([String(wins), '1', String(gold)]);
    }
  }
  await start(ada);
  await ben.page.locator('[data-board]').waitFor();
  await ada.until('another game is dealt', () => ada.game?.game === 2);
  // What was noted and said in the last game is gone.
  expect(await ada.page.locator('[data-pointed], [data-note="trusted"]').count()).toBe(0);
  // The note of a terminal reaches nobody.
  expect(JSON.stringify([ada.heard, ben.heard])).not.toContain('goblins');
});

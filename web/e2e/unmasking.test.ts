/** The end of a round as a scene: told step by step, skipped by a touch, and of the next round nothing before. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, test } from 'vitest';
import { endDialog, events, gather, goOn, moveByList, scene, seeResults, takeGold, turn, untilEnd } from './play';
import type { Visitor } from './visitor';
import { world } from './world';

const here = world();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function barriers({ page }: Visitor): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'critical' || impact === 'serious')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}

test('a round ends step by step, or at a touch, and the next role is dealt in its own moment', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' }, reducedMotion: 'no-preference' });
  const { page } = ada;
  await gather(ada, { players: 5 });
  const end = await untilEnd(ada, 1);
  // While it is told, neither the log nor the panels run ahead.
  const skip = page.getByRole('button', { name: ada.say('scene-skip') });
  await skip.waitFor();
  expect(await page.locator('.log').innerText()).not.toContain(ada.say('by_seat-dwarves', { seat: 'Ada', value: '' }));
  expect(await scene(ada).locator('.up').count()).toBeLessThan(5);
  await page.keyboard.press('Escape');
  await skip.waitFor({ state: 'detached' });

  // Then everybody is unmasked, the cause is told, and where the treasure lay.
  const masks = scene(ada).locator('.masks li');
  expect(await masks.locator('small').allInnerTexts()).toEqual(end.dwarves.map((dwarf) => ada.say(`dwarf-${dwarf}`)));
  const won = end.winning_seats.includes(ada.table!.seats.findIndex(({ name }) => name === 'Ada'));
  expect(await scene(ada).locator('.verdict').innerText()).toContain(ada.say(won ? 'verdict-won' : 'verdict-lost'));
  expect((await ada.mine()).some((card) => card.startsWith(ada.say('card-goal_gold')))).toBe(true);
  expect(await barriers(ada)).toEqual([]);

  // Gold may have to be taken first.
  await takeGold(ada, 1);
  await page.locator('[data-resting]').waitFor();
  // The cards of the next round are dealt, and nothing on the page shows it.
  expect(await page.locator('header .badge').first().innerText()).toContain('1');
  expect(await page.locator('[data-hand]').count()).toBe(0);
  const dealt = events(ada).filter((event) => event.type === 'round_began');
  expect(dealt).toHaveLength(2);
  expect(await page.locator('.log').innerText()).not.toContain(ada.say('round-of', { round: 2, rounds: 3 }));
  await goOn(ada);
  await scene(ada).waitFor({ state: 'detached' });
  await page.locator('[data-hand]').waitFor();
  expect(await page.getByRole('region', { name: ada.say('role-yours') }).count()).toBe(1);
});

test('the last round ends as a scene too, then the results come, with a picture to save', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const { page } = ada;
  await gather(ada, { players: 3 });
  while (await turn(ada)) await moveByList(ada);
  await scene(ada).waitFor();
  expect(await endDialog(ada).count()).toBe(0);
  await seeResults(ada);
  await endDialog(ada).waitFor();
  const download = page.waitForEvent('download');
  await endDialog(ada)
    .getByRole('button', { name: ada.say('picture-save') })
    .click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect(file.length).toBeGreaterThan(20_000);
  // What was told is not told again.
  await page.reload();
  await endDialog(ada).waitFor();
  expect(await scene(ada).count()).toBe(0);
});

import { expect, test } from 'vitest';
import { endDialog, gather, hasToAct, moveByList, playOn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();

/** Plays until the round is over, and reads who was who. */
async function endOfRound(visitor: Visitor): Promise<void> {
  const first = () => visitor.game!.view.round === 1;
  while (first()) {
    await visitor.until('it is my turn, or the next round', () => hasToAct(visitor) || !first(), 60);
    if (first()) await moveByList(visitor);
  }
  const panel = visitor.page.getByRole('region', { name: t('round-over') });
  await panel.waitFor();
  expect(await panel.locator('.masks li').count()).toBe(visitor.table!.seats.length);
  await panel.getByRole('button', { name: t('next-round') }).click();
  expect(await panel.count()).toBe(0);
}

test('two people and three bots play three rounds, agree who won, and watch it again', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const ben = await here.visitor();
  await gather(ada, { players: 5, friends: [ben] });
  await Promise.all([playOn(ben), endOfRound(ada).then(() => playOn(ada))]);

  const winners = [ada, ben].map((one) => endDialog(one).locator('.winner').innerText());
  const [seen, also] = await Promise.all(winners);
  expect(seen).not.toBe('');
  expect(also).toBe(seen);
  const ranking = (one: typeof ada) => endDialog(one).getByRole('listitem').allInnerTexts();
  expect(await ranking(ada)).toHaveLength(5);
  expect(await ranking(ben)).toEqual(await ranking(ada));
  expect(ada.game!.view.round).toBe(3);
  const [winner] = ada.game!.view.outcome!.winners;
  expect(seen).toContain(ada.table!.seats[winner!]!.name);

  const { page } = ben;
  await endDialog(ben)
    .getByRole('link', { name: t('replay') })
    .click();
  const count = page.locator('footer .count');
  await count.waitFor();
  const last = Number((await count.innerText()).split('/')[1]);
  expect(last).toBe(ada.game!.moves_made);
  expect(await count.innerText()).toBe(`0 / ${last}`);
  const first = await ben.mine();
  await ben.press('replay-forward');
  expect(await count.innerText()).toBe(`1 / ${last}`);
  for (let step = 1; step < last; step++) await page.keyboard.press('ArrowRight');
  expect(await count.innerText()).toBe(`${last} / ${last}`);
  expect(await ben.mine()).not.toEqual(first);
  expect(await page.locator('[aria-current=step]').innerText()).not.toBe('');

  await page.getByRole('tab', { name: t('replay-fairness') }).click();
  const checks = page.locator('[role=tablist] ~ .column li');
  await checks.first().waitFor();
  expect((await checks.allInnerTexts()).map((text) => text.trim())).toEqual([
    t('deal-checked'),
    t('fair-secret'),
    t('fair-shares'),
    t('fair-seed'),
  ]);
});

import { expect, test } from 'vitest';
import { layable, turn } from './play';
import { t } from './words';
import { world } from './world';

const here = world();

/** Lessons, and the card to lay in each. */
const tasks = [
  [1, 'cross'],
  [6, 'straight_horizontal'],
  [7, 'door_blue_horizontal'],
  [10, 'curve_TL'],
  [13, 'bridge'],
] as const;

test.each(tasks)('lesson %i can be completed and says so', async (lesson, card) => {
  const newcomer = await here.visitor();
  const { page } = newcomer;
  await newcomer.goto('/learn');
  await page.getByRole('link', { name: t(`lesson-${lesson}`) }).click();
  const coach = page.getByRole('region', { name: t('learn') });
  await coach.getByText(t(`lesson-${lesson}-do`)).waitFor();
  await turn(newcomer);

  const at = (await newcomer.hand()).indexOf(card);
  expect(layable(newcomer)).toContain(at);
  await page.locator('[data-hand] [data-card]').nth(at).click();
  // The card that is missing goes where the way is longest.
  const targets = await page
    .locator('[data-target]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')!));
  const farthest = targets.sort((a, b) => Number(b.split(',')[0]) - Number(a.split(',')[0]))[0];
  await page.locator(`[data-target="${farthest}"]`).click();
  await newcomer.press('confirm');
  await coach.getByText(t(`lesson-${lesson}-done`)).waitFor();

  await coach.getByRole('button', { name: t('lesson-all') }).click();
  const entry = page.getByRole('listitem').filter({ hasText: t(`lesson-${lesson}`) });
  await entry.getByRole('img', { name: t('lesson-done') }).waitFor();
  expect(await page.getByRole('img', { name: t('lesson-done') }).count()).toBe(1);
});

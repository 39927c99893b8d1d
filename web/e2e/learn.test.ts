import { expect, test } from 'vitest';
import { layable, turn } from './play';
import { t } from './words';
import { world } from './world';

const here = world();

test.each([1, 6, 7, 10, 13])('lesson %i can be completed and says so', async (lesson) => {
  const newcomer = await here.visitor();
  const { page } = newcomer;
  await newcomer.goto('/learn');
  await page.getByRole('link', { name: t(`lesson-${lesson}`) }).click();
  const coach = page.getByRole('region', { name: t('learn') });
  await coach.getByText(t(`lesson-${lesson}-do`)).waitFor();
  await turn(newcomer);

  const hand = await newcomer.hand();
  const card = layable(newcomer).find((at) => hand[at] !== 'door_green_horizontal')!;
  await page.locator('[data-hand] [data-card]').nth(card).click();
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

import { expect, test } from 'vitest';
import { gather, layable, openTable, playOn, turn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** By how much the page is wider than the phone. */
function excess({ page }: Visitor): Promise<number> {
  return page.evaluate((width) => Math.max(document.documentElement.scrollWidth, innerWidth) - width, phone.viewport.width);
}

test('several turns by touch alone', async () => {
  const ada = await here.visitor({ ...phone, likes: { name: 'Ada' } });
  const { page } = ada;
  await ada.goto('/');
  expect(await excess(ada)).toBe(0);
  await page.getByRole('button', { name: t('play-now') }).tap();
  let laid = 0;
  for (let turns = 0; turns < 4 && (await turn(ada)); turns++) {
    const made = ada.game!.moves_made;
    const at = layable(ada)[0] ?? 0;
    await page.getByText(t('prompt-turn')).waitFor();
    await page.locator('[data-hand] [data-card]').nth(at).tap();
    if (layable(ada).length > 0) {
      await page.locator('[data-target]').first().tap();
      await page.getByRole('button', { name: t('confirm') }).tap();
      laid++;
    } else await page.locator('.bar button').first().tap();
    await ada.until('the move is made', () => ada.game!.moves_made > made);
    expect(await excess(ada)).toBe(0);
  }
  expect(laid).toBeGreaterThan(0);
});

test('nothing scrolls sideways', async () => {
  const ada = await here.visitor({ ...phone, likes: { name: 'A name of many letters' } });
  const { page } = ada;
  const wide: Record<string, number> = {};
  const measure = async (name: string) => (wide[name] = await excess(ada));
  for (const path of ['/', '/rules', '/learn', '/t/aaaaaaaa']) {
    await ada.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await measure(path);
  }
  await ada.goto('/learn/1');
  await page.locator('[data-board]').waitFor();
  await measure('lesson');
  await openTable(ada, 'duel');
  await measure('lobby');
  await gather(ada, { game: 'duel', players: 2 });
  await measure('table');
  await page.getByRole('button', { name: t('log'), exact: true }).tap();
  await measure('log');
  await playOn(ada);
  await page.getByRole('dialog').waitFor();
  await measure('end');
  await page.getByRole('link', { name: t('replay') }).tap();
  await page.locator('footer .count').waitFor();
  await measure('replay');
  await page.getByRole('tab', { name: t('replay-fairness') }).tap();
  await page.getByText(t('fair-seed')).waitFor();
  await measure('fairness');
  expect(Object.entries(wide).filter(([, by]) => by > 0)).toEqual([]);
});

import { expect, test } from 'vitest';
import { gather, layable, turn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A page that is too wide makes a phone show more than its width. */
function width({ page }: Visitor): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
}

/** The targets that can be touched in their middle, and those that something else lies on. */
function targets({ page }: Visitor): Promise<{ free: string[]; covered: string[] }> {
  return page.locator('[data-target]').evaluateAll((all) => {
    const sorted = { free: [] as string[], covered: [] as string[] };
    for (const target of all) {
      const { left, top, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2) === target;
      sorted[hit ? 'free' : 'covered'].push(target.getAttribute('data-target')!);
    }
    return sorted;
  });
}

test('several turns by touch alone', async () => {
  const ada = await here.visitor({ ...phone, likes: { name: 'Ada' }, hurry: true });
  const { page } = ada;
  await ada.goto('/');
  expect(await width(ada)).toBe(360);
  await page.getByRole('button', { name: t('play-now') }).tap();
  let laid = 0;
  const hidden: string[] = [];
  for (let turns = 0; turns < 4 && (await turn(ada)); turns++) {
    const made = ada.game!.moves_made;
    if (ada.game!.view.to_act?.decision !== 'turn') {
      await page.locator('.bar button').first().tap();
      await ada.until('the answer is given', () => ada.game!.moves_made > made);
      continue;
    }
    const news = page.getByRole('button', { name: t('next-round') });
    if (await news.isVisible()) await news.tap();
    // Whatever is picked up, on whomever it can be played: the page stays as wide as the phone.
    for (let card = 0; card < ada.game!.view.players[ada.game!.seat!]!.hand_size; card++) {
      await page.locator('[data-hand] [data-card]').nth(card).tap();
      expect(await width(ada)).toBe(360);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    const at = layable(ada)[0] ?? 0;
    await page.locator('.prompt').waitFor();
    await page.locator('[data-hand] [data-card]').nth(at).tap();
    if (layable(ada).length > 0) {
      await page.locator('[data-target]').first().waitFor();
      const { free, covered } = await targets(ada);
      hidden.push(...covered);
      await page.locator(`[data-target="${free[0]}"]`).tap();
      await page.getByRole('button', { name: t('confirm') }).tap();
      laid++;
    } else {
      await page.locator('.bar button').first().tap();
      await page.getByRole('button', { name: t('confirm') }).tap();
    }
    await ada.until('the move is made', () => ada.game!.moves_made > made);
    expect(await width(ada)).toBe(360);
  }
  expect(laid).toBeGreaterThan(0);
  expect(hidden).toEqual([]);
});

test('a long press explains a card, stays until something else is touched, and chooses nothing', async () => {
  const ada = await here.visitor({ ...phone });
  const { page } = ada;
  await gather(ada, { players: 3 });
  await turn(ada);
  const card = page.locator('[data-hand] [data-card]').first();
  const { x, y, width: wide, height } = (await card.boundingBox())!;
  const session = await ada.context.newCDPSession(page);
  const touchPoints = [{ x: x + wide / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByRole('tooltip').waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  expect(await page.getByRole('tooltip').isVisible()).toBe(true);
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await page.locator('[data-board]').tap({ position: { x: 5, y: 300 } });
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
});

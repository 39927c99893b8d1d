import { expect, test } from 'vitest';
import { dug, layable, turn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();

type Keys = { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean };

/** Goes on with Tab until the focus is on such an element. */
async function tabTo({ page }: Visitor, selector: string, text = ''): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(
      ([selector, text]) => {
        const focused = document.activeElement;
        return focused !== null && focused.matches(selector!) && (focused.textContent ?? '').includes(text!);
      },
      [selector, text],
    );
    if (there) return;
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`);
}

const focusedTarget = ({ page }: Visitor) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.target);

/** Tries the arrow keys until one leads to another target. */
async function moveFocus(visitor: Visitor): Promise<boolean> {
  const before = await focusedTarget(visitor);
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
    await visitor.page.keyboard.press(arrow);
    const now = await focusedTarget(visitor);
    if (now !== undefined && now !== before) return true;
  }
  return false;
}

test('a game can be begun and played with the keyboard alone', async () => {
  const ada = await here.visitor({ hurry: true });
  const { page } = ada;
  await ada.goto('/');
  await page.getByText(t('how-many', { players: 5 })).waitFor();
  await tabTo(ada, 'input[type=text]');
  await page.keyboard.type('Ada');
  await tabTo(ada, 'button', t('play-now'));
  await page.keyboard.press('Enter');
  await page.locator('[data-board]').waitFor();

  const done = { laid: 0, arrows: 0, turned: 0, escaped: 0 };
  for (let turns = 0; turns < 5 && (await turn(ada)); turns++) {
    const made = ada.game!.moves_made;
    if (ada.game!.view.to_act?.decision !== 'turn') {
      await tabTo(ada, '.bar button');
      await page.keyboard.press('Enter');
      await ada.until('the answer is given', () => ada.game!.moves_made > made);
      continue;
    }
    const at = layable(ada)[0] ?? 0;
    const card = page.locator('[data-hand] [data-card]').nth(at);
    await page.locator('.prompt').waitFor();
    await page.keyboard.press(String(at + 1));
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    if (layable(ada).length === 0) {
      await tabTo(ada, '.bar button');
      await page.keyboard.press('Enter');
      await tabTo(ada, '.bar button', t('confirm'));
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('Escape');
      expect(await card.getAttribute('aria-pressed')).toBe('false');
      done.escaped++;
      await page.keyboard.press(String(at + 1));
      // The keyboard is led to where the card can go, and from there to where it is confirmed.
      await expect.poll(() => focusedTarget(ada)).toBeDefined();
      if (await moveFocus(ada)) done.arrows++;
      const target = await focusedTarget(ada);
      await page.keyboard.press('Enter');
      await page.locator('[data-preview]').waitFor();
      const held = ada.game!.view.players[ada.game!.seat!]!.hand![at];
      const ways = ada.game!.moves.map(dug).filter((one) => one?.card === held && one?.cell.join() === target);
      if (ways.length > 1) {
        const drawn = () => page.locator('[data-preview]').innerHTML();
        const before = await drawn();
        await page.keyboard.press('r');
        await expect.poll(drawn).not.toBe(before);
        done.turned++;
      }
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(t('confirm'));
      await page.keyboard.press('Enter');
      await page.locator(`[data-cell="${target}"]`).waitFor();
      done.laid++;
    }
    await ada.until('the move is made', () => ada.game!.moves_made > made);
  }
  expect(done.laid).toBeGreaterThan(0);
  expect(done.escaped).toBeGreaterThan(0);
  expect(done.arrows).toBeGreaterThan(0);
});

test('the browser keeps its own keys', async () => {
  const ada = await here.visitor({ hurry: true });
  const { page } = ada;
  await ada.goto('/');
  await ada.press('play-now');
  await turn(ada);
  await page.locator('.prompt').waitFor();
  /** Returns true if the page takes a key away from the browser. */
  const taken = (selector: string, keys: Keys) =>
    page
      .locator(selector)
      .evaluate(
        (element, pressed) =>
          !element.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true })),
        keys,
      );
  expect(await taken('body', { key: 'r' })).toBe(true);
  expect({
    reload: await taken('body', { key: 'r', ctrlKey: true }),
    'reload on a Mac': await taken('body', { key: 'r', metaKey: true }),
    'first tab': await taken('body', { key: '1', altKey: true }),
    zoom: await taken('[data-board]', { key: '-', ctrlKey: true }),
    back: await taken('[data-board]', { key: 'ArrowLeft', altKey: true }),
  }).toEqual({ reload: false, 'reload on a Mac': false, 'first tab': false, zoom: false, back: false });
});

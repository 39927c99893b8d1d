import { expect, test } from 'vitest';
import { addBots, gather, join, openTable, start } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The seat of somebody, and their name. */
function who({ game, table }: Visitor): { seat: number; name: string } {
  const seat = game!.seat!;
  return { seat, name: table!.seats[seat]!.name };
}

test('two people point at each other and react: by touch and by key, seen and heard by both', async () => {
  const [ada, ben] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor(phone)];
  await gather(ada, { players: 4, friends: [ben] });
  await ben.page.locator('[data-board]').waitFor();
  await Promise.all([ada, ben].map((one) => one.until('the cards are dealt', () => one.game?.seat != null)));
  const [first, second] = [who(ada), who(ben)];

  // A key points at the player in focus.
  await ada.page.locator(`[data-seat="${second.seat}"] .player`).focus();
  await ada.page.keyboard.press('p');
  await ben.page.locator(`[data-arrow="${first.seat}-${second.seat}"]`).waitFor({ state: 'attached' });
  const pressed = ada.page.locator(`[data-seat="${second.seat}"] [data-point="accuse"][aria-pressed=true]`);
  await pressed.waitFor();
  const marks = (page: Visitor['page'], seat: number) => page.locator(`[data-seat="${seat}"] [data-pointed="accuse"]`);
  await expect
    .poll(() => marks(ben.page, second.seat).getAttribute('aria-label'))
    .toContain(t('pointed-accuse', { names: first.name }));
  const told = t('told-accused', { name: first.name, target: second.name });
  await expect.poll(() => ben.page.locator('[role=log].unseen').textContent()).toContain(told);
  await ada.page.locator('.log .accuse').waitFor();

  // A touch on the phone points back, and another one withdraws it.
  const button = ben.page.locator(`[data-seat="${first.seat}"] [data-point="accuse"]`);
  await button.tap();
  await marks(ada.page, first.seat).waitFor();
  await button.tap();
  await expect.poll(() => marks(ada.page, first.seat).count()).toBe(0);
  await expect
    .poll(() => ada.page.locator('[role=log].unseen').textContent())
    .toContain(t('told-unpointed', { name: second.name, target: first.name }));

  // The reactions are one touch away, and go once one is sent.
  await ben.page.getByRole('button', { name: t('reactions') }).tap();
  await ben.page.locator('[data-gesture="shrug"]').tap();
  await ada.page.locator(`[data-bubble="${second.seat}"] .gesture`).waitFor();
  await expect.poll(() => ben.page.locator('[data-gesture]').count()).toBe(0);

  // A reaction and a line are seen at the panel and heard by listeners.
  await ada.page.getByRole('tab', { name: new RegExp(`^${t('chat')}`) }).click();
  await ada.page.getByRole('button', { name: t('gesture-gasp'), exact: true }).click();
  await ben.page.locator(`[data-bubble="${first.seat}"] .gesture`).waitFor();
  await ben.page.getByText(t('gesture-done-gasp', { name: first.name })).waitFor({ state: 'attached' });
  await ada.page.getByRole('textbox').fill('I saw you!');
  await ada.page.getByRole('textbox').press('Enter');
  await ben.page.locator(`[data-bubble="${first.seat}"] .inside`, { hasText: 'I saw you!' }).waitFor();
});

test('where the host has switched pointing off, nobody can point', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  await openTable(ada);
  await ada.page.getByRole('checkbox', { name: t('set-pointing') }).uncheck();
  await ada.until('it is off', () => ada.table?.settings.pointing === false);
  await addBots(ada, 4);
  await start(ada);
  expect(await ada.page.locator('[data-point]').count()).toBe(0);
});

test('what a muted player says in gestures reaches nobody', async () => {
  const [ada, ben] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await openTable(ada);
  await join(ben, path, 'Ben');
  await ada.until('Ben sits', () => ada.table!.seats.length === 2);
  await addBots(ada, 4);
  await start(ada);
  await ben.page.locator('[data-board]').waitFor();
  await ada.press('table-menu');
  await ada.page.getByRole('button', { name: t('mute-person', { name: 'Ben' }) }).click();
  await ben.until('Ben is muted', () => ben.table!.seats.some((seat) => seat.type === 'person' && seat.muted));
  await ben.page.getByRole('tab', { name: new RegExp(`^${t('chat')}`) }).click();
  await ben.page.getByRole('button', { name: t('gesture-laugh'), exact: true }).click();
  await ben.page.getByText(t('refusal-no_chat')).waitFor();
  expect(ada.heard.filter((told) => told.type === 'chat' && told.lines.length > 0)).toEqual([]);
});

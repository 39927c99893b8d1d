import { expect, test } from 'vitest';
import { gather } from './play';
import { t } from './words';
import { world } from './world';

const here = world();

test('a player who looks elsewhere sees that somebody has spoken, and hears it when they look', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const [ada, ben] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor(phone)];
  await gather(ada, { players: 3, friends: [ben] });
  await ben.page.locator('[data-board]').waitFor();

  await ben.page.getByRole('button', { name: t('log') }).tap();
  await ben.page.getByRole('tab', { name: t('chat') }).tap();
  await ben.page.getByRole('textbox').fill('Who dug that?');
  await ben.page.getByRole('textbox').press('Enter');
  await ben.page.getByText('Friend 1 Who dug that?').waitFor();
  await ben.page.getByRole('button', { name: t('log') }).tap();

  const tab = ada.page.getByRole('tab', { name: new RegExp(`^${t('chat')}`) });
  await expect.poll(() => tab.textContent()).toBe(`${t('chat')}1`);
  await tab.click();
  await ada.page.getByText('Friend 1 Who dug that?').waitFor();
  await expect.poll(() => tab.textContent()).toBe(t('chat'));

  await ada.page.getByRole('textbox').fill('Not me.');
  await ada.page.getByRole('textbox').press('Enter');
  // On a phone the drawer says so, and opens where something was said.
  const drawer = ben.page.getByRole('button', { name: t('log') });
  await expect.poll(() => drawer.textContent()).toBe(`${t('log-short')}1`);
  await drawer.tap();
  await ben.page.getByText('Ada Not me.').waitFor();
  await expect.poll(() => drawer.textContent()).toBe(t('log-short'));
});

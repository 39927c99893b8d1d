import { expect, test } from 'vitest';
import { addBots, gather, openTable, start, turn } from './play';
import { t } from './words';
import { world } from './world';

const here = world();

test('a latecomer takes over the seat of a bot when the host agrees', async () => {
  const [ada, zoe] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await gather(ada, { players: 4 });
  await zoe.goto(path);
  await zoe.page.locator('[data-board]').waitFor();
  expect(zoe.game!.seat).toBeNull();
  await zoe.press('take-a-seat');
  const dialog = zoe.page.getByRole('dialog', { name: t('take-a-seat') });
  // A name that is taken is said beside the name.
  zoe.expected.push(/409/);
  await dialog.getByLabel(t('your-name')).fill('Ada');
  await dialog.locator('[data-take="2"]').click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel(t('your-name')).fill('Zoe');
  const bot = ada.table!.seats[2]!.name;
  await dialog.locator('[data-take="2"]').click();
  await zoe.page.getByText(t('claim-own', { of: bot, host: 'Ada' })).waitFor();
  await ada.page.getByText(t('claim', { name: 'Zoe', of: bot })).waitFor();
  await ada.press('claim-give');
  await zoe.until('Zoe has the seat', () => zoe.game?.seat === 2);
  await ada.until('everybody sees Zoe there', () => ada.table!.seats[2]!.name === 'Zoe');
  await zoe.page.locator('[data-hand] [data-card]').first().waitFor();
  expect(await ada.page.locator('[data-claim]').count()).toBe(0);
});

test('a host who does not agree goes on playing, and the guest goes on watching', async () => {
  const [ada, zoe] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor({ likes: { name: 'Zoe' } })];
  const path = await gather(ada, { players: 3 });
  await zoe.goto(path);
  await zoe.press('take-a-seat');
  await zoe.page.locator('[data-take="1"]').click();
  await ada.press('claim-decline');
  await zoe.until('Zoe is refused', () => zoe.table!.claims.length === 0 && zoe.table!.watching.length === 1);
  await zoe.press('watch-on');
  await zoe.page.getByText(t('watching-only')).waitFor();
  expect(zoe.game!.seat).toBeNull();
});

test('for somebody who drops the host lets a bot sit in, without a menu', async () => {
  const [ada, ben] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  await gather(ada, { players: 3, friends: [ben] });
  await ben.context.close();
  const line = ada.page.locator('[data-absent="1"]');
  await line.waitFor({ timeout: 40_000 });
  await line.getByRole('button', { name: t('gone-wait') }).click();
  await line.waitFor({ state: 'detached' });
  await ada.page.reload();
  await line.waitFor({ timeout: 40_000 });
  await line.getByRole('button', { name: t('stand-in-for') }).click();
  await ada.until('a bot sits in', () => {
    const seat = ada.table!.seats[1]!;
    return seat.type === 'person' && seat.stood_in;
  });
  await line.waitFor({ state: 'detached' });
});

test('the number of seats comes along to the lobby, and bots fill those that are open', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  await openTable(ada);
  const open = ada.page.getByText(t('open-seat'), { exact: true });
  await expect.poll(() => open.count()).toBe(4);
  await ada.press('open-seat-add');
  await expect.poll(() => open.count()).toBe(5);
  await ada.page
    .getByRole('button', { name: t('open-seat-remove') })
    .first()
    .click();
  await expect.poll(() => open.count()).toBe(4);
  await ada.page
    .getByRole('button', { name: t('open-seat-bot') })
    .first()
    .click();
  await expect.poll(() => open.count()).toBe(3);
  await ada.press('fill-bots');
  await expect.poll(() => open.count()).toBe(0);
  expect(ada.table!.seats.length).toBe(5);
  await start(ada);
});

test('on every page one sees that it is one’s turn elsewhere', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const { page } = ada;
  const path = await openTable(ada);
  await addBots(ada, 3);
  await start(ada);
  await turn(ada);
  for (const place of ['/rules', '/']) {
    await ada.goto(place);
    const call = page.getByRole('banner').getByRole('link', { name: t('your-turn') });
    await call.waitFor();
    await expect.poll(() => page.title()).toContain(t('your-turn'));
    expect(await call.getAttribute('href')).toBe(path);
  }
  expect(await page.getByRole('listitem').getByText(t('your-turn')).count()).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('your-turn') })
    .click();
  await page.locator('.prompt').waitFor();
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('your-turn') })
      .count(),
  ).toBe(0);
});

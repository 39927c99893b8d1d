import { expect, test } from 'vitest';
import { gather, layable, moveByList, playOn, turn } from './play';
import { t } from './words';
import { world } from './world';

const here = world();

test('a player who loads the page again in mid-turn has the same seat, hand and mine', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  await gather(ada, { players: 4 });
  await playOn(ada, 2);
  await turn(ada);
  const before = { seat: ada.game!.seat, hand: await ada.hand(), mine: await ada.mine() };
  expect(before.hand.length).toBeGreaterThan(0);
  ada.game = undefined;
  await ada.page.reload();
  await turn(ada);
  await ada.page.locator('[data-hand] [data-card]').first().waitFor();
  expect({ seat: ada.game!.seat, hand: await ada.hand(), mine: await ada.mine() }).toEqual(before);
  await moveByList(ada);
});

test('a server that crashes in mid-turn comes back, and nothing is lost', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const { page } = ada;
  // Chromium itself tells the console that nobody answers.
  ada.expected.push(/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/);
  await gather(ada, { players: 4 });
  do await playOn(ada, 1);
  while ((await turn(ada)) && layable(ada).length === 0);

  const card = page.locator('[data-hand] [data-card]').nth(layable(ada)[0]!);
  await card.click();
  await page.locator('[data-target]').first().waitFor();
  const before = { hand: await ada.hand(), mine: await ada.mine() };
  const made = ada.game!.moves_made;

  const lost = page.getByRole('alert').filter({ hasText: t('connection-lost') });
  await here.server.crash();
  await lost.waitFor();
  expect(await page.locator('[data-board]').isVisible()).toBe(true);
  expect({ hand: await ada.hand(), mine: await ada.mine() }).toEqual(before);

  await here.server.start();
  await lost.waitFor({ state: 'detached' });
  expect({ hand: await ada.hand(), mine: await ada.mine() }).toEqual(before);
  expect(await card.getAttribute('aria-pressed')).toBe('true');

  await page.locator('[data-target]').first().click();
  await ada.press('confirm');
  await ada.until('the game goes on', () => ada.game!.moves_made > made);
  await playOn(ada, 2);
});

test('a move that is made while the server is away is played when it is back, once', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const { page } = ada;
  ada.expected.push(/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/);
  await gather(ada, { players: 3 });
  await turn(ada);
  const { seat } = ada.game!;
  await page.locator('[data-hand] [data-card]').first().click();
  await here.server.crash();
  await page
    .getByRole('alert')
    .filter({ hasText: t('connection-lost') })
    .waitFor();
  const pass = page.locator('.bar button').first();
  const heard = ada.heard.length;
  await pass.click();
  await ada.press('confirm');
  // It says that it is on its way, and what was chosen stays where it is.
  await page
    .getByRole('status')
    .filter({ hasText: t('sending') })
    .waitFor();
  expect(await page.locator('[data-hand] [aria-pressed=true]').count()).toBe(1);
  await here.server.start();
  await ada.until('it is my turn again', () => ada.heard.length > heard && (ada.game?.moves_made ?? 0) > 2);
  const moves = ada.heard.slice(heard).flatMap((tell) => (tell.type === 'state' ? (tell.happened ?? []) : []));
  expect(moves.filter((told) => told.type === 'moved' && told.seat === seat && told.by === 'person')).toHaveLength(1);
});

test('a player who comes back finds their tables, who sits there and how far they are', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const path = await gather(ada, { players: 3 });
  const code = path.split('/').at(-1)!;
  await ada.goto('/');
  const table = ada.page.getByRole('link', { name: new RegExp(code) });
  await table
    .filter({ hasText: t('table-playing') })
    .filter({ hasText: 'Ada' })
    .waitFor();
  await table.click();
  await ada.page.locator('[data-board]').waitFor();
  // A table that is gone leads nowhere.
  ada.expected.push(/the server responded with a status of 404/);
  await ada.goto('/');
  await ada.page.evaluate(() =>
    localStorage.setItem('saboteur.places', JSON.stringify([{ code: 'aaaaaaaa', people: [], title: 'Old', at: 0 }])),
  );
  await ada.page.reload();
  await ada.page.getByText(t('table-gone')).waitFor();
  expect(await ada.page.getByRole('link', { name: /aaaaaaaa/ }).count()).toBe(0);
  await ada.press('forget', { code: 'aaaaaaaa' });
  expect(await ada.page.getByText('aaaaaaaa').count()).toBe(0);
});

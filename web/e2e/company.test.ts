import { expect, test } from 'vitest';
import { gather, hasToAct, moveByList, openTable, playOn, turn } from './play';
import { visible } from './secrets';
import { t } from './words';
import { world } from './world';

const here = world();

test("a big screen shows nobody's cards, not even in the browser of somebody who plays", async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  const path = await gather(ada, { players: 4 });
  await playOn(ada, 1);
  const screen = await here.visitor({ storageState: await ada.context.storageState() });
  await screen.goto(`${path}?screen`);
  await screen.page.locator('[data-board]').waitFor();
  expect(await visible(screen)).toEqual([]);
  expect(screen.game!.seat).toBeNull();
  expect(screen.game!.moves).toEqual([]);
  expect(await screen.page.getByRole('tab', { name: t('all-moves') }).count()).toBe(0);
});

test('a player who leaves a game is asked first, and may come back to the same cards', async () => {
  const [ada, ben] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await gather(ada, { players: 4, friends: [ben] });
  await ben.page.locator('[data-board]').waitFor();
  const { seat } = ben.game!;
  await ben.press('table-menu');
  await ben.press('leave');
  await ben.press('leave-sure');
  await ben.page.getByRole('button', { name: t('play-now') }).waitFor();
  await ada.until('a bot sits in', () => ada.table!.seats.some((one) => one.type === 'person' && one.stood_in));
  await ben.goto(path);
  // A player who comes back sits there again.
  await ben.until(
    'the seat is taken again',
    () => ben.game?.seat === seat && !ben.table!.seats.some((one) => one.type === 'person' && one.stood_in),
  );
});

test('a spectator stays when another game is dealt', async () => {
  const [ada, guest] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await gather(ada, { game: 'duel', players: 2 });
  await guest.goto(path);
  await guest.page.locator('[data-board]').waitFor();
  await ada.press('table-menu');
  await ada.press('abandon');
  await ada.press('abandon-sure');
  await ada.press('rematch');
  await guest.until('the next game is dealt', () => guest.game?.game === 2 || guest.table?.phase === 'lobby');
  if (guest.table!.phase === 'lobby') await guest.page.getByRole('button', { name: t('take-a-seat') }).waitFor();
});

test('the host names the player who begins', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  await openTable(ada);
  for (let bots = 0; bots < 3; bots++) {
    await ada.press('add-bot');
    await ada.until('a bot sits down', () => ada.table!.seats.length > bots + 1);
  }
  await ada.page.getByRole('combobox', { name: t('first-player') }).selectOption('Ada');
  await ada.until('it is set', () => ada.table!.settings.first === 0);
  await ada.press('start');
  await turn(ada);
  expect(hasToAct(ada)).toBe(true);
  expect(ada.game!.moves_made).toBe(0);
  await moveByList(ada);
});

test('to a new spectator only what happens from now on is new', async () => {
  const [ada, guest] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await gather(ada, { players: 4 });
  await playOn(ada, 2);
  await turn(ada);
  await guest.goto(path);
  await guest.page.locator('[data-board]').waitFor();
  expect(await guest.page.locator('.log [data-turn]').count()).toBeGreaterThan(4);
  expect(await guest.page.locator('[data-cell].recent').count()).toBe(0);
});

test('a line of the log leads to its place in the mine', async () => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  await gather(ada, { players: 3 });
  await playOn(ada, 1);
  await turn(ada);
  await ada.page.getByRole('tab', { name: t('log') }).click();
  const line = ada.page.locator('.log button[data-show]').last();
  const place = await line.getAttribute('data-show');
  await line.focus();
  await ada.page.keyboard.press('Enter');
  await ada.page.locator(`[data-spot="${place}"]`).waitFor();
});

test('a wrong link to a replay is explained, and leads on', async () => {
  const guest = await here.visitor();
  guest.expected.push(/the server responded with a status of 404/);
  await guest.goto('/g/aaaaaaaa/3');
  await guest.page.getByRole('heading', { name: t('replay-missing') }).waitFor();
  expect(await guest.page.getByRole('alert').textContent()).toBe(t('refusal-not_found'));
  await guest.page.getByRole('link', { name: t('home'), exact: true }).click();
  await guest.page.getByRole('button', { name: t('play-now') }).waitFor();
});

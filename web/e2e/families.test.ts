import { expect, test } from 'vitest';
import type { Family } from '../src/protocol';
import { endDialog, gather, pickGame, playOn } from './play';
import { t } from './words';
import { world } from './world';

const here = world();

test.each<[Family, number]>([
  ['saboteur2', 5],
  ['duel', 2],
])('a whole game of %s against bots', async (game, players) => {
  const ada = await here.visitor({ likes: { name: 'Ada' } });
  await gather(ada, { game, players });
  await playOn(ada);
  const end = endDialog(ada);
  await end.waitFor();
  expect(await end.getByRole('listitem').count()).toBe(players);
  expect(await end.locator('.winner').innerText()).not.toBe('');
  await end.getByText(t('share-counted')).waitFor();
});

test('a whole game alone', async () => {
  const ada = await here.visitor();
  await ada.goto('/');
  await pickGame(ada, 'solo');
  await ada.press('play-now-alone');
  await playOn(ada);
  const end = endDialog(ada);
  await end.waitFor();
  expect(await end.getByRole('listitem').count()).toBe(1);
  expect(await end.locator('.winner').innerText()).toContain(t(`event-grade-${ada.game!.view.outcome!.grade}`));
});

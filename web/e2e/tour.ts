/** A tour past everything that the page shows, for tests that look at all of it. */
import type { BrowserContext } from 'playwright-core';
import { endDialog, gather, openTable, playOn, turn } from './play';
import type { Visitor } from './visitor';
import type { World } from './world';

type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;
/** The tables with something to see, and the memory of a browser with seats there. */
export type Tour = { memory: Memory; lobby: string; table: string; over: string; foreign: string };

/** Prepares tables in every state, the one that is over with as many people as possible. */
export async function prepare(world: World): Promise<Tour> {
  const [host, other] = [await world.visitor({ likes: { name: 'A name of many letters' } }), await world.visitor()];
  const over = await gather(host, { game: 'saboteur2', players: 12 });
  await playOn(host);
  await endDialog(host).waitFor();
  const table = await gather(host, { players: 5 });
  await playOn(host, 2);
  const lobby = await openTable(host);
  const foreign = await openTable(other);
  return { memory: await host.context.storageState(), lobby, table, over, foreign };
}

/** Goes everywhere and looks around there. */
export async function walk(visitor: Visitor, tour: Tour, look: (where: string) => Promise<void>): Promise<void> {
  const { page } = visitor;
  const button = (id: string) => page.getByRole('button', { name: visitor.say(id), exact: true });
  // Chromium tells the console about the table that does not exist.
  visitor.expected.push(/the server responded with a status of 404/);

  await visitor.goto('/');
  await page.locator('summary').first().waitFor();
  await page.locator('summary').first().click();
  await look('start');
  await button('preferences').click();
  await page.getByRole('dialog').waitFor();
  await look('preferences');
  await visitor.goto('/rules');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await look('rules');
  await visitor.goto('/learn');
  await page.getByRole('listitem').first().waitFor();
  await look('learn');
  await visitor.goto('/learn/1');
  await page.locator('[data-target], [data-hand] [data-card]').first().waitFor();
  await look('lesson');
  await visitor.goto(tour.lobby);
  await button('add-bot').waitFor();
  await look('lobby');
  await visitor.goto(tour.foreign);
  await button('take-a-seat').waitFor();
  await look('join');
  await visitor.goto('/t/aaaaaaaa');
  await page.getByRole('alert').waitFor();
  await look('no table');

  await visitor.goto(tour.table);
  await turn(visitor);
  await page.locator('[data-note]').first().click();
  await page.locator('[data-seat="1"] button.player').click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: visitor.say('deeds') })
    .waitFor();
  await look('player');
  await page.keyboard.press('Escape');
  await page.locator('[data-hand] [data-card]').first().click();
  await look('table');
  await visitor.goto(tour.over);
  await endDialog(visitor).waitFor();
  await look('end');
  await endDialog(visitor)
    .getByRole('link', { name: visitor.say('replay') })
    .click();
  await page.locator('footer .count').waitFor();
  await visitor.press('replay-last');
  await look('replay');
  for (const tab of ['beliefs', 'fairness']) {
    await page.getByRole('tab', { name: visitor.say(`replay-${tab}`) }).click();
    await page.waitForLoadState('networkidle');
    await look(`replay: ${tab}`);
  }
}

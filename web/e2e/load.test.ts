import { expect, test } from 'vitest';
import { gather } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();
const MOST = 150_000;

/** Counts the bytes that come over the wire, headers and all. */
async function counter(visitor: Visitor): Promise<() => number> {
  const session = await visitor.context.newCDPSession(visitor.page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  return () => bytes;
}

test.each(['en-GB', 'de-DE'])('the start page and a table together come in less than 150 kB: %s', async (locale) => {
  // Requests of a service worker cannot be counted here. Without one the page fetches everything itself.
  const guest = await here.visitor({ locale, serviceWorkers: 'block' });
  const bytes = await counter(guest);
  await guest.goto('/');
  await guest.page.waitForLoadState('networkidle');
  const start = bytes();
  await guest.press('play-now');
  await guest.page.locator('[data-board]').waitFor();
  await guest.page.waitForLoadState('networkidle');
  console.log(`${locale}: ${start} bytes for the start page, ${bytes()} bytes with a table`);
  expect(start).toBeGreaterThan(10_000);
  expect(bytes()).toBeLessThan(MOST);
});

test('a link leads to the mine in less than 150 kB', async () => {
  const [host, guest] = [await here.visitor(), await here.visitor({ serviceWorkers: 'block' })];
  const path = await gather(host, { players: 5 });
  const bytes = await counter(guest);
  const begin = performance.now();
  await guest.goto(path);
  await guest.page.locator('[data-cell]').first().waitFor();
  const took = performance.now() - begin;
  await guest.page.waitForLoadState('networkidle');
  console.log(`${Math.round(took)} ms from opening the link to the mine, ${bytes()} bytes`);
  expect(bytes()).toBeLessThan(MOST);
  expect(await guest.page.getByLabel(t('board-label')).isVisible()).toBe(true);
});

import { expect, test } from 'vitest';
import { gather, hasToAct, moveByList, turn } from './play';
import type { Visitor } from './visitor';
import { t } from './words';
import { world } from './world';

const here = world();

/** Listens to what goes to the loudspeakers. Answers how loud it has been so far. */
async function listen({ page, context }: Visitor): Promise<() => Promise<number>> {
  await context.addInitScript(() => {
    const heard = window as unknown as { loudest: number };
    heard.loudest = 0;
    const taps = new WeakMap<BaseAudioContext, AnalyserNode>();
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with the node.
    const connect = AudioNode.prototype.connect as (target: AudioNode) => AudioNode;
    function tap(context: BaseAudioContext): AnalyserNode {
      const made = new AnalyserNode(context);
      const samples = new Float32Array(made.fftSize);
      setInterval(() => {
        made.getFloatTimeDomainData(samples);
        heard.loudest = Math.max(heard.loudest, ...samples.map(Math.abs));
      }, 15);
      return made;
    }
    AudioNode.prototype.connect = function (this: AudioNode, target: AudioNode) {
      if (target instanceof AudioDestinationNode) {
        if (!taps.has(target.context)) taps.set(target.context, tap(target.context));
        connect.call(this, taps.get(target.context)!);
      }
      return connect.call(this, target);
    } as typeof AudioNode.prototype.connect;
  });
  return () => page.evaluate(() => (window as unknown as { loudest: number }).loudest);
}

test.each([true, false])('what happens is heard, unless sounds are muted: %s', async (sound) => {
  const ada = await here.visitor({ likes: { sound } });
  const loudest = await listen(ada);
  await gather(ada, { players: 3 });
  for (let moves = 0; moves < 3 && (await turn(ada)); moves++) await moveByList(ada);
  await turn(ada);
  await ada.page.waitForTimeout(500);
  if (sound) {
    // Loud enough to be heard, and never so loud that it is distorted.
    expect(await loudest()).toBeGreaterThan(0.02);
    expect(await loudest()).toBeLessThan(1);
  } else expect(await loudest()).toBe(0);
});

/** Keeps notifications in the page: a browser without windows neither allows nor shows them. */
function notificationCentre(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const shown: { title: string; tag?: string; data: unknown; close: () => void }[] = [];
  ServiceWorkerRegistration.prototype.showNotification = (title, { tag, data } = {}) => {
    const note = { title, tag, data: data as unknown, close: () => void shown.splice(shown.indexOf(note), 1) };
    shown.push(note);
    return Promise.resolve();
  };
  ServiceWorkerRegistration.prototype.getNotifications = ({ tag } = {}) =>
    Promise.resolve(shown.filter((note) => tag === undefined || note.tag === tag) as unknown as Notification[]);
}

test('a player who looks elsewhere is called when it is their turn, and no longer when it is not', async () => {
  const ada = await here.visitor({ likes: { notify: true }, permissions: ['notifications'] });
  const { page } = ada;
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.addInitScript(notificationCentre);
  const notes = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker?.getNotifications())?.map(({ title, data }) => ({ title, data: data as unknown }));
    });
  await ada.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The bots take their time, so that there is a time in between.
  await ada.press('play-now');
  await turn(ada);
  expect(await page.title()).toContain(t('your-turn'));
  expect(await page.locator('#favicon').getAttribute('href')).toBe('/favicon-turn.svg');
  await expect.poll(notes).toEqual([{ title: t('your-turn'), data: new URL(page.url()).pathname }]);
  await moveByList(ada);
  if (!hasToAct(ada)) {
    await expect.poll(() => page.title()).not.toContain(t('your-turn'));
    await expect.poll(notes).toEqual([]);
  }
});

test.each([
  ['en-GB', 'en'],
  ['de-DE', 'de'],
])('it can be installed as an app: %s', async (locale, tag) => {
  const ada = await here.visitor({ locale });
  await ada.goto('/');
  await ada.page.locator('summary').first().waitFor();
  const session = await ada.context.newCDPSession(ada.page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data!)).toMatchObject({ name: 'Saboteur', lang: tag, display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, which is what a test has, cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

/** The parts of the page that were loaded and that the worker has not kept yet. */
async function unkept(): Promise<string[]> {
  const cache = await caches.open('saboteur');
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  const kept = await Promise.all(parts.map(async (part) => (await cache.match(part)) !== undefined));
  return parts.filter((part, at) => new URL(part).pathname.startsWith('/assets/') && !kept[at]);
}

test('the page opens without a connection, says so, and comes back by itself', async () => {
  const ada = await here.visitor({ hurry: true });
  const { page } = ada;
  ada.expected.push(/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  await ada.goto('/');
  await ada.press('play-now');
  await turn(ada);
  const hand = await ada.hand();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('saboteur')).keys()).length))
    .toBeGreaterThan(5);
  await expect.poll(() => page.evaluate(unkept)).toEqual([]);
  await here.server.crash();
  await page.reload();
  await page.getByText(t('connection-lost')).waitFor();
  await here.server.start();
  await page.locator('[data-hand] [data-card]').first().waitFor();
  expect(await ada.hand()).toEqual(hand);
});

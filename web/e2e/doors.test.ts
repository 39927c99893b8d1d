import { expect, test } from 'vitest';
import { addBots, join, openTable, start } from './play';
import { t } from './words';
import { world } from './world';

const here = world();
/** Chromium reports every refusal on the console. */
const refusal = /the server responded with a status of 4\d\d/;

test('a table that does not exist', async () => {
  const guest = await here.visitor();
  guest.expected.push(refusal);
  const { page } = guest;
  await guest.goto('/');
  await page.getByLabel(t('code'), { exact: true }).fill('nonsense!');
  await guest.press('join-do');
  expect(await page.getByRole('alert').innerText()).toBe(t('code-wrong'));
  await page.getByLabel(t('code'), { exact: true }).fill('aaaaaaaa');
  await guest.press('join-do');
  await page
    .getByRole('alert')
    .filter({ hasText: t('refusal-not_found') })
    .waitFor();
  await guest.press('home');
  await page.getByRole('button', { name: t('play-now') }).waitFor();
});

test('a game that does not exist', async () => {
  const guest = await here.visitor();
  guest.expected.push(refusal);
  await guest.goto('/g/aaaaaaaa/1');
  await guest.page
    .getByRole('alert')
    .filter({ hasText: t('refusal-not_found') })
    .waitFor();
  await guest.page
    .getByRole('main')
    .getByRole('link', { name: t('home') })
    .click();
  await guest.page.getByRole('button', { name: t('play-now') }).waitFor();
});

test('a table that is full can still be watched', async () => {
  const [host, late] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor({ likes: { name: 'Zoe' } })];
  const path = await openTable(host, 'duel');
  await addBots(host, 2);
  late.expected.push(refusal);
  await late.goto(path);
  await late.press('take-a-seat');
  await late.page
    .getByRole('alert')
    .filter({ hasText: t('refusal-table_full') })
    .waitFor();
  await late.press('watch');
  await late.page.getByRole('heading', { name: t('seats') }).waitFor();
  expect(await late.page.getByRole('listitem').filter({ hasText: 'Ada' }).isVisible()).toBe(true);
});

test('a name that is taken', async () => {
  const [host, other] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await openTable(host);
  other.expected.push(refusal);
  await other.goto(path);
  await other.page.getByLabel(t('your-name')).fill('Ada');
  await other.press('take-a-seat');
  await other.page
    .getByRole('alert')
    .filter({ hasText: t('refusal-name_taken') })
    .waitFor();
  await join(other, path, 'Ben');
});

test.each(['Аda', 'Ad\u00ada', '\u3164'])('a name that is refused: %j', async (name) => {
  const [host, other] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await openTable(host);
  other.expected.push(refusal);
  await other.goto(path);
  await other.page.getByLabel(t('your-name')).fill(name);
  await other.press('take-a-seat');
  await other.page
    .getByRole('alert')
    .filter({ hasText: t('refusal-bad_name') })
    .waitFor();
  await join(other, path, 'Ben');
});

test('a game of a table with a password is for those who have its link, or were there', async () => {
  const [host, guest] = [await here.visitor({ likes: { name: 'Ada' } }), await here.visitor()];
  const path = await openTable(host);
  await host.page.getByLabel(t('password')).fill('mithril');
  await host.press('password-save');
  await host.until('the password counts', () => host.table!.has_password);
  await addBots(host, 3);
  await start(host);
  await host.press('table-menu');
  await host.press('abandon');
  await host.press('abandon-sure');
  const link = host.page.getByRole('dialog').getByRole('link', { name: t('replay'), exact: true });
  const keyed = new URL((await link.getAttribute('href'))!, host.home);
  expect(keyed.searchParams.get('key')).toMatch(/^[0-9a-f]{32}$/);
  // Somebody who knows the code of the table, but not the key.
  guest.expected.push(refusal);
  await guest.goto(path.replace('/t/', '/g/') + '/1');
  await guest.page
    .getByRole('alert')
    .filter({ hasText: t('refusal-private_game') })
    .waitFor();
  await guest.goto(keyed.pathname + keyed.search);
  await guest.page.locator('[data-board]').waitFor();
  await host.goto(keyed.pathname);
  await host.page.locator('[data-board]').waitFor();
});

test('a table with a password', async () => {
  const [host, guest] = [
    await here.visitor({ likes: { name: 'Ada' } }),
    await here.visitor({ likes: { name: 'Ben' } }),
  ];
  const path = await openTable(host);
  await host.page.getByLabel(t('password')).fill('mithril');
  await host.press('password-save');
  await host.until('the password counts', () => host.table!.has_password);
  guest.expected.push(refusal);
  await guest.goto(path);
  const { page } = guest;
  await page.getByLabel(t('password')).fill('gold');
  await guest.press('take-a-seat');
  await page
    .locator('form')
    .getByRole('alert')
    .filter({ hasText: t('refusal-wrong_password') })
    .waitFor();
  await page.getByLabel(t('password')).fill('mithril');
  await guest.press('take-a-seat');
  await page.getByText(t('waiting-for-host')).waitFor();
});

test('a wish to play at once that came to nothing is forgotten', async () => {
  const host = await here.visitor({ likes: { name: 'Ada' } });
  host.expected.push(/ERR_FAILED/);
  await host.goto('/');
  await host.page.route('**/api/tables', (route) => route.abort(), { times: 1 });
  await host.press('play-now');
  await host.page.getByRole('alert').waitFor();
  await host.press('open-table');
  await host.page.getByRole('heading', { name: t('seats') }).waitFor();
  // A request of one's own is answered after all requests of the page.
  await host.page.getByLabel(t('pace')).selectOption('slow');
  await host.until('the pace is set', () => host.table?.settings.pace === 'slow', 10);
  expect(host.table!.seats.map((seat) => seat.name)).toEqual(['Ada']);
});

/** Measures how smoothly the mine pans late in a round of twelve: `node e2e/frames.mjs`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const SECONDS = 3;
const PLAYERS = 12;
/** Late in a round: so few cards are left in the deck. */
const DECK = 10;
const binary = resolve(import.meta.dirname, '..', process.env.SABOTEUR ?? '../target/debug/saboteur');
const paths = (process.env.PATH ?? '').split(delimiter);
const usual = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
  paths.map((path) => join(path, name)),
);
const executablePath = process.env.CHROMIUM ?? usual.find((path) => existsSync(path));

const folder = await mkdtemp(join(tmpdir(), 'saboteur-frames-'));
const server = spawn(binary, [
  'serve',
  '--listen',
  '127.0.0.1:0',
  '--database',
  join(folder, 'frames.db'),
  '--lang',
  'en',
]);
const home = await new Promise((found, failed) => {
  server.once('error', failed);
  server.stdout.on('data', (said) => {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(said))?.[0];
    if (address) found(address);
  });
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  do await openTable(page);
  while (!(await playUntilLate(page)));
  report(await pan(page), await page.locator('[data-cell]').count());
} finally {
  await browser.close();
  server.kill();
  await rm(folder, { recursive: true, force: true });
}

async function openTable(page) {
  await page.goto(home);
  await page.getByRole('radio', { name: /^Saboteur 2/ }).click();
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await page.getByLabel('Bots move').selectOption('instant');
  await page.getByLabel('How well bots play', { exact: true }).selectOption('easy');
  for (let bots = 1; bots < PLAYERS; bots++) {
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.locator('.seats li').nth(bots).waitFor();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-board]').waitFor();
}

/** Makes moves from the list until few cards are left. Returns true if the game was not over before. */
async function playUntilLate(page) {
  const tab = page.getByRole('tab', { name: 'All moves' });
  const end = page.getByRole('dialog', { name: 'The game is over' });
  for (;;) {
    const news = page.getByRole('button', { name: 'On to the next round' });
    await tab.or(end).or(news).first().waitFor();
    if (await news.isVisible()) await news.click();
    await tab.or(end).first().waitFor();
    if (await end.isVisible()) return false;
    await tab.click();
    const deck = await page.locator('[data-deck]').textContent();
    if (Number(deck) <= DECK) return true;
    await page.locator('[role=tablist] ~ ul button').first().click();
    await page.waitForFunction((before) => document.querySelector('[data-deck]')?.textContent !== before, deck);
  }
}

/** Drags the mine round in circles. Answers when frames were drawn. */
async function pan(page) {
  const news = page.getByRole('button', { name: 'On to the next round' });
  if (await news.isVisible()) await news.click();
  const box = await page.locator('[data-board]').boundingBox();
  const start = await page.locator('[data-cell="0,0"]').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const drawn = page.evaluate(
    (milliseconds) =>
      new Promise((done) => {
        const times = [];
        const note = (time) => {
          times.push(time);
          if (time - times[0] < milliseconds) requestAnimationFrame(note);
          else done(times);
        };
        requestAnimationFrame(note);
      }),
    SECONDS * 1000,
  );
  let measuring = true;
  void drawn.then(() => (measuring = false));
  for (let angle = 0; measuring; angle += 0.15)
    await page.mouse.move(x + 150 * Math.cos(angle), y + 100 * Math.sin(angle));
  await page.mouse.up();
  const end = await page.locator('[data-cell="0,0"]').boundingBox();
  if (Math.hypot(end.x - start.x, end.y - start.y) < 1) throw new Error('the mine did not move');
  return drawn;
}

function report(times, cards) {
  const frames = times
    .slice(1)
    .map((time, at) => time - times[at])
    .sort((a, b) => a - b);
  const slow = frames.filter((milliseconds) => milliseconds > 20).length;
  const seconds = (times.at(-1) - times[0]) / 1000;
  console.log(`${cards} cards in the mine of ${PLAYERS} players, panned for ${seconds.toFixed(1)} s`);
  console.log(`${frames.length} frames, ${(frames.length / seconds).toFixed(1)} a second`);
  console.log(`median ${frames[frames.length >> 1].toFixed(1)} ms, worst ${frames.at(-1).toFixed(1)} ms`);
  console.log(
    `${slow} of ${frames.length} frames took more than 20 ms (${((100 * slow) / frames.length).toFixed(1)} %)`,
  );
}

import { launch, page, shot, BASE } from './shot.tmp.mjs';
const b = await launch();
const p = await page(b);
await p.goto(BASE + '/'); await p.waitForTimeout(400);
await p.locator('.game').nth(1).click(); await p.waitForTimeout(400);
await p.getByRole('button', { name: 'Open a table' }).click(); await p.waitForURL(/\/t\//);
const url = p.url();
const tv = await page(b, { w: 1920, h: 1080 });
await tv.goto(url + '?screen'); await tv.waitForTimeout(700); await shot(tv, 'tv-lobby');
for (let i = 0; i < 11; i++) { await p.getByRole('button', { name: 'Add a bot' }).click(); await p.waitForTimeout(80); }
await p.getByLabel('Bots move').selectOption('instant').catch(() => {});
await p.getByRole('button', { name: 'Start the game' }).click(); await p.waitForTimeout(1500);
for (let i = 0; i < 6; i++) {
  const tab = p.getByRole('tab', { name: /All moves/ });
  try { await tab.waitFor({ timeout: 15000 }); await tab.click({ timeout: 1000 }); } catch { continue; }
  const buttons = p.locator('.tabs ul button'); const n = await buttons.count(); if (!n) continue;
  const texts = await buttons.allTextContents();
  const lay = texts.map((t, i) => [t, i]).filter(([t]) => /^Lay/.test(t));
  const at = lay.length ? lay[lay.length - 1][1] : 0;
  await buttons.nth(at).click({ timeout: 2000 }).catch(() => {});
  await p.waitForTimeout(100);
}
await p.getByRole('tab').first().click(); await p.waitForTimeout(1000);
await shot(p, 'twelve'); await shot(tv, 'tv');
await p.setViewportSize({ width: 740, height: 360 }); await p.waitForTimeout(400); await shot(p, 'landscape');
await p.setViewportSize({ width: 3840, height: 2160 }); await p.waitForTimeout(400); await shot(p, '4k');
await b.close();

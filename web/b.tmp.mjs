import { launch, page, shot, BASE } from './shot.tmp.mjs';
// An automatic player: takes any move from the list, and answers every question.
export async function auto(p, count, rnd = Math.random) {
  for (let i = 0; i < count; i++) {
    const end = await p.$('dialog[open]');
    if (end) return 'over';
    const tab = p.getByRole('tab', { name: /All moves|Alle Züge/ });
    try { await tab.waitFor({ timeout: 15000 }); } catch { return 'stuck'; }
    await tab.click().catch(() => {});
    const buttons = p.locator('.tabs ul button');
    const n = await buttons.count();
    if (n === 0) continue;
    // Prefer laying cards.
    const texts = await buttons.allTextContents();
    const lay = texts.map((t, i) => [t, i]).filter(([t]) => /^Lay |legen/.test(t));
    const at = lay.length > 0 && rnd() < 0.8 ? lay[Math.floor(rnd() * lay.length)][1] : Math.floor(rnd() * n);
    const before = await p.locator('.log p').count();
    await buttons.nth(at).click().catch(() => {});
    await p.waitForTimeout(120);
  }
  return 'ok';
}
const b = await launch();
const games = [['base', 0, 5], ['sab2', 1, 8], ['duel', 2, 2], ['solo', 3, 1]];
for (const [name, at, players] of games) {
  const p = await page(b);
  await p.goto(BASE + '/');
  await p.locator('.game').nth(at).click();
  await p.waitForTimeout(300);
  if (players > 2) await p.locator('input[type=range]').fill(String(players));
  await p.locator('button.main').first().click();
  await p.waitForURL(/\/t\//);
  console.log(name, await auto(p, name === 'sab2' ? 7 : 9));
  await p.waitForTimeout(1500);
  await p.mouse.move(400, 300); await p.waitForTimeout(300);
  await shot(p, name);
  const url = p.url();
  await p.setViewportSize({ width: 390, height: 780 }); await p.waitForTimeout(500); await shot(p, name + '-phone');
  await p.context().close();
}
await b.close();

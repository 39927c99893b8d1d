import { launch, page, BASE } from './shot.tmp.mjs';
const b = await launch();
const jpg = async (p, name) => { await p.screenshot({ path: `/work/main/docs/pictures/${name}.jpg`, type: 'jpeg', quality: 86 }); await p.screenshot({ path: `/tmp/t/s/pic-${name}.png` }); };
async function start(p, game, players) {
  await p.addInitScript(() => localStorage.setItem('saboteur.likes', JSON.stringify({ name: 'Ann' })));
  await p.goto(BASE + '/'); await p.waitForTimeout(400);
  await p.locator('.game').nth(game).click(); await p.waitForTimeout(400);
  if (players > 2) await p.locator('input[type=range]').fill(String(players));
  await p.locator('button.main').first().click(); await p.waitForURL(/\/t\//);
}
async function play(p, moves) {
  for (let i = 0; i < moves; i++) {
    const tab = p.getByRole('tab', { name: /All moves/ });
    try { await tab.waitFor({ timeout: 20000 }); await tab.click({ timeout: 1000 }); } catch { continue; }
    const buttons = p.locator('.tabs ul button'); const n = await buttons.count(); if (!n) continue;
    const texts = await buttons.allTextContents();
    const far = texts.map((t, i) => [Number(/at (-?\d+),/.exec(t)?.[1] ?? -9), i, t]).filter(([, , t]) => /^Lay/.test(t) && !/block|blind/.test(t)).sort((a, b) => b[0] - a[0]);
    const at = far.length ? far[0][1] : texts.findIndex((t) => /^(Pass|Look|Mend|Break)/.test(t));
    await buttons.nth(Math.max(0, at)).click({ timeout: 2000 }).catch(() => {});
    await p.waitForTimeout(150);
  }
  await p.locator('.prompt').waitFor({ timeout: 30000 }).catch(() => {});
  await p.getByRole('tab').first().click();
  const close = p.getByRole('button', { name: 'Close' }); if (await close.count()) await close.first().click();
}
async function pick(p) {
  const n = await p.locator('[data-hand] [data-card]').count();
  let best = -1, most = 0;
  for (let i = 0; i < n; i++) { await p.keyboard.press('Escape'); await p.keyboard.press('Escape'); await p.locator('[data-hand] [data-card]').nth(i).click(); await p.waitForTimeout(120); const c = await p.locator('[data-target]').count(); if (c > most && c < 14) { most = c; best = i; } }
  await p.keyboard.press('Escape'); await p.keyboard.press('Escape');
  if (best >= 0) await p.locator('[data-hand] [data-card]').nth(best).click();
  await p.mouse.move(20, 600); await p.waitForTimeout(900);
}

const p = await page(b, { w: 1360, h: 850 });
const info = () => p.evaluate(() => { const s = document.querySelector('[data-board]'); return [s.clientWidth, s.clientHeight, s.firstElementChild.style.transform, s.parentElement.clientHeight]; });
await start(p, 0, 5); await p.waitForTimeout(2000); console.log(await info()); for (let i = 0; i < 4; i++) { await play(p, 1); console.log(i, await info()); }
await b.close();

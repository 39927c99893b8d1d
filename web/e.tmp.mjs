import { launch, page, shot, BASE } from './shot.tmp.mjs';
const b = await launch();
const p = await page(b, { scheme: 'light', locale: 'de-DE' });
await p.goto(BASE + '/'); await p.waitForTimeout(400);
await p.getByText('Tisch für Freunde').or(p.getByRole('button', { name: /Tisch/ })).first().click(); await p.waitForURL(/\/t\//); await p.waitForTimeout(500);
for (let i = 0; i < 3; i++) { await p.getByRole('button', { name: /Bot/ }).last().click(); await p.waitForTimeout(100); }
await p.locator('select').filter({ hasText: /sofort|schnell/i }).first().selectOption('instant').catch((e) => console.log('pace', e.message.slice(0, 80)));
await p.waitForTimeout(300); await p.screenshot({ path: '/tmp/t/s/lobby-de.png', fullPage: true });
await p.locator('button.main').first().click(); await p.waitForTimeout(1500);
let shots = 0;
for (let i = 0; i < 200; i++) {
  if (await p.$('dialog[open]')) break;
  const tab = p.getByRole('tab', { name: /Züge/ });
  try { await tab.waitFor({ timeout: 8000 }); await tab.click({ timeout: 1000 }); } catch { continue; }
  const buttons = p.locator('.tabs ul button'); const n = await buttons.count(); if (!n) continue;
  const texts = await buttons.allTextContents();
  const lay = texts.map((t, i) => [t, i]).filter(([t]) => /legen/.test(t));
  if (i === 12) { await p.getByRole('tab').first().click(); await p.waitForTimeout(500); await shot(p, 'table-de'); await tab.click(); }
  const at = lay.length && Math.random() < 0.9 ? lay[Math.floor(Math.random() * lay.length)][1] : Math.floor(Math.random() * n);
  await buttons.nth(at).click({ timeout: 2000 }).catch(() => {});
  await p.waitForTimeout(60);
  if (!shots && await p.locator('.decision').count()) { shots = 1; await shot(p, 'decision-de'); }
}
await p.waitForTimeout(800); await shot(p, 'end-de');
await p.getByRole('link', { name: /anschauen/i }).first().click(); await p.waitForTimeout(1500);
for (let i = 0; i < 25; i++) await p.keyboard.press('ArrowRight');
await p.waitForTimeout(500); await shot(p, 'replay-de');
await p.getByRole('tab', { name: 'Verdacht' }).click(); await p.waitForTimeout(3000); await shot(p, 'beliefs-de');
await p.getByRole('tab', { name: /Ehrlich/ }).click(); await p.waitForTimeout(500); await shot(p, 'fair-de');
await p.setViewportSize({ width: 390, height: 780 }); await p.waitForTimeout(400); await p.screenshot({ path: '/tmp/t/s/replay-phone.png', fullPage: true });
await b.close();

import { launch, page, shot, BASE } from './shot.tmp.mjs';
const b = await launch();
const p = await page(b, { w: 1280, h: 800 });
await p.goto(BASE + '/learn/1'); await p.locator('.prompt').waitFor({ timeout: 20000 });
const box = async (sel) => { const r = await p.locator(sel).first().boundingBox(); return [r.x + r.width / 2, r.y + r.height / 2]; };
await p.locator('[data-card="curve_TR"]').click(); await p.waitForTimeout(200);
console.log('targets', await p.locator('[data-target]').evaluateAll((e) => e.map((x) => x.dataset.target).join(' ')));
const [gx, gy] = await box('[data-cell="8,0"]'); await p.mouse.click(gx, gy); await p.waitForTimeout(500); console.log('why goal:', await p.locator('.notice').textContent().catch(() => 'none'));
const [sx, sy] = await box('[data-cell="0,0"]'); await p.mouse.click(sx + 300, sy); await p.waitForTimeout(500); console.log('why empty:', await p.locator('.notice').textContent().catch(() => 'none'));
await p.locator('[data-target]').first().click(); await p.waitForTimeout(200); console.log('bar:', (await p.locator('.bar').textContent()).trim());
await p.keyboard.press('r'); await p.waitForTimeout(150); console.log('R:', (await p.locator('.bar').textContent()).trim());
await p.keyboard.press('Escape'); await p.waitForTimeout(100); await p.keyboard.press('Escape'); console.log('esc:', (await p.locator('.bar').textContent()).trim());
// drag
const [hx, hy] = await box('[data-card="cross"]');
await p.mouse.move(hx, hy); await p.mouse.down(); await p.mouse.move(hx, hy - 60, { steps: 4 }); await p.mouse.move(sx + 45, sy, { steps: 6 }); await p.waitForTimeout(100);
await shot(p, 'drag'); await p.mouse.up(); await p.waitForTimeout(300); console.log('drop:', (await p.locator('.bar').textContent()).trim());
await p.getByRole('button', { name: 'Do it' }).click(); await p.waitForTimeout(1500); await shot(p, 'lesson-done'); console.log((await p.locator('.coach').textContent()).slice(0, 80));
await b.close();

import { launch, page, shot, BASE } from './shot.tmp.mjs';
const b = await launch();
const p = await page(b);
await p.goto(BASE + '/'); await p.waitForTimeout(400);
await p.getByText('Open a table').click(); await p.waitForURL(/\/t\//); await p.waitForTimeout(500);
await p.getByRole('button', { name: 'Add a bot' }).click(); await p.getByRole('button', { name: 'Add a bot' }).click(); await p.getByRole('button', { name: 'Add a bot' }).click();
await p.waitForTimeout(300); await p.getByText('Rules and options').click(); await p.waitForTimeout(200); await p.screenshot({ path: '/tmp/t/s/lobby.png', fullPage: true });
await p.getByRole('button', { name: 'Start the game' }).click(); await p.waitForTimeout(1500);
await p.locator('.prompt').waitFor({ timeout: 30000 });
// pick a path card
for (let i = 0; i < 6; i++) { const c = p.locator('[data-hand] [data-card]').nth(i); await c.click(); await p.waitForTimeout(150); if (await p.locator('[data-target]').count()) break; await p.keyboard.press('Escape'); }
await p.waitForTimeout(200); await p.mouse.move(500, 250); await p.waitForTimeout(300); await shot(p, 'targets');
await p.locator('[data-target]').first().click(); await p.waitForTimeout(400); await shot(p, 'preview');
await p.setViewportSize({ width: 360, height: 740 }); await p.waitForTimeout(400); await shot(p, 'preview-phone');
await p.goto(BASE + '/learn'); await p.waitForTimeout(600); await shot(p, 'learn-phone');
await p.setViewportSize({ width: 1280, height: 800 }); await p.goto(BASE + '/learn/4'); await p.waitForTimeout(4000); await shot(p, 'lesson');
await p.goto(BASE + '/rules'); await p.waitForTimeout(1000); await shot(p, 'rules');
await b.close();

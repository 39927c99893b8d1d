import { launch, page, shot, BASE } from './shot.tmp.mjs';
const b = await launch();
const p = await page(b);
await p.goto(BASE + '/'); await p.waitForTimeout(700); await shot(p, 'start');
await p.getByRole('button', { name: /bots/i }).first().click(); await p.waitForTimeout(3500); await shot(p, 'play1');
const ph = await page(b, { w: 360, h: 740, touch: true, locale: 'de-DE', scheme: 'light' });
await ph.goto(BASE + '/'); await ph.waitForTimeout(700); await shot(ph, 'start-phone');
await b.close();

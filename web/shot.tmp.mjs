import { chromium } from 'playwright-core';
export const BASE = process.env.BASE ?? 'http://127.0.0.1:8080';
export const launch = () => chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
export async function page(browser, opts = {}) {
  const ctx = await browser.newContext({ viewport: { width: opts.w ?? 1280, height: opts.h ?? 800 }, locale: opts.locale ?? 'en-GB', colorScheme: opts.scheme ?? 'dark', hasTouch: !!opts.touch, deviceScaleFactor: 1 });
  const p = await ctx.newPage();
  p.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 400)));
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)));
  return p;
}
export const shot = (p, name) => p.screenshot({ path: `/tmp/t/s/${name}.png` });

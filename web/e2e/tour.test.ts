import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { beforeAll, expect, test } from 'vitest';
import { prepare, walk, type Tour } from './tour';
import type { Visitor } from './visitor';
import { idsOf, type Language } from './words';
import { world } from './world';

const here = world();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
let tour: Tour;

beforeAll(async () => {
  tour = await prepare(here);
}, 120_000);

/** Changes what the device prefers, and with it the page. */
async function light({ page }: Visitor, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
}

/** The barriers that axe finds serious. Only colours, if nothing else has changed. */
async function barriers({ page }: Visitor, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) });
    return results.violations
      .filter(({ impact }) => impact === 'critical' || impact === 'serious')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
      );
  }, rules);
}

test.each<Language>(['en', 'de'])('nobody is shut out, by lantern light or at noon: %s', async (language) => {
  const visitor = await here.visitor({ locale: locales[language], storageState: tour.memory });
  const { page } = visitor;
  const found: string[] = [];
  await walk(visitor, tour, async (where) => {
    await page.evaluate(axeSource);
    await light(visitor, 'dark');
    found.push(...(await barriers(visitor)).map((barrier) => `${where}, dark: ${barrier}`));
    await light(visitor, 'light');
    found.push(...(await barriers(visitor, ['color-contrast'])).map((barrier) => `${where}, light: ${barrier}`));
  });
  expect(found).toEqual([]);
});

/** Everything that somebody can read or hear on a page. */
function words({ page }: Visitor): Promise<string> {
  return page.evaluate(() => {
    const said = [
      ...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]'),
    ].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...said].join('\n');
  });
}

test('a German reads German everywhere', async () => {
  const visitor = await here.visitor({ locale: locales.de, storageState: tour.memory });
  const ids = idsOf('de');
  const raw: string[] = [];
  await walk(visitor, tour, async (where) => {
    expect(await visitor.page.getAttribute('html', 'lang')).toBe('de');
    const found = (await words(visitor)).match(/\b[a-z]+(-[a-z_0-9]+)+\b/g) ?? [];
    raw.push(...found.filter((id) => ids.has(id)).map((id) => `${where}: ${id}`));
  });
  expect(raw).toEqual([]);
});

test.each<Language>(['en', 'de'])('nothing scrolls sideways on a phone: %s', async (language) => {
  const visitor = await here.visitor({ ...phone, locale: locales[language], storageState: tour.memory });
  const wide: string[] = [];
  await walk(visitor, tour, async (where) => {
    const width = await visitor.page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
    if (width > phone.viewport.width) wide.push(`${where}: ${width}`);
  });
  expect(wide).toEqual([]);
});

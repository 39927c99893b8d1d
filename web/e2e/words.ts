/** The messages of `locales/`, so that tests look for what the page says and not for copies of it. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'de';
export type Values = Record<string, string | number>;

function textsOf(tag: Language): string[] {
  const folder = join(import.meta.dirname, '../../locales', tag);
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

function bundleOf(tag: Language): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const text of textsOf(tag)) bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf('en'), de: bundleOf('de') };

/** A message of the page. */
export function t(id: string, values?: Values, tag: Language = 'en'): string {
  const value = bundles[tag].getMessage(id)?.value;
  if (!value) throw new Error(`there is no message ${id}`);
  return bundles[tag].formatPattern(value, values);
}

/** The ids of all messages of a language. */
export function idsOf(tag: Language): Set<string> {
  return new Set(textsOf(tag).flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id!)));
}

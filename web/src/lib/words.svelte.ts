/** All that a player reads, in their language. The messages are those of `locales/`, shared with the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { MessageId } from '../messages';
import type { Card } from '../protocol';
import { note, recall } from './memory';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
export type Values = Record<string, FluentVariable>;
const LANGUAGE = 'saboteur.language';

const sources: Record<Language, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import('../../../locales/en/game.ftl?raw'), import('../../../locales/en/page.ftl?raw')]),
  de: () => Promise.all([import('../../../locales/de/game.ftl?raw'), import('../../../locales/de/page.ftl?raw')]),
};

/** Texts that are only loaded where somebody asks: the rules and what every card does, lessons, reasons of bots. */
type Extra = 'rules' | 'lessons' | 'bots';
const extras: Record<Extra, Record<Language, () => Promise<{ default: string }>>> = {
  rules: {
    en: () => import('../../../locales/en/rules.ftl?raw'),
    de: () => import('../../../locales/de/rules.ftl?raw'),
  },
  lessons: {
    en: () => import('../../../locales/en/lessons.ftl?raw'),
    de: () => import('../../../locales/de/lessons.ftl?raw'),
  },
  bots: {
    en: () => import('../../../locales/en/bots.ftl?raw'),
    de: () => import('../../../locales/de/bots.ftl?raw'),
  },
};
const wanted = new Map<Extra, Promise<void>>();

let bundle: FluentBundle | undefined = $state.raw();
let current: Language = $state('en');

/** The language that is spoken. */
export function language(): Language {
  return current;
}

/** The language that was chosen here before, or else that of the browser. */
export function preferred(): Language {
  const chosen = recall<string | null>(LANGUAGE, null);
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return languages.find((known) => known === wanted.find((tag) => languages.some((one) => one === tag))) ?? 'en';
}

/** Makes the bundle of a language from texts of messages. */
export function bundleOf(tag: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Speaks that language from now on. */
export async function speak(tag: Language, remember = false, also = [...wanted.keys()]): Promise<void> {
  const texts = await sources[tag]();
  for (const extra of also) texts.push(await extras[extra][tag]());
  bundle = bundleOf(
    tag,
    texts.map((text) => text.default),
  );
  current = tag;
  document.documentElement.lang = tag;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${tag}.webmanifest`);
  if (remember) note(LANGUAGE, tag);
}

/** Fetches more messages, from now on in every language that is spoken. */
function fetchExtra(extra: Extra): Promise<void> {
  const before = wanted.get(extra);
  if (before) return before;
  // One after the other, so that no language lacks what was fetched last.
  const fetched = Promise.all(wanted.values()).then(() => speak(current));
  wanted.set(extra, fetched);
  return fetched;
}

/** Fetches the messages of `rules.ftl`. */
export const fetchRules = () => fetchExtra('rules');
/** Fetches the messages of `lessons.ftl`. */
export const fetchLessons = () => fetchExtra('lessons');
/** Fetches the messages of `bots.ftl`. */
export const fetchReasons = () => fetchExtra('bots');

/** An id of `messages.ts`, or one of a family whose values the type checker does not know: tests go through these. */
export type Id =
  | MessageId
  | `${'card' | 'hindered' | 'choose'}-${Card}`
  | `${'about' | 'rules' | 'preset' | 'useless'}-${string}`
  | Lesson;
type Lesson = `lesson-${number}${'' | '-what' | '-do' | '-done'}`;

/** Returns a message with values put in. The type checker refuses an id without a message. */
export function t(id: Id, values?: Values): string {
  return format(id, values);
}

/** The same for an id that is known only when the program runs. */
export function format(id: string, values?: Values): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, values, []);
}

/** Returns true if there is such a message. */
export function has(id: string): id is MessageId {
  return bundle?.hasMessage(id) ?? false;
}

/** The marks around a name in a sentence, so that it can be shown in bold. */
const OPEN = '\u0002';
const CLOSE = '\u0003';
/** The marks around what is drawn for the words that follow. */
const SIGN = '\u0004';

const MARKED = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`);
const SIGNED = new RegExp(`^${SIGN}([^${SIGN}]*)${SIGN}`);

/** Marks a name, to be shown in bold. */
export function bold(name: string): string {
  return `${OPEN}${name}${CLOSE}`;
}

/** Marks words for which something is drawn, such as `seat 3` or `card cross`, where there is room for pictures. */
export function signed(sign: string, words: string): string {
  return bold(SIGN + sign + SIGN + words);
}

/** A part of a sentence: bold if it was marked, and what is drawn for it. */
export type Part = { text: string; strong: boolean; sign?: string };

function marked(part: string): Part {
  if (!part.startsWith(OPEN)) return { text: part, strong: false };
  const text = part.slice(1, -1);
  const sign = SIGNED.exec(text);
  return sign ? { text: text.slice(sign[0].length), strong: true, sign: sign[1]! } : { text, strong: true };
}

/** A sentence in parts, those in bold marked. */
export function parts(sentence: string): Part[] {
  return sentence
    .split(MARKED)
    .filter((part) => part !== '')
    .map(marked);
}

/** A sentence without marks. */
export function plain(sentence: string): string {
  return parts(sentence)
    .map(({ text }) => text)
    .join('');
}

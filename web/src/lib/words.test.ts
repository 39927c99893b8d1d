// @vitest-environment jsdom
/** Everything that the page says has words in every language, and no words are left over. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { prints } from '../prints';
import type { Decision, Event, Move, Reply, Target } from '../protocol';
import protocol from '../protocol.ts?raw';
import { useOf } from './tell';
import { languages, type Language } from './words.svelte';

const messages = import.meta.glob<string>('../../../locales/*/{game,bots,page,rules}.ftl', {
  query: '?raw', import: 'default', eager: true,
});
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../prints.ts', '!../protocol.ts', '!../art/**'], {
    query: '?raw', import: 'default', eager: true,
  }),
);

function text(language: Language, file: string): string | undefined {
  return messages[`../../../locales/${language}/${file}.ftl`];
}

const files = ['game', 'bots', 'page', 'rules'];
const own = ['page', 'rules'];

type Part = { type?: string; name?: string; [key: string]: unknown };

/** Everything with a name in a pattern: variables, and messages or terms that it refers to. */
function partsOf(pattern: unknown, found: Part[] = []): Part[] {
  if (Array.isArray(pattern)) for (const part of pattern) partsOf(part, found);
  else if (pattern !== null && typeof pattern === 'object') {
    const part = pattern as Part;
    if (typeof part.type === 'string' && part.name) found.push(part);
    for (const value of Object.values(part)) partsOf(value, found);
  }
  return found;
}

/** The ids of a text, with the variables of each. */
function idsOf(source: string): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const entry of new FluentResource(source).body) {
    const variables = partsOf(entry.value).filter(({ type }) => type === 'var').map(({ name }) => name!);
    ids.set(entry.id, [...new Set(variables)].sort());
  }
  return ids;
}

/** All ids that a text means to have, whether they can be read or not. */
function meantIn(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
}

const known = Object.fromEntries(
  languages.map((language) => [
    language,
    new Map(files.flatMap((file) => [...idsOf(text(language, file) ?? '')])),
  ]),
) as Record<Language, Map<string, string[]>>;

// ---- what protocol.ts says

const bare = protocol.replace(/\/\*[\s\S]*?\*\//g, '');

function definition(type: string): string {
  const found = new RegExp(`export type ${type} = ([\\s\\S]*?);\\n`).exec(bare)?.[1];
  if (found === undefined) throw new Error(`protocol.ts has no type ${type}`);
  return found;
}

/** The values of a union of strings. */
function union(type: string): string[] {
  const values = [...definition(type).matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
  if (values.length === 0) throw new Error(`${type} has no values`);
  return values;
}

type Variant = { tag: string; fields: [string, string][] };

/** The variants of a union of objects, with their fields. */
function variants(type: string, tag = 'type'): Variant[] {
  const found = [...definition(type).matchAll(new RegExp(`\\{ "?${tag}"?: "([^"]*)",?([^{}]*)\\}`, 'g'))];
  if (found.length === 0) throw new Error(`${type} has no variants`);
  return found.map((match) => ({
    tag: match[1]!,
    fields: [...match[2]!.matchAll(/(\w+)\??: ([^,]+),/g)].map((field) => [field[1]!, field[2]!.trim()]),
  }));
}

const tags = (type: string) => variants(type).map(({ tag }) => tag);
const cards = Object.keys(prints);
const moves = variants('Move');

/** Cards that are played from the hand. The Veto is only an answer. */
const played = cards.filter((card) => ['path', 'action'].includes(prints[card]!.kind) && card !== 'veto');
const uses = [...new Set(played.map(useOf))];
/** What can be reached in the mine. */
const kinds = [...new Set(Object.values(prints).map(({ kind }) => kind))];
const reached = kinds.filter((kind) => !['path', 'start', 'action'].includes(kind));

/** The kinds of answers to each question. */
const answers: Record<Decision, string[]> = {
  turn: [],
  choose_reveal: ['cell'],
  take_gold: ['gold'],
  steal: ['seat', 'no'],
  pathfinder: [],
  swap_goals: ['yes', 'no'],
  take_discard: ['card'],
  react: ['yes', 'no'],
  sponsor: ['yes', 'no'],
  push_goal: ['cell'],
  look_at_dwarf: ['seat'],
  take_card: ['seat'],
  keep_drawn: ['card'],
  place_marker: ['cell'],
};
const answerIds = Object.entries(answers).flatMap(([to, replies]) => replies.map((reply) => `answer-${to}-${reply}`));

/** The messages for an event, without `-known`. */
function eventIds(tag: string): string[] {
  const id = `event-${tag.replaceAll('_', '-')}`;
  const aspects: Record<string, string[]> = {
    played: uses,
    revealed: reached,
    discarded: ['', 'for'],
    card_seen: ['', 'chest'],
    round_ended: ['', 'reached'],
    stolen: ['', 'nothing'],
  };
  return (aspects[tag] ?? ['']).map((aspect) => (aspect ? `${id}-${aspect}` : id));
}

/** Events that say nothing new to those who do not know their secret. */
const silent = ['dwarf-dealt', 'hand-dealt', 'card-seen', 'card-seen-chest', 'goals-swapped', 'round-closed'];

/** Ids made of parts, as they are in the sources with `*` for what is put in, and all that can be put in. */
const families: Record<string, string[]> = {
  'card-*': cards,
  'tool-*': union('Tool'),
  'dwarf-*': union('Dwarf'),
  'camp-*': union('Camp'),
  'chest-*': union('Chest'),
  'chest-layout-*': union('ChestLayout'),
  'edition-*': union('Edition'),
  'side-*': ['T', 'B', 'L', 'R'],
  'preset-*': ['classic', 'anniversary', 'tournament', 'saboteur2', 'saboteur2-classic', 'everything', 'duel', 'solo'],
  'game-*': union('Family'),
  'game-*-what': union('Family'),
  'game-*-players': union('Family'),
  'level-*': union('Level'),
  'pace-*': union('Pace'),
  'clock-*': tags('Clock'),
  'place-*': union('Place'),
  'theme-*': ['auto', 'dark', 'light'],
  'ask-*': union('Decision'),
  'refusal-*': union('Code'),
  'play-*': uses,
  'move-*': ['pass', ...moves.map(({ tag }) => tag).filter((tag) => tag !== 'play' && tag !== 'answer')],
  'told-*': tags('Told').filter((tag) => !['dealt', 'moved'].includes(tag)),
  'event-grade-*': union('Grade'),
  'table-impossible-*': variants('ImpossibleRules', 'code').map(({ tag }) => tag),
};
/** The same, where not everything that can be put in needs words of its own. */
const loose: Record<string, string[]> = {
  'about-*': [...cards, ...Object.values(prints).flatMap(({ kind, use }) => (use ? [kind, use] : [kind]))],
  'hindered-*': cards,
  'about-role-*': [...union('Dwarf'), 'unknown'],
  'about-chest-*': union('Chest'),
};

// ---- what the sources use

/** The first argument of a call, from after its bracket. */
function argument(source: string, from: number): string {
  let depth = 0;
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const letter = source[at]!;
    if (quote) {
      if (letter === '\\') at++;
      else if (letter === quote) quote = '';
    } else if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter) && depth-- === 0) return source.slice(from, at);
    else if (letter === ',' && depth === 0) return source.slice(from, at);
  }
  return source.slice(from);
}

const QUOTED = /'([^'\n]*)'|"([^"\n]*)"|`((?:[^`$]|\$\{[^{}]*\}|\$(?!\{))*)`/g;

/** The texts in quotes of a piece of source, with `*` for what is put in; not those that something is compared with. */
function quoted(source: string): string[] {
  return [...source.matchAll(QUOTED)]
    .filter((match) => {
      const [before, after] = [source.slice(0, match.index).slice(-12), source.slice(match.index + match[0].length)];
      return !/(?:[!=]==|\bcase)\s*$/.test(before) && !/^\s*(?:[!=]==|in\b)/.test(after);
    })
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? '').replace(/\$\{[^{}]*\}/g, '*'));
}

type Use = { id: string; where: string };
const said: Use[] = [];
/** Texts elsewhere that look like ids, which may come to `t` by way of a variable. */
const mentioned = new Set<string>();
for (const [where, source] of sources) {
  for (const call of source.matchAll(/(?<![.\w$])(?:t|has)\(/g)) {
    const first = argument(source, call.index + call[0].length);
    for (const id of quoted(first)) if (/[a-z]/i.test(id)) said.push({ id, where });
  }
  for (const id of source.matchAll(/['"`]([a-z][\w*-]*-[\w*-]+)['"`]/gi)) mentioned.add(id[1]!);
  for (const id of quoted(source)) if (/^[a-z]\w*-[\w*-]*$/i.test(id)) mentioned.add(id);
}
const literals = said.filter(({ id }) => !id.includes('*'));
const patterns = [...new Set([...said.map(({ id }) => id), ...mentioned])].filter((id) => id.includes('*') && !id.startsWith('*'));


function fits(pattern: string, id: string): boolean {
  const family = families[pattern] ?? loose[pattern];
  if (family) return family.some((value) => pattern.replace('*', value) === id);
  return new RegExp(`^${pattern.split('*').join('.+')}$`).test(id);
}

// ---- the tests

describe('both languages', () => {
  test.each(files)('say the same in %s.ftl', (file) => {
    const [english, german] = [text('en', file), text('de', file)];
    expect(german === undefined).toBe(english === undefined);
    if (own.includes(file)) expect([...idsOf(german ?? '').keys()]).toEqual([...idsOf(english ?? '').keys()]);
    expect(Object.fromEntries(idsOf(german ?? ''))).toEqual(Object.fromEntries(idsOf(english ?? '')));
  });

  test.each(languages.flatMap((language) => files.map((file) => [language, file] as const)))(
    'can be read without loss: %s, %s.ftl',
    (language, file) => {
      const source = text(language, file) ?? '';
      expect([...idsOf(source).keys()]).toEqual(meantIn(source));
      expect(new Set(meantIn(source)).size).toBe(meantIn(source).length);
    },
  );
});

describe.each(languages)('what is said (%s)', (language) => {
  const ids = known[language];

  test('the sources were read', () => {
    expect(said.length).toBeGreaterThan(150);
    expect(patterns).toEqual(expect.arrayContaining(['card-*', 'move-*', 'game-*-what', 'refusal-*']));
  });

  test('every id has a message', () => {
    expect(literals.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('every pattern has messages', () => {
    const empty = patterns.filter((pattern) => ![...ids.keys()].some((id) => fits(pattern, id)));
    // What every card does is in rules.ftl.
    const rules = text(language, 'rules') !== undefined;
    expect(empty.filter((pattern) => rules || pattern !== 'about-*')).toEqual([]);
  });

  test.each(Object.entries(families))('%s is complete', (pattern, values) => {
    expect(values.map((value) => pattern.replace('*', value)).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('every question has its answers', () => {
    expect(Object.keys(answers).sort()).toEqual(union('Decision').sort());
    expect(answerIds.filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids.keys()].filter((id) => id.startsWith('answer-') && !answerIds.includes(id))).toEqual([]);
  });

  test('every event has a message, and no message is left over', () => {
    const plain = tags('Event').flatMap(eventIds);
    expect(plain.filter((id) => !ids.has(id)).sort()).toEqual(silent.map((id) => `event-${id}`).sort());
    const left = ['unmasked', 'score', 'winner', 'winners', ...union('Grade').map((grade) => `grade-${grade}`)];
    const meant = new Set([...plain, ...plain.map((id) => `${id}-known`), ...left.map((id) => `event-${id}`)]);
    expect([...ids.keys()].filter((id) => id.startsWith('event-') && !meant.has(id))).toEqual([]);
  });

  test('every option has a message', () => {
    const options = [...definition('Rules').matchAll(/(\w+)\?: boolean/g)].map((match) => `option-${match[1]}`);
    expect(options.length).toBeGreaterThan(15);
    expect(options.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test.each(own)('%s.ftl has no message that nobody uses', (file) => {
  const used = (id: string) =>
    literals.some((use) => use.id === id) || mentioned.has(id) || patterns.some((pattern) => fits(pattern, id));
  expect([...idsOf(text('en', file) ?? '').keys()].filter((id) => !used(id))).toEqual([]);
});

describe.each(languages)('messages format (%s)', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(text(language, file) ?? ''), { allowOverrides: true });
  /** Variables that are words, whatever their message does with them. */
  const words = new Set(['name', 'target', 'card', 'cards', 'cell', 'tool', 'code', 'names', 'move', 'minutes', 'last', 'why']);

  test.each(own)('%s.ftl', (file) => {
    for (const [id, variables] of idsOf(text(language, file) ?? '')) {
      const message = bundle.getMessage(id);
      expect(message?.value, id).toBeTruthy();
      for (const sample of [0, 1, 2, 7, 'Anna'] as const) {
        const values: Record<string, FluentVariable> = {};
        for (const name of variables) values[name] = words.has(name) ? 'Anna' : sample;
        const errors: Error[] = [];
        const said = bundle.formatPattern(message!.value!, values, errors);
        expect(errors, `${id}: ${said}`).toEqual([]);
        expect(said.trim(), id).not.toBe('');
        expect(said, id).not.toMatch(/\{|\}|undefined|NaN/);
      }
    }
  });
});

// ---- every move and every event, through the functions that the page uses

/** Plausible values of a type. */
function samples(type: string, field: string): unknown[] {
  if (type.endsWith('| null')) return [null, ...samples(type.slice(0, -'| null'.length).trim(), field)];
  const array = /^Array<(.*)>$/.exec(type)?.[1];
  if (array) return [samples(array, field).slice(0, 2)];
  switch (type) {
    case 'Seat':
      return [0, 1];
    case 'number':
      return [1, 2];
    case 'boolean':
      return [false, true];
    case 'Cell':
      return [[3, -1]];
    case 'Card':
      return ['cross', 'trapped', 'theft', 'goal_gold', 'sack_1', 'dragon', 'giant_spider', 'g1_TL_green'];
    case 'Discards':
      return [['cross', 'rockfall']];
    case 'Move':
      return [{ type: 'play', card: 'cross', target: { place: { cell: [3, -1], rotated: false } } }];
    case 'Payment':
    case 'SeenCard':
      return [{}];
    case 'Outcome':
      return [
        { scores: [3, 1], winners: [0] },
        { scores: [2, 2], winners: [0, 1] },
        { scores: [0, 1], winners: [1], grade: 'good' },
      ];
    default:
      return union(type);
  }
}

/** Every value of every field at least once. */
function examples({ tag, fields }: Variant): Record<string, unknown>[] {
  const choices = fields.map(([name, type]) => [name, samples(type, name)] as const);
  const most = Math.max(1, ...choices.map(([, values]) => values.length));
  // `first` and `last` values together too, so that all that may be known is known or unknown at once.
  return Array.from({ length: most * 2 }, (_, at) => ({
    type: tag,
    ...Object.fromEntries(
      choices.map(([name, values], number) => {
        const turn = at < most ? at : at + number;
        return [name, at < most ? values[Math.min(turn, values.length - 1)] : values[turn % values.length]];
      }),
    ),
  }));
}

describe.each(languages)('moves and events (%s)', async (language) => {
  const { plain, speak } = await import('./words.svelte');
  const { eventText, moveText, refusalText } = await import('./tell');
  const names = ['Anna', 'Ben'];
  const targets: Target[] = [
    'nothing', { place: { cell: [3, -1], rotated: true } }, { cell: [3, -1] }, { cells: [[3, -1], [8, 0]] },
    { seat: 1 }, { tool: { seat: 0, tool: 'cart' } },
  ];
  const reply: Record<string, Reply> = {
    no: 'no', yes: 'yes', cell: { cell: [3, -1] }, seat: { seat: 1 }, card: { card: 'cross' }, gold: { gold: 2 },
  };

  /** A message that is missing shows its id; a value that is missing shows its name. */
  const gap =
    /\{|\}|undefined|NaN|(?<![\w-])(?:play|move|answer|event|illegal|refusal|card|tool|dwarf|camp|chest|seat)-[a-z]/;
  const isComplete = (sentence: string) => sentence !== '' && !gap.test(sentence);
  const check = (sentence: string, what: unknown) =>
    expect(sentence, `${JSON.stringify(what)}: ${sentence}`).not.toMatch(gap);

  test.each(played)('play %s', async (card) => {
    await speak(language);
    // Each card is played on one kind of target. For that one, no value is missing.
    const told = targets.map((target) => ({
      move: plain(moveText({ type: 'play', card, target }, names)),
      event: eventText({ type: 'played', seat: 0, card, target }, names).map(plain).join(' '),
    }));
    expect(told.some(({ move, event }) => isComplete(move) && isComplete(event)), JSON.stringify(told)).toBe(true);
  });

  test.each(Object.entries(answers))('answers to %s', async (to, replies) => {
    await speak(language);
    for (const kind of replies) {
      const move: Move = { type: 'answer', to: to as Decision, reply: reply[kind]! };
      check(plain(moveText(move, names)), move);
    }
  });

  test.each(moves.filter(({ tag }) => tag !== 'play' && tag !== 'answer'))('move $tag', async (variant) => {
    await speak(language);
    for (const move of examples(variant)) check(plain(moveText(move as Move, names)), move);
  });

  const others = variants('Event').filter(({ tag }) => tag !== 'played' && tag !== 'revealed');
  test.each(others)('event $tag', async (variant) => {
    await speak(language);
    for (const event of examples(variant)) {
      for (const sentence of eventText(event as Event, names)) check(plain(sentence), event);
    }
  });

  test.each(reached)('reaching %s', async (kind) => {
    await speak(language);
    for (const card of cards.filter((card) => prints[card]!.kind === kind)) {
      const chest = kind === 'chest' ? 'mill_5' : null;
      const event: Event = { type: 'revealed', seat: 0, cell: [3, -1], card, rotated: false, chest };
      expect(eventText(event, names)).toHaveLength(1);
      check(plain(eventText(event, names)[0]!), event);
    }
  });

  test('why a move is refused', async () => {
    await speak(language);
    const fields = { card: 'rockfall', cell: [3, -1], seat: 1, target: 1, to_act: 1, sponsor: 1, tool: 'cart' };
    for (const id of known[language].keys()) {
      const [, code, tail] = /^illegal-(\w+)(?:-(\w+))?$/.exec(id) ?? [];
      if (!code) continue;
      const tails = { wrong_cell: { card: tail }, mismatch: { side: tail } }[code] ?? (tail ? { decision: tail } : {});
      const refusal = { code: 'illegal_move' as const, message: '', reason: { code, ...fields, ...tails } };
      check(plain(refusalText(refusal, names)), id);
    }
  });
});

test('a play and what follows from it are told one after the other', async () => {
  const { plain, speak } = await import('./words.svelte');
  const { eventText } = await import('./tell');
  await speak('en');
  const tell = (event: Event) => eventText(event, ['Ann', 'Ben']).map(plain).join(' ');
  const repair = (seat: number) =>
    tell({ type: 'played', seat: 0, card: 'repair_cart', target: { tool: { seat, tool: 'cart' } } });
  expect(tell({ type: 'played', seat: 0, card: 'rockfall', target: { cell: [3, -1] } })).toBe(
    'Ann plays a rockfall at 3,-1.',
  );
  expect(tell({ type: 'removed', cell: [3, -1], card: 'cross' })).toBe('The crossing at 3,-1 is gone.');
  expect(repair(0)).toBe('Ann mends their own cart.');
  expect(repair(1)).toBe("Ann mends Ben's cart.");
  const sabotage = tell({ type: 'played', seat: 1, card: 'broken_lantern', target: { seat: 0 } });
  expect(sabotage).toBe("Ben breaks Ann's lantern.");
  expect([-1, 1, 2].map((pieces) => tell({ type: 'pieces_paid', seat: 1, pieces }))).toEqual([
    'Ben loses a gold piece.',
    'Ben gets a gold piece.',
    'Ben gets 2 gold pieces.',
  ]);
});

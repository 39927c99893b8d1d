// @vitest-environment jsdom
/**
 * Everything that the page says has words in every language, and no words are left over. That every id in the sources
 * has a message is up to the type checker: `t` takes the ids of `messages.ts` only.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import sentences from '../../../crates/cli/tests/data/sentences.jsonl?raw';
import { optionsOf, prints } from '../prints';
import type { Doubt } from './fairness';
import type {
  Camp,
  Character,
  Chest,
  ChestLayout,
  Clock,
  RefusalCode,
  Decision,
  Dwarf,
  Edition,
  Event,
  Family,
  Grade,
  ImpossibleRules,
  Level,
  Move,
  Pace,
  Place,
  News,
  Tool,
} from '../protocol';
import { campsText, eventText, moveText, refusalText, useOf, whyText } from './tell';
import { fetchReasons, languages, plain, speak, type Language } from './words.svelte';

const messages = import.meta.glob<string>('../../../locales/*/{game,bots,page,rules,lessons}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.values(
  import.meta.glob<string>(
    ['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../messages.ts', '!../prints.ts', '!../protocol.ts', '!../art/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).join('\n');

function text(language: Language, file: string): string | undefined {
  return messages[`../../../locales/${language}/${file}.ftl`];
}

const files = ['game', 'bots', 'page', 'rules', 'lessons'];
const own = ['page', 'rules', 'lessons'];

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
    const variables = partsOf(entry.value)
      .filter(({ type }) => type === 'var')
      .map(({ name }) => name!);
    ids.set(entry.id, [...new Set(variables)].sort());
  }
  return ids;
}

/** All ids that a text tries to define, also those that cannot be read. */
function meantIn(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
}

const known = Object.fromEntries(
  languages.map((language) => [language, new Map(files.flatMap((file) => [...idsOf(text(language, file) ?? '')]))]),
) as Record<Language, Map<string, string[]>>;

// ---- ids made of parts

/** Returns all values of a union. The type checker sees to it that none is missing, and none is too many. */
const all = <Value extends string>(values: Record<Value, true>): Value[] => Object.keys(values) as Value[];

const cards = Object.keys(prints);
/** Cards that are played from the hand. The Veto is only an answer. */
const played = cards.filter((card) => ['path', 'action'].includes(prints[card]!.kind) && card !== 'veto');
const decisions = all<Decision>({
  turn: true,
  choose_reveal: true,
  take_gold: true,
  steal: true,
  pathfinder: true,
  swap_goals: true,
  take_discard: true,
  react: true,
  sponsor: true,
  push_goal: true,
  look_at_dwarf: true,
  take_card: true,
  keep_drawn: true,
  place_marker: true,
});
const gameFamilies = all<Family>({ base: true, saboteur2: true, duel: true, solo: true });
const dwarves = all<Dwarf>({
  gold_miner: true,
  saboteur: true,
  greedy_dwarf: true,
  blue: true,
  green: true,
  boss: true,
  profiteer: true,
  geologist: true,
});
const chests = all<Chest>({
  take_1_gold: true,
  no_more_maps_on_goals: true,
  no_draw_this_turn: true,
  draw_1_extra: true,
  push_goal_away: true,
  steal_card_from_hand: true,
  draw_3_keep_1: true,
  look_at_dwarf: true,
  discard_pile_top5_keep_1: true,
  mill_5: true,
});
const camps = all<Camp>({
  gold_miners: true,
  saboteurs: true,
  greedy_dwarf: true,
  blue: true,
  green: true,
  boss: true,
  profiteer: true,
});

const characters = all<Character>({ cautious: true, bold: true, grumpy: true, helpful: true, sly: true });

/** The numbers of all lessons. */
const lessonNumbers = Array.from({ length: 13 }, (_, at) => String(at + 1));

/** Ids made of parts, with `*` for the part that is put in, and all that can be put in. */
const families: Record<string, string[]> = {
  'card-*': cards,
  'tool-*': all<Tool>({ pickaxe: true, lantern: true, cart: true }),
  'dwarf-*': dwarves,
  'chest-*': chests,
  'chest-layout-*': all<ChestLayout>({ a: true, b: true, random: true }),
  'edition-*': all<Edition>({ classic: true, anniversary: true }),
  'side-*': ['T', 'B', 'L', 'R'],
  'preset-*': ['classic', 'anniversary', 'tournament', 'saboteur2', 'saboteur2-classic', 'everything', 'duel', 'solo'],
  'option-*': [...new Set(Object.values(optionsOf).flat()), 'chest_layout'],
  'game-*': gameFamilies,
  'game-*-what': gameFamilies,
  'game-*-players': gameFamilies,
  'level-*': all<Level>({ random: true, easy: true, normal: true, hard: true }),
  'character-*': characters,
  'character-*-how': characters,
  'pace-*': all<Pace>({ instant: true, fast: true, calm: true, slow: true }),
  'clock-*': all<Clock['type']>({ none: true, move: true, bank: true }),
  'place-*': all<Place>({ start: true, goal: true, path: true, chest: true, postcard: true }),
  'theme-*': ['auto', 'dark', 'light'],
  'ask-*': decisions,
  'refusal-*': all<RefusalCode>({
    bad_request: true,
    not_found: true,
    wrong_password: true,
    too_many_guesses: true,
    private_game: true,
    wrong_token: true,
    host_only: true,
    not_your_seat: true,
    bad_name: true,
    name_taken: true,
    table_full: true,
    no_spectators: true,
    game_running: true,
    no_game: true,
    no_more_games: true,
    impossible_setup: true,
    bad_setting: true,
    no_such_seat: true,
    not_a_move: true,
    illegal_move: true,
    no_chat: true,
    no_pointing: true,
    too_fast: true,
    too_much: true,
    not_stored: true,
    forbidden: true,
  }),
  'told-*': all<Exclude<News['type'], 'dealt' | 'moved' | 'pointed' | 'unmasked'>>({
    joined: true,
    left: true,
    hosted: true,
    stood_in: true,
    returned: true,
    seat_given: true,
    abandoned: true,
  }),
  'doubt-*': all<Doubt['type']>({
    other_commitment: true,
    other_commitments: true,
    commitment_left_out: true,
    share_left_out: true,
    not_counted: true,
    other_rules: true,
    bot_share: true,
    other_cards: true,
    unproven: true,
  }),
  'event-grade-*': all<Grade>({ lost: true, fair: true, good: true, perfect: true }),
  'table-impossible-*': all<ImpossibleRules['code']>({
    players: true,
    base_game_only: true,
    greedy_dwarf_twice: true,
    all_dwarves_dealt: true,
    loose_placement_in_anniversary: true,
    layout_without_chests: true,
    no_dwarf_left_over: true,
    not_for_the_duel: true,
    only_for_the_duel: true,
    random_goals_without_new_goals: true,
    duel_has_one_edition: true,
  }),
  'event-played-*': [...new Set(played.map(useOf))],
  'move-play-*': [...new Set(played.map(useOf))],
  'event-revealed-*': [
    ...new Set(cards.filter((card) => !['path', 'start', 'action'].includes(prints[card]!.kind)).map(useOf)),
  ],
  'move-answer-*': decisions.filter((decision) => decision !== 'turn' && decision !== 'pathfinder'),
  'about-role-*': [...dwarves, 'unknown'],
  'about-chest-*': chests,
  'lesson-*': lessonNumbers,
  'lesson-*-what': lessonNumbers,
  'lesson-*-do': lessonNumbers,
  'lesson-*-done': lessonNumbers,
};

/** Beginnings of ids after which the sources put something in. */
const beginnings = new Map<string, boolean>();
function isBeginning(text: string): boolean {
  if (!beginnings.has(text)) beginnings.set(text, sources.includes(`\`${text}\${`));
  return beginnings.get(text)!;
}
const made = new Set(
  Object.entries(families).flatMap(([pattern, values]) =>
    isBeginning(pattern.split('*')[0]!) ? values.map((value) => pattern.replace('*', value)) : [],
  ),
);

/** Returns true if the sources use an id: as a whole, or by its beginning and a value. */
function isUsed(id: string): boolean {
  if (made.has(id) || sources.includes(`'${id}'`)) return true;
  const parts = id.split('-');
  return parts.some((_, at) => {
    const beginning = parts.slice(0, at).join('-') + '-';
    return at > 0 && !(`${beginning}*` in families) && isBeginning(beginning);
  });
}

// ---- the tests

test('messages.ts lists all ids', async () => {
  const ids = [...known.en.keys()].sort();
  const lines = [
    '// Written by the tests of web: npx vitest run -u src/lib/words.test.ts',
    '',
    '/** The ids of all messages that the page may say. */',
    'export type MessageId =',
    ...ids.map((id) => `  | '${id}'`),
  ];
  await expect(`${lines.join('\n')};\n`).toMatchFileSnapshot('../messages.ts');
});

test.each([
  [1, 'one second'],
  [90, '90 seconds'],
  [150, '3 minutes'],
  [86_400, '24 hours'],
])('a refusal names the time to wait: %s', async (wait, words) => {
  await speak('en');
  expect(refusalText({ code: 'too_many_guesses', message: '', wait }, [])).toContain(words);
});

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

  test.each(Object.entries(families))('%s is complete', (pattern, values) => {
    expect(values.map((value) => pattern.replace('*', value)).filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(['event-played-', 'event-revealed-', 'move-play-', 'move-answer-', 'card-', 'ask-', 'refusal-', 'option-'])(
    '%s has no message left over',
    (beginning) => {
      const meant = families[`${beginning}*`]!.map((value) => beginning + value);
      expect([...ids.keys()].filter((id) => id.startsWith(beginning)).sort()).toEqual([...meant].sort());
    },
  );

  test('every party wins in words of its own', async () => {
    await speak(language);
    const wins = [...camps.map((camp) => [camp]), ['blue', 'green'] as Camp[], []].map(campsText);
    expect(new Set(wins).size).toBe(camps.length + 2);
  });
});

test.each(own)('%s.ftl has no message that nobody uses', (file) => {
  expect([...idsOf(text('en', file) ?? '').keys()].filter((id) => !isUsed(id))).toEqual([]);
});

describe.each(languages)('messages format (%s)', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files)
    bundle.addResource(new FluentResource(text(language, file) ?? ''), { allowOverrides: true });
  /** Variables that are words in every message. */
  const words = new Set([
    'name',
    'target',
    'card',
    'cards',
    'cell',
    'tool',
    'code',
    'names',
    'move',
    'minutes',
    'last',
    'why',
  ]);

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

// ---- the same sentences as in the terminal

type Line = { kind: 'event' | 'move' | 'illegal' | 'why'; document: unknown; en: string[]; de: string[] };
const lines = sentences
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'none'];

function told({ kind, document }: Line): string[] {
  switch (kind) {
    case 'event':
      return eventText(document as Event, names);
    case 'move':
      return [moveText(document as Move, names)];
    case 'illegal':
      return [refusalText({ code: 'illegal_move', message: '', reason: document }, names)];
    case 'why':
      return [whyText(document, names)];
  }
}

describe.each(languages)('the same sentences as in the terminal (%s)', (language) => {
  test.each(['event', 'move', 'illegal', 'why'] as const)('%s', async (kind) => {
    await fetchReasons();
    await speak(language);
    const some = lines.filter((line) => line.kind === kind);
    expect(some.length).toBeGreaterThan(20);
    for (const line of some) expect(told(line).map(plain), JSON.stringify(line.document)).toEqual(line[language]);
  });
});

test('a play and what follows from it are told one after the other', async () => {
  await speak('en');
  const tell = (event: Event) => eventText(event, ['Ann', 'Ben']).map(plain).join(' ');
  const repair = (seat: number) =>
    tell({ type: 'played', seat: 0, card: 'repair_cart', target: { tool: { seat, tool: 'cart' } } });
  expect(tell({ type: 'played', seat: 0, card: 'rockfall', target: { cell: [3, -1] } })).toBe(
    'Ann plays a rockfall at 3,-1.',
  );
  expect(tell({ type: 'removed', cell: [3, -1], card: 'cross' })).toBe('The crossing at 3,-1 is removed.');
  expect(repair(0)).toBe('Ann repairs their own cart.');
  expect(repair(1)).toBe("Ann repairs Ben's cart.");
  const sabotage = tell({ type: 'played', seat: 1, card: 'broken_lantern', target: { seat: 0 } });
  expect(sabotage).toBe("Ben breaks Ann's lantern.");
  expect([-1, 1, 2].map((pieces) => tell({ type: 'pieces_paid', seat: 1, pieces }))).toEqual([
    'Ben loses a gold piece.',
    'Ben gets a gold piece.',
    'Ben gets 2 gold pieces.',
  ]);
});

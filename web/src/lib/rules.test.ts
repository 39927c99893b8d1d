import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import deGame from '../../../locales/de/game.ftl?raw';
import dePage from '../../../locales/de/page.ftl?raw';
import deRules from '../../../locales/de/rules.ftl?raw';
import enGame from '../../../locales/en/game.ftl?raw';
import enPage from '../../../locales/en/page.ftl?raw';
import enRules from '../../../locales/en/rules.ftl?raw';
import { optionsOf, prints } from '../prints';
import type { ChestLayout, Dwarf, Edition, Family, RuleOption, Rules } from '../protocol';
import { aboutCard, chests, sectionsFor, symbols, withDefaults } from './rules';
import { bundleOf, type Language } from './words.svelte';

const families: Family[] = ['base', 'saboteur2', 'duel', 'solo'];
const editions: Edition[] = ['anniversary', 'classic'];
const bundles = { en: bundleOf('en', [enPage, enRules]), de: bundleOf('de', [dePage, deRules]) };
const idsOf = (text: string) => new Set(new FluentResource(text).body.map((entry) => entry.id));

/** Returns the text of a message. Empty if it is missing or misses a value. */
function say(language: Language, id: string, values: Record<string, string | number> = {}): string | undefined {
  const message = bundles[language].getMessage(id);
  const errors: Error[] = [];
  const said = message?.value ? bundles[language].formatPattern(message.value, values, errors) : undefined;
  return errors.length === 0 ? said : undefined;
}

function expectSaid(id: string, values?: Record<string, string | number>): void {
  for (const language of ['en', 'de'] as const) expect(say(language, id, values), `${language} ${id}`).toBeTruthy();
}

/** Returns the other rules that an option needs to be possible. */
function needed(option: RuleOption): Partial<Rules> {
  if (option === 'loose_placement') return { edition: 'classic' };
  return option === 'goals_all_random' ? { new_goals: true } : {};
}

/** All rules with at most one option on, and with all of them on. */
function* someRules(): Generator<Rules> {
  for (const game of families) {
    for (const edition of editions) {
      const bare: Rules = { game, edition };
      yield bare;
      for (const option of optionsOf[game]) yield { ...bare, ...needed(option), [option]: true };
      yield { ...bare, ...Object.fromEntries(optionsOf[game].map((option) => [option, true])) };
      const layouts: ChestLayout[] = ['a', 'b', 'random'];
      for (const chest_layout of layouts) yield { ...bare, treasure_chests: true, chest_layout };
    }
  }
}

const names = (rules: Rules, players?: number) => sectionsFor(rules, players).map((section) => section.id);
const paragraphs = (rules: Rules, players?: number) =>
  sectionsFor(rules, players).flatMap((section) => section.paragraphs);

describe('the page of rules', () => {
  test('says every section in both languages', () => {
    for (const rules of someRules()) {
      for (const section of sectionsFor(rules)) {
        expectSaid(`rules-${section.id}`);
        expect(section.paragraphs.length).toBeGreaterThan(0);
        for (const id of section.paragraphs) expectSaid(id, { game: rules.game, team: 'other' });
        for (const card of section.cards) expect(prints[card], card).toBeDefined();
      }
    }
  });

  test('tells every paragraph only once', () => {
    for (const rules of someRules()) {
      expect(new Set(names(rules)).size).toBe(names(rules).length);
      const told = paragraphs(rules).filter((id) => id !== 'rules-championship-1');
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test('uses every paragraph somewhere', () => {
    const used = new Set<string>([...someRules()].flatMap((rules) => paragraphs(rules)));
    const written = [...idsOf(enRules)].filter((id) => /^rules-.*-(\d+|a|b|random)$/.test(id));
    expect(written.filter((id) => !used.has(id))).toEqual([]);
  });

  test.each(families.flatMap((game) => optionsOf[game].map((option) => [game, option] as const)))(
    '%s shows %s only if it is on',
    (game, option) => {
      const rules: Rules = { game, edition: 'anniversary', ...needed(option) };
      expect(names({ ...rules, [option]: true })).toContain(option);
      expect(names({ ...rules, [option]: false })).not.toContain(option);
      expect(names(rules)).not.toContain(option);
    },
  );

  test('shows an option that is a card of that name with the card and with what it does', () => {
    for (const game of families) {
      for (const option of optionsOf[game].filter((name) => prints[name])) {
        const found = sectionsFor({ game, edition: 'anniversary', [option]: true }).find(({ id }) => id === option)!;
        expect(found.cards).toEqual([option]);
        const { kind } = prints[option]!;
        if (kind === 'postcard') continue;
        const [about, last] = kind === 'action' ? [option, 'rules-championship-1'] : [kind, `rules-${option}-1`];
        expect([found.paragraphs[0], found.paragraphs.at(-1)]).toEqual([`about-${about}`, last]);
      }
    }
  });

  test('leaves out what a game does not have', () => {
    expect(names({ game: 'duel', edition: 'anniversary', veto: true, tournament: true })).not.toContain('veto');
    expect(names({ game: 'saboteur2', edition: 'anniversary', tournament: true })).not.toContain('tournament');
    expect(names({ game: 'base', edition: 'anniversary', tournament: true })).not.toContain('gold');
  });

  test('follows the edition', () => {
    const differing = (game: Family) => editions.map((edition) => paragraphs({ game, edition }));
    const only = (some: string[], others: string[]) => some.filter((id) => !others.includes(id));
    const [newBase, oldBase] = differing('base');
    expect(only(oldBase!, newBase!)).toEqual([
      'rules-turn-4',
      'rules-sabotage-2',
      'rules-gold-2',
      'rules-gold-3',
      'rules-gold-5',
    ]);
    const [newSecond, oldSecond] = differing('saboteur2');
    expect(only(oldSecond!, newSecond!)).toEqual([
      'rules-turn-4',
      'rules-sabotage-2',
      'rules-actions2-3',
      'rules-win2-4',
      'rules-share2-6',
    ]);
    expect(only(newSecond!, oldSecond!)).toEqual([
      'rules-turn-5',
      'rules-sabotage-1',
      'rules-actions2-2',
      'rules-win2-3',
      'rules-share2-5',
    ]);
  });

  test('leaves out what does not matter for this number of players', () => {
    const rules: Rules = { game: 'base', edition: 'classic' };
    expect(paragraphs(rules, 10)).toContain('rules-gold-3');
    expect(paragraphs(rules, 5)).not.toContain('rules-gold-3');
    expect(paragraphs(rules, 4)).toContain('rules-gold-8');
    expect(paragraphs(rules, 5)).not.toContain('rules-gold-8');
  });

  test('does not speak of a dwarf card that is left over when every Saboteur is dealt', () => {
    const rules: Rules = { game: 'base', edition: 'anniversary' };
    const told = paragraphs({ ...rules, most_saboteurs: true });
    expect(told).toEqual(expect.arrayContaining(['rules-roles-3', 'rules-most_saboteurs-1']));
    for (const id of ['rules-roles-2', 'rules-gold-8']) {
      expect(paragraphs(rules)).toContain(id);
      expect(told).not.toContain(id);
    }
  });

  test('fills in what is on by itself', () => {
    const rules: Rules = { game: 'saboteur2', edition: 'anniversary' };
    expect(names(withDefaults(rules, ['extra_rockfall']))).toContain('extra_rockfall');
    expect(names(withDefaults({ ...rules, extra_rockfall: false }, ['extra_rockfall']))).not.toContain(
      'extra_rockfall',
    );
  });
});

describe('explanations', () => {
  test('there is one for every card, in every game', () => {
    for (const card of Object.keys(prints)) {
      for (const game of [...families, undefined]) {
        const said = aboutCard(card, game);
        expect(said.length, card).toBeGreaterThan(0);
        for (const { id, values } of said) expectSaid(id, values);
      }
    }
  });

  test('they name what is on a path card', () => {
    const ids = (card: string) => aboutCard(card).map(({ id }) => id);
    expect(ids('cross')).toEqual(['about-path']);
    expect(ids('bridge')).toEqual(['about-path', 'about-bridge']);
    expect(ids('dead_cross')).toEqual(['about-path', 'about-blind']);
    expect(ids('door_green_vertical_stub')).toEqual(['about-path', 'about-door', 'about-stub']);
    expect(ids('ladder_end')).toEqual(['about-path', 'about-ladder']);
    expect(ids('crystal_cross')).toEqual(['about-path', 'about-crystals']);
    expect(ids('cross_troll')).toEqual(['about-path', 'about-troll']);
    expect(ids('bridge_gold')).toEqual(['about-path', 'about-nuggets', 'about-bridge']);
    expect(ids('g3_t_long_blue')).toEqual(['about-gold_card', 'about-door-duel', 'about-nuggets']);
    expect(ids('ladder_blue')).toEqual(['about-path', 'about-ladder-home']);
    expect(ids('repair_lantern_cart')).toEqual(['about-repair']);
    expect(ids('tunnel_party')).toEqual(['about-tunnel_party', 'about-postcard']);
  });

  test('there is one for every dwarf, chest and symbol', () => {
    const dwarves: Dwarf[] = [
      'gold_miner',
      'saboteur',
      'greedy_dwarf',
      'blue',
      'green',
      'boss',
      'profiteer',
      'geologist',
    ];
    for (const game of families)
      for (const dwarf of [...dwarves, 'unknown']) expectSaid(`about-role-${dwarf}`, { game });
    for (const chest of chests) expectSaid(`about-chest-${chest}`);
    for (const { id } of Object.values(symbols).flat()) expectSaid(`about-symbol-${id}`);
  });
});

test('both languages say the same things, and nothing that is said elsewhere', () => {
  expect([...idsOf(deRules)].sort()).toEqual([...idsOf(enRules)].sort());
  const elsewhere = new Set([...idsOf(enGame), ...idsOf(deGame)]);
  expect([...idsOf(enRules)].filter((id) => elsewhere.has(id))).toEqual([]);
  expect([...idsOf(enRules)].filter((id) => !/^[a-zA-Z0-9_-]+$/.test(id))).toEqual([]);
});

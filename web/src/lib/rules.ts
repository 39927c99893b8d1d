/** The rules of a game, and the texts about each card. The words are in `locales/<language>/rules.ftl`. */
import type { IconName } from '../art/icons';
import { optionsOf, prints, type Kind } from '../prints';
import type { Chest, Dwarf, Family, RuleOption, Rules } from '../protocol';

/** A section of the page of rules. */
export type Section = {
  /** Its heading is the message `rules-<id>`. */
  id: string;
  /** The messages that it consists of. */
  paragraphs: Paragraph[];
  /** The cards that are drawn beside it. */
  cards: string[];
  /** The dwarves that are introduced in it. */
  dwarves?: Dwarf[];
  /** The chests whose effects are listed in it. */
  chests?: Chest[];
};

/** The id of a message of `rules.ftl`. */
type Paragraph = `${'rules' | 'about'}-${string}`;

/** A message with the values that it takes. */
export type Saying = { id: Paragraph; values: Record<string, string | number> };

export const chests: Chest[] = [
  'take_1_gold',
  'look_at_dwarf',
  'push_goal_away',
  'no_more_maps_on_goals',
  'mill_5',
  'draw_1_extra',
  'no_draw_this_turn',
  'draw_3_keep_1',
  'discard_pile_top5_keep_1',
  'steal_card_from_hand',
];

/** The rules with every option said, `on` being those that are on where nothing is said. */
export function withDefaults(rules: Rules, on: readonly RuleOption[]): Rules {
  const said = Object.fromEntries(
    optionsOf[rules.game].map((option) => [option, rules[option] ?? on.includes(option)]),
  );
  return { ...rules, ...said };
}

/** Returns the sections for these rules, with all options set, and for a number of players if it is known. */
export function sectionsFor(rules: Rules, players?: number): Section[] {
  const sections = rules.game === 'duel' || rules.game === 'solo' ? duel(rules) : base(rules, players);
  return [...sections, section('symbols', [1])];
}

/** Paragraphs are named by their number within the section, or by their whole name; what is false is left out. */
function section(id: string, paragraphs: (number | Paragraph | false)[], cards: string[] = []): Section {
  const named = paragraphs.filter((one) => one !== false);
  return {
    id,
    paragraphs: named.map((one): Paragraph => (typeof one === 'number' ? `rules-${id}-${one}` : one)),
    cards,
  };
}

/** Saboteur and Saboteur 2. */
function base(rules: Rules, players?: number): Section[] {
  const second = rules.game === 'saboteur2';
  const classic = rules.edition === 'classic';
  const tournament = !second && rules.tournament === true;
  const allDealt = tournament || (!second && rules.most_saboteurs === true);
  const loose = classic && rules.loose_placement === true;
  const treasure = rules.new_goals ? ['gold', 'rock_cross'] : ['goal_gold', 'goal_rock_TR', 'goal_rock_TL'];
  return [
    second ? section('idea', [3, 2]) : section('idea', [1, 2]),
    { ...section('roles', [1, second ? 4 : allDealt ? 3 : 2]), dwarves: dwarvesOf(rules) },
    section('setup', [rules.new_goals ? 2 : 1, second ? 4 : 3, !second && !tournament && 5, 6], ['start']),
    section('turn', [...(second ? [6] : [1, 2]), 3, classic ? 4 : 5]),
    section('paths', [1, 2, !loose && 3, 4, 5], ['cross', 'curve_TR', 'straight_horizontal', 'dead_t_long']),
    ...(second
      ? [
          section(
            'tunnels2',
            ['about-bridge', 1, 'about-ladder', 'about-door', 'about-crystals'],
            [
              'bridge',
              'double_bend',
              'ladder_curve_TR',
              'door_blue_vertical',
              'door_green_horizontal',
              'crystal_cross',
            ],
          ),
        ]
      : []),
    section(
      'sabotage',
      [classic ? 2 : 1, 3, 4, 6],
      ['broken_pickaxe', 'broken_lantern', 'broken_cart', 'repair_pickaxe', 'repair_lantern_cart'],
    ),
    section('rockfall', ['about-rockfall', 'about-treasure_map', 1], ['rockfall', 'treasure_map']),
    ...(second ? actions2(classic) : []),
    section('goals', [1, 2, 3, 4], treasure),
    section('round', [1, 2, 3]),
    ...(second ? gold2(classic) : tournament ? [] : [gold(rules, players)]),
    ...options(rules, classic, tournament),
    section('secrets', [1]),
  ];
}

/** The section on dealing out gold cards. */
function gold(rules: Rules, players?: number): Section {
  const shared = rules.edition === 'classic' && !rules.sabotaged_dwarf;
  return section('gold', [
    ...(shared ? [2, (players ?? 10) === 10 && 3, 4, 5] : [1, 4]),
    6,
    7,
    (players ?? 3) <= 4 && !rules.most_saboteurs && 8,
    9,
  ]);
}

function actions2(classic: boolean): Section[] {
  const cards = ['theft', 'hands_off', 'trapped', 'freedom', 'inspection', 'change_hats', 'swap_hands'];
  const [before, after] = [cards.slice(0, 6), cards.slice(6)].map((some) =>
    some.map((card): Paragraph => `about-${card}`),
  );
  return [section('actions2', [...before!, classic ? 3 : 2, ...after!, 1], cards)];
}

/** The sections on the winners of Saboteur 2 and their pay. */
function gold2(classic: boolean): Section[] {
  return [section('win2', [1, 2, classic ? 4 : 3, 5, 6]), section('share2', [1, 2, 3, 4, classic ? 6 : 5, 7])];
}

/** A section for each option that is on. */
function options(rules: Rules, classic: boolean, tournament: boolean): Section[] {
  const cards = rules.game === 'base' && !tournament;
  /** The options that have a section of their own. */
  const own: Partial<Record<RuleOption, () => Section>> = {
    tournament: () => section('tournament', [1, 2, 3, 4, 5]),
    sabotaged_dwarf: () => section('sabotaged_dwarf', [1, cards && 2, 3], ['broken_cart']),
    greedy_dwarf: () => section('greedy_dwarf', [1, 2]),
    extra_rockfall: () => section('extra_rockfall', [1], ['rockfall']),
    veto: () => championship('veto', [2, 1]),
    change_of_direction: () => championship('change_of_direction', [cards && 1]),
    master_crafter: () => championship('master_crafter', []),
    new_goals: () => section('new_goals', [rules.goals_all_random ? 2 : 1, 3, 4, cards && 5], goals),
    tunnel_toll: () => section('tunnel_toll', [1, 2, 3, 4, cards && 5]),
    treasure_chests: () => {
      const paragraphs = [1, `rules-treasure_chests-${rules.chest_layout ?? 'a'}`, 2, 3, 4] as const;
      return { ...section('treasure_chests', [...paragraphs], ['chest_cross', 'chest_curve_TR']), chests };
    },
  };
  const possible: Partial<Record<RuleOption, boolean>> = {
    loose_placement: classic,
    greedy_dwarf: !tournament,
    goals_all_random: rules.new_goals === true,
    costume_department: !tournament && !rules.most_saboteurs,
    most_saboteurs: !tournament,
  };
  const all: readonly RuleOption[] = optionsOf[rules.game];
  const on = all.filter((option) => rules[option] && possible[option] !== false);
  // The tournament says how gold is paid, so it comes first.
  on.sort((one, other) => Number(other === 'tournament') - Number(one === 'tournament'));
  return on.map((option) => own[option]?.() ?? usual(option));
}

/** The kinds of cards that are not goals of the mine. */
const other: readonly Kind[] = ['action', 'chest', 'gold_card', 'path', 'postcard', 'start'];
/** The goals that are drawn beside the New Goals. A goal that is an option has a section of its own. */
const goals = Object.keys(prints).filter(
  (card) => !other.includes(prints[card]!.kind) && !card.startsWith('goal_') && !isOption(card),
);

/** The section on a usual option: most are a card of that name, the others one paragraph. */
function usual(option: RuleOption): Section {
  const kind = prints[option]?.kind;
  switch (kind) {
    case undefined:
      return section(option, [1]);
    case 'action':
      return championship(option, [1]);
    case 'postcard':
      return section(option, [1, 2], [option]);
    default:
      return section(option, [`about-${kind}`, 1], [option]);
  }
}

/** A World Championship card: what it does, what else is to be said, and that it is in the deck. */
function championship(card: RuleOption, paragraphs: (number | false)[]): Section {
  return section(card, [`about-${card}`, ...paragraphs, 'rules-championship-1'], [card]);
}

/** The Duel, for two and for one. */
function duel(rules: Rules): Section[] {
  const solo = rules.game === 'solo';
  const own = solo && rules.solo_blue ? 'blue' : 'green';
  const starts = solo ? [`start_${own}`] : ['start_blue', 'start_green'];
  const mended = ['repair_pickaxe', 'repair_lantern_cart'];
  return [
    section('idea', solo ? [6] : [4, 5]),
    section('duel_setup', solo ? [2, 4, own === 'green' && 6] : [1, 3, 5], [
      ...starts,
      'g1_vertical_stubs',
      'g2_TR',
      'g0_cross',
    ]),
    ...(solo && rules.solo_blue ? [section('solo_blue', [1], ['ladder_blue'])] : []),
    section('turn', [7, 3]),
    section('paths', [1, 2, 4, 5], ['straight_horizontal', 'curve_TR', 'bridge', 'vertical_stub']),
    section('duel_way', [1, !solo && 2]),
    section(
      'duel_doors',
      ['about-door-duel', 'about-key', 'about-ladder-home'],
      ['cross_green', 't_short_blue', 'key', 'ladder_green', 'ladder_blue'],
    ),
    ...(solo
      ? [section('solo_strike', [1, 2, 3], ['broken_lantern', 'rockfall']), section('sabotage', [7, 5], mended)]
      : [section('sabotage', [1, 3, 5, 6], ['broken_pickaxe', 'broken_lantern', 'broken_cart', ...mended])]),
    section(
      'rockfall',
      [!solo && 'about-rockfall', 'about-treasure_map', 1],
      solo ? ['treasure_map'] : ['rockfall', 'treasure_map'],
    ),
    section('duel_gold', solo ? [4, 5] : [1, 2, 3], ['bridge_gold', 'g3_t_long_blue']),
    section('duel_trolls', ['about-troll', 1], ['cross_troll']),
    section('duel_end', [1, 2]),
    ...(rules.end_with_deck ? [section('end_with_deck', [1])] : []),
    ...(solo ? [section('solo_end', [1])] : [section('secrets', [2])]),
  ];
}

/** The dwarves that a game has (SETUP-1, GREEDY-1, TOURNAMENT-1, SETUP2-1). */
function dwarvesOf(rules: Rules): Dwarf[] {
  if (rules.game === 'saboteur2') return ['blue', 'green', 'boss', 'profiteer', 'geologist', 'saboteur'];
  if (rules.game !== 'base') return [];
  return ['gold_miner', 'saboteur', ...(rules.greedy_dwarf || rules.tournament ? (['greedy_dwarf'] as const) : [])];
}

/** The texts about a card. The game matters for cards that differ between games. */
export function aboutCard(card: string, game?: Family): Saying[] {
  const print = prints[card];
  const kind = print?.kind ?? 'path';
  const home = print?.home;
  const groups = (print?.tunnels ?? '').split('|');
  const stubs = print?.ladder || home ? 0 : groups.filter((group) => group.length === 1).length;
  const ids: (Paragraph | false | undefined)[] = [
    kind === 'action' && aboutAction(card, print?.use),
    kind === 'start' && (home ? 'about-start-home' : 'about-start'),
    kind === 'postcard' && `about-${card}`,
    kind !== 'action' && kind !== 'start' && `about-${kind}`,
    kind === 'path' && (home ? 'about-ladder-home' : print?.ladder && 'about-ladder'),
    print?.door && (card.startsWith('door_') ? 'about-door' : 'about-door-duel'),
    print?.nuggets !== undefined && 'about-nuggets',
    print?.troll && 'about-troll',
    print?.crystals !== undefined && 'about-crystals',
    groups.filter((group) => group.length > 1).length > 1 && 'about-bridge',
    stubs > 0 && (stubs === groups.length ? 'about-blind' : 'about-stub'),
  ];
  const values = { game: game ?? 'base', team: print?.door?.team ?? home ?? 'other', count: print?.nuggets ?? 0 };
  return ids.filter((id) => typeof id === 'string').map((id) => ({ id, values }));
}

/** An action card is explained by its own name, or with all that are played alike if it is not an option by itself. */
function aboutAction(card: string, use = card): Paragraph {
  const word = isOption(card) ? card : use;
  return `about-${word}`;
}

/** Returns true if a card is an option by itself. */
function isOption(card: string): boolean {
  return Object.values(optionsOf).some((options: readonly string[]) => options.includes(card));
}

/**
 * The symbols beside a player and in the mine, each explained by `about-symbol-<id>`; a dimmed card has no icon. What
 * is bad for a player is shown in red.
 */
export const symbols: Record<'at-player' | 'on-board', { id: string; icons: IconName[]; bad?: boolean }[]> = {
  'at-player': [
    { id: 'hand', icons: ['card'] },
    { id: 'gold_card', icons: ['gold'] },
    { id: 'gold_piece', icons: ['gold_piece'] },
    { id: 'broken', icons: ['broken_pickaxe', 'broken_lantern', 'broken_cart'], bad: true },
    { id: 'trapped', icons: ['trapped'], bad: true },
    { id: 'theft', icons: ['theft'], bad: true },
    { id: 'bot', icons: ['bot'] },
    { id: 'away', icons: ['away'] },
    { id: 'clock', icons: ['clock'] },
  ],
  'on-board': [
    { id: 'eye', icons: ['eye'] },
    { id: 'dimmed', icons: [] },
    { id: 'marker', icons: ['marker_blue', 'marker_green'] },
    { id: 'key', icons: ['key'] },
    { id: 'toll', icons: ['toll'] },
  ],
};

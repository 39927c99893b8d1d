//! Which game is played: edition, variants and options, and what they put on the table.

use crate::card::{Card, Team};
use crate::cell::Cell;
use crate::duel::Hoard;
use crate::dwarf::Dwarf;
use crate::seat::Seat;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which game of the family.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Saboteur, for three to ten.
    #[default]
    Base,
    /// Saboteur 2, for two to twelve.
    Saboteur2,
    /// The Duel, for two.
    Duel,
    /// The Duel, for one.
    Solo,
}

/// Which booklet is followed where they differ.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The booklet of the first editions.
    Classic,
    /// The booklet of 2024.
    #[default]
    Anniversary,
}

/// Where the treasure chests lie.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChestLayout {
    /// In a square around the middle of the mine.
    #[default]
    A,
    /// In a diamond around the middle of the mine.
    B,
    /// Somewhere else in each round, never side by side.
    Random,
}

/// Writes the list of options once: the fields, what they are by default, their names, and how they are read.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident: $default:literal, $left_out:literal;)*) => {
        /// Which game is played, by which booklet and with which options. Immutable once a game has begun.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
        pub struct Rules {
            /// Which game of the family.
            pub game: Family,
            /// Which booklet is followed where they differ.
            pub edition: Edition,
            $(
                $(#[$doc])*
                #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
                #[serde(skip_serializing_if = $left_out)]
                pub $name: bool,
            )*
            /// Where the treasure chests lie (CHEST-1).
            #[cfg_attr(feature = "ts", ts(optional, as = "Option<ChestLayout>"))]
            #[serde(skip_serializing_if = "is_default")]
            pub chest_layout: ChestLayout,
        }

        impl Default for Rules {
            fn default() -> Rules {
                Rules {
                    game: Family::Base,
                    edition: Edition::Anniversary,
                    $($name: $default,)*
                    chest_layout: ChestLayout::A,
                }
            }
        }

        impl Rules {
            /// The names of all options that are on or off.
            pub const OPTIONS: [&'static str; [$($default),*].len()] = [$(stringify!($name)),*];

            /// The option of that name, to be read or set.
            pub fn option(&mut self, name: &str) -> Option<&mut bool> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }

        /// What a document says that differs from a preset.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Changes {
            preset: Option<String>,
            game: Option<Family>,
            edition: Option<Edition>,
            $($name: Option<bool>,)*
            chest_layout: Option<ChestLayout>,
        }

        impl Changes {
            fn to(&self, base: Rules) -> Rules {
                Rules {
                    game: self.game.unwrap_or(base.game),
                    edition: self.edition.unwrap_or(base.edition),
                    $($name: self.$name.unwrap_or(base.$name),)*
                    chest_layout: self.chest_layout.unwrap_or(base.chest_layout),
                }
            }
        }
    };
}

options! {
    /// Variant: a sabotaged Gold Miner gets no gold (SABOTAGED-1).
    sabotaged_dwarf: false, "is_default";
    /// Variant: tournament rules with gold pieces and Greedy Dwarves (TOURNAMENT-1).
    tournament: false, "is_default";
    /// The Greedy Dwarf of 2016 takes the place of a Gold Miner (GREEDY-1).
    greedy_dwarf: false, "is_default";
    /// A card need not be connected with the start, only fit next to a laid one (PATH-8).
    loose_placement: false, "is_default";
    /// Saboteur 2: a fourth rockfall is the 21st action card (SETUP2-2). On unless switched off.
    extra_rockfall: true, "is_on";
    /// Championship card of 2017 (GOALSWAP-1).
    goal_card_swap: false, "is_default";
    /// Championship card of 2018 (TROVE-1).
    treasure_trove: false, "is_default";
    /// Championship card of 2019 (VETO-1).
    veto: false, "is_default";
    /// Championship card of 2020 (DIRECTION-1).
    change_of_direction: false, "is_default";
    /// Championship card of 2021 (CRAFTER-1).
    master_crafter: false, "is_default";
    /// Championship card of 2022 (PATHFINDER-1).
    pathfinder: false, "is_default";
    /// Championship card of 2023 (DIVERSION-1).
    diversion: false, "is_default";
    /// Tunnel Toll: dwarves who are paid to let others build (TOLL-1).
    tunnel_toll: false, "is_default";
    /// Costume Department: whoever reaches it first gets a new dwarf card (COSTUME-1).
    costume_department: false, "is_default";
    /// Tunnel Party: when it is reached all dwarf cards are dealt anew (PARTY-1).
    tunnel_party: false, "is_default";
    /// New Goals: five of eight goal cards with effects (NEWGOALS-1).
    new_goals: false, "is_default";
    /// New Goals: all five are drawn at random, so that the treasure may be missing (NEWGOALS-1).
    goals_all_random: false, "is_default";
    /// Treasure Chests: four chests with effects below face-down path cards (CHEST-1).
    treasure_chests: false, "is_default";
    /// The Duel: a round ends as soon as the deck is empty (CLOSE-1).
    end_with_deck: false, "is_default";
    /// The Duel for one: the player is the blue dwarf, not the green one (SOLO-1).
    solo_blue: false, "is_default";
}

/// What is as usual is not written, so that documents stay the same when later versions add options.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The same for the option that is on by default.
fn is_on(option: &bool) -> bool {
    *option
}

/// A ruleset that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// The base game by the first booklet.
    Classic,
    /// The base game by the booklet of 2024.
    Anniversary,
    /// The tournament variant.
    Tournament,
    /// Saboteur 2 by the booklet of 2024.
    Saboteur2,
    /// Saboteur 2 by its first booklet.
    Saboteur2Classic,
    /// Saboteur 2 with all championship cards and mini expansions.
    Everything,
    /// The Duel for two.
    Duel,
    /// The Duel for one.
    Solo,
}

impl Preset {
    /// All of them.
    pub const ALL: [Preset; 8] = [
        Preset::Classic,
        Preset::Anniversary,
        Preset::Tournament,
        Preset::Saboteur2,
        Preset::Saboteur2Classic,
        Preset::Everything,
        Preset::Duel,
        Preset::Solo,
    ];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Classic => "classic",
            Preset::Anniversary => "anniversary",
            Preset::Tournament => "tournament",
            Preset::Saboteur2 => "saboteur2",
            Preset::Saboteur2Classic => "saboteur2-classic",
            Preset::Everything => "everything",
            Preset::Duel => "duel",
            Preset::Solo => "solo",
        }
    }

    /// The rules behind the name.
    pub fn rules(self) -> Rules {
        match self {
            Preset::Classic => Rules { edition: Edition::Classic, ..Rules::default() },
            Preset::Anniversary => Rules::default(),
            Preset::Tournament => Rules { tournament: true, ..Rules::default() },
            Preset::Saboteur2 => Rules { game: Family::Saboteur2, ..Rules::default() },
            Preset::Saboteur2Classic => {
                Rules { game: Family::Saboteur2, edition: Edition::Classic, ..Rules::default() }
            }
            Preset::Duel => Rules { game: Family::Duel, ..Rules::default() },
            Preset::Solo => Rules { game: Family::Solo, ..Rules::default() },
            Preset::Everything => Rules {
                game: Family::Saboteur2,
                goal_card_swap: true,
                treasure_trove: true,
                veto: true,
                change_of_direction: true,
                master_crafter: true,
                pathfinder: true,
                diversion: true,
                tunnel_toll: true,
                costume_department: true,
                tunnel_party: true,
                new_goals: true,
                treasure_chests: true,
                chest_layout: ChestLayout::Random,
                ..Rules::default()
            },
        }
    }
}

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(name: &str) -> Result<Preset, UnknownPreset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.name() == name)
            .ok_or_else(|| UnknownPreset(name.chars().take(40).collect()))
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No ruleset has that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no ruleset called {0:?}; there are {names}", names = Preset::ALL.map(Preset::name).join(", "))]
pub struct UnknownPreset(String);

/// Why a game cannot be set up with these rules.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ImpossibleRules {
    /// Too few or too many players.
    #[error("{what} is for {} players, not for {players}", if least == most { least.to_string() } else { format!("{least} to {most}") })]
    Players {
        /// What is to be played.
        what: &'static str,
        /// The fewest players.
        least: usize,
        /// The most players.
        most: usize,
        /// How many there are.
        players: usize,
    },
    /// The tournament has the Greedy Dwarf already.
    #[error("the tournament variant contains the Greedy Dwarf already: leave greedy_dwarf off")]
    GreedyDwarfTwice,
    /// An option of the base game alone.
    #[error("{option} belongs to the base game: leave it off in Saboteur 2")]
    BaseGameOnly {
        /// Which.
        option: &'static str,
    },
    /// An option of New Goals alone.
    #[error("goals_all_random is a way to set up New Goals: add new_goals, or leave it off")]
    RandomGoalsWithoutNewGoals,
    /// An option that The Duel does not have.
    #[error("{option} is not for The Duel: leave it off")]
    NotForTheDuel {
        /// Which.
        option: &'static str,
    },
    /// An option that only The Duel has, or only The Duel for one.
    #[error("{option} is only for The Duel{}: leave it off", if *option == "solo_blue" { " for one" } else { "" })]
    OnlyForTheDuel {
        /// Which.
        option: &'static str,
    },
    /// A layout of chests without chests.
    #[error("chest_layout says where treasure chests lie: add treasure_chests, or leave it out")]
    LayoutWithoutChests,
    /// There is no dwarf card to swap with.
    #[error("the Costume Department needs a dwarf card that is left over, and the tournament variant has none")]
    NoDwarfLeftOver,
    /// Only the first booklet can be read that way.
    #[error("loose_placement is a reading of the classic booklet: choose edition classic, or leave it off")]
    LoosePlacementInAnniversary,
}

impl Rules {
    /// How many rounds a game has (GAME-1).
    pub const ROUNDS: u8 = 3;

    /// The numbers of players these rules are for.
    pub fn players(&self) -> std::ops::RangeInclusive<usize> {
        match self.game {
            Family::Base if self.tournament => 5..=9,
            Family::Base => 3..=10,
            Family::Saboteur2 => 2..=12,
            Family::Duel => 2..=2,
            Family::Solo => 1..=1,
        }
    }

    /// Whether `players` can play by these rules, and why not (SETUP-6, TOURNAMENT-1).
    pub fn check(&self, players: usize) -> Result<(), ImpossibleRules> {
        if self.game == Family::Saboteur2 {
            let options = [
                ("sabotaged_dwarf", self.sabotaged_dwarf),
                ("tournament", self.tournament),
                ("greedy_dwarf", self.greedy_dwarf),
            ];
            if let Some(&(option, _)) = options.iter().find(|(_, on)| *on) {
                return Err(ImpossibleRules::BaseGameOnly { option });
            }
        }
        self.check_duel()?;
        if self.tournament && self.greedy_dwarf {
            return Err(ImpossibleRules::GreedyDwarfTwice);
        }
        if self.goals_all_random && !self.new_goals {
            return Err(ImpossibleRules::RandomGoalsWithoutNewGoals);
        }
        if self.chest_layout != ChestLayout::A && !self.treasure_chests {
            return Err(ImpossibleRules::LayoutWithoutChests);
        }
        if self.costume_department && self.tournament {
            return Err(ImpossibleRules::NoDwarfLeftOver);
        }
        if self.loose_placement && self.edition == Edition::Anniversary {
            return Err(ImpossibleRules::LoosePlacementInAnniversary);
        }
        let range = self.players();
        if !range.contains(&players) {
            return Err(ImpossibleRules::Players {
                what: self.title(),
                least: *range.start(),
                most: *range.end(),
                players,
            });
        }
        Ok(())
    }

    /// The gold pieces that everybody begins the game with (TOLL-1).
    pub(crate) fn starting_pieces(&self) -> u8 {
        u8::from(self.tunnel_toll)
    }

    /// Whether a dwarf card that is changed leaves the round (HATS-1).
    pub(crate) fn dwarf_leaves(&self) -> bool {
        self.game == Family::Saboteur2 && self.edition == Edition::Classic
    }

    /// Whether a card strikes when it is drawn, so that it is never held (SOLO-2, SOLO-3).
    pub(crate) fn strikes(&self, card: Card) -> bool {
        self.game == Family::Solo && (card == Card::Rockfall || card.breaks().is_some())
    }

    /// Whether it is The Duel, for two or for one.
    #[inline]
    pub fn is_duel(&self) -> bool {
        matches!(self.game, Family::Duel | Family::Solo)
    }

    /// The Duel has options of its own and no others.
    fn check_duel(&self) -> Result<(), ImpossibleRules> {
        if !(self.is_duel() || self.end_with_deck || self.solo_blue) {
            return Ok(());
        }
        let mut rules = *self;
        for option in Rules::OPTIONS {
            let changed = rules.option(option).copied() != Rules::default().option(option).copied();
            let own = match option {
                "end_with_deck" => self.is_duel(),
                "solo_blue" => self.game == Family::Solo,
                _ if self.is_duel() => false,
                _ => continue,
            };
            if changed && !own {
                return Err(match option {
                    "end_with_deck" | "solo_blue" => ImpossibleRules::OnlyForTheDuel { option },
                    _ => ImpossibleRules::NotForTheDuel { option },
                });
            }
        }
        if self.is_duel() && self.edition == Edition::Classic {
            return Err(ImpossibleRules::NotForTheDuel { option: "edition classic" });
        }
        Ok(())
    }

    /// What is played, for a message.
    fn title(&self) -> &'static str {
        match self.game {
            Family::Base if self.tournament => "the tournament variant",
            Family::Base => "Saboteur",
            Family::Saboteur2 => "Saboteur 2",
            Family::Duel => "The Duel",
            Family::Solo => "The Duel for one",
        }
    }

    /// The dwarf cards that are shuffled for `players`, in a fixed order (SETUP-1, GREEDY-1, TOURNAMENT-1, SETUP2-1).
    pub fn dwarves(&self, players: usize) -> Vec<Dwarf> {
        let counts = self.dwarf_counts(players).into_iter();
        counts.flat_map(|(dwarf, count)| std::iter::repeat_n(dwarf, count)).collect()
    }

    /// How many of each dwarf card are shuffled.
    pub fn dwarf_counts(&self, players: usize) -> [(Dwarf, usize); 8] {
        let mut counts = [
            (Dwarf::Saboteur, 3),
            (Dwarf::GoldMiner, 0),
            (Dwarf::GreedyDwarf, 0),
            (Dwarf::Blue, 4),
            (Dwarf::Green, 4),
            (Dwarf::Boss, 1),
            (Dwarf::Profiteer, 1),
            (Dwarf::Geologist, 2),
        ];
        if self.is_duel() {
            counts.iter_mut().for_each(|(_, count)| *count = 0);
        }
        if self.game == Family::Base {
            let (saboteurs, miners, greedy) = self.base_dwarf_counts(players);
            counts.iter_mut().for_each(|(_, count)| *count = 0);
            (counts[0].1, counts[1].1, counts[2].1) = (saboteurs, miners, greedy);
        }
        counts
    }

    fn base_dwarf_counts(&self, players: usize) -> (usize, usize, usize) {
        if self.tournament {
            return match players {
                ..=5 => (1, 3, 1),
                6 => (2, 3, 1),
                7 => (2, 3, 2),
                8 => (3, 3, 2),
                9.. => (3, 4, 2),
            };
        }
        let (saboteurs, miners) = match players {
            ..=3 => (1, 3),
            4 => (1, 4),
            5 => (2, 4),
            6 => (2, 5),
            7 => (3, 5),
            8 => (3, 6),
            9 => (3, 7),
            10.. => (4, 7),
        };
        let greedy = usize::from(self.greedy_dwarf);
        (saboteurs, miners - greedy, greedy)
    }

    /// How many cards each player is dealt (SETUP-4).
    pub fn hand_size(&self, players: usize) -> usize {
        match (self.game, players) {
            (Family::Saboteur2 | Family::Duel | Family::Solo, _) | (Family::Base, ..=5) => 6,
            (Family::Base, 6..=7) => 5,
            (Family::Base, 8..) => 4,
        }
    }

    /// How many cards of the shuffled deck are put aside unseen (SETUP2-3).
    pub fn set_aside(&self) -> usize {
        match self.game {
            Family::Base | Family::Duel => 0,
            Family::Saboteur2 | Family::Solo => 10,
        }
    }

    /// How many cards a player may pass with at once (PASS-1, PASS2-1).
    pub fn most_passed(&self) -> usize {
        match self.game {
            Family::Base => 1,
            Family::Saboteur2 => 3,
            Family::Duel | Family::Solo => 2,
        }
    }

    /// Whether gold is won as cards with secret values, not as pieces (TOURNAMENT-2).
    pub fn has_gold_cards(&self) -> bool {
        self.game == Family::Base && !self.tournament
    }

    /// Where the goal cards lie (SETUP-2).
    pub fn goal_cells(&self) -> &'static [Cell] {
        const CELLS: [Cell; 5] =
            [Cell::new(8, -4), Cell::new(8, -2), Cell::new(8, 0), Cell::new(8, 2), Cell::new(8, 4)];
        const DUEL: [Cell; 6] =
            [Cell::new(5, -2), Cell::new(5, 0), Cell::new(5, 2), Cell::new(7, -1), Cell::new(7, 1), Cell::new(9, 0)];
        const SOLO: [Cell; 6] =
            [Cell::new(8, -2), Cell::new(8, 0), Cell::new(8, 2), Cell::new(10, -1), Cell::new(10, 1), Cell::new(12, 0)];
        match self.game {
            Family::Duel => &DUEL,
            Family::Solo => &SOLO,
            Family::Base | Family::Saboteur2 if self.new_goals => &CELLS,
            Family::Base | Family::Saboteur2 => &CELLS[1..4],
        }
    }

    /// The postcards in the mine and where they lie (POSTCARD-1).
    pub(crate) fn postcards(&self) -> impl Iterator<Item = (Card, Cell)> + use<> {
        let crowded = self.tournament || (self.costume_department && self.tunnel_party);
        let cards = [
            (self.costume_department, Card::CostumeDepartment, Cell::new(4, -1)),
            (self.tunnel_party, Card::TunnelParty, Cell::new(4, 1)),
        ];
        let chosen = cards.into_iter().filter(|(on, ..)| *on);
        chosen.map(move |(_, card, beside)| (card, if crowded { beside } else { MIDDLE }))
    }

    /// Whether there is a postcard in the mine.
    #[inline]
    fn has_postcards(&self) -> bool {
        self.costume_department | self.tunnel_party
    }

    /// Whether something can be reached that lies face up, or in another way than through the start.
    #[inline]
    pub(crate) fn looks_around(&self) -> bool {
        self.has_postcards() | self.is_duel()
    }

    /// Whether anybody can have gold pieces (TOURNAMENT-2, NEWGOALS-2, TOLL-1, CHEST-5).
    pub fn has_pieces(&self) -> bool {
        let pieces = self.game == Family::Saboteur2 || self.tournament;
        pieces || self.new_goals || self.tunnel_toll || self.treasure_chests
    }

    /// How many cards a hand can hold at the most: chests can add to it (CHEST-6).
    pub fn largest_hand(&self, players: usize) -> usize {
        self.hand_size(players) + if self.treasure_chests { 3 } else { 0 }
    }

    /// The goal cards of which the goals are taken, the treasure first (SETUP-2, NEWGOALS-1).
    pub(crate) fn goal_cards(&self) -> &'static [Card] {
        match self.game {
            Family::Duel | Family::Solo => Hoard::GOLD_CARDS,
            Family::Base | Family::Saboteur2 if self.new_goals => &NEW_GOALS,
            Family::Base | Family::Saboteur2 => &GOAL_CARDS,
        }
    }

    /// The start cards and where they lie (SETUP-2, DUEL-1, SOLO-1).
    pub(crate) fn starts(&self) -> &'static [(Card, Cell)] {
        const DUEL: [(Card, Cell); 2] = [(Card::StartBlue, Cell::new(0, -1)), (Card::StartGreen, Cell::new(0, 1))];
        match self.game {
            Family::Base | Family::Saboteur2 => &[(Card::Start, START)],
            Family::Duel => &DUEL,
            Family::Solo if self.solo_blue => &[(Card::StartBlue, START)],
            Family::Solo => &[(Card::StartGreen, START)],
        }
    }

    /// The team that a seat of The Duel plays: seat 0 is green, seat 1 is blue (DUEL-2, SOLO-1).
    pub(crate) fn duel_team(&self, seat: Seat) -> Team {
        if seat.0 == 1 || self.solo_blue { Team::Blue } else { Team::Green }
    }
}

/// Where the start card lies.
pub(crate) const START: Cell = Cell::new(0, 0);

/// The goal cards of the base game (SETUP-2).
const GOAL_CARDS: [Card; 3] = [Card::GoalGold, Card::GoalRockTR, Card::GoalRockTL];

/// The eight cards of New Goals, the treasure first (NEWGOALS-1).
const NEW_GOALS: [Card; 8] = [
    Card::NewGold,
    Card::SackOne,
    Card::SackTwo,
    Card::Dragon,
    Card::GiantSpider,
    Card::RockTR,
    Card::RockTL,
    Card::RockCross,
];

/// Where the tournament's random path card lies, or a postcard (TOURNAMENT-3, POSTCARD-1).
pub(crate) const MIDDLE: Cell = Cell::new(4, 0);

/// The gold cards of the base game: 16 with one nugget, 8 with two, 4 with three (SETUP-5).
pub const GOLD_CARDS: [u8; 3] = [16, 8, 4];

/// The path and action cards that are shuffled into the deck, and how many there are of each (SETUP-3, SETUP2-2, SPECIAL-1).
pub fn pack(rules: &Rules) -> Vec<(Card, u8)> {
    let mut all: Vec<(Card, u8)> = Vec::new();
    for (card, count) in boxes(rules) {
        match all.iter_mut().find(|(other, _)| *other == card) {
            Some((_, sum)) => *sum += count,
            None => all.push((card, count)),
        }
    }
    all
}

/// The same as it comes out of the boxes: a card that is in two of them comes twice.
pub(crate) fn boxes(rules: &Rules) -> impl Iterator<Item = (Card, u8)> + use<> {
    let saboteur2 = rules.game == Family::Saboteur2;
    let base: &[(Card, u8)] = if rules.is_duel() { &DUEL_PACK } else { &BASE_PACK };
    let more: &[(Card, u8)] = if saboteur2 { &SABOTEUR_2_PACK } else { &[] };
    let rockfall = (saboteur2 && rules.extra_rockfall).then_some((Card::Rockfall, 1));
    let special = [
        (rules.goal_card_swap, Card::GoalCardSwap),
        (rules.treasure_trove, Card::TreasureTrove),
        (rules.veto, Card::Veto),
        (rules.change_of_direction, Card::ChangeOfDirection),
        (rules.master_crafter, Card::MasterCrafter),
        (rules.pathfinder, Card::Pathfinder),
        (rules.diversion, Card::Diversion),
    ];
    let special = special.into_iter().filter(|(on, _)| *on).map(|(_, card)| (card, 1));
    base.iter().chain(more).copied().chain(rockfall).chain(special)
}

static BASE_PACK: [(Card, u8); 27] = [
    (Card::Cross, 5),
    (Card::TLongStemSide, 5),
    (Card::TShortStemEnd, 5),
    (Card::StraightVertical, 4),
    (Card::StraightHorizontal, 3),
    (Card::CurveTR, 5),
    (Card::CurveTL, 4),
    (Card::DeadCross, 1),
    (Card::DeadTLong, 1),
    (Card::DeadTShort, 1),
    (Card::DeadVertical, 1),
    (Card::DeadHorizontal, 1),
    (Card::DeadCurveTR, 1),
    (Card::DeadCurveTL, 1),
    (Card::DeadSingleEnd, 1),
    (Card::DeadSingleSide, 1),
    (Card::BrokenPickaxe, 3),
    (Card::BrokenLantern, 3),
    (Card::BrokenCart, 3),
    (Card::RepairPickaxe, 2),
    (Card::RepairLantern, 2),
    (Card::RepairCart, 2),
    (Card::RepairPickaxeLantern, 1),
    (Card::RepairPickaxeCart, 1),
    (Card::RepairLanternCart, 1),
    (Card::Rockfall, 3),
    (Card::TreasureMap, 6),
];

static SABOTEUR_2_PACK: [(Card, u8); 33] = [
    (Card::Bridge, 2),
    (Card::DoubleBend, 2),
    (Card::LadderEnd, 1),
    (Card::LadderSide, 1),
    (Card::LadderCurveTL, 1),
    (Card::LadderCurveTR, 1),
    (Card::DoorBlueVertical, 1),
    (Card::DoorBlueHorizontal, 1),
    (Card::DoorBlueCurveTR, 1),
    (Card::DoorGreenVerticalStub, 1),
    (Card::DoorGreenHorizontal, 1),
    (Card::DoorGreenCurveTL, 1),
    (Card::CrystalCross, 1),
    (Card::CrystalTShort, 3),
    (Card::CrystalTLong, 1),
    (Card::CrystalTShortStub, 1),
    (Card::CrystalTLongStub, 1),
    (Card::CrystalHorizontalStub, 1),
    (Card::CrystalDeadEnd, 1),
    (Card::CrystalDeadSide, 1),
    (Card::StubTRL, 1),
    (Card::StubTRB, 1),
    (Card::StubTLR, 1),
    (Card::StubTLB, 1),
    (Card::StubTBLR, 1),
    (Card::StubLRTB, 1),
    (Card::Theft, 4),
    (Card::HandsOff, 3),
    (Card::Trapped, 3),
    (Card::Freedom, 4),
    (Card::Inspection, 2),
    (Card::ChangeHats, 2),
    (Card::SwapHands, 2),
];

static DUEL_PACK: [(Card, u8); 39] = [
    (Card::StraightHorizontal, 4),
    (Card::StraightVertical, 3),
    (Card::CurveTL, 2),
    (Card::CurveTR, 2),
    (Card::Bridge, 1),
    (Card::DuelDoubleBend, 1),
    (Card::VerticalStub, 1),
    (Card::StubTRL, 1),
    (Card::StubTRB, 1),
    (Card::StubTLR, 1),
    (Card::StubTLB, 1),
    (Card::BridgeGold, 1),
    (Card::DoubleBendGold, 1),
    (Card::TLongStubGold, 1),
    (Card::TShortStubGold, 1),
    (Card::HorizontalStubGold, 1),
    (Card::LadderBlue, 1),
    (Card::LadderGreen, 1),
    (Card::CrossBlue, 1),
    (Card::CrossGreen, 1),
    (Card::TShortBlue, 1),
    (Card::TShortGreen, 1),
    (Card::TLongBlue, 1),
    (Card::TLongGreen, 1),
    (Card::CrossTroll, 1),
    (Card::TShortTroll, 1),
    (Card::TLongTroll, 1),
    (Card::BrokenPickaxe, 2),
    (Card::BrokenLantern, 2),
    (Card::BrokenCart, 2),
    (Card::RepairPickaxe, 1),
    (Card::RepairLantern, 1),
    (Card::RepairCart, 1),
    (Card::RepairPickaxeLantern, 1),
    (Card::RepairPickaxeCart, 1),
    (Card::RepairLanternCart, 1),
    (Card::TreasureMap, 2),
    (Card::Key, 2),
    (Card::Rockfall, 2),
];

impl<'de> Deserialize<'de> for Rules {
    /// Reads the name of a preset, or an object: a preset (left out: `anniversary`) and what differs from it.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Rules;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a ruleset, or an object with its options")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Rules, E> {
                name.parse().map(Preset::rules).map_err(E::custom)
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, map: A) -> Result<Rules, A::Error> {
                let changes = Changes::deserialize(serde::de::value::MapAccessDeserializer::new(map))?;
                let base = match &changes.preset {
                    Some(name) => self.visit_str(name)?,
                    None => Rules::default(),
                };
                Ok(changes.to(base))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

//! Which game is played: edition, variants and options, and what they put on the table.

use crate::card::Card;
use crate::cell::Cell;
use crate::dwarf::Dwarf;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which game of the family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Saboteur, for three to ten.
    #[default]
    Base,
}

/// Which booklet is followed where they differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The booklet of the first editions.
    Classic,
    /// The booklet of 2024.
    #[default]
    Anniversary,
}

/// Which game is played, by which booklet and with which options. Immutable once a game has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Rules {
    /// Which game of the family.
    pub game: Family,
    /// Which booklet is followed where they differ.
    pub edition: Edition,
    /// Variant: a sabotaged Gold Miner gets no gold (SABOTAGED-1).
    #[serde(skip_serializing_if = "is_off")]
    pub sabotaged_dwarf: bool,
    /// Variant: tournament rules with gold pieces and Greedy Dwarves (TOURNAMENT-1).
    #[serde(skip_serializing_if = "is_off")]
    pub tournament: bool,
    /// The Greedy Dwarf of 2016 takes the place of a Gold Miner (GREEDY-1).
    #[serde(skip_serializing_if = "is_off")]
    pub greedy_dwarf: bool,
    /// A card need not be connected with the start, only fit next to a laid one (PATH-8).
    #[serde(skip_serializing_if = "is_off")]
    pub loose_placement: bool,
}

/// Options that are off are not written, so that documents stay the same when later versions add options.
fn is_off(option: &bool) -> bool {
    !option
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
}

impl Preset {
    /// All of them.
    pub const ALL: [Preset; 3] = [Preset::Classic, Preset::Anniversary, Preset::Tournament];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Classic => "classic",
            Preset::Anniversary => "anniversary",
            Preset::Tournament => "tournament",
        }
    }

    /// The rules behind the name.
    pub fn rules(self) -> Rules {
        match self {
            Preset::Classic => Rules { edition: Edition::Classic, ..Rules::default() },
            Preset::Anniversary => Rules::default(),
            Preset::Tournament => Rules { tournament: true, ..Rules::default() },
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
#[error("there is no ruleset called {0:?}; there are classic, anniversary and tournament")]
pub struct UnknownPreset(String);

/// Why a game cannot be set up with these rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ImpossibleRules {
    /// Too few or too many players.
    #[error("{what} is for {least} to {most} players, not for {players}")]
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
        }
    }

    /// Whether `players` can play by these rules, and why not (SETUP-6, TOURNAMENT-1).
    pub fn check(&self, players: usize) -> Result<(), ImpossibleRules> {
        if self.tournament && self.greedy_dwarf {
            return Err(ImpossibleRules::GreedyDwarfTwice);
        }
        if self.loose_placement && self.edition == Edition::Anniversary {
            return Err(ImpossibleRules::LoosePlacementInAnniversary);
        }
        let range = self.players();
        if !range.contains(&players) {
            return Err(ImpossibleRules::Players {
                what: if self.tournament { "the tournament variant" } else { "Saboteur" },
                least: *range.start(),
                most: *range.end(),
                players,
            });
        }
        Ok(())
    }

    /// The dwarf cards that are shuffled for `players`, in a fixed order (SETUP-1, GREEDY-1, TOURNAMENT-1).
    pub fn dwarves(&self, players: usize) -> Vec<Dwarf> {
        let (saboteurs, miners, greedy) = self.dwarf_counts(players);
        let mut dwarves = vec![Dwarf::Saboteur; saboteurs];
        dwarves.resize(saboteurs + miners, Dwarf::GoldMiner);
        dwarves.resize(saboteurs + miners + greedy, Dwarf::GreedyDwarf);
        dwarves
    }

    /// How many Saboteurs, Gold Miners and Greedy Dwarves are shuffled.
    pub(crate) fn dwarf_counts(&self, players: usize) -> (usize, usize, usize) {
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
        match players {
            ..=5 => 6,
            6..=7 => 5,
            8.. => 4,
        }
    }

    /// Whether gold is won as cards with secret values, not as pieces (TOURNAMENT-2).
    pub fn has_gold_cards(&self) -> bool {
        !self.tournament
    }

    /// Where the goal cards lie (SETUP-2).
    pub fn goal_cells(&self) -> &'static [Cell] {
        const CELLS: [Cell; 3] = [Cell::new(8, -2), Cell::new(8, 0), Cell::new(8, 2)];
        &CELLS
    }
}

/// Where the start card lies.
pub(crate) const START: Cell = Cell::new(0, 0);

/// The goal cards that are shuffled (SETUP-2).
pub(crate) const GOAL_CARDS: [Card; 3] = [Card::GoalGold, Card::GoalRockTR, Card::GoalRockTL];

/// Where the tournament's random path card lies (TOURNAMENT-3).
pub(crate) const MIDDLE: Cell = Cell::new(4, 0);

/// The gold cards of the base game: 16 with one nugget, 8 with two, 4 with three (SETUP-5).
pub const GOLD_CARDS: [u8; 3] = [16, 8, 4];

/// The path and action cards that are shuffled into the deck, and how many there are of each (SETUP-3).
pub fn pack(rules: &Rules) -> &'static [(Card, u8)] {
    match rules.game {
        Family::Base => &BASE_PACK,
    }
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

impl<'de> Deserialize<'de> for Rules {
    /// Reads the name of a preset, or an object: a preset (left out: `anniversary`) and what differs from it.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Changes {
            preset: Option<String>,
            game: Option<Family>,
            edition: Option<Edition>,
            sabotaged_dwarf: Option<bool>,
            tournament: Option<bool>,
            greedy_dwarf: Option<bool>,
            loose_placement: Option<bool>,
        }
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
                let base = match changes.preset {
                    Some(name) => self.visit_str(&name)?,
                    None => Rules::default(),
                };
                Ok(Rules {
                    game: changes.game.unwrap_or(base.game),
                    edition: changes.edition.unwrap_or(base.edition),
                    sabotaged_dwarf: changes.sabotaged_dwarf.unwrap_or(base.sabotaged_dwarf),
                    tournament: changes.tournament.unwrap_or(base.tournament),
                    greedy_dwarf: changes.greedy_dwarf.unwrap_or(base.greedy_dwarf),
                    loose_placement: changes.loose_placement.unwrap_or(base.loose_placement),
                })
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

//! The rules of a game: which game of the family, its edition and its options.

mod preset;
mod setup;

pub use preset::{Preset, UnknownPreset};
pub use setup::GOLD_CARDS;
pub(crate) use setup::{MIDDLE, START};

use crate::card::Card;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A game of the family.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Saboteur, for three to ten players.
    #[default]
    Base,
    /// Saboteur 2, for two to twelve players.
    Saboteur2,
    /// The Duel for two players.
    Duel,
    /// The Duel for one player.
    Solo,
}

/// The rule booklet that is followed where the editions differ.
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

/// The layout of the treasure chests.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChestLayout {
    /// In a square around the middle of the mine.
    #[default]
    A,
    /// In a diamond around the middle of the mine.
    B,
    /// At random in each round, never side by side.
    Random,
}

/// Defines the options once: the fields of [`Rules`], the [`RuleOption`]s and the fields of a document.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident, $name:ident: $games:expr, $default:literal, $skip:literal $(, $card:ident)?;)*) => {
        /// The rules of a game: the game, its edition and its options. They never change during a game.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
        pub struct Rules {
            /// The game of the family.
            pub game: Family,
            /// The rule booklet that is followed where the editions differ.
            pub edition: Edition,
            $(
                $(#[$doc])*
                #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
                #[serde(skip_serializing_if = $skip)]
                pub $field: bool,
            )*
            /// The layout of the treasure chests (CHEST-1).
            #[cfg_attr(feature = "ts", ts(optional, as = "Option<ChestLayout>"))]
            #[serde(skip_serializing_if = "is_default")]
            pub chest_layout: ChestLayout,
            /// The version of the rulings. Only old records follow old rulings.
            #[cfg_attr(feature = "ts", ts(skip))]
            #[serde(skip)]
            pub rulings: Rulings,
        }

        impl Default for Rules {
            fn default() -> Rules {
                Rules {
                    game: Family::Base,
                    edition: Edition::Anniversary,
                    $($field: $default,)*
                    chest_layout: ChestLayout::A,
                    rulings: Rulings::Current,
                }
            }
        }

        /// An option of the rules that is on or off.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum RuleOption {
            $($(#[$doc])* $name,)*
        }

        impl RuleOption {
            /// All options, in the order in which they are listed.
            pub const ALL: [RuleOption; [$($default),*].len()] = [$(RuleOption::$name),*];

            /// Returns the name of the option in documents.
            pub const fn name(self) -> &'static str {
                match self {
                    $(RuleOption::$name => stringify!($field),)*
                }
            }

            /// Returns the card that the option adds, if any: a goal to the goals, another card to the pack.
            pub const fn card(self) -> Option<Card> {
                match self {
                    $(RuleOption::$name => [$(Some(Card::$card),)? None][0],)*
                }
            }

            /// Returns the games that have the option.
            pub const fn games(self) -> Games {
                match self {
                    $(RuleOption::$name => $games,)*
                }
            }
        }

        impl Rules {
            /// Returns true if the option is on.
            pub const fn has(&self, option: RuleOption) -> bool {
                match option {
                    $(RuleOption::$name => self.$field,)*
                }
            }

            /// Switches an option on or off.
            pub const fn set(&mut self, option: RuleOption, on: bool) {
                match option {
                    $(RuleOption::$name => self.$field = on,)*
                }
            }
        }

        /// The fields of a document that differ from a preset.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Changes {
            preset: Option<String>,
            game: Option<Family>,
            edition: Option<Edition>,
            $($field: Option<bool>,)*
            chest_layout: Option<ChestLayout>,
        }

        impl Changes {
            fn to(&self, base: Rules) -> Rules {
                Rules {
                    game: self.game.unwrap_or(base.game),
                    edition: self.edition.unwrap_or(base.edition),
                    $($field: self.$field.unwrap_or(base.$field),)*
                    chest_layout: self.chest_layout.unwrap_or(base.chest_layout),
                    rulings: base.rulings,
                }
            }
        }
    };
}

options! {
    /// Variant: a sabotaged Gold Miner gets no gold (SABOTAGED-1).
    sabotaged_dwarf, SabotagedDwarf: Games::Base, false, "is_default";
    /// Variant: tournament rules with gold pieces and Greedy Dwarves (TOURNAMENT-1).
    tournament, Tournament: Games::Base, false, "is_default";
    /// The Greedy Dwarf of 2016 takes the place of a Gold Miner (GREEDY-1).
    greedy_dwarf, GreedyDwarf: Games::Base, false, "is_default";
    /// A path card only has to match a card beside it; it need not be connected with the start (PATH-8).
    loose_placement, LoosePlacement: Games::Mine, false, "is_default";
    /// Saboteur 2: adds a fourth rockfall as the 21st action card (SETUP2-2). On by default.
    extra_rockfall, ExtraRockfall: Games::Saboteur2, true, "is_on";
    /// Championship card of 2017 (GOALSWAP-1).
    goal_card_swap, GoalCardSwap: Games::Mine, false, "is_default", GoalCardSwap;
    /// Championship card of 2018 (TROVE-1).
    treasure_trove, TreasureTrove: Games::Mine, false, "is_default", TreasureTrove;
    /// Championship card of 2019 (VETO-1).
    veto, Veto: Games::Mine, false, "is_default", Veto;
    /// Championship card of 2020 (DIRECTION-1).
    change_of_direction, ChangeOfDirection: Games::Mine, false, "is_default", ChangeOfDirection;
    /// Championship card of 2021 (CRAFTER-1).
    master_crafter, MasterCrafter: Games::Mine, false, "is_default", MasterCrafter;
    /// Championship card of 2022 (PATHFINDER-1).
    pathfinder, Pathfinder: Games::Mine, false, "is_default", Pathfinder;
    /// Championship card of 2023 (DIVERSION-1).
    diversion, Diversion: Games::Mine, false, "is_default", Diversion;
    /// Tunnel Toll: toll dwarves, who must be paid before anyone builds where they stand (TOLL-1).
    tunnel_toll, TunnelToll: Games::Mine, false, "is_default";
    /// Costume Department: the first player to reach it gets a new dwarf card (COSTUME-1).
    costume_department, CostumeDepartment: Games::Mine, false, "is_default";
    /// Tunnel Party: when it is reached, all dwarf cards are shuffled and dealt again (PARTY-1).
    tunnel_party, TunnelParty: Games::Mine, false, "is_default";
    /// New Goals: five of eight goal cards with effects (NEWGOALS-1).
    new_goals, NewGoals: Games::Mine, false, "is_default";
    /// New Goals: all five are drawn at random, so that the treasure may be missing (NEWGOALS-1).
    goals_all_random, GoalsAllRandom: Games::Mine, false, "is_default";
    /// Treasure Chests: four chests with effects, each below a face-down path card (CHEST-1).
    treasure_chests, TreasureChests: Games::Mine, false, "is_default";
    /// House rule, in no booklet: a Gold Miner is taken out of the pack, so that every Saboteur is dealt (HOUSE-1).
    most_saboteurs, MostSaboteurs: Games::Base, false, "is_default";
    /// The Duel: a round ends as soon as the deck is empty (CLOSE-1).
    end_with_deck, EndWithDeck: Games::Duel, false, "is_default";
    /// The Duel for one: the player is the blue dwarf instead of the green one (SOLO-1).
    solo_blue, SoloBlue: Games::Solo, false, "is_default";
}

impl RuleOption {
    /// Returns the option with this name.
    pub fn named(name: &str) -> Option<RuleOption> {
        RuleOption::ALL.into_iter().find(|option| option.name() == name)
    }
}

impl fmt::Display for RuleOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The games that have an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Games {
    /// Only Saboteur.
    Base,
    /// Only Saboteur 2.
    Saboteur2,
    /// Saboteur and Saboteur 2.
    Mine,
    /// The Duel for two and for one.
    Duel,
    /// Only The Duel for one.
    Solo,
}

impl Games {
    /// Returns true if the option exists in this game.
    pub const fn include(self, game: Family) -> bool {
        match (self, game) {
            (Games::Base | Games::Mine, Family::Base)
            | (Games::Saboteur2 | Games::Mine, Family::Saboteur2)
            | (Games::Duel, Family::Duel)
            | (Games::Duel | Games::Solo, Family::Solo) => true,
            (Games::Base | Games::Saboteur2 | Games::Mine | Games::Duel | Games::Solo, _) => false,
        }
    }
}

/// A version of the rulings. A later version changed the effect of some moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rulings {
    /// The chest "top 5 of the discard pile" takes effect when the turn ends, and a championship card is discarded as
    /// soon as it is played. Records of version 1 follow these rulings.
    First,
    /// The chest takes effect at once (CHEST-6), and the card is discarded once it has been carried out (SPECIAL-2).
    #[default]
    Current,
}

/// Returns true for a default value. It is left out of documents, so that they stay the same when later versions add
/// options.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Returns true for the default value of an option that is on by default.
fn is_on(option: &bool) -> bool {
    *option
}

/// The reason why a game cannot be set up with these rules.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ImpossibleRules {
    /// There are too few or too many players.
    #[error("{what} is for {} players, not for {players}", if least == most { least.to_string() } else { format!("{least} to {most}") })]
    Players {
        /// The game.
        what: Title,
        /// The fewest players.
        least: usize,
        /// The most players.
        most: usize,
        /// The number of players.
        players: usize,
    },
    /// The tournament variant already has Greedy Dwarves.
    #[error("the tournament variant already contains the Greedy Dwarf: leave greedy_dwarf off")]
    GreedyDwarfTwice,
    /// The tournament variant already deals every dwarf card.
    #[error("the tournament variant already deals every dwarf card: leave most_saboteurs off")]
    AllDwarvesDealt,
    /// The option exists only in the base game.
    #[error("{option} belongs to the base game: leave it off in Saboteur 2")]
    BaseGameOnly {
        /// The option.
        option: RuleOption,
    },
    /// The option needs New Goals.
    #[error("goals_all_random is a way to set up New Goals: add new_goals, or leave it off")]
    RandomGoalsWithoutNewGoals,
    /// The Duel does not have the option.
    #[error("{option} is not for The Duel: leave it off")]
    NotForTheDuel {
        /// The option.
        option: RuleOption,
    },
    /// Only The Duel has the option, or only The Duel for one.
    #[error("{option} is only for The Duel{}: leave it off", if option.games() == Games::Solo { " for one" } else { "" })]
    OnlyForTheDuel {
        /// The option.
        option: RuleOption,
    },
    /// The Duel has only one edition.
    #[error("The Duel has only one edition: leave out edition classic")]
    DuelHasOneEdition,
    /// A chest layout was chosen without chests.
    #[error("chest_layout is the layout of the treasure chests: add treasure_chests, or leave it out")]
    LayoutWithoutChests,
    /// No dwarf card is left for the Costume Department.
    #[error("the Costume Department needs a dwarf card that is left over: tournament and most_saboteurs leave none")]
    NoDwarfLeftOver,
    /// Loose placement is a reading of the classic booklet only.
    #[error("loose_placement is a reading of the classic booklet: choose edition classic, or leave it off")]
    LoosePlacementInAnniversary,
}

impl Rules {
    /// The number of rounds in a game (GAME-1).
    pub const ROUNDS: u8 = 3;

    /// Returns the possible numbers of players.
    pub fn players(&self) -> std::ops::RangeInclusive<usize> {
        match self.game {
            Family::Base if self.tournament => 5..=9,
            Family::Base => 3..=10,
            Family::Saboteur2 => 2..=12,
            Family::Duel => 2..=2,
            Family::Solo => 1..=1,
        }
    }

    /// Checks that this number of players can play by these rules. The error says why not (SETUP-6, TOURNAMENT-1,
    /// HOUSE-2).
    pub fn check(&self, players: usize) -> Result<(), ImpossibleRules> {
        self.check_options()?;
        if self.tournament && self.greedy_dwarf {
            return Err(ImpossibleRules::GreedyDwarfTwice);
        }
        if self.tournament && self.most_saboteurs {
            return Err(ImpossibleRules::AllDwarvesDealt);
        }
        if self.goals_all_random && !self.new_goals {
            return Err(ImpossibleRules::RandomGoalsWithoutNewGoals);
        }
        if self.chest_layout != ChestLayout::A && !self.treasure_chests {
            return Err(ImpossibleRules::LayoutWithoutChests);
        }
        if self.costume_department && (self.tournament || self.most_saboteurs) {
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

    /// Checks that the game has every option that differs from its default.
    fn check_options(&self) -> Result<(), ImpossibleRules> {
        let changed = |option: &RuleOption| self.has(*option) != Rules::default().has(*option);
        for option in RuleOption::ALL.into_iter().filter(changed) {
            if option.games().include(self.game) {
                continue;
            }
            return Err(match option.games() {
                Games::Duel | Games::Solo => ImpossibleRules::OnlyForTheDuel { option },
                Games::Base | Games::Saboteur2 | Games::Mine if self.is_duel() => {
                    ImpossibleRules::NotForTheDuel { option }
                }
                // The base game does not have the extra rockfall, so switching it off changes nothing.
                Games::Saboteur2 => continue,
                Games::Base | Games::Mine => ImpossibleRules::BaseGameOnly { option },
            });
        }
        if self.is_duel() && self.edition == Edition::Classic {
            return Err(ImpossibleRules::DuelHasOneEdition);
        }
        Ok(())
    }

    /// Returns the title of the game or variant.
    fn title(&self) -> Title {
        match self.game {
            Family::Base if self.tournament => Title::Tournament,
            Family::Base => Title::Saboteur,
            Family::Saboteur2 => Title::Saboteur2,
            Family::Duel => Title::Duel,
            Family::Solo => Title::Solo,
        }
    }

    /// Returns the same rules with the rulings of records of version 1.
    #[must_use]
    pub fn with_first_rulings(self) -> Rules {
        Rules { rulings: Rulings::First, ..self }
    }

    /// Returns true if the first rulings are followed, as in records of version 1.
    pub(crate) fn follows_first_rulings(&self) -> bool {
        self.rulings == Rulings::First
    }
}

/// The title of a game or variant.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// The base game.
    Saboteur,
    /// The tournament variant.
    Tournament,
    /// Saboteur 2.
    Saboteur2,
    /// The Duel.
    Duel,
    /// The Duel for one.
    Solo,
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Title::Saboteur => "Saboteur",
            Title::Tournament => "the tournament variant",
            Title::Saboteur2 => "Saboteur 2",
            Title::Duel => "The Duel",
            Title::Solo => "The Duel for one",
        })
    }
}

impl<'de> Deserialize<'de> for Rules {
    /// Reads the name of a preset, or an object with a preset (default: `anniversary`) and the fields that differ from
    /// it.
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

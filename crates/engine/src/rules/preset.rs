//! Presets: rules with a name.

use super::{ChestLayout, Edition, Family, RuleOption, Rules};
use std::fmt;
use std::str::FromStr;

/// Rules with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// The base game, classic edition.
    Classic,
    /// The base game, anniversary edition of 2024.
    Anniversary,
    /// The tournament variant.
    Tournament,
    /// Saboteur 2, anniversary edition of 2024.
    Saboteur2,
    /// Saboteur 2, classic edition.
    Saboteur2Classic,
    /// Saboteur 2 with all championship cards and mini expansions.
    Everything,
    /// The Duel for two.
    Duel,
    /// The Duel for one.
    Solo,
}

impl Preset {
    /// All presets.
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

    /// Returns the name of the preset.
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

    /// Returns the rules of the preset.
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
            Preset::Everything => {
                let mut rules = Rules {
                    game: Family::Saboteur2,
                    tunnel_toll: true,
                    costume_department: true,
                    tunnel_party: true,
                    new_goals: true,
                    treasure_chests: true,
                    chest_layout: ChestLayout::Random,
                    ..Rules::default()
                };
                for option in RuleOption::ALL.into_iter().filter(|option| option.card().is_some()) {
                    rules.set(option, true);
                }
                rules
            }
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

/// The error for a name that no preset has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no ruleset called {0:?}; the rulesets are {names}", names = Preset::ALL.map(Preset::name).join(", "))]
pub struct UnknownPreset(String);

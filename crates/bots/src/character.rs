//! Characters: how a bot plays, whatever its level.

use crate::weights::Weights;
use saboteur_engine::{Chance, Family, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The random stream that orders the characters of a table. No deal uses such a high number.
const TABLE: u64 = u64::MAX - 1;

/// The character of a bot. A level says how well a bot plays, a character says how.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// Hides well and hinders seldom.
    Cautious,
    /// Hides little and strikes early.
    Bold,
    /// Hinders often and helps seldom.
    Grumpy,
    /// Helps often and hinders seldom.
    Helpful,
    /// Hides as long as possible.
    Sly,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 5] =
        [Character::Cautious, Character::Bold, Character::Grumpy, Character::Helpful, Character::Sly];

    /// Returns the character that this seed draws.
    pub fn drawn(seed: Seed) -> Character {
        *Chance::new(seed, 1).pick(&Character::ALL)
    }

    /// Returns the character of the bot with this number at a table, which says nothing about a dwarf card even if the
    /// seed deals the cards too. Five bots with consecutive numbers differ.
    pub fn at_table(seed: Seed, number: usize) -> Character {
        let mut order = Character::ALL;
        Chance::new(seed, TABLE).shuffle(&mut order);
        order[number % order.len()]
    }

    /// Returns the name of the character.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Cautious => "cautious",
            Character::Bold => "bold",
            Character::Grumpy => "grumpy",
            Character::Helpful => "helpful",
            Character::Sly => "sly",
        }
    }

    /// Returns the weights of the character in a game.
    pub(crate) fn weights(self, family: Family) -> Weights {
        let usual = *Weights::of(family);
        let (conceal, attack, repair) = match self {
            Character::Cautious => (1.2, 0.9, 1.0),
            Character::Bold => (0.7, 1.1, 1.0),
            Character::Grumpy => (0.9, 1.15, 0.75),
            Character::Helpful => (1.0, 0.9, 1.25),
            Character::Sly => (1.5, 1.0, 1.0),
        };
        Weights {
            conceal: conceal * usual.conceal,
            attack: attack * usual.attack,
            repair: repair * usual.repair,
            ..usual
        }
    }

    /// Returns the randomness of the character: of two moves that differ by much more than this, the better one is
    /// almost always chosen.
    pub(crate) const fn heat(self) -> f32 {
        match self {
            Character::Cautious | Character::Helpful => 0.05,
            Character::Bold | Character::Grumpy | Character::Sly => 0.07,
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that no character has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no character {0:?}: the characters are cautious, bold, grumpy, helpful and sly")]
pub struct UnknownCharacter(String);

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(name: &str) -> Result<Character, UnknownCharacter> {
        let found = Character::ALL.into_iter().find(|character| character.name() == name);
        found.ok_or_else(|| UnknownCharacter(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn bots_at_a_table_differ_and_so_do_tables() {
        let orders: BTreeSet<Vec<Character>> = (0..500u64)
            .map(|table| {
                let characters = |first: usize| -> Vec<Character> {
                    (first..first + 5).map(|number| Character::at_table(Seed::from(table), number)).collect()
                };
                for first in 0..10 {
                    assert_eq!(characters(first).into_iter().collect::<BTreeSet<_>>().len(), 5);
                }
                characters(0)
            })
            .collect();
        assert!(orders.len() > 100, "{}", orders.len());
    }

    #[test]
    fn the_draw_is_the_same_for_ever() {
        let drawn = (0..6).map(|number| Character::at_table(Seed::from(1), number).name());
        assert_eq!(drawn.collect::<Vec<_>>(), ["sly", "cautious", "helpful", "bold", "grumpy", "sly"]);
    }
}

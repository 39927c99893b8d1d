//! The tools that can be broken and mended.

use crate::card::Card;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the three tools that can be broken and mended.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// The pickaxe.
    Pickaxe,
    /// The lantern.
    Lantern,
    /// The mine cart.
    Cart,
}

impl Tool {
    /// All three tools.
    pub const ALL: [Tool; 3] = [Tool::Pickaxe, Tool::Lantern, Tool::Cart];

    /// Returns the sabotage card that breaks this tool.
    pub const fn broken(self) -> Card {
        match self {
            Tool::Pickaxe => Card::BrokenPickaxe,
            Tool::Lantern => Card::BrokenLantern,
            Tool::Cart => Card::BrokenCart,
        }
    }

    /// Returns the word for the tool in the notation.
    pub const fn id(self) -> &'static str {
        match self {
            Tool::Pickaxe => "pickaxe",
            Tool::Lantern => "lantern",
            Tool::Cart => "cart",
        }
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of tools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tools(u8);

impl Tools {
    /// No tool.
    pub const NONE: Tools = Tools(0);

    /// Returns the set of these tools.
    pub const fn of(tools: &[Tool]) -> Tools {
        let mut bits = 0;
        let mut at = 0;
        while at < tools.len() {
            bits |= 1 << tools[at] as u8;
            at += 1;
        }
        Tools(bits)
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if the tool is in the set.
    #[inline]
    pub const fn contains(self, tool: Tool) -> bool {
        self.0 & (1 << tool as u8) != 0
    }

    /// Returns the tools that are in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Tools) -> Tools {
        Tools(self.0 | other.0)
    }

    /// Returns the tools that are in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Tools) -> Tools {
        Tools(self.0 & other.0)
    }

    /// Returns the tools that are in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Tools) -> Tools {
        Tools(self.0 & !other.0)
    }

    /// Returns the only tool of the set, or `None` if the set has no tool or several.
    pub fn single(self) -> Option<Tool> {
        Tool::ALL.into_iter().find(|&tool| self == Tools::of(&[tool]))
    }

    /// Returns the tools in the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tool> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tool = *Tool::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(tool)
        })
    }
}

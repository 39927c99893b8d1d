//! What each kind of dwarf wants.

use crate::weights::Weights;
use saboteur_engine::Dwarf;

/// What a dwarf gains by one card nearer to the treasure, and by crystals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Drive {
    /// The gain if any player is one card nearer.
    pub(super) any: f32,
    /// The gain if the blue or the green team is one card nearer.
    pub(super) by: [f32; 2],
    /// The gain for each crystal in the mine.
    pub(super) crystals: f32,
}

impl Drive {
    /// Returns the drive of a dwarf. `hopeful` is true if the treasure is likely to be reached.
    pub(super) fn of(own: Dwarf, weights: &Weights, hopeful: bool) -> Drive {
        let none = Drive { any: 0.0, by: [0.0; 2], crystals: 0.0 };
        match own {
            Dwarf::GoldMiner | Dwarf::GreedyDwarf => Drive { any: 1.0, ..none },
            Dwarf::Saboteur => Drive { any: -1.0, ..none },
            Dwarf::Blue => Drive { any: 0.1, by: [0.9, -weights.rival], ..none },
            Dwarf::Green => Drive { any: 0.1, by: [-weights.rival, 0.9], ..none },
            Dwarf::Boss => Drive { any: 0.2, by: [0.4, 0.4], ..none },
            // A Profiteer is paid by any winner, so they help the side that is ahead.
            Dwarf::Profiteer => Drive { any: if hopeful { 0.4 } else { -0.4 }, ..none },
            Dwarf::Geologist => Drive { any: -0.1, crystals: weights.crystal, ..none },
        }
    }

    /// Returns true if the dwarf wants the treasure to be reached.
    pub(super) fn builds(&self) -> bool {
        self.any + self.by[0] + self.by[1] > 0.0
    }
}

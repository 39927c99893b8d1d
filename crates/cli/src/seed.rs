//! A seed for a game of which nobody asked to repeat it.

use saboteur_engine::Seed;
use std::hash::{BuildHasher, RandomState};

/// A small seed that can be typed to play the same game again.
pub(crate) fn fresh() -> Seed {
    Seed::from(RandomState::new().hash_one(()) >> 12)
}

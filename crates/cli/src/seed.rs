//! A random seed for a game without a given seed.

use saboteur_engine::Seed;
use std::hash::{BuildHasher, RandomState};

/// Returns a random seed that is short enough to type.
pub(crate) fn fresh() -> Seed {
    Seed::from(RandomState::new().hash_one(()) >> 12)
}

//! The parts of the `saboteur` program that tests and fuzzers drive without starting it.

pub mod bench;
pub mod engine;
pub mod play;
pub mod properties;
pub mod replay;
pub mod rules;
mod seed;
pub mod words;

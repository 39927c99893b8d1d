//! The parts of the `saboteur` program that tests and fuzzers drive without starting it.

pub mod arena;
pub mod backup;
pub mod bench;
pub mod bot;
pub mod command;
mod database;
pub mod engine;
pub mod hiding;
pub mod join;
pub mod load;
mod logistic;
pub mod papers;
mod parallel;
pub mod play;
pub mod properties;
pub mod replay;
pub mod rules;
mod seed;
pub mod serve;
pub mod simulate;
mod stats;
mod table;
pub mod tables;
pub mod verify;
pub mod words;

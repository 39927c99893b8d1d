//! The engine from outside: every rule, and what must hold for every game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::needless_pass_by_value, reason = "documents written in place read better without a reference")]

mod actions;
mod chest_discards;
mod chest_effects;
mod chests;
mod citations;
mod duel;
mod duel_rounds;
mod goals;
mod gold;
mod mini;
mod paths;
mod perft;
mod playthrough;
mod postcards;
mod properties;
mod records;
mod rounds;
mod saboteur2;
mod scenarios;
mod secrecy;
mod special;
mod support;
mod toll;
mod treasure;
mod variants;
mod worlds;

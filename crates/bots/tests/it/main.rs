//! The bots from outside: they play everything, cheat nowhere, and know more than chance.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod hiding;
mod inference;
mod play;
mod pointing;
mod secrecy;
mod support;

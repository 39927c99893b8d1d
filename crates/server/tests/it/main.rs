//! Tests from outside: a real server, real sockets.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod access;
mod client;
mod clocks;
mod closed;
mod crowds;
mod growth;
mod hostile;
mod lobby;
mod mishaps;
mod panics;
mod play;
mod secrecy;
mod social;
mod stores;

//! The program from outside, as people and other programs use it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::needless_pass_by_value, reason = "documents written in place read better without a reference")]

mod arena;
mod bot;
mod bytes;
mod commands;
mod hiding;
mod protocol;
mod sentences;
mod serve;
mod simulate;
#[cfg(target_os = "linux")]
mod storage;
mod support;
mod terminal;
mod tty;
mod words;

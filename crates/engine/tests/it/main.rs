//! The engine from outside: every rule, and what must hold for every game.

mod actions;
mod citations;
mod goals;
mod gold;
mod paths;
mod perft;
mod playthrough;
mod properties;
mod records;
mod rounds;
mod scenarios;
mod secrecy;
mod support;
mod variants;

//! The table in the terminal: drawn on the whole screen or told line by line, for a game on this machine or at a server.
//!
//! The game runs elsewhere, behind a [`Link`]: in a thread of its own ([`local`]) or on a server ([`remote`]). The table is
//! handed scenes, each complete, and asks for moves in return.

use saboteur_bots::Level;
use saboteur_engine::{Event, Move, Seat, View};
use saboteur_table::Offer;
use std::sync::mpsc::{Receiver, Sender};

mod choices;
mod draw;
mod gathering;
pub(crate) mod lines;
pub(crate) mod local;
mod mine;
mod paint;
pub(crate) mod remote;
mod screen;
mod summary;
pub(crate) mod terminal;

pub(crate) use gathering::{Gatherer, Gathering};

/// What the table shows.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The game, counted from 1 where several are played one after the other.
    pub(crate) game: u32,
    /// How many moves were made.
    pub(crate) position: usize,
    /// Who plays, by seat.
    pub(crate) names: Vec<String>,
    /// What whoever is at the screen may know.
    pub(crate) view: View,
    /// The moves that the player may make now.
    pub(crate) offers: Vec<Offer>,
    /// What he was told.
    pub(crate) told: Vec<Told>,
    /// Who has to take the screen first; what is shown until then is for everybody's eyes.
    pub(crate) curtain: Option<Seat>,
}

/// Something that a player was told.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Told {
    /// It happened in the game.
    Event(Event),
    /// It happened at the table, and is said already.
    Line(String),
}

/// What a player asks for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Ask {
    /// Make a move.
    Play(Seat, Move),
    /// Ask why a move is not legal.
    Check(Seat, Move),
    /// Take the screen.
    Lift(Seat),
    /// Say something to everybody.
    Say(String),
    /// Be ready for the game to start, or not.
    Ready(bool),
    /// Host: start the game, or deal another one.
    Start,
    /// Host: let a bot take a seat.
    AddBot(Level),
    /// Take the seat back from the bot that sits in.
    Back,
}

/// What the table is told.
pub(crate) enum TableNews {
    /// The game as it is now.
    Scene(Box<Scene>),
    /// Before the game: who is there.
    Gathering(Gathering),
    /// What was asked for cannot be done, and why.
    Refused(String),
    /// Something is wrong that mends itself, or all is well again.
    Trouble(Option<String>),
    /// There is nothing more to come, and why.
    Gone(String),
}

/// How the table was left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Leaving {
    /// The game is over.
    Over,
    /// Somebody left.
    Left,
    /// There is nothing more to come, and why.
    Gone(String),
}

/// The way to a game.
pub(crate) struct Link {
    pub(crate) asks: Sender<Ask>,
    pub(crate) news: Receiver<TableNews>,
}

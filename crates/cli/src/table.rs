//! The table in the terminal: drawn on the whole screen or printed line by line, for a game on this machine or at a server.
//!
//! The game runs behind a [`Link`]: in its own thread ([`local`]) or on a server ([`remote`]). The table gets complete
//! scenes and sends requests back.

use saboteur_bots::{Profile, Stance};
use saboteur_engine::{Event, Move, Seat, View};
use saboteur_table::{Gesture, Offer, Pointing, Unmasked};
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
pub(crate) mod shuffle;
mod summary;
pub(crate) mod terminal;

pub(crate) use gathering::{Gatherer, Gathering};

/// Everything that the table shows.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The number of the game at this table, from 1.
    pub(crate) game: u32,
    /// The number of moves played.
    pub(crate) position: usize,
    /// The names of the players, by seat.
    pub(crate) names: Vec<String>,
    /// The bot in each seat, `None` for a person.
    pub(crate) bots: Vec<Option<Profile>>,
    /// The view of the player at the screen.
    pub(crate) view: View,
    /// The legal moves of this player.
    pub(crate) offers: Vec<Offer>,
    /// Everything that this player has heard.
    pub(crate) told: Vec<LogEntry>,
    /// The player who must take the screen first. Until then the scene shows only what everybody may see.
    pub(crate) curtain: Option<Seat>,
    /// The only player at this screen, if there is just one.
    pub(crate) own: Option<Seat>,
    /// What the players say of each other by pointing.
    pub(crate) pointing: Vec<Pointing>,
    /// True if the game waits between two rounds until everybody goes on.
    pub(crate) resting: bool,
    /// True if the player at the screen has moved, and looks at what the move did before the next player takes the screen.
    pub(crate) hands_on: bool,
}

/// A line of the log of a player.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LogEntry {
    /// An event of the game.
    Event(Event),
    /// Something that happened at the table, already in words.
    Line(String),
}

/// A request of the player.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Ask {
    /// Play a move.
    Play(Seat, Move),
    /// Ask why a move is not legal.
    Check(Seat, Move),
    /// Take the screen.
    Lift(Seat),
    /// Hand the screen on.
    HandOn,
    /// Go on after the end of a round.
    GoOn,
    /// Point at another player, or withdraw that. It is no move.
    Point(Seat, Seat, Option<Stance>),
    /// Send a line of chat.
    Say(String),
    /// Make a gesture.
    Gesture(Gesture),
    /// Be ready to start the game, or not.
    Ready(bool),
    /// Host: start the game, or start another one.
    Start,
    /// Host: add a bot.
    AddBot(Profile),
    /// Take the seat back from a bot.
    Back,
}

/// A message to the table.
pub(crate) enum TableNews {
    /// The game as it is now.
    Scene(Box<Scene>),
    /// Before the game: the people at the table.
    Gathering(Gathering),
    /// What came to light at the end of a round.
    Unmasked(Unmasked),
    /// A request was refused, with the reason.
    Refused(String),
    /// A temporary problem, or None when it is over.
    Trouble(Option<String>),
    /// The link has ended, with the reason.
    Gone(String),
}

/// The reason why the user left the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Leaving {
    /// The game is over.
    Over,
    /// The game is over, and the user wants to play another one.
    Again,
    /// The user left.
    Left,
    /// The link has ended, with the reason.
    Gone(String),
}

/// The connection to a game.
pub(crate) struct Link {
    pub(crate) asks: Sender<Ask>,
    pub(crate) news: Receiver<TableNews>,
}

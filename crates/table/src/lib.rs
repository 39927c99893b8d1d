//! A table for the card game family Saboteur: who sits where, what may be asked for, and what each pair of eyes is told.
//!
//! A [`Table`] is a fold over its [`Entry`]s: [`Table::decide`] turns a [`Command`] into an entry or refuses it, and
//! [`Table::apply`] carries an entry out. A [`Room`] adds the people who are there, and tells each connection its news. The
//! caller stores entries, sends messages, runs the clock and moves the bots. Time and randomness are handed in, so the same
//! table runs in a server, in a browser and in a simulation.

pub mod api;
mod code;
mod command;
mod deal;
mod entropy;
mod entry;
mod fixture;
pub mod lessons;
mod message;
mod name;
mod offer;
mod refusal;
mod replay;
mod room;
mod settings;
mod table;
mod token;
#[cfg(test)]
mod typescript;
mod written;

pub use code::{InvalidCode, TableCode};
pub use command::{Command, Hello, Request};
pub use deal::{Deal, DealNote, DealView, Doubt, OwnShare};
pub use entropy::{Entropy, bytes32};
pub use entry::{DecidedBy, Entry, Member, Position, RULINGS, Stored};
pub use fixture::{finished_table, played_table};
pub use message::{
    BotView, ChatLine, ClockView, GameView, Message, News, PersonView, Reaction, SeatView, StageView, TableView,
    Update, You,
};
pub use name::{InvalidName, Name};
pub use offer::{Offer, Touch};
pub use refusal::{Refusal, RefusalCode};
pub use replay::{Belief, Eyes, NamedEyes, Onlooker, Replay, Step, Summary};
pub use room::{Cursor, Presence, Room, TimeLeft};
pub use settings::{BadSetting, ChatText, Clock, InvalidChatText, Pace, Settings};
pub use table::{AskedSeat, DamagedTable, MOST_ENTRIES, MOST_GAMES, MOST_MISSES, Occupant, Person, Play, Stage, Table};
pub use token::{GameKey, InvalidToken, Token, TokenHash};
pub use written::WrittenMove;

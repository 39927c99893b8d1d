//! A table for the card game family Saboteur: its seats, the commands of its people, and the messages for each viewer.
//!
//! A [`Table`] is a fold over its [`Entry`]s: [`Table::decide`] turns a [`Command`] into an entry or refuses it, and
//! [`Table::apply`] carries an entry out. A [`Room`] adds the people who are there, and tells each connection its news. The
//! caller stores entries, sends messages, runs the clock and moves the bots. Time and randomness are handed in, so the same
//! table runs in a server, in a browser and in a simulation.
//!
//! ```
//! use saboteur_engine::Rules;
//! use saboteur_table::{
//!     Cursor, Entry, Message, Name, Request, Room, Settings, Stored, Table, TableCode, TimeLeft, Token,
//! };
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Ann opens a table. A server takes these bytes from the operating system.
//! let mut entropy = |bytes: &mut [u8]| bytes.fill(7);
//! let code = TableCode::new(&mut entropy);
//! let token = Token::new(&mut entropy).hash();
//! let (settings, name) = (Settings::new(Rules::default()), Name::new("Ann")?);
//! let opened = Entry::Opened { settings, name, token, plays: true, password: None, from: None };
//! let mut room = Room::new(Table::load(code, &[Stored { at: 0, entry: opened }])?, 0);
//! room.enter(&[0]);
//!
//! // Her client asks for a bot. The caller stores the entry that follows.
//! let request: Request = serde_json::from_str(r#"{"id": "1", "type": "add_bot", "level": "easy"}"#)?;
//! let entry = room.table.decide(0, &request.command, &request.id, &mut entropy)?;
//! room.table.apply(&entry)?;
//! room.touch(true, false);
//!
//! // Each connection is told what it has not seen yet.
//! let messages = room.news(&mut Cursor::new(None), TimeLeft::default());
//! let [Message::Update(update)] = messages.as_slice() else { panic!("the table has changed") };
//! assert_eq!(update.table.as_ref().map(|table| table.seats.len()), Some(2));
//! assert!(serde_json::to_string(&messages[0])?.starts_with(r#"{"type":"state","#));
//! # Ok(())
//! # }
//! ```

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
mod pointing;
mod presence;
mod refusal;
mod replay;
mod room;
mod score;
mod settings;
mod table;
mod token;
#[cfg(test)]
mod typescript;
mod unmasking;
mod written;

pub use code::{InvalidCode, TableCode};
pub use command::{Command, Hello, Request};
pub use deal::{Deal, DealNote, DealView, Doubt, OwnShare};
pub use entropy::{Entropy, bytes32};
pub use entry::{DecidedBy, Entry, Member, Position, RULINGS, SeatResult, Stored};
pub use fixture::{finished_table, played_table};
pub use message::{
    BotView, ChatLine, ClockView, GameView, Message, News, PersonView, Reaction, SeatView, StageView, TableView,
    Update, You,
};
pub use name::{InvalidName, Name};
pub use offer::{Offer, Touch};
pub use pointing::Pointing;
pub use presence::{Claim, Presence};
pub use refusal::{Refusal, RefusalCode};
pub use replay::{BeliefView, Onlooker, Replay, Step, Summary, ViewerChoice, ViewerName};
pub use room::{Cursor, Room, TimeLeft};
pub use saboteur_bots::Stance;
pub use score::Tally;
pub use settings::{BadSetting, ChatText, Clock, Gesture, InvalidChatText, Pace, Settings};
pub use table::{AskedSeat, DamagedTable, MOST_ENTRIES, MOST_GAMES, MOST_MISSES, Occupant, Person, Play, Stage, Table};
pub use token::{GameKey, InvalidToken, Token, TokenHash};
pub use unmasking::{EndedRound, Reader, Unmasked, UnmaskedLine};
pub use written::WrittenMove;

//! Computer players for the card game family Saboteur.
//!
//! A [`Bot`] is shown what its seat sees and hears, and the legal moves. It never gets a
//! [`State`](saboteur_engine::State) or a [`Game`](saboteur_engine::Game), so it cannot cheat:
//!
//! ```
//! use saboteur_bots::{Bot, Level};
//! use saboteur_engine::{Game, Rules, Seat, Setup, Viewer};
//!
//! let game = Game::new(Rules::default(), Setup { first: Some(Seat(0)), ..Setup::new(5, 1) })?;
//! let mut bot = Bot::new(Level::Easy, 7);
//! let choice = bot.choose(&game.view(Viewer::Seat(Seat(0))), &game.legal_moves(Seat(0)))?;
//! assert!(game.check(Seat(0), choice.chosen).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`BotTable`] seats bots at a game and plays it:
//!
//! ```
//! use saboteur_bots::{Bot, Level, BotTable};
//! use saboteur_engine::{Game, Rules, Setup};
//!
//! let game = Game::new(Rules::default(), Setup::new(4, 1))?;
//! let bots = (0..4).map(|seat| Bot::new(Level::Easy, seat)).collect();
//! let mut table = BotTable::new(game, bots);
//! table.finish()?;
//! assert!(table.game().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(clippy::needless_range_loop, reason = "code that indexes several tables reads better with the index")]

mod act;
mod belief;
mod bot;
mod character;
mod duel;
mod first;
#[doc(hidden)]
pub mod learn;
mod learnt;
mod level;
mod mind;
mod observer;
mod playout;
mod pointing;
mod policy;
mod profile;
mod reason;
mod search;
mod stance;
mod stranger;
mod survey;
mod table;
mod tree;
mod value;
mod weights;

pub use belief::Reading;
pub use bot::{Bot, CannotChoose, Choice};
pub use character::{Character, UnknownCharacter};
pub use level::{Level, UnknownLevel};
pub use mind::Mind;
pub use observer::{Act, Observer};
pub use pointing::Pointed;
pub use profile::{Profile, UnknownProfile};
pub use reason::{Reason, Why};
pub use stance::Stance;
pub use stranger::{Manner, Player, Stranger, UnknownManner};
pub use table::{BotTable, NAMES, show};

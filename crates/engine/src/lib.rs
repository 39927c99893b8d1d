//! The rules of the Saboteur family of card games.
//!
//! The crate has no input or output, no clock and no threads. All randomness comes from a seed. A player's view and
//! events never contain a secret of another player. The code on this page is tested.
//!
//! # A game
//!
//! [`Rules`] define which game is played. A [`Setup`] defines the players and the seed. Together they make a [`Game`],
//! which always knows which seat has to decide next, and what the decision is:
//!
//! ```
//! use saboteur_engine::{Decision, Game, Players, Preset, Seat, Setup};
//!
//! let setup = Setup {
//!     players: Players::named(["Ann", "Ben", "Cleo"]),
//!     seed: 42.into(),
//!     first: Some(Seat(0)), // with `None`, the seed draws the first player
//! };
//! let mut game = Game::new(Preset::Anniversary.rules(), setup)?;
//! let to_act = game.to_act().expect("a new game has not ended");
//! assert_eq!((to_act.seat, to_act.decision), (Seat(0), Decision::Turn));
//! # Ok::<(), saboteur_engine::ImpossibleSetup>(())
//! ```
//!
//! An impossible setup is refused with a reason:
//!
//! ```
//! # use saboteur_engine::{Game, Preset, Setup};
//! let refused = Game::new(Preset::Tournament.rules(), Setup::new(4, 42)).err().unwrap();
//! assert_eq!(refused.to_string(), "the tournament variant is for 5 to 9 players, not for 4");
//! ```
//!
//! # Moves
//!
//! A player acts by making a [`Move`]. The game lists all legal moves, checks one move, or plays one. An illegal move
//! changes nothing and returns an [`IllegalMove`], which explains the reason to the player and names the rule:
//!
//! ```
//! # use saboteur_engine::{Cell, Game, IllegalMove, Move, Preset, Scenario, Seat};
//! # let scenario = r#"{"players": 3, "to_act": 0, "hands": [["cross", "straight_vertical"], null, null]}"#;
//! # let mut game = Game::from_scenario(Scenario::from_json(scenario)?)?;
//! let moves = game.legal_moves(Seat(0));
//! let cross: Move = "TBLR 1,0".parse().unwrap(); // a crossing, open on all sides, at column 1, row 0
//! assert!(moves.contains(&cross));
//!
//! let upright: Move = "TB 1,0".parse().unwrap();
//! let reason = game.check(Seat(0), upright).unwrap_err();
//! assert_eq!(reason.rule(), "PATH-3"); // its left side is rock, but the start opens towards it
//!
//! let events = game.play(Seat(0), cross)?;
//! assert!(!events.is_empty());
//! assert_eq!(game.view(saboteur_engine::Viewer::Spectator).draw_board().lines().nth(8).unwrap(),
//!     "  0 ═S══╬═                  │?│");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`notation`] describes the text form of moves.
//!
//! # Who may know what
//!
//! Players never see a [`State`] or a [`Game`]. They get a [`View`] and the [`Event`]s that are meant for them. Both
//! are built only from facts that the seat may know:
//!
//! ```
//! use saboteur_engine::{Game, Rules, Seat, Setup, Viewer};
//!
//! let game = Game::new(Rules::default(), Setup::new(5, 1))?;
//! let view = game.view(Viewer::Seat(Seat(2)));
//! assert!(view.players[2].hand.is_some());
//! assert!(view.players[3].hand.is_none());
//! assert_eq!(view.players[3].hand_size, 6);
//! let events = game.events(Viewer::Seat(Seat(2))).count();
//! assert_eq!(events, game.events(Viewer::Spectator).count()); // every viewer gets the same number of events
//! # Ok::<(), saboteur_engine::ImpossibleSetup>(())
//! ```
//!
//! # To the end
//!
//! Every decision is a move, also the choice of a gold card or of the goal to turn over first. So one loop plays a game
//! to its end:
//!
//! ```
//! use saboteur_engine::{Chance, Game, Record, Rules, Seed, Setup};
//!
//! let mut game = Game::new(Rules::default(), Setup::new(5, 1))?;
//! let mut chance = Chance::new(Seed::from(7), 0);
//! while let Some(to_act) = game.to_act() {
//!     let moves = game.legal_moves(to_act.seat);
//!     game.play(to_act.seat, *chance.pick(&moves))?;
//! }
//! let outcome = game.outcome().expect("the game has ended");
//! assert_eq!(outcome.scores.len(), 5);
//!
//! // A record is a small document from which the same game can be played again.
//! let text = game.record().to_json();
//! let again = Game::from_record(&Record::from_json(&text)?)?;
//! assert_eq!(again.state().hash(), game.state().hash());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Any position
//!
//! A [`Scenario`] is a document that describes a position. Its seed fills in everything that it leaves out.
//! [`Game::scenario`] describes the full state of a game in the same form.
//!
//! ```
//! use saboteur_engine::{Game, Scenario, Seat};
//!
//! let scenario = Scenario::from_json(r#"{
//!     "players": 3, "seed": 5, "to_act": 1,
//!     "laid": ["LR 1,0", "TBL 2,0"],
//!     "hands": [null, ["rockfall", "cross"], null],
//!     "in_front": [[], [], ["broken_cart"]]
//! }"#)?;
//! let game = Game::from_scenario(scenario)?;
//! assert_eq!(game.legal_moves(Seat(1)).len(), 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Search and simulation
//!
//! A [`State`] is small, does not allocate and is cheap to copy. [`State::legal_moves`] fills a list that can be
//! reused, and [`State::play_unchecked`] creates no events if its witness is `()`. [`State::imagine`] shuffles
//! everything that a seat does not know.
//!
//! ```
//! use saboteur_engine::{Chance, MoveList, Rules, Seed, State};
//!
//! let mut state = State::new(Rules::default(), 5, Seed::from(1), None)?;
//! let mut chance = Chance::new(Seed::from(2), 0);
//! let mut moves = MoveList::new();
//! for _ in 0..20 {
//!     state.legal_moves(&mut moves);
//!     state.play_unchecked(*chance.pick(&moves), &mut ());
//! }
//! # Ok::<(), saboteur_engine::ImpossibleRules>(())
//! ```

mod action;
mod answer;
mod audience;
mod board;
mod builder;
mod card;
mod cell;
mod championship;
mod chance;
mod check;
mod chest;
mod deal;
mod decision;
mod document;
mod draw;
mod duel;
mod dwarf;
mod event;
mod fairness;
mod game;
mod goal;
mod gold;
mod hash;
mod illegal;
mod imagine;
mod intrigue;
mod list;
mod movelist;
mod moves;
pub mod notation;
mod pack;
mod path;
mod pile;
mod player;
mod postcard;
mod reach;
mod record;
mod reveal;
mod round;
mod rules;
mod scenario;
mod seat;
mod shape;
mod spot;
mod state;
mod supply;
mod suppose;
mod team;
mod toll;
mod tool;
mod treasure;
mod turn;
mod view;
mod way;
mod world;

pub use audience::{AddressedEvent, Audience, Witness};
pub use board::{Board, MOST_PLACED, Placed};
pub use card::{Action, Aim, Card, CardKind, Marks};
pub use cell::{Cell, Side, Sides};
pub use championship::Championship;
pub use chance::{Chance, InvalidSeed, Seed};
pub use chest::Chest;
pub use decision::{Decision, ToAct};
pub use duel::Marker;
pub use dwarf::Dwarf;
pub use event::{Camp, Event, MineEnd, Payment, Pile, UnreachedGoal};
pub use fairness::{Bytes32, Fairness, InvalidBytes, UnfairDeal};
pub use game::{Game, Grade, ImpossibleSetup, Outcome, Players, Setup};
pub use goal::{Goal, goal_sign};
pub use illegal::IllegalMove;
pub use intrigue::Intrigue;
pub use movelist::MoveList;
pub use moves::{Discards, Move, Reply, Target};
pub use notation::NotAMove;
pub use pack::pack;
pub use pile::Discarded;
pub use postcard::Postcard;
pub use reach::Reach;
pub use record::{BrokenRecord, Record};
pub use rules::{
    ChestLayout, Edition, Family, GOLD_CARDS, Games, ImpossibleRules, Preset, RuleOption, Rules, Rulings, Title,
    UnknownPreset,
};
pub use scenario::{
    ChampionshipPart, ChestCard, ChestsPart, DiscardedCard, DuelPart, GoalCard, ImpossibleScenario, LaidCard, Misfit,
    Phase, Scenario, TollPart, read_scenario,
};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use shape::Shape;
pub use state::State;
pub use team::Team;
pub use toll::TollDwarf;
pub use tool::{Tool, Tools};
pub use view::{
    Awaited, ChampionshipView, ChestsView, Door, DuelView, GoldView, Pending, Place, SeenCard, SeenDiscard, SeenPlayer,
    SeenWay, TollView, View,
};
pub use world::{BrokenView, Sort};

//! The rules of Saboteur.
mod board;
mod card;
mod cell;
mod chance;
mod draw;
mod dwarf;
mod event;
mod game;
mod gold;
mod illegal;
mod imagine;
mod legal;
mod moves;
pub mod notation;
mod pile;
mod play;
mod player;
mod record;
mod rules;
mod scenario;
mod seat;
mod shape;
mod state;
mod view;

pub use board::{Board, Placed};
pub use card::{Card, CardKind, Goal, Tool, Tools};
pub use cell::{Cell, Side, Sides};
pub use chance::{Chance, NotASeed, Seed};
pub use draw::draw_card;
pub use dwarf::Dwarf;
pub use event::{Audience, Event, Told, Witness};
pub use game::{Game, ImpossibleSetup, Outcome, Players, Setup};
pub use illegal::IllegalMove;
pub use moves::{Decision, Move, ToAct};
pub use notation::NotAMove;
pub use pile::Discarded;
pub use record::{BrokenRecord, Record};
pub use rules::{Edition, Family, GOLD_CARDS, ImpossibleRules, Preset, Rules, UnknownPreset, pack};
pub use scenario::{
    DiscardedCard, GoalCard, ImpossibleScenario, LaidCard, PhaseName, Scenario,
};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use shape::Shape;
pub use state::State;
pub use view::{Place, SeenCard, SeenDiscard, SeenPlayer, View};

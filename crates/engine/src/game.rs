//! A game from the first deal to the last nugget: a state and how it came about.

use crate::audience::Told;
use crate::chance::Seed;
use crate::event::Event;
use crate::illegal::IllegalMove;
use crate::moves::{Move, MoveList, ToAct};
use crate::record::{BrokenRecord, Record};
use crate::rules::{ImpossibleRules, Rules};
use crate::scenario::{ImpossibleScenario, Scenario};
use crate::seat::{Seat, Viewer};
use crate::state::State;
use crate::view::View;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Who plays: names in the order of the seats. In a document, a number stands for that many players without names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Players(Vec<String>);

impl Players {
    /// Players of these names, clockwise.
    pub fn named<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Players {
        Players(names.into_iter().map(Into::into).collect())
    }

    /// That many players, called `Player 0` and so on.
    pub fn count(players: usize) -> Players {
        Players((0..players).map(|seat| format!("Player {seat}")).collect())
    }

    /// Their names, by seat.
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody plays.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Players, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "players are a number or a list of names")]
        enum Written {
            Count(u8),
            Names(Vec<String>),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Count(count) => Players::count(count.into()),
            Written::Names(names) => Players(names),
        })
    }
}

/// What a game begins with: players, seed, and who goes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Who plays.
    pub players: Players,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Who goes first; left open, the seed decides (TURN-1).
    pub first: Option<Seat>,
}

impl Setup {
    /// That many players and a seed; the seed decides who goes first.
    pub fn new(players: usize, seed: impl Into<Seed>) -> Setup {
        Setup { players: Players::count(players), seed: seed.into(), first: None }
    }
}

/// How a game ended: nuggets and winners (GAME-2).
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Nuggets by seat.
    pub scores: Vec<u32>,
    /// Everybody who has the most; alone, whoever has enough.
    pub winners: Vec<Seat>,
    /// How good that is, for whoever played alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
}

/// How good a game of The Duel for one was (SOLO-4).
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Below 15: not won.
    Lost,
    /// From 15 on.
    Fair,
    /// From 20 on.
    Good,
    /// From 25 on.
    Perfect,
}

impl Grade {
    pub(crate) fn of(gold: u32) -> Grade {
        match gold {
            0..15 => Grade::Lost,
            15..20 => Grade::Fair,
            20..25 => Grade::Good,
            25.. => Grade::Perfect,
        }
    }
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleSetup {
    /// The rules do not allow it.
    #[error(transparent)]
    Rules(#[from] ImpossibleRules),
    /// In The Duel the green dwarf begins.
    #[error("the green dwarf begins, and that is seat 0: leave first out")]
    GreenBegins,
    /// The named first player does not exist.
    #[error("seat {first} cannot begin: the {players} seats are numbered from 0")]
    NoSuchFirst {
        /// Who was to begin.
        first: Seat,
        /// How many play.
        players: usize,
    },
}

/// What a game began with.
#[derive(Clone, Debug)]
enum Origin {
    Deal { rules: Rules, setup: Setup },
    Scenario(Box<Scenario>),
}

/// A game: its rules, its state, every move and every event since it began.
#[derive(Clone)]
pub struct Game {
    origin: Origin,
    start: State,
    /// Events before the first move.
    opening: Vec<Told>,
    state: State,
    moves: Vec<Played>,
}

/// A move that was played, and what came of it.
#[derive(Clone)]
struct Played {
    seat: Seat,
    chosen: Move,
    told: Vec<Told>,
    /// What somebody noted about it.
    note: Option<Value>,
}

impl Game {
    /// Deals the first round.
    pub fn new(rules: Rules, setup: Setup) -> Result<Game, ImpossibleSetup> {
        let players = setup.players.len();
        let mut state = State::bare(rules, players, setup.seed)?;
        if let Some(first) = setup.first.filter(|first| first.index() >= players) {
            return Err(ImpossibleSetup::NoSuchFirst { first, players });
        }
        if rules.is_duel() && setup.first.is_some_and(|first| first != Seat(0)) {
            return Err(ImpossibleSetup::GreenBegins);
        }
        let mut opening = Vec::new();
        state.open(setup.first, &mut opening);
        Ok(Game { origin: Origin::Deal { rules, setup }, start: state, opening, state, moves: Vec::new() })
    }

    /// Begins in the middle of a game.
    pub fn from_scenario(scenario: Scenario) -> Result<Game, ImpossibleScenario> {
        let state = scenario.build()?;
        Ok(Game {
            origin: Origin::Scenario(Box::new(scenario)),
            start: state,
            opening: Vec::new(),
            state,
            moves: Vec::new(),
        })
    }

    /// Plays a record to its end and checks its hash.
    pub fn from_record(record: &Record) -> Result<Game, BrokenRecord> {
        record.replay()
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.state.rules()
    }

    /// Who plays.
    pub fn players(&self) -> &Players {
        match &self.origin {
            Origin::Deal { setup, .. } => &setup.players,
            Origin::Scenario(scenario) => &scenario.players,
        }
    }

    /// The state as it is now; it knows every secret.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Who has to decide, and what; nothing when the game is over.
    pub fn to_act(&self) -> Option<ToAct> {
        self.state.to_act()
    }

    /// The moves this seat may make now: none unless it is the one to act.
    pub fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = MoveList::new();
        if self.to_act().is_some_and(|to_act| to_act.seat == seat) {
            self.state.legal_moves(&mut moves);
        }
        let mut moves = moves.to_vec();
        // In an order that depends on the position alone, not on how it came about.
        moves.sort_unstable();
        moves
    }

    /// Whether the seat may make this move now, and if not, why not.
    pub fn check(&self, seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        self.state.check(seat, chosen)
    }

    /// Plays a move and says what happened, with who may hear of it. An illegal move changes nothing.
    pub fn play(&mut self, seat: Seat, chosen: Move) -> Result<&[Told], IllegalMove> {
        self.check(seat, chosen)?;
        let mut told = Vec::new();
        self.state.play_unchecked(chosen, &mut told);
        self.moves.push(Played { seat, chosen, told, note: None });
        Ok(self.moves.last().map_or(&[], |played| &played.told))
    }

    /// Notes something about the last move: why a bot made it, or a word by whoever looks back. Records keep it; it says
    /// nothing to those who play.
    pub fn annotate(&mut self, note: Value) {
        if let Some(played) = self.moves.last_mut() {
            played.note = Some(note);
        }
    }

    /// What was noted about the last move.
    pub fn last_note(&self) -> Option<&Value> {
        self.moves.last().and_then(|played| played.note.as_ref())
    }

    /// Takes the last move back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.moves.pop().is_none() {
            return false;
        }
        self.state = self.start;
        for played in &self.moves {
            self.state.play_unchecked(played.chosen, &mut ());
        }
        true
    }

    /// The moves so far and who made them.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (Seat, Move)> {
        self.moves.iter().map(|played| (played.seat, played.chosen))
    }

    /// What happened before the first move, with who may hear of it.
    pub fn opening(&self) -> &[Told] {
        &self.opening
    }

    /// What came of the last move, with who may hear of it.
    pub fn last_told(&self) -> &[Told] {
        self.moves.last().map_or(&[], |played| &played.told)
    }

    /// What has just happened: what came of the last move, or of the deal if there was none yet.
    pub fn news(&self) -> &[Told] {
        if self.moves.is_empty() { &self.opening } else { self.last_told() }
    }

    /// What came of the move of that number, from 1, with who may hear of it; nothing if there is no such move.
    pub fn told_by(&self, number: usize) -> &[Told] {
        number.checked_sub(1).and_then(|at| self.moves.get(at)).map_or(&[], |played| &played.told)
    }

    /// Everything that has happened, with who may hear of it.
    pub fn told(&self) -> impl Iterator<Item = &Told> {
        let played = self.moves.iter().flat_map(|played| &played.told);
        self.opening.iter().chain(played)
    }

    /// Everything that has happened, as far as the viewer may know.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = &Event> {
        let heard = self.told().filter(move |told| told.audience.includes(viewer));
        heard.map(|told| &told.event)
    }

    /// The table as the viewer may know it.
    pub fn view(&self, viewer: Viewer) -> View {
        self.state.view(viewer)
    }

    /// Who has won and with how much, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The game as a document from which it can be played again.
    pub fn record(&self) -> Record {
        let (deal, scenario) = match &self.origin {
            Origin::Deal { rules, setup } => (Some((*rules, setup.clone())), None),
            Origin::Scenario(scenario) => (None, Some(scenario.as_ref().clone())),
        };
        let moves = self.moves.iter().map(|played| played.chosen.to_string());
        let noted = self.moves.iter().enumerate().filter_map(|(at, played)| Some((at + 1, played.note.clone()?)));
        Record::new(deal, scenario, moves.collect(), noted.collect(), self.state.hash())
    }

    /// The whole state as a document that begins a game just here.
    pub fn scenario(&self) -> Scenario {
        Scenario { players: self.players().clone(), ..Scenario::describe(&self.state) }
    }
}

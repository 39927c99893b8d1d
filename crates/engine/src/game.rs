//! A game: its state, and all moves and events since it began.

use crate::audience::{AddressedEvent, Audience, Witness};
use crate::chance::Seed;
use crate::decision::{Decision, ToAct};
use crate::event::{Event, Payment};
use crate::illegal::IllegalMove;
use crate::movelist::MoveList;
use crate::moves::Move;
use crate::notation::NotAMove;
use crate::record::{BrokenRecord, Record};
use crate::rules::{ImpossibleRules, Rules};
use crate::scenario::{ImpossibleScenario, Scenario};
use crate::seat::{Seat, Viewer};
use crate::state::State;
use crate::view::View;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The names of the players, by seat. In a document, a number stands for this number of players with default names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Players(Vec<String>);

impl Players {
    /// Returns players with these names, clockwise from seat 0.
    pub fn named<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Players {
        Players(names.into_iter().map(Into::into).collect())
    }

    /// Returns this number of players, called `Player 0` and so on.
    pub fn count(players: usize) -> Players {
        Players((0..players).map(|seat| format!("Player {seat}")).collect())
    }

    /// Returns the names, by seat.
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// Returns the number of players.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns true if there are no players.
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

/// The setup of a game: players, seed and first player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The players.
    pub players: Players,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The first player. With `None`, the seed draws the first player (TURN-1).
    pub first: Option<Seat>,
}

impl Setup {
    /// Returns a setup with this number of players and this seed. The seed draws the first player.
    pub fn new(players: usize, seed: impl Into<Seed>) -> Setup {
        Setup { players: Players::count(players), seed: seed.into(), first: None }
    }
}

/// The result of a game: scores and winners (GAME-2).
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The nuggets of each player, by seat.
    pub scores: Vec<u32>,
    /// The players with the most nuggets. In The Duel for one, the player if the game is won.
    pub winners: Vec<Seat>,
    /// The Duel for one: the grade of the score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
}

/// The grade of a game of The Duel for one (SOLO-4).
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Below 15 nuggets: the game is lost.
    Lost,
    /// 15 to 19 nuggets.
    Fair,
    /// 20 to 24 nuggets.
    Good,
    /// 25 nuggets or more.
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

/// The reason why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleSetup {
    /// The rules are impossible, or not for this number of players.
    #[error(transparent)]
    Rules(#[from] ImpossibleRules),
    /// In The Duel the green dwarf begins, which is seat 0.
    #[error("in The Duel the green dwarf begins, which is seat 0: leave `first` out")]
    GreenBegins,
    /// The first player is not at the table.
    #[error("seat {first} cannot begin: the {players} seats are numbered from 0")]
    NoSuchFirst {
        /// The seat that was to begin.
        first: Seat,
        /// The number of players.
        players: usize,
    },
}

/// The origin of a game, from which it can be replayed.
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
    /// The events before the first move.
    opening: Vec<AddressedEvent>,
    state: State,
    moves: Vec<Played>,
    /// The state at the end of each round, after its gold was paid.
    ended: Vec<State>,
}

/// A move that was played, with its events.
#[derive(Clone)]
struct Played {
    seat: Seat,
    chosen: Move,
    told: Vec<AddressedEvent>,
    /// A note about the move.
    note: Option<Value>,
}

/// A witness that records all events of a move, and the state at the end of a round.
#[derive(Default)]
struct Chronicle {
    told: Vec<AddressedEvent>,
    /// The pay of each player since the round ended, by seat.
    payments: Vec<Payment>,
    ended: Option<State>,
}

impl Witness for Chronicle {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        self.told.push(AddressedEvent { audience, event: event() });
    }

    fn see_ended_round(&mut self, ended: &State) {
        let mut payments = std::mem::take(&mut self.payments);
        add_payments(&self.told, &mut payments);
        payments.resize(ended.player_count(), Payment::default());
        let event = Event::RoundClosed {
            round: ended.round(),
            payments,
            board: ended.see_board(Viewer::Spectator),
            hand_sizes: ended.seats().map(|seat| ended.hand(seat).len() as u8).collect(),
            deck: ended.deck().len() as u8,
            discard: ended.discard_pile().len() as u8,
        };
        self.told.push(AddressedEvent { audience: Audience::Everyone, event });
        self.ended = Some(*ended);
    }
}

/// Adds the pay since the end of the round, by seat. Gold that players got during the round does not count.
fn add_payments(told: &[AddressedEvent], payments: &mut Vec<Payment>) {
    let ends = |told: &AddressedEvent| matches!(told.event, Event::RoundEnded { .. } | Event::MineClosed { .. });
    let from = told.iter().position(ends).unwrap_or(0);
    let mut update = |seat: Seat, change: &dyn Fn(&mut Payment)| {
        if payments.len() <= seat.index() {
            payments.resize(seat.index() + 1, Payment::default());
        }
        change(&mut payments[seat.index()]);
    };
    for told in told[from..].iter().filter(|told| told.audience.includes(Viewer::Spectator)) {
        match &told.event {
            Event::GoldTaken { seat, .. } => update(*seat, &|payment| payment.gold_cards += 1),
            Event::GoldPaid { seat, count, .. } => update(*seat, &|payment| payment.gold_cards += count),
            Event::PiecesPaid { seat, pieces } => update(*seat, &|payment| payment.pieces += pieces),
            Event::Stolen { seat, victim: Some(victim) } => {
                update(*seat, &|payment| payment.pieces += 1);
                update(*victim, &|payment| payment.pieces -= 1);
            }
            Event::GoldKept { seat, cards } => update(*seat, &|payment| payment.kept.extend(cards)),
            Event::TrollsPaid { seat, cards, .. } => update(*seat, &|payment| payment.paid.extend(cards)),
            _ => {}
        }
    }
}

impl Game {
    /// Begins a new game and deals its first round.
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
        let origin = Origin::Deal { rules, setup };
        Ok(Game { origin, start: state, opening, state, moves: Vec::new(), ended: Vec::new() })
    }

    /// Begins a game in the position of a scenario.
    pub fn from_scenario(scenario: Scenario) -> Result<Game, ImpossibleScenario> {
        let state = scenario.build()?;
        Ok(Game {
            origin: Origin::Scenario(Box::new(scenario)),
            start: state,
            opening: Vec::new(),
            state,
            moves: Vec::new(),
            ended: Vec::new(),
        })
    }

    /// Replays a record to its end and checks its hash.
    pub fn from_record(record: &Record) -> Result<Game, BrokenRecord> {
        record.replay()
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Rules {
        self.state.rules()
    }

    /// Returns the players.
    pub fn players(&self) -> &Players {
        match &self.origin {
            Origin::Deal { setup, .. } => &setup.players,
            Origin::Scenario(scenario) => &scenario.players,
        }
    }

    /// Returns the current state. It contains all secrets.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the seat that has to decide and its decision. None if the game is over.
    pub fn to_act(&self) -> Option<ToAct> {
        self.state.to_act()
    }

    /// Returns the legal moves of this seat, sorted. There are none unless this seat has to decide.
    pub fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = MoveList::new();
        if self.to_act().is_some_and(|to_act| to_act.seat == seat) {
            self.state.legal_moves(&mut moves);
        }
        let mut moves = moves.to_vec();
        // The order depends only on the position, not on the moves that led to it.
        moves.sort_unstable();
        moves
    }

    /// Checks that the seat may make this move now. The error is the reason why not.
    pub fn check(&self, seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        self.state.check(seat, chosen)
    }

    /// Reads a move in the notation. The current decision tells apart the two meanings of `pick`.
    pub fn parse_move(&self, text: &str) -> Result<Move, NotAMove> {
        Move::parse_for(text, self.to_act().map_or(Decision::Turn, |to_act| to_act.decision))
    }

    /// Plays a move and returns its events with their audiences. An illegal move changes nothing.
    pub fn play(&mut self, seat: Seat, chosen: Move) -> Result<&[AddressedEvent], IllegalMove> {
        self.check(seat, chosen)?;
        Ok(self.play_legal(seat, chosen))
    }

    /// Plays a move that is known to be legal: it comes from [`legal_moves`](Game::legal_moves) or was checked. Returns
    /// its events with their audiences.
    pub fn play_legal(&mut self, seat: Seat, chosen: Move) -> &[AddressedEvent] {
        let mut chronicle = Chronicle { payments: self.payments_so_far(), ..Chronicle::default() };
        self.state.play_unchecked(chosen, &mut chronicle);
        self.ended.extend(chronicle.ended);
        self.moves.push(Played { seat, chosen, told: chronicle.told, note: None });
        self.last_told()
    }

    /// Returns the pay of the round so far, by seat, if gold is being paid now.
    fn payments_so_far(&self) -> Vec<Payment> {
        let mut payments = Vec::new();
        if !self.to_act().is_some_and(|to_act| to_act.decision.is_paying()) {
            return payments;
        }
        let ends = |played: &Played| played.told.iter().any(|told| matches!(told.event, Event::RoundEnded { .. }));
        let from = self.moves.iter().rposition(ends).unwrap_or(0);
        self.moves[from..].iter().for_each(|played| add_payments(&played.told, &mut payments));
        payments
    }

    /// Returns the state at the end of this round, after its gold was paid. It contains all secrets.
    pub fn ended_round(&self, round: u8) -> Option<&State> {
        self.ended.iter().find(|ended| ended.round() == round)
    }

    /// Adds a note to the last move, such as a bot's reason or a comment. It is kept in records. Players do not see it.
    pub fn annotate(&mut self, note: Value) {
        if let Some(played) = self.moves.last_mut() {
            played.note = Some(note);
        }
    }

    /// Returns the note on the last move.
    pub fn last_note(&self) -> Option<&Value> {
        self.moves.last().and_then(|played| played.note.as_ref())
    }

    /// Takes back the last move. Returns false if there was none.
    pub fn undo(&mut self) -> bool {
        self.undo_moves(1) == 1
    }

    /// Takes back up to this number of moves. Returns how many it took back.
    pub fn undo_moves(&mut self, count: usize) -> usize {
        let count = count.min(self.moves.len());
        self.moves.truncate(self.moves.len() - count);
        if count > 0 {
            self.state = self.start;
            for played in &self.moves {
                self.state.play_unchecked(played.chosen, &mut ());
            }
            let round = self.state.round();
            self.ended.retain(|ended| ended.round() < round || self.state.outcome().is_some());
        }
        count
    }

    /// Returns the moves so far, each with the seat that made it.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (Seat, Move)> {
        self.moves.iter().map(|played| (played.seat, played.chosen))
    }

    /// Returns the events before the first move with their audiences.
    pub fn opening(&self) -> &[AddressedEvent] {
        &self.opening
    }

    /// Returns the events of the last move with their audiences. Empty if there is no move yet.
    pub fn last_told(&self) -> &[AddressedEvent] {
        self.moves.last().map_or(&[], |played| &played.told)
    }

    /// Returns the latest events with their audiences: those of the last move, or of the first deal if there is no move
    /// yet.
    pub fn news(&self) -> &[AddressedEvent] {
        if self.moves.is_empty() { &self.opening } else { self.last_told() }
    }

    /// Returns the events of move `number` (1-based) with their audiences. Empty if there is no such move.
    pub fn events_of_move(&self, number: usize) -> &[AddressedEvent] {
        number.checked_sub(1).and_then(|at| self.moves.get(at)).map_or(&[], |played| &played.told)
    }

    /// Returns all events so far with their audiences.
    pub fn told(&self) -> impl Iterator<Item = &AddressedEvent> {
        let played = self.moves.iter().flat_map(|played| &played.told);
        self.opening.iter().chain(played)
    }

    /// Returns all events so far that the viewer may hear of.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = &Event> {
        let heard = self.told().filter(move |told| told.audience.includes(viewer));
        heard.map(|told| &told.event)
    }

    /// Returns the viewer's view of the table.
    pub fn view(&self, viewer: Viewer) -> View {
        self.state.view(viewer)
    }

    /// Returns the scores and winners, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Returns the record of the game, a document from which it can be replayed.
    pub fn record(&self) -> Record {
        let (deal, scenario) = match &self.origin {
            Origin::Deal { rules, setup } => (Some((*rules, setup.clone())), None),
            Origin::Scenario(scenario) => (None, Some(scenario.as_ref().clone())),
        };
        let moves = self.moves.iter().map(|played| played.chosen.to_string());
        let noted = self.moves.iter().enumerate().filter_map(|(at, played)| Some((at + 1, played.note.clone()?)));
        let first = self.rules().follows_first_rulings();
        Record::new(first, deal, scenario, moves.collect(), noted.collect(), self.state.hash())
    }

    /// Returns the current state as a scenario, a document from which a game can begin.
    pub fn scenario(&self) -> Scenario {
        Scenario { players: self.players().clone(), ..Scenario::describe(&self.state) }
    }
}

impl std::fmt::Debug for Game {
    /// Prints the game as a record.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Game({})", self.record().to_json())
    }
}

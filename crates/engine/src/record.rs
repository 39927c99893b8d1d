//! A game as a small document: its beginning and its moves.

use crate::chance::Seed;
use crate::fairness::{Fairness, UnfairDeal};
use crate::game::{Game, ImpossibleSetup, Players, Setup};
use crate::illegal::IllegalMove;
use crate::notation::NotAMove;
use crate::rules::Rules;
use crate::scenario::{ImpossibleScenario, Scenario, read_scenario};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The current version of the document. Games of version 1 follow the first rulings.
const VERSION: u8 = 2;

/// Everything needed to replay a game move by move: rules, players and seed (or a scenario), and the moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this document.
    version: u8,
    /// The rules, unless the game began with a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Rules>,
    /// The players, unless the game began with a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<Players>,
    /// The seed, unless the game began with a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    /// The first player, if they were chosen and not drawn by the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
    /// The scenario, if the game began with one.
    #[serde(default, deserialize_with = "read_some_scenario", skip_serializing_if = "Option::is_none")]
    scenario: Option<Scenario>,
    /// The moves in the notation.
    moves: Vec<String>,
    /// Notes about moves, by move number (1-based).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    notes: BTreeMap<usize, Value>,
    /// The bot in each seat by its name, `None` for a person. Empty if unknown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    bots: Vec<Option<String>>,
    /// The proof of the deal, if players can check it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fairness: Option<Fairness>,
    /// The hash of the state after the last move. A record written by hand may leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
}

/// Reads the scenario of a record, which may be written as in version 1.
fn read_some_scenario<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Scenario>, D::Error> {
    read_scenario(deserializer).map(Some)
}

/// The reason why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BrokenRecord {
    /// The text is not a record.
    #[error("this is not a record: {0}")]
    NotARecord(String),
    /// The version is unknown: it is 0, or the record was written by a later version of the program.
    #[error("the record has version {0}; this program reads versions 1 to {VERSION}")]
    UnknownVersion(u8),
    /// The beginning of the game is missing, incomplete or given twice.
    #[error("a record needs either rules, players and seed, or a scenario")]
    UnclearOrigin,
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] ImpossibleSetup),
    /// The scenario is impossible.
    #[error(transparent)]
    Scenario(#[from] ImpossibleScenario),
    /// A move is not valid notation.
    #[error("move {number}, {text:?}: {error}")]
    Unreadable {
        /// The number of the move (1-based).
        number: usize,
        /// The text of the move.
        text: String,
        /// The reason.
        error: NotAMove,
    },
    /// A move is not legal.
    #[error("move {number}, {text:?}, is not legal: {error}")]
    Illegal {
        /// The number of the move (1-based).
        number: usize,
        /// The text of the move.
        text: String,
        /// The reason.
        error: IllegalMove,
    },
    /// All moves are legal, but they lead to another state than the record says.
    #[error(
        "after {moves} moves the state has hash {actual}, but the record says {expected}: it is damaged or was changed"
    )]
    OtherHash {
        /// The number of moves.
        moves: usize,
        /// The hash after them.
        actual: String,
        /// The hash in the record.
        expected: String,
    },
}

impl Record {
    pub(crate) fn new(
        first_rulings: bool,
        deal: Option<(Rules, Setup)>,
        scenario: Option<Scenario>,
        moves: Vec<String>,
        notes: BTreeMap<usize, Value>,
        hash: String,
    ) -> Record {
        let (rules, setup) = deal.unzip();
        Record {
            version: if first_rulings { 1 } else { VERSION },
            rules,
            players: setup.as_ref().map(|setup| setup.players.clone()),
            seed: setup.as_ref().map(|setup| setup.seed),
            first: setup.and_then(|setup| setup.first),
            scenario,
            moves,
            notes,
            bots: Vec::new(),
            fairness: None,
            hash: Some(hash),
        }
    }

    /// Reads a record.
    pub fn from_json(text: &str) -> Result<Record, BrokenRecord> {
        crate::document::read(text).map_err(BrokenRecord::NotARecord)
    }

    /// Writes the record.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Adds the bot in each seat by its name, such as its level; `None` for a person.
    pub fn with_bots(self, bots: Vec<Option<String>>) -> Record {
        Record { bots, ..self }
    }

    /// Returns the name of the bot in each seat, `None` for a person. Empty if unknown.
    pub fn bots(&self) -> &[Option<String>] {
        &self.bots
    }

    /// Adds what the seed was made from.
    pub fn with_fairness(self, fairness: Fairness) -> Record {
        Record { fairness: Some(fairness), ..self }
    }

    /// Returns what the seed was made from, if the record contains it.
    pub fn fairness(&self) -> Option<&Fairness> {
        self.fairness.as_ref()
    }

    /// Checks that the seed of the game was made as the record claims. Returns `None` if the record makes no claim.
    pub fn check_fairness(&self) -> Option<Result<(), UnfairDeal>> {
        let fairness = self.fairness.as_ref()?;
        let players = self.players.as_ref().map_or(0, Players::len);
        let is_bot = |seat: Seat| self.bots.get(seat.index()).is_some_and(Option::is_some);
        Some(fairness.check(self.seed.unwrap_or(Seed([0; 32])), players, is_bot))
    }

    /// Returns the rules, unless the game began with a scenario.
    pub fn rules(&self) -> Option<Rules> {
        self.rules
    }

    /// Returns the first player, if they were chosen and not drawn by the seed.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Returns the seed, unless the game began with a scenario.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Returns the moves in the notation.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// Returns the game before its first move.
    pub fn begin(&self) -> Result<Game, BrokenRecord> {
        if !(1..=VERSION).contains(&self.version) {
            return Err(BrokenRecord::UnknownVersion(self.version));
        }
        let by_rulings = |rules: Rules| if self.version == 1 { rules.with_first_rulings() } else { rules };
        match (self.rules, &self.players, self.seed, &self.scenario) {
            (Some(rules), Some(players), Some(seed), None) => {
                let setup = Setup { players: players.clone(), seed, first: self.first };
                Ok(Game::new(by_rulings(rules), setup)?)
            }
            (None, None, None, Some(scenario)) if self.first.is_none() => {
                let scenario = Scenario { rules: by_rulings(scenario.rules), ..scenario.clone() };
                Ok(Game::from_scenario(scenario)?)
            }
            _ => Err(BrokenRecord::UnclearOrigin),
        }
    }

    /// Plays move `number` (1-based) in a game in which all earlier moves have been played.
    pub fn play_move(&self, game: &mut Game, number: usize) -> Result<(), BrokenRecord> {
        let text = self.moves[number - 1].as_str();
        let short = || text.chars().take(80).collect();
        let read = game.parse_move(text);
        let chosen = read.map_err(|error| BrokenRecord::Unreadable { number, text: short(), error })?;
        let seat = game.to_act().map_or(Seat(0), |to_act| to_act.seat);
        game.play(seat, chosen).map_err(|error| BrokenRecord::Illegal { number, text: short(), error })?;
        if let Some(note) = self.notes.get(&number) {
            game.annotate(note.clone());
        }
        Ok(())
    }

    /// Plays all moves and checks the hash.
    pub(crate) fn replay(&self) -> Result<Game, BrokenRecord> {
        let mut game = self.begin()?;
        for number in 1..=self.moves.len() {
            self.play_move(&mut game, number)?;
        }
        let actual = game.state().hash();
        match &self.hash {
            Some(expected) if !expected.eq_ignore_ascii_case(&actual) => Err(BrokenRecord::OtherHash {
                moves: self.moves.len(),
                actual,
                expected: expected.chars().take(64).collect(),
            }),
            Some(_) | None => Ok(game),
        }
    }
}

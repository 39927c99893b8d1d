//! A game as a small document: what it began with, and its moves.

use crate::chance::Seed;
use crate::fairness::{Fairness, Unfair};
use crate::game::{Game, ImpossibleSetup, Players, Setup};
use crate::illegal::IllegalMove;
use crate::notation::NotAMove;
use crate::rules::Rules;
use crate::scenario::{ImpossibleScenario, Scenario, read_scenario};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the document. Games of version 1 were played by other rulings.
const VERSION: u8 = 2;

/// Everything it takes to play a game again, move by move: rules, players and seed (or a scenario), and the moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this document.
    version: u8,
    /// The rules, unless the game began with a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Rules>,
    /// Who played, unless the game began with a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<Players>,
    /// The seed, unless the game began with a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    /// Who went first, if that was not left to the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
    /// What the game began with, if not with the first deal.
    #[serde(default, deserialize_with = "read_some_scenario", skip_serializing_if = "Option::is_none")]
    scenario: Option<Scenario>,
    /// The moves in the notation.
    moves: Vec<String>,
    /// What was noted about moves, by their numbers from 1.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    notes: BTreeMap<usize, Value>,
    /// Where bots sat: what each is called, and nothing for a person. Left out if it is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    bots: Vec<Option<String>>,
    /// What the seed was made from, if that is to be checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fairness: Option<Fairness>,
    /// The hash of the state after the last move. May be left out of a record written by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
}

/// Reads the scenario of a record, which may have the form of version 1.
fn read_some_scenario<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Scenario>, D::Error> {
    read_scenario(deserializer).map(Some)
}

/// Why a record cannot be played again.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BrokenRecord {
    /// It is no record at all.
    #[error("this is not a record: {0}")]
    NotARecord(String),
    /// It was written by a later version of the program.
    #[error("the record has version {0}; this program reads versions 1 to {VERSION}")]
    UnknownVersion(u8),
    /// It says neither how the game began nor with which scenario, or both.
    #[error("a record has either rules, players and seed, or a scenario")]
    UnclearOrigin,
    /// The game cannot begin like that.
    #[error(transparent)]
    Setup(#[from] ImpossibleSetup),
    /// The scenario cannot be.
    #[error(transparent)]
    Scenario(#[from] ImpossibleScenario),
    /// A move is not written in the notation.
    #[error("move {number}, {text:?}: {error}")]
    Unreadable {
        /// The number of the move, from 1.
        number: usize,
        /// How it is written.
        text: String,
        /// What is wrong with it.
        error: NotAMove,
    },
    /// A move is not legal.
    #[error("move {number}, {text:?}, is not legal: {error}")]
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// How it is written.
        text: String,
        /// Why not.
        error: IllegalMove,
    },
    /// All moves are legal, but lead to another state than the record says.
    #[error(
        "after {moves} moves the state has the hash {actual}, but the record says {expected}: it was damaged or changed"
    )]
    OtherHash {
        /// How many moves it has.
        moves: usize,
        /// The hash after them.
        actual: String,
        /// What the record says.
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

    /// Adds where bots sat: what each is called, such as its level, and nothing for a person.
    pub fn with_bots(self, bots: Vec<Option<String>>) -> Record {
        Record { bots, ..self }
    }

    /// Where bots sat, by seat; empty if it is not known.
    pub fn bots(&self) -> &[Option<String>] {
        &self.bots
    }

    /// Adds what the seed was made from.
    pub fn with_fairness(self, fairness: Fairness) -> Record {
        Record { fairness: Some(fairness), ..self }
    }

    /// What the seed was made from, if the record says it.
    pub fn fairness(&self) -> Option<&Fairness> {
        self.fairness.as_ref()
    }

    /// Checks that the game was dealt from the seed that was made from these things; nothing if the record does not say.
    pub fn check_fairness(&self) -> Option<Result<(), Unfair>> {
        let fairness = self.fairness.as_ref()?;
        let players = self.players.as_ref().map_or(0, Players::len);
        Some(fairness.check(self.seed.unwrap_or(Seed([0; 32])), players))
    }

    /// The moves as they are written.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// The game before its first move.
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

    /// Plays the move of that number, from 1, in a game that has played those before.
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

//! A game at a table, and whom it asks.

use saboteur_engine::{Decision, Fairness, Game, Move, Record, Seat};
use std::collections::BTreeMap;

/// A game at a table.
pub(crate) struct Play {
    pub(crate) game: Game,
    /// What the seed was made from; nothing if the game began with a position.
    pub(super) fairness: Option<Fairness>,
    /// The milliseconds that are left to each seat beyond those for each move.
    pub(crate) banks: Vec<u64>,
    /// How many times in a row the clock ran out for each seat.
    pub(crate) misses: Vec<u8>,
    /// Where a bot sits in for somebody.
    pub(crate) stood_in: Vec<bool>,
    /// What was answered to the play that waits for answers.
    pub(crate) answers: BTreeMap<Seat, Move>,
    /// Whether the host ended it.
    pub(crate) abandoned: bool,
}

/// A seat in a game, and what the game asks of it.
#[derive(Clone)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) moves: Vec<Move>,
    /// The game when it is that seat's turn to answer, if everybody before lets it happen.
    pub(crate) game: Game,
}

impl Play {
    /// The seats that may answer the play that was just announced, in order; nobody if none is waiting for answers.
    pub(crate) fn reactions(&self) -> Vec<Asked> {
        let mut asked = Vec::new();
        let mut game = self.game.clone();
        while let Some(to_act) = game.to_act().filter(|to_act| to_act.decision == Decision::React) {
            asked.push(Asked { seat: to_act.seat, moves: game.legal_moves(to_act.seat), game: game.clone() });
            if game.play(to_act.seat, Move::ALLOW).is_err() {
                break;
            }
        }
        asked
    }

    /// Whether a play waits for answers.
    pub(crate) fn is_reacting(&self) -> bool {
        self.game.to_act().is_some_and(|to_act| to_act.decision == Decision::React)
    }

    /// What a seat is offered now.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<Move> {
        if !self.is_reacting() {
            return self.game.legal_moves(seat);
        }
        if self.answers.contains_key(&seat) {
            return Vec::new();
        }
        self.reactions().into_iter().find(|asked| asked.seat == seat).map_or(Vec::new(), |asked| asked.moves)
    }

    /// Whether the game is over, to its end or before.
    pub(crate) fn is_over(&self) -> bool {
        self.abandoned || self.game.to_act().is_none()
    }

    /// The game as a document, for when it is over.
    pub(crate) fn record(&self) -> Record {
        let record = self.game.record();
        match &self.fairness {
            Some(fairness) => record.with_fairness(fairness.clone()),
            None => record,
        }
    }
}

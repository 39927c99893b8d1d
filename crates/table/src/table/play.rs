//! A game at a table, and the seats that it asks.

use crate::offer::Offer;
use crate::pointing::{Pointing, Pointings};
use saboteur_bots::Profile;
use saboteur_engine::{Decision, Fairness, Game, IllegalMove, Move, Record, Seat};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A game at a table.
pub struct Play {
    pub(super) game: Game,
    /// The legal moves of the seat that has to act. They are listed once for each position.
    legal: OnceLock<Vec<Move>>,
    /// What the seed was made from. Nothing if the game began with a position.
    pub(super) fairness: Option<Fairness>,
    /// The number of times that the deal had begun.
    pub(super) attempt: u32,
    /// The level and the character of the bot in each seat when the game was dealt.
    pub(crate) bots: Vec<Option<Profile>>,
    /// The milliseconds that each seat has left beyond those for each move.
    pub banks: Vec<u64>,
    /// The number of times in a row that the clock ran out, for each seat.
    pub misses: Vec<u8>,
    /// True for each seat where a bot stands in for somebody.
    pub stood_in: Vec<bool>,
    /// The answers to the play that waits for answers.
    pub answers: BTreeMap<Seat, Move>,
    /// What was pointed.
    pub(crate) pointings: Pointings,
    /// True if the host ended the game.
    pub abandoned: bool,
}

/// A seat that may answer a play.
#[derive(Clone)]
pub struct AskedSeat {
    /// The seat.
    pub seat: Seat,
    /// Its legal answers.
    pub moves: Vec<Move>,
    /// The game when it is that seat's turn to answer, if everybody before lets the play happen.
    pub game: Game,
}

impl Play {
    pub(super) fn new(
        game: Game,
        fairness: Option<Fairness>,
        attempt: u32,
        bots: Vec<Option<Profile>>,
        bank: u64,
    ) -> Play {
        let count = game.players().len();
        Play {
            game,
            legal: OnceLock::new(),
            fairness,
            attempt,
            bots,
            banks: vec![bank; count],
            misses: vec![0; count],
            stood_in: vec![false; count],
            answers: BTreeMap::new(),
            pointings: Pointings::default(),
            abandoned: false,
        }
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns what the players say of each other by pointing, by seat.
    pub fn pointing(&self) -> &[Pointing] {
        self.pointings.standing()
    }

    /// Returns the legal moves of the seat that has to act.
    pub fn legal(&self) -> &[Move] {
        self.legal.get_or_init(|| self.game.to_act().map_or(Vec::new(), |to_act| self.game.legal_moves(to_act.seat)))
    }

    /// Checks a move of a seat.
    pub fn check(&self, seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        self.game.state().check_in(self.legal(), seat, chosen)
    }

    /// Checks a move and makes it.
    pub(super) fn play(&mut self, seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        self.check(seat, chosen)?;
        self.game.play_legal(seat, chosen);
        self.legal = OnceLock::new();
        Ok(())
    }

    /// Returns the move that a text means now.
    pub(super) fn meant(&self, chosen: Move) -> Move {
        chosen.meant_for(self.game.to_act().map_or(Decision::Turn, |to_act| to_act.decision))
    }

    /// Returns the seats that may answer the play that was just announced, in order. Empty if no play waits for answers.
    pub fn reactions(&self) -> Vec<AskedSeat> {
        let mut asked = Vec::new();
        let mut game = self.game.clone();
        while let Some(to_act) = game.to_act().filter(|to_act| to_act.decision == Decision::React) {
            asked.push(AskedSeat { seat: to_act.seat, moves: game.legal_moves(to_act.seat), game: game.clone() });
            if game.play(to_act.seat, Move::ALLOW).is_err() {
                break;
            }
        }
        asked
    }

    /// Returns true if a play waits for answers.
    pub fn is_reacting(&self) -> bool {
        self.game.to_act().is_some_and(|to_act| to_act.decision == Decision::React)
    }

    /// Returns the moves that a seat may make now.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        let reacts = self.is_reacting();
        if self.is_over() || reacts && self.answers.contains_key(&seat) {
            return Vec::new();
        }
        let offers = |moves: &[Move]| moves.iter().map(|&chosen| Offer::new(chosen)).collect();
        if reacts {
            let asked = self.reactions().into_iter().find(|asked| asked.seat == seat);
            return asked.map_or(Vec::new(), |asked| offers(&asked.moves));
        }
        let acts = self.game.to_act().is_some_and(|to_act| to_act.seat == seat);
        if acts { offers(self.legal()) } else { Vec::new() }
    }

    /// Returns true if the game is over, or was ended by the host.
    pub fn is_over(&self) -> bool {
        self.abandoned || self.game.to_act().is_none()
    }

    /// Returns the record of the game.
    pub fn record(&self) -> Record {
        let bots = self.bots.iter().map(|bot| bot.map(String::from)).collect();
        let record = self.game.record().with_bots(bots);
        match &self.fairness {
            Some(fairness) => record.with_fairness(fairness.clone()),
            None => record,
        }
    }
}

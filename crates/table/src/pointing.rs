//! Pointing: players say of each other that they are Saboteurs, or that they are not. It is no move: no rule depends on it.

use crate::refusal::{Refusal, RefusalCode};
use saboteur_bots::Stance;
use saboteur_engine::{AddressedEvent, Event, Seat};
use serde::{Deserialize, Serialize};

/// The most times that a seat can point in a game.
const MOST_POINTINGS: usize = 200;

/// A player points at another one.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Pointing {
    /// The seat that points.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The seat that it points at.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub at: Seat,
    /// What it says.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub stance: Stance,
}

/// Something that was pointed, or withdrawn.
#[derive(Clone, Copy, Debug)]
struct Said {
    /// After this number of moves.
    after: usize,
    seat: Seat,
    at: Seat,
    stance: Option<Stance>,
}

/// Everything that was pointed in a game.
#[derive(Clone, Default, Debug)]
pub(crate) struct Pointings {
    /// What stands now, by seat.
    standing: Vec<Pointing>,
    said: Vec<Said>,
    /// The numbers of the moves that ended a round or began one.
    cleared: Vec<usize>,
    /// True while a round is over and the next one has not begun.
    between: bool,
}

impl Pointings {
    /// Returns what stands now, by seat. One stands for each seat and the seat that it points at.
    pub(crate) fn standing(&self) -> &[Pointing] {
        &self.standing
    }

    /// Returns what stood after this number of moves, before the next one.
    pub(crate) fn after(&self, moves: usize) -> Vec<Pointing> {
        let cleared = self.cleared.iter().rev().find(|&&number| number <= moves).copied().unwrap_or(0);
        let mut standing = Vec::new();
        for said in self.said.iter().filter(|said| (cleared..=moves).contains(&said.after)) {
            put(&mut standing, said);
        }
        standing
    }

    /// Returns what this seat says of another one.
    pub(crate) fn stance(&self, seat: Seat, at: Seat) -> Option<Stance> {
        let found = self.standing.iter().find(|pointing| (pointing.seat, pointing.at) == (seat, at));
        found.map(|pointing| pointing.stance)
    }

    /// Checks that this seat may point at another one now.
    pub(crate) fn check(&self, seat: Seat, at: Seat) -> Result<(), Refusal> {
        if seat == at {
            return Err(Refusal::new(RefusalCode::NoPointing, "nobody points at themselves"));
        }
        if self.between {
            return Err(Refusal::new(RefusalCode::NoPointing, "the round is over: all dwarf cards are open"));
        }
        if self.said.iter().filter(|said| said.seat == seat).count() >= MOST_POINTINGS {
            return Err(Refusal::new(RefusalCode::TooMuch, "you have pointed too often in this game"));
        }
        Ok(())
    }

    /// Notes that a seat has pointed at another one, or has withdrawn that, after this number of moves.
    pub(crate) fn note(&mut self, after: usize, seat: Seat, at: Seat, stance: Option<Stance>) {
        let said = Said { after, seat, at, stance };
        put(&mut self.standing, &said);
        self.said.push(said);
    }

    /// Withdraws everything that a seat has said. Another player has it now.
    pub(crate) fn withdraw_all(&mut self, after: usize, seat: Seat) {
        let own: Vec<Pointing> = self.standing.iter().copied().filter(|pointing| pointing.seat == seat).collect();
        own.iter().for_each(|pointing| self.note(after, seat, pointing.at, None));
    }

    /// Forgets what stands if a round has ended or begun with this move.
    pub(crate) fn see_move(&mut self, number: usize, told: &[AddressedEvent]) {
        for told in told {
            self.between = match told.event {
                Event::RoundEnded { .. } => true,
                Event::RoundBegan { .. } => false,
                _ => continue,
            };
            self.standing.clear();
            if self.cleared.last() != Some(&number) {
                self.cleared.push(number);
            }
        }
    }
}

/// Changes what stands.
fn put(standing: &mut Vec<Pointing>, said: &Said) {
    let place = standing.binary_search_by_key(&(said.seat, said.at), |pointing| (pointing.seat, pointing.at));
    match (place, said.stance) {
        (Ok(place), Some(stance)) => standing[place].stance = stance,
        (Ok(place), None) => _ = standing.remove(place),
        (Err(place), Some(stance)) => standing.insert(place, Pointing { seat: said.seat, at: said.at, stance }),
        (Err(_), None) => {}
    }
}

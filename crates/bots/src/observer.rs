//! Observers: they watch a game and infer the dwarf cards and the place of the treasure, but do not play.

use crate::belief::{Belief, Reading};
use crate::bot::CannotChoose;
use crate::mind::Mind;
use saboteur_engine::{Event, Seat, View};

/// Somebody who watches a game, as a seat or as a spectator.
pub struct Observer {
    belief: Belief,
}

/// An act, as every player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// The player.
    pub actor: Seat,
    /// The kind of the act, a number below [`Act::KINDS`].
    pub kind: usize,
}

impl Act {
    /// The number of kinds of acts.
    pub const KINDS: usize = crate::act::ACTS;

    /// Returns true if the act laid a card that leads away from the goals.
    pub const fn leads_away(self) -> bool {
        matches!(self.kind, 0 | 1 | 5 | 6 | 10 | 11)
    }

    /// Returns true if the act laid a card towards the goals.
    pub const fn nears(self) -> bool {
        matches!(self.kind, 3 | 4 | 8 | 9 | 13 | 14)
    }

    /// Returns true if the act harms the diggers for everybody to see: it hinders a player, destroys a part of the way,
    /// or lays a card that leads away from the goals.
    pub const fn is_overt(self) -> bool {
        self.leads_away() || matches!(self.kind, 21..=24 | 30 | 31)
    }
}

impl Observer {
    /// Returns an observer who reads acts in this way.
    pub fn new(reading: Reading) -> Observer {
        Observer { belief: Belief::new(reading) }
    }

    /// Shows the observer the table and the events since the last call.
    pub fn watch(&mut self, view: &View, heard: &[Event]) -> Result<(), CannotChoose> {
        Ok(self.belief.watch(view, heard)?)
    }

    /// Returns the act that was shown last, if the last move was one.
    pub fn last_act(&self) -> Option<Act> {
        self.belief.last.map(|observed| Act { actor: observed.actor, kind: observed.public })
    }

    /// Returns what the observer thinks in the place of the seat that the view belongs to.
    pub fn mind(&self, view: &View) -> Result<Mind, CannotChoose> {
        let seat = view.seat.ok_or(CannotChoose::NoMoves)?;
        let world = view.world()?;
        Ok(if world.rules().is_duel() { Mind::naive(&world, seat) } else { self.belief.posterior(&world, seat).mind })
    }
}

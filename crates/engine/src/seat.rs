//! Seats at the table, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats that any game of the family has.
pub const MAX_SEATS: usize = 12;

/// A place at the table, numbered clockwise from 0.
///
/// The seat to the *left* of a player is the next one clockwise, the seat to the *right* the next one
/// counter-clockwise.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into a list of players.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise at a table of `players`.
    #[inline]
    pub const fn left(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= players { 0 } else { next })
    }

    /// Returns the next seat counter-clockwise at a table of `players`.
    #[inline]
    pub const fn right(self, players: usize) -> Seat {
        Seat(if self.0 == 0 { players as u8 - 1 } else { self.0 - 1 })
    }

    /// Returns all seats of a table of `players`, clockwise from seat 0.
    pub fn all(players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, such as those that have seen a face-down card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NOBODY: Seats = Seats(0);
    /// Every seat, and all spectators.
    pub const EVERYONE: Seats = Seats(u16::MAX);

    /// Returns the set of this seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Returns this set with one seat added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Returns this set without one seat.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Returns true if the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns true if the set is [`Seats::EVERYONE`], which includes spectators.
    #[inline]
    pub const fn is_everyone(self) -> bool {
        self.0 == u16::MAX
    }

    /// Returns the seats of a table of `players` that are in the set.
    pub fn iter(self, players: usize) -> impl Iterator<Item = Seat> {
        Seat::all(players).filter(move |&seat| self.contains(seat))
    }
}

/// Someone who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who knows what their seat may know.
    Seat(Seat),
    /// A spectator, who knows only what everyone knows.
    Spectator,
    /// A viewer who sees all cards: for replays, tests and teaching, never for a player of a running game.
    Open,
}

impl Viewer {
    /// Returns true if the viewer knows a card that these seats have seen.
    #[inline]
    pub fn knows(self, seen: Seats) -> bool {
        match self {
            Viewer::Seat(seat) => seen.contains(seat),
            Viewer::Spectator => seen.is_everyone(),
            Viewer::Open => true,
        }
    }

    /// Returns true if the viewer may look into this seat's hand.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Open => true,
        }
    }
}

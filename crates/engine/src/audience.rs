//! Who may hear of an event, and how events are written down.

use crate::event::Event;
use crate::seat::{Seat, Viewer};
use crate::state::State;
use serde::{Deserialize, Serialize};

/// Who may hear of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators included.
    Everyone,
    /// One seat alone.
    Only(Seat),
    /// Everybody but one seat.
    AllBut(Seat),
    /// Two seats.
    Both(Seat, Seat),
    /// Everybody but two seats.
    AllButBoth(Seat, Seat),
}

impl Audience {
    /// Returns true if the viewer hears of the event. With everything open, the version with the secret is heard.
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(own) => match self {
                Audience::Everyone => true,
                Audience::Only(seat) => seat == own,
                Audience::AllBut(seat) => seat != own,
                Audience::Both(one, two) => own == one || own == two,
                Audience::AllButBoth(one, two) => own != one && own != two,
            },
            Viewer::Spectator => !matches!(self, Audience::Only(_) | Audience::Both(..)),
            Viewer::Open => !matches!(self, Audience::AllBut(_) | Audience::AllButBoth(..)),
        }
    }
}

/// An event and who may hear of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// Who may hear of it.
    pub audience: Audience,
    /// What happened.
    pub event: Event,
}

impl Told {
    /// Returns the events that a viewer may hear. This is the one place where events are left out for a viewer.
    pub fn heard(told: &[Told], viewer: Viewer) -> Vec<Event> {
        told.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event.clone()).collect()
    }
}

/// A listener that is told what happens while a move is played.
pub trait Witness {
    /// Hears of an event.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event);

    /// Hears of an event with a secret in it: `telling(true)` is for the seat, `telling(false)` for all others.
    fn tell_secret(&mut self, seat: Seat, telling: impl Fn(bool) -> Event) {
        self.tell(Audience::Only(seat), || telling(true));
        self.tell(Audience::AllBut(seat), || telling(false));
    }

    /// Hears of an event with a secret that two seats know.
    fn tell_both(&mut self, one: Seat, two: Seat, telling: impl Fn(bool) -> Event) {
        self.tell(Audience::Both(one, two), || telling(true));
        self.tell(Audience::AllButBoth(one, two), || telling(false));
    }

    /// Sees the table after a round has been paid, before the next one is dealt.
    #[inline]
    fn see_ended_round(&mut self, _ended: &State) {}
}

/// Nobody listens: for search and simulation.
impl Witness for () {
    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> Event) {}

    #[inline]
    fn tell_secret(&mut self, _: Seat, _: impl Fn(bool) -> Event) {}

    #[inline]
    fn tell_both(&mut self, _: Seat, _: Seat, _: impl Fn(bool) -> Event) {}
}

impl Witness for Vec<Told> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        self.push(Told { audience, event: event() });
    }
}

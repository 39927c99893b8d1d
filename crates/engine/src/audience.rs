//! The audience of an event, and the witness that receives events.

use crate::event::Event;
use crate::seat::{Seat, Viewer};
use crate::state::State;
use serde::{Deserialize, Serialize};

/// The viewers who may hear of an event.
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
    /// Returns true if the viewer hears of the event. [`Viewer::Open`] hears the version with the secret.
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

/// An event and its audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AddressedEvent {
    /// The viewers who may hear of it.
    pub audience: Audience,
    /// The event.
    pub event: Event,
}

impl AddressedEvent {
    /// Returns the events that a viewer may hear of. It leaves out the others.
    pub fn heard(told: &[AddressedEvent], viewer: Viewer) -> Vec<Event> {
        told.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event.clone()).collect()
    }
}

/// Receives the events of a move while it is played.
pub trait Witness {
    /// Receives an event and its audience.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event);

    /// Receives an event with a secret. The seat hears `event(true)`, with the secret; all others hear `event(false)`.
    fn tell_secret(&mut self, seat: Seat, event: impl Fn(bool) -> Event) {
        self.tell(Audience::Only(seat), || event(true));
        self.tell(Audience::AllBut(seat), || event(false));
    }

    /// Receives an event with a secret that two seats know. They hear `event(true)`, all others hear `event(false)`.
    fn tell_both(&mut self, one: Seat, two: Seat, event: impl Fn(bool) -> Event) {
        self.tell(Audience::Both(one, two), || event(true));
        self.tell(Audience::AllButBoth(one, two), || event(false));
    }

    /// Receives the state after a round has been paid and before the next one is dealt.
    #[inline]
    fn see_ended_round(&mut self, _ended: &State) {}
}

/// Ignores all events, for search and simulation.
impl Witness for () {
    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> Event) {}

    #[inline]
    fn tell_secret(&mut self, _: Seat, _: impl Fn(bool) -> Event) {}

    #[inline]
    fn tell_both(&mut self, _: Seat, _: Seat, _: impl Fn(bool) -> Event) {}
}

impl Witness for Vec<AddressedEvent> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        self.push(AddressedEvent { audience, event: event() });
    }
}

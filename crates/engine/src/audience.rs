//! Who may hear of what happens, and whoever writes it down.

use crate::event::Event;
use crate::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Who may hear of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, and whoever watches.
    Everyone,
    /// One seat alone.
    Only(Seat),
    /// Everybody but one seat, and whoever watches.
    AllBut(Seat),
}

impl Audience {
    /// Whether the viewer hears of it. With everything open, the telling version of each event is heard.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seat), Viewer::Seat(own)) => seat == own,
            (Audience::Only(_), Viewer::Spectator) => false,
            (Audience::Only(_), Viewer::Open) => true,
            (Audience::AllBut(seat), Viewer::Seat(own)) => seat != own,
            (Audience::AllBut(_), Viewer::Spectator) => true,
            (Audience::AllBut(_), Viewer::Open) => false,
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
    /// What a viewer may hear of all that was told: the one place where what is not for these eyes is left out.
    pub fn heard(told: &[Told], viewer: Viewer) -> Vec<Event> {
        told.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event.clone()).collect()
    }
}

/// Whoever writes down what happens while a move is played.
pub trait Witness {
    /// Hears of an event.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event);

    /// Hears of an event with a secret in it: `telling(true)` is for the seat, `telling(false)` for all others.
    fn tell_apart(&mut self, seat: Seat, telling: impl Fn(bool) -> Event) {
        self.tell(Audience::Only(seat), || telling(true));
        self.tell(Audience::AllBut(seat), || telling(false));
    }
}

/// Nobody listens: for search and simulation.
impl Witness for () {
    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> Event) {}

    #[inline]
    fn tell_apart(&mut self, _: Seat, _: impl Fn(bool) -> Event) {}
}

impl Witness for Vec<Told> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        self.push(Told { audience, event: event() });
    }
}

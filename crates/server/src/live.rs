//! A table in memory: its keeper changes it, and its connections look at it.

use crate::limit::{Budget, Rate};
use crate::store::now;
use saboteur_engine::{Bytes32, Seat};
use saboteur_table::{
    ChatText, Command, Cursor, Gesture, Member, Message, Name, Refusal, RefusalCode, Room, Table, TimeLeft, Token,
    TokenHash,
};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, oneshot, watch};

/// A table in memory.
pub(crate) struct Live {
    inner: Mutex<Inner>,
    /// Goes up when there may be something new to see.
    ticks: watch::Sender<u64>,
    /// Wakes the keeper when somebody has come or gone.
    pub(crate) wake: Notify,
    pub(crate) jobs: mpsc::Sender<Job>,
}

/// A job for the keeper of a table.
pub(crate) enum Job {
    /// A command, with the token that has proved who sends it.
    Command {
        member: Member,
        proof: TokenHash,
        command: Command,
        id: String,
        reply: ReplyTo<Option<Token>>,
    },
    Join {
        name: Name,
        password: Option<String>,
        plays: bool,
        reply: ReplyTo<(Member, Token)>,
    },
    Thought(Box<crate::thinking::Thought>),
}

/// What a person says in the chat.
pub(crate) enum Line {
    Text(ChatText),
    Gesture(Gesture),
}

pub(crate) type ReplyTo<T> = oneshot::Sender<Result<T, Refusal>>;

/// A room with its deadlines.
pub(crate) struct Inner {
    pub(crate) room: Room,
    /// The time when the current decision must be made.
    pub(crate) turn_ends: Option<Instant>,
    /// The time when a play no longer waits for answers.
    pub(crate) reaction_ends: Option<Instant>,
    /// True if the table has left memory: its connections must come again.
    pub(crate) gone: bool,
    /// The chat budget of each person.
    talkers: BTreeMap<Member, Budget>,
    /// The origins of the connections, in the order in which they came.
    guests: Vec<Guest>,
}

/// The origin of a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Guest {
    address: IpAddr,
    /// True if it belongs to somebody at the table.
    is_member: bool,
}

impl Deref for Inner {
    type Target = Room;

    fn deref(&self) -> &Room {
        &self.room
    }
}

impl DerefMut for Inner {
    fn deref_mut(&mut self) -> &mut Room {
        &mut self.room
    }
}

impl Live {
    pub(crate) fn new(table: Table, jobs: mpsc::Sender<Job>) -> Live {
        // Lines of chat get higher numbers than those before the table left memory.
        let room = Room::new(table, now());
        Live {
            inner: Mutex::new(Inner {
                room,
                turn_ends: None,
                reaction_ends: None,
                gone: false,
                talkers: BTreeMap::new(),
                guests: Vec::new(),
            }),
            ticks: watch::Sender::new(0),
            wake: Notify::new(),
            jobs,
        }
    }

    /// Locks the table. If a panic has left it half changed, it is marked as gone, so that it is loaded again.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        let mut inner = self.inner.lock().unwrap_or_else(|poisoned| {
            let mut inner = poisoned.into_inner();
            inner.gone = true;
            inner
        });
        inner.presence.now = now();
        inner
    }

    /// Returns a receiver that wakes when there may be something new.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.ticks.subscribe()
    }

    /// Tells all connections to look.
    pub(crate) fn tick(&self) {
        self.ticks.send_modify(|tick| *tick += 1);
    }

    /// Adds a connection of these people, or of nobody, from this address, until the returned value is dropped. Returns
    /// nothing if the table has just left memory.
    pub(crate) fn come(self: &Arc<Self>, members: Vec<Member>, address: IpAddr) -> Option<Attendance> {
        let guest = Guest { address, is_member: !members.is_empty() };
        {
            let mut inner = self.lock();
            if inner.gone {
                return None;
            }
            inner.enter(&members);
            inner.guests.push(guest);
        }
        self.changed();
        Some(Attendance { live: Arc::clone(self), members, guest })
    }

    fn changed(&self) {
        self.tick();
        self.wake.notify_one();
    }

    /// Adds a line to the chat, unless this person has said more than `most` lines in ten seconds.
    pub(crate) fn say(&self, member: Member, line: Line, most: u32) -> Result<(), Refusal> {
        {
            let mut inner = self.lock();
            inner.table.may_say(member)?;
            let rate = Rate::new(most, Duration::from_secs(10));
            if !inner.talkers.entry(member).or_default().take(rate, 1) {
                return Err(Refusal::new(RefusalCode::TooFast, "that was too much at once: wait a little"));
            }
            match line {
                Line::Text(text) => inner.say(member, text),
                Line::Gesture(gesture) => inner.gesture(member, gesture),
            }
        }
        self.tick();
        Ok(())
    }

    /// Notes if these people are ready.
    pub(crate) fn set_ready(&self, members: &[Member], ready: bool) {
        {
            let mut inner = self.lock();
            members.iter().for_each(|&member| inner.set_ready(member, ready));
        }
        self.changed();
    }

    /// Adds the request of a person for a seat.
    pub(crate) fn ask_seat(&self, member: Member, seat: Seat) -> Result<(), Refusal> {
        self.lock().ask_seat(member, seat)?;
        self.tick();
        Ok(())
    }

    /// Declines the request of a person for a seat.
    pub(crate) fn decline_seat(&self, asker: Member, member: Member) -> Result<(), Refusal> {
        self.lock().decline_seat(asker, member)?;
        self.tick();
        Ok(())
    }

    /// Takes the commitment of a seat to its share in the deal.
    pub(crate) fn commit(&self, seat: Seat, commitment: Bytes32) -> Result<(), Refusal> {
        self.lock().commit(seat, commitment)?;
        self.wake.notify_one();
        Ok(())
    }

    /// Takes the share of a seat in the deal.
    pub(crate) fn share(&self, seat: Seat, share: Bytes32) -> Result<(), Refusal> {
        self.lock().share(seat, share)?;
        self.wake.notify_one();
        Ok(())
    }
}

/// A connection of some people. It counts until this is dropped.
pub(crate) struct Attendance {
    live: Arc<Live>,
    members: Vec<Member>,
    guest: Guest,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        {
            let mut inner = self.live.lock();
            inner.leave(&self.members);
            if let Some(at) = inner.guests.iter().position(|guest| *guest == self.guest) {
                inner.guests.remove(at);
            }
        }
        self.live.changed();
    }
}

impl Inner {
    /// Returns the address on whose account the bots of the table think: the first connection of somebody at the table,
    /// otherwise the first spectator. So a spectator cannot slow a table down.
    pub(crate) fn payer(&self) -> IpAddr {
        let member = self.guests.iter().find(|guest| guest.is_member);
        member.or(self.guests.first()).map_or(Ipv4Addr::UNSPECIFIED.into(), |guest| guest.address)
    }

    /// Returns true if a person who is connected decides for one of the seats.
    pub(crate) fn has_player(&self) -> bool {
        let seats = (0..self.table.seats.len()).map(|seat| Seat(seat as u8));
        let plays = |seat: Seat| {
            let member = self.table.member_at(seat).filter(|&member| self.presence.is_here(member));
            member.is_some() && self.table.bot_at(seat).is_none()
        };
        seats.into_iter().any(plays)
    }

    /// Returns the messages that a connection has not been told yet.
    pub(crate) fn news(&self, cursor: &mut Cursor) -> Vec<Message> {
        let left =
            |ends: Option<Instant>| ends.map(|ends| ends.saturating_duration_since(Instant::now()).as_millis() as u64);
        let time = TimeLeft { turn: left(self.turn_ends), reaction: left(self.reaction_ends) };
        self.room.news(cursor, time)
    }
}

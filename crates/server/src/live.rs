//! A table in memory: its keeper changes it, and its connections look at it.

use crate::limit::{Budget, in_ten_seconds};
use crate::store::now;
use saboteur_engine::{Bytes32, Seat};
use saboteur_table::{
    ChatText, Command, Cursor, Member, Message, Name, Refusal, RefusalCode, Room, Table, TimeLeft, Token, TokenHash,
};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;
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
        reply: Reply<Option<Token>>,
    },
    Join {
        name: Name,
        password: Option<String>,
        plays: bool,
        reply: Reply<(Member, Token)>,
    },
    Thought(Box<crate::thinking::Thought>),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// A room with its deadlines.
pub(crate) struct Inner {
    pub(crate) room: Room,
    /// When the time for this decision is over.
    pub(crate) turn_ends: Option<Instant>,
    /// When the time to answer a play is over.
    pub(crate) reaction_ends: Option<Instant>,
    /// True if the table has left memory: its connections must come again.
    pub(crate) gone: bool,
    /// How fast each person may chat.
    talkers: BTreeMap<Member, Budget>,
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
            }),
            ticks: watch::Sender::new(0),
            wake: Notify::new(),
            jobs,
        }
    }

    /// Locks the table. If a panic has left it half changed, it is marked as gone, so that it is loaded again.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| {
            let mut inner = poisoned.into_inner();
            inner.gone = true;
            inner
        })
    }

    /// Returns a receiver that wakes when there may be something new.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.ticks.subscribe()
    }

    /// Tells all connections to look.
    pub(crate) fn tick(&self) {
        self.ticks.send_modify(|tick| *tick += 1);
    }

    /// Adds a connection of these people, or of nobody, until the returned value is dropped. Nothing if the table has just
    /// left memory.
    pub(crate) fn come(self: &Arc<Self>, members: Vec<Member>) -> Option<Attendance> {
        {
            let mut inner = self.lock();
            if inner.gone {
                return None;
            }
            inner.enter(&members);
        }
        self.changed();
        Some(Attendance { live: Arc::clone(self), members })
    }

    fn changed(&self) {
        self.tick();
        self.wake.notify_one();
    }

    /// Adds a line to the chat, unless this person has said more than `most` lines in ten seconds.
    pub(crate) fn say(&self, member: Member, text: ChatText, most: u32) -> Result<(), Refusal> {
        {
            let mut inner = self.lock();
            inner.table.may_say(member)?;
            let budget = inner.talkers.entry(member).or_insert_with(|| in_ten_seconds(most));
            if budget.check().is_err() {
                return Err(Refusal::new(RefusalCode::TooFast, "that was too much at once: wait a little"));
            }
            inner.say(member, text);
        }
        self.tick();
        Ok(())
    }

    /// Notes if somebody is ready.
    pub(crate) fn set_ready(&self, member: Member, ready: bool) {
        self.lock().set_ready(member, ready);
        self.tick();
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

/// Somebody is connected until this is dropped.
pub(crate) struct Attendance {
    live: Arc<Live>,
    members: Vec<Member>,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.live.lock().leave(&self.members);
        self.live.changed();
    }
}

impl Inner {
    /// Returns the messages that a connection has not been told yet.
    pub(crate) fn news(&self, cursor: &mut Cursor) -> Vec<Message> {
        let left =
            |ends: Option<Instant>| ends.map(|ends| ends.saturating_duration_since(Instant::now()).as_millis() as u64);
        let time = TimeLeft { turn: left(self.turn_ends), reaction: left(self.reaction_ends) };
        self.room.news(cursor, time)
    }
}

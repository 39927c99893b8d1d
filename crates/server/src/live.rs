//! A table in memory: what its keeper changes and its connections look at.

use crate::ask::Ask;
use crate::entry::Member;
use crate::refusal::{Code as Why, Refusal};
use crate::settings::{Name, Saying};
use crate::store::now;
use crate::table::{Phase, Table};
use crate::tell::{ClockView, GameView, Line, Offer, Presence, Reaction, State, Tell};
use crate::token::{Token, TokenHash};
use saboteur_engine::{Bytes32, Seat};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::{Notify, mpsc, oneshot, watch};

/// So many lines of chat are remembered.
const MOST_LINES: usize = 100;

/// A table in memory.
pub(crate) struct Live {
    inner: Mutex<Inner>,
    /// Goes up whenever there may be something new to see.
    ticks: watch::Sender<u64>,
    /// Wakes the keeper when somebody has come or gone.
    pub(crate) wake: Notify,
    pub(crate) jobs: mpsc::Sender<Job>,
}

/// What the keeper of a table is asked to do.
pub(crate) enum Job {
    /// Somebody asks, with the token that has proved who it is.
    Ask {
        member: Member,
        proof: TokenHash,
        ask: Ask,
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

pub(crate) struct Inner {
    pub(crate) table: Table,
    pub(crate) presence: Presence,
    /// Shares for the game that is about to be dealt, by seat.
    pub(crate) shares: BTreeMap<Seat, Bytes32>,
    /// Whether no more shares are taken.
    pub(crate) dealing: bool,
    /// Seats whose people have come back.
    pub(crate) returning: BTreeSet<Seat>,
    /// When the time for this decision is over.
    pub(crate) turn_ends: Option<Instant>,
    /// When the time to answer a play is over.
    pub(crate) reaction_ends: Option<Instant>,
    lines: VecDeque<Line>,
    said: u64,
    /// Goes up when the table changes.
    table_version: u64,
    /// Goes up when the game changes.
    game_version: u64,
    /// Whether the table has left memory: whoever is still connected must come again.
    pub(crate) gone: bool,
}

/// What a connection has seen already, and for whom it looks.
#[derive(Clone, Debug)]
pub(crate) struct Cursor {
    /// The seat whose eyes it is; the curtain is down if nobody's.
    pub(crate) seat: Option<Seat>,
    /// How much of what happened it has told; nothing if it has told nothing yet.
    pub(crate) told: Option<u64>,
    table: u64,
    game: u64,
    lines: u64,
}

impl Cursor {
    /// Somebody who has seen so much before.
    pub(crate) fn new(seen: Option<u64>) -> Cursor {
        Cursor { seat: None, told: seen, table: 0, game: 0, lines: 0 }
    }

    /// Looks through these eyes from now on. If others were looked through before, everything is to be shown again.
    pub(crate) fn turn_to(&mut self, seat: Option<Seat>) {
        let first = self.table == 0;
        let told = self.told.filter(|_| first || seat == self.seat);
        *self = Cursor { seat, told, game: 0, ..self.clone() };
    }
}

/// So much of what happened is told to whoever comes.
const MOST_TOLD: usize = 200;

impl Live {
    pub(crate) fn new(table: Table, jobs: mpsc::Sender<Job>) -> Live {
        Live {
            inner: Mutex::new(Inner {
                table,
                presence: Presence::default(),
                shares: BTreeMap::new(),
                dealing: false,
                returning: BTreeSet::new(),
                turn_ends: None,
                reaction_ends: None,
                lines: VecDeque::new(),
                // Higher than any number that was given before the table left memory.
                said: now(),
                table_version: 1,
                game_version: 1,
                gone: false,
            }),
            ticks: watch::Sender::new(0),
            wake: Notify::new(),
            jobs,
        }
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody to be woken when there may be something new.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.ticks.subscribe()
    }

    /// Tells all connections to look.
    pub(crate) fn tick(&self) {
        self.ticks.send_modify(|tick| *tick += 1);
    }

    /// A connection for these people, or for nobody, until what is returned is dropped. Nothing if the table has just left
    /// memory.
    pub(crate) fn come(self: &Arc<Self>, members: Vec<Member>) -> Option<Attendance> {
        {
            let mut inner = self.lock();
            if inner.gone {
                return None;
            }
            inner.count(&members, 1);
            let back = members.iter().filter_map(|&member| inner.table.seat_of(member));
            let back: Vec<Seat> = back.filter(|&seat| inner.table.bot_at(seat).is_some()).collect();
            inner.returning.extend(back);
        }
        self.changed();
        Some(Attendance { live: Arc::clone(self), members })
    }

    fn changed(&self) {
        self.tick();
        self.wake.notify_one();
    }

    /// Says something in the chat.
    pub(crate) fn say(&self, member: Member, text: Saying) {
        self.lock().say(member, text);
        self.tick();
    }

    /// Says whether somebody is ready.
    pub(crate) fn set_ready(&self, member: Member, ready: bool) {
        {
            let mut inner = self.lock();
            let at = usize::from(member);
            if inner.presence.ready.len() <= at {
                inner.presence.ready.resize(at + 1, false);
            }
            inner.presence.ready[at] = ready;
            inner.table_version += 1;
        }
        self.tick();
    }

    /// Adds to the seed of the game that is about to be dealt. The first share of a seat counts.
    pub(crate) fn share(&self, seat: Seat, share: Bytes32) -> Result<(), Refusal> {
        {
            let mut inner = self.lock();
            let open = matches!(inner.table.phase, Phase::Locked { .. }) && !inner.dealing;
            if !open || *inner.shares.entry(seat).or_insert(share) != share {
                return Err(Refusal::new(
                    Why::NoGame,
                    "no share is waited for: the seat has added one, or it is too late",
                ));
            }
        }
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
        self.live.lock().count(&self.members, -1);
        self.live.changed();
    }
}

impl Inner {
    fn count(&mut self, members: &[Member], by: i32) {
        let presence = &mut self.presence;
        if members.is_empty() {
            presence.strangers = presence.strangers.saturating_add_signed(by as isize);
        }
        for &member in members {
            let at = usize::from(member);
            if presence.connections.len() <= at {
                presence.connections.resize(at + 1, 0);
            }
            presence.connections[at] = presence.connections[at].saturating_add_signed(by as i16);
            // Whoever goes is not ready.
            if let Some(ready) = presence.ready.get_mut(at).filter(|_| presence.connections[at] == 0) {
                *ready = false;
            }
        }
        self.table_version += 1;
    }

    /// Whether anybody is connected.
    pub(crate) fn is_attended(&self) -> bool {
        self.presence.strangers > 0 || self.presence.connections.iter().any(|&count| count > 0)
    }

    /// Something about the table or the game was changed.
    pub(crate) fn touch(&mut self, table: bool, game: bool) {
        self.table_version += u64::from(table);
        self.game_version += u64::from(game);
    }

    fn say(&mut self, member: Member, text: Saying) {
        let Some(person) = self.table.person(member) else {
            return;
        };
        if self.lines.len() == MOST_LINES {
            self.lines.pop_front();
        }
        self.said += 1;
        self.lines.push_back(Line { number: self.said, member, name: person.name.clone(), text });
    }

    /// What a connection has not seen yet.
    pub(crate) fn news(&self, cursor: &mut Cursor) -> Vec<Tell> {
        let mut news = Vec::new();
        let told = self.table.told();
        let table = cursor.table != self.table_version;
        let game = cursor.game != self.game_version;
        if table || game || cursor.told != Some(told) {
            let viewer = self.table.viewer(cursor.seat);
            let missed = cursor.told.and_then(|seen| self.table.told_since(seen, viewer));
            let fresh = missed.is_none();
            let happened = missed.unwrap_or_else(|| self.table.told_last(MOST_TOLD, viewer));
            let state = State {
                number: told,
                fresh,
                happened,
                table: table.then(|| self.table.seen(&self.presence)),
                game: if game { self.game(cursor.seat) } else { None },
            };
            news.push(Tell::State(Box::new(state)));
        }
        if self.lines.back().is_some_and(|line| line.number > cursor.lines) {
            let lines = self.lines.iter().filter(|line| line.number > cursor.lines).cloned().collect();
            news.push(Tell::Chat { lines });
        }
        *cursor = Cursor {
            seat: cursor.seat,
            told: Some(told),
            table: self.table_version,
            game: self.game_version,
            lines: self.said,
        };
        news
    }

    /// The game as a seat sees it, or everybody.
    fn game(&self, seat: Option<Seat>) -> Option<GameView> {
        let play = self.table.play.as_ref()?;
        let over = play.is_over();
        let left =
            |ends: Option<Instant>| ends.map(|ends| ends.saturating_duration_since(Instant::now()).as_millis() as u64);
        let offers = seat.filter(|_| !over).map_or(Vec::new(), |seat| play.offers(seat));
        let reacting = play.is_reacting() && !over;
        Some(GameView {
            game: self.table.games,
            seat,
            moves_made: play.game.moves().len(),
            view: play.game.view(self.table.viewer(seat)),
            moves: offers.into_iter().map(|chosen| Offer { text: chosen.to_string(), chosen }).collect(),
            reaction: reacting.then(|| Reaction {
                milliseconds: left(self.reaction_ends),
                answered: seat.is_some_and(|seat| play.answers.contains_key(&seat)),
            }),
            clock: self.table.settings.clock.per_move().map(|_| ClockView {
                milliseconds: if over { None } else { left(self.turn_ends) },
                banks: play.banks.clone(),
            }),
            abandoned: play.abandoned,
        })
    }
}

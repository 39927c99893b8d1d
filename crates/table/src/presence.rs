//! The people who are connected to a table, and what the table waits for. None of it is stored.

use crate::entry::Member;
use crate::refusal::{Refusal, RefusalCode};
use crate::table::{Stage, Table};
use saboteur_engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The people who are connected and ready, and those who ask for a seat.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    /// The time in milliseconds, on a clock that the caller reads.
    pub now: u64,
    /// When the table was loaded.
    loaded: u64,
    /// The number of connections of each person.
    connections: Vec<u16>,
    /// When each person lost their last connection.
    gone: Vec<Option<u64>>,
    /// The people who have been connected since the table was loaded.
    came: BTreeSet<Member>,
    /// True for each person who is ready.
    ready: Vec<bool>,
    /// The number of connections that belong to nobody.
    pub strangers: usize,
    /// True if the game waits between two rounds until everybody is ready.
    pub resting: bool,
    /// The requests for seats.
    claims: Vec<Claim>,
}

/// A person asks for a seat.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// The person.
    pub member: Member,
    /// The seat.
    pub seat: Seat,
}

impl Presence {
    /// Returns the presence at a table that was loaded at this time.
    pub(crate) fn new(now: u64) -> Presence {
        Presence { now, loaded: now, ..Presence::default() }
    }

    /// Returns true if this person is connected.
    pub fn is_here(&self, member: Member) -> bool {
        self.connections.get(usize::from(member)).is_some_and(|&count| count > 0)
    }

    /// Returns the milliseconds for which this person has not been connected, since the table was loaded. Nothing if they
    /// are connected.
    pub fn away(&self, member: Member) -> Option<u64> {
        let since = self.gone.get(usize::from(member)).copied().flatten().unwrap_or(self.loaded);
        (!self.is_here(member)).then(|| self.now.saturating_sub(since))
    }

    /// Returns true if this person has been connected since the table was loaded.
    pub fn came(&self, member: Member) -> bool {
        self.came.contains(&member)
    }

    /// Returns true if anybody is connected.
    pub fn is_attended(&self) -> bool {
        self.strangers > 0 || self.connections.iter().any(|&count| count > 0)
    }

    /// Returns true if this person is ready.
    pub fn is_ready(&self, member: Member) -> bool {
        self.ready.get(usize::from(member)).copied().unwrap_or(false)
    }

    /// Forgets who is ready.
    pub fn clear_ready(&mut self) {
        self.ready.clear();
    }

    pub(crate) fn set_ready(&mut self, member: Member, ready: bool) {
        let at = usize::from(member);
        if self.ready.len() <= at {
            self.ready.resize(at + 1, false);
        }
        self.ready[at] = ready;
    }

    pub(crate) fn note_came(&mut self, members: &[Member]) {
        self.came.extend(members);
    }

    /// Adds a connection of these people, or of nobody, or removes one.
    pub(crate) fn count(&mut self, members: &[Member], by: i32) {
        if members.is_empty() {
            self.strangers = self.strangers.saturating_add_signed(by as isize);
        }
        for &member in members {
            let at = usize::from(member);
            if self.connections.len() <= at {
                self.connections.resize(at + 1, 0);
                self.gone.resize(at + 1, None);
            }
            self.connections[at] = self.connections[at].saturating_add_signed(by as i16);
            if self.connections[at] == 0 {
                self.gone[at] = Some(self.now);
                // A person who has gone is not ready, and asks for nothing.
                if let Some(ready) = self.ready.get_mut(at) {
                    *ready = false;
                }
                self.claims.retain(|claim| claim.member != member);
            }
        }
    }

    /// Returns the requests for seats that can still be given.
    pub(crate) fn claims(&self, table: &Table) -> Vec<Claim> {
        self.claims.iter().copied().filter(|claim| self.may_claim(table, claim.member, claim.seat).is_ok()).collect()
    }

    /// Adds the request of a person for a seat. It replaces an earlier one.
    pub(crate) fn claim(&mut self, table: &Table, member: Member, seat: Seat) -> Result<(), Refusal> {
        self.may_claim(table, member, seat)?;
        self.decline(member);
        self.claims.push(Claim { member, seat });
        Ok(())
    }

    /// Removes the request of a person for a seat. Returns false if there is none.
    pub(crate) fn decline(&mut self, member: Member) -> bool {
        let before = self.claims.len();
        self.claims.retain(|claim| claim.member != member);
        self.claims.len() < before
    }

    /// Checks that the host may give a person a seat: the person has asked for it, or is the host.
    pub fn must_claim(&self, table: &Table, member: Member, seat: Seat) -> Result<(), Refusal> {
        self.may_claim(table, member, seat)?;
        if member == table.host || self.claims.contains(&Claim { member, seat }) {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::NoSuchSeat, "this person has not asked for that seat"))
    }

    /// Checks that a person may ask for a seat: nobody who is connected sits there.
    fn may_claim(&self, table: &Table, member: Member, seat: Seat) -> Result<(), Refusal> {
        table.may_give(member, seat)?;
        if table.member_at(seat).is_some_and(|owner| self.is_here(owner)) {
            return Err(Refusal::new(RefusalCode::NoSuchSeat, "the player of that seat is here"));
        }
        Ok(())
    }

    /// Returns true if the game still waits for somebody between two rounds: a player who is connected and not ready.
    pub fn awaits_anybody(&self, table: &Table) -> bool {
        let awaited = |seat: Seat| {
            let member = table.member_at(seat).filter(|&member| self.is_here(member) && !self.is_ready(member));
            member.is_some() && table.bot_at(seat).is_none()
        };
        table.stage == Stage::Playing && Seat::all(table.seats.len()).any(awaited)
    }

    /// Returns true if a player may let a bot sit in for another one in place of the host: both the host and the other
    /// player have been away for at least this number of milliseconds.
    pub fn stands_in_for_host(&self, table: &Table, member: Member, seat: Seat, patience: u64) -> bool {
        let long = |member: Member| self.away(member).is_some_and(|away| away >= patience);
        table.seat_of(member).is_some() && long(table.host) && table.member_at(seat).is_some_and(long)
    }
}

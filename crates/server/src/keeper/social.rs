//! What people and bots do beside the game: they point, rest between rounds, take over seats and fill open ones.

use super::Keeper;
use crate::entropy;
use crate::limit::{Account, Budget, Rate};
use crate::live::Inner;
use crate::thinking::Opinion;
use crate::workers::{Effort, Order};
use saboteur_bots::{Level, Stance};
use saboteur_engine::Seat;
use saboteur_table::{Clock, Command, EndedRound, Member, Occupant, Pace, Play, Refusal, RefusalCode, Stage, Table};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The number of times that a player may point at once.
const FREE_POINTINGS: u32 = 4;

/// What is kept in memory of these things.
#[derive(Default)]
pub(super) struct Social {
    /// The pointing budget of each person.
    pointers: BTreeMap<Member, Budget>,
    /// What bots are about to say.
    opinions: Vec<(Instant, Seat, Opinion)>,
    /// When the rest between two rounds began.
    resting_since: Option<Instant>,
}

impl Social {
    /// Returns the time when the next bot points.
    pub(super) fn next_opinion(&self) -> Option<Instant> {
        self.opinions.iter().map(|(at, ..)| *at).min()
    }

    /// Forgets what bots were about to say: it was about the roles of another round.
    pub(super) fn forget_opinions(&mut self) {
        self.opinions.clear();
    }

    /// Ends the rest at once.
    pub(super) fn stop_resting(&mut self, inner: &mut Inner) {
        self.resting_since = None;
        if inner.presence.resting {
            inner.presence.resting = false;
            inner.presence.clear_ready();
            inner.touch(true, false);
        }
    }
}

impl Keeper {
    /// Lets a person point at another player, unless they do it too often.
    pub(super) async fn point(&mut self, member: Member, command: &Command, id: &str) -> Result<(), Refusal> {
        let Command::Point { seat, at, stance } = *command else {
            return Ok(());
        };
        let entry = {
            let inner = self.live.lock();
            let entry = inner.table.decide(member, command, id, &mut entropy::fill)?;
            // Said before.
            if inner.table.stance(Seat(seat), Seat(at)) == stance {
                return Ok(());
            }
            entry
        };
        let rate = Rate::new(FREE_POINTINGS, self.services.timing.pointing * FREE_POINTINGS);
        let budget = self.social.pointers.entry(member).or_default();
        if !budget.take(rate, 1) {
            return Err(Refusal::points_too_often(budget.wait(rate, Instant::now())));
        }
        self.commit(entry).await
    }

    /// Keeps the opinion of a bot until it is time to say it.
    pub(super) fn keep_opinion(&mut self, seat: Seat, opinion: Opinion) {
        let (shortest, longest) = opinion.hesitation;
        let wait = match self.live.lock().table.settings.pace {
            Pace::Instant => Duration::ZERO,
            Pace::Fast => super::turns::between(shortest / 3, longest / 3),
            Pace::Calm | Pace::Slow => super::turns::between(shortest, longest),
        };
        self.social.opinions.push((Instant::now() + wait, seat, opinion));
    }

    /// Lets a bot point whose time has come. Nobody points while a play waits for answers: when a bot has time for that
    /// would tell something about its cards.
    pub(super) async fn bot_points(&mut self) -> Result<bool, Refusal> {
        let now = Instant::now();
        let Some(at) = self.social.opinions.iter().position(|(due, ..)| *due <= now) else {
            return Ok(false);
        };
        let (_, seat, opinion) = self.social.opinions.remove(at);
        let entry = {
            let inner = self.live.lock();
            let table = &inner.table;
            let is_bot = matches!(table.seats.get(seat.index()), Some(Occupant::Bot { .. }));
            let reacting = table.play.as_ref().is_some_and(Play::is_reacting);
            let said = opinion.said;
            let new = table.stance(seat, said.at) != said.stance;
            if is_bot && !reacting && new { table.point(seat, said.at, said.stance).ok() } else { None }
        };
        if let Some(entry) = entry {
            self.commit(entry).await?;
        }
        Ok(true)
    }

    /// Begins the rest before another round, and notes that a person who moves is ready.
    pub(super) fn note_round(&mut self, inner: &mut Inner, begins: bool, mover: Option<Seat>) {
        if begins {
            let table = &inner.table;
            let bots = Seat::all(table.seats.len()).any(|seat| table.bot_at(seat).is_some());
            // Bots that do not wait hurry nobody who has no clock.
            let hurried = bots && table.settings.pace == Pace::Instant && table.settings.clock == Clock::None;
            if !hurried && table.stage == Stage::Playing {
                inner.presence.clear_ready();
                inner.presence.resting = true;
                inner.touch(true, false);
                self.social.resting_since = Some(Instant::now());
            }
        } else if let Some(member) =
            mover.and_then(|seat| inner.table.member_at(seat)).filter(|_| inner.presence.resting)
        {
            inner.set_ready(member, true);
        }
    }

    /// Returns true while bots and clocks wait between two rounds: until every player who is connected is ready, but not
    /// for ever. Without players, spectators get a short while.
    pub(super) fn rests(&mut self) -> bool {
        let Some(ends) = self.rest_ends() else {
            return false;
        };
        let live = Arc::clone(&self.live);
        let mut inner = live.lock();
        let awaited = !inner.has_player() || inner.presence.awaits_anybody(&inner.table);
        if awaited && Instant::now() < ends {
            return true;
        }
        self.waiting = None;
        self.social.stop_resting(&mut inner);
        false
    }

    /// Returns the time when the rest ends even if somebody is not ready.
    pub(super) fn rest_ends(&self) -> Option<Instant> {
        let since = self.social.resting_since?;
        let timing = &self.services.timing;
        Some(since + if self.live.lock().has_player() { timing.rest } else { timing.rest_alone })
    }

    /// Returns the person in whose name a bot is asked to sit in: the host, if the host is away and so is the player.
    pub(super) fn asker_of_stand_in(&self, member: Member, seat: Seat) -> Member {
        let inner = self.live.lock();
        let patience = self.services.timing.away.as_millis() as u64;
        let instead = inner.presence.stands_in_for_host(&inner.table, member, seat, patience);
        if instead { inner.table.host } else { member }
    }

    /// Lets bots take the open seats.
    pub(super) async fn fill_bots(&mut self, member: Member, level: Level) -> Result<(), Refusal> {
        let open = self.live.lock().table.open_seats();
        if open == 0 {
            return Err(Refusal::new(RefusalCode::TableFull, "no seat is open"));
        }
        for _ in 0..open {
            let command = Command::AddBot { level, character: None };
            let entry = self.live.lock().table.decide(member, &command, "", &mut entropy::fill)?;
            self.commit(entry).await?;
        }
        Ok(())
    }

    /// Computes what came to light at the end of a round, and tells it when it is known. The game does not wait for it.
    pub(super) fn unmask(&self, inner: &Inner, ended: EndedRound) {
        let order = Order { account: Account::of(inner.payer()), table: self.code, effort: Effort::Heavy };
        let (live, pool, game, after) =
            (Arc::clone(&self.live), self.services.pool.clone(), inner.table.games, ended.after);
        tokio::spawn(async move {
            let Some(Some(unmasked)) = pool.run(order, move || ended.unmask()).await else {
                return;
            };
            let mut inner = live.lock();
            if inner.table.games == game {
                inner.unmask(after, unmasked);
                drop(inner);
                live.tick();
            }
        });
    }
}

/// Returns what a bot has said of others in this round, if it may point at all.
pub(super) fn standing_of(table: &Table, seat: Seat) -> Option<Vec<(Seat, Stance)>> {
    let is_bot = matches!(table.seats.get(seat.index()), Some(Occupant::Bot { .. }));
    let may = is_bot && table.settings.pointing && !table.settings.rules.is_duel();
    let play = table.play.as_ref().filter(|_| may)?;
    let own = play.pointing().iter().filter(|pointing| pointing.seat == seat);
    Some(own.map(|pointing| (pointing.at, pointing.stance)).collect())
}

//! The task that owns a table: it handles requests, runs the clock, moves the bots, and removes the table from memory
//! when everybody has left. Each table in memory has one such task, and only this task changes what is stored of the table.

mod social;
mod timing;
mod turns;

pub use timing::Timing;

use crate::entropy;
use crate::limit::Gate;
use crate::live::{Inner, Job, Live, ReplyTo};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, now};
use crate::thinking::{Pool, SeatedBot};
use saboteur_engine::{Move, Seat};
use saboteur_table::{
    Command, Deal, DecidedBy, Entry, Member, Name, Play, Refusal, RefusalCode, Stage, Stored, Table, TableCode, Token,
};
use social::Social;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// The parts of the server that a keeper uses.
#[derive(Clone)]
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) pool: Pool,
    pub(crate) gate: Arc<Gate>,
    pub(crate) timing: Timing,
    pub(crate) metrics: Arc<Metrics>,
}

/// A decision that the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Waiting {
    /// The number of moves that were made.
    made: usize,
    /// The seat that decides. Nothing if a play waits for answers.
    seat: Option<Seat>,
    since: Instant,
}

pub(crate) struct Keeper {
    code: TableCode,
    live: Arc<Live>,
    services: Services,
    bots: BTreeMap<Seat, SeatedBot>,
    /// The seats whose bots think, with the number of moves when they were asked.
    thinking: BTreeMap<Seat, usize>,
    /// The answers of bots to a play, with their reasons.
    answers: BTreeMap<Seat, (Move, serde_json::Value)>,
    waiting: Option<Waiting>,
    social: Social,
    locked_since: Option<Instant>,
    host_gone_since: Option<Instant>,
    empty_since: Option<Instant>,
    /// The people who have joined since the table was loaded, and when.
    joined: BTreeMap<Member, Instant>,
    retry_at: Option<Instant>,
    /// An older server began a deal, which has to begin again by the current scheme.
    relock: bool,
    /// Another server has written to the table, so it must be loaded again.
    superseded: bool,
}

impl Keeper {
    pub(crate) fn new(code: TableCode, live: Arc<Live>, services: Services) -> Keeper {
        let relock = live.lock().table.pending_deal().is_some_and(Deal::is_by_first_scheme);
        Keeper {
            code,
            live,
            services,
            bots: BTreeMap::new(),
            thinking: BTreeMap::new(),
            answers: BTreeMap::new(),
            waiting: None,
            social: Social::default(),
            locked_since: None,
            host_gone_since: None,
            empty_since: Some(Instant::now()),
            joined: BTreeMap::new(),
            retry_at: None,
            relock,
            superseded: false,
        }
    }

    /// Runs the table until everybody has left.
    pub(crate) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        {
            let live = Arc::clone(&self.live);
            let inner = live.lock();
            if let Some(ended) = inner.table.last_ended_round() {
                self.unmask(&inner, ended);
            }
        }
        loop {
            self.settle().await;
            if self.superseded || self.live.lock().gone {
                break;
            }
            let wake_at = self.wake_at();
            let sleep = async {
                match wake_at {
                    Some(at) => tokio::time::sleep_until(at.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                job = jobs.recv() => match job {
                    Some(job) => self.work(job).await,
                    None => break,
                },
                // What is asked of a table is not counted here: how many have answered a play is nobody's business.
                () = self.live.wake.notified() => { self.services.metrics.wakeups.inc(); }
                () = sleep => { self.services.metrics.wakeups.inc(); }
            }
            if self.empty_since.is_some_and(|since| since.elapsed() >= self.services.timing.idle) && jobs.is_empty() {
                let mut inner = self.live.lock();
                if !inner.is_attended() {
                    inner.gone = true;
                    break;
                }
            }
        }
        self.live.lock().gone = true;
        self.live.tick();
        jobs.close();
        while let Ok(job) = jobs.try_recv() {
            let again = || Refusal::new(RefusalCode::NotStored, "the table was put away just now: try again");
            match job {
                Job::Command { reply, .. } => drop(reply.send(Err(again()))),
                Job::Join { reply, .. } => drop(reply.send(Err(again()))),
                Job::Thought(_) => {}
            }
        }
    }

    async fn work(&mut self, job: Job) {
        match job {
            Job::Command { member, proof, command, id, reply } => {
                // The person who asked may have lost the seat while the message was on its way.
                let still = self.live.lock().table.still(member, &proof);
                let done =
                    if still { self.command(member, command, &id).await } else { Err(Refusal::not_here_any_more()) };
                answer(reply, done);
            }
            Job::Join { name, password, plays, reply } => {
                let done = self.join(name, password.as_deref(), plays).await;
                answer(reply, done);
            }
            Job::Thought(thought) => self.thought(*thought).await,
        }
    }

    async fn join(&mut self, name: Name, password: Option<&str>, plays: bool) -> Result<(Member, Token), Refusal> {
        let token = Token::new(&mut entropy::fill);
        let entry = loop {
            let entry = self.live.lock().table.join(name.clone(), &token, password, plays);
            let full = matches!(&entry, Err(refusal) if refusal.code == RefusalCode::TableFull);
            match self.absentee(plays).filter(|_| full) {
                Some(member) => self.commit(Entry::Left { member }).await?,
                None => break entry?,
            }
        };
        self.commit(entry).await?;
        let member = self.live.lock().table.people.len() as Member - 1;
        self.joined.insert(member, Instant::now());
        Ok((member, token))
    }

    /// Returns a person who makes room at a full table.
    fn absentee(&self, plays: bool) -> Option<Member> {
        let inner = self.live.lock();
        let waits = |since: &Instant| since.elapsed() >= self.services.timing.no_show;
        let came = |member| inner.presence.came(member) || !self.joined.get(&member).is_some_and(waits);
        inner.table.makes_room(plays, came, |member| inner.presence.is_here(member))
    }

    async fn command(&mut self, member: Member, command: Command, id: &str) -> Result<Option<Token>, Refusal> {
        if let Command::HandOver { token } = command {
            let token = token.unwrap_or_else(|| Token::new(&mut entropy::fill));
            self.live.lock().table.must_be_calm(member)?;
            if self.live.lock().table.whose(&token).is_some() {
                return Err(Refusal::new(RefusalCode::BadRequest, "this token was used before: choose another one"));
            }
            self.commit(Entry::HandedOver { member, token: token.hash() }).await?;
            return Ok(Some(token));
        }
        if let Command::Play { seat, chosen } = &command {
            let seat = *seat;
            let owner = self.live.lock().table.member_at(Seat(seat));
            if owner == Some(member) {
                // Said before, and done before.
                if self.live.lock().table.has_done(Seat(seat), id, chosen) {
                    return Ok(None);
                }
                // A person who moves is back.
                let stood_in = self.live.lock().table.bot_at(Seat(seat)).is_some();
                if stood_in {
                    self.commit(Entry::Returned { seat: Seat(seat) }).await?;
                }
            }
        }
        if let Command::Point { .. } = command {
            self.point(member, &command, id).await?;
            return Ok(None);
        }
        if let Command::FillBots { level } = command {
            self.fill_bots(member, level).await?;
            return Ok(None);
        }
        if let Command::GiveSeat { member, seat } = command {
            let inner = self.live.lock();
            inner.presence.must_claim(&inner.table, member, Seat(seat))?;
        }
        let member = match command {
            Command::StandIn { seat } => self.asker_of_stand_in(member, Seat(seat)),
            _ => member,
        };
        let entry = self.live.lock().table.decide(member, &command, id, &mut entropy::fill)?;
        let entry = match entry {
            Entry::Moved { seat, chosen, by, id, note, .. } => {
                Entry::Moved { seat, chosen, by, id, note, spent: self.spent(seat) }
            }
            other => other,
        };
        let leaver = match &entry {
            Entry::Left { member } => Some(*member),
            _ => None,
        };
        self.commit(entry).await?;
        // Somebody else is the host if the host leaves.
        let next = leaver.and_then(|member| {
            let inner = self.live.lock();
            let hosted = inner.table.host == member;
            hosted.then(|| inner.table.next_host(|other| inner.presence.is_here(other))).flatten()
        });
        if let Some(member) = next {
            self.commit(Entry::Hosted { member }).await?;
        }
        Ok(None)
    }

    /// Returns the milliseconds of the bank that a seat has used for its current decision.
    fn spent(&self, seat: Seat) -> u64 {
        let Some(waiting) = self.waiting.filter(|waiting| waiting.seat == Some(seat)) else {
            return 0;
        };
        let free = self.live.lock().table.settings.clock.per_move();
        let took = self.services.timing.milliseconds(waiting.since.elapsed());
        free.map_or(0, |free| took.saturating_sub(free))
    }

    /// Stores an entry, and applies it when it is stored.
    async fn commit(&mut self, entry: Entry) -> Result<(), Refusal> {
        let number = {
            let inner = self.live.lock();
            inner.table.must_fit(&entry)?;
            inner.table.number + 1
        };
        let stored = Stored { at: now(), entry };
        let text = serde_json::to_string(&stored).map_err(|_| Refusal::not_stored())?;
        match self.services.store.append(self.code, number, text, stored.entry.is_decision_of_person()).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                tracing::warn!(table = %self.code, number, "somebody else has written to this table");
                self.superseded = true;
                return Err(Refusal::not_stored());
            }
            Err(StoreError::Unavailable(_)) => {
                self.services.metrics.refused_writes.inc();
                return Err(Refusal::not_stored());
            }
        }
        self.retry_at = None;
        {
            let live = Arc::clone(&self.live);
            let mut inner = live.lock();
            if let Err(error) = inner.table.apply(&stored.entry) {
                tracing::error!(table = %self.code, number, error, "an entry was stored that does not follow");
                self.superseded = true;
                return Err(Refusal::not_stored());
            }
            self.apply_to_memory(&mut inner, &stored.entry);
        }
        Ok(())
    }

    /// Shows the effects of an entry to all connections and to the bots.
    fn apply_to_memory(&mut self, inner: &mut Inner, entry: &Entry) {
        match entry {
            Entry::Answered { .. } => {}
            Entry::Moved { by, chosen, seat, .. } => {
                // Nor does a count tell who let a play happen, or who said so.
                let answer = matches!(*chosen, Move::ALLOW | Move::VETO);
                self.services.metrics.moved((!answer).then_some(*by));
                self.waiting = None;
                inner.touch(false, true);
                if let Some(play) = &inner.table.play {
                    let over = play.is_over();
                    // Players who missed their turns are asked again from the first deal on.
                    self.bots.retain(|&seat, seated| match seated.watch_next(play.game(), seat) {
                        Ok(watched) => watched,
                        Err(error) => {
                            tracing::error!(table = %self.code, %error, "a bot cannot follow the game");
                            false
                        }
                    });
                    if over {
                        self.services.metrics.games_ended.inc();
                    }
                    let begins = turns::begins_round(play.game());
                    let ended = inner.table.round_just_ended();
                    if begins || ended.is_some() {
                        self.social.forget_opinions();
                    }
                    if let Some(ended) = ended {
                        self.unmask(inner, ended);
                    }
                    self.note_round(inner, begins, (*by == DecidedBy::Person).then_some(*seat));
                    if over {
                        self.social.stop_resting(inner);
                    }
                    inner.touch(over, false);
                }
            }
            Entry::Pointed { .. } => inner.touch(false, true),
            Entry::Opened { .. }
            | Entry::Joined { .. }
            | Entry::Left { .. }
            | Entry::Sat { .. }
            | Entry::Stood { .. }
            | Entry::BotAdded { .. }
            | Entry::BotLevel { .. }
            | Entry::BotRemoved { .. }
            | Entry::Ordered { .. }
            | Entry::Set { .. }
            | Entry::Password { .. }
            | Entry::Hosted { .. }
            | Entry::HandedOver { .. }
            | Entry::Muted { .. } => inner.touch(true, false),
            Entry::Locked { .. } | Entry::Committed { .. } => {
                inner.open_deal();
                inner.presence.clear_ready();
                self.locked_since = None;
                inner.touch(true, false);
            }
            Entry::Dealt { .. }
            | Entry::StoodIn { .. }
            | Entry::Returned { .. }
            | Entry::SeatGiven { .. }
            | Entry::Abandoned
            | Entry::Cleared { .. } => {
                if matches!(entry, Entry::Dealt { .. }) {
                    self.services.metrics.games_dealt.inc();
                }
                if matches!(entry, Entry::Dealt { .. } | Entry::Cleared { .. }) {
                    inner.forget_unmasked();
                    self.bots.clear();
                    self.thinking.clear();
                    self.answers.clear();
                }
                if let Entry::Returned { seat } | Entry::SeatGiven { seat, .. } = entry {
                    // A bot that sat in no longer answers for a person who is back.
                    self.answers.remove(seat);
                }
                if matches!(entry, Entry::Dealt { .. } | Entry::Cleared { .. } | Entry::Abandoned) {
                    self.waiting = None;
                    self.social.forget_opinions();
                    self.social.stop_resting(inner);
                }
                inner.touch(true, true);
            }
        }
    }

    /// Does everything that is due, then wakes all connections.
    async fn settle(&mut self) {
        self.retry_at = self.retry_at.filter(|&at| at > Instant::now());
        while !self.superseded && self.retry_at.is_none() {
            match self.due().await {
                Ok(true) => {}
                Ok(false) => break,
                Err(_) => self.retry_at = Some(Instant::now() + self.services.timing.retry),
            }
        }
        self.live.tick();
    }

    /// Does one thing that is due. Returns false if nothing is due.
    async fn due(&mut self) -> Result<bool, Refusal> {
        let attended = self.live.lock().is_attended();
        // A table sleeps while nobody is there.
        if !attended {
            self.empty_since.get_or_insert_with(Instant::now);
            self.waiting = None;
            self.host_gone_since = None;
            self.locked_since = None;
            let mut inner = self.live.lock();
            inner.turn_ends = None;
            inner.reaction_ends = None;
            return Ok(false);
        }
        self.empty_since = None;
        if self.seat_returns().await? || self.host_passes().await? {
            return Ok(true);
        }
        if self.bot_points().await? {
            return Ok(true);
        }
        let phase = self.live.lock().table.stage;
        match phase {
            Stage::Lobby | Stage::Over => {
                self.stop_clocks();
                Ok(false)
            }
            Stage::Locked => {
                self.stop_clocks();
                self.deal().await
            }
            Stage::Playing => {
                let resting = self.rests();
                let (reacting, hurries) = {
                    let inner = self.live.lock();
                    let reacting = inner.table.play.as_ref().is_some_and(Play::is_reacting);
                    (reacting, inner.table.settings.reaction_seconds.is_some())
                };
                // A play that waits for everybody hurries nobody.
                if resting && (!reacting || hurries) {
                    self.stop_clocks();
                    return Ok(false);
                }
                if reacting { self.reactions().await } else { self.turn().await }
            }
        }
    }

    /// Stops all clocks.
    fn stop_clocks(&mut self) {
        self.waiting = None;
        let mut inner = self.live.lock();
        inner.turn_ends = None;
        inner.reaction_ends = None;
    }

    /// Gives the seat back to a person who left for a while and is connected again, unless the clock took it away.
    async fn seat_returns(&mut self) -> Result<bool, Refusal> {
        let seat = self.live.lock().returning.first().copied();
        let Some(seat) = seat else {
            return Ok(false);
        };
        let still = {
            let inner = self.live.lock();
            inner.table.stage == Stage::Playing
                && inner.table.member_at(seat).is_some()
                && inner.table.bot_at(seat).is_some()
        };
        if still {
            self.commit(Entry::Returned { seat }).await?;
        }
        self.live.lock().returning.remove(&seat);
        Ok(true)
    }

    /// Makes another person the host if the host has gone.
    async fn host_passes(&mut self) -> Result<bool, Refusal> {
        let next = {
            let inner = self.live.lock();
            if inner.presence.is_here(inner.table.host) {
                self.host_gone_since = None;
                return Ok(false);
            }
            inner.table.next_host(|member| inner.presence.is_here(member))
        };
        let Some(member) = next else {
            self.host_gone_since = None;
            return Ok(false);
        };
        let since = *self.host_gone_since.get_or_insert_with(Instant::now);
        if since.elapsed() < self.services.timing.host_gone {
            return Ok(false);
        }
        self.commit(Entry::Hosted { member }).await?;
        self.host_gone_since = None;
        Ok(true)
    }

    /// Publishes all commitments once everybody who is there has committed to a share, and deals once all shares are
    /// revealed. Nobody is waited for longer than a fixed time, and nobody gets a second try. A restart changes nothing:
    /// the secret is stored, and clients send their commitments or shares again.
    async fn deal(&mut self) -> Result<bool, Refusal> {
        let since = *self.locked_since.get_or_insert_with(Instant::now);
        if self.relock {
            self.commit(Table::lock(&mut entropy::fill)).await?;
            self.relock = false;
            return Ok(true);
        }
        let next = {
            let mut inner = self.live.lock();
            let over = since.elapsed() >= self.patience(&inner);
            inner.next_of_deal(over)
        };
        let Some(entry) = next else {
            return Ok(false);
        };
        self.commit(entry).await?;
        self.locked_since = None;
        Ok(true)
    }

    /// Returns the time that the deal waits in its current step.
    fn patience(&self, inner: &Inner) -> Duration {
        let timing = &self.services.timing;
        let revealing = inner.table.pending_deal().is_some_and(Deal::is_revealing);
        if revealing { timing.reveals } else { timing.shares }
    }

    /// Returns the next time when something is due even without a request.
    fn wake_at(&self) -> Option<Instant> {
        let timing = &self.services.timing;
        let rest_ends = self.rest_ends();
        let inner = self.live.lock();
        let attended = inner.is_attended();
        if self.retry_at.is_some() {
            return self.retry_at;
        }
        let times = [
            self.empty_since.map(|since| since + timing.idle),
            self.host_gone_since.filter(|_| attended).map(|since| since + timing.host_gone),
            self.locked_since.filter(|_| attended).map(|since| since + self.patience(&inner)),
            rest_ends.filter(|_| attended),
            self.social.next_opinion().filter(|_| attended),
            inner.turn_ends.filter(|_| attended),
            inner.reaction_ends.filter(|_| attended),
        ];
        times.into_iter().flatten().min()
    }
}

/// Sends the answer. The request was carried out even if nobody waits for the answer any more.
fn answer<T>(reply: ReplyTo<T>, done: Result<T, Refusal>) {
    let _ = reply.send(done);
}

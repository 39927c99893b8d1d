//! Turns: people get time, bots think, plays wait for answers.

use super::social::standing_of;
use super::{Keeper, Waiting};
use crate::entropy::random;
use crate::limit::Account;
use crate::live::Job;
use crate::thinking::{Question, Thought};
use saboteur_engine::{Event, Game, Move, Seat};
use saboteur_table::{DecidedBy, Entry, MOST_MISSES, Refusal, Stage};
use std::time::{Duration, Instant};

impl Keeper {
    /// Waits for the seat that decides: asks its bot, or gives its player time.
    pub(super) async fn turn(&mut self) -> Result<bool, Refusal> {
        // What bots have answered holds until all answers are stored, even if the disk is full in between.
        self.answers.clear();
        let (seat, made, bot, clock, bank, misses) = {
            let mut inner = self.live.lock();
            inner.reaction_ends = None;
            let Some(play) = &inner.table.play else {
                return Ok(false);
            };
            let Some(to_act) = play.game().to_act() else {
                return Ok(false);
            };
            let seat = to_act.seat;
            let clock = inner.table.settings.clock.per_move();
            let (bank, misses) = (play.banks[seat.index()], play.misses[seat.index()]);
            let made = play.game().moves().len();
            (seat, made, inner.table.bot_at(seat), clock, bank, misses)
        };
        if bot.is_none() && misses >= MOST_MISSES {
            self.commit(Entry::StoodIn { seat }).await?;
            return Ok(true);
        }
        if let Some(profile) = bot {
            self.live.lock().turn_ends = None;
            let question = {
                let inner = self.live.lock();
                let Some(play) = &inner.table.play else {
                    return Ok(false);
                };
                if self.thinking.get(&seat) == Some(&made) {
                    return Ok(false);
                }
                let (shortest, longest, step) = inner.table.settings.pace.pause(profile.level, play.banks.len());
                let least = if inner.has_player() { Duration::ZERO } else { self.services.timing.bots_alone };
                let pause = between(shortest, longest).max(least) + self.services.gate.pace_bot(inner.payer());
                Question {
                    account: Account::of(inner.payer()),
                    table: self.code,
                    seat,
                    profile,
                    moves: play.legal().to_vec(),
                    game: play.game().clone(),
                    made,
                    standing: standing_of(&inner.table, seat),
                    not_before: (Instant::now() + pause).into(),
                    step: Duration::from_millis(step),
                    seated: self.bots.remove(&seat),
                }
            };
            self.ask_bot(question);
            return Ok(false);
        }
        let waiting = Waiting { made, seat: Some(seat), since: Instant::now() };
        let same = self.waiting.filter(|old| old.made == made && old.seat == Some(seat));
        let waiting = *self.waiting.insert(same.unwrap_or(waiting));
        let Some(free) = clock else {
            self.live.lock().turn_ends = None;
            return Ok(false);
        };
        let ends = waiting.since + self.services.timing.lasting(free + bank);
        {
            let mut inner = self.live.lock();
            if inner.turn_ends != Some(ends) {
                inner.turn_ends = Some(ends);
                inner.touch(false, true);
            }
        }
        if Instant::now() < ends {
            return Ok(false);
        }
        let chosen = {
            let inner = self.live.lock();
            inner.table.play.as_ref().and_then(|play| neutral(play.legal()))
        };
        let Some(chosen) = chosen else {
            return Ok(false);
        };
        let entry = Entry::Moved { seat, chosen, by: DecidedBy::Clock, id: None, note: None, spent: bank };
        self.commit(entry).await?;
        Ok(true)
    }

    fn ask_bot(&mut self, question: Question) {
        self.thinking.insert(question.seat, question.made);
        let number = self.live.lock().table.games;
        let (pool, jobs) = (self.services.pool.clone(), self.live.jobs.clone());
        tokio::spawn(async move {
            if let Some(thought) = pool.think(question, number).await {
                // If the table was put away meanwhile, the bot is asked again when it is back.
                let _ = jobs.send(Job::Thought(Box::new(thought))).await;
            }
        });
    }

    /// Plays the move that a bot has chosen, unless the table has gone on without it.
    pub(super) async fn thought(&mut self, thought: Thought) {
        let Thought { seat, game, made, seated, choice, opinion } = thought;
        let (fits, reacting, moves) = {
            let inner = self.live.lock();
            let Some(play) = inner.table.play.as_ref().filter(|_| inner.table.games == game) else {
                return;
            };
            let fits = inner.table.stage == Stage::Playing
                && play.game().moves().len() == made
                && inner.table.bot_at(seat).is_some();
            (fits, play.is_reacting(), play.legal().to_vec())
        };
        if self.thinking.get(&seat) == Some(&made) {
            self.thinking.remove(&seat);
        }
        if let Some(seated) = seated {
            self.bots.insert(seat, seated);
        }
        if !fits {
            return;
        }
        if let Some(opinion) = opinion {
            self.keep_opinion(seat, opinion);
        }
        let (chosen, note) = match choice {
            Ok(choice) => (choice.chosen, serde_json::to_value(choice.why).unwrap_or_default()),
            Err(error) => {
                tracing::error!(table = %self.code, %error, "a bot cannot follow the game");
                let chosen = if reacting { Some(Move::ALLOW) } else { neutral(&moves) };
                (chosen.unwrap_or(Move::ALLOW), serde_json::Value::Null)
            }
        };
        if reacting {
            self.answers.insert(seat, (chosen, note));
            return;
        }
        let note = Some(note).filter(|note| !note.is_null());
        let entry = Entry::Moved { seat, chosen, by: DecidedBy::Bot, id: None, note, spent: 0 };
        if self.commit(entry).await.is_err() {
            self.retry_at = Some(Instant::now() + self.services.timing.retry);
        }
    }

    /// Gives all seats the same time to answer a play. The time does not depend on their cards.
    pub(super) async fn reactions(&mut self) -> Result<bool, Refusal> {
        let (made, asked, seconds) = {
            let mut inner = self.live.lock();
            inner.turn_ends = None;
            let Some(play) = &inner.table.play else {
                return Ok(false);
            };
            (play.game().moves().len(), play.reactions(), inner.table.settings.reaction_seconds)
        };
        let same = self.waiting.filter(|old| old.made == made && old.seat.is_none());
        let begins = same.is_none();
        let waiting = *self.waiting.insert(same.unwrap_or(Waiting { made, seat: None, since: Instant::now() }));
        let ends = seconds.map(|seconds| waiting.since + self.services.timing.lasting(u64::from(seconds) * 1000));
        if begins {
            let mut inner = self.live.lock();
            inner.reaction_ends = ends;
            inner.touch(false, true);
        }
        // Bots make up their minds at once, so that nobody can tell from the time they take.
        for asked in &asked {
            let profile = self.live.lock().table.bot_at(asked.seat);
            if let Some(profile) = profile
                .filter(|_| !self.answers.contains_key(&asked.seat) && self.thinking.get(&asked.seat) != Some(&made))
            {
                let question = Question {
                    account: Account::of(self.live.lock().payer()),
                    table: self.code,
                    seat: asked.seat,
                    profile,
                    game: asked.game.clone(),
                    made,
                    moves: asked.moves.clone(),
                    standing: None,
                    not_before: (Instant::now() + self.services.timing.bot_answer).into(),
                    step: Duration::ZERO,
                    seated: self.bots.remove(&asked.seat),
                };
                self.ask_bot(question);
            }
        }
        let over = {
            let inner = self.live.lock();
            let Some(play) = &inner.table.play else {
                return Ok(false);
            };
            let answered = |seat: &Seat| play.answers.contains_key(seat) || self.answers.contains_key(seat);
            match ends {
                Some(ends) => Instant::now() >= ends,
                None => asked.iter().all(|asked| answered(&asked.seat)),
            }
        };
        if !over {
            return Ok(false);
        }
        self.resolve().await?;
        Ok(true)
    }

    /// Plays everybody's answers in order. A player who has not answered allows the play.
    async fn resolve(&mut self) -> Result<(), Refusal> {
        loop {
            let (seat, chosen, by, note) = {
                let inner = self.live.lock();
                let Some(play) = inner.table.play.as_ref().filter(|play| play.is_reacting()) else {
                    return Ok(());
                };
                let Some(to_act) = play.game().to_act() else {
                    return Ok(());
                };
                let seat = to_act.seat;
                let bot = self.answers.get(&seat).cloned();
                let (chosen, by, note) = match (play.answers.get(&seat), bot) {
                    (Some(&chosen), _) => (chosen, DecidedBy::Person, None),
                    (None, Some((chosen, note))) => (chosen, DecidedBy::Bot, Some(note).filter(|note| !note.is_null())),
                    (None, None) => (Move::ALLOW, DecidedBy::Clock, None),
                };
                let legal = play.check(seat, chosen).is_ok();
                (seat, if legal { chosen } else { Move::ALLOW }, by, note)
            };
            let entry = Entry::Moved { seat, chosen, by, id: None, note, spent: 0 };
            self.commit(entry).await?;
        }
    }
}

/// Returns true if a round has just begun.
pub(super) fn begins_round(game: &Game) -> bool {
    game.last_told().iter().any(|told| matches!(told.event, Event::RoundBegan { .. }))
}

/// Returns the move for a player whose time is over: a random card, discarded face down. It reveals nothing about the
/// hand.
fn neutral(moves: &[Move]) -> Option<Move> {
    let passes: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|chosen| matches!(chosen, Move::Discard { cards, removed: None } if cards.as_slice().len() == 1))
        .collect();
    let moves = if passes.is_empty() { moves } else { &passes };
    let lot = u64::from_ne_bytes(random()) % (moves.len().max(1) as u64);
    moves.get(lot as usize).copied()
}

/// Returns a random time between two numbers of milliseconds.
pub(super) fn between(shortest: u64, longest: u64) -> Duration {
    let lot = u64::from_ne_bytes(random()) % (longest - shortest + 1);
    Duration::from_millis(shortest + lot)
}

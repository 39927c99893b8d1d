//! Bots at a table. They think on the threads of the workers.

use crate::limit::Account;
use crate::workers::{Effort, Order, Workers};
use saboteur_bots::{Bot, CannotChoose, Choice, Level, Pointed, Profile, Stance};
use saboteur_engine::{Game, Move, Record, Seat, Seed, Viewer};
use saboteur_table::TableCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// When many hard bots wait, they imagine fewer games, but at least this part of the usual number.
const LEAST_PART: u32 = 10;

/// Lets bots think.
#[derive(Clone)]
pub(crate) struct Pool {
    workers: Arc<Workers>,
    iterations: u32,
}

/// A bot, and the number of moves that it has watched.
pub(crate) struct SeatedBot {
    bot: Bot,
    watched: usize,
}

/// A request to a bot.
pub(crate) struct Question {
    /// The client on whose account the bot thinks.
    pub(crate) account: Account,
    pub(crate) table: TableCode,
    pub(crate) seat: Seat,
    pub(crate) profile: Profile,
    /// The current game, or the game as it would be if all others allowed the play.
    pub(crate) game: Game,
    /// The number of moves played at the table.
    pub(crate) made: usize,
    pub(crate) moves: Vec<Move>,
    /// What the bot says of others by pointing. Nothing if it may not point.
    pub(crate) standing: Option<Vec<(Seat, Stance)>>,
    /// The earliest time for the answer.
    pub(crate) not_before: Instant,
    /// If the bot needs longer, the answer waits for a multiple of this time. So the exact thinking time, which depends on
    /// its cards, stays secret.
    pub(crate) step: Duration,
    /// The bot that already plays in this seat, if there is one.
    pub(crate) seated: Option<SeatedBot>,
}

/// The answer of a bot.
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    /// The number of the game at the table. `made` is the number of moves played in it.
    pub(crate) game: u32,
    pub(crate) made: usize,
    /// The bot, unless it panicked.
    pub(crate) seated: Option<SeatedBot>,
    pub(crate) choice: Result<Choice, NoChoice>,
    /// What the bot says of another player by pointing.
    pub(crate) opinion: Option<Opinion>,
}

/// What a bot is about to say of another player.
#[derive(Clone, Copy)]
pub(crate) struct Opinion {
    pub(crate) said: Pointed,
    /// The shortest and the longest time that it hesitates, in milliseconds.
    pub(crate) hesitation: (u64, u64),
}

/// The reason why a bot has not chosen a move.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoChoice {
    #[error(transparent)]
    CannotChoose(#[from] CannotChoose),
    #[error("the bot panicked")]
    Panicked,
}

impl SeatedBot {
    /// Makes a bot that has watched the game from its first deal.
    fn catch_up(profile: Profile, game: &Game, seat: Seat, made: usize) -> Result<SeatedBot, CannotChoose> {
        let bot = Bot::new(profile, Seed(crate::entropy::random()));
        let mut seated = SeatedBot { bot, watched: 0 };
        if !seated.bot.remembers() {
            seated.watched = made;
            return Ok(seated);
        }
        let record: Record = game.record();
        let Ok(mut past) = record.begin() else {
            return Ok(seated);
        };
        seated.watch(&past, seat)?;
        for number in 1..=made {
            if record.play_move(&mut past, number).is_err() {
                break;
            }
            seated.watch(&past, seat)?;
        }
        seated.watched = made;
        Ok(seated)
    }

    /// Shows the last move to the bot.
    fn watch(&mut self, game: &Game, seat: Seat) -> Result<(), CannotChoose> {
        if self.bot.remembers() {
            saboteur_bots::show(&mut self.bot, game, seat)?;
        }
        self.watched = game.moves().len();
        Ok(())
    }

    /// Shows the last move to the bot if it has seen all earlier ones. Returns false if it has not.
    pub(crate) fn watch_next(&mut self, game: &Game, seat: Seat) -> Result<bool, CannotChoose> {
        if self.watched + 1 != game.moves().len() {
            return Ok(false);
        }
        self.watch(game, seat)?;
        Ok(true)
    }

    /// Returns true if the bot has this level and this character and has watched all moves.
    fn fits(&self, profile: Profile, made: usize) -> bool {
        let same = profile.character.is_none_or(|character| character == self.bot.character());
        self.bot.level() == profile.level && same && self.watched == made
    }
}

impl Pool {
    pub(crate) fn new(workers: Arc<Workers>, iterations: u32) -> Pool {
        Pool { workers, iterations }
    }

    /// Lets a bot think. The answer comes when the bot is done, but not before `not_before`.
    pub(crate) async fn think(&self, question: Question, number: u32) -> Option<Thought> {
        let (not_before, step) = (question.not_before, question.step);
        let (seat, made) = (question.seat, question.made);
        let Question { account, table, profile, .. } = question;
        let (usual, places) = (self.iterations, self.workers.heavy_places());
        let job = move |crowd| answer(question, number, iterations(usual, crowd, places));
        let thought = self.workers.run(Order { account, table, effort: effort(profile.level) }, job).await;
        let panicked =
            || Thought { seat, game: number, made, seated: None, choice: Err(NoChoice::Panicked), opinion: None };
        let thought = thought.unwrap_or_else(panicked);
        tokio::time::sleep_until(whole_step(not_before, Instant::now(), step)).await;
        Some(thought)
    }

    /// Runs another job on the threads of the workers. Returns nothing if it panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        order: Order,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.workers.run(order, |_| job()).await
    }
}

fn effort(level: Level) -> Effort {
    match level {
        Level::Random | Level::Easy => Effort::Light,
        Level::Normal => Effort::Medium,
        Level::Hard => Effort::Heavy,
    }
}

/// Returns the number of games that a hard bot imagines while a crowd of hard bots waits for a number of places.
fn iterations(usual: u32, crowd: usize, places: usize) -> u32 {
    let share = u64::from(usual) * places as u64 / crowd.max(places).max(1) as u64;
    (share as u32).max(usual / LEAST_PART).max(1)
}

/// Returns the first time that is a whole number of steps after `not_before` and not in the past.
fn whole_step(not_before: Instant, now: Instant, step: Duration) -> Instant {
    let late = now.saturating_duration_since(not_before);
    if step.is_zero() {
        return not_before;
    }
    not_before + step * late.as_micros().div_ceil(step.as_micros()) as u32
}

fn answer(question: Question, number: u32, iterations: u32) -> Thought {
    let Question { seat, profile, game, made, moves, seated, standing, .. } = question;
    let seated = seated.filter(|seated| seated.fits(profile, made));
    let (mut seated, ready) = match seated {
        Some(seated) => (seated, Ok(())),
        None => match SeatedBot::catch_up(profile, &game, seat, made) {
            Ok(seated) => (seated, Ok(())),
            Err(error) => (SeatedBot { bot: Bot::new(Level::Easy, 0), watched: 0 }, Err(error)),
        },
    };
    seated.bot = seated.bot.with_iterations(iterations);
    let view = game.view(Viewer::Seat(seat));
    let choice = ready.and_then(|()| seated.bot.choose(&view, &moves));
    let said =
        standing.filter(|_| choice.is_ok()).and_then(|standing| seated.bot.point(&view, &standing).ok().flatten());
    let opinion = said.map(|said| Opinion { said, hesitation: seated.bot.character().hesitation() });
    Thought { seat, game: number, made, seated: Some(seated), choice: choice.map_err(NoChoice::from), opinion }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use saboteur_bots::Character;
    use saboteur_engine::{Rules, Setup};

    #[test]
    fn how_hard_a_bot_thought_shows_in_whole_steps_only() {
        let (begin, step) = (Instant::now(), Duration::from_millis(500));
        let after = |milliseconds| begin + Duration::from_millis(milliseconds);
        assert_eq!(whole_step(after(300), after(10), step), after(300));
        assert_eq!(whole_step(after(300), after(299), step), after(300));
        assert_eq!(whole_step(after(300), after(301), step), after(800));
        assert_eq!(whole_step(after(300), after(799), step), after(800));
        assert_eq!(whole_step(after(300), after(801), step), after(1300));
        assert_eq!(whole_step(after(300), after(801), Duration::ZERO), after(300));
    }

    #[test]
    fn a_crowd_of_hard_bots_imagines_fewer_games() {
        assert_eq!([1, 2, 4, 8, 1000].map(|crowd| iterations(1000, crowd, 2)), [1000, 1000, 500, 250, 100]);
        assert_eq!(iterations(20, 1000, 1), 2);
        assert_eq!(iterations(1, 1000, 1), 1);
    }

    #[test]
    fn a_bot_that_has_missed_something_is_not_trusted() {
        let mut game = Game::new(Rules::default(), Setup::new(3, 7)).unwrap();
        // After three moves it is the turn of the same seat again.
        let seat = game.to_act().unwrap().seat;
        let profile = Profile { level: Level::Normal, character: Some(Character::Sly) };
        let mut seated = SeatedBot::catch_up(profile, &game, seat, 0).unwrap();
        let play = |game: &mut Game| {
            let to_act = game.to_act().unwrap().seat;
            let chosen = game.legal_moves(to_act)[0];
            game.play(to_act, chosen).unwrap();
        };
        play(&mut game);
        assert!(seated.watch_next(&game, seat).unwrap() && seated.fits(profile, 1));
        assert!(!seated.fits(Profile { character: Some(Character::Bold), ..profile }, 1));
        play(&mut game);
        play(&mut game);
        assert!(!seated.watch_next(&game, seat).unwrap() && !seated.fits(profile, 3));
        // The new bot has seen all moves.
        let moves = game.legal_moves(game.to_act().unwrap().seat);
        let (not_before, step) = (Instant::now(), Duration::ZERO);
        let account = Account::of([10, 0, 0, 1].into());
        let table = TableCode::new(&mut crate::entropy::fill);
        let question = Question {
            account,
            table,
            seat,
            profile,
            game,
            made: 3,
            moves,
            standing: None,
            not_before,
            step,
            seated: Some(seated),
        };
        assert!(answer(question, 1, 1).seated.unwrap().fits(profile, 3));
    }
}

//! Bots: players that are shown what their seat may know, and choose moves.

use crate::belief::Belief;
use crate::duel::DuelSituation;
use crate::level::Level;
use crate::mind::Mind;
use crate::policy::Situation;
use crate::reason::{Reason, Why};
use crate::search::Search;
use crate::survey::Survey;
use crate::weights::Weights;
use saboteur_engine::{BrokenView, Chance, Event, Move, Seat, Seed, State, View};

/// A chosen move and the reason for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The move.
    pub chosen: Move,
    /// The reason for it.
    pub why: Why,
}

/// The reason why a bot cannot choose a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotChoose {
    /// The view contradicts itself: no game looks like this.
    #[error(transparent)]
    View(#[from] BrokenView),
    /// There are no moves to choose from, or the view belongs to no seat.
    #[error("there is no move to choose from: a bot can choose only when its seat has to decide")]
    NoMoves,
}

/// A computer player in one seat.
///
/// It is given what its seat sees and hears and the legal moves, and nothing else. With the same seed and the same
/// input it makes the same moves.
pub struct Bot {
    level: Level,
    iterations: u32,
    chance: Chance,
    belief: Belief,
}

impl Bot {
    /// The default number of games that a bot of level `hard` imagines for each move.
    pub const ITERATIONS: u32 = 1000;

    /// Returns a bot of this level.
    pub fn new(level: Level, seed: impl Into<Seed>) -> Bot {
        Bot { level, iterations: Bot::ITERATIONS, chance: Chance::new(seed.into(), 0), belief: Belief::new() }
    }

    /// Sets the number of games to imagine for each move. Only level `hard` imagines games.
    #[must_use]
    pub fn with_iterations(self, iterations: u32) -> Bot {
        Bot { iterations: iterations.max(1), ..self }
    }

    /// Returns the level of the bot.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Returns true if the bot learns from what it watches: level `normal` and above.
    pub fn remembers(&self) -> bool {
        self.level >= Level::Normal
    }

    /// Shows the bot the table and the events that its seat heard: first after the deal, then after each move, its own
    /// included.
    pub fn watch(&mut self, view: &View, heard: &[Event]) -> Result<(), CannotChoose> {
        if self.remembers() {
            self.belief.watch(view, heard)?;
        }
        Ok(())
    }

    /// Returns what the bot thinks of the dwarf cards and the place of the treasure.
    pub fn mind(&self, view: &View) -> Result<Mind, CannotChoose> {
        let seat = view.seat.ok_or(CannotChoose::NoMoves)?;
        let world = view.world()?;
        if !self.remembers() || world.rules().is_duel() {
            return Ok(Mind::naive(&world, seat));
        }
        Ok(self.belief.posterior(&world, seat).mind)
    }

    /// Chooses one of the legal moves.
    pub fn choose(&mut self, view: &View, moves: &[Move]) -> Result<Choice, CannotChoose> {
        let (Some(seat), Some(&first)) = (view.seat, moves.first()) else {
            return Err(CannotChoose::NoMoves);
        };
        if moves.len() == 1 {
            return Ok(Choice { chosen: first, why: Why { reason: Reason::OnlyMove, hope: None } });
        }
        if self.level == Level::Random {
            let chosen = *self.chance.pick(moves);
            return Ok(Choice { chosen, why: Why { reason: Reason::Lot, hope: None } });
        }
        let world = view.world()?;
        let posterior = (self.remembers() && !world.rules().is_duel()).then(|| self.belief.posterior(&world, seat));
        let naive = Mind::naive(&world, seat);
        let mind = posterior.as_ref().map_or(&naive, |posterior| &posterior.mind);
        let weighed = weigh_all(&world, seat, mind, Weights::of(world.rules().game), moves);
        let ahead = self.level == Level::Hard && world.is_in_round();
        let (best, hope) = if ahead {
            let values: Vec<f32> = weighed.iter().map(|(value, _)| *value).collect();
            let search = Search {
                world: &world,
                seat,
                belief: &self.belief,
                posterior: posterior.as_ref(),
                moves,
                values: &values,
            };
            let (best, hope) = search.run(self.iterations, &mut self.chance);
            (best, Some(Reason::percent(hope as f32)))
        } else {
            (self.best(&weighed), None)
        };
        Ok(Choice { chosen: moves[best], why: Why { reason: weighed[best].1, hope } })
    }

    /// Returns the index of the best move. One of several almost equal moves is drawn at random.
    fn best(&mut self, weighed: &[(f32, Reason)]) -> usize {
        let most = weighed.iter().map(|(value, _)| *value).fold(f32::NEG_INFINITY, f32::max);
        let best: Vec<usize> = (0..weighed.len()).filter(|&at| weighed[at].0 >= most - 0.02).collect();
        *self.chance.pick(&best)
    }
}

/// Returns the value of each move to the seat, with the reason.
pub(crate) fn weigh_all(
    world: &State,
    seat: Seat,
    mind: &Mind,
    weights: &Weights,
    moves: &[Move],
) -> Vec<(f32, Reason)> {
    if world.rules().is_duel() {
        let duel = DuelSituation::new(world, seat);
        return moves.iter().map(|chosen| duel.weigh(chosen)).collect();
    }
    let survey = Survey::new(world, None);
    let situation = Situation::new(world, seat, &survey, mind, weights);
    moves.iter().map(|chosen| situation.weigh(chosen)).collect()
}

//! Bots: players that are shown what their seat may know, and choose moves.

use crate::act::{Tables, Tells};
use crate::belief::{Belief, Reading};
use crate::character::Character;
use crate::duel::DuelSituation;
use crate::level::Level;
use crate::mind::Mind;
use crate::playout::soft_best;
use crate::pointing::POINTING;
use crate::policy::{Situation, Weighed};
use crate::profile::Profile;
use crate::reason::{Reason, Why};
use crate::search::Search;
use crate::survey::{Survey, Surveys};
use crate::weights::Weights;
use saboteur_engine::{BrokenView, Chance, Dwarf, Event, Move, Seat, Seed, State, View};

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
    character: Character,
    care: f32,
    iterations: u32,
    chance: Chance,
    /// The randomness of its pointing.
    pub(crate) talk: Chance,
    belief: Belief,
}

impl Bot {
    /// The default number of games that a bot of level `hard` imagines for each move.
    pub const ITERATIONS: u32 = 1000;

    /// The number of games that a bot of level `normal` imagines for each move in The Duel.
    const GLANCE: u32 = 32;

    /// Returns a bot of this level, or of this level and character. If no character is named, the seed draws it.
    pub fn new(profile: impl Into<Profile>, seed: impl Into<Seed>) -> Bot {
        let (profile, seed) = (profile.into(), seed.into());
        Bot {
            level: profile.level,
            character: profile.character.unwrap_or_else(|| Character::drawn(seed)),
            care: 1.0,
            iterations: Bot::ITERATIONS,
            chance: Chance::new(seed, 0),
            talk: Chance::new(seed, POINTING),
            belief: Belief::new(Reading::Now),
        }
    }

    /// Sets the character of the bot.
    #[must_use]
    pub fn with_character(self, character: Character) -> Bot {
        Bot { character, ..self }
    }

    /// Sets how much a Saboteur cares about what its moves tell, as a factor: 0 if it does not hide, 1 as usual.
    #[must_use]
    pub fn with_care(self, care: f32) -> Bot {
        Bot { care, ..self }
    }

    /// Returns the character of the bot.
    pub fn character(&self) -> Character {
        self.character
    }

    /// Returns the level and the character of the bot.
    pub fn profile(&self) -> Profile {
        Profile { level: self.level, character: Some(self.character) }
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

    /// Returns what the bot thinks of a world in which it has a seat, from everything that it has watched.
    pub(crate) fn believe(&self, world: &State, seat: Seat) -> Mind {
        self.belief.posterior(world, seat).mind
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
        let mut world = view.world()?;
        self.belief.remind(&mut world);
        let posterior = (self.remembers() && !world.rules().is_duel()).then(|| self.belief.posterior(&world, seat));
        let naive = Mind::naive(&world, seat);
        let mind = posterior.as_ref().map_or(&naive, |posterior| &posterior.mind);
        let family = world.rules().game;
        let mut weights = self.character.weights(family).at_level(self.level);
        weights.conceal *= self.care;
        let tells = &Tables::of(family).tells;
        let weighed = weigh_all(&world, seat, world.dwarf(seat), mind, &weights, tells, moves);
        // In The Duel nothing can be inferred from others, so `normal` looks ahead a little instead.
        let iterations = match self.level {
            Level::Hard => self.iterations,
            Level::Normal if world.rules().is_duel() => Bot::GLANCE.min(self.iterations),
            Level::Random | Level::Easy | Level::Normal => 0,
        };
        let ahead = iterations > 0 && world.is_in_round();
        let (best, hope) = if ahead {
            let search = Search {
                world: &world,
                seat,
                belief: &self.belief,
                posterior: posterior.as_ref(),
                moves,
                weighed: &weighed,
            };
            let (best, hope) = search.run(iterations, &mut self.chance);
            (best, hope.map(|hope| Reason::percent(hope as f32)))
        } else {
            let mut values: Vec<f32> = weighed.iter().map(|weighed| weighed.value).collect();
            (soft_best(&mut values, self.character.heat(), &mut self.chance), None)
        };
        let reason = told_honestly(&moves[best], &weighed, best);
        Ok(Choice { chosen: moves[best], why: Why { reason, hope } })
    }
}

/// The least harm, in cards, that a Saboteur forgoes when they hide.
const FORGONE: f32 = 0.2;

/// Returns the reason for a move. It tells if the bot deceives: a Saboteur who hides makes a harmless move although
/// another one would do more harm.
fn told_honestly(chosen: &Move, weighed: &[Weighed], best: usize) -> Reason {
    let openly = |weighed: &Weighed| weighed.value + weighed.care * weighed.tell;
    let most = weighed.iter().map(openly).fold(f32::NEG_INFINITY, f32::max);
    let hides = weighed[best].care > 0.0 && openly(&weighed[best]) < most - FORGONE;
    match weighed[best].reason {
        Reason::Discards { card } if hides && matches!(chosen, Move::Discard { .. }) => Reason::LooksHarmless { card },
        Reason::PlaysAlong if !hides => Reason::NothingBetter,
        reason => reason,
    }
}

/// Returns the value of each move to a seat that plays for this dwarf.
pub(crate) fn weigh_all(
    world: &State,
    seat: Seat,
    own: Dwarf,
    mind: &Mind,
    weights: &Weights,
    tells: &Tells,
    moves: &[Move],
) -> Vec<Weighed> {
    if world.rules().is_duel() {
        let surveys = Surveys::new(world);
        let duel = DuelSituation::new(world, seat, &surveys);
        let weigh = |chosen: &Move| {
            let (value, reason) = duel.weigh(chosen);
            Weighed { value, tell: 0.0, care: 0.0, reason }
        };
        return moves.iter().map(weigh).collect();
    }
    let survey = Survey::new(world, None);
    let situation = Situation::new(world, seat, own, &survey, mind, weights, tells);
    moves.iter().map(|chosen| situation.weigh(chosen)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use saboteur_engine::{Card, Discards};

    #[test]
    fn a_harmless_move_is_called_a_deception_only_if_it_is_one() {
        let card = Card::Cross;
        let discard = Move::Discard { cards: Discards::one(card), removed: None };
        let lay = Move::Answer { to: saboteur_engine::Decision::React, reply: saboteur_engine::Reply::No };
        let told = |chosen: &Move, reason: Reason, care: f32, forgone: f32| {
            let harmless = Weighed { value: 0.3, tell: 0.0, care, reason };
            let harmful = Weighed { value: 0.3 + forgone - care, tell: 1.0, care, reason: Reason::Waits };
            told_honestly(chosen, &[harmful, harmless], 1)
        };
        // A Saboteur who hides forgoes harm.
        assert_eq!(told(&discard, Reason::Discards { card }, 0.5, 0.4), Reason::LooksHarmless { card });
        assert_eq!(told(&lay, Reason::PlaysAlong, 0.5, 0.4), Reason::PlaysAlong);
        // Nothing is forgone.
        assert_eq!(told(&discard, Reason::Discards { card }, 0.5, 0.1), Reason::Discards { card });
        assert_eq!(told(&lay, Reason::PlaysAlong, 0.5, 0.1), Reason::NothingBetter);
        // A Gold Miner who chooses another move than the one that looks best does not deceive.
        assert_eq!(told(&discard, Reason::Discards { card }, 0.0, 0.4), Reason::Discards { card });
    }
}

//! Looking ahead: moves are tried out in worlds drawn from what the bot believes.
//!
//! At the root the candidates are those that the heuristics like best. All of them are tried in the same worlds with the same
//! luck, so that their difference shows early, and the worse half is given up again and again until one is left. Below the
//! root everybody moves as his seat would, by what it knows in that world and by what everybody can see: there the bot
//! itself is as likely a Gold Miner as its deeds make it look, so a Saboteur who gives himself away is hindered for it, and
//! bluffs.

use crate::belief::{Belief, Posterior, TRUST};
use crate::deed;
use crate::duel::Duel;
use crate::learnt;
use crate::mine::Survey;
use crate::playout::{Playing, Playout};
use crate::value;
use crate::weights::Weights;
use saboteur_engine::{Chance, Dwarf, Family, MAX_SEATS, Move, Seat, Seed, State};

/// How many candidates there are at the most.
const CANDIDATES: usize = 8;

/// What the heuristics find so much worse than the best is not tried.
const HOPELESS: f32 = 1.5;

/// How much of everything one point of the heuristics is taken for.
fn point(family: Family) -> f64 {
    match family {
        Family::Base => 0.05,
        Family::Saboteur2 => 0.03,
        Family::Duel | Family::Solo => 0.02,
    }
}

/// How many games the heuristics' own opinion counts for.
const OPINION: f64 = 40.0;

/// How random the imagined players are.
const HEAT: f32 = 0.15;

/// A candidate and how it did.
struct Candidate {
    number: usize,
    tries: u32,
    total: f64,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.total / f64::from(self.tries.max(1))
    }
}

/// A decision to be looked into.
pub(crate) struct Search<'a> {
    /// A world as the seat sees it.
    pub(crate) world: &'a State,
    pub(crate) seat: Seat,
    pub(crate) belief: &'a Belief,
    /// What follows from the belief, where there is anything to be inferred.
    pub(crate) posterior: Option<&'a Posterior>,
    pub(crate) moves: &'a [Move],
    /// What the heuristics make of the moves.
    pub(crate) values: &'a [f32],
}

impl Search<'_> {
    /// The number of the move that does best in so many imagined games, and what may be hoped for after it, from 0 to 1.
    pub(crate) fn run(&self, iterations: u32, chance: &mut Chance) -> (usize, f64) {
        let mut order: Vec<usize> = (0..self.moves.len()).collect();
        order.sort_by(|&one, &two| self.values[two].total_cmp(&self.values[one]));
        let best = order.first().map_or(0.0, |&number| self.values[number]);
        order.truncate(CANDIDATES);
        order.retain(|&number| self.values[number] > best - HOPELESS);
        let mut alive: Vec<Candidate> =
            order.iter().map(|&number| Candidate { number, tries: 0, total: 0.0 }).collect();
        // As many stages as it takes to halve the candidates down to one, each with an equal share of the games.
        let stages = alive.len().next_power_of_two().trailing_zeros().max(1);
        let playing = Playing {
            weights: &Weights::BEST,
            likelihoods: deed::learnt(self.world.rules().game),
            heat: HEAT,
            trust: TRUST,
        };
        // Whatever is hidden, the mine looks the same.
        let survey = Survey::new(self.world, None);
        while alive.len() > 1 {
            for _ in 0..(iterations / stages / alive.len() as u32).max(1) {
                let imagined = self.imagine(chance);
                let luck = chance.seed();
                for candidate in &mut alive {
                    candidate.total += self.attempt(&imagined, &survey, self.moves[candidate.number], &playing, luck);
                    candidate.tries += 1;
                }
            }
            let middle = alive.iter().map(Candidate::mean).sum::<f64>() / alive.len() as f64;
            let score = |candidate: &Candidate| {
                let tries = f64::from(candidate.tries);
                let opinion = f64::from(self.values[candidate.number] - best) * point(self.world.rules().game);
                (candidate.total - tries * middle + OPINION * opinion) / (tries + OPINION)
            };
            alive.sort_by(|one, two| score(two).total_cmp(&score(one)));
            alive.truncate(alive.len().div_ceil(2));
        }
        alive.first().map_or((0, 0.0), |candidate| (candidate.number, candidate.mean()))
    }

    /// A world as likely as the bot believes it to be.
    fn imagine(&self, chance: &mut Chance) -> State {
        let mut world = self.world.imagine(self.seat, chance);
        if let Some(posterior) = self.posterior {
            posterior.draw(&mut world, chance);
        }
        self.belief.remind(&mut world);
        world
    }

    /// Tries a move out in a world; what it brings, from 0 to 1.
    fn attempt(&self, world: &State, survey: &Survey, chosen: Move, playing: &Playing<'_>, luck: Seed) -> f64 {
        let had = gold(world, self.seat);
        let mut chance = Chance::new(luck, 0);
        let round = world.round();
        let mut playout = Playout::new(*world, self.belief.public);
        if world.rules().is_duel() {
            playout.state.play_unchecked(chosen, &mut ());
        } else {
            playout.play(chosen, survey);
        }
        let styles = [playing; MAX_SEATS];
        let mut left = moves_before_cut(world.rules().game);
        while playout.state.round() == round && playout.step(&styles, &mut chance) {
            left = left.saturating_sub(1);
            let goes_on = playout.state.round() == round && playout.state.is_in_round();
            if left == 0
                && goes_on
                && let Some(value) = self.cut(&playout, had)
            {
                return value;
            }
        }
        worth(world.rules().game, gold(&playout.state, self.seat) - had)
    }

    /// What the seat may hope for in a game that is cut; nothing where that must be seen to the end.
    fn cut(&self, playout: &Playout, had: f64) -> Option<f64> {
        let state = &playout.state;
        let curve = match state.rules().game {
            Family::Base => &learnt::BASE_CURVE,
            Family::Saboteur2 => &learnt::SABOTEUR_2_CURVE,
            Family::Duel | Family::Solo => return Some(worth(state.rules().game, standing(state, self.seat) - had)),
        };
        let survey = Survey::new(state, None);
        let features = value::features(state, &survey, &playout.suspicion);
        let reached = value::chance(&features, curve);
        Some(match state.dwarf(self.seat) {
            Dwarf::GoldMiner => reached.into(),
            Dwarf::Saboteur if state.rules().game == Family::Base => (1.0 - reached).into(),
            Dwarf::GreedyDwarf => return None,
            Dwarf::Saboteur | Dwarf::Blue | Dwarf::Green | Dwarf::Boss | Dwarf::Profiteer | Dwarf::Geologist => {
                f64::from(value::expected_gold(state, &survey, self.seat, reached, &learnt::TEAM_CURVE)) / 5.0
            }
        })
    }
}

/// What so much gold from a round is worth, from 0 to 1.
fn worth(family: Family, gained: f64) -> f64 {
    match family {
        Family::Base => f64::from(u8::from(gained > 0.0)) * 0.9 + (gained / 4.0).min(1.0) * 0.1,
        Family::Saboteur2 => (gained / 5.0).clamp(-0.2, 1.0),
        Family::Duel => 0.5 + (gained / 20.0).clamp(-0.5, 0.5),
        Family::Solo => (gained / 15.0).min(1.0),
    }
}

/// In The Duel, what a seat has, what it has marked, and what it is near to; less what the other one has.
fn standing(state: &State, seat: Seat) -> f64 {
    let marked = |owner: Seat| -> f64 {
        let own = state.markers().iter().filter(|marker| marker.owner == owner);
        own.filter_map(|marker| state.board().at(marker.cell)).map(|placed| f64::from(placed.card.nuggets())).sum()
    };
    let other = if state.rules().game == Family::Duel { marked(seat.left(2)) } else { 0.0 };
    gold(state, seat) + marked(seat) - other + 0.5 * f64::from(Duel::new(state, seat).standing())
}

/// After how many moves an imagined game is cut.
fn moves_before_cut(family: Family) -> usize {
    match family {
        Family::Base | Family::Saboteur2 => 12,
        Family::Duel | Family::Solo => 6,
    }
}

/// What a seat has; in The Duel, how much more than the other one.
fn gold(state: &State, seat: Seat) -> f64 {
    let own = f64::from(state.gold(seat));
    if state.rules().game == Family::Duel { own - f64::from(state.gold(seat.left(2))) } else { own }
}

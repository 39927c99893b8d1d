//! Looking ahead: moves are tried out in worlds drawn from what the bot believes.
//!
//! At the root the candidates are those that the heuristics like best. All of them are tried in the same worlds with the same
//! luck, so that their difference shows early, and the worse half is given up again and again until one is left. Below the
//! root everybody moves as his seat would, by what it knows in that world and by what everybody can see: there the bot
//! itself is as likely a Gold Miner as its deeds make it look, so a Saboteur who gives himself away is hindered for it, and
//! bluffs.

use crate::belief::{Belief, Posterior, TRUST};
use crate::deed;
use crate::learnt;
use crate::mine::Survey;
use crate::playout::{Playing, Playout, Suspicion};
use crate::value;
use crate::weights::Weights;
use saboteur_engine::{Chance, Dwarf, Family, MAX_SEATS, Move, Seat, Seed, State};

/// What is known of a candidate.
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

/// How a search is done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// How many games are imagined.
    pub(crate) iterations: u32,
    /// How many candidates there are at the most.
    pub(crate) width: usize,
    /// How much the heuristics' own opinion counts, in games.
    pub(crate) prior: f64,
    /// How much of a win they take one point of theirs for.
    pub(crate) scale: f64,
    /// After how many moves an imagined game is cut to a value.
    pub(crate) cut: usize,
}

fn env(name: &str, usual: f64) -> f64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

impl Effort {
    pub(crate) fn new(iterations: u32) -> Effort {
        Effort {
            iterations,
            width: env("HARD_WIDTH", 8.0) as usize,
            prior: env("HARD_PRIOR", 40.0),
            scale: env("HARD_SCALE", 0.1),
            cut: env("HARD_CUT", 12.0) as usize,
        }
    }
}

/// The number of the best of these moves, and what may be hoped for after it, from 0 to 1.
pub(crate) fn search(
    world: &State,
    seat: Seat,
    belief: &Belief,
    posterior: Option<&Posterior>,
    moves: &[Move],
    values: &[f32],
    effort: Effort,
    chance: &mut Chance,
) -> (usize, f64) {
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|&one, &two| values[two].total_cmp(&values[one]));
    order.truncate(effort.width);
    let best = values[order[0]];
    // What looks hopeless is not tried.
    order.retain(|&number| values[number] > best - 1.5);
    let mut alive: Vec<Candidate> = order.iter().map(|&number| Candidate { number, tries: 0, total: 0.0 }).collect();
    let stages = (usize::BITS - alive.len().leading_zeros()).max(1);
    let share = effort.iterations / stages;
    let playing = Playing {
        weights: &Weights::BEST,
        likelihoods: deed::learnt(world.rules().game),
        heat: env("HARD_HEAT", 0.15) as f32,
        trust: TRUST,
    };
    let opinion = |number: usize| f64::from((values[number] - best).max(-1.5)) * effort.scale;
    while alive.len() > 1 {
        let rounds = (share / alive.len() as u32).max(2);
        for _ in 0..rounds {
            let mut imagined = world.imagine(seat, chance);
            if let Some(posterior) = posterior {
                posterior.draw(&mut imagined, chance);
            }
            belief.remind(&mut imagined);
            let luck = chance.seed();
            for candidate in &mut alive {
                candidate.total +=
                    attempt(imagined, seat, moves[candidate.number], belief.public, &playing, luck, effort.cut);
                candidate.tries += 1;
            }
        }
        let middle = alive.iter().map(Candidate::mean).sum::<f64>() / alive.len() as f64;
        let score = |candidate: &Candidate| {
            // The heuristics' own opinion counts like so many games.
            let tries = f64::from(candidate.tries);
            (candidate.total - tries * middle + effort.prior * opinion(candidate.number)) / (tries + effort.prior)
        };
        alive.sort_by(|one, two| score(two).total_cmp(&score(one)));
        alive.truncate(alive.len().div_ceil(2));
    }
    (alive[0].number, alive[0].mean())
}

/// Tries a move out in a world, to the end of the round; what it brings, from 0 to 1.
fn attempt(
    world: State,
    seat: Seat,
    chosen: Move,
    suspicion: Suspicion,
    playing: &Playing<'_>,
    luck: Seed,
    cut: usize,
) -> f64 {
    let had = gold(&world, seat);
    let mut chance = Chance::new(luck, 0);
    let round = world.round();
    let mut playout = Playout::new(world, suspicion);
    if world.rules().is_duel() {
        playout.state.play_unchecked(chosen, &mut ());
    } else {
        let survey = Survey::new(&world, None);
        playout.play(chosen, &survey);
    }
    let styles = [playing; MAX_SEATS];
    let mut steps = 0;
    while playout.state.round() == round && playout.step(&styles, &mut chance) {
        steps += 1;
        if steps >= cut && playout.state.round() == round && playout.state.is_in_round() {
            if let Some(value) = value_of(&playout, seat) {
                return value;
            }
        }
    }
    let gained = gold(&playout.state, seat) - had;
    match world.rules().game {
        Family::Base => f64::from(u8::from(gained > 0.0)) * 0.9 + (gained / 4.0).min(1.0) * 0.1,
        Family::Saboteur2 => (gained / 5.0).clamp(-0.2, 1.0),
        Family::Duel => 0.5 + (gained / 20.0).clamp(-0.5, 0.5),
        Family::Solo => (gained / 12.0).min(1.0),
    }
}

/// What a seat may hope for in a game that is cut; nothing for those who must see the end of it.
fn value_of(playout: &Playout, seat: Seat) -> Option<f64> {
    let state = &playout.state;
    let curve = match state.rules().game {
        Family::Base => &learnt::BASE_CURVE,
        Family::Saboteur2 => &learnt::SABOTEUR_2_CURVE,
        Family::Duel | Family::Solo => return None,
    };
    let survey = Survey::new(state, None);
    let features = value::features(state, &survey, &playout.suspicion);
    let reached = value::chance(&features, curve);
    Some(match state.dwarf(seat) {
        Dwarf::GoldMiner => reached.into(),
        Dwarf::Saboteur if state.rules().game == Family::Base => (1.0 - reached).into(),
        Dwarf::GreedyDwarf => return None,
        Dwarf::Saboteur | Dwarf::Blue | Dwarf::Green | Dwarf::Boss | Dwarf::Profiteer | Dwarf::Geologist => {
            f64::from(value::expected_gold(state, &survey, seat, reached, &learnt::TEAM_CURVE)) / 5.0
        }
    })
}

/// What a seat has; in The Duel, how much more than the other one.
fn gold(state: &State, seat: Seat) -> f64 {
    let own = f64::from(state.gold(seat));
    if state.rules().game == Family::Duel { own - f64::from(state.gold(seat.left(2))) } else { own }
}

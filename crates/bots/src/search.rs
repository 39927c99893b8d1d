//! Looking ahead: moves are tried out in worlds drawn from what the bot believes.
//!
//! At the root the candidates are those that the heuristics like best. All of them are tried in the same worlds with the same
//! luck, so that their difference shows early, and the worse half is given up again and again until one is left. Below the
//! root a tree over all worlds learns which replies do well for whoever makes them; behind it everybody moves as his seat
//! would, by what it knows in that world and by what everybody can see. There the bot itself is as likely a Gold Miner as
//! its deeds make it look, so a Saboteur who gives himself away is hindered for it, and bluffs.

use crate::belief::{Belief, Posterior, TRUST};
use crate::deed;
use crate::duel::Duel;
use crate::learnt;
use crate::mine::Survey;
use crate::playout::{Playing, Playout};
use crate::tree::{Step, Tree};
use crate::value;
use crate::weights::Weights;
use saboteur_engine::{Chance, Dwarf, Family, MAX_SEATS, Move, Seat, Seed, State};

/// How many candidates there are at the most.
const CANDIDATES: usize = 8;

/// What the heuristics find so much worse than the best is not tried.
const HOPELESS: f32 = 1.5;

/// How many games the heuristics' own opinion counts for.
const OPINION: f64 = 40.0;

/// How random the imagined players are.
const HEAT: f32 = 0.15;

/// How a family is searched.
struct Plan {
    /// How much of everything one point of the heuristics is taken for.
    point: f64,
    /// How many moves behind the root are in the tree.
    depth: usize,
    /// After how many moves an imagined game is cut to a value.
    cut: usize,
}

impl Plan {
    fn of(family: Family) -> Plan {
        match family {
            Family::Base => Plan { point: 0.05, depth: 2, cut: 12 },
            Family::Saboteur2 => Plan { point: 0.03, depth: 2, cut: 12 },
            Family::Duel | Family::Solo => Plan { point: 0.02, depth: 3, cut: 6 },
        }
    }
}

/// A candidate and how it did.
struct Candidate {
    number: usize,
    tries: u32,
    total: f64,
    /// The place in the tree that it leads to.
    node: usize,
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

/// A world in which moves are tried out.
struct Trial<'a> {
    world: State,
    /// The mine, which looks the same whatever is hidden.
    survey: &'a Survey,
    playing: &'a Playing<'a>,
    plan: &'a Plan,
    luck: Seed,
}

impl Search<'_> {
    /// The number of the move that does best in so many imagined games, and what may be hoped for after it, from 0 to 1.
    pub(crate) fn run(&self, iterations: u32, chance: &mut Chance) -> (usize, f64) {
        let family = self.world.rules().game;
        let plan = Plan::of(family);
        let mut tree = Tree::default();
        let mut alive = self.candidates(&mut tree);
        let best = alive.first().map_or(0.0, |candidate| self.values[candidate.number]);
        // As many stages as it takes to halve the candidates down to one, each with an equal share of the games.
        let stages = alive.len().next_power_of_two().trailing_zeros().max(1);
        let likelihoods = deed::learnt(family);
        let playing = Playing { weights: Weights::of(family), likelihoods, heat: HEAT, trust: TRUST };
        let survey = Survey::new(self.world, None);
        while alive.len() > 1 {
            for _ in 0..(iterations / stages / alive.len() as u32).max(1) {
                let world = self.imagine(chance);
                let trial = Trial { world, survey: &survey, playing: &playing, plan: &plan, luck: chance.seed() };
                for candidate in &mut alive {
                    candidate.total += self.attempt(&trial, candidate, &mut tree);
                    candidate.tries += 1;
                }
            }
            let middle = alive.iter().map(Candidate::mean).sum::<f64>() / alive.len() as f64;
            let score = |candidate: &Candidate| {
                let tries = f64::from(candidate.tries);
                let opinion = f64::from(self.values[candidate.number] - best) * plan.point;
                (candidate.total - tries * middle + OPINION * opinion) / (tries + OPINION)
            };
            alive.sort_by(|one, two| score(two).total_cmp(&score(one)));
            alive.truncate(alive.len().div_ceil(2));
        }
        alive.first().map_or((0, 0.0), |candidate| (candidate.number, candidate.mean()))
    }

    /// The moves that are tried, those first that the heuristics like best.
    fn candidates(&self, tree: &mut Tree) -> Vec<Candidate> {
        let mut order: Vec<usize> = (0..self.moves.len()).collect();
        order.sort_by(|&one, &two| self.values[two].total_cmp(&self.values[one]));
        let best = order.first().map_or(0.0, |&number| self.values[number]);
        order.truncate(CANDIDATES);
        order.retain(|&number| self.values[number] > best - HOPELESS);
        order.into_iter().map(|number| Candidate { number, tries: 0, total: 0.0, node: tree.grow() }).collect()
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
    fn attempt(&self, trial: &Trial<'_>, candidate: &Candidate, tree: &mut Tree) -> f64 {
        let mut chance = Chance::new(trial.luck, 0);
        let round = trial.world.round();
        let mut playout = Playout::new(trial.world, self.belief.public);
        let chosen = self.moves[candidate.number];
        if trial.world.rules().is_duel() {
            playout.state.play_unchecked(chosen, &mut ());
        } else {
            playout.play(chosen, trial.survey);
        }
        let styles = [trial.playing; MAX_SEATS];
        let mut steps: Vec<Step> = Vec::new();
        let mut node = candidate.node;
        let mut left = trial.plan.cut;
        while left > 0 && playout.state.round() == round {
            if steps.len() < trial.plan.depth {
                let Some(seat) = playout.weigh(&styles) else {
                    break;
                };
                let (number, next, step) = tree.choose(node, seat, &playout);
                steps.push(step);
                node = next;
                playout.make(number);
            } else if !playout.step(&styles, &mut chance) {
                break;
            }
            left -= 1;
        }
        // Gold that is already being handed out is not guessed at, and a lone digger must see the end.
        let greedy = trial.world.dwarf(self.seat) == Dwarf::GreedyDwarf;
        while playout.state.round() == round && (greedy || !playout.state.is_in_round()) {
            if !playout.step(&styles, &mut chance) {
                break;
            }
        }
        let outcome = Outcome::new(&trial.world, &playout);
        for step in &steps {
            tree.note(step, outcome.reward(step.seat));
        }
        outcome.reward(self.seat)
    }
}

/// How an imagined game ended, or where it was cut.
struct Outcome<'a> {
    before: &'a State,
    playout: &'a Playout,
    /// The mine and how likely the treasure is reached, if the game was cut.
    cut: Option<(Survey, f32)>,
}

impl Outcome<'_> {
    fn new<'a>(before: &'a State, playout: &'a Playout) -> Outcome<'a> {
        let state = &playout.state;
        let goes_on = state.round() == before.round() && state.is_in_round();
        let curve = match state.rules().game {
            Family::Base => Some(&learnt::BASE_CURVE),
            Family::Saboteur2 => Some(&learnt::SABOTEUR_2_CURVE),
            Family::Duel | Family::Solo => None,
        };
        let cut = curve.filter(|_| goes_on).map(|curve| {
            let survey = Survey::new(state, None);
            let reached = value::chance(&value::features(state, &survey, &playout.suspicion), curve);
            (survey, reached)
        });
        Outcome { before, playout, cut }
    }

    /// What a seat gets, from 0 to 1.
    fn reward(&self, seat: Seat) -> f64 {
        let state = &self.playout.state;
        let family = state.rules().game;
        let Some((survey, reached)) = &self.cut else {
            let cut = state.rules().is_duel() && state.round() == self.before.round() && state.to_act().is_some();
            let now = if cut { standing(state, seat) } else { gold(state, seat) };
            return worth(family, now - gold(self.before, seat));
        };
        let reached = *reached;
        match state.dwarf(seat) {
            Dwarf::GoldMiner => reached.into(),
            Dwarf::Saboteur if family == Family::Base => (1.0 - reached).into(),
            Dwarf::GreedyDwarf => f64::from(reached) / state.player_count() as f64,
            Dwarf::Saboteur | Dwarf::Blue | Dwarf::Green | Dwarf::Boss | Dwarf::Profiteer | Dwarf::Geologist => {
                f64::from(value::expected_gold(state, survey, seat, reached, &learnt::TEAM_CURVE)) / 5.0
            }
        }
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

/// What a seat has; in The Duel, how much more than the other one.
fn gold(state: &State, seat: Seat) -> f64 {
    let own = f64::from(state.gold(seat));
    if state.rules().game == Family::Duel { own - f64::from(state.gold(seat.left(2))) } else { own }
}

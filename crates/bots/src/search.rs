//! Looking ahead: moves are tried out in worlds drawn from what the bot believes.
//!
//! The candidates are the moves that the heuristics rate highest. All of them are tried in the same worlds with the
//! same random numbers, so that their difference shows early. After each stage the worse half is dropped, until one is
//! left. Below the candidates a tree over all worlds learns which replies do well for the player who makes them. After
//! that, every player moves by what their seat knows in that world, and by what every player has seen. To the others
//! the bot is as suspicious as its acts make it look, so a Saboteur who gives themselves away is hindered for it, and
//! learns to bluff.

use crate::act::Tables;
use crate::belief::{Belief, Posterior, TRUST};
use crate::duel::DuelSituation;
use crate::learnt;
use crate::playout::{PlayStyle, Playout};
use crate::policy::Weighed;
use crate::survey::Surveys;
use crate::tree::{Step, Tree};
use crate::value;
use crate::weights::Weights;
use saboteur_engine::{Chance, Dwarf, Family, MAX_SEATS, Move, Seat, Seed, State};

/// The most candidates.
const CANDIDATES: usize = 8;

/// A move is not tried if the heuristics rate it this much lower than the best one.
const HOPELESS: f32 = 1.5;

/// The number of imagined games that the rating by the heuristics counts for.
const OPINION: f64 = 40.0;

/// The randomness of the imagined players.
const HEAT: f32 = 0.15;

/// The parameters of the search in a game.
struct Plan {
    /// The reward that one point of the heuristics stands for.
    point: f64,
    /// The number of moves after a candidate that are in the tree.
    depth: usize,
    /// The number of moves after which an imagined game is cut off and its value estimated, with few players.
    cut: usize,
    /// The number of laps that an imagined game lasts at least.
    laps: usize,
    /// The reward that a Saboteur gives up to look e times less suspicious, for a care of 1.
    hide: f64,
}

impl Plan {
    fn of(family: Family) -> Plan {
        match family {
            Family::Base => Plan { point: 0.05, depth: 2, cut: 12, laps: 2, hide: 0.06 },
            Family::Saboteur2 => Plan { point: 0.03, depth: 2, cut: 12, laps: 2, hide: 0.04 },
            Family::Duel | Family::Solo => Plan { point: 0.02, depth: 3, cut: 6, laps: 0, hide: 0.0 },
        }
    }

    /// Returns the number of moves after which an imagined game with this number of players is cut off.
    fn cut(&self, players: usize) -> usize {
        self.cut.max(self.laps * players)
    }
}

/// A candidate and its results.
struct Candidate {
    /// The index of the move.
    number: usize,
    tries: u32,
    /// The sum of the rewards.
    total: f64,
    /// The node of the tree that it leads to.
    node: usize,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.total / f64::from(self.tries.max(1))
    }
}

/// A decision for which moves are tried out.
pub(crate) struct Search<'a> {
    /// A world as the seat sees it.
    pub(crate) world: &'a State,
    pub(crate) seat: Seat,
    pub(crate) belief: &'a Belief,
    /// What the seat believes, if the game has anything to infer.
    pub(crate) posterior: Option<&'a Posterior>,
    pub(crate) moves: &'a [Move],
    /// The values of the moves by the heuristics.
    pub(crate) weighed: &'a [Weighed],
}

/// A world in which moves are tried out.
struct Trial<'a> {
    world: State,
    /// The surveys of the mine, which are the same in all worlds.
    surveys: &'a Surveys,
    style: &'a PlayStyle<'a>,
    plan: &'a Plan,
    /// The number of moves after which the game is cut off.
    cut: usize,
    /// The seed of the random numbers, the same for all candidates.
    luck: Seed,
}

impl Search<'_> {
    /// Returns the index of the move that does best in `iterations` imagined games, and its mean reward, from 0 to 1.
    /// The reward is `None` if there was only one move to try.
    pub(crate) fn run(&self, iterations: u32, chance: &mut Chance) -> (usize, Option<f64>) {
        let family = self.world.rules().game;
        let plan = Plan::of(family);
        let mut tree = Tree::default();
        let mut alive = self.candidates(&mut tree);
        let plan = &plan;
        let players = self.world.player_count();
        let best = alive.first().map_or(0.0, |candidate| self.value(candidate.number));
        // Each stage halves the candidates and gets an equal share of the games.
        let stages = alive.len().next_power_of_two().trailing_zeros().max(1);
        let tables = Tables::of(family);
        let (likelihoods, tells) = (&tables.public, &tables.tells);
        let style = PlayStyle { weights: Weights::of(family), likelihoods, tells, heat: HEAT, trust: TRUST };
        let surveys = Surveys::new(self.world);
        while alive.len() > 1 {
            for _ in 0..(iterations / stages / alive.len() as u32).max(1) {
                let world = self.imagine(chance);
                let trial = Trial {
                    world,
                    surveys: &surveys,
                    style: &style,
                    plan,
                    cut: plan.cut(players),
                    luck: chance.seed(),
                };
                for candidate in &mut alive {
                    candidate.total += self.attempt(&trial, candidate, &mut tree);
                    candidate.tries += 1;
                }
            }
            let middle = alive.iter().map(Candidate::mean).sum::<f64>() / alive.len() as f64;
            let score = |candidate: &Candidate| {
                let tries = f64::from(candidate.tries);
                let opinion = f64::from(self.value(candidate.number) - best) * plan.point;
                let weighed = &self.weighed[candidate.number];
                let shown = plan.hide * f64::from(weighed.care * weighed.tell);
                (candidate.total - tries * middle + OPINION * opinion) / (tries + OPINION) - shown
            };
            alive.sort_by(|one, two| score(two).total_cmp(&score(one)));
            alive.truncate(alive.len().div_ceil(2));
        }
        let hope = |candidate: &Candidate| (candidate.tries > 0).then(|| candidate.mean());
        alive.first().map_or((0, None), |candidate| (candidate.number, hope(candidate)))
    }

    /// Returns the value of a move by the heuristics.
    fn value(&self, number: usize) -> f32 {
        self.weighed[number].value
    }

    /// Returns the moves to try, the one with the highest rating first.
    fn candidates(&self, tree: &mut Tree) -> Vec<Candidate> {
        let mut order: Vec<usize> = (0..self.moves.len()).collect();
        order.sort_by(|&one, &two| self.value(two).total_cmp(&self.value(one)));
        let best = order.first().map_or(0.0, |&number| self.value(number));
        let hides = order.iter().any(|&number| self.weighed[number].care > 0.0);
        // A Saboteur who hides always thinks about laying a card that looks honest, one that looks like nothing, and
        // discarding one.
        let quiet = |wanted: &dyn Fn(&Move, f32) -> bool| {
            order.iter().copied().find(|&number| wanted(&self.moves[number], self.weighed[number].tell))
        };
        let quiet = [
            quiet(&|chosen, tell| chosen.is_play() && tell < -0.2),
            quiet(&|chosen, tell| chosen.is_play() && tell.abs() <= 0.2),
            quiet(&|chosen, _| matches!(chosen, Move::Discard { .. })),
        ];
        order.truncate(CANDIDATES);
        order.retain(|&number| self.value(number) > best - HOPELESS);
        if hides {
            for number in quiet.into_iter().flatten() {
                if !order.contains(&number) {
                    order.push(number);
                }
            }
        }
        order.into_iter().map(|number| Candidate { number, tries: 0, total: 0.0, node: tree.add_node() }).collect()
    }

    /// Draws a world, as likely as the bot believes it to be.
    fn imagine(&self, chance: &mut Chance) -> State {
        let mut world = self.world.imagine(self.seat, chance);
        if let Some(posterior) = self.posterior {
            posterior.draw(&mut world, chance);
        }
        self.belief.remind(&mut world);
        world
    }

    /// Tries a candidate in a world. Returns the reward of the bot.
    fn attempt(&self, trial: &Trial<'_>, candidate: &Candidate, tree: &mut Tree) -> f64 {
        let mut chance = Chance::new(trial.luck, 0);
        let round = trial.world.round();
        let mut playout = Playout::with_surveys(trial.world, self.belief.public, trial.surveys.clone());
        playout.play(self.moves[candidate.number]);
        let styles = [trial.style; MAX_SEATS];
        let mut steps: Vec<Step> = Vec::new();
        let mut node = candidate.node;
        let mut left = trial.cut;
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
        // Gold that is already being paid is not estimated, and a Greedy Dwarf has to play the round to its end.
        let greedy = trial.world.dwarf(self.seat) == Dwarf::GreedyDwarf;
        while playout.state.round() == round && (greedy || !playout.state.is_in_round()) {
            if !playout.step(&styles, &mut chance) {
                break;
            }
        }
        let result = TrialResult::new(&trial.world, &mut playout);
        for step in &steps {
            tree.note(step, result.reward(step.seat));
        }
        result.reward(self.seat)
    }
}

/// The end of an imagined game, or the state in which it was cut off.
struct TrialResult<'a> {
    before: &'a State,
    playout: &'a Playout,
    /// The chance that the treasure is reached, if the game was cut off before the round ended. Always `None` in The
    /// Duel.
    reached: Option<f32>,
}

impl TrialResult<'_> {
    fn new<'a>(before: &'a State, playout: &'a mut Playout) -> TrialResult<'a> {
        if playout.state.round() == before.round() && playout.state.to_act().is_some() {
            playout.survey();
        }
        let playout = &*playout;
        let state = &playout.state;
        let goes_on = state.round() == before.round() && state.is_in_round();
        let curve = match state.rules().game {
            Family::Base => Some(&learnt::base::CURVE),
            Family::Saboteur2 => Some(&learnt::saboteur2::CURVE),
            Family::Duel | Family::Solo => None,
        };
        let reached = curve
            .filter(|_| goes_on)
            .map(|curve| value::chance(&value::features(state, playout.surveys.common(), &playout.suspicion), curve));
        TrialResult { before, playout, reached }
    }

    /// Returns the reward of a seat: about 0 for the worst result, 1 for the best.
    fn reward(&self, seat: Seat) -> f64 {
        let state = &self.playout.state;
        let family = state.rules().game;
        let Some(reached) = self.reached else {
            let cut = state.rules().is_duel() && state.round() == self.before.round() && state.to_act().is_some();
            let now = if cut { standing(state, seat, &self.playout.surveys) } else { gold(state, seat) };
            return worth(family, now - gold(self.before, seat));
        };
        match state.dwarf(seat) {
            Dwarf::GoldMiner => reached.into(),
            Dwarf::Saboteur if family == Family::Base => (1.0 - reached).into(),
            Dwarf::GreedyDwarf => f64::from(reached) / state.player_count() as f64,
            Dwarf::Saboteur | Dwarf::Blue | Dwarf::Green | Dwarf::Boss | Dwarf::Profiteer | Dwarf::Geologist => {
                let survey = self.playout.surveys.common();
                f64::from(value::expected_gold(state, survey, seat, reached, &learnt::saboteur2::TEAM_CURVE)) / 5.0
            }
        }
    }
}

/// Returns the reward for the gold gained in a round: 1 at the most.
fn worth(family: Family, gained: f64) -> f64 {
    match family {
        Family::Base => f64::from(u8::from(gained > 0.0)) * 0.9 + (gained / 4.0).min(1.0) * 0.1,
        Family::Saboteur2 => (gained / 5.0).clamp(-0.2, 1.0),
        Family::Duel => 0.5 + (gained / 20.0).clamp(-0.5, 0.5),
        Family::Solo => (gained / 15.0).min(1.0),
    }
}

/// Returns the gold that a seat of The Duel has, has marked and is near to, minus that of the other seat.
fn standing(state: &State, seat: Seat, surveys: &Surveys) -> f64 {
    let marked = |owner: Seat| -> f64 {
        let own = state.markers().iter().filter(|marker| marker.owner == owner);
        own.filter_map(|marker| state.board().at(marker.cell)).map(|placed| f64::from(placed.card.nuggets())).sum()
    };
    let other = if state.rules().game == Family::Duel { marked(seat.left(2)) } else { 0.0 };
    gold(state, seat) + marked(seat) - other + 0.5 * f64::from(DuelSituation::new(state, seat, surveys).standing())
}

/// Returns the gold of a seat. In The Duel for two, that of the other seat is subtracted.
fn gold(state: &State, seat: Seat) -> f64 {
    let own = f64::from(state.gold(seat));
    if state.rules().game == Family::Duel { own - f64::from(state.gold(seat.left(2))) } else { own }
}

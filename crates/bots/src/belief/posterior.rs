//! What a seat believes: the chances of all deals of the dwarf cards and all places of the treasure.
//!
//! If the place of the treasure is given, the acts of one player say nothing about the dwarf card of another, except
//! that all dwarf cards come from one pack. So the sum over all ways to deal the dwarf cards can be computed exactly: a
//! table over the cards that are left is filled seat by seat, from the last to the first. Deals are drawn from the same
//! table.

use super::Belief;
use crate::mind::{KINDS, Mind, dwarf_counts};
use saboteur_engine::{Cell, Chance, Dwarf, Seat, State};

/// What a seat believes: the chances of dwarf cards and goals, from which worlds can be drawn.
pub(crate) struct Posterior {
    pub(crate) mind: Mind,
    /// The seats whose dwarf cards are unknown.
    unknown: Vec<Seat>,
    /// The dwarf cards by seat. Those of unknown seats have no meaning.
    dealt: Vec<Dwarf>,
    /// The cards that are left for the unknown seats, by kind.
    left: [usize; KINDS],
    /// The distance in the tables between two numbers of cards of a kind that differ by one.
    strides: [usize; KINDS],
    /// One hypothesis for each goal that may be the treasure.
    hypotheses: Vec<Hypothesis>,
}

/// A possible place of the treasure, and what follows from it.
struct Hypothesis {
    /// The cell of the treasure. `None` if no face-down goal can be the treasure.
    treasure: Option<Cell>,
    /// The chance of the hypothesis.
    chance: f32,
    /// For each unknown seat, how likely its acts were for each kind of dwarf, relative to the likeliest.
    likelihoods: Vec<[f32; KINDS]>,
    /// For each unknown seat and each number of cards left: the weight of all ways to deal them to this and the later
    /// seats. The last row is for no seat.
    table: Vec<Vec<f32>>,
}

impl Posterior {
    pub(super) fn new(belief: &Belief, world: &State, seat: Seat) -> Posterior {
        let mut mind = Mind::naive(world, seat);
        mind.watchful = true;
        mind.discards = belief.discards[seat.index()].into();
        let mut public = mind.clone();
        belief.public.update(&mut public, world, seat);
        (mind.exposed, mind.suspected) = (public.exposed, public.suspected);
        let unknown: Vec<Seat> = world.seats().filter(|&other| !world.knows_dwarf(seat, other)).collect();
        let dealt: Vec<Dwarf> = world.seats().map(|other| world.dwarf(other)).collect();
        let mut left = dwarf_counts(world).map(|count| count as usize);
        for other in world.seats().filter(|&other| world.knows_dwarf(seat, other)) {
            let kind = world.dwarf(other) as usize;
            left[kind] = left[kind].saturating_sub(1);
        }
        let mut strides = [0; KINDS];
        let mut size = 1;
        for kind in 0..KINDS {
            strides[kind] = size;
            size *= left[kind] + 1;
        }
        let mut posterior = Posterior { mind, unknown, dealt, left, strides, hypotheses: Vec::new() };
        let possible: Vec<(Cell, f32)> =
            posterior.mind.treasure().iter().copied().filter(|(_, chance)| *chance > 0.0).collect();
        let mut logs = Vec::new();
        if possible.is_empty() {
            logs.push(posterior.hypothesis(belief, None, 1.0, size));
        }
        for (cell, chance) in possible {
            logs.push(posterior.hypothesis(belief, Some(cell), chance, size));
        }
        let most = logs.iter().map(|(_, log)| *log).fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for (mut hypothesis, log) in logs {
            hypothesis.chance = (log - most).exp();
            sum += hypothesis.chance;
            posterior.hypotheses.push(hypothesis);
        }
        posterior.hypotheses.iter_mut().for_each(|hypothesis| hypothesis.chance /= sum);
        posterior.fill_mind();
        posterior
    }

    /// Sums over all ways to deal the dwarf cards if the treasure lies on this cell. Also returns the logarithm of the
    /// hypothesis' weight: its prior chance times how likely all acts are.
    fn hypothesis(&self, belief: &Belief, treasure: Option<Cell>, prior: f32, size: usize) -> (Hypothesis, f32) {
        let goal = treasure.and_then(|cell| belief.goals.iter().position(|&goal| goal == cell)).unwrap_or(0);
        let mut log = prior.max(f32::MIN_POSITIVE).ln();
        let mut likelihoods = Vec::with_capacity(self.unknown.len());
        for seat in &self.unknown {
            let logs = belief.evidence(*seat, goal);
            let kinds = (0..KINDS).filter(|&kind| self.left[kind] > 0);
            let most = kinds.map(|kind| logs[kind]).fold(f32::NEG_INFINITY, f32::max);
            let most = if most.is_finite() { most } else { 0.0 };
            log += most;
            likelihoods.push(logs.map(|log| (log - most).max(-12.0).exp()));
        }
        let mut table = vec![Vec::new(); self.unknown.len() + 1];
        table[self.unknown.len()] = vec![1.0f32; size];
        for at in (0..self.unknown.len()).rev() {
            let (seats, later) = table.split_at_mut(at + 1);
            let later = &later[0];
            let row = &mut seats[at];
            row.resize(size, 0.0);
            let mut most = f32::MIN_POSITIVE;
            for (state, slot) in row.iter_mut().enumerate() {
                let mut sum = 0.0;
                for kind in 0..KINDS {
                    let count = self.count_of(state, kind);
                    if count > 0 {
                        sum += count as f32 * likelihoods[at][kind] * later[state - self.strides[kind]];
                    }
                }
                *slot = sum;
                most = most.max(sum);
            }
            // Scaled to a maximum of 1, so that no weight underflows.
            row.iter_mut().for_each(|slot| *slot /= most);
            log += most.ln();
        }
        log += table[0].last().copied().unwrap_or(1.0).max(f32::MIN_POSITIVE).ln();
        (Hypothesis { treasure, chance: 0.0, likelihoods, table }, log)
    }

    /// Returns the number of cards of a kind that are left in this entry of a table.
    fn count_of(&self, state: usize, kind: usize) -> usize {
        state / self.strides[kind] % (self.left[kind] + 1)
    }

    /// Computes the chances of each dwarf card and of each goal for the mind.
    fn fill_mind(&mut self) {
        let full: usize = (0..KINDS).map(|kind| self.left[kind] * self.strides[kind]).sum();
        for seat in &self.unknown {
            self.mind.dwarves[seat.index()] = [0.0; KINDS];
        }
        for (cell, chance) in &mut self.mind.treasure[..self.mind.goal_count] {
            let found = self.hypotheses.iter().find(|hypothesis| hypothesis.treasure == Some(*cell));
            *chance = found.map_or(0.0, |hypothesis| hypothesis.chance);
        }
        for hypothesis in &self.hypotheses {
            let size = hypothesis.table[0].len();
            let mut forward = vec![0.0f32; size];
            forward[full] = 1.0;
            for (at, seat) in self.unknown.iter().enumerate() {
                let mut next = vec![0.0f32; size];
                let mut chances = [0.0; KINDS];
                let later = &hypothesis.table[at + 1];
                for state in (0..size).filter(|&state| forward[state] > 0.0) {
                    for kind in 0..KINDS {
                        let count = self.count_of(state, kind);
                        if count > 0 {
                            let to = state - self.strides[kind];
                            let weight = forward[state] * count as f32 * hypothesis.likelihoods[at][kind];
                            next[to] += weight;
                            chances[kind] += weight * later[to];
                        }
                    }
                }
                let sum: f32 = chances.iter().sum();
                let believed = &mut self.mind.dwarves[seat.index()];
                for kind in 0..KINDS {
                    believed[kind] += hypothesis.chance * chances[kind] / sum.max(f32::MIN_POSITIVE);
                }
                let most = next.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
                next.iter_mut().for_each(|weight| *weight /= most);
                forward = next;
            }
        }
    }

    /// Draws the dwarf cards and the place of the treasure, and supposes them in a world.
    pub(crate) fn draw(&self, world: &mut State, chance: &mut Chance) {
        let mut draw = |weights: &[f32]| {
            let sum: f32 = weights.iter().sum();
            let drawn = chance.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
            let mut passed = 0.0;
            weights.iter().position(|&weight| {
                passed += weight;
                passed > drawn && weight > 0.0
            })
        };
        let chances: Vec<f32> = self.hypotheses.iter().map(|hypothesis| hypothesis.chance).collect();
        let hypothesis = &self.hypotheses[draw(&chances).unwrap_or(0)];
        let mut dealt = self.dealt.clone();
        let mut state: usize = (0..KINDS).map(|kind| self.left[kind] * self.strides[kind]).sum();
        for (at, seat) in self.unknown.iter().enumerate() {
            let later = &hypothesis.table[at + 1];
            let mut weights = [0.0; KINDS];
            for kind in 0..KINDS {
                let count = self.count_of(state, kind);
                if count > 0 {
                    weights[kind] = count as f32 * hypothesis.likelihoods[at][kind] * later[state - self.strides[kind]];
                }
            }
            // If all weights vanish, any card that is left.
            let any_left = || (0..KINDS).find(|&kind| self.count_of(state, kind) > 0);
            let Some(kind) = draw(&weights).or_else(any_left) else {
                return;
            };
            dealt[seat.index()] = Dwarf::ALL[kind];
            state -= self.strides[kind];
        }
        world.suppose_dwarves(&dealt, chance);
        if let Some(cell) = hypothesis.treasure {
            world.suppose_treasure(cell);
        }
    }
}

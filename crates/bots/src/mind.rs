//! What a player thinks of the dwarf cards and the place of the treasure.

use saboteur_engine::{Cell, Dwarf, MAX_SEATS, Seat, State};

/// The number of kinds of dwarf cards.
pub(crate) const KINDS: usize = Dwarf::ALL.len();

/// The chances of each kind of dwarf card, in the order of [`Dwarf::ALL`].
pub(crate) type Chances = [f32; KINDS];

/// What one player thinks of the dwarf cards and the place of the treasure.
#[derive(Clone, Debug)]
pub struct Mind {
    /// For each seat, the chances of each kind of dwarf.
    pub(crate) dwarves: [Chances; MAX_SEATS],
    /// The face-down goals, each with the chance that it is the treasure.
    pub(crate) treasure: [(Cell, f32); 5],
    /// The number of face-down goals.
    pub(crate) goal_count: usize,
    /// The chance, to the other players, that this player is a Saboteur.
    pub(crate) exposed: f32,
    /// For each seat, how much more likely than at the start it is a Saboteur, to a spectator.
    pub(crate) suspected: [f32; MAX_SEATS],
    /// How often this player has discarded cards.
    pub(crate) discards: f32,
    /// True if the player considers who could lay the last card to the treasure.
    pub(crate) watchful: bool,
}

impl Mind {
    /// Returns what a player thinks who goes by the cards they have seen and ignores the acts of others.
    pub(crate) fn naive(state: &State, seat: Seat) -> Mind {
        let mut mind = Mind {
            dwarves: [[0.0; KINDS]; MAX_SEATS],
            treasure: [(Cell::new(0, 0), 0.0); 5],
            goal_count: 0,
            exposed: 0.0,
            suspected: [1.0; MAX_SEATS],
            discards: 0.0,
            watchful: false,
        };
        mind.guess_dwarves(state, seat);
        mind.guess_treasure(state, seat);
        mind
    }

    /// Fills in the chances of dwarf cards.
    fn guess_dwarves(&mut self, state: &State, seat: Seat) {
        let mut left = dwarf_counts(state);
        let known = |other: &Seat| state.knows_dwarf(seat, *other);
        for other in state.seats().filter(known) {
            let kind = state.dwarf(other) as usize;
            left[kind] = (left[kind] - 1.0).max(0.0);
        }
        let all: f32 = left.iter().sum();
        for other in state.seats() {
            let chances = &mut self.dwarves[other.index()];
            if known(&other) {
                chances[state.dwarf(other) as usize] = 1.0;
            } else {
                chances.iter_mut().zip(left).for_each(|(chance, count)| *chance = count / all.max(1.0));
            }
        }
    }

    /// Fills in the face-down goals and their chances.
    fn guess_treasure(&mut self, state: &State, seat: Seat) {
        let hidden = state.board().hidden().filter(|placed| placed.card.is_goal());
        let mut unseen = 0.0;
        let mut found = false;
        for goal in hidden.take(5) {
            let seen = state.has_seen(seat, goal.cell);
            let is_treasure = seen && goal.card.is_gold();
            found |= is_treasure;
            unseen += if seen { 0.0 } else { 1.0 };
            let chance = if is_treasure {
                1.0
            } else if seen {
                0.0
            } else {
                -1.0
            };
            self.treasure[self.goal_count] = (goal.cell, chance);
            self.goal_count += 1;
        }
        let each = if found { 0.0 } else { 1.0 / f32::max(unseen, 1.0) };
        for (_, chance) in self.treasure[..self.goal_count].iter_mut().filter(|(_, chance)| *chance < 0.0) {
            *chance = each;
        }
    }

    /// Returns the face-down goals, each with the chance that it is the treasure.
    pub fn treasure(&self) -> &[(Cell, f32)] {
        &self.treasure[..self.goal_count]
    }

    /// Returns the chance that the treasure lies on this cell.
    pub(crate) fn treasure_at(&self, cell: Cell) -> f32 {
        self.treasure().iter().find(|(goal, _)| *goal == cell).map_or(0.0, |&(_, chance)| chance)
    }

    /// Returns the chance that a seat has this dwarf card.
    pub fn is(&self, seat: Seat, dwarf: Dwarf) -> f32 {
        self.dwarves[seat.index()][dwarf as usize]
    }

    /// Returns how much a dwarf of this kind gains by helping a seat: from 1 for a certain friend to -1 for a certain
    /// enemy.
    pub(crate) fn bond(&self, own: Dwarf, seat: Seat) -> f32 {
        let chances = &self.dwarves[seat.index()];
        Dwarf::ALL.into_iter().zip(chances).map(|(dwarf, chance)| chance * kinship(own, dwarf)).sum()
    }
}

/// Returns the number of each dwarf card that is shuffled, in the order of [`Dwarf::ALL`].
pub(crate) fn dwarf_counts(state: &State) -> Chances {
    let mut counts = [0.0; KINDS];
    for (dwarf, count) in state.rules().dwarf_counts(state.player_count()) {
        counts[dwarf as usize] = count as f32;
    }
    counts
}

/// Returns how much one kind of dwarf gains by helping another: from 1 for a friend to -1 for an enemy.
fn kinship(own: Dwarf, other: Dwarf) -> f32 {
    use Dwarf::{Blue, Boss, Geologist, GoldMiner, GreedyDwarf, Green, Profiteer, Saboteur};
    match (own, other) {
        (Saboteur, Saboteur) | (GoldMiner, GoldMiner) | (Blue, Blue) | (Green, Green) => 1.0,
        (Saboteur, GoldMiner | Blue | Green | Boss | GreedyDwarf) => -1.0,
        (GoldMiner | Blue | Green | Boss | GreedyDwarf, Saboteur) => -1.0,
        (GoldMiner, GreedyDwarf) | (GreedyDwarf, GoldMiner | GreedyDwarf) => -0.1,
        (Blue | Green, Boss) | (Boss, Blue | Green) => 0.6,
        (Saboteur, Profiteer) => 0.3,
        (Profiteer, Saboteur) => -0.2,
        (Profiteer, Blue | Green | Boss) => 0.2,
        (Geologist, Geologist) => -0.4,
        (Geologist, Saboteur) => 0.1,
        (GoldMiner | Saboteur | GreedyDwarf | Blue | Green | Boss | Profiteer | Geologist, _) => 0.0,
    }
}

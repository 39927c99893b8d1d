//! What a player thinks: who is what, and where the treasure lies.

use saboteur_engine::{Cell, Dwarf, MAX_SEATS, Seat, State};

/// The number of kinds of dwarf cards.
pub(crate) const KINDS: usize = Dwarf::ALL.len();

/// The chances of each kind of dwarf card, in the order of [`Dwarf::ALL`].
pub(crate) type Chances = [f32; KINDS];

/// What one player thinks.
#[derive(Clone, Debug)]
pub struct Mind {
    /// For each seat, how likely it is which dwarf.
    pub(crate) dwarves: [Chances; MAX_SEATS],
    /// How likely the treasure lies on which face-down goal.
    pub(crate) treasure: [(Cell, f32); 5],
    pub(crate) goal_count: usize,
    /// How likely others think that the player himself is a Saboteur.
    pub(crate) exposed: f32,
    /// Whether he keeps an eye on the others and on whose turn is next.
    pub(crate) watchful: bool,
}

impl Mind {
    /// What a player thinks who knows the cards and has watched nothing.
    pub(crate) fn naive(state: &State, seat: Seat) -> Mind {
        let mut mind = Mind {
            dwarves: [[0.0; KINDS]; MAX_SEATS],
            treasure: [(Cell::new(0, 0), 0.0); 5],
            goal_count: 0,
            exposed: 0.0,
            watchful: false,
        };
        mind.guess_dwarves(state, seat);
        mind.guess_treasure(state, seat);
        mind
    }

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

    /// The face-down goals and how likely the treasure is there.
    pub fn treasure(&self) -> &[(Cell, f32)] {
        &self.treasure[..self.goal_count]
    }

    /// How likely the treasure lies on that cell.
    pub(crate) fn treasure_at(&self, cell: Cell) -> f32 {
        self.treasure().iter().find(|(goal, _)| *goal == cell).map_or(0.0, |&(_, chance)| chance)
    }

    /// How likely a seat is that dwarf.
    pub fn is(&self, seat: Seat, dwarf: Dwarf) -> f32 {
        self.dwarves[seat.index()][dwarf as usize]
    }

    /// How much a player of this kind gains by what helps that seat: 1 for a friend, -1 for an enemy.
    pub(crate) fn bond(&self, own: Dwarf, seat: Seat) -> f32 {
        let chances = &self.dwarves[seat.index()];
        Dwarf::ALL.into_iter().zip(chances).map(|(dwarf, chance)| chance * kinship(own, dwarf)).sum()
    }
}

/// How many of each dwarf card are shuffled.
pub(crate) fn dwarf_counts(state: &State) -> Chances {
    let mut counts = [0.0; KINDS];
    for (dwarf, count) in state.rules().dwarf_counts(state.player_count()) {
        counts[dwarf as usize] = count as f32;
    }
    counts
}

/// How much one kind of dwarf gains by what helps another: 1 for a friend, -1 for an enemy.
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

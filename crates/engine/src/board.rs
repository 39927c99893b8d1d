//! The mine: which card lies where, what is connected with the start, and where a card may go next.
//!
//! Connections run through the groups of each card (PATH-5). They are kept as the mine grows: laying a card floods
//! only what it newly reaches. Only taking a card away works them out again (PATH-6). The Duel has two players whose
//! ways are kept apart: see the file of ways.

use crate::card::{Card, Role};
use crate::cell::{Cell, Side, Sides};
use crate::list::List;
use crate::seat::Seats;
use crate::shape::Shape;
use crate::spot::Spot;
use crate::team::Team;

/// The most cards that can lie in the mine, over all games of the family.
pub const MOST_PLACED: usize = 82;

/// The most empty cells that reached openings can face at once. A tunnel of `n` openings takes one of them away and
/// adds `n - 1`, and a ladder adds all its own: a test counts that over all cards there are.
const MOST_SPOTS: usize = 52;

/// The most cards that can lie in the mine when a round begins: the start, five goals, two postcards, four chests and
/// the card between start and goals. The Duel has fewer.
const MOST_FIXED: usize = 13;

/// The Duel: the most doors and trolls that can let everybody pass: there are two keys and three trolls.
const MOST_OPENED: usize = 5;

/// Slots of the table from cells to cards; a power of two.
pub(crate) const SLOTS: usize = 128;

const EMPTY: u8 = u8::MAX;

/// A card that lies in the mine.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Where it lies.
    pub cell: Cell,
    /// What it is, even while it lies face down.
    pub card: Card,
    /// How it lies: [`Placed::TURNED`] and [`Placed::FACE_DOWN`].
    lies: u8,
    /// Its openings that are connected with the start. The Duel: those on the way of the blue team in the low four
    /// bits, those of the green team in the high ones.
    reach: u8,
}

impl Placed {
    const TURNED: u8 = 1;
    const FACE_DOWN: u8 = 2;

    pub(crate) const fn face_up(card: Card, cell: Cell, rotated: bool) -> Placed {
        Placed { cell, card, lies: rotated as u8, reach: 0 }
    }

    pub(crate) const fn face_down(card: Card, cell: Cell, rotated: bool) -> Placed {
        Placed { cell, card, lies: rotated as u8 | Placed::FACE_DOWN, reach: 0 }
    }

    /// Returns true if it lies turned by half a turn.
    #[inline]
    pub fn is_rotated(&self) -> bool {
        self.lies & Placed::TURNED != 0
    }

    /// Returns true if it still lies face down.
    #[inline]
    pub fn is_face_down(&self) -> bool {
        self.lies & Placed::FACE_DOWN != 0
    }

    /// The tunnels as they lie.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.card.shape(self.is_rotated())
    }

    /// Its openings that are connected with the start. Not for The Duel, where each team has a way of its own.
    #[inline]
    pub fn reach(&self) -> Sides {
        Sides::from_bits(self.reach)
    }

    /// The Duel: its openings that the way of a team comes to.
    #[inline]
    pub(crate) fn reach_of(&self, team: Team) -> Sides {
        Sides::from_bits(self.reach >> (4 * team as u8))
    }

    /// The Duel: notes openings that the way of a team comes to.
    #[inline]
    pub(crate) fn add_reach(&mut self, team: Team, new: Sides) {
        self.reach |= new.bits() << (4 * team as u8);
    }

    /// Whether any of its openings is connected with the start.
    #[inline]
    pub fn is_connected(&self) -> bool {
        self.reach != 0
    }
}

/// The cards in the mine in the order in which they came there: the start first, then what the round began with, then
/// what was laid.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    pub(crate) placed: List<Placed, MOST_PLACED>,
    /// The empty cells that a connected opening faces.
    pub(crate) spots: List<Spot, MOST_SPOTS>,
    /// A bit for each slot, two slots sharing one: set if a spot may be there, so that most cells need not be
    /// searched for.
    spot_bits: u64,
    /// Who knows the cards that lay there when the round began, while they lie face down.
    seen: [Seats; MOST_FIXED],
    /// From a cell to its card: a small table with open addressing, so that the grid needs no edge.
    slots: [u8; SLOTS],
    /// How many of the placed cards, from the first, nobody has laid from a hand.
    fixed_count: u8,
    /// The Duel: whether teams have starts of their own.
    pub(crate) has_teams: bool,
    /// The Duel: for each team the spots that its way faces, one bit each.
    pub(crate) faced: [u64; 2],
    /// The Duel: where a door or a troll lets everybody pass.
    pub(crate) opened: List<Cell, MOST_OPENED>,
}

impl Board {
    /// A mine in which nothing lies.
    pub(crate) const EMPTY: Board = Board {
        placed: List::empty(Placed::face_up(Card::Start, Cell::new(0, 0), false)),
        spots: List::empty(Spot::free(Cell::new(0, 0))),
        spot_bits: 0,
        seen: [Seats::NOBODY; MOST_FIXED],
        slots: [EMPTY; SLOTS],
        fixed_count: 0,
        has_teams: false,
        faced: [0; 2],
        opened: List::empty(Cell::new(0, 0)),
    };

    /// Takes everything away.
    pub(crate) fn clear(&mut self) {
        self.placed.clear();
        self.spots.clear();
        self.spot_bits = 0;
        self.seen = [Seats::NOBODY; MOST_FIXED];
        self.slots = [EMPTY; SLOTS];
        self.fixed_count = 0;
        self.has_teams = false;
        self.faced = [0; 2];
        self.opened.clear();
    }

    /// The cards in the mine, in the order in which they came there.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// The card on that cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<&Placed> {
        self.find(cell).map(|at| &self.placed[at])
    }

    /// The cards that lay there when the round began: only these can be face down.
    #[inline]
    pub(crate) fn fixed(&self) -> &[Placed] {
        &self.placed[..self.fixed_count as usize]
    }

    /// The face-down cards.
    pub fn hidden(&self) -> impl Iterator<Item = &Placed> {
        self.fixed().iter().filter(|placed| placed.is_face_down())
    }

    /// Changes what the face-down cards are, and nothing else.
    pub(crate) fn hidden_mut(&mut self) -> impl Iterator<Item = &mut Placed> {
        self.placed[..self.fixed_count as usize].iter_mut().filter(|placed| placed.is_face_down())
    }

    /// Who knows the card on that cell: everyone if it lies face up, nobody if there is none.
    pub(crate) fn seen(&self, cell: Cell) -> Seats {
        match self.find(cell) {
            Some(at) if self.placed[at].is_face_down() => self.seen.get(at).copied().unwrap_or_default(),
            Some(_) => Seats::EVERYONE,
            None => Seats::NOBODY,
        }
    }

    /// Changes who knows the face-down card on that cell.
    pub(crate) fn set_seen(&mut self, cell: Cell, seen: Seats) {
        if let Some(slot) = self.find(cell).and_then(|at| self.seen.get_mut(at)) {
            *slot = seen;
        }
    }

    /// The empty cells that a connected opening faces.
    #[inline]
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// Whether an opening that is connected with the start faces this cell. Not for The Duel, where each player has a
    /// way of his own: see [`SeenCard::reached_by`](crate::SeenCard).
    pub fn is_reached(&self, cell: Cell) -> bool {
        !self.reach_at(cell).is_empty()
    }

    /// The sides of a cell on which a connected opening faces it.
    pub(crate) fn reach_at(&self, cell: Cell) -> Sides {
        self.sides_where(cell, |card, facing| card.reach().contains(facing))
    }

    /// The sides of a cell on which the neighbour is as wanted; the second argument is its side that faces the cell.
    pub(crate) fn sides_where(&self, cell: Cell, wanted: impl Fn(&Placed, Side) -> bool) -> Sides {
        let holds = |side: &Side| self.at(cell.step(*side)).is_some_and(|card| wanted(card, side.opposite()));
        Side::ALL.into_iter().filter(holds).fold(Sides::NONE, |all, side| all.union(Sides::only(side)))
    }

    /// The numbers of the cards on the four sides of a cell.
    #[inline(always)]
    pub(crate) fn beside(&self, cell: Cell) -> [u8; 4] {
        let at = |side| self.index_at(cell.step(side));
        [at(Side::Top), at(Side::Right), at(Side::Bottom), at(Side::Left)]
    }

    /// Whether a goal lies beside this cell, face down or up.
    pub(crate) fn touches_goal(&self, cell: Cell) -> bool {
        !self.sides_where(cell, |card, _| card.card.is_goal()).is_empty()
    }

    /// The crystals on face-up cards (GEOLOGIST-1).
    pub(crate) fn crystals(&self) -> u8 {
        let open = self.placed().iter().filter(|placed| !placed.is_face_down());
        open.map(|placed| placed.card.marks(false).crystals).sum()
    }

    /// Puts a card on an empty cell. Returns true if something may have been reached by it that lies face down, or
    /// nuggets.
    pub(crate) fn lay(&mut self, placed: Placed) -> bool {
        if let Some(at) = self.spot_at(placed.cell) {
            self.remove_spot(at);
        }
        let at = self.placed.len();
        self.placed.push(placed);
        self.enter(at);
        if placed.card.role().is(Role::HOME) {
            self.has_teams = true;
        }
        !placed.is_face_down() && self.settle(at)
    }

    /// Turns a face-down card over. Returns true if something else may have been reached by it that lies face down, or
    /// nuggets.
    pub(crate) fn reveal(&mut self, cell: Cell, rotated: bool) -> bool {
        let Some(at) = self.find(cell) else {
            return false;
        };
        self.placed[at].lies = rotated as u8;
        self.settle(at)
    }

    /// Takes a card away and works out what is still connected.
    pub(crate) fn remove(&mut self, cell: Cell) -> Option<Placed> {
        let at = self.find(cell)?;
        let passed = self.has_teams || self.is_passed_through(&self.placed[at]);
        let removed = self.placed.remove_at(at);
        if at < self.fixed_count as usize {
            self.fixed_count -= 1;
            self.seen.copy_within((at + 1).min(MOST_FIXED).., at.min(MOST_FIXED - 1));
        }
        self.opened.remove(cell);
        if passed {
            self.rebuild();
        } else {
            self.close_gap(cell);
        }
        Some(removed)
    }

    /// Returns true if something might be connected with the start only through this card. It is connected itself
    /// through one of its neighbours, so it takes two.
    fn is_passed_through(&self, placed: &Placed) -> bool {
        let joined = self.reach_at(placed.cell).common(placed.reach());
        placed.card.role().is(Role::SOURCE) || joined.bits().count_ones() > 1
    }

    /// Notes that a card was taken away from this cell through which nothing was connected.
    fn close_gap(&mut self, cell: Cell) {
        self.enter_all();
        for side in Side::ALL {
            let next = cell.step(side);
            if let Some(spot) = self.spot_at(next) {
                if self.is_reached(next) {
                    self.spots[spot] = self.survey(next);
                } else {
                    self.remove_spot(spot);
                }
            }
        }
        if self.is_reached(cell) {
            self.add_spot(cell);
        }
    }

    /// Notes that everything so far was laid by nobody: it was there when the round began.
    pub(crate) fn fix(&mut self) {
        self.fixed_count = self.placed.len() as u8;
    }

    /// The cards that were laid from a hand, in the order laid.
    pub(crate) fn laid_from_hands(&self) -> &[Placed] {
        &self.placed()[self.fixed_count as usize..]
    }

    /// Two face-down cards change places, with who knows them.
    pub(crate) fn swap_hidden(&mut self, one: Cell, two: Cell) {
        if let (Some(one), Some(two)) = (self.find(one), self.find(two)) {
            let (first, second) = (self.placed[one], self.placed[two]);
            self.placed[one] = Placed { cell: first.cell, ..second };
            self.placed[two] = Placed { cell: second.cell, ..first };
            if one.max(two) < MOST_FIXED {
                self.seen.swap(one, two);
            }
        }
    }

    /// Moves a face-down card to an empty cell and works out what is connected now.
    pub(crate) fn relocate(&mut self, from: Cell, to: Cell) {
        if let Some(at) = self.find(from) {
            self.placed[at].cell = to;
            self.rebuild();
        }
    }

    /// Works out the table of cells, the connections and the spots from the placed cards alone.
    fn rebuild(&mut self) {
        self.enter_all();
        self.spots.clear();
        self.spot_bits = 0;
        self.faced = [0; 2];
        self.placed.iter_mut().for_each(|placed| placed.reach = 0);
        if self.has_teams {
            return self.rebuild_ways();
        }
        for at in 0..self.placed.len() {
            if self.placed[at].card.role().is(Role::SOURCE) {
                self.flood(at, Sides::ALL);
            }
        }
    }

    /// Joins a face-up card, which is not connected yet, to its neighbours. Returns true if a face-down card may have
    /// been reached.
    fn settle(&mut self, at: usize) -> bool {
        let placed = self.placed[at];
        let shape = placed.shape();
        let open = shape.open();
        let beside = self.beside(placed.cell);
        if self.has_teams {
            return self.settle_ways(at, beside);
        }
        let mut met = if placed.card.role().is(Role::SOURCE) { open } else { Sides::NONE };
        for side in Side::ALL {
            let neighbour = beside[side as usize];
            if neighbour != EMPTY && self.placed[neighbour as usize].reach().contains(side.opposite()) {
                met = met.union(Sides::only(side));
            }
        }
        let new = shape.connected(met);
        self.placed[at].reach = new.bits();
        let mut hidden = false;
        for side in Side::ALL {
            let neighbour = beside[side as usize];
            if neighbour != EMPTY {
                hidden |= new.contains(side) && self.flood_beside(neighbour.into(), side.opposite());
            } else if let Some(spot) = self.spot_at(placed.cell.step(side)) {
                self.spots[spot].demand(side.opposite(), open.contains(side));
            } else if new.contains(side) {
                self.add_spot(placed.cell.step(side));
            }
        }
        hidden
    }

    /// A connected opening faces this card on that side. Returns true if a face-down card was come to.
    #[inline]
    fn flood_beside(&mut self, neighbour: usize, facing: Side) -> bool {
        let other = &self.placed[neighbour];
        if other.is_face_down() {
            return true;
        }
        let joins = other.shape().open().contains(facing) && !other.reach().contains(facing);
        joins && self.flood(neighbour, Sides::only(facing))
    }

    /// Floods from these openings of a card through everything that is not connected yet. Returns true if the flood
    /// came to a face-down card.
    fn flood(&mut self, at: usize, from: Sides) -> bool {
        let placed = &mut self.placed[at];
        let new = placed.shape().connected(from).without(placed.reach());
        placed.reach |= new.bits();
        let cell = placed.cell;
        let mut hidden = false;
        for side in new.iter() {
            let next = cell.step(side);
            match self.find(next) {
                Some(neighbour) => hidden |= self.flood_beside(neighbour, side.opposite()),
                None if self.spot_at(next).is_none() => self.add_spot(next),
                None => {}
            }
        }
        hidden
    }

    /// Notes a cell that a connected opening faces for the first time.
    pub(crate) fn add_spot(&mut self, cell: Cell) {
        if cell.is_in_bounds() {
            self.spot_bits |= 1 << (slot(cell) % 64);
            self.spots.push(self.survey(cell));
        }
    }

    /// What a card on this empty cell has to match; face-down cards show no sides (PATH-7).
    fn survey(&self, cell: Cell) -> Spot {
        let mut spot = Spot::free(cell);
        let beside = self.beside(cell);
        for side in Side::ALL {
            let at = beside[side as usize];
            if at != EMPTY && !self.placed[at as usize].is_face_down() {
                spot.demand(side, self.placed[at as usize].shape().open().contains(side.opposite()));
            }
        }
        spot
    }

    /// Takes away a spot; the last one takes its place.
    fn remove_spot(&mut self, at: usize) {
        self.spots.swap_remove(at);
        if !self.has_teams {
            return;
        }
        let last = self.spots.len();
        for faced in &mut self.faced {
            let moved = *faced >> last & 1;
            *faced &= !(1 << at | 1 << last);
            *faced |= if at < last { moved << at } else { 0 };
        }
    }

    /// The number of the spot on that cell.
    #[inline]
    pub(crate) fn spot_at(&self, cell: Cell) -> Option<usize> {
        let may_be = self.spot_bits >> (slot(cell) % 64) & 1 != 0;
        if may_be { self.spots.iter().position(|spot| spot.cell == cell) } else { None }
    }

    /// The number of the card on that cell, in the order in which they came there.
    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Option<usize> {
        let at = self.index_at(cell);
        (at != EMPTY).then_some(at.into())
    }

    /// The number of the card on that cell, or `EMPTY`.
    #[inline]
    fn index_at(&self, cell: Cell) -> u8 {
        let mut slot = slot(cell);
        loop {
            let at = self.slots[slot];
            if at == EMPTY || self.placed[at as usize].cell == cell {
                return at;
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    /// Builds the table from cells to cards again.
    fn enter_all(&mut self) {
        self.slots = [EMPTY; SLOTS];
        for at in 0..self.placed.len() {
            self.enter(at);
        }
    }

    fn enter(&mut self, at: usize) {
        let mut slot = slot(self.placed[at].cell);
        while self.slots[slot] != EMPTY {
            slot = (slot + 1) % SLOTS;
        }
        self.slots[slot] = at as u8;
    }
}

/// Sixteen columns and eight rows around any place get slots of their own.
#[inline]
pub(crate) fn slot(cell: Cell) -> usize {
    (cell.x as u8).wrapping_add((cell.y as u8).wrapping_mul(16)) as usize % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::CardKind;
    use crate::duel::KEYS;
    use crate::goal::Goal;
    use crate::pack::pack;
    use crate::rules::Preset;

    /// How many faced cells a card adds at the most.
    fn adds(card: Card) -> usize {
        let shape = card.shape(false);
        let mut groups: Vec<Sides> = shape.open().iter().map(|side| shape.connected(Sides::only(side))).collect();
        groups.dedup_by_key(|group| group.bits());
        let source = card.role().is(Role::SOURCE) || card.role().is(Role::HOME);
        let ways = |group: &Sides| if source { group.iter().count() } else { group.iter().count().saturating_sub(2) };
        groups.iter().map(ways).max().unwrap_or(0)
    }

    #[test]
    fn all_cards_together_fit_into_the_mine() {
        let pack = pack(&Preset::Everything.rules());
        let paths: Vec<(Card, usize)> =
            pack.into_iter().filter(|(card, _)| card.is_path()).map(|(card, count)| (card, count.into())).collect();
        let others = Card::ALL.iter().filter(|card| !card.is_path() && card.shape(false).open() != Sides::NONE);
        // The two treasures never lie in the mine together; of the chests' cards there are two crossings.
        let others = others.filter(|card| **card != Card::GoalGold);
        // The Duel is counted below.
        let others = others.filter(|card| card.home().is_none() && card.kind() != CardKind::Goal(Goal::GoldCard));
        let all: usize = paths.iter().map(|&(card, count)| adds(card) * count).sum::<usize>()
            + others.map(|&card| adds(card)).sum::<usize>()
            + adds(Card::ChestCross);
        assert!(all <= MOST_SPOTS, "{all} cells can be faced");
        let placed = paths.iter().map(|(_, count)| count).sum::<usize>() + 1 + 5 + 2 + 4;
        assert!(placed <= MOST_PLACED, "{placed} cards can lie in the mine");
    }

    #[test]
    fn all_cards_of_the_duel_fit_into_the_mine() {
        let rules = Preset::Duel.rules();
        let paths: Vec<(Card, u8)> = pack(&rules).into_iter().filter(|(card, _)| card.is_path()).collect();
        let gold = rules.goal_cards().iter().map(|&card| adds(card)).max().unwrap_or(0);
        let goals = rules.goal_cells().len();
        let all: usize = paths.iter().map(|&(card, count)| adds(card) * usize::from(count)).sum::<usize>()
            + rules.starts().iter().map(|&(card, _)| adds(card)).sum::<usize>()
            + goals * gold;
        assert!(all <= MOST_SPOTS, "{all} cells can be faced");
        let placed = paths.iter().map(|&(_, count)| usize::from(count)).sum::<usize>() + rules.starts().len() + goals;
        assert!(placed <= MOST_PLACED, "{placed} cards can lie in the mine");
        let trolls = paths.iter().filter(|(card, _)| card.marks(false).troll.is_some()).count();
        assert!(trolls + KEYS <= MOST_OPENED, "{trolls} trolls can be paid");
    }
}

//! The mine: its cards, their connections with the start, and the cells where a card may be laid next.
//!
//! Connections run through the tunnels of each card (PATH-5). They are updated as the mine grows: laying a card floods
//! only what it newly reaches. They are computed again in full only when a card is moved, or when a removed card may
//! have connected others (PATH-6). In The Duel each team has its own way: see `way.rs`.

use crate::card::{Card, Role};
use crate::cell::{Cell, Side, Sides};
use crate::list::List;
use crate::seat::Seats;
use crate::shape::Shape;
use crate::spot::Spot;
use crate::team::Team;

/// The most cards that can lie in the mine, over all games of the family.
pub const MOST_PLACED: usize = 82;

/// The most empty cells that connected openings can face at once. A tunnel with `n` openings takes one of them away and
/// adds `n - 1`, and a ladder adds all its own. A test counts this for all cards.
const MOST_SPOTS: usize = 52;

/// The most cards that can lie in the mine when a round begins: the start, five goals, two postcards, four chests and
/// the card between start and goals. The Duel has fewer.
const MOST_FIXED: usize = 13;

/// The Duel: the most doors and trolls that can be open to everybody. There are two keys and three trolls.
const MOST_OPENED: usize = 5;

/// The number of slots in the table from cells to cards, a power of two.
pub(crate) const SLOTS: usize = 128;

/// A slot without a card.
const EMPTY: u8 = u8::MAX;

/// A card that lies in the mine.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// The cell.
    pub cell: Cell,
    /// The card, also while it lies face down.
    pub card: Card,
    /// Any of [`Placed::ROTATED`] and [`Placed::FACE_DOWN`].
    flags: u8,
    /// The openings that are connected with the start. The Duel: the low four bits are the openings on the way of the
    /// blue team, the high four bits those on the way of the green team.
    reach: u8,
}

impl Placed {
    const ROTATED: u8 = 1;
    const FACE_DOWN: u8 = 2;

    pub(crate) const fn face_up(card: Card, cell: Cell, rotated: bool) -> Placed {
        Placed { cell, card, flags: rotated as u8, reach: 0 }
    }

    pub(crate) const fn face_down(card: Card, cell: Cell) -> Placed {
        Placed { cell, card, flags: Placed::FACE_DOWN, reach: 0 }
    }

    /// Returns true if it lies rotated by half a turn.
    #[inline]
    pub fn is_rotated(&self) -> bool {
        self.flags & Placed::ROTATED != 0
    }

    /// Returns true if it still lies face down.
    #[inline]
    pub fn is_face_down(&self) -> bool {
        self.flags & Placed::FACE_DOWN != 0
    }

    /// Returns the tunnels as they lie in the mine.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.card.shape(self.is_rotated())
    }

    /// Returns the openings that are connected with the start. Not for The Duel, where each team has its own way.
    #[inline]
    pub fn reach(&self) -> Sides {
        Sides::from_bits(self.reach)
    }

    /// The Duel: returns the openings on the way of a team.
    #[inline]
    pub(crate) fn reach_of(&self, team: Team) -> Sides {
        Sides::from_bits(self.reach >> (4 * team as u8))
    }

    /// The Duel: adds openings to the way of a team.
    #[inline]
    pub(crate) fn add_reach(&mut self, team: Team, new: Sides) {
        self.reach |= new.bits() << (4 * team as u8);
    }

    /// Returns true if any opening is connected with the start.
    #[inline]
    pub fn is_connected(&self) -> bool {
        self.reach != 0
    }
}

/// The cards in the mine. The cards that the round began with come first, then the cards laid from hands, in the order
/// laid.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    pub(crate) placed: List<Placed, MOST_PLACED>,
    /// The empty cells that a connected opening faces, in no particular order.
    pub(crate) spots: List<Spot, MOST_SPOTS>,
    /// One bit for each pair of slots: set if a spot may be there. It saves searching the list for most cells.
    spot_bits: u64,
    /// The seats that know each card that the round began with, while it lies face down.
    seen: [Seats; MOST_FIXED],
    /// The index of the card on each cell: a hash table with open addressing, so that the grid needs no edge.
    slots: [u8; SLOTS],
    /// The number of cards that the round began with. They are the first in `placed`.
    fixed_count: u8,
    /// The Duel: true if each team has its own start.
    pub(crate) has_teams: bool,
    /// The Duel: the spots that each team's way faces, one bit for each spot.
    pub(crate) faced: [u64; 2],
    /// The Duel: the cells of doors and trolls that are open to everybody.
    pub(crate) opened: List<Cell, MOST_OPENED>,
}

impl Board {
    /// A mine without cards.
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

    /// Removes all cards.
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

    /// Returns the cards in the mine: first those that the round began with, then those laid from hands.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// Returns the card on this cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<&Placed> {
        self.find(cell).map(|at| &self.placed[at])
    }

    /// Returns the cards that the round began with. Only these can be face down.
    #[inline]
    pub(crate) fn fixed(&self) -> &[Placed] {
        &self.placed[..self.fixed_count as usize]
    }

    /// Returns the face-down cards.
    pub fn hidden(&self) -> impl Iterator<Item = &Placed> {
        self.fixed().iter().filter(|placed| placed.is_face_down())
    }

    /// Returns the face-down cards to change them. The caller may change `card` only.
    pub(crate) fn hidden_mut(&mut self) -> impl Iterator<Item = &mut Placed> {
        self.placed[..self.fixed_count as usize].iter_mut().filter(|placed| placed.is_face_down())
    }

    /// Returns the seats that know the card on this cell: everyone if it lies face up, nobody if there is no card.
    pub(crate) fn seen(&self, cell: Cell) -> Seats {
        match self.find(cell) {
            Some(at) if self.placed[at].is_face_down() => self.seen.get(at).copied().unwrap_or_default(),
            Some(_) => Seats::EVERYONE,
            None => Seats::NOBODY,
        }
    }

    /// Sets the seats that know the face-down card on this cell.
    pub(crate) fn set_seen(&mut self, cell: Cell, seen: Seats) {
        if let Some(slot) = self.find(cell).and_then(|at| self.seen.get_mut(at)) {
            *slot = seen;
        }
    }

    /// Returns the empty cells that a connected opening faces.
    #[inline]
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// Returns true if an opening that is connected with the start faces this cell. Not for The Duel, where each player
    /// has their own way: see [`SeenCard::reached_by`](crate::SeenCard).
    pub fn is_reached(&self, cell: Cell) -> bool {
        !self.reach_at(cell).is_empty()
    }

    /// Returns the sides of a cell that a connected opening faces.
    pub(crate) fn reach_at(&self, cell: Cell) -> Sides {
        self.sides_where(cell, |card, facing| card.reach().contains(facing))
    }

    /// Returns the sides of a cell whose neighbour passes the test. The test gets the neighbour and the neighbour's
    /// side that faces the cell.
    pub(crate) fn sides_where(&self, cell: Cell, test: impl Fn(&Placed, Side) -> bool) -> Sides {
        let holds = |side: &Side| self.at(cell.step(*side)).is_some_and(|card| test(card, side.opposite()));
        Side::ALL.into_iter().filter(holds).fold(Sides::NONE, |all, side| all.union(Sides::only(side)))
    }

    /// Returns the indices of the cards on the four sides of a cell, or `EMPTY`.
    #[inline(always)]
    pub(crate) fn beside(&self, cell: Cell) -> [u8; 4] {
        let at = |side| self.index_at(cell.step(side));
        [at(Side::Top), at(Side::Right), at(Side::Bottom), at(Side::Left)]
    }

    /// Returns true if a goal lies beside this cell, face down or face up.
    pub(crate) fn touches_goal(&self, cell: Cell) -> bool {
        !self.sides_where(cell, |card, _| card.card.is_goal()).is_empty()
    }

    /// Returns the number of crystals on face-up cards (GEOLOGIST-1).
    pub(crate) fn crystals(&self) -> u8 {
        let open = self.placed().iter().filter(|placed| !placed.is_face_down());
        open.map(|placed| placed.card.marks(false).crystals).sum()
    }

    /// Puts a card on an empty cell. Returns true if the card may have reached a face-down card or, in The Duel,
    /// nuggets.
    pub(crate) fn lay(&mut self, placed: Placed) -> bool {
        if let Some(at) = self.spot_at(placed.cell) {
            self.remove_spot(at);
        }
        let at = self.placed.len();
        self.placed.push(placed);
        self.add_to_slots(at);
        if placed.card.role().is(Role::HOME) {
            self.has_teams = true;
        }
        !placed.is_face_down() && self.connect(at)
    }

    /// Turns a face-down card over. Returns true if it may have reached another face-down card or, in The Duel,
    /// nuggets.
    pub(crate) fn reveal(&mut self, cell: Cell, rotated: bool) -> bool {
        let Some(at) = self.find(cell) else {
            return false;
        };
        self.placed[at].flags = rotated as u8;
        self.connect(at)
    }

    /// Removes a card and updates the connections.
    pub(crate) fn remove(&mut self, cell: Cell) -> Option<Placed> {
        let at = self.find(cell)?;
        let may_connect = self.has_teams || self.may_connect_others(&self.placed[at]);
        let removed = self.placed.remove_at(at);
        if at < self.fixed_count as usize {
            self.fixed_count -= 1;
            self.seen.copy_within((at + 1).min(MOST_FIXED).., at.min(MOST_FIXED - 1));
        }
        self.opened.remove(cell);
        if may_connect {
            self.rebuild();
        } else {
            self.update_spots_around(cell);
        }
        Some(removed)
    }

    /// Returns true if another card may be connected with the start only through this card. One connected neighbour
    /// connects this card itself, so another card needs a second one.
    fn may_connect_others(&self, placed: &Placed) -> bool {
        let joined = self.reach_at(placed.cell).common(placed.reach());
        placed.card.role().is(Role::SOURCE) || joined.bits().count_ones() > 1
    }

    /// Updates the spots on and beside a cell whose card was removed, if no other card was connected through it.
    fn update_spots_around(&mut self, cell: Cell) {
        self.rebuild_slots();
        for side in Side::ALL {
            let next = cell.step(side);
            if let Some(spot) = self.spot_at(next) {
                if self.is_reached(next) {
                    self.spots[spot] = self.compute_spot(next);
                } else {
                    self.remove_spot(spot);
                }
            }
        }
        if self.is_reached(cell) {
            self.add_spot(cell);
        }
    }

    /// Marks all cards in the mine as cards that the round began with.
    pub(crate) fn fix(&mut self) {
        self.fixed_count = self.placed.len() as u8;
    }

    /// Returns the cards that were laid from a hand, in the order laid.
    pub(crate) fn laid_from_hands(&self) -> &[Placed] {
        &self.placed()[self.fixed_count as usize..]
    }

    /// Swaps two face-down cards, together with the seats that know them.
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

    /// Moves a face-down card to an empty cell and updates the connections.
    pub(crate) fn relocate(&mut self, from: Cell, to: Cell) {
        if let Some(at) = self.find(from) {
            self.placed[at].cell = to;
            self.rebuild();
        }
    }

    /// Computes the table of cells, the connections and the spots from the placed cards alone.
    fn rebuild(&mut self) {
        self.rebuild_slots();
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

    /// Connects a face-up card that is not connected yet with its neighbours. Returns true if a face-down card or, in
    /// The Duel, nuggets may have been reached.
    fn connect(&mut self, at: usize) -> bool {
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

    /// Floods a card from a side that a connected opening faces. Returns true if the flood reached a face-down card.
    #[inline]
    fn flood_beside(&mut self, neighbour: usize, facing: Side) -> bool {
        let other = &self.placed[neighbour];
        if other.is_face_down() {
            return true;
        }
        let joins = other.shape().open().contains(facing) && !other.reach().contains(facing);
        joins && self.flood(neighbour, Sides::only(facing))
    }

    /// Floods from these openings of a card through all tunnels that are not connected yet. Returns true if the flood
    /// reached a face-down card.
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

    /// Adds a spot on a cell that a connected opening faces, unless the cell is out of bounds.
    pub(crate) fn add_spot(&mut self, cell: Cell) {
        if cell.is_in_bounds() {
            self.spot_bits |= 1 << (slot(cell) % 64);
            self.spots.push(self.compute_spot(cell));
        }
    }

    /// Returns the spot on an empty cell, with what a card there has to match. Face-down cards do not count (PATH-7).
    fn compute_spot(&self, cell: Cell) -> Spot {
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

    /// Removes a spot. The last spot takes its index.
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

    /// Returns the index of the spot on this cell.
    #[inline]
    pub(crate) fn spot_at(&self, cell: Cell) -> Option<usize> {
        let may_be = self.spot_bits >> (slot(cell) % 64) & 1 != 0;
        if may_be { self.spots.iter().position(|spot| spot.cell == cell) } else { None }
    }

    /// Returns the index of the card on this cell.
    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Option<usize> {
        let at = self.index_at(cell);
        (at != EMPTY).then_some(at.into())
    }

    /// Returns the index of the card on this cell, or `EMPTY`.
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

    /// Rebuilds the table from cells to cards.
    fn rebuild_slots(&mut self) {
        self.slots = [EMPTY; SLOTS];
        for at in 0..self.placed.len() {
            self.add_to_slots(at);
        }
    }

    /// Adds a card to the table from cells to cards.
    fn add_to_slots(&mut self, at: usize) {
        let mut slot = slot(self.placed[at].cell);
        while self.slots[slot] != EMPTY {
            slot = (slot + 1) % SLOTS;
        }
        self.slots[slot] = at as u8;
    }
}

/// Returns the slot of a cell. The cells of any 16 columns by 8 rows have different slots.
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

    /// Returns the most spots that a card adds.
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
        // The two treasures never lie in the mine together. There are two crossings among the chests' cards.
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

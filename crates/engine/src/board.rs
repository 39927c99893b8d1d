//! The mine: which card lies where, what is connected with the start, and where a card may go next.
//!
//! Connections run through the groups of each card (PATH-5). They are kept as the mine grows: laying a card floods only
//! what it newly reaches. Only taking a card away works them out anew (PATH-6).

use crate::card::Card;
use crate::cell::{Cell, Side, Sides};
use crate::seat::{Seat, Seats};
use crate::shape::Shape;
use crate::team::Team;

/// The most cards that can lie in the mine, over all games of the family.
pub const MOST_PLACED: usize = 84;

/// The most empty cells that reached openings can face at once. A tunnel of `n` openings takes one of them away and adds
/// `n - 1`, and a ladder adds all its own: a test counts that over all cards there are.
const MOST_SPOTS: usize = 52;

/// Slots of the table from cells to cards; a power of two.
const SLOTS: usize = 128;

const EMPTY: u8 = u8::MAX;

/// A card that lies in the mine.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Where it lies.
    pub cell: Cell,
    /// What it is, even while it lies face down.
    pub card: Card,
    /// Whether it lies turned by half a turn.
    pub rotated: bool,
    /// Whether it still lies face down.
    pub face_down: bool,
    /// Its openings that are connected with the start.
    pub(crate) reach: Sides,
    /// Who knows it while it lies face down.
    pub(crate) seen: Seats,
}

impl Placed {
    pub(crate) const fn face_up(card: Card, cell: Cell, rotated: bool) -> Placed {
        Placed { cell, card, rotated, face_down: false, reach: Sides::NONE, seen: Seats::EVERYONE }
    }

    pub(crate) const fn face_down(card: Card, cell: Cell) -> Placed {
        Placed { cell, card, rotated: false, face_down: true, reach: Sides::NONE, seen: Seats::NOBODY }
    }

    /// The tunnels as they lie.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.card.shape(self.rotated)
    }

    /// Whether it is the start or has a ladder, which all are one (LADDER-1).
    #[inline]
    fn is_source(&self) -> bool {
        self.card == Card::Start || self.card.has_ladder()
    }

    /// Whether this seat knows what it is.
    #[inline]
    pub fn is_seen_by(&self, seat: Seat) -> bool {
        self.seen.contains(seat)
    }

    /// Its openings that are connected with the start.
    #[inline]
    pub fn reach(&self) -> Sides {
        self.reach
    }

    /// Whether any of its openings is connected with the start.
    #[inline]
    pub fn is_connected(&self) -> bool {
        !self.reach.is_empty()
    }
}

/// A set of sets of open sides: one bit for each of the sixteen ways in which a card's sides can be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Faces(u16);

impl Faces {
    const NONE: Faces = Faces(0);
    const ALL: Faces = Faces(u16::MAX);

    /// All that are open on this side.
    const fn open_on(side: Side) -> Faces {
        let mut faces = 0;
        let mut open = 0;
        while open < 16 {
            if Sides::from_bits(open).contains(side) {
                faces |= 1 << open;
            }
            open += 1;
        }
        Faces(faces)
    }

    const OPEN_ON: [Faces; 4] = [
        Faces::open_on(Side::Top),
        Faces::open_on(Side::Right),
        Faces::open_on(Side::Bottom),
        Faces::open_on(Side::Left),
    ];
}

/// An empty cell that a connected opening faces, and which cards may be laid there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    /// What matches all face-up neighbours (PATH-3).
    matching: Faces,
    /// What of that also meets an opening that is connected with the start (PATH-4).
    taken: Faces,
}

impl Spot {
    const NOWHERE: Spot = Spot { cell: Cell::new(0, 0), matching: Faces::ALL, taken: Faces::NONE };

    /// Whether a card with these open sides may be laid here.
    #[inline]
    pub(crate) fn takes(&self, open: Sides) -> bool {
        self.taken.0 >> open.bits() & 1 != 0
    }

    /// Notes that the neighbour on this side has an opening or rock there.
    #[inline]
    fn demand(&mut self, side: Side, open: bool) {
        let faces = Faces::OPEN_ON[side as usize].0;
        let faces = if open { faces } else { !faces };
        self.matching.0 &= faces;
        self.taken.0 &= faces;
    }

    /// Notes that the neighbour's opening on this side is connected with the start.
    #[inline]
    fn connect(&mut self, side: Side) {
        self.taken.0 |= self.matching.0 & Faces::OPEN_ON[side as usize].0;
    }
}

/// The cards in the mine in the order in which they came there: the start first, then what the round began with, then
/// what was laid.
#[derive(Clone, Copy)]
pub struct Board {
    placed: [Placed; MOST_PLACED],
    spots: [Spot; MOST_SPOTS],
    /// From a cell to its card: a small table with open addressing, so that the grid needs no edge.
    slots: [u8; SLOTS],
    placed_count: u8,
    spot_count: u8,
    /// How many of the placed cards, from the first, nobody has laid from a hand.
    fixed_count: u8,
}

impl Board {
    /// A mine in which nothing lies.
    pub(crate) const EMPTY: Board = Board {
        placed: [Placed::face_up(Card::Start, Cell::new(0, 0), false); MOST_PLACED],
        spots: [Spot::NOWHERE; MOST_SPOTS],
        slots: [EMPTY; SLOTS],
        placed_count: 0,
        spot_count: 0,
        fixed_count: 0,
    };

    /// Takes everything away.
    pub(crate) fn clear(&mut self) {
        self.placed_count = 0;
        self.spot_count = 0;
        self.fixed_count = 0;
        self.slots = [EMPTY; SLOTS];
    }

    /// The empty cells that these openings face, an entry for each placed card.
    pub(crate) fn spots_facing(&self, edges: &[Sides]) -> Vec<Spot> {
        let mut spots: Vec<Spot> = Vec::with_capacity(MOST_SPOTS);
        for (placed, edges) in self.placed().iter().zip(edges) {
            for side in edges.iter() {
                let cell = placed.cell.step(side);
                if self.find(cell).is_some() || !cell.is_in_bounds() {
                    continue;
                }
                match spots.iter_mut().find(|spot| spot.cell == cell) {
                    Some(spot) => spot.connect(side.opposite()),
                    None => {
                        let mut spot = self.survey(cell, self.beside(cell));
                        spot.connect(side.opposite());
                        spots.push(spot);
                    }
                }
            }
        }
        spots
    }

    /// The cards in the mine, in the order in which they came there.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed[..self.placed_count as usize]
    }

    /// The card on that cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<&Placed> {
        self.find(cell).map(|at| &self.placed[at])
    }

    /// The cards that lay there when the round began: only these can be face down.
    pub(crate) fn fixed(&self) -> &[Placed] {
        &self.placed[..self.fixed_count as usize]
    }

    /// The face-down cards.
    pub fn hidden(&self) -> impl Iterator<Item = &Placed> {
        self.fixed().iter().filter(|placed| placed.face_down)
    }

    /// Changes what is known of the face-down cards, and nothing else.
    pub(crate) fn hidden_mut(&mut self) -> impl Iterator<Item = &mut Placed> {
        self.placed[..self.fixed_count as usize].iter_mut().filter(|placed| placed.face_down)
    }

    /// The empty cells that a connected opening faces.
    #[inline]
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.spot_count as usize]
    }

    /// Whether an opening that is connected with the start faces this cell. Not for The Duel, where each player has a way of his
    /// own: see [`SeenCard::reached_by`](crate::SeenCard).
    pub fn is_reached(&self, cell: Cell) -> bool {
        !self.reach_at(cell).is_empty()
    }

    /// The sides of a cell on which a connected opening faces it.
    pub(crate) fn reach_at(&self, cell: Cell) -> Sides {
        let reaches = |side: &Side| {
            let neighbour = self.at(cell.step(*side));
            neighbour.is_some_and(|card| card.reach.contains(side.opposite()))
        };
        let sides = Side::ALL.into_iter().filter(reaches);
        sides.fold(Sides::NONE, |all, side| all.union(Sides::only(side)))
    }

    /// Every empty cell beside a face-up card, as if all of them were connected (PATH-8).
    pub(crate) fn loose_spots(&self) -> Vec<Spot> {
        self.spots_where(|_| true)
    }

    /// Every empty cell where a card with a ladder may be laid if it matches: beside a face-up card, but not beside a goal
    /// (LADDER-2).
    pub(crate) fn ladder_spots(&self) -> Vec<Spot> {
        self.spots_where(|beside| !beside.card.is_goal())
    }

    /// Every empty cell beside a face-up card if all cards beside it are as wanted, as if all of them were connected.
    pub(crate) fn spots_where(&self, wanted: impl Fn(&Placed) -> bool) -> Vec<Spot> {
        let mut spots: Vec<Spot> = Vec::with_capacity(MOST_SPOTS);
        for (at, placed) in self.placed().iter().enumerate().filter(|(_, placed)| !placed.face_down) {
            for side in Side::ALL {
                let cell = placed.cell.step(side);
                if self.find(cell).is_some() || !cell.is_in_bounds() {
                    continue;
                }
                // Each cell is listed where the first placed of the face-up cards beside it is met.
                let beside = self.beside(cell);
                let cards =
                    || beside.iter().filter(|&&other| other != EMPTY).map(|&other| &self.placed[other as usize]);
                let first =
                    beside.iter().filter(|&&other| other != EMPTY && !self.placed[other as usize].face_down).min();
                if first == Some(&(at as u8)) && cards().all(&wanted) {
                    let mut spot = self.survey(cell, beside);
                    spot.taken = spot.matching;
                    spots.push(spot);
                }
            }
        }
        spots
    }

    /// The numbers of the cards on the four sides of a cell.
    #[inline(always)]
    fn beside(&self, cell: Cell) -> [u8; 4] {
        let at = |side| self.index_at(cell.step(side));
        [at(Side::Top), at(Side::Right), at(Side::Bottom), at(Side::Left)]
    }

    /// Whether a goal lies beside this cell, face down or up.
    pub(crate) fn touches_goal(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().any(|side| {
            let neighbour = self.at(cell.step(side));
            neighbour.is_some_and(|card| card.card.is_goal())
        })
    }

    /// Whether some tunnel leads from the start or a ladder to this card without passing a door of the other team
    /// (DOOR-2).
    pub(crate) fn has_access(&self, goal: Cell, team: Team) -> bool {
        self.find(goal).is_some_and(|at| !self.access(team)[at].is_empty())
    }

    /// Whether there is a door of the other team anywhere.
    pub(crate) fn is_barred_to(&self, team: Team) -> bool {
        self.placed().iter().any(|placed| placed.card.door_of().is_some_and(|color| color != team))
    }

    /// For each card in the mine the openings to which some tunnel leads from the start or a ladder without passing a
    /// door of the other team (DOOR-2).
    pub(crate) fn access(&self, team: Team) -> [Sides; MOST_PLACED] {
        let mut reached = [Sides::NONE; MOST_PLACED];
        let mut todo: Vec<(usize, Side)> = Vec::with_capacity(64);
        for (at, placed) in self.placed().iter().enumerate() {
            if placed.is_source() {
                todo.extend(placed.shape().open().iter().map(|side| (at, side)));
            }
        }
        while let Some((at, side)) = todo.pop() {
            if reached[at].contains(side) {
                continue;
            }
            let placed = &self.placed[at];
            reached[at] = reached[at].union(Sides::only(side));
            let barred = match placed.card.marks(placed.rotated).door {
                Some((color, arm)) if color != team => Sides::only(arm),
                Some(_) | None => Sides::NONE,
            };
            if !barred.contains(side) {
                let inside = placed.shape().connected(Sides::only(side)).without(barred);
                todo.extend(inside.iter().map(|other| (at, other)));
            }
            if let Some(next) = self.find(placed.cell.step(side)) {
                let other = &self.placed[next];
                if !other.face_down && other.shape().open().contains(side.opposite()) {
                    todo.push((next, side.opposite()));
                }
            }
        }
        reached
    }

    /// The crystals on face-up cards (GEOLOGIST-1).
    pub(crate) fn crystals(&self) -> u8 {
        let open = self.placed().iter().filter(|placed| !placed.face_down);
        open.map(|placed| placed.card.marks(false).crystals).sum()
    }

    /// What a card on this empty cell has to match; face-down cards show no sides (PATH-7).
    fn survey(&self, cell: Cell, beside: [u8; 4]) -> Spot {
        let mut spot = Spot { cell, ..Spot::NOWHERE };
        for side in Side::ALL {
            let at = beside[side as usize];
            if at != EMPTY && !self.placed[at as usize].face_down {
                let neighbour = &self.placed[at as usize];
                let facing = side.opposite();
                spot.demand(side, neighbour.shape().open().contains(facing));
                if neighbour.reach.contains(facing) {
                    spot.connect(side);
                }
            }
        }
        spot
    }

    /// Puts a card on an empty cell. Says whether a face-down card may have been reached by it.
    pub(crate) fn lay(&mut self, placed: Placed) -> bool {
        if let Some(at) = self.spots().iter().position(|spot| spot.cell == placed.cell) {
            self.spot_count -= 1;
            self.spots[at] = self.spots[self.spot_count as usize];
        }
        let at = self.push(placed);
        !placed.face_down && self.settle(at)
    }

    /// Turns a face-down card over. Says whether another face-down card may have been reached by it.
    pub(crate) fn reveal(&mut self, cell: Cell, rotated: bool) -> bool {
        let Some(at) = self.find(cell) else {
            return false;
        };
        self.placed[at].face_down = false;
        self.placed[at].rotated = rotated;
        self.placed[at].seen = Seats::EVERYONE;
        self.settle(at)
    }

    /// Takes a card away and works out what is still connected.
    pub(crate) fn remove(&mut self, cell: Cell) -> Option<Placed> {
        let at = self.find(cell)?;
        let removed = self.placed[at];
        self.placed.copy_within(at + 1..self.placed_count as usize, at);
        self.placed_count -= 1;
        self.fixed_count -= u8::from(at < self.fixed_count as usize);
        self.rebuild();
        Some(removed)
    }

    /// Notes that everything so far was laid by nobody: it was there when the round began.
    pub(crate) fn fix(&mut self) {
        self.fixed_count = self.placed_count;
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
        self.slots = [EMPTY; SLOTS];
        self.spot_count = 0;
        for at in 0..self.placed_count as usize {
            self.placed[at].reach = Sides::NONE;
            self.enter(at);
        }
        for at in 0..self.placed_count as usize {
            if self.placed[at].is_source() {
                self.reach(at, Sides::ALL);
            }
        }
    }

    fn push(&mut self, placed: Placed) -> usize {
        let at = self.placed_count as usize;
        self.placed[at] = placed;
        self.placed_count += 1;
        self.enter(at);
        at
    }

    /// Joins a face-up card, which is not connected yet, to its neighbours. Says whether a face-down card may have been reached.
    fn settle(&mut self, at: usize) -> bool {
        let placed = self.placed[at];
        let open = placed.shape().open();
        let beside = self.beside(placed.cell);
        let mut met = if placed.is_source() { open } else { Sides::NONE };
        for side in Side::ALL {
            let neighbour = beside[side as usize];
            if neighbour != EMPTY && self.placed[neighbour as usize].reach.contains(side.opposite()) {
                met = met.union(Sides::only(side).common(open));
            }
        }
        let new = placed.shape().connected(met);
        self.placed[at].reach = new;
        let mut hidden = false;
        for side in Side::ALL {
            let facing = side.opposite();
            let neighbour = beside[side as usize];
            if neighbour != EMPTY {
                hidden |= new.contains(side) && self.reach_beside(neighbour.into(), facing);
                continue;
            }
            let next = placed.cell.step(side);
            if let Some(spot) = self.spot_mut(next) {
                spot.demand(facing, open.contains(side));
                if new.contains(side) {
                    spot.connect(facing);
                }
            } else if new.contains(side) {
                self.add_spot(next);
            }
        }
        hidden
    }

    /// A connected opening faces this card on that side. Says whether a face-down card was come to.
    #[inline]
    fn reach_beside(&mut self, neighbour: usize, facing: Side) -> bool {
        let other = &self.placed[neighbour];
        if other.face_down {
            return true;
        }
        let joins = other.shape().open().contains(facing) && !other.reach.contains(facing);
        joins && self.reach(neighbour, Sides::only(facing))
    }

    /// Floods from these openings of a card through everything that is not connected yet. Says whether the flood came
    /// to a face-down card.
    fn reach(&mut self, at: usize, from: Sides) -> bool {
        let placed = &mut self.placed[at];
        let new = placed.shape().connected(from).without(placed.reach);
        placed.reach = placed.reach.union(new);
        let cell = placed.cell;
        let mut hidden = false;
        for side in new.iter() {
            let next = cell.step(side);
            let facing = side.opposite();
            match self.find(next) {
                None => self.open_spot(next, facing),
                Some(neighbour) => hidden |= self.reach_beside(neighbour, facing),
            }
        }
        hidden
    }

    /// Notes that a connected opening faces this empty cell on that side.
    fn open_spot(&mut self, cell: Cell, side: Side) {
        if let Some(spot) = self.spot_mut(cell) {
            spot.connect(side);
        } else {
            self.add_spot(cell);
        }
    }

    /// Notes a cell that a connected opening faces for the first time.
    fn add_spot(&mut self, cell: Cell) {
        if cell.is_in_bounds() {
            self.spots[self.spot_count as usize] = self.survey(cell, self.beside(cell));
            self.spot_count += 1;
        }
    }

    #[inline]
    fn spot_mut(&mut self, cell: Cell) -> Option<&mut Spot> {
        self.spots[..self.spot_count as usize].iter_mut().find(|spot| spot.cell == cell)
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
fn slot(cell: Cell) -> usize {
    (cell.x as u8).wrapping_add((cell.y as u8).wrapping_mul(16)) as usize % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::CardKind;
    use crate::goal::Goal;
    use crate::pack::pack;
    use crate::rules::Preset;

    /// How many faced cells a card adds at the most.
    fn adds(card: Card) -> usize {
        let shape = card.shape(false);
        let mut groups: Vec<Sides> = shape.open().iter().map(|side| shape.connected(Sides::only(side))).collect();
        groups.dedup_by_key(|group| group.bits());
        let source = card == Card::Start || card.has_ladder();
        let ways = |group: &Sides| if source { group.iter().count() } else { group.iter().count().saturating_sub(2) };
        groups.iter().map(ways).max().unwrap_or(0)
    }

    /// Whether a team has access, found another way: arms that can be walked between are joined until nothing changes.
    fn joined_access(board: &Board, goal: Cell, team: Team) -> bool {
        let arms: Vec<(Cell, Side)> = board
            .placed()
            .iter()
            .filter(|placed| !placed.face_down)
            .flat_map(|placed| placed.shape().open().iter().map(|side| (placed.cell, side)).collect::<Vec<_>>())
            .collect();
        let card = |cell: Cell| board.at(cell).expect("a card with arms");
        let barred = |(cell, side): (Cell, Side)| {
            let door = card(cell).card.marks(card(cell).rotated).door;
            door.is_some_and(|(color, arm)| color != team && arm == side)
        };
        let walks = |one: (Cell, Side), two: (Cell, Side)| {
            let inside = one.0 == two.0
                && card(one.0).shape().connected(Sides::only(one.1)).contains(two.1)
                && !barred(one)
                && !barred(two);
            inside || (one.0.step(one.1) == two.0 && one.1.opposite() == two.1)
        };
        let mut open: Vec<bool> = arms.iter().map(|&(cell, _)| card(cell).is_source()).collect();
        loop {
            let next: Vec<bool> = (0..arms.len())
                .map(|two| open[two] || (0..arms.len()).any(|one| open[one] && walks(arms[one], arms[two])))
                .collect();
            if next == open {
                break;
            }
            open = next;
        }
        arms.iter().zip(open).any(|(&(cell, _), open)| cell == goal && open)
    }

    /// [DOOR-2]
    #[test]
    fn access_is_the_same_however_it_is_found() {
        use crate::chance::{Chance, Seed};
        use crate::movelist::MoveList;
        use crate::moves::Move;
        use crate::state::State;
        let (mut open, mut closed) = (0, 0);
        for seed in 0..20 {
            let mut chance = Chance::new(Seed::from(seed), 7);
            let mut state = State::new(Preset::Saboteur2.rules(), 5, Seed::from(seed), None).expect("five can play");
            let mut moves = MoveList::new();
            while state.round() == 1 && state.to_act().is_some() {
                state.legal_moves(&mut moves);
                let lays: Vec<Move> = moves.iter().copied().filter(|chosen| chosen.builds().is_some()).collect();
                let chosen = *chance.pick(if lays.is_empty() { &moves } else { &lays });
                state.play_unchecked(chosen, &mut ());
                if chance.below(12) > 0 || state.round() > 1 {
                    continue;
                }
                for team in Team::ALL.into_iter().filter(|&team| !state.board.is_barred_to(team)) {
                    let plain = state.board.placed().iter().map(|placed| placed.reach);
                    assert!(plain.eq(state.board.access(team)[..state.board.placed().len()].iter().copied()));
                }
                for placed in state.board.placed().iter().filter(|placed| !placed.face_down) {
                    for team in Team::ALL {
                        let access = state.board.has_access(placed.cell, team);
                        assert_eq!(access, joined_access(&state.board, placed.cell, team), "{:?}", placed.cell);
                        (open, closed) = if access { (open + 1, closed) } else { (open, closed + 1) };
                    }
                }
            }
        }
        assert!(open > 500 && closed > 50, "{open} open, {closed} closed");
    }

    #[test]
    fn all_cards_together_fit_into_the_mine() {
        let pack = pack(&Preset::Everything.rules());
        let paths: Vec<(Card, usize)> =
            pack.into_iter().filter(|(card, _)| card.is_path()).map(|(card, count)| (card, count.into())).collect();
        let others = Card::ALL.iter().filter(|card| !card.is_path() && card.shape(false).open() != Sides::NONE);
        // The two treasures never lie in the mine together; of the chests' cards there are two crossings.
        let others = others.filter(|card| **card != Card::GoalGold);
        // The Duel keeps no such list.
        let others = others.filter(|card| card.home().is_none() && card.kind() != CardKind::Goal(Goal::GoldCard));
        let all: usize = paths.iter().map(|&(card, count)| adds(card) * count).sum::<usize>()
            + others.map(|&card| adds(card)).sum::<usize>()
            + adds(Card::ChestCross);
        assert!(all <= MOST_SPOTS, "{all} cells can be faced");
        let placed = paths.iter().map(|(_, count)| count).sum::<usize>() + 1 + 5 + 2 + 4;
        assert!(placed <= MOST_PLACED, "{placed} cards can lie in the mine");
    }
}

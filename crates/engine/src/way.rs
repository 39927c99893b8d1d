//! Ways that depend on the team: past the doors of Saboteur 2, and the ways of the two players of The Duel.
//!
//! The board updates the ways of The Duel as the mine grows, like the connections with the start in the other games.

use crate::board::{Board, MOST_PLACED, Placed};
use crate::card::Role;
use crate::cell::{Cell, Side, Sides};
use crate::duel::Marker;
use crate::list::List;
use crate::seat::Seat;
use crate::spot::Spot;
use crate::state::State;
use crate::team::Team;

impl Placed {
    /// Returns the arm that a door of the other team or a troll closes to this team, even if it has been opened
    /// (DOOR-1, TROLL-1).
    #[inline]
    fn bars(&self, team: Team) -> Sides {
        if !self.card.role().is(Role::BARRED) {
            return Sides::NONE;
        }
        let marks = self.card.marks(self.is_rotated());
        match (marks.door, marks.troll) {
            (Some((color, arm)), _) if color != team => Sides::only(arm),
            (_, Some(arm)) => Sides::only(arm),
            (Some(_) | None, None) => Sides::NONE,
        }
    }
}

impl Board {
    /// Returns true if a tunnel leads from the start or a ladder to this card without passing a door of the other team
    /// (DOOR-2).
    pub(crate) fn has_access(&self, goal: Cell, team: Team) -> bool {
        self.find(goal).is_some_and(|at| !self.access(team)[at].is_empty())
    }

    /// Returns true if the mine has a door of the other team.
    pub(crate) fn is_barred_to(&self, team: Team) -> bool {
        self.placed().iter().any(|placed| placed.card.door_team().is_some_and(|color| color != team))
    }

    /// Returns for each card in the mine the openings to which a tunnel leads from the start or a ladder without
    /// passing a door of the other team (DOOR-2).
    pub(crate) fn access(&self, team: Team) -> [Sides; MOST_PLACED] {
        let mut reached = [Sides::NONE; MOST_PLACED];
        let mut todo: Vec<(usize, Sides)> = Vec::with_capacity(64);
        for (at, placed) in self.placed().iter().enumerate() {
            if placed.card.role().is(Role::SOURCE) {
                todo.push((at, placed.shape().open()));
            }
        }
        while let Some((at, from)) = todo.pop() {
            let placed = &self.placed()[at];
            let bars = placed.bars(team);
            let inside = placed.shape().connected(from.without(bars)).without(bars);
            let new = from.union(inside).without(reached[at]);
            reached[at] = reached[at].union(new);
            for side in new.iter() {
                if let Some(next) = self.find(placed.cell.step(side)) {
                    let other = &self.placed()[next];
                    let facing = side.opposite();
                    let new = other.shape().open().contains(facing) && !reached[next].contains(facing);
                    if new && !other.is_face_down() {
                        todo.push((next, Sides::only(facing)));
                    }
                }
            }
        }
        reached
    }

    /// Returns the arm of a card that the team cannot pass now (WAY-2, TROLL-1).
    #[inline]
    fn closed_arm(&self, placed: &Placed, team: Team) -> Sides {
        let bars = placed.bars(team);
        if bars.is_empty() || self.opened.contains(&placed.cell) { Sides::NONE } else { bars }
    }

    /// Returns the open sides of the tunnels inside a card that the way of a team reaches.
    fn reached_inside(&self, placed: &Placed, team: Team) -> Sides {
        placed.shape().connected(placed.reach_of(team).without(self.closed_arm(placed, team)))
    }

    /// Opens the door or the arm of the troll on this cell for both teams (KEY-1, TROLL-1).
    pub(crate) fn open_arm(&mut self, cell: Cell) {
        let Some(at) = self.find(cell) else {
            return;
        };
        if !self.placed[at].card.role().is(Role::BARRED) || self.opened.contains(&cell) {
            return;
        }
        self.opened.push(cell);
        for team in Team::ALL {
            let known = self.placed[at].reach_of(team);
            self.follow(at, known, team);
        }
    }

    /// Computes all ways from the placed cards alone.
    #[cold]
    pub(crate) fn rebuild_ways(&mut self) {
        for team in Team::ALL {
            self.follow_from_home(team, team);
        }
    }

    /// Joins a face-up card that is on no way yet to its neighbours. Returns true if a way may have reached a face-down
    /// card or nuggets.
    #[inline(never)]
    pub(crate) fn settle_ways(&mut self, at: usize, beside: [u8; 4]) -> bool {
        let placed = self.placed[at];
        let open = placed.shape().open();
        let mut met = [Sides::NONE; 2];
        for side in Side::ALL {
            if let Some(neighbour) = self.placed.get(beside[side as usize] as usize) {
                for team in Team::ALL {
                    if open.contains(side) && neighbour.reach_of(team).contains(side.opposite()) {
                        met[team as usize] = met[team as usize].union(Sides::only(side));
                    }
                }
            } else if let Some(spot) = self.spot_at(placed.cell.step(side)) {
                self.spots[spot].demand(side.opposite(), open.contains(side));
            }
        }
        let mut found = false;
        for team in Team::ALL {
            // A way that reaches one start or ladder of a colour reaches all of them.
            if let Some(home) = placed.card.home()
                && (home == team || self.reaches_home(home, team))
            {
                met[team as usize] = open;
            }
            found |= self.follow(at, met[team as usize], team);
        }
        found
    }

    /// Returns true if the way of a team reaches a start or a ladder of this colour.
    fn reaches_home(&self, home: Team, team: Team) -> bool {
        let reached = |placed: &Placed| placed.card.home() == Some(home) && !placed.reach_of(team).is_empty();
        self.placed().iter().any(reached)
    }

    /// Follows the way of a team from all starts and ladders of one colour, which are joined (WAY-1). Returns true if
    /// it may have reached a face-down card or nuggets.
    fn follow_from_home(&mut self, home: Team, team: Team) -> bool {
        let mut found = false;
        for at in 0..self.placed.len() {
            let placed = &self.placed[at];
            if placed.card.home() == Some(home) {
                let open = placed.shape().open();
                found |= self.follow(at, open, team);
            }
        }
        found
    }

    /// Follows the way of a team from these openings of a card to everything that it has not reached yet. Returns true
    /// if it may have reached a face-down card or nuggets (WAY-1 to WAY-3).
    fn follow(&mut self, at: usize, from: Sides, team: Team) -> bool {
        let placed = self.placed[at];
        let closed = self.closed_arm(&placed, team);
        let inside = placed.shape().connected(from.without(closed)).without(closed);
        let new = from.union(inside).without(placed.reach_of(team));
        if new.is_empty() {
            return false;
        }
        self.placed[at].add_reach(team, new);
        let mut found = placed.card.role().is(Role::NUGGETS);
        for side in new.iter() {
            let next = placed.cell.step(side);
            let facing = side.opposite();
            match self.find(next) {
                Some(neighbour) => {
                    let other = &self.placed[neighbour];
                    if other.is_face_down() {
                        found = true;
                    } else if other.shape().open().contains(facing) && !other.reach_of(team).contains(facing) {
                        found |= self.follow(neighbour, Sides::only(facing), team);
                    }
                }
                None => self.note_faced(next, team),
            }
        }
        if let Some(home) = placed.card.home() {
            found |= self.follow_from_home(home, team);
        }
        found
    }

    /// Notes that the way of a team faces this empty cell.
    fn note_faced(&mut self, cell: Cell, team: Team) {
        if !cell.is_in_bounds() {
            return;
        }
        let spot = self.spot_at(cell).unwrap_or_else(|| {
            self.add_spot(cell);
            self.spots.len() - 1
        });
        self.faced[team as usize] |= 1 << spot;
    }

    /// Returns the empty cells that the way of a team faces.
    pub(crate) fn spots_of(&self, team: Team) -> Spots {
        let mut spots = List::empty(Spot::free(Cell::new(0, 0)));
        let mut left = self.faced[team as usize];
        while left != 0 {
            spots.push(self.spots()[left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        spots
    }
}

/// Empty cells that a way faces.
pub(crate) type Spots = List<Spot, 64>;

impl State {
    /// Returns the team of a seat in The Duel.
    pub(crate) fn team(&self, seat: Seat) -> Team {
        self.rules.duel_team(seat)
    }

    /// Returns for each card in the mine the openings that the way of a team reaches.
    pub(crate) fn way(&self, team: Team) -> [Sides; MOST_PLACED] {
        let mut edges = [Sides::NONE; MOST_PLACED];
        edges.iter_mut().zip(self.board.placed()).for_each(|(slot, placed)| *slot = placed.reach_of(team));
        edges
    }

    /// Returns the sides from which the way of any player faces this cell. A face-down card there is turned over
    /// (REVEAL-1).
    pub(crate) fn ways_at(&self, cell: Cell) -> Sides {
        self.board
            .sides_where(cell, |card, facing| self.seats().any(|seat| card.reach_of(self.team(seat)).contains(facing)))
    }

    /// Returns the cells of the face-down cards that the way of any player reaches (REVEAL-1).
    pub(crate) fn gold_reached(&self) -> Vec<Cell> {
        let hidden = self.board.hidden().map(|hidden| hidden.cell);
        hidden.filter(|&cell| !self.ways_at(cell).is_empty()).collect()
    }

    /// Returns the markers for the reached nuggets without one: the player whose turn it is comes first, then the
    /// lowest seat (MARKER-1, MARKER-2).
    pub(crate) fn nuggets_reached(&self) -> Vec<Marker> {
        let waits = |placed: &&Placed| {
            placed.card.role().is(Role::NUGGETS) && !placed.is_face_down() && !self.duel.has_marker(placed.cell)
        };
        let mut found = Vec::new();
        for placed in self.board.placed().iter().filter(waits) {
            let marks = placed.card.marks(placed.is_rotated());
            let reaches = |seat: &Seat| {
                let inside = self.board.reached_inside(placed, self.team(*seat));
                let wanted = if marks.nuggets_from.is_empty() { inside } else { inside.common(marks.nuggets_from) };
                !wanted.is_empty()
            };
            let active = Some(self.turn).filter(reaches);
            if let Some(owner) = active.or_else(|| self.seats().find(reaches)) {
                found.push(Marker { cell: placed.cell, owner });
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    /// Returns true if a team has access, by another algorithm: it joins arms with a passage between them until nothing
    /// changes.
    fn joined_access(board: &Board, goal: Cell, team: Team) -> bool {
        let arms: Vec<(Cell, Side)> = board
            .placed()
            .iter()
            .filter(|placed| !placed.is_face_down())
            .flat_map(|placed| placed.shape().open().iter().map(|side| (placed.cell, side)).collect::<Vec<_>>())
            .collect();
        let card = |cell: Cell| board.at(cell).expect("the arms were taken from the cards on the board");
        let barred = |(cell, side): (Cell, Side)| {
            let door = card(cell).card.marks(card(cell).is_rotated()).door;
            door.is_some_and(|(color, arm)| color != team && arm == side)
        };
        let walks = |one: (Cell, Side), two: (Cell, Side)| {
            let inside = one.0 == two.0
                && card(one.0).shape().connected(Sides::only(one.1)).contains(two.1)
                && !barred(one)
                && !barred(two);
            inside || (one.0.step(one.1) == two.0 && one.1.opposite() == two.1)
        };
        let mut open: Vec<bool> = arms.iter().map(|&(cell, _)| card(cell).card.role().is(Role::SOURCE)).collect();
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
    fn access_is_the_same_by_both_algorithms() {
        use crate::chance::{Chance, Seed};
        use crate::movelist::MoveList;
        use crate::moves::Move;
        use crate::state::State;
        let (mut open, mut closed) = (0, 0);
        for seed in 0..20 {
            let mut chance = Chance::new(Seed::from(seed), 7);
            let mut state = State::new(Preset::Saboteur2.rules(), 5, Seed::from(seed), None)
                .expect("Saboteur 2 is for two to twelve players");
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
                    let plain = state.board.placed().iter().map(Placed::reach);
                    assert!(plain.eq(state.board.access(team)[..state.board.placed().len()].iter().copied()));
                }
                for placed in state.board.placed().iter().filter(|placed| !placed.is_face_down()) {
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
}

//! Shafts: tunnels that are not connected yet.

use super::cells::CellSet;
use super::ground::Ground;
use super::index;
use saboteur_engine::{CardKind, MOST_PLACED, Placed, Sides};

/// A tunnel that is not connected. A way that reaches one of its ends reaches all of them without another card.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Shaft {
    /// The cells at its open ends.
    pub(super) ends: CellSet,
    /// The targets that it opens to, one bit each.
    pub(super) targets: u16,
}

impl Ground {
    /// Finds the tunnels that are not connected. Single blind stubs do not count.
    pub(super) fn find_shafts(&self, placed: &[Placed]) -> Vec<Shaft> {
        let mut shafts = Vec::new();
        let mut seen = [Sides::NONE; MOST_PLACED];
        for (number, card) in placed.iter().enumerate() {
            for group in self.groups_apart(number, card) {
                if !seen[number].common(group).is_empty() {
                    continue;
                }
                let mut shaft = Shaft { ends: CellSet::NONE, targets: 0 };
                self.follow_shaft(placed, number, group, &mut seen, &mut shaft);
                shafts.push(shaft);
            }
        }
        shafts
    }

    /// Returns the tunnels of a card with two or more openings that are not connected. One tunnel may come several
    /// times.
    pub(super) fn groups_apart(&self, number: usize, card: &Placed) -> impl Iterator<Item = Sides> + use<> {
        let shape = card.shape();
        let apart = if card.is_face_down() { Sides::NONE } else { shape.open().without(self.reach.of(number)) };
        let groups = apart.iter().map(move |side| (side, shape.connected(Sides::only(side))));
        groups.filter(|&(side, group)| group != Sides::only(side)).map(|(_, group)| group)
    }

    /// Follows a tunnel from one card to all its ends.
    fn follow_shaft(
        &self,
        placed: &[Placed],
        number: usize,
        group: Sides,
        seen: &mut [Sides; MOST_PLACED],
        shaft: &mut Shaft,
    ) {
        if !seen[number].common(group).is_empty() {
            return;
        }
        seen[number] = seen[number].union(group);
        for side in group.iter() {
            let next = placed[number].cell.step(side);
            let Some(at) = index(next) else {
                continue;
            };
            let facing = side.opposite();
            match placed.get(usize::from(self.grid[at])) {
                None => shaft.ends.insert(at),
                Some(other) if is_passable(other) => shaft.ends.insert(at),
                Some(other) if other.is_face_down() => {
                    let target = self.targets().iter().position(|target| target.cell == next);
                    shaft.targets |= target.map_or(0, |target| 1 << target);
                }
                Some(other) if other.shape().open().contains(facing) => {
                    let group = other.shape().connected(Sides::only(facing));
                    if !self.reach.of(self.grid[at].into()).contains(facing) {
                        self.follow_shaft(placed, self.grid[at].into(), group, seen, shaft);
                    }
                }
                Some(_) => {}
            }
        }
    }
}

/// Returns true for the face-down card of a chest, which will have tunnels of some kind.
pub(super) fn is_passable(card: &Placed) -> bool {
    card.is_face_down() && card.card.kind() == CardKind::Chest
}

//! A survey of the mine: the number of cards that are still needed to each goal.

mod distance;
mod needs;
mod shaft;

pub(crate) use needs::Needs;

use saboteur_engine::{CardKind, Cell, Reach, Sides, State, Team};

/// The part of the mine that is surveyed: columns -3 to 16, rows -9 to 8. Cells beyond it are too far away to matter.
const WIDTH: usize = 20;
const HEIGHT: usize = 18;
const CELLS: usize = WIDTH * HEIGHT;

/// The entry of a cell without a card or without a spot.
const EMPTY: u8 = u8::MAX;

/// The most targets.
pub(crate) const MOST_GOALS: usize = 10;

/// The distance of a target that cannot be reached, or is too far away: more cards than anyone will lay.
pub(crate) const FAR: u8 = 30;

/// The most spots.
const MOST_SPOTS: usize = 60;

/// Returns the index of a cell in the survey, or `None` if it lies outside.
fn index(cell: Cell) -> Option<usize> {
    let (x, y) = (i32::from(cell.x) + 3, i32::from(cell.y) + 9);
    ((0..WIDTH as i32).contains(&x) && (0..HEIGHT as i32).contains(&y)).then(|| y as usize * WIDTH + x as usize)
}

/// A card that players dig for: a face-down goal, or in The Duel also nuggets without a marker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) cell: Cell,
}

/// An empty cell that a connected opening faces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    /// The sides with a connected opening.
    pub(crate) entry: Sides,
    /// The sides with an opening that the blue team reaches, and the green team. Used only in Saboteur 2.
    pub(crate) entry_by: [Sides; 2],
}

/// The spot that is nearest to a target.
#[derive(Clone, Copy)]
struct Best {
    /// The number of cards from the spot to the target.
    far: u8,
    /// The cell of the spot.
    cell: Cell,
    /// The number of cards from the second nearest spot.
    otherwise: u8,
}

impl Best {
    /// Notes a spot at this distance.
    fn note(&mut self, far: u8, cell: Cell) {
        if far < self.far {
            (self.otherwise, self.far, self.cell) = (self.far, far, cell);
        } else {
            self.otherwise = self.otherwise.min(far);
        }
    }

    /// Returns the number of cards to the target if no card can be laid on this cell.
    fn without(&self, cell: Option<Cell>) -> u8 {
        if cell == Some(self.cell) { self.otherwise } else { self.far }
    }
}

/// The distances in the mine, and the spots where it can be extended.
pub(crate) struct Survey {
    /// The index of the card on each cell, or [`EMPTY`].
    grid: [u8; CELLS],
    targets: [Target; MOST_GOALS],
    target_count: usize,
    /// For each target and empty cell, the number of cards from the cell to the target, including the card on the cell.
    fields: [[u8; CELLS]; MOST_GOALS],
    /// The number of cards in the mine.
    cards: usize,
    spots: [Spot; MOST_SPOTS],
    spot_count: usize,
    /// The index of the spot on each cell, or [`EMPTY`].
    spot_at: [u8; CELLS],
    /// The nearest spot for each target: of all spots, of those of the blue team and of those of the green team.
    best: [[Best; MOST_GOALS]; 3],
    /// The index of the nearest target.
    nearest: usize,
    /// The cards that are needed to each target now.
    pub(crate) needs: Needs,
    /// True if the game has teams: Saboteur 2.
    teams: bool,
    /// The connected openings.
    reach: Reach,
}

impl Survey {
    /// Surveys the mine. In The Duel, only the openings that this team reaches are connected.
    pub(crate) fn new(state: &State, team: Option<Team>) -> Survey {
        let mut survey = Survey {
            grid: [EMPTY; CELLS],
            targets: [Target { cell: Cell::new(0, 0) }; MOST_GOALS],
            target_count: 0,
            cards: state.board().placed().len(),
            fields: [[FAR; CELLS]; MOST_GOALS],
            spots: [Spot { cell: Cell::new(0, 0), entry: Sides::NONE, entry_by: [Sides::NONE; 2] }; MOST_SPOTS],
            spot_count: 0,
            spot_at: [EMPTY; CELLS],
            best: [[Best { far: FAR, cell: Cell::new(0, 0), otherwise: FAR }; MOST_GOALS]; 3],
            nearest: 0,
            needs: Needs { any: [FAR; MOST_GOALS], by: [[FAR; MOST_GOALS]; 2], width: 0, reaches: 0 },
            teams: state.rules().game == saboteur_engine::Family::Saboteur2,
            reach: state.reach(team),
        };
        let placed = state.board().placed();
        for (number, card) in placed.iter().enumerate() {
            if let Some(at) = index(card.cell) {
                survey.grid[at] = number as u8;
            }
        }
        survey.find_targets(state);
        survey.find_spots(state);
        let empty = survey.passable_cells(placed);
        let shafts = survey.find_shafts(placed);
        for target in 0..survey.target_count {
            survey.spread(target, placed, &empty, &shafts);
        }
        survey.find_best();
        survey
    }

    /// Finds the targets.
    fn find_targets(&mut self, state: &State) {
        let duel = state.rules().is_duel();
        for placed in state.board().placed() {
            let wanted = match placed.card.kind() {
                CardKind::Goal(_) if placed.is_face_down() => true,
                CardKind::Goal(_) | CardKind::Path if duel => {
                    let marked = state.markers().iter().any(|marker| marker.cell == placed.cell);
                    placed.card.nuggets() > 0 && !marked
                }
                CardKind::Goal(_)
                | CardKind::Path
                | CardKind::Start
                | CardKind::Postcard(_)
                | CardKind::Chest
                | CardKind::Action(_) => false,
            };
            if wanted && self.target_count < MOST_GOALS {
                self.targets[self.target_count] = Target { cell: placed.cell };
                self.target_count += 1;
            }
        }
    }

    /// Finds the empty cells that connected openings face.
    fn find_spots(&mut self, state: &State) {
        let teams = self.teams.then(|| Team::ALL.map(|team| state.reach(Some(team))));
        for (number, placed) in state.board().placed().iter().enumerate() {
            for side in self.reach.of(number).iter() {
                let cell = placed.cell.step(side);
                if index(cell).is_none_or(|at| self.grid[at] != EMPTY) {
                    continue;
                }
                let here = index(cell).unwrap_or(0);
                let known = self.spot_at[here];
                let at = if known == EMPTY { self.spot_count } else { known.into() };
                if at == MOST_SPOTS {
                    continue;
                }
                if known == EMPTY {
                    self.spot_at[here] = at as u8;
                    self.spots[at] = Spot { cell, entry: Sides::NONE, entry_by: [Sides::NONE; 2] };
                    self.spot_count += 1;
                }
                let entry = Sides::only(side.opposite());
                self.spots[at].entry = self.spots[at].entry.union(entry);
                for (team, reach) in teams.iter().flatten().enumerate() {
                    if reach.of(number).contains(side) {
                        self.spots[at].entry_by[team] = self.spots[at].entry_by[team].union(entry);
                    }
                }
            }
        }
    }

    /// Returns the number of cards in the mine.
    pub(crate) fn cards(&self) -> usize {
        self.cards
    }

    /// Returns the targets.
    pub(crate) fn targets(&self) -> &[Target] {
        &self.targets[..self.target_count]
    }

    /// Returns the empty cells that connected openings face.
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.spot_count]
    }

    /// Returns the spot on this cell.
    pub(crate) fn spot(&self, cell: Cell) -> Option<&Spot> {
        let at = self.spot_at[index(cell)?];
        (at != EMPTY).then(|| &self.spots[usize::from(at)])
    }

    /// Returns the distance of a cell, in cells, from the nearest spot that is best for some target.
    pub(crate) fn distance_to_front(&self, cell: Cell) -> u32 {
        let fronts = self.best[0][..self.target_count].iter().filter(|best| best.far < FAR);
        fronts.map(|best| best.cell.distance(cell)).min().unwrap_or(0)
    }

    /// Returns the number of cards from this empty cell to a target, including the card on the cell.
    pub(crate) fn distance(&self, target: usize, cell: Cell) -> u8 {
        index(cell).map_or(FAR, |at| self.fields[target][at])
    }

    /// Finds the nearest spot for each target, and the needs.
    fn find_best(&mut self) {
        for number in 0..self.spot_count {
            let spot = self.spots[number];
            let at = index(spot.cell).unwrap_or(0);
            for target in 0..self.target_count {
                let far = self.fields[target][at];
                self.best[0][target].note(far, spot.cell);
                for team in 0..2 {
                    if !spot.entry_by[team].is_empty() {
                        self.best[1 + team][target].note(far, spot.cell);
                    }
                }
            }
        }
        let targets = 0..self.target_count;
        self.nearest = targets.min_by_key(|&target| self.best[0][target].far).unwrap_or(0);
        self.needs = self.needs_without(None);
        let nearest = self.needs.any[self.nearest];
        let close = self.spots().iter().filter(|spot| self.distance(self.nearest, spot.cell) <= nearest + 1);
        self.needs.width = close.count() as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::shaft::is_passable;
    use super::*;
    use proptest::prelude::*;
    use saboteur_engine::{Chance, Game, MoveList, Preset, Scenario, Seed, Side};

    fn needs(laid: &[&str]) -> Vec<u8> {
        let laid: Vec<String> = laid.iter().map(|text| format!("{text:?}")).collect();
        let scenario = format!(r#"{{"players": 3, "seed": 1, "laid": [{}]}}"#, laid.join(", "));
        let game = Game::from_scenario(Scenario::from_json(&scenario).expect("the scenario is well-formed"))
            .expect("the scenario is possible");
        let survey = Survey::new(game.state(), None);
        survey.needs.any[..survey.targets().len()].to_vec()
    }

    #[test]
    fn seven_cards_lead_to_the_goal_straight_ahead() {
        assert_eq!(needs(&[]), [9, 7, 9]);
        assert_eq!(needs(&["LR 1,0", "TBLR 2,0"]), [7, 5, 7]);
    }

    #[test]
    fn blind_ends_are_impassable() {
        // After the blind end at 3,0 the mine can be extended only from the start.
        assert_eq!(needs(&["LR 1,0", "LR 2,0", "L 3,0"]), [9, 9, 9]);
    }

    #[test]
    fn a_tunnel_that_is_cut_off_costs_no_cards() {
        // Only the card at 2,0 is missing.
        assert_eq!(needs(&["LR 1,0", "LR 3,0", "LR 4,0", "TBLR 5,0"]), [5, 3, 5]);
    }

    /// Returns the distance of each cell to a target, by a simple search over single cells.
    fn by_simple_search(state: &State, survey: &Survey, target: usize) -> Vec<u8> {
        let placed = state.board().placed();
        let mut far = vec![FAR; CELLS];
        let mut edges = std::collections::BTreeMap::new();
        // A step from a cell to any neighbour costs a card. The arms of unconnected tunnels lead on at no cost.
        let mut queue = std::collections::VecDeque::new();
        let beside = survey.cells_beside(target, placed, &survey.passable_cells(placed));
        for at in (0..CELLS).filter(|at| beside[at / WIDTH] & 1 << (at % WIDTH) != 0) {
            far[at] = 1;
            queue.push_back((at, None, 1));
        }
        let cell = survey.targets()[target].cell;
        for side in Side::ALL {
            let from = state.board().at(cell.step(side));
            if let Some(card) =
                from.filter(|card| !card.is_face_down() && card.shape().open().contains(side.opposite()))
            {
                let number = index(card.cell).map(|at| survey.grid[at]);
                if !number.is_some_and(|number| survey.reach.of(number.into()).contains(side.opposite())) {
                    queue.push_front((index(card.cell).unwrap_or(0), Some(side.opposite()), 0));
                }
            }
        }
        while let Some((at, arm, cost)) = queue.pop_front() {
            let cell = Cell::new((at % WIDTH) as i8 - 3, (at / WIDTH) as i8 - 9);
            let sides = match arm {
                None => Sides::ALL,
                Some(arm) => placed[usize::from(survey.grid[at])].shape().connected(Sides::only(arm)),
            };
            for side in sides.iter() {
                let Some(next) = index(cell.step(side)) else {
                    continue;
                };
                match placed.get(usize::from(survey.grid[next])) {
                    Some(card) if !is_passable(card) => {
                        let facing = side.opposite();
                        let reach = survey.reach.of(survey.grid[next].into());
                        let open =
                            !card.is_face_down() && card.shape().open().contains(facing) && !reach.contains(facing);
                        let known = edges.get(&(next, facing as u8)).copied().unwrap_or(FAR);
                        if open && cost < known {
                            edges.insert((next, facing as u8), cost);
                            queue.push_front((next, Some(facing), cost));
                        }
                    }
                    Some(_) | None => {
                        if cost + 1 < far[next] {
                            far[next] = cost + 1;
                            queue.push_back((next, None, cost + 1));
                        }
                    }
                }
            }
        }
        far
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

        #[test]
        fn distances_are_the_same_by_both_searches(seed in any::<u64>(), preset in 0usize..3) {
            let (preset, players) = [(Preset::Classic, 5), (Preset::Saboteur2, 6), (Preset::Everything, 5)][preset];
            let mut state = State::new(preset.rules(), players, Seed::from(seed), None).expect("the rules allow it");
            let mut chance = Chance::new(Seed::from(seed), 5);
            let mut moves = MoveList::new();
            while state.round() == 1 && state.to_act().is_some() {
                state.legal_moves(&mut moves);
                let builds = |chosen: &saboteur_engine::Move| {
                    chosen.is_play() && chosen.target().cells().next().is_some()
                };
                let wanted: Vec<_> = moves.iter().copied().filter(builds).collect();
                let chosen = *chance.pick(if wanted.is_empty() { &moves } else { &wanted });
                state.play_unchecked(chosen, &mut ());
                if state.round() > 1 || chance.below(4) > 0 {
                    continue;
                }
                let survey = Survey::new(&state, None);
                for target in 0..survey.targets().len() {
                    let simple = by_simple_search(&state, &survey, target);
                    let need = survey.needs.any[target];
                    for spot in survey.spots() {
                        let found = survey.distance(target, spot.cell);
                        let expected = simple[index(spot.cell).unwrap_or(0)];
                        // Spots much farther than the nearest one are not measured.
                        prop_assert!(found == expected || (found == FAR && expected > need + 3), "{found} {expected}");
                    }
                }
            }
        }
    }
}

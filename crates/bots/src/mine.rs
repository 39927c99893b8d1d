//! How far it is to each goal: cards still needed over the mine as it lies, blind ends impassable.

use saboteur_engine::{Card, CardKind, Cell, MOST_PLACED, Placed, Reach, Side, Sides, State, Team};

/// The part of the mine that is looked at: columns -3 to 16, rows -9 to 8. What lies beyond is too far away to matter.
const WIDTH: usize = 20;
const HEIGHT: usize = 18;
const CELLS: usize = WIDTH * HEIGHT;

/// No card lies there.
const EMPTY: u8 = u8::MAX;

/// The most goals there can be.
pub(crate) const MOST_GOALS: usize = 10;

/// More cards than anybody will lay.
pub(crate) const FAR: u8 = 30;

/// The most cells that are faced by openings.
const MOST_SPOTS: usize = 60;

fn index(cell: Cell) -> Option<usize> {
    let (x, y) = (i32::from(cell.x) + 3, i32::from(cell.y) + 9);
    ((0..WIDTH as i32).contains(&x) && (0..HEIGHT as i32).contains(&y)).then(|| y as usize * WIDTH + x as usize)
}

/// Something that players dig for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) cell: Cell,
}

/// An empty cell that a connected opening faces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) cell: Cell,
    /// The sides from which tunnels come.
    pub(crate) entry: Sides,
    /// Those of them that the blue and the green team come to.
    pub(crate) entry_by: [Sides; 2],
}

/// A tunnel that is not connected.
struct Shaft {
    /// The empty cells that it opens to.
    ends: Vec<u16>,
    /// The targets that it opens to, one bit each.
    targets: u16,
}

/// The spot that leads best to a target, and how far it is from the next best one.
#[derive(Clone, Copy)]
struct Best {
    far: u8,
    cell: Cell,
    otherwise: u8,
}

impl Best {
    fn note(&mut self, far: u8, cell: Cell) {
        if far < self.far {
            (self.otherwise, self.far, self.cell) = (self.far, far, cell);
        } else {
            self.otherwise = self.otherwise.min(far);
        }
    }

    fn without(&self, cell: Option<Cell>) -> u8 {
        if cell == Some(self.cell) { self.otherwise } else { self.far }
    }
}

/// How many cards are needed to each target: by anybody, and by each team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Needs {
    pub(crate) any: [u8; MOST_GOALS],
    pub(crate) by: [[u8; MOST_GOALS]; 2],
    /// How many ways forward there are that are hardly longer than the shortest, for the nearest target.
    pub(crate) width: u8,
    /// The targets that a card just laid comes to, one bit each.
    pub(crate) reaches: u16,
}

/// The mine, measured.
pub(crate) struct Survey {
    grid: [u8; CELLS],
    targets: [Target; MOST_GOALS],
    target_count: usize,
    /// For each target and empty cell, how many cards lead from there to the target, that cell's own included.
    fields: [[u8; CELLS]; MOST_GOALS],
    /// How many cards lie there.
    cards: usize,
    spots: [Spot; MOST_SPOTS],
    spot_count: usize,
    /// The number of the spot on each cell.
    spot_at: [u8; CELLS],
    /// For each target the spots that lead there best: anybody's, the blue team's, the green team's.
    best: [[Best; MOST_GOALS]; 3],
    /// The target that is nearest.
    nearest: usize,
    pub(crate) needs: Needs,
    teams: bool,
    reach: Reach,
}

impl Survey {
    /// Measures the mine. In The Duel it is that of one team.
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
        let empty = survey.empty(placed);
        let shafts = survey.find_shafts(placed);
        for target in 0..survey.target_count {
            survey.spread(target, placed, &empty, &shafts);
        }
        survey.find_best();
        survey
    }

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

    /// The cells that are faced by connected openings.
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

    /// The tunnels that are not connected: whoever comes to one of their ends comes for nothing to all.
    fn find_shafts(&self, placed: &[Placed]) -> Vec<Shaft> {
        let mut shafts = Vec::new();
        let mut seen = [Sides::NONE; MOST_PLACED];
        for (number, card) in placed.iter().enumerate() {
            let apart =
                if card.is_face_down() { Sides::NONE } else { card.shape().open().without(self.reach.of(number)) };
            for side in apart.iter() {
                let group = card.shape().connected(Sides::only(side));
                if group == Sides::only(side) || seen[number].contains(side) {
                    continue;
                }
                let mut shaft = Shaft { ends: Vec::new(), targets: 0 };
                self.follow(placed, number, group, &mut seen, &mut shaft);
                shafts.push(shaft);
            }
        }
        shafts
    }

    /// Follows a tunnel to all its ends.
    fn follow(
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
                None => shaft.ends.push(at as u16),
                Some(other) if is_passable(other) => shaft.ends.push(at as u16),
                Some(other) if other.is_face_down() => {
                    let target = self.targets().iter().position(|target| target.cell == next);
                    shaft.targets |= target.map_or(0, |target| 1 << target);
                }
                Some(other) if other.shape().open().contains(facing) => {
                    let group = other.shape().connected(Sides::only(facing));
                    if !self.reach.of(self.grid[at].into()).contains(facing) {
                        self.follow(placed, self.grid[at].into(), group, seen, shaft);
                    }
                }
                Some(_) => {}
            }
        }
    }

    /// The cells that can be passed, a bit each, by rows.
    fn empty(&self, placed: &[Placed]) -> [u32; HEIGHT] {
        let mut empty = [(1 << WIDTH) - 1; HEIGHT];
        for card in placed {
            if let Some(at) = index(card.cell).filter(|_| !is_passable(card)) {
                empty[at / WIDTH] &= !(1 << (at % WIDTH));
            }
        }
        empty
    }

    /// Spreads from a target over empty cells, whole rows at a time, until a little behind the first spots.
    fn spread(&mut self, target: usize, placed: &[Placed], empty: &[u32; HEIGHT], shafts: &[Shaft]) {
        let mut spots = [0u32; HEIGHT];
        for spot in &self.spots[..self.spot_count] {
            if let Some(at) = index(spot.cell) {
                spots[at / WIDTH] |= 1 << (at % WIDTH);
            }
        }
        let mut wave = self.beside(target, placed, empty);
        let mut used = 0u64;
        for (number, shaft) in shafts.iter().enumerate().take(64) {
            if shaft.targets & 1 << target != 0 {
                used |= 1 << number;
                shaft.ends.iter().for_each(|&end| wave[usize::from(end) / WIDTH] |= 1 << (usize::from(end) % WIDTH));
            }
        }
        let mut free = *empty;
        let mut last = FAR;
        let mut cost = 1;
        let (mut low, mut high) = (HEIGHT - 1, 0);
        for row in (0..HEIGHT).filter(|&row| wave[row] != 0) {
            (low, high) = (low.min(row), high.max(row));
        }
        let field = &mut self.fields[target];
        while cost < last && low <= high {
            let (mut any, mut met) = (0, 0);
            for row in low..=high {
                let mut bits = wave[row] & free[row];
                wave[row] = bits;
                free[row] &= !bits;
                any |= bits;
                met |= bits & spots[row];
                while bits != 0 {
                    field[row * WIDTH + bits.trailing_zeros() as usize] = cost;
                    bits &= bits - 1;
                }
            }
            if any == 0 {
                break;
            }
            if met != 0 && last == FAR {
                last = cost + 4;
            }
            let mut next = [0u32; HEIGHT];
            for row in low..=high {
                let bits = wave[row];
                next[row] |= bits << 1 | bits >> 1;
                if row > 0 {
                    next[row - 1] |= bits;
                }
                if row + 1 < HEIGHT {
                    next[row + 1] |= bits;
                }
            }
            (low, high) = (low.saturating_sub(1), (high + 1).min(HEIGHT - 1));
            for (number, shaft) in shafts.iter().enumerate().take(64) {
                if used & 1 << number == 0 && shaft.ends.iter().any(|&end| field[usize::from(end)] == cost) {
                    used |= 1 << number;
                    for &end in &shaft.ends {
                        let row = usize::from(end) / WIDTH;
                        next[row] |= 1 << (usize::from(end) % WIDTH);
                        (low, high) = (low.min(row), high.max(row));
                    }
                }
            }
            wave = next;
            cost += 1;
        }
    }

    /// The empty cells from which one card reaches a target.
    fn beside(&self, target: usize, placed: &[Placed], empty: &[u32; HEIGHT]) -> [u32; HEIGHT] {
        let mut beside = [0; HEIGHT];
        let cell = self.targets[target].cell;
        let card = index(cell).and_then(|at| placed.get(usize::from(self.grid[at])));
        let open = card.filter(|card| !card.is_face_down()).map_or(Sides::ALL, |card| {
            let from = card.card.marks(card.is_rotated()).nuggets_from;
            if from.is_empty() { card.shape().open() } else { card.shape().connected(from) }
        });
        for at in open.iter().filter_map(|side| index(cell.step(side))) {
            beside[at / WIDTH] |= 1 << (at % WIDTH) & empty[at / WIDTH];
        }
        beside
    }

    /// How many cards lie in the mine.
    pub(crate) fn cards(&self) -> usize {
        self.cards
    }

    /// The targets.
    pub(crate) fn targets(&self) -> &[Target] {
        &self.targets[..self.target_count]
    }

    /// The cells that are faced by connected openings.
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.spot_count]
    }

    pub(crate) fn spot(&self, cell: Cell) -> Option<&Spot> {
        let at = self.spot_at[index(cell)?];
        (at != EMPTY).then(|| &self.spots[usize::from(at)])
    }

    /// How far a cell lies from where the tunnel is nearest to a target.
    pub(crate) fn distance_to_front(&self, cell: Cell) -> u32 {
        let fronts = self.best[0][..self.target_count].iter().filter(|best| best.far < FAR);
        fronts.map(|best| best.cell.distance(cell)).min().unwrap_or(0)
    }

    /// How many cards lead from this empty cell to a target.
    pub(crate) fn from(&self, target: usize, cell: Cell) -> u8 {
        index(cell).map_or(FAR, |at| self.fields[target][at])
    }

    /// Notes which spots lead best to which target.
    fn find_best(&mut self) {
        for number in 0..self.spot_count {
            let spot = self.spots[number];
            let at = usize::from(self.grid_index(spot.cell));
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
        self.needs = self.without(None);
        let nearest = self.needs.any[self.nearest];
        let close = self.spots().iter().filter(|spot| self.from(self.nearest, spot.cell) <= nearest + 1);
        self.needs.width = close.count() as u8;
    }

    fn grid_index(&self, cell: Cell) -> u16 {
        index(cell).unwrap_or(0) as u16
    }

    /// How many cards are needed if no card can be laid on that cell.
    fn without(&self, cell: Option<Cell>) -> Needs {
        let mut needs =
            Needs { any: [FAR; MOST_GOALS], by: [[FAR; MOST_GOALS]; 2], width: self.needs.width, reaches: 0 };
        for target in 0..self.target_count {
            needs.any[target] = self.best[0][target].without(cell);
        }
        if self.teams {
            for team in 0..2 {
                for target in 0..self.target_count {
                    needs.by[team][target] = self.best[1 + team][target].without(cell);
                }
            }
        }
        needs
    }

    /// How many cards are needed if nothing can be laid on this cell.
    pub(crate) fn blocked(&self, cell: Cell) -> Needs {
        let mut needs = self.without(Some(cell));
        if self.leads(cell) {
            needs.width = needs.width.saturating_sub(1);
        }
        needs
    }

    /// Whether a spot leads hardly less directly to the nearest target than any.
    fn leads(&self, cell: Cell) -> bool {
        self.spot(cell).is_some() && self.from(self.nearest, cell) <= self.needs.any[self.nearest] + 1
    }

    /// How many cards are needed once this card lies there.
    pub(crate) fn laid(&self, state: &State, card: Card, cell: Cell, rotated: bool) -> Needs {
        let mut needs = self.blocked(cell);
        let shape = card.shape(rotated);
        let none = Spot { cell, entry: Sides::NONE, entry_by: [Sides::NONE; 2] };
        let spot = self.spot(cell).copied().unwrap_or(none);
        let ladder = card.has_ladder() || card.home().is_some();
        let marks = card.marks(rotated);
        let entry = if ladder { shape.open() } else { spot.entry.common(shape.open()) };
        let ways = shape.connected(entry);
        let mut more_width = 0;
        for side in ways.iter() {
            let barred = |team: usize| {
                matches!(marks.door, Some((color, arm)) if color as usize != team
                    && (arm == side || spot.entry_by[team].without(Sides::only(arm)).is_empty()))
            };
            let by = [0, 1].map(|team: usize| {
                let enters = ladder || !spot.entry_by[team].common(shape.open()).is_empty();
                enters && !barred(team)
            });
            self.look_on(state, cell, side, &mut needs, by, &mut more_width, 0);
        }
        needs.width = needs.width.saturating_add(more_width);
        needs
    }

    /// What an opening towards that side leads to.
    #[allow(clippy::too_many_arguments, reason = "one step of a walk, with all that it gathers")]
    fn look_on(
        &self,
        state: &State,
        cell: Cell,
        side: Side,
        needs: &mut Needs,
        by: [bool; 2],
        width: &mut u8,
        deep: u8,
    ) {
        let next = cell.step(side);
        let Some(at) = index(next) else {
            return;
        };
        if self.grid[at] == EMPTY {
            let mut leads = false;
            for target in 0..self.target_count {
                let far = self.fields[target][at];
                leads |= far <= needs.any[target];
                needs.any[target] = needs.any[target].min(far);
                for team in 0..2 {
                    if by[team] {
                        needs.by[team][target] = needs.by[team][target].min(far);
                    }
                }
            }
            *width += u8::from(leads && self.spot(next).is_none());
            return;
        }
        if let Some(target) = self.targets().iter().position(|target| target.cell == next) {
            needs.reaches |= 1 << target;
            needs.any[target] = 0;
            for team in 0..2 {
                if by[team] {
                    needs.by[team][target] = 0;
                }
            }
            return;
        }
        let number = usize::from(self.grid[at]);
        let other = &state.board().placed()[number];
        let facing = side.opposite();
        let joins =
            !other.is_face_down() && other.shape().open().contains(facing) && !self.reach.of(number).contains(facing);
        if joins && deep < 8 {
            for on in other.shape().connected(Sides::only(facing)).iter().filter(|&on| on != facing) {
                self.look_on(state, next, on, needs, by, width, deep + 1);
            }
        }
    }
}

/// A face-down card on a chest will have tunnels of some kind.
fn is_passable(card: &Placed) -> bool {
    card.is_face_down() && card.card.kind() == CardKind::Chest
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use saboteur_engine::{Chance, Game, MoveList, Preset, Scenario, Seed};

    fn needs(laid: &[&str]) -> Vec<u8> {
        let laid: Vec<String> = laid.iter().map(|text| format!("{text:?}")).collect();
        let scenario = format!(r#"{{"players": 3, "seed": 1, "laid": [{}]}}"#, laid.join(", "));
        let game = Game::from_scenario(Scenario::from_json(&scenario).expect("a scenario")).expect("a game");
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
        // The blind end at the front leaves only the ways from the start.
        assert_eq!(needs(&["LR 1,0", "LR 2,0", "L 3,0"]), [9, 9, 9]);
    }

    #[test]
    fn a_tunnel_that_is_cut_off_is_joined_for_nothing() {
        // A hole at 2,0, behind which everything lies as it did.
        assert_eq!(needs(&["LR 1,0", "LR 3,0", "LR 4,0", "TBLR 5,0"]), [5, 3, 5]);
    }

    /// The same by a plain search over single cells.
    fn plainly(state: &State, survey: &Survey, target: usize) -> Vec<u8> {
        let placed = state.board().placed();
        let mut far = vec![FAR; CELLS];
        let mut edges = std::collections::BTreeMap::new();
        // Cells are left for any neighbour; arms of tunnels that are not connected lead on for nothing.
        let mut queue = std::collections::VecDeque::new();
        let beside = survey.beside(target, placed, &survey.empty(placed));
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
        fn distances_are_the_same_however_they_are_found(seed in any::<u64>(), preset in 0usize..3) {
            let (preset, players) = [(Preset::Classic, 5), (Preset::Saboteur2, 6), (Preset::Everything, 5)][preset];
            let mut state = State::new(preset.rules(), players, Seed::from(seed), None).expect("they can play");
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
                    let plain = plainly(&state, &survey, target);
                    let need = survey.needs.any[target];
                    for spot in survey.spots() {
                        let found = survey.from(target, spot.cell);
                        let expected = plain[index(spot.cell).unwrap_or(0)];
                        // What is much farther than the nearest is not looked for.
                        prop_assert!(found == expected || (found == FAR && expected > need + 3), "{found} {expected}");
                    }
                }
            }
        }
    }
}

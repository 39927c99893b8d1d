//! How far it is to each goal: cards still needed over the mine as it lies, blind ends impassable.

use saboteur_engine::{Card, CardKind, Cell, Placed, Reach, Side, Sides, State, Team};

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
    /// Nuggets that lie open there, in The Duel; none for what lies face down.
    pub(crate) nuggets: u8,
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
    spots: [Spot; MOST_SPOTS],
    spot_count: usize,
    pub(crate) needs: Needs,
    teams: bool,
    reach: Reach,
}

impl Survey {
    /// Measures the mine. In The Duel it is that of one team.
    pub(crate) fn new(state: &State, team: Option<Team>) -> Survey {
        let mut survey = Survey {
            grid: [EMPTY; CELLS],
            targets: [Target { cell: Cell::new(0, 0), nuggets: 0 }; MOST_GOALS],
            target_count: 0,
            fields: [[FAR; CELLS]; MOST_GOALS],
            spots: [Spot { cell: Cell::new(0, 0), entry: Sides::NONE, entry_by: [Sides::NONE; 2] }; MOST_SPOTS],
            spot_count: 0,
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
        for target in 0..survey.target_count {
            survey.spread(target, placed);
        }
        survey.needs = survey.measure(None);
        survey
    }

    fn find_targets(&mut self, state: &State) {
        let duel = state.rules().is_duel();
        for placed in state.board().placed() {
            let wanted = match placed.card.kind() {
                CardKind::Goal(_) if placed.face_down => true,
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
                let nuggets = if placed.face_down { 0 } else { placed.card.nuggets() };
                self.targets[self.target_count] = Target { cell: placed.cell, nuggets };
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
                let known = self.spots[..self.spot_count].iter().position(|spot| spot.cell == cell);
                let at = known.unwrap_or(self.spot_count);
                if at == MOST_SPOTS {
                    continue;
                }
                if known.is_none() {
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

    /// Spreads from a target over empty cells, and for nothing through tunnels that are not connected.
    fn spread(&mut self, target: usize, placed: &[Placed]) {
        let mut queue = [0u16; CELLS];
        let (mut head, mut tail) = (0, 0);
        let cell = self.targets[target].cell;
        let from = self.grid[index(cell).unwrap_or(0)];
        let mut crossed = [Sides::NONE; 84];
        let open = placed.get(usize::from(from)).filter(|card| !card.face_down).map_or(Sides::ALL, |card| {
            let marks = card.card.marks(card.turned);
            if marks.nuggets_from.is_empty() { card.shape().open() } else { marks.nuggets_from }
        });
        let (grid, reach) = (&self.grid, &self.reach);
        let field = &mut self.fields[target];
        for side in open.iter() {
            enter(grid, field, placed, reach, cell.step(side), side.opposite(), 1, &mut queue, &mut tail, &mut crossed);
        }
        while head < tail {
            let at = usize::from(queue[head]);
            head += 1;
            let cost = field[at] + 1;
            if cost >= FAR {
                break;
            }
            let cell = Cell::new((at % WIDTH) as i8 - 3, (at / WIDTH) as i8 - 9);
            for side in Side::ALL {
                let next = cell.step(side);
                enter(grid, field, placed, reach, next, side.opposite(), cost, &mut queue, &mut tail, &mut crossed);
            }
        }
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
        self.spots().iter().find(|spot| spot.cell == cell)
    }

    /// How many cards lead from this empty cell to a target.
    pub(crate) fn from(&self, target: usize, cell: Cell) -> u8 {
        index(cell).map_or(FAR, |at| self.fields[target][at])
    }

    /// How many cards are needed if no card can be laid on one of the cells.
    fn measure(&self, without: Option<Cell>) -> Needs {
        let mut needs = Needs { any: [FAR; MOST_GOALS], by: [[FAR; MOST_GOALS]; 2], width: 0, reaches: 0 };
        for spot in self.spots().iter().filter(|spot| Some(spot.cell) != without) {
            let Some(at) = index(spot.cell) else {
                continue;
            };
            for target in 0..self.target_count {
                let far = self.fields[target][at];
                needs.any[target] = needs.any[target].min(far);
                for team in 0..2 {
                    if !spot.entry_by[team].is_empty() {
                        needs.by[team][target] = needs.by[team][target].min(far);
                    }
                }
            }
        }
        needs.width = self.width(&needs.any, without);
        needs
    }

    /// How many cards are needed if nothing can be laid on this cell.
    pub(crate) fn blocked(&self, cell: Cell) -> Needs {
        self.measure(Some(cell))
    }

    /// How many cells lead hardly less directly to the nearest target.
    fn width(&self, any: &[u8; MOST_GOALS], without: Option<Cell>) -> u8 {
        let targets = 0..self.target_count;
        let Some(nearest) = targets.min_by_key(|&target| any[target]) else {
            return 0;
        };
        let close = |spot: &&Spot| Some(spot.cell) != without && self.from(nearest, spot.cell) <= any[nearest] + 1;
        self.spots().iter().filter(close).count() as u8
    }

    /// How many cards are needed once this card lies there.
    pub(crate) fn laid(&self, state: &State, card: Card, cell: Cell, turned: bool) -> Needs {
        let mut needs = self.measure(Some(cell));
        let shape = card.shape(turned);
        let none = Spot { cell, entry: Sides::NONE, entry_by: [Sides::NONE; 2] };
        let spot = self.spot(cell).copied().unwrap_or(none);
        let ladder = card.has_ladder() || card.home().is_some();
        let marks = card.marks(turned);
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
            !other.face_down && other.shape().open().contains(facing) && !self.reach.of(number).contains(facing);
        if joins && deep < 8 {
            for on in other.shape().connected(Sides::only(facing)).iter().filter(|&on| on != facing) {
                self.look_on(state, next, on, needs, by, width, deep + 1);
            }
        }
    }
}

/// Comes from an empty cell, or from the target, to another cell.
#[allow(clippy::too_many_arguments, reason = "one step of a walk, with all that it gathers")]
fn enter(
    grid: &[u8; CELLS],
    field: &mut [u8; CELLS],
    placed: &[Placed],
    reach: &Reach,
    cell: Cell,
    facing: Side,
    cost: u8,
    queue: &mut [u16; CELLS],
    tail: &mut usize,
    crossed: &mut [Sides; 84],
) {
    let Some(at) = index(cell) else {
        return;
    };
    let number = usize::from(grid[at]);
    let passable = match placed.get(number) {
        None => true,
        // A face-down card on a chest will have tunnels of some kind.
        Some(card) => card.face_down && card.card.kind() == CardKind::Chest,
    };
    if passable {
        if field[at] == FAR && *tail < CELLS {
            field[at] = cost;
            queue[*tail] = at as u16;
            *tail += 1;
        }
        return;
    }
    let card = &placed[number];
    let joins = !card.face_down && card.shape().open().contains(facing) && !reach.of(number).contains(facing);
    if !joins || crossed[number].contains(facing) {
        return;
    }
    let group = card.shape().connected(Sides::only(facing));
    crossed[number] = crossed[number].union(group);
    for side in group.iter().filter(|&side| side != facing) {
        enter(grid, field, placed, reach, cell.step(side), side.opposite(), cost, queue, tail, crossed);
    }
}

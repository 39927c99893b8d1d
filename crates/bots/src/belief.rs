//! Exact inference: the dwarf cards and the place of the treasure, from everything that a seat has seen others do.

mod posterior;

pub(crate) use posterior::Posterior;

use crate::act::{self, Change, Knowledge, Likelihoods, MANNERS, Seen, Tables};
use crate::mind::KINDS;
use crate::playout::Suspicion;
use crate::survey::{MOST_GOALS, Needs, Survey};
use saboteur_engine::{BrokenView, Cell, Event, Family, MAX_SEATS, Seat, Seats, State, View};

/// The most goals that can be the treasure.
const GOALS: usize = 5;

/// The most that all acts of a player together can count against a dwarf, compared with the likeliest one, as a
/// logarithm.
const MOST_EVIDENCE: f32 = 6.0;

/// The weight of each act in imagined games and for most observers.
pub(crate) const TRUST: f32 = 0.8;

/// The chance that a player is a stranger, who does not play like our bots.
const STRANGER: f32 = 0.25;

/// How an observer reads acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reading {
    /// As the bots do.
    #[default]
    Now,
    /// As the bots of version 0.1 did: by games of those bots alone, and without conclusions about the treasure.
    First,
    /// As the bots do, and each act counts half.
    Careful,
}

impl Reading {
    /// Returns the weight of each act: less than 1, because the acts of one player are not quite independent of each
    /// other.
    const fn trust(self) -> f32 {
        match self {
            Reading::Now | Reading::First => TRUST,
            Reading::Careful => TRUST / 2.0,
        }
    }

    /// Returns the table for what every player sees.
    fn public(self, family: Family) -> &'static Likelihoods {
        match self {
            Reading::First => crate::first::likelihoods(family),
            Reading::Now | Reading::Careful => &Tables::of(family).public,
        }
    }
}

/// For each manner and kind of dwarf: how likely the acts of a seat were, as a logarithm.
type Evidence = [[f32; KINDS]; MANNERS];

/// An act that was observed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Observed {
    pub(crate) actor: Seat,
    /// The kind of the act, if any goal may be the treasure.
    pub(crate) public: usize,
    /// For each goal: what the actor knew if the treasure lies there, the kind of the act, and the goals that the
    /// actor may have aimed at, one bit each.
    pub(crate) by_goal: [(Knowledge, usize, u8); GOALS],
    pub(crate) goals: usize,
}

/// What a seat remembers of the round, and what it concludes from it.
#[derive(Clone)]
pub(crate) struct Belief {
    reading: Reading,
    /// For each seat and goal: the evidence if the treasure lies there.
    logs: [[Evidence; GOALS]; MAX_SEATS],
    /// The cells of the goals that were face down when the round began.
    goals: Vec<Cell>,
    /// The seats that have looked at each goal.
    looked: [Seats; GOALS],
    /// The seats that have seen the dwarf card of each seat.
    inspected: [Seats; MAX_SEATS],
    /// What every player can infer.
    pub(crate) public: Suspicion,
    /// The table before the last move.
    before: Option<Before>,
    /// The last act.
    pub(crate) last: Option<Observed>,
    /// How often each seat has discarded cards.
    discards: [u8; MAX_SEATS],
}

/// What is remembered of the table before a move, to measure the effect of the move.
#[derive(Clone)]
struct Before {
    needs: Needs,
    /// The cells of the targets.
    targets: Vec<Cell>,
    /// The stage of the round.
    stage: usize,
    /// True for each seat that may not build.
    blocked: [bool; MAX_SEATS],
}

impl Before {
    fn new(world: &State, survey: &Survey) -> Before {
        let mut blocked = [false; MAX_SEATS];
        for seat in world.seats() {
            let front = world.in_front(seat);
            blocked[seat.index()] = front.iter().any(|card| card.blocks_building());
        }
        let targets = survey.targets().iter().map(|target| target.cell).collect();
        Before { needs: survey.needs, targets, stage: act::stage(world), blocked }
    }
}

impl Belief {
    pub(crate) fn new(reading: Reading) -> Belief {
        Belief {
            reading,
            logs: [[[[0.0; KINDS]; MANNERS]; GOALS]; MAX_SEATS],
            goals: Vec::new(),
            looked: [Seats::NOBODY; GOALS],
            inspected: [Seats::NOBODY; MAX_SEATS],
            public: Suspicion::NONE,
            before: None,
            last: None,
            discards: [0; MAX_SEATS],
        }
    }

    /// Learns from the events that the seat heard since the last call.
    pub(crate) fn watch(&mut self, view: &View, heard: &[Event]) -> Result<(), BrokenView> {
        if view.rules.is_duel() {
            return Ok(());
        }
        if heard.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
            *self = Belief::new(self.reading);
        }
        let world = view.world()?;
        if self.goals.is_empty() {
            let hidden = world.board().hidden().filter(|placed| placed.card.is_goal());
            self.goals = hidden.map(|placed| placed.cell).take(GOALS).collect();
        }
        let survey = Survey::new(&world, None);
        self.last = None;
        if let (Some(before), Some((actor, seen))) = (self.before.take(), heard.iter().find_map(act_in)) {
            let observed = self.observe(&world, &before, &survey, actor, seen);
            self.public.note(actor, observed.public, self.reading.public(world.rules().game), self.reading.trust());
            if view.seat != Some(actor) {
                self.conclude(&observed, world.rules().game);
            }
            self.discards[actor.index()] += u8::from(act::is_discard(observed.public));
            self.last = Some(observed);
        }
        for event in heard {
            self.note(event);
        }
        self.before = Some(Before::new(&world, &survey));
        Ok(())
    }

    /// Classifies an act, for each goal that may be the treasure.
    fn observe(&self, world: &State, before: &Before, survey: &Survey, actor: Seat, seen: Seen) -> Observed {
        let suspicion = match seen {
            Seen::Hindered(target) | Seen::Helped(target) => self.public.ratio(world, target),
            Seen::Laid(_) | Seen::Collapsed | Seen::Looked | Seen::Passed(_) | Seen::Other(_) => 1.0,
        };
        let blocked = before.blocked[actor.index()];
        let reached = survey.targets().len() != before.targets.len();
        let classify = |aim: &[f32; MOST_GOALS]| {
            let change = if reached { Change::REACHED } else { Change::of(&before.needs, &survey.needs, aim) };
            act::classify(seen, actor, change, before.stage, suspicion, blocked)
        };
        let mut anywhere = [0.0; MOST_GOALS];
        let count = before.targets.len();
        anywhere[..count].fill(1.0 / count.max(1) as f32);
        let public = classify(&anywhere);
        let looked = |goal: usize| self.looked[goal].contains(actor);
        let mut by_goal = [(Knowledge::Nothing, public, u8::MAX); GOALS];
        if (0..self.goals.len()).any(looked) {
            for treasure in 0..self.goals.len() {
                let (mut aim, mut goals) = ([0.0; MOST_GOALS], 0u8);
                for (at, cell) in before.targets.iter().enumerate() {
                    let Some(goal) = self.goals.iter().position(|goal| goal == cell) else {
                        continue;
                    };
                    let possible = if looked(treasure) { goal == treasure } else { !looked(goal) };
                    aim[at] = f32::from(u8::from(possible));
                    goals |= u8::from(possible) << goal;
                }
                let sum: f32 = aim.iter().sum();
                aim.iter_mut().for_each(|chance| *chance /= sum.max(1.0));
                let knowledge = if goals.count_ones() > 1 { Knowledge::Some } else { Knowledge::All };
                by_goal[treasure] = (knowledge, classify(&aim), goals);
            }
        }
        Observed { actor, public, by_goal, goals: self.goals.len() }
    }

    /// Draws conclusions from an act, for each goal that may be the treasure.
    fn conclude(&mut self, observed: &Observed, family: Family) {
        let trust = self.reading.trust();
        let evidence = &mut self.logs[observed.actor.index()];
        for (evidence, &(knowledge, act, _)) in evidence.iter_mut().zip(&observed.by_goal[..observed.goals]) {
            if self.reading == Reading::First {
                let logs = &mut evidence[0];
                let likelihoods = crate::first::likelihoods(family)[act];
                logs.iter_mut().zip(likelihoods).for_each(|(log, likelihood)| *log += trust * likelihood);
                let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                logs.iter_mut().for_each(|log| *log = (*log - most).max(-MOST_EVIDENCE));
                continue;
            }
            for (logs, tables) in evidence.iter_mut().zip(&Tables::of(family).private) {
                let likelihoods = &tables[knowledge as usize][act];
                logs.iter_mut().zip(likelihoods).for_each(|(log, likelihood)| *log += trust * likelihood);
            }
        }
    }

    /// Returns how likely the acts of a seat were for each kind of dwarf if the treasure lies on this goal, as a
    /// logarithm, whatever the manner of the player.
    fn evidence(&self, seat: Seat, goal: usize) -> [f32; KINDS] {
        let [ours, strange] = &self.logs[seat.index()][goal];
        if self.reading == Reading::First {
            return *ours;
        }
        let mut logs = [0.0; KINDS];
        for kind in 0..KINDS {
            let (one, two) = (ours[kind] + (1.0 - STRANGER).ln(), strange[kind] + STRANGER.ln());
            let most = one.max(two);
            logs[kind] = most + ((one - most).exp() + (two - most).exp()).ln();
        }
        // Acts alone never prove anything.
        let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        logs.map(|log| log.max(most - MOST_EVIDENCE))
    }

    /// Returns the index of the goal on this cell.
    pub(crate) fn goal_at(&self, cell: Cell) -> Option<usize> {
        self.goals.iter().position(|&goal| goal == cell)
    }

    /// Notes looks at goals and dwarf cards, new dwarf cards, and goals that change places.
    fn note(&mut self, event: &Event) {
        let at = |goals: &[Cell], cell: Cell| goals.iter().position(|&goal| goal == cell);
        match *event {
            Event::CardSeen { seat, cell, .. } => {
                if let Some(goal) = at(&self.goals, cell) {
                    self.looked[goal] = self.looked[goal].with(seat);
                }
            }
            Event::DwarfSeen { seat, target, .. } => {
                self.inspected[target.index()] = self.inspected[target.index()].with(seat);
            }
            // Earlier acts say nothing about a new dwarf card.
            Event::DwarfDealt { seat, .. } => {
                self.inspected[seat.index()] = Seats::NOBODY;
                self.logs[seat.index()] = [[[0.0; KINDS]; MANNERS]; GOALS];
                self.public.0[seat.index()] = [0.0; KINDS];
            }
            Event::GoalsSwapped { one, two, swapped, .. } => {
                if let (Some(one), Some(two)) = (at(&self.goals, one), at(&self.goals, two)) {
                    self.swap(one, two, swapped);
                }
            }
            Event::Moved { from, cell, .. } => {
                if let Some(goal) = at(&self.goals, from) {
                    self.goals[goal] = cell;
                }
            }
            _ => {}
        }
    }

    /// Notes that two goals were swapped, were not swapped, or may have been swapped (`None`).
    fn swap(&mut self, one: usize, two: usize, swapped: Option<bool>) {
        if swapped == Some(false) {
            return;
        }
        for logs in &mut self.logs {
            let (first, second) = (logs[one], logs[two]);
            if swapped == Some(true) {
                (logs[one], logs[two]) = (second, first);
            } else {
                for manner in 0..MANNERS {
                    for kind in 0..KINDS {
                        let mean = (first[manner][kind] + second[manner][kind]) / 2.0;
                        (logs[one][manner][kind], logs[two][manner][kind]) = (mean, mean);
                    }
                }
            }
        }
        if swapped == Some(true) {
            self.looked.swap(one, two);
        } else {
            // Players who had looked at these goals no longer know where they lie.
            (self.looked[one], self.looked[two]) = (Seats::NOBODY, Seats::NOBODY);
        }
    }

    /// Tells the players of an imagined world what they have looked at.
    pub(crate) fn remind(&self, world: &mut State) {
        for (&cell, looked) in self.goals.iter().zip(self.looked) {
            for seat in looked.iter(world.player_count()) {
                world.suppose_seen(seat, cell);
            }
        }
        for of in world.seats() {
            for seat in self.inspected[of.index()].iter(world.player_count()) {
                world.suppose_dwarf_seen(seat, of);
            }
        }
    }

    /// Returns what a seat believes.
    pub(crate) fn posterior(&self, world: &State, seat: Seat) -> Posterior {
        Posterior::new(self, world, seat)
    }
}

/// Returns the player and the act of an event, if it is an act.
fn act_in(event: &Event) -> Option<(Seat, Seen)> {
    match *event {
        Event::Played { seat, card, target } => Some((seat, Seen::play(card, target))),
        Event::Discarded { seat, count, removed, .. } => Some((seat, Seen::discards(count.into(), removed))),
        Event::DwarfPosted { seat, .. } => Some((seat, Seen::Other(6))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::Mind;
    use saboteur_engine::{Chance, Dwarf, Preset, RuleOption, Rules, Seed};

    /// Computes the chances of dwarf cards and goals by listing all ways to deal the cards one by one.
    fn by_enumeration(belief: &Belief, world: &State, seat: Seat) -> (Vec<[f64; KINDS]>, Vec<f64>) {
        let mind = Mind::naive(world, seat);
        let unknown: Vec<Seat> = world.seats().filter(|&other| !world.knows_dwarf(seat, other)).collect();
        let mut pack = world.rules().dwarves(world.player_count());
        for other in world.seats().filter(|&other| world.knows_dwarf(seat, other)) {
            let at = pack
                .iter()
                .position(|&dwarf| dwarf == world.dwarf(other))
                .expect("the pack has every dwarf card that was dealt");
            pack.remove(at);
        }
        let mut chances = vec![[0.0; KINDS]; world.player_count()];
        let mut goals = vec![0.0; mind.treasure().len()];
        for (goal, &(cell, prior)) in mind.treasure().iter().enumerate() {
            let at = belief.goals.iter().position(|&other| other == cell).expect("the belief has every face-down goal");
            let mut deal = Vec::new();
            for_each_deal(&pack, &unknown, &mut deal, &mut |deal| {
                let log = |(seat, dwarf): (&Seat, &Dwarf)| f64::from(belief.evidence(*seat, at)[*dwarf as usize]);
                let weight = f64::from(prior) * unknown.iter().zip(deal).map(log).sum::<f64>().exp();
                goals[goal] += weight;
                for (seat, dwarf) in unknown.iter().zip(deal) {
                    chances[seat.index()][*dwarf as usize] += weight;
                }
            });
        }
        let sum: f64 = goals.iter().sum();
        goals.iter_mut().for_each(|goal| *goal /= sum);
        chances.iter_mut().flatten().for_each(|chance| *chance /= sum);
        (chances, goals)
    }

    fn for_each_deal(pack: &[Dwarf], unknown: &[Seat], deal: &mut Vec<Dwarf>, each: &mut impl FnMut(&[Dwarf])) {
        if deal.len() == unknown.len() {
            return each(deal);
        }
        for at in 0..pack.len() {
            let mut rest = pack.to_vec();
            deal.push(rest.remove(at));
            for_each_deal(&rest, unknown, deal, each);
            deal.pop();
        }
    }

    fn check(rules: Rules, players: usize, seed: u64) {
        let world = State::new(rules, players, Seed::from(seed), None).expect("the rules allow this number of players");
        let mut chance = Chance::new(Seed::from(seed), 1);
        let mut belief = Belief::new(Reading::Now);
        belief.goals = world.board().hidden().map(|placed| placed.cell).collect();
        for log in belief.logs.iter_mut().flatten().flatten().flatten() {
            *log = chance.below(400) as f32 / 100.0 - 2.0;
        }
        let seat = Seat(chance.below(players as u32) as u8);
        let posterior = belief.posterior(&world, seat);
        let (chances, goals) = by_enumeration(&belief, &world, seat);
        for (believed, expected) in posterior.mind.treasure().iter().zip(goals) {
            assert!((f64::from(believed.1) - expected).abs() < 1e-4, "{believed:?} {expected}");
        }
        for other in world.seats().filter(|&other| other != seat) {
            for (believed, expected) in posterior.mind.dwarves[other.index()].iter().zip(chances[other.index()]) {
                assert!((f64::from(*believed) - expected).abs() < 1e-4, "{believed} {expected}");
            }
        }
        // Dwarf cards are drawn as often as they are believed.
        let mut drawn = [[0.0f32; KINDS]; MAX_SEATS];
        for _ in 0..2000 {
            let mut world = world.imagine(seat, &mut chance);
            posterior.draw(&mut world, &mut chance);
            for other in world.seats() {
                drawn[other.index()][world.dwarf(other) as usize] += 1.0 / 2000.0;
            }
        }
        for other in world.seats().filter(|&other| other != seat) {
            for (drawn, believed) in drawn[other.index()].iter().zip(posterior.mind.dwarves[other.index()]) {
                assert!((drawn - believed).abs() < 0.06, "{drawn} {believed}");
            }
        }
    }

    #[test]
    fn the_tables_sum_over_all_ways_to_deal() {
        for seed in 0..6 {
            check(Preset::Classic.rules(), 5, seed);
            check(Preset::Saboteur2.rules(), 4, seed);
        }
        for option in [RuleOption::GreedyDwarf, RuleOption::MostSaboteurs] {
            let mut rules = Preset::Anniversary.rules();
            rules.set(option, true);
            check(rules, 6, 7);
        }
    }
}

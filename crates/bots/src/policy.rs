//! What a player makes of each move: heuristics over the mine, the hand and what he thinks of the others.
//!
//! All of it is read from what the seat itself may know: its own hand and dwarf card, what lies open, the goals it has
//! seen, and its [`Mind`]. The state that it is handed may be any world that looks the same to the seat.

use crate::mind::Mind;
use crate::mine::{FAR, MOST_GOALS, Needs, Survey};
use crate::reason::Reason;
use crate::weights::Weights;
use saboteur_engine::{
    Action, Card, CardKind, Cell, Championship, Decision, Dwarf, Family, Intrigue, Move, Reply, Seat, Sides, State,
    Target, Team,
};
use std::sync::LazyLock;

/// A need beyond this is as bad as any.
const HOPELESS: u8 = 12;

/// A decision, and everything that a player knows about it.
pub(crate) struct Situation<'a> {
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) survey: &'a Survey,
    pub(crate) mind: &'a Mind,
    pub(crate) weights: &'a Weights,
    own: Dwarf,
    drive: Drive,
    /// How likely each target is the treasure.
    aim: [f32; MOST_GOALS],
    /// The share of the cards that are still to be played, from 1 down to 0.
    left: f32,
    /// What each card of the hand is worth.
    worths: [f32; 12],
    /// Whose turn it will be to finish.
    tempo: Tempo,
}

/// How likely it is that somebody of the own team, and of the other one, lays the last card if one is needed. To a Saboteur
/// whoever digs is of the other one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Tempo {
    own: f32,
    rival: f32,
}

/// How likely a player has the last card and lays it.
const LAST_CARD: f32 = 0.3;

/// What a kind of dwarf makes of a tunnel that comes nearer.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Drive {
    /// Whoever reaches it.
    any: f32,
    /// Each team.
    by: [f32; 2],
    crystals: f32,
}

impl Drive {
    fn of(own: Dwarf, weights: &Weights, hopeful: bool) -> Drive {
        let none = Drive { any: 0.0, by: [0.0; 2], crystals: 0.0 };
        match own {
            Dwarf::GoldMiner | Dwarf::GreedyDwarf => Drive { any: 1.0, ..none },
            Dwarf::Saboteur => Drive { any: -1.0, ..none },
            Dwarf::Blue => Drive { any: 0.1, by: [0.9, -weights.rival], ..none },
            Dwarf::Green => Drive { any: 0.1, by: [-weights.rival, 0.9], ..none },
            Dwarf::Boss => Drive { any: 0.2, by: [0.4, 0.4], ..none },
            // He wins with whoever wins, so he helps whoever is ahead.
            Dwarf::Profiteer => Drive { any: if hopeful { 0.4 } else { -0.4 }, ..none },
            Dwarf::Geologist => Drive { any: -0.1, crystals: weights.crystal, ..none },
        }
    }

    fn builds(&self) -> bool {
        self.any + self.by[0] + self.by[1] > 0.0
    }
}

impl<'a> Situation<'a> {
    pub(crate) fn new(
        state: &'a State,
        seat: Seat,
        survey: &'a Survey,
        mind: &'a Mind,
        weights: &'a Weights,
    ) -> Situation<'a> {
        let own = state.dwarf(seat);
        let mut aim = [0.0; MOST_GOALS];
        for (aim, target) in aim.iter_mut().zip(survey.targets()) {
            *aim = mind.treasure_at(target.cell);
        }
        let hands: usize = state.seats().map(|other| state.hand(other).len()).sum();
        let cards = (state.deck().len() + hands) as f32;
        let pack = state.rules().hand_size(state.player_count()) * state.player_count();
        let all = pack as f32 + if state.rules().game == Family::Base { 67.0 } else { 108.0 } - pack as f32;
        let left = (cards / all).min(1.0);
        let need: f32 =
            (0..survey.targets().len()).map(|at| aim[at] * f32::from(survey.needs.any[at].min(HOPELESS))).sum();
        let turns = cards / 3.0;
        let drive = Drive::of(own, weights, need < turns);
        let mut situation = Situation {
            state,
            seat,
            survey,
            mind,
            weights,
            own,
            drive,
            aim,
            left,
            worths: [0.0; 12],
            tempo: Tempo::default(),
        };
        situation.tempo = situation.tempo(None);
        for (at, &card) in state.hand(seat).iter().enumerate() {
            situation.worths[at] = situation.worth(card);
        }
        situation
    }

    /// How much nearer to what this player wants it is after than before.
    fn progress(&self, after: &Needs) -> f32 {
        let before = &self.survey.needs;
        let nearer = |before: u8, after: u8| f32::from(before.min(HOPELESS)) - f32::from(after.min(HOPELESS));
        let mut sum = 0.0;
        for target in 0..self.survey.targets().len() {
            let mut gain = self.drive.any * nearer(before.any[target], after.any[target]);
            for team in 0..2 {
                if self.drive.by[team] != 0.0 {
                    gain += self.drive.by[team] * nearer(before.by[team][target], after.by[team][target]);
                }
            }
            sum += self.aim[target] * gain;
        }
        sum
    }

    /// How much nearer anybody is to the treasure.
    fn plain_progress(&self, after: &Needs) -> f32 {
        let before = &self.survey.needs;
        let nearer =
            |target: usize| f32::from(before.any[target].min(HOPELESS)) - f32::from(after.any[target].min(HOPELESS));
        (0..self.survey.targets().len()).map(|target| self.aim[target] * nearer(target)).sum()
    }

    /// The other team.
    fn rival(&self) -> Option<Team> {
        self.own.team().map(Team::other)
    }

    /// How much this player gains by what helps that seat: 1 for a friend, -1 for an enemy.
    fn bond(&self, seat: Seat) -> f32 {
        let rival = self.rival().map_or(0.0, |rival| self.mind.is(seat, miner(rival)));
        self.mind.bond(self.own, seat) - self.weights.feud * rival
    }

    /// Who is likely to lay the last card after this turn, if that seat is hindered.
    fn tempo(&self, hindered: Option<Seat>) -> Tempo {
        let mut tempo = Tempo::default();
        if !self.mind.watchful || !(self.own == Dwarf::Saboteur || self.rival().is_some()) {
            return tempo;
        }
        let players = self.state.player_count();
        let step = |seat: Seat| if self.state.is_reversed() { seat.right(players) } else { seat.left(players) };
        let mut open = 1.0;
        let mut seat = self.seat;
        for _ in 0..players {
            seat = step(seat);
            if self.state.hand(seat).is_empty() || hindered == Some(seat) || self.is_blocked(seat) {
                continue;
            }
            let is = |dwarf: Dwarf| self.mind.is(seat, dwarf);
            let (own, rival) = match self.rival() {
                Some(Team::Green) => (is(Dwarf::Blue), is(Dwarf::Green)),
                Some(Team::Blue) => (is(Dwarf::Green), is(Dwarf::Blue)),
                None => (0.0, 1.0 - is(Dwarf::Saboteur) - is(Dwarf::Profiteer) - is(Dwarf::Geologist)),
            };
            tempo.own += open * LAST_CARD * own;
            tempo.rival += open * LAST_CARD * rival;
            open *= 1.0 - LAST_CARD;
        }
        tempo
    }

    /// How the race for the last card stands if so many are needed.
    fn race(&self, needs: &Needs, tempo: Tempo) -> f32 {
        if tempo == Tempo::default() {
            return 0.0;
        }
        let near = |need: u8| f32::from(u8::from(need == 1));
        let mut sum = 0.0;
        for target in 0..self.survey.targets().len() {
            sum += self.aim[target]
                * match (self.own.team(), self.rival()) {
                    (Some(own), Some(rival)) => {
                        near(needs.by[own as usize][target]) * tempo.own
                            - near(needs.by[rival as usize][target]) * tempo.rival
                    }
                    (Some(_) | None, _) => -near(needs.any[target]) * tempo.rival,
                };
        }
        let weight = if self.own == Dwarf::Saboteur { self.weights.race_saboteur } else { self.weights.race };
        weight * sum
    }

    /// How much a player still has to lose by looking like an enemy.
    fn cover(&self) -> f32 {
        (1.2 - 1.5 * self.mind.exposed).clamp(0.0, 1.0)
    }

    fn is_saboteur(&self) -> bool {
        !self.drive.builds()
    }

    /// What the move is worth to the player, and why.
    pub(crate) fn weigh(&self, chosen: &Move) -> (f32, Reason) {
        match *chosen {
            Move::Play { card, target } => self.weigh_play(card, target, chosen),
            Move::Discard { cards, removed: None } => self.weigh_pass(cards.as_slice(), 0.0),
            Move::Discard { cards, removed: Some(removed) } => {
                let frees = self.worth_of_freeing(self.seat, removed) * 0.8;
                let (value, _) = self.weigh_pass(cards.as_slice(), frees);
                (value, Reason::HelpsItself)
            }
            Move::PostDwarf { card, cell } => {
                let blocked = self.survey.blocked(cell);
                (self.progress(&blocked) * 0.4 - self.worth(card) - 0.3, Reason::Moves { cell })
            }
            Move::AskSponsor { sponsor, card, cell, rotated } => {
                let (value, reason) = match self.state.board().at(cell) {
                    None if card.is_path() => self.weigh_lay(card, cell, rotated),
                    Some(_) | None => (0.0, Reason::Moves { cell }),
                };
                (value - 0.4 + 0.2 * self.bond(sponsor), reason)
            }
            Move::Answer { to, reply } => self.weigh_answer(to, reply),
            // The Duel is weighed in a file of its own.
            Move::PayTroll { cell } => (0.0, Reason::Moves { cell }),
        }
    }

    /// Returns what it is worth to play a card on this target, and why.
    fn weigh_play(&self, card: Card, target: Target, chosen: &Move) -> (f32, Reason) {
        match (card.action(), target) {
            (None, Target::Place { cell, rotated }) => self.weigh_lay(card, cell, rotated),
            (Some(Action::Repair(_)), Target::Tool { seat, tool }) => self.weigh_freeing(seat, tool.broken()),
            (Some(Action::Rockfall), Target::Cell(cell)) => self.weigh_rockfall(cell, chosen),
            (Some(Action::TreasureMap), Target::Cell(cell)) => self.weigh_map(cell),
            (Some(Action::Intrigue(Intrigue::Theft)), _) => (self.weights.theft, Reason::Gold),
            (Some(action @ (Action::Sabotage(_) | Action::Intrigue(_))), Target::Seat(seat)) => {
                self.weigh_action(card, action, seat)
            }
            (Some(Action::Championship(special)), _) => self.weigh_championship(special, target, chosen),
            (Some(_) | None, _) => (0.0, Reason::Waits),
        }
    }

    /// Returns what it is worth to play a championship card on this target, and why.
    fn weigh_championship(&self, special: Championship, target: Target, chosen: &Move) -> (f32, Reason) {
        match (special, target) {
            (Championship::GoalCardSwap, Target::Cells(one, two)) => {
                (self.worth_of_swap(one, two).abs() - 0.3, Reason::Moves { cell: one })
            }
            (Championship::TreasureTrove, _) => (0.15, Reason::Waits),
            (Championship::ChangeOfDirection, _) => self.weigh_direction(),
            (Championship::Pathfinder, _) => (self.best_lay() * 1.6, Reason::Widens),
            (Championship::Diversion, Target::Place { cell, .. }) => {
                let gain = self.after_playing(chosen);
                let (value, reason) = self.judge(gain, 0.3);
                (value, reason.unwrap_or(Reason::Moves { cell }))
            }
            (Championship::GoalCardSwap | Championship::Diversion | Championship::Veto, _) => (0.0, Reason::Waits),
        }
    }

    /// Returns what an answer is worth, and why.
    fn weigh_answer(&self, to: Decision, reply: Reply) -> (f32, Reason) {
        match (to, reply) {
            (Decision::ChooseReveal, Reply::Cell(cell)) => {
                let chance = self.mind.treasure_at(cell);
                (self.signed(chance), Reason::Reaches { cell, percent: Reason::percent(chance) })
            }
            (Decision::PushGoal, Reply::Cell(cell)) => {
                (-self.signed(self.mind.treasure_at(cell)), Reason::Moves { cell })
            }
            (_, Reply::Gold(value)) => (value.into(), Reason::Gold),
            (_, Reply::Card(card)) => (self.worth(card), Reason::BestCard { card }),
            (Decision::SwapGoals, _) => self.weigh_swap(reply == Reply::Yes),
            (Decision::React, Reply::Yes) => (self.harm_of_pending() - 0.5, Reason::Prevents),
            (Decision::Sponsor, Reply::Yes) => (-self.harm_of_pending() - 0.7, Reason::Moves { cell: Cell::new(0, 0) }),
            (Decision::Steal, Reply::Seat(victim)) => self.weigh_steal(victim),
            (Decision::Steal, Reply::No) => (-1.0, Reason::LetsHappen),
            (Decision::LookAtDwarf, Reply::Seat(seat)) => (self.doubt(seat), Reason::FindsOut { seat }),
            (Decision::TakeCard, Reply::Seat(victim)) => {
                let many = self.state.hand(victim).len() as f32 * 0.05;
                (many - self.bond(victim), self.hinders(victim))
            }
            (_, Reply::Cell(cell)) => (0.0, Reason::Moves { cell }),
            (_, Reply::No | Reply::Yes | Reply::Seat(_)) => (0.0, Reason::LetsHappen),
        }
    }

    /// Good for builders, bad for others.
    fn signed(&self, chance: f32) -> f32 {
        if self.drive.builds() { chance } else { -chance }
    }

    fn weigh_lay(&self, card: Card, cell: Cell, rotated: bool) -> (f32, Reason) {
        let after = self.survey.laid(self.state, card, cell, rotated);
        let weights = self.weights;
        let gain = self.progress(&after);
        let plain = self.plain_progress(&after);
        let targets = self.survey.targets();
        let mut finish = 0.0;
        let mut reached = None;
        for target in (0..targets.len()).filter(|target| after.reaches & 1 << target != 0) {
            let own = match (self.own.team(), self.rival()) {
                // Whoever has no access lays the last card for the other team.
                (Some(own), Some(rival)) if after.by[own as usize][target] > 0 => {
                    if after.by[rival as usize][target] == 0 { -1.0 } else { 0.0 }
                }
                (Some(_) | None, _) => 1.0,
            };
            finish += self.aim[target] * own;
            reached = Some(targets[target].cell);
        }
        let crystals = f32::from(card.marks(rotated).crystals) * self.drive.crystals;
        let kept = weights.keep * self.known_worth(card);
        if self.is_saboteur() {
            let value = if gain > 0.01 {
                weights.retreat * gain - weights.look * gain * self.left * self.cover()
            } else if gain > -0.01 {
                weights.stall
            } else {
                let lost = (weights.play_along + weights.play_along_late * (1.0 - self.left)) * gain;
                lost + weights.seem * self.left * self.cover()
            };
            // A Geologist is paid for crystals, whoever wins.
            let feared = if self.own == Dwarf::Geologist { weights.finish_geologist } else { weights.finish_saboteur };
            let race = self.race(&after, self.tempo) - self.race(&self.survey.needs, self.tempo);
            let value = value + race - finish * feared - kept + crystals;
            let reason = if crystals > 0.0 {
                Reason::Gold
            } else if gain > 0.5 {
                Reason::LeadsAway { cards: gain.round() as u8 }
            } else if gain < -0.5 {
                Reason::PlaysAlong
            } else {
                Reason::Waits
            };
            return (value, reason);
        }
        let wider = f32::from(after.width) - f32::from(self.survey.needs.width);
        let mut value = weights.progress * gain + weights.width * wider.clamp(-2.0, 2.0) - kept + crystals;
        value += finish * weights.finish;
        value += self.race(&after, self.tempo) - self.race(&self.survey.needs, self.tempo);
        if self.own == Dwarf::GreedyDwarf && reached.is_none() {
            // Whoever comes next must not be the one who reaches it.
            let close = (0..targets.len()).filter(|&target| after.any[target] == 1);
            value -= close.map(|target| self.aim[target]).sum::<f32>();
        }
        let reason = if let Some(cell) = reached {
            Reason::Reaches { cell, percent: Reason::percent(finish) }
        } else if plain > 0.2 || gain > 0.2 {
            let before = &self.survey.needs;
            let closer = |target: usize| {
                let gain = f32::from(before.any[target].min(HOPELESS)) - f32::from(after.any[target].min(HOPELESS));
                self.aim[target] * gain - f32::from(after.any[target]) / 1000.0
            };
            let nearest = (0..targets.len()).max_by(|&one, &two| closer(one).total_cmp(&closer(two)));
            nearest
                .map_or(Reason::Waits, |target| Reason::Nearer { cell: targets[target].cell, cards: after.any[target] })
        } else if crystals > 0.0 {
            Reason::Gold
        } else if wider > 0.0 {
            Reason::Widens
        } else {
            Reason::Waits
        };
        (value, reason)
    }

    /// The best that can be laid.
    fn best_lay(&self) -> f32 {
        let mut best = 0.0f32;
        for &card in self.state.hand(self.seat).iter().filter(|card| card.is_path()) {
            for spot in self.survey.spots() {
                if !card.shape(false).open().common(spot.entry).is_empty() {
                    best = best.max(self.weigh_lay(card, spot.cell, false).0);
                }
            }
        }
        best
    }

    fn hinders(&self, seat: Seat) -> Reason {
        Reason::Hinders { seat, percent: Reason::percent(0.5 - 0.5 * self.bond(seat)) }
    }

    fn is_blocked(&self, seat: Seat) -> bool {
        let front = self.state.in_front(seat);
        front.iter().any(|card| card.blocks_building())
    }

    /// Returns what it is worth to play an action card on a player, and why.
    fn weigh_action(&self, card: Card, action: Action, target: Seat) -> (f32, Reason) {
        let weights = self.weights;
        let bond = if target == self.seat { 1.0 } else { self.bond(target) };
        let cost = if self.is_saboteur() {
            weights.attack_cost_saboteur * (0.3 + self.left * self.cover())
        } else {
            weights.attack_cost
        };
        let intrigue = match action {
            Action::Intrigue(intrigue) => intrigue,
            Action::Sabotage(_) => {
                let again = if self.is_blocked(target) { weights.twice } else { 1.0 };
                let idle = if self.state.hand(target).is_empty() { 0.0 } else { 1.0 };
                return (-bond * weights.attack * again * idle - cost + self.outrun(target), self.hinders(target));
            }
            Action::Repair(_) | Action::Rockfall | Action::TreasureMap | Action::Championship(_) | Action::Key => {
                return (0.0, Reason::Waits);
            }
        };
        match intrigue {
            Intrigue::Theft => (weights.theft, Reason::Gold),
            Intrigue::Trapped => {
                let again = if self.is_blocked(target) { weights.twice } else { 1.0 };
                (-bond * (weights.attack * again + weights.trap) - cost + self.outrun(target), self.hinders(target))
            }
            Intrigue::HandsOff => {
                let rich = f32::from(self.state.gold_pieces(self.seat).min(3)) * 0.1;
                let own = target == self.seat;
                (if own { -1.0 } else { rich - bond * 0.3 }, self.hinders(target))
            }
            Intrigue::Freedom => self.weigh_freeing(target, Card::Trapped),
            Intrigue::Inspection => (weights.inspect * self.doubt(target), Reason::FindsOut { seat: target }),
            Intrigue::ChangeHats => {
                let value = if target == self.seat { self.disappointment() } else { -bond * 0.5 };
                (value - 0.3, Reason::NewHat { seat: target })
            }
            Intrigue::SwapHands => {
                let own: f32 = self.state.hand(self.seat).iter().map(|&card| self.worth(card)).sum();
                let theirs = self.state.hand(target).len() as f32 * weights.worth_path * 0.8;
                (theirs - own - 0.2, Reason::BestCard { card })
            }
        }
    }

    /// What hindering somebody does to the race for the last card.
    fn outrun(&self, target: Seat) -> f32 {
        let needs = &self.survey.needs;
        self.race(needs, self.tempo(Some(target))) - self.race(needs, self.tempo)
    }

    /// How little the player can hope for with his dwarf card, compared with another.
    fn disappointment(&self) -> f32 {
        match self.own {
            Dwarf::Profiteer => 0.4,
            Dwarf::Geologist => 0.1,
            Dwarf::Saboteur => (1.0 - self.left) * if self.near() { 1.0 } else { -1.0 },
            Dwarf::Blue | Dwarf::Green | Dwarf::Boss => (1.0 - self.left) * if self.near() { -1.0 } else { 0.6 },
            Dwarf::GoldMiner | Dwarf::GreedyDwarf => 0.0,
        }
    }

    /// Whether the treasure is about to be reached.
    fn near(&self) -> bool {
        let need = |target: usize| self.aim[target] * f32::from(self.survey.needs.any[target].min(HOPELESS));
        (0..self.survey.targets().len()).map(need).sum::<f32>() < 3.0
    }

    /// What it is worth that this card is taken away from in front of a seat.
    fn worth_of_freeing(&self, target: Seat, removed: Card) -> f32 {
        let weights = self.weights;
        if removed == Card::Theft {
            return if target == self.seat { -0.5 } else { 0.0 };
        }
        let blocks = |card: &&Card| card.blocks_building();
        let last = self.state.in_front(target).iter().filter(blocks).count() == 1;
        let part = if last { 1.0 } else { weights.twice };
        if target != self.seat {
            return weights.repair * self.bond(target) * part;
        }
        let trapped = if removed == Card::Trapped { weights.trap } else { 0.0 };
        let freed = if self.is_saboteur() { weights.repair_self_saboteur } else { weights.repair_self };
        freed * part + trapped
    }

    fn weigh_freeing(&self, target: Seat, removed: Card) -> (f32, Reason) {
        let value = self.worth_of_freeing(target, removed);
        if target == self.seat {
            return (value, Reason::HelpsItself);
        }
        let percent = Reason::percent(0.5 + 0.5 * self.bond(target));
        (value - self.weights.repair_cost, Reason::Helps { seat: target, percent })
    }

    /// How many cards are needed after a move that changes the mine.
    fn after_playing(&self, chosen: &Move) -> f32 {
        let mut after = *self.state;
        after.play_unchecked(*chosen, &mut ());
        // Nobody answers it with a Veto.
        for _ in 0..self.state.player_count() {
            if after.to_act().is_some_and(|to_act| to_act.decision == Decision::React) {
                after.play_unchecked(Move::ALLOW, &mut ());
            }
        }
        if after.round() != self.state.round() || after.board().hidden().count() != self.state.board().hidden().count()
        {
            return 0.0;
        }
        self.progress(&Survey::new(&after, None).needs)
    }

    fn judge(&self, gain: f32, cost: f32) -> (f32, Option<Reason>) {
        let value = self.weights.rockfall * gain - cost;
        let reason = (gain > 0.3 && self.is_saboteur()).then_some(Reason::LeadsAway { cards: gain.round() as u8 });
        (value, reason)
    }

    fn weigh_rockfall(&self, cell: Cell, chosen: &Move) -> (f32, Reason) {
        let weights = self.weights;
        let Some(placed) = self.state.board().at(cell) else {
            return (-1.0, Reason::Waits);
        };
        let lost = f32::from(placed.card.marks(false).crystals) * self.drive.crystals;
        // Only what blocks a way helps builders, and only what carries one hurts them.
        let shape = placed.shape();
        let through = shape.open().iter().any(|side| shape.connected(Sides::only(side)) != Sides::only(side));
        if through != self.is_saboteur() || self.survey.distance_to_front(cell) > 3 {
            return (-1.0, Reason::Collapses { cell });
        }
        let gain = self.after_playing(chosen);
        if self.is_saboteur() {
            let look = weights.rockfall_look * self.left * gain.max(0.3) * self.cover();
            return (weights.rockfall * gain - look - weights.attack_cost_saboteur - lost, Reason::Collapses { cell });
        }
        (weights.rockfall * gain - weights.rockfall_cost - lost, Reason::Clears { cell })
    }

    fn weigh_map(&self, cell: Cell) -> (f32, Reason) {
        let weights = self.weights;
        if self.state.has_seen(self.seat, cell) {
            return (-0.3, Reason::Looks { cell });
        }
        let chance = self.mind.treasure_at(cell);
        // Most is learnt where it is as likely as not; a near goal matters more than one far away.
        let open = 4.0 * chance * (1.0 - chance);
        let target = self.survey.targets().iter().position(|target| target.cell == cell);
        let need = target.map_or(FAR, |target| self.survey.needs.any[target]).min(HOPELESS);
        let near = 1.0 - f32::from(need) / 40.0;
        let worth = if self.is_saboteur() { weights.map_saboteur } else { weights.map };
        (worth * open * near - 0.05, Reason::Looks { cell })
    }

    fn weigh_pass(&self, cards: &[Card], gained: f32) -> (f32, Reason) {
        let weights = self.weights;
        let lost: f32 = cards.iter().map(|&card| self.known_worth(card)).sum();
        let more = cards.len() as f32 - 1.0;
        let least = cards.iter().copied().min_by(|one, two| self.known_worth(*one).total_cmp(&self.known_worth(*two)));
        let card = least.unwrap_or(Card::Cross);
        (weights.pass + weights.pass_more * more - lost + gained, Reason::Discards { card })
    }

    /// What a card in the hand is worth, as worked out before.
    fn known_worth(&self, card: Card) -> f32 {
        let hand = self.state.hand(self.seat);
        hand.iter().position(|&other| other == card).map_or(0.0, |at| self.worths[at])
    }

    /// What a card in the hand is worth.
    fn worth(&self, card: Card) -> f32 {
        let weights = self.weights;
        let saboteur = self.is_saboteur();
        let marks = card.marks(false);
        match card.kind() {
            CardKind::Path => {
                let openings = openings(card);
                let crystal = f32::from(marks.crystals) * self.drive.crystals;
                let blind = openings < 2 && !card.has_ladder();
                let door = match (marks.door, self.own.team()) {
                    (Some((color, _)), Some(own)) if color == own => 0.1,
                    (Some(_), Some(_)) => -0.2,
                    (Some(_) | None, _) => 0.0,
                };
                crystal
                    + match (saboteur, blind) {
                        (true, true) => weights.worth_blind_saboteur,
                        (true, false) => weights.worth_path_saboteur,
                        (false, true) => 0.02,
                        (false, false) => {
                            weights.worth_path + weights.worth_opening * (f32::from(openings) - 2.0).max(0.0) + door
                        }
                    }
            }
            CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => 0.0,
            CardKind::Action(action) => {
                let own = if saboteur { weights.worth_action_saboteur } else { weights.worth_action };
                own * match action {
                    Action::Sabotage(_) => 1.0,
                    Action::Repair(_) => 0.7,
                    Action::Rockfall => 1.4,
                    Action::TreasureMap => self.open_question(),
                    Action::Key => 0.8,
                    Action::Intrigue(intrigue) => match intrigue {
                        Intrigue::Theft => 2.0,
                        Intrigue::Trapped => 1.3,
                        Intrigue::HandsOff => 0.3,
                        Intrigue::Inspection => 0.7,
                        Intrigue::Freedom | Intrigue::ChangeHats | Intrigue::SwapHands => 0.6,
                    },
                    Action::Championship(special) => match special {
                        Championship::Veto | Championship::Pathfinder => 1.5,
                        Championship::GoalCardSwap
                        | Championship::TreasureTrove
                        | Championship::ChangeOfDirection
                        | Championship::Diversion => 0.7,
                    },
                }
            }
        }
    }

    /// How open it is where the treasure lies: 1 if nothing is known, 0 if it is certain.
    fn open_question(&self) -> f32 {
        let most = self.aim.iter().copied().fold(0.0, f32::max);
        ((1.0 - most) * 1.5).min(1.0)
    }

    /// How little is known of who a seat is: 1 for nothing, 0 for certainty.
    fn doubt(&self, seat: Seat) -> f32 {
        let most = self.mind.dwarves[seat.index()].iter().copied().fold(0.0, f32::max);
        ((1.0 - most) * 1.6).min(1.0)
    }

    fn weigh_steal(&self, victim: Seat) -> (f32, Reason) {
        let pieces = f32::from(self.state.gold_pieces(victim));
        (1.0 + pieces * 0.1 - self.bond(victim) * 0.05, Reason::Gold)
    }

    /// What it is worth that two goals change places.
    fn worth_of_swap(&self, one: Cell, two: Cell) -> f32 {
        let need = |cell: Cell| {
            let target = self.survey.targets().iter().position(|target| target.cell == cell);
            f32::from(target.map_or(FAR, |target| self.survey.needs.any[target]).min(HOPELESS))
        };
        let (first, second) = (self.mind.treasure_at(one), self.mind.treasure_at(two));
        self.signed((first - second) * (need(one) - need(two)))
    }

    fn weigh_swap(&self, swap: bool) -> (f32, Reason) {
        let Some(Move::Play { target: Target::Cells(one, two), .. }) = self.state.pending() else {
            return (0.0, Reason::LetsHappen);
        };
        let worth = self.worth_of_swap(one, two);
        if swap { (worth, Reason::Moves { cell: one }) } else { (0.01, Reason::LetsHappen) }
    }

    fn weigh_direction(&self) -> (f32, Reason) {
        let players = self.state.player_count();
        let (left, right) = (self.seat.left(players), self.seat.right(players));
        let (next, last) = if self.state.is_reversed() { (right, left) } else { (left, right) };
        let better = self.bond(last) - self.bond(next);
        (0.4 * better - 0.1, Reason::Order)
    }

    /// How much a play that has been announced would harm this player.
    fn harm_of_pending(&self) -> f32 {
        let Some(pending) = self.state.pending() else {
            return 0.0;
        };
        let by = self.state.turn();
        let Move::Play { card, target } = pending.intended_play() else {
            return 0.0;
        };
        let bond = |seat: Seat| if seat == self.seat { 1.0 } else { self.bond(seat) };
        match (card.action(), target) {
            (None, Target::Place { cell, rotated }) if pending.is_play() => {
                let after = self.survey.laid(self.state, card, cell, rotated);
                let finish: f32 = (0..self.survey.targets().len())
                    .filter(|target| after.reaches & 1 << target != 0)
                    .map(|target| self.aim[target])
                    .sum();
                let rival = match (self.own.team(), self.state.rules().game) {
                    (Some(_), Family::Saboteur2) => -self.bond(by),
                    (_, Family::Base | Family::Saboteur2 | Family::Duel | Family::Solo) => 0.0,
                };
                -self.progress(&after) - self.signed(finish) * self.weights.finish
                    + rival.max(0.0) * finish * self.weights.finish * 1.5
            }
            (
                Some(
                    Action::Sabotage(_)
                    | Action::Intrigue(Intrigue::Trapped | Intrigue::SwapHands | Intrigue::HandsOff),
                ),
                Target::Seat(seat),
            ) => bond(seat) * 0.9,
            (Some(Action::Repair(_) | Action::Intrigue(Intrigue::Freedom)), _) => {
                target.seat().map_or(0.0, |seat| -bond(seat) * 0.9)
            }
            (Some(Action::Rockfall), _) => -self.after_playing(&Move::ALLOW),
            (Some(Action::Intrigue(Intrigue::Theft)), _) => 0.2,
            (Some(Action::Intrigue(Intrigue::Inspection | Intrigue::ChangeHats)), _) => 0.0,
            (Some(Action::Championship(Championship::Pathfinder)), _) => -self.bond(by),
            (Some(_) | None, _) => -0.3 * self.bond(by),
        }
    }
}

/// How many openings the largest tunnel of a card joins.
fn openings(card: Card) -> u8 {
    static OPENINGS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let count = |card: &Card| {
            let shape = card.shape(false);
            let groups = shape.open().iter().map(|side| shape.connected(Sides::only(side)).iter().count());
            groups.max().unwrap_or(0) as u8
        };
        Card::ALL.iter().map(count).collect()
    });
    OPENINGS[card as usize]
}

/// The Gold Miner of a team.
const fn miner(team: Team) -> Dwarf {
    match team {
        Team::Blue => Dwarf::Blue,
        Team::Green => Dwarf::Green,
    }
}

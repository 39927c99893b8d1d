//! The value of each move to a player: heuristics over the mine, the hand and what the player thinks of the others.
//!
//! They use only what the seat may know: its own hand and dwarf card, the face-up cards, the goals it has seen, and its
//! [`Mind`]. The state may be any world that looks the same to the seat.

mod answer;
mod drive;
mod race;
#[cfg(test)]
mod tests;
mod worth;

use crate::act::{self, Change, Seen, Tells, cards_at_start};
use crate::mind::Mind;
use crate::reason::Reason;
use crate::survey::{FAR, Glance, MOST_GOALS, Needs, Survey};
use crate::weights::Weights;
use drive::Drive;
use race::Tempo;
use saboteur_engine::{
    Action, Card, Cell, Championship, Decision, Dwarf, Intrigue, Move, Seat, Sides, State, Target, Team,
};
pub(crate) use worth::openings;

/// The most cards that count as a need: more are just as bad.
const HOPELESS: u8 = 12;

/// The most that a Saboteur hopes to gain by looking innocent, as a logarithm: digging honestly all along loses.
const MOST_TRUST: f32 = 0.7;

/// The bond from which on a player counts as a friend who is not to be hindered: three chances in four.
const FRIEND: f32 = 0.5;

/// The value of a move to a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weighed {
    /// The value, with what the move tells the others about a player who hides.
    pub(crate) value: f32,
    /// How much more likely a Saboteur makes such a move than a Gold Miner, as a logarithm. 0 for players who do not
    /// hide.
    pub(crate) tell: f32,
    /// How much the player cares about what the move tells.
    pub(crate) care: f32,
    pub(crate) reason: Reason,
}

/// A decision, and everything that a player knows about it.
pub(crate) struct Situation<'a> {
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) survey: &'a Survey,
    pub(crate) mind: &'a Mind,
    pub(crate) weights: &'a Weights,
    /// What an act tells about a Saboteur.
    tells: &'a Tells,
    /// The dwarf card that the player plays for.
    own: Dwarf,
    /// How much the player cares about what a move tells: 0 for players who do not hide.
    care: f32,
    /// The stage of the round.
    stage: usize,
    drive: Drive,
    /// The chance of each target to be the treasure.
    aim: [f32; MOST_GOALS],
    /// The share of the cards that have not been played yet, from 1 down to 0.
    left: f32,
    /// The value of each card in the hand, by card.
    worths: [f32; Card::ALL.len()],
    /// The chances of both sides to lay the last card.
    tempo: Tempo,
}

impl<'a> Situation<'a> {
    pub(crate) fn new(
        state: &'a State,
        seat: Seat,
        own: Dwarf,
        survey: &'a Survey,
        mind: &'a Mind,
        weights: &'a Weights,
        tells: &'a Tells,
    ) -> Situation<'a> {
        let mut aim = [0.0; MOST_GOALS];
        for (aim, target) in aim.iter_mut().zip(survey.targets()) {
            *aim = mind.treasure_at(target.cell);
        }
        let hands: usize = state.seats().map(|other| state.hand(other).len()).sum();
        let cards = (state.deck().len() + hands) as f32;
        let left = (cards / cards_at_start(state.rules().game) as f32).min(1.0);
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
            tells,
            own,
            care: 0.0,
            stage: act::stage(state),
            drive,
            aim,
            left,
            worths: [0.0; Card::ALL.len()],
            tempo: Tempo::default(),
        };
        if own == Dwarf::Saboteur {
            // The time to strike has come when few cards are left, or when the treasure is near.
            let time = ((left - weights.strike) / 0.15).clamp(0.0, 1.0);
            let room = ((need - weights.strike_near) / 2.0).clamp(0.0, 1.0);
            situation.care = weights.conceal * situation.cover() * time * room;
        }
        situation.tempo = situation.tempo(None);
        for &card in state.hand(seat) {
            situation.worths[card as usize] = situation.worth(card);
        }
        situation
    }

    /// Returns how much these needs after a move are better for the player than the present ones, in cards.
    fn progress(&self, after: &Needs) -> f32 {
        let before = &self.survey.needs;
        if (after.any, after.by) == (before.any, before.by) {
            return 0.0;
        }
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

    /// Returns the number of cards by which any player is nearer to the treasure with these needs.
    fn plain_progress(&self, after: &Needs) -> f32 {
        let before = &self.survey.needs;
        if after.any == before.any {
            return 0.0;
        }
        let nearer =
            |target: usize| f32::from(before.any[target].min(HOPELESS)) - f32::from(after.any[target].min(HOPELESS));
        (0..self.survey.targets().len()).map(|target| self.aim[target] * nearer(target)).sum()
    }

    /// Returns the team that competes with the player's own, if any.
    fn rival(&self) -> Option<Team> {
        self.own.team().map(Team::other)
    }

    /// Returns how much the player gains by helping a seat: from 1 for a friend to -1 for an enemy, less for a rival
    /// team.
    fn bond(&self, seat: Seat) -> f32 {
        let rival = self.rival().map_or(0.0, |rival| self.mind.is(seat, miner(rival)));
        self.mind.bond(self.own, seat) - self.weights.feud * rival
    }

    /// Returns how much the player still has to lose by looking like an enemy: 1 if nobody suspects them, 0 if exposed.
    fn cover(&self) -> f32 {
        (1.8 - 1.5 * self.mind.exposed).clamp(0.0, 1.0)
    }

    /// Returns true if the player does not want the treasure to be reached.
    fn is_saboteur(&self) -> bool {
        !self.drive.builds()
    }

    /// Returns the value of a move to the player.
    pub(crate) fn weigh(&self, chosen: &Move) -> Weighed {
        let ((value, reason), after) = self.weigh_openly(chosen);
        let tell = if self.care == 0.0 { 0.0 } else { Seen::of(chosen).map_or(0.0, |seen| self.tell(seen, after)) };
        Weighed { value: value - self.care * tell, tell, care: self.care, reason }
    }

    /// Returns how much more likely a Saboteur makes such a move than a Gold Miner, as a logarithm. `after` are the
    /// needs after the move, if it changes the mine.
    fn tell(&self, seen: Seen, after: Option<Needs>) -> f32 {
        let before = &self.survey.needs;
        let targets = self.survey.targets().len();
        let change = match after {
            Some(after) if after.reaches != 0 => Change::REACHED,
            Some(after) => {
                let mut anywhere = [0.0; MOST_GOALS];
                anywhere[..targets].fill(1.0 / targets.max(1) as f32);
                Change::of(before, &after, &anywhere)
            }
            None => Change::NONE,
        };
        let suspicion = match seen {
            Seen::Hindered(seat) | Seen::Helped(seat) => self.mind.suspected[seat.index()],
            Seen::Laid(_) | Seen::Collapsed | Seen::Looked | Seen::Passed(_) | Seen::Other(_) => 1.0,
        };
        // Hindering a likely friend earns no trust: it costs more than the trust is worth.
        let worthless = matches!(seen, Seen::Hindered(seat) if self.bond(seat) > FRIEND);
        let kind = act::classify(seen, self.seat, change, self.stage, suspicion, self.is_blocked(self.seat));
        // Anybody discards a card now and then, but a player who does little else looks like a Saboteur.
        let often = if act::is_discard(kind) { self.weights.discards * self.mind.discards } else { 0.0 };
        (self.tells[kind] + often).max(if worthless { 0.0 } else { -MOST_TRUST })
    }

    /// Returns the value of a move to a player who does not care about what it tells, with the reason and the needs
    /// after the move if it changes the mine.
    fn weigh_openly(&self, chosen: &Move) -> ((f32, Reason), Option<Needs>) {
        match *chosen {
            Move::Play { card, target: Target::Place { cell, rotated } } if card.is_path() => {
                let after = self.survey.after_laying(self.state, card, cell, rotated);
                (self.weigh_needs(card, rotated, &after), Some(after))
            }
            Move::Play { card, target: Target::Cell(cell) } if card.action() == Some(Action::Rockfall) => {
                self.weigh_rockfall(cell, chosen)
            }
            _ => (self.weigh_other(chosen), None),
        }
    }

    /// Returns the value of a move that does not change the mine or changes it in a special way, with the reason.
    fn weigh_other(&self, chosen: &Move) -> (f32, Reason) {
        match *chosen {
            Move::Play { card, target } => self.weigh_play(card, target, chosen),
            Move::Discard { cards, removed: None } => self.weigh_pass(cards.as_slice(), 0.0),
            Move::Discard { cards, removed: Some(removed) } => {
                let frees = self.worth_of_freeing(self.seat, removed) * 0.8;
                let (value, _) = self.weigh_pass(cards.as_slice(), frees);
                (value, Reason::HelpsItself)
            }
            Move::PostDwarf { card, cell } => {
                let blocked = self.survey.after_blocking(cell);
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
            // Trolls exist only in The Duel, which has its own file.
            Move::PayTroll { cell } => (0.0, Reason::Moves { cell }),
        }
    }

    /// Returns the value of playing a card on this target, with the reason.
    fn weigh_play(&self, card: Card, target: Target, chosen: &Move) -> (f32, Reason) {
        match (card.action(), target) {
            (Some(Action::Repair(_)), Target::Tool { seat, tool }) => self.weigh_freeing(seat, tool.broken()),
            (Some(Action::TreasureMap), Target::Cell(cell)) => self.weigh_map(cell),
            (Some(Action::Intrigue(Intrigue::Theft)), _) => (self.weights.theft, Reason::Gold),
            (Some(action @ (Action::Sabotage(_) | Action::Intrigue(_))), Target::Seat(seat)) => {
                self.weigh_action(card, action, seat)
            }
            (Some(Action::Championship(special)), _) => self.weigh_championship(special, target, chosen),
            (Some(_) | None, _) => (0.0, Reason::Waits),
        }
    }

    /// Returns the value of playing a championship card on this target, with the reason.
    fn weigh_championship(&self, special: Championship, target: Target, chosen: &Move) -> (f32, Reason) {
        match (special, target) {
            (Championship::GoalCardSwap, Target::Cells(one, two)) => {
                (self.worth_of_swap(one, two).abs() - 0.3, Reason::Moves { cell: one })
            }
            (Championship::TreasureTrove, _) => (0.15, Reason::Waits),
            (Championship::ChangeOfDirection, _) => self.weigh_direction(),
            (Championship::Pathfinder, _) => (self.best_lay() * 1.6, Reason::Widens),
            (Championship::Diversion, Target::Place { cell, .. }) => {
                let gain = self.progress_by(chosen);
                let (value, reason) = self.weigh_diversion(gain, 0.3);
                (value, reason.unwrap_or(Reason::Moves { cell }))
            }
            (Championship::GoalCardSwap | Championship::Diversion | Championship::Veto, _) => (0.0, Reason::Waits),
        }
    }

    /// Returns a value that is good for builders, as seen by the player: negated for a Saboteur.
    fn signed(&self, value: f32) -> f32 {
        if self.drive.builds() { value } else { -value }
    }

    /// Returns the value of laying a path card, with the reason.
    fn weigh_lay(&self, card: Card, cell: Cell, rotated: bool) -> (f32, Reason) {
        let after = self.survey.after_laying(self.state, card, cell, rotated);
        self.weigh_needs(card, rotated, &after)
    }

    /// Returns the value of laying a path card that leads to these needs, with the reason.
    fn weigh_needs(&self, card: Card, rotated: bool, after: &Needs) -> (f32, Reason) {
        let weights = self.weights;
        let gain = self.progress(after);
        let plain = self.plain_progress(after);
        let targets = self.survey.targets();
        let mut finish = 0.0;
        let mut reached = None;
        for target in (0..targets.len()).filter(|target| after.reaches & 1 << target != 0) {
            let own = match (self.own.team(), self.rival()) {
                // A team without access lays the last card for the other team.
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
                weights.retreat * gain
            } else if gain > -0.01 {
                weights.stall
            } else {
                (weights.play_along + weights.play_along_late * (1.0 - self.left)) * gain
            };
            // A Geologist is paid for crystals, no matter who wins.
            let feared = if self.own == Dwarf::Geologist { weights.finish_geologist } else { weights.finish_saboteur };
            let race = self.race(after, self.tempo) - self.race(&self.survey.needs, self.tempo);
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
        value += self.race(after, self.tempo) - self.race(&self.survey.needs, self.tempo);
        if self.own == Dwarf::GreedyDwarf && reached.is_none() {
            // Another player must not be able to reach the treasure with the next card.
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

    /// Returns the value of the best path card to lay as printed, or 0.
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

    /// Returns the reason for hindering a player.
    fn reason_to_hinder(&self, seat: Seat) -> Reason {
        Reason::Hinders { seat, percent: Reason::percent(0.5 - 0.5 * self.bond(seat)) }
    }

    /// Returns true if a player may not build.
    fn is_blocked(&self, seat: Seat) -> bool {
        let front = self.state.in_front(seat);
        front.iter().any(|card| card.blocks_building())
    }

    /// Returns the value of playing an action card on a player, with the reason.
    fn weigh_action(&self, card: Card, action: Action, target: Seat) -> (f32, Reason) {
        let weights = self.weights;
        let bond = if target == self.seat { 1.0 } else { self.bond(target) };
        let cost = if self.is_saboteur() { weights.attack_cost_saboteur } else { weights.attack_cost };
        let intrigue = match action {
            Action::Intrigue(intrigue) => intrigue,
            Action::Sabotage(_) => {
                let again = if self.is_blocked(target) { weights.twice } else { 1.0 };
                let idle = if self.state.hand(target).is_empty() { 0.0 } else { 1.0 };
                return (
                    -bond * weights.attack * again * idle - cost + self.race_by_hindering(target),
                    self.reason_to_hinder(target),
                );
            }
            Action::Repair(_) | Action::Rockfall | Action::TreasureMap | Action::Championship(_) | Action::Key => {
                return (0.0, Reason::Waits);
            }
        };
        match intrigue {
            Intrigue::Theft => (weights.theft, Reason::Gold),
            Intrigue::Trapped => {
                let again = if self.is_blocked(target) { weights.twice } else { 1.0 };
                (
                    -bond * (weights.attack * again + weights.trap) - cost + self.race_by_hindering(target),
                    self.reason_to_hinder(target),
                )
            }
            Intrigue::HandsOff => {
                let rich = f32::from(self.state.gold_pieces(self.seat).min(3)) * 0.1;
                let own = target == self.seat;
                (if own { -1.0 } else { rich - bond * 0.3 }, self.reason_to_hinder(target))
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

    /// Returns how much better a new dwarf card would be for the player than the present one.
    fn disappointment(&self) -> f32 {
        match self.own {
            Dwarf::Profiteer => 0.4,
            Dwarf::Geologist => 0.1,
            Dwarf::Saboteur => (1.0 - self.left) * if self.is_treasure_near() { 1.0 } else { -1.0 },
            Dwarf::Blue | Dwarf::Green | Dwarf::Boss => {
                (1.0 - self.left) * if self.is_treasure_near() { -1.0 } else { 0.6 }
            }
            Dwarf::GoldMiner | Dwarf::GreedyDwarf => 0.0,
        }
    }

    /// Returns true if fewer than three cards are needed to the treasure, on average.
    fn is_treasure_near(&self) -> bool {
        let need = |target: usize| self.aim[target] * f32::from(self.survey.needs.any[target].min(HOPELESS));
        (0..self.survey.targets().len()).map(need).sum::<f32>() < 3.0
    }

    /// Returns the value of removing this card in front of a player.
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

    /// Returns the value of playing a card that removes this card in front of a player, with the reason.
    fn weigh_freeing(&self, target: Seat, removed: Card) -> (f32, Reason) {
        let value = self.worth_of_freeing(target, removed);
        if target == self.seat {
            return (value, Reason::HelpsItself);
        }
        let percent = Reason::percent(0.5 + 0.5 * self.bond(target));
        (value - self.weights.repair_cost, Reason::Helps { seat: target, percent })
    }

    /// Returns the progress by a move that changes the mine, or 0 if it reveals a card or ends the round.
    fn progress_by(&self, chosen: &Move) -> f32 {
        self.needs_after(chosen).map_or(0.0, |after| self.progress(&after))
    }

    /// Returns the needs after a move that changes the mine, or `None` if it reveals a card or ends the round.
    fn needs_after(&self, chosen: &Move) -> Option<Needs> {
        let mut after = *self.state;
        after.play_unchecked(*chosen, &mut ());
        // No player answers with a Veto.
        for _ in 0..self.state.player_count() {
            if after.to_act().is_some_and(|to_act| to_act.decision == Decision::React) {
                after.play_unchecked(Move::ALLOW, &mut ());
            }
        }
        if after.round() != self.state.round() || after.board().hidden().count() != self.state.board().hidden().count()
        {
            return None;
        }
        Some(Glance::new(&after, None).needs)
    }

    /// Returns the value of moving a card that brings this progress, with the reason if it leads away from the goals.
    fn weigh_diversion(&self, gain: f32, cost: f32) -> (f32, Option<Reason>) {
        let value = self.weights.rockfall * gain - cost;
        let reason = (gain > 0.3 && self.is_saboteur()).then_some(Reason::LeadsAway { cards: gain.round() as u8 });
        (value, reason)
    }

    /// Returns the value of a rockfall on this cell, with the reason and the needs after it.
    fn weigh_rockfall(&self, cell: Cell, chosen: &Move) -> ((f32, Reason), Option<Needs>) {
        let weights = self.weights;
        let Some(placed) = self.state.board().at(cell) else {
            return ((-1.0, Reason::Waits), None);
        };
        let lost = f32::from(placed.card.marks(false).crystals) * self.drive.crystals;
        // Saboteurs remove only cards with a through tunnel. Builders remove such a card only if it leads astray.
        let shape = placed.shape();
        let through = shape.open().iter().any(|side| shape.connected(Sides::only(side)) != Sides::only(side));
        let idle = self.is_saboteur() && !through;
        if idle || self.survey.distance_to_front(cell) > 3 {
            return ((-1.0, Reason::Collapses { cell }), None);
        }
        let after = self.needs_after(chosen);
        let gain = after.map_or(0.0, |after| self.progress(&after));
        if self.is_saboteur() {
            let value = weights.rockfall * gain - weights.attack_cost_saboteur - lost;
            return ((value, Reason::Collapses { cell }), after);
        }
        ((weights.rockfall * gain - weights.rockfall_cost - lost, Reason::Clears { cell }), after)
    }

    /// Returns the value of looking at a goal, with the reason.
    fn weigh_map(&self, cell: Cell) -> (f32, Reason) {
        let weights = self.weights;
        if self.state.has_seen(self.seat, cell) {
            return (-0.3, Reason::Looks { cell });
        }
        let chance = self.mind.treasure_at(cell);
        // A look tells most if the chance is one half. A near goal matters more than a far one.
        let open = 4.0 * chance * (1.0 - chance);
        let target = self.survey.targets().iter().position(|target| target.cell == cell);
        let need = target.map_or(FAR, |target| self.survey.needs.any[target]).min(HOPELESS);
        // Just before the ways part, a look saves most cards.
        let near = 1.0 - f32::from(need) / 40.0 + weights.map_near * ((6.0 - f32::from(need)) / 3.0).clamp(0.0, 1.0);
        // What others have seen shows in what they do.
        let others = self.state.seats().filter(|&other| self.state.has_seen(other, cell)).count() as f32;
        let worth = if self.is_saboteur() { weights.map_saboteur } else { weights.map };
        (worth * open * near / (1.0 + weights.map_again * others) - 0.05, Reason::Looks { cell })
    }

    /// Returns the value of discarding these cards for a gain, with the reason.
    fn weigh_pass(&self, cards: &[Card], gained: f32) -> (f32, Reason) {
        let weights = self.weights;
        let lost: f32 = cards.iter().map(|&card| self.known_worth(card)).sum();
        let more = cards.len() as f32 - 1.0;
        let least = cards.iter().copied().min_by(|one, two| self.known_worth(*one).total_cmp(&self.known_worth(*two)));
        let card = least.unwrap_or(Card::Cross);
        (weights.pass + weights.pass_more * more - lost + gained, Reason::Discards { card })
    }

    /// Returns how uncertain the dwarf card of a seat is, from 1 for unknown to 0 for certain.
    fn doubt(&self, seat: Seat) -> f32 {
        let most = self.mind.dwarves[seat.index()].iter().copied().fold(0.0, f32::max);
        ((1.0 - most) * 1.6).min(1.0)
    }

    /// Returns the value of swapping two goals.
    fn worth_of_swap(&self, one: Cell, two: Cell) -> f32 {
        let need = |cell: Cell| {
            let target = self.survey.targets().iter().position(|target| target.cell == cell);
            f32::from(target.map_or(FAR, |target| self.survey.needs.any[target]).min(HOPELESS))
        };
        let (first, second) = (self.mind.treasure_at(one), self.mind.treasure_at(two));
        self.signed((first - second) * (need(one) - need(two)))
    }

    /// Returns the value of changing the direction of play, with the reason.
    fn weigh_direction(&self) -> (f32, Reason) {
        let players = self.state.player_count();
        let (left, right) = (self.seat.left(players), self.seat.right(players));
        let (next, last) = if self.state.is_reversed() { (right, left) } else { (left, right) };
        let better = self.bond(last) - self.bond(next);
        (0.4 * better - 0.1, Reason::Order)
    }
}

/// Returns the Gold Miner of a team.
const fn miner(team: Team) -> Dwarf {
    match team {
        Team::Blue => Dwarf::Blue,
        Team::Green => Dwarf::Green,
    }
}

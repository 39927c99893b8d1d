//! The value of each move in The Duel, for two or for one: nuggets, and how near they are.

use crate::policy::openings;
use crate::reason::Reason;
use crate::survey::{FAR, Glance, MOST_GOALS, Needs, Survey, Surveys};
use saboteur_engine::{Action, Card, CardKind, Decision, Dwarf, Move, Reply, Seat, State, Target, Team};

/// The factor by which a nugget counts less for each card that it is farther away.
const FADES: f32 = 0.75;

/// For each number of cards: how much a nugget counts that is so far away.
const NEARNESS: [f32; FAR as usize + 1] = {
    let mut nearness = [1.0; FAR as usize + 1];
    let mut cards = 1;
    while cards <= FAR as usize {
        // By repeated squaring, as `powi` does it: the same number to the last bit.
        let (mut power, mut left) = (FADES, cards);
        while left > 0 {
            if left % 2 == 1 {
                nearness[cards] *= power;
            }
            power *= power;
            left /= 2;
        }
        cards += 1;
    }
    nearness
};

/// The factor for the nuggets near the other player.
const OTHERS: f32 = 0.7;

/// The average number of nuggets on an unseen gold card.
const UNSEEN: f32 = 1.5;

/// A decision in The Duel, and everything that a player knows about it.
pub(crate) struct DuelSituation<'a> {
    state: &'a State,
    seat: Seat,
    /// The mine as the player's team can use it.
    own: &'a Survey,
    /// The mine as the other team can use it, if there is another player.
    other: Option<&'a Survey>,
    /// The value of each target in nuggets.
    values: [f32; MOST_GOALS],
    /// The value of the position before the move.
    before: f32,
}

/// Returns the team of a seat.
pub(crate) fn team(state: &State, seat: Seat) -> Team {
    if state.dwarf(seat) == Dwarf::Blue { Team::Blue } else { Team::Green }
}

impl<'a> DuelSituation<'a> {
    pub(crate) fn new(state: &'a State, seat: Seat, surveys: &'a Surveys) -> DuelSituation<'a> {
        let team = team(state, seat);
        let (own, other) = (surveys.of(team).unwrap_or(surveys.common()), surveys.of(team.other()));
        let mut duel = DuelSituation { state, seat, own, other, values: [0.0; MOST_GOALS], before: 0.0 };
        for (at, target) in duel.own.targets().iter().enumerate() {
            let card = state.board().at(target.cell);
            let known = card.filter(|card| !card.is_face_down() || state.has_seen(seat, card.cell));
            duel.values[at] = known.map_or(UNSEEN, |card| f32::from(card.card.nuggets()) + 0.1);
        }
        duel.before = duel.value(&duel.own.needs, duel.other.map(|other| &other.needs));
        duel
    }

    /// Returns the value of the position before the move.
    pub(crate) fn standing(&self) -> f32 {
        self.before
    }

    /// Returns the value of a position with these needs of the player and of the other player.
    fn value(&self, own: &Needs, other: Option<&Needs>) -> f32 {
        let mut sum = 0.0;
        for target in 0..self.own.targets().len() {
            let near = |needs: &Needs| NEARNESS[usize::from(needs.any[target])];
            let mine = near(own);
            let theirs = other.map_or(0.0, near);
            sum += self.values[target] * (mine - OTHERS * theirs);
        }
        sum
    }

    /// Returns the value of a move to the player, with the reason.
    pub(crate) fn weigh(&self, chosen: &Move) -> (f32, Reason) {
        match *chosen {
            Move::Play { card, target } => self.weigh_play(card, target, chosen),
            Move::PayTroll { cell } => (self.gain_by(chosen) - 0.7, Reason::Clears { cell }),
            Move::Discard { cards, removed: None } => self.weigh_discards(cards.as_slice()),
            Move::Discard { cards, removed: Some(_) } => {
                let (value, _) = self.weigh_discards(cards.as_slice());
                (value + if self.broken_tools() == 1 { 0.7 } else { 0.3 }, Reason::HelpsItself)
            }
            Move::Answer { to: Decision::PlaceMarker, reply: Reply::Cell(cell) } => {
                let nuggets = self.state.board().at(cell).map_or(0, |placed| placed.card.nuggets());
                (nuggets.into(), Reason::Reaches { cell, percent: 100 })
            }
            Move::Answer { reply: Reply::Cell(cell), .. } => {
                let target = self.own.targets().iter().position(|target| target.cell == cell);
                let value = target.map_or(0.0, |target| self.values[target]);
                (value, Reason::Reaches { cell, percent: 100 })
            }
            // The Duel has no such moves.
            Move::PostDwarf { .. } | Move::AskSponsor { .. } | Move::Answer { .. } => (0.0, Reason::Waits),
        }
    }

    /// Returns the value of playing a card on this target, with the reason.
    fn weigh_play(&self, card: Card, target: Target, chosen: &Move) -> (f32, Reason) {
        match (card.action(), target) {
            (None, Target::Place { cell, rotated }) => {
                let own = self.own.after_laying(self.state, card, cell, rotated);
                let other = self.other.map(|other| other.after_laying(self.state, card, cell, rotated));
                let gain = self.value(&own, other.as_ref()) - self.before;
                let nuggets = if self.own.spot(cell).is_some() { f32::from(card.nuggets()) } else { 0.0 };
                (gain + nuggets + 0.05 - 0.3 * self.worth(card), self.reason_to_lay(&own, gain))
            }
            (Some(Action::Sabotage(_)), Target::Seat(seat)) => {
                let blocked = self.state.in_front(seat).iter().any(|card| card.breaks().is_some());
                (if blocked { 0.1 } else { 0.5 }, Reason::Hinders { seat, percent: 100 })
            }
            (Some(Action::Repair(_)), _) => (if self.broken_tools() == 1 { 0.9 } else { 0.4 }, Reason::HelpsItself),
            (Some(Action::Rockfall), Target::Cell(cell)) => (self.gain_by(chosen) - 0.3, Reason::Collapses { cell }),
            (Some(Action::TreasureMap), Target::Cell(cell)) => {
                let seen = self.state.has_seen(self.seat, cell);
                (if seen { -0.2 } else { 0.25 }, Reason::Looks { cell })
            }
            (Some(Action::Key), Target::Cell(cell)) => (self.gain_by(chosen) - 0.2, Reason::Clears { cell }),
            // The Duel has no such cards.
            (Some(_) | None, _) => (0.0, Reason::Waits),
        }
    }

    /// Returns the reason for laying a card that leads to these needs.
    fn reason_to_lay(&self, after: &Needs, gain: f32) -> Reason {
        let targets = self.own.targets();
        let reached = (0..targets.len()).find(|target| after.reaches & 1 << target != 0);
        if let Some(target) = reached {
            return Reason::Reaches { cell: targets[target].cell, percent: 100 };
        }
        let nearer = (0..targets.len()).filter(|&target| after.any[target] < self.own.needs.any[target]);
        match nearer.min_by_key(|&target| after.any[target]) {
            Some(target) => Reason::Nearer { cell: targets[target].cell, cards: after.any[target] },
            None if gain > 0.05 => Reason::Widens,
            None => Reason::Waits,
        }
    }

    /// Returns the value of discarding these cards, with the reason.
    fn weigh_discards(&self, cards: &[Card]) -> (f32, Reason) {
        let lost: f32 = cards.iter().map(|&card| self.worth(card)).sum();
        let least = cards.iter().copied().min_by(|one, two| self.worth(*one).total_cmp(&self.worth(*two)));
        (0.1 - lost, Reason::Discards { card: least.unwrap_or(Card::Cross) })
    }

    /// Returns the number of the player's broken tools.
    fn broken_tools(&self) -> usize {
        self.state.in_front(self.seat).iter().filter(|card| card.breaks().is_some()).count()
    }

    /// Returns how much the value of the position grows by a move that changes the mine.
    fn gain_by(&self, chosen: &Move) -> f32 {
        let mut after = *self.state;
        after.play_unchecked(*chosen, &mut ());
        let same = |state: &State| (state.round(), state.board().hidden().count());
        if after.to_act().is_none()
            || same(&after) != same(self.state)
            || after.markers().len() > self.state.markers().len() + 1
        {
            // The move reaches a card or nuggets. The player does not know yet what they are worth.
            return 0.9;
        }
        let team = team(self.state, self.seat);
        let own = Glance::new(&after, Some(team));
        if own.targets != self.own.targets().len() {
            return 0.9;
        }
        let other = self.other.map(|_| Glance::new(&after, Some(team.other())));
        self.value(&own.needs, other.as_ref().map(|other| &other.needs)) - self.before
    }

    /// Returns the value of a card in the hand.
    fn worth(&self, card: Card) -> f32 {
        let color = team(self.state, self.seat);
        match card.kind() {
            CardKind::Path => {
                let openings = f32::from(openings(card));
                let marks = card.marks(false);
                let door = match marks.door {
                    Some((team, _)) if team == color => 0.15,
                    Some(_) => -0.15,
                    None => 0.0,
                };
                let home = match marks.home {
                    Some(team) if team == color => 0.3,
                    Some(_) => -0.1,
                    None => 0.0,
                };
                0.12 * openings + door + home + 0.2 * f32::from(marks.nuggets)
            }
            CardKind::Action(Action::Repair(_)) => 0.3,
            CardKind::Action(Action::Sabotage(_)) => 0.35,
            CardKind::Action(Action::Rockfall | Action::Key) => 0.3,
            CardKind::Action(Action::TreasureMap) => 0.1,
            CardKind::Action(Action::Intrigue(_) | Action::Championship(_)) => 0.0,
            CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => 0.0,
        }
    }
}

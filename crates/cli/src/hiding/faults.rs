//! Counts obvious mistakes. The count sees all cards.

use saboteur_bots::Act;
use saboteur_engine::{Action, AddressedEvent, Card, Cell, Event, MAX_SEATS, Move, Seat, State, Target};
use std::io::{self, Write};

/// A mistake that a strong player would not make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A Saboteur breaks the tool of another Saboteur, who had not broken theirs.
    HindersSaboteur,
    /// A Gold Miner breaks the tool of another Gold Miner.
    HindersMiner,
    /// A Gold Miner repairs the tool of a Saboteur.
    RepairsSaboteur,
    /// A Saboteur leads the tunnel away in one of the first two turns, and the next player undoes it.
    UndoneAtOnce,
    /// A player looks at a goal that two others have looked at in the last four moves.
    ThirdLook,
    /// A player discards a card that breaks or repairs tools, and keeps a map although they know the treasure.
    KeepsMap,
    /// A Gold Miner turns over a worthless goal and has a map in the hand.
    GuessesWithMap,
    /// A Gold Miner turns over a worthless goal that another Gold Miner has looked at.
    IgnoresLook,
}

impl Fault {
    /// All mistakes.
    pub(crate) const ALL: [Fault; 8] = [
        Fault::HindersSaboteur,
        Fault::HindersMiner,
        Fault::RepairsSaboteur,
        Fault::UndoneAtOnce,
        Fault::ThirdLook,
        Fault::KeepsMap,
        Fault::GuessesWithMap,
        Fault::IgnoresLook,
    ];

    /// Returns the mistake as a sentence.
    const fn text(self) -> &'static str {
        match self {
            Fault::HindersSaboteur => "a Saboteur breaks a tool of another Saboteur unprovoked",
            Fault::HindersMiner => "a Gold Miner breaks a tool of another Gold Miner",
            Fault::RepairsSaboteur => "a Gold Miner repairs a tool of a Saboteur",
            Fault::UndoneAtOnce => "an early card of a Saboteur leads away, and the next player undoes it",
            Fault::ThirdLook => "a player looks where two others have looked in the last four moves",
            Fault::KeepsMap => "a player discards a tool card and keeps a map that shows nothing new",
            Fault::GuessesWithMap => "a Gold Miner turns over a worthless goal with a map in the hand",
            Fault::IgnoresLook => "a Gold Miner turns over a worthless goal that another one has looked at",
        }
    }
}

/// How often each mistake was made, in the order of [`Fault::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Faults([u32; Fault::ALL.len()]);

impl Faults {
    fn note(&mut self, fault: Fault) {
        self.0[fault as usize] += 1;
    }

    /// Adds the mistakes of another round.
    pub(crate) fn add(&mut self, other: &Faults) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, count)| *sum += count);
    }

    /// Returns how often a mistake was made.
    pub(crate) fn count(&self, fault: Fault) -> u32 {
        self.0[fault as usize]
    }

    /// Prints how often each mistake was made in a hundred rounds.
    pub(crate) fn print(&self, rounds: usize, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "obvious mistakes in 100 rounds:")?;
        for fault in Fault::ALL {
            let often = 100.0 * f64::from(self.count(fault)) / rounds.max(1) as f64;
            writeln!(out, "{often:>6.1}  {}", fault.text())?;
        }
        Ok(())
    }
}

/// Watches a round and notes mistakes.
pub(crate) struct Referee {
    /// For each seat, true if it is a Saboteur.
    saboteurs: Vec<bool>,
    /// For each seat: the seats whose tools it has broken.
    broke: [[bool; MAX_SEATS]; MAX_SEATS],
    /// The looks at goals: the number of the move, the player and the goal.
    looks: Vec<(usize, Seat, Cell)>,
    moves: usize,
    /// The number of acts of each seat.
    acts: [u32; MAX_SEATS],
    /// True if the last act was an early one of a Saboteur that led away.
    led_away: bool,
    pub(crate) faults: Faults,
}

impl Referee {
    pub(crate) fn new(saboteurs: &[bool]) -> Referee {
        Referee {
            saboteurs: saboteurs.to_vec(),
            broke: [[false; MAX_SEATS]; MAX_SEATS],
            looks: Vec::new(),
            moves: 0,
            acts: [0; MAX_SEATS],
            led_away: false,
            faults: Faults::default(),
        }
    }

    fn is_saboteur(&self, seat: Seat) -> bool {
        self.saboteurs[seat.index()]
    }

    /// Judges a move that is about to be made.
    pub(crate) fn see_move(&mut self, state: &State, seat: Seat, chosen: &Move) {
        self.moves += 1;
        match *chosen {
            Move::Play { card, target } => self.see_play(seat, card, target),
            Move::Discard { cards, removed: None } => {
                let is_tool_card = |card: &Card| matches!(card.action(), Some(Action::Sabotage(_) | Action::Repair(_)));
                let maps = |cards: &[Card]| cards.iter().filter(|card| is_map(card)).count();
                let keeps_map = maps(state.hand(seat)) > maps(cards.as_slice());
                if cards.as_slice().iter().any(is_tool_card) && keeps_map && knows_treasure(state, seat) {
                    self.faults.note(Fault::KeepsMap);
                }
            }
            Move::Discard { .. }
            | Move::PostDwarf { .. }
            | Move::AskSponsor { .. }
            | Move::PayTroll { .. }
            | Move::Answer { .. } => {}
        }
    }

    fn see_play(&mut self, seat: Seat, card: Card, target: Target) {
        match (card.action(), target) {
            (Some(Action::Sabotage(_)), Target::Seat(victim)) => {
                if self.is_saboteur(seat) && self.is_saboteur(victim) && !self.broke[victim.index()][seat.index()] {
                    self.faults.note(Fault::HindersSaboteur);
                }
                if !self.is_saboteur(seat) && !self.is_saboteur(victim) {
                    self.faults.note(Fault::HindersMiner);
                }
                self.broke[seat.index()][victim.index()] = true;
            }
            (Some(Action::Repair(_)), Target::Tool { seat: helped, .. }) => {
                if !self.is_saboteur(seat) && self.is_saboteur(helped) {
                    self.faults.note(Fault::RepairsSaboteur);
                }
            }
            (Some(Action::TreasureMap), Target::Cell(cell)) => {
                let recent = self.looks.iter().filter(|look| look.2 == cell && look.1 != seat);
                if recent.filter(|look| self.moves - look.0 <= 4).count() >= 2 {
                    self.faults.note(Fault::ThirdLook);
                }
                self.looks.push((self.moves, seat, cell));
            }
            (Some(_) | None, _) => {}
        }
    }

    /// Judges what a move has revealed. `before` is the state before the move.
    pub(crate) fn see_events(&mut self, before: &State, told: &[AddressedEvent]) {
        for told in told {
            let Event::Revealed { seat, cell, card, .. } = told.event else {
                continue;
            };
            if self.is_saboteur(seat) || !card.is_goal() || card.is_gold() {
                continue;
            }
            let known = before.has_seen(seat, cell);
            if !known && before.hand(seat).iter().any(is_map) {
                self.faults.note(Fault::GuessesWithMap);
            }
            if before.seats().any(|other| other != seat && !self.is_saboteur(other) && before.has_seen(other, cell)) {
                self.faults.note(Fault::IgnoresLook);
            }
        }
    }

    /// Judges the last move by what every player saw.
    pub(crate) fn see_act(&mut self, act: Act) {
        let at = act.actor.index();
        self.acts[at] += 1;
        if self.led_away && act.nears() {
            self.faults.note(Fault::UndoneAtOnce);
        }
        self.led_away = self.saboteurs[at] && self.acts[at] <= 2 && act.leads_away();
    }
}

fn is_map(card: &Card) -> bool {
    card.action() == Some(Action::TreasureMap)
}

/// Returns true if a player has seen the treasure.
fn knows_treasure(state: &State, seat: Seat) -> bool {
    state.board().hidden().any(|placed| placed.card.is_gold() && state.has_seen(seat, placed.cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use saboteur_engine::{Discards, Game, Scenario, Tool};

    fn game(text: &str) -> Game {
        Game::from_scenario(Scenario::from_json(text).expect("the scenario is well-formed"))
            .expect("the scenario is possible")
    }

    fn play(card: Card, target: Target) -> Move {
        Move::Play { card, target }
    }

    #[test]
    fn mistakes_with_tools_are_noted() {
        let game = game(r#"{"players": 4, "seed": 1}"#);
        let mut referee = Referee::new(&[true, true, false, false]);
        let mut see = |seat: u8, chosen: Move| {
            let before = referee.faults;
            referee.see_move(game.state(), Seat(seat), &chosen);
            let noted = |fault: &Fault| referee.faults.count(*fault) > before.count(*fault);
            Fault::ALL.into_iter().find(noted)
        };
        let breaks = |victim: u8| play(Card::BrokenCart, Target::Seat(Seat(victim)));
        let repairs = |seat: u8| play(Card::RepairCart, Target::Tool { seat: Seat(seat), tool: Tool::Cart });
        assert_eq!(see(0, breaks(1)), Some(Fault::HindersSaboteur));
        // Whose tool was broken may break one in return.
        assert_eq!(see(1, breaks(0)), None);
        assert_eq!(see(0, breaks(2)), None);
        assert_eq!(see(2, breaks(0)), None);
        assert_eq!(see(2, breaks(3)), Some(Fault::HindersMiner));
        assert_eq!(see(2, repairs(0)), Some(Fault::RepairsSaboteur));
        assert_eq!(see(2, repairs(3)), None);
        assert_eq!(see(1, repairs(0)), None);
    }

    #[test]
    fn looks_at_the_same_goal_are_counted() {
        let game = game(r#"{"players": 4, "seed": 1}"#);
        let mut referee = Referee::new(&[true, false, false, false]);
        let goal = game.state().board().hidden().next().map(|placed| placed.cell).expect("a goal is face down");
        for seat in 0..3 {
            assert_eq!(referee.faults.count(Fault::ThirdLook), 0);
            referee.see_move(game.state(), Seat(seat), &play(Card::TreasureMap, Target::Cell(goal)));
        }
        assert_eq!(referee.faults.count(Fault::ThirdLook), 1);
        let pass = Move::Discard { cards: Discards::one(Card::Cross), removed: None };
        (0..4).for_each(|seat| referee.see_move(game.state(), Seat(seat), &pass));
        referee.see_move(game.state(), Seat(3), &play(Card::TreasureMap, Target::Cell(goal)));
        assert_eq!(referee.faults.count(Fault::ThirdLook), 1);
    }

    #[test]
    fn an_early_card_that_is_undone_is_a_mistake_of_a_saboteur() {
        let act = |seat: u8, kind: usize| Act { actor: Seat(seat), kind };
        let undone = |acts: &[Act]| {
            let mut referee = Referee::new(&[true, false, false]);
            acts.iter().for_each(|&act| referee.see_act(act));
            referee.faults.count(Fault::UndoneAtOnce)
        };
        let (away, nearer) = (0, 4);
        assert_eq!(undone(&[act(0, away), act(1, nearer)]), 1);
        assert_eq!(undone(&[act(1, away), act(2, nearer)]), 0);
        assert_eq!(undone(&[act(0, 2), act(0, 2), act(0, away), act(1, nearer)]), 0);
        assert_eq!(undone(&[act(0, away), act(1, 2), act(2, nearer)]), 0);
    }
}

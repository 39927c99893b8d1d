//! The deal of a game at a table: it begins with a secret and ends with a game.

use super::{Happening, Occupant, Play, Stage, Table};
use crate::deal::{Deal, DealView};
use crate::entry::SCHEME;
use saboteur_engine::{Bytes32, Game, Players, Scenario, Seat, Setup};

impl Table {
    /// Begins a deal. A deal that has begun already is repeated, and everybody can see it by its name.
    pub(super) fn lock_seats(&mut self, secret: Bytes32, scheme: u8) {
        let attempt = self.deal.as_ref().map_or(1, |deal| deal.attempt + 1);
        let by_first_scheme = scheme < SCHEME;
        let game = format!("{}.{}", self.code, self.games + 1);
        let game = if attempt == 1 || by_first_scheme { game } else { format!("{game}.{attempt}") };
        self.deal = Some(Deal { game, secret, by_first_scheme, attempt, commitments: None });
        self.stage = Stage::Locked;
    }

    /// Deals the first round.
    pub(super) fn deal(&mut self, shares: &[Option<Bytes32>], rulings: u8, characters: bool) -> Result<(), String> {
        let deal = self.deal.take().ok_or("the game was not started")?;
        let names = (0..self.seats.len()).map(|seat| self.name_of(seat).to_owned());
        let players = Players::named(names.collect::<Vec<_>>());
        let (game, fairness) = if let Some(scenario) = &self.from {
            let rules = by_rulings(scenario.rules, rulings);
            let scenario = Scenario { players, rules, ..scenario.clone() };
            (Game::from_scenario(scenario).map_err(|error| error.to_string())?, None)
        } else {
            let fairness = deal.prove(shares);
            let rules = by_rulings(self.settings.rules, rulings);
            let first = self.settings.first.filter(|first| first.index() < self.seats.len() && !rules.is_duel());
            let setup = Setup { players, seed: fairness.seed(), first };
            (Game::new(rules, setup).map_err(|error| error.to_string())?, Some(fairness))
        };
        self.forget();
        let bot = |(seat, occupant): (usize, &Occupant)| match occupant {
            Occupant::Person(_) => None,
            Occupant::Bot { profile, .. } if !characters => Some(profile.level.into()),
            Occupant::Bot { .. } => self.visible_bot_at(Seat(seat as u8)),
        };
        let bots = self.seats.iter().enumerate().map(bot).collect();
        self.play = Some(Play::new(game, fairness, deal.attempt, bots, self.settings.clock.bank()));
        self.games += 1;
        self.stage = Stage::Playing;
        self.happened.push(Happening::Dealt);
        Ok(())
    }

    /// Ends the game. Everybody may see its replay, unless the table is closed now.
    pub(super) fn end(&mut self) {
        self.stage = Stage::Over;
        if !self.has_password() && self.settings.spectators {
            self.key = None;
        }
    }

    /// Returns the deal that has begun, until the cards are dealt.
    pub fn pending_deal(&self) -> Option<&Deal> {
        self.deal.as_ref()
    }

    /// Returns true if the table plays on from a position, so that nothing is shuffled.
    pub fn begins_from_position(&self) -> bool {
        self.from.is_some()
    }

    /// Returns what everybody may know of the deal.
    pub(crate) fn deal_view(&self) -> Option<DealView> {
        if self.from.is_some() {
            return None;
        }
        if let Some(deal) = &self.deal {
            return Some(DealView::of(deal));
        }
        let play = self.play.as_ref()?;
        play.fairness.as_ref().map(|fairness| DealView::of_dealt(fairness, play.attempt))
    }

    /// Returns the seats that committed to a share and did not reveal it.
    pub(crate) fn withheld(&self) -> Vec<Seat> {
        let fairness = self.play.as_ref().and_then(|play| play.fairness.as_ref());
        fairness.map_or(Vec::new(), |fairness| fairness.withheld().collect())
    }
}

/// Returns the rules with the rulings of the server that dealt the game.
fn by_rulings(rules: saboteur_engine::Rules, rulings: u8) -> saboteur_engine::Rules {
    if rulings < crate::entry::RULINGS { rules.with_first_rulings() } else { rules }
}

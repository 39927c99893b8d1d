//! From a document to a state: what the mini expansions and The Duel add to the table.

use super::wrong::{ImpossibleScenario as Wrong, Misfit};
use super::{ChampionshipPart, ChestCard, ChestsPart, DuelPart, Phase, Scenario, TollPart};
use crate::builder::{Builder, Facing};
use crate::chest::Chest;
use crate::seat::Seat;
use crate::state::State;
use crate::toll::DWARVES;

impl Scenario {
    pub(super) fn build_chests(&self, builder: &mut Builder) -> Result<(), Wrong> {
        let part = self.chests.clone().unwrap_or_default();
        if !self.rules.treasure_chests {
            return if part == ChestsPart::default() { Ok(()) } else { Err(Misfit::NoChests.into()) };
        }
        let Some(given) = part.cards.as_deref() else {
            builder.state.deal_chests();
            return builder.open_chests(&part.opened, &part.due, &part.cards_out);
        };
        part.opened.iter().try_for_each(|&chest| builder.take_chest(chest))?;
        let paths = given.iter().filter_map(|chest| chest.card).chain(part.cards_out.iter().copied());
        paths.into_iter().try_for_each(|card| builder.take_chest_path(card))?;
        given.iter().filter_map(|chest| chest.chest).try_for_each(|chest| builder.take_chest(chest))?;
        for ChestCard { cell, card, chest, face_up, rotated, seen_by } in given {
            let seen = builder.seats(seen_by)?;
            let face = if *face_up { Facing::Up { rotated: *rotated } } else { Facing::Down { seen } };
            builder.lay_chest(*card, *cell, face, *chest)?;
        }
        builder.open_chests(&part.opened, &part.due, &part.cards_out)
    }

    /// The order of play and the card that is being carried out.
    pub(super) fn build_championship(&self, state: &mut State) -> Result<(), Wrong> {
        let part = self.championship.clone().unwrap_or_default();
        if !self.rules.has_championship_cards() && part != ChampionshipPart::default() {
            return Err(Misfit::NoChampionshipCards.into());
        }
        state.reversed = part.reversed;
        if part.reversed && !self.rules.change_of_direction {
            return Err(Misfit::NoChangeOfDirection.into());
        }
        state.in_play = self.card_in_play();
        Ok(())
    }

    /// The chests that were opened this round.
    pub(super) fn opened_chests(&self) -> &[Chest] {
        self.chests.as_ref().map_or(&[], |part| &part.opened)
    }

    /// The chests that matter when the turn ends.
    pub(super) fn due_chests(&self) -> &[Chest] {
        self.chests.as_ref().map_or(&[], |part| &part.due)
    }

    pub(super) fn pathfinder(&self) -> Option<(u8, u8)> {
        self.championship.as_ref().and_then(|part| part.pathfinder)
    }

    pub(super) fn vetoer(&self) -> Option<Seat> {
        self.championship.as_ref().and_then(|part| part.vetoer)
    }

    pub(super) fn sponsor(&self) -> Option<Seat> {
        self.toll.as_ref().and_then(|part| part.sponsor)
    }

    pub(super) fn cause(&self) -> Option<&String> {
        self.duel.as_ref().and_then(|part| part.cause.as_ref())
    }

    /// Builds postcards, toll dwarves, markers and keys.
    pub(super) fn build_extras(&self, builder: &mut Builder) -> Result<(), Wrong> {
        self.postcards_used.iter().try_for_each(|&card| builder.use_postcard(card))?;
        let toll = self.toll.clone().unwrap_or_default();
        if self.rules.tunnel_toll || toll != TollPart::default() {
            let left = toll.left.unwrap_or((DWARVES as u8).saturating_sub(toll.dwarves.len() as u8));
            builder.post_dwarves(&toll.dwarves, left, &toll.asked)?;
        }
        let duel = self.duel.clone().unwrap_or_default();
        builder.put_markers(&duel.markers, &duel.keys)
    }

    /// Builds what the players of The Duel have kept, and what has left the game.
    pub(super) fn build_hoards(&self, builder: &mut Builder) -> Result<(), Wrong> {
        let part = self.duel.clone().unwrap_or_default();
        if part != DuelPart::default() && !self.rules.is_duel() {
            return Err(Misfit::NotTheDuel.into());
        }
        if !part.kept.is_empty() {
            self.by_seat("duel.kept", Some(&part.kept))?;
        }
        for (seat, cards) in Seat::all(self.players.len()).zip(&part.kept) {
            cards.iter().try_for_each(|&card| builder.put_away(Some(seat), card))?;
        }
        part.gone.iter().try_for_each(|&card| builder.put_away(None, card))?;
        let state = &builder.state;
        let out = self.rules.goal_cards().iter().filter(|&&card| state.duel.is_out(card)).count();
        let rounds = usize::from(state.round) - usize::from(self.phase != Some(Phase::OVER));
        if self.rules.is_duel() && out > rounds * self.rules.goal_cells().len() {
            return Err(Misfit::GoldCardsOut.into());
        }
        Ok(())
    }
}

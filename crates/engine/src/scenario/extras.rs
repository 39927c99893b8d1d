//! From a document to a state: what the mini expansions and The Duel add to the table.

use super::build::Supply;
use super::wrong::ImpossibleScenario as Wrong;
use super::{ChampionshipPart, ChestCard, ChestsPart, DuelPart, Phase, Scenario, TollPart};
use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::chest::{CHESTS, Chest};
use crate::duel::KEYS;
use crate::seat::Seat;
use crate::state::State;
use crate::toll::DWARVES;

impl Scenario {
    pub(super) fn build_chests(&self, state: &mut State) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "chests"));
        let part = self.chests.clone().unwrap_or_default();
        if !self.rules.treasure_chests {
            return if part == ChestsPart::default() { Ok(()) } else { wrong("there are none in this game") };
        }
        let Some(given) = part.cards.as_deref() else {
            state.deal_chests();
            return build_opened(&part, state);
        };
        if given.len() > CHESTS {
            return wrong("there are four at the most");
        }
        let mut paths = state.shuffled_chest_paths().to_vec();
        let mut chests = state.shuffled_chests().to_vec();
        chests.retain(|chest| !part.opened.contains(chest));
        for card in given.iter().filter_map(|chest| chest.card).chain(part.cards_out.iter().copied()) {
            let at = paths.iter().position(|&other| other == card);
            paths.remove(at.ok_or(Wrong::WrongExpansion("a path card is used too often", "chests"))?);
        }
        for chest in given.iter().filter_map(|chest| chest.chest) {
            let at = chests.iter().position(|&other| other == chest);
            chests.remove(at.ok_or(Wrong::WrongExpansion("a chest is used twice", "chests"))?);
        }
        for ChestCard { cell, card, chest, face_up, rotated, seen_by } in given {
            let Some(card) = card.or_else(|| paths.pop()) else {
                return wrong("there are not so many path cards");
            };
            if state.board.at(*cell).is_some() {
                return Err(Wrong::CellTaken(*cell));
            }
            if !cell.is_in_bounds() {
                return Err(Wrong::TooFar(*cell));
            }
            if *face_up {
                if chest.is_some() {
                    return wrong("no chest lies below a card that lies face up");
                }
                state.board.lay(Placed::face_up(card, *cell, *rotated && card.can_rotate()));
                continue;
            }
            state.board.lay(Placed::face_down(card, *cell, false));
            state.board.set_seen(*cell, self.seats_in(seen_by)?);
            match chest.or_else(|| chests.pop()) {
                Some(chest) => state.chests.put(*cell, chest),
                None => return wrong("there are not so many chests"),
            }
        }
        build_opened(&part, state)
    }

    /// The order of play and the card that is being carried out.
    pub(super) fn build_championship(&self, state: &mut State) -> Result<(), Wrong> {
        let part = self.championship.clone().unwrap_or_default();
        if !self.rules.has_championship_cards() && part != ChampionshipPart::default() {
            return Err(Wrong::WrongPending("there are no championship cards in this game"));
        }
        state.reversed = part.reversed;
        if part.reversed && !self.rules.change_of_direction {
            return Err(Wrong::WrongPending("play cannot go counter-clockwise without the card for it"));
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

    pub(super) fn build_postcards(&self, state: &mut State) -> Result<(), Wrong> {
        for &card in &self.postcards_used {
            match card.kind() {
                CardKind::Postcard(postcard) if self.rules.postcards().any(|(other, _)| other == card) => {
                    state.postcards.note(postcard);
                }
                _ => return Err(Wrong::WrongExpansion("there is no such postcard in this game", "postcards_used")),
            }
        }
        Ok(())
    }

    pub(super) fn build_toll(&self, state: &mut State) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "toll.dwarves"));
        let part = self.toll.clone().unwrap_or_default();
        if !self.rules.tunnel_toll {
            return if part == TollPart::default() { Ok(()) } else { wrong("there is no toll in this game") };
        }
        let left = part.left.unwrap_or((DWARVES as u8).saturating_sub(part.dwarves.len() as u8));
        if part.dwarves.len() + usize::from(left) > DWARVES {
            return wrong("there are two");
        }
        for &dwarf in &part.dwarves {
            self.seats_in(&[dwarf.owner])?;
            if state.board.at(dwarf.cell).is_some() || state.toll.at(dwarf.cell).is_some() || !dwarf.cell.is_in_bounds()
            {
                return wrong("each stands on an empty cell of its own");
            }
            state.toll.put(dwarf);
        }
        state.toll.left = left;
        state.toll.asked = self.seats_in(&part.asked)?;
        Ok(())
    }

    /// What the players of The Duel have kept, and what has left the game.
    pub(super) fn build_hoards(&self, state: &mut State, supply: &mut Supply) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "duel.kept"));
        let part = self.duel.clone().unwrap_or_default();
        if part != DuelPart::default() && !self.rules.is_duel() {
            return wrong("markers, keys and kept cards are only in The Duel");
        }
        if !part.kept.is_empty() {
            self.by_seat("duel.kept", Some(&part.kept))?;
        }
        for (hoard, cards) in part.kept.iter().map(Some).chain([None]).enumerate() {
            for &card in cards.unwrap_or(&part.gone) {
                if state.duel.is_out(card) {
                    return wrong("a card is there twice");
                }
                let hoard = match cards {
                    Some(_) if card.nuggets() == 0 => return wrong("a card without gold is never kept"),
                    Some(_) => &mut state.duel.kept[hoard],
                    None => &mut state.duel.gone,
                };
                if !hoard.add(card) {
                    return wrong("only gold cards and path cards with gold are kept, or leave the game");
                }
                if card.is_path() {
                    supply.take(card)?;
                }
            }
        }
        let out = self.rules.goal_cards().iter().filter(|&&card| state.duel.is_out(card)).count();
        let rounds = usize::from(state.round) - usize::from(self.phase != Some(Phase::OVER));
        if self.rules.is_duel() && out > rounds * self.rules.goal_cells().len() {
            return wrong("no more than six gold cards leave the deck in a round");
        }
        Ok(())
    }

    pub(super) fn build_markers(&self, state: &mut State) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "duel.markers"));
        let part = self.duel.clone().unwrap_or_default();
        if part.keys.len() > KEYS {
            return Err(Wrong::WrongExpansion("there are two key markers", "duel.keys"));
        }
        for &marker in &part.markers {
            self.seats_in(&[marker.owner])?;
            let card = state.board.at(marker.cell).filter(|card| !card.is_face_down()).map(|card| card.card);
            let takes = card.is_some_and(Card::takes_marker);
            if !takes || state.duel.has_marker(marker.cell) {
                return wrong("each lies on a face-up card of its own with a nugget or a troll");
            }
            if state.markers_left() == 0 {
                return wrong("there are not so many");
            }
            state.put_marker(marker);
        }
        for &cell in &part.keys {
            let card = state.board.at(cell).filter(|card| !card.is_face_down()).map(|card| card.card);
            let door = card.is_some_and(|card| card.marks(false).door.is_some());
            if !door || state.duel.keys().contains(&cell) {
                return Err(Wrong::WrongExpansion("each lies on a face-up card of its own with a door", "duel.keys"));
            }
            state.put_key(cell);
        }
        Ok(())
    }
}

/// The chests opened, and what is still to come of them.
fn build_opened(part: &ChestsPart, state: &mut State) -> Result<(), Wrong> {
    let wrong = |reason| Err(Wrong::WrongExpansion(reason, "chests.opened"));
    let open_cards =
        state.board.placed().iter().filter(|card| card.card.kind() == CardKind::Chest && !card.is_face_down());
    if open_cards.count() + part.cards_out.len() != part.opened.len() {
        return wrong("each chest opened leaves a path card that lies open, or in chests.cards_out");
    }
    for (at, &chest) in part.opened.iter().enumerate() {
        if part.opened[..at].contains(&chest) || state.chests.closed().iter().any(|&(_, other)| other == chest) {
            return wrong("a chest is used twice");
        }
        state.chests.note_opened(chest);
    }
    if state.chests.closed().len() + part.opened.len() > CHESTS {
        return wrong("there are four at the most");
    }
    for (at, &chest) in part.due.iter().enumerate() {
        if !chest.waits() || !part.opened.contains(&chest) || part.due[..at].contains(&chest) {
            return Err(Wrong::WrongExpansion("they are opened, and wait for the end of the turn", "chests.due"));
        }
        state.chests.due.push(chest);
    }
    part.cards_out.iter().for_each(|&card| state.chests.out.push(card));
    Ok(())
}

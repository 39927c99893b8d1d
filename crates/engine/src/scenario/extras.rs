//! From a document to a state: what the mini expansions and The Duel add to the table.

use super::build::Supply;
use super::wrong::ImpossibleScenario as Wrong;
use super::{ChestCard, PhaseName, Scenario};
use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::chest::CHESTS;
use crate::duel::KEYS;
use crate::state::State;
use crate::toll::DWARVES;

impl Scenario {
    pub(super) fn build_chests(&self, state: &mut State) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "chests"));
        let given = self.chests.as_deref();
        if !self.rules.treasure_chests {
            let any = given.is_some_and(|cards| !cards.is_empty())
                || !(self.chests_opened.is_empty() && self.chests_due.is_empty() && self.chest_cards_out.is_empty());
            return if any { wrong("there are none in this game") } else { Ok(()) };
        }
        let Some(given) = given else {
            state.deal_chests();
            return self.build_opened(state);
        };
        if given.len() > CHESTS {
            return wrong("there are four at the most");
        }
        let mut paths = state.shuffled_chest_paths().to_vec();
        let mut chests = state.shuffled_chests().to_vec();
        chests.retain(|chest| !self.chests_opened.contains(chest));
        for card in given.iter().filter_map(|chest| chest.card).chain(self.chest_cards_out.iter().copied()) {
            let at = paths.iter().position(|&other| other == card);
            paths.remove(at.ok_or(Wrong::WrongExpansion("a path card is used too often", "chests"))?);
        }
        for chest in given.iter().filter_map(|chest| chest.chest) {
            let at = chests.iter().position(|&other| other == chest);
            chests.remove(at.ok_or(Wrong::WrongExpansion("a chest is used twice", "chests"))?);
        }
        for ChestCard { cell, card, chest, face_up, turned, seen_by } in given {
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
                state.board.lay(Placed::face_up(card, *cell, *turned && card.can_turn()));
                continue;
            }
            let mut placed = Placed::face_down(card, *cell);
            placed.seen = self.seats_in(seen_by)?;
            state.board.lay(placed);
            match chest.or_else(|| chests.pop()) {
                Some(chest) => state.chests.put(*cell, chest),
                None => return wrong("there are not so many chests"),
            }
        }
        self.build_opened(state)
    }

    /// The chests opened, and what is still to come of them.
    fn build_opened(&self, state: &mut State) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "chests_opened"));
        let open_cards =
            state.board.placed().iter().filter(|card| card.card.kind() == CardKind::Chest && !card.face_down);
        if open_cards.count() + self.chest_cards_out.len() != self.chests_opened.len() {
            return wrong("each chest opened leaves a path card that lies open, or in chest_cards_out");
        }
        for (at, &chest) in self.chests_opened.iter().enumerate() {
            if self.chests_opened[..at].contains(&chest)
                || state.chests.closed().iter().any(|&(_, other)| other == chest)
            {
                return wrong("a chest is used twice");
            }
            state.chests.note_opened(chest);
        }
        if state.chests.closed().len() + self.chests_opened.len() > CHESTS {
            return wrong("there are four at the most");
        }
        for (at, &chest) in self.chests_due.iter().enumerate() {
            if !chest.waits() || !self.chests_opened.contains(&chest) || self.chests_due[..at].contains(&chest) {
                return Err(Wrong::WrongExpansion("they are opened, and wait for the end of the turn", "chests_due"));
            }
            state.chests.due.push(chest);
        }
        self.chest_cards_out.iter().for_each(|&card| state.chests.out.push(card));
        Ok(())
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
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "toll_dwarves"));
        let left = self.toll_left.unwrap_or((DWARVES as u8).saturating_sub(self.toll_dwarves.len() as u8));
        if !self.rules.tunnel_toll {
            let any = !self.toll_dwarves.is_empty() || self.toll_left.is_some() || !self.asked.is_empty();
            return if any { wrong("there is no toll in this game") } else { Ok(()) };
        }
        if self.toll_dwarves.len() + usize::from(left) > DWARVES {
            return wrong("there are two");
        }
        for &dwarf in &self.toll_dwarves {
            self.seats_in(&[dwarf.owner])?;
            if state.board.at(dwarf.cell).is_some() || state.toll.at(dwarf.cell).is_some() || !dwarf.cell.is_in_bounds()
            {
                return wrong("each stands on an empty cell of his own");
            }
            state.toll.put(dwarf);
        }
        state.toll.left = left;
        state.toll.asked = self.seats_in(&self.asked)?;
        Ok(())
    }

    /// What the players of The Duel have kept, and what has left the game.
    pub(super) fn build_hoards(&self, state: &mut State, supply: &mut Supply) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "kept"));
        let any = !(self.kept.iter().all(Vec::is_empty) && self.gone.is_empty());
        if any && !self.rules.is_duel() {
            return wrong("cards are kept only in The Duel");
        }
        if !self.kept.is_empty() {
            self.by_seat("kept", Some(&self.kept))?;
        }
        for (hoard, cards) in self.kept.iter().map(Some).chain([None]).enumerate() {
            for &card in cards.unwrap_or(&self.gone) {
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
        let rounds = usize::from(state.round) - usize::from(self.phase != Some(PhaseName::Over));
        if self.rules.is_duel() && out > rounds * self.rules.goal_cells().len() {
            return wrong("no more than six gold cards leave the deck in a round");
        }
        Ok(())
    }

    pub(super) fn build_markers(&self, state: &mut State) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongExpansion(reason, "markers"));
        if !self.rules.is_duel() {
            let any = !(self.markers.is_empty() && self.keys.is_empty());
            return if any { wrong("there are markers only in The Duel") } else { Ok(()) };
        }
        if self.keys.len() > KEYS {
            return Err(Wrong::WrongExpansion("there are two key markers", "keys"));
        }
        for &marker in &self.markers {
            self.seats_in(&[marker.owner])?;
            let card = state.board.at(marker.cell).filter(|card| !card.face_down).map(|card| card.card);
            let takes = card.is_some_and(Card::takes_marker);
            if !takes || state.duel.has_marker(marker.cell) {
                return wrong("each lies on a face-up card of its own with a nugget or a troll");
            }
            if state.markers_left() == 0 {
                return wrong("there are not so many");
            }
            state.duel.put_marker(marker);
        }
        for &cell in &self.keys {
            let card = state.board.at(cell).filter(|card| !card.face_down).map(|card| card.card);
            let door = card.is_some_and(|card| card.marks(false).door.is_some());
            if !door || state.duel.keys().contains(&cell) {
                return Err(Wrong::WrongExpansion("each lies on a face-up card of its own with a door", "keys"));
            }
            state.duel.put_key(cell);
        }
        Ok(())
    }
}

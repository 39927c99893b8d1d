//! From a document to a state, or to the reason why it cannot be.

use super::wrong::{ImpossibleScenario as Wrong, MOST_PIECES};
use super::{ChestCard, DiscardedCard, GoalCard, LaidCard, PhaseName, Scenario};
use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::cell::{Cell, Side};
use crate::chance::Purpose;
use crate::chest::{CHESTS, Chest};
use crate::duel::KEYS;
use crate::dwarf::Dwarf;
use crate::gold::GoldStock;
use crate::moves::Move;
use crate::pile::Piles;
use crate::rules::{Edition, Family, GOLD_CARDS, MIDDLE, Rules, pack};
use crate::seat::{Seat, Seats};
use crate::state::{Pathfinding, Phase, State};
use crate::toll::DWARVES;

impl Scenario {
    /// The state that the document describes.
    pub(crate) fn build(&self) -> Result<State, Wrong> {
        let mut state = State::bare(self.rules, self.players.len(), self.seed)?;
        state.round = self.round.unwrap_or(1);
        if !(1..=Rules::ROUNDS).contains(&state.round) {
            return Err(Wrong::NoSuchRound(state.round));
        }
        let mut supply = Supply::new(&self.rules);
        self.build_hoards(&mut state, &mut supply)?;
        for &(card, cell) in self.rules.starts() {
            state.board.lay(Placed::face_up(card, cell, false));
        }
        if self.rules.is_duel() {
            state.take_sides(&mut ());
        } else {
            self.build_dwarves(&mut state)?;
        }
        self.build_goals(&mut state)?;
        for (card, cell) in self.rules.postcards() {
            state.board.lay(Placed::face_up(card, cell, false));
        }
        self.build_chests(&mut state)?;
        self.build_mine(&mut state, &mut supply)?;
        self.build_postcards(&mut state)?;
        self.build_markers(&mut state)?;
        self.build_cards(&mut state, &mut supply)?;
        self.build_thefts(&mut state)?;
        self.build_toll(&mut state)?;
        self.build_gold(&mut state)?;
        state.reversed = self.reversed;
        if self.reversed && !self.rules.change_of_direction {
            return Err(Wrong::WrongPending("play cannot go counter-clockwise without the card for it"));
        }
        self.build_phase(&mut state)?;
        Ok(state)
    }

    /// An optional list with an entry for each seat.
    fn by_seat<'a, T>(&self, field: &'static str, list: Option<&'a Vec<T>>) -> Result<&'a [T], Wrong> {
        let players = self.players.len();
        match list {
            Some(list) if list.len() != players => Err(Wrong::WrongLength { field, entries: list.len(), players }),
            Some(list) => Ok(list),
            None => Ok(&[]),
        }
    }

    fn seats_in(&self, seats: &[Seat]) -> Result<Seats, Wrong> {
        let players = self.players.len();
        seats.iter().try_fold(Seats::NOBODY, |all, &seat| {
            if seat.index() < players { Ok(all.with(seat)) } else { Err(Wrong::NoSuchSeat { seat, players }) }
        })
    }

    fn build_dwarves(&self, state: &mut State) -> Result<(), Wrong> {
        let players = state.player_count();
        let shuffled = self.rules.dwarves(players);
        let mut rest = shuffled.clone();
        let mut take = |dwarf: Dwarf| match rest.iter().position(|&other| other == dwarf) {
            Some(at) => {
                rest.remove(at);
                Ok(())
            }
            None => Err(Wrong::TooManyDwarves {
                dwarf,
                shuffled: shuffled.iter().filter(|&&other| other == dwarf).count(),
                players,
            }),
        };
        let dealt = self.by_seat("dwarves", self.dwarves.as_ref())?;
        dealt.iter().flatten().try_for_each(|&dwarf| take(dwarf))?;
        let out = self.dwarves_out.as_deref().unwrap_or_default();
        let leaves = self.rules.game == Family::Saboteur2 && self.rules.edition == Edition::Classic;
        if !out.is_empty() && !leaves {
            return Err(Wrong::NoDwarvesOut);
        }
        out.iter().try_for_each(|&dwarf| take(dwarf))?;
        let left = (shuffled.len() - players).checked_sub(out.len()).ok_or(Wrong::WrongLeftOver {
            given: out.len(),
            left: shuffled.len() - players,
            players,
        })?;
        if let Some(given) = &self.left_over {
            if given.len() != left {
                return Err(Wrong::WrongLeftOver { given: given.len(), left, players });
            }
            given.iter().try_for_each(|&dwarf| take(dwarf))?;
        }
        state.chance(Purpose::Dwarves).shuffle(&mut rest);
        for seat in state.seats() {
            let given = dealt.get(seat.index()).copied().flatten();
            let player = state.player_mut(seat);
            player.dwarf = given.or_else(|| rest.pop()).unwrap_or(Dwarf::GoldMiner);
            player.dwarf_seen = Seats::only(seat);
        }
        let seen_by = self.by_seat("dwarves_seen_by", self.dwarves_seen_by.as_ref())?;
        for (seat, others) in state.seats().zip(seen_by) {
            state.player_mut(seat).dwarf_seen = self.seats_in(others)?.with(seat);
        }
        let left_over = self.left_over.as_ref().unwrap_or(&rest);
        state.left_over[..left].copy_from_slice(left_over);
        state.left_over[left..left + out.len()].copy_from_slice(out);
        state.left_over_count = left as u8;
        state.dwarves_out = out.len() as u8;
        Ok(())
    }

    fn build_goals(&self, state: &mut State) -> Result<(), Wrong> {
        let cells = self.rules.goal_cells();
        let given = self.goals.as_deref().unwrap_or_default();
        let mut rest: Vec<Card> = state.shuffled_goals().collect();
        for (at, goal) in given.iter().enumerate() {
            let home = self.goal_home(goal.cell).ok_or(Wrong::NoGoalThere(goal.cell))?;
            if given[..at].iter().any(|other| self.goal_home(other.cell) == Some(home)) {
                return Err(Wrong::CellTaken(goal.cell));
            }
            // What was kept in the last round still lies there when the game is over.
            let over = self.phase == Some(PhaseName::Over);
            if let Some(card) = goal.card.filter(|&card| !(over && state.duel.is_out(card))) {
                let at = rest.iter().position(|&other| other == card);
                rest.remove(at.ok_or(Wrong::NotAGoal(card))?);
            }
        }
        if given.iter().filter(|goal| !cells.contains(&goal.cell)).count() > 1 {
            return Err(Wrong::WrongExpansion("only one goal can have been pushed away", "goals"));
        }
        // The treasure lies in the mine unless the rules let it be missing.
        let needed = cells.len() - given.iter().filter(|goal| goal.card.is_some()).count();
        let must = !self.rules.goals_all_random && rest.iter().any(|card| card.is_gold());
        if must && !rest[..needed].iter().any(|card| card.is_gold()) {
            let at = rest.iter().position(|card| card.is_gold()).unwrap_or(0);
            match needed.checked_sub(1) {
                Some(last) => rest.swap(last, at),
                None => return Err(Wrong::NoTreasure),
            }
        }
        let mut rest = rest.into_iter();
        for &cell in cells {
            let goal = given.iter().find(|goal| self.goal_home(goal.cell) == Some(cell));
            let cell = goal.map_or(cell, |goal| goal.cell);
            let card = goal.and_then(|goal| goal.card).or_else(|| rest.next());
            let mut placed = Placed::face_down(card.unwrap_or(self.rules.goal_cards()[0]), cell);
            if let Some(goal) = goal {
                placed.seen = self.seats_in(&goal.seen_by)?;
            }
            state.board.lay(placed);
        }
        for &GoalCard { cell, turned, .. } in given.iter().filter(|goal| goal.face_up) {
            let turns = state.board.at(cell).is_some_and(|goal| goal.card.can_turn());
            state.board.reveal(cell, turned && turns);
        }
        Ok(())
    }

    /// Where a goal lay before a chest pushed it to this cell, or lies still.
    fn goal_home(&self, cell: Cell) -> Option<Cell> {
        let pushed = self.chests_opened.contains(&Chest::PushGoal) && self.phase != Some(PhaseName::PushGoal);
        let behind = Cell::new(cell.x.wrapping_sub(1), cell.y);
        let homes = [cell, behind].into_iter().take(1 + usize::from(pushed));
        homes.into_iter().find(|home| self.rules.goal_cells().contains(home))
    }

    fn build_chests(&self, state: &mut State) -> Result<(), Wrong> {
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

    fn build_postcards(&self, state: &mut State) -> Result<(), Wrong> {
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

    fn build_toll(&self, state: &mut State) -> Result<(), Wrong> {
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
    fn build_hoards(&self, state: &mut State, supply: &mut Supply) -> Result<(), Wrong> {
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

    fn build_markers(&self, state: &mut State) -> Result<(), Wrong> {
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
            let takes = card.is_some_and(Card::is_spared);
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

    fn build_mine(&self, state: &mut State, supply: &mut Supply) -> Result<(), Wrong> {
        let laid = match &self.laid {
            Some(laid) => laid.clone(),
            None if self.rules.tournament => vec![supply.middle(state)],
            None => Vec::new(),
        };
        let mut from_hands = 0;
        for &LaidCard { card, cell, turned, from_hand } in &laid {
            let random = self.rules.tournament && cell == MIDDLE && from_hands == 0;
            if !from_hand && !random {
                return Err(Wrong::NotFromHand(cell));
            }
            if from_hand && from_hands == 0 {
                state.board.fix();
            }
            from_hands += usize::from(from_hand);
            if !card.is_path() {
                return Err(Wrong::NotAPath(card));
            }
            let kept = self.phase == Some(PhaseName::Over) && state.duel.is_out(card);
            if !kept {
                supply.take(card)?;
            }
            if state.board.at(cell).is_some() {
                return Err(Wrong::CellTaken(cell));
            }
            if !cell.is_in_bounds() {
                return Err(Wrong::TooFar(cell));
            }
            let turned = turned && card.can_turn();
            state.board.lay(Placed::face_up(card, cell, turned));
        }
        if from_hands == 0 {
            state.board.fix();
        }
        check_matching(state)
    }

    fn build_cards(&self, state: &mut State, supply: &mut Supply) -> Result<(), Wrong> {
        let in_front = self.by_seat("in_front", self.in_front.as_ref())?;
        for (seat, cards) in state.seats().zip(in_front) {
            for &card in cards {
                if !card.stays_in_front() {
                    return Err(Wrong::NeverInFront(card));
                }
                supply.take(card)?;
                let front = &mut state.player_mut(seat).front;
                if front.as_slice().contains(&card) {
                    return Err(Wrong::TwiceInFront { card, seat });
                }
                front.put(card);
            }
        }
        let (sizes, most) = self.hand_sizes(state);
        let hands = self.by_seat("hands", self.hands.as_ref())?;
        for (seat, hand) in state.seats().zip(hands) {
            let hand = hand.as_deref().unwrap_or_default();
            let most = most[seat.index()];
            if hand.len() > most {
                return Err(Wrong::HandTooLarge { seat, held: hand.len(), most });
            }
            for &card in hand {
                if self.strikes(card) {
                    return Err(Wrong::NeverHeld(card));
                }
                supply.take(card)?;
                state.player_mut(seat).hand.sort_in(card);
            }
        }
        let mut piles = Piles::EMPTY;
        let aside = self.rules.set_aside();
        if let Some(cards) = &self.set_aside {
            if cards.len() != aside {
                return Err(Wrong::WrongSetAside { given: cards.len(), aside });
            }
            cards.iter().try_for_each(|&card| supply.take(card))?;
        }
        for &card in self.deck.iter().flatten() {
            supply.take(card)?;
        }
        for discarded in self.discard.iter().flatten() {
            let (card, seen) = match discarded {
                DiscardedCard::Played(card) => (*card, Seats::EVERYONE),
                DiscardedCard::Hidden { card, seen_by } => (*card, self.seats_in(seen_by)?),
            };
            supply.take(card)?;
            piles.discard(card, seen);
        }

        let mut rest = supply.rest();
        state.chance(Purpose::Cards).shuffle(&mut rest);
        for seat in state.seats() {
            if hands.get(seat.index()).is_none_or(Option::is_none) {
                let hand = &mut state.player_mut(seat).hand;
                for _ in 0..sizes[seat.index()] {
                    if let Some(at) = rest.iter().rposition(|&card| !self.strikes(card)) {
                        hand.sort_in(rest.remove(at));
                    }
                }
            }
        }
        let from = rest.len().saturating_sub(aside);
        let aside_cards = self.set_aside.clone().unwrap_or_else(|| rest.drain(from..).collect());
        if aside_cards.len() != aside {
            return Err(Wrong::WrongSetAside { given: aside_cards.len(), aside });
        }
        aside_cards.into_iter().for_each(|card| piles.stack(card));
        piles.put_aside(aside);
        self.deck.iter().flatten().rev().for_each(|&card| piles.stack(card));
        match (&self.deck, &self.discard) {
            (None, _) => rest.into_iter().for_each(|card| piles.stack(card)),
            (Some(_), None) => {
                rest.into_iter().for_each(|card| piles.discard(card, Seats::NOBODY));
            }
            (Some(_), Some(_)) if rest.is_empty() => {}
            (Some(_), Some(_)) => return Err(Wrong::NowhereToGo(rest.len())),
        }
        state.piles = piles;
        Ok(())
    }

    /// Whether whoever plays alone never holds this card, because it strikes when it is drawn (SOLO-2, SOLO-3).
    fn strikes(&self, card: Card) -> bool {
        self.rules.game == Family::Solo && (card == Card::Rockfall || card.breaks().is_some())
    }

    /// The order of Thefts: as said, or by seat.
    fn build_thefts(&self, state: &mut State) -> Result<(), Wrong> {
        let mut having: Vec<Seat> = state.seats().filter(|&seat| state.in_front(seat).contains(&Card::Theft)).collect();
        let order = self.thefts.clone().unwrap_or_else(|| having.clone());
        for seat in order {
            let at = having.iter().position(|&other| other == seat).ok_or(Wrong::WrongThefts)?;
            having.remove(at);
            state.thefts.push(seat);
        }
        if having.is_empty() { Ok(()) } else { Err(Wrong::WrongThefts) }
    }

    /// How many cards each player is dealt where the document leaves it open, and how many he can hold at the most.
    ///
    /// Whoever is in the middle of a turn has played cards and not drawn yet. Chests opened earlier can have added to a
    /// hand: each that replaces the draws adds a card if it was not the only one of its turn (CHEST-6).
    fn hand_sizes(&self, state: &State) -> (Vec<usize>, Vec<usize>) {
        let players = state.player_count();
        let size = self.rules.hand_size(players);
        let settled = self.chests_opened.iter().filter(|chest| !self.chests_due.contains(chest));
        let (extra, replacing): (Vec<Chest>, Vec<Chest>) = settled
            .copied()
            .filter(|chest| chest.waits() && *chest != Chest::NoDraw)
            .partition(|&chest| chest == Chest::ExtraDraw);
        let largest = size + extra.len() + replacing.len().saturating_sub(1);
        let (mut sizes, mut most) = (vec![size; players], vec![largest; players]);
        let phase = self.phase_name(state);
        let turn = match phase {
            PhaseName::React | PhaseName::Sponsor => self.last_to_play,
            _ => self.to_act,
        };
        let turn = turn.unwrap_or_else(|| state.drawn_first_player());
        let found = self.pathfinder.map_or(0, |(_, laid)| 1 + usize::from(laid));
        let played = match phase {
            PhaseName::ChooseReveal | PhaseName::PlaceMarker if self.pays_troll() => 0,
            PhaseName::ChooseReveal | PhaseName::PlaceMarker | PhaseName::PushGoal | PhaseName::LookAtDwarf => {
                1 + found
            }
            PhaseName::SwapGoals | PhaseName::TakeCard | PhaseName::KeepDrawn => 1,
            PhaseName::TakeDiscard => usize::from(!self.chests_due.is_empty()),
            PhaseName::Pathfinder | PhaseName::React | PhaseName::Sponsor => found,
            PhaseName::Turn | PhaseName::TakeGold | PhaseName::Steal | PhaseName::Over => 0,
        };
        if let (Some(size), Some(most)) = (sizes.get_mut(turn.index()), most.get_mut(turn.index())) {
            *size = size.saturating_sub(played);
            // At the end of a turn others of its chests can have added cards already.
            let ends = matches!(phase, PhaseName::TakeCard | PhaseName::KeepDrawn | PhaseName::TakeDiscard);
            let settling = usize::from(ends && played == 1 && !replacing.is_empty());
            *most = (*most + settling).saturating_sub(played);
        }
        (sizes, most)
    }

    /// Whether a troll was just paid, which does not end the turn.
    fn pays_troll(&self) -> bool {
        self.pending.as_ref().is_some_and(|text| text.starts_with("troll"))
    }

    /// What is being decided: as said, or as the rest of the document says.
    fn phase_name(&self, state: &State) -> PhaseName {
        let offered = self.gold_offered.as_ref().is_some_and(|offered| !offered.is_empty());
        self.phase.unwrap_or_else(|| match (offered, state.reached().len()) {
            (true, _) => PhaseName::TakeGold,
            (false, 2..) => PhaseName::ChooseReveal,
            (false, _) => PhaseName::Turn,
        })
    }

    fn build_gold(&self, state: &mut State) -> Result<(), Wrong> {
        let gold = self.by_seat("gold", self.gold.as_ref())?;
        let pieces = self.by_seat("gold_pieces", self.gold_pieces.as_ref())?;
        let has_cards = self.rules.has_gold_cards();
        let wrong = |field| Err(Wrong::WrongGold { field });
        if !self.rules.has_pieces() && pieces.iter().any(|&pieces| pieces > 0) {
            return wrong("gold_pieces");
        }
        if self.rules.tunnel_toll {
            state.players.iter_mut().for_each(|player| player.pieces = 1);
        }
        for (seat, &pieces) in state.seats().zip(pieces) {
            if pieces > MOST_PIECES {
                return Err(Wrong::TooManyPieces { seat, pieces });
            }
            state.player_mut(seat).pieces = pieces;
        }
        if !has_cards {
            let offered = self.gold_offered.as_ref().is_some_and(|cards| !cards.is_empty());
            let stock = self.gold_stock.as_ref().is_some_and(|cards| !cards.is_empty());
            return match (gold.iter().any(|cards| !cards.is_empty()), stock, offered) {
                (true, _, _) => wrong("gold"),
                (_, true, _) => wrong("gold_stock"),
                (_, _, true) => wrong("gold_offered"),
                (false, false, false) => Ok(()),
            };
        }
        let mut left = GOLD_CARDS;
        let mut take = |value: u8| {
            let at = usize::from(value).wrapping_sub(1);
            let left = left.get_mut(at).ok_or(Wrong::NoSuchGold(value))?;
            *left = left.checked_sub(1).ok_or(Wrong::TooMuchGold { value, printed: GOLD_CARDS[at] })?;
            Ok::<usize, Wrong>(at)
        };
        for (seat, values) in state.seats().zip(gold) {
            for &value in values {
                state.player_mut(seat).gold_cards[take(value)?] += 1;
            }
        }
        let mut offer = [0; 3];
        for &value in self.gold_offered.iter().flatten() {
            offer[take(value)?] += 1;
        }
        let mut stock = GoldStock::EMPTY;
        for &value in self.gold_stock.iter().flatten().rev() {
            take(value)?;
            stock.put_on_stock(value);
        }
        if self.gold_stock.is_some() && left != [0; 3] {
            return Err(Wrong::WrongGoldStock);
        }
        if self.gold_stock.is_none() {
            let mut rest = crate::player::values(left);
            state.chance(Purpose::GoldCards).shuffle(&mut rest);
            rest.into_iter().for_each(|value| stock.put_on_stock(value));
        }
        stock.set_offer(offer);
        state.gold = stock;
        Ok(())
    }

    fn build_phase(&self, state: &mut State) -> Result<(), Wrong> {
        self.seats_in(&[self.to_act, self.last_to_play].into_iter().flatten().collect::<Vec<_>>())?;
        let reached = state.reached();
        let offered = state.gold.offer() != [0; 3];
        let interrupted = !matches!(
            self.phase_name(state),
            PhaseName::Turn | PhaseName::TakeGold | PhaseName::Steal | PhaseName::Over
        );
        if !interrupted && !self.chests_due.is_empty() {
            return Err(Wrong::WrongExpansion("no chest waits between turns", "chests_due"));
        }
        let treasure_open = state.board.placed().iter().any(|card| card.card.is_gold() && !card.face_down);
        let spider_open = state.board.placed().iter().any(|card| card.card == Card::GiantSpider && !card.face_down);
        let phase = self.phase_name(state);
        if let Some((left, laid)) = self.pathfinder {
            let ends = matches!(phase, PhaseName::TakeCard | PhaseName::KeepDrawn | PhaseName::TakeDiscard);
            let fits = interrupted && !ends && phase != PhaseName::SwapGoals;
            if !fits || !self.rules.pathfinder || left == 0 || left > 2 || laid != 2 - left {
                return Err(Wrong::WrongPending("a Pathfinder's turn has two path cards, laid or left"));
            }
            state.pathfinder = Pathfinding { left, laid };
        }
        if self.rules.is_duel() {
            return self.build_duel_phase(phase, state);
        }
        match phase {
            PhaseName::Turn | PhaseName::ChooseReveal => {
                if treasure_open || spider_open {
                    return Err(Wrong::RoundOver);
                }
                if offered {
                    return Err(Wrong::TreasureHidden);
                }
                if phase == PhaseName::ChooseReveal {
                    if reached.len() < 2 {
                        return Err(Wrong::NothingToChoose);
                    }
                    state.phase = Phase::ChooseReveal;
                    state.turn = self.to_act.unwrap_or_else(|| state.drawn_first_player());
                    return Ok(());
                }
                if let Some(&cell) = reached.first() {
                    return Err(Wrong::GoalReached(cell));
                }
                self.build_turn(state)
            }
            PhaseName::TakeGold => {
                if !treasure_open {
                    return Err(Wrong::TreasureHidden);
                }
                if !offered {
                    return Err(Wrong::NoGoldOffered);
                }
                reveal_dwarves(state);
                let shares = |seat: &Seat| state.shares_gold(*seat);
                let picker = match self.to_act {
                    Some(seat) => shares(&seat).then_some(seat).ok_or(Wrong::NoShare(seat))?,
                    None => state.seats().find(shares).ok_or(Wrong::NoShare(Seat(0)))?,
                };
                state.phase = Phase::TakeGold { picker };
                state.turn = self.last_to_play.unwrap_or(picker);
                Ok(())
            }
            PhaseName::Pathfinder
            | PhaseName::SwapGoals
            | PhaseName::TakeDiscard
            | PhaseName::React
            | PhaseName::Sponsor
            | PhaseName::PushGoal
            | PhaseName::LookAtDwarf
            | PhaseName::TakeCard
            | PhaseName::KeepDrawn
            | PhaseName::PlaceMarker => {
                if treasure_open || spider_open || offered {
                    return Err(Wrong::RoundOver);
                }
                let revealing = matches!(phase, PhaseName::PushGoal | PhaseName::LookAtDwarf);
                if let Some(&cell) = reached.first().filter(|_| !revealing) {
                    return Err(Wrong::GoalReached(cell));
                }
                self.build_interrupted(phase, state)
            }
            PhaseName::Steal => {
                reveal_dwarves(state);
                let latest = state.thefts.iter().rev().find(|&seat| !state.player(seat).is_trapped());
                let thief = self.to_act.or(latest).unwrap_or(Seat(0));
                let played_out = state.seats().all(|seat| state.hand(seat).is_empty());
                if !treasure_open && !spider_open && !played_out {
                    return Err(Wrong::RoundNotOver);
                }
                let player = state.player(thief);
                let can = player.front.contains(Card::Theft) && !player.is_trapped();
                if !can || !state.seats().any(|victim| state.can_steal(thief, victim)) {
                    return Err(Wrong::NoTheft(thief));
                }
                state.phase = Phase::Steal { thief };
                state.turn = self.last_to_play.unwrap_or(thief);
                Ok(())
            }
            PhaseName::Over => {
                if state.round != Rules::ROUNDS {
                    return Err(Wrong::NotOverYet);
                }
                reveal_dwarves(state);
                state.phase = Phase::Over;
                state.turn = self.last_to_play.or(self.to_act).unwrap_or(Seat(0));
                Ok(())
            }
        }
    }

    /// What is being decided in The Duel.
    fn build_duel_phase(&self, phase: PhaseName, state: &mut State) -> Result<(), Wrong> {
        let wrong = |reason| Err(Wrong::WrongPending(reason));
        state.turn = self.to_act.unwrap_or_else(|| state.drawn_first_player());
        let pending: Option<Move> = match &self.pending {
            Some(text) => Some(text.parse().map_err(|_| Wrong::WrongPending("it is no move"))?),
            None => None,
        };
        state.pending = match pending {
            Some(Move::PayTroll { cell }) => {
                let troll = state.board.at(cell).is_some_and(|card| card.card.marks(false).troll.is_some());
                if !troll || !state.duel.has_marker(cell) || state.hand(state.turn).is_empty() {
                    return wrong("the troll was not paid, or the turn cannot go on");
                }
                pending
            }
            Some(Move::Key { cell }) if state.duel.keys().contains(&cell) => pending,
            None => None,
            Some(_) => return wrong("it is a key or a troll that was just paid"),
        };
        let (reached, nuggets) = (state.reached().len(), state.nuggets_reached().len());
        let deck = self.rules.end_with_deck && state.deck().is_empty() && phase == PhaseName::Turn;
        let over = state.markers_left() == 0 || deck || (state.board.hidden().next().is_none() && nuggets == 0);
        match phase {
            PhaseName::Over if state.round == Rules::ROUNDS => {
                state.phase = Phase::Over;
                state.turn = self.last_to_play.or(self.to_act).unwrap_or(Seat(0));
            }
            PhaseName::Over => return Err(Wrong::NotOverYet),
            _ if over => return Err(Wrong::RoundOver),
            PhaseName::ChooseReveal if reached > 1 && nuggets == 0 => state.phase = Phase::ChooseReveal,
            PhaseName::PlaceMarker if nuggets > state.markers_left() => state.phase = Phase::PlaceMarker,
            PhaseName::ChooseReveal | PhaseName::PlaceMarker => return Err(Wrong::NothingToChoose),
            PhaseName::Turn if reached > 0 => return Err(Wrong::GoalReached(state.reached()[0])),
            PhaseName::Turn if nuggets > 0 => {
                return Err(Wrong::WrongExpansion("a nugget that is reached has a marker", "markers"));
            }
            PhaseName::Turn if state.pending.is_some() => return wrong("nothing is pending between turns"),
            PhaseName::Turn => return self.build_turn(state),
            _ => return wrong("there is no such decision in The Duel"),
        }
        Ok(())
    }

    /// A turn that something has interrupted.
    fn build_interrupted(&self, phase: PhaseName, state: &mut State) -> Result<(), Wrong> {
        let to_act = self.to_act.unwrap_or_else(|| state.drawn_first_player());
        let pending: Option<Move> = match &self.pending {
            Some(text) => Some(text.parse().map_err(|_| Wrong::WrongPending("it is no move"))?),
            None => None,
        };
        state.turn = to_act;
        if phase != PhaseName::React && self.sponsor.is_some() {
            return Err(Wrong::WrongExpansion("a sponsor who has agreed waits only for a Veto", "sponsor"));
        }
        if let Some(vetoer) = self.vetoer {
            self.seats_in(&[vetoer])?;
            let ends = matches!(phase, PhaseName::TakeCard | PhaseName::KeepDrawn | PhaseName::TakeDiscard);
            if !ends || !self.rules.veto || self.chests_due.is_empty() || vetoer == to_act {
                return Err(Wrong::WrongExpansion(
                    "it is named only while chests of a vetoed turn take effect",
                    "vetoer",
                ));
            }
            state.vetoer = Some(vetoer);
        }
        let due = state.chests.due.as_slice().first().copied();
        match (phase, pending) {
            (PhaseName::PushGoal, None) if state.chests.is_opened(Chest::PushGoal) => {
                if state.pushable_goals().next().is_none() {
                    return Err(Wrong::WrongPending("there is no goal to push"));
                }
                state.phase = Phase::PushGoal;
            }
            (PhaseName::LookAtDwarf, None) if state.chests.is_opened(Chest::LookAtDwarf) => {
                state.phase = Phase::LookAtDwarf;
            }
            (PhaseName::TakeCard, None) if due == Some(Chest::TakeCard) => {
                if !state.seats().any(|victim| state.can_take_card(victim)) {
                    return Err(Wrong::WrongPending("nobody has a card to take"));
                }
                state.phase = Phase::TakeCard;
            }
            (PhaseName::KeepDrawn, None) if due == Some(Chest::DrawThree) && !state.deck().is_empty() => {
                state.phase = Phase::KeepDrawn;
            }
            (PhaseName::TakeDiscard, None) if due == Some(Chest::TopFive) && !state.piles.top(1).is_empty() => {
                state.phase = Phase::TakeDiscard;
            }
            (PhaseName::Sponsor, Some(chosen @ Move::Ask { sponsor, .. })) if self.rules.tunnel_toll => {
                self.seats_in(&[sponsor])?;
                state.turn = self.last_to_play.ok_or(Wrong::WrongPending("last_to_play says who asks"))?;
                state.phase = state.building_phase();
                if state.phase == Phase::Pathfinder && !state.can_lay_any() {
                    return Err(Wrong::WrongPending("a Pathfinder needs a path card that can be laid"));
                }
                // He may be asked, and then he has been.
                let asked = state.toll.asked;
                state.toll.asked = asked.without(sponsor);
                if sponsor != to_act || state.check(state.turn, chosen).is_err() {
                    return Err(Wrong::WrongPending("it is not legal, or somebody else is asked"));
                }
                state.toll.asked = asked.with(sponsor);
                state.pending = pending;
                state.phase = Phase::Sponsor { asked: sponsor };
            }
            (PhaseName::Pathfinder, None) if state.pathfinder.left > 0 && state.can_lay_any() => {
                state.phase = Phase::Pathfinder;
            }
            (PhaseName::SwapGoals, Some(Move::GoalCardSwap { one, two })) if self.rules.goal_card_swap => {
                let hidden = |cell| state.board.at(cell).is_some_and(|goal| goal.face_down && goal.card.is_goal());
                if one == two || !hidden(one) || !hidden(two) {
                    return Err(Wrong::WrongPending("there are no two face-down goals there"));
                }
                state.pending = pending;
                state.phase = Phase::SwapGoals;
            }
            (PhaseName::TakeDiscard, None) if self.rules.treasure_trove && due.is_none() => {
                let holds = state.hand(to_act).contains(&Card::TreasureTrove);
                if state.piles.top(1).is_empty() || !holds {
                    return Err(Wrong::WrongPending("there must be a Treasure Trove in hand and a discard pile"));
                }
                state.phase = Phase::TakeDiscard;
            }
            (PhaseName::React, Some(chosen)) if self.rules.veto && chosen.is_play() => {
                state.turn = self.last_to_play.ok_or(Wrong::WrongPending("last_to_play says who plays it"))?;
                state.phase = state.building_phase();
                let legal = match self.sponsor {
                    Some(sponsor) => self.is_sponsored(state, sponsor, chosen)?,
                    None => state.check(state.turn, chosen).is_ok(),
                };
                if state.turn == to_act || state.hand(to_act).is_empty() || !legal {
                    return Err(Wrong::WrongPending("it is not legal, or whoever is asked cannot answer it"));
                }
                state.pending = pending;
                state.phase = Phase::React { asked: to_act };
            }
            _ => return Err(Wrong::WrongPending("it is not what this phase is about")),
        }
        Ok(())
    }

    /// Whether this sponsor can have agreed to pay for this play.
    fn is_sponsored(&self, state: &mut State, sponsor: Seat, chosen: Move) -> Result<bool, Wrong> {
        self.seats_in(&[sponsor])?;
        let asked = state.toll.asked;
        state.toll.asked = asked.without(sponsor);
        let ask = match chosen {
            Move::Lay { card, cell, turned } => Move::Ask { sponsor, card, cell, turned },
            Move::Diversion { cell, turned } => Move::Ask { sponsor, card: Card::Diversion, cell, turned },
            _ => return Ok(false),
        };
        let legal = state.check(state.turn, ask).is_ok();
        state.toll.asked = asked.with(sponsor);
        state.toll.sponsor = Some(sponsor);
        Ok(legal)
    }

    fn build_turn(&self, state: &mut State) -> Result<(), Wrong> {
        let has_cards = |seat: Seat| !state.hand(seat).is_empty();
        if !state.seats().any(has_cards) {
            return Err(Wrong::AllHandsEmpty);
        }
        state.turn = match self.to_act {
            Some(seat) => has_cards(seat).then_some(seat).ok_or(Wrong::NoCards(seat))?,
            None => {
                let mut seat = state.drawn_first_player();
                while !has_cards(seat) {
                    seat = seat.left(state.player_count());
                }
                seat
            }
        };
        Ok(())
    }
}

fn reveal_dwarves(state: &mut State) {
    for seat in state.seats() {
        state.player_mut(seat).dwarf_seen = Seats::EVERYONE;
    }
}

/// Neighbours match, except that what was revealed, or lay there when the round began, may lie against anything.
fn check_matching(state: &State) -> Result<(), Wrong> {
    let from_hands = state.board.laid_from_hands();
    for placed in state.board.placed().iter().filter(|placed| !placed.face_down) {
        for side in [Side::Right, Side::Bottom] {
            let Some(other) = state.board.at(placed.cell.step(side)) else {
                continue;
            };
            let revealed = |card: &Placed| card.card.is_goal() || card.card.kind() == CardKind::Chest;
            let laid = |card: &Placed| from_hands.iter().any(|laid| laid.cell == card.cell);
            let excused = other.face_down || revealed(placed) || revealed(other) || !(laid(placed) || laid(other));
            let open = placed.shape().open().contains(side);
            if !excused && open != other.shape().open().contains(side.opposite()) {
                return Err(Wrong::Mismatch(placed.cell, other.cell));
            }
        }
    }
    Ok(())
}

/// The path and action cards that are not used yet.
struct Supply {
    left: Vec<(Card, u8)>,
    rules: Rules,
}

impl Supply {
    fn new(rules: &Rules) -> Supply {
        Supply { left: pack(rules), rules: *rules }
    }

    fn take(&mut self, card: Card) -> Result<(), Wrong> {
        let entry = self.left.iter_mut().find(|(other, _)| *other == card);
        match entry {
            Some((_, left @ 1..)) => {
                *left -= 1;
                Ok(())
            }
            Some(_) | None => {
                let printed = pack(&self.rules).into_iter().find(|(other, _)| *other == card);
                Err(Wrong::TooMany { card, printed: printed.map_or(0, |(_, count)| count) })
            }
        }
    }

    fn rest(&self) -> Vec<Card> {
        let repeat = |&(card, count): &(Card, u8)| std::iter::repeat_n(card, count.into());
        self.left.iter().flat_map(repeat).collect()
    }

    /// The tournament's card in the middle of the mine, drawn from the seed.
    fn middle(&self, state: &State) -> LaidCard {
        let mut chance = state.chance(Purpose::TournamentCard);
        let paths: Vec<Card> = self.rest().into_iter().filter(|card| card.is_path()).collect();
        LaidCard { card: *chance.pick(&paths), cell: MIDDLE, turned: chance.below(2) == 1, from_hand: false }
    }
}

//! From a document to a state, or to the reason why it cannot be.

use super::wrong::{ImpossibleScenario as Wrong, MOST_PIECES};
use super::{DiscardedCard, GoalCard, LaidCard, Phase, Scenario};
use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::cell::{Cell, Side};
use crate::chance::Purpose;
use crate::chest::Chest;
use crate::decision::Decision;
use crate::dwarf::{Dwarf, DwarfDeck};
use crate::gold::GoldStock;
use crate::pack::pack;
use crate::pile::Piles;
use crate::rules::{GOLD_CARDS, MIDDLE, Rules};
use crate::seat::{Seat, Seats};
use crate::state::State;

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
        if let Some(card) = self.card_in_play() {
            supply.take(card)?;
        }
        for &(card, cell) in self.rules.starts() {
            state.board.lay(Placed::face_up(card, cell, false));
        }
        if self.rules.is_duel() {
            state.take_sides(&mut ());
            self.check_sides(&state)?;
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
        self.build_championship(&mut state)?;
        self.build_phase(&mut state)?;
        Ok(state)
    }

    /// In The Duel the seats decide who is who.
    fn check_sides(&self, state: &State) -> Result<(), Wrong> {
        let dwarves = self.by_seat("dwarves", self.dwarves.as_ref())?;
        let fits = |(seat, dwarf): (Seat, &Option<Dwarf>)| dwarf.is_none_or(|dwarf| dwarf == state.dwarf(seat));
        let others = [&self.left_over, &self.dwarves_out].into_iter().flatten().any(|dwarves| !dwarves.is_empty());
        if !state.seats().zip(dwarves).all(fits) || others || self.dwarves_seen_by.is_some() {
            return Err(Wrong::WrongExpansion(
                "seat 0 is green, seat 1 is blue, and no other dwarf card is there",
                "dwarves",
            ));
        }
        Ok(())
    }

    /// An optional list with an entry for each seat.
    pub(super) fn by_seat<'a, T>(&self, field: &'static str, list: Option<&'a Vec<T>>) -> Result<&'a [T], Wrong> {
        let players = self.players.len();
        match list {
            Some(list) if list.len() != players => Err(Wrong::WrongLength { field, entries: list.len(), players }),
            Some(list) => Ok(list),
            None => Ok(&[]),
        }
    }

    pub(super) fn seats_in(&self, seats: &[Seat]) -> Result<Seats, Wrong> {
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
        if !out.is_empty() && !self.rules.dwarf_leaves() {
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
        state.dwarves = DwarfDeck::new(left_over, out);
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
            let over = self.phase == Some(Phase::OVER);
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
            state.board.lay(Placed::face_down(card.unwrap_or(self.rules.goal_cards()[0]), cell, false));
            if let Some(goal) = goal {
                state.board.set_seen(cell, self.seats_in(&goal.seen_by)?);
            }
        }
        for &GoalCard { cell, rotated, .. } in given.iter().filter(|goal| goal.face_up) {
            let turns = state.board.at(cell).is_some_and(|goal| goal.card.can_rotate());
            state.board.reveal(cell, rotated && turns);
        }
        Ok(())
    }

    /// Where a goal lay before a chest pushed it to this cell, or lies still.
    fn goal_home(&self, cell: Cell) -> Option<Cell> {
        let pushed =
            self.opened_chests().contains(&Chest::PushGoal) && self.phase != Some(Phase(Some(Decision::PushGoal)));
        let behind = Cell::new(cell.x.wrapping_sub(1), cell.y);
        let homes = [cell, behind].into_iter().take(1 + usize::from(pushed));
        homes.into_iter().find(|home| self.rules.goal_cells().contains(home))
    }

    fn build_mine(&self, state: &mut State, supply: &mut Supply) -> Result<(), Wrong> {
        let laid = match &self.laid {
            Some(laid) => laid.clone(),
            None if self.rules.tournament => vec![supply.middle(state)],
            None => Vec::new(),
        };
        let mut from_hands = 0;
        for &LaidCard { card, cell, rotated, from_hand } in &laid {
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
            let kept = self.phase == Some(Phase::OVER) && state.duel.is_out(card);
            if !kept {
                supply.take(card)?;
            }
            if state.board.at(cell).is_some() {
                return Err(Wrong::CellTaken(cell));
            }
            if !cell.is_in_bounds() {
                return Err(Wrong::TooFar(cell));
            }
            let rotated = rotated && card.can_rotate();
            state.board.lay(Placed::face_up(card, cell, rotated));
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
                if self.rules.strikes(card) {
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
                    if let Some(at) = rest.iter().rposition(|&card| !self.rules.strikes(card)) {
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

    fn build_gold(&self, state: &mut State) -> Result<(), Wrong> {
        let gold = self.by_seat("gold", self.gold.as_ref())?;
        let pieces = self.by_seat("gold_pieces", self.gold_pieces.as_ref())?;
        let has_cards = self.rules.has_gold_cards();
        let wrong = |field| Err(Wrong::WrongGold { field });
        if !self.rules.has_pieces() && pieces.iter().any(|&pieces| pieces > 0) {
            return wrong("gold_pieces");
        }
        let starting = self.rules.starting_pieces();
        state.players.iter_mut().for_each(|player| player.pieces = starting);
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
}

/// Neighbours match, except that what was revealed, or lay there when the round began, may lie against anything.
fn check_matching(state: &State) -> Result<(), Wrong> {
    let from_hands = state.board.laid_from_hands();
    for placed in state.board.placed().iter().filter(|placed| !placed.is_face_down()) {
        for side in [Side::Right, Side::Bottom] {
            let Some(other) = state.board.at(placed.cell.step(side)) else {
                continue;
            };
            let revealed = |card: &Placed| card.card.is_goal() || card.card.kind() == CardKind::Chest;
            let laid = |card: &Placed| from_hands.iter().any(|laid| laid.cell == card.cell);
            let excused = other.is_face_down() || revealed(placed) || revealed(other) || !(laid(placed) || laid(other));
            let open = placed.shape().open().contains(side);
            if !excused && open != other.shape().open().contains(side.opposite()) {
                return Err(Wrong::Mismatch(placed.cell, other.cell));
            }
        }
    }
    Ok(())
}

/// The path and action cards that are not used yet.
pub(super) struct Supply {
    left: Vec<(Card, u8)>,
    rules: Rules,
}

impl Supply {
    fn new(rules: &Rules) -> Supply {
        Supply { left: pack(rules), rules: *rules }
    }

    pub(super) fn take(&mut self, card: Card) -> Result<(), Wrong> {
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
        LaidCard { card: *chance.pick(&paths), cell: MIDDLE, rotated: chance.below(2) == 1, from_hand: false }
    }
}

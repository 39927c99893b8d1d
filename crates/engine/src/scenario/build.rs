//! From a document to a state, or to the reason why it cannot be.

use super::wrong::{ImpossibleScenario as Wrong, Misfit};
use super::{DiscardedCard, LaidCard, Phase, Scenario};
use crate::builder::{Builder, Facing};
use crate::card::Card;
use crate::cell::Cell;
use crate::chance::Purpose;
use crate::chest::Chest;
use crate::decision::Decision;
use crate::dwarf::{Dwarf, DwarfDeck};
use crate::gold::GoldStock;
use crate::pile::Piles;
use crate::rules::MIDDLE;
use crate::seat::{Seat, Seats};
use crate::state::State;

impl Scenario {
    /// Returns the state that the document describes.
    pub(crate) fn build(&self) -> Result<State, Wrong> {
        let over = self.phase == Some(Phase::OVER);
        let mut builder = Builder::new(self.rules, self.players.len(), self.seed, self.round.unwrap_or(1), over)?;
        self.build_hoards(&mut builder)?;
        if let Some(card) = self.card_in_play() {
            builder.take(card)?;
        }
        for &(card, cell) in self.rules.starts() {
            builder.lay_fixed(card, cell)?;
        }
        if self.rules.is_duel() {
            builder.state.deal_duel_dwarves(&mut ());
            self.check_sides(&builder.state)?;
        } else {
            self.build_dwarves(&mut builder)?;
        }
        self.build_goals(&mut builder)?;
        for (card, cell) in self.rules.postcards() {
            builder.lay_fixed(card, cell)?;
        }
        self.build_chests(&mut builder)?;
        self.build_mine(&mut builder)?;
        self.build_extras(&mut builder)?;
        self.build_cards(&mut builder)?;
        builder.list_thefts(self.thefts.as_deref())?;
        self.build_gold(&mut builder)?;
        self.build_championship(&mut builder.state)?;
        self.build_phase(&mut builder)?;
        Ok(builder.state)
    }

    /// In The Duel the seats decide who is who.
    fn check_sides(&self, state: &State) -> Result<(), Wrong> {
        let dwarves = self.by_seat("dwarves", self.dwarves.as_ref())?;
        let fits = |(seat, dwarf): (Seat, &Option<Dwarf>)| dwarf.is_none_or(|dwarf| dwarf == state.dwarf(seat));
        let others = [&self.left_over, &self.dwarves_out].into_iter().flatten().any(|dwarves| !dwarves.is_empty());
        if !state.seats().zip(dwarves).all(fits) || others || self.dwarves_seen_by.is_some() {
            return Err(Misfit::DuelDwarves.into());
        }
        Ok(())
    }

    /// Returns an optional list that has an entry for each seat.
    pub(super) fn by_seat<'a, T>(&self, field: &'static str, list: Option<&'a Vec<T>>) -> Result<&'a [T], Wrong> {
        let players = self.players.len();
        match list {
            Some(list) if list.len() != players => Err(Wrong::WrongLength { field, entries: list.len(), players }),
            Some(list) => Ok(list),
            None => Ok(&[]),
        }
    }

    fn build_dwarves(&self, builder: &mut Builder) -> Result<(), Wrong> {
        let players = builder.state.player_count();
        let aside = builder.dwarves.left().len() - players;
        let dealt = self.by_seat("dwarves", self.dwarves.as_ref())?;
        dealt.iter().flatten().try_for_each(|&dwarf| builder.take_dwarf(dwarf))?;
        let out = self.dwarves_out.as_deref().unwrap_or_default();
        if !out.is_empty() && !self.rules.dwarf_leaves() {
            return Err(Wrong::NoDwarvesOut);
        }
        out.iter().try_for_each(|&dwarf| builder.take_dwarf(dwarf))?;
        let wrong = |given, left| Wrong::WrongLeftOver { given, left, players };
        let left = aside.checked_sub(out.len()).ok_or(wrong(out.len(), aside))?;
        if let Some(given) = &self.left_over {
            if given.len() != left {
                return Err(wrong(given.len(), left));
            }
            given.iter().try_for_each(|&dwarf| builder.take_dwarf(dwarf))?;
        }
        let mut rest = builder.dwarves.take_all();
        let state = &mut builder.state;
        state.chance(Purpose::Dwarves).shuffle(&mut rest);
        for seat in state.seats() {
            let given = dealt.get(seat.index()).copied().flatten();
            let player = state.player_mut(seat);
            player.dwarf = given.or_else(|| rest.pop()).unwrap_or(Dwarf::GoldMiner);
            player.dwarf_seen = Seats::only(seat);
        }
        state.dwarves = DwarfDeck::new(self.left_over.as_ref().unwrap_or(&rest), out);
        let seen_by = self.by_seat("dwarves_seen_by", self.dwarves_seen_by.as_ref())?;
        for (seat, others) in Seat::all(players).zip(seen_by) {
            builder.state.player_mut(seat).dwarf_seen = builder.seats(others)?.with(seat);
        }
        Ok(())
    }

    fn build_goals(&self, builder: &mut Builder) -> Result<(), Wrong> {
        let cells = self.rules.goal_cells();
        let given = self.goals.as_deref().unwrap_or_default();
        for (at, goal) in given.iter().enumerate() {
            let home = self.goal_home(goal.cell).ok_or(Wrong::NoGoalThere(goal.cell))?;
            if given[..at].iter().any(|other| self.goal_home(other.cell) == Some(home)) {
                return Err(Wrong::CellTaken(goal.cell));
            }
            goal.card.map_or(Ok(()), |card| builder.take_goal(card))?;
        }
        if given.iter().filter(|goal| !cells.contains(&goal.cell)).count() > 1 {
            return Err(Misfit::GoalsPushed.into());
        }
        let mut rest = builder.goals.take_all();
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
            let seen = builder.seats(goal.map_or(&[], |goal| &goal.seen_by))?;
            let face = match goal {
                Some(goal) if goal.face_up => Facing::Up { rotated: goal.rotated },
                Some(_) | None => Facing::Down { seen },
            };
            builder.lay_goal(card.unwrap_or(self.rules.goal_cards()[0]), cell, face)?;
        }
        Ok(())
    }

    /// Returns the cell where a goal was dealt that lies on this cell now. A chest can have pushed it.
    fn goal_home(&self, cell: Cell) -> Option<Cell> {
        let pushed =
            self.opened_chests().contains(&Chest::PushGoal) && self.phase != Some(Phase(Some(Decision::PushGoal)));
        let behind = Cell::new(cell.x.wrapping_sub(1), cell.y);
        let homes = [cell, behind].into_iter().take(1 + usize::from(pushed));
        homes.into_iter().find(|home| self.rules.goal_cells().contains(home))
    }

    fn build_mine(&self, builder: &mut Builder) -> Result<(), Wrong> {
        let laid = match &self.laid {
            Some(laid) => laid.clone(),
            None if self.rules.tournament => vec![tournament_card(builder)],
            None => Vec::new(),
        };
        for LaidCard { card, cell, rotated, from_hand } in laid {
            builder.lay_path(card, cell, rotated, from_hand)?;
        }
        builder.finish_mine()
    }

    fn build_cards(&self, builder: &mut Builder) -> Result<(), Wrong> {
        let seats = || Seat::all(self.players.len());
        let in_front = self.by_seat("in_front", self.in_front.as_ref())?;
        for (seat, cards) in seats().zip(in_front) {
            cards.iter().try_for_each(|&card| builder.put_in_front(seat, card))?;
        }
        let (sizes, most) = self.hand_sizes(&builder.state);
        let hands = self.by_seat("hands", self.hands.as_ref())?;
        for (seat, hand) in seats().zip(hands) {
            let hand = hand.as_deref().unwrap_or_default();
            let most = most[seat.index()];
            if hand.len() > most {
                return Err(Wrong::HandTooLarge { seat, held: hand.len(), most });
            }
            for &card in hand {
                builder.take(card)?;
                builder.hold(seat, card)?;
            }
        }
        let mut piles = Piles::EMPTY;
        let aside = self.rules.set_aside();
        if let Some(cards) = &self.set_aside {
            if cards.len() != aside {
                return Err(Wrong::WrongSetAside { given: cards.len(), aside });
            }
            cards.iter().try_for_each(|&card| builder.take(card))?;
        }
        for &card in self.deck.iter().flatten() {
            builder.take(card)?;
        }
        for discarded in self.discard.iter().flatten() {
            let (card, seen) = match discarded {
                DiscardedCard::Played(card) => (*card, Seats::EVERYONE),
                DiscardedCard::Hidden { card, seen_by } => (*card, builder.seats(seen_by)?),
            };
            builder.take(card)?;
            piles.discard(card, seen);
        }

        let mut rest = builder.cards.take_all();
        builder.state.chance(Purpose::Cards).shuffle(&mut rest);
        for seat in seats().filter(|seat| hands.get(seat.index()).is_none_or(Option::is_none)) {
            for _ in 0..sizes[seat.index()] {
                if let Some(at) = rest.iter().rposition(|&card| !self.rules.strikes(card)) {
                    builder.hold(seat, rest.remove(at))?;
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
        builder.state.piles = piles;
        Ok(())
    }

    fn build_gold(&self, builder: &mut Builder) -> Result<(), Wrong> {
        let gold = self.by_seat("gold", self.gold.as_ref())?;
        let pieces = self.by_seat("gold_pieces", self.gold_pieces.as_ref())?;
        let starting = self.rules.starting_pieces();
        builder.state.players.iter_mut().for_each(|player| player.pieces = starting);
        for (seat, &pieces) in Seat::all(self.players.len()).zip(pieces) {
            builder.give_pieces(seat, pieces)?;
        }
        if !self.rules.has_gold_cards() {
            let offered = self.gold_offered.as_ref().is_some_and(|cards| !cards.is_empty());
            let stock = self.gold_stock.as_ref().is_some_and(|cards| !cards.is_empty());
            let wrong = |field| Err(Wrong::WrongGold { field });
            return match (gold.iter().any(|cards| !cards.is_empty()), stock, offered) {
                (true, _, _) => wrong("gold"),
                (_, true, _) => wrong("gold_stock"),
                (_, _, true) => wrong("gold_offered"),
                (false, false, false) => Ok(()),
            };
        }
        for (seat, values) in Seat::all(self.players.len()).zip(gold) {
            builder.state.player_mut(seat).gold_cards = builder.take_gold(values)?;
        }
        let offer = builder.take_gold(self.gold_offered.as_deref().unwrap_or_default())?;
        let mut stock = GoldStock::EMPTY;
        match &self.gold_stock {
            Some(values) => {
                builder.take_gold(values)?;
                if !builder.gold.left().is_empty() {
                    return Err(Wrong::WrongGoldStock);
                }
                values.iter().rev().for_each(|&value| stock.put_on_stock(value));
            }
            None => {
                let mut rest = builder.gold.take_all();
                builder.state.chance(Purpose::GoldCards).shuffle(&mut rest);
                rest.into_iter().for_each(|value| stock.put_on_stock(value));
            }
        }
        stock.set_offer(offer);
        builder.state.gold = stock;
        Ok(())
    }
}

/// The tournament's card in the middle of the mine, drawn from the seed.
fn tournament_card(builder: &Builder) -> LaidCard {
    let mut chance = builder.state.chance(Purpose::TournamentCard);
    let paths: Vec<Card> = builder.cards.left().iter().copied().filter(|card| card.is_path()).collect();
    LaidCard { card: *chance.pick(&paths), cell: MIDDLE, rotated: chance.below(2) == 1, from_hand: false }
}

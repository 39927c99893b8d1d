//! From a view back to a state: how players who are handed a view can look ahead.

use crate::builder::{Builder, Facing};
use crate::card::Card;
use crate::cell::Cell;
use crate::championship::Pathfinding;
use crate::chance::Seed;
use crate::decision::Decision;
use crate::dwarf::DwarfDeck;
use crate::gold::GoldStock;
use crate::scenario::ImpossibleScenario;
use crate::seat::{Seat, Seats};
use crate::state::State;
use crate::view::{Place, View};

/// The reason why a view is not possible. A view of a real game always is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BrokenView {
    /// It has no viewer.
    #[error("no table looks like this view: it is nobody's")]
    NoViewer,
    /// It names a card, a seat or a place that cannot be.
    #[error("no table looks like this view: {0}")]
    Impossible(#[from] ImpossibleScenario),
    /// A card that lies face up is not named.
    #[error("no table looks like this view: the card at {0} lies face up, but is not named")]
    Unnamed(Cell),
    /// A hand that is shown has another number of cards than the view says.
    #[error("no table looks like this view: the hand of seat {seat} has {shown} cards, not {said}")]
    WrongHandSize {
        /// The seat.
        seat: Seat,
        /// The number of cards that are shown.
        shown: usize,
        /// The number of cards that the view says.
        said: usize,
    },
    /// It has places for more cards than the game has.
    #[error("no table looks like this view: there are too few {0}")]
    TooFew(Sort),
    /// It has no place for some cards of the game.
    #[error("no table looks like this view: some {0} are nowhere")]
    Nowhere(Sort),
    /// It shows gold cards to a player who does not choose one.
    #[error("no table looks like this view: gold cards are shown to a player who does not choose")]
    GoldShown,
}

/// A sort of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Path and action cards.
    Cards,
    /// Goal cards.
    Goals,
    /// Dwarf cards.
    Dwarves,
    /// Gold cards.
    Gold,
}

impl std::fmt::Display for Sort {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Sort::Cards => "cards",
            Sort::Goals => "goal cards",
            Sort::Dwarves => "dwarf cards",
            Sort::Gold => "gold cards",
        })
    }
}

type Filled = Result<(), BrokenView>;

impl View {
    /// Returns a state that looks like this to the viewer.
    ///
    /// Every card that the viewer cannot know is one of the cards that are left, in a fixed order. So the state tells
    /// nothing that the view does not tell. [`State::imagine`] shuffles these cards.
    pub fn world(&self) -> Result<State, BrokenView> {
        let viewer = self.seat.ok_or(BrokenView::NoViewer)?;
        let over = self.to_act.is_none();
        let mut builder = Builder::new(self.rules, self.players.len(), Seed::default(), self.round, over)?;
        self.check_seats(&builder)?;
        self.fill_decision(viewer, &mut builder.state);
        self.fill_hoards(&mut builder)?;
        self.fill_mine(viewer, &mut builder)?;
        self.fill_championship(&mut builder)?;
        self.fill_extras(&mut builder)?;
        self.fill_cards(viewer, &mut builder)?;
        self.fill_dwarves(viewer, &mut builder)?;
        self.fill_gold(viewer, &mut builder)?;
        Ok(builder.state)
    }

    fn check_seats(&self, builder: &Builder) -> Filled {
        let sponsor = self.toll.as_ref().and_then(|toll| toll.sponsor);
        let vetoer = self.championship.as_ref().and_then(|championship| championship.vetoer);
        let asked = self.to_act.and_then(|to_act| to_act.seat);
        for seat in [self.seat, Some(self.turn), sponsor, vetoer, asked].into_iter().flatten() {
            builder.seat(seat)?;
        }
        Ok(())
    }

    /// Fills in what is being decided. Others do not know who is asked about a Veto: it is some other player (VETO-2).
    fn fill_decision(&self, viewer: Seat, world: &mut State) {
        (world.turn, world.reversed) = (self.turn, self.is_reversed());
        world.pending = self.pending.map(|pending| pending.play);
        world.decision = self.to_act.map(|to_act| to_act.decision);
        let somebody = || {
            let others = Seat::all(self.players.len()).filter(|&seat| seat != viewer && seat != self.turn);
            others.max_by_key(|seat| self.players[seat.index()].hand_size).unwrap_or(viewer)
        };
        if let Some(to_act) = self.to_act {
            world.asked = to_act.seat.unwrap_or_else(somebody);
        }
    }

    /// The Duel: fills in the cards that were kept or have left the game.
    fn fill_hoards(&self, builder: &mut Builder) -> Filled {
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            for &card in &player.kept {
                builder.put_away(Some(seat), card)?;
            }
        }
        for &card in self.duel.iter().flat_map(|duel| &duel.gone) {
            builder.put_away(None, card)?;
        }
        Ok(())
    }

    fn fill_mine(&self, viewer: Seat, builder: &mut Builder) -> Filled {
        self.take_known(builder)?;
        for seen in &self.board {
            let named = || seen.card.ok_or(BrokenView::Unnamed(seen.cell));
            let face = match seen.face_up {
                true => Facing::Up { rotated: seen.rotated },
                false if seen.card.is_some() => Facing::Down { seen: Seats::only(viewer) },
                false => Facing::Down { seen: Seats::NOBODY },
            };
            match seen.place {
                Place::Start | Place::Postcard => builder.lay_fixed(named()?, seen.cell)?,
                Place::Path => builder.lay_path(named()?, seen.cell, seen.rotated, seen.from_hand)?,
                Place::Chest => builder.lay_chest(seen.card, seen.cell, face, seen.chest)?,
                Place::Goal => {
                    let card = seen.card.or_else(|| self.unseen_goal(builder));
                    builder.lay_goal(card.ok_or(BrokenView::TooFew(Sort::Goals))?, seen.cell, face)?;
                }
            }
        }
        Ok(builder.finish_mine()?)
    }

    /// Takes the goals and chests that the viewer knows out of the supplies, before any is filled in.
    fn take_known(&self, builder: &mut Builder) -> Filled {
        for seen in &self.board {
            match (seen.place, seen.card) {
                (Place::Goal, Some(card)) => builder.take_goal(card)?,
                (Place::Chest, Some(card)) => builder.take_chest_path(card)?,
                (Place::Start | Place::Path | Place::Postcard, _) | (_, None) => {}
            }
            if let Some(chest) = seen.chest {
                builder.take_chest(chest)?;
            }
        }
        if let Some(chests) = &self.chests {
            chests.opened.iter().try_for_each(|&chest| builder.take_chest(chest))?;
            chests.cards_out.iter().try_for_each(|&card| builder.take_chest_path(card))?;
        }
        Ok(())
    }

    /// Returns a goal card that the viewer has not seen: the treasure first, if it must be in the mine.
    fn unseen_goal(&self, builder: &mut Builder) -> Option<Card> {
        let must = |card: Card| card.is_gold() && !self.rules.goals_all_random;
        builder.goals.next_that(must).or_else(|| builder.goals.next())
    }

    fn fill_championship(&self, builder: &mut Builder) -> Filled {
        let Some(championship) = &self.championship else {
            return Ok(());
        };
        let (left, laid) = championship.pathfinder.unwrap_or_default();
        builder.state.pathfinder = Pathfinding { left, laid };
        builder.state.vetoer = championship.vetoer;
        builder.state.in_play = championship.in_play;
        championship.in_play.map_or(Ok(()), |card| Ok(builder.take(card)?))
    }

    /// Fills in postcards, toll dwarves, chests, markers and keys.
    fn fill_extras(&self, builder: &mut Builder) -> Filled {
        self.postcards_used.iter().try_for_each(|&card| builder.use_postcard(card))?;
        if let Some(toll) = &self.toll {
            builder.post_dwarves(&toll.dwarves, toll.left, &toll.asked)?;
            builder.state.toll.sponsor = toll.sponsor;
        }
        if let Some(chests) = &self.chests {
            builder.open_chests(&chests.opened, &chests.due, &chests.cards_out)?;
        }
        if let Some(duel) = &self.duel {
            builder.put_markers(&duel.markers, &duel.keys)?;
            builder.state.duel.cause = duel.cause;
        }
        Ok(())
    }

    fn fill_cards(&self, viewer: Seat, builder: &mut Builder) -> Filled {
        let seats = || Seat::all(self.players.len());
        for (seat, player) in seats().zip(&self.players) {
            player.in_front.iter().try_for_each(|&card| builder.put_in_front(seat, card))?;
            let Some(hand) = &player.hand else {
                continue;
            };
            if hand.len() != player.hand_size {
                return Err(BrokenView::WrongHandSize { seat, shown: hand.len(), said: player.hand_size });
            }
            for &card in hand {
                builder.take(card)?;
                builder.hold(seat, card)?;
            }
        }
        builder.list_thefts(Some(&self.thefts))?;
        self.discard.iter().filter_map(|discarded| discarded.card).try_for_each(|card| builder.take(card))?;
        let on_deck = self.card_choices.iter().flatten().copied();
        let on_deck: Vec<Card> = on_deck.filter(|_| builder.state.is_deciding(Decision::KeepDrawn)).collect();
        on_deck.iter().try_for_each(|&card| builder.take(card))?;
        if let Some(shown) = builder.state.shown_in_hand().filter(|_| self.turn != viewer) {
            builder.take(shown)?;
            builder.hold(self.turn, shown)?;
        }

        for (seat, player) in seats().zip(&self.players) {
            while builder.state.hand(seat).len() < player.hand_size {
                let card = builder.cards.next_that(|card| !self.rules.strikes(card));
                builder.hold(seat, card.ok_or(BrokenView::TooFew(Sort::Cards))?)?;
            }
        }
        let next = |builder: &mut Builder| builder.cards.next().ok_or(BrokenView::TooFew(Sort::Cards));
        for _ in on_deck.len()..self.set_aside.saturating_add(self.deck) {
            let card = next(builder)?;
            builder.state.piles.stack(card);
        }
        on_deck.iter().for_each(|&card| builder.state.piles.stack(card));
        builder.state.piles.put_aside(self.set_aside);
        for discarded in &self.discard {
            let (card, seen) = match discarded.card {
                Some(card) if discarded.face_up => (card, Seats::EVERYONE),
                Some(card) => (card, Seats::only(viewer)),
                None => (next(builder)?, Seats::NOBODY),
            };
            builder.state.piles.discard(card, seen);
        }
        if builder.cards.left().is_empty() { Ok(()) } else { Err(BrokenView::Nowhere(Sort::Cards)) }
    }

    fn fill_dwarves(&self, viewer: Seat, builder: &mut Builder) -> Filled {
        if self.rules.is_duel() {
            builder.state.deal_duel_dwarves(&mut ());
            return Ok(());
        }
        self.players.iter().filter_map(|player| player.dwarf).try_for_each(|dwarf| builder.take_dwarf(dwarf))?;
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            let dwarf = player.dwarf.or_else(|| builder.dwarves.next());
            let seen = if player.dwarf.is_some() { Seats::only(viewer) } else { Seats::NOBODY };
            let filled = builder.state.player_mut(seat);
            filled.dwarf = dwarf.ok_or(BrokenView::TooFew(Sort::Dwarves))?;
            filled.dwarf_seen = seen.with(seat);
        }
        let aside = builder.dwarves.take_all();
        let (left, out) = aside.split_at_checked(self.left_over).ok_or(BrokenView::TooFew(Sort::Dwarves))?;
        builder.state.dwarves = DwarfDeck::new(left, out);
        // Once a round has ended all of them lie open.
        if self.players.iter().all(|player| player.dwarf.is_some()) && self.is_paying() {
            builder.state.reveal_dwarves();
        }
        Ok(())
    }

    /// Returns true if the round is over and gold is being paid.
    fn is_paying(&self) -> bool {
        self.to_act.is_none_or(|to_act| to_act.decision.is_paying())
    }

    fn fill_gold(&self, viewer: Seat, builder: &mut Builder) -> Filled {
        let seats = || Seat::all(self.players.len());
        for (seat, player) in seats().zip(&self.players) {
            builder.give_pieces(seat, player.gold_pieces)?;
            if let Some(values) = &player.gold_values {
                builder.state.player_mut(seat).gold_cards = builder.take_gold(values)?;
            }
        }
        if !self.rules.has_gold_cards() {
            return Ok(());
        }
        let gold = self.gold.as_ref().ok_or(BrokenView::Nowhere(Sort::Gold))?;
        if gold.choices.is_some() && !(builder.state.is_deciding(Decision::TakeGold) && builder.state.asked == viewer) {
            return Err(BrokenView::GoldShown);
        }
        let choices = gold.choices.as_deref().map(|choices| builder.take_gold(choices)).transpose()?;
        let hidden = |builder: &mut Builder, count: usize| {
            let mut cards = [0; 3];
            for _ in 0..count {
                let value = builder.gold.next().ok_or(BrokenView::TooFew(Sort::Gold))?;
                cards[usize::from(value) - 1] += 1;
            }
            Ok::<_, BrokenView>(cards)
        };
        for (seat, player) in seats().zip(&self.players).filter(|(_, player)| player.gold_values.is_none()) {
            builder.state.player_mut(seat).gold_cards = hidden(builder, player.gold_cards.into())?;
        }
        let offer = choices.map_or_else(|| hidden(builder, gold.offered), Ok)?;
        builder.state.gold = GoldStock::EMPTY;
        builder.state.gold.set_offer(offer);
        let stock = builder.gold.take_all();
        if stock.len() != gold.stock {
            return Err(BrokenView::Nowhere(Sort::Gold));
        }
        stock.into_iter().for_each(|value| builder.state.gold.put_on_stock(value));
        Ok(())
    }
}

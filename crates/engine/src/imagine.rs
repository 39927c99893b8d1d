//! Other worlds: states that a seat could not tell from the one it is in.

use crate::card::{Card, CardKind};
use crate::cell::Cell;
use crate::chance::{Chance, Seed};
use crate::dwarf::Dwarf;
use crate::player::values;
use crate::seat::{Seat, Seats};
use crate::state::{Phase, State};

/// How often hands are shuffled until one fits what everybody sees of it.
const MOST_TRIES: usize = 100;

impl State {
    /// A state in which everything that the seat has not seen is shuffled: other hands, deck, unseen discards, goals
    /// and dwarf cards, other players' gold, and all chance to come.
    ///
    /// The seat's [`View`](crate::View) of it is the same. What follows by reasoning from earlier events is not kept.
    #[must_use]
    pub fn imagine(&self, seat: Seat, chance: &mut Chance) -> State {
        let mut world = *self;
        world.seed = chance.seed();
        world.imagine_cards(seat, chance);
        // Whoever lays path cards with a Pathfinder has one that can be laid: everybody sees that.
        for _ in 0..MOST_TRIES {
            if world.phase != Phase::Pathfinder || world.turn == seat || world.can_lay_any() {
                break;
            }
            world.imagine_cards(seat, chance);
        }
        if world.phase == Phase::Pathfinder && !world.can_lay_any() {
            (world.players, world.piles) = (self.players, self.piles);
        }
        world.imagine_goals(seat, chance);
        world.imagine_chests(seat, chance);
        world.imagine_dwarves(seat, chance);
        if self.phase != Phase::Over {
            world.imagine_gold(seat, chance);
        }
        world
    }

    fn imagine_cards(&mut self, seat: Seat, chance: &mut Chance) {
        let unseen = |seen: Seats| !seen.contains(seat);
        let others = self.seats().filter(|&other| other != seat);
        // A card that was announced but is still in the hand has been seen by all.
        let shown = self.shown_in_hand().filter(|_| self.turn != seat);
        if let Some(card) = shown {
            self.player_mut(self.turn).hand.remove(card);
        }
        // Cards on top of the deck that the seat is looking at stay there.
        let shown_of_deck =
            if self.phase == Phase::KeepDrawn && self.turn == seat { self.shown_of_deck().len() } else { 0 };
        let unseen_of_deck = self.deck().len() - shown_of_deck;
        let mut pool: Vec<Card> = [self.set_aside(), &self.deck()[..unseen_of_deck]].concat();
        for other in others.clone() {
            pool.extend(self.hand(other));
        }
        pool.extend(self.discard_pile().filter(|discarded| unseen(discarded.seen)).map(|discarded| discarded.card));
        chance.shuffle(&mut pool);
        let mut pool = pool.into_iter();
        let deck = self.piles.undealt_mut();
        let unseen_undealt = deck.len() - shown_of_deck;
        deck[..unseen_undealt].iter_mut().zip(&mut pool).for_each(|(slot, card)| *slot = card);
        for other in others {
            let count = self.hand(other).len();
            let hand = &mut self.player_mut(other).hand;
            *hand = crate::player::Row::EMPTY;
            pool.by_ref().take(count).for_each(|card| hand.sort_in(card));
        }
        if let Some(card) = shown {
            self.player_mut(self.turn).hand.sort_in(card);
        }
        let discarded = self.piles.discarded_mut().filter(|(_, seen)| unseen(*seen));
        discarded.zip(pool).for_each(|((slot, _), card)| *slot = card);
    }

    /// The card of the player whose turn it is that everybody has seen although it is still in his hand.
    fn shown_in_hand(&self) -> Option<Card> {
        match self.phase {
            Phase::React { .. } | Phase::Sponsor { .. } => self.pending.and_then(|play| play.played_card()),
            Phase::TakeDiscard if self.chests.due.as_slice().is_empty() => Some(Card::TreasureTrove),
            Phase::Turn
            | Phase::ChooseReveal
            | Phase::TakeGold { .. }
            | Phase::Steal { .. }
            | Phase::Pathfinder
            | Phase::SwapGoals
            | Phase::TakeDiscard
            | Phase::PushGoal
            | Phase::LookAtDwarf
            | Phase::TakeCard
            | Phase::KeepDrawn
            | Phase::Over => None,
        }
    }

    fn imagine_goals(&mut self, seat: Seat, chance: &mut Chance) {
        let unseen = |goal: &&crate::board::Placed| goal.card.is_goal() && !goal.seen.contains(seat);
        let mut pool: Vec<Card> = self.board.hidden().filter(unseen).map(|goal| goal.card).collect();
        // Those aside are as unknown as those in the mine, but the treasure stays where it must be.
        let count = pool.len();
        let treasure = (!self.rules.goals_all_random).then(|| pool.iter().position(|card| card.is_gold())).flatten();
        let treasure = treasure.map(|at| pool.swap_remove(at));
        pool.extend(self.goals_aside());
        chance.shuffle(&mut pool);
        pool.truncate(count - usize::from(treasure.is_some()));
        pool.extend(treasure);
        chance.shuffle(&mut pool);
        let goals = self.board.hidden_mut().filter(|goal| goal.card.is_goal() && !goal.seen.contains(seat));
        goals.zip(pool).for_each(|(goal, card)| goal.card = card);
    }

    fn imagine_chests(&mut self, seat: Seat, chance: &mut Chance) {
        if !self.rules.treasure_chests {
            return;
        }
        let mut paths = self.unseen_chest_paths(seat);
        let mut chests = self.unseen_chests(seat);
        chance.shuffle(&mut paths);
        chance.shuffle(&mut chests);
        let board = self.board;
        let unseen = |cell: Cell| board.at(cell).is_some_and(|card| !card.seen.contains(seat));
        let closed = self.chests.closed_mut().iter_mut().filter(|(cell, _)| unseen(*cell));
        closed.zip(chests).for_each(|((_, slot), chest)| *slot = chest);
        let hidden = self.board.hidden_mut().filter(|card| card.card.kind() == CardKind::Chest && unseen(card.cell));
        hidden.zip(paths).for_each(|(slot, card)| slot.card = card);
    }

    fn imagine_dwarves(&mut self, seat: Seat, chance: &mut Chance) {
        let unseen: Vec<Seat> = self.seats().filter(|&other| !self.player(other).dwarf_seen.contains(seat)).collect();
        let mut pool: Vec<Dwarf> = unseen.iter().map(|&other| self.dwarf(other)).collect();
        let aside = (self.left_over_count + self.dwarves_out) as usize;
        pool.extend(&self.left_over[..aside]);
        chance.shuffle(&mut pool);
        let (dealt, left) = pool.split_at(unseen.len());
        for (&other, &dwarf) in unseen.iter().zip(dealt) {
            self.player_mut(other).dwarf = dwarf;
        }
        self.left_over[..left.len()].copy_from_slice(left);
    }

    fn imagine_gold(&mut self, seat: Seat, chance: &mut Chance) {
        let picks = self.phase == Phase::TakeGold { picker: seat };
        let mut hidden: Vec<Seat> = self.seats().collect();
        hidden.retain(|&other| other != seat);
        let mut pool = self.gold.stock().to_vec();
        for &other in &hidden {
            pool.extend(values(self.player(other).gold_cards));
        }
        if !picks {
            pool.extend(values(self.gold.offer()));
        }
        chance.shuffle(&mut pool);
        let mut pool = pool.into_iter();
        let stock = self.gold.stock_mut();
        stock.iter_mut().zip(&mut pool).for_each(|(slot, value)| *slot = value);
        let mut some = |count: u8| {
            let mut cards = [0; 3];
            let drawn = pool.by_ref().take(count.into());
            drawn.for_each(|value| cards[value as usize - 1] += 1);
            cards
        };
        for other in hidden {
            let gold_cards = some(self.gold_card_count(other));
            self.player_mut(other).gold_cards = gold_cards;
        }
        if !picks {
            let offer = some(self.gold.offer().iter().sum());
            self.gold.set_offer(offer);
        }
    }
}

impl Chance {
    /// A seed for other chance.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        bytes.fill_with(|| self.below(256) as u8);
        Seed(bytes)
    }
}

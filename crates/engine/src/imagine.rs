//! Imagined states, which a seat cannot tell from the real state.

use crate::board::Placed;
use crate::card::{Card, CardKind};
use crate::cell::Cell;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::dwarf::Dwarf;
use crate::moves::Move;
use crate::player::values;
use crate::seat::Seat;
use crate::state::State;

/// The most times that hands are shuffled until one fits the public facts about it.
const MOST_TRIES: usize = 100;

impl State {
    /// Returns a state in which everything that the seat has not seen is shuffled: other hands, the deck, unseen
    /// discards, goals, chests and dwarf cards, other players' gold, and all randomness to come.
    ///
    /// The seat has the same [`View`](crate::View) of both states. Conclusions from earlier events are ignored.
    #[must_use]
    pub fn imagine(&self, seat: Seat, chance: &mut Chance) -> State {
        let mut world = *self;
        world.seed = chance.seed();
        world.imagine_cards(seat, None, chance);
        if self.turn != seat && self.must_have_path_to_lay() {
            for _ in 0..MOST_TRIES {
                if world.can_lay_any() {
                    break;
                }
                world.imagine_cards(seat, None, chance);
            }
            if !world.can_lay_any() {
                // Cards that can be laid are rare: one of them is dealt first.
                let promised = self.unseen_paths_to_lay(seat);
                let promised = (!promised.is_empty()).then(|| *chance.pick(&promised));
                world.imagine_cards(seat, promised, chance);
            }
        }
        world.imagine_goals(seat, chance);
        world.imagine_chests(seat, chance);
        world.imagine_dwarves(seat, chance);
        if self.decision.is_some() {
            world.imagine_gold(seat, chance);
        }
        world
    }

    /// Returns true if everybody knows that the player whose turn it is holds a path card that can be laid
    /// (PATHFINDER-1).
    fn must_have_path_to_lay(&self) -> bool {
        match self.decision {
            Some(Decision::Pathfinder) => true,
            Some(Decision::React) => self.pending == Some(Move::play(Card::Pathfinder)),
            Some(Decision::Sponsor) => self.pathfinder.left > 0,
            Some(
                Decision::Turn
                | Decision::ChooseReveal
                | Decision::TakeGold
                | Decision::Steal
                | Decision::SwapGoals
                | Decision::TakeDiscard
                | Decision::PushGoal
                | Decision::LookAtDwarf
                | Decision::TakeCard
                | Decision::KeepDrawn
                | Decision::PlaceMarker,
            )
            | None => false,
        }
    }

    /// Returns the cards that the seat has not seen and that the player whose turn it is could lay if they held them.
    fn unseen_paths_to_lay(&self, seat: Seat) -> Vec<Card> {
        let mut world = *self;
        let mut unseen = self.unseen_cards(seat);
        unseen.retain(|&card| {
            let hand = &mut world.player_mut(self.turn).hand;
            hand.clear();
            hand.sort_in(card);
            world.can_lay_any()
        });
        unseen
    }

    /// Returns the cards that the seat has not seen: cards set aside, in the deck, in other hands and on the discard
    /// pile.
    fn unseen_cards(&self, seat: Seat) -> Vec<Card> {
        let unseen_of_deck = self.deck().len() - self.seen_of_deck(seat);
        let mut pool: Vec<Card> = [self.set_aside(), &self.deck()[..unseen_of_deck]].concat();
        for other in self.seats().filter(|&other| other != seat) {
            pool.extend(self.hand(other));
        }
        let unseen = self.discard_pile().filter(|discarded| !discarded.seen.contains(seat));
        pool.extend(unseen.map(|discarded| discarded.card));
        pool
    }

    /// Shuffles the cards that the seat has not seen. The player whose turn it is gets the promised card, if there is
    /// one.
    fn imagine_cards(&mut self, seat: Seat, promised: Option<Card>, chance: &mut Chance) {
        let others = self.seats().filter(|&other| other != seat);
        // Everybody has seen a card that was announced and is still in the hand.
        let shown = self.shown_in_hand().filter(|_| self.turn != seat);
        if let Some(card) = shown {
            self.player_mut(self.turn).hand.sort_out(card);
        }
        let mut pool = self.unseen_cards(seat);
        let promised = promised.and_then(|card| pool.iter().position(|&other| other == card));
        let promised = promised.map(|at| pool.swap_remove(at));
        chance.shuffle(&mut pool);
        let mut pool = pool.into_iter();
        for other in others {
            let count = self.hand(other).len();
            let promised = promised.filter(|_| other == self.turn);
            let hand = &mut self.player_mut(other).hand;
            hand.clear();
            let cards = promised.into_iter().chain(&mut pool);
            cards.take(count).for_each(|card| hand.sort_in(card));
        }
        if let Some(card) = shown {
            self.player_mut(self.turn).hand.sort_in(card);
        }
        // The cards on top of the deck that the seat is looking at stay there.
        let seen_of_deck = self.seen_of_deck(seat);
        let undealt = self.piles.undealt_mut();
        let unseen = undealt.len() - seen_of_deck;
        undealt[..unseen].iter_mut().zip(&mut pool).for_each(|(slot, card)| *slot = card);
        let discarded = self.piles.discarded_mut().filter(|(_, seen)| !seen.contains(seat));
        discarded.zip(pool).for_each(|((slot, _), card)| *slot = card);
    }

    /// Returns the number of cards on top of the deck that the seat is looking at.
    fn seen_of_deck(&self, seat: Seat) -> usize {
        if self.is_deciding(Decision::KeepDrawn) && self.turn == seat { self.shown_of_deck().len() } else { 0 }
    }

    /// Returns the card that everybody has seen although it is still in the hand of the player whose turn it is.
    pub(crate) fn shown_in_hand(&self) -> Option<Card> {
        match self.decision {
            Some(Decision::React | Decision::Sponsor) => self.pending.and_then(|play| play.played_card()),
            Some(Decision::TakeDiscard) if self.is_trove_open() => Some(Card::TreasureTrove),
            Some(
                Decision::Turn
                | Decision::ChooseReveal
                | Decision::TakeGold
                | Decision::Steal
                | Decision::Pathfinder
                | Decision::SwapGoals
                | Decision::TakeDiscard
                | Decision::PushGoal
                | Decision::LookAtDwarf
                | Decision::TakeCard
                | Decision::KeepDrawn
                | Decision::PlaceMarker,
            )
            | None => None,
        }
    }

    /// Shuffles the goals that the seat has not seen, in the mine and set aside.
    fn imagine_goals(&mut self, seat: Seat, chance: &mut Chance) {
        let board = self.board;
        let unseen = |goal: &Placed| goal.card.is_goal() && !board.seen(goal.cell).contains(seat);
        let mut pool: Vec<Card> = self.board.hidden().filter(|goal| unseen(goal)).map(|goal| goal.card).collect();
        // Goals set aside can be exchanged with goals in the mine, but the treasure must stay in the mine.
        let count = pool.len();
        let treasure = (!self.rules.goals_all_random).then(|| pool.iter().position(|card| card.is_gold())).flatten();
        let treasure = treasure.map(|at| pool.swap_remove(at));
        pool.extend(self.goals_aside());
        chance.shuffle(&mut pool);
        pool.truncate(count - usize::from(treasure.is_some()));
        pool.extend(treasure);
        chance.shuffle(&mut pool);
        let goals = self.board.hidden_mut().filter(|goal| unseen(goal));
        goals.zip(pool).for_each(|(goal, card)| goal.card = card);
    }

    /// Shuffles the chests and their path cards that the seat does not know.
    fn imagine_chests(&mut self, seat: Seat, chance: &mut Chance) {
        if !self.rules.treasure_chests {
            return;
        }
        let mut paths = self.unseen_chest_paths(seat);
        let mut chests = self.unseen_chests(seat);
        chance.shuffle(&mut paths);
        chance.shuffle(&mut chests);
        let board = self.board;
        let unseen = |cell: Cell| !board.seen(cell).contains(seat);
        let closed = self.chests.closed_mut().iter_mut().filter(|(cell, _)| unseen(*cell));
        closed.zip(chests).for_each(|((_, slot), chest)| *slot = chest);
        let hidden = self.board.hidden_mut().filter(|card| card.card.kind() == CardKind::Chest && unseen(card.cell));
        hidden.zip(paths).for_each(|(slot, card)| slot.card = card);
    }

    /// Shuffles the dwarf cards that the seat has not seen.
    fn imagine_dwarves(&mut self, seat: Seat, chance: &mut Chance) {
        let unseen: Vec<Seat> = self.seats().filter(|&other| !self.player(other).dwarf_seen.contains(seat)).collect();
        let mut pool: Vec<Dwarf> = unseen.iter().map(|&other| self.dwarf(other)).collect();
        pool.extend(self.dwarves.aside());
        chance.shuffle(&mut pool);
        let (dealt, left) = pool.split_at(unseen.len());
        for (&other, &dwarf) in unseen.iter().zip(dealt) {
            self.player_mut(other).dwarf = dwarf;
        }
        self.dwarves.aside_mut().copy_from_slice(left);
    }

    /// Shuffles the gold cards in the stock, on offer and of other players. The seat knows the offer while it picks.
    fn imagine_gold(&mut self, seat: Seat, chance: &mut Chance) {
        let picks = self.is_deciding(Decision::TakeGold) && self.asked == seat;
        let mut others: Vec<Seat> = self.seats().collect();
        others.retain(|&other| other != seat);
        let mut pool = self.gold.stock().to_vec();
        for &other in &others {
            pool.extend(values(self.player(other).gold_cards));
        }
        if !picks {
            pool.extend(values(self.gold.offer()));
        }
        chance.shuffle(&mut pool);
        let mut pool = pool.into_iter();
        let stock = self.gold.stock_mut();
        stock.iter_mut().zip(&mut pool).for_each(|(slot, value)| *slot = value);
        let mut draw = |count: u8| {
            let mut cards = [0; 3];
            let drawn = pool.by_ref().take(count.into());
            drawn.for_each(|value| cards[value as usize - 1] += 1);
            cards
        };
        for other in others {
            let gold_cards = draw(self.gold_card_count(other));
            self.player_mut(other).gold_cards = gold_cards;
        }
        if !picks {
            let offer = draw(self.gold.offer().iter().sum());
            self.gold.set_offer(offer);
        }
    }
}

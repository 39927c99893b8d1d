//! The stock of gold cards, and the pay at the end of a round.

use crate::audience::{Audience, Witness};
use crate::decision::Decision;
use crate::dwarf::Dwarf;
use crate::event::Event;
use crate::list::List;
use crate::player::values;
use crate::rules::{Edition, GOLD_CARDS, Rules};
use crate::seat::Seat;
use crate::state::State;

/// The number of gold cards in the game.
const ALL_GOLD_CARDS: usize = 28;

/// The pay of the Greedy Dwarf, or of a single Saboteur.
const LONE_WINNER: u8 = 4;

/// The gold cards that no player owns: the face-down stock, and the cards on offer.
#[derive(Clone, Copy)]
pub(crate) struct GoldStock {
    /// The values of the cards, the top card last.
    stock: List<u8, ALL_GOLD_CARDS>,
    /// The number of cards on offer of each value.
    offer: [u8; 3],
}

impl GoldStock {
    /// Returns all gold cards, unshuffled. None if the game uses gold pieces (SETUP-5, TOURNAMENT-2).
    pub(crate) fn new(rules: &Rules) -> GoldStock {
        let mut gold = GoldStock::EMPTY;
        if rules.has_gold_cards() {
            for (value, count) in (1..).zip(GOLD_CARDS) {
                (0..count).for_each(|_| gold.put_on_stock(value));
            }
        }
        gold
    }

    /// No gold cards.
    pub(crate) const EMPTY: GoldStock = GoldStock { stock: List::empty(0), offer: [0; 3] };

    pub(crate) fn put_on_stock(&mut self, value: u8) {
        self.stock.push(value);
    }

    /// Puts a card at the bottom of the stock.
    pub(crate) fn put_under_stock(&mut self, value: u8) {
        self.put_on_stock(value);
        self.stock_mut().rotate_right(1);
    }

    /// Returns the values of the face-down stock, the top card last.
    pub(crate) fn stock(&self) -> &[u8] {
        &self.stock
    }

    pub(crate) fn stock_mut(&mut self) -> &mut [u8] {
        &mut self.stock
    }

    /// Returns the number of cards on offer of this value.
    pub(crate) fn on_offer(&self, value: u8) -> u8 {
        self.offer[value as usize - 1]
    }

    /// Returns the number of cards on offer of each value.
    pub(crate) fn offer(&self) -> [u8; 3] {
        self.offer
    }

    pub(crate) fn set_offer(&mut self, offer: [u8; 3]) {
        self.offer = offer;
    }

    /// Moves up to `count` cards from the top of the stock to the offer. Returns the number of cards moved.
    fn draw_offer(&mut self, count: u8) -> u8 {
        let drawn = (count as usize).min(self.stock.len());
        for _ in 0..drawn {
            let value = self.stock.remove_at(self.stock.len() - 1);
            self.offer[value as usize - 1] += 1;
        }
        drawn as u8
    }

    /// Takes cards worth `due` out of the stock: the fewest cards, and among equally few the highest values. If no
    /// cards add up to `due`, it takes the largest sum below (GOLD-5). Returns the number of cards of each value.
    fn pay(&mut self, due: u8) -> [u8; 3] {
        let mut have = [0u8; 3];
        for &value in self.stock() {
            have[value as usize - 1] += 1;
        }
        for due in (1..=due).rev() {
            let mut best: Option<[u8; 3]> = None;
            // Higher values are tried first, so the first choice with the fewest cards is kept.
            for threes in (0..=(due / 3).min(have[2])).rev() {
                let rest = due - 3 * threes;
                for twos in (0..=(rest / 2).min(have[1])).rev() {
                    let paid = [rest - 2 * twos, twos, threes];
                    let fewer = |best: [u8; 3]| paid.iter().sum::<u8>() < best.iter().sum::<u8>();
                    if paid[0] <= have[0] && best.is_none_or(fewer) {
                        best = Some(paid);
                    }
                }
            }
            if let Some(paid) = best {
                self.take_out(paid);
                return paid;
            }
        }
        [0; 3]
    }

    /// Removes this number of cards of each value from the stock.
    fn take_out(&mut self, mut paid: [u8; 3]) {
        let before = self.stock;
        self.stock.clear();
        for &value in before.iter() {
            let wanted = &mut paid[value as usize - 1];
            if *wanted > 0 {
                *wanted -= 1;
            } else {
                self.stock.push(value);
            }
        }
    }
}

impl State {
    /// Pays a round of the base game (GOLD-1 to GOLD-7, GREEDY-2, TOURNAMENT-4).
    pub(crate) fn pay_base_game<W: Witness>(&mut self, reached_by: Option<Seat>, witness: &mut W) {
        let Some(by) = reached_by else {
            self.pay_saboteurs(witness);
            return self.next_round(witness);
        };
        if self.dwarf(by) == Dwarf::GreedyDwarf {
            // Nobody else gets anything (GREEDY-2, TOURNAMENT-4).
            self.pay(by, LONE_WINNER, witness);
            return self.next_round(witness);
        }
        if self.rules.tournament {
            for seat in self.seats() {
                if self.shares_gold(seat) {
                    self.pay(seat, if seat == by { 3 } else { 2 }, witness);
                }
            }
            return self.next_round(witness);
        }
        self.offer_gold(by, witness);
    }

    /// Returns true if this player gets a share when the Gold Miners win (GOLD-1, GREEDY-3, SABOTAGED-1, SABOTAGED-4).
    pub(crate) fn shares_gold(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let barred = self.rules.sabotaged_dwarf && player.is_sabotaged();
        player.dwarf == Dwarf::GoldMiner && !barred
    }

    /// Draws gold cards and offers them to the Gold Miners. The player who reached the treasure picks first, or, if
    /// they get no share, the next player to be handed the cards who gets one (GOLD-1 to GOLD-4). If no player gets a
    /// share, no cards are drawn (SABOTAGED-3).
    fn offer_gold<W: Witness>(&mut self, by: Seat, witness: &mut W) {
        let Some(picker) = self.next_for_gold_from(by, |seat| self.shares_gold(seat)) else {
            return self.next_round(witness);
        };
        let miners = self.seats().filter(|&seat| self.dwarf(seat) == Dwarf::GoldMiner);
        // With the sabotaged dwarf, both editions count Gold Miners (SABOTAGED-2).
        let due = if self.rules.edition == Edition::Classic && !self.rules.sabotaged_dwarf {
            self.player_count.min(9)
        } else {
            miners.count() as u8
        };
        let count = self.gold.draw_offer(due);
        witness.tell(Audience::Everyone, || Event::GoldDrawn { count });
        self.offer_to(picker, witness);
    }

    /// Returns the first seat that passes the test, in the order in which gold cards are handed on from this seat. This
    /// seat comes first (GOLD-3).
    fn next_for_gold_from(&self, from: Seat, test: impl Fn(Seat) -> bool) -> Option<Seat> {
        let mut seat = from;
        for _ in 0..self.player_count() {
            if test(seat) {
                return Some(seat);
            }
            seat = self.next_for_gold(seat);
        }
        None
    }

    /// Offers the remaining gold cards to a player. Begins the next round if there are none.
    fn offer_to<W: Witness>(&mut self, picker: Seat, witness: &mut W) {
        let offer = self.gold.offer();
        let count = offer.iter().sum();
        if count == 0 {
            return self.next_round(witness);
        }
        self.ask_seat(picker, Decision::TakeGold);
        witness.tell_secret(picker, |open| Event::GoldOffered {
            seat: picker,
            count,
            values: open.then(|| values(offer)),
        });
    }

    /// Takes one of the cards on offer and offers the rest to the next player who gets a share (GOLD-3).
    pub(crate) fn take_gold<W: Witness>(&mut self, value: u8, witness: &mut W) {
        let picker = self.asked;
        let slot = value as usize - 1;
        self.gold.offer[slot] -= 1;
        self.player_mut(picker).gold_cards[slot] += 1;
        witness.tell_secret(picker, |open| Event::GoldTaken { seat: picker, value: open.then_some(value) });
        let next = self.next_for_gold(picker);
        let next = self.next_for_gold_from(next, |seat| self.shares_gold(seat));
        self.offer_to(next.unwrap_or(picker), witness);
    }

    /// Pays the players who are Saboteurs (GOLD-6, GOLD-7, TOURNAMENT-4).
    fn pay_saboteurs<W: Witness>(&mut self, witness: &mut W) {
        let saboteurs = self.seats().filter(|&seat| self.dwarf(seat) == Dwarf::Saboteur);
        let due = match saboteurs.count() {
            1 => LONE_WINNER,
            2 | 3 => 3,
            _ => 2,
        };
        for seat in self.seats() {
            if self.dwarf(seat) == Dwarf::Saboteur {
                self.pay(seat, due, witness);
            }
        }
    }

    /// Pays a player, in gold cards or in gold pieces.
    pub(crate) fn pay<W: Witness>(&mut self, seat: Seat, due: u8, witness: &mut W) {
        if !self.rules.has_gold_cards() {
            self.player_mut(seat).pieces += due;
            return witness.tell(Audience::Everyone, || Event::PiecesPaid { seat, pieces: due as i8 });
        }
        let paid = self.gold.pay(due);
        for (own, paid) in self.player_mut(seat).gold_cards.iter_mut().zip(paid) {
            *own += paid;
        }
        witness.tell_secret(seat, |open| Event::GoldPaid {
            seat,
            due,
            count: paid.iter().sum(),
            values: open.then(|| values(paid)),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paid(stock: &[u8], due: u8) -> (Vec<u8>, Vec<u8>) {
        let mut gold = GoldStock::EMPTY;
        stock.iter().for_each(|&value| gold.put_on_stock(value));
        let paid = gold.pay(due);
        (values(paid), gold.stock().to_vec())
    }

    /// [GOLD-5]
    #[test]
    fn pay_is_exact_in_the_fewest_cards_with_the_higher_values_first() {
        assert_eq!(paid(&[1, 2, 3, 1, 2], 4), (vec![3, 1], vec![2, 1, 2]));
        assert_eq!(paid(&[2, 3, 2], 4), (vec![2, 2], vec![3]));
        assert_eq!(paid(&[1, 2, 1], 4), (vec![2, 1, 1], vec![]));
        assert_eq!(paid(&[1, 1, 1, 1, 1], 4), (vec![1, 1, 1, 1], vec![1]));
        assert_eq!(paid(&[1, 2, 3], 3), (vec![3], vec![1, 2]));
        assert_eq!(paid(&[1, 2, 1], 3), (vec![2, 1], vec![1]));
        assert_eq!(paid(&[1, 1, 2], 2), (vec![2], vec![1, 1]));
    }

    /// [GOLD-5]
    #[test]
    fn a_stock_that_cannot_pay_exactly_pays_the_most_it_can_below() {
        assert_eq!(paid(&[3, 3], 4), (vec![3], vec![3]));
        assert_eq!(paid(&[2], 3), (vec![2], vec![]));
        assert_eq!(paid(&[3], 2), (vec![], vec![3]));
        assert_eq!(paid(&[], 4), (vec![], vec![]));
    }
}

//! Gold: who is paid at the end of a round, and how.

use crate::audience::{Audience, Witness};
use crate::chest::ChestRow;
use crate::dwarf::Dwarf;
use crate::event::{Camp, Event, MineEnd};
use crate::player::values;
use crate::rules::{Edition, Family, GOLD_CARDS, Rules};
use crate::seat::Seat;
use crate::state::{Pathfinding, Phase, State};

/// The number of gold cards that exist.
const ALL_GOLD_CARDS: usize = 28;

/// What the Greedy Dwarf, or a Saboteur alone, is paid.
const LONE_WINNER: u8 = 4;

/// The gold cards that nobody owns: the face-down stock, and those being handed round.
#[derive(Clone, Copy)]
pub(crate) struct GoldStock {
    /// Values, the top card last.
    stock: [u8; ALL_GOLD_CARDS],
    count: u8,
    /// Cards being handed round, by value.
    offer: [u8; 3],
}

impl GoldStock {
    /// All gold cards, unshuffled; none where gold pieces are used (SETUP-5, TOURNAMENT-2).
    pub(crate) fn new(rules: &Rules) -> GoldStock {
        let mut gold = GoldStock::EMPTY;
        if rules.has_gold_cards() {
            for (value, count) in (1..).zip(GOLD_CARDS) {
                (0..count).for_each(|_| gold.put_on_stock(value));
            }
        }
        gold
    }

    /// No gold cards at all.
    pub(crate) const EMPTY: GoldStock = GoldStock { stock: [0; ALL_GOLD_CARDS], count: 0, offer: [0; 3] };

    pub(crate) fn put_on_stock(&mut self, value: u8) {
        self.stock[self.count as usize] = value;
        self.count += 1;
    }

    /// Puts a card under the stock.
    pub(crate) fn put_under_stock(&mut self, value: u8) {
        self.put_on_stock(value);
        self.stock_mut().rotate_right(1);
    }

    /// The face-down stock, its top card last.
    pub(crate) fn stock(&self) -> &[u8] {
        &self.stock[..self.count as usize]
    }

    pub(crate) fn stock_mut(&mut self) -> &mut [u8] {
        &mut self.stock[..self.count as usize]
    }

    /// How many cards of that value are being handed round.
    pub(crate) fn on_offer(&self, value: u8) -> u8 {
        self.offer[value as usize - 1]
    }

    /// The cards being handed round, by value.
    pub(crate) fn offer(&self) -> [u8; 3] {
        self.offer
    }

    pub(crate) fn set_offer(&mut self, offer: [u8; 3]) {
        self.offer = offer;
    }

    /// Draws cards off the stock to be handed round; says how many there were.
    fn draw_offer(&mut self, count: u8) -> u8 {
        let drawn = count.min(self.count);
        for _ in 0..drawn {
            self.count -= 1;
            self.offer[self.stock[self.count as usize] as usize - 1] += 1;
        }
        drawn
    }

    /// Takes cards worth `due` out of the stock: the fewest that add up, the higher values first; if none add up, the
    /// most that can be paid below (GOLD-5). Counts by value.
    fn pay(&mut self, due: u8) -> [u8; 3] {
        let mut have = [0u8; 3];
        for &value in self.stock() {
            have[value as usize - 1] += 1;
        }
        for due in (1..=due).rev() {
            let mut best: Option<[u8; 3]> = None;
            // Higher values are tried first, so of two ways with equally few cards the first found is kept.
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

    fn take_out(&mut self, mut paid: [u8; 3]) {
        let mut kept = 0;
        for at in 0..self.count as usize {
            let value = self.stock[at];
            let wanted = &mut paid[value as usize - 1];
            if *wanted > 0 {
                *wanted -= 1;
            } else {
                self.stock[kept] = value;
                kept += 1;
            }
        }
        self.count = kept as u8;
    }
}

impl State {
    /// Ends the round: all dwarf cards are turned over and the winners are paid (ROUND-2, ROUND-3).
    pub(crate) fn end_round<W: Witness>(&mut self, reached_by: Option<Seat>, witness: &mut W) {
        let winners = match self.rules.game {
            Family::Base => self.base_winner(reached_by).into_iter().collect(),
            Family::Saboteur2 => self.treasure_winners(reached_by),
            Family::Duel | Family::Solo => return self.close_mine(MineEnd::Cards, witness),
        };
        self.reveal_dwarves();
        // Nothing of the turn is left to be done.
        self.pathfinder = Pathfinding::default();
        self.chests.due = ChestRow::EMPTY;
        witness.tell(Audience::Everyone, || Event::RoundEnded {
            round: self.round,
            reached_by,
            dwarves: self.seats().map(|seat| self.dwarf(seat)).collect(),
            winners,
        });
        if self.rules.game == Family::Base {
            self.pay_base_game(reached_by, witness);
        } else {
            self.share_treasure(reached_by, witness);
        }
    }

    /// Who has won a round of the base game.
    fn base_winner(&self, reached_by: Option<Seat>) -> Option<Camp> {
        match reached_by.map(|by| self.dwarf(by)) {
            Some(Dwarf::GreedyDwarf) => Some(Camp::GreedyDwarf),
            Some(_) => Some(Camp::GoldMiners),
            None => self.is_dealt(Dwarf::Saboteur).then_some(Camp::Saboteurs),
        }
    }

    /// Whether some player holds this dwarf card.
    pub(crate) fn is_dealt(&self, dwarf: Dwarf) -> bool {
        self.seats().any(|seat| self.dwarf(seat) == dwarf)
    }

    fn pay_base_game<W: Witness>(&mut self, reached_by: Option<Seat>, witness: &mut W) {
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
        self.hand_round(by, witness);
    }

    /// Whether this player gets a share when the Gold Miners win (GOLD-1, GREEDY-3, SABOTAGED-1, SABOTAGED-4).
    pub(crate) fn shares_gold(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let barred = self.rules.sabotaged_dwarf && player.is_sabotaged();
        player.dwarf == Dwarf::GoldMiner && !barred
    }

    /// Draws gold cards and hands them round among the Gold Miners, beginning with whoever reached the treasure, or
    /// with the first Gold Miner to his right (GOLD-1 to GOLD-4). If none gets a share nobody does (SABOTAGED-3).
    fn hand_round<W: Witness>(&mut self, by: Seat, witness: &mut W) {
        let Some(picker) = self.handed_on_from(by, |seat| self.shares_gold(seat)) else {
            return self.next_round(witness);
        };
        let miners = self.seats().filter(|&seat| self.dwarf(seat) == Dwarf::GoldMiner);
        // SABOTAGED-2: with that variant both editions count Gold Miners.
        let due = if self.rules.edition == Edition::Classic && !self.rules.sabotaged_dwarf {
            self.player_count.min(9)
        } else {
            miners.count() as u8
        };
        let count = self.gold.draw_offer(due);
        witness.tell(Audience::Everyone, || Event::GoldDrawn { count });
        self.offer_to(picker, witness);
    }

    /// Hands the cards that are left to the next picker; once none is left the next round begins.
    fn offer_to<W: Witness>(&mut self, picker: Seat, witness: &mut W) {
        let offer = self.gold.offer();
        let count = offer.iter().sum();
        if count == 0 {
            return self.next_round(witness);
        }
        self.phase = Phase::TakeGold { picker };
        witness.tell_apart(picker, |open| Event::GoldOffered {
            seat: picker,
            count,
            values: open.then(|| values(offer)),
        });
    }

    /// The picker takes a card and hands the rest on (GOLD-3).
    pub(crate) fn take_gold<W: Witness>(&mut self, value: u8, witness: &mut W) {
        let Phase::TakeGold { picker } = self.phase else {
            return;
        };
        let slot = value as usize - 1;
        self.gold.offer[slot] -= 1;
        self.player_mut(picker).gold_cards[slot] += 1;
        witness.tell_apart(picker, |open| Event::GoldTaken { seat: picker, value: open.then_some(value) });
        let next = self.handed_on(picker);
        let next = self.handed_on_from(next, |seat| self.shares_gold(seat));
        self.offer_to(next.unwrap_or(picker), witness);
    }

    /// Pays the Saboteurs that were dealt (GOLD-6, GOLD-7, TOURNAMENT-4).
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

    /// Pays one player, in gold cards or in pieces.
    pub(crate) fn pay<W: Witness>(&mut self, seat: Seat, due: u8, witness: &mut W) {
        if !self.rules.has_gold_cards() {
            self.player_mut(seat).pieces += due;
            return witness.tell(Audience::Everyone, || Event::PiecesPaid { seat, pieces: due });
        }
        let paid = self.gold.pay(due);
        for (own, paid) in self.player_mut(seat).gold_cards.iter_mut().zip(paid) {
            *own += paid;
        }
        witness.tell_apart(seat, |open| Event::GoldPaid {
            seat,
            due,
            count: paid.iter().sum(),
            values: open.then(|| values(paid)),
        });
    }

    /// Deals the next round, or ends the game after the third (GAME-1, TURN-5).
    pub(crate) fn next_round<W: Witness>(&mut self, witness: &mut W) {
        if self.round == Rules::ROUNDS {
            self.phase = Phase::Over;
            return witness.tell(Audience::Everyone, || Event::GameEnded { outcome: self.count_gold() });
        }
        self.round += 1;
        let first = if self.rules.is_duel() { self.next_to_begin() } else { self.turn.left(self.player_count()) };
        self.deal(first, witness);
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

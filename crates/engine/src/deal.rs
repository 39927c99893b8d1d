//! The setup and the deal of a round.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::Card;
use crate::chance::Purpose;
use crate::dwarf::{Dwarf, DwarfDeck};
use crate::event::Event;
use crate::pack::boxes;
use crate::pile::Piles;
use crate::rules::{Family, MIDDLE};
use crate::seat::{Seat, Seats};
use crate::state::State;

impl State {
    /// Gives the players their starting pieces and deals the first round. Without `first` the seed draws the first
    /// player.
    pub(crate) fn open<W: Witness>(&mut self, first: Option<Seat>, witness: &mut W) {
        let first = first.unwrap_or_else(|| self.drawn_first_player());
        let pieces = self.rules.starting_pieces();
        self.players.iter_mut().for_each(|player| player.pieces = pieces);
        self.deal(first, witness);
    }

    /// Returns the first player, drawn from the seed. In The Duel the green dwarf begins (TURN-1, DUEL-2).
    pub(crate) fn drawn_first_player(&self) -> Seat {
        if self.rules.is_duel() {
            return Seat(0);
        }
        let mut chance = self.chance(Purpose::FirstPlayer);
        Seat(chance.below(u32::from(self.player_count)) as u8)
    }

    /// Sets up the mine and deals all cards of a round (SETUP-1 to SETUP-5, ROUND-1).
    pub(crate) fn deal<W: Witness>(&mut self, first: Seat, witness: &mut W) {
        self.clear_table(first);
        let round = self.round;
        witness.tell(Audience::Everyone, || Event::RoundBegan { round, first });
        if self.rules.is_duel() {
            self.deal_duel_dwarves(witness);
        } else {
            self.deal_dwarves(witness);
        }
        self.set_up_mine(witness);
        let mut chance = self.chance(Purpose::Cards);
        chance.shuffle(self.piles.deck_mut());
        self.piles.put_aside(self.rules.set_aside());
        self.deal_hands(witness);
        let mut chance = self.chance(Purpose::GoldCards);
        chance.shuffle(self.gold.stock_mut());
    }

    /// Lays the cards that the round begins with and stacks the deck (SETUP-2, SETUP-3, POSTCARD-1, TOLL-2, CHEST-1).
    fn set_up_mine<W: Witness>(&mut self, witness: &mut W) {
        let rules = self.rules;
        for &(card, cell) in rules.starts() {
            self.board.lay(Placed::face_up(card, cell, false));
        }
        for (card, &cell) in self.shuffled_goals().zip(rules.goal_cells()) {
            self.board.lay(Placed::face_down(card, cell));
        }
        for (card, cell) in rules.postcards() {
            self.board.lay(Placed::face_up(card, cell, false));
        }
        if rules.tunnel_toll {
            self.toll.left = crate::toll::DWARVES as u8;
        }
        if rules.treasure_chests {
            self.deal_chests();
        }
        for (card, count) in boxes(&rules) {
            if rules.is_duel() && self.duel.is_out(card) {
                continue;
            }
            (0..count).for_each(|_| self.piles.stack(card));
        }
        if rules.tournament {
            self.lay_tournament_card(witness);
        }
        self.board.fix();
    }

    /// Deals the hands (SETUP-4).
    fn deal_hands<W: Witness>(&mut self, witness: &mut W) {
        for seat in self.seats() {
            for _ in 0..self.rules.hand_size(self.player_count()) {
                let solo = self.rules.game == Family::Solo;
                let card = if solo { self.draw_solo_card(seat, witness) } else { self.piles.draw() };
                if let Some(card) = card {
                    self.player_mut(seat).hand.sort_in(card);
                }
            }
            let hand = self.player(seat).hand;
            witness.tell_secret(seat, |open| Event::HandDealt {
                seat,
                count: hand.len() as u8,
                cards: open.then(|| hand.to_vec()),
            });
        }
    }

    /// Shuffles and deals the dwarf cards. The cards left over, if any, stay face down (SETUP-1).
    fn deal_dwarves<W: Witness>(&mut self, witness: &mut W) {
        let players = self.player_count();
        let mut dwarves = [Dwarf::GoldMiner; DwarfDeck::MOST];
        let mut count = 0;
        for (dwarf, cards) in self.rules.dwarf_counts(players) {
            dwarves[count..count + cards].fill(dwarf);
            count += cards;
        }
        let dwarves = &mut dwarves[..count];
        self.chance(Purpose::Dwarves).shuffle(dwarves);
        let (dealt, left) = dwarves.split_at(players);
        for (seat, &dwarf) in Seat::all(players).zip(dealt) {
            self.give_dwarf(seat, dwarf, witness);
        }
        self.dwarves = DwarfDeck::new(left, &[]);
    }

    /// Gives a player a dwarf card. Nobody else knows it.
    pub(crate) fn give_dwarf<W: Witness>(&mut self, seat: Seat, dwarf: Dwarf, witness: &mut W) {
        let player = self.player_mut(seat);
        (player.dwarf, player.dwarf_seen) = (dwarf, Seats::only(seat));
        witness.tell_secret(seat, |open| Event::DwarfDealt { seat, dwarf: open.then_some(dwarf) });
    }

    /// Returns the goal cards in the order in which they are laid. There can be more cards than cells (SETUP-2,
    /// NEWGOALS-1).
    pub(crate) fn shuffled_goals(&self) -> impl Iterator<Item = Card> + use<> {
        let out = self.rules.is_duel().then_some(self.duel);
        let mut goals = self.rules.goal_cards();
        let mut chance = self.chance(Purpose::Goals);
        let cells = self.rules.goal_cells().len();
        if goals.len() > cells && !self.rules.goals_all_random && !self.rules.is_duel() {
            // One of the goals must be the treasure: the others are drawn first, then all are shuffled.
            chance.shuffle(&mut goals[1..]);
            chance.shuffle(&mut goals[..cells]);
        } else {
            chance.shuffle(&mut goals);
        }
        let count = goals.len();
        (0..count).map(move |at| goals[at]).filter(move |&card| out.is_none_or(|duel| !duel.is_out(card)))
    }

    /// Returns the goal cards that are not in the mine this round and have not left the game.
    pub(crate) fn goals_aside(&self) -> Vec<Card> {
        let mut aside = self.rules.goal_cards().to_vec();
        aside.retain(|card| !self.board.placed().iter().any(|placed| placed.card == *card) && !self.duel.is_out(*card));
        aside
    }

    /// Moves a random path card from the unshuffled deck to the cell between the start and the goals (TOURNAMENT-3).
    fn lay_tournament_card<W: Witness>(&mut self, witness: &mut W) {
        let mut chance = self.chance(Purpose::TournamentCard);
        let paths = self.piles.deck().iter().filter(|card| card.is_path()).count();
        let drawn = chance.below(paths as u32) as usize;
        let mut card = Card::Cross;
        let mut rest = Piles::EMPTY;
        let mut path = 0;
        for &next in self.piles.deck() {
            if next.is_path() {
                path += 1;
                if path == drawn + 1 {
                    card = next;
                    continue;
                }
            }
            rest.stack(next);
        }
        self.piles = rest;
        let rotated = chance.below(2) == 1 && card.can_rotate();
        self.board.lay(Placed::face_up(card, MIDDLE, rotated));
        witness.tell(Audience::Everyone, || Event::CardPlaced { card, cell: MIDDLE, rotated });
    }
}

//! The Duel for two players and for one: keys, trolls, markers on nuggets, and the gold that players keep.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::{Card, CardKind, Role};
use crate::cell::{Cell, Side};
use crate::decision::Decision;
use crate::dwarf::Dwarf;
use crate::event::{Event, MineEnd};
use crate::list::List;
use crate::movelist::MoveList;
use crate::moves::{Move, Target};
use crate::rules::Family;
use crate::seat::{Seat, Seats};
use crate::spot::Spot;
use crate::state::State;
use crate::team::Team;
use crate::turn::tell_drawn;
use serde::{Deserialize, Serialize};

/// The number of dwarf markers for two players (MARKER-1).
pub(crate) const MARKERS: usize = 8;

/// The number of dwarf markers for one player (SOLO-1).
const SOLO_MARKERS: usize = 6;

/// The number of key markers (KEY-1).
pub(crate) const KEYS: usize = 2;

/// A dwarf marker on a card. On a nugget its owner keeps the card, on a troll its owner has to pay the troll.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// The cell of the card.
    pub cell: Cell,
    /// The player who placed it.
    pub owner: Seat,
}

/// A set of cards with gold: gold cards, and path cards with nuggets. There is one card of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hoard(u32);

impl Hoard {
    /// All cards that can be in the set: the gold cards, then the path cards with nuggets.
    const CARDS: &'static [Card; 23] = &[
        Card::GoldNoneCross,
        Card::GoldNoneDead,
        Card::GoldNoneDeadTLong,
        Card::GoldNoneDeadTShort,
        Card::GoldOneTLGreen,
        Card::GoldOneTRBlue,
        Card::GoldOneDeadTL,
        Card::GoldOneVertical,
        Card::GoldOneTLongBlue,
        Card::GoldOneTShortGreen,
        Card::GoldTwoTL,
        Card::GoldTwoTR,
        Card::GoldTwoHorizontal,
        Card::GoldTwoTLongGreen,
        Card::GoldTwoTShortBlue,
        Card::GoldThreeDeadTR,
        Card::GoldThreeTLongBlue,
        Card::GoldThreeTShortGreen,
        Card::BridgeGold,
        Card::DoubleBendGold,
        Card::TLongStubGold,
        Card::TShortStubGold,
        Card::HorizontalStubGold,
    ];

    /// The gold cards, without the path cards.
    pub(crate) const GOLD_CARDS: &'static [Card] = Hoard::CARDS.split_at(18).0;

    pub(crate) fn contains(self, card: Card) -> bool {
        Hoard::CARDS.iter().position(|&other| other == card).is_some_and(|at| self.0 & 1 << at != 0)
    }

    /// Adds a card. Returns false if it is already in the set, or can never be.
    pub(crate) fn add(&mut self, card: Card) -> bool {
        let Some(at) = Hoard::CARDS.iter().position(|&other| other == card) else {
            return false;
        };
        let new = self.0 & 1 << at == 0;
        self.0 |= 1 << at;
        new
    }

    fn remove(&mut self, card: Card) {
        if let Some(at) = Hoard::CARDS.iter().position(|&other| other == card) {
            self.0 &= !(1 << at);
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        Hoard::CARDS.iter().enumerate().filter(move |(at, _)| self.0 & 1 << at != 0).map(|(_, &card)| card)
    }

    /// Returns the number of nuggets on all cards in the set.
    pub(crate) fn gold(self) -> u32 {
        self.iter().map(|card| u32::from(card.nuggets())).sum()
    }
}

/// The part of the state that only The Duel has.
#[derive(Clone, Copy)]
pub(crate) struct Duel {
    markers: List<Marker, MARKERS>,
    keys: List<Cell, KEYS>,
    /// The cards that the players have kept so far, by seat.
    pub(crate) kept: [Hoard; 2],
    /// The cards that have left the game.
    pub(crate) gone: Hoard,
    /// The move that is revealing cards now, if it used a key or paid a troll. None if a card was laid (REVEAL-1,
    /// TROLL-1).
    pub(crate) cause: Option<Move>,
}

impl Duel {
    pub(crate) const NONE: Duel = Duel {
        markers: List::empty(Marker { cell: Cell::new(0, 0), owner: Seat(0) }),
        keys: List::empty(Cell::new(0, 0)),
        kept: [Hoard(0); 2],
        gone: Hoard(0),
        cause: None,
    };

    pub(crate) fn markers(&self) -> &[Marker] {
        &self.markers
    }

    pub(crate) fn keys(&self) -> &[Cell] {
        &self.keys
    }

    pub(crate) fn has_marker(&self, cell: Cell) -> bool {
        self.markers().iter().any(|marker| marker.cell == cell)
    }

    fn put_marker(&mut self, marker: Marker) {
        self.markers.push(marker);
    }

    fn put_key(&mut self, cell: Cell) {
        self.keys.push(cell);
    }

    /// Removes the key marker on this cell, if there is one, because its card was removed.
    pub(crate) fn drop_key(&mut self, cell: Cell) {
        self.keys.remove(cell);
    }

    /// Removes all markers and keys for a new round. Kept cards stay kept (MARKER-1, KEY-1).
    pub(crate) fn clear_table(&mut self) {
        self.markers.clear();
        self.keys.clear();
        self.cause = None;
    }

    /// Returns true if the card is out of the decks for good (KEEP-1).
    pub(crate) fn is_out(&self, card: Card) -> bool {
        self.gone.contains(card) || self.kept.iter().any(|kept| kept.contains(card))
    }
}

impl State {
    /// Puts a dwarf marker on a card. From then on a troll with a marker lets everybody pass (MARKER-1, TROLL-1).
    pub(crate) fn put_marker(&mut self, marker: Marker) {
        self.duel.put_marker(marker);
        if self.board.at(marker.cell).is_some_and(|placed| placed.card.marks(false).troll.is_some()) {
            self.board.open_arm(marker.cell);
        }
    }

    /// Puts a key marker on a door. From then on the door is open to everybody (KEY-1).
    pub(crate) fn put_key(&mut self, cell: Cell) {
        self.duel.put_key(cell);
        self.board.open_arm(cell);
    }

    /// Returns the number of dwarf markers left (MARKER-1, SOLO-1).
    pub(crate) fn markers_left(&self) -> usize {
        let all = match self.rules.game {
            Family::Duel => MARKERS,
            Family::Solo => SOLO_MARKERS,
            Family::Base | Family::Saboteur2 => return 0,
        };
        all - self.duel.markers().len()
    }

    /// Gives the players of The Duel their dwarf cards, face up (DUEL-2).
    pub(crate) fn deal_duel_dwarves<W: Witness>(&mut self, witness: &mut W) {
        for seat in self.seats() {
            let dwarf = match self.team(seat) {
                Team::Blue => Dwarf::Blue,
                Team::Green => Dwarf::Green,
            };
            let player = self.player_mut(seat);
            (player.dwarf, player.dwarf_seen) = (dwarf, Seats::EVERYONE);
            witness.tell(Audience::Everyone, || Event::DwarfDealt { seat, dwarf: Some(dwarf) });
        }
    }

    /// Lists the legal moves of a turn in The Duel (DUEL-3).
    #[inline(never)]
    pub(crate) fn list_duel_turns(&self, moves: &mut MoveList) {
        let player = self.player(self.turn);
        let hand = player.hand.as_slice();
        let builds = player.may_build();
        let team = self.team(self.turn);
        let spots = self.board.spots_of(team);
        let kinds = moves.push_passes(hand);
        for card in kinds.others() {
            match card.action() {
                Some(action) => self.list_action(card, action, moves),
                // What is not an action card is a ladder.
                None if builds => self.list_duel_ladder(card, &spots, moves),
                None => {}
            }
        }
        if builds {
            moves.push_lays(kinds.paths(), &spots);
        }
        self.list_discards(hand, moves);
        let reached = |placed: &&Placed| placed.card.role().is(Role::BARRED) && !placed.reach_of(team).is_empty();
        for placed in self.board.placed().iter().filter(reached) {
            let unpaid_troll = placed.card.marks(false).troll.is_some() && !self.duel.has_marker(placed.cell);
            moves.push_if(unpaid_troll, Move::PayTroll { cell: placed.cell });
        }
    }

    /// Lists every way to lay a ladder. The player's own ladder is laid beside any card that allows it, the ladder of
    /// the other colour on the player's own way (LADDER-3).
    fn list_duel_ladder(&self, card: Card, spots: &[Spot], moves: &mut MoveList) {
        if card.home() == Some(self.team(self.turn)) {
            moves.push_lays(std::iter::once(card), &self.board.spots_where(|beside| !forbids_ladder_beside(beside)));
        } else {
            let fit = |spot: &&Spot| !self.forbids_ladder(spot.cell);
            let spots: Vec<Spot> = spots.iter().filter(fit).copied().collect();
            moves.push_lays(std::iter::once(card), &spots);
        }
    }

    /// Returns true if a gold card, a start or a card with nuggets lies beside this cell, so that no ladder may lie
    /// here (LADDER-3).
    pub(crate) fn forbids_ladder(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().any(|side| self.board.at(cell.step(side)).is_some_and(forbids_ladder_beside))
    }

    /// Returns true if the player whose turn it is can use a key on this card (KEY-1).
    pub(crate) fn takes_key(&self, placed: &Placed) -> bool {
        let door = placed.card.marks(false).door;
        let other = matches!(door, Some((color, _)) if color != self.team(self.turn));
        other && self.duel.keys().len() < KEYS && !placed.is_face_down() && !self.duel.keys().contains(&placed.cell)
    }

    /// Lists the doors that a key can open (KEY-1).
    pub(crate) fn list_key(&self, card: Card, moves: &mut MoveList) {
        for placed in self.board.placed() {
            moves.push_if(self.takes_key(placed), Move::Play { card, target: Target::Cell(placed.cell) });
        }
    }

    /// Plays a key, which opens a door of the other colour for everybody (KEY-1).
    #[inline(never)]
    pub(crate) fn play_key<W: Witness>(&mut self, card: Card, cell: Cell, witness: &mut W) {
        let target = Target::Cell(cell);
        self.spend(card);
        self.put_key(cell);
        self.tell_played(card, target, witness);
        self.duel.cause = Some(Move::Play { card, target });
        self.reveal_reached(witness);
    }

    /// Puts a marker on a troll, which then lets everybody pass. The turn goes on, unless it was the last marker
    /// (TROLL-1).
    #[inline(never)]
    pub(crate) fn pay_troll<W: Witness>(&mut self, chosen: Move, cell: Cell, witness: &mut W) {
        let seat = self.turn;
        self.put_marker(Marker { cell, owner: seat });
        witness.tell(Audience::Everyone, || Event::TrollPaid { seat, cell });
        if self.markers_left() == 0 {
            return self.close_mine(MineEnd::Markers, witness);
        }
        self.duel.cause = Some(chosen);
        self.reveal_reached(witness);
    }

    /// Puts markers on all nuggets that are reached. Returns false if the player has to choose or the round has ended
    /// (MARKER-1, MARKER-2, CLOSE-1).
    #[inline(never)]
    pub(crate) fn mark_nuggets<W: Witness>(&mut self, witness: &mut W) -> bool {
        let found = self.nuggets_reached();
        if found.len() > self.markers_left() {
            self.ask(Decision::PlaceMarker);
            return false;
        }
        for marker in found {
            self.place_marker(marker, witness);
        }
        let left = self.markers_left() > 0;
        if !left {
            self.close_mine(MineEnd::Markers, witness);
        }
        left
    }

    /// Ends the turn or the round after all cards reached are revealed and marked. Paying a troll does not end the turn
    /// (CLOSE-1, TROLL-1).
    #[inline(never)]
    pub(crate) fn finish_duel_play<W: Witness>(&mut self, witness: &mut W) {
        if self.board.hidden().next().is_none() {
            return self.close_mine(MineEnd::Gold, witness);
        }
        if !matches!(self.duel.cause.take(), Some(Move::PayTroll { .. })) {
            self.end_turn(witness);
        }
    }

    /// Puts a marker on a nugget and tells everybody.
    fn place_marker<W: Witness>(&mut self, marker: Marker, witness: &mut W) {
        self.put_marker(marker);
        let Marker { cell, owner: seat } = marker;
        witness.tell(Audience::Everyone, || Event::MarkerPlaced { seat, cell });
    }

    /// Puts one of the last markers on the nugget that the player chose (MARKER-2).
    #[inline(never)]
    pub(crate) fn place_chosen_marker<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        if let Some(marker) = self.nuggets_reached().into_iter().find(|marker| marker.cell == cell) {
            self.place_marker(marker, witness);
        }
        if self.markers_left() == 0 {
            return self.close_mine(MineEnd::Markers, witness);
        }
        self.reveal_reached(witness);
    }

    /// Draws cards for a player who plays alone, as long as the deck has any.
    #[cold]
    #[inline(never)]
    pub(crate) fn draw_solo<W: Witness>(&mut self, seat: Seat, count: usize, witness: &mut W) {
        for _ in 0..count {
            if let Some(card) = self.draw_solo_card(seat, witness) {
                self.player_mut(seat).hand.sort_in(card);
                tell_drawn(seat, card, witness);
            }
        }
    }

    /// Draws a card for a player who plays alone. Sabotage and collapse take effect at once, and another card is drawn
    /// (SOLO-2, SOLO-3).
    #[inline(never)]
    pub(crate) fn draw_solo_card<W: Witness>(&mut self, seat: Seat, witness: &mut W) -> Option<Card> {
        loop {
            let card = self.piles.draw()?;
            if card.breaks().is_some() {
                witness.tell(Audience::Everyone, || Event::Struck { seat, card });
                if self.player(seat).front.contains(card) {
                    self.piles.discard(card, Seats::EVERYONE);
                } else {
                    self.player_mut(seat).front.put(card);
                }
            } else if card == Card::Rockfall {
                witness.tell(Audience::Everyone, || Event::Struck { seat, card });
                self.collapse(witness);
                self.piles.discard(card, Seats::EVERYONE);
            } else {
                return Some(card);
            }
        }
    }

    /// Removes the path card laid last that has neither gold nor a troll (SOLO-3).
    fn collapse<W: Witness>(&mut self, witness: &mut W) {
        let last = self.board.laid_from_hands().iter().rev().find(|placed| placed.card.is_removable());
        if let Some(cell) = last.map(|placed| placed.cell) {
            self.remove_from_mine(cell, witness);
        }
    }

    /// Ends the round if the deck is empty, else passes the turn on: for the option `end_with_deck` (CLOSE-1).
    #[cold]
    #[inline(never)]
    pub(crate) fn end_with_deck<W: Witness>(&mut self, witness: &mut W) {
        if self.deck().is_empty() {
            self.close_mine(MineEnd::Deck, witness);
        } else {
            self.pass_turn(self.turn, witness);
        }
    }

    /// Ends a round of The Duel: players keep the cards with their markers and pay their trolls. Other revealed gold
    /// cards leave the game (CLOSE-1, KEEP-1, TROLL-2).
    #[inline(never)]
    pub(crate) fn close_mine<W: Witness>(&mut self, end: MineEnd, witness: &mut W) {
        let round = self.round;
        self.duel.cause = None;
        witness.tell(Audience::Everyone, || Event::MineClosed { round, end, unreached: self.unreached_goals() });
        for seat in self.seats() {
            let own = self.duel.markers().iter().filter(|marker| marker.owner == seat);
            let marked: Vec<Card> = own.filter_map(|marker| Some(self.board.at(marker.cell)?.card)).collect();
            let kept: Vec<Card> = marked.iter().copied().filter(|card| card.nuggets() > 0).collect();
            let trolls = (marked.len() - kept.len()) as u8;
            for &card in &kept {
                self.duel.kept[seat.index()].add(card);
            }
            if !kept.is_empty() {
                witness.tell(Audience::Everyone, || Event::GoldKept { seat, cards: kept.clone() });
            }
            if trolls > 0 {
                let cards = self.pay_in_cards(seat, trolls.into());
                witness.tell(Audience::Everyone, || Event::TrollsPaid { seat, trolls, cards });
            }
        }
        for at in 0..self.board.placed().len() {
            let placed = self.board.placed()[at];
            let revealed = placed.card.is_goal() && !placed.is_face_down();
            if revealed && !self.duel.is_out(placed.card) {
                self.duel.gone.add(placed.card);
            }
        }
        self.next_round(witness);
    }

    /// Pays `due` nuggets in whole cards, which leave the game: with the least overpayment, then with the fewest cards.
    /// A player with too little gold pays with all cards (TROLL-2).
    fn pay_in_cards(&mut self, seat: Seat, due: u32) -> Vec<Card> {
        let kept: Vec<Card> = self.duel.kept[seat.index()].iter().collect();
        let worth = |value: u8| kept.iter().copied().filter(move |card| card.nuggets() == value);
        let have = |value: u8| worth(value).count() as u32;
        // Overpaid nuggets, the number of cards, and the number of cards of each value. The smallest tuple is best.
        let mut best: Option<(u32, u32, [u32; 3])> = None;
        for threes in 0..=have(3) {
            for twos in 0..=have(2) {
                for ones in 0..=have(1) {
                    let paid = ones + 2 * twos + 3 * threes;
                    if let Some(over) = paid.checked_sub(due) {
                        let choice = (over, ones + twos + threes, [ones, twos, threes]);
                        best = Some(best.map_or(choice, |best| best.min(choice)));
                    }
                }
            }
        }
        let counts = best.map_or([have(1), have(2), have(3)], |(_, _, counts)| counts);
        let cards: Vec<Card> = (1..)
            .zip(counts)
            .flat_map(|(value, count)| worth(value).take(count as usize).collect::<Vec<_>>())
            .collect();
        for &card in &cards {
            self.duel.kept[seat.index()].remove(card);
            self.duel.gone.add(card);
        }
        cards
    }

    /// Returns the player who begins the next round: the one with the least gold, or blue with equal gold (CLOSE-2).
    pub(crate) fn next_first_player(&self) -> Seat {
        let (green, blue) = (Seat(0), Seat(1));
        if self.player_count() == 2 && self.gold(blue) <= self.gold(green) { blue } else { green }
    }
}

/// Returns true if no ladder may lie beside this card (LADDER-3).
fn forbids_ladder_beside(card: &Placed) -> bool {
    matches!(card.card.kind(), CardKind::Start | CardKind::Goal(_)) || card.card.nuggets() > 0
}

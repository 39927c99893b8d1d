//! The Duel, for two and for one: each player's own way, keys, trolls, markers on nuggets, and who keeps what.

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

/// The most dwarf markers there are (MARKER-1).
pub(crate) const MARKERS: usize = 8;

/// The dwarf markers for one player alone (SOLO-1).
const MARKERS_ALONE: usize = 6;

/// The key markers (KEY-1).
pub(crate) const KEYS: usize = 2;

/// A dwarf marker on a card: on a nugget it says who keeps the card, on a troll who has paid.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Where the card lies.
    pub cell: Cell,
    /// Whose it is.
    pub owner: Seat,
}

/// A set of cards of which there is one each: gold cards, and path cards with gold.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hoard(u32);

impl Hoard {
    /// The cards that can be in it: the gold cards, then the path cards with gold.
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

    /// The gold cards alone.
    pub(crate) const GOLD_CARDS: &'static [Card] = Hoard::CARDS.split_at(18).0;

    pub(crate) fn contains(self, card: Card) -> bool {
        Hoard::CARDS.iter().position(|&other| other == card).is_some_and(|at| self.0 & 1 << at != 0)
    }

    /// Adds a card; says whether it can be in a hoard and was not yet.
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

    /// The nuggets on all of them.
    pub(crate) fn gold(self) -> u32 {
        self.iter().map(|card| u32::from(card.nuggets())).sum()
    }
}

/// What only The Duel has.
#[derive(Clone, Copy)]
pub(crate) struct Duel {
    markers: List<Marker, MARKERS>,
    keys: List<Cell, KEYS>,
    /// What the players have kept so far, by seat.
    pub(crate) kept: [Hoard; 2],
    /// Cards that have left the game.
    pub(crate) gone: Hoard,
    /// The key or the troll by which something is being reached just now; none if a card was laid (REVEAL-1, TROLL-1).
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

    /// The card on this cell is gone, and a key marker with it.
    pub(crate) fn drop_key(&mut self, cell: Cell) {
        self.keys.remove(cell);
    }

    /// Takes markers and keys back for a new round; what was kept stays kept (MARKER-1, KEY-1).
    pub(crate) fn clear_table(&mut self) {
        self.markers.clear();
        self.keys.clear();
        self.cause = None;
    }

    /// Whether the card is out of the decks for good (KEEP-1).
    pub(crate) fn is_out(&self, card: Card) -> bool {
        self.gone.contains(card) || self.kept.iter().any(|kept| kept.contains(card))
    }
}

impl State {
    /// Puts a dwarf marker on a card. A troll lets everybody pass from then on (MARKER-1, TROLL-1).
    pub(crate) fn put_marker(&mut self, marker: Marker) {
        self.duel.put_marker(marker);
        if self.board.at(marker.cell).is_some_and(|placed| placed.card.marks(false).troll.is_some()) {
            self.board.open_arm(marker.cell);
        }
    }

    /// Puts a key marker on a door, which is open to everybody from then on (KEY-1).
    pub(crate) fn put_key(&mut self, cell: Cell) {
        self.duel.put_key(cell);
        self.board.open_arm(cell);
    }

    /// How many dwarf markers are left (MARKER-1, SOLO-1).
    pub(crate) fn markers_left(&self) -> usize {
        let all = match self.rules.game {
            Family::Duel => MARKERS,
            Family::Solo => MARKERS_ALONE,
            Family::Base | Family::Saboteur2 => return 0,
        };
        all - self.duel.markers().len()
    }

    /// Gives the players of The Duel their dwarf cards, which lie open (DUEL-2).
    pub(crate) fn take_sides<W: Witness>(&mut self, witness: &mut W) {
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

    /// Everything that a player may do in his turn (DUEL-3).
    #[inline(never)]
    pub(crate) fn list_duel_turns(&self, moves: &mut MoveList) {
        let player = self.player(self.turn);
        let hand = player.hand.as_slice();
        let builds = player.may_build();
        let team = self.team(self.turn);
        let spots = self.board.spots_of(team);
        let kinds = moves.push_passes(hand);
        for card in kinds.others() {
            match card.kind() {
                CardKind::Path if builds => self.lay_duel_ladder(card, &spots, moves),
                CardKind::Action(action) => self.list_action(card, action, moves),
                CardKind::Path | CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => {}
            }
        }
        if builds {
            moves.push_lays(kinds.paths(), &spots);
        }
        self.list_discards(hand, moves);
        let met = |placed: &&Placed| placed.card.role().is(Role::BARRED) && !placed.reach_of(team).is_empty();
        for placed in self.board.placed().iter().filter(met) {
            let troll = placed.card.marks(false).troll.is_some() && !self.duel.has_marker(placed.cell);
            moves.push_if(troll, Move::PayTroll { cell: placed.cell });
        }
    }

    /// Every way to lay a ladder: one's own beside any card that it may touch, the other colour's on one's way (LADDER-3).
    fn lay_duel_ladder(&self, card: Card, spots: &[Spot], moves: &mut MoveList) {
        if card.home() == Some(self.team(self.turn)) {
            moves.push_lays(std::iter::once(card), &self.board.spots_where(|beside| !shuns_ladders(beside)));
        } else {
            let fit = |spot: &&Spot| !self.is_shunned_by_ladders(spot.cell);
            let spots: Vec<Spot> = spots.iter().filter(fit).copied().collect();
            moves.push_lays(std::iter::once(card), &spots);
        }
    }

    /// Whether no ladder may lie here: a gold card, a start or a card with gold lies beside (LADDER-3).
    pub(crate) fn is_shunned_by_ladders(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().any(|side| self.board.at(cell.step(side)).is_some_and(shuns_ladders))
    }

    /// Whether the player whose turn it is could use a key on this card (KEY-1).
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

    /// Opens a door of the other colour for good (KEY-1).
    #[inline(never)]
    pub(crate) fn play_key<W: Witness>(&mut self, card: Card, cell: Cell, witness: &mut W) {
        let target = Target::Cell(cell);
        self.spend(card);
        self.put_key(cell);
        self.tell_played(card, target, witness);
        self.duel.cause = Some(Move::Play { card, target });
        self.reveal_reached(witness);
    }

    /// Puts a marker on a troll, who then lets everybody pass. The turn goes on (TROLL-1).
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

    /// Puts markers on nuggets as soon as they are reached; says whether the turn goes on at once (MARKER-1, MARKER-2, CLOSE-1).
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

    /// Goes on when everything reached is turned over and marked (CLOSE-1, TROLL-1).
    #[inline(never)]
    pub(crate) fn finish_duel_play<W: Witness>(&mut self, witness: &mut W) {
        if self.board.hidden().next().is_none() {
            return self.close_mine(MineEnd::Gold, witness);
        }
        // Paying a troll does not end the turn.
        if !matches!(self.duel.cause.take(), Some(Move::PayTroll { .. })) {
            self.end_turn(witness);
        }
    }

    fn place_marker<W: Witness>(&mut self, marker: Marker, witness: &mut W) {
        self.put_marker(marker);
        let Marker { cell, owner: seat } = marker;
        witness.tell(Audience::Everyone, || Event::MarkerPlaced { seat, cell });
    }

    /// The player chooses which nugget gets one of the last markers (MARKER-2).
    #[inline(never)]
    pub(crate) fn mark_first<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        if let Some(marker) = self.nuggets_reached().into_iter().find(|marker| marker.cell == cell) {
            self.place_marker(marker, witness);
        }
        if self.markers_left() == 0 {
            return self.close_mine(MineEnd::Markers, witness);
        }
        self.reveal_reached(witness);
    }

    /// Lets somebody who plays alone draw, as far as there are cards.
    #[cold]
    #[inline(never)]
    pub(crate) fn draw_for_one<W: Witness>(&mut self, seat: Seat, count: usize, witness: &mut W) {
        for _ in 0..count {
            if let Some(card) = self.draw_alone(seat, witness) {
                self.player_mut(seat).hand.sort_in(card);
                tell_drawn(seat, card, witness);
            }
        }
    }

    /// Draws alone: sabotage and collapse strike at once, and another card is drawn (SOLO-2, SOLO-3).
    #[inline(never)]
    pub(crate) fn draw_alone<W: Witness>(&mut self, seat: Seat, witness: &mut W) -> Option<Card> {
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

    /// The path card laid last that has neither gold nor a troll falls in (SOLO-3).
    fn collapse<W: Witness>(&mut self, witness: &mut W) {
        let last = self.board.laid_from_hands().iter().rev().find(|placed| placed.card.is_removable());
        if let Some(cell) = last.map(|placed| placed.cell) {
            self.remove_from_mine(cell, witness);
        }
    }

    /// Passes the turn on unless the deck is empty, which ends the round where that is enough (CLOSE-1).
    #[cold]
    #[inline(never)]
    pub(crate) fn end_with_deck<W: Witness>(&mut self, witness: &mut W) {
        if self.deck().is_empty() {
            self.close_mine(MineEnd::Deck, witness);
        } else {
            self.pass_turn(self.turn, witness);
        }
    }

    /// Ends a round of The Duel: marked cards are kept, trolls are paid, other revealed gold cards leave the game (CLOSE-1,
    /// KEEP-1, TROLL-2).
    #[inline(never)]
    pub(crate) fn close_mine<W: Witness>(&mut self, end: MineEnd, witness: &mut W) {
        let round = self.round;
        self.duel.cause = None;
        witness.tell(Audience::Everyone, || Event::MineClosed { round, end });
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

    /// Pays so many nuggets in whole cards: with the least overpayment, then the fewest cards; too little gold goes
    /// whole. They leave the game (TROLL-2).
    fn pay_in_cards(&mut self, seat: Seat, due: u32) -> Vec<Card> {
        let kept: Vec<Card> = self.duel.kept[seat.index()].iter().collect();
        let worth = |value: u8| kept.iter().copied().filter(move |card| card.nuggets() == value);
        let have = |value: u8| worth(value).count() as u32;
        // How many cards of each value: overpaid nuggets and the number of cards decide.
        let mut best: Option<(u32, u32, [u32; 3])> = None;
        for threes in 0..=have(3) {
            for twos in 0..=have(2) {
                for ones in 0..=have(1) {
                    let paid = ones + 2 * twos + 3 * threes;
                    if let Some(over) = paid.checked_sub(due) {
                        let way = (over, ones + twos + threes, [ones, twos, threes]);
                        best = Some(best.map_or(way, |best| best.min(way)));
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

    /// Who begins the next round: whoever has the least gold; blue if both have the same (CLOSE-2).
    pub(crate) fn next_to_begin(&self) -> Seat {
        let (green, blue) = (Seat(0), Seat(1));
        if self.player_count() == 2 && self.gold(blue) <= self.gold(green) { blue } else { green }
    }
}

/// Whether no ladder may lie beside this card (LADDER-3).
fn shuns_ladders(card: &Placed) -> bool {
    matches!(card.card.kind(), CardKind::Start | CardKind::Goal(_)) || card.card.nuggets() > 0
}

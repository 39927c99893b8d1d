//! Tunnel Toll: two toll dwarves, who must be paid before anyone builds where they stand.

use crate::audience::{Audience, Witness};
use crate::card::Card;
use crate::cell::Cell;
use crate::decision::Decision;
use crate::event::Event;
use crate::illegal::IllegalMove;
use crate::list::List;
use crate::movelist::MoveList;
use crate::moves::Move;
use crate::seat::{Seat, Seats};
use crate::state::State;
use serde::{Deserialize, Serialize};

/// The number of toll dwarves. Each can be posted once a round (TOLL-2).
pub(crate) const DWARVES: usize = 2;

/// A toll dwarf in the mine.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TollDwarf {
    /// The cell where the dwarf stands.
    pub cell: Cell,
    /// The player who posted the dwarf.
    pub owner: Seat,
}

/// The toll dwarves of a round.
#[derive(Clone, Copy)]
pub(crate) struct Toll {
    dwarves: List<TollDwarf, DWARVES>,
    /// The number of dwarves that can still be posted this round.
    pub(crate) left: u8,
    /// The players who were asked this turn to pay a toll for another player.
    pub(crate) asked: Seats,
    /// The player who has agreed to pay for the play that is about to take effect.
    pub(crate) sponsor: Option<Seat>,
}

impl Toll {
    pub(crate) const NONE: Toll = Toll {
        dwarves: List::empty(TollDwarf { cell: Cell::new(0, 0), owner: Seat(0) }),
        left: 0,
        asked: Seats::NOBODY,
        sponsor: None,
    };

    /// Returns true if any dwarf stands in the mine.
    #[inline]
    pub(crate) fn is_standing(&self) -> bool {
        !self.dwarves.is_empty()
    }

    /// Returns the dwarves in the mine.
    pub(crate) fn standing(&self) -> &[TollDwarf] {
        &self.dwarves
    }

    /// Returns the dwarf on this cell.
    pub(crate) fn at(&self, cell: Cell) -> Option<TollDwarf> {
        self.standing().iter().copied().find(|dwarf| dwarf.cell == cell)
    }

    /// Adds a dwarf to the mine.
    pub(crate) fn put(&mut self, dwarf: TollDwarf) {
        self.dwarves.push(dwarf);
    }

    /// Removes the dwarf from this cell.
    fn remove(&mut self, cell: Cell) {
        if let Some(at) = self.standing().iter().position(|dwarf| dwarf.cell == cell) {
            self.dwarves.remove_at(at);
        }
    }
}

impl State {
    /// Returns the empty cells where a dwarf can be posted: an opening faces them, and no dwarf stands there (TOLL-2).
    pub(crate) fn toll_cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for placed in self.board.placed().iter().filter(|placed| !placed.is_face_down()) {
            for side in placed.shape().open().iter() {
                let cell = placed.cell.step(side);
                let free = self.board.at(cell).is_none() && self.toll.at(cell).is_none();
                if free && cell.is_in_bounds() && !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        cells
    }

    /// Lists every way to post a toll dwarf.
    #[cold]
    #[inline(never)]
    pub(crate) fn list_posts(&self, moves: &mut MoveList) {
        let hand = self.hand(self.turn);
        for cell in self.toll_cells() {
            for (at, &card) in hand.iter().enumerate() {
                moves.push_if(at == 0 || hand[at - 1] != card, Move::PostDwarf { card, cell });
            }
        }
    }

    /// Discards a card to post a toll dwarf. The player draws no card (TOLL-2).
    #[inline(never)]
    pub(crate) fn post_dwarf<W: Witness>(&mut self, card: Card, cell: Cell, witness: &mut W) {
        let seat = self.turn;
        self.player_mut(seat).hand.sort_out(card);
        self.piles.discard(card, Seats::only(seat));
        self.toll.put(TollDwarf { cell, owner: seat });
        self.toll.left -= 1;
        witness.tell_secret(seat, |open| Event::DwarfPosted { seat, cell, card: open.then_some(card) });
        self.pass_turn(seat, witness);
    }

    /// Returns true if a player can pay this dwarf. The owner of the dwarf pays nothing (TOLL-3).
    pub(crate) fn can_pay(&self, seat: Seat, dwarf: TollDwarf) -> bool {
        let player = self.player(seat);
        seat == dwarf.owner || player.pieces > 0 || player.gold_cards != [0; 3]
    }

    /// Returns true if the player whose turn it is may ask this sponsor to pay the dwarf. The owner of the dwarf asks
    /// nobody, since they pay nothing (TOLL-4).
    pub(crate) fn can_ask(&self, sponsor: Seat, dwarf: TollDwarf) -> bool {
        let free = dwarf.owner == self.turn;
        sponsor != self.turn && !free && !self.toll.asked.contains(sponsor) && self.can_pay(sponsor, dwarf)
    }

    /// Removes the moves that build where a dwarf stands if the player cannot pay, and adds those that ask a sponsor to
    /// pay (TOLL-3, TOLL-4).
    #[cold]
    #[inline(never)]
    pub(crate) fn charge_toll(&self, moves: &mut MoveList) {
        let ways: Vec<Move> = moves.to_vec();
        moves.clear();
        for way in ways {
            let built = way.builds().and_then(|(card, cell, rotated)| Some((card, cell, rotated, self.toll.at(cell)?)));
            let Some((card, cell, rotated, dwarf)) = built else {
                moves.push(way);
                continue;
            };
            moves.push_if(self.can_pay(self.turn, dwarf), way);
            for sponsor in self.seats() {
                moves.push_if(self.can_ask(sponsor, dwarf), Move::AskSponsor { sponsor, card, cell, rotated });
            }
        }
    }

    /// Asks another player to pay the toll (TOLL-4).
    #[inline(never)]
    pub(crate) fn ask_sponsor<W: Witness>(&mut self, chosen: Move, sponsor: Seat, witness: &mut W) {
        let seat = self.turn;
        self.toll.asked = self.toll.asked.with(sponsor);
        self.pending = Some(chosen);
        self.ask_seat(sponsor, Decision::Sponsor);
        witness.tell(Audience::Everyone, || Event::SponsorAsked { seat, sponsor, play: chosen });
    }

    /// Carries out the play if the sponsor agrees to pay, or takes it back if they refuse (TOLL-4).
    #[inline(never)]
    pub(crate) fn answer_as_sponsor<W: Witness>(&mut self, pays: bool, witness: &mut W) {
        let seat = self.asked;
        witness.tell(Audience::Everyone, || Event::SponsorAnswered { seat, pays });
        self.ask(self.building_decision());
        let Some(play) = self.pending.take().map(Move::intended_play).filter(|_| pays) else {
            return;
        };
        self.toll.sponsor = Some(seat);
        self.play_unchecked(play, witness);
    }

    /// Pays the dwarf on this cell, if there is one, before a card is built there. The dwarf leaves for the rest of the
    /// round (TOLL-3, TOLL-5).
    #[cold]
    #[inline(never)]
    pub(crate) fn pay_toll<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        let payer = self.toll.sponsor.take().unwrap_or(self.turn);
        let Some(TollDwarf { owner, .. }) = self.toll.at(cell) else {
            return;
        };
        self.toll.remove(cell);
        let value = if payer == owner { None } else { self.hand_over_nugget(payer, owner) };
        witness.tell(Audience::Everyone, || Event::TollPaid { seat: payer, owner, cell, value });
    }

    /// Moves one nugget from the payer to the owner: a gold piece, or else the smallest gold card, for which the bank
    /// gives change in pieces. Returns the value of that card (TOLL-5).
    fn hand_over_nugget(&mut self, payer: Seat, owner: Seat) -> Option<u8> {
        let from = self.player_mut(payer);
        if from.pieces > 0 {
            from.pieces -= 1;
            self.player_mut(owner).pieces += 1;
            return None;
        }
        let slot = from.gold_cards.iter().position(|&count| count > 0)?;
        let value = slot as u8 + 1;
        from.gold_cards[slot] -= 1;
        if value == 1 {
            self.player_mut(owner).gold_cards[slot] += 1;
        } else {
            from.pieces += value - 1;
            self.player_mut(owner).pieces += 1;
            self.gold.put_under_stock(value);
        }
        Some(value)
    }

    /// Returns the reason why a toll keeps the player from building on this cell, if there is one.
    pub(crate) fn why_not_toll(&self, cell: Cell) -> Option<IllegalMove> {
        let unpaid = self.toll.at(cell).is_some_and(|dwarf| !self.can_pay(self.turn, dwarf));
        unpaid.then_some(IllegalMove::TollUnpaid { cell })
    }

    /// Returns the reason why a toll dwarf cannot be posted on this cell.
    pub(crate) fn why_not_post(&self, cell: Cell) -> IllegalMove {
        if !self.rules.tunnel_toll {
            return IllegalMove::NotInThisGame;
        }
        if self.toll.left == 0 { IllegalMove::NoTollDwarf } else { IllegalMove::NoOpening { cell } }
    }

    /// Returns the reason why this sponsor cannot be asked to pay for this play.
    pub(crate) fn why_not_ask(&self, sponsor: Seat, play: Move, cell: Cell) -> IllegalMove {
        if !self.rules.tunnel_toll {
            return IllegalMove::NotInThisGame;
        }
        if sponsor.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat: sponsor };
        }
        match self.toll.at(cell) {
            None => IllegalMove::NothingToPay { cell },
            Some(dwarf) if !self.can_ask(sponsor, dwarf) => IllegalMove::NoSponsor { sponsor },
            Some(_) => self.why_not_play(play),
        }
    }
}

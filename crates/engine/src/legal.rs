//! Which moves are legal. This is the one place that decides; [`illegal`](crate::illegal) only explains.

use crate::board::Spot;
use crate::card::{Card, CardKind, Cards, Tool};
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::rules::Edition;
use crate::seat::Seat;
use crate::state::{Phase, State};

impl State {
    /// Writes the legal moves of whoever is to act into the list, which is emptied first and can be used again.
    ///
    /// Never empty before the game is over. The order means nothing, but is the same whenever the same game is played.
    pub fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.phase {
            Phase::Turn => self.turns(moves),
            Phase::ChooseGoal => {
                let cells = self.reached_goals();
                moves.extend(cells.map(|cell| Move::RevealGoal { cell }));
            }
            Phase::TakeGold { .. } => {
                let values = (1..=3u8).filter(|&value| self.gold.on_offer(value) > 0);
                moves.extend(values.map(|value| Move::TakeGold { value }));
            }
            Phase::Over => {}
        }
    }

    /// Whether the seat may make this move now, and if not, why not.
    pub fn check(&self, seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let to_act = self.to_act().map(|to_act| to_act.seat);
        if to_act == Some(seat) && moves.contains(&chosen) { Ok(()) } else { Err(self.why_not(seat, chosen)) }
    }

    /// What a player may do in his turn (TURN-2).
    fn turns(&self, moves: &mut Vec<Move>) {
        let player = self.player(self.turn);
        let can_build = !player.is_sabotaged();
        let loose;
        let spots = if self.rules.loose_placement {
            loose = self.board.loose_spots();
            &loose
        } else {
            self.board.spots()
        };
        // Equal cards are one move. Kind by kind is also how the processor likes it best: card by card, it would
        // have to guess the kind of each.
        let hand = Cards::of(player.hand.as_slice());
        if can_build {
            for card in hand.common(Cards::PATHS).iter() {
                lay(card, spots, moves);
            }
        }
        for card in hand.common(Cards::ACTIONS).iter() {
            self.act(card, moves);
        }
        moves.extend(hand.iter().map(|card| Move::Pass { card }));
    }

    /// Every way to play an action card.
    fn act(&self, card: Card, moves: &mut Vec<Move>) {
        match card.kind() {
            CardKind::Sabotage(tool) => {
                let targets = self.seats().filter(|&seat| self.can_sabotage(seat, tool));
                moves.extend(targets.map(|target| Move::Sabotage { card, target }));
            }
            CardKind::Repair(tools) => {
                for target in self.seats() {
                    let mended = tools.common(self.player(target).front.broken());
                    if !mended.is_empty() {
                        moves.extend(mended.iter().map(|tool| Move::Repair { card, target, tool }));
                    }
                }
            }
            CardKind::Rockfall => {
                let paths = self.board.placed().iter().filter(|placed| placed.card.is_path());
                moves.extend(paths.map(|placed| Move::Rockfall { cell: placed.cell }));
            }
            CardKind::TreasureMap => {
                let goals = self.board.hidden();
                moves.extend(goals.map(|goal| Move::TreasureMap { cell: goal.cell }));
            }
            CardKind::Path | CardKind::Start | CardKind::Goal(_) => {}
        }
    }

    /// Whether the player whose turn it is may break this tool of the target (SABOTAGE-1, SABOTAGE-3).
    #[inline]
    fn can_sabotage(&self, target: Seat, tool: Tool) -> bool {
        let allowed = target != self.turn || self.rules.edition == Edition::Classic;
        allowed && !self.player(target).front.broken().contains(tool)
    }
}

/// Every way to lay the card on one of the spots, turned only where that makes a difference (PATH-2).
#[inline]
fn lay(card: Card, spots: &[Spot], moves: &mut Vec<Move>) {
    lay_as(card, false, spots, moves);
    if card.can_turn() {
        lay_as(card, true, spots, moves);
    }
}

#[inline]
fn lay_as(card: Card, turned: bool, spots: &[Spot], moves: &mut Vec<Move>) {
    let open = card.shape(turned).open();
    for spots in spots.chunks(64) {
        // First which spots take the card, without a branch; then only those.
        let mut taking = 0u64;
        for (at, spot) in spots.iter().enumerate() {
            taking |= u64::from(spot.takes(open)) << at;
        }
        while taking != 0 {
            let cell = spots[taking.trailing_zeros() as usize].cell;
            moves.push(Move::Lay { card, cell, turned });
            taking &= taking - 1;
        }
    }
}

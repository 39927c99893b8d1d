//! Which moves are legal. This is the one place that decides; [`illegal`](crate::illegal) only explains.

use crate::board::Spot;
use crate::card::{Card, CardKind};
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
        if to_act == Some(seat) && moves.contains(&chosen) {
            Ok(())
        } else {
            Err(self.why_not(seat, chosen))
        }
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
        let mut last = None;
        for &card in player.hand.as_slice() {
            if last == Some(card) {
                continue;
            }
            last = Some(card);
            match card.kind() {
                CardKind::Path => {
                    if can_build {
                        lay(card, spots, moves);
                    }
                }
                CardKind::Sabotage(_) => {
                    let targets = self.seats().filter(|&seat| self.can_sabotage(seat, card));
                    moves.extend(targets.map(|target| Move::Sabotage { card, target }));
                }
                CardKind::Repair(tools) => {
                    for target in self.seats() {
                        let broken = &self.player(target).front;
                        let tools = tools.iter().filter(|tool| broken.contains(tool.broken()));
                        moves.extend(tools.map(|&tool| Move::Repair { card, target, tool }));
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
                CardKind::Start | CardKind::Goal(_) => {}
            }
            moves.push(Move::Pass { card });
        }
    }

    /// Whether the player whose turn it is may put this sabotage card in front of the target (SABOTAGE-1,
    /// SABOTAGE-3).
    #[inline]
    pub(crate) fn can_sabotage(&self, target: Seat, card: Card) -> bool {
        let allowed = target != self.turn || self.rules.edition == Edition::Classic;
        allowed && !self.player(target).front.contains(card)
    }
}

/// Every way to lay the card on one of the spots, turned only where that makes a difference (PATH-2).
#[inline]
fn lay(card: Card, spots: &[Spot], moves: &mut Vec<Move>) {
    let upright = 1u16 << card.shape(false).open().bits();
    let turned = if card.can_turn() {
        1u16 << card.shape(true).open().bits()
    } else {
        0
    };
    for spot in spots {
        let takes = spot.takes();
        let cell = spot.cell;
        if takes & upright != 0 {
            moves.push(Move::Lay {
                card,
                cell,
                turned: false,
            });
        }
        if takes & turned != 0 {
            moves.push(Move::Lay {
                card,
                cell,
                turned: true,
            });
        }
    }
}

//! Which moves are legal. [`State::legal_moves`] alone decides, with the help of each expansion's own file;
//! [`illegal`](crate::illegal) only explains.

use crate::board::Placed;
use crate::card::{Action, Card, CardKind, OnPlayer, Special, Tool};
use crate::cell::Cell;
use crate::chest::Chest;
use crate::illegal::IllegalMove;
use crate::moves::{Discards, Faces, Move, MoveList};
use crate::rules::Edition;
use crate::seat::Seat;
use crate::special::TROVE;
use crate::state::{Phase, State};

impl State {
    /// Writes the legal moves of whoever is to act into the list, which is emptied first and can be used again.
    ///
    /// Never empty before the game is over. The order means nothing, but is the same whenever the same game is played.
    pub fn legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        if self.phase == Phase::Turn {
            self.turns(moves);
        } else {
            self.answers(moves);
        }
    }

    /// What may be answered where the game asks for something other than a turn.
    #[inline(never)]
    fn answers(&self, moves: &mut MoveList) {
        match self.phase {
            Phase::Turn | Phase::Over => {}
            Phase::ChooseReveal => {
                for cell in self.reached() {
                    moves.push(Move::Reveal { cell });
                }
            }
            Phase::TakeGold { .. } => {
                for value in 1..=3 {
                    moves.push_if(self.gold.on_offer(value) > 0, Move::TakeGold { value });
                }
            }
            Phase::Steal { thief } => {
                for victim in self.seats() {
                    moves.push_if(self.can_steal(thief, victim), Move::Steal { victim });
                }
                moves.push_if(self.rules.edition == Edition::Classic, Move::StealNothing);
            }
            Phase::Pathfinder => self.lays(moves),
            Phase::SwapGoals => {
                moves.push(Move::SwapGoals { swap: false });
                moves.push(Move::SwapGoals { swap: true });
            }
            Phase::TakeDiscard => picks(self.piles.top(TROVE), moves),
            Phase::React { asked } => {
                moves.push(Move::Allow);
                moves.push_if(self.hand(asked).contains(&Card::Veto), Move::Veto);
            }
            Phase::Sponsor { .. } => {
                moves.push(Move::Sponsor { pays: true });
                moves.push(Move::Sponsor { pays: false });
            }
            Phase::PushGoal => {
                for cell in self.pushable_goals() {
                    moves.push(Move::PushGoal { cell });
                }
            }
            Phase::LookAtDwarf => {
                for target in self.seats() {
                    moves.push_if(target != self.turn, Move::LookAtDwarf { target });
                }
            }
            Phase::TakeCard => {
                for victim in self.seats() {
                    moves.push_if(self.can_take_card(victim), Move::TakeCard { victim });
                }
            }
            Phase::KeepDrawn => picks(self.shown_of_deck(), moves),
            Phase::PlaceMarker => {
                for marker in self.nuggets_reached() {
                    moves.push(Move::Mark { cell: marker.cell });
                }
            }
        }
    }

    /// Whether the seat may make this move now, and if not, why not.
    pub fn check(&self, seat: Seat, chosen: Move) -> Result<(), IllegalMove> {
        let mut moves = MoveList::new();
        self.legal_moves(&mut moves);
        let to_act = self.to_act().map(|to_act| to_act.seat);
        if to_act == Some(seat) && moves.contains(&chosen) { Ok(()) } else { Err(self.why_not(seat, chosen)) }
    }

    /// What a player may do in his turn (TURN-2).
    fn turns(&self, moves: &mut MoveList) {
        if self.rules.is_duel() {
            return self.duel_turns(moves);
        }
        let player = self.player(self.turn);
        let hand = player.hand.as_slice();
        let builds = player.may_build();
        let mut faces = Faces::NONE;
        for card in kinds(hand) {
            moves.push(Move::Pass { cards: Discards::one(card) });
            match card.kind() {
                CardKind::Path if builds => self.note_face(card, &mut faces, moves),
                CardKind::Action(action) => self.act(card, action, moves),
                CardKind::Path | CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => {}
            }
        }
        self.lay_faces(&faces, moves);
        if self.toll.is_standing() {
            self.charge_toll(moves);
        }
        if self.rules.most_passed() > 1 {
            self.discard_several(hand, moves);
        }
        if self.toll.left > 0 {
            self.post_ways(moves);
        }
    }

    /// Every way to lay a path card.
    fn lays(&self, moves: &mut MoveList) {
        let player = self.player(self.turn);
        let mut faces = Faces::NONE;
        for card in kinds(player.hand.as_slice()).filter(|card| card.is_path() && player.may_build()) {
            self.note_face(card, &mut faces, moves);
        }
        self.lay_faces(&faces, moves);
        if self.toll.is_standing() {
            self.charge_toll(moves);
        }
    }

    /// Notes the ways in which a path card can lie. A ladder has other spots than all others and is laid at once.
    #[inline]
    fn note_face(&self, card: Card, faces: &mut Faces, moves: &mut MoveList) {
        if card.has_ladder() {
            self.lay_ladder(card, moves);
        } else {
            faces.push(card);
        }
    }

    /// Every way to lay the cards that were noted.
    #[inline(always)]
    fn lay_faces(&self, faces: &Faces, moves: &mut MoveList) {
        if self.rules.loose_placement {
            moves.push_lays(faces.as_slice(), &self.board.loose_spots());
        } else {
            moves.push_lays(faces.as_slice(), self.board.spots());
        }
    }

    /// Every way to lay a card with a ladder. Kept apart from the others, which are far more common.
    #[cold]
    #[inline(never)]
    fn lay_ladder(&self, card: Card, moves: &mut MoveList) {
        let mut faces = Faces::NONE;
        faces.push(card);
        moves.push_lays(faces.as_slice(), &self.board.ladder_spots());
    }

    /// Whether the player whose turn it is could lay any path card, without anybody else paying for it (PATHFINDER-1, TOLL-4).
    pub(crate) fn can_lay_any(&self) -> bool {
        let mut moves = MoveList::new();
        self.lays(&mut moves);
        moves.iter().any(|chosen| matches!(chosen, Move::Lay { .. }))
    }

    /// Every way to move the path card laid last from a hand (DIVERSION-1).
    fn divert_ways(&self, moves: &mut MoveList) {
        let Some(&last) = self.board.laid_from_hands().last() else {
            return;
        };
        let mut without = self.board;
        without.remove(last.cell);
        let other;
        let spots = if last.card.has_ladder() {
            other = without.ladder_spots();
            &other
        } else if self.rules.loose_placement {
            other = without.loose_spots();
            &other
        } else {
            without.spots()
        };
        for spot in spots.iter().filter(|spot| spot.cell != last.cell) {
            for turned in [false, true] {
                let takes = (!turned || last.card.can_turn()) && spot.takes(last.card.shape(turned).open());
                moves.push_if(takes, Move::Diversion { cell: spot.cell, turned });
            }
        }
    }

    /// Every way to discard two or three cards (PASS2-1, DISCARD-1).
    #[inline(never)]
    pub(crate) fn discard_several(&self, hand: &[Card], moves: &mut MoveList) {
        moves.push_discards(hand, self.rules.most_passed());
        for &removed in self.in_front(self.turn) {
            for (at, one) in hand.iter().enumerate().filter(|&(at, one)| at == 0 || hand[at - 1] != *one) {
                for two in kinds(&hand[at + 1..]) {
                    moves.push(Move::DiscardTwo { cards: Discards::two(*one, two), removed });
                }
            }
        }
    }

    /// Every way to play an action card.
    #[inline(always)]
    pub(crate) fn act(&self, card: Card, action: Action, moves: &mut MoveList) {
        match action {
            Action::OnPlayer(OnPlayer::Sabotage(tool)) => {
                for target in self.seats() {
                    moves.push_if(self.can_sabotage(target, tool), Move::Action { card, target });
                }
            }
            Action::OnPlayer(effect) => {
                for target in self.seats() {
                    moves.push_if(self.can_target(effect, target), Move::Action { card, target });
                }
            }
            Action::Repair(tools) => {
                // In The Duel everybody mends his own tools (DUEL-4).
                let own = self.turn.0;
                let targets = if self.rules.is_duel() { own..own + 1 } else { 0..self.player_count };
                for tool in tools.iter() {
                    for target in targets.clone().map(Seat) {
                        let broken = self.player(target).front.broken();
                        moves.push_if(broken.contains(tool), Move::Repair { card, target, tool });
                    }
                }
            }
            Action::Rockfall => {
                for placed in self.board.placed() {
                    moves.push_if(placed.card.is_removable(), Move::Rockfall { cell: placed.cell });
                }
            }
            Action::TreasureMap => {
                for hidden in self.board.hidden() {
                    moves.push_if(self.may_look_at(hidden), Move::TreasureMap { cell: hidden.cell });
                }
            }
            Action::Theft => moves.push_if(!self.in_front(self.turn).contains(&Card::Theft), Move::Theft),
            Action::Key => {
                for placed in self.board.placed() {
                    moves.push_if(self.takes_key(placed), Move::Key { cell: placed.cell });
                }
            }
            Action::Special(effect) => self.act_specially(effect, moves),
        }
    }

    /// Every way to play a championship card. Kept apart from the others, which are far more common.
    #[cold]
    #[inline(never)]
    fn act_specially(&self, effect: Special, moves: &mut MoveList) {
        match effect {
            Special::GoalCardSwap => {
                let goals = self.board.hidden().filter(|hidden| hidden.card.is_goal());
                let goals: Vec<Cell> = goals.map(|goal| goal.cell).collect();
                for (at, &first) in goals.iter().enumerate() {
                    for &second in &goals[at + 1..] {
                        moves.push(Move::GoalCardSwap { one: first.min(second), two: first.max(second) });
                    }
                }
            }
            Special::TreasureTrove => moves.push(Move::TreasureTrove),
            Special::ChangeOfDirection => moves.push(Move::ChangeOfDirection),
            Special::Pathfinder => moves.push_if(self.can_lay_any(), Move::Pathfinder),
            Special::Diversion => self.divert_ways(moves),
            Special::Veto => {}
        }
    }

    /// Whether the player whose turn it is may play a card with this effect on the target.
    #[inline]
    fn can_target(&self, effect: OnPlayer, target: Seat) -> bool {
        let another = target != self.turn;
        let player = self.player(target);
        match effect {
            OnPlayer::Sabotage(tool) => self.can_sabotage(target, tool),
            OnPlayer::HandsOff => player.front.contains(Card::Theft),
            OnPlayer::Freedom => player.is_trapped(),
            OnPlayer::Trapped => another && !player.is_trapped(),
            OnPlayer::Inspection | OnPlayer::SwapHands => another,
            OnPlayer::ChangeHats => !self.left_over().is_empty(),
        }
    }

    /// Whether the player whose turn it is may break this tool of the target (SABOTAGE-1, SABOTAGE-3).
    #[inline]
    fn can_sabotage(&self, target: Seat, tool: Tool) -> bool {
        let allowed = target != self.turn || self.rules.edition == Edition::Classic;
        allowed && !self.player(target).front.broken().contains(tool)
    }

    /// Whether a treasure map may be used on this face-down card (MAP-2, CHEST-3, CHEST-5).
    #[inline]
    fn may_look_at(&self, hidden: &Placed) -> bool {
        !(self.chests.is_opened(Chest::NoMoreMaps) && hidden.card.is_goal())
    }

    /// Whether this thief may steal from that player (THEFT-2).
    pub(crate) fn can_steal(&self, thief: Seat, victim: Seat) -> bool {
        thief != victim && self.player(victim).pieces > 0
    }
}

/// The kinds of cards in a hand: equal cards lie side by side and are one move.
#[inline]
pub(crate) fn kinds(hand: &[Card]) -> impl Iterator<Item = Card> {
    let mut last = Card::Start;
    hand.iter().copied().filter(move |&card| std::mem::replace(&mut last, card) != card)
}

/// Every way to take one of these cards.
fn picks(cards: &[Card], moves: &mut MoveList) {
    for (at, &card) in cards.iter().enumerate() {
        moves.push_if(!cards[..at].contains(&card), Move::Pick { card });
    }
}

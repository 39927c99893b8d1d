//! What a move does.

use crate::audience::{Audience, Witness};
use crate::board::Placed;
use crate::card::{Action, Card, CardKind, Goal, OnPlayer};
use crate::cell::{Cell, Side};
use crate::dwarf::Dwarf;
use crate::event::Event;
use crate::moves::{Discards, Move};
use crate::rules::Family;
use crate::seat::{Seat, Seats};
use crate::state::{Phase, State};

impl State {
    /// Plays a move of whoever is to act, without asking whether it is legal: for search and simulation, which take
    /// their moves from [`legal_moves`](State::legal_moves).
    ///
    /// An illegal move leaves a state that no game can have. [`Game::play`](crate::Game::play) is the checked way.
    pub fn play_unchecked<W: Witness>(&mut self, chosen: Move, witness: &mut W) {
        if self.rules.veto && chosen.is_play() {
            self.announce(chosen, witness);
        } else {
            self.carry_out(chosen, witness);
        }
    }

    /// Lets a move take effect.
    pub(crate) fn carry_out<W: Witness>(&mut self, chosen: Move, witness: &mut W) {
        let seat = self.turn;
        match chosen {
            Move::Lay { card, cell, turned } => {
                self.player_mut(seat).hand.remove(card);
                if self.toll.is_standing() {
                    self.pay_toll(cell, witness);
                }
                let near_hidden = self.board.lay(Placed::face_up(card, cell, turned));
                witness.tell(Audience::Everyone, || Event::Laid { seat, card, cell, turned });
                self.built(near_hidden, witness);
            }
            Move::Action { card, target } => self.act_on(card, target, witness),
            Move::Theft => self.plan_theft(witness),
            Move::Repair { card, target, tool } => {
                self.player_mut(target).front.remove(tool.broken());
                self.piles.discard(tool.broken(), Seats::EVERYONE);
                self.spend(card);
                witness.tell(Audience::Everyone, || Event::Repaired { seat, target, card, tool });
                self.end_turn(witness);
            }
            Move::Rockfall { cell } => {
                self.fall_in(cell, witness);
                self.spend(Card::Rockfall);
                self.end_turn(witness);
            }
            Move::TreasureMap { cell } => {
                self.spend(Card::TreasureMap);
                self.read_map(cell, witness);
                self.end_turn(witness);
            }
            Move::Pass { cards } => {
                self.discard_unseen(cards.as_slice());
                witness.tell_apart(seat, |open| Event::Passed {
                    seat,
                    count: cards.as_slice().len() as u8,
                    cards: open.then(|| cards.as_slice().to_vec()),
                });
                self.end_turn_drawing(seat, cards.as_slice().len(), witness);
            }
            Move::DiscardTwo { cards, removed } => self.discard_two(cards, removed, witness),
            Move::Reveal { cell } => self.reveal_first(cell, witness),
            Move::TakeGold { value } => self.take_gold(value, witness),
            Move::Steal { victim } => self.steal(Some(victim), witness),
            Move::StealNothing => self.steal(None, witness),
            Move::GoalCardSwap { .. } => self.take_up_goals(chosen),
            Move::SwapGoals { swap } => self.swap_goals(swap, witness),
            Move::TreasureTrove => self.open_trove(witness),
            Move::Pick { card } => self.pick(card, witness),
            Move::ChangeOfDirection => self.change_direction(witness),
            Move::Pathfinder => self.find_path(witness),
            Move::Diversion { cell, turned } => self.divert(cell, turned, witness),
            Move::Veto => self.veto(witness),
            Move::Allow => self.allow(witness),
            Move::Toll { card, cell } => self.post_dwarf(card, cell, witness),
            Move::Ask { sponsor, .. } => self.ask_sponsor(chosen, sponsor, witness),
            Move::Sponsor { pays } => self.answer_as_sponsor(pays, witness),
            Move::PushGoal { cell } => self.push_goal(cell, witness),
            Move::LookAtDwarf { target } => self.look_into_chest(target, witness),
            Move::TakeCard { victim } => self.take_card(victim, witness),
            Move::Key { cell } => self.use_key(cell, witness),
            Move::PayTroll { cell } => self.pay_troll(chosen, cell, witness),
            Move::Mark { cell } => self.mark_first(cell, witness),
        }
    }

    /// Moves an action card from the hand of the player whose turn it is to the discard pile.
    pub(crate) fn spend(&mut self, card: Card) {
        self.player_mut(self.turn).hand.remove(card);
        self.piles.discard(card, Seats::EVERYONE);
    }

    /// Takes a card out of the mine (ROCKFALL-1, CHEST-4, COLLAPSE-1).
    pub(crate) fn fall_in<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        let Some(removed) = self.board.remove(cell) else {
            return;
        };
        let (seat, card) = (self.turn, removed.card);
        if !card.is_path() {
            return self.bury_chest(&removed, witness);
        }
        self.piles.discard(card, Seats::EVERYONE);
        self.duel.drop_key(cell);
        witness.tell(Audience::Everyone, || Event::RockFell { seat, cell, card });
    }

    /// Moves cards face down from the hand of the player whose turn it is to the discard pile (PASS-1).
    #[inline]
    fn discard_unseen(&mut self, cards: &[Card]) {
        let seat = self.turn;
        for &card in cards {
            self.player_mut(seat).hand.remove(card);
            self.piles.discard(card, Seats::only(seat));
        }
    }

    /// Discards two cards to be rid of one in front of oneself (DISCARD-1).
    #[inline(never)]
    fn discard_two<W: Witness>(&mut self, cards: Discards, removed: Card, witness: &mut W) {
        let seat = self.turn;
        self.discard_unseen(cards.as_slice());
        self.take_from_front(seat, removed);
        witness.tell_apart(seat, |open| Event::DiscardedTwo {
            seat,
            removed,
            cards: open.then(|| cards.as_slice().to_vec()),
        });
        self.end_turn(witness);
    }

    /// Moves a card from in front of a player to the discard pile.
    pub(crate) fn take_from_front(&mut self, target: Seat, card: Card) {
        self.player_mut(target).front.remove(card);
        if card == Card::Theft {
            self.thefts.remove(target);
        }
        self.piles.discard(card, Seats::EVERYONE);
    }

    /// Plays an action card on a player.
    fn act_on<W: Witness>(&mut self, card: Card, target: Seat, witness: &mut W) {
        let seat = self.turn;
        let CardKind::Action(Action::OnPlayer(effect)) = card.kind() else {
            return;
        };
        match effect {
            OnPlayer::Sabotage(tool) => {
                self.player_mut(seat).hand.remove(card);
                self.player_mut(target).front.put(card);
                witness.tell(Audience::Everyone, || Event::Sabotaged { seat, target, tool });
            }
            OnPlayer::Trapped => {
                self.player_mut(seat).hand.remove(card);
                self.player_mut(target).front.put(card);
                witness.tell(Audience::Everyone, || Event::PutDown { seat, target, card });
            }
            OnPlayer::HandsOff | OnPlayer::Freedom => {
                let gone = if card == Card::Freedom { Card::Trapped } else { Card::Theft };
                self.take_from_front(target, gone);
                self.spend(card);
                witness.tell(Audience::Everyone, || Event::TakenAway { seat, target, card: gone });
            }
            OnPlayer::Inspection => {
                self.spend(card);
                self.look_at_dwarf(target, witness);
            }
            OnPlayer::ChangeHats => {
                self.spend(card);
                if let Some(dwarf) = self.change_hat(target, self.rules.dwarf_leaves()) {
                    witness.tell_apart(target, |open| Event::HatChanged { seat, target, dwarf: open.then_some(dwarf) });
                }
            }
            OnPlayer::SwapHands => {
                self.spend(card);
                self.swap_hands(target, witness);
                return self.end_turn_drawing(target, 1, witness);
            }
        }
        self.end_turn(witness);
    }

    /// Looks at a face-down goal, or at a chest and its path card (MAP-1, CHEST-3).
    fn read_map<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        let seat = self.turn;
        let Some(hidden) = self.board.hidden_mut().find(|hidden| hidden.cell == cell) else {
            return;
        };
        hidden.seen = hidden.seen.with(seat);
        let card = hidden.card;
        match self.chests.at(cell) {
            Some(chest) => witness.tell_apart(seat, |open| Event::ChestSeen {
                seat,
                cell,
                card: open.then_some(card),
                chest: open.then_some(chest),
            }),
            None => witness.tell_apart(seat, |open| Event::MapRead { seat, cell, card: open.then_some(card) }),
        }
    }

    /// Gives a player the top one of the unused dwarf cards, if there is one. The old one goes under them, or out of the
    /// round (HATS-1, COSTUME-1).
    pub(crate) fn change_hat(&mut self, target: Seat, leaves: bool) -> Option<Dwarf> {
        let count = self.left_over_count as usize;
        let new = *self.left_over().first()?;
        let player = &mut self.players[target.index()];
        let old = std::mem::replace(&mut player.dwarf, new);
        player.dwarf_seen = Seats::only(target);
        // What is out of the round is kept behind the unused cards.
        self.left_over[..count].rotate_left(1);
        self.left_over[count - 1] = old;
        if leaves {
            self.left_over_count -= 1;
            self.dwarves_out += 1;
        }
        Some(new)
    }

    /// All cards in hand of the player whose turn it is and of the target change places (SWAP-1).
    fn swap_hands<W: Witness>(&mut self, target: Seat, witness: &mut W) {
        let seat = self.turn;
        let (own, other) = (self.player(seat).hand, self.player(target).hand);
        self.player_mut(seat).hand = other;
        self.player_mut(target).hand = own;
        for (seat, from, hand) in [(seat, target, other), (target, seat, own)] {
            witness.tell_apart(seat, |open| Event::HandTaken {
                seat,
                from,
                count: hand.as_slice().len() as u8,
                cards: open.then(|| hand.as_slice().to_vec()),
            });
        }
    }

    /// Ends the turn as most turns end: its player draws a card (TURN-3).
    pub(crate) fn end_turn<W: Witness>(&mut self, witness: &mut W) {
        self.end_turn_drawing(self.turn, 1, witness);
    }

    /// Lets somebody draw and passes the turn on, or ends the round (TURN-3, TURN-4, ROUND-2).
    pub(crate) fn end_turn_drawing<W: Witness>(&mut self, drawer: Seat, count: usize, witness: &mut W) {
        if self.chests.is_any_due() {
            return self.end_turn_with_chests(count, witness);
        }
        self.draw(drawer, count, witness);
        if self.rules.end_with_deck {
            return self.end_with_deck(witness);
        }
        self.pass_turn(self.turn, witness);
    }

    /// Lets somebody draw cards, as far as there are any.
    pub(crate) fn draw<W: Witness>(&mut self, drawer: Seat, count: usize, witness: &mut W) {
        if self.rules.game == Family::Solo {
            return self.draw_for_one(drawer, count, witness);
        }
        for _ in 0..count {
            let Some(card) = self.piles.draw() else {
                break;
            };
            self.player_mut(drawer).hand.sort_in(card);
            witness.tell_apart(drawer, |open| Event::Drew { seat: drawer, card: open.then_some(card) });
        }
    }

    /// Passes the turn on, or ends the round, of which `last` has played the last card (TURN-4, TURN-5, ROUND-2).
    pub(crate) fn pass_turn<W: Witness>(&mut self, last: Seat, witness: &mut W) {
        self.phase = Phase::Turn;
        self.toll.asked = Seats::NOBODY;
        let players = self.player_count();
        let mut next = self.after(self.turn);
        for skipped in 0..players {
            if !self.player(next).hand.is_empty() {
                self.tell_skipped(skipped, witness);
                self.turn = next;
                return;
            }
            next = self.after(next);
        }
        self.turn = last;
        self.end_round(None, witness);
    }

    /// Tells of the players without cards between this turn and the next (TURN-4).
    fn tell_skipped<W: Witness>(&self, count: usize, witness: &mut W) {
        let mut seat = self.turn;
        for _ in 0..count {
            seat = self.after(seat);
            witness.tell(Audience::Everyone, || Event::Skipped { seat });
        }
    }

    /// Goes on after a card was laid or moved: what is reached comes first.
    pub(crate) fn built<W: Witness>(&mut self, near_hidden: bool, witness: &mut W) {
        if near_hidden || self.rules.looks_around() {
            self.reveal_reached(witness);
        } else {
            self.finish_building(witness);
        }
    }

    /// Ends the turn, or goes on to the next path card of a Pathfinder (PATHFINDER-1).
    fn finish_building<W: Witness>(&mut self, witness: &mut W) {
        self.phase = Phase::Turn;
        if self.rules.is_duel() {
            return self.finish_duel_play(witness);
        }
        if self.pathfinder.left == 0 {
            return self.end_turn(witness);
        }
        self.pathfinder.left -= 1;
        self.pathfinder.laid += 1;
        if self.pathfinder.left > 0 && self.can_lay_any() {
            self.phase = Phase::Pathfinder;
            return;
        }
        let laid = std::mem::take(&mut self.pathfinder).laid;
        self.end_turn_drawing(self.turn, laid.into(), witness);
    }

    /// What is reached now: face-down goals and chests, and postcards that have not done yet what they do.
    pub(crate) fn reached(&self) -> Vec<Cell> {
        if self.rules.is_duel() {
            return self.gold_reached();
        }
        let hidden = self.board.hidden().map(|hidden| hidden.cell);
        hidden.filter(|&cell| self.board.is_reached(cell)).chain(self.fresh_postcards()).collect()
    }

    /// Reveals what is reached until nothing is left, then ends the turn; asks if there is more than one (GOAL-1, GOAL-4).
    pub(crate) fn reveal_reached<W: Witness>(&mut self, witness: &mut W) {
        loop {
            if self.rules.is_duel() && !self.mark_nuggets(witness) {
                return;
            }
            match self.reached()[..] {
                [] => return self.finish_building(witness),
                [cell] => {
                    if !self.reveal(cell, witness) {
                        return;
                    }
                }
                [..] => {
                    self.phase = Phase::ChooseReveal;
                    return;
                }
            }
        }
    }

    /// Reveals the first of several things reached, then the rest (GOAL-4).
    #[inline(never)]
    fn reveal_first<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        self.phase = Phase::Turn;
        if self.reveal(cell, witness) {
            self.reveal_reached(witness);
        }
    }

    /// Turns over what lies on this cell, and lets it take effect; says whether the turn goes on at once. Its sides may
    /// mismatch (GOAL-2, GOAL-5).
    fn reveal<W: Witness>(&mut self, cell: Cell, witness: &mut W) -> bool {
        let Some(&placed) = self.board.at(cell) else {
            return true;
        };
        let (seat, card) = (self.turn, placed.card);
        if let CardKind::Postcard(postcard) = card.kind() {
            self.reach_postcard(postcard, &placed, witness);
            return true;
        }
        let turned = self.turn_to_fit(&placed);
        self.board.reveal(cell, turned);
        match card.kind() {
            CardKind::Goal(goal) => {
                witness.tell(Audience::Everyone, || Event::GoalRevealed { seat, cell, card, turned });
                self.reach_goal(goal, witness)
            }
            CardKind::Chest => self.open_chest(cell, card, turned, witness),
            CardKind::Path | CardKind::Start | CardKind::Postcard(_) | CardKind::Action(_) => true,
        }
    }

    /// What a goal does to whoever reached it; says whether the turn goes on (GOAL-2, NEWGOALS-2).
    fn reach_goal<W: Witness>(&mut self, goal: Goal, witness: &mut W) -> bool {
        let seat = self.turn;
        match goal {
            Goal::Gold => {
                self.end_round(Some(seat), witness);
                false
            }
            Goal::Spider => {
                self.end_round(None, witness);
                false
            }
            Goal::Sack(pieces) => {
                self.player_mut(seat).pieces += pieces;
                witness.tell(Audience::Everyone, || Event::PiecesPaid { seat, pieces });
                true
            }
            Goal::Dragon => {
                if self.player(seat).pieces > 0 {
                    self.player_mut(seat).pieces -= 1;
                    witness.tell(Audience::Everyone, || Event::PieceLost { seat });
                }
                true
            }
            Goal::Rock | Goal::GoldCard => true,
        }
    }

    /// Whether a revealed card lies turned: open towards the card just laid if it can be, else towards any card that
    /// reaches it, then with the fewest mismatches, then as printed (GOAL-3).
    fn turn_to_fit(&self, goal: &Placed) -> bool {
        let duel = self.rules.is_duel();
        let reach = if duel { self.ways_at(&self.ways(), goal.cell) } else { self.board.reach_at(goal.cell) };
        let just_laid = self.board.placed().last().filter(|_| self.duel.cause.is_none()).map(|placed| placed.cell);
        let merit = |turned: bool| {
            let open = goal.card.shape(turned).open();
            let meets = open.common(reach);
            let meets_just_laid = meets.iter().any(|side| Some(goal.cell.step(side)) == just_laid);
            let mismatches = Side::ALL
                .into_iter()
                .filter(|&side| {
                    let neighbour = self.board.at(goal.cell.step(side));
                    neighbour.is_some_and(|other| {
                        let facing = other.shape().open().contains(side.opposite());
                        !other.face_down && facing != open.contains(side)
                    })
                })
                .count();
            (meets_just_laid, !meets.is_empty(), 4 - mismatches)
        };
        goal.card.can_turn() && merit(true) > merit(false)
    }

    /// The first seat that gold is handed on to from this one, itself included, for which the condition holds (GOLD-3).
    pub(crate) fn handed_on_from(&self, from: Seat, holds: impl Fn(Seat) -> bool) -> Option<Seat> {
        let mut seat = from;
        for _ in 0..self.player_count() {
            if holds(seat) {
                return Some(seat);
            }
            seat = self.handed_on(seat);
        }
        None
    }
}

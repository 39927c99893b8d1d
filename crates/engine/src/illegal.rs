//! Why a move is not possible.

use crate::card::{Action, Card, CardKind, OnPlayer, Tool};
use crate::cell::{Cell, Side};
use crate::moves::{Decision, Discards, Move};
use crate::rules::Edition;
use crate::seat::Seat;
use crate::state::{Phase, State};
use serde::{Deserialize, Serialize};

/// Why a move is not possible, in terms that a player understands. [`rule`](IllegalMove::rule) names the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum IllegalMove {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else has to decide first.
    #[error("seat {to_act} has to decide first")]
    NotYourTurn {
        /// Who.
        to_act: Seat,
    },
    /// Others may still answer a play; who is being asked is nobody's business.
    #[error("others may still answer the play")]
    ReactionsAwaited,
    /// The game asks for something else now.
    #[error("the game asks for something else now: {}", asked(*decision))]
    OtherDecision {
        /// What it asks for.
        decision: Decision,
    },
    /// The player does not hold that card.
    #[error("there is no {card} in the hand")]
    NotInHand {
        /// Which.
        card: Card,
    },
    /// That card is not played that way.
    #[error("{card} is not played that way")]
    WrongCard {
        /// Which.
        card: Card,
    },
    /// There is no such seat at the table.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// A player with a broken tool may not lay path cards.
    #[error("a player with a broken tool may not lay path cards")]
    ToolBroken,
    /// A card lies there already.
    #[error("a card lies at {cell} already")]
    Occupied {
        /// Where.
        cell: Cell,
    },
    /// No card lies next to that cell.
    #[error("no laid card lies next to {cell}")]
    NoNeighbour {
        /// Where.
        cell: Cell,
    },
    /// The card does not match its neighbour.
    #[error(
        "the card does not match its neighbour on the {side} side: a tunnel must meet a tunnel, rock must meet rock"
    )]
    Mismatch {
        /// On which side.
        side: Side,
    },
    /// None of the card's openings meets a tunnel that is connected with the start.
    #[error("nothing at {cell} meets a tunnel that is connected with the start")]
    NotConnected {
        /// Where.
        cell: Cell,
    },
    /// The card looks the same turned, so it is laid as printed.
    #[error("{card} looks the same turned: it is laid as printed")]
    LooksTheSameTurned {
        /// Which.
        card: Card,
    },
    /// In this edition nobody sabotages himself.
    #[error("sabotage is for other players")]
    SabotageOnOneself,
    /// That tool of the target is broken already.
    #[error("the {tool} of seat {target} is broken already")]
    BrokenAlready {
        /// Whose.
        target: Seat,
        /// Which.
        tool: Tool,
    },
    /// That tool of the target is not broken.
    #[error("the {tool} of seat {target} is not broken")]
    NothingToRepair {
        /// Whose.
        target: Seat,
        /// Which.
        tool: Tool,
    },
    /// The repair card does not show that tool.
    #[error("{card} does not mend a {tool}")]
    WrongTool {
        /// Which card.
        card: Card,
        /// Which tool.
        tool: Tool,
    },
    /// No path card lies there, or it cannot be taken away.
    #[error("there is no path card at {cell} that a rockfall could take away")]
    NothingToRemove {
        /// Where.
        cell: Cell,
    },
    /// No face-down goal lies there.
    #[error("there is no face-down card at {cell} to look at")]
    NothingToLookAt {
        /// Where.
        cell: Cell,
    },
    /// That goal was not just reached.
    #[error("nothing at {cell} was just reached")]
    NotReached {
        /// Where.
        cell: Cell,
    },
    /// A trapped player may not lay path cards.
    #[error("a trapped player may not lay path cards")]
    Trapped,
    /// A ladder may not lie beside a goal.
    #[error("a ladder may not lie beside a goal, as it would at {cell}")]
    LadderBesideGoal {
        /// Where.
        cell: Cell,
    },
    /// That card is for other players.
    #[error("{card} is for other players")]
    OthersOnly {
        /// Which.
        card: Card,
    },
    /// That card lies in front of the target already.
    #[error("{card} lies in front of seat {target} already")]
    InFrontAlready {
        /// Which.
        card: Card,
        /// In front of whom.
        target: Seat,
    },
    /// That card does not lie in front of the target.
    #[error("no {card} lies in front of seat {target}")]
    NotInFront {
        /// Which.
        card: Card,
        /// In front of whom.
        target: Seat,
    },
    /// That card does not lie in front of the player himself.
    #[error("no {card} lies in front of the player to be rid of")]
    NothingToBeRidOf {
        /// Which.
        card: Card,
    },
    /// No unused dwarf card is left.
    #[error("no unused dwarf card is left")]
    NoDwarfLeft,
    /// So many cards cannot be discarded at once.
    #[error("{least} to {most} cards are discarded at once, not {count}")]
    WrongNumber {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
        /// How many it would be.
        count: u8,
    },
    /// There is no such move in this game.
    #[error("there is no such move in this game")]
    NotInThisGame,
    /// There is nothing to steal there.
    #[error("there is nothing to steal from seat {victim}")]
    NothingToSteal {
        /// From whom.
        victim: Seat,
    },
    /// In this edition a thief must steal if he can.
    #[error("a thief must steal if he can")]
    MustSteal,
    /// There are no two face-down goals there to take up.
    #[error("there are no two face-down goals there to take up")]
    NothingToSwap,
    /// The card is not among those that may be taken off the discard pile.
    #[error("{card} is not among the cards on top of the discard pile")]
    NotOnTop {
        /// Which.
        card: Card,
    },
    /// A Pathfinder needs a path card that can be laid.
    #[error("a Pathfinder needs a path card in hand that can be laid")]
    NoPathToLay,
    /// The path card laid last cannot be moved there.
    #[error("the path card laid last cannot be moved to {cell}")]
    CannotDivert {
        /// Where.
        cell: Cell,
    },
    /// The Veto only answers what another player plays.
    #[error("the Veto only answers a card that another player has just played")]
    VetoIsAnAnswer,
    /// A toll dwarf stands there, and the player has no gold for him.
    #[error("a toll dwarf stands at {cell}: it takes 1 gold to build there, one's own or a sponsor's")]
    TollUnpaid {
        /// Where.
        cell: Cell,
    },
    /// Both toll dwarves have been put into the mine this round.
    #[error("no toll dwarf is left this round")]
    NoTollDwarf,
    /// A toll dwarf stands only where an opening faces an empty cell.
    #[error("a toll dwarf cannot stand at {cell}: it takes an empty cell that an opening faces")]
    NoOpenEnd {
        /// Where.
        cell: Cell,
    },
    /// No toll dwarf stands there.
    #[error("no toll dwarf stands at {cell}, so there is nothing to pay")]
    NothingToPay {
        /// Where.
        cell: Cell,
    },
    /// That player cannot be asked to pay.
    #[error("seat {sponsor} cannot be asked to pay: it must be another player with gold who was not asked this turn")]
    NoSponsor {
        /// Who.
        sponsor: Seat,
    },
    /// A chest has put an end to looking at goals.
    #[error("a chest has put an end to looking at goals this round")]
    MapsBarred,
    /// No face-down goal lies there, or there is no room behind it.
    #[error("there is no face-down goal at {cell} with room behind it")]
    CannotPush {
        /// Where.
        cell: Cell,
    },
    /// There is no other player's dwarf card to look at.
    #[error("a chest shows the dwarf card of another player, not that of seat {target}")]
    NotAnother {
        /// Whose.
        target: Seat,
    },
    /// There is no card to take.
    #[error("there is no card to take from seat {victim}")]
    NoCardToTake {
        /// From whom.
        victim: Seat,
    },
    /// The card is not among those shown.
    #[error("{card} is not among the cards drawn")]
    NotShown {
        /// Which.
        card: Card,
    },
    /// The Duel: none of the card's openings meets the player's own way.
    #[error("nothing at {cell} meets a tunnel that leads back to the player's own start")]
    NotOnYourWay {
        /// Where.
        cell: Cell,
    },
    /// The Duel: a ladder may not lie beside a gold card, a start or a card with gold.
    #[error("a ladder may not lie beside a gold card, a start or a card with gold, as it would at {cell}")]
    LadderShunned {
        /// Where.
        cell: Cell,
    },
    /// The Duel: there is no door of the other colour to unlock.
    #[error("there is no locked door of the other colour at {cell}")]
    NoDoorToUnlock {
        /// Where.
        cell: Cell,
    },
    /// The Duel: no unpaid troll is there, or the player's way does not come to him.
    #[error("there is no unpaid troll at {cell} that the player's way comes to")]
    NoTrollToPay {
        /// Where.
        cell: Cell,
    },
    /// The Duel: everybody mends his own tools.
    #[error("everybody mends his own tools")]
    RepairForOthers,
    /// The Duel: no nugget was just reached there.
    #[error("no nugget at {cell} waits for a marker")]
    NothingToMark {
        /// Where.
        cell: Cell,
    },
    /// No card of that value is being handed round.
    #[error("no gold card with {value} nuggets is being handed round")]
    NoSuchGold {
        /// Its nuggets.
        value: u8,
    },
}

fn asked(decision: Decision) -> &'static str {
    match decision {
        Decision::Turn => "play a card or pass",
        Decision::ChooseReveal => "choose which of the things reached comes first",
        Decision::TakeGold => "take one of the gold cards handed round",
        Decision::Steal => "say from whom to steal",
        Decision::Pathfinder => "lay a path card",
        Decision::SwapGoals => "swap the two goals, or keep them as they lay",
        Decision::TakeDiscard => "take a card off the discard pile",
        Decision::React => "answer with the Veto, or allow the play",
        Decision::Sponsor => "pay the toll for the other player, or refuse",
        Decision::PushGoal => "push a goal away",
        Decision::LookAtDwarf => "say whose dwarf card to look at",
        Decision::TakeCard => "say out of whose hand to take a card",
        Decision::KeepDrawn => "keep one of the cards drawn",
        Decision::PlaceMarker => "say which nugget gets one of the last markers",
    }
}

impl IllegalMove {
    /// The number of the rule in `docs/rules/` that forbids it.
    pub fn rule(&self) -> &'static str {
        match self {
            IllegalMove::GameOver => "GAME-1",
            IllegalMove::NotYourTurn { .. } | IllegalMove::NoSuchSeat { .. } => "TURN-1",
            IllegalMove::ReactionsAwaited => "VETO-2",
            IllegalMove::OtherDecision { decision: Decision::Turn }
            | IllegalMove::NotInHand { .. }
            | IllegalMove::WrongCard { .. } => "TURN-2",
            IllegalMove::OtherDecision { decision: Decision::ChooseReveal } | IllegalMove::NotReached { .. } => {
                "GOAL-4"
            }
            IllegalMove::OtherDecision { decision: Decision::TakeGold } | IllegalMove::NoSuchGold { .. } => "GOLD-3",
            IllegalMove::ToolBroken => "SABOTAGE-2",
            IllegalMove::Trapped => "TRAPPED-2",
            IllegalMove::LadderBesideGoal { .. } => "LADDER-2",
            IllegalMove::OthersOnly { card } => match card {
                Card::Trapped => "TRAPPED-1",
                Card::Inspection => "INSPECTION-1",
                _ => "SWAP-1",
            },
            IllegalMove::InFrontAlready { .. } => "FRONT-1",
            IllegalMove::NotInFront { card: Card::Theft, .. } => "HANDSOFF-1",
            IllegalMove::NotInFront { .. } => "FREEDOM-1",
            IllegalMove::NothingToBeRidOf { .. } => "DISCARD-1",
            IllegalMove::NothingToSwap | IllegalMove::OtherDecision { decision: Decision::SwapGoals } => "GOALSWAP-1",
            IllegalMove::NotOnTop { .. } | IllegalMove::OtherDecision { decision: Decision::TakeDiscard } => "TROVE-1",
            IllegalMove::NoPathToLay | IllegalMove::OtherDecision { decision: Decision::Pathfinder } => "PATHFINDER-1",
            IllegalMove::CannotDivert { .. } => "DIVERSION-1",
            IllegalMove::VetoIsAnAnswer | IllegalMove::OtherDecision { decision: Decision::React } => "VETO-1",
            IllegalMove::NoDwarfLeft => "HATS-1",
            IllegalMove::TollUnpaid { .. } | IllegalMove::NothingToPay { .. } => "TOLL-3",
            IllegalMove::NoTollDwarf | IllegalMove::NoOpenEnd { .. } => "TOLL-2",
            IllegalMove::NoSponsor { .. } | IllegalMove::OtherDecision { decision: Decision::Sponsor } => "TOLL-4",
            IllegalMove::MapsBarred
            | IllegalMove::NotAnother { .. }
            | IllegalMove::OtherDecision { decision: Decision::LookAtDwarf } => "CHEST-5",
            IllegalMove::NoCardToTake { .. }
            | IllegalMove::NotShown { .. }
            | IllegalMove::OtherDecision { decision: Decision::TakeCard | Decision::KeepDrawn } => "CHEST-6",
            IllegalMove::NotOnYourWay { .. } => "WAY-1",
            IllegalMove::LadderShunned { .. } => "LADDER-3",
            IllegalMove::NoDoorToUnlock { .. } => "KEY-1",
            IllegalMove::NoTrollToPay { .. } => "TROLL-1",
            IllegalMove::RepairForOthers => "DUEL-4",
            IllegalMove::NothingToMark { .. } | IllegalMove::OtherDecision { decision: Decision::PlaceMarker } => {
                "MARKER-2"
            }
            IllegalMove::CannotPush { .. } | IllegalMove::OtherDecision { decision: Decision::PushGoal } => "CHEST-7",
            IllegalMove::WrongNumber { most: 1, .. } => "PASS-1",
            IllegalMove::WrongNumber { least: 2, .. } => "DISCARD-1",
            IllegalMove::WrongNumber { .. } => "PASS2-1",
            IllegalMove::NotInThisGame => "TURN-2",
            IllegalMove::OtherDecision { decision: Decision::Steal }
            | IllegalMove::NothingToSteal { .. }
            | IllegalMove::MustSteal => "THEFT-2",
            IllegalMove::Occupied { .. } | IllegalMove::NoNeighbour { .. } => "PATH-1",
            IllegalMove::LooksTheSameTurned { .. } => "PATH-2",
            IllegalMove::Mismatch { .. } => "PATH-3",
            IllegalMove::NotConnected { .. } => "PATH-4",
            IllegalMove::SabotageOnOneself => "SABOTAGE-1",
            IllegalMove::BrokenAlready { .. } => "SABOTAGE-3",
            IllegalMove::NothingToRepair { .. } => "REPAIR-2",
            IllegalMove::WrongTool { .. } => "REPAIR-1",
            IllegalMove::NothingToRemove { .. } => "ROCKFALL-2",
            IllegalMove::NothingToLookAt { .. } => "MAP-2",
        }
    }
}

impl State {
    /// Why a move that is not among the legal ones is not.
    ///
    /// Says nothing that the seat may not know: it looks at its own hand and at what lies open.
    pub(crate) fn why_not(&self, seat: Seat, chosen: Move) -> IllegalMove {
        let Some(to_act) = self.to_act() else {
            return IllegalMove::GameOver;
        };
        if seat.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat };
        }
        if to_act.seat != seat {
            let secret = to_act.decision == Decision::React;
            let not_yet = IllegalMove::NotYourTurn { to_act: to_act.seat };
            return if secret { IllegalMove::ReactionsAwaited } else { not_yet };
        }
        let other = IllegalMove::OtherDecision { decision: to_act.decision };
        match (self.phase, chosen) {
            (Phase::ChooseReveal, Move::Reveal { cell }) => IllegalMove::NotReached { cell },
            (Phase::TakeGold { .. }, Move::TakeGold { value }) => IllegalMove::NoSuchGold { value },
            (Phase::Steal { .. }, Move::Steal { victim }) => IllegalMove::NothingToSteal { victim },
            (Phase::Steal { .. }, Move::StealNothing) => IllegalMove::MustSteal,
            (Phase::TakeDiscard, Move::Pick { card }) => IllegalMove::NotOnTop { card },
            (Phase::React { .. }, Move::Veto) => IllegalMove::NotInHand { card: Card::Veto },
            (Phase::PushGoal, Move::PushGoal { cell }) => IllegalMove::CannotPush { cell },
            (Phase::LookAtDwarf, Move::LookAtDwarf { target }) => IllegalMove::NotAnother { target },
            (Phase::TakeCard, Move::TakeCard { victim }) => IllegalMove::NoCardToTake { victim },
            (Phase::KeepDrawn, Move::Pick { card }) => IllegalMove::NotShown { card },
            (Phase::PlaceMarker, Move::Mark { cell }) => IllegalMove::NothingToMark { cell },
            (Phase::Turn, Move::PayTroll { cell }) => IllegalMove::NoTrollToPay { cell },
            (Phase::Pathfinder, Move::Lay { .. } | Move::Ask { .. }) | (Phase::Turn, _) => {
                self.why_not_in_turn(chosen).unwrap_or(other)
            }
            (
                Phase::ChooseReveal
                | Phase::TakeGold { .. }
                | Phase::Steal { .. }
                | Phase::Pathfinder
                | Phase::SwapGoals
                | Phase::TakeDiscard
                | Phase::React { .. }
                | Phase::Sponsor { .. }
                | Phase::PushGoal
                | Phase::LookAtDwarf
                | Phase::TakeCard
                | Phase::KeepDrawn
                | Phase::PlaceMarker
                | Phase::Over,
                _,
            ) => other,
        }
    }

    /// Why the player whose turn it is may not do this, unless it is no way to spend a turn at all.
    fn why_not_in_turn(&self, chosen: Move) -> Option<IllegalMove> {
        if let Move::Pass { cards } | Move::DiscardTwo { cards, .. } = chosen {
            return Some(match self.first_missing(&cards) {
                Some(card) => IllegalMove::NotInHand { card },
                None => self.why_not_discard(chosen, cards.as_slice().len() as u8),
            });
        }
        let card = chosen.played_card()?;
        if !self.hand(self.turn).contains(&card) {
            return Some(IllegalMove::NotInHand { card });
        }
        Some(match chosen {
            Move::Lay { cell, turned, .. } => self.why_not_lay(card, cell, turned),
            Move::Action { target, .. } => self.why_not_act(card, target),
            Move::Repair { target, tool, .. } => self.why_not_repair(card, target, tool),
            Move::Rockfall { cell } => IllegalMove::NothingToRemove { cell },
            Move::TreasureMap { cell } => self.why_not_look(cell),
            Move::Toll { cell, .. } => self.why_not_post(cell),
            Move::Ask { sponsor, cell, turned, .. } => self.why_not_ask(sponsor, card, cell, turned),
            Move::Theft => IllegalMove::InFrontAlready { card, target: self.turn },
            Move::GoalCardSwap { .. } => IllegalMove::NothingToSwap,
            Move::Pathfinder if self.player(self.turn).is_sabotaged() => IllegalMove::ToolBroken,
            Move::Pathfinder if self.player(self.turn).is_trapped() => IllegalMove::Trapped,
            Move::Pathfinder => IllegalMove::NoPathToLay,
            Move::Diversion { cell, .. } => self.why_not_divert(cell),
            Move::Veto => IllegalMove::VetoIsAnAnswer,
            Move::Key { cell } => IllegalMove::NoDoorToUnlock { cell },
            Move::TreasureTrove
            | Move::ChangeOfDirection
            | Move::SwapGoals { .. }
            | Move::Pick { .. }
            | Move::Allow
            | Move::Pass { .. }
            | Move::DiscardTwo { .. }
            | Move::Reveal { .. }
            | Move::TakeGold { .. }
            | Move::Steal { .. }
            | Move::StealNothing
            | Move::Sponsor { .. }
            | Move::PushGoal { .. }
            | Move::LookAtDwarf { .. }
            | Move::TakeCard { .. }
            | Move::PayTroll { .. }
            | Move::Mark { .. } => return None,
        })
    }

    /// The first of the cards that the player whose turn it is does not hold, or not so often.
    fn first_missing(&self, cards: &Discards) -> Option<Card> {
        let mut hand = self.hand(self.turn).to_vec();
        cards.as_slice().iter().copied().find(|card| match hand.iter().position(|held| held == card) {
            Some(at) => {
                hand.swap_remove(at);
                false
            }
            None => true,
        })
    }

    fn why_not_discard(&self, chosen: Move, count: u8) -> IllegalMove {
        match chosen {
            Move::DiscardTwo { .. } if self.rules.most_passed() == 1 => IllegalMove::NotInThisGame,
            Move::DiscardTwo { removed, .. } if count == 2 => IllegalMove::NothingToBeRidOf { card: removed },
            Move::DiscardTwo { .. } => IllegalMove::WrongNumber { least: 2, most: 2, count },
            _ => IllegalMove::WrongNumber { least: 1, most: self.rules.most_passed() as u8, count },
        }
    }

    fn why_not_lay(&self, card: Card, cell: Cell, turned: bool) -> IllegalMove {
        if !card.is_path() {
            return IllegalMove::WrongCard { card };
        }
        if self.player(self.turn).is_sabotaged() {
            return IllegalMove::ToolBroken;
        }
        if self.player(self.turn).is_trapped() {
            return IllegalMove::Trapped;
        }
        if self.board.at(cell).is_some() {
            return IllegalMove::Occupied { cell };
        }
        if turned && !card.can_turn() {
            return IllegalMove::LooksTheSameTurned { card };
        }
        let open = card.shape(turned).open();
        let mut neighbours = 0;
        for side in Side::ALL {
            let neighbour = self.board.at(cell.step(side)).filter(|card| !card.face_down);
            if let Some(neighbour) = neighbour {
                neighbours += 1;
                if neighbour.shape().open().contains(side.opposite()) != open.contains(side) {
                    return IllegalMove::Mismatch { side };
                }
            }
        }
        if neighbours == 0 {
            return IllegalMove::NoNeighbour { cell };
        }
        if self.rules.is_duel() {
            let shunned = card.home().is_some() && self.is_shunned_by_ladders(cell);
            return if shunned { IllegalMove::LadderShunned { cell } } else { IllegalMove::NotOnYourWay { cell } };
        }
        if card.has_ladder() && self.board.touches_goal(cell) {
            return IllegalMove::LadderBesideGoal { cell };
        }
        let reached = card.has_ladder() || self.rules.loose_placement || self.board.is_reached(cell);
        if reached && self.toll.at(cell).is_some_and(|dwarf| !self.can_pay(self.turn, dwarf)) {
            return IllegalMove::TollUnpaid { cell };
        }
        IllegalMove::NotConnected { cell }
    }

    fn why_not_divert(&self, cell: Cell) -> IllegalMove {
        let unpaid = self.toll.at(cell).is_some_and(|dwarf| !self.can_pay(self.turn, dwarf));
        if unpaid { IllegalMove::TollUnpaid { cell } } else { IllegalMove::CannotDivert { cell } }
    }

    fn why_not_look(&self, cell: Cell) -> IllegalMove {
        let goal = self.board.at(cell).is_some_and(|card| card.face_down && card.card.is_goal());
        if goal { IllegalMove::MapsBarred } else { IllegalMove::NothingToLookAt { cell } }
    }

    fn why_not_post(&self, cell: Cell) -> IllegalMove {
        if !self.rules.tunnel_toll {
            return IllegalMove::NotInThisGame;
        }
        if self.toll.left == 0 { IllegalMove::NoTollDwarf } else { IllegalMove::NoOpenEnd { cell } }
    }

    fn why_not_ask(&self, sponsor: Seat, card: Card, cell: Cell, turned: bool) -> IllegalMove {
        if !self.rules.tunnel_toll {
            return IllegalMove::NotInThisGame;
        }
        if sponsor.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat: sponsor };
        }
        let Some(dwarf) = self.toll.at(cell) else {
            return IllegalMove::NothingToPay { cell };
        };
        if !self.can_ask(sponsor, dwarf) {
            return IllegalMove::NoSponsor { sponsor };
        }
        if card == Card::Diversion { IllegalMove::CannotDivert { cell } } else { self.why_not_lay(card, cell, turned) }
    }

    fn why_not_act(&self, card: Card, target: Seat) -> IllegalMove {
        if target.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat: target };
        }
        let CardKind::Action(Action::OnPlayer(effect)) = card.kind() else {
            return IllegalMove::WrongCard { card };
        };
        match effect {
            OnPlayer::Sabotage(_) if target == self.turn && self.rules.edition == Edition::Anniversary => {
                IllegalMove::SabotageOnOneself
            }
            OnPlayer::Sabotage(tool) => IllegalMove::BrokenAlready { target, tool },
            OnPlayer::HandsOff => IllegalMove::NotInFront { card: Card::Theft, target },
            OnPlayer::Freedom => IllegalMove::NotInFront { card: Card::Trapped, target },
            OnPlayer::Trapped if target != self.turn => IllegalMove::InFrontAlready { card, target },
            OnPlayer::Trapped | OnPlayer::Inspection | OnPlayer::SwapHands => IllegalMove::OthersOnly { card },
            OnPlayer::ChangeHats => IllegalMove::NoDwarfLeft,
        }
    }

    fn why_not_repair(&self, card: Card, target: Seat, tool: Tool) -> IllegalMove {
        let CardKind::Action(Action::Repair(tools)) = card.kind() else {
            return IllegalMove::WrongCard { card };
        };
        if target.index() >= self.player_count() {
            return IllegalMove::NoSuchSeat { seat: target };
        }
        if self.rules.is_duel() && target != self.turn {
            return IllegalMove::RepairForOthers;
        }
        if !tools.contains(tool) {
            return IllegalMove::WrongTool { card, tool };
        }
        IllegalMove::NothingToRepair { target, tool }
    }
}

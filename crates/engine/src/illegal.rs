//! Why a move is not possible.

use crate::card::{Card, Tool};
use crate::cell::{Cell, Side};
use crate::moves::Decision;
use crate::seat::Seat;
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

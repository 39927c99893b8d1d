//! The reasons why a move is illegal.

use crate::card::Card;
use crate::cell::{Cell, Side};
use crate::decision::Decision;
use crate::seat::Seat;
use crate::tool::Tool;
use serde::{Deserialize, Serialize};

/// The reason why a move is illegal, in terms that a player understands. [`rule`](IllegalMove::rule) returns the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum IllegalMove {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another player has to decide first.
    #[error("seat {to_act} has to decide first")]
    NotYourTurn {
        /// The other player.
        to_act: Seat,
    },
    /// Other players may still answer a play. It is secret who is being asked.
    #[error("other players may still answer the play")]
    ReactionsAwaited,
    /// The game asks for something else now.
    #[error("the game asks for something else now: {}", decision.request())]
    OtherDecision {
        /// The decision that it asks for.
        decision: Decision,
    },
    /// The answer is not one of the choices.
    #[error("this is not one of the choices; the game asks to {}", decision.request())]
    NotOffered {
        /// The decision that the game asks for.
        decision: Decision,
    },
    /// The player does not hold this card.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card is not played on a target of this kind.
    #[error("{card} cannot be played that way")]
    WrongCard {
        /// The card.
        card: Card,
    },
    /// The game has no such move.
    #[error("this game has no such move")]
    NotInThisGame,
    /// There is no such seat at the table.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// A player with a broken tool may not lay path cards.
    #[error("a player with a broken tool may not lay path cards")]
    ToolBroken,
    /// A trapped player may not lay path cards.
    #[error("a trapped player may not lay path cards")]
    Trapped,
    /// A card already lies on the cell.
    #[error("a card already lies at {cell}")]
    Occupied {
        /// The cell.
        cell: Cell,
    },
    /// The cell is farther away than any tunnel of a real game.
    #[error("{cell} is too far from the start: columns and rows go from -120 to 120")]
    TooFar {
        /// The cell.
        cell: Cell,
    },
    /// No card lies next to the cell.
    #[error("no laid card lies next to {cell}")]
    NoNeighbour {
        /// The cell.
        cell: Cell,
    },
    /// The card does not match its neighbour.
    #[error(
        "the card does not match its neighbour on the {side} side: a tunnel must meet a tunnel, rock must meet rock"
    )]
    Mismatch {
        /// The side.
        side: Side,
    },
    /// None of the card's openings meets a tunnel that is connected with the start.
    #[error("no opening of the card at {cell} meets a tunnel that is connected with the start")]
    NotConnected {
        /// The cell.
        cell: Cell,
    },
    /// The Duel: none of the card's openings meets the player's own way.
    #[error("no opening of the card at {cell} meets a tunnel that is connected with the player's own start")]
    NotOnYourWay {
        /// The cell.
        cell: Cell,
    },
    /// The card looks the same when rotated, so it is only laid as printed.
    #[error("{card} looks the same when rotated: lay it as printed")]
    LooksTheSameRotated {
        /// The card.
        card: Card,
    },
    /// A ladder may not lie beside a goal.
    #[error("a ladder cannot be laid at {cell}, because it may not lie beside a goal")]
    LadderBesideGoal {
        /// The cell.
        cell: Cell,
    },
    /// The Duel: a ladder may not lie beside a gold card, a start or a path card with gold.
    #[error(
        "a ladder cannot be laid at {cell}, because it may not lie beside a gold card, a start or a path card with gold"
    )]
    LadderForbidden {
        /// The cell.
        cell: Cell,
    },
    /// The card cannot be used on this cell.
    #[error("{card} cannot be used at {cell}")]
    WrongCell {
        /// The card.
        card: Card,
        /// The cell.
        cell: Cell,
    },
    /// The card can only be played on other players.
    #[error("{card} can only be played on other players")]
    OthersOnly {
        /// The card.
        card: Card,
    },
    /// The Duel: players can only mend their own tools.
    #[error("in The Duel players can only mend their own tools")]
    OwnToolsOnly,
    /// The card already lies in front of the player.
    #[error("{card} already lies in front of seat {target}")]
    AlreadyInFront {
        /// The card.
        card: Card,
        /// The player.
        target: Seat,
    },
    /// The card does not lie in front of the player.
    #[error("there is no {card} in front of seat {target}")]
    NotInFront {
        /// The card.
        card: Card,
        /// The player.
        target: Seat,
    },
    /// The card that the discard should remove does not lie in front of the player.
    #[error("there is no {card} in front of the player to remove")]
    NothingToRemove {
        /// The card.
        card: Card,
    },
    /// The repair card does not mend this tool.
    #[error("{card} does not mend the {tool}")]
    WrongTool {
        /// The card.
        card: Card,
        /// The tool.
        tool: Tool,
    },
    /// A chest forbids looking at goals for the rest of the round.
    #[error("a chest forbids looking at goals for the rest of the round")]
    MapsForbidden,
    /// No unused dwarf card is left.
    #[error("no unused dwarf card is left")]
    NoDwarfLeft,
    /// A Pathfinder needs a path card that can be laid.
    #[error("a Pathfinder needs a path card in hand that can be laid")]
    NoPathToLay,
    /// The Veto can only answer a card of another player.
    #[error("the Veto can only answer a card that another player has just played")]
    VetoOnlyAnswers,
    /// This number of cards cannot be discarded at once.
    #[error("{least} to {most} cards can be discarded at once, not {count}")]
    WrongNumber {
        /// The smallest number allowed.
        least: u8,
        /// The largest number allowed.
        most: u8,
        /// The number that was tried.
        count: u8,
    },
    /// A toll dwarf stands on the cell, and the player has no gold to pay.
    #[error("a toll dwarf stands at {cell}: building there costs 1 gold, paid by the player or a sponsor")]
    TollUnpaid {
        /// The cell.
        cell: Cell,
    },
    /// Both toll dwarves have been posted this round.
    #[error("no toll dwarf is left this round")]
    NoTollDwarf,
    /// A toll dwarf can only stand on an empty cell that an opening faces.
    #[error("a toll dwarf cannot stand at {cell}: it needs an empty cell that an opening faces")]
    NoOpening {
        /// The cell.
        cell: Cell,
    },
    /// No toll dwarf stands on the cell.
    #[error("no toll dwarf stands at {cell}, so there is nothing to pay")]
    NothingToPay {
        /// The cell.
        cell: Cell,
    },
    /// This player cannot be asked to pay a toll.
    #[error("seat {sponsor} cannot be asked to pay: it must be another player with gold who was not asked this turn")]
    NoSponsor {
        /// The player.
        sponsor: Seat,
    },
    /// The Duel: there is no unpaid troll on the cell, or the player's way does not lead to it.
    #[error("there is no unpaid troll at {cell} that the player's way leads to")]
    NoTrollToPay {
        /// The cell.
        cell: Cell,
    },
}

impl IllegalMove {
    /// Returns the number of the rule in `docs/rules/` that forbids the move.
    pub fn rule(&self) -> &'static str {
        match self {
            IllegalMove::GameOver => "GAME-1",
            IllegalMove::NotYourTurn { .. } | IllegalMove::NoSuchSeat { .. } => "TURN-1",
            IllegalMove::ReactionsAwaited => "VETO-2",
            IllegalMove::OtherDecision { decision } | IllegalMove::NotOffered { decision } => decision.rule(),
            IllegalMove::NotInHand { .. } | IllegalMove::WrongCard { .. } | IllegalMove::NotInThisGame => "TURN-2",
            IllegalMove::ToolBroken => "SABOTAGE-2",
            IllegalMove::Trapped => "TRAPPED-2",
            IllegalMove::Occupied { .. } | IllegalMove::TooFar { .. } | IllegalMove::NoNeighbour { .. } => "PATH-1",
            IllegalMove::LooksTheSameRotated { .. } => "PATH-2",
            IllegalMove::Mismatch { .. } => "PATH-3",
            IllegalMove::NotConnected { .. } => "PATH-4",
            IllegalMove::NotOnYourWay { .. } => "WAY-1",
            IllegalMove::LadderBesideGoal { .. } => "LADDER-2",
            IllegalMove::LadderForbidden { .. } => "LADDER-3",
            IllegalMove::OthersOnly { card } if card.breaks().is_some() => "SABOTAGE-1",
            IllegalMove::AlreadyInFront { card, .. } if card.breaks().is_none() => "FRONT-1",
            IllegalMove::WrongCell { card, .. }
            | IllegalMove::OthersOnly { card }
            | IllegalMove::AlreadyInFront { card, .. } => card.rule(),
            IllegalMove::NotInFront { card: Card::Theft, .. } => "HANDSOFF-1",
            IllegalMove::NotInFront { card: Card::Trapped, .. } => "FREEDOM-1",
            IllegalMove::NotInFront { .. } => "REPAIR-2",
            IllegalMove::NothingToRemove { .. } => "DISCARD-1",
            IllegalMove::OwnToolsOnly => "DUEL-4",
            IllegalMove::WrongTool { .. } => "REPAIR-1",
            IllegalMove::MapsForbidden => "CHEST-5",
            IllegalMove::NoDwarfLeft => "HATS-1",
            IllegalMove::NoPathToLay => "PATHFINDER-1",
            IllegalMove::VetoOnlyAnswers => "VETO-1",
            IllegalMove::WrongNumber { most: 1, .. } => "PASS-1",
            IllegalMove::WrongNumber { least: 2, .. } => "DISCARD-1",
            IllegalMove::WrongNumber { .. } => "PASS2-1",
            IllegalMove::TollUnpaid { .. } | IllegalMove::NothingToPay { .. } => "TOLL-3",
            IllegalMove::NoTollDwarf | IllegalMove::NoOpening { .. } => "TOLL-2",
            IllegalMove::NoSponsor { .. } => "TOLL-4",
            IllegalMove::NoTrollToPay { .. } => "TROLL-1",
        }
    }
}

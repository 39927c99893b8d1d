//! The parts of a scenario that the expansions add.

use crate::card::Card;
use crate::cell::Cell;
use crate::chest::Chest;
use crate::duel::Marker;
use crate::seat::Seat;
use crate::toll::TollDwarf;
use serde::{Deserialize, Serialize};

/// The effects of the championship cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChampionshipPart {
    /// True if play goes counter-clockwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reversed: bool,
    /// The card that is being carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_play: Option<Card>,
    /// In a Pathfinder's turn: the number of path cards that may still be laid, and of those that were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pathfinder: Option<(u8, u8)>,
    /// The player who vetoed the turn, while its chests still take effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vetoer: Option<Seat>,
}

/// The toll dwarves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TollPart {
    /// The dwarves in the mine.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dwarves: Vec<TollDwarf>,
    /// The number of dwarves that can still be posted. If left out, all that do not stand in the mine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The players who were asked this turn to pay a toll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<Seat>,
    /// The player who has agreed to pay the toll for the play that is pending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sponsor: Option<Seat>,
}

/// The treasure chests.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChestsPart {
    /// The path cards of chests in the mine. If left out, four that lie face down as at the start of a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<ChestCard>>,
    /// The chests that were opened this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Chest>,
    /// The chests that matter when the turn ends, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub due: Vec<Chest>,
    /// The path cards of chests that lay open before a rockfall took them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards_out: Vec<Card>,
}

/// The part of The Duel.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuelPart {
    /// The markers in the mine, in the order placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Marker>,
    /// The cells of the unlocked doors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keys: Vec<Cell>,
    /// The cards with gold that each player has kept, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Vec<Card>>,
    /// The key or the troll by which something is being reached, in the notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<String>,
    /// The cards that have left the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Card>,
}

/// The path card of a chest in the mine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChestCard {
    /// The cell where it lies.
    pub cell: Cell,
    /// The card; filled in if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The chest below it while it lies face down; filled in if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chest: Option<Chest>,
    /// True if it lies face up, without its chest.
    #[serde(default)]
    pub face_up: bool,
    /// True if it lies rotated by half a turn.
    #[serde(default, alias = "turned")]
    pub rotated: bool,
    /// The players who have looked at it and its chest.
    #[serde(default)]
    pub seen_by: Vec<Seat>,
}

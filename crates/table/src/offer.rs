//! A move that is offered, with what has to be touched to make it.

use saboteur_engine::{Card, Cell, Move, Seat, Target, Tool};
use serde::{Deserialize, Serialize};

/// A move that is offered.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The text to send back.
    pub text: String,
    /// The move.
    #[serde(rename = "move")]
    pub chosen: Move,
    /// What a player touches to make it.
    pub touch: Touch,
}

impl Offer {
    /// Returns the offer of a move.
    pub fn new(chosen: Move) -> Offer {
        Offer { text: chosen.to_string(), touch: Touch::of(&chosen), chosen }
    }
}

/// What a player touches to make a move: cards of the hand first, then a place in the mine or a player. If it names neither a
/// cell nor a player, it is a button.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Touch {
    /// The cards of the hand.
    pub cards: Vec<Card>,
    /// The cells of the mine: one, or two that are swapped.
    pub cells: Vec<Cell>,
    /// The player.
    pub seat: Option<Seat>,
    /// The tool of that player.
    pub tool: Option<Tool>,
    /// True if the card is laid rotated by half a turn.
    pub rotated: bool,
    /// True if the cards are paid for something else than what they show: a toll dwarf. It is offered apart from the cards' own
    /// uses.
    pub apart: bool,
}

impl Touch {
    fn of(chosen: &Move) -> Touch {
        let target = chosen.target();
        Touch {
            cards: chosen.hand_cards(),
            cells: target.cells().collect(),
            // The sponsor is chosen after the place.
            seat: target.seat(),
            tool: if let Target::Tool { tool, .. } = target { Some(tool) } else { None },
            rotated: target.is_rotated(),
            apart: matches!(chosen, Move::PostDwarf { .. }),
        }
    }
}

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
    /// The things that a player touches to make it.
    pub touch: Touch,
}

impl Offer {
    /// Returns the offer of a move.
    pub fn new(chosen: Move) -> Offer {
        Offer { text: chosen.to_string(), touch: Touch::of(&chosen), chosen }
    }
}

/// The things that a player touches to make a move: cards of the hand first, then a place in the mine or a player. If it
/// names neither a cell nor a player, it is a button.
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
    /// True if a card is laid on the cell.
    pub lays: bool,
    /// True if the card is laid rotated by half a turn.
    pub rotated: bool,
    /// True if the cards are discarded and nothing else happens.
    pub passes: bool,
    /// True if the cards pay for something that they do not show: a toll dwarf. It is offered apart from the cards' own
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
            lays: matches!(target, Target::Place { .. }),
            rotated: target.is_rotated(),
            passes: matches!(chosen, Move::Discard { removed: None, .. }),
            apart: matches!(chosen, Move::PostDwarf { .. }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what has to be touched for a move: the cards, then the target.
    fn touched(text: &str) -> String {
        let chosen: Move = text.parse().expect("a move");
        let Touch { cards, cells, seat, tool, lays, rotated, passes, apart } = Touch::of(&chosen);
        let mut words: Vec<String> = cards.iter().map(ToString::to_string).collect();
        words.extend(cells.iter().map(ToString::to_string));
        words.extend(seat.map(|seat| format!("seat {}", seat.0)));
        words.extend(tool.map(|tool| format!("{tool:?}").to_lowercase()));
        let signs = [(lays, "lays"), (rotated, "rotated"), (passes, "passes"), (apart, "apart")];
        words.extend(signs.iter().filter(|(set, _)| *set).map(|(_, sign)| (*sign).to_owned()));
        words.join(", ")
    }

    #[test]
    fn every_move_names_what_has_to_be_touched() {
        for (text, expected) in [
            ("TBR 1,0", "t_long_stem_side, 1,0, lays, rotated"),
            ("diversion 3,1 turned", "diversion, 3,1, lays, rotated"),
            ("rockfall 1,0", "rockfall, 1,0"),
            ("goal_card_swap 8,0 8,2", "goal_card_swap, 8,0, 8,2"),
            ("treasure_trove", "treasure_trove"),
            ("broken_cart @2", "broken_cart, seat 2"),
            ("repair_pickaxe_cart @2 cart", "repair_pickaxe_cart, seat 2, cart"),
            // The sponsor is chosen after the place.
            ("ask @2 TBLR 1,0", "cross, 1,0, lays"),
            ("toll 1,0 TBLR", "cross, 1,0, apart"),
            ("troll 1,0", "1,0"),
            ("push 8,0", "8,0"),
            ("look @0", "seat 0"),
            ("steal @3", "seat 3"),
            ("steal nothing", ""),
            ("take 2", ""),
            ("veto", ""),
            ("pick TBLR", ""),
            ("pass TBLR", "cross, passes"),
            ("discard TBLR key remove trapped", "cross, key"),
        ] {
            assert_eq!(touched(text), expected, "{text}");
        }
    }
}

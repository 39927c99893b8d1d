//! From the legal moves to what can be touched: cards of the hand, cells, players, lines of a list. No rules here.

use saboteur_engine::{Card, Cell, Move, Seat};
use std::collections::BTreeMap;

/// The cards of the hand that a move uses.
pub(crate) fn cards_of(chosen: &Move) -> Vec<Card> {
    match chosen {
        Move::Pass { cards } | Move::DiscardTwo { cards, .. } => cards.as_slice().to_vec(),
        Move::Veto => Vec::new(),
        other => other.played_card().into_iter().collect(),
    }
}

/// The cells that a move names.
pub(crate) fn cells_of(chosen: &Move) -> Vec<Cell> {
    match *chosen {
        Move::GoalCardSwap { one, two } => vec![one, two],
        Move::Lay { cell, .. }
        | Move::Rockfall { cell }
        | Move::TreasureMap { cell }
        | Move::Reveal { cell }
        | Move::Diversion { cell, .. }
        | Move::Toll { cell, .. }
        | Move::Ask { cell, .. }
        | Move::PushGoal { cell }
        | Move::Key { cell }
        | Move::PayTroll { cell }
        | Move::Mark { cell } => vec![cell],
        Move::Action { .. }
        | Move::Theft
        | Move::Repair { .. }
        | Move::Pass { .. }
        | Move::DiscardTwo { .. }
        | Move::TakeGold { .. }
        | Move::SwapGoals { .. }
        | Move::TreasureTrove
        | Move::Pick { .. }
        | Move::ChangeOfDirection
        | Move::Pathfinder
        | Move::Veto
        | Move::Allow
        | Move::Steal { .. }
        | Move::StealNothing
        | Move::Sponsor { .. }
        | Move::LookAtDwarf { .. }
        | Move::TakeCard { .. } => Vec::new(),
    }
}

/// The player on whom a move is played.
pub(crate) fn seat_of(chosen: &Move) -> Option<Seat> {
    if let Move::Action { target, .. } | Move::Repair { target, .. } = *chosen { Some(target) } else { None }
}

/// Whether a move lays a card by half a turn.
pub(crate) fn is_rotated(chosen: &Move) -> bool {
    matches!(
        chosen,
        Move::Lay { rotated: true, .. } | Move::Diversion { rotated: true, .. } | Move::Ask { rotated: true, .. }
    )
}

/// What can be done with the cards that are picked up, by what has to be chosen next.
#[derive(Default)]
pub(crate) struct Choices {
    /// A place in the mine.
    pub(crate) cells: BTreeMap<Cell, Vec<Move>>,
    /// A player.
    pub(crate) seats: BTreeMap<Seat, Vec<Move>>,
    /// Nothing else; passing comes last.
    pub(crate) direct: Vec<Move>,
}

impl Choices {
    /// What can be done with these cards. `first` is the first of two goals. Any card can pay for a toll dwarf, so those
    /// moves are there only if they are meant.
    pub(crate) fn new(moves: &[Move], picked: &[Card], first: Option<Cell>, tolls: bool) -> Choices {
        let mut choices = Choices::default();
        let mut wanted = picked.to_vec();
        wanted.sort_unstable();
        for &chosen in moves {
            let mut cards = cards_of(&chosen);
            cards.sort_unstable();
            if cards != wanted || matches!(chosen, Move::Toll { .. }) != tolls {
                continue;
            }
            let mut cells = cells_of(&chosen);
            if let Some(first) = first {
                if cells.len() < 2 || !cells.contains(&first) {
                    continue;
                }
                cells.retain(|&cell| cell != first);
            }
            for &cell in &cells {
                choices.cells.entry(cell).or_default().push(chosen);
            }
            match seat_of(&chosen) {
                Some(seat) => choices.seats.entry(seat).or_default().push(chosen),
                None if cells.is_empty() => choices.direct.push(chosen),
                None => {}
            }
        }
        choices.direct.sort_by_key(|chosen| matches!(chosen, Move::Pass { .. }));
        choices
    }
}

/// Whether some move uses all of these cards.
pub(crate) fn usable(moves: &[Move], wanted: &[Card]) -> bool {
    moves.iter().any(|chosen| {
        let mut left = cards_of(chosen);
        wanted.iter().all(|card| left.iter().position(|held| held == card).map(|at| left.swap_remove(at)).is_some())
    })
}

//! Turns the legal moves into choices: cards of the hand, cells, players, lines of a list. This file contains no rules.

use saboteur_engine::{Card, Cell, Move, Seat, Target};
use std::collections::BTreeMap;

/// Returns the player on whom a card is played.
pub(crate) fn seat_of(chosen: &Move) -> Option<Seat> {
    if chosen.is_play() { chosen.target().seat() } else { None }
}

/// Returns true if a move lays or moves a path card.
pub(crate) fn is_laid(chosen: &Move) -> bool {
    matches!(chosen.target(), Target::Place { .. })
}

/// The moves with the picked-up cards, grouped by what the player has to choose next.
#[derive(Default)]
pub(crate) struct Choices {
    /// A place in the mine.
    pub(crate) cells: BTreeMap<Cell, Vec<Move>>,
    /// A player.
    pub(crate) seats: BTreeMap<Seat, Vec<Move>>,
    /// No further choice. Passing comes last.
    pub(crate) direct: Vec<Move>,
}

impl Choices {
    /// Returns the choices for these cards. `first` is the first of two goals. Any card can pay for a toll dwarf, so these
    /// moves are included only if the player wants to post one.
    pub(crate) fn new(moves: &[Move], picked: &[Card], first: Option<Cell>, tolls: bool) -> Choices {
        let mut choices = Choices::default();
        let mut wanted = picked.to_vec();
        wanted.sort_unstable();
        for &chosen in moves {
            let mut cards = chosen.hand_cards();
            cards.sort_unstable();
            if cards != wanted || matches!(chosen, Move::PostDwarf { .. }) != tolls {
                continue;
            }
            let mut cells = chosen.target().cells().collect::<Vec<_>>();
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
        choices.direct.sort_by_key(|chosen| matches!(chosen, Move::Discard { removed: None, .. }));
        choices
    }
}

/// Returns true if some move uses all of these cards.
pub(crate) fn usable(moves: &[Move], wanted: &[Card]) -> bool {
    moves.iter().any(|chosen| {
        let mut left = chosen.hand_cards();
        wanted.iter().all(|card| left.iter().position(|held| held == card).map(|at| left.swap_remove(at)).is_some())
    })
}

//! Sorts the offers by what a player touches: cards of the hand, cells, players, lines of a list. There are no rules here:
//! an offer names what it touches.

use saboteur_engine::{Card, Cell, Move, Seat};
use saboteur_table::Offer;
use std::collections::BTreeMap;

/// The moves with the cards that are picked up, by what has to be chosen next.
#[derive(Default)]
pub(crate) struct Choices {
    /// A place in the mine.
    pub(crate) cells: BTreeMap<Cell, Vec<Move>>,
    /// A player.
    pub(crate) seats: BTreeMap<Seat, Vec<Move>>,
    /// Nothing else. Passing comes last.
    pub(crate) direct: Vec<Move>,
}

impl Choices {
    /// Sorts the moves with these cards. `first` is the first of two cells that are swapped. Offers that stand apart, such as
    /// paying any card for a toll dwarf, are there only if `apart` is true.
    pub(crate) fn new(offers: &[Offer], picked: &[Card], first: Option<Cell>, apart: bool) -> Choices {
        let mut choices = Choices::default();
        let (passes, others): (Vec<&Offer>, Vec<&Offer>) = offers.iter().partition(|offer| offer.touch.passes);
        for Offer { chosen, touch, .. } in others.into_iter().chain(passes) {
            if !same_cards(&touch.cards, picked) || touch.apart != apart {
                continue;
            }
            if first.is_some_and(|first| touch.cells.len() < 2 || !touch.cells.contains(&first)) {
                continue;
            }
            let cells = touch.cells.iter().filter(|&&cell| Some(cell) != first);
            cells.for_each(|&cell| choices.cells.entry(cell).or_default().push(*chosen));
            match touch.seat {
                Some(seat) => choices.seats.entry(seat).or_default().push(*chosen),
                None if touch.cells.is_empty() => choices.direct.push(*chosen),
                None => {}
            }
        }
        choices
    }
}

fn same_cards(one: &[Card], other: &[Card]) -> bool {
    one.len() == other.len() && contains(one, other)
}

/// Returns true if the cards contain these ones.
fn contains(cards: &[Card], wanted: &[Card]) -> bool {
    let mut left = cards.to_vec();
    wanted.iter().all(|card| left.iter().position(|held| held == card).map(|at| left.swap_remove(at)).is_some())
}

/// Returns true if some move uses all of these cards.
pub(crate) fn usable(offers: &[Offer], wanted: &[Card]) -> bool {
    offers.iter().any(|offer| contains(&offer.touch.cards, wanted))
}

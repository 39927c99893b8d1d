//! Draws the mine as text. Each card takes three by three characters.

use crate::card::Card;
use crate::cell::Side;
use crate::goal::goal_sign;
use crate::shape::Shape;
use crate::toll::TollDwarf;
use crate::view::{Place, SeenCard, View};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Returns the character in the middle of a face-up card.
fn middle(card: &SeenCard, shape: Shape) -> char {
    match (card.place, card.card) {
        (Place::Start, Some(Card::StartBlue)) => return 'B',
        (Place::Start, Some(Card::StartGreen)) => return 'G',
        (Place::Start, _) => return 'S',
        (Place::Postcard, Some(Card::CostumeDepartment)) => return 'C',
        (Place::Postcard, _) => return 'P',
        (Place::Goal | Place::Path | Place::Chest, _) => {}
    }
    if let Some(goal) = card.card.filter(|_| card.place == Place::Goal) {
        return goal_sign(goal);
    }
    shape.junction()
}

/// Returns the three lines of a card.
fn face(card: &SeenCard) -> [String; 3] {
    let Some(shape) = card.tunnels.as_deref().and_then(Shape::parse) else {
        let sign = if card.place == Place::Chest { 'c' } else { card.card.map_or('?', goal_sign) };
        return ["┌─┐".into(), format!("│{sign}│"), "└─┘".into()];
    };
    let open = shape.open();
    let tunnel = |side, sign| if open.contains(side) { sign } else { '░' };
    [
        format!("░{}░", tunnel(Side::Top, '║')),
        format!("{}{}{}", tunnel(Side::Left, '═'), middle(card, shape), tunnel(Side::Right, '═')),
        format!("░{}░", tunnel(Side::Bottom, '║')),
    ]
}

impl View {
    /// Draws the mine as text, with the numbers of columns and rows at the edges.
    ///
    /// `S` is the start, `?` a face-down goal and `$` the treasure, if the viewer knows it; [`goal_sign`] returns the
    /// signs of all goals. `×` is a blind end, `c` a closed chest, `C` the Costume Department, `P` the Tunnel Party, and
    /// `@2` a toll dwarf of seat 2. In The Duel `B` and `G` are the starts, and a digit is the number of nuggets on a
    /// gold card.
    pub fn draw_board(&self) -> String {
        let dwarf = |dwarf: &TollDwarf| {
            ((dwarf.cell.y, dwarf.cell.x), ["   ".into(), format!("{:^3}", format!("@{}", dwarf.owner)), "   ".into()])
        };
        let cards = self.board.iter().map(|card| ((card.cell.y, card.cell.x), face(card)));
        let cards: BTreeMap<(i8, i8), [String; 3]> = cards.chain(self.toll_dwarves().iter().map(dwarf)).collect();
        let columns = cards.keys().map(|&(_, x)| x);
        let rows = cards.keys().map(|&(y, _)| y);
        let (left, right) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0));
        let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));

        let mut text = String::from("    ");
        for x in left..=right {
            let _ = write!(text, "{x:^3}");
        }
        trim(&mut text);
        for y in top..=bottom {
            for line in 0..3 {
                let number = if line == 1 { y.to_string() } else { String::new() };
                let _ = write!(text, "{number:>3} ");
                for x in left..=right {
                    let card = cards.get(&(y, x));
                    text.push_str(card.map_or("   ", |card| card[line].as_str()));
                }
                trim(&mut text);
            }
        }
        text
    }
}

/// Removes the spaces at the end of the text and ends the line.
fn trim(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

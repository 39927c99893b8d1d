//! The grid: cells, sides, and sets of sides.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A cell of the grid. `x` grows from the start towards the goals, `y` grows downwards. The start is at `0,0`.
///
/// The rules give the mine no edge. One byte for each coordinate is enough, because fewer than 100 cards lie in a mine.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Cell {
    /// The number of columns from the start, towards the goals.
    pub x: i8,
    /// The number of rows below the start.
    pub y: i8,
}

impl Cell {
    /// The largest coordinate that a card can have. Only an invented position comes near it.
    pub(crate) const FURTHEST: i8 = 120;

    /// Returns true if a card can lie here.
    pub(crate) fn is_in_bounds(self) -> bool {
        let furthest = -Cell::FURTHEST..=Cell::FURTHEST;
        furthest.contains(&self.x) && furthest.contains(&self.y)
    }

    /// Returns the cell at these coordinates.
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// Returns the neighbour on this side.
    #[inline]
    pub const fn step(self, side: Side) -> Cell {
        // A table, because the processor guesses badly where a match on the side will jump.
        const STEPS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (x, y) = STEPS[side as usize];
        Cell::new(self.x.wrapping_add(x), self.y.wrapping_add(y))
    }

    /// Returns the number of steps to the other cell, along columns and rows.
    pub fn distance(self, other: Cell) -> u32 {
        (i32::from(self.x) - i32::from(other.x)).unsigned_abs()
            + (i32::from(self.y) - i32::from(other.y)).unsigned_abs()
    }
}

impl From<(i8, i8)> for Cell {
    fn from((x, y): (i8, i8)) -> Cell {
        Cell { x, y }
    }
}

impl From<Cell> for (i8, i8) {
    fn from(cell: Cell) -> (i8, i8) {
        (cell.x, cell.y)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A side of a card. Cards stand upright, so top and bottom are the short sides.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Upwards, towards smaller `y`.
    Top = 0,
    /// Towards the goals.
    Right = 1,
    /// Downwards, towards larger `y`.
    Bottom = 2,
    /// Towards the start.
    Left = 3,
}

impl Side {
    /// All four sides, clockwise.
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    /// Returns the opposite side.
    #[inline]
    pub const fn opposite(self) -> Side {
        match self {
            Side::Top => Side::Bottom,
            Side::Right => Side::Left,
            Side::Bottom => Side::Top,
            Side::Left => Side::Right,
        }
    }

    /// Returns the letter for this side in a shape.
    pub const fn letter(self) -> char {
        match self {
            Side::Top => 'T',
            Side::Right => 'R',
            Side::Bottom => 'B',
            Side::Left => 'L',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Top => "top",
            Side::Right => "right",
            Side::Bottom => "bottom",
            Side::Left => "left",
        })
    }
}

/// A set of sides, one bit each. It is written as letters: `TBR`.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// All four sides.
    pub const ALL: Sides = Sides(0b1111);

    /// Returns the set of only this side.
    #[inline]
    pub const fn only(side: Side) -> Sides {
        Sides(1 << side as u8)
    }

    /// Returns the set as four bits. The top is the lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the set with these low four bits. The other bits are ignored.
    #[inline]
    pub const fn from_bits(bits: u8) -> Sides {
        Sides(bits & 0b1111)
    }

    /// Returns true if this side is in the set.
    #[inline]
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the sides in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// Returns the sides in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// Returns the sides in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Sides) -> Sides {
        Sides(self.0 & !other.0)
    }

    /// Returns the sides rotated by half a turn: top and bottom are swapped, and so are left and right.
    #[inline]
    #[must_use]
    pub const fn rotated(self) -> Sides {
        Sides((self.0 << 2 | self.0 >> 2) & 0b1111)
    }

    /// Returns the sides in the set, clockwise from the top.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Side> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let side = *Side::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(side)
        })
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The order of the notation: top and bottom, then left and right.
        let sides = [Side::Top, Side::Bottom, Side::Left, Side::Right].into_iter();
        sides.filter(|&side| self.contains(side)).try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

impl Serialize for Sides {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Sides {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Sides, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.chars().try_fold(Sides::NONE, |all, letter| {
            let side = Side::ALL.into_iter().find(|side| side.letter() == letter);
            let side =
                side.ok_or_else(|| serde::de::Error::custom("sides are written with the letters T, B, L and R"))?;
            Ok(all.union(Sides::only(side)))
        })
    }
}

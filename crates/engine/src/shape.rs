//! The shape of a path card: its open sides, and the connections between them inside the card.

use crate::cell::{Side, Sides};
use std::fmt;

/// The tunnels of one card as it lies.
///
/// The text form lists the open sides, grouped by tunnel: `TBLR` is a crossing, `TB|LR` a bridge, `T|B` two blind
/// stubs, `TB|R` a straight tunnel and a stub.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Four bits for each of the sixteen sets of sides: the open sides that are connected with any of them inside the
    /// card, including those of the set that are open.
    connected: u64,
}

impl Shape {
    /// A card of solid rock, without openings.
    pub(crate) const SOLID: Shape = Shape { connected: 0 };

    /// Parses a shape. Returns `None` if the text is not a valid shape.
    pub const fn parse(text: &str) -> Option<Shape> {
        let bytes = text.as_bytes();
        let mut shape = Shape::SOLID;
        let mut group = Sides::NONE;
        let mut at = 0;
        while at <= bytes.len() {
            let letter = if at == bytes.len() { b'|' } else { bytes[at] };
            let side = match letter {
                b'T' | b't' => Side::Top,
                b'R' | b'r' => Side::Right,
                b'B' | b'b' => Side::Bottom,
                b'L' | b'l' => Side::Left,
                b'|' if !group.is_empty() => {
                    shape = shape.with_group(group);
                    group = Sides::NONE;
                    at += 1;
                    continue;
                }
                _ => return None,
            };
            if shape.open().contains(side) || group.contains(side) {
                return None;
            }
            group = group.union(Sides::only(side));
            at += 1;
        }
        Some(shape)
    }

    /// Parses a shape of the card table at compile time.
    pub(crate) const fn printed(text: &str) -> Shape {
        match Shape::parse(text) {
            Some(shape) => shape,
            None => panic!("a shape in the card table does not parse"),
        }
    }

    /// Returns this shape with one more tunnel.
    const fn with_group(self, group: Sides) -> Shape {
        let mut connected = self.connected;
        let mut from = 0;
        while from < 16 {
            if !group.common(Sides::from_bits(from)).is_empty() {
                connected |= (group.bits() as u64) << (4 * from);
            }
            from += 1;
        }
        Shape { connected }
    }

    /// Returns the sides with an opening, blind or not.
    #[inline]
    pub const fn open(self) -> Sides {
        self.connected(Sides::ALL)
    }

    /// Returns the open sides that are connected with any of these sides inside the card, including these where open.
    #[inline]
    pub const fn connected(self, sides: Sides) -> Sides {
        Sides::from_bits((self.connected >> (4 * sides.bits())) as u8)
    }

    /// Returns the shape after half a turn.
    #[must_use]
    pub const fn rotated(self) -> Shape {
        let mut connected = 0;
        let mut from = 0;
        while from < 16 {
            let sides = Sides::from_bits(from);
            connected |= (self.connected(sides).rotated().bits() as u64) << (4 * sides.rotated().bits());
            from += 1;
        }
        Shape { connected }
    }

    /// Returns a character for the middle of the card: a box-drawing character, `╫`, `╱` or `╲` for two tunnels that
    /// pass each other, `×` if all ends are blind, a space for solid rock. A stub beside a through tunnel is not drawn.
    pub fn junction(self) -> char {
        // The bits are top, right, bottom, left from the lowest up.
        const MEET: [char; 16] = [' ', '×', '×', '╚', '×', '║', '╔', '╠', '×', '╝', '═', '╩', '╗', '╣', '╦', '╬'];
        let group = |side| self.connected(Sides::only(side)).bits();
        let through = || self.open().iter().map(group).filter(|group| group.count_ones() > 1);
        let (least, most) = (through().min(), through().max());
        match (least, most) {
            (Some(0b0101), Some(0b1010)) => '╫',
            (Some(0b0011), Some(0b1100)) => '╲',
            (Some(0b0110), Some(0b1001)) => '╱',
            (Some(group), _) => MEET[group as usize],
            (None, _) if self.open().is_empty() => MEET[0],
            (None, _) => '×',
        }
    }

    /// Returns true if half a turn changes nothing. Such a card is laid as printed (PATH-2).
    pub const fn is_symmetric(self) -> bool {
        self.rotated().connected == self.connected
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const WRITTEN: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];
        let mut done = Sides::NONE;
        for first in WRITTEN {
            if !self.open().contains(first) || done.contains(first) {
                continue;
            }
            if !done.is_empty() {
                f.write_str("|")?;
            }
            let group = self.connected(Sides::only(first));
            for side in WRITTEN {
                if group.contains(side) {
                    write!(f, "{}", side.letter())?;
                }
            }
            done = done.union(group);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_read_turned_and_written() {
        for (text, rotated) in [
            ("TBLR", "TBLR"),
            ("TBL", "TBR"),
            ("TLR", "BLR"),
            ("TR", "BL"),
            ("TL", "BR"),
            ("T|B|L", "T|B|R"),
            ("TB|R", "TB|L"),
            ("TL|BR", "TL|BR"),
            ("BLR|T", "TLR|B"),
        ] {
            let shape = Shape::parse(text).unwrap();
            let again = Shape::parse(&shape.to_string()).unwrap();
            assert_eq!(shape, again, "{text}");
            assert_eq!(shape.rotated(), Shape::parse(rotated).unwrap(), "{text} turned");
            assert_eq!(shape.rotated().rotated(), shape, "{text} turned twice");
        }
        for broken in ["", "|", "T|", "|T", "TT", "T||B", "TX", "T B"] {
            assert_eq!(Shape::parse(broken), None, "{broken:?}");
        }
    }

    #[test]
    fn a_stub_connects_nothing_beyond_its_own_edge() {
        let shape = Shape::parse("TB|R").unwrap();
        let from = |side| shape.connected(Sides::only(side));
        assert_eq!(from(Side::Right), Sides::only(Side::Right));
        assert_eq!(from(Side::Top), Sides::only(Side::Top).union(Sides::only(Side::Bottom)));
        assert_eq!(from(Side::Left), Sides::NONE);
    }
}

//! The mine in box characters, in a size that fits the window.

use crate::table::paint::Paint;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use saboteur_engine::{Card, Cell, Dwarf, Place, Seat, Shape, Side, Sides, Team, View, goal_sign};
use std::collections::BTreeSet;

/// The size of a card in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl Size {
    /// From the smallest to the largest. The smallest one has a line for each row of the mine.
    pub(crate) const ALL: [Size; 6] = [
        Size { width: 3, height: 1 },
        Size { width: 3, height: 3 },
        Size { width: 5, height: 3 },
        Size { width: 7, height: 3 },
        Size { width: 9, height: 5 },
        Size { width: 11, height: 5 },
    ];

    /// Returns the character at the end of the row, at the top or at the bottom. Larger cards leave the edge free for
    /// marks of places.
    fn corner(self, right: bool, bottom: bool) -> (u16, u16) {
        let inset = u16::from(self.width > 3);
        (if right { self.width - 1 - inset } else { inset }, if bottom { self.height - 1 } else { 0 })
    }
}

/// The space for the numbers of columns and rows.
const MARGIN: (u16, u16) = (4, 1);

/// The marks in the mine, besides its cards.
#[derive(Clone, Default)]
pub(crate) struct Overlay {
    /// The cells that can be chosen.
    pub(crate) targets: BTreeSet<Cell>,
    /// The cells that can be chosen with any card, so that the mine does not move when a card is picked up.
    pub(crate) offered: BTreeSet<Cell>,
    /// The cell that the next key acts on.
    pub(crate) cursor: Option<Cell>,
    /// The card that is about to be laid.
    pub(crate) ghost: Option<(Card, Cell, bool)>,
    /// Other cells of the move.
    pub(crate) marked: BTreeSet<Cell>,
}

/// The visible part of the mine and the size of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) size: Size,
    /// The cell in the upper left corner.
    pub(crate) corner: Cell,
    columns: i8,
    rows: i8,
    area: Rect,
}

/// Returns the lowest and the highest column and row of these cells.
fn bounds(mut cells: impl Iterator<Item = Cell>) -> (Cell, Cell) {
    let first = cells.next().unwrap_or(Cell { x: 0, y: 0 });
    cells.fold((first, first), |(least, most), cell| {
        (Cell { x: least.x.min(cell.x), y: least.y.min(cell.y) }, Cell { x: most.x.max(cell.x), y: most.y.max(cell.y) })
    })
}

/// Returns the cells in use.
fn used(view: &View) -> impl Iterator<Item = Cell> {
    view.board.iter().map(|seen| seen.cell).chain(view.toll_dwarves().iter().map(|dwarf| dwarf.cell))
}

/// Returns the cells that open tunnels lead to.
fn ahead(view: &View) -> impl Iterator<Item = Cell> {
    view.board.iter().filter(|seen| seen.place != Place::Goal).flat_map(|seen| {
        let open = seen.tunnels.as_deref().and_then(Shape::parse).map_or(Sides::NONE, Shape::open);
        open.iter().map(|side| seen.cell.step(side)).collect::<Vec<Cell>>()
    })
}

/// Returns the first visible column or row. `used` has the lowest and the highest one in use, `around` those and the
/// places for the next card. `room` is the number that fits.
fn first_seen(used: (i8, i8), around: (i8, i8), room: i16) -> i16 {
    let count = |(least, most): (i8, i8)| i16::from(most) - i16::from(least) + 1;
    if count(used) > room {
        return i16::from(used.0) + (count(used) - room).div_euclid(2);
    }
    // Everything in use is visible, and of the places for the next card as many as possible.
    let centred = i16::from(around.0) + (count(around) - room).div_euclid(2);
    centred.clamp(i16::from(used.1) - room + 1, i16::from(used.0))
}

impl Window {
    /// Returns the window for the wanted size, or for the largest size in which the whole mine fits. It is moved by `pan`, and
    /// so that the cursor is visible.
    pub(crate) fn new(area: Rect, view: &View, overlay: &Overlay, wanted: Option<Size>, pan: (i8, i8)) -> Window {
        let (least, most) = bounds(used(view));
        let around = bounds(used(view).chain(ahead(view)).chain(overlay.offered.iter().copied()));
        let (wide, high) = (i16::from(most.x) - i16::from(least.x) + 1, i16::from(most.y) - i16::from(least.y) + 1);
        let room = (area.width.saturating_sub(MARGIN.0), area.height.saturating_sub(MARGIN.1));
        let seen = |size: Size| ((room.0 / size.width) as i16, (room.1 / size.height) as i16);
        let fits = |size: &&Size| wide <= seen(**size).0 && high <= seen(**size).1;
        let size = wanted.unwrap_or_else(|| *Size::ALL.iter().rev().find(fits).unwrap_or(&Size::ALL[0]));
        let (columns, rows) = seen(size);
        let (columns, rows) = (columns.clamp(1, 60), rows.clamp(1, 60));
        let mut corner = (
            first_seen((least.x, most.x), (around.0.x, around.1.x), columns) + i16::from(pan.0),
            first_seen((least.y, most.y), (around.0.y, around.1.y), rows) + i16::from(pan.1),
        );
        if let Some(cursor) = overlay.cursor {
            corner.0 = corner.0.clamp(i16::from(cursor.x) - columns + 1, i16::from(cursor.x));
            corner.1 = corner.1.clamp(i16::from(cursor.y) - rows + 1, i16::from(cursor.y));
        }
        let small = |number: i16| number.clamp(-100, 100) as i8;
        Window {
            size,
            corner: Cell { x: small(corner.0), y: small(corner.1) },
            columns: small(columns),
            rows: small(rows),
            area,
        }
    }

    /// Returns true if the cell is visible.
    pub(crate) fn shows(&self, cell: Cell) -> bool {
        self.place(cell).is_some()
    }

    /// Returns the area of a cell if it is visible.
    fn place(&self, cell: Cell) -> Option<Rect> {
        let (column, row) =
            (i16::from(cell.x) - i16::from(self.corner.x), i16::from(cell.y) - i16::from(self.corner.y));
        let seen = (0..i16::from(self.columns)).contains(&column) && (0..i16::from(self.rows)).contains(&row);
        seen.then(|| {
            Rect::new(
                self.area.x + MARGIN.0 + column as u16 * self.size.width,
                self.area.y + MARGIN.1 + row as u16 * self.size.height,
                self.size.width,
                self.size.height,
            )
        })
    }

    /// Returns the cell at a position of the screen.
    pub(crate) fn cell_at(&self, position: Position) -> Option<Cell> {
        let column = position.x.checked_sub(self.area.x + MARGIN.0)? / self.size.width;
        let row = position.y.checked_sub(self.area.y + MARGIN.1)? / self.size.height;
        let inside = column < self.columns as u16 && row < self.rows as u16;
        inside.then(|| Cell { x: self.corner.x + column as i8, y: self.corner.y + row as i8 })
    }

    /// Draws the mine.
    pub(crate) fn draw(&self, view: &View, names: &[String], overlay: &Overlay, paint: Paint, buffer: &mut Buffer) {
        self.draw_numbers(paint, buffer);
        self.draw_hidden(view, paint, buffer);
        for seen in &view.board {
            let Some(place) = self.place(seen.cell) else { continue };
            let unlocked = view.keys().contains(&seen.cell);
            let mut face = match seen.tunnels.as_deref().and_then(Shape::parse) {
                Some(shape) => CardPicture::open(shape, seen.card, seen.rotated, seen.place, unlocked, self.size),
                None => CardPicture::closed(seen.card, seen.place, self.size),
            };
            if seen.place == Place::Path && seen.connected.is_empty() {
                face.style = paint.faint();
            }
            if let Some(marker) = view.markers().iter().find(|marker| marker.cell == seen.cell) {
                let (x, y) = self.size.corner(true, true);
                face.set(x, y, team_sign(view, marker.owner), Ink::Mark);
            }
            face.draw(place, paint, buffer);
        }
        for dwarf in view.toll_dwarves() {
            if let Some(place) = self.place(dwarf.cell) {
                let name: String = names
                    .get(dwarf.owner.index())
                    .map_or("?", String::as_str)
                    .chars()
                    .take(usize::from(self.size.width) - 1)
                    .collect();
                let text = format!("{:^width$}", format!("@{name}"), width = usize::from(self.size.width));
                buffer.set_stringn(
                    place.x,
                    place.y + self.size.height / 2,
                    text,
                    usize::from(self.size.width),
                    paint.gold(),
                );
            }
        }
        if let Some((card, cell, rotated)) = overlay.ghost
            && let Some(place) = self.place(cell)
        {
            let shape = card.shape(rotated);
            let mut face = CardPicture::open(shape, Some(card), rotated, Place::Path, false, self.size);
            face.style = paint.strong();
            face.draw(place, paint, buffer);
        }
        let laid: BTreeSet<Cell> =
            view.board.iter().map(|seen| seen.cell).chain(overlay.ghost.map(|ghost| ghost.1)).collect();
        for &cell in overlay.targets.union(&overlay.marked) {
            if let Some(place) = self.place(cell) {
                corners(place, ['┌', '┐', '└', '┘'], ['(', ')'], paint.target(), buffer);
                if !laid.contains(&cell)
                    && overlay.targets.contains(&cell)
                    && !view.toll_dwarves().iter().any(|dwarf| dwarf.cell == cell)
                {
                    sign(place, '·', paint.target(), buffer);
                }
            }
        }
        if let Some(place) = overlay.cursor.and_then(|cell| self.place(cell)) {
            corners(place, ['▛', '▜', '▙', '▟'], ['▐', '▌'], paint.cursor(), buffer);
        }
    }

    fn draw_numbers(&self, paint: Paint, buffer: &mut Buffer) {
        for column in 0..self.columns {
            let text = format!("{:^width$}", self.corner.x + column, width = usize::from(self.size.width));
            let x = self.area.x + MARGIN.0 + column as u16 * self.size.width;
            buffer.set_stringn(x, self.area.y, text, usize::from(self.size.width), paint.faint());
        }
        for row in 0..self.rows {
            let y = self.area.y + MARGIN.1 + row as u16 * self.size.height + self.size.height / 2;
            buffer.set_stringn(self.area.x, y, format!("{:>3}", self.corner.y + row), 3, paint.faint());
        }
    }

    /// Draws an arrow for each side on which cards are out of sight.
    fn draw_hidden(&self, view: &View, paint: Paint, buffer: &mut Buffer) {
        let (least, most) = bounds(used(view));
        let (right, bottom) =
            (i16::from(self.corner.x) + i16::from(self.columns), self.corner.y.saturating_add(self.rows));
        let sides = [
            (least.x < self.corner.x, '←'),
            (least.y < self.corner.y, '↑'),
            (most.y >= bottom, '↓'),
            (i16::from(most.x) >= right, '→'),
        ];
        for (at, (_, arrow)) in sides.into_iter().enumerate().filter(|(_, (hidden, _))| *hidden) {
            if let Some(cell) = buffer.cell_mut((self.area.x + at as u16, self.area.y)) {
                cell.set_char(arrow).set_style(paint.target());
            }
        }
    }
}

/// Returns the letter of a player of The Duel, where dwarf cards are public.
fn team_sign(view: &View, owner: Seat) -> char {
    match view.players.get(owner.index()).and_then(|player| player.dwarf) {
        Some(Dwarf::Blue) => 'b',
        _ => 'g',
    }
}

/// Draws signs in the corners of a place: four, or two at the sides of a place with one line.
fn corners(place: Rect, signs: [char; 4], sides: [char; 2], style: Style, buffer: &mut Buffer) {
    let (right, bottom) = (place.right() - 1, place.bottom() - 1);
    let positions = [(place.x, place.y), (right, place.y), (place.x, bottom), (right, bottom)];
    let signs = if place.height > 1 { signs } else { [sides[0], sides[1], sides[0], sides[1]] };
    for (position, sign) in positions.into_iter().zip(signs) {
        if let Some(cell) = buffer.cell_mut(position) {
            cell.set_char(sign).set_style(style);
        }
    }
}

fn sign(place: Rect, letter: char, style: Style, buffer: &mut Buffer) {
    if let Some(cell) = buffer.cell_mut((place.x + place.width / 2, place.y + place.height / 2)) {
        cell.set_char(letter).set_style(style);
    }
}

/// Returns a character for the middle of a card that has one line: as [`Shape::junction`], but dead ends are thin lines.
fn overview(shape: Shape) -> char {
    // The bits are top, right, bottom, left from the lowest up.
    const THIN: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
    let open = shape.open();
    if open.iter().all(|side| shape.connected(Sides::only(side)) == Sides::only(side)) {
        return THIN[usize::from(open.bits())];
    }
    let stub = |side| open.contains(side) && shape.connected(Sides::only(side)) == Sides::only(side);
    match (shape.junction(), stub(Side::Top), stub(Side::Bottom)) {
        ('═', true, true) => '╪',
        ('═', true, false) => '╧',
        ('═', false, true) => '╤',
        (junction, ..) => junction,
    }
}

/// Returns the place for the sign of nuggets that lie in one of several tunnels: on this tunnel.
fn nugget_place(size: Size, shape: Shape, from: Sides) -> Option<(u16, u16)> {
    let middle = (size.width / 2, size.height / 2);
    let side = [Side::Right, Side::Left, Side::Top, Side::Bottom].into_iter().find(|&side| from.contains(side))?;
    let stub = shape.connected(Sides::only(side)) == Sides::only(side);
    Some(match side {
        // A single line shows what leads up and down in its middle.
        Side::Top | Side::Bottom if size.height == 1 => middle,
        Side::Left => (if stub { 0 } else { middle.0 - 1 }, middle.1),
        Side::Right => (if stub { size.width - 1 } else { middle.0 + 1 }, middle.1),
        Side::Top => (middle.0, if stub { 0 } else { middle.1 - 1 }),
        Side::Bottom => (middle.0, if stub { size.height - 1 } else { middle.1 + 1 }),
    })
}

/// The meaning of a character of a card, which determines its colour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Rock,
    Tunnel,
    Mark,
    Blue,
    Green,
    Gold,
}

/// A card as characters.
pub(crate) struct CardPicture {
    size: Size,
    signs: Vec<(char, Ink)>,
    style: Style,
}

impl CardPicture {
    fn filled(size: Size, with: char) -> CardPicture {
        let count = usize::from(size.width * size.height);
        CardPicture { size, signs: vec![(with, Ink::Rock); count], style: Style::new() }
    }

    fn set(&mut self, x: u16, y: u16, letter: char, ink: Ink) {
        if let Some(sign) = self.signs.get_mut(usize::from(y * self.size.width + x)) {
            *sign = (letter, ink);
        }
    }

    /// Returns a card of the hand: the tunnels of a path card.
    pub(crate) fn of_hand(card: Card, rotated: bool, size: Size) -> Option<CardPicture> {
        card.is_path().then(|| CardPicture::open(card.shape(rotated), Some(card), rotated, Place::Path, false, size))
    }

    /// Returns a card that lies face up.
    fn open(shape: Shape, card: Option<Card>, rotated: bool, place: Place, unlocked: bool, size: Size) -> CardPicture {
        let mut face = CardPicture::filled(size, '░');
        let middle = (size.width / 2, size.height / 2);
        let open = shape.open();
        let joined = |side| shape.connected(Sides::only(side));
        let blind = open.iter().all(|side| joined(side) == Sides::only(side));
        // A stub beside a through tunnel does not reach the middle, or is a thin line.
        let stub = |side| !blind && joined(side) == Sides::only(side);
        for side in open.iter() {
            let across = matches!(side, Side::Left | Side::Right);
            let whole = if across { middle.0 } else { middle.1 };
            let reach = if stub(side) { (whole / 2).max(1).min(whole) } else { whole };
            let thin = size.height == 1 && blind || stub(side) && reach == whole;
            let letter = match (across, thin) {
                (true, false) => '═',
                (true, true) => '─',
                (false, false) => '║',
                (false, true) => '│',
            };
            for at in 0..reach {
                let (x, y) = match side {
                    Side::Left => (at, middle.1),
                    Side::Right => (size.width - 1 - at, middle.1),
                    Side::Top => (middle.0, at),
                    Side::Bottom => (middle.0, size.height - 1 - at),
                };
                face.set(x, y, letter, Ink::Tunnel);
            }
        }
        let junction = if size.height == 1 { overview(shape) } else { shape.junction() };
        face.set(middle.0, middle.1, junction, Ink::Tunnel);
        let Some(card) = card else { return face };
        face.mark(card, rotated, place, unlocked, shape);
        face
    }

    /// Draws the marks of a card that lies face up.
    fn mark(&mut self, card: Card, rotated: bool, place: Place, unlocked: bool, shape: Shape) {
        let size = self.size;
        let middle = (size.width / 2, size.height / 2);
        let open = shape.open();
        let arm = |side: Side| match side {
            Side::Left => (middle.0 - 1, middle.1),
            Side::Right => (middle.0 + 1, middle.1),
            // A single line has no room above and below.
            Side::Top | Side::Bottom if size.height == 1 => {
                (if open.contains(Side::Left) { size.width - 1 } else { 0 }, 0)
            }
            Side::Top => (middle.0, middle.1 - 1),
            Side::Bottom => (middle.0, middle.1 + 1),
        };
        let marks = card.marks(rotated);
        if let Some((team, side)) = marks.door {
            let (x, y) = arm(side);
            let (letter, ink) = match team {
                Team::Blue => ('B', Ink::Blue),
                Team::Green => ('G', Ink::Green),
            };
            self.set(x, y, if unlocked { letter.to_ascii_lowercase() } else { letter }, ink);
        }
        if let Some(side) = marks.troll {
            let (x, y) = arm(side);
            self.set(x, y, 'T', Ink::Mark);
        }
        if marks.ladder {
            self.set(middle.0, middle.1, 'H', Ink::Mark);
        }
        let (x, y) = size.corner(false, false);
        if marks.crystals > 0 && (size.height > 1 || !open.contains(Side::Left)) {
            self.set(x, y, '◆', Ink::Mark);
        }
        if let Some(home) = marks.home {
            let (letter, ink) = if home == Team::Blue { ('B', Ink::Blue) } else { ('G', Ink::Green) };
            let x = if size.width > 3 { middle.0 - 1 } else { x };
            self.set(x, y, letter, ink);
            self.set(middle.0, middle.1, if place == Place::Start { 'S' } else { 'H' }, Ink::Mark);
        }
        let worth = match place {
            Place::Goal => Some(goal_sign(card)),
            Place::Start | Place::Path | Place::Chest | Place::Postcard => (marks.nuggets > 0).then_some('$'),
        };
        if let Some(sign) = worth {
            let (x, y) = nugget_place(size, shape, marks.nuggets_from).unwrap_or(size.corner(true, false));
            self.set(x, y, sign, Ink::Gold);
        }
        match place {
            Place::Start if marks.home.is_none() => self.set(middle.0, middle.1, 'S', Ink::Mark),
            Place::Postcard => {
                let letter = if card == Card::CostumeDepartment { 'C' } else { 'P' };
                self.set(middle.0, middle.1, letter, Ink::Mark);
            }
            Place::Chest => {
                let (x, y) = size.corner(false, true);
                self.set(x, y, 'c', Ink::Gold);
            }
            Place::Start | Place::Path | Place::Goal => {}
        }
    }

    /// Returns a card that lies face down, with what the viewer knows about it.
    fn closed(card: Option<Card>, place: Place, size: Size) -> CardPicture {
        let mut face = CardPicture::filled(size, ' ');
        let (right, bottom) = (size.width - 1, size.height - 1);
        if size.height == 1 {
            face.set(0, 0, '[', Ink::Mark);
            face.set(right, 0, ']', Ink::Mark);
            face.name(card, place);
            return face;
        }
        for x in 1..right {
            face.set(x, 0, '─', Ink::Mark);
            face.set(x, bottom, '─', Ink::Mark);
        }
        for y in 1..bottom {
            face.set(0, y, '│', Ink::Mark);
            face.set(right, y, '│', Ink::Mark);
        }
        for ((x, y), corner) in [(0, 0), (right, 0), (0, bottom), (right, bottom)].into_iter().zip(['╭', '╮', '╰', '╯'])
        {
            face.set(x, y, corner, Ink::Mark);
        }
        face.name(card, place);
        face
    }

    /// Draws the sign of a card that lies face down into its middle.
    fn name(&mut self, card: Option<Card>, place: Place) {
        let middle = (self.size.width / 2, self.size.height / 2);
        let letter = match (place, card) {
            (Place::Chest, _) => 'c',
            (_, Some(card)) => goal_sign(card),
            (_, None) => '?',
        };
        self.set(middle.0, middle.1, letter, Ink::Gold);
        if card.is_some() {
            self.set(middle.0 + 1, middle.1, '!', Ink::Mark);
        }
    }

    /// Draws the card.
    pub(crate) fn draw(&self, place: Rect, paint: Paint, buffer: &mut Buffer) {
        for (number, &(letter, ink)) in self.signs.iter().enumerate() {
            let (x, y) = (number as u16 % self.size.width, number as u16 / self.size.width);
            let style = match ink {
                Ink::Rock => paint.rock(),
                Ink::Tunnel => paint.tunnel(),
                Ink::Mark => paint.strong(),
                Ink::Blue => paint.blue(),
                Ink::Green => paint.green(),
                Ink::Gold => paint.gold(),
            };
            if let Some(cell) = buffer.cell_mut((place.x + x, place.y + y)) {
                cell.set_char(letter).set_style(style.patch(self.style));
            }
        }
    }
}

#[cfg(test)]
mod tests;

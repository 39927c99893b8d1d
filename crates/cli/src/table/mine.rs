//! The mine in box characters, in a size that fits the window.

use crate::table::paint::Paint;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use saboteur_engine::{Card, CardKind, Cell, Dwarf, Goal, Place, Seat, Shape, Side, Sides, Team, View, goal_sign};
use std::collections::BTreeSet;

/// The size of a card in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl Size {
    /// From the smallest to the largest.
    pub(crate) const ALL: [Size; 4] = [
        Size { width: 5, height: 3 },
        Size { width: 7, height: 3 },
        Size { width: 9, height: 5 },
        Size { width: 11, height: 5 },
    ];
}

/// The space for the numbers of columns and rows.
const MARGIN: (u16, u16) = (4, 1);

/// The marks in the mine, besides its cards.
#[derive(Clone, Default)]
pub(crate) struct Overlay {
    /// The cells that can be chosen.
    pub(crate) targets: BTreeSet<Cell>,
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

/// Returns the lowest and the highest column and row that are in use.
fn bounds(view: &View, overlay: &Overlay) -> (Cell, Cell) {
    let laid = view.board.iter().map(|seen| seen.cell).chain(view.toll_dwarves().iter().map(|dwarf| dwarf.cell));
    let cells = laid.chain(overlay.targets.iter().copied());
    let mut found = cells.peekable();
    let first = found.peek().copied().unwrap_or(Cell { x: 0, y: 0 });
    found.fold((first, first), |(least, most), cell| {
        (Cell { x: least.x.min(cell.x), y: least.y.min(cell.y) }, Cell { x: most.x.max(cell.x), y: most.y.max(cell.y) })
    })
}

impl Window {
    /// Returns the window for the wanted size, or for the largest size in which the whole mine fits. It is moved by `pan`, and
    /// so that the cursor is visible.
    pub(crate) fn new(area: Rect, view: &View, overlay: &Overlay, wanted: Option<Size>, pan: (i8, i8)) -> Window {
        let (least, most) = bounds(view, overlay);
        let (wide, high) = (i16::from(most.x) - i16::from(least.x) + 1, i16::from(most.y) - i16::from(least.y) + 1);
        let room = (area.width.saturating_sub(MARGIN.0), area.height.saturating_sub(MARGIN.1));
        let seen = |size: Size| ((room.0 / size.width) as i16, (room.1 / size.height) as i16);
        let fits = |size: &&Size| wide <= seen(**size).0 && high <= seen(**size).1;
        let size = wanted.unwrap_or_else(|| *Size::ALL.iter().rev().find(fits).unwrap_or(&Size::ALL[0]));
        let (columns, rows) = seen(size);
        let (columns, rows) = (columns.clamp(1, 60), rows.clamp(1, 60));
        // A mine that fits is centred. A larger one is cut off on both sides.
        let start = |least: i8, count: i16, room: i16, pan: i8| {
            i16::from(least) + (count - room).div_euclid(2) + i16::from(pan)
        };
        let mut corner = (start(least.x, wide, columns, pan.0), start(least.y, high, rows, pan.1));
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
                face.set(self.size.width - 2, self.size.height - 1, team_sign(view, marker.owner), Ink::Mark);
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
                corners(place, ['┌', '┐', '└', '┘'], paint.target(), buffer);
                if !laid.contains(&cell)
                    && overlay.targets.contains(&cell)
                    && !view.toll_dwarves().iter().any(|dwarf| dwarf.cell == cell)
                {
                    sign(place, '·', paint.target(), buffer);
                }
            }
        }
        if let Some(place) = overlay.cursor.and_then(|cell| self.place(cell)) {
            corners(place, ['▛', '▜', '▙', '▟'], paint.cursor(), buffer);
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
}

/// Returns the letter and the colour of a player of The Duel, where dwarf cards are public.
fn team_sign(view: &View, owner: Seat) -> char {
    match view.players.get(owner.index()).and_then(|player| player.dwarf) {
        Some(Dwarf::Blue) => 'b',
        _ => 'g',
    }
}

fn corners(place: Rect, signs: [char; 4], style: Style, buffer: &mut Buffer) {
    let (right, bottom) = (place.right() - 1, place.bottom() - 1);
    let positions = [(place.x, place.y), (right, place.y), (place.x, bottom), (right, bottom)];
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
        for side in open.iter() {
            // A stub beside a through tunnel does not reach the middle.
            let stub = !blind && joined(side) == Sides::only(side);
            let reach = |length: u16| if stub { (length / 2).max(1) } else { length };
            match side {
                Side::Left => (0..reach(middle.0)).for_each(|x| face.set(x, middle.1, '═', Ink::Tunnel)),
                Side::Right => {
                    (0..reach(middle.0)).for_each(|x| face.set(size.width - 1 - x, middle.1, '═', Ink::Tunnel));
                }
                Side::Top => (0..reach(middle.1)).for_each(|y| face.set(middle.0, y, '║', Ink::Tunnel)),
                Side::Bottom => {
                    (0..reach(middle.1)).for_each(|y| face.set(middle.0, size.height - 1 - y, '║', Ink::Tunnel));
                }
            }
        }
        face.set(middle.0, middle.1, shape.junction(), Ink::Tunnel);
        let arm = |side: Side| match side {
            Side::Left => (middle.0 - 1, middle.1),
            Side::Right => (middle.0 + 1, middle.1),
            Side::Top => (middle.0, middle.1 - 1),
            Side::Bottom => (middle.0, middle.1 + 1),
        };
        let Some(card) = card else { return face };
        let marks = card.marks(rotated);
        if let Some((team, side)) = marks.door {
            let (x, y) = arm(side);
            let (letter, ink) = match team {
                Team::Blue => ('B', Ink::Blue),
                Team::Green => ('G', Ink::Green),
            };
            face.set(x, y, if unlocked { letter.to_ascii_lowercase() } else { letter }, ink);
        }
        if let Some(side) = marks.troll {
            let (x, y) = arm(side);
            face.set(x, y, 'T', Ink::Mark);
        }
        if marks.ladder {
            face.set(middle.0, middle.1, 'H', Ink::Mark);
        }
        if marks.crystals > 0 {
            face.set(1, 0, '◆', Ink::Mark);
        }
        if let Some(home) = marks.home {
            let (letter, ink) = if home == Team::Blue { ('B', Ink::Blue) } else { ('G', Ink::Green) };
            face.set(middle.0 - 1, 0, letter, ink);
            face.set(middle.0, middle.1, if place == Place::Start { 'S' } else { 'H' }, Ink::Mark);
        }
        if marks.nuggets > 0 && card.kind() != CardKind::Goal(Goal::GoldCard) {
            face.set(size.width - 2, 0, '$', Ink::Gold);
        }
        match place {
            Place::Start if marks.home.is_none() => face.set(middle.0, middle.1, 'S', Ink::Mark),
            Place::Goal => face.set(size.width - 2, 0, goal_sign(card), Ink::Gold),
            Place::Postcard => {
                let letter = if card == Card::CostumeDepartment { 'C' } else { 'P' };
                face.set(middle.0, middle.1, letter, Ink::Mark);
            }
            Place::Chest => face.set(1, size.height - 1, 'c', Ink::Gold),
            Place::Start | Place::Path => {}
        }
        face
    }

    /// Returns a card that lies face down, with what the viewer knows about it.
    fn closed(card: Option<Card>, place: Place, size: Size) -> CardPicture {
        let mut face = CardPicture::filled(size, ' ');
        let (right, bottom) = (size.width - 1, size.height - 1);
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
        let middle = (size.width / 2, size.height / 2);
        let letter = match (place, card) {
            (Place::Chest, _) => 'c',
            (_, Some(card)) => goal_sign(card),
            (_, None) => '?',
        };
        face.set(middle.0, middle.1, letter, Ink::Gold);
        if card.is_some() {
            face.set(middle.0 + 1, middle.1, '!', Ink::Mark);
        }
        face
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

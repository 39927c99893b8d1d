//! The kinds of cards and what is printed on them.

mod prints;

pub use prints::Card;

use crate::cell::{Cell, Side, Sides};
use crate::championship::Championship;
use crate::goal::Goal;
use crate::intrigue::Intrigue;
use crate::moves::Move;
use crate::postcard::Postcard;
use crate::shape::Shape;
use crate::team::Team;
use crate::tool::{Tool, Tools};
use prints::{PRINTS, Print};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The things printed in the tunnels of a card: ladders, doors, crystals, trolls and nuggets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    /// True if there is a ladder, which is connected with the start and all other ladders (LADDER-1).
    pub ladder: bool,
    /// The colour of a door and its side. The door is between that side and the rest of its tunnel (DOOR-1).
    pub door: Option<(Team, Side)>,
    /// The number of crystals, which the Geologists collect (GEOLOGIST-1).
    pub crystals: u8,
    /// The Duel: the colour of a start or a ladder. The start and the ladder of one colour are joined (WAY-1).
    pub home: Option<Team>,
    /// The Duel: the side of a troll, which blocks that arm of its tunnel (TROLL-1).
    pub troll: Option<Side>,
    /// The Duel: the number of nuggets (MARKER-1).
    pub nuggets: u8,
    /// The open sides of the tunnel with the nuggets. Empty if the card has only one tunnel.
    pub nuggets_from: Sides,
}

impl Marks {
    const NONE: Marks = Marks {
        ladder: false,
        door: None,
        crystals: 0,
        home: None,
        troll: None,
        nuggets: 0,
        nuggets_from: Sides::NONE,
    };

    /// Returns the marks after half a turn.
    #[must_use]
    pub const fn rotated(self) -> Marks {
        let door = match self.door {
            Some((team, arm)) => Some((team, arm.opposite())),
            None => None,
        };
        let troll = match self.troll {
            Some(arm) => Some(arm.opposite()),
            None => None,
        };
        Marks { door, troll, nuggets_from: self.nuggets_from.rotated(), ..self }
    }
}

/// The kind of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// A piece of tunnel, played from the hand.
    Path,
    /// The card where the tunnel begins.
    Start,
    /// A card where the tunnel may end.
    Goal(Goal),
    /// A card in the mine that takes effect once a round, when it is reached.
    Postcard(Postcard),
    /// A path card that lies on a treasure chest.
    Chest,
    /// An action card, played from the hand for its effect.
    Action(Action),
}

/// The effect of an action card. The cards of each expansion are one variant, implemented in the expansion's file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Breaks a tool of a player, who may not lay path cards until it is mended.
    Sabotage(Tool),
    /// Mends one of these tools.
    Repair(Tools),
    /// Removes a path card from the mine.
    Rockfall,
    /// Shows its player a face-down goal.
    TreasureMap,
    /// An action card of Saboteur 2.
    Intrigue(Intrigue),
    /// A championship card.
    Championship(Championship),
    /// The Duel: opens a door of the other colour.
    Key,
}

/// The kind of [`Target`](crate::Target) that a card is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// No target.
    Nothing,
    /// An empty cell, with the rotation of the card that is laid there.
    Place,
    /// A cell.
    Cell,
    /// Two cells.
    Cells,
    /// A player.
    Player,
    /// A broken tool in front of a player.
    Tool,
}

/// The facts about a card that are needed in every turn. It is small, so that all cards lie close together in memory.
#[derive(Clone, Copy)]
struct Facts {
    shapes: [Shape; 2],
    kind: CardKind,
    can_rotate: bool,
    ladder: bool,
    removable: bool,
    role: Role,
}

/// The properties of a card that matter for the connections in the mine, as bits. Most cards have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Role(u8);

impl Role {
    /// No special property.
    pub(crate) const PLAIN: Role = Role(0);
    /// The start, or a ladder, which is connected with the start (LADDER-1).
    pub(crate) const SOURCE: Role = Role(1);
    /// The Duel: the start or the ladder of one colour (WAY-1).
    pub(crate) const HOME: Role = Role(2);
    /// A door or a troll in one arm (DOOR-1, TROLL-1).
    pub(crate) const BARRED: Role = Role(4);
    /// The Duel: nuggets (MARKER-1).
    pub(crate) const NUGGETS: Role = Role(8);

    /// Returns true if it has all bits of the other.
    #[inline]
    pub(crate) const fn is(self, other: Role) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns the role of a card with this print.
    const fn of(print: &Print) -> Role {
        let marks = &print.marks;
        let source = marks.ladder || (matches!(print.kind, CardKind::Start) && marks.home.is_none());
        let barred = marks.door.is_some() || marks.troll.is_some();
        let home = marks.home.is_some();
        let nuggets = marks.nuggets > 0;
        Role(source as u8 | (home as u8) << 1 | (barred as u8) << 2 | (nuggets as u8) << 3)
    }
}

/// The facts about each card, taken from [`PRINTS`].
static FACTS: [Facts; Card::ALL.len()] = {
    let mut facts = [Facts {
        shapes: [Shape::SOLID; 2],
        kind: CardKind::Path,
        can_rotate: false,
        ladder: false,
        removable: false,
        role: Role::PLAIN,
    }; Card::ALL.len()];
    let mut at = 0;
    while at < facts.len() {
        let print = &PRINTS[at];
        facts[at] = Facts {
            shapes: print.shapes,
            kind: print.kind,
            can_rotate: print.can_rotate,
            ladder: print.marks.ladder,
            removable: matches!(print.kind, CardKind::Path | CardKind::Chest)
                && print.marks.nuggets == 0
                && print.marks.troll.is_none(),
            role: Role::of(print),
        };
        at += 1;
    }
    facts
};

/// A path card as it may be laid: as printed, or rotated by half a turn.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    /// The move that lays it. Its cell means nothing and is set before use: to copy a whole move and then set its cell
    /// takes two stores, to write the parts of a move takes five.
    pub(crate) lay: Move,
    pub(crate) open: Sides,
}

impl Face {
    const fn new(card: Card, rotated: bool, shape: Shape) -> Face {
        Face { lay: Move::lay(card, Cell::new(0, 0), rotated), open: shape.open() }
    }
}

/// The use of each card in a hand: see [`Card::uses`].
static USES: [u8; Card::ALL.len()] = {
    let mut uses = [0; Card::ALL.len()];
    let mut at = 0;
    while at < uses.len() {
        let print = &PRINTS[at];
        let ladder = print.marks.ladder || print.marks.home.is_some();
        uses[at] = match print.kind {
            CardKind::Path if !ladder => Card::LAID as u8,
            CardKind::Path | CardKind::Action(_) => Card::OTHERWISE as u8,
            CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => 0,
        };
        at += 1;
    }
    uses
};

/// Each card as printed and rotated by half a turn.
static FACES: [[Face; 2]; Card::ALL.len()] = {
    let mut faces = [[Face::new(Card::Cross, false, Shape::SOLID); 2]; Card::ALL.len()];
    let mut at = 0;
    while at < faces.len() {
        let [printed, rotated] = PRINTS[at].shapes;
        faces[at] = [Face::new(Card::ALL[at], false, printed), Face::new(Card::ALL[at], true, rotated)];
        at += 1;
    }
    faces
};

/// The marks on each card.
static MARKS: [Marks; Card::ALL.len()] = {
    let mut marks = [Marks::NONE; Card::ALL.len()];
    let mut at = 0;
    while at < marks.len() {
        marks[at] = PRINTS[at].marks;
        at += 1;
    }
    marks
};

impl Card {
    /// The use of a path card without a ladder: it is laid on a spot of the board.
    pub(crate) const LAID: u32 = 1;
    /// The use of any other card in a hand: an action card, or a path card with a ladder, which has its own spots
    /// (LADDER-2).
    pub(crate) const OTHERWISE: u32 = 2;

    /// Returns the use of the card in a hand: [`Card::LAID`], [`Card::OTHERWISE`], or 0 if it is never in a hand.
    #[inline]
    pub(crate) fn uses(self) -> u32 {
        USES[self as usize].into()
    }

    /// Returns the card as printed and, if that makes a difference, rotated by half a turn (PATH-2).
    #[inline]
    pub(crate) fn faces(self) -> &'static [Face] {
        &FACES[self as usize][..1 + usize::from(self.can_rotate())]
    }

    /// Returns the properties that matter for the connections in the mine.
    #[inline]
    pub(crate) fn role(self) -> Role {
        FACTS[self as usize].role
    }

    /// Returns the name of the card in documents and in the notation.
    pub fn id(self) -> &'static str {
        PRINTS[self as usize].id
    }

    /// Returns the card with this name.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::ALL.iter().copied().find(|card| card.id() == id)
    }

    /// Returns the kind of the card.
    #[inline]
    pub fn kind(self) -> CardKind {
        FACTS[self as usize].kind
    }

    /// Returns the effect of the card, if it is an action card.
    #[inline]
    pub fn action(self) -> Option<Action> {
        match self.kind() {
            CardKind::Action(action) => Some(action),
            CardKind::Path | CardKind::Start | CardKind::Goal(_) | CardKind::Postcard(_) | CardKind::Chest => None,
        }
    }

    /// Returns the kind of target that the card is played on.
    #[inline]
    pub fn aim(self) -> Aim {
        PRINTS[self as usize].aim
    }

    /// Returns the number of the rule that limits where or on whom the card can be played.
    pub fn rule(self) -> &'static str {
        PRINTS[self as usize].rule
    }

    /// Returns the key for messages about playing or reaching this card. Cards that are used in the same way share a
    /// key.
    pub fn message_key(self) -> &'static str {
        match self.kind() {
            CardKind::Path => "path",
            CardKind::Chest => "chest",
            CardKind::Goal(goal) => goal.id(),
            CardKind::Postcard(_) => "postcard",
            CardKind::Action(Action::Sabotage(_)) => "sabotage",
            CardKind::Action(Action::Repair(_)) => "repair",
            CardKind::Start | CardKind::Action(_) => self.id(),
        }
    }

    /// Returns the tunnels of the card, rotated or as printed. An action card has none.
    #[inline]
    pub fn shape(self, rotated: bool) -> Shape {
        FACTS[self as usize].shapes[usize::from(rotated)]
    }

    /// Returns true if nobody may lay path cards while it lies in front of them (SABOTAGE-2, TRAPPED-2).
    pub fn stops_building(self) -> bool {
        self == Card::Trapped || self.breaks().is_some()
    }

    /// Returns true if half a turn makes a difference (PATH-2).
    #[inline]
    pub fn can_rotate(self) -> bool {
        FACTS[self as usize].can_rotate
    }

    /// Returns true if it is a path card, which is laid from the hand into the mine.
    #[inline]
    pub fn is_path(self) -> bool {
        self.kind() == CardKind::Path
    }

    /// Returns true if a rockfall can remove it from the mine (ROCKFALL-2, CHEST-4, COLLAPSE-1).
    #[inline]
    pub(crate) fn is_removable(self) -> bool {
        FACTS[self as usize].removable
    }

    /// Returns what the card hides, if it is a goal.
    #[inline]
    pub fn goal(self) -> Option<Goal> {
        match self.kind() {
            CardKind::Goal(goal) => Some(goal),
            CardKind::Path | CardKind::Start | CardKind::Postcard(_) | CardKind::Chest | CardKind::Action(_) => None,
        }
    }

    /// Returns true if it is a goal.
    #[inline]
    pub fn is_goal(self) -> bool {
        self.goal().is_some()
    }

    /// Returns true if it is the goal with the treasure.
    #[inline]
    pub fn is_gold(self) -> bool {
        self.kind() == CardKind::Goal(Goal::Gold)
    }

    /// Returns the marks in the tunnels of the card, rotated or as printed.
    #[inline]
    pub fn marks(self, rotated: bool) -> Marks {
        let marks = MARKS[self as usize];
        if rotated { marks.rotated() } else { marks }
    }

    /// Returns the colour of the door on it, if there is one.
    #[inline]
    pub fn door_team(self) -> Option<Team> {
        MARKS[self as usize].door.map(|(team, _)| team)
    }

    /// The Duel: returns the colour of the card, if it is a start or a ladder.
    #[inline]
    pub fn home(self) -> Option<Team> {
        MARKS[self as usize].home
    }

    /// The Duel: returns the number of nuggets on it.
    #[inline]
    pub fn nuggets(self) -> u8 {
        MARKS[self as usize].nuggets
    }

    /// The Duel: returns true if a dwarf marker can lie on it: it has nuggets or a troll (MARKER-1, TROLL-1).
    pub(crate) fn takes_marker(self) -> bool {
        let marks = &MARKS[self as usize];
        marks.nuggets > 0 || marks.troll.is_some()
    }

    /// Returns true if it has a ladder of Saboteur 2, which connects it with the start. For The Duel see
    /// [`home`](Card::home).
    #[inline]
    pub fn has_ladder(self) -> bool {
        FACTS[self as usize].ladder
    }

    /// Returns true if the card stays in front of a player when it is played.
    #[inline]
    pub fn stays_in_front(self) -> bool {
        match self.action() {
            Some(Action::Sabotage(_) | Action::Intrigue(Intrigue::Theft | Intrigue::Trapped)) => true,
            Some(
                Action::Repair(_)
                | Action::Rockfall
                | Action::TreasureMap
                | Action::Intrigue(_)
                | Action::Championship(_)
                | Action::Key,
            )
            | None => false,
        }
    }

    /// Returns the tool that it breaks, if it is a sabotage card.
    #[inline]
    pub fn breaks(self) -> Option<Tool> {
        match self.action() {
            Some(Action::Sabotage(tool)) => Some(tool),
            Some(
                Action::Repair(_)
                | Action::Rockfall
                | Action::TreasureMap
                | Action::Intrigue(_)
                | Action::Championship(_)
                | Action::Key,
            )
            | None => None,
        }
    }

    /// Returns true if a player with this card in front of them may not lay path cards (SABOTAGE-2, TRAPPED-2).
    #[inline]
    pub fn blocks_building(self) -> bool {
        self == Card::Trapped || self.breaks().is_some()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let id = String::deserialize(deserializer)?;
        crate::notation::card_as_printed(&id).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "there is no card called {id:?}: docs/notation.md lists the names and tunnels of all cards"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name_of_its_own() {
        for &card in Card::ALL {
            assert_eq!(Card::from_id(card.id()), Some(card));
        }
    }
}

//! Moves as short text that a person can type and read.
//!
//! | text | move |
//! |---|---|
//! | `TBR 3,-1` | lay a path card at column 3, row -1, so that it has these tunnels |
//! | `broken_cart @2`, `trapped @2` | play this action card on seat 2 |
//! | `theft` | put a Theft in front of oneself |
//! | `repair_cart @2` | mend the cart of seat 2 |
//! | `repair_pickaxe_cart @2 cart` | mend the cart of seat 2 with a card that can mend either tool |
//! | `rockfall 3,-1` | remove the card at 3,-1 |
//! | `treasure_map 8,0` | look at the goal at 8,0 |
//! | `pass TBLR`, `pass rockfall LR` | discard these cards |
//! | `discard TB LR remove trapped` | discard two cards to remove a card in front of oneself |
//! | `reveal 8,0` | reveal this card first, if several are reached at once |
//! | `take 3` | take a gold card with three nuggets |
//! | `steal @2`, `steal nothing` | steal a gold piece from seat 2, or steal none |
//! | `goal_card_swap 8,-2 8,0`, then `swap` or `keep` | take up two goals unseen, and swap them or not |
//! | `treasure_trove`, then `pick TBLR` | take a card from the top of the discard pile; `pick` also answers a chest |
//! | `diversion 3,1`, `diversion 3,1 turned` | move the path card laid last |
//! | `toll 3,1 TBLR` | discard this card to post a toll dwarf at 3,1 |
//! | `ask @2 TBLR 3,1`, `ask @2 diversion 3,1 turned` | ask seat 2 to pay the toll; the answer is `pay` or `refuse` |
//! | `push 8,0` | push this goal one column away |
//! | `look @2` | look at the dwarf card of seat 2 |
//! | `grab @2` | take a card from the hand of seat 2 |
//! | `key 3,0`, `troll 3,0`, `mark 3,0` | The Duel: unlock this door, pay this troll, mark this nugget |
//! | `pathfinder`, and any other card without a target | play this card |
//! | `veto`, `allow` | play the Veto, or do not |
//!
//! Path cards are named by their tunnels: the open sides (`T`op, `B`ottom, `L`eft, `R`ight), grouped by tunnel, with
//! `|` between tunnels. `TBL` and `TBR` are the same card, as printed and rotated. Marks follow: `*` for a crystal,
//! `#` for a ladder (in The Duel `#b` and `#g`), `/bT` for a blue and `/gT` for a green door in that arm, `!T` for a
//! troll there, `$TB` for a nugget in the tunnel with these openings.

use crate::card::{Action, Aim, Card, Marks};
use crate::cell::{Cell, Side};
use crate::decision::Decision;
use crate::moves::{Discards, Move, Reply, Target};
use crate::seat::Seat;
use crate::shape::Shape;
use crate::team::Team;
use crate::tool::{Tool, Tools};
use std::fmt;
use std::str::FromStr;

/// The reason why a text is not a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAMove {
    /// The text begins with neither a card nor a known word.
    #[error("{0:?} is neither a card nor a word with which a move begins, like pass, reveal or take")]
    UnknownWord(String),
    /// A cell was expected.
    #[error("{0:?} is not a cell: write column and row, like 3,-1, each from -128 to 127")]
    NotACell(String),
    /// A seat was expected.
    #[error("{0:?} is not a seat: write @ and its number, like @2")]
    NotASeat(String),
    /// A tool was expected.
    #[error("{0:?} is not a tool: write pickaxe, lantern or cart")]
    NotATool(String),
    /// A card was expected.
    #[error("{0:?} is not a card")]
    NotACard(String),
    /// A number of nuggets was expected.
    #[error("{0:?} is not a gold card: write 1, 2 or 3")]
    NotGold(String),
    /// The text ends too early.
    #[error("the move is not complete; missing: {0}")]
    Missing(Part),
    /// The text has a word too many.
    #[error("the move should end before {0:?}")]
    TooLong(String),
    /// More than three cards.
    #[error("at most three cards can be discarded at once")]
    TooManyCards,
    /// A sponsor pays only for a path card that is laid or moved.
    #[error("a player can be asked to pay for a path card or a Diversion, not for {0:?}")]
    NothingToAskFor(String),
    /// The card is never played from a hand.
    #[error("{0} cannot be played")]
    NotPlayable(Card),
}

/// A part of a move, for messages about what is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The card.
    Card,
    /// The cell.
    Cell,
    /// The player.
    Seat,
    /// The tool that is mended.
    Tool,
    /// The value of a gold card in nuggets.
    Gold,
    /// The card in front of oneself that is removed.
    Removed,
    /// The type of the move, in a JSON object.
    Type,
    /// The question, in a JSON object.
    Question,
    /// The answer, in a JSON object.
    Answer,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Card => "the card",
            Part::Cell => "the cell, like 3,-1",
            Part::Seat => "the seat, like @2",
            Part::Tool => "the tool to mend",
            Part::Gold => "the nuggets, like 3",
            Part::Removed => "remove, and the card in front of you to remove",
            Part::Type => "the type, like play",
            Part::Question => "the question, like steal",
            Part::Answer => "the reply, like yes",
        })
    }
}

/// Returns the card that a document names: by its name, or by its tunnels as printed. The tunnels of a rotated card are
/// not accepted, because a document has another field for the rotation.
pub(crate) fn card_as_printed(text: &str) -> Option<Card> {
    Card::from_id(text).or_else(|| path_card(text).filter(|&(_, rotated)| !rotated).map(|(card, _)| card))
}

/// Returns the card with this name or these tunnels, as printed or rotated.
fn card(text: &str) -> Option<Card> {
    Card::from_id(text).or_else(|| path_card(text).map(|(card, _)| card))
}

/// Returns the path card with these tunnels and marks, and true if they are those of the rotated card.
fn path_card(text: &str) -> Option<(Card, bool)> {
    let (tunnels, marks) = match text.find(['*', '#', '/', '!', '$']) {
        Some(at) => (&text[..at], read_marks(&text[at..])?),
        None => (text, Marks::default()),
    };
    let shape = Shape::parse(tunnels)?;
    let paths = Card::ALL.iter().copied().filter(|card| card.is_path());
    let mut lying = paths.flat_map(|card| [(card, false), (card, true)]);
    lying.find(|&(card, rotated)| card.shape(rotated) == shape && card.marks(rotated) == marks)
}

fn read_marks(text: &str) -> Option<Marks> {
    let (sign, rest) = text.split_at_checked(1)?;
    let mut letters = rest.chars().map(|letter| letter.to_ascii_uppercase());
    let mut team = || {
        let letter = letters.next()?;
        Team::ALL.into_iter().find(|team| team.letter().to_ascii_uppercase() == letter)
    };
    let none = Marks::default();
    let marks = match sign {
        "$" => return Some(Marks { nuggets: 1, nuggets_from: Shape::parse(rest)?.open(), ..none }),
        "*" => Marks { crystals: 1, ..none },
        "#" if rest.is_empty() => Marks { ladder: true, ..none },
        "#" => Marks { home: Some(team()?), ..none },
        "!" => Marks { troll: Some(side(letters.next()?)?), ..none },
        _ => {
            let team = team()?;
            Marks { door: Some((team, side(letters.next()?)?)), ..none }
        }
    };
    letters.next().is_none().then_some(marks)
}

fn side(letter: char) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.letter() == letter)
}

/// A path card, and true if it lies rotated. Prints as its tunnels and marks.
struct LaidPath(Card, bool);

impl fmt::Display for LaidPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LaidPath(card, rotated) = *self;
        let marks = card.marks(rotated);
        card.shape(rotated).fmt(f)?;
        if marks.ladder {
            f.write_str("#")?;
        }
        if let Some(home) = marks.home {
            write!(f, "#{}", home.letter())?;
        }
        if let Some(arm) = marks.troll {
            write!(f, "!{}", arm.letter())?;
        }
        if marks.nuggets > 0 {
            let from = |letter: &char| side(*letter).is_some_and(|side| marks.nuggets_from.contains(side));
            let from: String = ['T', 'B', 'L', 'R'].into_iter().filter(from).collect();
            write!(f, "${from}")?;
        }
        if marks.crystals > 0 {
            f.write_str("*")?;
        }
        match marks.door {
            Some((team, arm)) => write!(f, "/{}{}", team.letter(), arm.letter()),
            None => Ok(()),
        }
    }
}

/// Returns the name of a card in the notation: a path card is named by its tunnels, any other card by its id.
pub fn card_name(card: Card) -> impl fmt::Display {
    struct CardName(Card);
    impl fmt::Display for CardName {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            if self.0.is_path() { LaidPath(self.0, false).fmt(f) } else { self.0.fmt(f) }
        }
    }
    CardName(card)
}

/// The words for answers: the question, the kind of answer and the word.
const ANSWERS: [(Decision, Kind, &str); 14] = [
    (Decision::ChooseReveal, Kind::Cell, "reveal"),
    (Decision::TakeGold, Kind::Gold, "take"),
    (Decision::Steal, Kind::Seat, "steal"),
    (Decision::SwapGoals, Kind::Yes, "swap"),
    (Decision::SwapGoals, Kind::No, "keep"),
    (Decision::TakeDiscard, Kind::Card, "pick"),
    (Decision::React, Kind::Yes, "veto"),
    (Decision::React, Kind::No, "allow"),
    (Decision::Sponsor, Kind::Yes, "pay"),
    (Decision::Sponsor, Kind::No, "refuse"),
    (Decision::PushGoal, Kind::Cell, "push"),
    (Decision::LookAtDwarf, Kind::Seat, "look"),
    (Decision::TakeCard, Kind::Seat, "grab"),
    (Decision::PlaceMarker, Kind::Cell, "mark"),
];

/// A kind of answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    No,
    Yes,
    Cell,
    Seat,
    Card,
    Gold,
}

impl Kind {
    fn of(reply: Reply) -> Kind {
        match reply {
            Reply::No => Kind::No,
            Reply::Yes => Kind::Yes,
            Reply::Cell(_) => Kind::Cell,
            Reply::Seat(_) => Kind::Seat,
            Reply::Card(_) => Kind::Card,
            Reply::Gold(_) => Kind::Gold,
        }
    }
}

/// A card and the target it is played on. Prints any pair, even one that cannot be legal, because a message about an
/// illegal move has to name it.
struct WrittenPlay(Card, Target);

impl fmt::Display for WrittenPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrittenPlay(card, target) = *self;
        match target {
            Target::Place { cell, rotated } if card.is_path() && (!rotated || card.can_rotate()) => {
                write!(f, "{} {cell}", LaidPath(card, rotated))
            }
            Target::Place { cell, rotated } => {
                write!(f, "{card} {cell}{}", if rotated { " turned" } else { "" })
            }
            Target::Nothing => write!(f, "{card}"),
            Target::Cell(cell) => write!(f, "{card} {cell}"),
            Target::Cells(one, two) => write!(f, "{card} {one} {two}"),
            Target::Seat(seat) => write!(f, "{card} @{seat}"),
            Target::Tool { seat, tool } if tools_of(card).single() == Some(tool) => write!(f, "{card} @{seat}"),
            Target::Tool { seat, tool } => write!(f, "{card} @{seat} {tool}"),
        }
    }
}

/// Returns the tools that a card mends.
fn tools_of(card: Card) -> Tools {
    if let Some(Action::Repair(tools)) = card.action() { tools } else { Tools::NONE }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Play { card, target } => WrittenPlay(card, target).fmt(f),
            Move::Discard { cards, removed } => {
                f.write_str(if removed.is_some() { "discard" } else { "pass" })?;
                cards.as_slice().iter().try_for_each(|&card| write!(f, " {}", card_name(card)))?;
                removed.map_or(Ok(()), |removed| write!(f, " remove {removed}"))
            }
            Move::PostDwarf { card, cell } => write!(f, "toll {cell} {}", card_name(card)),
            Move::AskSponsor { sponsor, card, cell, rotated } => {
                write!(f, "ask @{sponsor} {}", WrittenPlay(card, Target::Place { cell, rotated }))
            }
            Move::PayTroll { cell } => write!(f, "troll {cell}"),
            Move::Answer { to: Decision::Steal, reply: Reply::No } => f.write_str("steal nothing"),
            Move::Answer { to: Decision::KeepDrawn, reply: Reply::Card(card) } => {
                write!(f, "pick {}", card_name(card))
            }
            Move::Answer { to, reply } => {
                let word = ANSWERS.iter().find(|(question, kind, _)| *question == to && *kind == Kind::of(reply));
                f.write_str(word.map_or("answer", |(_, _, word)| word))?;
                match reply {
                    Reply::No | Reply::Yes => Ok(()),
                    Reply::Cell(cell) => write!(f, " {cell}"),
                    Reply::Seat(seat) => write!(f, " @{seat}"),
                    Reply::Card(card) => write!(f, " {}", card_name(card)),
                    Reply::Gold(value) => write!(f, " {value}"),
                }
            }
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let mut words = MoveWords(text.split_whitespace());
        let first = words.next(Part::Card)?;
        let parsed = match first {
            "pass" => Move::Discard { cards: words.cards()?, removed: None },
            "discard" => Move::Discard { cards: words.cards()?, removed: Some(words.removed()?) },
            "toll" => {
                let cell = words.cell()?;
                Move::PostDwarf { card: words.card()?, cell }
            }
            "ask" => words.ask()?,
            "troll" => Move::PayTroll { cell: words.cell()? },
            // A short word that people type for the card.
            "map" => Move::Play { card: Card::TreasureMap, target: Target::Cell(words.cell()?) },
            _ => match ANSWERS.iter().find(|(_, _, word)| *word == first) {
                Some(&(to, kind, _)) => words.answer(to, kind)?,
                None => words.play(first)?,
            },
        };
        match words.0.next() {
            None => Ok(parsed),
            Some(extra) => Err(NotAMove::TooLong(quote(extra))),
        }
    }
}

impl Move {
    /// Parses a move of a player who has to make this decision.
    pub fn parse_for(text: &str, decision: Decision) -> Result<Move, NotAMove> {
        Ok(text.parse::<Move>()?.meant_for(decision))
    }

    /// Returns the move that the same text means for this decision. The word `pick` can answer two questions.
    #[must_use]
    pub fn meant_for(self, decision: Decision) -> Move {
        match self {
            Move::Answer { to: Decision::TakeDiscard, reply } if decision == Decision::KeepDrawn => {
                Move::Answer { to: decision, reply }
            }
            other => other,
        }
    }
}

/// The words of a move that are still to be read.
struct MoveWords<'a>(std::str::SplitWhitespace<'a>);

impl<'a> MoveWords<'a> {
    fn next(&mut self, expected: Part) -> Result<&'a str, NotAMove> {
        self.0.next().ok_or(NotAMove::Missing(expected))
    }

    fn cell(&mut self) -> Result<Cell, NotAMove> {
        let text = self.next(Part::Cell)?;
        let (x, y) = text.split_once(',').unwrap_or_default();
        match (x.parse(), y.parse()) {
            (Ok(x), Ok(y)) => Ok(Cell::new(x, y)),
            _ => Err(NotAMove::NotACell(quote(text))),
        }
    }

    fn seat(&mut self) -> Result<Seat, NotAMove> {
        let text = self.next(Part::Seat)?;
        let number = text.strip_prefix('@').and_then(|number| number.parse().ok());
        number.map(Seat).ok_or_else(|| NotAMove::NotASeat(quote(text)))
    }

    fn card(&mut self) -> Result<Card, NotAMove> {
        let text = self.next(Part::Card)?;
        card(text).ok_or_else(|| NotAMove::NotACard(quote(text)))
    }

    /// Reads one to three cards, up to the end or to the word `remove`.
    fn cards(&mut self) -> Result<Discards, NotAMove> {
        let mut cards = vec![self.card()?];
        while self.0.clone().next().is_some_and(|word| word != "remove") {
            cards.push(self.card()?);
            if cards.len() > 3 {
                return Err(NotAMove::TooManyCards);
            }
        }
        Discards::new(&cards).ok_or(NotAMove::TooManyCards)
    }

    fn removed(&mut self) -> Result<Card, NotAMove> {
        match self.next(Part::Removed)? {
            "remove" => self.card(),
            word => Err(NotAMove::TooLong(quote(word))),
        }
    }

    /// Reads the sponsor and the play to pay for.
    fn ask(&mut self) -> Result<Move, NotAMove> {
        let sponsor = self.seat()?;
        let first = self.next(Part::Card)?;
        match self.play(first)? {
            Move::Play { card, target: Target::Place { cell, rotated } } => {
                Ok(Move::AskSponsor { sponsor, card, cell, rotated })
            }
            _ => Err(NotAMove::NothingToAskFor(quote(first))),
        }
    }

    /// Reads the rest of an answer of this kind.
    fn answer(&mut self, to: Decision, kind: Kind) -> Result<Move, NotAMove> {
        let nothing = to == Decision::Steal && self.0.clone().next() == Some("nothing");
        let reply = match kind {
            Kind::Seat if nothing => {
                self.0.next();
                Reply::No
            }
            Kind::No => Reply::No,
            Kind::Yes => Reply::Yes,
            Kind::Cell => Reply::Cell(self.cell()?),
            Kind::Seat => Reply::Seat(self.seat()?),
            Kind::Card => Reply::Card(self.card()?),
            Kind::Gold => Reply::Gold(self.gold()?),
        };
        Ok(Move::Answer { to, reply })
    }

    fn gold(&mut self) -> Result<u8, NotAMove> {
        let text = self.next(Part::Gold)?;
        match text.parse() {
            Ok(value @ 1..=3) => Ok(value),
            Ok(_) | Err(_) => Err(NotAMove::NotGold(quote(text))),
        }
    }

    /// Reads the tool that a repair mends. It may be left out if the card mends only one.
    fn tool(&mut self, tools: Tools) -> Result<Tool, NotAMove> {
        match self.0.next() {
            None => tools.single().ok_or(NotAMove::Missing(Part::Tool)),
            Some(text) => {
                Tool::ALL.into_iter().find(|tool| tool.id() == text).ok_or_else(|| NotAMove::NotATool(quote(text)))
            }
        }
    }

    /// Returns true if the next word is `turned`, and reads it then.
    fn rotated(&mut self) -> bool {
        let rotated = self.0.clone().next() == Some("turned");
        if rotated {
            self.0.next();
        }
        rotated
    }

    fn play(&mut self, first: &str) -> Result<Move, NotAMove> {
        if let Some((card, rotated)) = path_card(first) {
            return Ok(Move::lay(card, self.cell()?, rotated));
        }
        let card = Card::from_id(first).ok_or_else(|| NotAMove::UnknownWord(quote(first)))?;
        if !card.is_path() && card.action().is_none() {
            return Err(NotAMove::NotPlayable(card));
        }
        let target = match card.aim() {
            Aim::Nothing => Target::Nothing,
            Aim::Place => Target::Place { cell: self.cell()?, rotated: self.rotated() },
            Aim::Cell => Target::Cell(self.cell()?),
            Aim::Cells => {
                let (one, two) = (self.cell()?, self.cell()?);
                Target::Cells(one.min(two), one.max(two))
            }
            Aim::Player => Target::Seat(self.seat()?),
            Aim::Tool => Target::Tool { seat: self.seat()?, tool: self.tool(tools_of(card))? },
        };
        Ok(Move::Play { card, target })
    }
}

/// Returns the first 40 characters of a word, for an error message.
fn quote(word: &str) -> String {
    word.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_and_written() {
        for text in [
            "TBLR 1,0",
            "TBR 3,-1",
            "T|B|L|R -2,7",
            "BL 0,1",
            "broken_cart @2",
            "repair_cart @0",
            "repair_pickaxe_cart @2 cart",
            "rockfall 3,-1",
            "treasure_map 8,0",
            "pass TBL",
            "pass T|R",
            "pass rockfall",
            "reveal 8,-2",
            "take 3",
        ] {
            let parsed: Move = text.parse().unwrap();
            assert_eq!(parsed.to_string(), text);
        }
    }

    #[test]
    fn other_ways_to_write_a_move_are_understood() {
        for (text, meant) in [
            ("cross 1,0", "TBLR 1,0"),
            ("tblr 1,0", "TBLR 1,0"),
            ("t_long_stem_side 3,-1 turned", "TBR 3,-1"),
            ("RBT  3,-1 ", "TBR 3,-1"),
            ("L|T 1,0", "T|L 1,0"),
            ("map 8,0", "treasure_map 8,0"),
            ("repair_cart @2 cart", "repair_cart @2"),
            ("pass TBR", "pass TBL"),
            ("pass cross", "pass TBLR"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), meant, "{text}");
        }
    }

    #[test]
    fn other_text_is_refused_with_a_hint() {
        for (text, hint) in [
            ("", "missing: the card"),
            ("dance 1,0", "\"dance\" is neither a card"),
            ("TBLR", "missing: the cell, like 3,-1"),
            ("TBLR 1", "\"1\" is not a cell"),
            ("TBLR 999,0", "is not a cell"),
            ("TBLR 1,0 now", "should end before \"now\""),
            ("broken_cart 2", "\"2\" is not a seat"),
            ("repair_pickaxe_cart @2", "missing: the tool to mend"),
            ("repair_cart @2 spoon", "\"spoon\" is not a tool"),
            ("take 4", "\"4\" is not a gold card"),
            ("pass it", "\"it\" is not a card"),
            ("start 1,0", "start cannot be played"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.contains(hint), "{text}: {error}");
        }
    }
}

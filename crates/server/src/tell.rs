//! What a client hears.

use crate::entry::{By, Member};
use crate::refusal::Refusal;
use crate::settings::{Name, Saying, Settings};
use crate::table::{Happening, Occupant, Phase, Table};
use crate::token::{Code, Token};
use saboteur_bots::Level;
use saboteur_engine::{Bytes32, Event, ImpossibleRules, Move, Seat, View, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// A message to a client.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Tell {
    /// The answer to `Hello`: who the client is.
    Welcome {
        /// The version of the program; a page of another version should be loaded anew.
        version: String,
        /// The tokens that are good here, and whose they are, in the order in which they were shown.
        you: Vec<You>,
    },
    /// How things stand.
    State(Box<State>),
    /// What was said.
    Chat {
        /// The lines, the oldest first.
        lines: Vec<Line>,
    },
    /// A request was carried out; a move is stored by then.
    Done {
        /// What the client calls it.
        id: String,
        /// A new token, if that was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "string")]
        token: Option<Token>,
    },
    /// A request was not carried out, and nothing has changed.
    Refused {
        /// What the client calls it, if it could be read.
        id: Option<String>,
        /// Why not.
        refusal: Refusal,
    },
    /// The connection ends; the client may come again unless it was told why not.
    Bye {
        /// Why.
        refusal: Refusal,
    },
}

/// Somebody whose token the client has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct You {
    /// Their number at the table.
    pub member: Member,
}

/// How things stand at the table, for one pair of eyes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct State {
    /// How much has happened: what to say in `Hello` after a lost connection.
    #[ts(type = "number")]
    pub number: u64,
    /// Whether whatever was told before is to be forgotten: at first, with other eyes, or if too much was missed.
    pub fresh: bool,
    /// What happened since the last message, or since what the client had seen before. If it is to forget that: what
    /// happened last in this game.
    pub happened: Vec<Told>,
    /// The table, if anything about it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableView>,
    /// The game, if there is one and anything about it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<GameView>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Told {
    /// Somebody came.
    Joined {
        /// Who.
        name: Name,
    },
    /// Somebody left.
    Left {
        /// Who.
        name: Name,
    },
    /// Somebody else is the host.
    Hosted {
        /// Who.
        name: Name,
    },
    /// The first round was dealt.
    Dealt {
        /// What happened, as far as these eyes may know.
        events: Vec<Event>,
    },
    /// A move was made.
    Moved {
        /// By whom; nobody is named if others were asked whether they answer a play.
        seat: Option<Seat>,
        /// Who decided.
        by: Option<By>,
        /// What happened, as far as these eyes may know.
        events: Vec<Event>,
    },
    /// A bot sits in for somebody.
    StoodIn {
        /// In which seat.
        seat: Seat,
    },
    /// Whoever the seat belongs to is back.
    Returned {
        /// In which seat.
        seat: Seat,
    },
    /// The host ended the game.
    Abandoned,
}

/// A table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableView {
    /// Its name.
    #[ts(type = "string")]
    pub code: Code,
    /// How far it is.
    pub phase: PhaseView,
    /// How it is set up.
    pub settings: Settings,
    /// Whether it takes a password to join.
    pub has_password: bool,
    /// Who is the host.
    pub host: Member,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Who is at the table without a seat.
    pub watching: Vec<PersonView>,
    /// How many watch without a name.
    pub strangers: usize,
    /// How many games were dealt.
    pub games: u32,
    /// What the server is bound to, before and during a game.
    #[ts(type = "string | null")]
    pub commitment: Option<Bytes32>,
    /// What each seat added to the seed.
    #[ts(type = "(string | null)[] | null")]
    pub shares: Option<Vec<Option<Bytes32>>>,
    /// What would keep the game from starting now.
    pub obstacle: Option<ImpossibleRules>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// People gather.
    Lobby,
    /// The game is about to be dealt: every client adds its share.
    Shuffling,
    /// A game is being played.
    Playing,
    /// A game is over.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeatView {
    /// A person.
    Person {
        /// Who.
        #[serde(flatten)]
        person: PersonView,
        /// Whether a bot sits in for them.
        stood_in: bool,
    },
    /// A bot.
    Bot {
        /// What it is called.
        name: String,
        /// How well it plays.
        level: Level,
    },
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PersonView {
    /// Their number.
    pub member: Member,
    /// What they are called.
    pub name: Name,
    /// Whether they are there.
    pub here: bool,
    /// Whether they said that they are ready.
    pub ready: bool,
    /// Whether they may not chat.
    pub muted: bool,
}

/// The game for one pair of eyes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameView {
    /// Which game of the table it is, from 1.
    pub game: u32,
    /// Whose eyes; nobody's for those who watch.
    pub seat: Option<Seat>,
    /// How many moves were made.
    pub moves_made: usize,
    /// What these eyes see. Everything, once the game is over.
    pub view: View,
    /// What the seat may do now.
    pub moves: Vec<Offer>,
    /// For how long a play waits for answers, if one does.
    pub reaction: Option<Reaction>,
    /// How much time is left, if it is measured.
    pub clock: Option<ClockView>,
    /// Whether it ended before its end.
    pub abandoned: bool,
}

/// A move that is offered.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Offer {
    /// What to send back.
    pub text: String,
    /// What it means.
    #[serde(rename = "move")]
    pub chosen: Move,
}

/// A play waits for answers. Everybody is told the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Reaction {
    /// For how many more milliseconds; nothing if until everybody has answered.
    #[ts(type = "number | null")]
    pub milliseconds: Option<u64>,
    /// Whether this seat has answered.
    pub answered: bool,
}

/// How much time is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ClockView {
    /// For this decision, in milliseconds; nothing if no person has to decide.
    #[ts(type = "number | null")]
    pub milliseconds: Option<u64>,
    /// In each seat's bank, in milliseconds.
    #[ts(type = "number[]")]
    pub banks: Vec<u64>,
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Line {
    /// How many were said before.
    #[ts(type = "number")]
    pub number: u64,
    /// By whom.
    pub member: Member,
    /// What they are called.
    pub name: Name,
    /// What.
    pub text: Saying,
}

/// What is not stored of a table, but seen by everybody.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// How many connections each person has.
    pub(crate) connections: Vec<u16>,
    /// Who said that they are ready.
    pub(crate) ready: Vec<bool>,
    /// How many connections are nobody's.
    pub(crate) strangers: usize,
}

impl Presence {
    pub(crate) fn is_here(&self, member: Member) -> bool {
        self.connections.get(usize::from(member)).is_some_and(|&count| count > 0)
    }
}

impl Table {
    /// The table as everybody sees it.
    pub(crate) fn seen(&self, presence: &Presence) -> TableView {
        let person = |member: Member| PersonView {
            member,
            name: self.people[usize::from(member)].name.clone(),
            here: presence.is_here(member),
            ready: presence.ready.get(usize::from(member)).copied().unwrap_or(false),
            muted: self.people[usize::from(member)].muted,
        };
        let seats = self.seats.iter().enumerate().map(|(seat, occupant)| match *occupant {
            Occupant::Person(member) => SeatView::Person {
                person: person(member),
                stood_in: self.play.as_ref().is_some_and(|play| play.stood_in[seat]),
            },
            Occupant::Bot { level, name } => SeatView::Bot { name: name.to_owned(), level },
        });
        let watching = (0..self.people.len() as Member)
            .filter(|&member| self.seat_of(member).is_none() && !self.people[usize::from(member)].left);
        TableView {
            code: self.code,
            phase: match self.phase {
                Phase::Lobby => PhaseView::Lobby,
                Phase::Locked { .. } => PhaseView::Shuffling,
                Phase::Playing => PhaseView::Playing,
                Phase::Over => PhaseView::Over,
            },
            settings: self.settings.clone(),
            has_password: self.has_password(),
            host: self.host,
            seats: seats.collect(),
            watching: watching.map(person).collect(),
            strangers: presence.strangers,
            games: self.games,
            commitment: self.commitment(),
            shares: self.shares().map(<[_]>::to_vec),
            obstacle: self.settings.rules.check(self.seats.len()).err(),
        }
    }

    /// What happened last, at most so much, for these eyes.
    pub(crate) fn told_last(&self, most: usize, viewer: Viewer) -> Vec<Told> {
        let known = self.since(self.forgotten()).map_or(0, <[_]>::len);
        self.told_since(self.told() - known.min(most) as u64, viewer).unwrap_or_default()
    }

    /// What happened since somebody saw so much, for these eyes.
    pub(crate) fn told_since(&self, seen: u64, viewer: Viewer) -> Option<Vec<Told>> {
        let game = self.play.as_ref().map(|play| &play.game);
        let heard = |told: &[saboteur_engine::Told]| saboteur_engine::Told::heard(told, viewer);
        let tell = |happening: &Happening| match happening {
            Happening::Joined { name } => Told::Joined { name: name.clone() },
            Happening::Left { name } => Told::Left { name: name.clone() },
            Happening::Hosted { name } => Told::Hosted { name: name.clone() },
            Happening::Dealt => Told::Dealt { events: game.map_or(Vec::new(), |game| heard(game.opening())) },
            Happening::Moved { number, by } => Told::Moved {
                seat: by.map(|(seat, _)| seat),
                by: by.map(|(_, by)| by),
                events: game.map_or(Vec::new(), |game| heard(game.events_of_move(*number))),
            },
            Happening::StoodIn { seat } => Told::StoodIn { seat: *seat },
            Happening::Returned { seat } => Told::Returned { seat: *seat },
            Happening::Abandoned => Told::Abandoned,
        };
        Some(self.since(seen)?.iter().map(tell).collect())
    }
}

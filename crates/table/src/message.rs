//! What a client hears.

use crate::code::TableCode;
use crate::deal::DealView;
use crate::entry::{DecidedBy, Member};
use crate::name::Name;
use crate::offer::Offer;
use crate::refusal::Refusal;
use crate::room::Presence;
use crate::settings::{ChatText, Settings};
use crate::table::{Happening, Occupant, Play, Stage, Table};
use crate::token::{GameKey, Token};
use saboteur_bots::{Character, Level, Profile};
use saboteur_engine::{Event, ImpossibleRules, Seat, View, Viewer};
use serde::{Deserialize, Serialize};

/// A message to a client.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The answer to `Hello`: who the client is.
    Welcome {
        /// The version of the program. A page of another version should be loaded again.
        version: String,
        /// The tokens that are good here, and whose they are, in the order in which they were shown.
        you: Vec<You>,
    },
    /// How things stand.
    #[serde(rename = "state")]
    Update(Box<Update>),
    /// What was said.
    Chat {
        /// The lines, the oldest first.
        lines: Vec<ChatLine>,
    },
    /// A request was carried out; a move is stored by then.
    Done {
        /// What the client calls it.
        id: String,
        /// A new token, if that was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "string"))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// Their number at the table.
    pub member: Member,
}

/// How things stand at the table, for one pair of eyes.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// How much has happened: what to say in `Hello` after a lost connection.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// Whether whatever was told before is to be forgotten: at first, with other eyes, or if too much was missed.
    pub fresh: bool,
    /// What happened since the last message, or since what the client had seen before. If it is to forget that: what
    /// happened last in this game.
    pub happened: Vec<News>,
    /// The table, if anything about it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableView>,
    /// The game, if there is one and anything about it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub game: Option<GameView>,
}

/// Something that happened.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum News {
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
        /// The seats that committed to a share and did not reveal it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<Seat>>"))]
        withheld: Vec<Seat>,
    },
    /// A move was made.
    Moved {
        /// The seat that made it. Nobody is named if others were asked whether they answer a play.
        seat: Option<Seat>,
        /// Who decided.
        by: Option<DecidedBy>,
        /// What happened, as far as these eyes may know.
        events: Vec<Event>,
    },
    /// A bot sits in for somebody.
    StoodIn {
        /// In which seat.
        seat: Seat,
    },
    /// The owner of the seat is back.
    Returned {
        /// In which seat.
        seat: Seat,
    },
    /// The host ended the game.
    Abandoned,
}

/// A table as everybody sees it.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableView {
    /// Its name.
    #[cfg_attr(test, ts(type = "string"))]
    pub code: TableCode,
    /// How far it is.
    pub phase: StageView,
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
    /// The deal of the game on the table. Nothing if the game began from a position.
    pub deal: Option<DealView>,
    /// What would keep the game from starting now.
    pub obstacle: Option<ImpossibleRules>,
}

/// How far a table is.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageView {
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
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeatView {
    /// A person.
    Person {
        /// Who.
        #[serde(flatten)]
        person: PersonView,
        /// Whether a bot sits in for them.
        stood_in: bool,
        /// The bot that sits in for them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        bot: Option<BotView>,
    },
    /// A bot.
    Bot {
        /// What it is called.
        name: String,
        /// How well and how it plays.
        #[serde(flatten)]
        bot: BotView,
        /// Whether the host chose its character. Otherwise the table drew it.
        #[serde(default)]
        chosen: bool,
    },
}

/// How well and how a bot plays.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotView {
    /// How well it plays.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Level,
    /// How it plays. Nothing if that makes no difference: a bot that moves at random has no character, and neither has
    /// one in The Duel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    #[cfg_attr(test, ts(optional))]
    pub character: Option<Character>,
}

impl From<Profile> for BotView {
    fn from(profile: Profile) -> BotView {
        BotView { level: profile.level, character: profile.character }
    }
}

impl From<BotView> for Profile {
    fn from(bot: BotView) -> Profile {
        Profile { level: bot.level, character: bot.character }
    }
}

/// Somebody at a table.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
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
    /// The key that links to the replay need, if the game is over and was played at a closed table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub key: Option<GameKey>,
}

/// A play waits for answers. Everybody is told the same.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reaction {
    /// For how many more milliseconds; nothing if until everybody has answered.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub milliseconds: Option<u64>,
    /// Whether this seat has answered.
    pub answered: bool,
}

/// How much time is left.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockView {
    /// For this decision, in milliseconds; nothing if no person has to decide.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub milliseconds: Option<u64>,
    /// In each seat's bank, in milliseconds.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub banks: Vec<u64>,
}

/// Something that was said.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// How many were said before.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// The number of the person who said it.
    pub member: Member,
    /// What they are called.
    pub name: Name,
    /// What.
    pub text: ChatText,
}

impl Table {
    /// Returns the table as everybody sees it.
    pub fn view(&self, presence: &Presence) -> TableView {
        let person = |member: Member| PersonView {
            member,
            name: self.people[usize::from(member)].name.clone(),
            here: presence.is_here(member),
            ready: presence.is_ready(member),
            muted: self.people[usize::from(member)].muted,
        };
        let seats = Seat::all(self.seats.len()).zip(&self.seats).map(|(seat, occupant)| {
            let bot = self.visible_bot_at(seat).map(BotView::from);
            match *occupant {
                Occupant::Person(member) => SeatView::Person { person: person(member), stood_in: bot.is_some(), bot },
                Occupant::Bot { profile, name } => SeatView::Bot {
                    name: name.to_owned(),
                    bot: bot.unwrap_or(profile.into()),
                    chosen: profile.character.is_some(),
                },
            }
        });
        let watching = (0..self.people.len() as Member)
            .filter(|&member| self.seat_of(member).is_none() && !self.people[usize::from(member)].left);
        TableView {
            code: self.code,
            phase: match self.stage {
                Stage::Lobby => StageView::Lobby,
                Stage::Locked => StageView::Shuffling,
                Stage::Playing => StageView::Playing,
                Stage::Over => StageView::Over,
            },
            settings: self.settings.clone(),
            has_password: self.has_password(),
            host: self.host,
            seats: seats.collect(),
            watching: watching.map(person).collect(),
            strangers: presence.strangers,
            games: self.games,
            deal: self.deal_view(),
            obstacle: self.settings.rules.check(self.seats.len()).err(),
        }
    }

    /// Returns the last news, at most this number, for these eyes.
    pub fn last_news(&self, most: usize, viewer: Viewer) -> Vec<News> {
        let known = self.since(self.forgotten()).map_or(0, <[_]>::len);
        self.news_since(self.told() - known.min(most) as u64, viewer).unwrap_or_default()
    }

    /// Returns the news after this number, for these eyes. Nothing if they are too old.
    pub fn news_since(&self, seen: u64, viewer: Viewer) -> Option<Vec<News>> {
        let game = self.play.as_ref().map(Play::game);
        let heard = |told: &[saboteur_engine::AddressedEvent]| saboteur_engine::AddressedEvent::heard(told, viewer);
        let tell = |happening: &Happening| match happening {
            Happening::Joined { name } => News::Joined { name: name.clone() },
            Happening::Left { name } => News::Left { name: name.clone() },
            Happening::Hosted { name } => News::Hosted { name: name.clone() },
            Happening::Dealt => {
                News::Dealt { events: game.map_or(Vec::new(), |game| heard(game.opening())), withheld: self.withheld() }
            }
            Happening::Moved { number, by } => News::Moved {
                seat: by.map(|(seat, _)| seat),
                by: by.map(|(_, by)| by),
                events: game.map_or(Vec::new(), |game| heard(game.events_of_move(*number))),
            },
            Happening::StoodIn { seat } => News::StoodIn { seat: *seat },
            Happening::Returned { seat } => News::Returned { seat: *seat },
            Happening::Abandoned => News::Abandoned,
        };
        Some(self.since(seen)?.iter().map(tell).collect())
    }
}

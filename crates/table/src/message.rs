//! The messages to a client.

use crate::code::TableCode;
use crate::deal::DealView;
use crate::entry::{DecidedBy, Member};
use crate::name::Name;
use crate::offer::Offer;
use crate::pointing::Pointing;
use crate::presence::{Claim, Presence};
use crate::refusal::Refusal;
use crate::score::Tally;
use crate::settings::{ChatText, Gesture, Settings};
use crate::table::{Happening, Occupant, Play, Stage, Table};
use crate::token::{GameKey, Token};
use crate::unmasking::Unmasked;
use saboteur_bots::{Character, Level, Profile, Stance};
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
    /// The state of the table, with the latest news.
    #[serde(rename = "state")]
    Update(Box<Update>),
    /// New lines of the chat.
    Chat {
        /// The lines, the oldest first.
        lines: Vec<ChatLine>,
    },
    /// A request was carried out; a move is stored by then.
    Done {
        /// The id of the request.
        id: String,
        /// A new token, if that was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "string"))]
        token: Option<Token>,
    },
    /// A request was not carried out, and nothing has changed.
    Refused {
        /// The id of the request, if it could be read.
        id: Option<String>,
        /// The reason.
        refusal: Refusal,
    },
    /// The connection ends; the client may come again unless it was told why not.
    Bye {
        /// The reason.
        refusal: Refusal,
    },
}

/// A person whose token the client has.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// Their number at the table.
    pub member: Member,
}

/// The state of the table for one viewer.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The number of the last news. A client that connects again sends it in `Hello`.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// True if the client must forget all earlier news: at first, for another viewer, or if it missed too many.
    pub fresh: bool,
    /// The news since the last message, or since those that the client had seen. If it must forget those: the last news
    /// of this game.
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

/// A piece of news.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum News {
    /// Somebody joined.
    Joined {
        /// Their name.
        name: Name,
    },
    /// Somebody left.
    Left {
        /// Their name.
        name: Name,
    },
    /// Another person is the host.
    Hosted {
        /// Their name.
        name: Name,
    },
    /// The first round was dealt.
    Dealt {
        /// The events that this viewer may know.
        events: Vec<Event>,
        /// The seats that committed to a share and did not reveal it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<Seat>>"))]
        withheld: Vec<Seat>,
    },
    /// A move was made.
    Moved {
        /// The seat that made it. Nothing if it answers a play.
        seat: Option<Seat>,
        /// The person, the bot or the clock that decided.
        by: Option<DecidedBy>,
        /// The events that this viewer may know.
        events: Vec<Event>,
    },
    /// A bot sits in for somebody.
    StoodIn {
        /// The seat.
        seat: Seat,
    },
    /// The owner of the seat is back.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// A player pointed at another one, or withdrew that.
    Pointed {
        /// The seat that points.
        seat: Seat,
        /// The seat that it points at.
        at: Seat,
        /// What it says. Nothing if it withdraws what it said before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        stance: Option<Stance>,
    },
    /// A person took over a seat.
    SeatGiven {
        /// The seat.
        seat: Seat,
        /// Their name.
        name: Name,
    },
    /// A round is over, all dwarf cards are open, and this came to light. It has no number of its own, and may come a little
    /// later than the news of the move that ended the round.
    Unmasked(Unmasked),
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
    /// Its stage.
    pub phase: StageView,
    /// Its settings.
    pub settings: Settings,
    /// True if one needs a password to join.
    pub has_password: bool,
    /// The host.
    pub host: Member,
    /// The players, by seat.
    pub seats: Vec<SeatView>,
    /// The people without a seat.
    pub watching: Vec<PersonView>,
    /// The number of connections that watch without a name.
    pub strangers: usize,
    /// The people who ask for a seat in the running game.
    #[serde(default)]
    pub claims: Vec<Claim>,
    /// The number of games that were dealt.
    pub games: u32,
    /// The results over the finished games of the table: the most wins first, then the most gold.
    #[serde(default)]
    pub score: Vec<Tally>,
    /// True if the game waits between two rounds until every player who is connected is ready, or for a minute.
    #[serde(default)]
    pub resting: bool,
    /// The deal of the game on the table. Nothing if the game began from a position.
    pub deal: Option<DealView>,
    /// The reason why the game cannot start now, if there is one.
    pub obstacle: Option<ImpossibleRules>,
}

/// The stage of a table.
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

/// The player in a seat.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeatView {
    /// A person.
    Person {
        /// The person.
        #[serde(flatten)]
        person: PersonView,
        /// True if a bot sits in for them.
        stood_in: bool,
        /// The bot that sits in for them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        bot: Option<BotView>,
    },
    /// A bot.
    Bot {
        /// Its name.
        name: String,
        /// How well and how it plays.
        #[serde(flatten)]
        bot: BotView,
        /// True if the host chose its character. Otherwise the table drew it.
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

/// A person at a table.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonView {
    /// Their number.
    pub member: Member,
    /// Their name.
    pub name: Name,
    /// True if they are connected.
    pub here: bool,
    /// While a game is being played: the number of seconds for which they have not been connected, when this was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub away: Option<u32>,
    /// True if they are ready.
    pub ready: bool,
    /// True if they may not chat.
    pub muted: bool,
}

/// The game for one viewer.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameView {
    /// The number of the game at this table, from 1.
    pub game: u32,
    /// The seat of the viewer. Nothing for spectators.
    pub seat: Option<Seat>,
    /// The number of moves that were made.
    pub moves_made: usize,
    /// The game as the viewer sees it. Everything is open once the game is over.
    pub view: View,
    /// The legal moves of the seat.
    pub moves: Vec<Offer>,
    /// What the players say of each other by pointing, by seat. It is cleared at the end of each round.
    #[serde(default)]
    pub pointing: Vec<Pointing>,
    /// The play that waits for answers, if there is one.
    pub reaction: Option<Reaction>,
    /// The time that is left, if it is measured.
    pub clock: Option<ClockView>,
    /// True if the host ended the game.
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
    /// The milliseconds that are left. Nothing if the play waits until everybody has answered.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub milliseconds: Option<u64>,
    /// True if this seat has answered.
    pub answered: bool,
}

/// The time that is left.
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

/// A line of the chat: a text or a gesture.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number, from 1.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: u64,
    /// The number of the person who said it.
    pub member: Member,
    /// Their name.
    pub name: Name,
    /// The text, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<ChatText>,
    /// The gesture, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub gesture: Option<Gesture>,
}

impl Table {
    /// Returns the table as everybody sees it.
    pub fn view(&self, presence: &Presence) -> TableView {
        let person = |member: Member| PersonView {
            member,
            name: self.people[usize::from(member)].name.clone(),
            here: presence.is_here(member),
            away: presence
                .away(member)
                .filter(|_| self.stage == Stage::Playing)
                .map(|away| u32::try_from(away / 1000).unwrap_or(u32::MAX)),
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
            claims: presence.claims(self),
            games: self.games,
            score: self.score(),
            resting: presence.resting && self.stage == Stage::Playing,
            deal: self.deal_view(),
            obstacle: self.settings.rules.check(self.seats.len()).err(),
        }
    }

    /// Returns the last news for this viewer, at most `most`.
    pub fn last_news(&self, most: usize, viewer: Viewer) -> Vec<News> {
        let known = self.since(self.forgotten()).map_or(0, <[_]>::len);
        self.news_since(self.told() - known.min(most) as u64, viewer).unwrap_or_default()
    }

    /// Returns the news after this number for this viewer. Nothing if they are too old.
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
            Happening::Pointed { seat, at, stance } => News::Pointed { seat: *seat, at: *at, stance: *stance },
            Happening::SeatGiven { seat, name } => News::SeatGiven { seat: *seat, name: name.clone() },
            Happening::Abandoned => News::Abandoned,
        };
        Some(self.since(seen)?.iter().map(tell).collect())
    }
}

//! The settings of a table, which its host chooses.

use crate::name::is_unruly;
use saboteur_bots::Level;
use saboteur_engine::{MAX_SEATS, Rules, Seat};
use serde::{Deserialize, Serialize};

/// A line of the chat.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, ts(type = "string"))]
pub struct ChatText(String);

/// Text that cannot be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a line of chat has 1 to {} letters", ChatText::LONGEST)]
pub struct InvalidChatText;

impl ChatText {
    /// The most letters of a line.
    pub const LONGEST: usize = 300;
}

impl TryFrom<String> for ChatText {
    type Error = InvalidChatText;

    fn try_from(text: String) -> Result<ChatText, InvalidChatText> {
        let text = text.trim();
        let count = text.chars().count();
        if count == 0 || count > ChatText::LONGEST || text.chars().any(is_unruly) {
            return Err(InvalidChatText);
        }
        Ok(ChatText(text.to_owned()))
    }
}

impl From<ChatText> for String {
    fn from(saying: ChatText) -> String {
        saying.0
    }
}

/// A gesture, which is seen like a line of the chat.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gesture {
    /// Laughs.
    Laugh,
    /// Gasps.
    Gasp,
    /// Thinks.
    Think,
    /// Applauds.
    Applaud,
    /// Shrugs.
    Shrug,
    /// Asks others to hurry.
    Hurry,
}

/// The time that people have.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// A time for each decision.
    Move {
        /// From 5 to 3600.
        seconds: u16,
    },
    /// A time for each decision, and then a bank of seconds that lasts for the whole game.
    Bank {
        /// From 5 to 3600.
        seconds: u16,
        /// From 0 to 36000.
        bank: u16,
    },
}

impl Clock {
    /// Returns the milliseconds for each decision before the bank is used.
    pub fn per_move(self) -> Option<u64> {
        match self {
            Clock::None => None,
            Clock::Move { seconds } | Clock::Bank { seconds, .. } => Some(u64::from(seconds) * 1000),
        }
    }

    /// Returns the milliseconds in everybody's bank.
    pub fn bank(self) -> u64 {
        match self {
            Clock::None | Clock::Move { .. } => 0,
            Clock::Bank { bank, .. } => u64::from(bank) * 1000,
        }
    }
}

/// The time that bots take for a move. It does not depend on their cards.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Hardly longer than they think.
    Instant,
    /// About half a second.
    Fast,
    /// One to two seconds, and less at a large table.
    #[default]
    Calm,
    /// Three to five seconds.
    Slow,
}

impl Pace {
    /// The shortest and the longest pause, and by what it grows if a bot of that level needs longer, in milliseconds. How
    /// hard a bot had to think would tell something about what it holds, so even the shortest is longer than most take.
    /// At a large table they are shorter at the usual pace, so that the moves of all bots take at most ten seconds.
    pub const fn pause(self, level: Level, players: usize) -> (u64, u64, u64) {
        let share = if players > 5 { players as u64 } else { 5 };
        match (self, level) {
            (Pace::Instant, Level::Random | Level::Easy) => (2, 2, 2),
            (Pace::Instant, Level::Normal) => (20, 20, 20),
            (Pace::Instant, Level::Hard) => (300, 300, 300),
            (Pace::Fast, _) => (300, 700, 500),
            (Pace::Calm, _) => (4500 / share, 10_500 / share, 500),
            (Pace::Slow, _) => (3000, 5000, 500),
        }
    }
}

/// The settings of a table.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The rules.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Rules,
    /// The time that people have.
    #[serde(default)]
    pub clock: Clock,
    /// The time that bots take.
    #[serde(default)]
    pub pace: Pace,
    /// The seconds in which everybody may answer a play if the Veto is in the deck, from 2 to 60. Nothing if a play waits
    /// until everybody has answered, which suits a device that is handed round.
    #[serde(default = "usual_reaction")]
    pub reaction_seconds: Option<u8>,
    /// True if people may chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// True if players may point at each other.
    #[serde(default = "yes")]
    pub pointing: bool,
    /// The number of seats that the table shows before the game. The empty ones are open seats. Nothing if it shows only
    /// the players who are there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seats: Option<u8>,
    /// True if people without a seat may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// The level of the bots that sit in for people who are away.
    #[serde(default = "usual_level")]
    #[cfg_attr(test, ts(type = "Level"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub stand_in: Level,
    /// The seat that begins the game. Nothing if the shuffle decides (TURN-1), as it always does in The Duel and for an
    /// empty seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Seat"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub first: Option<Seat>,
}

fn yes() -> bool {
    true
}

fn usual_reaction() -> Option<u8> {
    Some(5)
}

fn usual_level() -> Level {
    Level::Normal
}

/// A setting that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetting {
    /// The clock.
    #[error("a clock has 5 to 3600 seconds for each decision, and a bank of at most 36000")]
    Clock,
    /// The time to answer.
    #[error("the time to answer a play is 2 to 60 seconds")]
    Reaction,
    /// The number of seats.
    #[error("a table shows 1 to {MAX_SEATS} seats")]
    Seats,
}

impl Settings {
    /// The usual ones, for some rules.
    pub fn new(rules: Rules) -> Settings {
        Settings {
            rules,
            clock: Clock::None,
            pace: Pace::Calm,
            reaction_seconds: usual_reaction(),
            chat: true,
            pointing: true,
            seats: None,
            spectators: true,
            stand_in: usual_level(),
            first: None,
        }
    }

    /// Checks the settings that types do not check. The rules depend on the number of players, so they are checked when
    /// the game starts.
    pub fn check(&self) -> Result<(), BadSetting> {
        match self.clock {
            Clock::Move { seconds } | Clock::Bank { seconds, .. } if !(5..=3600).contains(&seconds) => {
                return Err(BadSetting::Clock);
            }
            Clock::Bank { bank, .. } if bank > 36_000 => return Err(BadSetting::Clock),
            Clock::None | Clock::Move { .. } | Clock::Bank { .. } => {}
        }
        if self.seats.is_some_and(|seats| !(1..=MAX_SEATS).contains(&usize::from(seats))) {
            return Err(BadSetting::Seats);
        }
        match self.reaction_seconds {
            Some(2..=60) | None => Ok(()),
            Some(_) => Err(BadSetting::Reaction),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn the_bots_of_a_full_table_move_within_ten_seconds_at_the_usual_pace() {
        for players in 2..=12 {
            let (shortest, longest, _) = Pace::default().pause(Level::Normal, players);
            assert!(shortest >= 300, "{players} players: nobody can follow");
            assert!(longest * (players as u64 - 1) <= 10_000, "{players} players: {longest} ms for each bot");
        }
    }

    #[test]
    fn settings_out_of_range_are_refused() {
        let usual = Settings::new(Rules::default());
        assert_eq!(usual.check(), Ok(()));
        let clock = |clock| Settings { clock, ..usual.clone() }.check();
        assert_eq!(clock(Clock::Move { seconds: 4 }), Err(BadSetting::Clock));
        assert_eq!(clock(Clock::Bank { seconds: 30, bank: 36_001 }), Err(BadSetting::Clock));
        assert_eq!(clock(Clock::Bank { seconds: 30, bank: 600 }), Ok(()));
        let reaction = |seconds| Settings { reaction_seconds: seconds, ..usual.clone() }.check();
        assert_eq!([reaction(Some(1)), reaction(Some(61))], [Err(BadSetting::Reaction), Err(BadSetting::Reaction)]);
        assert_eq!(reaction(None), Ok(()));
        let seats = |seats| Settings { seats, ..usual.clone() }.check();
        assert_eq!([seats(Some(0)), seats(Some(13))], [Err(BadSetting::Seats), Err(BadSetting::Seats)]);
        assert_eq!([seats(Some(1)), seats(Some(12)), seats(None)], [Ok(()), Ok(()), Ok(())]);
    }

    #[test]
    fn settings_left_out_are_the_usual_ones() {
        let read: Settings = serde_json::from_str(r#"{"rules": "anniversary"}"#).unwrap();
        assert_eq!(read, Settings::new(Rules::default()));
        assert!(serde_json::from_str::<Settings>(r#"{"rules": "anniversary", "clok": 1}"#).is_err());
    }
}

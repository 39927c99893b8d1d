//! Profiles: the level and the character of a bot.

use crate::character::{Character, UnknownCharacter};
use crate::level::{Level, UnknownLevel};
use saboteur_engine::Rules;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The level and the character of a bot, written `hard:sly`. In `hard` the character is left to the draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Profile {
    /// How well the bot plays.
    pub level: Level,
    /// How it plays. `None` leaves it to the draw.
    pub character: Option<Character>,
}

impl Profile {
    /// Returns the profile with this character, unless it names one already.
    #[must_use]
    pub fn or_drawn(self, character: Character) -> Profile {
        Profile { character: self.character.or(Some(character)), ..self }
    }

    /// Returns the profile as players see it, without a character that makes no difference. A bot that moves at random
    /// has none, and in The Duel nobody hides or helps.
    #[must_use]
    pub fn visible(self, rules: &Rules) -> Profile {
        let differs = self.level != Level::Random && !rules.is_duel();
        Profile { character: self.character.filter(|_| differs), ..self }
    }
}

impl From<Level> for Profile {
    fn from(level: Level) -> Profile {
        Profile { level, character: None }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.character {
            Some(character) => write!(f, "{}:{character}", self.level),
            None => self.level.fmt(f),
        }
    }
}

impl From<Profile> for String {
    fn from(profile: Profile) -> String {
        profile.to_string()
    }
}

/// The error for a text that is not the profile of a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownProfile {
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// There is no such character.
    #[error(transparent)]
    Character(#[from] UnknownCharacter),
    /// A bot that moves at random has no character.
    #[error("a bot of level random has no character: it moves at random")]
    Random,
}

impl FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(text: &str) -> Result<Profile, UnknownProfile> {
        let (level, character) = text.split_once(':').map_or((text, None), |(level, name)| (level, Some(name)));
        let (level, character) = (level.parse()?, character.map(str::parse).transpose()?);
        if level == Level::Random && character.is_some() {
            return Err(UnknownProfile::Random);
        }
        Ok(Profile { level, character })
    }
}

impl TryFrom<String> for Profile {
    type Error = UnknownProfile;

    fn try_from(text: String) -> Result<Profile, UnknownProfile> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use saboteur_engine::Preset;

    #[test]
    fn a_profile_is_read_as_it_is_written() {
        for level in Level::ALL {
            let profile = Profile::from(level);
            assert_eq!((profile.to_string().as_str(), profile.to_string().parse()), (level.name(), Ok(profile)));
            for character in Character::ALL.into_iter().filter(|_| level != Level::Random) {
                let profile = profile.or_drawn(character);
                assert_eq!(profile.to_string(), format!("{level}:{character}"));
                assert_eq!(profile.to_string().parse(), Ok(profile));
            }
        }
        for wrong in ["", "sly", "hard:", "hard:Sly", "hard:sly:sly", "sly:hard", "random:sly", "hard sly"] {
            assert!(wrong.parse::<Profile>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_character_shows_only_where_it_makes_a_difference() {
        let shown = |text: &str, preset: Preset| {
            let profile = text.parse::<Profile>().map(|profile| profile.or_drawn(Character::Bold));
            profile.map(|profile| profile.visible(&preset.rules()).to_string())
        };
        assert_eq!(shown("hard:sly", Preset::Anniversary), Ok("hard:sly".to_owned()));
        assert_eq!(shown("hard", Preset::Saboteur2), Ok("hard:bold".to_owned()));
        assert_eq!(shown("hard:sly", Preset::Duel), Ok("hard".to_owned()));
        assert_eq!(shown("random", Preset::Anniversary), Ok("random".to_owned()));
    }
}

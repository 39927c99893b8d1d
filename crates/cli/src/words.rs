//! The texts for players, in their language. The messages are in `locales/`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use saboteur_bots::{Character, Level, Profile};
use saboteur_engine::{Card, Chest, Dwarf, Seat, Tool};
use std::str::FromStr;

mod document;
mod notation;
mod sentence;

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The language that the environment asks for, as far as we speak it.
    pub fn of_environment() -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let asked = variables.iter().filter_map(|name| std::env::var(name).ok());
        let asked = asked.into_iter().find(|value| !value.is_empty());
        asked.and_then(|value| value.get(..2)?.parse().ok()).unwrap_or(Language::English)
    }

    /// The messages as they are written.
    pub fn source(self) -> &'static str {
        match self {
            Language::English => {
                concat!(
                    include_str!("../../../locales/en/game.ftl"),
                    include_str!("../../../locales/en/arena.ftl"),
                    include_str!("../../../locales/en/bots.ftl"),
                    include_str!("../../../locales/en/report.ftl"),
                    include_str!("../../../locales/en/server.ftl"),
                    include_str!("../../../locales/en/terminal.ftl")
                )
            }
            Language::German => {
                concat!(
                    include_str!("../../../locales/de/game.ftl"),
                    include_str!("../../../locales/de/arena.ftl"),
                    include_str!("../../../locales/de/bots.ftl"),
                    include_str!("../../../locales/de/report.ftl"),
                    include_str!("../../../locales/de/server.ftl"),
                    include_str!("../../../locales/de/terminal.ftl")
                )
            }
        }
    }

    fn id(self) -> unic_langid::LanguageIdentifier {
        match self {
            Language::English => unic_langid::langid!("en"),
            Language::German => unic_langid::langid!("de"),
        }
    }
}

/// We do not speak that language.
#[derive(Debug, thiserror::Error)]
#[error("there is no such language; there are en and de")]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        match text.to_ascii_lowercase().as_str() {
            "en" => Ok(Language::English),
            "de" => Ok(Language::German),
            _ => Err(UnknownLanguage),
        }
    }
}

/// The messages of one language, and the names of those who play.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Words {
    /// The messages of a language, for players of these names.
    pub fn new(language: Language, names: &[String]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        // A test reads every message, so what does not parse is found there.
        let resource = match FluentResource::try_new(language.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Words { bundle, names: names.iter().map(|name| printable(name)).collect() }
    }

    /// Calls players by these names from now on.
    pub fn call(&mut self, names: &[String]) {
        self.names = names.iter().map(|name| printable(name)).collect();
    }

    /// Returns a message with these values.
    pub fn say(&self, id: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        self.format(id, &args)
    }

    /// Returns a message with these arguments, or its id if there is none.
    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        match message {
            Some(pattern) => {
                let text = self.bundle.format_pattern(pattern, Some(args), &mut Vec::new());
                text.replace([OPEN, CLOSE], "")
            }
            None => id.to_owned(),
        }
    }

    /// Returns true if there is such a message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Returns the name of the player in this seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a card.
    pub fn card(&self, card: Card) -> String {
        self.say(&format!("card-{card}"), &[])
    }

    /// The names of cards, with commas between them.
    pub fn cards(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
        names.join(", ")
    }

    /// The name of a tool.
    pub fn tool(&self, tool: Tool) -> String {
        self.say(&format!("tool-{tool}"), &[])
    }

    /// The name of a dwarf card.
    pub fn dwarf(&self, dwarf: Dwarf) -> String {
        self.say(&format!("dwarf-{dwarf}"), &[])
    }

    /// The name of the content of a chest.
    pub fn chest(&self, chest: Chest) -> String {
        self.say(&format!("chest-{chest}"), &[])
    }

    /// The names of the contents of chests, with commas between them.
    pub fn chests(&self, chests: &[Chest]) -> String {
        let names: Vec<String> = chests.iter().map(|&chest| self.chest(chest)).collect();
        names.join(", ")
    }

    /// The name of a level.
    pub fn level(&self, level: Level) -> String {
        self.say(&format!("level-{level}"), &[])
    }

    /// How well and how a bot plays.
    pub fn profile(&self, profile: Profile) -> String {
        self.with_character(self.level(profile.level), profile.character)
    }

    /// How well and how a bot plays, with the word that it is a bot.
    pub fn bot(&self, profile: Profile) -> String {
        self.say("bot-of-profile", &[("profile", self.profile(profile).into())])
    }

    /// The name of a character, and how a bot of this character plays.
    pub fn about_character(&self, character: Character) -> String {
        let [name, how] = [format!("character-{character}"), format!("character-{character}-how")];
        format!("{}: {}", self.say(&name, &[]), self.say(&how, &[]))
    }

    /// Returns the words for a level with those for a character, if there is one.
    pub(crate) fn with_character(&self, level: String, character: Option<Character>) -> String {
        let Some(character) = character else { return level };
        let character = self.say(&format!("character-{character}"), &[]);
        self.say("bot-profile", &[("level", level.into()), ("character", character.into())])
    }
}

/// The marks around a name in an argument. Names have no control characters, so no name is equal to a word by which
/// messages select. The page shows marked names in bold.
const OPEN: char = '\u{2}';
const CLOSE: char = '\u{3}';

/// Returns a name as an argument.
fn mark(name: &str) -> String {
    format!("{OPEN}{name}{CLOSE}")
}

/// A name that cannot disturb the screen: no control characters, and none that turn the direction of writing.
pub(crate) fn printable(name: &str) -> String {
    let harmful = |letter: char| {
        let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        letter.is_control() || turns
    };
    name.chars().map(|letter| if harmful(letter) { '?' } else { letter }).collect()
}

/// Numbers with commas between them.
pub(crate) fn list(values: &[u8]) -> String {
    let values: Vec<String> = values.iter().map(ToString::to_string).collect();
    values.join(", ")
}

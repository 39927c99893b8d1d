//! The names of people.

use crate::refusal::{Refusal, RefusalCode};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{
    GeneralSecurityProfile, MixedScript, RestrictionLevel, RestrictionLevelDetection, confusable_detection,
};

/// The name of a person.
///
/// [`Name::new`] checks a name that somebody has chosen. Names in stored entries and in messages are read with the weaker
/// check of older versions, so that every table can still be loaded.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, ts(type = "string"))]
#[cfg_attr(feature = "openapi", schema(value_type = String))]
pub struct Name(String);

/// The reason why a text is not a valid name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidName {
    /// It is empty or too long.
    #[error("a name has 1 to {} characters", Name::LONGEST)]
    Length,
    /// It has no letter, digit or emoji.
    #[error("a name needs a letter, a digit or an emoji")]
    Empty,
    /// It has a character that cannot be seen, or that names do not need.
    #[error("a name cannot contain the character U+{:04X}", u32::from(*.0))]
    Character(char),
    /// It mixes letters of different scripts that can look alike.
    #[error("a name cannot mix letters of different alphabets that look alike")]
    MixedScripts,
}

impl From<InvalidName> for Refusal {
    fn from(error: InvalidName) -> Refusal {
        Refusal::new(RefusalCode::BadName, error.to_string())
    }
}

impl Name {
    /// The most characters of a name.
    pub const LONGEST: usize = 24;

    /// Checks a name that somebody has chosen, by the Unicode rules for identifiers (UTS #39), and tidies it.
    ///
    /// A name has letters and digits of any living script, printable ASCII characters, spaces and emoji.
    pub fn new(text: &str) -> Result<Name, InvalidName> {
        // Letters in other forms, as in "Ａｎｎ", become the usual letters.
        let usual: String = text.nfkc().collect();
        let name = usual.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || name.chars().count() > Name::LONGEST {
            return Err(InvalidName::Length);
        }
        let letters: Vec<char> = name.chars().collect();
        for (at, &letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| letters[at]);
            if !is_fit(letter, before, letters.get(at + 1).copied()) {
                return Err(InvalidName::Character(letter));
            }
        }
        if let Some(stack) = letters.windows(5).find(|marks| marks.iter().all(|&mark| is_mark(mark))) {
            return Err(InvalidName::Character(stack[4]));
        }
        if !name.chars().any(|letter| letter.is_alphanumeric() || is_emoji(letter)) {
            return Err(InvalidName::Empty);
        }
        if !is_readable(&name, RestrictionLevel::ModeratelyRestrictive)
            || !name.split(' ').all(|word| is_readable(word, RestrictionLevel::HighlyRestrictive))
        {
            return Err(InvalidName::MixedScripts);
        }
        Ok(Name(name))
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns true if people could take one name for the other.
    pub fn is_twin_of(&self, other: &str) -> bool {
        let own = skeletons(&self.0);
        skeletons(other).iter().any(|skeleton| own.contains(skeleton))
    }
}

/// Returns the shapes that a name has for the eye, the same for capital and small letters.
fn skeletons(name: &str) -> [String; 2] {
    let skeleton = |text: &str| confusable_detection::skeleton(text).collect::<String>();
    [skeleton(&name.to_lowercase()), skeleton(name).to_lowercase()]
}

/// Returns true if a character may be at this place of a name.
fn is_fit(letter: char, before: Option<char>, after: Option<char>) -> bool {
    match letter {
        ' '..='~' => true,
        // The joiner of emoji, and the joiners that spell names in Arabic and Indian scripts.
        '\u{200c}' | '\u{200d}' => {
            let emoji = before.is_some_and(|before| is_emoji(before) || before == '\u{fe0f}');
            let joins = |letter: Option<char>| letter.is_some_and(|letter| has_joiners(letter.script()));
            letter == '\u{200d}' && emoji && after.is_some_and(is_emoji) || joins(before) && joins(after)
        }
        // The selector of an emoji.
        '\u{fe0f}' => before.is_some_and(is_emoji),
        _ if is_emoji(letter) => true,
        // A mark needs a letter to stand on, and another mark once.
        _ if is_mark(letter)
            && (before.is_none_or(|before| before.is_ascii_whitespace()) || before == Some(letter)) =>
        {
            false
        }
        _ => matches!(
            letter.identifier_type(),
            Some(
                IdentifierType::Recommended
                    | IdentifierType::Inclusion
                    | IdentifierType::Uncommon_Use
                    | IdentifierType::Limited_Use
            )
        ),
    }
}

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark
        && letter.general_category() != GeneralCategory::SpacingMark
}

fn is_emoji(letter: char) -> bool {
    !letter.is_ascii() && letter.is_emoji_char()
}

/// Returns true if names in this script are spelled with characters that join letters or keep them apart.
fn has_joiners(script: Script) -> bool {
    matches!(
        script,
        Script::Arabic
            | Script::Bengali
            | Script::Devanagari
            | Script::Gujarati
            | Script::Gurmukhi
            | Script::Kannada
            | Script::Malayalam
            | Script::Oriya
            | Script::Sinhala
            | Script::Tamil
            | Script::Telugu
    )
}

/// Returns true if the letters do not mix scripts beyond this level. Scripts of few people are not mixed with others.
fn is_readable(text: &str, level: RestrictionLevel) -> bool {
    let is_letter = |letter: &char| letter.is_ascii_alphanumeric() || !letter.is_ascii() && !is_emoji(*letter);
    let letters: String = text.chars().filter(is_letter).filter(|letter| !is_invisible(*letter)).collect();
    letters.is_empty() || letters.as_str().is_single_script() || letters.as_str().check_restriction_level(level)
}

/// Control characters, and those that turn the direction of what follows or cannot be seen.
pub(crate) fn is_unruly(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The invisible characters that a valid name may have.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe0f}')
}

impl TryFrom<String> for Name {
    type Error = InvalidName;

    fn try_from(text: String) -> Result<Name, InvalidName> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || name.chars().count() > Name::LONGEST {
            return Err(InvalidName::Length);
        }
        match name.chars().find(|&letter| is_unruly(letter) && !is_invisible(letter)) {
            Some(letter) => Err(InvalidName::Character(letter)),
            None => Ok(Name(name)),
        }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn names_of_people_from_everywhere_are_valid() {
        for name in [
            "Zoë",
            "Łukasz",
            "李雷",
            "Наташа",
            "علي",
            "O'Brien",
            "O’Brien",
            "Jean-Luc",
            "Player 1",
            "Søren",
            "Ümit",
            "Đặng",
            "Ελένη",
            "יוסף",
            "राज",
            "அருண்",
            "มานี",
            "김철수",
            "さくら",
            "田中 Ken",
            "ጸጋዬ",
            "Գայանե",
            "ნინო",
            "علی\u{200c}رضا",
            "Zoë 🪓",
            "👩\u{200d}🚀 Ann",
            "🐉",
            "❤\u{fe0f}",
            "🇩🇪 Max",
            "<b>Ann</b>",
            "ᎠᏓᎳ",
            "Ann علي",
            "राज Raj",
            "Dr. No",
            "C-3PO",
            "Ann_99",
        ] {
            let valid = Name::new(name);
            assert!(valid.is_ok(), "{name}: {valid:?}");
        }
        assert_eq!(Name::new("  Ann \n Lee ").unwrap().as_str(), "Ann Lee");
        assert_eq!(Name::new("Ａｎｎ").unwrap().as_str(), "Ann");
        assert_eq!(Name::new("Zoe\u{308}").unwrap().as_str(), "Zoë");
    }

    #[test]
    fn invisible_characters_and_mixed_alphabets_are_not_valid() {
        let character = |letter: char| Err(InvalidName::Character(letter));
        for (name, wrong) in [
            ("", Err(InvalidName::Length)),
            ("   ", Err(InvalidName::Length)),
            (&"x".repeat(25), Err(InvalidName::Length)),
            ("...", Err(InvalidName::Empty)),
            ("a\u{202e}nn", character('\u{202e}')),
            ("a\u{200b}", character('\u{200b}')),
            ("\u{7}", character('\u{7}')),
            // Hangul filler, Braille blank, soft hyphen, tag, variation selector, joiners where they do nothing.
            ("\u{3164}", character('\u{1160}')),
            ("\u{2800}", character('\u{2800}')),
            ("An\u{ad}n", character('\u{ad}')),
            ("Ann\u{e0041}", character('\u{e0041}')),
            ("Ann\u{fe0f}", character('\u{fe0f}')),
            ("An\u{200d}n", character('\u{200d}')),
            ("An\u{200c}n", character('\u{200c}')),
            ("An\u{34f}n", character('\u{34f}')),
            ("\u{301}Ann", character('\u{301}')),
            ("\u{16a0}\u{16a1}", character('\u{16a0}')),
            // A capital Cyrillic letter, a small Greek one, a Cherokee one, a small Armenian one.
            ("Аnn", Err(InvalidName::MixedScripts)),
            ("Bοb", Err(InvalidName::MixedScripts)),
            ("Ꭺnn", Err(InvalidName::MixedScripts)),
            ("Jօhn", Err(InvalidName::MixedScripts)),
            ("Вера K", Err(InvalidName::MixedScripts)),
        ] {
            assert_eq!(Name::new(name).map(|_| ()), wrong, "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_twins() {
        let twins = |one: &str, two: &str| Name::new(one).unwrap().is_twin_of(two);
        for (one, two) in [
            ("Ann", "ann"),
            ("IDA", "ida"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("Carmen", "Carrnen"),
            ("0rin", "Orin"),
            ("Вера", "Bepa"),
            ("Zoë", "Zoe\u{308}"),
            ("O'Brien", "O’Brien"),
            ("Ann", "An\u{ad}n"),
            ("Ann", "Аnn"),
        ] {
            assert!(twins(one, two) && (Name::new(two).is_err() || twins(two, one)), "{one} {two}");
        }
        for (one, two) in [("Ann", "Anna"), ("Zoë", "Zoe"), ("Player 1", "Player 2"), ("李雷", "李蕾"), ("Ben", "Jen")]
        {
            assert!(!twins(one, two), "{one} {two}");
        }
    }

    #[test]
    fn names_of_older_tables_are_still_read() {
        for name in ["Аnn", "\u{3164}", "An\u{ad}n"] {
            assert_eq!(Name::try_from(name.to_owned()).unwrap().as_str(), name);
        }
        assert!(Name::try_from("a\u{202e}nn".to_owned()).is_err());
    }
}

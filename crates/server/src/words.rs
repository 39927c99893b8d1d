//! The texts of link previews, in the language of the reader. The messages are in `locales/`.

use axum::http::{HeaderMap, header};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use saboteur_engine::Family;

/// A language that the server speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    English,
    German,
}

impl Language {
    /// Returns the first language that a client asks for and the server speaks, otherwise English.
    pub(crate) fn asked(headers: &HeaderMap) -> Language {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let spoken = |tag: &str| match tag.trim().get(..2)?.to_ascii_lowercase().as_str() {
            "en" => Some(Language::English),
            "de" => Some(Language::German),
            _ => None,
        };
        asked.split(',').find_map(spoken).unwrap_or(Language::English)
    }

    fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../locales/en/preview.ftl"),
            Language::German => include_str!("../../../locales/de/preview.ftl"),
        }
    }

    fn id(self) -> unic_langid::LanguageIdentifier {
        match self {
            Language::English => unic_langid::langid!("en"),
            Language::German => unic_langid::langid!("de"),
        }
    }
}

/// The messages of one language.
pub(crate) struct Words(FluentBundle<FluentResource>);

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        // A test reads every message, so what does not parse is found there.
        let resource = match FluentResource::try_new(language.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Words(bundle)
    }

    /// Returns a message with these values, or its id if there is none.
    pub(crate) fn say(&self, id: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let Some(pattern) = self.0.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        self.0.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Returns the name of a game.
    pub(crate) fn game(&self, game: Family) -> String {
        let name = match game {
            Family::Base => "base",
            Family::Saboteur2 => "saboteur2",
            Family::Duel => "duel",
            Family::Solo => "solo",
        };
        self.say("preview-game", &[("game", name.into())])
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn both_languages_have_the_same_messages_and_each_parses() {
        let ids = |language: Language| -> BTreeSet<&str> {
            assert!(FluentResource::try_new(language.source().to_owned()).is_ok(), "{language:?}");
            language.source().lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect()
        };
        assert_eq!(ids(Language::English), ids(Language::German));
        assert!(ids(Language::English).len() > 8);
    }

    #[test]
    fn the_language_is_the_first_one_that_is_spoken() {
        let asked =
            |list: &str| Language::asked(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, list.parse().unwrap())]));
        assert_eq!(asked("de-AT,de;q=0.9,en;q=0.8"), Language::German);
        assert_eq!(asked("fr, en-GB, de"), Language::English);
        assert_eq!(asked("fr"), Language::English);
        assert_eq!(Language::asked(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn seats_are_counted_in_both_languages() {
        let said = |language: Language, open: usize| {
            Words::new(language).say("preview-table-seats", &[("names", "Ann".into()), ("open", open.into())])
        };
        assert_eq!(said(Language::English, 0), "Ann");
        assert_eq!(said(Language::English, 1), "Ann · one seat is free");
        assert_eq!(said(Language::German, 3), "Ann · 3 Plätze sind frei");
    }
}

//! A table of a server before the game begins.

use crate::words::Words;
use saboteur_bots::Profile;

/// The people at the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Gathering {
    /// The link to the table.
    pub(crate) link: String,
    /// The seats.
    pub(crate) seats: Vec<Gatherer>,
    /// True if the user is the host and may start the game.
    pub(crate) host: bool,
    /// True if the user is ready.
    pub(crate) ready: bool,
    /// True while the cards are being shuffled.
    pub(crate) shuffling: bool,
    /// The chat and the news of the table.
    pub(crate) told: Vec<String>,
}

/// A seat with a person or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Gatherer {
    /// The name.
    pub(crate) name: String,
    /// True if this is the seat of the user.
    pub(crate) you: bool,
    /// The level and the character, if it is a bot.
    pub(crate) bot: Option<Profile>,
    /// True if ready.
    pub(crate) ready: bool,
}

impl Gathering {
    /// Returns the text as lines.
    pub(crate) fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![words.say("gathering-link", &[("link", self.link.clone().into())]), String::new()];
        for seat in &self.seats {
            let sign = if seat.ready || seat.bot.is_some() { "✓" } else { "…" };
            let name = ("name", seat.name.clone().into());
            let who = match seat.bot {
                Some(profile) => words.say("gathering-bot", &[name, ("bot", words.bot(profile).into())]),
                None if seat.you => words.say("gathering-you", &[name]),
                None => seat.name.clone(),
            };
            lines.push(format!("{sign} {who}"));
        }
        lines.push(String::new());
        let id = match (self.shuffling, self.host) {
            (true, _) => "gathering-shuffling",
            (false, true) => "gathering-host",
            (false, false) => "gathering-waiting",
        };
        lines.push(words.say(id, &[]));
        lines
    }
}

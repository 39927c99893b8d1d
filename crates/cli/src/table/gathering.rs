//! A table at a server before the game begins.

use crate::words::Words;
use saboteur_bots::Level;

/// Who is there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Gathering {
    /// The link that brings others here.
    pub(crate) link: String,
    /// Who sits where.
    pub(crate) seats: Vec<Gatherer>,
    /// Whether whoever looks may start the game.
    pub(crate) host: bool,
    /// Whether whoever looks has said to be ready.
    pub(crate) ready: bool,
    /// Whether the cards are being shuffled.
    pub(crate) shuffling: bool,
    /// What was said and what happened.
    pub(crate) told: Vec<String>,
}

/// Somebody in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Gatherer {
    /// What the others call him.
    pub(crate) name: String,
    /// Whether it is whoever looks.
    pub(crate) you: bool,
    /// How well it plays, if it is a bot.
    pub(crate) bot: Option<Level>,
    /// Whether ready.
    pub(crate) ready: bool,
}

impl Gathering {
    /// Everything there is to read, a line each.
    pub(crate) fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![words.say("gathering-link", &[("link", self.link.clone().into())]), String::new()];
        for seat in &self.seats {
            let sign = if seat.ready || seat.bot.is_some() { "✓" } else { "…" };
            let name = ("name", seat.name.clone().into());
            let who = match seat.bot {
                Some(level) => words.say("gathering-bot", &[name, ("level", words.level(level).into())]),
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

//! `saboteur rules`: lists rulesets and options, and checks if they can be combined.

use crate::words::{Language, Words};
use saboteur_engine::{ChestLayout, Preset, RuleOption, Rules};
use serde_json::{Value, json};
use std::io::{self, Write};

/// The arguments for a ruleset with added and removed options.
#[derive(clap::Args)]
pub struct Choice {
    /// The ruleset; `saboteur rules` lists them
    #[arg(long, default_value = "anniversary")]
    rules: Preset,
    /// Options to add, separated by commas; `saboteur rules` lists them
    #[arg(long, value_delimiter = ',')]
    with: Vec<String>,
    /// Options to remove, separated by commas
    #[arg(long, value_delimiter = ',')]
    without: Vec<String>,
}

impl Choice {
    /// Returns the ruleset, without added or removed options.
    pub(crate) fn preset(&self) -> Preset {
        self.rules
    }

    /// Returns the arguments for this choice.
    pub(crate) fn command(&self) -> String {
        let mut command = format!("--rules {}", self.rules);
        for (argument, options) in [("--with", &self.with), ("--without", &self.without)] {
            if !options.is_empty() {
                command += &format!(" {argument} {}", options.join(","));
            }
        }
        command
    }

    /// Returns the chosen rules.
    pub(crate) fn rules(&self, words: &Words) -> io::Result<Rules> {
        let mut rules = self.rules.rules();
        let on = self.with.iter().map(|name| (name, true));
        let off = self.without.iter().map(|name| (name, false));
        for (name, value) in on.chain(off) {
            match (RuleOption::named(name), name.strip_prefix("chest_layout=").and_then(layout)) {
                (Some(option), _) => rules.set(option, value),
                (None, Some(layout)) if value => rules.chest_layout = layout,
                (None, _) => {
                    let like = closest(name, RuleOption::ALL.map(RuleOption::name)).unwrap_or("none");
                    let options = RuleOption::ALL.map(RuleOption::name).join(", ");
                    let values = [("option", name.clone().into()), ("like", like.into()), ("options", options.into())];
                    return Err(io::Error::other(words.say("rules-unknown-option", &values)));
                }
            }
        }
        Ok(rules)
    }
}

/// Returns the chest layout with this name.
fn layout(name: &str) -> Option<ChestLayout> {
    serde_json::from_value(name.into()).ok()
}

/// Returns the name that the user probably meant: it differs in at most a third of its letters.
fn closest<const N: usize>(wrong: &str, names: [&'static str; N]) -> Option<&'static str> {
    let near = names.into_iter().map(|name| (difference(wrong, name), name)).min()?;
    (near.0 * 3 <= near.1.len()).then_some(near.1)
}

/// Returns the number of letters to add, remove or replace that make one word the other.
fn difference(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut before = std::mem::replace(&mut row[0], line + 1);
        for (at, wanted) in other.chars().enumerate() {
            let above = row[at + 1];
            row[at + 1] = (before + usize::from(letter != wanted)).min(above + 1).min(row[at] + 1);
            before = above;
        }
    }
    row.last().copied().unwrap_or(0)
}

/// Lists rulesets and options, or checks a choice of them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur rules
  saboteur rules --rules saboteur2 --with veto --players 8
  saboteur rules --json")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Check if this number of players can play by these rules, and print the reason if not
    #[arg(long)]
    players: Option<usize>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Language, en or de [default: the language of the environment]
    #[arg(long)]
    lang: Option<Language>,
}

/// Prints the lists, or checks a choice.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment), &[]);
    if let Some(players) = args.players {
        let rules = args.choice.rules(&words)?;
        rules.check(players).map_err(|reason| io::Error::other(words.impossible(&reason)))?;
        return if args.json {
            writeln!(out, "{}", serde_json::to_string(&rules)?)
        } else {
            writeln!(out, "{}", words.say("rules-possible", &[]))
        };
    }
    if args.json {
        return writeln!(out, "{}", serde_json::to_string_pretty(&listing(&words))?);
    }
    writeln!(out, "{}", words.say("rules-presets", &[]))?;
    for preset in Preset::ALL {
        let range = preset.rules().players();
        let (least, most) = (*range.start(), *range.end());
        let players = [("least", least.into()), ("most", most.into())];
        let players = words.say("rules-players", &players);
        writeln!(out, "  {:<20} {} ({players})", preset.name(), words.say(&format!("preset-{preset}"), &[]))?;
    }
    writeln!(out, "\n{}", words.say("rules-options", &[]))?;
    for option in RuleOption::ALL {
        writeln!(out, "  {:<20} {}", option.name(), words.say(&format!("option-{option}"), &[]))?;
    }
    writeln!(out, "  {:<20} {}", "chest_layout=…", words.say("option-chest_layout", &[]))
}

fn listing(words: &Words) -> Value {
    let presets: Vec<Value> = Preset::ALL
        .into_iter()
        .map(|preset| {
            let range = preset.rules().players();
            json!({
                "name": preset.name(),
                "description": words.say(&format!("preset-{preset}"), &[]),
                "least_players": range.start(),
                "most_players": range.end(),
                "rules": preset.rules(),
            })
        })
        .collect();
    let options: Vec<Value> = RuleOption::ALL
        .into_iter()
        .map(|option| json!({ "name": option.name(), "description": words.say(&format!("option-{option}"), &[]) }))
        .collect();
    let layout = json!({
        "name": "chest_layout",
        "description": words.say("option-chest_layout", &[]),
        "values": [ChestLayout::A, ChestLayout::B, ChestLayout::Random],
    });
    json!({ "presets": presets, "options": options, "choices": [layout] })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_option_is_recognized() {
        let names = RuleOption::ALL.map(RuleOption::name);
        for (typed, meant) in
            [("vetoo", Some("veto")), ("pathfinde", Some("pathfinder")), ("something", None), ("", None)]
        {
            assert_eq!(closest(typed, names), meant, "{typed}");
        }
        assert_eq!(difference("kitten", "sitting"), 3);
    }
}

//! Every document is told in whole sentences, and both programs tell it in the same ones.
//!
//! The documents come from games of all rulesets. `tests/data/sentences.jsonl` has one document of each form with its
//! sentences in both languages, and a test of the page compares its own sentences with them.

use crate::words::known_tags;
use expect_test::expect_file;
use saboteur_bots::{Bot, BotTable, Level, Reason, Why};
use saboteur_cli::words::{Language, Words};
use saboteur_engine::{
    Aim, Card, Chance, Decision, Event, Game, IllegalMove, Move, Preset, RuleOption, Seat, Seed, Setup, Side, Viewer,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const NAMES: [&str; 6] = ["Ann", "Ben", "Cleo", "Dan", "Eva", "none"];

/// The documents of each form, the first one that was met.
struct Collection {
    languages: [Words; 2],
    lines: BTreeMap<String, Value>,
}

impl Collection {
    fn new() -> Collection {
        let names = NAMES.map(String::from);
        Collection { languages: Language::ALL.map(|language| Words::new(language, &names)), lines: BTreeMap::new() }
    }

    /// Tells a document, unless one of its form was told before.
    fn add<T: Serialize>(&mut self, kind: &str, of: &T, tell: impl Fn(&Words, &T) -> Vec<String>) {
        let document = serde_json::to_value(of).unwrap();
        let form = format!("{kind} {}", form("", &document, &document["seat"]));
        if self.lines.contains_key(&form) {
            return;
        }
        let [english, german] = self.languages.each_ref().map(|words| tell(words, of));
        assert_eq!(english.len(), german.len(), "{document}");
        english.iter().chain(&german).for_each(|sentence| assert_complete(sentence, &document));
        self.lines.insert(form, json!({"kind": kind, "document": document, "en": english, "de": german}));
    }

    fn event(&mut self, event: &Event) {
        self.add("event", event, Words::event);
    }

    fn choice(&mut self, chosen: &Move) {
        self.add("move", chosen, |words, chosen| vec![words.choice(chosen)]);
    }

    fn refusal(&mut self, reason: &IllegalMove) {
        self.add("illegal", reason, |words, reason| vec![words.illegal(reason)]);
    }

    fn why(&mut self, why: &Why) {
        self.add("why", why, |words, why| vec![words.why(why)]);
    }
}

/// Returns what messages may select by: the same for two documents that differ only in names, cells and numbers.
fn form(field: &str, value: &Value, seat: &Value) -> String {
    match (field, value) {
        // The mine at the end of a round is not told.
        ("board" | "payments" | "hand_sizes" | "winning_seats", _) => String::new(),
        ("cell" | "from" | "one" | "two" | "cells", Value::Array(_)) => "at".to_owned(),
        ("card", Value::String(id)) => Card::from_id(id).unwrap().message_key().to_owned(),
        ("removed" | "dwarf" | "chest" | "dwarves", Value::String(_)) => "word".to_owned(),
        ("play", _) => value["type"].to_string(),
        ("winners", _) if value[0].is_string() => value.to_string(),
        ("to_act" | "round" | "percent" | "hope", Value::Number(_)) => "number".to_owned(),
        ("seat" | "target" | "owner", Value::Number(_)) => (if value == seat { "own" } else { "other" }).to_owned(),
        (_, Value::Number(number)) => number.as_i64().unwrap().clamp(-1, 2).to_string(),
        (_, Value::Array(values)) => values.len().min(2).to_string(),
        (_, Value::Object(fields)) => {
            let fields = fields.iter().map(|(name, value)| format!("{name}:{}", form(name, value, seat)));
            fields.collect::<Vec<_>>().join(" ")
        }
        (_, Value::String(_) | Value::Bool(_) | Value::Null) => value.to_string(),
    }
}

/// Panics if a sentence is empty, or shows the id of a message or the name of an argument that was not given.
fn assert_complete(sentence: &str, document: &Value) {
    let shows_id = ["event-", "move-", "illegal-", "why-", "card-", "tool-", "dwarf-", "chest-", "by_seat-"];
    let shows_id = sentence.split(' ').any(|word| shows_id.iter().any(|family| word.starts_with(family)));
    let is_odd = sentence.contains(['{', '}', '\u{2}', '\u{3}', '\n']);
    assert!(!sentence.is_empty() && !shows_id && !is_odd, "{sentence:?} for {document}");
}

/// Plays a random game and tells everything about it.
fn tell_game(collection: &mut Collection, mut game: Game, seed: u64) {
    let mut chance = Chance::new(Seed::from(seed), 0);
    // Moves that were legal before, to be refused later.
    let mut earlier: Vec<Move> = Vec::new();
    while let Some(to_act) = game.to_act() {
        let moves = game.legal_moves(to_act.seat);
        moves.iter().for_each(|chosen| collection.choice(chosen));
        let chosen = *chance.pick(&moves);
        earlier.push(chosen);
        if let Err(reason) = game.check(to_act.seat, *chance.pick(&earlier)) {
            collection.refusal(&reason);
        }
        game.play(to_act.seat, chosen).unwrap();
    }
    for viewer in [Viewer::Open, Viewer::Spectator, Viewer::Seat(Seat(0))] {
        game.events(viewer).for_each(|event| collection.event(event));
    }
}

/// Returns a refusal of each form.
fn refusals() -> Vec<IllegalMove> {
    let on_cells = |card: &Card| card.action().is_some() && matches!(card.aim(), Aim::Cell | Aim::Cells | Aim::Place);
    let mut found = Vec::new();
    for code in known_tags::<IllegalMove>("code") {
        let sample = json!({
            "code": code, "card": "broken_cart", "cell": [3, -1], "seat": 1, "target": 1, "to_act": 1, "sponsor": 1, "tool": "cart",
            "side": "top", "decision": "turn", "least": 1, "most": 3, "count": 4,
        });
        let mut samples = Vec::new();
        let mut with = |field: &str, value: Value| {
            let mut sample = sample.clone();
            sample[field] = value;
            samples.push(sample);
        };
        match code.as_str() {
            "wrong_cell" => Card::ALL.iter().filter(|card| on_cells(card)).for_each(|&card| with("card", json!(card))),
            "mismatch" => Side::ALL.iter().for_each(|&side| with("side", json!(side))),
            "other_decision" | "not_offered" => {
                Decision::ALL.iter().for_each(|&decision| with("decision", json!(decision)));
            }
            _ => samples.push(sample),
        }
        found.extend(samples.into_iter().map(|sample| serde_json::from_value::<IllegalMove>(sample).unwrap()));
    }
    found
}

/// Returns a reason of each form.
fn reasons() -> Vec<Why> {
    let sample = |reason: &String| json!({"reason": reason, "cell": [8, 2], "cards": 1, "percent": 93, "seat": 1, "card": "rockfall"});
    let reasons = known_tags::<Reason>("reason");
    reasons.iter().map(|reason| serde_json::from_value(sample(reason)).unwrap()).collect()
}

#[test]
fn every_document_is_told_without_gaps_and_as_the_page_tells_it() {
    let mut collection = Collection::new();
    refusals().iter().for_each(|reason| collection.refusal(reason));
    reasons().iter().for_each(|why| collection.why(why));
    let mut all = Preset::ALL.map(Preset::rules).to_vec();
    let mut short = Preset::Duel.rules();
    short.set(RuleOption::EndWithDeck, true);
    all.push(short);
    for rules in all {
        let players = (*rules.players().end()).min(NAMES.len());
        for seed in 0..GAMES {
            let game = Game::new(rules, Setup::new(players, seed)).unwrap();
            tell_game(&mut collection, game, seed);
        }
        let bots = (0..players as u64).map(|seat| Bot::new(Level::Normal, seat)).collect();
        let mut table = BotTable::new(Game::new(rules, Setup::new(players, 7)).unwrap(), bots);
        while let Some((_, choice)) = table.step().unwrap() {
            collection.why(&choice.why);
        }
        for viewer in [Viewer::Open, Viewer::Spectator] {
            table.game().events(viewer).for_each(|event| collection.event(event));
        }
    }
    for (kind, tags) in [("event", known_tags::<Event>("type")), ("move", known_tags::<Move>("type"))] {
        let told = |tag: &String| {
            collection.lines.values().any(|line| line["kind"] == kind && line["document"]["type"] == **tag)
        };
        let missing: Vec<&String> = tags.iter().filter(|&tag| !told(tag)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
    let lines: Vec<String> = collection.lines.values().map(ToString::to_string).collect();
    assert!(lines.len() < 600, "{}", lines.len());
    expect_file!["../data/sentences.jsonl"].assert_eq(&(lines.join("\n") + "\n"));
}

/// The random games of each ruleset.
const GAMES: u64 = 30;

//! The types of all messages in TypeScript, for clients. `UPDATE_EXPECT=1 cargo test` writes them.

use crate::api::{
    BeginLesson, JoinTable, OpenTable, PlayOn, RulesCheck, RulesList, RulesVerdict, Seated, TableStatus, options_of,
};
use crate::command::{Hello, Request};
use crate::lessons::Lesson;
use crate::message::{Message, TableView};
use crate::replay::{BeliefView, Step, Summary};
use expect_test::expect_file;
use saboteur_engine::{Card, CardKind, Preset, Side};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// Collects declarations by name.
struct Gather {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Gather {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            if let Some(found) = self.found.get(&name) {
                assert_eq!(*found, declaration, "two types are called {name}, and clients would know only one");
                return;
            }
            self.found.insert(name, declaration);
        }
        T::visit_dependencies(self);
    }
}

/// Breaks lines at spaces, so that none is longer than 120 characters.
fn wrapped(text: &str) -> String {
    let mut lines = Vec::new();
    for mut line in text.lines() {
        while line.len() > 120 {
            let Some(at) = line[..line.floor_char_boundary(120)].rfind(' ') else { break };
            lines.push(&line[..at]);
            line = &line[at + 1..];
        }
        lines.push(line);
    }
    lines.join("\n") + "\n"
}

/// Returns a value as text with spaces between its parts.
fn spaced(value: &serde_json::Value) -> String {
    value.to_string().replace(",\"", ", \"").replace("\":", "\": ")
}

/// Returns the kind of a card as a word.
fn kind(card: Card) -> &'static str {
    match card.kind() {
        CardKind::Path => "path",
        CardKind::Start => "start",
        CardKind::Goal(goal) => goal.id(),
        CardKind::Postcard(_) => "postcard",
        CardKind::Chest => "chest",
        CardKind::Action(_) => "action",
    }
}

/// Returns what is printed on a card, for clients that draw it.
fn printed(card: Card) -> serde_json::Value {
    let marks = card.marks(false);
    let shape = card.shape(false).to_string();
    let mut print = serde_json::Map::new();
    let mut put = |name: &str, value: serde_json::Value| {
        print.insert(name.to_owned(), value);
    };
    put("kind", kind(card).into());
    if card.message_key() != card.id() {
        put("use", card.message_key().into());
    }
    if !matches!(card.kind(), CardKind::Action(_)) {
        put("tunnels", shape.into());
    }
    if card.can_rotate() {
        put("turns", true.into());
    }
    if card.stops_building() {
        put("stops", true.into());
    }
    if marks.ladder {
        put("ladder", true.into());
    }
    if let Some((team, arm)) = marks.door {
        put("door", serde_json::json!({"team": team, "arm": arm}));
    }
    if marks.crystals > 0 {
        put("crystals", marks.crystals.into());
    }
    if let Some(team) = marks.home {
        put("home", serde_json::json!(team));
    }
    if let Some(arm) = marks.troll {
        put("troll", serde_json::json!(arm));
    }
    if marks.nuggets > 0 {
        put("nuggets", marks.nuggets.into());
        let from: Vec<Side> = marks.nuggets_from.iter().collect();
        put("nuggets_from", serde_json::json!(from));
    }
    print.into()
}

#[test]
fn the_cards_for_clients_are_up_to_date() {
    let mut text = "// Written by the tests of crates/table: UPDATE_EXPECT=1 cargo test -p saboteur-table typescript\n\
                    import type { Door, Side, Team } from './protocol';\n\n\
                    /** The print of a card, upright. */\n\
                    export type Print = {\n\
                    kind: Kind;\n\
                    /** The word under which messages about playing it are found, if that is not its own name. */\n\
                    use?: string;\n\
                    /** Its tunnels as groups of open sides, as in `TB|L`. */\n\
                    tunnels?: string;\n\
                    /** True if half a turn makes a difference. */\n\
                    turns?: boolean;\n\
                    /** True if nobody lays path cards while it lies in front of them. */\n\
                    stops?: boolean;\n\
                    ladder?: boolean;\n\
                    door?: Door;\n\
                    crystals?: number;\n\
                    home?: Team;\n\
                    troll?: Side;\n\
                    nuggets?: number;\n\
                    /** The tunnel with the nuggets; empty if there is only one. */\n\
                    nuggets_from?: Side[];\n\
                    };\n\n\
                    export const prints: Record<string, Print> = {\n"
        .to_owned();
    for &card in Card::ALL {
        text += &format!("{}: {},\n", card.id(), spaced(&printed(card)));
    }
    let kinds: BTreeSet<String> = Card::ALL.iter().map(|&card| format!("'{}'", kind(card))).collect();
    let kinds: Vec<String> = kinds.into_iter().collect();
    text += &format!("}};\n\n/** The kind of a card. */\nexport type Kind = {};\n", kinds.join(" | "));
    text += "\n/** The options that each game has. */\n";
    text += "export const optionsOf = {\n";
    for (name, preset) in [
        ("base", Preset::Anniversary),
        ("saboteur2", Preset::Saboteur2),
        ("duel", Preset::Duel),
        ("solo", Preset::Solo),
    ] {
        text += &format!("{name}: {},\n", spaced(&serde_json::json!(options_of(preset.rules()))));
    }
    text += "} as const;\n";
    expect_file!["../../../web/src/prints.ts"].assert_eq(&wrapped(&text));
}

#[test]
fn the_types_for_clients_are_up_to_date() {
    let mut gather = Gather { config: Config::default().with_large_int("number"), found: BTreeMap::new() };
    gather.visit::<Hello>();
    gather.visit::<Request>();
    gather.visit::<Message>();
    gather.visit::<TableView>();
    gather.visit::<TableStatus>();
    gather.visit::<OpenTable>();
    gather.visit::<JoinTable>();
    gather.visit::<Seated>();
    gather.visit::<RulesList>();
    gather.visit::<RulesCheck>();
    gather.visit::<RulesVerdict>();
    gather.visit::<Summary>();
    gather.visit::<Step>();
    gather.visit::<PlayOn>();
    gather.visit::<BeliefView>();
    gather.visit::<Lesson>();
    gather.visit::<BeginLesson>();
    let mut text =
        "// Written by the tests of crates/table: UPDATE_EXPECT=1 cargo test -p saboteur-table typescript\n".to_owned();
    for declaration in gather.found.values() {
        text += "\n";
        text += declaration;
    }
    expect_file!["../../../web/src/protocol.ts"].assert_eq(&wrapped(&text));
}

//! The types of the messages agree with docs/protocol.md.

use saboteur_table::{Clock, Command, Hello, Message, RefusalCode, Request};
use serde::de::DeserializeOwned;
use serde_json::json;
use std::collections::BTreeSet;

const DOCS: &str = include_str!("../../../../docs/protocol.md");

/// Returns the texts in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns the words in the first column of the table that begins with this line.
fn first_column(head: &str) -> BTreeSet<&str> {
    let rows = DOCS.lines().skip_while(|line| *line != head).skip(2).take_while(|line| line.starts_with('|'));
    rows.flat_map(|row| quoted(row.split('|').nth(1).unwrap_or_default())).collect()
}

/// Returns the names of all variants, which serde lists when it reads a name that is unknown.
fn variants<T: DeserializeOwned>(unknown: serde_json::Value) -> BTreeSet<String> {
    let Err(error) = serde_json::from_value::<T>(unknown) else { panic!("the name is known") };
    quoted(&error.to_string()).filter(|&name| name != "unknown").map(str::to_owned).collect()
}

#[test]
fn the_docs_list_all_commands_and_all_codes_of_refusals() {
    let commands = variants::<Command>(json!({"type": "unknown"}));
    assert!(commands.len() > 20, "{commands:?}");
    assert_eq!(first_column("| `type` | fields | action |"), commands.iter().map(String::as_str).collect());
    let codes = variants::<RefusalCode>(json!("unknown"));
    assert!(codes.len() > 20, "{codes:?}");
    assert_eq!(first_column("| `code` | meaning |"), codes.iter().map(String::as_str).collect());
}

#[test]
fn the_examples_in_the_docs_are_messages() {
    let examples = DOCS.lines().filter_map(|line| line.strip_prefix("    {")).map(|rest| format!("{{{rest}"));
    let mut count = 0;
    for example in examples.filter(|example| !example.contains("...")) {
        let read = serde_json::from_str::<Hello>(&example).is_ok()
            || serde_json::from_str::<Request>(&example).is_ok()
            || serde_json::from_str::<Message>(&example).is_ok();
        assert!(read, "{example}");
        count += 1;
    }
    assert_eq!(count, 3);
    let clocks: Vec<&str> = quoted(DOCS).filter(|text| text.starts_with("{\"type\":")).collect();
    for clock in &clocks {
        serde_json::from_str::<Clock>(clock).unwrap_or_else(|error| panic!("{clock}: {error}"));
    }
    assert_eq!(clocks.len(), 3);
}

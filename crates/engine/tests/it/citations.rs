//! Every rule is cited by a test, and every citation names a rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found
}

/// Words like `PATH-3` in a line.
fn rule_numbers(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| {
        word.split_once('-').is_some_and(|(name, number)| {
            name.len() > 2
                && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
                && name.starts_with(|letter: char| letter.is_ascii_uppercase())
                && !number.is_empty()
                && number.bytes().all(|byte| byte.is_ascii_digit())
        })
    })
}

/// The rules defined in `docs/rules/`: numbers in bold at the beginning of an item.
fn defined() -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    for page in files(&root().join("docs/rules"), "md") {
        for line in fs::read_to_string(page).unwrap().lines() {
            let Some(item) = line.strip_prefix("- **") else {
                continue;
            };
            let number = item.split("**").next().unwrap_or_default();
            if rule_numbers(number).next() == Some(number) {
                assert!(rules.insert(number.to_owned()), "{number} is defined twice");
            }
        }
    }
    rules
}

/// The rules cited in the doc comments of tests, as `/// [PATH-3]`.
fn cited_by_tests() -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    for file in files(&root().join("crates"), "rs") {
        let text = fs::read_to_string(file).unwrap();
        let mut pending = Vec::new();
        for line in text.lines().map(str::trim) {
            if let Some(comment) = line.strip_prefix("/// [") {
                pending.extend(rule_numbers(comment).map(ToOwned::to_owned));
            } else if line == "#[test]" {
                rules.extend(pending.drain(..));
            } else if !line.starts_with("///") {
                pending.clear();
            }
        }
    }
    rules
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let defined = defined();
    assert!(defined.len() > 40, "only {} rules found", defined.len());
    let missing: Vec<_> = defined.difference(&cited_by_tests()).cloned().collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

#[test]
fn no_citation_dangles() {
    let defined = defined();
    for file in files(&root().join("crates"), "rs") {
        for line in fs::read_to_string(&file).unwrap().lines() {
            // Names of algorithms and encodings look like rules but are none.
            let known = ["SHA-256", "UTF-8"];
            for rule in rule_numbers(line).filter(|rule| !known.contains(rule)) {
                assert!(defined.contains(rule), "{}: {rule} is not a rule", file.display());
            }
        }
    }
}

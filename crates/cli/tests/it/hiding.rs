//! `saboteur hiding`.

use crate::support::*;

/// Measures a few deals.
fn hiding(args: &[&str]) -> Ran {
    run(&[&["hiding", "--deals", "6", "--seed", "3"], args].concat(), "")
}

#[test]
fn the_measures_do_not_depend_on_the_number_of_threads() {
    let args = ["--saboteurs", "normal,lying-low", "--miners", "normal,easy"];
    let [one, two] = ["1", "2"].map(|threads| hiding(&[&args[..], &["--threads", threads]].concat()));
    assert_eq!(one.code, 0, "{}", one.err);
    assert_eq!(one.out, two.out);
    // Four pairs, each with four observers at four moments.
    assert_eq!(one.out.lines().filter(|line| line.starts_with("classifier")).count(), 16, "{}", one.out);
    assert!(one.out.contains("for hiding, as Saboteurs, above normal"), "{}", one.out);
    assert!(one.out.contains("for finding, as Gold Miners, above normal"), "{}", one.out);
    assert!(one.out.lines().all(|line| line.chars().count() <= 120), "{}", one.out);
}

#[test]
fn wins_and_mistakes_are_counted_without_observers() {
    let args = ["--saboteurs", "easy", "--miners", "easy", "--faults"];
    let ran = hiding(&[&args[..], &["--wins"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines.iter().any(|line| line.starts_with("wins: Saboteurs ")), "{}", ran.out);
    let title = lines.iter().position(|line| *line == "obvious mistakes in 100 rounds:").unwrap();
    let counted = &lines[title + 1..];
    assert_eq!(counted.len(), 8, "{}", ran.out);
    assert!(counted.iter().all(|line| line.trim_start().starts_with(char::is_numeric)), "{}", ran.out);
    // The same with observers.
    let watched = hiding(&args);
    assert!(watched.out.starts_with(&ran.out), "{}", watched.out);
    assert!(watched.out[ran.out.len()..].starts_with("observer"), "{}", watched.out);
}

#[test]
fn a_player_of_another_program_moves_as_our_own() {
    let program = format!("same={}", env!("CARGO_BIN_EXE_saboteur"));
    let args = ["--brief", "--saboteurs", "easy", "--miners", "easy", "--guest", "same/easy", "--program", &program];
    let ran = hiding(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Gold Miners: easy and one same/easy"), "{}", ran.out);
    assert!(ran.out.contains("\nthe guest halfway: suspected with "), "{}", ran.out);
    assert_eq!(ran.out.lines().filter(|line| line.starts_with("classifier")).count(), 1, "{}", ran.out);
}

#[test]
fn mistakes_are_explained() {
    for (args, expected) in [
        (["--saboteurs", "brilliant"], "there is no player \"brilliant\""),
        (["--saboteurs", "old/normal"], "add --program old=PATH"),
        (["--program", "old"], "expected NAME=PATH"),
        (["--rules", "duel"], "there are no Saboteurs in The Duel"),
        (["--players", "11"], "11"),
    ] {
        let ran = hiding(&args);
        assert_ne!(ran.code, 0, "{args:?}");
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
}

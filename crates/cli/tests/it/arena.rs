//! `saboteur arena`.

use crate::support::*;

/// Compares random with easy on a few deals.
fn arena(args: &[&str]) -> Ran {
    run(&[&["arena", "--levels", "random,easy", "--deals", "8", "--seed", "3", "--quiet"], args].concat(), "")
}

fn report(args: &[&str]) -> Value {
    let ran = arena(&[args, &["--json", "-"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn every_family_is_compared_side_by_side() {
    for (rules, players, sides, rows) in [
        ("classic", "3,5-6", vec!["miners", "saboteurs"], 3 * 4),
        ("tournament", "5", vec!["miners", "saboteurs"], 4),
        ("saboteur2", "5", vec!["miners", "saboteurs", "loners"], 6),
        ("everything", "4", vec!["miners", "saboteurs", "loners"], 6),
        ("duel", "2", vec!["green", "blue", "both"], 6),
        ("solo", "1", vec!["alone"], 1),
    ] {
        let args = ["--rules", rules, "--players", players];
        let report = report(&args);
        let all: Vec<&Value> = report["comparisons"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|compared| compared["rows"].as_array().unwrap())
            .collect();
        assert_eq!(all.len(), rows, "{rules}");
        for row in all {
            assert!(sides.contains(&row["side"].as_str().unwrap()), "{rules}: {row}");
            let difference = row["means"][0].as_f64().unwrap() - row["means"][1].as_f64().unwrap();
            assert!((row["difference"]["mean"].as_f64().unwrap() - difference).abs() < 1e-9, "{row}");
            assert!(row["deals"].as_u64().unwrap() <= 8);
        }
        // A rating is of two sides that play against each other.
        let rated = matches!(rules, "classic" | "tournament" | "duel");
        assert_eq!(report["ratings"].as_array().unwrap().len(), if rated { 2 } else { 0 });
        let table = arena(&args);
        assert_eq!(table.code, 0, "{}", table.err);
        assert!(table.out.contains("random against easy"), "{}", table.out);
        assert!(table.out.contains("fewer than 20 deals"), "{}", table.out);
        assert!(table.out.contains("too few deals") && !table.out.contains("is better"), "{}", table.out);
        assert!(table.out.lines().all(|line| line.chars().count() <= 100), "{}", table.out);
    }
}

#[test]
fn every_deal_with_the_house_rule_has_saboteurs() {
    let deals = |options: &[&str]| -> Vec<u64> {
        let report = report(&[&["--players", "3"], options].concat());
        let rows = report["comparisons"][0]["rows"].as_array().unwrap();
        let saboteurs = rows.iter().filter(|row| row["side"] == "saboteurs");
        saboteurs.map(|row| row["deals"].as_u64().unwrap()).collect()
    };
    assert_eq!(deals(&["--with", "most_saboteurs"]), [8, 8]);
    assert!(deals(&[])[0] < 8, "with three players some deals have no Saboteur");
}

#[test]
fn threads_change_nothing_and_the_file_says_the_same() {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena.json");
    let one = arena(&["--players", "5,10", "--threads", "1", "--json", path.to_str().unwrap()]);
    assert!(one.out.contains("10 players"), "{}", one.out);
    let file = std::fs::read_to_string(&path).unwrap();
    let two = arena(&["--players", "5,10", "--threads", "3", "--json", "-"]);
    assert_eq!(file, two.out);
    // The other numbers of players do not change a comparison.
    let five: Value = serde_json::from_str(&arena(&["--players", "5", "--json", "-"]).out).unwrap();
    let both: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(five["comparisons"][0], both["comparisons"][0]);
}

#[test]
fn what_can_be_told_is_told() {
    let args = ["arena", "--rules", "duel", "--levels", "random,easy", "--deals", "40", "--quiet"];
    let ran = run(&args, "");
    assert!(ran.out.contains("easy is better") && !ran.out.contains("random is better"), "{}", ran.out);
}

#[test]
fn a_level_against_itself_is_exactly_equal() {
    let ran = run(&["arena", "--levels", "easy,easy", "--deals", "4", "--quiet"], "");
    assert_eq!(ran.out.matches("exactly equal").count(), 4, "{}", ran.out);
    assert!(!ran.out.contains("Elo"), "{}", ran.out);
}

#[test]
fn characters_are_compared_like_levels() {
    let args = ["arena", "--levels", "easy:sly,easy:bold", "--deals", "4", "--quiet"];
    let ran = run(&args, "");
    assert!(ran.out.contains("easy:sly against easy:bold"), "{}", ran.out);
    let report: Value = serde_json::from_str(&run(&[&args[..], &["--json", "-"]].concat(), "").out).unwrap();
    assert_eq!(report["levels"], json!(["easy:sly", "easy:bold"]));
}

#[test]
fn it_speaks_german_and_refuses_what_cannot_be() {
    let german = arena(&["--lang", "de"]);
    assert!(german.out.contains("5 Personen: random gegen easy"), "{}", german.out);
    assert!(german.out.contains("Goldsucher") && german.out.contains("Elo-Punkten"), "{}", german.out);
    for (args, code, reason) in [
        (vec!["--levels", "easy"], 1, "at least two levels"),
        (vec!["--levels", "easy,grandmaster"], 2, "there is no level \"grandmaster\""),
        (vec!["--players", "2"], 1, "Saboteur is for 3 to 10 players, not for 2."),
        (vec!["--rules", "duel", "--players", "2-3"], 1, "not for 3"),
        (vec!["--players", "many"], 2, "such as 5, or a range such as 3-5"),
        (vec!["--deals", "0"], 2, "0 is not in 1..="),
        (vec!["--threads", "0"], 2, "0 is not in 1..="),
        (vec!["--with", "dragons"], 1, "There is no option \"dragons\"."),
        (vec!["--json", "no-such-folder/arena.json"], 1, "no-such-folder/arena.json: "),
    ] {
        let refused = run(&[vec!["arena"], args].concat(), "");
        assert_eq!((refused.code, refused.out.as_str()), (code, ""), "{}", refused.err);
        assert!(refused.err.contains(reason), "{}", refused.err);
    }
}

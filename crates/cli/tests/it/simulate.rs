//! `saboteur simulate`.

use crate::support::*;
use saboteur_engine::{Game, Preset, Record};
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::PathBuf;

/// A place for the files of one test.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("simulate");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// Runs a simulation that must be possible.
fn simulate(args: &str) -> Ran {
    let args: Vec<&str> = ["simulate"].into_iter().chain(args.split_whitespace()).collect();
    let ran = run(&args, "");
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran
}

/// Runs a simulation that must be refused; gives the reason.
fn refused(args: &str) -> String {
    let args: Vec<&str> = ["simulate"].into_iter().chain(args.split_whitespace()).collect();
    let ran = run(&args, "");
    assert_ne!(ran.code, 0, "{args:?}");
    assert_eq!(ran.out, "", "{args:?}");
    ran.err
}

fn json(args: &str) -> Value {
    serde_json::from_str(&simulate(&format!("{args} --json -")).out).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let args = "--players 3,5 --bots easy,random --games 6 --seed 7";
    for format in ["json", "csv", "html", "records"] {
        let one = simulate(&format!("{args} --threads 1 --{format} -")).out;
        let three = simulate(&format!("{args} --threads 3 --{format} -")).out;
        assert!(one == three, "{format}");
        assert!(one.len() > 1000);
        assert!(one != simulate(&format!("{args} --threads 3 --seed 8 --{format} -").replace("--seed 7 ", "")).out);
    }
}

#[test]
fn what_else_is_asked_for_makes_no_difference() {
    let both = json("--players 3,5 --bots random --games 2 --seed 7");
    let alone = json("--players 5 --bots random --games 2 --seed 7");
    assert_eq!(both["tables"][1], alone["tables"][0]);
}

#[test]
fn bots_with_characters_are_told_apart_and_kept_in_the_records() {
    let records = file("characters.jsonl");
    let args = "--players 3 --bots easy:sly,easy,random --games 2 --seed 7";
    let report = json(&format!("{args} --records {}", records.display()));
    let scores = report["tables"][0]["measures"]["level_score"].as_object().unwrap();
    assert_eq!(scores.keys().collect::<Vec<_>>(), ["random", "easy", "easy:sly"]);
    assert!(simulate(args).out.contains("easy, sly · easy · random"));
    let record: Value = serde_json::from_str(fs::read_to_string(records).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!((&record["bots"][0], &record["bots"][2]), (&json!("easy:sly"), &json!("random")));
    assert!(record["bots"][1].as_str().unwrap().starts_with("easy:"), "{record}");
}

#[test]
fn every_ruleset_can_be_simulated_and_reported() {
    for preset in Preset::ALL {
        let players = if preset == Preset::Everything { " --players 2,7" } else { "" };
        for language in ["en", "de"] {
            let (page, table) = (file(&format!("{preset}-{language}.html")), file(&format!("{preset}.csv")));
            let args = format!("--rules {preset}{players} --bots random --games 2 --seed 3 --lang {language}");
            let files = format!("--html {} --csv {}", page.display(), table.display());
            let shown = simulate(&format!("{args} {files}")).out;
            assert!(shown.contains(&format!("saboteur simulate --rules {preset} ")), "{shown}");
            for line in shown.lines() {
                assert!(line.chars().count() <= 100, "{line}");
                assert!(!line.contains("report-") && !line.contains("card-"), "{line}");
            }
            check_page(&fs::read_to_string(page).unwrap());
        }
        let report = json(&format!("--rules {preset}{players} --bots random --games 2 --seed 3"));
        for table in report["tables"].as_array().unwrap() {
            assert_eq!((&table["games"], &table["rounds"]), (&json!(2), &json!(6)), "{preset}");
            assert_eq!(table["measures"]["grades"].is_object(), preset == Preset::Solo);
            assert_eq!(table["measures"]["side_wins"].is_object(), preset != Preset::Solo);
        }
    }
}

#[test]
fn the_numbers_add_up() {
    let report = json("--rules classic --players 4-6 --bots easy --games 5 --seed 2");
    assert_eq!((&report["format"], &report["version"]), (&json!("saboteur-simulation"), &json!(1)));
    assert_eq!(report["seed"], 2);
    assert_eq!(report["bots"], json!(["easy"]));
    assert_eq!(report["rules"]["edition"], "classic");
    let sum = |rows: &Value| rows.as_object().unwrap().values().map(|row| number(&row["mean"])).sum::<f64>();
    for table in report["tables"].as_array().unwrap() {
        let players = number(&table["players"]);
        let measures = &table["measures"];
        for measure in ["side_wins", "round_ends", "round_length"] {
            assert!((sum(&measures[measure]) - 1.0).abs() < 1e-5, "{measure}: {}", measures[measure]);
            assert!(measures[measure].as_object().unwrap().values().all(|row| row["count"] == 15));
        }
        // Each nugget of the base game is won in some round: by a role, from a place, in a seat.
        let gold = sum(&measures["seat_score"]);
        assert!((sum(&measures["order_gold"]) * 3.0 - gold).abs() < 1e-4);
        let roles = measures["role_gold"].as_object().unwrap().values();
        let by_role: f64 = roles.clone().map(|row| number(&row["mean"]) * number(&row["count"])).sum();
        assert!((by_role / 5.0 - gold).abs() < 1e-4);
        assert_eq!(roles.map(|row| number(&row["count"])).sum::<f64>(), 15.0 * players);
        // All 67 cards are played, discarded or left.
        let fates = ["card_played", "card_discarded", "card_in_hand", "card_in_deck"];
        assert!((fates.iter().map(|fate| sum(&measures[fate])).sum::<f64>() - 67.0).abs() < 1e-4);
        let left = sum(&measures["card_in_hand"]) + sum(&measures["card_in_deck"]);
        assert!((left - sum(&measures["cards_left"])).abs() < 1e-4);
        // A turn is a play or a pass with one card.
        let turns = number(&measures["round_turns"]["all"]["mean"]);
        assert!((sum(&measures["card_played"]) + sum(&measures["card_discarded"]) - turns).abs() < 1e-4);
        // Each player of a card has a role.
        let plays = |measure: &str, card: &str| {
            let rows = measures[measure].as_object().unwrap().iter();
            let own = rows.filter(|(key, _)| key.split('/').next() == Some(card));
            own.map(|(_, row)| number(&row["count"])).sum::<f64>()
        };
        assert_eq!(plays("card_wins", "cross"), plays("card_role_wins", "cross"));
        for rows in measures.as_object().unwrap().values() {
            for row in rows.as_object().unwrap().values() {
                let [low, mean, high] = ["low", "mean", "high"].map(|field| number(&row[field]));
                assert!(low <= mean && mean <= high, "{row}");
            }
        }
    }
}

#[test]
fn the_table_says_the_same_as_the_object() {
    let args = "--rules duel --bots easy --games 3 --seed 5";
    let text = simulate(&format!("{args} --csv -")).out;
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("players,measure,key,count,mean,low,high"));
    let mut rows = BTreeMap::new();
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(fields.len(), 7, "{line}");
        assert_eq!(fields[0], "2");
        rows.insert((fields[1].to_owned(), fields[2].to_owned()), fields[3..].join(","));
    }
    let report = json(args);
    let measures = report["tables"][0]["measures"].as_object().unwrap();
    assert_eq!(measures.values().map(|rows| rows.as_object().unwrap().len()).sum::<usize>(), rows.len());
    for (measure, keys) in measures {
        for (key, row) in keys.as_object().unwrap() {
            let [mean, low, high] = ["mean", "low", "high"].map(|field| number(&row[field]));
            let line = format!("{},{mean:.6},{low:.6},{high:.6}", row["count"]);
            assert_eq!(rows[&(measure.clone(), key.clone())].replace("-0.000000", "0.000000"), line, "{measure} {key}");
        }
    }
    let wins = measures["side_wins"].as_object().unwrap().values();
    assert!((wins.map(|row| number(&row["mean"])).sum::<f64>() - 1.0).abs() < 1e-5);
}

#[test]
fn records_can_be_played_again_compressed_or_not() {
    let (plain, packed, asked) = (file("plain.jsonl"), file("packed.jsonl.gz"), file("asked.jsonl"));
    let args = "--rules saboteur2 --players 2,4 --bots easy --games 2 --seed 11 --quiet --records";
    simulate(&format!("{args} {}", plain.display()));
    simulate(&format!("{args} {}", packed.display()));
    simulate(&format!("{args} {} --gzip", asked.display()));
    let plain = fs::read_to_string(plain).unwrap();
    assert_eq!(plain.lines().count(), 4);
    for (number, line) in plain.lines().enumerate() {
        let game = Game::from_record(&Record::from_json(line).unwrap()).unwrap();
        assert!(game.outcome().is_some());
        assert_eq!(game.players().len(), if number < 2 { 2 } else { 4 });
    }
    assert_eq!(fs::read(&packed).unwrap(), fs::read(asked).unwrap());
    let mut text = String::new();
    flate2::read::GzDecoder::new(fs::File::open(packed).unwrap()).read_to_string(&mut text).unwrap();
    assert_eq!(text, plain);
}

#[test]
fn hard_bots_and_mixed_tables_are_told_by_level() {
    let report = json("--players 4 --bots easy,random --iterations 1 --games 3 --seed 1");
    let measures = &report["tables"][0]["measures"];
    for measure in ["level_score", "level_wins"] {
        let levels: Vec<&String> = measures[measure].as_object().unwrap().keys().collect();
        assert_eq!(levels, ["random", "easy"]);
        assert_eq!(measures[measure]["easy"]["count"], 6);
    }
    let shown = simulate("--players 4 --bots hard,random --iterations 1 --games 1 --seed 1 --lang de").out;
    assert!(shown.contains("Gold nach Stufe der Bots"), "{shown}");
    assert!(shown.contains("--iterations 1"), "{shown}");
}

#[test]
fn with_the_house_rule_there_is_a_saboteur_in_every_round() {
    for (options, always) in [("", false), ("--with most_saboteurs ", true)] {
        let report = json(&format!("{options}--players 3 --bots random --games 20 --seed 1"));
        let measures = &report["tables"][0]["measures"];
        let dealt = measures["role_gold"]["saboteur"]["count"].as_u64().unwrap();
        assert_eq!(dealt == 60, always, "{dealt} Saboteurs in 60 rounds");
        assert_eq!(measures["side_wins"]["nobody"]["mean"] == 0.0, always);
    }
}

#[test]
fn what_cannot_be_simulated_is_refused_with_a_reason() {
    let cases = [
        ("--rules tournament --players 3-5", "the tournament variant is for 5 to 9 players, not for 3"),
        ("--rules duel --players 3", "two"),
        ("--players 3-5 --bots easy,easy,easy,easy", "There are 4 bots for 3 players"),
        ("--rules solo --bots easy,easy", "There are 2 bots for one player"),
        ("--with tournament,greedy_dwarf", "Greedy Dwarf"),
        ("--with tournament,most_saboteurs", "most_saboteurs"),
        ("--with chess", "chess"),
        ("--players 13", "from 1 to 12"),
        ("--bots clever", "random, easy, normal and hard"),
        ("--games 0", "0"),
        ("--gzip", "--records"),
        ("--csv - --json -", "-"),
        ("--csv same --html same", "same"),
        ("--records - --gzip", "--gzip"),
    ];
    for (args, reason) in cases {
        let why = refused(&format!("{args} --seed 1"));
        assert!(why.to_lowercase().contains(&reason.to_lowercase()), "{args}: {why}");
    }
}

#[test]
fn a_path_that_cannot_be_written_is_refused_before_anything_is_played() {
    let good = file("not-written.csv");
    for argument in ["csv", "json", "html", "records"] {
        let other = if argument == "csv" { "json" } else { "csv" };
        // This number of games would take hours.
        let why = refused(&format!(
            "--games 10000000 --{other} {} --{argument} no-such-folder/report --quiet",
            good.display()
        ));
        assert!(why.contains("no-such-folder/report"), "{why}");
    }
    assert!(!good.exists());
    assert!(!good.with_extension("csv.part").exists());
}

#[test]
fn standard_output_holds_what_was_asked_for_and_nothing_else() {
    let (page, args) = (file("beside.html"), "--players 3 --bots random --games 1 --seed 1");
    let out = simulate(&format!("{args} --csv - --html {}", page.display())).out;
    assert!(out.lines().all(|line| line.split(',').count() == 7));
    assert!(page.exists());
    assert!(simulate(args).out.starts_with("Ruleset"));
}

/// The page is well formed, needs nothing from elsewhere and says everything in words.
fn check_page(page: &str) {
    let body = page.strip_prefix("<!DOCTYPE html>\n").unwrap();
    for foreign in ["http:", "https:", "//", "<script", "<link", "<img", "@import", "url(", "src="] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(!page.contains("report-") && !page.contains("NaN") && !page.contains("inf"));
    let mut open: Vec<&str> = Vec::new();
    let mut ids = Vec::new();
    let mut rest = body;
    while let Some((text, after)) = rest.split_once('<') {
        assert!(!text.contains('>') || open.last() == Some(&"style"), "{text}");
        let (tag, after) = after.split_once('>').unwrap();
        assert!(tag.matches('"').count() % 2 == 0, "{tag}");
        let name = tag.trim_end_matches('/').split(' ').next().unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        ids.extend(tag.split(' ').filter_map(|part| part.strip_prefix("id=")));
        rest = after;
    }
    assert_eq!(open, Vec::<&str>::new());
    let plots = page.matches("<svg ").count();
    assert!(plots >= 5);
    assert_eq!((page.matches("<desc ").count(), ids.len()), (plots, 2 * plots));
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 2 * plots);
    assert!(page.matches("<table>").count() >= 4);
}

//! `saboteur play`, `replay` and `bench`.

use crate::support::*;
use expect_test::expect;
use saboteur_engine::{Chance, Game, Players, Preset, Rules, Seed, Setup};
use std::path::PathBuf;

/// A place for the files of one test.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(name)
}

/// Writes the record of a random game.
fn record(name: &str, rules: Rules, moves: usize) -> String {
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eva"].into_iter().take(*rules.players().end());
    let setup = Setup { players: Players::named(names), ..Setup::new(0, 5) };
    let mut game = Game::new(rules, setup).unwrap();
    let mut chance = Chance::new(Seed::from(1), 0);
    for _ in 0..moves {
        let Some(to_act) = game.to_act() else { break };
        let mut listed = game.legal_moves(to_act.seat);
        listed.sort_by_key(ToString::to_string);
        game.play(to_act.seat, *chance.pick(&listed)).unwrap();
    }
    let path = file(name);
    std::fs::write(&path, game.record().to_json()).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_record_is_shown_from_one_seat_or_with_everything_open() {
    let path = record("replay.json", Rules::default(), 4);
    let spectator = run(&["replay", &path], "");
    assert_eq!(spectator.code, 0, "{}", spectator.err);
    expect![[r#"
          Round 1 begins. Dan goes first.

             0  1  2  3  4  5  6  7  8
                                    ┌─┐
         -2                         │?│
                                    └─┘

         -1

            ░║░                     ┌─┐
          0 ═S═                     │?│
            ░║░                     └─┘

          1

                                    ┌─┐
          2                         │?│
                                    └─┘

        Move 1: Dan plays T|L|R -1,0
          Dan lays a path card at -1,0: blocked horizontal junction.
          Dan draws a card.

            -1  0  1  2  3  4  5  6  7  8
                                       ┌─┐
         -2                            │?│
                                       └─┘

         -1

            ░║░░║░                     ┌─┐
          0 ═×══S═                     │?│
            ░░░░║░                     └─┘

          1

                                       ┌─┐
          2                            │?│
                                       └─┘

        Move 2: Eva plays TBLR 1,0
          Eva lays a path card at 1,0: crossing.
          Eva draws a card.

            -1  0  1  2  3  4  5  6  7  8
                                       ┌─┐
         -2                            │?│
                                       └─┘

         -1

            ░║░░║░░║░                  ┌─┐
          0 ═×══S══╬═                  │?│
            ░░░░║░░║░                  └─┘

          1

                                       ┌─┐
          2                            │?│
                                       └─┘

        Move 3: Ann plays pass
          Ann passes with one card.
          Ann draws a card.

            -1  0  1  2  3  4  5  6  7  8
                                       ┌─┐
         -2                            │?│
                                       └─┘

         -1

            ░║░░║░░║░                  ┌─┐
          0 ═×══S══╬═                  │?│
            ░░░░║░░║░                  └─┘

          1

                                       ┌─┐
          2                            │?│
                                       └─┘

        Move 4: Ben plays T|B 1,1
          Ben lays a path card at 1,1: blocked vertical tunnel.
          Ben draws a card.

            -1  0  1  2  3  4  5  6  7  8
                                       ┌─┐
         -2                            │?│
                                       └─┘

         -1

            ░║░░║░░║░                  ┌─┐
          0 ═×══S══╬═                  │?│
            ░░░░║░░║░                  └─┘
                  ░║░
          1       ░×░
                  ░║░
                                       ┌─┐
          2                            │?│
                                       └─┘

    "#]]
    .assert_eq(&spectator.out);
    let own = run(&["replay", "--seat", "1", &path], "").out;
    let open = run(&["replay", "--open", &path], "").out;
    let dealt = |text: &str| text.matches("is dealt a dwarf card").count();
    assert_eq!((dealt(&spectator.out), dealt(&own), dealt(&open)), (0, 1, 5));
    let german = run(&["replay", "--lang", "de", &path], "").out;
    assert!(german.contains("Runde 1 beginnt."), "{german}");
}

#[test]
fn a_whole_recorded_game_is_shown_to_its_end() {
    for preset in Preset::ALL {
        let path = record(&format!("{preset}.json"), preset.rules(), usize::MAX);
        for args in [vec![], vec!["--open"], vec!["--seat", "0"]] {
            let shown = run(&[&["replay", &path], &args[..]].concat(), "");
            assert_eq!(shown.code, 0, "{}", shown.err);
            assert!(shown.out.contains("The game is over."), "{preset}");
        }
    }
}

#[test]
fn a_spectators_replay_tells_no_secret() {
    let path = record("secret.json", Rules::default(), 30);
    let shown = run(&["replay", &path], "").out;
    for line in shown.lines().filter(|line| line.contains("plays pass")) {
        assert!(line.ends_with("plays pass"), "{line}");
    }
    assert!(!shown.contains("passes with:") && !shown.contains("draws:") && !shown.contains("and sees"));
}

#[test]
fn broken_records_are_refused_with_a_reason_and_a_code() {
    let path = file("broken.json");
    let record = r#"{"version": 1, "rules": "classic", "players": 3, "seed": 1, "moves": ["take 1"]}"#;
    std::fs::write(&path, record).unwrap();
    let path = path.to_str().unwrap();
    let refused = run(&["replay", path], "");
    assert_eq!((refused.code, refused.out.as_str()), (1, ""));
    assert!(refused.err.contains("move 1, \"take 1\", is not legal"), "{}", refused.err);
    let missing = run(&["replay", "no-such-file.json"], "");
    assert_eq!(missing.code, 1);
    assert!(missing.err.contains("no-such-file.json"), "{}", missing.err);
    let good = record.replace("\"take 1\"", "");
    assert_eq!(run(&["replay", "-"], &good).code, 0);
    let seat = run(&["replay", "-", "--seat", "3"], &good);
    assert!(seat.err.contains("there is no seat 3"), "{}", seat.err);
}

#[test]
fn a_whole_game_is_played_at_one_screen() {
    // The first move of the list, again and again, is a game too.
    let save = file("played.json");
    let input = "?\nh\nabracadabra\ntake 3\n".to_owned() + &"1\n".repeat(500);
    let args = ["play", "--names", "Ann,Ben,Cleo,Dan", "--seed", "8", "--save", save.to_str().unwrap()];
    let played = run(&args, &input);
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("\"abracadabra\" is neither a card"));
    assert!(played.out.contains("Play a card now, or pass with one."));
    assert!(played.out.contains("The game is over."), "{}", played.out);
    let shown = run(&["replay", save.to_str().unwrap()], "");
    assert!(shown.out.contains("The game is over."));
}

#[test]
fn a_game_that_cannot_be_saved_does_not_begin() {
    let refused = run(&["play", "--save", "no-such-folder/game.json"], "q\n");
    assert_eq!((refused.code, refused.out.as_str()), (1, ""));
    assert!(refused.err.contains("no-such-folder/game.json: "), "{}", refused.err);
}

#[test]
fn names_cannot_disturb_the_screen() {
    let record = r#"{"version": 1, "rules": "classic", "players": ["\u001b[31mAnn\n", "Ben\u202e", "C"], "seed": 1, "first": 0, "moves": []}"#;
    let shown = run(&["replay", "-"], record).out;
    assert!(shown.contains("?[31mAnn? goes first."), "{shown}");
    assert!(!shown.contains('\u{1b}'));
}

#[test]
fn play_speaks_german_and_refuses_what_cannot_be() {
    let left = run(&["play", "--lang", "de", "--seed", "8"], "q\n");
    assert!(left.out.contains("Deine Hand:") && left.out.contains("Bis zum nächsten Mal."), "{}", left.out);
    let two = run(&["play", "--names", "Ann,Ben"], "");
    assert_eq!(two.code, 1);
    assert!(two.err.contains("Saboteur is for 3 to 10 players, not for 2."), "{}", two.err);
    let four = run(&["play", "--rules", "tournament", "--names", "A,B,C,D", "--lang", "de"], "");
    assert!(four.err.contains("Die Turnier-Variante ist für 5 bis 9 Personen, nicht für 4."), "{}", four.err);
    let chess = run(&["play", "--rules", "chess"], "");
    assert_eq!(chess.code, 2);
    assert!(chess.err.contains("there is no ruleset called"), "{}", chess.err);
}

#[test]
fn bench_prints_a_table_or_objects() {
    let table = run(&["bench", "--seconds", "0.02"], "");
    assert_eq!(table.out.lines().count(), 1 + 19, "{}", table.out);
    let json = run(&["bench", "--seconds", "0.02", "--players", "5", "--json"], "");
    let rows: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(rows.as_array().unwrap().len(), 6);
    for field in [
        "moves_per_second",
        "games_per_second",
        "mean_legal_moves",
        "moves_per_game",
        "state_bytes",
        "copies_per_second",
    ] {
        assert!(rows[0][field].as_f64().unwrap() > 0.0, "{field}");
    }
    assert_eq!((rows[0]["preset"].as_str(), rows[0]["players"].as_u64()), (Some("classic"), Some(5)));
    assert!(rows[0]["state_bytes"].as_u64().unwrap() <= 2048);
    let nobody = run(&["bench", "--players", "13"], "");
    assert_eq!(nobody.code, 1);
    for seconds in ["nan", "inf", "-1", "0", "1e20"] {
        let refused = run(&["bench", &format!("--seconds={seconds}")], "");
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains("from 0.01 to 3600"), "{}", refused.err);
    }
}

#[test]
fn bench_measures_how_long_bots_think() {
    let table = run(&["bench", "--bots", "--seconds", "0.01", "--rules", "duel"], "");
    assert_eq!((table.code, table.out.lines().count()), (0, 1 + 4), "{}", table.out);
    assert!(table.out.lines().all(|line| line.chars().count() <= 100), "{}", table.out);
    let json = run(&["bench", "--bots", "--seconds", "0.01", "--players", "5", "--json"], "");
    let rows: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(rows.as_array().unwrap().len(), 2 * 4);
    for row in rows.as_array().unwrap() {
        for field in ["decisions", "mean", "median", "percentile_99", "decisions_per_second"] {
            assert!(row[field].as_f64().unwrap() > 0.0, "{field}: {row}");
        }
        assert!(row["watching"].as_f64().unwrap() >= 0.0);
    }
    assert_eq!((rows[3]["preset"].as_str(), rows[3]["level"].as_str()), (Some("classic"), Some("hard")));
    let nobody = run(&["bench", "--bots", "--rules", "solo", "--players", "2"], "");
    assert_eq!(nobody.code, 1);
    assert!(nobody.err.contains("leave out --players"), "{}", nobody.err);
}

#[test]
fn rules_lists_rulesets_and_options_and_checks_a_choice() {
    let list = run(&["rules"], "").out;
    assert!(list.contains("saboteur2-classic") && list.contains("veto"), "{list}");
    let german = run(&["rules", "--lang", "de"], "").out;
    assert!(german.contains("Weltmeisterschaft 2019"), "{german}");
    assert!(list.contains("House rule, not in the booklets") && german.contains("Hausregel, in keiner Anleitung"));
    let json: Value = serde_json::from_str(&run(&["rules", "--json"], "").out).unwrap();
    assert_eq!(json["presets"].as_array().unwrap().len(), 8);
    assert!(json["options"].as_array().unwrap().iter().all(|option| option["description"].is_string()));
    let good = run(&["rules", "--rules", "saboteur2", "--with", "veto,pathfinder", "--players", "2"], "");
    assert_eq!((good.code, good.out.trim()), (0, "This can be played."));
    for (args, reason) in [
        (vec!["--rules", "saboteur2", "--with", "greedy_dwarf", "--players", "5"], "belongs to the base game"),
        (
            vec!["--rules", "tournament", "--with", "greedy_dwarf", "--players", "5"],
            "already contains the Greedy Dwarf",
        ),
        (vec!["--rules", "tournament", "--with", "most_saboteurs", "--players", "5"], "already deals every dwarf card"),
        (vec!["--with", "most_saboteurs,costume_department", "--players", "5"], "needs an unused dwarf card"),
        (vec!["--with", "loose_placement", "--players", "5"], "classic edition"),
        (vec!["--rules", "tournament", "--players", "4"], "5 to 9 players, not for 4"),
        (vec!["--with", "vetoo", "--players", "5"], "Did you mean \"veto\"?\n"),
        (vec!["--with", "vetoo", "--players", "5"], "change_of_direction, master_crafter"),
        (vec!["--with", "dragons", "--players", "5"], "There is no option \"dragons\""),
        (vec!["--with", "chest_layout=b", "--players", "5"], "Add treasure_chests"),
        (vec!["--with", "treasure_chests,chest_layout=c", "--players", "5"], "There is no option \"chest_layout=c\""),
        (vec!["--rules", "tournament", "--with", "costume_department", "--players", "5"], "needs an unused dwarf card"),
    ] {
        let refused = run(&[vec!["rules"], args].concat(), "");
        assert_eq!(refused.code, 1);
        assert!(refused.err.contains(reason), "{}", refused.err);
    }
}

#[test]
fn every_ruleset_can_be_played_to_its_end_at_one_screen() {
    let everything = "goal_card_swap,treasure_trove,veto,change_of_direction,master_crafter,pathfinder,diversion,\
        tunnel_toll,tunnel_party,new_goals,treasure_chests,chest_layout=b";
    for rules in ["classic", "tournament", "saboteur2", "saboteur2-classic", "everything"] {
        let input = "1\n".repeat(6000);
        let args = ["play", "--rules", rules, "--with", everything, "--names", "A,B,C,D,E", "--seed", "3"];
        let played = run(&args, &input);
        assert_eq!(played.code, 0, "{}", played.err);
        assert!(played.out.contains("The game is over."), "{rules}");
    }
}

#[test]
fn one_plays_alone_with_bots_and_learns_why_they_moved() {
    let file = std::env::temp_dir().join(format!("saboteur-bots-{}.json", std::process::id()));
    let path = file.to_str().unwrap();
    // Taking the first move of the list again and again leads to the end of any game.
    let moves = "1\n".repeat(500);
    let played = run(&["play", "--bots", "easy,normal,normal", "--seed", "3", "--save", path], &moves);
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("Orin"), "{}", played.out);
    for (language, sentence) in [("en", "nearer to"), ("de", "näher an")] {
        let shown = run(&["replay", path, "--lang", language], "");
        assert_eq!(shown.code, 0, "{}", shown.err);
        assert!(shown.out.contains(sentence), "{}", shown.out);
    }
    // A replay for a seat tells the reasons of that seat alone.
    let own = run(&["replay", path, "--seat", "0"], "");
    assert!(!own.out.contains("nearer to"), "{}", own.out);
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_saved_game_keeps_the_characters_of_its_bots() {
    let file = std::env::temp_dir().join(format!("saboteur-characters-{}.json", std::process::id()));
    let path = file.to_str().unwrap();
    let saved = || -> Value { serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap() };
    let moves = "1\n".repeat(500);
    let args = ["play", "--bots", "easy:sly,normal,random", "--seed", "3", "--save", path];
    let played = run(&args, &("p\n".to_owned() + &moves));
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("bot (Easy, sly)") && played.out.contains("sly: As a Saboteur"), "{}", played.out);
    let bots = saved()["bots"].clone();
    assert_eq!((&bots[0], &bots[1], &bots[3]), (&Value::Null, &json!("easy:sly"), &json!("random")));
    assert!(bots[2].as_str().unwrap().starts_with("normal:"), "{bots}");
    // The same game after twelve moves.
    let mut unfinished = saved();
    unfinished["moves"].as_array_mut().unwrap().truncate(12);
    unfinished["notes"].as_object_mut().unwrap().retain(|number, _| number.parse::<usize>().unwrap() <= 12);
    unfinished.as_object_mut().unwrap().remove("hash");
    let resumed = |record: &Value| {
        std::fs::write(&file, record.to_string()).unwrap();
        assert_eq!(run(&["play", "--resume", path], &moves).code, 0);
        saved()["bots"].clone()
    };
    assert_eq!(resumed(&unfinished), bots);
    // A record of an earlier version has only levels. The same characters are drawn each time.
    let mut old = unfinished.clone();
    old["bots"] = json!([null, "easy", "normal", "random"]);
    let drawn = resumed(&old);
    assert!(drawn[1].as_str().unwrap().starts_with("easy:"), "{drawn}");
    assert_eq!(resumed(&old), drawn);
    // While the game is not over, the replay lists the bots but gives no reason that tells what one of them is.
    std::fs::write(&file, unfinished.to_string()).unwrap();
    let reasons = |args: &[&str]| {
        let shown = run(&[&["replay", path], args].concat(), "");
        assert!(shown.out.contains("Orin: bot (Easy, sly)"), "{}", shown.out);
        shown.out.lines().filter(|line| line.starts_with("  (")).count()
    };
    assert_eq!((reasons(&[]), reasons(&["--seat", "0"]), reasons(&["--open"])), (0, 0, 9));
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_bot_that_does_not_exist_is_refused() {
    for (bots, reason) in [
        ("hard:silly", "there is no character \"silly\""),
        ("sly", "there is no level \"sly\""),
        ("random:sly", "random has no character"),
    ] {
        let refused = run(&["play", "--bots", bots], "");
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains(reason), "{}", refused.err);
    }
}

#[test]
fn alone_it_says_what_it_can_do_and_how_to_begin() {
    let ran = run(&[], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for words in ["Commands:", "Examples:", "saboteur play", "saboteur serve --lan", "Exit codes: 0"] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    assert_eq!(run(&["dig"], "").code, 2);
    assert_eq!(run(&["replay", "no-such-game.json"], "").code, 1);
}

/// The names of all commands, as the program itself lists them.
fn commands() -> Vec<String> {
    let help = run(&[], "").out;
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| line.split_whitespace().next()).map(ToOwned::to_owned).collect()
}

#[test]
fn every_command_has_help_with_an_example_a_manual_page_and_completions() {
    let commands = commands();
    assert!(commands.len() > 12, "{commands:?}");
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(run(&["man", "--dir", folder.path().to_str().unwrap()], "").code, 0);
    let scripts: Vec<String> =
        ["bash", "zsh", "fish"].iter().map(|shell| run(&["completions", shell], "").out).collect();
    for command in commands.iter().filter(|command| *command != "help") {
        let help = run(&["help", command], "").out;
        assert!(help.contains("Example"), "{help}");
        assert!(help.contains(&format!("saboteur {command}")), "{help}");
        let page = std::fs::read_to_string(folder.path().join(format!("saboteur-{command}.1"))).unwrap();
        assert!(page.contains(".SH NAME") && page.contains("Example"), "{page}");
        assert!(scripts.iter().all(|script| script.contains(command)), "{command}");
    }
    assert!(run(&["man"], "").out.contains(".TH saboteur 1"));
}

#[test]
fn what_an_example_promises_can_be_run() {
    for command in commands().iter().filter(|command| *command != "help") {
        let help = run(&["help", command], "").out;
        let examples = help.lines().skip_while(|line| !line.starts_with("Example")).skip(1);
        for line in examples.take_while(|line| line.starts_with("  ")) {
            // The text after two spaces explains the example.
            let example = line.trim().split("   ").next().unwrap();
            let args = example.split('|').find_map(|part| part.trim().strip_prefix("saboteur "));
            let args = args.unwrap_or_else(|| panic!("{line}")).split('>').next().unwrap();
            let mut args: Vec<&str> = args.split_whitespace().collect();
            // A call for help instead is enough to see if the arguments are understood.
            args.push("--help");
            let ran = run(&args, "");
            assert_eq!(ran.code, 0, "{line}: {}", ran.err);
        }
    }
}

#[test]
fn a_replay_can_be_read_by_programs() {
    let path = record("documents.json", Rules::default(), 6);
    let ran = run(&["replay", &path, "--json", "--seat", "0"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let documents: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(documents.len(), 7);
    assert_eq!(documents[0]["move"], Value::Null);
    for (number, document) in documents.iter().enumerate() {
        assert_eq!(document["number"], number);
        assert_eq!(document["view"]["seat"], 0);
        // The hands of others are not told.
        assert_eq!(document["view"]["players"][1]["hand"], Value::Null);
    }
}

#[test]
fn a_bot_in_python_plays_a_game() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let ran = std::process::Command::new("python3").args([example, env!("CARGO_BIN_EXE_saboteur")]).output();
    let ran = ran.expect("python3 is needed for the example: `make test` installs it");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let told = String::from_utf8(ran.stdout).unwrap();
    assert!(told.contains("'Python'") && told.contains("'Hilda'"), "{told}");
}

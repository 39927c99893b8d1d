//! `saboteur engine`.

use crate::support::*;

#[test]
fn a_whole_game_is_played_over_the_protocol() {
    let mut engine = Engine::start();
    let begun = engine
        .get(json!({"id": "a", "cmd": "new", "rules": "anniversary", "players": ["Ann", "Ben", "Cleo"], "seed": 3}));
    assert_eq!(begun["id"], "a");
    assert_eq!(begun["players"], json!(["Ann", "Ben", "Cleo"]));
    let mut turn = 0;
    loop {
        let legal = engine.get(json!({"cmd": "legal"}));
        let moves = legal["moves"].as_array().unwrap();
        if moves.is_empty() {
            break;
        }
        // Moves may be sent back as text or as the object that was listed.
        let chosen = &moves[turn * 7 % moves.len()];
        let sent = if turn % 2 == 0 { chosen["text"].clone() } else { chosen.clone() };
        let played = engine.get(json!({"cmd": "play", "move": sent, "seat": legal["to_act"]["seat"]}));
        turn += 1;
        assert_eq!(played["played"], turn);
        assert_eq!(played["move"], *chosen);
        assert!(!played["events"].as_array().unwrap().is_empty());
    }
    let status = engine.get(json!({"cmd": "status"}));
    assert_eq!(status["to_act"], Value::Null);
    assert_eq!(status["outcome"]["scores"].as_array().unwrap().len(), 3);

    let record = engine.get(json!({"cmd": "record"}))["record"].clone();
    let state = engine.get(json!({"cmd": "state"}));
    assert_eq!(record["hash"], state["hash"]);
    engine.get(json!({"cmd": "load_record", "record": record}));
    assert_eq!(engine.get(json!({"cmd": "state"})), state);
    assert_eq!(engine.get(json!({"cmd": "quit"})), json!({"ok": true}));
    assert_eq!(engine.stop(), 0);
}

#[test]
fn moves_are_taken_back() {
    let mut engine = Engine::start();
    engine.get(json!({"cmd": "new", "players": 4, "seed": 1}));
    let before = engine.get(json!({"cmd": "state"}));
    for _ in 0..3 {
        let chosen = engine.get(json!({"cmd": "legal"}))["moves"][0]["text"].clone();
        engine.get(json!({"cmd": "play", "move": chosen}));
    }
    assert_eq!(engine.get(json!({"cmd": "undo"}))["played"], 2);
    let (code, message) = engine.refused(json!({"cmd": "undo", "moves": 3}));
    assert_eq!((code.as_str(), message.as_str()), ("nothing_to_undo", "only 2 moves were played"));
    assert_eq!(engine.get(json!({"cmd": "undo", "moves": 2}))["played"], 0);
    assert_eq!(engine.get(json!({"cmd": "state"})), before);
}

#[test]
fn a_state_can_be_loaded_as_a_scenario() {
    let mut engine = Engine::start();
    engine.get(json!({"cmd": "load_scenario", "scenario": {
        "players": 3, "to_act": 0, "laid": ["LR 1,0"], "hands": [["cross"], null, null],
    }}));
    let state = engine.get(json!({"cmd": "state"}));
    engine.get(json!({"cmd": "play", "move": "TBLR 2,0"}));
    engine.get(json!({"cmd": "load_scenario", "scenario": state["state"]}));
    assert_eq!(engine.get(json!({"cmd": "state"})), state);
}

#[test]
fn views_and_events_are_those_of_the_viewer() {
    let mut engine = Engine::start();
    engine.get(json!({"cmd": "new", "players": 3, "seed": 1, "first": 0}));
    let view = engine.get(json!({"cmd": "view", "viewer": 1}))["view"].clone();
    assert_eq!(view["seat"], 1);
    assert!(view["players"][1]["hand"].is_array());
    assert_eq!(view["players"][0]["hand"], Value::Null);
    let open = engine.get(json!({"cmd": "view", "viewer": "open"}))["view"].clone();
    assert!(open["players"][0]["hand"].is_array());
    let hand = open["players"][0]["hand"][0].clone();
    let played =
        engine.get(json!({"cmd": "play", "move": {"type": "discard", "cards": [hand]}, "viewer": "spectator"}));
    assert_eq!(
        played["events"][0],
        json!({"type": "discarded", "seat": 0, "count": 1, "cards": null, "removed": null})
    );
    assert_eq!(played["move"], Value::Null, "it would tell the card");
    let all = |engine: &mut Engine, viewer: Value| {
        engine.get(json!({"cmd": "events", "viewer": viewer}))["events"].as_array().unwrap().len()
    };
    let counts = [json!(0), json!(1), json!("spectator"), json!("open")].map(|viewer| all(&mut engine, viewer));
    assert!(counts.iter().all(|&count| count == counts[0]));
    let last = engine.get(json!({"cmd": "events", "viewer": 0, "from": counts[0] - 2}));
    assert_eq!(
        last["events"][0],
        json!({"type": "discarded", "seat": 0, "count": 1, "cards": [hand], "removed": null})
    );
    let board = engine.get(json!({"cmd": "board", "viewer": "spectator"}));
    assert!(board["board"].as_str().unwrap().contains("═S═"));
}

#[test]
fn errors_are_answers() {
    let mut engine = Engine::start();
    let (code, _) = engine.refused(json!({"cmd": "legal"}));
    assert_eq!(code, "no_game");
    engine.get(json!({"cmd": "new", "players": 3, "seed": 1, "first": 0}));
    for (request, code, hint) in [
        (json!({"cmd": "dance"}), "bad_request", "the command \"dance\" does not exist: the commands are new, "),
        (json!({"cmd": "new"}), "bad_request", "missing field `players`"),
        (json!({"cmd": "new", "players": 3, "colour": "red"}), "bad_request", "unknown field `colour`"),
        (json!({"cmd": "new", "players": 2}), "impossible_setup", "3 to 10 players, not for 2"),
        (json!({"cmd": "new", "players": 11}), "impossible_setup", "not for 11"),
        (json!({"cmd": "new", "players": 4, "rules": "tournament"}), "impossible_setup", "5 to 9 players"),
        (json!({"cmd": "new", "players": 3, "first": 3}), "impossible_setup", "seat 3 cannot begin"),
        (
            json!({"cmd": "load_scenario", "scenario": {"players": 3, "laid": ["TB 1,0"]}}),
            "impossible_scenario",
            "do not match",
        ),
        (
            json!({"cmd": "load_record", "record": {"version": 1, "rules": "classic", "players": 3, "seed": 1, "moves": ["take 1"]}}),
            "broken_record",
            "move 1",
        ),
        (
            json!({"cmd": "load_scenario", "scenario": {"players": 3, "hands": [["cross", 7], null, null]}}),
            "impossible_scenario",
            "hands[0][1]: ",
        ),
        (json!({"cmd": "load_scenario", "scenario": [3]}), "impossible_scenario", "not a JSON object"),
        (json!({"cmd": "play", "move": "abracadabra"}), "not_a_move", "neither a card"),
        (json!({"cmd": "play", "move": 7}), "bad_request", "a move must be a text or an object"),
        (json!({"cmd": "play", "move": "TBLR 9,9", "seat": 9}), "no_such_seat", "no seat 9"),
        (json!({"cmd": "play", "move": "take 1"}), "illegal_move", "something else"),
        // The same mistake is answered alike as text and as an object, and without the words of a programming language.
        (json!({"cmd": "play", "move": {"type": "abracadabra"}}), "not_a_move", "neither a card"),
        (json!({"cmd": "play", "move": "TBLR x"}), "not_a_move", "\"x\" is not a cell"),
        (
            json!({"cmd": "play", "move": {"type": "play", "card": "cross", "target": {"place": {"cell": "x"}}}}),
            "not_a_move",
            "\"x\" is not a cell",
        ),
        (json!({"cmd": "play", "move": {"type": "play", "card": "spoon"}}), "not_a_move", "\"spoon\" is not a card"),
        (json!({"cmd": "play", "move": {"type": "answer", "to": "steal"}}), "not_a_move", "missing: the reply"),
        (json!({"cmd": "play", "move": {"card": "cross"}}), "not_a_move", "missing: the type"),
        (
            json!({"cmd": "play", "move": {"type": "discard", "cards": ["cross"], "loudly": true}}),
            "not_a_move",
            "should end before \"loudly\"",
        ),
        (json!({"cmd": "legal", "seat": "x"}), "bad_request", "expected a whole number from 0 to 255"),
        (json!({"cmd": "status", "game": 7}), "bad_request", "game must be a text"),
        (json!({"cmd": "status", "game": "other"}), "no_game", "no game called \"other\""),
        (json!({"cmd": "view", "viewer": 0, "round": 1}), "round_not_ended", "round 1"),
        (json!({"cmd": "view", "viewer": "me"}), "bad_request", "a viewer must be"),
        (json!({"cmd": "view", "viewer": 3}), "no_such_seat", "no seat 3"),
        (json!([1, 2]), "bad_request", "a request must be an object"),
    ] {
        let (actual, message) = engine.refused(request.clone());
        assert_eq!(actual, code, "{request}");
        assert!(message.contains(hint), "{request}: {message}");
    }
    let answer = engine.ask(json!({"cmd": "play", "move": "take 1", "id": 17}));
    assert_eq!(answer["id"], 17);
    assert_eq!(answer["error"]["rule"], "TURN-2");
    assert_eq!(answer["error"]["reason"]["code"], "other_decision");
    let checked = engine.get(json!({"cmd": "check", "move": "take 1"}));
    assert_eq!((checked["legal"].clone(), checked["rule"].clone()), (json!(false), json!("TURN-2")));
    // None of this has ended the game.
    assert_eq!(engine.get(json!({"cmd": "status"}))["played"], 0);
    assert_eq!(engine.stop(), 0);
}

#[test]
fn hostile_lines_are_answered_and_the_conversation_goes_on() {
    let mut engine = Engine::start();
    let code = |answer: Value| answer["error"]["code"].as_str().unwrap().to_owned();
    assert_eq!(code(engine.send(b"\xff\xfe{")), "bad_request");
    assert_eq!(code(engine.send(&b"[".repeat(100_000))), "bad_request");
    assert_eq!(code(engine.send(b"{\"cmd\":\"new\",\"players\":3")), "bad_request");
    let huge = vec![b' '; saboteur_cli::engine::LONGEST_REQUEST + 10_000_000];
    assert_eq!(code(engine.send(&huge)), "too_long");
    let mut deep = b"{\"cmd\":\"load_scenario\",\"scenario\":".to_vec();
    deep.extend(b"{\"a\":".repeat(5000));
    assert_eq!(code(engine.send(&deep)), "bad_request");
    engine.get(json!({"cmd": "new", "players": 3}));
}

#[test]
fn several_games_are_played_side_by_side_and_copied() {
    let mut engine = Engine::start();
    engine.get(json!({"cmd": "new", "players": 3, "seed": 1, "game": "a"}));
    engine.get(json!({"cmd": "new", "players": 4, "seed": 2, "game": "b"}));
    let chosen = engine.get(json!({"cmd": "legal", "game": "a"}))["moves"][0].clone();
    engine.get(json!({"cmd": "clone", "game": "a", "to": "c"}));
    engine.get(json!({"cmd": "play", "game": "c", "move": chosen}));
    let played = |engine: &mut Engine, game: &str| engine.get(json!({"cmd": "status", "game": game}))["played"].clone();
    assert_eq!([played(&mut engine, "a"), played(&mut engine, "b"), played(&mut engine, "c")], [0, 0, 1]);
    assert_eq!(engine.get(json!({"cmd": "games"}))["games"], json!(["a", "b", "c"]));
    engine.get(json!({"cmd": "close", "game": "a"}));
    assert_eq!(engine.refused(json!({"cmd": "status", "game": "a"})).0, "no_game");
    assert_eq!(engine.refused(json!({"cmd": "status"})).0, "no_game");
}

#[test]
fn news_since_a_move_and_rounds_that_are_over_can_be_asked_for() {
    let mut engine = Engine::start();
    engine.get(json!({"cmd": "new", "players": 3, "seed": 5}));
    let mut heard: Vec<Value> = Vec::new();
    let mut since = 0;
    while engine.get(json!({"cmd": "status"}))["round"] == 1 {
        let moves = engine.get(json!({"cmd": "legal"}))["moves"].as_array().unwrap().clone();
        engine.get(json!({"cmd": "play", "move": moves[moves.len() / 2]["text"]}));
        let news = engine.get(json!({"cmd": "events", "viewer": 1, "since": since}));
        since = news["played"].as_u64().unwrap();
        heard.extend(news["events"].as_array().unwrap().clone());
    }
    let all = engine.get(json!({"cmd": "events", "viewer": 1}))["events"].as_array().unwrap().clone();
    assert_eq!(all[all.len() - heard.len()..], heard[..], "all but the deal");
    let last = engine.get(json!({"cmd": "events", "viewer": 1, "since": u64::MAX}));
    assert_eq!(last["events"], json!([]));

    let ended = heard.iter().find(|event| event["type"] == "round_ended").unwrap();
    assert!(ended["winning_seats"].is_array());
    let closed = heard.iter().find(|event| event["type"] == "round_closed").unwrap();
    assert_eq!(closed["payments"].as_array().unwrap().len(), 3);
    let now = engine.get(json!({"cmd": "view", "viewer": 1}))["view"].clone();
    let then = engine.get(json!({"cmd": "view", "viewer": 1, "round": 1}))["view"].clone();
    assert_eq!((now["round"].clone(), then["round"].clone()), (json!(2), json!(1)));
    assert_eq!(then["to_act"], Value::Null);
    let spectator = engine.get(json!({"cmd": "view", "viewer": "spectator", "round": 1}))["view"].clone();
    assert_eq!(closed["board"], spectator["board"]);
    assert!(then["board"].as_array().unwrap().len() > now["board"].as_array().unwrap().len());
    assert_eq!(then["players"][0]["hand"], Value::Null, "hands stay secret");
    let state = engine.get(json!({"cmd": "state", "round": 1}));
    assert_eq!(state["state"]["round"], 1);
    let board = engine.get(json!({"cmd": "board", "viewer": 1, "round": 1}))["board"].clone();
    assert_ne!(board, engine.get(json!({"cmd": "board", "viewer": 1}))["board"]);
}

#[test]
fn a_move_that_cannot_be_written_has_no_text() {
    let mut engine = Engine::start();
    let hands = json!([["rockfall", "theft"], null, null]);
    engine.get(json!({"cmd": "load_scenario", "scenario": {
        "rules": "saboteur2", "players": 3, "to_act": 0, "laid": ["LR 1,0"], "hands": hands,
    }}));
    for odd in [
        json!({"type": "play", "card": "rockfall", "target": {"place": {"cell": [1, 0]}}}),
        json!({"type": "play", "card": "theft", "target": {"seat": 2}}),
    ] {
        let checked = engine.get(json!({"cmd": "check", "move": odd}));
        assert_eq!((checked["legal"].clone(), checked["move"]["text"].clone()), (json!(false), Value::Null), "{odd}");
    }
    let checked = engine.get(json!({"cmd": "check", "move": "theft"}));
    let again = engine.get(json!({"cmd": "check", "move": checked["move"]["text"]}));
    assert_eq!((checked["legal"].clone(), &checked), (json!(true), &again));
}

#[test]
fn legal_moves_can_be_told_as_texts_alone() {
    let mut engine = Engine::start();
    engine.get(json!({"cmd": "new", "players": 3, "seed": 3}));
    let moves = engine.get(json!({"cmd": "legal"}))["moves"].clone();
    let texts: Vec<Value> = moves.as_array().unwrap().iter().map(|chosen| chosen["text"].clone()).collect();
    assert_eq!(engine.get(json!({"cmd": "legal", "texts": true}))["moves"], Value::from(texts));
}

/// [GOALSWAP-1]
#[test]
fn two_cells_may_be_named_in_any_order() {
    let mut engine = Engine::start();
    let hands = json!([["goal_card_swap"], null, null]);
    engine.get(json!({"cmd": "load_scenario", "scenario":
        {"rules": {"goal_card_swap": true}, "players": 3, "to_act": 0, "hands": hands}}));
    for cells in [json!([[8, -2], [8, 2]]), json!([[8, 2], [8, -2]])] {
        let chosen = json!({"type": "play", "card": "goal_card_swap", "target": {"cells": cells}});
        let checked = engine.get(json!({"cmd": "check", "move": chosen}));
        assert_eq!(checked["legal"], true, "{checked}");
        assert_eq!(checked["move"]["target"], json!({"cells": [[8, -2], [8, 2]]}));
    }
}

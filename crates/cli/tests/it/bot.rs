//! `saboteur bot`.

use crate::bytes::{damage, values};
use crate::support::*;
use proptest::prelude::*;
use saboteur_bots::Level;
use saboteur_cli::bot::Session;
use saboteur_cli::properties;
use saboteur_engine::{Chance, Event, Game, Preset, Seat, Seed, Setup, Viewer};

fn bot(level: &str) -> Engine {
    Engine::start_with(&["bot", "--level", level, "--iterations", "2", "--seed", "7"])
}

#[test]
fn a_game_is_played_to_its_end_by_bots() {
    for (rules, players) in [("anniversary", 4), ("everything", 5), ("duel", 2), ("solo", 1)] {
        let mut bot = bot("hard");
        bot.get(json!({"cmd": "new", "rules": rules, "players": players, "seed": 3}));
        let mut played = 0;
        loop {
            // The engine answers what it always answers.
            if bot.get(json!({"cmd": "status"}))["to_act"].is_null() {
                break;
            }
            let level = ["random", "easy:bold", "normal"][played % 3];
            let chosen = bot.get(json!({"cmd": "choose", "play": true, "level": level, "id": played}));
            assert_eq!((&chosen["id"], &chosen["played"]), (&json!(played), &json!(played + 1)));
            assert!(chosen["why"]["reason"].is_string(), "{chosen}");
            assert!(chosen["move"]["text"].is_string() && chosen["events"].is_array(), "{chosen}");
            played += 1;
        }
        let (code, _) = bot.refused(json!({"cmd": "choose"}));
        assert_eq!(code, "no_moves");
        assert_eq!(bot.get(json!({"cmd": "quit"})), json!({"ok": true}));
        assert_eq!(bot.stop(), 0);
    }
}

/// Returns the messages that the seat got in a game, in order.
fn seen(game: &Game, seat: Seat) -> Vec<Value> {
    let viewer = Viewer::Seat(seat);
    let show = |game: &Game, told: &[saboteur_engine::AddressedEvent]| {
        let heard: Vec<&Event> =
            told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect();
        json!({"view": game.view(viewer), "events": heard})
    };
    let mut again = game.record().begin().unwrap();
    let mut seen = vec![show(&again, again.opening())];
    for (mover, chosen) in game.moves() {
        again.play(mover, chosen).unwrap();
        seen.push(show(&again, again.last_told()));
    }
    seen
}

fn ask(session: &mut Session, request: Value) -> Value {
    serde_json::from_str(&session.answer(request.to_string().as_bytes())).unwrap()
}

#[test]
fn advice_is_what_a_bot_at_the_table_chooses() {
    for (preset, players) in
        [(Preset::Classic, 5), (Preset::Saboteur2, 6), (Preset::Everything, 4), (Preset::Duel, 2), (Preset::Solo, 1)]
    {
        for level in Level::ALL {
            let session = || Session::new(level, 3, Seed::from(9));
            let mut table = session();
            let mut game = Game::new(preset.rules(), Setup::new(players, 4)).unwrap();
            let record = serde_json::to_value(game.record()).unwrap();
            ask(&mut table, json!({"cmd": "load_record", "record": record}));
            for turn in 0..if level >= Level::Normal { 25 } else { 60 } {
                let Some(to_act) = game.to_act() else { break };
                let chosen = ask(&mut table, json!({"cmd": "choose"}));
                assert_eq!(chosen["ok"], true, "{chosen}");
                if turn % 6 == 5 {
                    // Listed in any order, or not at all.
                    let mut moves: Vec<String> =
                        game.legal_moves(to_act.seat).iter().map(ToString::to_string).collect();
                    moves.reverse();
                    let seen = seen(&game, to_act.seat);
                    let asked = json!({"cmd": "advise", "seat": to_act.seat, "seen": seen, "moves": moves});
                    assert_eq!(ask(&mut session(), asked), chosen, "{preset} {level}");
                    assert_eq!(ask(&mut session(), json!({"cmd": "advise", "seen": seen})), chosen);
                    // Asking changes nothing, and neither does taking back.
                    let played = ask(&mut table, json!({"cmd": "choose", "play": true}));
                    assert_eq!(played["move"], chosen["move"]);
                    ask(&mut table, json!({"cmd": "undo"}));
                    assert_eq!(ask(&mut table, json!({"cmd": "choose"})), chosen);
                }
                let text = chosen["move"]["text"].as_str().unwrap();
                game.play(to_act.seat, text.parse().unwrap()).unwrap();
                assert_eq!(ask(&mut table, json!({"cmd": "play", "move": text}))["ok"], true);
            }
        }
    }
}

#[test]
fn chance_differs_from_turn_to_turn_and_from_seat_to_seat() {
    let mut session = Session::new(Level::Random, 1, Seed::from(2));
    ask(&mut session, json!({"cmd": "new", "players": 3, "seed": 1, "rules": "classic"}));
    let mut places = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let moves = ask(&mut session, json!({"cmd": "legal"}))["moves"].as_array().unwrap().clone();
        let chosen = ask(&mut session, json!({"cmd": "choose", "play": true}))["move"].clone();
        let place = moves.iter().position(|listed| *listed == chosen).unwrap();
        places.insert(10 * place / moves.len());
    }
    assert!(places.len() > 4, "{places:?}");
}

#[test]
fn what_a_bot_cannot_be_asked_is_refused() {
    let mut bot = bot("easy");
    assert_eq!(bot.refused(json!({"cmd": "choose"})).0, "no_game");
    bot.get(json!({"cmd": "new", "players": 3, "seed": 1, "first": 0}));
    let view = |bot: &mut Engine, viewer: Value| bot.get(json!({"cmd": "view", "viewer": viewer}))["view"].clone();
    let (own, other) = (view(&mut bot, json!(0)), view(&mut bot, json!(1)));
    let open = view(&mut bot, json!("open"));
    let mut contradicting = own.clone();
    contradicting["board"][0]["connected"] = json!("T");
    let mut two_decks = own.clone();
    two_decks["deck"] = json!(96);
    let advise = |seen: Value| json!({"cmd": "advise", "seen": seen});
    let strange = json!([{"type": "drew", "seat": 3, "pile": "deck", "card": null}]);
    for (request, code, hint) in [
        (json!({"cmd": "choose", "seat": 3}), "no_such_seat", "no seat 3"),
        (json!({"cmd": "choose", "seat": 1}), "no_moves", "no move to choose from"),
        (json!({"cmd": "choose", "level": "godlike"}), "bad_request", "there is no level \"godlike\""),
        (json!({"cmd": "choose", "level": "hard:silly"}), "bad_request", "there is no character \"silly\""),
        (json!({"cmd": "choose", "iterations": 0}), "bad_request", "from 1 to 100000"),
        (json!({"cmd": "choose", "mood": "bad"}), "bad_request", "unknown field `mood`"),
        (json!({"cmd": "advise"}), "bad_request", "missing field `seen`"),
        (advise(json!([])), "bad_request", "seen must have at least"),
        (advise(json!([{"view": 7}])), "broken_view", "seen[0]: "),
        (advise(json!([{"view": own}, {"view": other}])), "broken_view", "seen[1]: this is the view of seat 1"),
        (json!({"cmd": "advise", "seat": 2, "seen": [{"view": own}]}), "broken_view", "not of seat 2"),
        (advise(json!([{"view": open}])), "broken_view", "it is nobody's"),
        (advise(json!([{"view": contradicting}])), "broken_view", "contradict"),
        (advise(json!([{"view": two_decks}])), "broken_view", "too few cards"),
        (advise(json!([{"view": own, "events": strange}])), "broken_view", "names a seat"),
        (advise(json!([{"view": other}])), "no_moves", "no move to choose from"),
        (json!({"cmd": "advise", "seen": [{"view": own}], "moves": []}), "no_moves", "no move to choose from"),
        (json!({"cmd": "advise", "seen": [{"view": own}], "moves": ["dance"]}), "not_a_move", "neither a card"),
        (json!({"cmd": "advise", "seen": [{"view": own}], "moves": ["take 1"]}), "illegal_move", "something else"),
    ] {
        let (actual, message) = bot.refused(request.clone());
        assert_eq!(actual, code, "{request}: {message}");
        assert!(message.contains(hint), "{request}: {message}");
    }
    let wrong = run(&["bot", "--level", "godlike"], "");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("the levels are random, easy, normal and hard"), "{}", wrong.err);
}

/// A game in its middle, and who is to act.
fn some_game(preset: Preset, players: usize, moves: usize) -> (Game, Seat) {
    let mut game = Game::new(preset.rules(), Setup::new(players, 11)).unwrap();
    let mut chance = Chance::new(Seed::from(moves as u64), 0);
    for _ in 0..moves {
        let Some(to_act) = game.to_act() else { break };
        game.play(to_act.seat, *chance.pick(&game.legal_moves(to_act.seat))).unwrap();
    }
    let seat = game.to_act().map_or(Seat(0), |to_act| to_act.seat);
    (game, seat)
}

/// Everything in a document that has no parts of its own.
fn leaves(document: &mut Value) -> Vec<&mut Value> {
    match document {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => vec![document],
    }
}

/// Returns the last message to the seat that acts in a game of some ruleset. A bot reads it most closely.
fn some_view(which: usize, moves: usize) -> Value {
    let tables =
        [(Preset::Classic, 5), (Preset::Saboteur2, 6), (Preset::Everything, 4), (Preset::Duel, 2), (Preset::Solo, 1)];
    let (preset, players) = tables[which];
    let (game, seat) = some_game(preset, players, moves);
    let mut seen = seen(&game, seat);
    seen.split_off(seen.len().saturating_sub(2)).into()
}

fn ask_all_levels(seen: &Value) {
    for level in ["easy", "normal", "hard"] {
        properties::bots(json!({"cmd": "advise", "level": level, "seen": seen}).to_string().as_bytes());
    }
}

proptest! {
    #![proptest_config(trying(500))]

    #[test]
    fn damaged_views_are_refused_or_answered(
        which in 0usize..5, moves in 0usize..90, path in any::<usize>(), value in values()
    ) {
        let mut seen = some_view(which, moves);
        damage(&mut seen, path, &value);
        ask_all_levels(&seen);
    }

    #[test]
    fn views_in_which_something_is_somewhere_else_are_refused_or_answered(
        which in 0usize..5, moves in 0usize..90,
        changes in proptest::collection::vec((any::<usize>(), any::<usize>(), 0i64..12), 1..4),
    ) {
        let mut seen = some_view(which, moves);
        for (from, to, number) in changes {
            let mut all = leaves(&mut seen);
            let count = all.len();
            let value = if all[from % count].is_number() { json!(number) } else { all[from % count].clone() };
            let to = all[to % count..].iter_mut().find(|leaf| {
                std::mem::discriminant::<Value>(leaf) == std::mem::discriminant(&value)
            });
            if let Some(to) = to {
                **to = value;
            }
        }
        ask_all_levels(&seen);
    }
}

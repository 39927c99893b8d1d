//! No frame holds what its reader may not know.

use crate::client::{Client, Host, settings};
use crate::play::rulesets;
use saboteur_engine::{Decision, Game, Record, Seat, Viewer};
use saboteur_table::Command;
use serde_json::{Value, json};

/// All games so far, by the number of moves made in them.
fn positions(record: &Record) -> Vec<Game> {
    let mut game = record.begin().unwrap();
    let mut positions = vec![game.clone()];
    for number in 1..=record.moves().len() {
        record.play_move(&mut game, number).unwrap();
        positions.push(game.clone());
    }
    positions
}

/// Checks every frame that somebody got against what the engine says those eyes may know, and for things that nobody may.
fn check(frames: &[Value], viewer: Viewer, positions: &[Game], secrets: &[String]) {
    let allowed_events = |made: usize| -> Vec<Value> {
        let told = if made == 0 { positions[0].opening() } else { positions[made].events_of_move(made) };
        let heard = told.iter().filter(|told| told.audience.includes(viewer));
        heard.map(|told| serde_json::to_value(&told.event).unwrap()).collect()
    };
    let mut moved = 0;
    let mut views = 0;
    for frame in frames {
        let over = frame["table"]["phase"] == "over" || frame["game"]["view"]["outcome"].is_object();
        if over {
            break;
        }
        let text = frame.to_string();
        for secret in secrets {
            assert!(!text.contains(secret.as_str()), "{secret} in {text}");
        }
        for told in frame["happened"].as_array().into_iter().flatten() {
            let expected = match told["type"].as_str().unwrap() {
                "dealt" => allowed_events(0),
                "moved" => {
                    moved += 1;
                    allowed_events(moved)
                }
                _ => continue,
            };
            assert_eq!(told["events"], Value::from(expected), "move {moved} for {viewer:?}");
        }
        if let Some(game) = frame.get("game") {
            views += 1;
            let position = &positions[game["moves_made"].as_u64().unwrap() as usize];
            assert_eq!(game["view"], serde_json::to_value(position.view(viewer)).unwrap());
            let seat = match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Open => None,
            };
            assert_eq!(game["seat"], serde_json::to_value(seat).unwrap());
            hands_and_dwarves(game, position, viewer);
            if seat.is_none() {
                assert_eq!(game["moves"], json!([]));
            }
        }
    }
    assert!(moved > 3 && views > 3, "{moved} {views}");
}

/// The plainest facts, searched for without asking the engine what may be seen.
fn hands_and_dwarves(game: &Value, position: &Game, viewer: Viewer) {
    for (number, player) in game["view"]["players"].as_array().unwrap().iter().enumerate() {
        let own = viewer == Viewer::Seat(Seat(number as u8));
        assert_eq!(player["hand"].is_array(), own, "{player}");
        let known =
            own || matches!(viewer, Viewer::Seat(seat) if position.state().knows_dwarf(seat, Seat(number as u8)));
        let duel = position.rules().is_duel();
        // When a round has ended all dwarf cards lie open.
        let ended =
            matches!(position.to_act().map(|to_act| to_act.decision), Some(Decision::TakeGold | Decision::Steal));
        assert!(player["dwarf"].is_null() || known || duel || ended, "{player}");
    }
    for card in game["view"]["board"].as_array().unwrap() {
        if card["face_up"] == false {
            let seen = matches!(viewer, Viewer::Seat(seat) if {
                let cell = serde_json::from_value(card["cell"].clone()).unwrap();
                position.state().has_seen(seat, cell)
            });
            assert!(card["card"].is_null() || seen, "{card} for {viewer:?}");
        }
    }
}

#[tokio::test]
async fn no_frame_of_any_ruleset_holds_what_its_reader_may_not_know() {
    let host = Host::new().await;
    for (rules, people) in rulesets() {
        let (code, mut clients) = host.table(settings(rules), people).await;
        let mut watcher = host.connect(&code, &[]).await;
        watcher.until(|watcher| watcher.phase() == "lobby").await;
        let tokens: Vec<String> = clients.iter().map(|client| client.token.clone()).collect();
        clients[0].must(Command::Start).await;
        let playing = clients.drain(..).enumerate().map(|(number, mut client)| {
            tokio::spawn(async move {
                client.play_on(number as u64 * 31 + 5, |_| false).await;
                client
            })
        });
        let mut done: Vec<Client> = Vec::new();
        for client in playing.collect::<Vec<_>>() {
            done.push(client.await.unwrap());
        }
        watcher.until(|watcher| watcher.phase() == "over").await;
        let (_, record) = host.get(&format!("/api/games/{code}/1/record")).await;
        let record = Record::from_json(&record.to_string()).unwrap();
        let positions = positions(&record);
        // Nobody may know these before the end, and tokens never.
        let fairness = record.fairness().unwrap();
        let mut secrets = vec![fairness.secret.to_string(), fairness.seed().to_string()];
        secrets.extend(tokens);
        for (seat, client) in done.iter().enumerate() {
            check(&client.frames, Viewer::Seat(Seat(seat as u8)), &positions, &secrets);
        }
        check(&watcher.frames, Viewer::Spectator, &positions, &secrets);
    }
}

#[tokio::test]
async fn a_game_that_is_not_over_has_no_replay() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(settings(saboteur_engine::Preset::Solo.rules()), 1).await;
    clients[0].must(Command::Start).await;
    clients[0].play_on(0, |client| client.game["moves_made"].as_u64() >= Some(3)).await;
    for path in ["", "/steps", "/record", "/steps?as=0"] {
        assert_eq!(host.get(&format!("/api/games/{code}/1{path}")).await.0, 404, "{path}");
    }
    clients[0].play_on(0, |_| false).await;
    for path in ["", "/steps", "/record", "/steps?as=0", "/steps?as=spectator"] {
        assert_eq!(host.get(&format!("/api/games/{code}/1{path}")).await.0, 200, "{path}");
    }
    assert_eq!(host.get(&format!("/api/games/{code}/1/steps?as=9")).await.0, 400);
    assert_eq!(host.get(&format!("/api/games/{code}/2")).await.0, 404);
    // The next game at the same table is a secret again, and the first one stays where it was.
    clients[0].must(Command::Rematch).await;
    clients[0].must(Command::Start).await;
    clients[0].play_on(0, |client| client.game["game"] == 2 && !client.moves().is_empty()).await;
    assert_eq!(host.get(&format!("/api/games/{code}/2")).await.0, 404);
    assert_eq!(host.get(&format!("/api/games/{code}/1")).await.0, 200);
}

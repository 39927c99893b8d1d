//! Whole games over sockets.

use crate::client::{Host, preset, settings, text};
use saboteur_bots::Level;
use saboteur_engine::{Preset, Record, Rules};
use saboteur_table::Command;
use serde_json::{Value, json};

/// Rulesets of every family, with everything that asks for more than a turn.
pub(crate) fn rulesets() -> Vec<(Rules, usize)> {
    vec![
        (Preset::Classic.rules(), 3),
        (Preset::Anniversary.rules(), 5),
        (Preset::Tournament.rules(), 5),
        (Preset::Saboteur2.rules(), 4),
        (Preset::Saboteur2Classic.rules(), 5),
        (Preset::Everything.rules(), 4),
        (Preset::Duel.rules(), 2),
        (Preset::Solo.rules(), 1),
    ]
}

#[tokio::test]
async fn people_play_a_whole_game_of_every_ruleset_and_its_record_is_fair() {
    let host = Host::new().await;
    for (rules, people) in rulesets() {
        let (code, mut clients) = host.table(settings(rules), people).await;
        clients[0].must(Command::Start).await;
        let playing = clients.drain(..).enumerate().map(|(number, mut client)| {
            tokio::spawn(async move {
                client.play_on(number as u64, |_| false).await;
                client
            })
        });
        let mut done = Vec::new();
        for client in playing.collect::<Vec<_>>() {
            done.push(client.await.unwrap());
        }
        for client in &done {
            assert_eq!(client.phase(), "over");
            assert!(client.game["view"]["outcome"].is_object(), "{rules:?}");
        }
        let (status, record) = host.get(&format!("/api/games/{code}/1/record")).await;
        assert_eq!(status, 200, "{record}");
        let record = Record::from_json(&record.to_string()).unwrap();
        assert_eq!(record.check_fairness(), Some(Ok(())));
        let fairness = record.fairness().unwrap();
        assert!(fairness.shares.iter().all(Option::is_some), "everybody was there and added a share");
        assert_eq!(done[0].table["deal"]["commitment"], fairness.commitment.to_string());
        saboteur_engine::Game::from_record(&record).unwrap();
    }
}

#[tokio::test]
async fn bots_fill_the_seats_and_say_why_they_moved_afterwards() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Saboteur2), 1).await;
    let client = &mut clients[0];
    for level in ["random", "easy", "normal", "hard"] {
        client.must(json!({"type": "add_bot", "level": level})).await;
    }
    client.must(Command::Start).await;
    client.play_on(3, |_| false).await;
    assert_eq!(client.phase(), "over");
    let (_, steps) = host.get(&format!("/api/games/{code}/1/steps")).await;
    let steps = steps.as_array().unwrap();
    let whys = steps.iter().filter(|step| step["by"] == "bot" && step["why"].is_object()).count();
    assert!(whys > 10, "{whys}");
    assert!(steps.iter().filter(|step| step["by"] == "person").all(|step| step["why"].is_null()));
    assert_eq!(steps[0]["number"], 0);
    // The seats tell how the bots play, and so does the game afterwards.
    let seats = client.table["seats"].as_array().unwrap();
    let (_, summary) = host.get(&format!("/api/games/{code}/1")).await;
    let bots = summary["bots"].as_array().unwrap();
    assert_eq!((&bots[0], &bots[1]), (&Value::Null, &json!({"level": "random"})));
    for (seat, bot) in seats.iter().zip(bots).skip(2) {
        assert!(bot["character"].is_string(), "{bot}");
        assert_eq!((&seat["level"], &seat["character"]), (&bot["level"], &bot["character"]));
    }
    let (_, record) = host.get(&format!("/api/games/{code}/1/record")).await;
    assert_eq!(record["bots"][4], format!("hard:{}", text(&bots[4]["character"])));
    let (_, few) = host.get(&format!("/api/games/{code}/1/steps?from=3&to=5&as=1")).await;
    assert_eq!(few.as_array().unwrap().len(), 3);
    assert_eq!(few[0]["view"]["seat"], 1);
}

#[tokio::test]
async fn a_position_of_a_game_that_is_over_is_played_on_with_bots() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    for _ in 0..3 {
        clients[0].must(Command::AddBot { level: Level::Easy, character: None }).await;
    }
    let path = format!("/api/games/{code}/1/continue");
    let wish = json!({"moves": 7, "seat": 2, "name": "Zoe", "level": "easy"});
    assert_eq!(host.post(&path, &wish).await.0, 404, "not before the game is over");
    clients[0].must(Command::Start).await;
    clients[0].play_on(3, |_| false).await;
    let (status, place) = host.post(&path, &wish).await;
    assert_eq!(status, 201, "{place}");
    let (code, token) = (text(&place["code"]), text(&place["token"]));
    let mut zoe = host.connect(&code, &[&token]).await;
    zoe.until(|zoe| zoe.phase() == "lobby").await;
    // Bots keep their names; the one who sits in for a person takes one that nobody has.
    let names = |table: &Value| -> Vec<String> {
        table["seats"].as_array().unwrap().iter().map(|seat| text(&seat["name"])).collect()
    };
    let (before, after) = (names(&clients[0].table), names(&zoe.table));
    assert_eq!([&after[1], &after[2], &after[3]], [&before[1], "Zoe", &before[3]]);
    assert!(!before.contains(&after[0]), "{after:?}");
    assert_eq!(zoe.must_not(Command::Remove { seat: 0 }).await, "game_running");
    let faster = json!({"rules": zoe.table["settings"]["rules"], "pace": "instant"});
    zoe.must(json!({"type": "set", "settings": faster})).await;
    zoe.must(Command::Start).await;
    zoe.play_on(1, |_| false).await;
    assert_eq!(zoe.game["seat"], 2);
    let late = json!({"moves": 100_000, "seat": 2, "name": "Zoe", "level": "easy"});
    let (status, why) = host.post(&path, &late).await;
    assert_eq!((status, why["code"].as_str()), (409, Some("no_game")));
}

#[tokio::test]
async fn a_move_that_is_sent_twice_is_played_once() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Solo), 1).await;
    let client = &mut clients[0];
    client.must(Command::Start).await;
    client.play_on(0, |client| !client.moves().is_empty()).await;
    let chosen = client.moves()[0].clone();
    let play = json!({"type": "play", "seat": 0, "move": chosen, "id": "mine"}).to_string();
    for _ in 0..3 {
        client.raw(&play).await;
    }
    let mut done = 0;
    while done < 3 {
        let value = client.next().await;
        assert_ne!(value["type"], "refused", "{value}");
        done += usize::from(value["id"] == "mine");
    }
    assert_eq!(client.game["moves_made"], 1);
    // Another move by the same name is another move.
    client.until(|client| !client.moves().is_empty()).await;
    let other = client.moves().into_iter().find(|text| *text != chosen).unwrap();
    client.raw(&json!({"type": "play", "seat": 0, "move": other, "id": "mine"}).to_string()).await;
    while client.next().await["id"] != "mine" {}
    client.until(|client| client.game["moves_made"] == 2).await;
}

#[tokio::test]
async fn a_player_who_comes_back_gets_what_was_missed_or_all_of_it() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    for _ in 0..2 {
        clients[0].must(Command::AddBot { level: Level::Easy, character: None }).await;
    }
    clients[0].must(Command::Start).await;
    clients[0].play_on(0, |client| client.game["moves_made"].as_u64() >= Some(6) && !client.moves().is_empty()).await;
    let mut client = clients.remove(0);
    let (token, seen, view) = (client.token.clone(), client.number, client.game["view"].clone());
    client.must(json!({"type": "play", "seat": client.seat(), "move": client.moves()[0]})).await;
    drop(client);
    let state = async |hello: Value| {
        let mut client = host.hello(&code, &hello).await;
        client.until(|client| !client.game.is_null()).await;
        client.frames.iter().find(|frame| frame["type"] == "state").unwrap().clone()
    };
    let missed = state(json!({"tokens": [token], "seen": seen})).await;
    assert!(!missed["happened"].as_array().unwrap().is_empty() && missed["fresh"] == false, "{missed}");
    let current = missed["number"].as_u64().unwrap();
    let fresh = state(json!({"tokens": [token]})).await;
    assert_eq!(fresh["fresh"], true);
    assert!(fresh["happened"].as_array().unwrap().len() > 6, "the game so far: {fresh}");
    assert_ne!(fresh["game"]["view"], view);
    for nonsense in [current + 1000, u64::MAX] {
        assert_eq!(state(json!({"tokens": [token], "seen": nonsense})).await["fresh"], true);
    }
}

//! Time runs out, and plays wait for answers.

use crate::client::{Client, Host, config};
use saboteur_bots::Level;
use saboteur_engine::{Preset, Rules};
use saboteur_server::{Config, Memory, Timing};
use saboteur_table::Command;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Returns a configuration with clocks that run `times` times as fast.
fn fast(times: u32) -> Config {
    let config = config();
    Config { timing: Timing { second: Duration::from_secs(1) / times, ..config.timing }, ..config }
}

fn happenings(client: &Client) -> Vec<Value> {
    let states = client.frames.iter().filter(|frame| frame["type"] == "state");
    states.flat_map(|state| state["happened"].as_array().cloned().unwrap_or_default()).collect()
}

#[tokio::test]
async fn the_clock_discards_face_down_and_after_three_times_a_bot_sits_in() {
    let host = Host::with(fast(50), Memory::default()).await;
    let settings = json!({"rules": "anniversary", "pace": "instant", "clock": {"type": "move", "seconds": 5}});
    let (code, mut clients) = host.table(settings, 3).await;
    clients[0].must(Command::Start).await;
    // Nobody does anything.
    let watched = &mut clients[2];
    watched.until(|client| (0..3).all(|seat| client.table["seats"][seat]["stood_in"] == true)).await;
    let happened = happenings(watched);
    let moved: Vec<&Value> = happened.iter().filter(|told| told["type"] == "moved" && told["by"] == "clock").collect();
    assert_eq!(moved.len(), 9, "three times each: {happened:?}");
    for told in moved {
        let passes = |event: &&Value| event["type"] == "discarded";
        let passed = told["events"].as_array().unwrap().iter().find(passes);
        assert!(passed.is_some(), "everybody sees a card discarded: {told}");
    }
    // A player who does something is back.
    let seat = clients[0].own_seat();
    clients[0].must(json!({"type": "back", "seat": seat})).await;
    clients[0].until(|client| client.table["seats"][seat as usize]["stood_in"] == false).await;
    let (_, table) = host.get(&format!("/api/tables/{code}")).await;
    assert_eq!(table["seats"][seat as usize]["stood_in"], false);
}

#[tokio::test]
async fn the_bank_is_used_after_the_time_for_the_move() {
    let host = Host::with(fast(50), Memory::default()).await;
    let clock = json!({"type": "bank", "seconds": 5, "bank": 100});
    let (_, mut clients) = host.table(json!({"rules": "solo", "clock": clock}), 1).await;
    let client = &mut clients[0];
    client.must(Command::Start).await;
    client.play_on(0, |client| !client.moves().is_empty()).await;
    assert_eq!(client.game["clock"]["banks"], json!([100_000]));
    tokio::time::sleep(Duration::from_millis(500)).await;
    client.must(json!({"type": "play", "seat": 0, "move": client.moves()[0]})).await;
    client.until(|client| client.game["moves_made"] == 1).await;
    let left = client.game["clock"]["banks"][0].as_u64().unwrap();
    // Half a second is 25 here: five are free, the rest comes out of the bank.
    assert!((50_000..=81_000).contains(&left), "{left}");
    let before = client.game["clock"]["banks"].clone();
    client.must(json!({"type": "play", "seat": 0, "move": client.moves()[0]})).await;
    client.until(|client| client.game["moves_made"] == 2).await;
    assert_eq!(client.game["clock"]["banks"], before, "a quick move costs nothing");
}

#[tokio::test]
async fn a_table_at_which_nothing_is_due_rests() {
    let host = Host::with(fast(50), Memory::default()).await;
    let clock = json!({"type": "move", "seconds": 5});
    let (_, mut clients) = host.table(json!({"rules": with_veto(), "clock": clock, "reaction_seconds": 4}), 3).await;
    clients[0].must(Command::Start).await;
    clients[0].until(|client| client.game["clock"]["milliseconds"].is_number()).await;
    clients[0].must(Command::Abandon).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = host.counted("wakeups_total").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(host.counted("wakeups_total").await - before < 5);
    clients[0].must(Command::Rematch).await;
    let before = host.counted("wakeups_total").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(host.counted("wakeups_total").await - before < 5);
}

#[tokio::test]
async fn letting_a_bot_sit_in_for_a_moment_does_not_fill_the_bank() {
    let host = Host::with(fast(50), Memory::default()).await;
    let clock = json!({"type": "bank", "seconds": 5, "bank": 1000});
    let (_, mut clients) = host.table(json!({"rules": "solo", "clock": clock, "pace": "slow"}), 1).await;
    let client = &mut clients[0];
    client.must(Command::Start).await;
    client.play_on(0, |client| !client.moves().is_empty()).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    client.must(Command::StandIn { seat: 0 }).await;
    client.must(json!({"type": "play", "seat": 0, "move": client.moves()[0]})).await;
    client.until(|client| client.game["moves_made"] == 1).await;
    let left = client.game["clock"]["banks"][0].as_u64().unwrap();
    assert!(left <= 985_000, "{left}");
}

fn with_veto() -> Rules {
    let mut rules = Preset::Anniversary.rules();
    rules.veto = true;
    rules
}

#[tokio::test]
async fn with_the_veto_in_the_deck_every_play_waits_the_same_time_for_everybody() {
    let host = Host::with(fast(20), Memory::default()).await;
    let settings = json!({"rules": with_veto(), "pace": "instant", "reaction_seconds": 4});
    let (code, mut clients) = host.table(settings, 3).await;
    let mut watcher = host.connect(&code, &[]).await;
    clients[0].must(Command::Start).await;
    futures_util::future::join_all(clients.iter_mut().map(|client| client.shuffle("7"))).await;
    let mut waits = Vec::new();
    for _ in 0..8 {
        for client in &mut clients {
            client.until(|client| client.phase() == "playing" && client.game["reaction"].is_null()).await;
        }
        let to_act = clients[0].game["view"]["to_act"]["seat"].as_u64().unwrap();
        let player = &mut clients[to_act as usize];
        player.until(|client| !client.moves().is_empty()).await;
        let play = |text: &String| !text.starts_with("pass") && !text.starts_with("discard");
        let Some(chosen) = player.moves().into_iter().find(play) else {
            let chosen = player.moves()[0].clone();
            player.must(json!({"type": "play", "seat": to_act, "move": chosen})).await;
            continue;
        };
        player.must(json!({"type": "play", "seat": to_act, "move": chosen})).await;
        let began = Instant::now();
        for client in &mut clients {
            client.until(|client| client.game["reaction"].is_object()).await;
            let offered = client.moves();
            if client.seat() == to_act {
                assert!(offered.is_empty());
            } else {
                assert!(offered.contains(&"allow".to_owned()), "{offered:?}");
            }
        }
        watcher.until(|client| client.game["reaction"].is_object()).await;
        // One answers at once; that shortens nothing, and nobody hears of it.
        let eager = (to_act as usize + 1) % 3;
        let before = host.metrics().await;
        clients[eager].must(json!({"type": "play", "seat": eager, "move": "allow"})).await;
        let after = host.metrics().await;
        assert_eq!(before, after, "what is counted tells nobody that somebody answered");
        let again = json!({"type": "play", "seat": eager, "move": "allow"});
        assert_eq!(clients[eager].must_not(again).await, "illegal_move");
        let heard = watcher.frames.len();
        watcher.until(|client| client.game["reaction"].is_null()).await;
        waits.push(began.elapsed());
        let between = &watcher.frames[heard..watcher.frames.len() - 1];
        let told = between.iter().filter(|frame| frame["type"] == "state" && frame["happened"] != json!([]));
        assert!(told.count() <= 1, "nothing is told before the time is over: {between:?}");
    }
    assert!(waits.len() >= 3);
    for wait in &waits {
        assert!(*wait >= Duration::from_millis(150), "{waits:?}");
    }
}

#[tokio::test]
async fn nobody_is_named_who_lets_a_play_happen() {
    let host = Host::with(fast(50), Memory::default()).await;
    let settings = json!({"rules": with_veto(), "pace": "instant", "reaction_seconds": 2});
    let (_, mut clients) = host.table(settings, 1).await;
    for _ in 0..3 {
        clients[0].must(Command::AddBot { level: Level::Easy, character: None }).await;
    }
    clients[0].must(Command::Start).await;
    clients[0].play_on(4, |client| client.game["moves_made"].as_u64() >= Some(40)).await;
    let unnamed = happenings(&clients[0]).into_iter().filter(|told| told["type"] == "moved" && told["seat"].is_null());
    let unnamed: Vec<Value> = unnamed.collect();
    assert!(unnamed.len() > 5);
    assert!(unnamed.iter().all(|told| told["by"].is_null()));
}

/// Starts a game of three people with the Veto and lets one of them play a card. Returns their seat.
async fn play_a_card(clients: &mut [Client]) -> usize {
    clients[0].must(Command::Start).await;
    for client in clients.iter_mut() {
        client.until(|client| client.phase() == "playing" && client.game["view"]["to_act"].is_object()).await;
    }
    let seat = clients[0].game["view"]["to_act"]["seat"].as_u64().unwrap() as usize;
    let player = &mut clients[seat];
    player.until(|client| !client.moves().is_empty()).await;
    let is_play = |text: &String| !text.starts_with("pass") && !text.starts_with("discard");
    let chosen = player.moves().into_iter().find(is_play).expect("a hand of six cards has a path card");
    player.must(json!({"type": "play", "seat": seat, "move": chosen})).await;
    seat
}

/// Returns who decided each answer to the first play of a game, by seat.
async fn answers(host: &Host, code: &str) -> Vec<(u64, String)> {
    let (_, steps) = host.get(&format!("/api/games/{code}/1/steps?from=2&to=3")).await;
    let steps = steps.as_array().unwrap();
    steps.iter().map(|step| (step["seat"].as_u64().unwrap(), step["by"].as_str().unwrap().to_owned())).collect()
}

#[tokio::test]
async fn a_bot_does_not_answer_for_a_person_who_is_back() {
    // The person is back before the bot has answered, and after it.
    for (bot_answer, pause) in [(400, 100), (0, 300)] {
        let mut config = fast(20);
        config.timing.bot_answer = Duration::from_millis(bot_answer);
        let host = Host::with(config, Memory::default()).await;
        let settings = json!({"rules": with_veto(), "pace": "instant", "reaction_seconds": 20});
        let (code, mut clients) = host.table(settings, 3).await;
        let seat = play_a_card(&mut clients).await;
        let away = (seat + 1) % 3;
        clients[away].until(|client| client.game["reaction"].is_object()).await;
        clients[away].must(json!({"type": "stand_in", "seat": away})).await;
        tokio::time::sleep(Duration::from_millis(pause)).await;
        clients[away].must(json!({"type": "back", "seat": away})).await;
        clients[0].until(|client| client.game["moves_made"].as_u64() >= Some(3)).await;
        clients[0].must(Command::Abandon).await;
        let answers = answers(&host, &code).await;
        assert!(answers.contains(&(away as u64, "clock".to_owned())), "{answers:?}");
        assert!(answers.iter().all(|(_, by)| by != "bot"), "{answers:?}");
    }
}

#[tokio::test]
async fn metrics_do_not_tell_who_answered_a_play_or_what() {
    let host = Host::with(fast(20), Memory::default()).await;
    let settings = json!({"rules": with_veto(), "pace": "instant", "reaction_seconds": 10});
    let (code, mut clients) = host.table(settings, 3).await;
    let seat = play_a_card(&mut clients).await;
    let answers_seen = async |host: &Host| {
        let metrics = host.metrics().await;
        let told = |line: &&str| line.starts_with("saboteur_moves") || line.starts_with("saboteur_answer_seconds");
        metrics.lines().filter(told).map(str::to_owned).collect::<Vec<_>>()
    };
    let before = answers_seen(&host).await;
    // One answers, the other does not.
    let eager = (seat + 1) % 3;
    clients[eager].until(|client| client.moves().contains(&"allow".to_owned())).await;
    clients[eager].must(json!({"type": "play", "seat": eager, "move": "allow"})).await;
    assert_eq!(answers_seen(&host).await, before);
    clients[0].until(|client| client.game["moves_made"].as_u64() >= Some(3)).await;
    let after = answers_seen(&host).await;
    let new: Vec<&String> = after.iter().filter(|line| !before.contains(line)).collect();
    assert_eq!(new, ["saboteur_moves_total{by=\"answer\"} 2"]);
    clients[0].must(Command::Abandon).await;
    let mut by: Vec<String> = answers(&host, &code).await.into_iter().map(|(_, by)| by).collect();
    by.sort();
    assert_eq!(by, ["clock", "person"]);
}

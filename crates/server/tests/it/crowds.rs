//! Many strangers at one table: they join, guess, chat and take names.

use crate::client::{Client, Host, config, preset, text};
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_server::{Config, Limits, Memory, Timing};
use saboteur_table::Command;
use serde_json::{Value, json};
use std::time::Duration;

async fn join(host: &Host, code: &str, body: Value) -> (u16, String) {
    let (status, answer) = host.post(&format!("/api/tables/{code}/people"), &body).await;
    (status, answer["code"].as_str().unwrap_or("").to_owned())
}

#[tokio::test]
async fn strangers_who_join_and_go_do_not_shut_a_table() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    for number in 0..250 {
        let stranger = json!({"name": format!("Stranger {number}"), "plays": false});
        assert_eq!(join(&host, &code, stranger).await.0, 201, "{number}");
    }
    assert_eq!(join(&host, &code, json!({"name": "Cleo"})).await.0, 201);
    clients[1].must(Command::Stand).await;
    clients[1].must(Command::Sit).await;
    // The flood goes on. A password keeps it out, and friends can join again.
    let mut number = 250;
    let refused = loop {
        let stranger = json!({"name": format!("Stranger {number}"), "plays": false});
        let (status, code) = join(&host, &code, stranger).await;
        if status != 201 {
            break code;
        }
        number += 1;
    };
    assert_eq!((refused.as_str(), number < 400), ("too_much", true), "{number}");
    clients[0].must(Command::Password { password: Some("gold".to_owned()) }).await;
    assert_eq!(join(&host, &code, json!({"name": "Dora", "password": "gold"})).await.0, 201);
    clients[0].until(|client| client.table["watching"].as_array().unwrap().len() <= 200).await;
}

#[tokio::test]
async fn a_seat_of_somebody_who_never_came_is_free() {
    let mut config = config();
    config.timing = Timing { no_show: Duration::from_millis(200), ..config.timing };
    let host = Host::with(config, Memory::default()).await;
    let (code, mut clients) = host.table(preset(Preset::Duel), 1).await;
    let ghost = host.join(&code, "Ghost").await;
    assert_eq!(join(&host, &code, json!({"name": "Ben"})).await, (409, "table_full".to_owned()), "not at once");
    tokio::time::sleep(Duration::from_millis(250)).await;
    let ben = host.join(&code, "Ben").await;
    let mut ben = host.connect(&code, &[&ben]).await;
    ben.until(|ben| ben.phase() == "lobby").await;
    assert_eq!(ben.own_seat(), 1);
    let mut ghost = host.connect(&code, &[&ghost]).await;
    assert_eq!(ghost.next().await["refusal"]["code"], "wrong_token");
    // A person who was there keeps the seat.
    drop(ben);
    clients[0].until(|client| client.table["seats"][1]["here"] == false).await;
    tokio::time::sleep(Duration::from_millis(250)).await;
    assert_eq!(join(&host, &code, json!({"name": "Cleo"})).await, (409, "table_full".to_owned()));
}

#[tokio::test]
async fn one_address_cannot_join_a_table_without_limit() {
    let limits = Limits { joins_per_hour: 2, ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let (one, _) = host.open(preset(Preset::Anniversary)).await;
    let (two, _) = host.open(preset(Preset::Anniversary)).await;
    for (code, name, status) in [(&one, "Ben", 201), (&one, "Cleo", 201), (&one, "Dora", 429), (&two, "Dora", 201)] {
        assert_eq!(join(&host, code, json!({"name": name})).await.0, status, "{name}");
    }
}

#[tokio::test]
async fn a_password_cannot_be_guessed_by_trying() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    clients[0].must(Command::Password { password: Some("0007".to_owned()) }).await;
    let people = format!("/api/tables/{code}/people");
    let bye = async |hello: Value| {
        let mut stranger = host.hello(&code, &hello).await;
        stranger.next().await["refusal"].clone()
    };
    // Over the socket and over HTTP, an attempt is an attempt.
    for number in 0..3 {
        let refusal = match number {
            0 => bye(json!({"password": "1234"})).await,
            _ => host.post(&people, &json!({"name": "Ben", "password": "1234"})).await.1,
        };
        assert_eq!(refusal["code"], "wrong_password");
    }
    let (status, refusal) = host.post(&people, &json!({"name": "Ben", "password": "0007"})).await;
    assert_eq!((status, refusal["code"].as_str(), refusal["wait"].as_u64()), (429, Some("too_many_guesses"), Some(1)));
    assert_eq!(bye(json!({"password": "0007"})).await["code"], "too_many_guesses");
    // Asking without a password is not an attempt, and a person with a token does not need one.
    assert_eq!(bye(json!({})).await["code"], "wrong_password");
    clients[0].must(Command::Ping).await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(host.post(&people, &json!({"name": "Ben", "password": "0007"})).await.0, 201);
    let mut stranger = host.hello(&code, &json!({"password": "0007"})).await;
    stranger.until(|stranger| stranger.phase() == "lobby").await;
}

#[tokio::test]
async fn a_person_cannot_say_more_with_more_connections() {
    let limits = Limits { lines_per_ten_seconds: 2, ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    let say = json!({"type": "say", "text": "hm"});
    let token = clients[0].token.clone();
    for _ in 0..2 {
        let mut again: Client = host.connect(&code, &[&token]).await;
        again.must(say.clone()).await;
    }
    assert_eq!(clients[0].must_not(say.clone()).await, "too_fast");
    clients[1].must(say).await;
}

#[tokio::test]
async fn names_can_be_read_and_told_apart() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    clients[0].must(Command::AddBot { level: Level::Easy, character: None }).await;
    for (name, status, refused) in [
        ("Łukasz", 201, ""),
        ("Наташа", 201, ""),
        ("Player 1", 201, ""),
        // A Cyrillic A, a Hangul filler, a soft hyphen, a blank of Braille.
        ("Аnn", 400, "bad_name"),
        ("\u{3164}", 400, "bad_name"),
        ("Be\u{ad}n", 400, "bad_name"),
        ("\u{2800}", 400, "bad_name"),
        ("", 400, "bad_name"),
        ("ANN", 409, "name_taken"),
        // A zero, like the bot Orin; a small L.
        ("0rin", 409, "name_taken"),
        ("P1ayer l", 409, "name_taken"),
    ] {
        let (seen, answer) = join(&host, &code, json!({"name": name})).await;
        let refusal = if seen == 201 { String::new() } else { answer };
        assert_eq!((seen, refusal.as_str()), (status, refused), "{name:?}");
    }
    let open = json!({"settings": {"rules": "classic"}, "name": "\u{200b}"});
    let (status, refusal) = host.post("/api/tables", &open).await;
    assert_eq!((status, text(&refusal["code"])), (400, "bad_name".to_owned()));
    assert_eq!(host.post("/api/lessons/0", &json!({"name": "\u{3164}"})).await.0, 400);
}

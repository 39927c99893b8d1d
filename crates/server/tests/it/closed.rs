//! Private parts: games of closed tables, and metrics.

use crate::client::{Client, Host, preset, text};
use crate::panics::Shared;
use saboteur_engine::Preset;
use saboteur_table::Command;
use serde_json::json;

/// Plays a game at a table, which may be closed, and returns its code and the host.
async fn finished(host: &Host, password: Option<&str>, spectators: bool) -> (String, Client) {
    let mut settings = preset(Preset::Solo);
    settings["spectators"] = spectators.into();
    let (code, mut clients) = host.table(settings, 1).await;
    let mut client = clients.remove(0);
    client.must(json!({"type": "password", "password": password})).await;
    client.must(Command::Start).await;
    client.play_on(1, |client| client.game["moves_made"].as_u64() >= Some(5)).await;
    assert!(client.frames.iter().all(|frame| frame["game"]["key"].is_null()), "no key before the end");
    client.play_on(1, |_| false).await;
    client.until(|client| client.game["view"]["outcome"].is_object()).await;
    (code, client)
}

const PARTS: [&str; 4] = ["", "/steps", "/record", "/beliefs?as=0"];

fn with_key(part: &str, key: &str) -> String {
    let sign = if part.contains('?') { '&' } else { '?' };
    format!("{part}{sign}key={key}")
}

#[tokio::test]
async fn a_game_of_a_closed_table_is_for_those_who_have_its_link_or_were_there() {
    let store = Shared::default();
    let host = Host::with(crate::client::config(), store.clone()).await;
    for (password, spectators) in [(Some("gold"), true), (None, false)] {
        let (code, mut client) = finished(&host, password, spectators).await;
        let key = text(&client.game["key"]);
        let old = client.token.clone();
        // The game is in memory when the token is exchanged.
        assert_eq!(host.get_as(&format!("/api/games/{code}/1"), &old).await.0, 200);
        let new = text(&client.must(Command::HandOver { token: None }).await["token"]);
        let wish = json!({"moves": 2, "seat": 0, "name": "Zoe", "level": "easy"});
        // A server that starts later knows the same keys.
        for host in [&host, &Host::with(crate::client::config(), store.clone()).await] {
            for part in PARTS {
                let path = format!("/api/games/{code}/1{part}");
                let (status, refusal) = host.get(&path).await;
                assert_eq!((status, refusal["code"].as_str()), (403, Some("private_game")), "{path}");
                let wrong = format!("/api/games/{code}/1{}", with_key(part, &"0".repeat(32)));
                assert_eq!(host.get(&wrong).await.0, 403, "{wrong}");
                assert_eq!(host.get(&format!("/api/games/{code}/1{}", with_key(part, &key))).await.0, 200, "{path}");
                assert_eq!(host.get_as(&path, &new).await.0, 200, "{path}");
                assert_eq!(host.get_as(&path, &old).await.0, 403, "the token was exchanged");
            }
            let path = format!("/api/games/{code}/1/continue");
            assert_eq!(host.post(&path, &wish).await.0, 403);
            assert_eq!(host.post(&with_key(&path, &key), &wish).await.0, 201);
            assert_eq!(host.get_as(&format!("/api/games/{code}/1"), &new).await.1["key"], key.as_str());
        }
    }
}

#[tokio::test]
async fn a_game_of_an_open_table_needs_no_key() {
    let host = Host::new().await;
    let (code, mut client) = finished(&host, None, true).await;
    assert!(client.game["key"].is_null());
    // It stays open if the host closes the table for the next game.
    client.must(Command::Password { password: Some("gold".to_owned()) }).await;
    for part in PARTS {
        assert_eq!(host.get(&format!("/api/games/{code}/1{part}")).await.0, 200, "{part}");
    }
    assert!(host.get(&format!("/api/games/{code}/1")).await.1["key"].is_null());
}

#[tokio::test]
async fn metrics_are_not_at_the_public_address() {
    let host = Host::new().await;
    let (status, page) = host.get("/metrics").await;
    assert_eq!(status, 404);
    assert!(!page.to_string().contains("saboteur_moves"));
    assert!(host.metrics().await.contains("saboteur_connections"));
}

//! Access: who may still act, who may still look, and requests that are carried out once.

use crate::client::{Host, config, preset, text};
use crate::panics::Shared;
use saboteur_engine::Preset;
use saboteur_server::{Memory, Timing};
use saboteur_table::Command;
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_token_that_was_exchanged_does_nothing_any_more_not_even_on_an_open_connection() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    let old = clients[1].token.clone();
    let mut stale = Vec::new();
    for _ in 0..5 {
        let mut client = host.connect(&code, &[&old]).await;
        client.until(|client| client.phase() == "lobby").await;
        stale.push(client);
    }
    let new = text(&clients[1].must(Command::HandOver { token: None }).await["token"]);
    // They do not read what they are told, but go on asking.
    for client in &mut stale {
        for late in [json!({"type": "hand_over", "id": "late"}), json!({"type": "ready", "ready": true, "id": "later"})]
        {
            client.send(Message::text(late.to_string())).await;
        }
    }
    for mut client in stale {
        while let Some(heard) = client.try_next().await {
            assert_ne!(heard["type"], "done", "{heard}");
        }
    }
    let mut owner = host.connect(&code, &[&new]).await;
    owner.until(|owner| owner.phase() == "lobby").await;
    assert_eq!(owner.table["seats"][1]["ready"], false);
}

#[tokio::test]
async fn a_request_that_waits_while_its_token_is_exchanged_is_refused() {
    let store = Shared::default();
    let host = Host::with(config(), store.clone()).await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    let mut second = host.connect(&code, &[&clients[1].token]).await;
    second.until(|second| second.phase() == "lobby").await;
    let chosen = "5a".repeat(16);
    {
        // While the new token is being stored, the old one is still good enough to get into the queue.
        let _slow = store.gate.lock().await;
        clients[1].raw(&json!({"type": "hand_over", "token": chosen, "id": "first"}).to_string()).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        second.raw(&json!({"type": "leave", "id": "late"}).to_string()).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let mut answers = Vec::new();
    while let Some(heard) = second.try_next().await {
        if heard["type"] != "state" {
            answers.push((text(&heard["type"]), heard["refusal"]["code"].clone()));
        }
    }
    let (last, others) = answers.split_last().unwrap();
    assert_eq!(*last, ("bye".to_owned(), json!("wrong_token")));
    assert!(others.iter().all(|(kind, _)| kind != "done"), "{others:?}");
    let mut owner = host.connect(&code, &[&chosen]).await;
    owner.until(|owner| owner.phase() == "lobby").await;
    assert_eq!(owner.own_seat(), 1);
}

#[tokio::test]
async fn a_player_who_hands_a_seat_over_may_choose_the_token_so_that_a_lost_answer_loses_nothing() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    let taken = clients[0].token.clone();
    assert_eq!(clients[1].must_not(json!({"type": "hand_over", "token": taken})).await, "bad_request");
    let chosen = "5a".repeat(16);
    let answer = clients[1].must(json!({"type": "hand_over", "token": chosen})).await;
    assert_eq!(answer["token"], chosen.as_str());
    let mut owner = host.connect(&code, &[&chosen]).await;
    owner.until(|owner| owner.phase() == "lobby").await;
    assert_eq!(owner.own_seat(), 1);
}

#[tokio::test]
async fn a_move_is_made_once_in_any_notation_and_after_a_new_deal() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Solo), 1).await;
    let client = &mut clients[0];
    client.must(Command::Start).await;
    client.until(|client| !client.moves().is_empty()).await;
    let pass = client.moves().into_iter().find(|text| text.starts_with("pass ")).unwrap();
    let play = |text: &str| json!({"type": "play", "seat": 0, "move": text, "id": "once"}).to_string();
    client.raw(&play(&pass)).await;
    client.raw(&play(&pass.replace(' ', "  "))).await;
    client.until(|client| client.frames.iter().filter(|frame| frame["id"] == "once").count() == 2).await;
    assert!(client.frames.iter().filter(|frame| frame["id"] == "once").all(|frame| frame["type"] == "done"));
    client.must(Command::Ping).await;
    assert_eq!(client.game["moves_made"], 1);

    client.must(Command::Abandon).await;
    client.must(Command::Rematch).await;
    client.must(Command::Start).await;
    client.until(|client| client.game["game"] == 2 && !client.moves().is_empty()).await;
    client.raw(&play(&pass)).await;
    client.must(Command::Ping).await;
    assert_eq!(client.game["moves_made"], 0);
}

#[tokio::test]
async fn a_table_that_is_closed_to_spectators_or_strangers_is_closed_to_those_who_were_there_before() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    let people = format!("/api/tables/{code}/people");
    let (_, watcher) = host.post(&people, &json!({"name": "Watcher", "plays": false})).await;
    let token = text(&watcher["token"]);
    let mut watcher = host.connect(&code, &[&token]).await;
    let mut stranger = host.connect(&code, &[]).await;
    for client in [&mut watcher, &mut stranger] {
        client.until(|client| client.phase() == "lobby").await;
    }
    clients[0].must(Command::Password { password: Some("gold".to_owned()) }).await;
    let last = async |client: &mut crate::client::Client| {
        let mut last = Value::Null;
        while let Some(heard) = client.try_next().await {
            last = heard;
        }
        text(&last["refusal"]["code"])
    };
    assert_eq!(last(&mut stranger).await, "wrong_password");
    let mut settings = preset(Preset::Anniversary);
    settings["spectators"] = false.into();
    clients[0].must(json!({"type": "set", "settings": settings})).await;
    // A person with a name at the table may wait for a seat, but not look on.
    watcher.must(Command::Ping).await;
    clients[0].must(Command::Start).await;
    assert_eq!(last(&mut watcher).await, "no_spectators");
    let mut again = host.connect(&code, &[&token]).await;
    assert_eq!(last(&mut again).await, "no_spectators");
    clients[1].until(|client| client.phase() == "playing").await;
}

#[tokio::test]
async fn others_cannot_keep_the_host_from_order_or_anybody_from_leaving() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    let mut done = 0;
    while clients[1].ask(json!({"type": if done % 2 == 0 { "stand" } else { "sit" }})).await["type"] == "done" {
        done += 1;
        assert!(done < 2000);
    }
    clients[0].must(Command::Mute { member: 1, muted: true }).await;
    clients[2].must(Command::Leave).await;
}

#[tokio::test]
async fn lines_of_the_chat_are_numbered_on_after_the_table_was_put_away() {
    let mut config = config();
    config.timing = Timing { idle: Duration::from_millis(50), ..config.timing };
    let host = Host::with(config, Memory::default()).await;
    let (code, mut clients) = host.table(preset(Preset::Solo), 1).await;
    let number = async |client: &mut crate::client::Client, words: &str| {
        client.must(json!({"type": "say", "text": words})).await;
        let heard = |client: &crate::client::Client| {
            let chats = client.frames.iter().filter(|frame| frame["type"] == "chat");
            let mut lines = chats.flat_map(|frame| frame["lines"].as_array().unwrap());
            lines.find(|line| line["text"] == words).map(|line| line["number"].as_u64().unwrap())
        };
        client.until(|client| heard(client).is_some()).await;
        heard(client).unwrap()
    };
    let before = number(&mut clients[0], "good evening").await;
    let token = clients[0].token.clone();
    clients.clear();
    tokio::time::sleep(Duration::from_millis(400)).await;
    let mut client = host.connect(&code, &[&token]).await;
    let after = number(&mut client, "here again").await;
    assert!(after > before, "{before} {after}");
}

#[tokio::test]
async fn what_cannot_be_read_in_a_path_or_a_query_is_refused_like_everything_else() {
    let host = Host::new().await;
    for (path, code) in [
        ("/api/games/abcdefgh/first", "not_found"),
        ("/api/games/abcdefgh/1/steps?from=x", "bad_request"),
        ("/api/games/abcdefgh/1/beliefs", "bad_request"),
    ] {
        let (status, answer) = host.get(path).await;
        assert!((400..500).contains(&status) && answer["code"] == code, "{path}: {status} {answer}");
    }
}

#[tokio::test]
async fn a_person_learns_without_a_connection_if_it_is_their_turn_and_nobody_else_does() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    let path = format!("/api/tables/{code}");
    let calls = async |token: &str| host.get_as(&path, token).await.1["your_turn"].as_bool();
    assert_eq!(calls(&clients[0].token).await, Some(false), "nobody has a turn in the lobby");
    clients[0].must(Command::Start).await;
    for client in &mut clients {
        client.until(|client| client.phase() == "playing" && client.game.is_object()).await;
    }
    for client in &clients {
        assert_eq!(calls(&client.token).await, Some(!client.moves().is_empty()));
    }
    assert_eq!(host.get(&path).await.1["your_turn"], false);
    let acting = clients.iter().position(|client| !client.moves().is_empty()).unwrap();
    clients[acting].must(Command::StandIn { seat: acting as u8 }).await;
    assert_eq!(calls(&clients[acting].token).await, Some(false), "a bot plays for them");
}

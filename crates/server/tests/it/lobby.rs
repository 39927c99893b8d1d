//! Before the start, and who may do what.

use crate::client::{Client, Host, config, preset, text};
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_server::{Memory, Timing};
use saboteur_table::Command;
use serde_json::{Value, json};
use std::time::Duration;

fn names(client: &Client) -> Vec<String> {
    client.table["seats"].as_array().unwrap().iter().map(|seat| text(&seat["name"])).collect()
}

#[tokio::test]
async fn the_host_sets_everything_up_and_nobody_else_does() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    let rules = json!({"rules": "saboteur2", "chat": false, "clock": {"type": "move", "seconds": 30}});
    for ask in [
        json!({"type": "set", "settings": rules}),
        json!({"type": "password", "password": "gold"}),
        json!({"type": "add_bot", "level": "easy"}),
        json!({"type": "remove", "seat": 0}),
        json!({"type": "order", "seats": [2, 1, 0]}),
        json!({"type": "pass_host", "member": 1}),
        json!({"type": "mute", "member": 0, "muted": true}),
        json!({"type": "start"}),
    ] {
        assert_eq!(clients[1].must_not(ask).await, "host_only");
    }
    let ann = &mut clients[0];
    ann.must(json!({"type": "set", "settings": rules})).await;
    ann.must(Command::AddBot { level: Level::Hard, character: None }).await;
    ann.must(Command::Order { seats: vec![2, 0, 3, 1] }).await;
    ann.until(|ann| names(ann) == ["Person 2", "Ann", "Orin", "Person 1"]).await;
    ann.must(Command::SetBot { seat: 2, level: Level::Easy, character: None }).await;
    ann.until(|ann| ann.table["seats"][2]["level"] == "easy").await;
    assert_eq!(ann.table["settings"]["rules"]["game"], "saboteur2");
    assert_eq!(ann.must_not(Command::Order { seats: vec![0, 0, 1, 2] }).await, "no_such_seat");
    assert_eq!(ann.must_not(json!({"type": "set", "settings": {"rules": "duel"}})).await, "impossible_setup");
    let fast = json!({"rules": "classic", "clock": {"type": "move", "seconds": 1}});
    assert_eq!(ann.must_not(json!({"type": "set", "settings": fast})).await, "bad_setting");
    assert_eq!(ann.must_not(json!({"type": "say", "text": "hello"})).await, "no_chat");
    ann.must(Command::Remove { seat: 3 }).await;
    ann.until(|ann| names(ann).len() == 3).await;
    // A removed player is disconnected and cannot come back with the old token.
    while clients[1].try_next().await.is_some() {}
    let token = clients[1].token.clone();
    let mut again = host.connect(&code, &[&token]).await;
    assert_eq!(again.next().await["refusal"]["code"], "wrong_token");
    assert!(again.try_next().await.is_none());
}

#[tokio::test]
async fn names_are_taken_once_seats_are_limited_and_a_password_keeps_people_out() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Duel), 1).await;
    let people = format!("/api/tables/{code}/people");
    let join = async |body: Value| {
        let (status, answer) = host.post(&people, &body).await;
        (status, answer["code"].as_str().unwrap_or("").to_owned())
    };
    assert_eq!(join(json!({"name": " ann "})).await, (409, "name_taken".to_owned()));
    assert_eq!(join(json!({"name": ""})).await.0, 400);
    assert_eq!(join(json!({"nam": "Ben"})).await.0, 400);
    clients[0].must(Command::Password { password: Some("gold".to_owned()) }).await;
    assert_eq!(join(json!({"name": "Ben"})).await, (403, "wrong_password".to_owned()));
    assert_eq!(join(json!({"name": "Ben", "password": "silver"})).await, (403, "wrong_password".to_owned()));
    let mut stranger = host.connect(&code, &[]).await;
    assert_eq!(stranger.next().await["refusal"]["code"], "wrong_password");
    assert_eq!(join(json!({"name": "Ben", "password": "gold"})).await.0, 201);
    assert_eq!(join(json!({"name": "Cleo", "password": "gold"})).await, (409, "table_full".to_owned()));
    assert_eq!(join(json!({"name": "Cleo", "password": "gold", "plays": false})).await.0, 201);
    let mut stranger = host.hello(&code, &json!({"password": "gold"})).await;
    stranger.until(|stranger| stranger.phase() == "lobby").await;
    assert_eq!(stranger.must_not(json!({"type": "say", "text": "hello"})).await, "not_your_seat");
    assert_eq!(host.get("/api/tables/22222222").await.0, 404);
    assert_eq!(host.get("/api/tables/nonsense!").await.0, 404);
}

#[tokio::test]
async fn chat_reaches_everybody_and_the_host_can_mute() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    clients[0].must(json!({"type": "say", "text": "<script>alert(1)</script>"})).await;
    loop {
        let heard = clients[1].next().await;
        if heard["type"] == "chat" {
            assert_eq!(heard["lines"][0]["text"], "<script>alert(1)</script>", "text is data");
            break;
        }
    }
    clients[0].must(Command::Mute { member: 1, muted: true }).await;
    assert_eq!(clients[1].must_not(json!({"type": "say", "text": "hm"})).await, "no_chat");
    clients[0].must(Command::Mute { member: 1, muted: false }).await;
    clients[1].must(json!({"type": "say", "text": "thanks"})).await;
    assert_eq!(clients[1].must_not(json!({"type": "say", "text": ""})).await.as_str(), "bad_request");
}

#[tokio::test]
async fn a_table_whose_host_is_gone_gets_another_one() {
    let mut config = config();
    config.timing = Timing { host_gone: Duration::from_millis(100), ..config.timing };
    let host = Host::with(config, Memory::default()).await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    assert_eq!(clients[1].must_not(Command::Start).await, "host_only");
    drop(clients.remove(0));
    clients[0].until(|client| client.table["host"] == 1).await;
    clients[0].must(Command::Start).await;
    clients[0].must_not(Command::PassHost { member: 77 }).await;
    clients[0].must(Command::PassHost { member: 2 }).await;
    clients[0].until(|client| client.table["host"] == 2).await;
}

#[tokio::test]
async fn a_seat_is_handed_to_another_device_and_the_old_one_is_locked_out() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    let old = clients[1].token.clone();
    // A second device with the same token sees the same.
    let mut second = host.connect(&code, &[&old]).await;
    second.until(|second| second.phase() == "lobby").await;
    let answer = clients[1].must(Command::HandOver { token: None }).await;
    let new = text(&answer["token"]);
    while clients[1].try_next().await.is_some() {}
    while second.try_next().await.is_some() {}
    let mut refused = host.connect(&code, &[&old]).await;
    assert_eq!(refused.next().await["refusal"]["code"], "wrong_token");
    let mut third = host.connect(&code, &[&new]).await;
    third.until(|third| third.phase() == "lobby").await;
    assert_eq!(third.own_seat(), 1);
}

#[tokio::test]
async fn a_player_who_leaves_a_game_is_replaced_by_a_bot_and_gets_the_seat_back() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    clients[0].must(Command::Start).await;
    for client in &mut clients {
        client.until(|client| client.phase() == "shuffling" || client.phase() == "playing").await;
    }
    let ben = clients.remove(1);
    let token = ben.token.clone();
    drop(ben);
    let stood_in = |client: &Client| client.table["seats"][1]["stood_in"] == true;
    clients[0].until(|client| client.phase() == "playing" && client.table["seats"][1]["here"] == false).await;
    assert_eq!(clients[1].must_not(Command::StandIn { seat: 1 }).await, "host_only");
    clients[0].must(Command::StandIn { seat: 1 }).await;
    clients[0].until(stood_in).await;
    let mut ben = host.connect(&code, &[&token]).await;
    ben.until(|ben| ben.table["seats"][1]["stood_in"] == false && !ben.game.is_null()).await;
    assert_eq!(ben.seat(), 1);
    // A bot replaces a player who leaves on purpose at once.
    ben.must(Command::Leave).await;
    clients[0].until(stood_in).await;
    clients[0].must(Command::Abandon).await;
    clients[0].until(|client| client.phase() == "over").await;
    assert_eq!(clients[0].game["abandoned"], true);
    clients[0].must(Command::Rematch).await;
    clients[0].until(|client| client.phase() == "lobby").await;
    assert_eq!(names(&clients[0]), ["Ann", "Person 1", "Person 2"]);
}

#[tokio::test]
async fn one_device_holds_several_seats_and_shows_one_at_a_time() {
    let host = Host::new().await;
    let (code, ann) = host.open(preset(Preset::Anniversary)).await;
    let ben = host.join(&code, "Ben").await;
    let cleo = host.join(&code, "Cleo").await;
    let mut device = host.connect(&code, &[&ann, &ben, &cleo]).await;
    device.must(Command::Start).await;
    device.until(|device| !device.game.is_null()).await;
    let hands = |device: &Client| -> Vec<bool> {
        let players = device.game["view"]["players"].as_array().unwrap();
        players.iter().map(|player| player["hand"].is_array()).collect()
    };
    assert_eq!(hands(&device), [false; 3], "the curtain is down");
    device.must(Command::Show { seat: Some(1) }).await;
    device.until(|device| device.game["seat"] == 1).await;
    assert_eq!(hands(&device), [false, true, false]);
    device.must(Command::Show { seat: None }).await;
    device.until(|device| device.game["seat"].is_null()).await;
    assert_eq!(hands(&device), [false; 3]);
    for turn in 0..6 {
        let seat = device.game["view"]["to_act"]["seat"].as_u64().unwrap();
        device.must(json!({"type": "show", "seat": seat})).await;
        device.until(|device| device.game["seat"] == seat && !device.moves().is_empty()).await;
        let chosen = device.moves()[turn].clone();
        device.must(json!({"type": "play", "seat": seat, "move": chosen})).await;
        device.until(|device| device.game["moves_made"] == turn as u64 + 1).await;
    }
    let mut other = host.connect(&code, &[&ben]).await;
    assert_eq!(other.must_not(Command::Show { seat: Some(0) }).await, "not_your_seat");
}

#[tokio::test]
async fn a_seat_that_was_handed_over_is_not_shown_any_more() {
    let host = Host::new().await;
    let (code, ann) = host.open(preset(Preset::Anniversary)).await;
    let ben = host.join(&code, "Ben").await;
    let cleo = host.join(&code, "Cleo").await;
    let mut tablet = host.connect(&code, &[&ann, &ben]).await;
    let mut phone = host.connect(&code, &[&cleo]).await;
    tablet.must(Command::Start).await;
    phone.until(|phone| !phone.game.is_null()).await;
    tablet.must(Command::Show { seat: Some(1) }).await;
    tablet.until(|tablet| tablet.game["seat"] == 1).await;
    let token = text(&tablet.must(Command::HandOver { token: None }).await["token"]);
    tablet.until(|tablet| tablet.game["seat"].is_null()).await;
    assert!(tablet.game["view"]["players"][1]["hand"].is_null());
    assert_eq!(tablet.must_not(Command::Show { seat: Some(1) }).await, "not_your_seat");
    tablet.must(Command::Show { seat: Some(0) }).await;
    let mut other = host.connect(&code, &[&token]).await;
    other.until(|other| other.game["seat"] == 1).await;
}

#[tokio::test]
async fn a_share_counts_if_it_was_committed_to_and_not_too_late() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    let share = |seat: u8, digit: &str| json!({"type": "share", "seat": seat, "share": digit.repeat(64)});
    let commit = |client: &Client, seat: u64, digit: &str| client.commitment(seat, &digit.repeat(64));
    clients[0].must(Command::Start).await;
    clients[0].until(|client| client.phase() == "shuffling").await;
    // Nobody reveals a share before everybody has committed to one.
    assert_eq!(clients[0].must_not(share(0, "1")).await, "no_game");
    let committed = commit(&clients[0], 0, "1");
    clients[0].must(committed.clone()).await;
    clients[0].must(committed).await;
    let other = commit(&clients[0], 0, "2");
    assert_eq!(clients[0].must_not(other).await, "no_game");
    // A commitment for somebody else is refused.
    let foreign = commit(&clients[0], 1, "1");
    assert_eq!(clients[0].must_not(foreign).await, "not_your_seat");
    clients[0].until(|client| !client.table["deal"]["commitments"].is_null()).await;
    // The second client came too late, and the third has nothing to reveal.
    clients[1].until(|client| !client.table["deal"]["commitments"].is_null()).await;
    let late = commit(&clients[1], 1, "1");
    assert_eq!(clients[1].must_not(late).await, "no_game");
    assert_eq!(clients[1].must_not(share(1, "1")).await, "no_game");
    assert_eq!(clients[0].must_not(share(0, "2")).await, "no_game");
    clients[0].must(share(0, "1")).await;
    clients[1].until(|client| client.phase() == "playing").await;
    assert_eq!(clients[1].table["deal"]["shares"], json!(["1".repeat(64), null, null]));
}

#[tokio::test]
async fn a_player_who_commits_and_does_not_reveal_is_named() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    clients[0].must(Command::Start).await;
    for seat in 0..3 {
        let client = &mut clients[seat as usize];
        client.until(|client| client.phase() == "shuffling").await;
        let commitment = client.commitment(seat, &"1".repeat(64));
        client.must(commitment).await;
    }
    for seat in 0..2 {
        let client = &mut clients[seat as usize];
        client.until(|client| !client.table["deal"]["commitments"].is_null()).await;
        client.must(json!({"type": "share", "seat": seat, "share": "1".repeat(64)})).await;
    }
    for client in &mut clients {
        client.until(|client| client.phase() == "playing").await;
        let dealt = client.news().find(|news| news["type"] == "dealt").unwrap();
        assert_eq!(dealt["withheld"], json!([2]));
    }
}

#[tokio::test]
async fn nothing_can_be_changed_for_ever() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    let mut done = 0;
    while clients[0].ask(Command::Mute { member: 0, muted: done % 2 == 0 }).await["type"] == "done" {
        done += 1;
        assert!(done < 3000);
    }
    assert_eq!(clients[0].must_not(Command::AddBot { level: Level::Easy, character: None }).await, "too_much");
}

#[tokio::test]
async fn a_table_leaves_memory_and_comes_back_as_it_was() {
    let mut config = config();
    config.timing = Timing { idle: Duration::from_millis(50), ..config.timing };
    let host = Host::with(config, Memory::default()).await;
    let (code, mut clients) = host.table(preset(Preset::Solo), 1).await;
    clients[0].must(Command::Start).await;
    clients[0].play_on(0, |client| client.game["moves_made"].as_u64() >= Some(5)).await;
    let mut client = clients.remove(0);
    let (token, view, number) = (client.token.clone(), client.game["view"].clone(), client.number);
    client.must(Command::Ping).await;
    drop(client);
    let mut left = 1;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(30)).await;
        left = host.counted("live_tables").await;
        if left == 0 {
            break;
        }
    }
    assert_eq!(left, 0);
    let mut client = host.hello(&code, &json!({"tokens": [token], "seen": number})).await;
    client.until(|client| !client.game.is_null()).await;
    assert_eq!((client.number, &client.game["view"]), (number, &view));
}

#[tokio::test]
async fn the_host_may_say_who_begins() {
    for (preset, first, begins) in
        [(Preset::Anniversary, 2, Some(2)), (Preset::Anniversary, 9, None), (Preset::Duel, 1, Some(0))]
    {
        let host = Host::new().await;
        let players = if preset == Preset::Duel { 2 } else { 4 };
        let (_, mut clients) = host.table(preset_settings(preset, first), players).await;
        clients[0].must(Command::Start).await;
        let ann = &mut clients[0];
        ann.until(|ann| ann.game["view"]["turn"].is_number()).await;
        if let Some(begins) = begins {
            assert_eq!(ann.game["view"]["turn"], begins, "{preset:?}");
        }
    }
}

#[tokio::test]
async fn the_first_player_begins_wherever_they_sit() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset_settings(Preset::Anniversary, 2), 4).await;
    let settled = async |ann: &mut Client, seats: usize, first: Value| {
        let is_settled = |ann: &Client| {
            let sit = ann.table["seats"].as_array().map(Vec::len);
            sit == Some(seats) && ann.table["settings"]["first"] == first
        };
        ann.until(is_settled).await;
    };
    clients[0].must(Command::Order { seats: vec![3, 2, 0, 1] }).await;
    settled(&mut clients[0], 4, json!(1)).await;
    clients[3].must(Command::Stand).await;
    settled(&mut clients[0], 3, json!(0)).await;
    clients[2].must(Command::Leave).await;
    settled(&mut clients[0], 2, Value::Null).await;
}

fn preset_settings(preset: Preset, first: u8) -> Value {
    let mut settings = crate::client::preset(preset);
    settings["first"] = json!(first);
    settings
}

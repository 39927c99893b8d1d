//! Pointing, the rest between rounds, what comes to light, seats that are taken over, and link previews.

use crate::client::{Client, Host, config, preset, text};
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_server::{Config, Memory, Timing};
use saboteur_table::{Command, Gesture, Stance};
use serde_json::{Value, json};
use std::time::Duration;

fn point(at: u8, stance: Option<Stance>) -> Command {
    Command::Point { seat: 0, at, stance }
}

/// Starts a game of these people.
async fn start(clients: &mut [Client]) {
    clients[0].must(Command::Start).await;
    futures_util::future::join_all(clients.iter_mut().map(|client| client.shuffle("7"))).await;
    for client in clients {
        client.until(|client| client.phase() == "playing" && !client.game["view"]["to_act"].is_null()).await;
    }
}

/// Lets each person play the first move that is offered, until something holds for the first of them.
async fn play_until(clients: &mut [Client], holds: impl Fn(&Client) -> bool) {
    while !holds(&clients[0]) {
        let to_act = clients[0].game["view"]["to_act"]["seat"].as_u64().unwrap() as usize;
        let made = clients[0].game["moves_made"].clone();
        clients[to_act].until(|client| client.game["moves_made"] == made && !client.moves().is_empty()).await;
        let chosen = clients[to_act].moves()[0].clone();
        clients[to_act].must(json!({"type": "play", "seat": to_act, "move": chosen})).await;
        clients[0].until(|client| client.game["moves_made"] != made).await;
    }
}

#[tokio::test]
async fn everybody_sees_who_points_at_whom_and_nobody_can_do_it_all_the_time() {
    let mut config = config();
    config.timing.pointing = Duration::from_secs(60);
    let host = Host::with(config, Memory::default()).await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    assert_eq!(clients[0].must_not(point(1, Some(Stance::Accuse))).await, "no_pointing");
    start(&mut clients).await;
    let mut watcher = host.connect(&code, &[]).await;
    clients[0].must(point(1, Some(Stance::Accuse))).await;
    let standing = json!([{"seat": 0, "at": 1, "stance": "accuse"}]);
    for client in clients.iter_mut().chain([&mut watcher]) {
        client.until(|client| client.game["pointing"] == standing).await;
    }
    let told = clients[2].news().filter(|told| told["type"] == "pointed").cloned().collect::<Vec<_>>();
    assert_eq!(told, [json!({"type": "pointed", "seat": 0, "at": 1, "stance": "accuse"})]);
    // The same again is no news and costs nothing.
    clients[0].must(point(1, Some(Stance::Accuse))).await;
    clients[0].must(point(1, None)).await;
    clients[0].until(|client| client.game["pointing"] == json!([])).await;
    clients[0].must(point(2, Some(Stance::Vouch))).await;
    clients[0].must(point(2, Some(Stance::Accuse))).await;
    let answer = clients[0].ask(point(2, None)).await;
    assert_eq!(answer["refusal"]["code"], "too_fast", "{answer}");
    assert!((1..=60).contains(&answer["refusal"]["wait"].as_u64().unwrap()), "{answer}");
    // Nobody points for others, and a spectator not at all.
    assert_eq!(clients[1].must_not(point(2, None)).await, "not_your_seat");
    assert_eq!(watcher.must_not(point(2, None)).await, "not_your_seat");
}

#[tokio::test]
async fn bots_point_and_replays_show_it() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    for _ in 0..5 {
        clients[0].must(Command::AddBot { level: Level::Normal, character: None }).await;
    }
    clients[0].must(Command::Start).await;
    clients[0].play_on(3, |_| false).await;
    let pointed: Vec<&Value> = clients[0].news().filter(|told| told["type"] == "pointed").collect();
    assert!(!pointed.is_empty());
    assert!(pointed.iter().all(|told| told["seat"] != 0 && told["seat"] != told["at"]), "{pointed:?}");
    let (_, steps) = host.get(&format!("/api/games/{code}/1/steps")).await;
    let shown = steps.as_array().unwrap().iter().filter(|step| step["pointed"] != json!([])).count();
    assert!(shown > 0);
    // The record of the game does not have it.
    let (_, record) = host.get(&format!("/api/games/{code}/1/record")).await;
    assert!(!record.to_string().contains("accuse"));
}

#[tokio::test]
async fn bots_say_nothing_where_pointing_is_off() {
    let host = Host::new().await;
    let mut settings = preset(Preset::Anniversary);
    settings["pointing"] = false.into();
    let (_, mut clients) = host.table(settings, 1).await;
    for _ in 0..5 {
        clients[0].must(Command::AddBot { level: Level::Normal, character: None }).await;
    }
    clients[0].must(Command::Start).await;
    clients[0].play_on(3, |_| false).await;
    assert_eq!(clients[0].news().filter(|told| told["type"] == "pointed").count(), 0);
    assert_eq!(clients[0].must_not(point(1, Some(Stance::Accuse))).await, "no_pointing");
}

#[tokio::test]
async fn between_rounds_no_clock_runs_until_everybody_is_ready() {
    let config = config();
    let timing = Timing { second: Duration::from_millis(20), rest: Duration::from_secs(30), ..config.timing };
    let host = Host::with(Config { timing, ..config }, Memory::default()).await;
    let settings = json!({"rules": "anniversary", "clock": {"type": "move", "seconds": 60}});
    let (_, mut clients) = host.table(settings, 3).await;
    start(&mut clients).await;
    play_until(&mut clients, |client| client.game["view"]["round"] == 2).await;
    for client in &mut clients {
        client.until(|client| client.table["resting"] == true).await;
    }
    // The time for a move is over long ago, and nothing has happened.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let made = clients[0].game["moves_made"].clone();
    clients[0].must(Command::Ready { ready: true }).await;
    clients[1].must(Command::Ready { ready: true }).await;
    clients[1].until(|client| client.table["seats"][0]["ready"] == true).await;
    assert_eq!((&clients[1].table["resting"], &clients[1].game["moves_made"]), (&json!(true), &made));
    assert!(clients[1].game["clock"]["milliseconds"].is_null());
    // The last one goes away: nobody waits for somebody who is not there.
    drop(clients.remove(2));
    clients[0].until(|client| client.table["resting"] == false).await;
    assert_eq!(clients[0].table["seats"][0]["ready"], false);
    clients[0].until(|client| client.game["clock"]["milliseconds"].is_number()).await;
    clients[0].until(|client| client.game["moves_made"] != made).await;
    let last = clients[0].news().filter(|told| told["type"] == "moved").last().unwrap();
    assert_eq!(last["by"], "clock");
}

#[tokio::test]
async fn nobody_waits_for_ever_between_rounds_and_everybody_hears_what_came_to_light() {
    let config = config();
    let timing = Timing { rest: Duration::from_millis(1500), ..config.timing };
    let host = Host::with(Config { timing, ..config }, Memory::default()).await;
    let (code, mut clients) = host.table(json!({"rules": "classic"}), 3).await;
    let mut watcher = host.connect(&code, &[]).await;
    start(&mut clients).await;
    clients[0].must(point(1, Some(Stance::Accuse))).await;
    clients[0].must(point(2, Some(Stance::Vouch))).await;
    play_until(&mut clients, |client| client.game["view"]["round"] == 2).await;
    clients[0].until(|client| client.table["resting"] == true).await;
    clients[0].until(|client| client.table["resting"] == false).await;
    let unmasked = |client: &Client| client.news().find(|told| told["type"] == "unmasked").cloned();
    clients[0].until(|client| unmasked(client).is_some()).await;
    watcher.until(|client| unmasked(client).is_some()).await;
    let told = unmasked(&clients[0]).unwrap();
    assert_eq!(unmasked(&watcher).unwrap(), told);
    // It is told after the dwarf cards were turned over, and agrees with them.
    let events: Vec<&Value> = watcher.news().collect();
    let place = |holds: &dyn Fn(&Value) -> bool| events.iter().position(|told| holds(told)).unwrap();
    let ended = |told: &Value| {
        let events = told["events"].as_array().into_iter().flatten();
        events.into_iter().find(|event| event["type"] == "round_ended").cloned()
    };
    assert!(place(&|told| ended(told).is_some()) < place(&|told| told["type"] == "unmasked"));
    let dwarves = events.iter().find_map(|told| ended(told)).unwrap()["dwarves"].clone();
    let right = u64::from(dwarves[1] == "saboteur") + u64::from(dwarves[2] != "saboteur");
    assert_eq!(told["readers"], json!([{"seat": 0, "right": right, "wrong": 2 - right}]));
    assert_eq!((&told["round"], &clients[0].game["pointing"]), (&json!(1), &json!([])));
    // Somebody who comes later reads it too.
    let mut late = host.connect(&code, &[]).await;
    late.until(|client| unmasked(client).is_some()).await;
}

#[tokio::test]
async fn a_latecomer_asks_for_the_seat_of_a_bot_and_the_host_gives_it() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(json!({"rules": "anniversary", "pace": "slow"}), 2).await;
    clients[0].must(Command::AddBot { level: Level::Easy, character: None }).await;
    start(&mut clients).await;
    let (status, late) =
        host.post(&format!("/api/tables/{code}/people"), &json!({"name": "Late", "plays": false})).await;
    assert_eq!(status, 201);
    let mut late = host.connect(&code, &[&text(&late["token"])]).await;
    late.until(|client| client.game.is_object()).await;
    assert_eq!((&late.game["seat"], &late.game["view"]["players"][2]["hand"]), (&Value::Null, &Value::Null));
    assert_eq!(late.must_not(Command::AskSeat { seat: 1 }).await, "no_such_seat");
    assert_eq!(clients[0].must_not(Command::GiveSeat { member: 2, seat: 2 }).await, "no_such_seat");
    late.must(Command::AskSeat { seat: 2 }).await;
    clients[0].until(|client| client.table["claims"] == json!([{"member": 2, "seat": 2}])).await;
    assert_eq!(clients[1].must_not(Command::GiveSeat { member: 2, seat: 2 }).await, "host_only");
    clients[0].must(Command::DeclineSeat { member: 2 }).await;
    late.until(|client| client.table["claims"] == json!([])).await;
    late.must(Command::AskSeat { seat: 2 }).await;
    clients[0].must(Command::GiveSeat { member: 2, seat: 2 }).await;
    late.until(|client| client.game["seat"] == 2).await;
    assert!(late.game["view"]["players"][2]["hand"].is_array());
    assert_eq!((&late.table["claims"], &late.table["seats"][2]["name"]), (&json!([]), &json!("Late")));
    assert!(late.news().any(|told| *told == json!({"type": "seat_given", "seat": 2, "name": "Late"})));
}

#[tokio::test]
async fn everybody_may_let_a_bot_sit_in_while_the_host_is_away() {
    let mut config = config();
    config.timing = Timing { away: Duration::from_millis(1500), host_gone: Duration::from_secs(60), ..config.timing };
    let host = Host::with(config, Memory::default()).await;
    let (_, mut clients) = host.table(json!({"rules": "anniversary", "pace": "slow"}), 3).await;
    start(&mut clients).await;
    assert_eq!(clients[1].must_not(Command::StandIn { seat: 0 }).await, "host_only");
    drop(clients.remove(0));
    let [one, _] = &mut clients[..] else { panic!("two are left") };
    one.until(|client| client.table["seats"][0]["here"] == false).await;
    assert!(one.table["seats"][0]["away"].is_number() && one.table["seats"][2]["away"].is_null());
    assert_eq!(one.must_not(Command::StandIn { seat: 0 }).await, "host_only");
    tokio::time::sleep(Duration::from_millis(1700)).await;
    assert_eq!(one.must_not(Command::StandIn { seat: 2 }).await, "host_only");
    one.must(Command::StandIn { seat: 0 }).await;
    one.until(|client| client.table["seats"][0]["stood_in"] == true).await;
}

#[tokio::test]
async fn bots_fill_the_open_seats_and_a_rematch_keeps_the_score() {
    let host = Host::new().await;
    let mut settings = preset(Preset::Anniversary);
    settings["seats"] = 4.into();
    let (_, mut clients) = host.table(settings, 1).await;
    let client = &mut clients[0];
    client.must(Command::FillBots { level: Level::Easy }).await;
    client.until(|client| client.table["seats"].as_array().is_some_and(|seats| seats.len() == 4)).await;
    assert_eq!(client.must_not(Command::FillBots { level: Level::Easy }).await, "table_full");
    client.must(Command::Start).await;
    client.play_on(5, |_| false).await;
    client.until(|client| client.phase() == "over" && client.table["score"] != json!([])).await;
    let score = client.table["score"].clone();
    client.must(Command::Rematch).await;
    client.until(|client| client.phase() == "lobby").await;
    assert_eq!(client.table["score"], score);
    assert_eq!(score.as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn gestures_are_chat_and_muting_covers_them() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    clients[1].must(Command::Gesture { gesture: Gesture::Gasp }).await;
    clients[0].until(|client| client.frames.iter().any(|frame| frame["lines"][0]["gesture"] == "gasp")).await;
    clients[0].must(Command::Mute { member: 1, muted: true }).await;
    assert_eq!(clients[1].must_not(Command::Gesture { gesture: Gesture::Laugh }).await, "no_chat");
    let mut refused = 0;
    for _ in 0..20 {
        let answer = clients[0].ask(Command::Gesture { gesture: Gesture::Hurry }).await;
        refused += usize::from(answer["refusal"]["code"] == "too_fast");
    }
    assert!(refused > 0);
}

#[tokio::test]
async fn a_link_has_a_preview_without_secrets() {
    let host = Host::new().await;
    let page = async |path: &str| host.try_get(path).await.unwrap();
    let (code, mut clients) = host.table(preset(Preset::Saboteur2), 3).await;
    let (status, open) = page(&format!("/t/{code}")).await;
    assert_eq!(status, 200);
    assert!(open.contains("<meta property=\"og:title\" content=\"Ann invites you to play Saboteur 2\" />"), "{open}");
    assert!(open.contains("/preview/saboteur2.png\" />") && open.contains("Ann, Person 1, Person 2"), "{open}");
    start(&mut clients).await;
    let running = page(&format!("/t/{code}")).await.1;
    let told = "<meta property=\"og:title\" content=\"Saboteur 2: Ann, Person 1, Person 2\" />\n<meta \
                property=\"og:description\" content=\"The game is running. Watch it, or take over the seat of a bot.\" />";
    assert!(running.contains(told), "{running}");
    // The game is not over, so there is nothing to tell of it.
    assert!(!page(&format!("/g/{code}/1")).await.1.contains("og:title"));
    clients[0].must(Command::Abandon).await;
    assert!(page(&format!("/g/{code}/1")).await.1.contains("Watch the game again"));
    clients[0].must(Command::Rematch).await;
    clients[0].must(Command::Password { password: Some("gold".to_owned()) }).await;
    clients[0].must(Command::Start).await;
    clients[0].until(|client| client.phase() == "playing").await;
    clients[0].must(Command::Abandon).await;
    clients[0].until(|client| client.game["key"].is_string()).await;
    let key = text(&clients[0].game["key"]);
    for closed in [format!("/t/{code}"), format!("/g/{code}/2"), format!("/g/{code}/2?key={key}")] {
        let closed = page(&closed).await.1;
        assert!(closed.contains("content=\"Saboteur 2\""), "{closed}");
        assert!(!closed.contains("Ann") && !closed.contains("Person") && !closed.contains(&key), "{closed}");
    }
    for other in ["/t/22222222", "/g/22222222/1", "/"] {
        assert!(!page(other).await.1.contains("og:title"), "{other}");
    }
}

//! Clients that do not play fair, and bytes that are not messages.

use crate::client::{Host, config, preset};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use saboteur_bots::Level;
use saboteur_engine::Preset;
use saboteur_server::{Config, Limits, Memory, Store, Timing};
use saboteur_table::Command;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn nobody_moves_for_others_out_of_turn_or_after_the_end() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
    assert_eq!(clients[0].must_not(json!({"type": "play", "seat": 0, "move": "pass"})).await, "no_game");
    clients[0].must(Command::Start).await;
    for client in &mut clients {
        client.until(|client| client.phase() == "playing" && !client.game.is_null()).await;
    }
    let to_act = clients[0].game["view"]["to_act"]["seat"].as_u64().unwrap();
    let other = (to_act + 1) % 3;
    let chosen = clients[to_act as usize].moves()[0].clone();
    let thief = &mut clients[other as usize];
    let before = thief.game["moves_made"].clone();
    assert_eq!(thief.must_not(json!({"type": "play", "seat": to_act, "move": chosen})).await, "not_your_seat");
    assert_eq!(thief.must_not(json!({"type": "play", "seat": other, "move": chosen})).await, "illegal_move");
    assert_eq!(thief.must_not(json!({"type": "play", "seat": 99, "move": chosen})).await, "not_your_seat");
    assert_eq!(thief.must_not(json!({"type": "back", "seat": to_act})).await, "not_your_seat");
    assert_eq!(
        thief.must_not(json!({"type": "share", "seat": to_act, "share": "0".repeat(64)})).await,
        "not_your_seat"
    );
    assert_eq!(thief.must_not(json!({"type": "show", "seat": to_act})).await, "not_your_seat");
    let mut watcher = host.connect(&code, &[]).await;
    assert_eq!(watcher.must_not(json!({"type": "play", "seat": to_act, "move": chosen})).await, "not_your_seat");
    assert_eq!(watcher.must_not(Command::Start).await, "not_your_seat");
    let player = &mut clients[to_act as usize];
    assert_eq!(player.must_not(json!({"type": "play", "seat": to_act, "move": "dig to China"})).await, "not_a_move");
    player.must(Command::Ping).await;
    assert_eq!(player.game["moves_made"], before);
    clients[0].must(Command::Abandon).await;
    let late = clients[to_act as usize].ask(json!({"type": "play", "seat": to_act, "move": chosen})).await;
    assert_eq!(late["refusal"]["reason"]["code"], "game_over", "{late}");
}

#[tokio::test]
async fn a_token_is_good_at_its_own_table_only() {
    let host = Host::new().await;
    let (_, clients) = host.table(preset(Preset::Anniversary), 1).await;
    let (other, _) = host.open(preset(Preset::Anniversary)).await;
    for token in [clients[0].token.clone(), "0".repeat(32)] {
        let mut client = host.connect(&other, &[&token]).await;
        let bye = client.next().await;
        assert_eq!((bye["type"].as_str(), bye["refusal"]["code"].as_str()), (Some("bye"), Some("wrong_token")));
        assert!(client.try_next().await.is_none());
    }
    for hello in [json!({"tokens": ["short"]}), json!({"tokens": 1}), json!({"tokn": []})] {
        let mut client = host.hello(&other, &hello).await;
        assert_eq!(client.next().await["refusal"]["code"], "bad_request", "{hello}");
    }
}

#[tokio::test]
async fn a_page_of_another_server_cannot_connect() {
    let host = Host::new().await;
    let (code, _) = host.open(preset(Preset::Anniversary)).await;
    let connect = async |origin: &str| {
        let url = format!("ws://{}/api/tables/{code}/socket", host.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        tokio_tungstenite::connect_async(request).await.is_ok()
    };
    assert!(!connect("https://evil.example").await);
    assert!(!connect("null").await);
    assert!(connect(&format!("http://{}", host.address)).await);
}

#[tokio::test]
async fn messages_that_are_too_large_end_the_connection_and_nothing_else() {
    let host = Host::new().await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 2).await;
    let large = json!({"id": "x", "type": "say", "text": "a".repeat(100_000)}).to_string();
    clients[1].send(Message::Text(large.into())).await;
    while clients[1].try_next().await.is_some() {}
    clients[0].must(Command::Ping).await;
    let token = clients[1].token.clone();
    let mut again = host.connect(&code, &[&token]).await;
    again.must(Command::Ping).await;
    // Only the head of the request: the server refuses it before the body is sent.
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    let head =
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 413");
}

#[tokio::test]
async fn a_client_that_asks_too_much_is_told_to_wait() {
    let limits = Limits {
        messages_per_ten_seconds: 5,
        lines_per_ten_seconds: 2,
        requests_per_minute: 30,
        tables_per_hour: 2,
        connections_per_address: 3,
        spectators: 1,
        ..Limits::default()
    };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let (code, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    let client = &mut clients[0];
    for _ in 0..2 {
        client.must(json!({"type": "say", "text": "hm"})).await;
    }
    assert_eq!(client.must_not(json!({"type": "say", "text": "hm"})).await, "too_fast");
    for _ in 0..2 {
        client.must(Command::Ping).await;
    }
    assert_eq!(client.must_not(Command::Ping).await, "too_fast");
    let mut one = host.connect(&code, &[]).await;
    one.until(|one| one.phase() == "lobby").await;
    let mut two = host.connect(&code, &[]).await;
    assert_eq!(two.next().await["refusal"]["code"], "no_spectators");
    let open = json!({"settings": {"rules": "classic"}, "name": "Ann"});
    let mut refused = Vec::new();
    for _ in 0..40 {
        refused.push(host.post("/api/tables", &open).await.0);
    }
    assert_eq!(refused[0], 201);
    assert!(refused[1..].iter().all(|&status| status == 429), "{refused:?}");
    assert_eq!(host.get("/healthz").await.0, 200, "the health check is never refused");
}

#[tokio::test]
async fn too_many_refused_messages_end_the_connection() {
    let host = Host::new().await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    for _ in 0..60 {
        if !clients[0].send(Message::Text("nonsense".into())).await {
            break;
        }
    }
    let mut last = Value::Null;
    while let Some(heard) = clients[0].try_next().await {
        last = heard;
    }
    assert_eq!((last["type"].as_str(), last["refusal"]["code"].as_str()), (Some("bye"), Some("too_fast")));
}

#[tokio::test]
async fn a_flood_of_what_is_no_text_ends_the_connection() {
    let limits = Limits { messages_per_ten_seconds: 5, ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let kinds: [fn() -> Message; 3] =
        [|| Message::Binary(vec![1, 2, 3].into()), || Message::Ping(vec![1].into()), || Message::Pong(vec![1].into())];
    for kind in kinds {
        let (_, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
        let mut last = Value::Null;
        let flood = async {
            for _ in 0..500 {
                if !clients[0].send(kind()).await {
                    break;
                }
            }
            while let Some(heard) = clients[0].try_next().await {
                last = heard;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), flood).await.expect("the server hangs up");
        assert!(last.is_null() || last["type"] == "bye" || last["type"] == "refused", "{last}");
    }
}

#[tokio::test]
async fn endless_frames_without_a_message_end_the_connection() {
    let host = Host::new().await;
    let (code, _) = host.open(preset(Preset::Anniversary)).await;
    let hello = [0x81, 0x82, 0, 0, 0, 0, b'{', b'}'];
    let begin = [0x01, 0x80, 0, 0, 0, 0];
    let go_on = [0x00, 0x80, 0, 0, 0, 0].repeat(1000);
    // Before the first message, and after it.
    for first in [&begin[..], &[&hello[..], &begin[..]].concat()] {
        let mut stream = upgraded(&host, &code).await;
        stream.write_all(first).await.unwrap();
        let flood = async {
            // A million frames would be enough for a server that reads them all.
            for _ in 0..1000 {
                if stream.write_all(&go_on).await.is_err() {
                    return true;
                }
            }
            false
        };
        assert!(tokio::time::timeout(Duration::from_secs(10), flood).await.expect("the server reads or hangs up"));
    }
}

#[tokio::test]
async fn a_message_in_many_frames_is_still_a_message() {
    let host = Host::new().await;
    let (code, _) = host.open(preset(Preset::Anniversary)).await;
    let mut stream = upgraded(&host, &code).await;
    let frame = |head: u8, byte: u8| [head, 0x81, 0, 0, 0, 0, byte];
    stream.write_all(&[frame(0x01, b'{'), frame(0x80, b'}')].concat()).await.unwrap();
    let text = json!({"id": "r", "type": "ping"}).to_string();
    let last = text.len() - 1;
    for _ in 0..100 {
        for (at, &byte) in text.as_bytes().iter().enumerate() {
            let head = u8::from(at == 0) | if at == last { 0x80 } else { 0 };
            stream.write_all(&frame(head, byte)).await.unwrap();
        }
    }
    let mut heard = Vec::new();
    while heard.windows(6).filter(|text| text == b"\"done\"").count() < 100 {
        let mut buffer = [0; 4096];
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut buffer)).await;
        let read = read.expect("the server answers").unwrap();
        assert!(read > 0, "{}", String::from_utf8_lossy(&heard));
        heard.extend_from_slice(&buffer[..read]);
    }
}

#[tokio::test]
async fn bots_alone_do_not_move_at_once() {
    let timing = Timing { bots_alone: Duration::from_secs(600), ..config().timing };
    let host = Host::with(Config { timing, ..config() }, Memory::default()).await;
    let (_, mut clients) = host.table(preset(Preset::Anniversary), 1).await;
    let client = &mut clients[0];
    for _ in 0..3 {
        client.must(Command::AddBot { level: Level::Random, character: None }).await;
    }
    client.must(Command::Start).await;
    // With a person, the bots move at once until it is the person's turn.
    client.play_on(1, |client| client.game["moves_made"].as_u64() > Some(8) && !client.moves().is_empty()).await;
    let (seat, made) = (client.seat(), client.game["moves_made"].as_u64().unwrap());
    client.must(json!({"type": "stand_in", "seat": seat})).await;
    // Without one, they wait for ten minutes.
    tokio::time::sleep(Duration::from_millis(300)).await;
    client.must(Command::Ping).await;
    assert_eq!(client.game["moves_made"], made);
    client.must(json!({"type": "back", "seat": seat})).await;
    client.play_on(2, |client| client.game["moves_made"].as_u64() > Some(made + 8)).await;
}

#[tokio::test]
async fn expensive_requests_use_up_more_of_the_limit() {
    let store = Memory::default();
    let (code, entries) = saboteur_table::finished_table(7, 0);
    for (at, entry) in entries.iter().enumerate() {
        store.append(code, at as u64 + 1, serde_json::to_string(entry).unwrap(), true).await.unwrap();
    }
    let limits = Limits { requests_per_minute: 60, ..config().limits };
    let host = Host::with(Config { limits, ..config() }, store).await;
    for seat in 0..3 {
        assert_eq!(host.get(&format!("/api/games/{code}/1/beliefs?as={seat}")).await.0, 200);
    }
    let mut left = 0;
    while host.get(&format!("/api/games/{code}/1/beliefs?as=0")).await.0 == 200 {
        left += 1;
    }
    assert!(left < 10, "{left}");
}

/// Returns everything that a connection gets until it is closed.
async fn heard_until_closed(mut stream: TcpStream) -> String {
    let mut heard = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut heard)).await;
    // The server may have closed a refused connection already.
    let _ = read.expect("the server hangs up");
    String::from_utf8_lossy(&heard).into_owned()
}

#[tokio::test]
async fn a_client_that_does_not_say_what_it_wants_is_not_waited_for() {
    let limits = Limits { patience: Duration::from_millis(200), ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let (code, _) = host.open(preset(Preset::Anniversary)).await;
    // Nothing at all, half a head, a head and half a body, a WebSocket without a hello, and nothing after a first request.
    let post = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let get = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    for (said, answer) in [("", ""), ("GET / HTTP/1.1\r\nHo", ""), (post, "HTTP/1.1 4"), (get, "HTTP/1.1 200")] {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        let heard = heard_until_closed(stream).await;
        assert!(heard.starts_with(answer), "{said}: {heard}");
    }
    let heard = heard_until_closed(upgraded(&host, &code).await).await;
    assert!(heard.contains("the first message says who is there"), "{heard}");
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let limits = Limits { connections_per_address: 4, ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let mut idle = Vec::new();
    for _ in 0..4 {
        idle.push(TcpStream::connect(host.address).await.unwrap());
    }
    let turned_away = heard_until_closed(TcpStream::connect(host.address).await.unwrap()).await;
    assert!(turned_away.starts_with("HTTP/1.1 503") && turned_away.ends_with("or try again later.\n"), "{turned_away}");
    idle.pop();
    // The server soon notices that a connection has gone.
    while host.try_get("/healthz").await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A WebSocket by hand, for bytes that no library would send.
async fn upgraded(host: &Host, code: &str) -> TcpStream {
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    let request = format!(
        "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        host.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut buffer = [0; 1024];
    assert!(stream.read(&mut buffer).await.unwrap() > 0);
    stream
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped_and_others_play_on() {
    let limits = Limits { slow_reader: Duration::from_millis(300), ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let (code, mut clients) = host.table(preset(Preset::Saboteur2), 1).await;
    // It says hello and never reads again.
    let mut deaf = upgraded(&host, &code).await;
    deaf.write_all(&[0x81, 0x82, 0, 0, 0, 0, b'{', b'}']).await.unwrap();
    for _ in 0..7 {
        clients[0].must(Command::AddBot { level: Level::Random, character: None }).await;
    }
    // Many games, until what is not read fills all buffers.
    let mut dropped = false;
    for game in 0..40 {
        clients[0].must(Command::Start).await;
        clients[0].play_on(game, |_| false).await;
        dropped = host.counted("slow_readers_total").await == 1;
        if dropped {
            break;
        }
        clients[0].must(Command::Rematch).await;
    }
    assert!(dropped);
    clients[0].must(Command::Ping).await;
}

#[tokio::test]
async fn a_client_that_asks_for_pages_and_does_not_read_them_is_dropped() {
    const ASKED: usize = 4000;
    let limits = Limits { slow_reader: Duration::from_millis(100), ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let stream = TcpStream::connect(host.address).await.unwrap();
    let (mut reader, mut writer) = stream.into_split();
    let requests = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(ASKED);
    // As far as the server takes them: it does not take more while nobody reads its answers.
    let _ = tokio::time::timeout(Duration::from_secs(3), writer.write_all(requests.as_bytes())).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut answers = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(10), reader.read_to_end(&mut answers)).await;
    assert!(read.is_ok(), "the connection is still open");
    let got = String::from_utf8_lossy(&answers).matches("HTTP/1.1 200").count();
    assert!(got > 0 && got < ASKED, "{got} answers");
}

#[tokio::test]
async fn a_client_that_does_not_read_its_answers_gives_its_place_back() {
    let limits = Limits { slow_reader: Duration::from_millis(200), connections_per_address: 1, ..config().limits };
    let host = Host::with(Config { limits, ..config() }, Memory::default()).await;
    let mut deaf = TcpStream::connect(host.address).await.unwrap();
    let requests = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(4000);
    let _ = tokio::time::timeout(Duration::from_millis(500), deaf.write_all(requests.as_bytes())).await;
    // The deaf client is still there, and has never hung up.
    let free = async {
        while !matches!(host.try_get("/healthz").await, Ok((200, _))) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), free).await.expect("the write timeout frees the place");
    drop(deaf);
}

/// Frames that are almost right: a request with something changed.
fn almost() -> impl Strategy<Value = String> {
    let requests = prop::sample::select(vec![
        r#"{"id":"a","type":"start"}"#,
        r#"{"id":"a","type":"play","seat":0,"move":"pass"}"#,
        r#"{"id":"a","type":"set","settings":{"rules":"classic"}}"#,
        r#"{"id":"a","type":"order","seats":[0]}"#,
        r#"{"id":"a","type":"share","seat":0,"share":"00"}"#,
        r#"{"id":"a","type":"mute","member":65535,"muted":true}"#,
        r#"{"id":"a","type":"remove","seat":255}"#,
    ]);
    (requests, any::<prop::sample::Index>(), any::<u8>(), any::<bool>()).prop_map(|(request, at, byte, cut)| {
        let mut bytes = request.as_bytes().to_vec();
        let at = at.index(bytes.len());
        if cut {
            bytes.truncate(at);
        } else {
            bytes[at] = byte;
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

#[test]
fn frames_of_any_bytes_are_answered_and_change_nothing() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let host = runtime.block_on(Host::new());
    // A table that is being played: nothing of what follows is a legal move.
    let (code, before) = runtime.block_on(async {
        let (code, mut clients) = host.table(preset(Preset::Anniversary), 3).await;
        clients[0].must(Command::Start).await;
        clients[0].until(|client| client.phase() == "playing" && !client.game.is_null()).await;
        let before = host.get(&format!("/api/tables/{code}")).await.1;
        (code, before)
    });
    let frames = prop::collection::vec(prop_oneof![almost(), ".{0,200}", "\\PC{0,50}"], 1..20);
    // The same frames each time.
    let config = ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let done = runner.run(&(frames, any::<Vec<u8>>()), |(frames, bytes)| {
        runtime.block_on(async {
            let mut client = host.connect(&code, &[]).await;
            client.until(|client| client.phase() == "playing").await;
            for frame in &frames {
                client.raw(frame).await;
            }
            client.send(Message::Binary(bytes.into())).await;
            client.must(Command::Ping).await;
            let answers = client.frames.iter().filter(|frame| frame["type"] == "refused").count();
            assert_eq!(answers, frames.len() + 1, "every frame is answered");
        });
        Ok(())
    });
    done.unwrap();
    // Bytes that are not a WebSocket at all, frames that end in the middle, and frames with a wrong length.
    runtime.block_on(async {
        let broken: [&[u8]; 5] = [
            &[0x81, 0x85, 1, 2],
            &[0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0, 1],
            &[0x81, 0xff, 0x7f, 0xff],
            &[0xff; 20],
            &[0x01],
        ];
        for frame in broken {
            let mut stream = upgraded(&host, &code).await;
            stream.write_all(&[0x81, 0x82, 0, 0, 0, 0, b'{', b'}']).await.unwrap();
            stream.write_all(frame).await.unwrap();
        }
        for nonsense in [&b"\x16\x03\x01\x02\x00"[..], b"GET / HTTP/9.9\r\n\r\n", &[0xff; 3000], b"\r\n\r\n"] {
            let mut stream = TcpStream::connect(host.address).await.unwrap();
            stream.write_all(nonsense).await.unwrap();
        }
        let after = host.get(&format!("/api/tables/{code}")).await.1;
        assert_eq!(
            (after["phase"].clone(), after["games"].clone()),
            (before["phase"].clone(), before["games"].clone())
        );
        assert_eq!(after["seats"].as_array().unwrap().len(), before["seats"].as_array().unwrap().len());
    });
}

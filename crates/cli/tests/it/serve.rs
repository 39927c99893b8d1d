//! The program as a server: killed again and again, stopped, misconfigured.

use futures_util::{SinkExt, StreamExt};
use saboteur_engine::{Fairness, Seat};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(database: &Path) -> Server {
        Server::logging(database, "warn", Stdio::inherit())
    }

    fn logging(database: &Path, log: &str, to: impl Into<Stdio>) -> Server {
        Server::run(Command::new(env!("CARGO_BIN_EXE_saboteur")), database, log, to)
    }

    /// Starts a server by this command, which runs the program with further arguments.
    pub(crate) fn run(mut command: Command, database: &Path, log: &str, to: impl Into<Stdio>) -> Server {
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--requests-per-minute", "1000000"])
            .args(["--tables-per-hour", "1000000", "--log", log])
            .arg("--database")
            .arg(database)
            .stdout(Stdio::piped())
            .stderr(to)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.rsplit("http://").next().unwrap().trim().to_owned();
        Server { child, address }
    }

    /// Kills it as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Returns the id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to stop and waits until it has stopped.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) {
        Command::new("kill").args(["-TERM", &self.id().to_string()]).status().unwrap();
        assert!(self.child.wait().unwrap().success());
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let url = format!("http://{}{path}", self.address);
        let answer = move || {
            let http: ureq::Agent =
                ureq::Agent::config_builder().http_status_as_error(false).proxy(None).build().into();
            http.post(url).send_json(body).unwrap().body_mut().read_json().unwrap()
        };
        tokio::task::spawn_blocking(answer).await.unwrap()
    }
}

/// Returns the text at `url`.
pub(crate) async fn get(url: String) -> String {
    let answer = || {
        let http: ureq::Agent = ureq::Agent::config_builder().proxy(None).build().into();
        http.get(url).call().unwrap().body_mut().read_to_string().unwrap()
    };
    tokio::task::spawn_blocking(answer).await.unwrap()
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table with one person and bots: its code and token, and how many moves were acknowledged.
#[derive(Clone)]
struct Player {
    code: String,
    token: String,
    acknowledged: u64,
    game: u64,
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn connect(address: &str, player: &Player) -> Option<Socket> {
    let url = format!("ws://{address}/api/tables/{}/socket", player.code);
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.ok()?;
    socket.send(Message::Text(json!({"tokens": [player.token]}).to_string().into())).await.ok()?;
    Some(socket)
}

/// Commits to a share, or reveals it.
fn take_part(deal: &Value) -> Value {
    let share = "1".repeat(64);
    if !deal["commitments"].is_null() {
        return json!({"id": "share", "type": "share", "seat": 0, "share": share});
    }
    let dealer = deal["commitment"].as_str().unwrap().parse().unwrap();
    let commitment = Fairness::share_commitment(dealer, Seat(0), share.parse().unwrap());
    json!({"id": "commit", "type": "commit", "seat": 0, "commitment": commitment})
}

/// Plays as fast as it can until the server is gone; nothing is sure but what was acknowledged.
async fn play(address: String, mut player: Player) -> Player {
    let Some(mut socket) = connect(&address, &player).await else {
        return player;
    };
    let mut sent: Option<(String, (u64, u64))> = None;
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else {
            continue;
        };
        let heard: Value = serde_json::from_str(&text).unwrap();
        assert_ne!(heard["type"], "bye", "{heard}");
        if let Some((_, position)) = sent.as_ref().filter(|(id, _)| heard["type"] == "done" && heard["id"] == **id) {
            (player.game, player.acknowledged) = *position;
        }
        let say = match heard["table"]["phase"].as_str() {
            Some("lobby") => Some(json!({"id": "start", "type": "start"})),
            Some("shuffling") => Some(take_part(&heard["table"]["deal"])),
            Some("over") => Some(json!({"id": "again", "type": "rematch"})),
            _ => None,
        };
        let offered = heard["game"]["moves"].as_array().filter(|moves| !moves.is_empty());
        let say = say.or(offered.map(|moves| {
            let made = heard["game"]["moves_made"].as_u64().unwrap();
            let game = heard["game"]["game"].as_u64().unwrap();
            // An answer to a play is weighed later; any other move is made when it is acknowledged.
            let after = made + u64::from(heard["game"]["reaction"].is_null());
            let id = format!("{game}.{made}");
            sent = Some((id.clone(), (game, after)));
            let chosen = &moves[made as usize % moves.len()]["text"];
            json!({"id": id, "type": "play", "seat": 0, "move": chosen})
        }));
        if let Some(say) = say
            && socket.send(Message::Text(say.to_string().into())).await.is_err()
        {
            break;
        }
    }
    player
}

/// Returns the number of a player's game and of its moves. Between two games, the record of the last one has them.
async fn standing(server: &Server, player: &Player) -> (u64, u64) {
    let mut socket = connect(&server.address, player).await.unwrap();
    loop {
        let message = tokio::time::timeout(Duration::from_secs(10), socket.next()).await.unwrap();
        let Some(Ok(Message::Text(text))) = message else {
            continue;
        };
        let heard: Value = serde_json::from_str(&text).unwrap();
        if heard["type"] == "state" {
            if let Some(game) = heard["game"]["game"].as_u64() {
                return (game, heard["game"]["moves_made"].as_u64().unwrap());
            }
            let games = heard["table"]["games"].as_u64().unwrap();
            if games == 0 {
                return (0, 0);
            }
            let url = format!("http://{}/api/games/{}/{games}/record", server.address, player.code);
            let record: Value = serde_json::from_str(&get(url).await).unwrap();
            return (games, record["moves"].as_array().unwrap().len() as u64);
        }
    }
}

#[test]
fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    let mut server = Server::start(&database);
    let mut players = Vec::new();
    for number in 0..12 {
        let rules = ["solo", "classic", "saboteur2", "everything"][number % 4];
        let settings = json!({"rules": rules, "pace": "instant", "reaction_seconds": 2});
        let place = runtime.block_on(server.post("/api/tables", json!({"settings": settings, "name": "Ann"})));
        let player = Player {
            code: place["code"].as_str().unwrap().to_owned(),
            token: place["token"].as_str().unwrap().to_owned(),
            acknowledged: 0,
            game: 0,
        };
        if number % 4 > 0 {
            runtime.block_on(async {
                let mut socket = connect(&server.address, &player).await.unwrap();
                for bot in 0..3 {
                    let add = json!({"id": format!("{bot}"), "type": "add_bot", "level": "random"}).to_string();
                    socket.send(Message::Text(add.into())).await.unwrap();
                }
                let mut done = 0;
                while done < 3 {
                    let heard = socket.next().await.unwrap().unwrap().into_text().unwrap();
                    done += usize::from(heard.contains("\"done\""));
                }
            });
        }
        players.push(player);
    }
    let mut acknowledged = 0;
    let mut rounds = 0;
    // On a busy machine it takes more rounds until somebody has played a whole game.
    while rounds < 6 || rounds < 40 && players.iter().all(|player| player.game <= 1) {
        rounds += 1;
        let address = server.address.clone();
        let playing: Vec<_> =
            players.iter().map(|player| runtime.spawn(play(address.clone(), player.clone()))).collect();
        std::thread::sleep(Duration::from_millis(120 + 130 * rounds.min(6)));
        server.kill();
        players = playing.into_iter().map(|player| runtime.block_on(player).unwrap()).collect();
        server = Server::start(&database);
        for player in &players {
            let (game, made) = runtime.block_on(standing(&server, player));
            let expected = (player.game, player.acknowledged);
            assert!((game, made) >= expected, "{} has {game}.{made} instead of {expected:?}", player.code);
            acknowledged = acknowledged.max(player.acknowledged + 100 * player.game);
        }
    }
    assert!(acknowledged > 20, "there was load: {acknowledged}");
    // Games that ended before the last crash can be verified.
    let ended = players.iter().find(|player| player.game > 1).expect("somebody has played a whole game");
    let url = format!("http://{}/api/games/{}/1/record", server.address, ended.code);
    let record = runtime.block_on(get(url));
    let file = directory.path().join("record.json");
    std::fs::write(&file, &record).unwrap();
    let verify = |file: &Path| {
        let output =
            Command::new(env!("CARGO_BIN_EXE_saboteur")).args(["verify", "--lang", "en"]).arg(file).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        (output.status.success(), text)
    };
    let (fair, told) = verify(&file);
    assert!(fair && told.contains("The record proves its deal"), "{told}");
    // The note of a player from before the deal is compared with the record.
    let proof: Value = serde_json::from_str::<Value>(&record).unwrap()["fairness"].clone();
    let compare = |commitment: &str, share: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_saboteur"));
        command.args(["verify", "--lang", "en", "--commitment", commitment, "--share", share]).arg(&file);
        let output = command.output().unwrap();
        (output.status.success(), String::from_utf8(output.stderr).unwrap())
    };
    let (commitment, share) = (proof["commitment"].as_str().unwrap().to_owned(), "1".repeat(64));
    assert!(compare(&commitment, &share).0);
    let (fair, told) = compare(&"2".repeat(64), &share);
    assert!(!fair && told.contains("the commitment in the record is not the one that you noted"), "{told}");
    let (fair, told) = compare(&commitment, &"2".repeat(64));
    assert!(!fair && told.contains("a random number that you noted is not in the record"), "{told}");
    // Somebody changed a share, or the secret, afterwards.
    let mut forged: Value = serde_json::from_str(&record).unwrap();
    forged["fairness"]["shares"][0] = "2".repeat(64).into();
    std::fs::write(&file, forged.to_string()).unwrap();
    let (fair, told) = verify(&file);
    assert!(!fair && told.contains("cannot be trusted"), "{told}");
    forged["fairness"]["secret"] = "2".repeat(64).into();
    std::fs::write(&file, forged.to_string()).unwrap();
    assert!(!verify(&file).0);
}

#[test]
fn logs_hold_no_secrets() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let directory = tempfile::tempdir().unwrap();
    let log = directory.path().join("log.txt");
    let server = Server::logging(&directory.path().join("test.db"), "trace", std::fs::File::create(&log).unwrap());
    let body = json!({"settings": {"rules": "solo"}, "name": "Annegret", "password": "sesame"});
    let place = runtime.block_on(server.post("/api/tables", body));
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let mut player = Player { code: text(&place["code"]), token: text(&place["token"]), acknowledged: 0, game: 0 };
    let people = format!("/api/tables/{}/people", player.code);
    let guest = runtime.block_on(server.post(&people, json!({"name": "Ben", "password": "sesame", "plays": false})));
    let (handed_over, key, record) = runtime.block_on(async {
        let mut socket = connect(&server.address, &player).await.unwrap();
        for ask in [json!({"id": "1", "type": "say", "text": "murmuring"}), json!({"id": "2", "type": "hand_over"})] {
            socket.send(Message::Text(ask.to_string().into())).await.unwrap();
        }
        let mut token = None;
        while token.is_none() {
            let heard: Value =
                serde_json::from_str(&socket.next().await.unwrap().unwrap().into_text().unwrap()).unwrap();
            token = heard["token"].as_str().map(str::to_owned);
        }
        player.token = token.clone().unwrap();
        // Too short for a whole game, so it is broken off.
        let playing = play(server.address.clone(), player.clone());
        assert!(tokio::time::timeout(Duration::from_secs(1), playing).await.is_err());
        let mut socket = connect(&server.address, &player).await.unwrap();
        let abandon = json!({"id": "3", "type": "abandon"}).to_string();
        socket.send(Message::Text(abandon.into())).await.unwrap();
        let key = loop {
            let heard = socket.next().await.unwrap().unwrap().into_text().unwrap();
            let heard: Value = serde_json::from_str(&heard).unwrap();
            if let Some(key) = heard["game"]["key"].as_str() {
                break key.to_owned();
            }
        };
        let record = format!("http://{}/api/games/{}/1/record?key={key}", server.address, player.code);
        let record: Value = serde_json::from_str(&get(record).await).unwrap();
        (token.unwrap(), key, record)
    });
    server.kill();
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(log.contains("listening") && log.contains("/people"), "something is logged: {log}");
    let secret = text(&record["fairness"]["secret"]);
    for kept in [text(&place["token"]), text(&guest["token"]), handed_over, key, secret, "1".repeat(64)] {
        assert!(!log.contains(&kept), "{kept} is in the log");
    }
    for kept in ["sesame", "murmuring", "Annegret", "\"hand\""] {
        let line = log.lines().find(|line| line.contains(kept));
        assert_eq!(line, None, "{kept} is in the log");
    }
}

#[cfg(unix)]
#[test]
fn a_server_that_is_asked_to_stop_says_goodbye() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let directory = tempfile::tempdir().unwrap();
    let mut server = Server::start(&directory.path().join("test.db"));
    let body = json!({"settings": {"rules": "solo"}, "name": "Ann"});
    let place = runtime.block_on(server.post("/api/tables", body));
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let player = Player { code: text(&place["code"]), token: text(&place["token"]), acknowledged: 0, game: 0 };
    let closed = runtime.block_on(async {
        let mut socket = connect(&server.address, &player).await.unwrap();
        let first = socket.next().await.unwrap().unwrap();
        assert!(first.is_text());
        Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
        loop {
            match tokio::time::timeout(Duration::from_secs(5), socket.next()).await.unwrap() {
                Some(Ok(Message::Close(Some(frame)))) => break frame.code,
                Some(Ok(_)) => {}
                Some(Err(error)) => panic!("{error}"),
                None => panic!("it went without a word"),
            }
        }
    });
    assert_eq!(closed, CloseCode::Restart);
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn a_server_that_cannot_start_says_what_to_do() {
    let directory = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_saboteur"));
        let output = command.args(["serve", "--lang", "en"]).args(arguments).output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let file = |name: &str, text: &str| {
        let path = directory.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let broken = file("no.db", &"this is no database ".repeat(500));
    assert!(run(&["--listen", "127.0.0.1:0", "--database", &broken]).contains("cannot be used"));
    let config = file("bad.toml", "lisen = \"127.0.0.1:1\"");
    let told = run(&["--config", &config]);
    assert!(told.contains("bad.toml") && told.contains("lisen"), "{told}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let database = directory.path().join("a.db");
    let told = run(&["--listen", &address, "--database", database.to_str().unwrap()]);
    assert!(told.contains("is taken") && told.contains("--listen"), "{told}");
}

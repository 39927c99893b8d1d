//! A server to test, and clients to test it with.

use futures_util::{SinkExt, StreamExt};
use saboteur_engine::{Fairness, Preset, Rules, Seat};
use saboteur_server::{Config, Limits, Memory, Server, Store, Timing};
use saboteur_table::{Command, Message};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Returns the code of a table that does not exist.
pub(crate) fn new_code() -> saboteur_table::TableCode {
    saboteur_table::TableCode::new(&mut |bytes: &mut [u8]| getrandom::fill(bytes).unwrap())
}

/// A server on a port of its own.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    /// The address of the metrics.
    metrics: SocketAddr,
    http: ureq::Agent,
}

/// The configuration of tests: short delays, and no limits except where they are tested.
pub(crate) fn config() -> Config {
    Config {
        limits: Limits {
            requests_per_minute: 1_000_000,
            tables_per_hour: 1_000_000,
            joins_per_hour: 1_000_000,
            messages_per_ten_seconds: 1_000_000,
            messages_per_address: 1_000_000,
            bot_moves_per_address: 1_000_000,
            connections_per_address: 10_000,
            ..Limits::default()
        },
        timing: Timing {
            shares: Duration::from_millis(300),
            reveals: Duration::from_millis(600),
            bots_alone: Duration::ZERO,
            ..Timing::default()
        },
        iterations: 20,
        ..Config::default()
    }
}

impl Host {
    pub(crate) async fn new() -> Host {
        Host::with(config(), Memory::default()).await
    }

    pub(crate) async fn with(config: Config, store: impl Store) -> Host {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let for_metrics = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = for_metrics.local_addr().unwrap();
        let server = Server::new(config, store).with_metrics(for_metrics);
        tokio::spawn(server.serve(listener, std::future::pending()));
        // A refusal is an answer too.
        let http = ureq::Agent::config_builder().http_status_as_error(false).proxy(None).build();
        Host { address, metrics, http: http.into() }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let body = body.clone();
        let (status, text) = self.send(self.url(path), move |http, url| http.post(url).send_json(body)).await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let (status, text) = self.try_get(path).await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Returns the status and the text of an answer, or an error if the server does not answer.
    pub(crate) async fn try_get(&self, path: &str) -> Result<(u16, String), ureq::Error> {
        self.send(self.url(path), |http, url| http.get(url).call()).await
    }

    /// Returns all metrics as text.
    pub(crate) async fn metrics(&self) -> String {
        let url = format!("http://{}/metrics", self.metrics);
        self.send(url, |http, url| http.get(url).call()).await.unwrap().1
    }

    /// Returns a number that the server counts.
    pub(crate) async fn counted(&self, name: &str) -> u64 {
        let metrics = self.metrics().await;
        let line = metrics.lines().find(|line| line.starts_with(&format!("saboteur_{name} ")));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
    }

    /// Returns the status and the text of an answer to a request with this token.
    pub(crate) async fn get_as(&self, path: &str, token: &str) -> (u16, Value) {
        let bearer = format!("Bearer {token}");
        let request = move |http: &ureq::Agent, url: String| http.get(url).header("authorization", bearer).call();
        let (status, text) = self.send(self.url(path), request).await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    async fn send<F>(&self, url: String, request: F) -> Result<(u16, String), ureq::Error>
    where
        F: FnOnce(&ureq::Agent, String) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> + Send + 'static,
    {
        let http = self.http.clone();
        let work = move || {
            let mut answer = request(&http, url)?;
            Ok((answer.status().as_u16(), answer.body_mut().read_to_string()?))
        };
        tokio::task::spawn_blocking(work).await.unwrap()
    }

    /// Opens a table: its code and the token of its host.
    pub(crate) async fn open(&self, settings: Value) -> (String, String) {
        let (status, place) = self.post("/api/tables", &json!({"settings": settings, "name": "Ann"})).await;
        assert_eq!(status, 201, "{place}");
        (text(&place["code"]), text(&place["token"]))
    }

    /// Lets a person join a table. Returns their token.
    pub(crate) async fn join(&self, code: &str, name: &str) -> String {
        let (status, place) = self.post(&format!("/api/tables/{code}/people"), &json!({"name": name})).await;
        assert_eq!(status, 201, "{place}");
        text(&place["token"])
    }

    /// Connects with these tokens.
    pub(crate) async fn connect(&self, code: &str, tokens: &[&str]) -> Client {
        self.hello(code, &json!({"tokens": tokens})).await
    }

    /// Connects and says something else first.
    pub(crate) async fn hello(&self, code: &str, hello: &Value) -> Client {
        let url = format!("ws://{}/api/tables/{code}/socket", self.address);
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let mut client = Client::new(socket);
        client.raw(&hello.to_string()).await;
        client
    }

    /// The same people come to this server.
    pub(crate) async fn come_back(&self, code: &str, clients: &[Client]) -> Vec<Client> {
        let mut back = Vec::new();
        for client in clients {
            let mut again = self.connect(code, &[&client.token]).await;
            again.token = client.token.clone();
            back.push(again);
        }
        back
    }

    /// A table of people who are all connected, before the start.
    pub(crate) async fn table(&self, settings: Value, people: usize) -> (String, Vec<Client>) {
        let (code, host) = self.open(settings).await;
        let mut tokens = vec![host];
        for number in 1..people {
            tokens.push(self.join(&code, &format!("Person {number}")).await);
        }
        let mut clients = Vec::new();
        for token in &tokens {
            let mut client = self.connect(&code, &[token]).await;
            client.token = token.clone();
            clients.push(client);
        }
        (code, clients)
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

pub(crate) fn settings(rules: Rules) -> Value {
    json!({"rules": rules, "pace": "instant", "reaction_seconds": null})
}

pub(crate) fn preset(preset: Preset) -> Value {
    settings(preset.rules())
}

/// A client that remembers everything it has heard.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) token: String,
    /// Every frame, in order.
    pub(crate) frames: Vec<Value>,
    waiting: VecDeque<Value>,
    pub(crate) table: Value,
    pub(crate) game: Value,
    pub(crate) number: u64,
    asked: u64,
}

impl Client {
    fn new(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        Client {
            socket,
            token: String::new(),
            frames: Vec::new(),
            waiting: VecDeque::new(),
            table: Value::Null,
            game: Value::Null,
            number: 0,
            asked: 0,
        }
    }

    pub(crate) async fn raw(&mut self, text: &str) {
        self.socket.send(Frame::Text(text.into())).await.unwrap();
    }

    pub(crate) async fn send(&mut self, message: Frame) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// The next message; nothing if the connection has ended.
    pub(crate) async fn try_next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            match message.expect("the server says something within 20 seconds")? {
                Ok(Frame::Text(text)) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    // A client that reads the message as its type loses nothing.
                    let read: Message = serde_json::from_str(&text).unwrap();
                    assert_eq!(serde_json::to_value(read).unwrap(), value);
                    self.note(&value);
                    return Some(value);
                }
                Ok(Frame::Close(_)) | Err(_) => return None,
                Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_)) => {}
            }
        }
    }

    fn note(&mut self, value: &Value) {
        self.frames.push(value.clone());
        if value["type"] == "state" {
            self.number = value["number"].as_u64().unwrap();
            for (part, kept) in [("table", &mut self.table), ("game", &mut self.game)] {
                if let Some(part) = value.get(part) {
                    *kept = part.clone();
                }
            }
        }
    }

    /// The next message that was not taken yet.
    pub(crate) async fn next(&mut self) -> Value {
        match self.waiting.pop_front() {
            Some(value) => value,
            None => self.try_next().await.expect("the connection lasts"),
        }
    }

    /// Sends a command, or JSON that is not one, and waits for the answer. Keeps earlier messages for later.
    pub(crate) async fn ask(&mut self, ask: impl Serialize) -> Value {
        self.asked += 1;
        let mut ask = serde_json::to_value(ask).unwrap();
        let id = format!("r{}", self.asked);
        ask["id"] = id.clone().into();
        self.raw(&ask.to_string()).await;
        loop {
            let value = self.try_next().await.expect("the connection lasts");
            if value["id"] == id.as_str() {
                return value;
            }
            self.waiting.push_back(value);
        }
    }

    /// Sends a command that must be carried out.
    pub(crate) async fn must(&mut self, ask: impl Serialize) -> Value {
        let ask = serde_json::to_value(ask).unwrap();
        let answer = self.ask(&ask).await;
        assert_eq!(answer["type"], "done", "{ask}: {answer}");
        answer
    }

    /// Sends a command that must be refused. Returns the code of the refusal.
    pub(crate) async fn must_not(&mut self, ask: impl Serialize) -> String {
        let ask = serde_json::to_value(ask).unwrap();
        let answer = self.ask(&ask).await;
        assert_eq!(answer["type"], "refused", "{ask}: {answer}");
        text(&answer["refusal"]["code"])
    }

    /// Reads until something holds.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Client) -> bool) {
        while !holds(self) {
            self.try_next().await.expect("the connection lasts");
        }
    }

    pub(crate) fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or("")
    }

    /// The moves that are offered.
    pub(crate) fn moves(&self) -> Vec<String> {
        let moves = self.game["moves"].as_array();
        moves.map_or(Vec::new(), |moves| moves.iter().map(|offer| text(&offer["text"])).collect())
    }

    pub(crate) fn seat(&self) -> u64 {
        self.game["seat"].as_u64().unwrap()
    }

    /// Plays to the end of the game, any move that is offered; stops early if asked to.
    pub(crate) async fn play_on(&mut self, mut lot: u64, stop: impl Fn(&Client) -> bool) {
        let mut answered = None;
        loop {
            if self.phase() == "over" || stop(self) {
                return;
            }
            if self.phase() == "shuffling" {
                self.take_part("5").await;
            }
            let moves = self.moves();
            let position = (self.game["game"].clone(), self.game["moves_made"].clone());
            let answers = self.game["reaction"].is_object();
            if moves.is_empty() || answers && answered.as_ref() == Some(&position) {
                self.try_next().await.expect("the connection lasts");
                continue;
            }
            lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let chosen = &moves[(lot >> 33) as usize % moves.len()];
            let made = self.game["moves_made"].clone();
            let answer = self.ask(json!({"type": "play", "seat": self.seat(), "move": chosen})).await;
            assert_eq!(answer["type"], "done", "{chosen}: {answer}");
            if answers {
                answered = Some(position);
            } else {
                self.until(|client| client.game["moves_made"] != made || client.phase() == "over").await;
            }
        }
    }

    /// Commits to a share or reveals it, as the deal asks.
    pub(crate) async fn take_part(&mut self, digit: &str) {
        let (seat, share) = (self.own_seat(), digit.repeat(64));
        let ask = match self.table["deal"]["commitments"].is_null() {
            true => self.commitment(seat, &share),
            false => Command::Share { seat: seat as u8, share: share.parse().unwrap() },
        };
        self.ask(ask).await;
    }

    /// Takes part in the shuffle until the cards are dealt.
    pub(crate) async fn shuffle(&mut self, digit: &str) {
        self.until(|client| client.phase() == "shuffling").await;
        self.take_part(digit).await;
        self.until(|client| !client.table["deal"]["commitments"].is_null()).await;
        self.take_part(digit).await;
    }

    /// The request that commits a seat to a share.
    pub(crate) fn commitment(&self, seat: u64, share: &str) -> Command {
        let dealer = text(&self.table["deal"]["commitment"]).parse().unwrap();
        let seat = seat as u8;
        let commitment = Fairness::share_commitment(dealer, Seat(seat), share.parse().unwrap());
        Command::Commit { seat, commitment }
    }

    /// Everything that happened, as this client was told.
    pub(crate) fn news(&self) -> impl Iterator<Item = &Value> {
        self.frames.iter().filter_map(|frame| frame["happened"].as_array()).flatten()
    }

    /// The seat at the table, before there is a game.
    pub(crate) fn own_seat(&self) -> u64 {
        let welcome = self.frames.iter().find(|frame| frame["type"] == "welcome").unwrap();
        let member = &welcome["you"][0]["member"];
        let seats = self.table["seats"].as_array().unwrap();
        seats.iter().position(|seat| seat["member"] == *member).unwrap() as u64
    }
}

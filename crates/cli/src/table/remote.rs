//! A game at a server: the same table, told over a WebSocket.

use super::{Ask, Gatherer, Gathering, Link, News, Scene, Told};
use crate::words::Words;
use futures_util::{SinkExt, StreamExt};
use saboteur_engine::{Bytes32, Event, IllegalMove, Move, Seat, View};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;

/// A table at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// The server, such as `http://127.0.0.1:8080`.
    pub(crate) server: String,
    /// The code of the table.
    pub(crate) code: String,
    /// What proves who somebody is, if the link has it.
    pub(crate) token: Option<String>,
}

impl Address {
    /// Reads a link to a table, or a code at the given server.
    pub(crate) fn parse(text: &str, server: &str) -> Option<Address> {
        let text = text.trim();
        let Some((scheme, rest)) = text.split_once("://") else {
            let code = text.to_ascii_lowercase();
            let server = server.trim_end_matches('/').to_owned();
            return is_code(&code).then_some(Address { server, code, token: None });
        };
        let (host, path) = rest.split_once('/')?;
        let path = path.strip_prefix("t/")?;
        let (path, token) = path.split_once('#').map_or((path, None), |(path, token)| (path, Some(token.to_owned())));
        let code = path.split('?').next()?.trim_end_matches('/').to_ascii_lowercase();
        let known = matches!(scheme, "http" | "https") && !host.is_empty() && is_code(&code);
        known.then(|| Address { server: format!("{scheme}://{host}"), code, token })
    }

    /// The link for others.
    pub(crate) fn link(&self) -> String {
        format!("{}/t/{}", self.server, self.code)
    }

    fn socket(&self) -> String {
        // http becomes ws, https wss.
        format!("{}/api/tables/{}/socket", self.server.replacen("http", "ws", 1), self.code)
    }
}

fn is_code(code: &str) -> bool {
    !code.is_empty() && code.len() <= 32 && code.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// What the server refuses.
#[derive(Deserialize)]
pub(crate) struct Refusal {
    code: String,
    message: String,
    #[serde(default)]
    reason: Option<Value>,
}

impl Refusal {
    /// Why, in the language of whoever reads it.
    pub(crate) fn say(&self, words: &Words) -> String {
        let illegal = self.reason.clone().and_then(|reason| serde_json::from_value::<IllegalMove>(reason).ok());
        if let Some(illegal) = illegal {
            return words.illegal(&illegal);
        }
        let id = format!("refusal-{}", self.code);
        let said = words.say(&id, &[]);
        if said == id { self.message.clone() } else { said }
    }
}

/// A message of the server.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tell {
    Welcome { you: Vec<You> },
    State(Box<State>),
    Chat { lines: Vec<ChatLine> },
    Done { id: String },
    Refused { id: Option<String>, refusal: Refusal },
    Bye { refusal: Refusal },
}

#[derive(Deserialize)]
struct You {
    member: u64,
}

#[derive(Deserialize)]
struct ChatLine {
    number: u64,
    name: String,
    text: String,
}

#[derive(Deserialize)]
struct State {
    number: u64,
    fresh: bool,
    happened: Vec<Happened>,
    table: Option<TableView>,
    game: Option<GameView>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Happened {
    Joined { name: String },
    Left { name: String },
    Hosted { name: String },
    Dealt { events: Vec<Event> },
    Moved { by: Option<String>, events: Vec<Event> },
    StoodIn { seat: Seat },
    Returned { seat: Seat },
    Abandoned,
}

#[derive(Deserialize)]
struct TableView {
    phase: Phase,
    host: u64,
    seats: Vec<SeatView>,
    commitment: Option<String>,
    shares: Option<Vec<Option<String>>>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Lobby,
    Shuffling,
    Playing,
    Over,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum SeatView {
    Person { member: u64, name: String, ready: bool, stood_in: bool },
    Bot { name: String, level: String },
}

impl SeatView {
    fn name(&self) -> &str {
        match self {
            SeatView::Person { name, .. } | SeatView::Bot { name, .. } => name,
        }
    }

    fn is(&self, member: Option<u64>) -> bool {
        matches!(self, SeatView::Person { member: sits, .. } if member == Some(*sits))
    }
}

#[derive(Deserialize)]
struct GameView {
    game: u32,
    moves_made: usize,
    view: View,
    moves: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    #[serde(rename = "move")]
    chosen: Move,
}

/// Joins the table over HTTP; answers what proves who one is.
pub(crate) fn join(address: &Address, name: &str, password: Option<&str>, words: &Words) -> io::Result<String> {
    #[derive(Deserialize)]
    struct Joined {
        token: String,
    }
    let unreachable = |error: &dyn std::fmt::Display| {
        let values = [("server", address.server.clone().into()), ("error", error.to_string().into())];
        io::Error::other(words.say("join-unreachable", &values))
    };
    let url = format!("{}/api/tables/{}/people", address.server, address.code);
    // A refusal is an answer too.
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let body = json!({"name": name, "password": password, "plays": true});
    let mut answer = agent.post(url).send_json(body).map_err(|error| unreachable(&error))?;
    let text = answer.body_mut().read_to_string().map_err(|error| unreachable(&error))?;
    if answer.status().is_success() {
        let joined: Joined = serde_json::from_str(&text).map_err(|error| unreachable(&error))?;
        return Ok(joined.token);
    }
    let refusal: Refusal = serde_json::from_str(&text).map_err(|error| unreachable(&error))?;
    Err(io::Error::other(refusal.say(words)))
}

/// Connects in a thread of its own, and connects again whenever the connection is lost.
pub(crate) fn open(address: Address, tokens: Vec<String>, password: Option<String>, words: Words) -> io::Result<Link> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (asks, asked) = mpsc::channel();
    let (tell, news) = mpsc::channel();
    let (forward, forwarded) = unbounded_channel();
    // A thread that waits for asks, as those who ask do not wait for anything.
    thread::spawn(move || {
        while let Ok(ask) = asked.recv() {
            if forward.send(ask).is_err() {
                return;
            }
        }
    });
    let client = Client {
        address,
        tokens,
        password,
        words,
        tell,
        asked: forwarded,
        member: None,
        table: None,
        game: None,
        told: Vec::new(),
        chat: 0,
        seen: None,
        waiting: VecDeque::new(),
        asks_sent: 0,
        visit: std::process::id(),
        share: None,
    };
    thread::spawn(move || runtime.block_on(client.run()));
    Ok(Link { asks, news })
}

/// One visit to a table.
struct Client {
    address: Address,
    tokens: Vec<String>,
    password: Option<String>,
    words: Words,
    tell: Sender<News>,
    asked: UnboundedReceiver<Ask>,
    member: Option<u64>,
    table: Option<TableView>,
    game: Option<GameView>,
    told: Vec<Told>,
    /// The number of the last line of chat, plus one.
    chat: u64,
    seen: Option<u64>,
    /// What was asked for and is not answered yet; it is asked again after a lost connection.
    waiting: VecDeque<(String, Value)>,
    asks_sent: u64,
    visit: u32,
    /// What was added to the chance of the deal that the server is bound to, so that it can be checked afterwards.
    share: Option<(String, String)>,
}

/// How a connection ended.
enum Ended {
    /// It was lost.
    Lost,
    /// The server said goodbye, or nobody listens any more.
    Over,
}

impl Client {
    async fn run(mut self) {
        let mut delay = Duration::from_millis(300);
        loop {
            let heard = self.seen;
            if let Ended::Over = self.visit().await {
                return;
            }
            if self.seen != heard {
                delay = Duration::from_millis(300);
            }
            let trouble = self.words.say("join-lost", &[]);
            if self.tell.send(News::Trouble(Some(trouble))).is_err() {
                return;
            }
            tokio::time::sleep(delay).await;
            delay = (delay * 2).min(Duration::from_secs(8));
        }
    }

    /// Stays connected as long as it can.
    async fn visit(&mut self) -> Ended {
        let Ok((mut socket, _)) = tokio_tungstenite::connect_async(self.address.socket()).await else {
            return Ended::Lost;
        };
        let hello = json!({"tokens": self.tokens, "seen": self.seen, "password": self.password});
        if socket.send(Message::Text(hello.to_string().into())).await.is_err() {
            return Ended::Lost;
        }
        loop {
            tokio::select! {
                message = socket.next() => {
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Ended::Lost,
                        Some(Ok(_)) => continue,
                    };
                    let Ok(tell) = serde_json::from_str::<Tell>(&text) else {
                        let _ = self.tell.send(News::Gone(self.words.say("join-not-understood", &[])));
                        return Ended::Over;
                    };
                    let welcome = matches!(tell, Tell::Welcome { .. });
                    match self.hear(tell) {
                        Ok(asks) => {
                            let again = if welcome { self.waiting.iter().map(|(_, ask)| ask.clone()).collect() } else { Vec::new() };
                            for ask in again.into_iter().chain(asks) {
                                if socket.send(Message::Text(ask.to_string().into())).await.is_err() {
                                    return Ended::Lost;
                                }
                            }
                        }
                        Err(ended) => return ended,
                    }
                }
                ask = self.asked.recv() => {
                    let Some(ask) = ask else { return Ended::Over };
                    for ask in self.translate(&ask) {
                        if socket.send(Message::Text(ask.to_string().into())).await.is_err() {
                            return Ended::Lost;
                        }
                    }
                }
            }
        }
    }

    /// A request with an id, to be sent now and again until it is answered.
    fn request(&mut self, fields: Value) -> Value {
        self.asks_sent += 1;
        let id = format!("t{}.{}", self.visit, self.asks_sent);
        let mut ask = fields;
        ask["id"] = id.clone().into();
        self.waiting.push_back((id, ask.clone()));
        ask
    }

    fn translate(&mut self, ask: &Ask) -> Vec<Value> {
        let over = self.table.as_ref().is_some_and(|table| table.phase == Phase::Over);
        let asks = match ask {
            Ask::Play(seat, chosen) => vec![json!({"type": "play", "seat": seat, "move": chosen.to_string()})],
            Ask::Say(text) => vec![json!({"type": "say", "text": text})],
            Ask::Ready(ready) => vec![json!({"type": "ready", "ready": ready})],
            Ask::Start if over => vec![json!({"type": "rematch"})],
            Ask::Start => vec![json!({"type": "start"})],
            Ask::AddBot(level) => vec![json!({"type": "add_bot", "level": level.to_string()})],
            Ask::Back => self.own_seat().map(|seat| json!({"type": "back", "seat": seat})).into_iter().collect(),
            Ask::Lift(_) => Vec::new(),
        };
        asks.into_iter().map(|fields| self.request(fields)).collect()
    }

    fn own_seat(&self) -> Option<usize> {
        self.table.as_ref()?.seats.iter().position(|seat| seat.is(self.member))
    }

    /// Takes in a message; answers what is to be sent because of it.
    fn hear(&mut self, tell: Tell) -> Result<Vec<Value>, Ended> {
        match tell {
            Tell::Welcome { you } => {
                self.member = you.first().map(|you| you.member);
                self.send(News::Trouble(None))?;
            }
            Tell::State(state) => return self.update(*state),
            Tell::Chat { lines } => {
                for line in lines {
                    if line.number < self.chat {
                        continue;
                    }
                    self.chat = line.number + 1;
                    self.told.push(Told::Line(format!("{}: {}", line.name, line.text)));
                }
                self.show()?;
            }
            Tell::Done { id } => {
                // What was answered to a play changes nothing that anybody is told until the time to answer is over.
                let answers = |ask: &Value| ask["move"] == "allow" || ask["move"] == "veto";
                let answered = self.waiting.iter().any(|(waiting, ask)| *waiting == id && answers(ask));
                self.waiting.retain(|(waiting, _)| *waiting != id);
                if let Some(game) = self.game.as_mut().filter(|_| answered) {
                    game.moves.clear();
                    self.show()?;
                }
            }
            Tell::Refused { id, refusal } => {
                self.waiting.retain(|(waiting, _)| Some(waiting) != id.as_ref());
                self.send(News::Refused(refusal.say(&self.words)))?;
            }
            Tell::Bye { refusal } => {
                self.send(News::Gone(refusal.say(&self.words)))?;
                return Err(Ended::Over);
            }
        }
        Ok(Vec::new())
    }

    fn update(&mut self, state: State) -> Result<Vec<Value>, Ended> {
        self.seen = Some(state.number);
        if state.fresh {
            self.told.clear();
        }
        if let Some(table) = state.table {
            let names: Vec<String> = table.seats.iter().map(|seat| seat.name().to_owned()).collect();
            self.words.call(&names);
            if matches!(table.phase, Phase::Lobby | Phase::Shuffling) {
                self.game = None;
            }
            self.table = Some(table);
        }
        for happened in state.happened {
            self.note(happened);
        }
        if let Some(game) = state.game {
            self.game = Some(game);
        }
        self.check_share();
        self.show()?;
        Ok(self.add_share().into_iter().collect())
    }

    /// Whoever sits here adds to the chance of the deal, once, so that nobody can choose it.
    fn add_share(&mut self) -> Option<Value> {
        let table = self.table.as_ref().filter(|table| table.phase == Phase::Shuffling)?;
        let commitment = table.commitment.clone()?;
        let seat = self.own_seat()?;
        if self.share.as_ref().is_some_and(|(bound, _)| *bound == commitment) {
            return None;
        }
        let mut bytes = [0; 32];
        // Without chance of one's own there is nothing to add; the deal goes on without it.
        getrandom::fill(&mut bytes).ok()?;
        let share = Bytes32(bytes).to_string();
        self.share = Some((commitment, share.clone()));
        Some(self.request(json!({"type": "share", "seat": seat, "share": share})))
    }

    /// Says after the game whether what was added to its chance did count.
    fn check_share(&mut self) {
        let Some(table) = self.table.as_ref().filter(|table| table.phase == Phase::Over) else { return };
        let Some((commitment, share)) = &self.share else { return };
        let Some((own, shares)) = self.own_seat().zip(table.shares.as_ref()) else { return };
        if table.commitment.as_ref() == Some(commitment) {
            let counted = shares.get(own).is_some_and(|counted| counted.as_ref() == Some(share));
            let id = if counted { "share-counted" } else { "share-missing" };
            self.told.push(Told::Line(self.words.say(id, &[])));
            self.share = None;
        }
    }

    fn note(&mut self, happened: Happened) {
        let named = |id: &str, name: &str| Told::Line(self.words.say(id, &[("name", name.to_owned().into())]));
        match happened {
            Happened::Joined { name } => self.told.push(named("told-joined", &name)),
            Happened::Left { name } => self.told.push(named("told-left", &name)),
            Happened::Hosted { name } => self.told.push(named("told-hosted", &name)),
            Happened::StoodIn { seat } => self.told.push(named("told-stood_in", self.words.name(seat))),
            Happened::Returned { seat } => self.told.push(named("told-returned", self.words.name(seat))),
            Happened::Abandoned => self.told.push(Told::Line(self.words.say("told-abandoned", &[]))),
            Happened::Dealt { events } => {
                // A new game: what was told of the last one is history.
                self.told.retain(|told| matches!(told, Told::Line(_)));
                self.told.extend(events.into_iter().map(Told::Event));
            }
            Happened::Moved { by, events } => {
                if by.as_deref() == Some("clock") {
                    self.told.push(Told::Line(self.words.say("told-clock", &[])));
                }
                self.told.extend(events.into_iter().map(Told::Event));
            }
        }
    }

    fn show(&self) -> Result<(), Ended> {
        let Some(table) = &self.table else { return Ok(()) };
        let news = match &self.game {
            Some(game) => News::Scene(Box::new(Scene {
                game: game.game,
                position: game.moves_made,
                names: table.seats.iter().map(|seat| seat.name().to_owned()).collect(),
                view: game.view.clone(),
                moves: game.moves.iter().map(|offer| offer.chosen).collect(),
                told: self.told.clone(),
                curtain: None,
            })),
            None => News::Gathering(self.gathering(table)),
        };
        self.send(news)?;
        let stood_in = self.game.is_some()
            && table.phase == Phase::Playing
            && table
                .seats
                .iter()
                .any(|seat| seat.is(self.member) && matches!(seat, SeatView::Person { stood_in: true, .. }));
        self.send(News::Trouble(stood_in.then(|| self.words.say("join-stood-in", &[]))))
    }

    fn gathering(&self, table: &TableView) -> Gathering {
        let gatherer = |seat: &SeatView| Gatherer {
            name: crate::words::printable(seat.name()),
            you: seat.is(self.member),
            bot: match seat {
                SeatView::Bot { level, .. } => level.parse().ok(),
                SeatView::Person { .. } => None,
            },
            ready: matches!(seat, SeatView::Person { ready: true, .. }),
        };
        let seats: Vec<Gatherer> = table.seats.iter().map(gatherer).collect();
        Gathering {
            link: self.address.link(),
            ready: seats.iter().any(|seat| seat.you && seat.ready),
            seats,
            host: self.member == Some(table.host),
            shuffling: table.phase == Phase::Shuffling,
            told: super::summary::log(&self.told, 0, &self.words),
        }
    }

    fn send(&self, news: News) -> Result<(), Ended> {
        self.tell.send(news).map_err(|_| Ended::Over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_codes_lead_to_a_table() {
        let address = |server: &str, code: &str, token: Option<&str>| {
            Some(Address { server: server.into(), code: code.into(), token: token.map(Into::into) })
        };
        let home = "http://127.0.0.1:8080/";
        assert_eq!(Address::parse("http://host:81/t/AbcD2345", home), address("http://host:81", "abcd2345", None));
        assert_eq!(Address::parse("https://host/t/abcd2345/?screen", home), address("https://host", "abcd2345", None));
        let token = "0123456789abcdef0123456789abcdef";
        let own = format!("http://host/t/abcd2345#{token}");
        assert_eq!(Address::parse(&own, home), address("http://host", "abcd2345", Some(token)));
        assert_eq!(Address::parse(" ABCD2345 ", home), address("http://127.0.0.1:8080", "abcd2345", None));
        for wrong in ["", "http://host/", "ftp://host/t/abcd", "http:///t/abcd", "http://host/t/a/b", "a b"] {
            assert_eq!(Address::parse(wrong, home), None, "{wrong}");
        }
        assert_eq!(
            address("https://host", "abcd2345", None).map(|address| address.socket()).as_deref(),
            Some("wss://host/api/tables/abcd2345/socket")
        );
    }
}

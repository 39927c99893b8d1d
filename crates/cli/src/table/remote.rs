//! A game at a server: the same table, told over a WebSocket.

use super::shuffle::{Shuffle, ShuffleStep};
use super::{Ask, Gatherer, Gathering, Link, LogEntry, Scene, TableNews, summary};
use crate::words::Words;
use futures_util::{SinkExt, StreamExt};
use saboteur_bots::{Profile, Stance};
use saboteur_engine::{Move, Record, Seat};
use saboteur_table::api::{JoinTable, Seated};
use saboteur_table::{
    ChatText, Command, DecidedBy, GameView, Hello, Member, Message, News, Refusal, Request, SeatView, StageView,
    TableView, Token, Update,
};
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::Message as Frame;

/// A table at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// The server, such as `http://127.0.0.1:8080`.
    pub(crate) server: String,
    /// The code of the table.
    pub(crate) code: String,
    /// The token of the player, if the link has it.
    pub(crate) token: Option<Token>,
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
        let (path, token) = path.split_once('#').map_or((path, None), |(path, token)| (path, Some(token)));
        let code = path.split('?').next()?.trim_end_matches('/').to_ascii_lowercase();
        // A link whose token cannot be read still leads to the table.
        let token = token.and_then(|token| Token::try_from(token.to_owned()).ok());
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

/// Says why the server refused something, in the language of the player.
pub(crate) fn say_refusal(refusal: &Refusal, words: &Words) -> String {
    if let Some(illegal) = &refusal.reason {
        return words.illegal(illegal);
    }
    let code = serde_json::to_value(refusal.code).unwrap_or_default();
    let id = format!("refusal-{}", code.as_str().unwrap_or_default());
    let wait = refusal.wait.map_or(Vec::new(), |seconds| {
        let (unit, count) = duration(seconds);
        vec![("unit", unit.into()), ("count", count.into())]
    });
    let said = words.say(&id, &wait);
    if said == id { refusal.message.clone() } else { said }
}

/// Returns a number of seconds in the unit that people would say.
fn duration(seconds: u64) -> (&'static str, u64) {
    match (seconds, seconds.div_ceil(60)) {
        (..120, _) => ("seconds", seconds),
        (_, minutes @ ..120) => ("minutes", minutes),
        _ => ("hours", seconds.div_ceil(3600)),
    }
}

/// Returns the name of the player in a seat.
fn name_of(seat: &SeatView) -> &str {
    match seat {
        SeatView::Person { person, .. } => person.name.as_str(),
        SeatView::Bot { name, .. } => name,
    }
}

/// Returns the bot that decides for a seat, if one does.
fn bot_of(seat: &SeatView) -> Option<Profile> {
    match *seat {
        SeatView::Person { bot, .. } => bot.map(Profile::from),
        SeatView::Bot { bot, .. } => Some(bot.into()),
    }
}

fn is_seat_of(seat: &SeatView, member: Option<Member>) -> bool {
    matches!(seat, SeatView::Person { person, .. } if member == Some(person.member))
}

/// Joins the table over HTTP. Returns the token that proves who one is.
pub(crate) fn join(address: &Address, name: String, password: Option<&str>, words: &Words) -> io::Result<Token> {
    let unreachable = |error: &dyn std::fmt::Display| {
        let values = [("server", address.server.clone().into()), ("error", error.to_string().into())];
        io::Error::other(words.say("join-unreachable", &values))
    };
    let url = format!("{}/api/tables/{}/people", address.server, address.code);
    // A refusal is an answer too.
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let body = JoinTable { name, password: password.map(str::to_owned), plays: true };
    let mut answer = agent.post(url).send_json(body).map_err(|error| unreachable(&error))?;
    let text = answer.body_mut().read_to_string().map_err(|error| unreachable(&error))?;
    if answer.status().is_success() {
        let seated: Seated = serde_json::from_str(&text).map_err(|error| unreachable(&error))?;
        return Ok(seated.token);
    }
    let refusal: Refusal = serde_json::from_str(&text).map_err(|error| unreachable(&error))?;
    Err(io::Error::other(say_refusal(&refusal, words)))
}

/// Connects in a thread of its own, and connects again whenever the connection is lost.
pub(crate) fn open(address: Address, tokens: Vec<Token>, password: Option<String>, words: Words) -> io::Result<Link> {
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
        shuffle: Shuffle::new(),
    };
    thread::spawn(move || runtime.block_on(client.run()));
    Ok(Link { asks, news })
}

/// Returns a message as a frame.
fn frame(message: &impl serde::Serialize) -> Frame {
    Frame::Text(serde_json::to_string(message).unwrap_or_default().into())
}

/// One visit to a table.
struct Client {
    address: Address,
    tokens: Vec<Token>,
    password: Option<String>,
    words: Words,
    tell: Sender<TableNews>,
    asked: UnboundedReceiver<Ask>,
    member: Option<Member>,
    table: Option<TableView>,
    game: Option<GameView>,
    told: Vec<LogEntry>,
    /// The number of the last line of chat, plus one.
    chat: u64,
    seen: Option<u64>,
    /// The requests that are not answered yet. They are sent again after a lost connection.
    waiting: VecDeque<Request>,
    asks_sent: u64,
    visit: u32,
    /// The part of this device in the shuffle.
    shuffle: Shuffle,
}

/// The end of a connection.
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
            if self.tell.send(TableNews::Trouble(Some(trouble))).is_err() {
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
        let hello = Hello { tokens: self.tokens.clone(), seen: self.seen, password: self.password.clone() };
        if socket.send(frame(&hello)).await.is_err() {
            return Ended::Lost;
        }
        loop {
            tokio::select! {
                message = socket.next() => {
                    let text = match message {
                        Some(Ok(Frame::Text(text))) => text,
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ended::Lost,
                        Some(Ok(_)) => continue,
                    };
                    let Ok(message) = serde_json::from_str::<Message>(&text) else {
                        let _ = self.tell.send(TableNews::Gone(self.words.say("join-not-understood", &[])));
                        return Ended::Over;
                    };
                    let welcome = matches!(message, Message::Welcome { .. });
                    match self.hear(message) {
                        Ok(asks) => {
                            let again = if welcome { self.waiting.iter().cloned().collect() } else { Vec::new() };
                            for ask in again.into_iter().chain(asks) {
                                if socket.send(frame(&ask)).await.is_err() {
                                    return Ended::Lost;
                                }
                            }
                        }
                        Err(ended) => return ended,
                    }
                    if let Err(ended) = self.check_deal().await {
                        return ended;
                    }
                }
                ask = self.asked.recv() => {
                    let Some(ask) = ask else { return Ended::Over };
                    if let Some(ask) = self.translate(&ask)
                        && socket.send(frame(&ask)).await.is_err()
                    {
                        return Ended::Lost;
                    }
                }
            }
        }
    }

    /// Returns a request with an id. It is sent again after a lost connection until it is answered.
    fn request(&mut self, command: Command) -> Request {
        self.asks_sent += 1;
        let request = Request { id: format!("t{}.{}", self.visit, self.asks_sent), command };
        self.waiting.push_back(request.clone());
        request
    }

    fn translate(&mut self, ask: &Ask) -> Option<Request> {
        let over = self.table.as_ref().is_some_and(|table| table.phase == StageView::Over);
        let command = match ask {
            Ask::Play(seat, chosen) => Command::Play { seat: seat.0, chosen: (*chosen).into() },
            Ask::Check(seat, chosen) => Command::Check { seat: seat.0, chosen: (*chosen).into() },
            Ask::Point(seat, at, stance) => Command::Point { seat: seat.0, at: at.0, stance: *stance },
            Ask::Gesture(gesture) => Command::Gesture { gesture: *gesture },
            // Bots and clocks wait for it between two rounds.
            Ask::GoOn if self.table.as_ref().is_some_and(|table| table.resting) => Command::Ready { ready: true },
            Ask::Say(text) => Command::Say { text: ChatText::try_from(text.clone()).ok()? },
            Ask::Ready(ready) => Command::Ready { ready: *ready },
            Ask::Start if over => Command::Rematch,
            Ask::Start => Command::Start,
            Ask::AddBot(profile) => Command::AddBot { level: profile.level, character: profile.character },
            Ask::Back => Command::Back { seat: self.own_seat()? as u8 },
            Ask::Lift(_) | Ask::HandOn | Ask::GoOn => return None,
        };
        Some(self.request(command))
    }

    fn own_seat(&self) -> Option<usize> {
        self.table.as_ref()?.seats.iter().position(|seat| is_seat_of(seat, self.member))
    }

    /// Takes in a message; answers what is to be sent because of it.
    fn hear(&mut self, message: Message) -> Result<Vec<Request>, Ended> {
        match message {
            Message::Welcome { you, .. } => {
                self.member = you.first().map(|you| you.member);
                self.shuffle.reconnect();
                self.send(TableNews::Trouble(None))?;
            }
            Message::Update(update) => return self.update(*update),
            Message::Chat { lines } => {
                for line in lines {
                    if line.number < self.chat {
                        continue;
                    }
                    self.chat = line.number + 1;
                    if let Some(text) = line.text {
                        self.told.push(LogEntry::Line(format!("{}: {}", line.name.as_str(), String::from(text))));
                    }
                    if let Some(gesture) = line.gesture {
                        let told = summary::gesture_line(line.name.as_str(), gesture, &self.words);
                        self.told.push(LogEntry::Line(told));
                    }
                }
                self.show()?;
            }
            Message::Done { id, .. } => {
                let done = self.waiting.iter().position(|request| request.id == id);
                let done = done.and_then(|at| self.waiting.remove(at));
                // An answer to a play changes nothing that anybody is told until the time to answer is over.
                let command = done.map(|request| request.command);
                if let Some(Command::Commit { seat, .. } | Command::Share { seat, .. }) = command {
                    self.shuffle.acknowledge(seat);
                }
                if let Some(Command::Check { .. }) = command {
                    self.send(TableNews::Refused(self.words.say("check-legal", &[])))?;
                }
                let answered = matches!(command, Some(Command::Play { chosen, .. })
                    if matches!(chosen.0, Ok(Move::ALLOW | Move::VETO)));
                if let Some(game) = self.game.as_mut().filter(|_| answered) {
                    game.moves.clear();
                    self.show()?;
                }
            }
            Message::Refused { id, refusal } => {
                let asked = self.waiting.iter().position(|waiting| Some(&waiting.id) == id.as_ref());
                let asked = asked.and_then(|at| self.waiting.remove(at)).map(|request| request.command);
                // A part in the shuffle that came too late is told with the deal.
                if matches!(asked, Some(Command::Commit { .. } | Command::Share { .. })) {
                    return Ok(Vec::new());
                }
                self.send(TableNews::Refused(say_refusal(&refusal, &self.words)))?;
            }
            Message::Bye { refusal } => {
                self.send(TableNews::Gone(say_refusal(&refusal, &self.words)))?;
                return Err(Ended::Over);
            }
        }
        Ok(Vec::new())
    }

    fn update(&mut self, state: Update) -> Result<Vec<Request>, Ended> {
        self.seen = Some(state.number);
        if state.fresh {
            self.told.clear();
        }
        if let Some(table) = state.table {
            let names: Vec<String> = table.seats.iter().map(|seat| name_of(seat).to_owned()).collect();
            self.words.call(&names);
            if matches!(table.phase, StageView::Lobby | StageView::Shuffling) {
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
        let ask = self.shuffle()?;
        self.show()?;
        Ok(ask.into_iter().collect())
    }

    /// Takes part in the shuffle, and tells the player about it.
    fn shuffle(&mut self) -> Result<Option<Request>, Ended> {
        let Some(table) = &self.table else {
            return Ok(None);
        };
        let step = self.shuffle.follow(table, self.own_seat(), &self.words);
        self.tell_step(step)
    }

    fn tell_step(&mut self, step: ShuffleStep) -> Result<Option<Request>, Ended> {
        self.told.extend(step.lines.into_iter().map(LogEntry::Line));
        if let Some(alarm) = step.alarm {
            self.send(TableNews::Trouble(Some(alarm)))?;
        }
        Ok(step.command.map(|command| self.request(command)))
    }

    /// Compares the finished game with what this device noted of its deal.
    async fn check_deal(&mut self) -> Result<(), Ended> {
        let Some(table) = &self.table else {
            return Ok(());
        };
        if !self.shuffle.take_check(table) {
            return Ok(());
        }
        let url = format!("{}/api/games/{}/{}/record", self.address.server, self.address.code, table.games);
        // A game of a closed table is shown only to people who were there.
        let token = self.tokens.first().map(|token| format!("Bearer {}", String::from(token.clone())));
        let fetch = move || -> Option<Record> {
            let request = ureq::get(url);
            let request = token.into_iter().fold(request, |request, token| request.header("authorization", token));
            let text = request.call().ok()?.body_mut().read_to_string().ok()?;
            Record::from_json(&text).ok()
        };
        let record = tokio::task::spawn_blocking(fetch).await.ok().flatten();
        let step = match &record {
            Some(record) => self.shuffle.check(record, &self.words),
            None => ShuffleStep { lines: vec![self.words.say("deal-unchecked", &[])], ..ShuffleStep::default() },
        };
        self.tell_step(step)?;
        self.show()
    }

    fn note(&mut self, happened: News) {
        let named = |id: &str, name: &str| LogEntry::Line(self.words.say(id, &[("name", name.to_owned().into())]));
        match happened {
            News::Joined { name } => self.told.push(named("told-joined", name.as_str())),
            News::Left { name } => self.told.push(named("told-left", name.as_str())),
            News::Hosted { name } => self.told.push(named("told-hosted", name.as_str())),
            News::StoodIn { seat } => self.told.push(named("told-stood_in", self.words.name(seat))),
            News::Returned { seat } => self.told.push(named("told-returned", self.words.name(seat))),
            News::SeatGiven { name, .. } => self.told.push(named("told-seat_given", name.as_str())),
            News::Pointed { seat, at, stance } => {
                let id = match stance {
                    Some(Stance::Accuse) => "told-accused",
                    Some(Stance::Vouch) => "told-vouched",
                    None => "told-unpointed",
                };
                let name = |seat| self.words.name(seat).to_owned().into();
                self.told.push(LogEntry::Line(self.words.say(id, &[("name", name(seat)), ("target", name(at))])));
            }
            // It is no line of the log.
            News::Unmasked(unmasked) => {
                let _ = self.tell.send(TableNews::Unmasked(unmasked));
            }
            News::Abandoned => self.told.push(LogEntry::Line(self.words.say("told-abandoned", &[]))),
            News::Dealt { events, withheld } => {
                for seat in withheld {
                    self.told.push(named("deal-withheld", self.words.name(seat)));
                }
                if let Some(seat) = self.own_seat() {
                    self.shuffle.note_cards(seat, &events);
                }
                // A new game: what was told of the last one is history.
                self.told.retain(|told| matches!(told, LogEntry::Line(_)));
                self.told.extend(events.into_iter().map(LogEntry::Event));
            }
            News::Moved { by, events, .. } => {
                if by == Some(DecidedBy::Clock) {
                    self.told.push(LogEntry::Line(self.words.say("told-clock", &[])));
                }
                self.told.extend(events.into_iter().map(LogEntry::Event));
            }
        }
    }

    fn show(&self) -> Result<(), Ended> {
        let Some(table) = &self.table else { return Ok(()) };
        let news = match &self.game {
            Some(game) => TableNews::Scene(Box::new(Scene {
                game: game.game,
                position: game.moves_made,
                names: table.seats.iter().map(|seat| name_of(seat).to_owned()).collect(),
                bots: table.seats.iter().map(bot_of).collect(),
                view: game.view.clone(),
                offers: game.moves.clone(),
                told: self.told.clone(),
                curtain: None,
                hands_on: false,
                own: self.own_seat().map(|seat| Seat(seat as u8)),
                pointing: game.pointing.clone(),
                resting: table.resting,
            })),
            None => TableNews::Gathering(self.gathering(table)),
        };
        self.send(news)?;
        let stood_in = self.game.is_some()
            && table.phase == StageView::Playing
            && table
                .seats
                .iter()
                .any(|seat| is_seat_of(seat, self.member) && matches!(seat, SeatView::Person { stood_in: true, .. }));
        self.send(TableNews::Trouble(stood_in.then(|| self.words.say("join-stood-in", &[]))))
    }

    fn gathering(&self, table: &TableView) -> Gathering {
        let gatherer = |seat: &SeatView| Gatherer {
            name: crate::words::printable(name_of(seat)),
            you: is_seat_of(seat, self.member),
            bot: bot_of(seat),
            ready: matches!(seat, SeatView::Person { person, .. } if person.ready),
        };
        let seats: Vec<Gatherer> = table.seats.iter().map(gatherer).collect();
        Gathering {
            link: self.address.link(),
            ready: seats.iter().any(|seat| seat.you && seat.ready),
            seats,
            host: self.member == Some(table.host),
            shuffling: table.phase == StageView::Shuffling,
            told: super::summary::log(&self.told, 0, &self.words),
        }
    }

    fn send(&self, news: TableNews) -> Result<(), Ended> {
        self.tell.send(news).map_err(|_| Ended::Over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_codes_lead_to_a_table() {
        let address = |server: &str, code: &str, token: Option<&str>| {
            Some(Address {
                server: server.into(),
                code: code.into(),
                token: token.and_then(|token| Token::try_from(token.to_owned()).ok()),
            })
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

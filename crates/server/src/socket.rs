//! One connection: what it may see is fetched when it can be sent, so that a client that reads slowly costs no memory.

use crate::hub::Hub;
use crate::limit::{Budget, Pass, Rate};
use crate::listen::Meter;
use crate::live::{Job, Line as ChatLine, Live};
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use saboteur_engine::Seat;
use saboteur_table::{
    Command, Cursor, Hello, Member, Message, Play, Refusal, RefusalCode, Request, TableCode, Token, TokenHash, You,
};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

/// The number of refused messages of one connection that are answered. After these the connection ends.
const MOST_REFUSED: u32 = 50;

/// The time in which messages are counted.
const TEN_SECONDS: Duration = Duration::from_secs(10);

/// The WebSocket close code of a server that restarts.
const RESTARTING: u16 = 1012;

/// A connection ends: the client went, or was sent away.
struct Ended;

/// The id of a message, if the rest cannot be read.
#[derive(serde::Deserialize)]
struct Called {
    id: String,
}

/// The connection below a WebSocket.
pub(crate) struct Line {
    pub(crate) meter: Meter,
    pub(crate) address: IpAddr,
    /// Counts the connection until it ends.
    pub(crate) _pass: Pass,
}

struct Session {
    socket: WebSocket,
    line: Line,
    hub: Arc<Hub>,
    /// The people whose tokens the client has shown.
    people: Vec<(Member, TokenHash)>,
    /// The password that the table had when it opened to a stranger.
    opened: Option<TokenHash>,
    /// The person whose view is shown.
    shown: Option<Member>,
    messages: Budget,
    refused: u32,
}

/// A counted WebSocket. It counts until this is dropped.
struct Counted(Arc<Hub>);

impl Counted {
    fn new(hub: &Arc<Hub>) -> Counted {
        hub.metrics().connections.inc();
        Counted(Arc::clone(hub))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics().connections.dec();
    }
}

/// Talks with a client until one side ends the connection.
pub(crate) async fn serve(mut socket: WebSocket, hub: Arc<Hub>, code: TableCode, line: Line) {
    let limits = &hub.config.limits;
    let Ok(Some(hello)) = Box::pin(timeout(limits.patience, first(&mut socket))).await else {
        let refusal = Refusal::new(RefusalCode::BadRequest, "the first message says who is there: {\"tokens\": [...]}");
        Box::pin(say_bye(&mut socket, refusal, limits.slow_reader)).await;
        return;
    };
    line.meter.reset();
    let session = Box::new(Session {
        socket,
        line,
        people: Vec::new(),
        opened: None,
        shown: None,
        messages: Budget::default(),
        refused: 0,
        hub: Arc::clone(&hub),
    });
    // A task of its own, so that what it took to get here does not stay in memory.
    tokio::spawn(talk(session, hello, code));
}

/// Talks with a client who has said hello.
async fn talk(mut session: Box<Session>, hello: Hello, code: TableCode) {
    let hub = Arc::clone(&session.hub);
    let _counted = Counted::new(&hub);
    let mut cursor = Cursor::new(hello.seen);
    let mut greeted = false;
    loop {
        // What happens seldom is kept out of the memory of every connection.
        let live = match Box::pin(hub.find(session.line.address, code)).await {
            Ok(live) => live,
            Err(refusal) => break Box::pin(session.bye(refusal)).await,
        };
        match session.admit(&live, &hello) {
            Ok(()) => {}
            Err(refusal) => break Box::pin(session.bye(refusal)).await,
        }
        // A client that comes back waits at most until the table is in memory again.
        let Some(attendance) = live.come(session.members(), session.line.address) else {
            tokio::task::yield_now().await;
            continue;
        };
        if !greeted {
            if Box::pin(session.greet()).await.is_err() {
                break;
            }
            greeted = true;
        }
        let done = session.run(&live, &mut cursor).await;
        drop(attendance);
        match done {
            // The table has left memory meanwhile. Load it again and show all of it again.
            Ok(()) => cursor = Cursor::new(cursor.told),
            Err(Ended) => break,
        }
    }
    drop(session);
}

/// The first message.
async fn first(socket: &mut WebSocket) -> Option<Hello> {
    loop {
        match socket.recv().await?.ok()? {
            Frame::Text(text) => return serde_json::from_str(&text).ok(),
            Frame::Ping(_) | Frame::Pong(_) => {}
            Frame::Binary(_) | Frame::Close(_) => return None,
        }
    }
}

async fn say_bye(socket: &mut WebSocket, refusal: Refusal, patience: Duration) {
    let text = serde_json::to_string(&Message::Bye { refusal }).unwrap_or_default();
    let bye = async {
        socket.send(Frame::Text(text.into())).await?;
        socket.send(Frame::Close(Some(CloseFrame { code: 1000, reason: "".into() }))).await
    };
    // A client that is refused may miss the reason.
    let _ = timeout(patience, bye).await;
}

impl Session {
    /// Finds the people of these tokens.
    fn admit(&mut self, live: &Live, hello: &Hello) -> Result<(), Refusal> {
        let limits = &self.hub.config.limits;
        if hello.tokens.len() > limits.seats_per_connection {
            return Err(Refusal::new(RefusalCode::TooMuch, "one connection cannot hold this many seats"));
        }
        let inner = live.lock();
        let whose = |token: &Token| inner.table.whose(token).map(|member| (member, token.hash()));
        let people: Option<Vec<_>> = hello.tokens.iter().map(whose).collect();
        let people = people.filter(|people| people.iter().all(|(member, hash)| inner.table.still(*member, hash)));
        let Some(people) = people else {
            return Err(Refusal::not_here_any_more());
        };
        if !inner.table.may_look(&people) {
            return Err(Refusal::no_spectators());
        }
        if people.is_empty() {
            if inner.presence.strangers >= limits.spectators {
                return Err(Refusal::new(RefusalCode::NoSpectators, "as many watch at this table as can"));
            }
            self.hub.services.gate.guesses.check(&inner.table, self.line.address, hello.password.as_deref())?;
        }
        // A device that is handed round shows nobody's cards until it is asked to.
        if let [(member, _)] = people[..] {
            self.shown = Some(member);
        }
        self.opened = inner.table.password.clone();
        self.people = people;
        Ok(())
    }

    fn members(&self) -> Vec<Member> {
        self.people.iter().map(|(member, _)| *member).collect()
    }

    /// Returns true if this connection may send another message now.
    fn may_send(&mut self) -> bool {
        self.messages.take(Rate::new(self.hub.config.limits.messages_per_ten_seconds, TEN_SECONDS), 1)
    }

    async fn greet(&mut self) -> Result<(), Ended> {
        let you = self.people.iter().map(|&(member, _)| You { member }).collect();
        self.tell(&Message::Welcome { version: env!("CARGO_PKG_VERSION").to_owned(), you }).await
    }

    /// Sends news and handles messages until the table leaves memory.
    async fn run(&mut self, live: &Arc<Live>, cursor: &mut Cursor) -> Result<(), Ended> {
        let silence = self.hub.config.limits.silence;
        let mut ticks = live.subscribe();
        let mut closing = self.hub.closing.subscribe();
        let mut heard = Instant::now();
        let mut pinged = false;
        loop {
            ticks.mark_unchanged();
            let news = {
                let inner = live.lock();
                if inner.gone {
                    return Ok(());
                }
                let before = self.people.len();
                self.people.retain(|(member, hash)| inner.table.still(*member, hash));
                // People who have left are no longer shown.
                self.shown = self.shown.filter(|shown| self.people.iter().any(|(member, _)| member == shown));
                if self.people.is_empty() && before > 0 {
                    Err(Refusal::not_here_any_more())
                } else if !inner.table.may_look(&self.people) {
                    Err(Refusal::no_spectators())
                } else if self.people.is_empty() && self.opened != inner.table.password {
                    Err(Refusal::new(RefusalCode::WrongPassword, "this table has another password now"))
                } else {
                    let seat = self.shown.and_then(|member| inner.table.seat_of(member));
                    if seat != cursor.seat {
                        cursor.turn_to(seat);
                    }
                    Ok(inner.news(cursor))
                }
            };
            let news = match news {
                Ok(news) => news,
                Err(refusal) => {
                    Box::pin(self.bye(refusal)).await;
                    return Err(Ended);
                }
            };
            for tell in &news {
                Box::pin(self.tell(tell)).await?;
            }
            let quiet = if pinged { silence } else { silence / 2 };
            tokio::select! {
                changed = ticks.changed() => changed.map_err(|_| Ended)?,
                message = self.socket.recv() => {
                    (heard, pinged) = (Instant::now(), false);
                    self.line.meter.reset();
                    match message {
                        Some(Ok(Frame::Text(text))) => Box::pin(self.hear(&text, live)).await?,
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) if self.may_send() => {}
                        Some(Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_))) => {
                            self.refused += 1;
                            let refusal = Refusal::new(RefusalCode::BadRequest, "messages are text");
                            Box::pin(self.refuse(None, refusal)).await?;
                        }
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return Err(Ended),
                    }
                }
                _ = async { closing.wait_for(|closing| *closing).await.is_ok() } => {
                    let away = CloseFrame { code: RESTARTING, reason: "the server is restarting".into() };
                    Box::pin(self.send(Frame::Close(Some(away)))).await?;
                    return Err(Ended);
                }
                () = tokio::time::sleep_until(heard + quiet) => {
                    if pinged {
                        return Err(Ended);
                    }
                    pinged = true;
                    Box::pin(self.send(Frame::Ping(axum::body::Bytes::new()))).await?;
                }
            }
        }
    }

    /// Handles a message.
    async fn hear(&mut self, text: &str, live: &Arc<Live>) -> Result<(), Ended> {
        let began = std::time::Instant::now();
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                self.refused += 1;
                let message = format!("the message cannot be read: {error}");
                // The id may be readable even so.
                let id = serde_json::from_str::<Called>(text).ok().map(|called| called.id);
                return self.refuse(id, Refusal::new(RefusalCode::BadRequest, message)).await;
            }
        };
        let id = request.id;
        if id.is_empty() || id.len() > 64 {
            self.refused += 1;
            return self.refuse(None, Refusal::new(RefusalCode::BadRequest, "an id has 1 to 64 letters")).await;
        }
        if !self.may_send() || !self.hub.services.gate.may_send(self.line.address) {
            self.refused += 1;
            return self
                .refuse(Some(id), Refusal::new(RefusalCode::TooFast, "that was too much at once: wait a little"))
                .await;
        }
        let counted = !live.lock().table.play.as_ref().is_some_and(Play::is_reacting);
        let done = self.act(request.command, &id, live).await;
        // While a play waits for answers, it is not told by counting how many there were.
        if counted {
            self.hub.metrics().answer_seconds.observe(began.elapsed().as_secs_f64());
        }
        match done {
            Ok(token) => self.tell(&Message::Done { id, token }).await,
            Err(refusal) => self.refuse(Some(id), refusal).await,
        }
    }

    async fn act(&mut self, command: Command, id: &str, live: &Arc<Live>) -> Result<Option<Token>, Refusal> {
        let nobody = || Refusal::new(RefusalCode::NotYourSeat, "spectators cannot do this: join the table first");
        // Somebody may have lost their seat since they were last shown something.
        if !live.lock().table.are_still(&self.people) {
            return Err(Refusal::not_here_any_more());
        }
        // A connection with several seats speaks for the one that the request names, or for the one that is shown.
        let seated = |seat: u8| live.lock().table.member_at(Seat(seat));
        let own = |member: Option<Member>| member.filter(|member| self.people.iter().any(|(other, _)| other == member));
        let speaker = self.shown.or(self.people.first().map(|(member, _)| *member));
        match command {
            Command::Ping => Ok(None),
            Command::Show { seat } => {
                let member = seat.map(|seat| own(seated(seat)).ok_or_else(not_yours)).transpose()?;
                self.shown = member;
                Ok(None)
            }
            Command::Say { text } => {
                let member = speaker.ok_or_else(nobody)?;
                live.say(member, ChatLine::Text(text), self.hub.config.limits.lines_per_ten_seconds)?;
                Ok(None)
            }
            Command::Gesture { gesture } => {
                let member = speaker.ok_or_else(nobody)?;
                live.say(member, ChatLine::Gesture(gesture), self.hub.config.limits.lines_per_ten_seconds)?;
                Ok(None)
            }
            Command::Ready { ready } => {
                let member = speaker.ok_or_else(nobody)?;
                // After the end of a round, one press is for everybody at the device.
                let all = live.lock().presence.resting;
                live.set_ready(&if all { self.members() } else { vec![member] }, ready);
                Ok(None)
            }
            Command::AskSeat { seat } => {
                live.ask_seat(speaker.ok_or_else(nobody)?, Seat(seat))?;
                Ok(None)
            }
            Command::DeclineSeat { member } => {
                let asker = self.host_of(live).or(speaker).ok_or_else(nobody)?;
                live.decline_seat(asker, member)?;
                Ok(None)
            }
            Command::Commit { seat, commitment } => {
                own(seated(seat)).ok_or_else(not_yours)?;
                live.commit(Seat(seat), commitment)?;
                Ok(None)
            }
            Command::Share { seat, share } => {
                own(seated(seat)).ok_or_else(not_yours)?;
                live.share(Seat(seat), share)?;
                Ok(None)
            }
            Command::Check { seat, chosen } => {
                speaker.ok_or_else(nobody)?;
                let member = own(seated(seat)).ok_or_else(not_yours)?;
                live.lock().table.check(member, Seat(seat), &chosen)?;
                Ok(None)
            }
            Command::Play { seat, .. } | Command::Back { seat } | Command::Point { seat, .. } => {
                speaker.ok_or_else(nobody)?;
                let member = own(seated(seat)).ok_or_else(not_yours)?;
                request(live, member, self.proof(member)?, command, id).await
            }
            Command::StandIn { seat } => {
                let member = own(seated(seat)).or(self.host_of(live)).or(speaker).ok_or_else(nobody)?;
                request(live, member, self.proof(member)?, command, id).await
            }
            Command::HandOver { .. } | Command::Sit | Command::Stand | Command::Leave => {
                let member = speaker.ok_or_else(nobody)?;
                request(live, member, self.proof(member)?, command, id).await
            }
            Command::Set { .. }
            | Command::Password { .. }
            | Command::AddBot { .. }
            | Command::FillBots { .. }
            | Command::GiveSeat { .. }
            | Command::SetBot { .. }
            | Command::Remove { .. }
            | Command::RemoveWatcher { .. }
            | Command::Order { .. }
            | Command::PassHost { .. }
            | Command::Mute { .. }
            | Command::Start
            | Command::Rematch
            | Command::Abandon => {
                let member = self.host_of(live).or(speaker).ok_or_else(nobody)?;
                request(live, member, self.proof(member)?, command, id).await
            }
        }
    }

    /// Returns the token hash that proves that this connection belongs to a member.
    fn proof(&self, member: Member) -> Result<TokenHash, Refusal> {
        let found = self.people.iter().find(|(other, _)| *other == member);
        found.map(|(_, proof)| proof.clone()).ok_or_else(not_yours)
    }

    /// Returns the host, if this connection belongs to the host.
    fn host_of(&self, live: &Live) -> Option<Member> {
        let host = live.lock().table.host;
        self.people.iter().any(|(member, _)| *member == host).then_some(host)
    }

    async fn refuse(&mut self, id: Option<String>, refusal: Refusal) -> Result<(), Ended> {
        if self.refused > MOST_REFUSED {
            self.bye(Refusal::new(RefusalCode::TooFast, "too many messages of this connection were refused")).await;
            return Err(Ended);
        }
        self.tell(&Message::Refused { id, refusal }).await
    }

    async fn tell(&mut self, tell: &Message) -> Result<(), Ended> {
        let text = serde_json::to_string(tell).map_err(|_| Ended)?;
        self.send(Frame::Text(text.into())).await
    }

    async fn send(&mut self, message: Frame) -> Result<(), Ended> {
        match timeout(self.hub.config.limits.slow_reader, self.socket.send(message)).await {
            Ok(sent) => sent.map_err(|_| Ended),
            Err(_) => {
                self.hub.metrics().slow_readers.inc();
                Err(Ended)
            }
        }
    }

    async fn bye(&mut self, refusal: Refusal) {
        say_bye(&mut self.socket, refusal, self.hub.config.limits.slow_reader).await;
    }
}

fn not_yours() -> Refusal {
    Refusal::new(RefusalCode::NotYourSeat, "that is not your seat")
}

/// Asks the keeper of the table, and waits until the change is stored.
async fn request(
    live: &Live,
    member: Member,
    proof: TokenHash,
    command: Command,
    id: &str,
) -> Result<Option<Token>, Refusal> {
    let (reply, answer) = oneshot::channel();
    let gone = || Refusal::new(RefusalCode::NotStored, "the table was put away just now: try again");
    live.jobs.send(Job::Command { member, proof, command, id: id.to_owned(), reply }).await.map_err(|_| gone())?;
    answer.await.map_err(|_| gone())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size<A, B, C, F: Future>(_: impl FnOnce(A, B, C) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_connection_is_small() {
        // The memory of a quiet connection is needed ten thousand times.
        let bytes = size(talk) + size_of::<Session>();
        assert!(bytes <= 2048, "{bytes}");
    }
}

//! One client of many: it plays any move that it is offered, after a pause.

use futures_util::{SinkExt, StreamExt};
use saboteur_engine::Bytes32;
use saboteur_table::{Command, DealNote, Doubt, Hello, Member, Message, Request, SeatView, StageView, Token};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// The measurements of all clients together.
#[derive(Default)]
pub(super) struct Measurements {
    counting: AtomicBool,
    moves: AtomicU64,
    latencies: Mutex<Vec<u32>>,
    pub(super) errors: AtomicU64,
}

impl Measurements {
    pub(super) fn begin(&self) {
        self.counting.store(true, Ordering::Relaxed);
    }

    /// Returns the number of moves that all clients of a table have heard of, and the microseconds that each took.
    pub(super) fn end(&self) -> (u64, Vec<u32>) {
        self.counting.store(false, Ordering::Relaxed);
        let latencies = std::mem::take(&mut *self.latencies.lock().unwrap_or_else(PoisonError::into_inner));
        (self.moves.load(Ordering::Relaxed), latencies)
    }

    fn heard_by_all(&self, sent: Instant) {
        if self.counting.load(Ordering::Relaxed) {
            self.moves.fetch_add(1, Ordering::Relaxed);
            let micros = u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
            self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(micros);
        }
    }

    fn error(&self, what: &str) {
        // The first few say what is wrong; the count says how bad it is.
        if self.errors.fetch_add(1, Ordering::Relaxed) < 5 {
            eprintln!("{what}");
        }
    }
}

/// A table, and the move that is under way there.
pub(super) struct MeasuredTable {
    clients: usize,
    /// After how many moves, since when, and how many clients have not heard of it.
    under_way: Mutex<Option<(usize, Instant, usize)>>,
}

impl MeasuredTable {
    pub(super) fn new(clients: usize) -> MeasuredTable {
        MeasuredTable { clients, under_way: Mutex::default() }
    }

    fn sent(&self, made: usize) {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        *under_way = Some((made + 1, Instant::now(), self.clients));
    }

    fn heard(&self, made: usize, measurements: &Measurements) {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((number, sent, left)) = under_way.as_mut().filter(|(number, ..)| *number == made) {
            let _ = number;
            *left -= 1;
            if *left == 0 {
                measurements.heard_by_all(*sent);
                *under_way = None;
            }
        }
    }
}

/// A WebSocket to a table.
pub(super) type Socket = WebSocketStream<TcpStream>;

/// Connects to a table from an address of this machine, and says hello.
pub(super) async fn open_socket(
    address: SocketAddr,
    source: Ipv4Addr,
    code: &str,
    token: Option<Token>,
) -> io::Result<Socket> {
    let stream = connect(address, source).await?;
    let request = format!("ws://{address}/api/tables/{code}/socket");
    let request = request.into_client_request().map_err(io::Error::other)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    let (mut socket, _) = connected.map_err(io::Error::other)?;
    let hello = Hello { tokens: token.into_iter().collect(), seen: None, password: None };
    let hello = serde_json::to_string(&hello).map_err(io::Error::other)?;
    socket.send(Frame::Text(hello.into())).await.map_err(io::Error::other)?;
    Ok(socket)
}

/// Connects from an address of this machine.
pub(super) async fn connect(address: SocketAddr, source: Ipv4Addr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(source.into(), 0))?;
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// One connection.
pub(super) struct Client {
    socket: Socket,
    table: Arc<MeasuredTable>,
    seated: bool,
    lot: u64,
}

impl Client {
    /// Connects from an address of this machine. `number` is the seed of the moves.
    pub(super) async fn connect(
        address: SocketAddr,
        source: Ipv4Addr,
        code: &str,
        token: Option<Token>,
        table: &Arc<MeasuredTable>,
        number: u32,
    ) -> io::Result<Client> {
        let seated = token.is_some();
        let socket = open_socket(address, source, code, token).await?;
        Ok(Client { socket, table: Arc::clone(table), seated, lot: u64::from(number) * 7919 + 1 })
    }

    fn draw(&mut self, below: u64) -> u64 {
        self.lot = self.lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.lot >> 33) % below.max(1)
    }

    async fn ask(&mut self, id: impl Into<String>, command: Command) -> bool {
        let request = serde_json::to_string(&Request { id: id.into(), command }).unwrap_or_default();
        self.socket.send(Frame::Text(request.into())).await.is_ok()
    }

    /// Plays until the program ends.
    pub(super) async fn play(
        mut self,
        starts: bool,
        pause: Duration,
        measurements: Arc<Measurements>,
        stop: Arc<AtomicBool>,
    ) {
        if starts && !self.ask("start", Command::Start).await {
            measurements.error("a table could not be started");
        }
        let mut member: Option<Member> = None;
        let mut note: Option<DealNote> = None;
        let mut last = None;
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Frame::Text(text))) => text,
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => {
                    if !stop.load(Ordering::Relaxed) {
                        measurements.error("a connection was lost");
                    }
                    return;
                }
            };
            let update = match serde_json::from_str(&text) {
                Ok(Message::Update(update)) => update,
                Ok(Message::Welcome { you, .. }) => {
                    member = you.first().map(|you| you.member);
                    continue;
                }
                Ok(Message::Refused { .. } | Message::Bye { .. }) => {
                    measurements.error(&text);
                    continue;
                }
                Ok(Message::Chat { .. } | Message::Done { .. }) => continue,
                Err(error) => {
                    measurements.error(&format!("{error}: {text}"));
                    continue;
                }
            };
            if let Some(table) = update.table {
                let own =
                    |seat: &SeatView| matches!(seat, SeatView::Person { person, .. } if Some(person.member) == member);
                let own = table.seats.iter().position(own);
                if let (StageView::Shuffling, Some(seat), Some(deal)) = (table.phase, own, &table.deal) {
                    let seat = seat as u8;
                    if note.as_ref().is_none_or(|note: &DealNote| note.game != deal.game) {
                        note = Some(DealNote::new(&table, deal));
                    }
                    let note = note.get_or_insert_with(|| DealNote::new(&table, deal));
                    match note.see(deal) {
                        Ok(()) if deal.commitments.is_none() => {
                            let mut bytes = [0; 32];
                            bytes.fill_with(|| self.draw(256) as u8);
                            let commitment = note.commit(seat, || Bytes32(bytes));
                            self.ask("commit", Command::Commit { seat, commitment }).await;
                        }
                        Ok(()) => {
                            if let Some(share) = note.share(seat) {
                                self.ask("share", Command::Share { seat, share }).await;
                            }
                        }
                        // A busy server may deal without a client that is late.
                        Err(Doubt::NotCounted { .. }) => {}
                        Err(doubt) => measurements.error(&doubt.to_string()),
                    }
                }
                if table.phase == StageView::Over && starts {
                    self.ask("again", Command::Rematch).await;
                    self.ask("start", Command::Start).await;
                }
            }
            let Some(game) = update.game else {
                continue;
            };
            if last != Some(game.moves_made) {
                last = Some(game.moves_made);
                self.table.heard(game.moves_made, &measurements);
            }
            let (Some(seat), true) = (game.seat, self.seated && !game.moves.is_empty()) else {
                continue;
            };
            let wait = self.draw(2 * pause.as_millis() as u64 + 1);
            tokio::time::sleep(Duration::from_millis(wait)).await;
            let chosen = game.moves[self.draw(game.moves.len() as u64) as usize].chosen;
            self.table.sent(game.moves_made);
            self.ask(format!("m{}", game.moves_made), Command::Play { seat: seat.0, chosen: chosen.into() }).await;
        }
    }
}

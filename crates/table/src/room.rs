//! A table with the people who are connected: their chat, and the messages for each connection.

use crate::entry::{Entry, Member, RULINGS};
use crate::message::{ChatLine, ClockView, GameView, Message, News, Reaction, TableView, Update};
use crate::presence::Presence;
use crate::refusal::{Refusal, RefusalCode};
use crate::settings::{ChatText, Gesture};
use crate::table::Table;
use crate::unmasking::Unmasked;
use saboteur_engine::{Bytes32, Fairness, Seat};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The most lines of chat that are kept.
const MOST_LINES: usize = 100;

/// The most news that are told to a connection that has seen nothing yet.
const MOST_NEWS: usize = 200;

/// A table with the people who are connected. None of this is stored, except for the table's entries.
pub struct Room {
    /// The table.
    pub table: Table,
    /// The people who are connected and ready.
    pub presence: Presence,
    /// The commitments to shares of the game that is about to be dealt, while they are collected.
    commitments: BTreeMap<Seat, Bytes32>,
    /// The shares that were revealed.
    shares: BTreeMap<Seat, Bytes32>,
    /// True if no more commitments are taken, or no more shares.
    closed: bool,
    /// The seats whose people have come back.
    pub returning: BTreeSet<Seat>,
    lines: VecDeque<ChatLine>,
    /// The number of the last line of chat.
    said: u64,
    /// What came to light at the ends of rounds, each with the number of the news that it follows.
    unmasked: Vec<(u64, Unmasked)>,
    /// The number of things that came to light in earlier games.
    unmasked_before: usize,
    /// Goes up when the table changes.
    table_version: u64,
    /// Goes up when the game changes.
    game_version: u64,
}

/// The milliseconds that are left, on a clock that the caller reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimeLeft {
    /// For the decision of the player whose turn it is. Nothing if it is not measured.
    pub turn: Option<u64>,
    /// For answers to a play. Nothing if it is not measured.
    pub reaction: Option<u64>,
}

/// The viewer of a connection, and the news that it has been told.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// The seat that looks. Nothing for spectators, and while the curtain is down.
    pub seat: Option<Seat>,
    /// The number of the last news that were told.
    pub told: Option<u64>,
    table: u64,
    game: u64,
    lines: u64,
    /// The number of things that came to light that were told. Nothing if it follows from the news that were told.
    unmasked: Option<usize>,
}

impl Cursor {
    /// Returns the cursor of a connection that has seen the news up to this number.
    pub fn new(seen: Option<u64>) -> Cursor {
        Cursor { seat: None, told: seen, table: 0, game: 0, lines: 0, unmasked: None }
    }

    /// Shows the table to another viewer from now on. If the viewer has changed, everything is told again.
    pub fn turn_to(&mut self, seat: Option<Seat>) {
        let first = self.table == 0;
        let told = self.told.filter(|_| first || seat == self.seat);
        let unmasked = self.unmasked.filter(|_| told.is_some());
        *self = Cursor { seat, told, unmasked, game: 0, ..self.clone() };
    }
}

impl Room {
    /// Returns an empty room. It is `now` in milliseconds on the clock of the caller, and lines of chat get higher numbers.
    pub fn new(table: Table, now: u64) -> Room {
        Room {
            table,
            presence: Presence::new(now),
            commitments: BTreeMap::new(),
            shares: BTreeMap::new(),
            closed: false,
            returning: BTreeSet::new(),
            lines: VecDeque::new(),
            said: now,
            unmasked: Vec::new(),
            unmasked_before: 0,
            table_version: 1,
            game_version: 1,
        }
    }

    /// Adds a connection of these people, or of nobody. Their seats are given back to them.
    pub fn enter(&mut self, members: &[Member]) {
        self.count(members, 1);
        self.presence.note_came(members);
        // Somebody who comes during the rest between two rounds has nothing left to look at.
        if self.presence.resting {
            members.iter().for_each(|&member| self.presence.set_ready(member, true));
        }
        let back = members.iter().filter_map(|&member| self.table.seat_of(member));
        let back: Vec<Seat> = back.filter(|&seat| self.table.bot_at(seat).is_some()).collect();
        self.returning.extend(back);
    }

    /// Removes a connection of these people, or of nobody.
    pub fn leave(&mut self, members: &[Member]) {
        self.count(members, -1);
    }

    fn count(&mut self, members: &[Member], by: i32) {
        self.presence.count(members, by);
        self.table_version += 1;
    }

    /// Returns true if anybody is connected.
    pub fn is_attended(&self) -> bool {
        self.presence.is_attended()
    }

    /// Notes that the table or the game has changed, so that everybody is told.
    pub fn touch(&mut self, table: bool, game: bool) {
        self.table_version += u64::from(table);
        self.game_version += u64::from(game);
    }

    /// Notes if somebody is ready.
    pub fn set_ready(&mut self, member: Member, ready: bool) {
        self.presence.set_ready(member, ready);
        self.table_version += 1;
    }

    /// Takes the commitment of a seat to its share. The first one counts.
    pub fn commit(&mut self, seat: Seat, commitment: Bytes32) -> Result<(), Refusal> {
        let collecting = self.table.pending_deal().is_some_and(|deal| deal.commitments.is_none());
        if !collecting || self.closed || *self.commitments.entry(seat).or_insert(commitment) != commitment {
            let message = "no commitment is expected: the seat has already made one, or it is too late";
            return Err(Refusal::new(RefusalCode::NoGame, message));
        }
        Ok(())
    }

    /// Takes the share that a seat has committed to.
    pub fn share(&mut self, seat: Seat, share: Bytes32) -> Result<(), Refusal> {
        let refusal = |message: &str| Err(Refusal::new(RefusalCode::NoGame, message));
        let Some((deal, commitments)) =
            self.table.pending_deal().and_then(|deal| Some((deal, deal.commitments.as_ref()?)))
        else {
            return refusal("no share is expected: everybody commits to a share first");
        };
        if self.closed {
            return refusal("it is too late: the cards are being dealt");
        }
        let expected = Fairness::share_commitment(deal.commitment(), seat, share);
        if commitments.get(seat.index()).copied().flatten() != Some(expected) {
            return refusal("the share does not match a commitment of this seat");
        }
        self.shares.insert(seat, share);
        Ok(())
    }

    /// Returns the next entry of a deal that has begun. Nothing while somebody is waited for, unless the time is `over`.
    pub fn next_of_deal(&mut self, over: bool) -> Option<Entry> {
        let deal = self.table.pending_deal()?;
        let seats: Vec<Seat> = Seat::all(self.table.seats.len()).collect();
        let dealt = |shares: Vec<Option<Bytes32>>| Entry::Dealt { shares, rulings: RULINGS, characters: true };
        let Some(commitments) = deal.commitments.clone().or_else(|| self.table.begins_from_position().then(Vec::new))
        else {
            let is_awaited = |seat: &Seat| {
                let here = self.table.member_at(*seat).is_some_and(|member| self.presence.is_here(member));
                here && !self.commitments.contains_key(seat)
            };
            if !over && seats.iter().any(is_awaited) {
                return None;
            }
            self.closed = true;
            let commitments = seats.iter().map(|seat| self.commitments.get(seat).copied());
            return Some(Entry::Committed { commitments: commitments.collect() });
        };
        let is_awaited =
            |(seat, commitment): (&Seat, &Option<Bytes32>)| commitment.is_some() && !self.shares.contains_key(seat);
        if !over && seats.iter().zip(&commitments).any(is_awaited) {
            return None;
        }
        self.closed = true;
        Some(dealt(seats.iter().map(|seat| self.shares.get(seat).copied()).collect()))
    }

    /// Forgets the commitments and shares of the last step of a deal.
    pub fn open_deal(&mut self) {
        self.commitments.clear();
        self.shares.clear();
        self.closed = false;
    }

    /// Adds a line to the chat.
    pub fn say(&mut self, member: Member, text: ChatText) {
        self.add_line(member, Some(text), None);
    }

    /// Shows a gesture of somebody, like a line of the chat.
    pub fn gesture(&mut self, member: Member, gesture: Gesture) {
        self.add_line(member, None, Some(gesture));
    }

    fn add_line(&mut self, member: Member, text: Option<ChatText>, gesture: Option<Gesture>) {
        let Some(person) = self.table.person(member) else {
            return;
        };
        if self.lines.len() == MOST_LINES {
            self.lines.pop_front();
        }
        self.said += 1;
        self.lines.push_back(ChatLine { number: self.said, member, name: person.name.clone(), text, gesture });
    }

    /// Adds the request of a person for a seat.
    pub fn ask_seat(&mut self, member: Member, seat: Seat) -> Result<(), Refusal> {
        self.presence.claim(&self.table, member, seat)?;
        self.table_version += 1;
        Ok(())
    }

    /// Declines the request of a person for a seat. The host may do that, and the person too.
    pub fn decline_seat(&mut self, asker: Member, member: Member) -> Result<(), Refusal> {
        if asker != member && asker != self.table.host {
            return Err(Refusal::new(RefusalCode::HostOnly, "only the host of the table may do that"));
        }
        if !self.presence.decline(member) {
            return Err(Refusal::new(RefusalCode::NoSuchSeat, "this person has not asked for a seat"));
        }
        self.table_version += 1;
        Ok(())
    }

    /// Tells what came to light at the end of a round, after the news with this number.
    pub fn unmask(&mut self, after: u64, unmasked: Unmasked) {
        if after > self.table.forgotten() && after <= self.table.told() {
            self.unmasked.push((after, unmasked));
            self.unmasked.sort_by_key(|(after, _)| *after);
        }
    }

    /// Forgets what came to light in the last game.
    pub fn forget_unmasked(&mut self) {
        self.unmasked_before += self.unmasked.len();
        self.unmasked.clear();
    }

    /// Adds what came to light to the latest news, in its place. `start` is the number of the news before them.
    fn reveal(&self, cursor: &Cursor, start: u64, fresh: bool, happened: &mut Vec<News>) {
        let told = match cursor.unmasked {
            Some(told) if !fresh => told.saturating_sub(self.unmasked_before),
            _ => self.unmasked.partition_point(|(after, _)| *after < start),
        };
        for (after, unmasked) in self.unmasked.iter().skip(told).rev() {
            let place = after.saturating_sub(start).min(happened.len() as u64);
            happened.insert(place as usize, News::Unmasked(unmasked.clone()));
        }
    }

    /// Returns the table as everybody sees it.
    pub fn table_view(&self) -> TableView {
        self.table.view(&self.presence)
    }

    /// Returns the messages that a connection has not been told yet.
    pub fn news(&self, cursor: &mut Cursor, left: TimeLeft) -> Vec<Message> {
        let mut messages = Vec::new();
        let told = self.table.told();
        let table = cursor.table != self.table_version;
        let game = cursor.game != self.game_version;
        let unmasked = self.unmasked_before + self.unmasked.len();
        if table || game || cursor.told != Some(told) || cursor.unmasked != Some(unmasked) {
            let viewer = self.table.viewer(cursor.seat);
            let missed = cursor.told.and_then(|seen| self.table.news_since(seen, viewer));
            let fresh = missed.is_none();
            let mut happened = missed.unwrap_or_else(|| self.table.last_news(MOST_NEWS, viewer));
            self.reveal(cursor, told - happened.len() as u64, fresh, &mut happened);
            let update = Update {
                number: told,
                fresh,
                happened,
                table: table.then(|| self.table_view()),
                game: if game { self.game_view(cursor.seat, left) } else { None },
            };
            messages.push(Message::Update(Box::new(update)));
        }
        if self.lines.back().is_some_and(|line| line.number > cursor.lines) {
            let lines = self.lines.iter().filter(|line| line.number > cursor.lines).cloned().collect();
            messages.push(Message::Chat { lines });
        }
        *cursor = Cursor {
            seat: cursor.seat,
            told: Some(told),
            table: self.table_version,
            game: self.game_version,
            lines: self.said,
            unmasked: Some(unmasked),
        };
        messages
    }

    /// Returns the game as a seat sees it, or a spectator.
    fn game_view(&self, seat: Option<Seat>, left: TimeLeft) -> Option<GameView> {
        let play = self.table.play.as_ref()?;
        let over = play.is_over();
        let reacting = play.is_reacting() && !over;
        Some(GameView {
            game: self.table.games,
            seat,
            moves_made: play.game().moves().len(),
            view: play.game().view(self.table.viewer(seat)),
            moves: seat.map_or(Vec::new(), |seat| play.offers(seat)),
            pointing: play.pointings.standing().to_vec(),
            reaction: reacting.then(|| Reaction {
                milliseconds: left.reaction,
                answered: seat.is_some_and(|seat| play.answers.contains_key(&seat)),
            }),
            clock: self
                .table
                .settings
                .clock
                .per_move()
                .map(|_| ClockView { milliseconds: left.turn.filter(|_| !over), banks: play.banks.clone() }),
            abandoned: play.abandoned,
            key: self.table.key().cloned(),
        })
    }
}

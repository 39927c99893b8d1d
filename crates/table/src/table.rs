//! A table as a fold over its entries: the people, the seats and the game. Nothing here waits, stores or sends.

mod bots;
mod dealing;
mod decide;
mod play;
mod rounds;
#[cfg(test)]
mod tests;

pub use decide::{MOST_ENTRIES, MOST_GAMES};
pub use play::{AskedSeat, Play};

use crate::code::TableCode;
use crate::deal::Deal;
use crate::entry::{DecidedBy, Entry, Member, Stored};
use crate::name::Name;
use crate::refusal::{Refusal, RefusalCode};
use crate::score::Score;
use crate::settings::Settings;
use crate::token::{GameKey, Token, TokenHash};
use saboteur_bots::{NAMES, Profile, Stance};
use saboteur_engine::{Move, Scenario, Seat, Viewer};
use std::collections::{BTreeMap, VecDeque};

/// The number of times in a row that the clock runs out before a bot stands in.
pub const MOST_MISSES: u8 = 3;

/// The number of moves of each seat whose ids are kept, so that a move that is sent twice is made once.
const REMEMBERED: usize = 64;

/// A person at the table.
#[derive(Clone, Debug)]
pub struct Person {
    /// Their name.
    pub name: Name,
    token: TokenHash,
    /// True if they left for good.
    pub left: bool,
    /// True if they may not chat.
    pub muted: bool,
    /// The number of changes that they have made since the last deal, apart from moves.
    changes: u32,
}

impl Person {
    fn new(name: &Name, token: &TokenHash) -> Person {
        Person { name: name.clone(), token: token.clone(), left: false, muted: false, changes: 0 }
    }
}

/// The player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person.
    Person(Member),
    /// A bot.
    Bot {
        /// Its level, and its character if the host chose it.
        profile: Profile,
        /// Its name.
        name: &'static str,
    },
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People gather.
    Lobby,
    /// The game is about to be dealt.
    Locked,
    /// A game is being played.
    Playing,
    /// A game has ended.
    Over,
}

/// The public part of an entry.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Happening {
    Joined {
        name: Name,
    },
    Left {
        name: Name,
    },
    Hosted {
        name: Name,
    },
    Dealt,
    /// The move with this number, from 1. Answers to a play are secret, so they name nobody.
    Moved {
        number: usize,
        by: Option<(Seat, DecidedBy)>,
    },
    StoodIn {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    Pointed {
        seat: Seat,
        at: Seat,
        stance: Option<Stance>,
    },
    SeatGiven {
        seat: Seat,
        name: Name,
    },
    Abandoned,
}

/// A table as a fold over its entries.
pub struct Table {
    /// Its code.
    pub code: TableCode,
    /// The number of entries.
    pub number: u64,
    /// Its settings.
    pub settings: Settings,
    /// The hash of its password, if it has one.
    pub password: Option<TokenHash>,
    /// The people who have been at the table, by number.
    pub people: Vec<Person>,
    /// The host.
    pub host: Member,
    /// The players, by seat.
    pub seats: Vec<Occupant>,
    /// Its stage.
    pub stage: Stage,
    /// The number of games that were dealt.
    pub games: u32,
    /// The deal that has begun.
    deal: Option<Deal>,
    /// The game on the table.
    pub play: Option<Play>,
    /// The score of the games before.
    pub(crate) earlier: Score,
    /// The position that games begin with, if any.
    from: Option<Scenario>,
    /// The happenings since the last deal.
    happened: Vec<Happening>,
    /// The number of happenings before that.
    forgotten: u64,
    /// The number of changes by the host since the last deal.
    changes: u32,
    /// The number of people who have joined since the last deal, or since the last password was set.
    joins: u32,
    /// The ids of the last moves of each seat, in this game and in the one before.
    ids: BTreeMap<Seat, VecDeque<(String, Move)>>,
    /// The key to the replay of the last game that was started. Nothing if everybody may see the replay.
    key: Option<GameKey>,
}

/// The entries do not follow from each other: the file was damaged, or written by a later version.
#[derive(Debug, thiserror::Error)]
#[error("entry {number} does not follow from those before: {what}")]
pub struct DamagedTable {
    number: u64,
    what: String,
}

impl Table {
    /// Returns the table that these entries make. Only the moves of its last game are played.
    pub fn load(code: TableCode, entries: &[Stored]) -> Result<Table, DamagedTable> {
        let damaged = |number: u64, what: &str| DamagedTable { number, what: what.to_owned() };
        let [first, rest @ ..] = entries else {
            return Err(damaged(1, "there is none"));
        };
        let mut table = Table::open(code, &first.entry).ok_or_else(|| damaged(1, "the table was not opened"))?;
        let dealt = rest.iter().rposition(|stored| matches!(stored.entry, Entry::Dealt { .. })).unwrap_or(0);
        for (at, stored) in rest.iter().enumerate() {
            if at < dealt && table.skip(&stored.entry) {
                continue;
            }
            table.apply(&stored.entry).map_err(|what| DamagedTable { number: at as u64 + 2, what })?;
        }
        Ok(table)
    }

    fn open(code: TableCode, entry: &Entry) -> Option<Table> {
        let Entry::Opened { settings, name, token, plays, password, from } = entry else {
            return None;
        };
        let mut seats = Vec::new();
        if let Some(from) = from {
            let names = from.scenario.players.names();
            // Bots keep their names, and those who sit in for people take other ones.
            let mut others = NAMES.into_iter().filter(|name| !names.iter().any(|taken| taken == name));
            for (seat, player) in names.iter().enumerate() {
                let name = NAMES.into_iter().find(|name| name == player).or_else(|| others.next()).unwrap_or(NAMES[0]);
                let bot = Occupant::Bot { profile: from.level.into(), name };
                seats.push(if seat == from.seat.index() { Occupant::Person(0) } else { bot });
            }
        } else if *plays {
            seats.push(Occupant::Person(0));
        }
        Some(Table {
            code,
            number: 1,
            settings: settings.clone(),
            password: password.clone(),
            people: vec![Person::new(name, token)],
            host: 0,
            seats,
            stage: Stage::Lobby,
            games: 0,
            deal: None,
            play: None,
            earlier: Score::default(),
            from: from.as_ref().map(|from| from.scenario.clone()),
            happened: Vec::new(),
            forgotten: 0,
            changes: 0,
            joins: 0,
            ids: BTreeMap::new(),
            key: None,
        })
    }

    /// Counts a move or an answer of an earlier game without playing it. Returns false for other entries.
    pub(crate) fn skip(&mut self, entry: &Entry) -> bool {
        match entry {
            Entry::Moved { seat, chosen, id, .. } => {
                self.forgotten += 1;
                self.remember(*seat, id.as_deref(), *chosen);
            }
            Entry::Answered { seat, chosen, id } => self.remember(*seat, id.as_deref(), *chosen),
            Entry::Pointed { .. } => self.forgotten += 1,
            _ => return false,
        }
        self.number += 1;
        true
    }

    /// Changes the seats. The player who is to begin still begins.
    fn reseat(&mut self, change: impl FnOnce(&mut Vec<Occupant>)) {
        let begins = self.settings.first.and_then(|first| self.seats.get(first.index()).copied());
        change(&mut self.seats);
        let seat = begins.and_then(|begins| self.seats.iter().position(|&occupant| occupant == begins));
        self.settings.first = seat.map(|seat| Seat(seat as u8));
    }

    /// Carries out an entry.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Opened { .. } => return Err("a table is opened once".to_owned()),
            Entry::Joined { name, token, plays } => {
                let member = self.people.len() as Member;
                self.people.push(Person::new(name, token));
                if *plays {
                    self.seats.push(Occupant::Person(member));
                }
                self.happened.push(Happening::Joined { name: name.clone() });
            }
            Entry::Left { member } => {
                let person = self.people.get_mut(usize::from(*member)).ok_or("nobody has that number")?;
                person.left = true;
                let name = person.name.clone();
                if self.play.is_none() {
                    self.reseat(|seats| seats.retain(|&occupant| occupant != Occupant::Person(*member)));
                }
                self.happened.push(Happening::Left { name });
            }
            Entry::Sat { member } => self.seats.push(Occupant::Person(*member)),
            Entry::Stood { member } => {
                self.reseat(|seats| seats.retain(|&occupant| occupant != Occupant::Person(*member)));
            }
            Entry::BotAdded { level, character, name } => {
                let taken = |name: &str| {
                    self.seats.iter().any(|seat| matches!(seat, Occupant::Bot { name: other, .. } if *other == name))
                        || self.people.iter().any(|person| person.name.as_str().eq_ignore_ascii_case(name))
                };
                let name = match name {
                    Some(name) => NAMES.into_iter().find(|known| known == name).ok_or("no bot has this name")?,
                    None => NAMES.into_iter().find(|name| !taken(name)).unwrap_or(NAMES[0]),
                };
                self.seats.push(Occupant::Bot { profile: Profile { level: *level, character: *character }, name });
            }
            Entry::BotLevel { seat, level, character } => match self.seats.get_mut(usize::from(*seat)) {
                Some(Occupant::Bot { profile, .. }) => *profile = Profile { level: *level, character: *character },
                Some(Occupant::Person(_)) | None => return Err("no bot sits there".to_owned()),
            },
            Entry::BotRemoved { seat } => {
                if usize::from(*seat) >= self.seats.len() {
                    return Err("there is no such seat".to_owned());
                }
                self.reseat(|seats| _ = seats.remove(usize::from(*seat)));
            }
            Entry::Ordered { seats } => {
                let order: Option<Vec<Occupant>> =
                    seats.iter().map(|&seat| self.seats.get(usize::from(seat)).copied()).collect();
                let order = order.ok_or("there is no such seat")?;
                self.reseat(|seats| *seats = order);
            }
            Entry::Set { settings } => self.settings = settings.clone(),
            Entry::Password { password } => self.password.clone_from(password),
            Entry::Hosted { member } => {
                self.host = *member;
                let name = self.person(*member).ok_or("nobody has that number")?.name.clone();
                self.happened.push(Happening::Hosted { name });
            }
            Entry::HandedOver { member, token } => {
                self.people.get_mut(usize::from(*member)).ok_or("nobody has that number")?.token = token.clone();
            }
            Entry::Muted { member, muted } => {
                self.people.get_mut(usize::from(*member)).ok_or("nobody has that number")?.muted = *muted;
            }
            Entry::Locked { secret, scheme } => {
                self.lock_seats(*secret, *scheme);
                self.key = Some(GameKey::new(&self.code, secret));
            }
            Entry::Committed { commitments } => {
                let deal = self.deal.as_mut().ok_or("the game was not started")?;
                deal.commitments = Some(commitments.clone());
            }
            Entry::Dealt { shares, rulings, characters } => self.deal(shares, *rulings, *characters)?,
            Entry::Answered { seat, chosen, id } => {
                let play = self.play.as_mut().ok_or("no game is being played")?;
                play.answers.insert(*seat, *chosen);
                self.remember(*seat, id.as_deref(), *chosen);
            }
            Entry::Moved { seat, chosen, by, id, note, spent } => {
                let play = self.play.as_mut().ok_or("no game is being played")?;
                let chosen = play.meant(*chosen);
                let answers = play.is_reacting();
                play.play(*seat, chosen).map_err(|error| error.to_string())?;
                if let Some(note) = note {
                    play.game.annotate(note.clone());
                }
                if !play.is_reacting() {
                    play.answers.clear();
                }
                let at = seat.index();
                play.banks[at] = play.banks[at].saturating_sub(*spent);
                if !answers {
                    play.misses[at] = if *by == DecidedBy::Clock { play.misses[at].saturating_add(1) } else { 0 };
                }
                let number = play.game.moves().len();
                play.pointings.see_move(number, play.game.events_of_move(number));
                self.happened.push(Happening::Moved { number, by: (!answers).then_some((*seat, *by)) });
                let over = play.is_over();
                self.remember(*seat, id.as_deref(), chosen);
                if over {
                    self.end();
                }
            }
            Entry::StoodIn { seat } | Entry::Returned { seat } => {
                let play = self.play.as_mut().ok_or("no game is being played")?;
                let here = play.stood_in.get_mut(seat.index()).ok_or("there is no such seat")?;
                *here = matches!(entry, Entry::StoodIn { .. });
                play.misses[seat.index()] = 0;
                self.happened.push(match entry {
                    Entry::StoodIn { seat } => Happening::StoodIn { seat: *seat },
                    _ => Happening::Returned { seat: *seat },
                });
            }
            Entry::Pointed { seat, at, stance } => {
                let play = self.play.as_mut().ok_or("no game is being played")?;
                if seat.index().max(at.index()) >= self.seats.len() {
                    return Err("there is no such seat".to_owned());
                }
                play.pointings.note(play.game.moves().len(), *seat, *at, *stance);
                self.happened.push(Happening::Pointed { seat: *seat, at: *at, stance: *stance });
            }
            Entry::SeatGiven { member, seat } => {
                let name = self.person(*member).ok_or("nobody has that number")?.name.clone();
                let play = self.play.as_mut().ok_or("no game is being played")?;
                *self.seats.get_mut(seat.index()).ok_or("there is no such seat")? = Occupant::Person(*member);
                play.stood_in[seat.index()] = false;
                play.misses[seat.index()] = 0;
                play.pointings.withdraw_all(play.game.moves().len(), *seat);
                self.happened.push(Happening::SeatGiven { seat: *seat, name });
            }
            Entry::Abandoned => {
                self.play.as_mut().ok_or("no game is being played")?.abandoned = true;
                self.end();
                self.happened.push(Happening::Abandoned);
            }
            Entry::Cleared { results } => {
                self.stage = Stage::Lobby;
                self.earlier.add(&self.seats, results);
                self.forget();
                self.play = None;
                let people = &self.people;
                self.seats.retain(|occupant| match occupant {
                    Occupant::Person(member) => people.get(usize::from(*member)).is_some_and(|person| !person.left),
                    Occupant::Bot { .. } => true,
                });
            }
        }
        self.number += 1;
        self.count_change(entry);
        Ok(())
    }

    /// Counts an entry towards the limits between two deals. Nobody can use up the limit of somebody else.
    fn count_change(&mut self, entry: &Entry) {
        let person = match entry {
            Entry::Sat { member } | Entry::Stood { member } | Entry::HandedOver { member, .. } => Some(*member),
            Entry::StoodIn { seat } | Entry::Returned { seat } => self.member_at(*seat),
            _ => None,
        };
        if let Some(person) = person.and_then(|member| self.people.get_mut(usize::from(member))) {
            person.changes += 1;
        }
        match entry {
            Entry::Dealt { .. } => {
                (self.changes, self.joins) = (0, 0);
                self.people.iter_mut().for_each(|person| person.changes = 0);
            }
            Entry::Joined { .. } => self.joins += 1,
            // A new password keeps out the strangers who have filled the table.
            Entry::Password { .. } => (self.changes, self.joins) = (self.changes + 1, 0),
            Entry::BotAdded { .. }
            | Entry::BotLevel { .. }
            | Entry::BotRemoved { .. }
            | Entry::Ordered { .. }
            | Entry::Set { .. }
            | Entry::Hosted { .. }
            | Entry::Muted { .. } => self.changes += 1,
            // A person who has joined leaves at most once. The others belong to a game.
            Entry::Left { .. }
            | Entry::Sat { .. }
            | Entry::Stood { .. }
            | Entry::HandedOver { .. }
            | Entry::StoodIn { .. }
            | Entry::Returned { .. }
            | Entry::Opened { .. }
            | Entry::Locked { .. }
            | Entry::Committed { .. }
            | Entry::Answered { .. }
            | Entry::Moved { .. }
            | Entry::Pointed { .. }
            | Entry::SeatGiven { .. }
            | Entry::Abandoned
            | Entry::Cleared { .. } => {}
        }
    }

    fn forget(&mut self) {
        self.forgotten += self.happened.len() as u64;
        self.happened.clear();
    }

    /// Returns the number of happenings so far.
    pub fn told(&self) -> u64 {
        self.forgotten + self.happened.len() as u64
    }

    /// Returns the number of happenings that are not kept any more.
    pub(crate) fn forgotten(&self) -> u64 {
        self.forgotten
    }

    /// Returns the happenings after this number. Nothing if they are not kept any more, or the number is too high.
    pub(crate) fn since(&self, seen: u64) -> Option<&[Happening]> {
        self.happened.get(usize::try_from(seen.checked_sub(self.forgotten)?).ok()?..)
    }

    /// Returns the person with this number.
    pub fn person(&self, member: Member) -> Option<&Person> {
        self.people.get(usize::from(member))
    }

    /// Returns the person to whom a token belongs.
    pub fn whose(&self, token: &Token) -> Option<Member> {
        let hash = token.hash();
        self.people.iter().position(|person| person.token == hash).map(|at| at as Member)
    }

    /// Returns true if a person is still at the table with the same token.
    pub fn still(&self, member: Member, token: &TokenHash) -> bool {
        self.person(member).is_some_and(|person| !person.left && person.token == *token)
    }

    /// Keeps the id of a move.
    fn remember(&mut self, seat: Seat, id: Option<&str>, chosen: Move) {
        if let Some(id) = id {
            let ids = self.ids.entry(seat).or_default();
            if ids.len() == REMEMBERED {
                ids.pop_front();
            }
            ids.push_back((id.to_owned(), chosen));
        }
    }

    /// Returns true if all of these people are still at the table with the same tokens.
    pub fn are_still(&self, people: &[(Member, TokenHash)]) -> bool {
        people.iter().all(|(member, proof)| self.still(*member, proof))
    }

    /// Returns true if these people may see the table. If nobody may watch, only the players and the host may.
    pub fn may_look(&self, people: &[(Member, TokenHash)]) -> bool {
        let gathers = self.stage == Stage::Lobby && !people.is_empty();
        let plays = |(member, _): &(Member, _)| *member == self.host || self.seat_of(*member).is_some();
        self.settings.spectators || gathers || people.iter().any(plays)
    }

    /// Returns true if the password is right, or the table has none.
    pub fn opens_to(&self, password: Option<&str>) -> bool {
        let given = password.map(|password| TokenHash::of_password(&self.code, password));
        self.password.is_none() || given == self.password
    }

    /// Checks that a person may chat.
    pub fn may_say(&self, member: Member) -> Result<(), Refusal> {
        if !self.settings.chat {
            return Err(Refusal::new(RefusalCode::NoChat, "there is no chat at this table"));
        }
        if self.person(member).is_none_or(|person| person.muted) {
            return Err(Refusal::new(RefusalCode::NoChat, "the host has muted you"));
        }
        Ok(())
    }

    /// Returns the key to the replay of the game on the table, if the game is over and was not for everybody.
    pub fn key(&self) -> Option<&GameKey> {
        self.key.as_ref().filter(|_| self.stage == Stage::Over)
    }

    /// Returns true if the table has a password.
    pub fn has_password(&self) -> bool {
        self.password.is_some()
    }

    /// Returns the seat of a person.
    pub fn seat_of(&self, member: Member) -> Option<Seat> {
        self.seats.iter().position(|&occupant| occupant == Occupant::Person(member)).map(|at| Seat(at as u8))
    }

    /// Returns true if a person has something to decide, and no bot sits in for them.
    pub fn awaits(&self, member: Member) -> bool {
        let Some((seat, play)) = self.seat_of(member).zip(self.play.as_ref()) else { return false };
        let acts = play.game().to_act().is_some_and(|to_act| to_act.seat == seat);
        self.stage == Stage::Playing && acts && !play.stood_in[seat.index()]
    }

    /// Returns the person in a seat.
    pub fn member_at(&self, seat: Seat) -> Option<Member> {
        match self.seats.get(seat.index())? {
            Occupant::Person(member) => Some(*member),
            Occupant::Bot { .. } => None,
        }
    }

    /// Returns the name of the player in a seat.
    pub fn name_of(&self, seat: usize) -> &str {
        match self.seats.get(seat) {
            Some(Occupant::Person(member)) => self.person(*member).map_or("", |person| person.name.as_str()),
            Some(Occupant::Bot { name, .. }) => name,
            None => "",
        }
    }

    /// Returns the viewer for a seat, or for a spectator. Everything is open once the game is over.
    pub fn viewer(&self, seat: Option<Seat>) -> Viewer {
        match (seat, self.stage) {
            // When it is over everything opens up.
            (_, Stage::Over) => Viewer::Open,
            (Some(seat), _) => Viewer::Seat(seat),
            (None, _) => Viewer::Spectator,
        }
    }

    /// Returns the most players.
    fn most(&self) -> usize {
        match &self.from {
            Some(scenario) => scenario.players.len(),
            None => *self.settings.rules.players().end(),
        }
    }

    /// Returns the next host if the host is gone: the first person at the table, in the order of the seats.
    pub fn next_host(&self, is_here: impl Fn(Member) -> bool) -> Option<Member> {
        let seated = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Person(member) => Some(*member),
            Occupant::Bot { .. } => None,
        });
        let all = seated.chain(0..self.people.len() as Member);
        let fit = |member: &Member| {
            *member != self.host && is_here(*member) && self.person(*member).is_some_and(|person| !person.left)
        };
        all.into_iter().find(fit)
    }
}

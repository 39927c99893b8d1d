//! Turns a command into an entry, or refuses it with a reason.

use super::{Occupant, Person, Play, Stage, Table};
use crate::command::Command;
use crate::entropy::{Entropy, bytes32};
use crate::entry::{DecidedBy, Entry, Member, SCHEME};
use crate::name::Name;
use crate::refusal::{Refusal, RefusalCode};
use crate::settings::Settings;
use crate::token::{Token, TokenHash};
use crate::written::WrittenMove;
use saboteur_bots::Stance;
use saboteur_engine::{IllegalMove, Move, Seat};

/// The most people at one table who have not left.
const MOST_PRESENT: usize = 200;

/// The most people who can join between two deals, or with the same password.
const MOST_JOINS: u32 = 300;

/// The most changes that a person can make between two deals, apart from moves.
const MOST_CHANGES: u32 = 100;

/// The most changes that the host can make between two deals.
const MOST_CHANGES_OF_HOST: u32 = 2000;

/// The maximum number of games at one table.
pub const MOST_GAMES: u32 = 200;

/// No game begins at a table with this number of entries. Twice this number is the maximum, so a game can always end.
pub const MOST_ENTRIES: u64 = 50_000;

impl Table {
    /// Checks that the table has room for this entry. A table that grows for ever would take for ever to load.
    pub fn must_fit(&self, entry: &Entry) -> Result<(), Refusal> {
        let begins = match entry {
            Entry::Cleared { .. } => true,
            // A start that was interrupted is repeated.
            Entry::Locked { .. } => self.stage == Stage::Lobby,
            _ => false,
        };
        if begins && (self.games >= MOST_GAMES || self.number >= MOST_ENTRIES) {
            let message = "this table has reached its limit of games: open another one";
            return Err(Refusal::new(RefusalCode::NoMoreGames, message));
        }
        if self.number >= 2 * MOST_ENTRIES {
            return Err(Refusal::new(RefusalCode::TooMuch, "too much has happened at this table: open another one"));
        }
        Ok(())
    }

    /// Returns the entry that lets a new person join.
    pub fn join(&self, name: Name, token: &Token, password: Option<&str>, plays: bool) -> Result<Entry, Refusal> {
        if !self.opens_to(password) {
            return Err(Refusal::new(RefusalCode::WrongPassword, "this table has a password, and this is not it"));
        }
        let named = |person: &Person| !person.left && name.is_twin_of(person.name.as_str());
        let bot = |seat: &Occupant| matches!(seat, Occupant::Bot { name: other, .. } if name.is_twin_of(other));
        if self.people.iter().any(named) || self.seats.iter().any(bot) {
            return Err(Refusal::new(
                RefusalCode::NameTaken,
                "somebody at the table has this name or one that looks like it: choose another name",
            ));
        }
        if self.joins >= MOST_JOINS {
            let message = "too many people have joined this table: start the game, or set a new password";
            return Err(Refusal::new(RefusalCode::TooMuch, message));
        }
        if self.people.len() > usize::from(Member::MAX) {
            return Err(Refusal::new(
                RefusalCode::TooMuch,
                "too many people have been at this table: open another one",
            ));
        }
        if self.people.iter().filter(|person| !person.left).count() >= MOST_PRESENT {
            return Err(Refusal::new(RefusalCode::TableFull, "too many people are at this table"));
        }
        if plays {
            self.must_gather()?;
            self.must_have_room()?;
        } else if !self.settings.spectators {
            return Err(Refusal::no_spectators());
        }
        Ok(Entry::Joined { name, token: token.hash(), plays })
    }

    /// Returns the entry that begins a deal with a new secret.
    pub fn lock(entropy: &mut dyn Entropy) -> Entry {
        Entry::Locked { secret: bytes32(entropy), scheme: SCHEME }
    }

    /// Returns a person who makes room when the table is full: somebody who has joined and never came (`came` is false for
    /// them), or somebody who only watches and is not connected.
    pub fn makes_room(
        &self,
        plays: bool,
        came: impl Fn(Member) -> bool,
        is_here: impl Fn(Member) -> bool,
    ) -> Option<Member> {
        let full = plays && self.must_have_room().is_err();
        if full && (self.must_gather().is_err() || self.from.is_some()) {
            return None;
        }
        let fits = |member: &Member| {
            let (there, seated) = (!self.people[usize::from(*member)].left, self.seat_of(*member).is_some());
            let absent = if seated { full && !came(*member) } else { !full && !is_here(*member) };
            there && absent && *member != self.host
        };
        (0..self.people.len()).map(|member| member as Member).find(fits)
    }

    fn must_gather(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Locked | Stage::Playing | Stage::Over => {
                Err(Refusal::new(RefusalCode::GameRunning, "not while a game is on the table"))
            }
        }
    }

    /// Returns the number of open seats that bots may take: as many as the table shows, and at least as many as the rules
    /// need.
    pub fn open_seats(&self) -> usize {
        let least = *self.settings.rules.players().start();
        let shown = self.settings.seats.map_or(least, usize::from).clamp(least, self.most().max(least));
        shown.saturating_sub(self.seats.len())
    }

    fn must_have_room(&self) -> Result<(), Refusal> {
        if self.seats.len() < self.most() {
            return Ok(());
        }
        let message = format!("at most {} can play by these rules, and all seats are taken", self.most());
        Err(Refusal::new(RefusalCode::TableFull, message))
    }

    /// Checks that a person has not made too many changes: they would make a table that takes long to load.
    pub fn must_be_calm(&self, member: Member) -> Result<(), Refusal> {
        let made = self.person(member).map_or(0, |person| person.changes);
        let calm = if member == self.host { made + self.changes < MOST_CHANGES_OF_HOST } else { made < MOST_CHANGES };
        let refusal = || Refusal::new(RefusalCode::TooMuch, "you have changed too much at this table: play first");
        calm.then_some(()).ok_or_else(refusal)
    }

    fn must_host(&self, member: Member) -> Result<(), Refusal> {
        if member == self.host {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::HostOnly, "only the host of the table may do that"))
    }

    fn must_be_a_position(&self) -> Result<(), Refusal> {
        if self.from.is_none() {
            return Ok(());
        }
        Err(Refusal::new(
            RefusalCode::GameRunning,
            "this table plays on from a position: its seats and rules are fixed",
        ))
    }

    /// Returns true if this move was made before with the same id.
    pub fn has_done(&self, seat: Seat, id: &str, chosen: &WrittenMove) -> bool {
        let Ok(chosen) = chosen.0 else {
            return false;
        };
        // Two moves with one text are the same here: the word `pick` answers two questions.
        let same = |done: &Move| *done == chosen || done.to_string() == chosen.to_string();
        self.ids.get(&seat).is_some_and(|ids| ids.iter().any(|(name, done)| name == id && same(done)))
    }

    /// Returns the entry that carries out a command, or refuses it.
    pub fn decide(
        &self,
        member: Member,
        command: &Command,
        id: &str,
        entropy: &mut dyn Entropy,
    ) -> Result<Entry, Refusal> {
        let no_such =
            |what: &str| Refusal::new(RefusalCode::NoSuchSeat, format!("there is no such {what} at this table"));
        if self.person(member).is_none_or(|person| person.left) {
            return Err(Refusal::new(RefusalCode::WrongToken, "you have left this table"));
        }
        // Everybody can always play and leave, and the host can always start and end a game.
        if !matches!(
            command,
            Command::Play { .. } | Command::Start | Command::Rematch | Command::Abandon | Command::Leave
        ) {
            self.must_be_calm(member)?;
        }
        match command {
            Command::Set { settings } => {
                self.must_host(member)?;
                // No game depends on the pace of the bots, so it may change at any time.
                if (Settings { pace: settings.pace, ..self.settings.clone() }) != **settings {
                    self.must_gather()?;
                }
                settings.check()?;
                if settings.rules != self.settings.rules {
                    self.must_be_a_position()?;
                }
                if self.seats.len() > *settings.rules.players().end() {
                    let message = "more people sit here than can play by these rules: ask somebody to watch first";
                    return Err(Refusal::new(RefusalCode::ImpossibleSetup, message));
                }
                Ok(Entry::Set { settings: settings.as_ref().clone() })
            }
            Command::Password { password } => {
                self.must_host(member)?;
                if password.as_ref().is_some_and(|password| password.is_empty() || password.chars().count() > 64) {
                    return Err(Refusal::new(RefusalCode::BadSetting, "a password has 1 to 64 letters"));
                }
                let password = password.as_ref().map(|password| TokenHash::of_password(&self.code, password));
                Ok(Entry::Password { password })
            }
            Command::AddBot { level, character } => {
                self.must_host(member)?;
                self.must_gather()?;
                self.must_have_room()?;
                Ok(Entry::BotAdded {
                    level: *level,
                    character: *character,
                    name: self.free_bot_name().map(str::to_owned),
                })
            }
            Command::SetBot { seat, level, character } => {
                self.must_host(member)?;
                match self.seats.get(usize::from(*seat)) {
                    Some(Occupant::Bot { .. }) => {
                        Ok(Entry::BotLevel { seat: *seat, level: *level, character: *character })
                    }
                    Some(Occupant::Person(_)) | None => Err(no_such("bot")),
                }
            }
            Command::Remove { seat } => {
                self.must_host(member)?;
                self.must_gather()?;
                self.must_be_a_position()?;
                match self.seats.get(usize::from(*seat)) {
                    Some(Occupant::Bot { .. }) => Ok(Entry::BotRemoved { seat: *seat }),
                    Some(Occupant::Person(other)) if *other == member => Err(Refusal::new(
                        RefusalCode::NoSuchSeat,
                        "the host cannot remove the host: leave, or pass hosting on",
                    )),
                    Some(Occupant::Person(other)) => Ok(Entry::Left { member: *other }),
                    None => Err(no_such("seat")),
                }
            }
            Command::RemoveWatcher { member: other } => {
                self.must_host(member)?;
                let watches = *other != member && self.seat_of(*other).is_none();
                let there = self.person(*other).is_some_and(|person| !person.left);
                if watches && there { Ok(Entry::Left { member: *other }) } else { Err(no_such("spectator")) }
            }
            Command::Order { seats } => {
                self.must_host(member)?;
                self.must_gather()?;
                self.must_be_a_position()?;
                let mut sorted = seats.clone();
                sorted.sort_unstable();
                if sorted.iter().map(|&seat| usize::from(seat)).ne(0..self.seats.len()) {
                    return Err(Refusal::new(RefusalCode::NoSuchSeat, "an order names every seat once"));
                }
                Ok(Entry::Ordered { seats: seats.clone() })
            }
            Command::PassHost { member: other } => {
                self.must_host(member)?;
                let there = self.person(*other).is_some_and(|person| !person.left);
                if there { Ok(Entry::Hosted { member: *other }) } else { Err(no_such("person")) }
            }
            Command::Mute { member: other, muted } => {
                self.must_host(member)?;
                self.person(*other).ok_or_else(|| no_such("person"))?;
                Ok(Entry::Muted { member: *other, muted: *muted })
            }
            Command::Start => {
                self.must_host(member)?;
                self.must_gather()?;
                if self.from.as_ref().is_some_and(|from| from.players.len() != self.seats.len()) {
                    let message = "the position that is played on from has other seats: open it again";
                    return Err(Refusal::new(RefusalCode::ImpossibleSetup, message));
                }
                let checked = self.settings.rules.check(self.seats.len());
                checked.map_err(|error| Refusal::new(RefusalCode::ImpossibleSetup, error.to_string()))?;
                Ok(Table::lock(entropy))
            }
            Command::Rematch => {
                self.must_host(member)?;
                match self.stage {
                    Stage::Over => Ok(Entry::Cleared { results: self.play.as_ref().map_or(Vec::new(), Play::results) }),
                    Stage::Lobby | Stage::Locked | Stage::Playing => {
                        Err(Refusal::new(RefusalCode::GameRunning, "the game is not over yet"))
                    }
                }
            }
            Command::Abandon => {
                self.must_host(member)?;
                self.must_play()?;
                Ok(Entry::Abandoned)
            }
            Command::StandIn { seat } => {
                let seat = Seat(*seat);
                let owner = self.member_at(seat).ok_or_else(|| no_such("person"))?;
                if owner != member {
                    self.must_host(member)?;
                }
                let play = self.must_play()?;
                if play.stood_in[seat.index()] {
                    return Err(Refusal::new(RefusalCode::NoSuchSeat, "a bot sits in there already"));
                }
                Ok(Entry::StoodIn { seat })
            }
            Command::Back { seat } => {
                let seat = Seat(*seat);
                let play = self.must_play()?;
                if self.member_at(seat) != Some(member) {
                    return Err(Refusal::new(RefusalCode::NotYourSeat, "that is not your seat"));
                }
                if !play.stood_in[seat.index()] {
                    return Err(Refusal::new(RefusalCode::NoSuchSeat, "no bot sits in for you"));
                }
                Ok(Entry::Returned { seat })
            }
            Command::GiveSeat { member: other, seat } => {
                self.must_host(member)?;
                self.may_give(*other, Seat(*seat))?;
                Ok(Entry::SeatGiven { member: *other, seat: Seat(*seat) })
            }
            Command::Point { seat, at, stance } => {
                if self.member_at(Seat(*seat)) != Some(member) {
                    return Err(Refusal::new(RefusalCode::NotYourSeat, "that is not your seat"));
                }
                self.point(Seat(*seat), Seat(*at), *stance)
            }
            Command::Sit => {
                self.must_gather()?;
                self.must_be_a_position()?;
                self.must_have_room()?;
                if self.seat_of(member).is_some() {
                    return Err(Refusal::new(RefusalCode::NoSuchSeat, "you have a seat already"));
                }
                Ok(Entry::Sat { member })
            }
            Command::Stand => {
                self.must_gather()?;
                self.must_be_a_position()?;
                self.seat_of(member).ok_or_else(|| Refusal::new(RefusalCode::NotYourSeat, "you have no seat"))?;
                Ok(Entry::Stood { member })
            }
            // A player who leaves a game may come back to it. A bot sits in.
            Command::Leave => match (self.stage, self.seat_of(member)) {
                (Stage::Playing, Some(seat)) if self.bot_at(seat).is_none() => {
                    self.must_be_calm(member)?;
                    Ok(Entry::StoodIn { seat })
                }
                (Stage::Locked | Stage::Playing, Some(_)) => {
                    Err(Refusal::new(RefusalCode::GameRunning, "a bot sits in for you already, or is about to"))
                }
                (_, _) => Ok(Entry::Left { member }),
            },
            Command::Play { seat, chosen } => self.decide_move(member, Seat(*seat), chosen, id),
            Command::Say { .. }
            | Command::Gesture { .. }
            | Command::FillBots { .. }
            | Command::AskSeat { .. }
            | Command::DeclineSeat { .. }
            | Command::Ready { .. }
            | Command::Commit { .. }
            | Command::Share { .. }
            | Command::HandOver { .. }
            | Command::Show { .. }
            | Command::Check { .. }
            | Command::Ping => Err(Refusal::new(RefusalCode::BadRequest, "there is nothing to be stored of that")),
        }
    }

    /// Returns the entry that lets a seat point at another one. No stance withdraws what it said before.
    pub fn point(&self, seat: Seat, at: Seat, stance: Option<Stance>) -> Result<Entry, Refusal> {
        let refusal = |message: &str| Err(Refusal::new(RefusalCode::NoPointing, message));
        let (Some(play), Stage::Playing) = (&self.play, self.stage) else {
            return refusal("nobody points while no game is being played");
        };
        if !self.settings.pointing {
            return refusal("the host has switched pointing off");
        }
        if self.settings.rules.is_duel() {
            return refusal("nobody has a hidden role in this game");
        }
        if at.index() >= self.seats.len() {
            return Err(Refusal::new(RefusalCode::NoSuchSeat, "there is no such seat at this table"));
        }
        play.pointings.check(seat, at)?;
        Ok(Entry::Pointed { seat, at, stance })
    }

    /// Returns what a seat says of another one by pointing.
    pub fn stance(&self, seat: Seat, at: Seat) -> Option<Stance> {
        self.play.as_ref()?.pointings.stance(seat, at)
    }

    /// Checks that a person can take over a seat in the running game: a bot decides for it, and the person has no seat.
    pub fn may_give(&self, member: Member, seat: Seat) -> Result<(), Refusal> {
        self.must_play()?;
        self.must_be_a_position()?;
        let refusal = |message: &str| Err(Refusal::new(RefusalCode::NoSuchSeat, message));
        if self.person(member).is_none_or(|person| person.left) {
            return refusal("there is no such person at this table");
        }
        if self.seat_of(member).is_some() {
            return refusal("this person has a seat already");
        }
        if self.bot_at(seat).is_none() {
            return refusal("no bot plays for that seat");
        }
        Ok(())
    }

    fn must_play(&self) -> Result<&Play, Refusal> {
        match (&self.play, self.stage) {
            (Some(play), Stage::Playing) => Ok(play),
            (Some(_) | None, _) => Err(Refusal::new(RefusalCode::NoGame, "no game is being played")),
        }
    }

    /// Checks a move without making it. It is refused with the reason.
    pub fn check(&self, member: Member, seat: Seat, chosen: &WrittenMove) -> Result<Move, Refusal> {
        if self.member_at(seat) != Some(member) {
            return Err(Refusal::new(RefusalCode::NotYourSeat, "that is not your seat"));
        }
        let play = match self.must_play() {
            Ok(play) => play,
            Err(_) if self.stage == Stage::Over => return Err(Refusal::illegal(&IllegalMove::GameOver)),
            Err(refusal) => return Err(refusal),
        };
        let chosen = match &chosen.0 {
            Ok(chosen) => play.meant(*chosen),
            Err(error) => return Err(Refusal::new(RefusalCode::NotAMove, error.to_string())),
        };
        if !play.is_reacting() {
            play.check(seat, chosen).map_err(|error| Refusal::illegal(&error))?;
            return Ok(chosen);
        }
        if play.answers.contains_key(&seat) {
            return Err(Refusal::new(RefusalCode::IllegalMove, "you have already answered this play"));
        }
        let asked = play.reactions().into_iter().find(|asked| asked.seat == seat);
        let game = asked.as_ref().map_or(&play.game, |asked| &asked.game);
        game.check(seat, chosen).map_err(|error| Refusal::illegal(&error))?;
        Ok(chosen)
    }

    fn decide_move(&self, member: Member, seat: Seat, chosen: &WrittenMove, id: &str) -> Result<Entry, Refusal> {
        let chosen = self.check(member, seat, chosen)?;
        let id = Some(id.to_owned());
        if self.play.as_ref().is_some_and(Play::is_reacting) {
            return Ok(Entry::Answered { seat, chosen, id });
        }
        Ok(Entry::Moved { seat, chosen, by: DecidedBy::Person, id, note: None, spent: 0 })
    }
}

//! What follows if somebody at a table asks for something: an entry, or the reason why not.

use super::{Occupant, Person, Phase, Play, Table};
use crate::ask::Ask;
use crate::entry::{By, Entry, Member};
use crate::refusal::{Code as Why, Refusal};
use crate::settings::Name;
use crate::token::{Token, TokenHash, random};
use saboteur_engine::{Bytes32, Move, Seat};

/// The most people who may be written down at one table.
const MOST_MEMBERS: usize = 200;

/// So much may be changed at a table between two deals; by the host as much again.
const MOST_CHANGES: u32 = 1000;

impl Table {
    /// What follows if somebody new wants to join.
    pub(crate) fn join(
        &self,
        name: Name,
        token: &Token,
        password: Option<&str>,
        plays: bool,
    ) -> Result<Entry, Refusal> {
        if !self.opens_to(password) {
            return Err(Refusal::new(Why::WrongPassword, "this table has a password, and this is not it"));
        }
        let named =
            |person: &Person| !person.left && person.name.as_str().to_lowercase() == name.as_str().to_lowercase();
        let bot = |seat: &Occupant| matches!(seat, Occupant::Bot { name: other, .. } if other.to_lowercase() == name.as_str().to_lowercase());
        if self.people.iter().any(named) || self.seats.iter().any(bot) {
            return Err(Refusal::new(
                Why::NameTaken,
                "somebody at the table is called that already: choose another name",
            ));
        }
        self.must_be_calm(false)?;
        if self.people.len() >= MOST_MEMBERS {
            return Err(Refusal::new(Why::TableFull, "too many people have been at this table"));
        }
        if plays {
            self.must_gather()?;
            self.must_have_room()?;
        } else if !self.settings.spectators {
            return Err(Refusal::no_spectators());
        }
        Ok(Entry::Joined { name, token: token.hash(), plays })
    }

    fn must_gather(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Lobby => Ok(()),
            Phase::Locked { .. } | Phase::Playing | Phase::Over => {
                Err(Refusal::new(Why::GameRunning, "not while a game is on the table"))
            }
        }
    }

    fn must_have_room(&self) -> Result<(), Refusal> {
        if self.seats.len() < self.most() {
            return Ok(());
        }
        let message = format!("at most {} can play by these rules, and all seats are taken", self.most());
        Err(Refusal::new(Why::TableFull, message))
    }

    /// What is changed again and again would make a table that takes for ever to load.
    fn must_be_calm(&self, hosting: bool) -> Result<(), Refusal> {
        if self.changes < if hosting { 2 * MOST_CHANGES } else { MOST_CHANGES } {
            return Ok(());
        }
        Err(Refusal::new(Why::TooMuch, "too much was changed at this table: play, or open another one"))
    }

    fn must_host(&self, member: Member) -> Result<(), Refusal> {
        if member == self.host {
            return Ok(());
        }
        Err(Refusal::new(Why::HostOnly, "only the host of the table may do that"))
    }

    fn must_be_a_position(&self) -> Result<(), Refusal> {
        if self.from.is_none() {
            return Ok(());
        }
        Err(Refusal::new(Why::GameRunning, "this table plays on from a position: its seats and rules are fixed"))
    }

    /// Whether this move was made before, under the same name.
    pub(crate) fn has_done(&self, seat: Seat, id: &str, chosen: &str) -> bool {
        let Ok(chosen) = chosen.parse::<Move>() else {
            return false;
        };
        // Two moves with one text are the same here: the word `pick` answers two questions.
        let same = |done: &Move| done.to_string() == chosen.to_string();
        self.ids.iter().any(|(other, name, done)| *other == seat && name == id && same(done))
    }

    /// What follows if somebody asks for something that is to be stored.
    pub(crate) fn decide(&self, member: Member, ask: &Ask, id: &str) -> Result<Entry, Refusal> {
        let no_such = |what: &str| Refusal::new(Why::NoSuchSeat, format!("there is no such {what} at this table"));
        if self.person(member).is_none_or(|person| person.left) {
            return Err(Refusal::new(Why::WrongToken, "you have left this table"));
        }
        // Whatever others do, the host can still keep order, and anybody can leave.
        if !matches!(ask, Ask::Play { .. } | Ask::Start | Ask::Rematch | Ask::Abandon | Ask::Leave) {
            self.must_be_calm(member == self.host)?;
        }
        match ask {
            Ask::Set { settings } => {
                self.must_host(member)?;
                self.must_gather()?;
                settings.check()?;
                if settings.rules != self.settings.rules {
                    self.must_be_a_position()?;
                }
                if self.seats.len() > *settings.rules.players().end() {
                    let message = "more people sit here than can play by these rules: ask somebody to watch first";
                    return Err(Refusal::new(Why::ImpossibleSetup, message));
                }
                Ok(Entry::Set { settings: settings.as_ref().clone() })
            }
            Ask::Password { password } => {
                self.must_host(member)?;
                if password.as_ref().is_some_and(|password| password.is_empty() || password.chars().count() > 64) {
                    return Err(Refusal::new(Why::BadSetting, "a password has 1 to 64 letters"));
                }
                let password = password.as_ref().map(|password| TokenHash::of_password(&self.code, password));
                Ok(Entry::Password { password })
            }
            Ask::AddBot { level } => {
                self.must_host(member)?;
                self.must_gather()?;
                self.must_have_room()?;
                Ok(Entry::BotAdded { level: *level })
            }
            Ask::SetBot { seat, level } => {
                self.must_host(member)?;
                match self.seats.get(usize::from(*seat)) {
                    Some(Occupant::Bot { .. }) => Ok(Entry::BotLevel { seat: *seat, level: *level }),
                    Some(Occupant::Person(_)) | None => Err(no_such("bot")),
                }
            }
            Ask::Remove { seat } => {
                self.must_host(member)?;
                self.must_gather()?;
                self.must_be_a_position()?;
                match self.seats.get(usize::from(*seat)) {
                    Some(Occupant::Bot { .. }) => Ok(Entry::BotRemoved { seat: *seat }),
                    Some(Occupant::Person(other)) if *other == member => {
                        Err(Refusal::new(Why::NoSuchSeat, "the host cannot remove the host: leave, or pass hosting on"))
                    }
                    Some(Occupant::Person(other)) => Ok(Entry::Left { member: *other }),
                    None => Err(no_such("seat")),
                }
            }
            Ask::RemoveWatcher { member: other } => {
                self.must_host(member)?;
                let watches = *other != member && self.seat_of(*other).is_none();
                let there = self.person(*other).is_some_and(|person| !person.left);
                if watches && there { Ok(Entry::Left { member: *other }) } else { Err(no_such("spectator")) }
            }
            Ask::Order { seats } => {
                self.must_host(member)?;
                self.must_gather()?;
                self.must_be_a_position()?;
                let mut sorted = seats.clone();
                sorted.sort_unstable();
                if sorted.iter().map(|&seat| usize::from(seat)).ne(0..self.seats.len()) {
                    return Err(Refusal::new(Why::NoSuchSeat, "an order names every seat once"));
                }
                Ok(Entry::Ordered { seats: seats.clone() })
            }
            Ask::PassHost { member: other } => {
                self.must_host(member)?;
                let there = self.person(*other).is_some_and(|person| !person.left);
                if there { Ok(Entry::Hosted { member: *other }) } else { Err(no_such("person")) }
            }
            Ask::Mute { member: other, muted } => {
                self.must_host(member)?;
                self.person(*other).ok_or_else(|| no_such("person"))?;
                Ok(Entry::Muted { member: *other, muted: *muted })
            }
            Ask::Start => {
                self.must_host(member)?;
                self.must_gather()?;
                if self.from.as_ref().is_some_and(|from| from.players.len() != self.seats.len()) {
                    let message = "the position that is played on from has other seats: open it again";
                    return Err(Refusal::new(Why::ImpossibleSetup, message));
                }
                let checked = self.settings.rules.check(self.seats.len());
                checked.map_err(|error| Refusal::new(Why::ImpossibleSetup, error.to_string()))?;
                Ok(Entry::Locked { secret: Bytes32(random()) })
            }
            Ask::Rematch => {
                self.must_host(member)?;
                match self.phase {
                    Phase::Over => Ok(Entry::Cleared),
                    Phase::Lobby | Phase::Locked { .. } | Phase::Playing => {
                        Err(Refusal::new(Why::GameRunning, "the game is not over yet"))
                    }
                }
            }
            Ask::Abandon => {
                self.must_host(member)?;
                self.must_play()?;
                Ok(Entry::Abandoned)
            }
            Ask::StandIn { seat } => {
                let seat = Seat(*seat);
                let owner = self.member_at(seat).ok_or_else(|| no_such("person"))?;
                if owner != member {
                    self.must_host(member)?;
                }
                let play = self.must_play()?;
                if play.stood_in[seat.index()] {
                    return Err(Refusal::new(Why::NoSuchSeat, "a bot sits in there already"));
                }
                Ok(Entry::StoodIn { seat })
            }
            Ask::Back { seat } => {
                let seat = Seat(*seat);
                let play = self.must_play()?;
                if self.member_at(seat) != Some(member) {
                    return Err(Refusal::new(Why::NotYourSeat, "that is not your seat"));
                }
                if !play.stood_in[seat.index()] {
                    return Err(Refusal::new(Why::NoSuchSeat, "no bot sits in for you"));
                }
                Ok(Entry::Returned { seat })
            }
            Ask::Sit => {
                self.must_gather()?;
                self.must_be_a_position()?;
                self.must_have_room()?;
                if self.seat_of(member).is_some() {
                    return Err(Refusal::new(Why::NoSuchSeat, "you have a seat already"));
                }
                Ok(Entry::Sat { member })
            }
            Ask::Stand => {
                self.must_gather()?;
                self.must_be_a_position()?;
                self.seat_of(member).ok_or_else(|| Refusal::new(Why::NotYourSeat, "you have no seat"))?;
                Ok(Entry::Stood { member })
            }
            // Whoever leaves a game may come back to it; a bot sits in.
            Ask::Leave => match (self.phase, self.seat_of(member)) {
                (Phase::Playing, Some(seat)) if self.bot_at(seat).is_none() => Ok(Entry::StoodIn { seat }),
                (Phase::Locked { .. } | Phase::Playing, Some(_)) => {
                    Err(Refusal::new(Why::GameRunning, "a bot sits in for you already, or is about to"))
                }
                (_, _) => Ok(Entry::Left { member }),
            },
            Ask::Play { seat, chosen } => self.decide_move(member, Seat(*seat), chosen, id),
            Ask::Say { .. }
            | Ask::Ready { .. }
            | Ask::Share { .. }
            | Ask::HandOver { .. }
            | Ask::Show { .. }
            | Ask::Ping => Err(Refusal::new(Why::BadRequest, "there is nothing to be stored of that")),
        }
    }

    fn must_play(&self) -> Result<&Play, Refusal> {
        match (&self.play, self.phase) {
            (Some(play), Phase::Playing) => Ok(play),
            (Some(_) | None, _) => Err(Refusal::new(Why::NoGame, "no game is being played")),
        }
    }

    fn decide_move(&self, member: Member, seat: Seat, chosen: &str, id: &str) -> Result<Entry, Refusal> {
        if self.member_at(seat) != Some(member) {
            return Err(Refusal::new(Why::NotYourSeat, "that is not your seat"));
        }
        let play = match self.must_play() {
            Ok(play) => play,
            Err(_) if self.phase == Phase::Over => {
                return Err(Refusal::illegal(&saboteur_engine::IllegalMove::GameOver));
            }
            Err(refusal) => return Err(refusal),
        };
        let parsed = play.game.parse_move(chosen).map_err(|error| Refusal::new(Why::NotAMove, error.to_string()))?;
        let id = Some(id.to_owned());
        if play.is_reacting() {
            if play.answers.contains_key(&seat) {
                return Err(Refusal::new(Why::IllegalMove, "you have answered this play already"));
            }
            let asked = play.reactions().into_iter().find(|asked| asked.seat == seat);
            let game = asked.as_ref().map_or(&play.game, |asked| &asked.game);
            game.check(seat, parsed).map_err(|error| Refusal::illegal(&error))?;
            return Ok(Entry::Answered { seat, chosen: parsed.to_string(), id });
        }
        play.game.check(seat, parsed).map_err(|error| Refusal::illegal(&error))?;
        Ok(Entry::Moved { seat, chosen: parsed.to_string(), by: By::Person, id, note: None, spent: 0 })
    }
}

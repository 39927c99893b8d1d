//! The deal of a game: everybody commits to a share before anybody reveals one, and each client notes what it was shown.

use crate::message::{SeatView, TableView};
use saboteur_engine::{AddressedEvent, Bytes32, Event, Fairness, Game, Record, Rules, Seat, UnfairDeal, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A deal that has begun: the server has drawn its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The name of the game.
    pub(crate) game: String,
    /// The secret of the server.
    pub(crate) secret: Bytes32,
    /// True if an older server began the deal: nobody commits to a share.
    pub(crate) by_first_scheme: bool,
    /// The number of times that this deal has begun.
    pub(crate) attempt: u32,
    /// The commitments of all seats, once they are published.
    pub(crate) commitments: Option<Vec<Option<Bytes32>>>,
}

impl Deal {
    /// Returns the commitment to the secret.
    pub fn commitment(&self) -> Bytes32 {
        if self.by_first_scheme {
            return Fairness::first_commitment_to(self.secret);
        }
        Fairness::commitment_to(&self.game, self.secret)
    }

    /// Returns true if an older server began the deal.
    pub fn is_by_first_scheme(&self) -> bool {
        self.by_first_scheme
    }

    /// Returns true if all commitments are published, so that shares are revealed.
    pub fn is_revealing(&self) -> bool {
        self.commitments.is_some()
    }

    /// Returns the proof of the deal with these shares.
    pub(crate) fn prove(&self, shares: &[Option<Bytes32>]) -> Fairness {
        match &self.commitments {
            Some(commitments) => Fairness::new(self.game.clone(), self.secret, commitments.clone(), shares.to_vec()),
            None => Fairness::by_first_scheme(self.game.clone(), self.secret, shares.to_vec()),
        }
    }
}

/// The public part of a deal, while the secret of the server is hidden.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealView {
    /// The name of the game: the code of the table and the number of the game.
    pub game: String,
    /// The number of times that this deal has begun. More than 1 means that it was repeated.
    pub attempt: u32,
    /// The commitment of the server to its secret.
    #[cfg_attr(test, ts(type = "string"))]
    pub commitment: Bytes32,
    /// The commitments of all seats. Nothing while they are collected.
    #[cfg_attr(test, ts(type = "(string | null)[] | null"))]
    pub commitments: Option<Vec<Option<Bytes32>>>,
    /// The shares of all seats. Nothing until the cards are dealt.
    #[cfg_attr(test, ts(type = "(string | null)[] | null"))]
    pub shares: Option<Vec<Option<Bytes32>>>,
}

impl DealView {
    /// Returns the view of a deal that has begun.
    pub(crate) fn of(deal: &Deal) -> DealView {
        DealView {
            game: deal.game.clone(),
            attempt: deal.attempt,
            commitment: deal.commitment(),
            commitments: deal.commitments.clone(),
            shares: None,
        }
    }

    /// Returns the view of the deal of a game that was dealt.
    pub(crate) fn of_dealt(fairness: &Fairness, attempt: u32) -> DealView {
        DealView {
            game: fairness.game.clone(),
            attempt,
            commitment: fairness.commitment,
            commitments: (!fairness.is_first_scheme()).then(|| fairness.commitments.clone()),
            shares: Some(fairness.shares.clone()),
        }
    }
}

/// The notes of a client on a deal. They stay on the device, so that the server cannot change them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealNote {
    /// The name of the game.
    pub game: String,
    /// The commitment of the server.
    pub commitment: Bytes32,
    /// The rules of the table.
    pub rules: Rules,
    /// The first player, if the host chose one.
    #[serde(default)]
    pub first: Option<Seat>,
    /// True for each seat of a bot.
    pub bots: Vec<bool>,
    /// The commitments of all seats, once they are published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitments: Option<Vec<Option<Bytes32>>>,
    /// The shares of the seats at this device.
    pub own: BTreeMap<u8, OwnShare>,
    /// The events of the first deal, as each seat at this device saw them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub dealt: BTreeMap<u8, Vec<Event>>,
}

/// The share of a seat at this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnShare {
    /// The share.
    pub share: Bytes32,
    /// True if the server has acknowledged the commitment.
    #[serde(default)]
    pub committed: bool,
    /// True if the server has acknowledged the share.
    #[serde(default)]
    pub revealed: bool,
}

/// The reason why a client does not trust a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Doubt {
    /// The server showed another commitment for the same game: it began the deal again, or changed its secret.
    #[error(
        "the server's commitment is not the one that this device noted: it began the deal again or changed its secret"
    )]
    OtherCommitment,
    /// The commitments of the players are not the ones that were published.
    #[error("the commitments of the players are not the ones that this device noted")]
    OtherCommitments,
    /// The commitment of this device is missing from the published ones.
    #[error("the commitment of seat {seat} was left out or changed")]
    CommitmentLeftOut {
        /// The seat.
        seat: Seat,
    },
    /// The share that this device revealed is not in the deal.
    #[error("the share of seat {seat} was left out or changed")]
    ShareLeftOut {
        /// The seat.
        seat: Seat,
    },
    /// This device was there when the deal began, but the deal has no share of it. The server has not acknowledged what
    /// this device sent, so it may have come too late.
    #[error("the deal has no share of seat {seat}: the connection was too slow, or the server left it out")]
    NotCounted {
        /// The seat.
        seat: Seat,
    },
    /// The game has other rules or another chosen first player than the table showed when the deal began.
    #[error("the game has other rules or another first player than the table showed when the deal began")]
    OtherRules,
    /// A bot took part in the shuffle.
    #[error("seat {seat} is a bot, but it took part in the shuffle")]
    BotShare {
        /// The seat.
        seat: Seat,
    },
    /// The seed of the record deals other cards than the ones that were seen.
    #[error("the seed of the record deals other cards to seat {seat} than the ones that were seen")]
    OtherCards {
        /// The seat.
        seat: Seat,
    },
    /// The record does not prove its deal.
    #[error("the record does not prove its deal: {problem}")]
    Unproven {
        /// The problem, in English.
        problem: String,
    },
}

impl From<UnfairDeal> for Doubt {
    fn from(problem: UnfairDeal) -> Doubt {
        match problem {
            UnfairDeal::BotShare(seat) => Doubt::BotShare { seat },
            UnfairDeal::UnknownScheme(_)
            | UnfairDeal::OtherSecret
            | UnfairDeal::OtherSeed { .. }
            | UnfairDeal::OtherSeats { .. }
            | UnfairDeal::OtherShare(_) => Doubt::Unproven { problem: problem.to_string() },
        }
    }
}

impl DealNote {
    /// Notes a deal that has begun.
    pub fn new(table: &TableView, deal: &DealView) -> DealNote {
        let bots: Vec<bool> = table.seats.iter().map(|seat| matches!(seat, SeatView::Bot { .. })).collect();
        let rules = table.settings.rules;
        DealNote {
            game: deal.game.clone(),
            commitment: deal.commitment,
            rules,
            first: table.settings.first.filter(|first| first.index() < bots.len() && !rules.is_duel()),
            bots,
            commitments: None,
            own: BTreeMap::new(),
            dealt: BTreeMap::new(),
        }
    }

    /// Returns the commitment for a seat at this device. Draws its share if there is none yet.
    pub fn commit(&mut self, seat: u8, draw: impl FnOnce() -> Bytes32) -> Bytes32 {
        let new = || OwnShare { share: draw(), committed: false, revealed: false };
        let own = self.own.entry(seat).or_insert_with(new);
        Fairness::share_commitment(self.commitment, Seat(seat), own.share)
    }

    /// Notes that the server has acknowledged the commitment or the share of a seat.
    pub fn acknowledge(&mut self, seat: u8) {
        if let Some(own) = self.own.get_mut(&seat) {
            own.revealed = self.commitments.is_some();
            own.committed = true;
        }
    }

    /// Returns the share of a seat that took part. It may be revealed only after [`see`](DealNote::see) had no doubt.
    pub fn share(&self, seat: u8) -> Option<Bytes32> {
        let published = self.commitments.as_ref()?.get(usize::from(seat)).copied().flatten();
        published.and(self.own.get(&seat)).map(|own| own.share)
    }

    /// Compares what the server shows now with what was noted, and notes what is new. After an error other than
    /// [`Doubt::NotCounted`] no share may be revealed.
    pub fn see(&mut self, deal: &DealView) -> Result<(), Doubt> {
        if deal.game != self.game || deal.commitment != self.commitment {
            return Err(Doubt::OtherCommitment);
        }
        let Some(commitments) = &deal.commitments else {
            let collecting = self.commitments.is_none() && deal.shares.is_none();
            return if collecting { Ok(()) } else { Err(Doubt::OtherCommitments) };
        };
        if self.commitments.as_ref().is_some_and(|noted| noted != commitments) {
            return Err(Doubt::OtherCommitments);
        }
        let is_bot = |at: usize| self.bots.get(at).copied().unwrap_or(false);
        let bot = commitments.iter().enumerate().position(|(at, commitment)| commitment.is_some() && is_bot(at));
        if let Some(at) = bot {
            return Err(Doubt::BotShare { seat: Seat(at as u8) });
        }
        let mut late = None;
        for (&seat, own) in &self.own {
            let seat = Seat(seat);
            let expected = Fairness::share_commitment(self.commitment, seat, own.share);
            match commitments.get(seat.index()).copied().flatten() {
                Some(published) if published == expected => {}
                None if !own.committed => late = late.or(Some(seat)),
                Some(_) | None => return Err(Doubt::CommitmentLeftOut { seat }),
            }
        }
        self.commitments = Some(commitments.clone());
        if let Some(seat) = late {
            return Err(Doubt::NotCounted { seat });
        }
        let Some(shares) = &deal.shares else {
            return Ok(());
        };
        self.find_own(shares)
    }

    /// Returns true if these shares have the share of a seat at this device.
    pub fn is_counted(&self, seat: u8, shares: &[Option<Bytes32>]) -> bool {
        let counted = shares.get(usize::from(seat)).copied().flatten();
        counted.is_some() && counted == self.own.get(&seat).map(|own| own.share)
    }

    /// Checks that the deal has all shares that were drawn here.
    fn find_own(&self, shares: &[Option<Bytes32>]) -> Result<(), Doubt> {
        let missing = self.own.iter().find(|(seat, _)| !self.is_counted(**seat, shares));
        missing.map_or(Ok(()), |(&seat, own)| {
            let seat = Seat(seat);
            Err(if own.revealed { Doubt::ShareLeftOut { seat } } else { Doubt::NotCounted { seat } })
        })
    }

    /// Compares the record of the finished game with what was noted.
    pub fn check(&self, record: &Record) -> Result<(), Doubt> {
        let unproven = |problem: &str| Doubt::Unproven { problem: problem.to_owned() };
        let fairness =
            record.fairness().ok_or_else(|| unproven("the record does not say where its seed comes from"))?;
        if fairness.game != self.game || fairness.commitment != self.commitment {
            return Err(Doubt::OtherCommitment);
        }
        if self.commitments.as_ref().is_some_and(|noted| *noted != fairness.commitments) {
            return Err(Doubt::OtherCommitments);
        }
        if fairness.is_first_scheme() {
            return Err(unproven("the record claims that an older server began the deal"));
        }
        self.find_own(&fairness.shares)?;
        if record.rules() != Some(self.rules) || record.first() != self.first {
            return Err(Doubt::OtherRules);
        }
        let seed = record.seed().ok_or_else(|| unproven("the record has no seed"))?;
        let is_bot = |seat: Seat| self.bots.get(seat.index()).copied().unwrap_or(false);
        fairness.check(seed, self.bots.len(), is_bot)?;
        self.compare_cards(record)
    }

    /// Replays the record, and checks that it deals the cards that were seen at this device.
    fn compare_cards(&self, record: &Record) -> Result<(), Doubt> {
        if self.dealt.is_empty() {
            return Ok(());
        }
        let game = Game::from_record(record).map_err(|error| Doubt::Unproven { problem: error.to_string() })?;
        let heard = |seat: u8| AddressedEvent::heard(game.opening(), Viewer::Seat(Seat(seat)));
        let other = self.dealt.iter().find(|(seat, events)| heard(**seat) != **events);
        other.map_or(Ok(()), |(&seat, _)| Err(Doubt::OtherCards { seat: Seat(seat) }))
    }
}

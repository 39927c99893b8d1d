//! Proof that nobody chose the shuffle.
//!
//! The dealer draws a secret and publishes its [commitment](Fairness::commitment_to). Then every player draws a share and
//! publishes [its commitment](Fairness::share_commitment). Only when all commitments are published does anybody reveal a
//! share. The seed is the hash of the secret, all commitments and all shares. So nobody can choose a number after seeing
//! another one. When the game is over the secret is published, and anybody can compute the seed and check it.
//!
//! Games of the first scheme had no commitments of the players: they sent their shares one after the other.

use crate::chance::Seed;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The scheme by which new games are dealt.
const SCHEME: u8 = 2;

/// The prefixes of the data hashed by the first scheme.
const FIRST_COMMITMENT: &[u8] = b"saboteur commitment 1\n";
const FIRST_SEED: &[u8] = b"saboteur seed 1\n";

/// The prefixes of the data hashed by the second scheme. They differ, so that no hash can pass for one of another kind.
const COMMITMENT: &[u8] = b"saboteur commitment 2\n";
const SHARE: &[u8] = b"saboteur share 2\n";
const SEED: &[u8] = b"saboteur seed 2\n";

/// An array of 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes32(pub [u8; 32]);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct InvalidBytes;

impl FromStr for Bytes32 {
    type Err = InvalidBytes;

    fn from_str(text: &str) -> Result<Bytes32, InvalidBytes> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 64 {
            return Err(InvalidBytes);
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16).ok_or(InvalidBytes);
            *byte = (digit(0)? * 16 + digit(1)?) as u8;
        }
        Ok(Bytes32(bytes))
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = InvalidBytes;

    fn try_from(text: String) -> Result<Bytes32, InvalidBytes> {
        text.parse()
    }
}

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> String {
        bytes.to_string()
    }
}

/// Everything that the seed of a game was computed from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The scheme: 1 for games of older servers, which do not name it, and 2 for all others.
    #[serde(default = "first_scheme", skip_serializing_if = "is_first_scheme")]
    pub scheme: u8,
    /// The name of the game. It makes the seeds of two games different.
    pub game: String,
    /// The commitment to the secret, published before any player committed to a share.
    pub commitment: Bytes32,
    /// The dealer's secret.
    pub secret: Bytes32,
    /// The commitment of each seat to its share, published before any share. None for bots and for players who were
    /// away. Empty in the first scheme.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<Option<Bytes32>>,
    /// The share of each seat. None if the seat made no commitment, or did not reveal its share.
    pub shares: Vec<Option<Bytes32>>,
}

fn first_scheme() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_first_scheme(scheme: &u8) -> bool {
    *scheme == 1
}

/// The reason why a proof fails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnfairDeal {
    /// The record was written by a later version of the program, or the scheme is made up.
    #[error("the deal was made by scheme {0}, but this program knows the schemes 1 and 2")]
    UnknownScheme(u8),
    /// The secret is not the one that was committed to.
    #[error("the secret does not match the published commitment: it was changed after the deal began")]
    OtherSecret,
    /// The game was dealt from another seed.
    #[error("the game was dealt from seed {actual}, but secret and shares give {expected}: the shuffle was not random")]
    OtherSeed {
        /// The seed computed from the secret and the shares.
        expected: Seed,
        /// The seed that the game was dealt from.
        actual: Seed,
    },
    /// The number of shares or commitments, missing ones included, is not the number of seats.
    #[error("there are shares for {shares} seats, but the game has {players} players")]
    OtherSeats {
        /// The number of shares.
        shares: usize,
        /// The number of players.
        players: usize,
    },
    /// A share does not match the commitment of its seat.
    #[error("the share of seat {0} does not match its commitment: it was chosen after other shares were known")]
    OtherShare(Seat),
    /// A bot took part. Bots have no free choice, so they add nothing.
    #[error("seat {0} is a bot, but it took part in the shuffle: the server could choose its share")]
    BotShare(Seat),
}

impl Fairness {
    /// Returns the commitment to the secret of a game, which is published before any player commits to a share.
    pub fn commitment_to(game: &str, secret: Bytes32) -> Bytes32 {
        let hash = Sha256::new().chain_update(COMMITMENT).chain_update(secret.0).chain_update(game);
        Bytes32(hash.finalize().into())
    }

    /// Returns the commitment to the share of a seat in the deal with this commitment of the dealer.
    pub fn share_commitment(dealer: Bytes32, seat: Seat, share: Bytes32) -> Bytes32 {
        let hash = Sha256::new().chain_update(SHARE).chain_update(dealer.0).chain_update([seat.0]);
        Bytes32(hash.chain_update(share.0).finalize().into())
    }

    /// Returns the proof of a deal by the current scheme.
    pub fn new(
        game: String,
        secret: Bytes32,
        commitments: Vec<Option<Bytes32>>,
        shares: Vec<Option<Bytes32>>,
    ) -> Fairness {
        let commitment = Fairness::commitment_to(&game, secret);
        Fairness { scheme: SCHEME, game, commitment, secret, commitments, shares }
    }

    /// Returns the proof of a deal by the first scheme.
    pub fn by_first_scheme(game: String, secret: Bytes32, shares: Vec<Option<Bytes32>>) -> Fairness {
        let commitment = Fairness::first_commitment_to(secret);
        Fairness { scheme: 1, game, commitment, secret, commitments: Vec::new(), shares }
    }

    /// Returns the commitment to a secret by the first scheme.
    pub fn first_commitment_to(secret: Bytes32) -> Bytes32 {
        let hash = Sha256::new().chain_update(FIRST_COMMITMENT).chain_update(secret.0).finalize();
        Bytes32(hash.into())
    }

    /// Returns the seed of the game: a hash of the secret and of the commitments and shares of all seats.
    pub fn seed(&self) -> Seed {
        if self.scheme == 1 {
            return self.first_seed();
        }
        let hash = Sha256::new().chain_update(SEED).chain_update(self.secret.0).chain_update(self.commitment.0);
        let mut hash = hash.chain_update([self.commitments.len() as u8]);
        for (seat, commitment) in self.commitments.iter().enumerate() {
            match (commitment, self.shares.get(seat).copied().flatten()) {
                (None, _) => hash.update([0]),
                (Some(commitment), None) => hash = hash.chain_update([1]).chain_update(commitment.0),
                (Some(commitment), Some(share)) => {
                    hash = hash.chain_update([2]).chain_update(commitment.0).chain_update(share.0);
                }
            }
        }
        Seed(hash.finalize().into())
    }

    /// The first scheme hashed the secret, the name of the game and all shares in the order of the seats.
    fn first_seed(&self) -> Seed {
        let mut hash = Sha256::new().chain_update(FIRST_SEED).chain_update(self.secret.0);
        hash.update((self.game.len() as u64).to_be_bytes());
        hash.update(self.game.as_bytes());
        hash.update([self.shares.len() as u8]);
        for share in &self.shares {
            match share {
                Some(share) => hash = hash.chain_update([1]).chain_update(share.0),
                None => hash.update([0]),
            }
        }
        Seed(hash.finalize().into())
    }

    /// Returns true if no player had to commit to a share before seeing others: the deal was made by the first scheme.
    pub fn is_first_scheme(&self) -> bool {
        self.scheme == 1
    }

    /// Returns the seats that committed to a share and did not reveal it.
    pub fn withheld(&self) -> impl Iterator<Item = Seat> {
        let seats = self.commitments.iter().zip(&self.shares).enumerate();
        seats.filter(|(_, (commitment, share))| commitment.is_some() && share.is_none()).map(|(at, _)| Seat(at as u8))
    }

    /// Checks that a game with this number of players and this seed was dealt fairly. `is_bot` tells which seats are
    /// bots, as far as it is known.
    pub fn check(&self, seed: Seed, players: usize, is_bot: impl Fn(Seat) -> bool) -> Result<(), UnfairDeal> {
        let committed = match self.scheme {
            1 => Fairness::first_commitment_to(self.secret),
            2 => Fairness::commitment_to(&self.game, self.secret),
            other => return Err(UnfairDeal::UnknownScheme(other)),
        };
        if committed != self.commitment {
            return Err(UnfairDeal::OtherSecret);
        }
        if self.shares.len() != players {
            return Err(UnfairDeal::OtherSeats { shares: self.shares.len(), players });
        }
        if !self.is_first_scheme() {
            self.check_shares(players, is_bot)?;
        }
        let expected = self.seed();
        if expected != seed {
            return Err(UnfairDeal::OtherSeed { expected, actual: seed });
        }
        Ok(())
    }

    fn check_shares(&self, players: usize, is_bot: impl Fn(Seat) -> bool) -> Result<(), UnfairDeal> {
        if self.commitments.len() != players {
            return Err(UnfairDeal::OtherSeats { shares: self.commitments.len(), players });
        }
        for (seat, (commitment, share)) in Seat::all(players).zip(self.commitments.iter().zip(&self.shares)) {
            if commitment.is_some() && is_bot(seat) {
                return Err(UnfairDeal::BotShare(seat));
            }
            let expected = share.map(|share| Fairness::share_commitment(self.commitment, seat, share));
            if expected.is_some() && expected != *commitment {
                return Err(UnfairDeal::OtherShare(seat));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic fails the test")]

    use super::*;

    const SECRET: Bytes32 = Bytes32([7; 32]);

    fn nobody(_: Seat) -> bool {
        false
    }

    fn proof() -> Fairness {
        let dealer = Fairness::commitment_to("abc.1", SECRET);
        let commitment = |seat: u8, byte: u8| Fairness::share_commitment(dealer, Seat(seat), Bytes32([byte; 32]));
        let commitments = vec![Some(commitment(0, 1)), None, Some(commitment(2, 2)), Some(commitment(3, 3))];
        let shares = vec![Some(Bytes32([1; 32])), None, Some(Bytes32([2; 32])), None];
        Fairness::new("abc.1".to_owned(), SECRET, commitments, shares)
    }

    fn first_proof() -> Fairness {
        let shares = vec![Some(Bytes32([1; 32])), None, Some(Bytes32([2; 32]))];
        Fairness::by_first_scheme("abc.1".to_owned(), SECRET, shares)
    }

    #[test]
    fn the_seed_depends_on_everything_and_on_nothing_else() {
        let seed = proof().seed();
        assert_eq!(proof().check(seed, 4, nobody), Ok(()));
        assert_eq!(proof().withheld().collect::<Vec<_>>(), [Seat(3)]);
        let other = Bytes32([9; 32]);
        let without = |seat: usize| {
            let mut proof = proof();
            proof.commitments[seat] = None;
            proof.shares[seat] = None;
            proof
        };
        let mut withheld = proof();
        withheld.shares[0] = None;
        let mut swapped = proof();
        swapped.commitments.swap(1, 3);
        let changed = [
            Fairness::new("abc.2".to_owned(), SECRET, proof().commitments, proof().shares),
            Fairness::new("abc.1".to_owned(), other, proof().commitments, proof().shares),
            without(0),
            without(3),
            withheld,
            swapped,
        ];
        for proof in changed {
            assert_ne!(proof.seed(), seed, "{proof:?}");
            assert!(proof.check(seed, 4, nobody).is_err());
        }
    }

    #[test]
    fn commitments_and_seeds_are_frozen() {
        // Computed with another program. The proofs of old games must stay valid.
        let first = first_proof();
        assert_eq!(first.commitment.to_string(), "d52d9026b3332b5eca103cf8b1aaa3f1a5870c186b29f482b732befdc9df2101");
        let seed = "55879e2f4c5617a075b1875ba23b6ca45820728535767ce5ed2329be4f342797";
        assert_eq!(Bytes32(first.seed().0).to_string(), seed);
        assert_eq!(first.check(first.seed(), 3, nobody), Ok(()));
        let proof = proof();
        assert_eq!(proof.commitment.to_string(), "3b13e684bcc763efb3d22a97b4f43b7ae5423dab5fa10838613789efcbdc5ddb");
        assert_eq!(
            proof.commitments[0].unwrap().to_string(),
            "6840fd17f8125f66294d15edaf3b19a17c65d9cdd1ace3f0ecde7c32796d86d3"
        );
        assert_eq!(
            Bytes32(proof.seed().0).to_string(),
            "bfeafcdd4b448da42e97b6b087e2195f0fed169567d89d945b46c010c4b529b0"
        );
    }

    #[test]
    fn the_first_scheme_is_not_named_and_read_as_before() {
        let text = serde_json::to_value(first_proof()).unwrap();
        assert!(text.get("scheme").is_none() && text.get("commitments").is_none(), "{text}");
        assert_eq!(serde_json::from_value::<Fairness>(text).unwrap(), first_proof());
        let text = serde_json::to_value(proof()).unwrap();
        assert_eq!(text["scheme"], 2);
        assert_eq!(serde_json::from_value::<Fairness>(text).unwrap(), proof());
    }

    #[test]
    fn what_was_chosen_later_is_found_out() {
        let check = |proof: &Fairness| proof.check(proof.seed(), 4, |seat| seat == Seat(1));
        assert_eq!(check(&proof()), Ok(()));
        // Another secret than the one that was committed to.
        let other = Fairness { secret: Bytes32([8; 32]), ..proof() };
        assert_eq!(check(&other), Err(UnfairDeal::OtherSecret));
        // A share that was chosen when the others were known.
        let mut ground = proof();
        ground.shares[2] = Some(Bytes32([8; 32]));
        assert_eq!(check(&ground), Err(UnfairDeal::OtherShare(Seat(2))));
        // A share without a commitment.
        let mut late = proof();
        late.shares[1] = Some(Bytes32([8; 32]));
        assert_eq!(check(&late), Err(UnfairDeal::OtherShare(Seat(1))));
        // A share of a bot.
        let mut bot = late;
        bot.commitments[1] = Some(Fairness::share_commitment(bot.commitment, Seat(1), Bytes32([8; 32])));
        assert_eq!(check(&bot), Err(UnfairDeal::BotShare(Seat(1))));
        // A commitment copied from another seat.
        let mut copied = proof();
        (copied.commitments[3], copied.shares[3]) = (copied.commitments[2], copied.shares[2]);
        assert_eq!(check(&copied), Err(UnfairDeal::OtherShare(Seat(3))));
        assert_eq!(check(&Fairness { scheme: 3, ..proof() }), Err(UnfairDeal::UnknownScheme(3)));
        let seats = proof().check(proof().seed(), 5, nobody);
        assert_eq!(seats, Err(UnfairDeal::OtherSeats { shares: 4, players: 5 }));
    }
    #[test]
    fn bytes_are_written_as_digits() {
        let text = "00ff".repeat(16);
        let bytes: Bytes32 = text.parse().unwrap();
        assert_eq!(bytes.to_string(), text);
        for wrong in ["", "00", &"0".repeat(63), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Bytes32>(), Err(InvalidBytes));
        }
    }
}

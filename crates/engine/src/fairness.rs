//! Proof that nobody chose the shuffle.
//!
//! The dealer draws a secret and publishes its [commitment](Fairness::commitment_to). Then every player adds a share.
//! The seed is the hash of the secret and all shares. The dealer cannot choose the seed, because the commitment fixes
//! the secret before the dealer sees the shares. The players cannot choose it, because they do not know the secret.
//! When the game is over the secret is published, and anybody can compute the seed and check it.

use crate::chance::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The prefix of the data hashed for a commitment. Different prefixes keep a commitment from being used as a seed.
const COMMITMENT: &[u8] = b"saboteur commitment 1\n";
/// The prefix of the data hashed for a seed.
const SEED: &[u8] = b"saboteur seed 1\n";

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
    /// The name of the game. It makes the seeds of two games different.
    pub game: String,
    /// The commitment to the secret, published before any player added a share.
    pub commitment: Bytes32,
    /// The dealer's secret.
    pub secret: Bytes32,
    /// The share of each seat. None for bots and for players who were away.
    pub shares: Vec<Option<Bytes32>>,
}

/// The reason why a proof fails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnfairDeal {
    /// The secret is not the one that was committed to.
    #[error("the secret does not match the published commitment: it was changed after the players added their shares")]
    OtherSecret,
    /// The game was dealt from another seed.
    #[error("the game was dealt from seed {actual}, but secret and shares give {expected}: the shuffle was not random")]
    OtherSeed {
        /// The seed computed from the secret and the shares.
        expected: Seed,
        /// The seed that the game was dealt from.
        actual: Seed,
    },
    /// The number of shares, missing ones included, is not the number of seats.
    #[error("there are shares for {shares} seats, but the game has {players} players")]
    OtherSeats {
        /// The number of shares.
        shares: usize,
        /// The number of players.
        players: usize,
    },
}

impl Fairness {
    /// Returns the commitment to a secret, which is published before any player adds a share.
    pub fn commitment_to(secret: Bytes32) -> Bytes32 {
        let hash = Sha256::new().chain_update(COMMITMENT).chain_update(secret.0).finalize();
        Bytes32(hash.into())
    }

    /// Returns the seed of the game: a hash of the secret, the name of the game and all shares in the order of the
    /// seats.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new().chain_update(SEED).chain_update(self.secret.0);
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

    /// Checks that a game with this number of players and this seed was dealt fairly.
    pub fn check(&self, seed: Seed, players: usize) -> Result<(), UnfairDeal> {
        if Fairness::commitment_to(self.secret) != self.commitment {
            return Err(UnfairDeal::OtherSecret);
        }
        if self.shares.len() != players {
            return Err(UnfairDeal::OtherSeats { shares: self.shares.len(), players });
        }
        let expected = self.seed();
        if expected != seed {
            return Err(UnfairDeal::OtherSeed { expected, actual: seed });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic fails the test")]

    use super::*;

    fn proof() -> Fairness {
        let secret = Bytes32([7; 32]);
        let shares = vec![Some(Bytes32([1; 32])), None, Some(Bytes32([2; 32]))];
        Fairness { game: "abc.1".to_owned(), commitment: Fairness::commitment_to(secret), secret, shares }
    }

    #[test]
    fn the_seed_depends_on_everything_and_on_nothing_else() {
        let seed = proof().seed();
        assert_eq!(proof().check(seed, 3), Ok(()));
        let changed = [
            Fairness { game: "abc.2".to_owned(), ..proof() },
            Fairness { secret: Bytes32([8; 32]), ..proof() },
            Fairness { shares: vec![None, Some(Bytes32([1; 32])), Some(Bytes32([2; 32]))], ..proof() },
            Fairness { shares: vec![Some(Bytes32([1; 32])), None, None], ..proof() },
            Fairness { shares: vec![Some(Bytes32([1; 32])), None], ..proof() },
        ];
        for other in changed {
            assert_ne!(other.seed(), seed, "{other:?}");
            assert!(other.check(seed, 3).is_err());
        }
    }

    #[test]
    fn the_commitment_and_the_seed_are_frozen() {
        // Computed with sha256sum. The proofs of old games must stay valid.
        let proof = proof();
        assert_eq!(proof.commitment.to_string(), COMMITTED);
        assert_eq!(Bytes32(proof.seed().0).to_string(), SEEDED);
    }

    const COMMITTED: &str = "d52d9026b3332b5eca103cf8b1aaa3f1a5870c186b29f482b732befdc9df2101";
    const SEEDED: &str = "55879e2f4c5617a075b1875ba23b6ca45820728535767ce5ed2329be4f342797";

    #[test]
    fn a_secret_that_was_changed_is_found_out() {
        let other = Fairness { secret: Bytes32([8; 32]), ..proof() };
        assert_eq!(other.check(other.seed(), 3), Err(UnfairDeal::OtherSecret));
        assert_eq!(proof().check(proof().seed(), 4), Err(UnfairDeal::OtherSeats { shares: 3, players: 4 }));
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

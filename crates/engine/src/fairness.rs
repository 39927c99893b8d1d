//! Proof that nobody chose the shuffle.
//!
//! Whoever deals draws a secret and publishes its [commitment](Fairness::commitment_to) while nobody has added anything. Then
//! every player adds a share of his own. The seed is the hash of the secret and all shares: the dealer could not choose it,
//! since he was bound to his secret before he saw the shares, and nobody else could, since nobody else knew the secret. When
//! the game is over the secret is published, and anybody can work the seed out again.

use crate::chance::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What is hashed begins with what it is for, so that no hash can be passed off as another.
const COMMITMENT: &[u8] = b"saboteur commitment 1\n";
const SEED: &[u8] = b"saboteur seed 1\n";

/// Thirty-two bytes, written as 64 hexadecimal digits.
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

/// Text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it takes 64 hexadecimal digits")]
pub struct NotBytes;

impl FromStr for Bytes32 {
    type Err = NotBytes;

    fn from_str(text: &str) -> Result<Bytes32, NotBytes> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 64 {
            return Err(NotBytes);
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16).ok_or(NotBytes);
            *byte = (digit(0)? * 16 + digit(1)?) as u8;
        }
        Ok(Bytes32(bytes))
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = NotBytes;

    fn try_from(text: String) -> Result<Bytes32, NotBytes> {
        text.parse()
    }
}

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> String {
        bytes.to_string()
    }
}

/// Everything that the seed of a game was made from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// Which game it is, so that no other game has the same seed.
    pub game: String,
    /// What was published before anybody added a share.
    pub commitment: Bytes32,
    /// What it was a commitment to.
    pub secret: Bytes32,
    /// What each seat added; nothing for bots and for whoever was away.
    pub shares: Vec<Option<Bytes32>>,
}

/// What is wrong with a proof.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The secret is not the one that was committed to.
    #[error(
        "the secret does not belong to the commitment that was published: it was changed after players had added their shares"
    )]
    OtherSecret,
    /// The game was dealt from another seed.
    #[error(
        "the game was dealt from the seed {actual}, but the secret and the shares make {expected}: the shuffle was not left to chance"
    )]
    OtherSeed {
        /// What the secret and the shares make.
        expected: Seed,
        /// What the game was dealt from.
        actual: Seed,
    },
    /// There is not one share, or its absence, for each seat.
    #[error("there are shares for {shares} seats, but {players} play")]
    OtherSeats {
        /// How many shares there are.
        shares: usize,
        /// How many play.
        players: usize,
    },
}

impl Fairness {
    /// What is published of a secret before anybody adds a share.
    pub fn commitment_to(secret: Bytes32) -> Bytes32 {
        let hash = Sha256::new().chain_update(COMMITMENT).chain_update(secret.0).finalize();
        Bytes32(hash.into())
    }

    /// The seed of the game: a hash of the secret, the name of the game and all shares in the order of the seats.
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

    /// Checks that a game of so many players that was dealt from that seed was dealt fairly.
    pub fn check(&self, seed: Seed, players: usize) -> Result<(), Unfair> {
        if Fairness::commitment_to(self.secret) != self.commitment {
            return Err(Unfair::OtherSecret);
        }
        if self.shares.len() != players {
            return Err(Unfair::OtherSeats { shares: self.shares.len(), players });
        }
        let expected = self.seed();
        if expected != seed {
            return Err(Unfair::OtherSeed { expected, actual: seed });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

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
        // Worked out with sha256sum: the documents of games that were played must stay verifiable.
        let proof = proof();
        assert_eq!(proof.commitment.to_string(), COMMITTED);
        assert_eq!(Bytes32(proof.seed().0).to_string(), SEEDED);
    }

    const COMMITTED: &str = "d52d9026b3332b5eca103cf8b1aaa3f1a5870c186b29f482b732befdc9df2101";
    const SEEDED: &str = "55879e2f4c5617a075b1875ba23b6ca45820728535767ce5ed2329be4f342797";

    #[test]
    fn a_secret_that_was_changed_is_found_out() {
        let other = Fairness { secret: Bytes32([8; 32]), ..proof() };
        assert_eq!(other.check(other.seed(), 3), Err(Unfair::OtherSecret));
        assert_eq!(proof().check(proof().seed(), 4), Err(Unfair::OtherSeats { shares: 3, players: 4 }));
    }

    #[test]
    fn bytes_are_written_as_digits() {
        let text = "00ff".repeat(16);
        let bytes: Bytes32 = text.parse().unwrap();
        assert_eq!(bytes.to_string(), text);
        for wrong in ["", "00", &"0".repeat(63), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Bytes32>(), Err(NotBytes));
        }
    }
}

//! Randomness: a seed, and the generator that draws from it.
//!
//! Tests freeze its output, so that a record replays to the same game on every platform and in every later version.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The seed of a game: 32 bytes from which all its randomness is drawn.
///
/// It is written as a number below 2^53 or as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seed(pub [u8; 32]);

/// The largest number that every JSON reader keeps exact. Larger seeds are written in hexadecimal.
const LARGEST_EXACT: u64 = (1 << 53) - 1;

/// The error for a text that is not a valid seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a valid seed: a seed is a whole number below 2^53 or 64 hexadecimal digits")]
pub struct InvalidSeed(String);

impl Seed {
    /// Returns the seed as a number, if it is below 2^53.
    fn number(self) -> Option<u64> {
        let (low, high) = self.0.split_at(8);
        let number = low.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
        (high.iter().all(|&byte| byte == 0) && number <= LARGEST_EXACT).then_some(number)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "{number}"),
            None => self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl FromStr for Seed {
    type Err = InvalidSeed;

    fn from_str(text: &str) -> Result<Seed, InvalidSeed> {
        let wrong = || InvalidSeed(text.chars().take(80).collect());
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (at, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
            }
            return Ok(Seed(bytes));
        }
        match text.parse::<u64>() {
            Ok(number) if number <= LARGEST_EXACT => Ok(Seed::from(number)),
            Ok(_) | Err(_) => Err(wrong()),
        }
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.number() {
            Some(number) => serializer.serialize_u64(number),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seed is a whole number below 2^53 or 64 hexadecimal digits")]
        enum Written {
            Number(u64),
            Text(String),
        }
        let text = match Written::deserialize(deserializer)? {
            Written::Number(number) => number.to_string(),
            Written::Text(text) => text,
        };
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The purpose of a random stream. Each purpose has its own stream, so that the draws for one do not affect another.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Purpose {
    FirstPlayer = 0,
    Dwarves = 1,
    Goals = 2,
    Cards = 3,
    GoldCards = 4,
    TournamentCard = 5,
    ChestCells = 6,
    ChestPaths = 7,
    Chests = 8,
    Party = 9,
    TakenCard = 10,
    DiscardPile = 11,
}

/// A random number generator: one stream of a seed.
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// Returns the stream with this number. The streams of one seed are independent of each other.
    pub fn new(seed: Seed, stream: u64) -> Chance {
        let mut generator = ChaCha8Rng::from_seed(seed.0);
        generator.set_stream(stream);
        Chance(generator)
    }

    /// Returns the stream for one purpose in one round.
    pub(crate) fn of(seed: Seed, round: u8, purpose: Purpose) -> Chance {
        Chance::new(seed, u64::from(round) << 8 | purpose as u64)
    }

    /// Returns a random number below `bound`. All numbers are equally likely.
    ///
    /// # Panics
    /// Panics if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "the bound must be above 0");
        // Multiply and take the high half. Only a low half below the bound may favour some numbers.
        let product = u64::from(self.0.next_u32()) * u64::from(bound);
        if product as u32 >= bound { (product >> 32) as u32 } else { self.below_fairly(product, bound) }
    }

    /// Draws again until the low half favours no number. It is kept apart, because it is hardly ever needed and divides.
    #[cold]
    #[inline(never)]
    fn below_fairly(&mut self, mut product: u64, bound: u32) -> u32 {
        let favoured = bound.wrapping_neg() % bound;
        while (product as u32) < favoured {
            product = u64::from(self.0.next_u32()) * u64::from(bound);
        }
        (product >> 32) as u32
    }

    /// Returns a random seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        bytes.fill_with(|| self.below(256) as u8);
        Seed(bytes)
    }

    /// Shuffles the items. All orders are equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Returns one of the items. All are equally likely.
    ///
    /// # Panics
    /// Panics if there are no items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffles_are_frozen_for_ever() {
        let mut items: Vec<u8> = (0..20).collect();
        Chance::new(Seed::from(42), 0).shuffle(&mut items);
        let frozen = [5, 15, 12, 13, 11, 2, 3, 17, 10, 0, 9, 14, 16, 8, 7, 18, 4, 19, 6, 1];
        assert_eq!(items, frozen);
        let mut chance = Chance::of(Seed([7; 32]), 3, Purpose::Cards);
        let draws: Vec<u32> = [2, 3, 6, 67, 1000, u32::MAX].map(|bound| chance.below(bound)).to_vec();
        assert_eq!(draws, [0, 2, 3, 66, 765, 2_208_454_577]);
    }

    #[test]
    fn seeds_are_read_and_written() {
        for text in ["0", "42", "9007199254740991", &"0f".repeat(32)] {
            let seed: Seed = text.parse().unwrap();
            assert_eq!(seed.to_string(), text);
            let json = serde_json::to_string(&seed).unwrap();
            assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
        }
        for text in ["", "-1", "9007199254740992", "0x12", "zz", &"g".repeat(64)] {
            assert!(text.parse::<Seed>().is_err(), "{text}");
        }
    }

    #[test]
    fn no_number_is_favoured() {
        let mut chance = Chance::new(Seed::from(1), 9);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
    }
}

//! Slows down people who guess the password of a table.
//!
//! The first mistakes are free. Then every wrong password doubles the time until the next attempt from the same household. The
//! households of one IPv6 network wait together, and so do all addresses, with a slower growth. So many addresses do not help.
//! At the longest delays, trying all passwords of four digits takes years.

use crate::limit::Source;
use saboteur_table::{Refusal, RefusalCode, Table, TableCode, TokenHash};
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The wrong passwords of one household at one table without a delay.
const FREE: u32 = 3;
/// The wrong passwords of one IPv6 network at one table without a delay.
const FREE_FOR_NETWORK: u32 = 12;
/// The number of wrong passwords of one IPv6 network that double its delay.
const DOUBLING_FOR_NETWORK: u32 = 2;
/// The longest delay for one household or network.
const LONGEST: Duration = Duration::from_secs(24 * 3600);
/// The wrong passwords of all addresses at one table without a delay.
const FREE_FOR_ALL: u32 = 30;
/// The number of wrong passwords of all addresses that double their delay.
const DOUBLING_FOR_ALL: u32 = 4;
/// The longest delay for all addresses.
const LONGEST_FOR_ALL: Duration = Duration::from_secs(6 * 3600);
/// Wrong passwords are forgotten after this time without another one.
const FORGET: Duration = Duration::from_secs(30 * 24 * 3600);
/// The most tables whose wrong passwords are remembered.
const MOST_TABLES: usize = 100_000;

/// The wrong passwords of all tables.
#[derive(Default)]
pub(crate) struct Guesses {
    tables: Mutex<HashMap<TableCode, TableGuesses>>,
}

/// The wrong passwords at one table.
struct TableGuesses {
    /// The password that was guessed. A new password is a new beginning.
    password: TokenHash,
    all: Mistakes,
    /// The mistakes of each household and of each network.
    by_source: HashMap<Source, Mistakes>,
    /// The households that know the password. They do not wait for the mistakes of others.
    knowing: HashSet<Source>,
}

/// Wrong passwords, the last of them at a time.
#[derive(Clone, Copy)]
struct Mistakes {
    count: u32,
    last: Instant,
}

impl Mistakes {
    /// Returns the time until the next attempt.
    fn wait(self, now: Instant, free: u32, doubling: u32, longest: Duration) -> Option<Duration> {
        let beyond = self.count.checked_sub(free)?;
        let delay = Duration::from_secs(1).saturating_mul(1 << (beyond / doubling).min(20)).min(longest);
        (self.last + delay).checked_duration_since(now).filter(|wait| !wait.is_zero())
    }

    fn add(&mut self, now: Instant) {
        self.count += 1;
        self.last = now;
    }
}

impl Guesses {
    /// Checks a password for a table, and counts a wrong one. After too many wrong ones, even the right password has to wait.
    pub(crate) fn check(&self, table: &Table, address: IpAddr, given: Option<&str>) -> Result<(), Refusal> {
        self.check_at(Instant::now(), table, address, given)
    }

    fn check_at(&self, now: Instant, table: &Table, address: IpAddr, given: Option<&str>) -> Result<(), Refusal> {
        let Some(password) = &table.password else {
            return Ok(());
        };
        let (right, wrong) = (table.opens_to(given), || Refusal::new(RefusalCode::WrongPassword, "wrong password"));
        if !right && given.is_none() {
            // Somebody who does not know yet that the table has a password guesses nothing.
            return Err(wrong());
        }
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !tables.contains_key(&table.code) && tables.len() >= MOST_TABLES {
            let oldest = tables.iter().min_by_key(|(_, guesses)| guesses.all.last).map(|(code, _)| *code);
            oldest.map(|code| tables.remove(&code));
        }
        let new = || TableGuesses {
            password: password.clone(),
            all: Mistakes { count: 0, last: now },
            by_source: HashMap::new(),
            knowing: HashSet::new(),
        };
        let guesses = tables.entry(table.code).or_insert_with(new);
        if guesses.password != *password {
            *guesses = new();
        }
        let household = Source::household(address);
        if let Some(wait) = guesses.wait(now, address).filter(|_| !guesses.knowing.contains(&household)) {
            return Err(Refusal::too_many_guesses(wait));
        }
        if right {
            guesses.by_source.remove(&household);
            guesses.knowing.insert(household);
            return Ok(());
        }
        // Somebody who guesses does not know the password, even if others in the household do.
        guesses.knowing.remove(&household);
        guesses.all.add(now);
        for source in Source::of(address) {
            guesses.by_source.entry(source).or_insert(Mistakes { count: 0, last: now }).add(now);
        }
        Err(wrong())
    }

    /// Forgets old mistakes.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        let fresh = |last: Instant| now.duration_since(last) < FORGET;
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, guesses| fresh(guesses.all.last));
    }
}

impl TableGuesses {
    /// Returns the time until the next attempt from this address.
    fn wait(&self, now: Instant, address: IpAddr) -> Option<Duration> {
        let own = Source::of(address).filter_map(|source| {
            let (free, doubling) =
                if source.is_network() { (FREE_FOR_NETWORK, DOUBLING_FOR_NETWORK) } else { (FREE, 1) };
            self.by_source.get(&source)?.wait(now, free, doubling, LONGEST)
        });
        own.max().max(self.all.wait(now, FREE_FOR_ALL, DOUBLING_FOR_ALL, LONGEST_FOR_ALL))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use saboteur_table::{Entry, finished_table};

    fn closed_table() -> Table {
        let (code, entries) = finished_table(1, 0);
        let mut table = Table::load(code, &entries[..1]).unwrap();
        let password = Some(TokenHash::of_password(&code, "0007"));
        table.apply(&Entry::Password { password }).unwrap();
        table
    }

    /// Guesses as fast as allowed from this number of addresses, and returns the time that it takes.
    fn guess(count: u32, addresses: u32) -> Duration {
        let (guesses, table, start) = (Guesses::default(), closed_table(), Instant::now());
        let mut now = start;
        for number in 0..count {
            let address = IpAddr::V4((number % addresses).into());
            while let Err(refusal) = guesses.check_at(now, &table, address, Some("wrong")) {
                match refusal.wait {
                    Some(seconds) => now += Duration::from_secs(seconds),
                    None => break,
                }
            }
        }
        now - start
    }

    #[test]
    fn a_few_mistakes_cost_nothing_and_many_cost_years() {
        assert_eq!(guess(3, 1), Duration::ZERO);
        assert!(guess(5, 1) <= Duration::from_secs(10));
        assert_eq!(guess(30, 10), Duration::ZERO, "ten people who mistype three times each");
        let year = Duration::from_secs(365 * 24 * 3600);
        assert!(guess(10_000, 1) > 20 * year, "{:?}", guess(10_000, 1));
        assert!(guess(10_000, 10_000) > 5 * year, "{:?}", guess(10_000, 10_000));
    }

    #[test]
    fn the_right_password_works_after_the_delay_and_those_who_know_it_do_not_wait() {
        let (guesses, mut table, now) = (Guesses::default(), closed_table(), Instant::now());
        let [ann, ben, cleo] = [1, 2, 3].map(|number: u32| IpAddr::V4(number.into()));
        let check = |table: &Table, later: u64, address: IpAddr, given: &str| {
            let at = now + Duration::from_secs(later);
            guesses.check_at(at, table, address, Some(given)).map_err(|refusal| (refusal.code, refusal.wait))
        };
        for _ in 0..3 {
            assert_eq!(check(&table, 0, ann, "1234"), Err((RefusalCode::WrongPassword, None)));
        }
        assert_eq!(check(&table, 0, ann, "0007"), Err((RefusalCode::TooManyGuesses, Some(1))));
        assert_eq!(check(&table, 1, ann, "0007"), Ok(()));
        // Many addresses guess: those who are new have to wait, Ann does not.
        for number in 0..40 {
            let _ = check(&table, 1, IpAddr::V4((100 + number).into()), "1234");
        }
        assert!(matches!(check(&table, 1, ben, "0007"), Err((RefusalCode::TooManyGuesses, Some(1)))));
        assert_eq!(check(&table, 1, ann, "0007"), Ok(()));
        // The host sets a new password: nobody waits for mistakes with the old one.
        let password = Some(TokenHash::of_password(&table.code, "gold"));
        table.apply(&Entry::Password { password }).unwrap();
        assert_eq!(check(&table, 1, cleo, "gold"), Ok(()));
        // No password is not a guess.
        for _ in 0..100 {
            assert_eq!(guesses.check(&table, ben, None).unwrap_err().code, RefusalCode::WrongPassword);
        }
        assert_eq!(check(&table, 1, ben, "gold"), Ok(()));
    }
    #[test]
    fn a_network_waits_for_all_its_households_and_others_do_not() {
        let (guesses, table, now) = (Guesses::default(), closed_table(), Instant::now());
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let check =
            |text: &str, given: &str| guesses.check_at(now, &table, address(text), Some(given)).map_err(|no| no.code);
        // A household of the network knows the password.
        assert_eq!(check("2001:db8:1:ffff::1", "0007"), Ok(()));
        // Twelve households mistype once.
        for household in 0..12 {
            assert_eq!(check(&format!("2001:db8:1:{household:x}::1"), "1234"), Err(RefusalCode::WrongPassword));
        }
        assert_eq!(check("2001:db8:1:aaaa::1", "0007"), Err(RefusalCode::TooManyGuesses), "a new household waits");
        assert_eq!(check("2001:db8:1:ffff::2", "0007"), Ok(()), "those who know the password do not");
        assert_eq!(check("2001:db8:2:1::1", "0007"), Ok(()), "nor does another network");
    }
}

//! Limits on connections and requests by address.

use crate::config::Limits;
use crate::guess::Guesses;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use saboteur_table::TableCode;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A rate limit for one connection.
pub(crate) type Budget = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// The limits by address.
pub(crate) struct Gate {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    joins: DefaultKeyedRateLimiter<(TableCode, IpAddr)>,
    /// Wrong passwords.
    pub(crate) guesses: Guesses,
    /// Connections for HTTP requests.
    pub(crate) visits: Arc<Crowd>,
    /// WebSockets.
    pub(crate) sockets: Arc<Crowd>,
}

/// The open connections of one kind, with their limits.
pub(crate) struct Crowd {
    most: usize,
    most_of_one: usize,
    here: Mutex<Here>,
}

#[derive(Default)]
struct Here {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A counted connection. It counts until this is dropped.
pub(crate) struct Pass {
    crowd: Arc<Crowd>,
    address: Option<IpAddr>,
}

impl Crowd {
    fn new(limits: &Limits) -> Arc<Crowd> {
        let (most, most_of_one) = (limits.connections, limits.connections_per_address);
        Arc::new(Crowd { most, most_of_one, here: Mutex::default() })
    }

    /// Counts a new connection, or returns None if a limit is reached. The address may be unknown.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Pass> {
        let address = address.map(household);
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        let others = address.and_then(|address| here.by_address.get(&address)).map_or(0, |&count| count);
        if here.all >= self.most || others >= self.most_of_one {
            return None;
        }
        here.all += 1;
        if let Some(address) = address {
            here.by_address.insert(address, others + 1);
        }
        Some(Pass { crowd: Arc::clone(self), address })
    }

    /// Returns the number of open connections.
    pub(crate) fn count(&self) -> usize {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut here = self.crowd.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.all -= 1;
        let Some(address) = self.address else {
            return;
        };
        if let Some(count) = here.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                here.by_address.remove(&address);
            }
        }
    }
}

fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// Makes a rate limit of this number in ten seconds. All of them may come at once.
pub(crate) fn in_ten_seconds(count: u32) -> Budget {
    let count = at_least_one(count);
    RateLimiter::direct(
        Quota::with_period(Duration::from_secs(10) / count.get())
            .map_or(Quota::per_second(count), |quota| quota.allow_burst(count)),
    )
}

/// Returns the address that limits are counted by. A household usually has a whole /64 of IPv6 addresses, which counts as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        },
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Arc<Gate> {
        Arc::new(Gate {
            requests: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.requests_per_minute))),
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables_per_hour))),
            joins: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.joins_per_hour))),
            guesses: Guesses::default(),
            visits: Crowd::new(&limits),
            sockets: Crowd::new(&limits),
        })
    }

    /// Returns true if the address may send another request now.
    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.check_key(&household(address)).is_ok()
    }

    /// Returns true if the address may open another table now.
    pub(crate) fn may_open(&self, address: IpAddr) -> bool {
        self.tables.check_key(&household(address)).is_ok()
    }

    /// Returns true if somebody else may join this table from the address now.
    pub(crate) fn may_join(&self, code: TableCode, address: IpAddr) -> bool {
        self.joins.check_key(&(code, household(address))).is_ok()
    }

    /// Forgets idle addresses from time to time.
    pub(crate) async fn tidy(self: Arc<Self>) {
        let mut minutes = tokio::time::interval(Duration::from_secs(60));
        loop {
            minutes.tick().await;
            self.requests.retain_recent();
            self.tables.retain_recent();
            self.joins.retain_recent();
            self.guesses.tidy();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn an_address_may_connect_so_many_times_at_once() {
        let crowd = Crowd::new(&Limits { connections_per_address: 2, connections: 4, ..Limits::default() });
        let [ann, ben]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().unwrap());
        let one = crowd.enter(Some(ann));
        let two = crowd.enter(Some(ann));
        assert!(one.is_some() && two.is_some() && crowd.enter(Some(ann)).is_none());
        let three = crowd.enter(Some(ben));
        let four = crowd.enter(None);
        assert!(three.is_some() && four.is_some() && crowd.enter(Some(ben)).is_none(), "the total limit is reached");
        drop(one);
        let five = crowd.enter(Some(ann));
        assert!(five.is_some() && crowd.enter(None).is_none());
        drop((two, three, four, five));
        assert!(crowd.here.lock().unwrap().by_address.is_empty());
    }

    #[test]
    fn a_household_counts_as_one() {
        let [one, two, three]: [IpAddr; 3] =
            ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"].map(|text| text.parse().unwrap());
        assert_eq!(household(one), household(two));
        assert_ne!(household(one), household(three));
        assert_eq!(household("::ffff:10.0.0.1".parse().unwrap()), "10.0.0.1".parse::<IpAddr>().unwrap());
    }

    #[test]
    fn a_budget_is_used_up_and_comes_back() {
        let budget = in_ten_seconds(3);
        assert_eq!([0; 5].map(|_| budget.check().is_ok()), [true, true, true, false, false]);
    }
}

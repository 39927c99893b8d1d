//! How much one address may ask for.

use crate::config::Limits;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How much of something one connection may do.
pub(crate) type Budget = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// How much one address may ask for.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    connections: Mutex<HashMap<IpAddr, usize>>,
}

/// A connection that counts until this is dropped.
pub(crate) struct Pass {
    gate: Arc<Gate>,
    address: IpAddr,
}

fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// So many in ten seconds, all at once if need be.
pub(crate) fn in_ten_seconds(count: u32) -> Budget {
    let count = at_least_one(count);
    RateLimiter::direct(
        Quota::with_period(Duration::from_secs(10) / count.get())
            .map_or(Quota::per_second(count), |quota| quota.allow_burst(count)),
    )
}

/// One household usually has a whole /64 of IPv6 addresses.
fn household(address: IpAddr) -> IpAddr {
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
        let hour = Quota::with_period(Duration::from_secs(3600) / limits.tables_per_hour.max(1));
        let tables = at_least_one(limits.tables_per_hour);
        Arc::new(Gate {
            limits,
            requests: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.requests_per_minute))),
            tables: RateLimiter::keyed(hour.map_or(Quota::per_hour(tables), |quota| quota.allow_burst(tables))),
            connections: Mutex::default(),
        })
    }

    /// Whether the address may ask for something now.
    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.check_key(&household(address)).is_ok()
    }

    /// Whether the address may open a table now.
    pub(crate) fn may_open(&self, address: IpAddr) -> bool {
        self.tables.check_key(&household(address)).is_ok()
    }

    /// Whether the address may connect.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Pass> {
        let address = household(address);
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_insert(0);
        if *count >= self.limits.connections_per_address {
            return None;
        }
        *count += 1;
        Some(Pass { gate: Arc::clone(self), address })
    }

    /// Forgets addresses that have been quiet for a while, now and again.
    pub(crate) async fn tidy(self: Arc<Self>) {
        let mut minutes = tokio::time::interval(Duration::from_secs(60));
        loop {
            minutes.tick().await;
            self.requests.retain_recent();
            self.tables.retain_recent();
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut connections = self.gate.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn an_address_may_connect_so_many_times_at_once() {
        let gate = Gate::new(Limits { connections_per_address: 2, ..Limits::default() });
        let [ann, ben]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().unwrap());
        let one = gate.connect(ann);
        let two = gate.connect(ann);
        assert!(one.is_some() && two.is_some() && gate.connect(ann).is_none() && gate.connect(ben).is_some());
        drop(one);
        assert!(gate.connect(ann).is_some());
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

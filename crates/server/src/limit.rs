//! Limits on connections and on the cost of requests, by address.

use crate::config::Limits;
use crate::guess::Guesses;
use saboteur_table::TableCode;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// An address, or a block of IPv6 addresses, that limits are counted by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Source {
    address: IpAddr,
    /// The number of leading bits that count.
    bits: u8,
}

impl Source {
    /// Returns the address itself for IPv4. For IPv6, returns its block of this size.
    fn block(address: IpAddr, bits: u8) -> Source {
        match address.to_canonical() {
            IpAddr::V4(four) => Source { address: four.into(), bits: 32 },
            IpAddr::V6(six) => {
                let kept = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
                Source { address: Ipv6Addr::from_bits(six.to_bits() & kept).into(), bits }
            }
        }
    }

    /// Returns the household and, for IPv6, the network that an address belongs to. A household usually has a /64, and a
    /// site usually has a /48.
    pub(crate) fn of(address: IpAddr) -> impl Iterator<Item = Source> {
        let household = Source::household(address);
        let network = Source::block(address, 48);
        std::iter::once(household).chain((network != household).then_some(network))
    }

    /// Returns the household that an address belongs to.
    pub(crate) fn household(address: IpAddr) -> Source {
        Source::block(address, 64)
    }

    /// Returns true for a network, which may do several times what a household may.
    pub(crate) fn is_network(self) -> bool {
        self.bits == 48
    }
}

/// The client whose work a job is. An IPv6 client has a whole /48, so nobody gets more time by using many addresses. It is
/// only kept in memory, and never logged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Account(Source);

impl Account {
    pub(crate) fn of(address: IpAddr) -> Account {
        Account(Source::block(address, 48))
    }
}

/// A number of units in a window of time. All of them may come at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// The time in which one unit comes back.
    unit: Duration,
    window: Duration,
}

impl Rate {
    pub(crate) fn new(units: u32, window: Duration) -> Rate {
        Rate { unit: window / units.max(1), window }
    }

    /// Returns a rate of this number of times as many units.
    fn times(self, factor: u32) -> Rate {
        Rate { unit: self.unit / factor.max(1), ..self }
    }
}

/// The part of a rate that was used.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Budget {
    /// The time when all used units have come back.
    free_at: Option<Instant>,
}

impl Budget {
    fn debt(&self, now: Instant) -> Duration {
        self.free_at.map_or(Duration::ZERO, |at| at.saturating_duration_since(now))
    }

    /// Returns the time until one unit is left.
    pub(crate) fn wait(&self, rate: Rate, now: Instant) -> Duration {
        (self.debt(now) + rate.unit).saturating_sub(rate.window)
    }

    /// Uses units, more than are left if need be.
    fn charge(&mut self, rate: Rate, cost: u32, now: Instant) {
        self.free_at = Some(now + self.debt(now) + rate.unit.saturating_mul(cost));
    }

    /// Uses units if at least one is left. Returns false if none is.
    pub(crate) fn take(&mut self, rate: Rate, cost: u32) -> bool {
        let now = Instant::now();
        let left = self.wait(rate, now).is_zero();
        if left {
            self.charge(rate, cost, now);
        }
        left
    }
}

/// The budgets of all addresses at one rate, for each thing that is counted apart.
struct Budgets<K> {
    rate: Rate,
    network: u32,
    used: Mutex<HashMap<(K, Source), Budget>>,
}

impl<K: Copy + Eq + Hash> Budgets<K> {
    fn new(rate: Rate, network: u32) -> Budgets<K> {
        Budgets { rate, network, used: Mutex::default() }
    }

    fn with<T>(&self, act: impl FnOnce(&mut HashMap<(K, Source), Budget>) -> T) -> T {
        act(&mut self.used.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn rate_of(&self, source: Source) -> Rate {
        if source.is_network() { self.rate.times(self.network) } else { self.rate }
    }

    /// Returns the time until one unit is left for the address. Uses units of it if `take` says so for this time.
    fn wait_and(
        &self,
        thing: K,
        address: IpAddr,
        cost: u32,
        now: Instant,
        take: impl FnOnce(Duration) -> bool,
    ) -> Duration {
        self.with(|used| {
            let left = |source| {
                used.get(&(thing, source)).map_or(Duration::ZERO, |budget| budget.wait(self.rate_of(source), now))
            };
            let wait = Source::of(address).map(left).max().unwrap_or_default();
            if take(wait) {
                for source in Source::of(address) {
                    used.entry((thing, source)).or_default().charge(self.rate_of(source), cost, now);
                }
            }
            wait
        })
    }

    /// Uses units of an address, more than are left if need be. Returns the time until one unit was left.
    fn charge(&self, thing: K, address: IpAddr, cost: u32, now: Instant) -> Duration {
        self.wait_and(thing, address, cost, now, |_| true)
    }

    /// Uses units of an address if at least one is left. Returns false if none is.
    fn take(&self, thing: K, address: IpAddr, cost: u32, now: Instant) -> bool {
        self.wait_and(thing, address, cost, now, |wait| wait.is_zero()).is_zero()
    }

    fn tidy(&self, now: Instant) {
        self.with(|used| used.retain(|_, budget| !budget.debt(now).is_zero()));
    }
}

/// The limits by address.
pub(crate) struct Gate {
    requests: Budgets<()>,
    tables: Budgets<()>,
    messages: Budgets<()>,
    bot_moves: Budgets<()>,
    joins: Budgets<TableCode>,
    /// Wrong passwords.
    pub(crate) guesses: Guesses,
    /// Connections for HTTP requests.
    pub(crate) visits: Arc<Crowd>,
    /// WebSockets.
    pub(crate) sockets: Arc<Crowd>,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Arc<Gate> {
        let rate = |units, seconds| Rate::new(units, Duration::from_secs(seconds));
        let budgets = |units, seconds| Budgets::new(rate(units, seconds), limits.network);
        Arc::new(Gate {
            requests: budgets(limits.requests_per_minute, 60),
            tables: budgets(limits.tables_per_hour, 3600),
            messages: budgets(limits.messages_per_address, 10),
            bot_moves: budgets(limits.bot_moves_per_address, 10),
            joins: Budgets::new(rate(limits.joins_per_hour, 3600), limits.network),
            guesses: Guesses::default(),
            visits: Crowd::new(limits),
            sockets: Crowd::new(limits),
        })
    }

    /// Returns true if the address may send another request now.
    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.take((), address, 1, Instant::now())
    }

    /// Counts a request as this number of further requests, because it was expensive.
    pub(crate) fn charge(&self, address: IpAddr, cost: u32) {
        if cost > 0 {
            self.requests.charge((), address, cost, Instant::now());
        }
    }

    /// Returns true if the address may open another table now.
    pub(crate) fn may_open(&self, address: IpAddr) -> bool {
        self.tables.take((), address, 1, Instant::now())
    }

    /// Returns true if somebody else may join this table from the address now.
    pub(crate) fn may_join(&self, code: TableCode, address: IpAddr) -> bool {
        self.joins.take(code, address, 1, Instant::now())
    }

    /// Returns true if the address may send another message now.
    pub(crate) fn may_send(&self, address: IpAddr) -> bool {
        self.messages.take((), address, 1, Instant::now())
    }

    /// Returns the time that a bot has to wait for its move, and counts the move.
    pub(crate) fn pace_bot(&self, address: IpAddr) -> Duration {
        self.bot_moves.charge((), address, 1, Instant::now())
    }

    /// Forgets idle addresses from time to time.
    pub(crate) async fn tidy(self: Arc<Self>) {
        let mut minutes = tokio::time::interval(Duration::from_secs(60));
        loop {
            minutes.tick().await;
            for budgets in [&self.requests, &self.tables, &self.messages, &self.bot_moves] {
                budgets.tidy(Instant::now());
            }
            self.joins.tidy(Instant::now());
            self.guesses.tidy();
        }
    }
}

/// The open connections of one kind, with their limits.
pub(crate) struct Crowd {
    most: usize,
    most_of_one: usize,
    network: usize,
    here: Mutex<Here>,
}

#[derive(Default)]
struct Here {
    all: usize,
    by_source: HashMap<Source, usize>,
}

/// A counted connection. It counts until this is dropped.
pub(crate) struct Pass {
    crowd: Arc<Crowd>,
    address: Option<IpAddr>,
}

impl Crowd {
    fn new(limits: &Limits) -> Arc<Crowd> {
        let (most, most_of_one) = (limits.connections, limits.connections_per_address);
        Arc::new(Crowd { most, most_of_one, network: limits.network as usize, here: Mutex::default() })
    }

    /// Counts a new connection, or returns None if a limit is reached. The address may be unknown.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Pass> {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |source: Source| {
            let most =
                if source.is_network() { self.most_of_one.saturating_mul(self.network) } else { self.most_of_one };
            here.by_source.get(&source).is_some_and(|&count| count >= most)
        };
        if here.all >= self.most || address.is_some_and(|address| Source::of(address).any(is_full)) {
            return None;
        }
        here.all += 1;
        for source in address.into_iter().flat_map(Source::of) {
            *here.by_source.entry(source).or_default() += 1;
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
        for source in self.address.into_iter().flat_map(Source::of) {
            if let Some(count) = here.by_source.get_mut(&source) {
                *count -= 1;
                if *count == 0 {
                    here.by_source.remove(&source);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_a_limited_number_of_connections() {
        let crowd = Crowd::new(&Limits { connections_per_address: 2, connections: 4, ..Limits::default() });
        let [ann, ben] = ["10.0.0.1", "10.0.0.2"].map(address);
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
        assert!(crowd.here.lock().unwrap().by_source.is_empty());
    }

    #[test]
    fn a_network_has_a_limit_of_its_own() {
        let limits = Limits { connections_per_address: 2, network: 2, ..Limits::default() };
        let crowd = Crowd::new(&limits);
        let mut passes = Vec::new();
        for number in 0..6 {
            passes.extend(crowd.enter(Some(address(&format!("2001:db8:1:{number}::1")))));
        }
        assert_eq!(passes.len(), 4, "one /48");
        assert!(crowd.enter(Some(address("2001:db8:2::1"))).is_some(), "another /48");
        let budgets = Budgets::new(Rate::new(3, Duration::from_secs(10)), 2);
        let now = Instant::now();
        let asked = (0..9).filter(|number| budgets.take((), address(&format!("2001:db8:1:{number}::1")), 1, now));
        assert_eq!(asked.count(), 6);
        assert!(
            !budgets.take((), address("2001:db8:1:77::1"), 1, now)
                && budgets.take((), address("2001:db8:2::1"), 1, now)
        );
    }

    #[test]
    fn a_household_counts_as_one() {
        let household = |text| Source::of(address(text)).next().unwrap();
        assert_eq!(household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::9"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_eq!(household("::ffff:10.0.0.1"), household("10.0.0.1"));
        assert_eq!(Source::of(address("10.0.0.1")).count(), 1, "IPv4 addresses have no network");
        // The first /64 of a /48 is not the /48.
        assert_eq!(Source::of(address("2001:db8:1::1")).collect::<std::collections::HashSet<_>>().len(), 2);
        assert_eq!(Account::of(address("2001:db8:1:2::1")), Account::of(address("2001:db8:1:3::1")));
        assert_ne!(Account::of(address("10.0.0.1")), Account::of(address("10.0.0.2")));
    }

    #[test]
    fn a_budget_is_used_up_and_comes_back() {
        let rate = Rate::new(3, Duration::from_secs(10));
        let mut budget = Budget::default();
        assert_eq!([0; 5].map(|_| budget.take(rate, 1)), [true, true, true, false, false]);
        let later = Instant::now() + Duration::from_secs(4);
        assert!(budget.wait(rate, later).is_zero());
    }

    #[test]
    fn an_expensive_request_counts_as_many() {
        let budgets = Budgets::new(Rate::new(10, Duration::from_secs(10)), 1);
        let (ann, ben, now) = (address("10.0.0.1"), address("10.0.0.2"), Instant::now());
        assert!(budgets.take((), ann, 1, now));
        // Its cost is known only afterwards, so it can be more than what is left.
        budgets.charge((), ann, 19, now);
        assert!(!budgets.take((), ann, 1, now) && budgets.take((), ben, 1, now));
        assert!(!budgets.take((), ann, 1, now + Duration::from_millis(10_900)));
        assert!(budgets.take((), ann, 1, now + Duration::from_millis(11_100)));
        budgets.tidy(now + Duration::from_secs(5));
        assert_eq!(budgets.with(|used| used.len()), 1, "only the debt of Ann is left");
    }

    #[test]
    fn bots_of_one_address_share_its_moves() {
        let gate = Gate::new(&Limits { bot_moves_per_address: 10, ..Limits::default() });
        let [ann, ben] = ["10.0.0.1", "10.0.0.2"].map(address);
        let waits: Vec<u64> = (0..12).map(|_| gate.pace_bot(ann).as_secs_f64().round() as u64).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
        assert!(gate.pace_bot(ben).is_zero());
    }
}

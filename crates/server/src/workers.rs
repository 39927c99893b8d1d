//! Threads for work that takes time: bots that think, tables and games that are loaded. A fair queue decides what runs next.
//!
//! The account that has used the least time goes first, then the cheapest work, then the table that has waited longest. So
//! a client with hundreds of jobs delays its own jobs and not those of others.

use crate::limit::Account;
use saboteur_table::TableCode;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How much work a job is. Cheaper jobs of an account go first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Effort {
    /// Less than a millisecond for most games.
    Light,
    /// A few milliseconds.
    Medium,
    /// Up to half a second. One thread never takes such jobs.
    Heavy,
}

impl Effort {
    /// The time that counts until the true time is known.
    const fn estimate(self) -> Duration {
        match self {
            Effort::Light => Duration::from_millis(1),
            Effort::Medium => Duration::from_millis(5),
            Effort::Heavy => Duration::from_millis(200),
        }
    }
}

/// The table that a job is for, and who pays for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    pub(crate) account: Account,
    pub(crate) table: TableCode,
    pub(crate) effort: Effort,
}

/// The threads. They end when this is dropped.
pub(crate) struct Workers {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<QueueState>,
    /// Wakes a thread when there may be a job for it.
    wake: Condvar,
}

struct QueueState {
    queue: Queue<Task>,
    threads: usize,
    closed: bool,
}

/// A job. It is told how many jobs share the threads for heavy jobs with it.
type Task = Box<dyn FnOnce(usize) + Send>;

impl Shared {
    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Workers {
    /// Starts this number of threads, at least two.
    pub(crate) fn new(threads: usize) -> Workers {
        let threads = threads.max(2);
        let state = QueueState { queue: Queue::default(), threads, closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), wake: Condvar::new() });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            let started = std::thread::Builder::new().name(format!("worker {number}")).spawn(move || work(&shared));
            if let Err(error) = started {
                tracing::error!(%error, "cannot start a thread");
            }
        }
        Workers { shared }
    }

    /// Returns the number of heavy jobs that run at the same time.
    pub(crate) fn heavy_places(&self) -> usize {
        self.shared.lock().threads - 1
    }

    /// Runs a job when its turn comes. It is told how many heavy jobs wait for the same places, itself included. Returns
    /// nothing if it panics. If the caller stops waiting, the job does not start.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        order: Order,
        job: impl FnOnce(usize) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let task = move |crowd| {
            if !reply.is_closed() {
                let _ = reply.send(job(crowd));
            }
        };
        self.shared.lock().queue.push(order, Box::new(task));
        // A light job may wake a thread, while a heavy job waits for another one.
        self.shared.wake.notify_one();
        answer.await.ok()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.wake.notify_all();
    }
}

/// Takes one job after the other.
fn work(shared: &Shared) {
    let mut state = shared.lock();
    while !state.closed {
        let heavy = state.queue.running_heavy + 1 < state.threads;
        let Some(next) = state.queue.pop(heavy) else {
            state = shared.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(state);
        let began = Instant::now();
        let Next { order, job, crowd } = next;
        // The caller is told by the answer that never comes.
        let _ = catch_unwind(AssertUnwindSafe(move || job(crowd)));
        state = shared.lock();
        state.queue.finish(order, began.elapsed());
        if order.effort == Effort::Heavy {
            // Its place is free for any thread that waits.
            shared.wake.notify_one();
        }
    }
}

/// The jobs that wait, and the time that each account has used.
struct Queue<J> {
    accounts: HashMap<Account, Lane<J>>,
    /// The used time of the account that was served last. An account that comes back does not get the time that it missed.
    clock: Duration,
    running_heavy: usize,
}

/// The jobs of one account.
struct Lane<J> {
    used: Duration,
    running: usize,
    waiting: BTreeMap<Effort, VecDeque<(TableCode, VecDeque<J>)>>,
}

/// A job whose turn has come.
struct Next<J> {
    order: Order,
    job: J,
    crowd: usize,
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue { accounts: HashMap::new(), clock: Duration::ZERO, running_heavy: 0 }
    }
}

impl<J> Lane<J> {
    fn count(&self, effort: Effort) -> usize {
        self.waiting.get(&effort).map_or(0, |tables| tables.iter().map(|(_, jobs)| jobs.len()).sum())
    }
}

impl<J> Queue<J> {
    fn push(&mut self, order: Order, job: J) {
        let clock = self.clock;
        let lane = self.accounts.entry(order.account);
        let lane = lane.or_insert_with(|| Lane { used: clock, running: 0, waiting: BTreeMap::new() });
        if lane.running == 0 && lane.waiting.is_empty() {
            lane.used = lane.used.max(clock);
        }
        let tables = lane.waiting.entry(order.effort).or_default();
        match tables.iter_mut().find(|(table, _)| *table == order.table) {
            Some((_, jobs)) => jobs.push_back(job),
            None => tables.push_back((order.table, VecDeque::from([job]))),
        }
    }

    /// Takes the next job, without the heavy ones if they have no place.
    fn pop(&mut self, heavy: bool) -> Option<Next<J>> {
        let cheapest =
            |lane: &Lane<J>| lane.waiting.keys().next().copied().filter(|&effort| heavy || effort != Effort::Heavy);
        let waiting = self.accounts.iter().filter_map(|(&account, lane)| Some((account, lane, cheapest(lane)?)));
        // Equal accounts go by effort, and then in any order that is always the same.
        let (account, _, effort) = waiting.min_by_key(|&(account, lane, effort)| (lane.used, effort, account))?;
        let others = self.accounts.values().filter(|lane| lane.count(Effort::Heavy) > 0).count();
        let lane = self.accounts.get_mut(&account)?;
        let crowd = lane.count(Effort::Heavy).max(others).max(1);
        let tables = lane.waiting.get_mut(&effort)?;
        let (table, mut jobs) = tables.pop_front()?;
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            tables.push_back((table, jobs));
        }
        if tables.is_empty() {
            lane.waiting.remove(&effort);
        }
        self.clock = self.clock.max(lane.used);
        lane.used += effort.estimate();
        lane.running += 1;
        self.running_heavy += usize::from(effort == Effort::Heavy);
        Some(Next { order: Order { account, table, effort }, job, crowd })
    }

    /// Notes that a job has ended, and the time that it took.
    fn finish(&mut self, order: Order, took: Duration) {
        self.running_heavy -= usize::from(order.effort == Effort::Heavy);
        if let Some(lane) = self.accounts.get_mut(&order.account) {
            lane.running -= 1;
            lane.used = (lane.used + took).saturating_sub(order.effort.estimate());
        }
        let clock = self.clock;
        self.accounts.retain(|_, lane| lane.running > 0 || !lane.waiting.is_empty() || lane.used > clock);
        if self.accounts.values().all(|lane| lane.running == 0 && lane.waiting.is_empty()) {
            *self = Queue::default();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    const ANN: [u8; 4] = [10, 0, 0, 1];
    const BEN: [u8; 4] = [10, 0, 0, 2];

    fn order(address: [u8; 4], table: u8, effort: Effort) -> Order {
        let code = TableCode::new(&mut |bytes: &mut [u8]| bytes.fill(table));
        Order { account: Account::of(address.into()), table: code, effort }
    }

    /// Runs all jobs, one at a time. Each takes the time that its effort suggests.
    fn run_all(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
        let mut ran = Vec::new();
        while let Some(next) = queue.pop(true) {
            ran.push(next.job);
            queue.finish(next.order, next.order.effort.estimate());
        }
        ran
    }

    #[test]
    fn an_account_with_many_jobs_delays_only_itself() {
        let mut queue = Queue::default();
        for table in 0..100 {
            queue.push(order(ANN, table, Effort::Heavy), "ann");
        }
        let running = queue.pop(true).unwrap();
        for table in 0..3 {
            queue.push(order(BEN, table, Effort::Medium), "ben");
        }
        queue.finish(running.order, Duration::from_millis(300));
        assert_eq!(run_all(&mut queue)[..4], ["ben", "ben", "ben", "ann"]);
    }

    #[test]
    fn accounts_share_the_time_and_not_the_number_of_jobs() {
        let mut queue = Queue::default();
        for _ in 0..1000 {
            queue.push(order(ANN, 0, Effort::Heavy), "ann");
            queue.push(order(BEN, 0, Effort::Medium), "ben");
        }
        let ran = run_all(&mut queue);
        let bens = ran.iter().take_while(|&&name| name == "ben").count();
        let between = ran[..820].iter().filter(|&&name| name == "ann").count();
        assert!(bens > 0 && (18..=22).contains(&between), "{bens} {between}");
    }

    #[test]
    fn cheap_work_goes_first_and_tables_take_turns() {
        let mut queue = Queue::default();
        for (table, effort, name) in [
            (1, Effort::Heavy, "hard"),
            (2, Effort::Medium, "one"),
            (2, Effort::Medium, "two"),
            (3, Effort::Medium, "three"),
            (4, Effort::Light, "load"),
        ] {
            queue.push(order(ANN, table, effort), name);
        }
        assert_eq!(run_all(&mut queue), ["load", "one", "three", "two", "hard"]);
    }

    #[test]
    fn an_account_that_was_idle_saves_no_time_up() {
        let mut queue = Queue::default();
        queue.push(order(BEN, 0, Effort::Medium), "ben");
        for _ in 0..100 {
            queue.push(order(ANN, 0, Effort::Medium), "ann");
        }
        // Ben has used little when he stops, and Ann goes on.
        for _ in 0..50 {
            let next = queue.pop(true).unwrap();
            queue.finish(next.order, Duration::from_millis(5));
        }
        for _ in 0..10 {
            queue.push(order(BEN, 0, Effort::Medium), "ben");
        }
        let ran = run_all(&mut queue);
        let bens = ran[..10].iter().filter(|&&name| name == "ben").count();
        assert!((4..=6).contains(&bens), "{ran:?}");
    }

    #[test]
    fn one_thread_never_takes_heavy_jobs() {
        let mut queue = Queue::default();
        queue.push(order(ANN, 0, Effort::Heavy), "hard");
        assert!(queue.pop(false).is_none());
        queue.push(order(ANN, 0, Effort::Light), "load");
        assert_eq!(queue.pop(false).unwrap().job, "load");
        assert_eq!(queue.pop(true).unwrap().job, "hard");
        assert_eq!(queue.running_heavy, 1);
    }

    #[test]
    fn a_heavy_job_is_told_how_many_share_its_place() {
        let mut queue = Queue::default();
        queue.push(order(BEN, 0, Effort::Heavy), "ben");
        for table in 0..5 {
            queue.push(order(ANN, table, Effort::Heavy), "ann");
        }
        let crowds: Vec<_> = std::iter::from_fn(|| queue.pop(true)).map(|next| (next.job, next.crowd)).collect();
        // The jobs of Ann crowd out each other. For Ben, Ann is one more account.
        assert_eq!(crowds[..3], [("ann", 5), ("ben", 2), ("ann", 4)]);
    }

    #[test]
    fn nothing_stays_of_an_account_without_jobs() {
        let mut queue = Queue::default();
        queue.push(order(ANN, 0, Effort::Heavy), "ann");
        queue.push(order(BEN, 0, Effort::Light), "ben");
        run_all(&mut queue);
        assert!(queue.accounts.is_empty());
    }

    #[tokio::test]
    async fn a_job_that_panics_does_not_stop_the_others() {
        let workers = Workers::new(2);
        let failed = workers.run(order(ANN, 0, Effort::Light), |_| panic!("a test")).await;
        assert_eq!(failed, None::<()>);
        for _ in 0..4 {
            assert_eq!(workers.run(order(ANN, 0, Effort::Heavy), |crowd| crowd).await, Some(1));
        }
    }
}

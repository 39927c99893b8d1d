//! All tables: those in memory, and the way to those that are not.

use crate::archive::Turnstile;
use crate::config::Config;
use crate::keeper::{Keeper, Services};
use crate::limit::{Account, Gate};
use crate::live::Live;
use crate::metrics::Metrics;
use crate::store::{IdleSince, Store, now};
use crate::thinking::Pool;
use crate::workers::{Effort, Order, Workers};
use futures_util::FutureExt;
use saboteur_table::{Entry, Refusal, RefusalCode, Stored, Table, TableCode};
use std::collections::HashMap;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{OnceCell, mpsc, watch};

/// The maximum number of requests that wait at a table.
const MOST_JOBS: usize = 32;

/// The number of entries that are read before other jobs get a turn.
const SLICE: usize = 500;

/// The cost of loading a table: this number of entries counts as one request.
const ENTRIES_PER_REQUEST: usize = 250;

/// All tables.
pub(crate) struct Hub {
    pub(crate) config: Config,
    pub(crate) services: Services,
    pub(crate) workers: Arc<Workers>,
    /// One client loads one table at a time.
    turns: Turnstile,
    /// True when the server stops: all clients are disconnected, and connect again when a server runs.
    pub(crate) closing: watch::Sender<bool>,
    live: Mutex<HashMap<TableCode, Arc<OnceCell<Arc<Live>>>>>,
    /// The tables whose task has panicked lately.
    fallen: Mutex<HashMap<TableCode, Fall>>,
}

/// The panics of the task of a table.
#[derive(Clone, Copy)]
struct Fall {
    count: u32,
    last: Instant,
}

impl Fall {
    /// Panics are forgotten after this time without another one.
    const FORGET: Duration = Duration::from_secs(600);
    /// A connection waits at most this time for a table that is about to be loaded again.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// Returns the time until the table may be loaded again: 0.1 seconds, four times as much after each panic.
    fn wait(self) -> Duration {
        let delay = Duration::from_millis(100 << (2 * (self.count - 1)).min(10)).min(Duration::from_secs(60));
        delay.saturating_sub(self.last.elapsed())
    }
}

impl Hub {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Arc<Hub> {
        let workers = Arc::new(Workers::new(config.thinkers));
        let pool = Pool::new(Arc::clone(&workers), config.iterations);
        let (gate, metrics) = (Gate::new(&config.limits), Arc::new(Metrics::new()));
        let services = Services { store, pool, gate, timing: config.timing, metrics };
        let (closing, turns) = (watch::Sender::new(false), Turnstile::default());
        Arc::new(Hub { config, services, workers, turns, closing, live: Mutex::default(), fallen: Mutex::default() })
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.services.metrics
    }

    fn with<T>(&self, act: impl FnOnce(&mut HashMap<TableCode, Arc<OnceCell<Arc<Live>>>>) -> T) -> T {
        act(&mut self.live.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Opens a table. Its first entry is stored before anybody is told.
    pub(crate) async fn open(&self, code: TableCode, entry: Entry) -> Result<(), Refusal> {
        if self.with(|live| live.len()) >= self.config.limits.live_tables {
            return Err(Refusal::new(
                RefusalCode::TooMuch,
                "the server has as many tables as it can hold: try again later",
            ));
        }
        let text = serde_json::to_string(&Stored { at: now(), entry }).map_err(|_| Refusal::not_stored())?;
        self.services.store.append(code, 1, text, false).await.map_err(|_| Refusal::not_stored())
    }

    /// Loads the entries of a table and computes something from them, on the threads and the account of an address.
    pub(crate) async fn load<T: Send + 'static>(
        &self,
        address: IpAddr,
        code: TableCode,
        fold: impl FnOnce(&[Stored]) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let order = Order { account: Account::of(address), table: code, effort: Effort::Light };
        let _turn = self.turns.enter(order.account).await;
        let texts = self.services.store.load(code).await.map_err(|error| {
            tracing::error!(table = %code, %error, "a table cannot be loaded");
            Refusal::not_stored()
        })?;
        if texts.is_empty() {
            return Err(Refusal::new(
                RefusalCode::NotFound,
                "there is no such table: it was never opened, or was forgotten",
            ));
        }
        self.services.gate.charge(address, (texts.len() / ENTRIES_PER_REQUEST) as u32);
        let failed = || Refusal::new(RefusalCode::NotStored, "the table could not be loaded: try again");
        let mut entries = Vec::with_capacity(texts.len());
        let mut texts = texts.into_iter().peekable();
        while texts.peek().is_some() {
            let slice: Vec<String> = texts.by_ref().take(SLICE).collect();
            let read = move |_| slice.iter().map(|text| serde_json::from_str(text)).collect::<Result<Vec<Stored>, _>>();
            let read = self.workers.run(order, read).await.ok_or_else(failed)?;
            entries.extend(read.map_err(|error| damaged(code, &error))?);
        }
        self.workers.run(order, move |_| fold(&entries)).await.ok_or_else(failed)?
    }

    /// Returns the table with this code, and loads it if necessary, on the account of an address. Loading goes on even
    /// if the caller stops waiting, so that nothing is left half done.
    pub(crate) async fn find(self: &Arc<Self>, address: IpAddr, code: TableCode) -> Result<Arc<Live>, Refusal> {
        let present = self.with(|live| live.get(&code).and_then(|cell| cell.get().cloned()));
        if let Some(live) = present.filter(|live| !live.lock().gone) {
            return Ok(live);
        }
        let hub = Arc::clone(self);
        let found = tokio::spawn(async move { hub.bring(address, code).await }).await;
        found.unwrap_or_else(|_| {
            self.with(|live| {
                if live.get(&code).is_some_and(|cell| !cell.initialized()) {
                    live.remove(&code);
                }
            });
            Err(Refusal::new(RefusalCode::NotStored, "the table could not be loaded: try again"))
        })
    }

    async fn bring(self: &Arc<Self>, address: IpAddr, code: TableCode) -> Result<Arc<Live>, Refusal> {
        for _ in 0..3 {
            let cell = self.with(|live| {
                let full = live.len() >= self.config.limits.live_tables && !live.contains_key(&code);
                (!full).then(|| Arc::clone(live.entry(code).or_default()))
            });
            let Some(cell) = cell else {
                return Err(Refusal::new(
                    RefusalCode::TooMuch,
                    "the server has as many tables as it can hold: try again later",
                ));
            };
            let found = cell.get_or_try_init(|| self.wake(address, code)).await;
            match found {
                Ok(live) if !live.lock().gone => {
                    if self.is_known(code, &cell) {
                        return Ok(Arc::clone(live));
                    }
                    // Somebody else has brought the table meanwhile; two keepers would get into each other's way.
                    live.lock().gone = true;
                    live.wake.notify_one();
                }
                // It is being put away; then it can be woken again.
                Ok(_) => self.forget(code, &cell),
                Err(refusal) => {
                    self.forget(code, &cell);
                    return Err(refusal);
                }
            }
        }
        Err(Refusal::new(RefusalCode::NotStored, "the table is being put away: try again"))
    }

    /// Returns true if this is the cell of the table. Takes it as the cell of a table that has none.
    fn is_known(&self, code: TableCode, cell: &Arc<OnceCell<Arc<Live>>>) -> bool {
        self.with(|live| Arc::ptr_eq(live.entry(code).or_insert_with(|| Arc::clone(cell)), cell))
    }

    fn forget(&self, code: TableCode, cell: &Arc<OnceCell<Arc<Live>>>) {
        self.with(|live| {
            if live.get(&code).is_some_and(|other| Arc::ptr_eq(other, cell)) {
                live.remove(&code);
            }
        });
    }

    async fn wake(self: &Arc<Self>, address: IpAddr, code: TableCode) -> Result<Arc<Live>, Refusal> {
        self.recover(code).await?;
        let fold = move |entries: &[Stored]| Table::load(code, entries).map_err(|error| damaged(code, &error));
        let table = self.load(address, code, fold).await?;
        let (jobs, asked) = mpsc::channel(MOST_JOBS);
        let live = Arc::new(Live::new(table, jobs));
        let keeper = Keeper::new(code, Arc::clone(&live), self.services.clone());
        let (hub, kept) = (Arc::clone(self), Arc::clone(&live));
        self.metrics().live_tables.inc();
        tokio::spawn(async move {
            if AssertUnwindSafe(keeper.run(asked)).catch_unwind().await.is_err() {
                hub.note_panic(code);
                // Its connections load it again from what is stored.
                kept.lock().gone = true;
                kept.tick();
            }
            hub.metrics().live_tables.dec();
            let cell = hub.with(|live| live.get(&code).cloned());
            if let Some(cell) = cell.filter(|cell| cell.get().is_some_and(|other| Arc::ptr_eq(other, &kept))) {
                hub.forget(code, &cell);
            }
        });
        Ok(live)
    }

    /// Remembers that the task of a table has panicked.
    fn note_panic(&self, code: TableCode) {
        tracing::error!(table = %code, "the task of a table panicked; the table is loaded again");
        self.metrics().panics.inc();
        let mut fallen = self.fallen.lock().unwrap_or_else(PoisonError::into_inner);
        fallen.retain(|_, fall| fall.last.elapsed() < Fall::FORGET);
        let count = fallen.get(&code).map_or(0, |fall| fall.count) + 1;
        fallen.insert(code, Fall { count, last: Instant::now() });
    }

    /// Waits before a table is loaded whose task has panicked, so that it does not panic all the time.
    async fn recover(&self, code: TableCode) -> Result<(), Refusal> {
        let fall = self.fallen.lock().unwrap_or_else(PoisonError::into_inner).get(&code).copied();
        let Some(wait) = fall.map(Fall::wait) else {
            return Ok(());
        };
        if wait > Fall::PATIENCE {
            return Err(Refusal::new(
                RefusalCode::NotStored,
                "this table does not work at the moment: try again later",
            ));
        }
        tokio::time::sleep(wait).await;
        Ok(())
    }

    /// Deletes idle tables, every hour. Tables in memory are spared, because somebody may be connected.
    pub(crate) async fn tidy(self: Arc<Self>) {
        let mut hours = tokio::time::interval(Duration::from_secs(3600));
        loop {
            hours.tick().await;
            let before = |kept: Duration| now().saturating_sub(u64::try_from(kept.as_millis()).unwrap_or(u64::MAX));
            let limits = &self.config.limits;
            let idle =
                IdleSince { unplayed: before(limits.keep_unplayed), played: limits.keep_played.map_or(0, before) };
            let spared = self.with(|live| live.keys().copied().collect());
            match self.services.store.forget_idle(idle, spared).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "deleted idle tables"),
                Err(_) if *self.closing.borrow() => return,
                Err(error) => tracing::warn!(%error, "cannot delete idle tables"),
            }
        }
    }
}

fn damaged(code: TableCode, error: &dyn std::error::Error) -> Refusal {
    tracing::error!(table = %code, %error, "a table is damaged");
    Refusal::new(RefusalCode::NotFound, "this table was damaged, or stored by a later version")
}

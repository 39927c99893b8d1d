//! The metrics for Prometheus.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use saboteur_table::DecidedBy;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Decided {
    by: &'static str,
}

/// All metrics.
pub(crate) struct Metrics {
    registry: Registry,
    moves: Family<Decided, Counter>,
    pub(crate) games_dealt: Counter,
    pub(crate) games_ended: Counter,
    pub(crate) refused_writes: Counter,
    pub(crate) connections: Gauge,
    pub(crate) live_tables: Gauge,
    pub(crate) slow_readers: Counter,
    pub(crate) wakeups: Counter,
    pub(crate) panics: Counter,
    /// The time from a client's message until it is stored and answered.
    pub(crate) answer_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
        let mut metrics = Metrics {
            registry: Registry::with_prefix("saboteur"),
            moves: Family::default(),
            games_dealt: Counter::default(),
            games_ended: Counter::default(),
            refused_writes: Counter::default(),
            connections: Gauge::default(),
            live_tables: Gauge::default(),
            slow_readers: Counter::default(),
            wakeups: Counter::default(),
            panics: Counter::default(),
            answer_seconds: Histogram::new(seconds),
        };
        let registry = &mut metrics.registry;
        registry.register("moves", "Stored moves", metrics.moves.clone());
        registry.register("games_dealt", "Dealt games", metrics.games_dealt.clone());
        registry.register("games_ended", "Games played to their end", metrics.games_ended.clone());
        registry.register("refused_writes", "Writes refused by the database", metrics.refused_writes.clone());
        registry.register("connections", "Open WebSockets", metrics.connections.clone());
        registry.register("live_tables", "Tables in memory", metrics.live_tables.clone());
        registry.register("slow_readers", "Clients disconnected for not reading", metrics.slow_readers.clone());
        registry.register("wakeups", "Wake-ups of the tasks that own tables", metrics.wakeups.clone());
        registry.register("panics", "Panics of the tasks that own tables", metrics.panics.clone());
        let help = "Time from a client's request until it is stored and answered";
        registry.register("answer_seconds", help, metrics.answer_seconds.clone());
        metrics
    }

    /// Counts a move by who decided it. An answer to a play is counted without the player who gave it.
    pub(crate) fn moved(&self, by: Option<DecidedBy>) {
        let by = match by {
            Some(DecidedBy::Person) => "person",
            Some(DecidedBy::Bot) => "bot",
            Some(DecidedBy::Clock) => "clock",
            None => "answer",
        };
        self.moves.get_or_create(&Decided { by }).inc();
    }

    /// Returns all metrics as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &self.registry);
        text
    }
}

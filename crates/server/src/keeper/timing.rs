//! How long things take.

use std::time::Duration;

/// How long everything takes that is not a matter of settings.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// So long the deal waits for shares of those who are there.
    pub shares: Duration,
    /// After so long without the host somebody else is the host.
    pub host_gone: Duration,
    /// After so long without anybody a table leaves memory.
    pub idle: Duration,
    /// After so long a thing that could not be stored is tried again.
    pub retry: Duration,
    /// So long a bot takes to answer a play, whatever it holds.
    pub bot_answer: Duration,
    /// The shortest pause of a bot at a table where no person plays.
    pub bots_alone: Duration,
    /// How long a second of players' clocks is. Tests have no time.
    pub second: Duration,
}

impl Timing {
    /// Returns the duration of this number of milliseconds of a player's clock.
    pub(super) fn lasting(&self, milliseconds: u64) -> Duration {
        self.second.mul_f64(milliseconds as f64 / 1000.0)
    }

    /// How many milliseconds of a player's clock that long is.
    pub(super) fn milliseconds(&self, time: Duration) -> u64 {
        (time.as_secs_f64() / self.second.as_secs_f64().max(1e-6) * 1000.0) as u64
    }
}

impl Default for Timing {
    fn default() -> Timing {
        Timing {
            shares: Duration::from_secs(3),
            host_gone: Duration::from_secs(60),
            idle: Duration::from_secs(30),
            retry: Duration::from_secs(1),
            bot_answer: Duration::from_millis(1500),
            bots_alone: Duration::from_millis(500),
            second: Duration::from_secs(1),
        }
    }
}

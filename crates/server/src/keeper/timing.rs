//! The fixed times of a server.

use std::time::Duration;

/// The times that are not settings of a table.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// The time that a deal waits for the people who are connected to commit to a share.
    pub shares: Duration,
    /// The time that a deal waits for shares to be revealed.
    pub reveals: Duration,
    /// The time without the host after which another person becomes the host.
    pub host_gone: Duration,
    /// A person who joins and does not connect for this time makes room for others when the seats are taken.
    pub no_show: Duration,
    /// The time without any connection after which a table leaves memory.
    pub idle: Duration,
    /// The time after which a failed write is tried again.
    pub retry: Duration,
    /// The time that a bot takes to answer a play. It does not depend on its cards.
    pub bot_answer: Duration,
    /// The shortest pause of a bot at a table where no person plays.
    pub bots_alone: Duration,
    /// The longest time that bots and clocks wait between two rounds until everybody is ready.
    pub rest: Duration,
    /// The time that bots wait between two rounds at a table where no person plays.
    pub rest_alone: Duration,
    /// The time after which others may let a bot sit in for a person who is away, if the host is away too.
    pub away: Duration,
    /// The time after which a player who has pointed several times may point again.
    pub pointing: Duration,
    /// The length of a second of the players' clocks. Tests make it shorter.
    pub second: Duration,
}

impl Timing {
    /// Returns the duration of this number of milliseconds of a player's clock.
    pub(super) fn lasting(&self, milliseconds: u64) -> Duration {
        self.second.mul_f64(milliseconds as f64 / 1000.0)
    }

    /// Returns the milliseconds of a player's clock in this duration.
    pub(super) fn milliseconds(&self, time: Duration) -> u64 {
        (time.as_secs_f64() / self.second.as_secs_f64().max(1e-6) * 1000.0) as u64
    }
}

impl Default for Timing {
    fn default() -> Timing {
        Timing {
            shares: Duration::from_secs(3),
            reveals: Duration::from_secs(10),
            host_gone: Duration::from_secs(60),
            no_show: Duration::from_secs(60),
            idle: Duration::from_secs(30),
            retry: Duration::from_secs(1),
            bot_answer: Duration::from_millis(1500),
            bots_alone: Duration::from_millis(500),
            rest: Duration::from_secs(60),
            rest_alone: Duration::from_secs(8),
            away: Duration::from_secs(20),
            pointing: Duration::from_secs(5),
            second: Duration::from_secs(1),
        }
    }
}

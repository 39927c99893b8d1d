//! Many games on all cores. The order of the results does not depend on the number of cores.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use saboteur_engine::{Chance, Seed};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Returns the seed of the game with this number. It depends only on the two arguments.
pub(crate) fn seed_of(seed: Seed, number: usize) -> Seed {
    Chance::new(seed, number as u64).seed()
}

/// Returns the number of threads: the number asked for, or the number of cores.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get)).max(1)
}

/// Makes a progress bar with the remaining time on standard error. It is hidden if it is not wanted or if standard error is
/// not a terminal.
pub(crate) fn bar(count: usize, wanted: bool) -> ProgressBar {
    let target = if wanted { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(count as u64), target);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

/// Computes the results of all numbers below `count` on several threads. Passes them on in the order of the numbers, each
/// as soon as all earlier ones are there.
pub(crate) fn in_order<T: Send, E>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let stop = AtomicUsize::new(usize::MAX);
    thread::scope(|scope| {
        // A thread that is far ahead waits, so that the program does not need much memory.
        let (sender, receiver) = mpsc::sync_channel(4 * threads);
        for _ in 0..threads {
            let (sender, next, stop, work) = (sender.clone(), &next, &stop, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count.min(stop.load(Ordering::Relaxed)) || sender.send((number, work(number))).is_err()
                    {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = std::collections::BTreeMap::new();
        let mut due = 0;
        for (number, result) in receiver {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&due) {
                if let Err(error) = take(due, result) {
                    stop.store(0, Ordering::Relaxed);
                    return Err(error);
                }
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_with_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            let done: Result<(), ()> = in_order(
                100,
                threads,
                |number| number * number,
                |number, square| {
                    seen.push((number, square));
                    Ok(())
                },
            );
            assert!(done.is_ok());
            assert_eq!(seen, (0..100).map(|number| (number, number * number)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        let done =
            in_order(1_000_000, 2, |number| number, |number, _| if number == 3 { Err("enough") } else { Ok(()) });
        assert_eq!(done, Err("enough"));
    }
}

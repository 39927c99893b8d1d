//! Many games on all cores, in an order that does not depend on how many there are.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use saboteur_engine::{Chance, Seed};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// The seed of the game with this number: it depends on nothing else than the two.
pub(crate) fn seed_of(seed: Seed, number: usize) -> Seed {
    Chance::new(seed, number as u64).seed()
}

/// How many threads to use: as many as asked for, or as there are cores.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get)).max(1)
}

/// A bar on standard error with the time that is left; nothing if that is no terminal or if it is not wanted.
pub(crate) fn bar(count: usize, wanted: bool) -> ProgressBar {
    let target = if wanted { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(count as u64), target);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

/// Works all numbers below `count` out on so many threads and hands the results over in the order of the numbers, each as
/// soon as those before it are there.
pub(crate) fn in_order<T: Send, E>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let stop = AtomicUsize::new(usize::MAX);
    thread::scope(|scope| {
        // A result that is far ahead of the others waits in its thread, so that memory stays small.
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
    fn results_come_in_order_whatever_the_number_of_threads() {
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

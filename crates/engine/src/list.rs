//! A short list without pointers, so that what contains it stays cheap to copy.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// Up to `N` items in a row. Reads like a slice.
#[derive(Clone, Copy)]
pub(crate) struct List<T: Copy, const N: usize> {
    /// Room for items; only the first `count` are in the list.
    items: [T; N],
    count: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// A list with nothing in it. The blank item only fills the room.
    pub(crate) const fn empty(blank: T) -> List<T, N> {
        assert!(N <= u8::MAX as usize, "a byte counts the items");
        List { items: [blank; N], count: 0 }
    }

    /// The items.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.count as usize]
    }

    /// Takes all items out.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds an item at the end.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[self.count as usize] = item;
        self.count += 1;
    }

    /// Takes out the item at this place; those behind it move up.
    #[inline]
    pub(crate) fn remove_at(&mut self, at: usize) -> T {
        let removed = self.as_slice()[at];
        self.items.copy_within(at + 1..self.count as usize, at);
        self.count -= 1;
        removed
    }

    /// Takes out the item at this place; the last one takes its place.
    #[inline]
    pub(crate) fn swap_remove(&mut self, at: usize) {
        self.count -= 1;
        self.items[at] = self.items[self.count as usize];
    }
}

impl<T: Copy + Ord, const N: usize> List<T, N> {
    /// Adds an item where it belongs in a list that is sorted.
    ///
    /// Works on the whole room at once, whatever the count. A processor cannot guess where the new item belongs, and
    /// guessing wrong costs more than that.
    #[inline]
    pub(crate) fn sort_in(&mut self, item: T) {
        let last = self.as_slice().last().map_or(item, |&last| last.max(item));
        self.push(last);
        let old = self.items;
        self.items[0] = old[0].min(item);
        for at in 1..N {
            self.items[at] = old[at].min(old[at - 1].max(item));
        }
    }

    /// Takes an item out of a list that is sorted and contains it. Works on the whole room at once, like
    /// [`sort_in`](List::sort_in).
    #[inline]
    pub(crate) fn sort_out(&mut self, item: T) {
        debug_assert!(self.contains(&item), "the item is in the list");
        let old = self.items;
        for at in 1..N {
            self.items[at - 1] = if old[at - 1] < item { old[at - 1] } else { old[at] };
        }
        self.count = self.count.saturating_sub(1);
    }
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    /// Takes out the first item that equals this one. Returns true if there was one.
    ///
    /// Visits every item, for the same reason as [`sort_in`](List::sort_in).
    #[inline]
    pub(crate) fn remove(&mut self, item: T) -> bool {
        // What lies behind the item found moves up by one.
        let mut found = 0;
        for at in 0..self.as_slice().len() {
            let other = self.items[at];
            self.items[at - found] = other;
            found |= usize::from(other == item);
        }
        self.count -= found as u8;
        found > 0
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.count as usize]
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_sorted_in_and_taken_out() {
        let mut list: List<u8, 6> = List::empty(0);
        for item in [5, 2, 9, 2, 7] {
            list.sort_in(item);
        }
        assert_eq!(list.as_slice(), [2, 2, 5, 7, 9]);
        list.sort_out(9);
        list.sort_in(9);
        list.sort_out(2);
        assert!(!list.remove(3));
        list.push(1);
        assert!(list.remove(1));
        assert_eq!(format!("{list:?}"), "[2, 5, 7, 9]");
        assert_eq!(list.remove_at(1), 5);
        list.swap_remove(0);
        assert_eq!(list.as_slice(), [9, 7]);
        list.clear();
        assert!(list.is_empty());
    }
}

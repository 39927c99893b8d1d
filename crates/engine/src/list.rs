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
    /// Adds an item behind all that are smaller, where the others are sorted already.
    ///
    /// Every item is visited and written. A processor cannot guess where the new item belongs, and guessing wrong costs
    /// more than that.
    #[inline]
    pub(crate) fn sort_in(&mut self, item: T) {
        let mut carried = item;
        for slot in self.iter_mut() {
            (*slot, carried) = if *slot > carried { (carried, *slot) } else { (*slot, carried) };
        }
        self.push(carried);
    }
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    /// Takes out the first item that equals this one. Returns true if there was one.
    ///
    /// Visits every item, for the same reason as [`sort_in`](List::sort_in).
    #[inline]
    pub(crate) fn remove(&mut self, item: T) -> bool {
        let mut kept = 0;
        let mut found = false;
        for at in 0..self.as_slice().len() {
            let held = self.items[at];
            self.items[kept] = held;
            let hit = !found & (held == item);
            found |= hit;
            kept += usize::from(!hit);
        }
        self.count = kept as u8;
        found
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
        assert!(list.remove(2));
        assert!(!list.remove(3));
        assert_eq!(format!("{list:?}"), "[2, 5, 7, 9]");
        assert_eq!(list.remove_at(1), 5);
        list.swap_remove(0);
        assert_eq!(list.as_slice(), [9, 7]);
        list.clear();
        assert!(list.is_empty());
    }
}

//! A short list without pointers, which is cheap to copy.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// A list of up to `N` items, stored in place. It dereferences to a slice.
#[derive(Clone, Copy)]
pub(crate) struct List<T: Copy, const N: usize> {
    /// The storage. Only the first `count` items are in the list.
    items: [T; N],
    count: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Returns an empty list. The blank item only fills the storage.
    pub(crate) const fn empty(blank: T) -> List<T, N> {
        assert!(N <= u8::MAX as usize, "the number of items must fit into a byte");
        List { items: [blank; N], count: 0 }
    }

    /// Returns the items.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.count as usize]
    }

    /// Removes all items.
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

    /// Removes and returns the item at this index. The items behind it move up.
    #[inline]
    pub(crate) fn remove_at(&mut self, at: usize) -> T {
        let removed = self.as_slice()[at];
        self.items.copy_within(at + 1..self.count as usize, at);
        self.count -= 1;
        removed
    }

    /// Removes the item at this index. The last item takes its place.
    #[inline]
    pub(crate) fn swap_remove(&mut self, at: usize) {
        self.count -= 1;
        self.items[at] = self.items[self.count as usize];
    }
}

impl<T: Copy + Ord, const N: usize> List<T, N> {
    /// Inserts an item into a sorted list.
    ///
    /// It works on the whole storage, regardless of the count. A search for the place would be slower, because the
    /// processor cannot predict its branches.
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

    /// Removes an item from a sorted list that contains it. It works on the whole storage, like
    /// [`sort_in`](List::sort_in).
    #[inline]
    pub(crate) fn sort_out(&mut self, item: T) {
        debug_assert!(self.contains(&item), "the item must be in the list");
        let old = self.items;
        for at in 1..N {
            self.items[at - 1] = if old[at - 1] < item { old[at - 1] } else { old[at] };
        }
        self.count = self.count.saturating_sub(1);
    }
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    /// Removes the first item that equals this one. Returns true if there was one.
    ///
    /// It visits every item, for the same reason as [`sort_in`](List::sort_in).
    #[inline]
    pub(crate) fn remove(&mut self, item: T) -> bool {
        // The items behind the item found move up by one.
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

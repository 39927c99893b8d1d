//! The cards that have no place yet while a state is put together.

/// Cards of one sort that are left, in an order.
#[derive(Clone, Debug)]
pub(crate) struct Supply<T> {
    left: Vec<T>,
}

impl<T: Copy + PartialEq> Supply<T> {
    /// Returns a supply of these cards.
    pub(crate) fn new(cards: impl IntoIterator<Item = T>) -> Supply<T> {
        Supply { left: cards.into_iter().collect() }
    }

    /// Takes out one card of this kind. Returns false if none is left.
    #[must_use]
    pub(crate) fn take(&mut self, card: T) -> bool {
        let at = self.left.iter().position(|&other| other == card);
        at.map(|at| self.left.remove(at)).is_some()
    }

    /// Takes out the first card.
    pub(crate) fn next(&mut self) -> Option<T> {
        self.next_that(|_| true)
    }

    /// Takes out the first card that is wanted.
    pub(crate) fn next_that(&mut self, wanted: impl Fn(T) -> bool) -> Option<T> {
        let at = self.left.iter().position(|&card| wanted(card))?;
        Some(self.left.remove(at))
    }

    /// Returns the cards that are left.
    pub(crate) fn left(&self) -> &[T] {
        &self.left
    }

    /// Takes out all cards that are left.
    pub(crate) fn take_all(&mut self) -> Vec<T> {
        std::mem::take(&mut self.left)
    }
}

//! The source of a table's randomness. The caller hands it in.

/// A source of bytes that nobody can guess. A server hands in the operating system's, a browser its own.
pub trait Entropy {
    /// Fills the bytes.
    fn fill(&mut self, bytes: &mut [u8]);
}

impl<F: FnMut(&mut [u8])> Entropy for F {
    fn fill(&mut self, bytes: &mut [u8]) {
        self(bytes);
    }
}

/// Returns 32 random bytes.
pub fn bytes32(entropy: &mut dyn Entropy) -> saboteur_engine::Bytes32 {
    let mut bytes = [0; 32];
    entropy.fill(&mut bytes);
    saboteur_engine::Bytes32(bytes)
}

/// Returns bytes that count up, for tests.
#[cfg(test)]
pub(crate) fn counting() -> impl Entropy {
    let mut next = 0u8;
    move |bytes: &mut [u8]| {
        for byte in bytes {
            next = next.wrapping_add(1);
            *byte = next;
        }
    }
}

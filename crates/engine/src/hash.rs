//! The hash of a state.

use crate::scenario::{Scenario, as_version_1};
use crate::state::State;
use sha2::{Digest, Sha256};

impl State {
    /// Returns a hash of the whole state: of its [`Scenario`] as a document of version 1, without the players' names.
    ///
    /// Fields that later versions add are left out of that document if they have their default value, so the hash of a
    /// game never changes.
    pub fn hash(&self) -> String {
        let document = as_version_1(&Scenario::describe(self)).to_string();
        let digest = Sha256::digest(document);
        digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }
}

//! The tests of the table that need nothing but its public types.

mod deals;
mod protocol;
mod social;

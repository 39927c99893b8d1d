//! Numbers that were learnt from games: how likely each kind of act is for each dwarf, and the chance to win.

pub(crate) mod base;
pub(crate) mod saboteur2;

//! Moves written in the notation.

use saboteur_engine::{Move, NotAMove};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<S: Serializer>(chosen: &Move, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(chosen)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

/// A move as a client wrote it. It is read once, when the message comes in.
#[derive(Clone, PartialEq, Debug)]
pub struct WrittenMove(pub Result<Move, NotAMove>);

impl From<Move> for WrittenMove {
    fn from(chosen: Move) -> WrittenMove {
        WrittenMove(Ok(chosen))
    }
}

impl Serialize for WrittenMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Ok(chosen) => serializer.collect_str(chosen),
            Err(error) => Err(serde::ser::Error::custom(error)),
        }
    }
}

impl<'de> Deserialize<'de> for WrittenMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WrittenMove, D::Error> {
        Ok(WrittenMove(String::deserialize(deserializer)?.parse()))
    }
}

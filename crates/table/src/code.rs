//! The code that names a table.

use crate::entropy::Entropy;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The code of a table: short enough to read out, long enough not to be guessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableCode([u8; TableCode::LENGTH]);

impl TableCode {
    const LENGTH: usize = 8;
    /// Without letters and digits that look alike.
    const LETTERS: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

    /// Returns a new code.
    pub fn new(entropy: &mut dyn Entropy) -> TableCode {
        let mut code = [0; TableCode::LENGTH];
        let mut at = 0;
        while at < TableCode::LENGTH {
            let mut byte = [0];
            entropy.fill(&mut byte);
            let [byte] = byte;
            // The highest bytes would make some letters more likely. They are drawn again.
            if usize::from(byte) < 256 / TableCode::LETTERS.len() * TableCode::LETTERS.len() {
                code[at] = TableCode::LETTERS[usize::from(byte) % TableCode::LETTERS.len()];
                at += 1;
            }
        }
        TableCode(code)
    }

    /// Returns the code as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> String {
        code.to_string()
    }
}

/// The text is not the code of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the code of a table has eight letters and digits")]
pub struct InvalidCode;

impl FromStr for TableCode {
    type Err = InvalidCode;

    fn from_str(text: &str) -> Result<TableCode, InvalidCode> {
        let mut code = [0; TableCode::LENGTH];
        let letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        let letters: Vec<u8> = letters.map(|byte| byte.to_ascii_lowercase()).collect();
        if letters.len() != TableCode::LENGTH || letters.iter().any(|letter| !TableCode::LETTERS.contains(letter)) {
            return Err(InvalidCode);
        }
        code.copy_from_slice(&letters);
        Ok(TableCode(code))
    }
}

impl TryFrom<String> for TableCode {
    type Error = InvalidCode;

    fn try_from(text: String) -> Result<TableCode, InvalidCode> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entropy::counting;

    #[test]
    fn codes_can_be_read_out_and_typed_as_people_do() {
        let code = TableCode::new(&mut counting());
        let text = code.to_string();
        assert_eq!(text.parse(), Ok(code));
        assert_eq!(text.to_uppercase().parse(), Ok(code));
        assert_eq!(format!(" {}-{}", &text[..4], &text[4..]).parse(), Ok(code));
        for wrong in ["", "abc", "abcdefg0", "abcdefgh2", "ABCDEFGÄ", "../../etc"] {
            assert_eq!(wrong.parse::<TableCode>(), Err(InvalidCode), "{wrong}");
        }
    }
}

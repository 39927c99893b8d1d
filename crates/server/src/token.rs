//! What proves who somebody is, and what names a table.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Fills an array with bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// 128 random bits that are kept by the browser of whoever they were given to: whoever shows them is that person. They are
/// never stored here and never logged.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Token([u8; 16]);

impl Token {
    /// A new one.
    pub fn random() -> Token {
        Token(random())
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(hex(&Sha256::digest(self.0)))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl From<Token> for String {
    fn from(token: Token) -> String {
        hex(&token.0)
    }
}

/// Text that is no token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a token has 32 hexadecimal digits")]
pub struct NotAToken;

impl TryFrom<String> for Token {
    type Error = NotAToken;

    fn try_from(text: String) -> Result<Token, NotAToken> {
        if text.len() != 32 || !text.is_ascii() {
            return Err(NotAToken);
        }
        let mut bytes = [0; 16];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| NotAToken)?;
        }
        Ok(Token(bytes))
    }
}

/// The hash of a token or of a password. Tokens have so many random bits that a plain hash is enough; a table's password
/// keeps strangers out for an evening and is salted with the code of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenHash(String);

impl TokenHash {
    /// The hash of a table's password.
    pub(crate) fn of_password(code: &Code, password: &str) -> TokenHash {
        let hash = Sha256::new().chain_update(b"password\n").chain_update(code.0).chain_update(b"\n");
        TokenHash(hex(&hash.chain_update(password).finalize()))
    }
}

/// The name of a table: short enough to be read out, long enough not to be guessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code([u8; Code::LENGTH]);

impl Code {
    const LENGTH: usize = 8;
    /// Without letters and digits that look alike.
    const LETTERS: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

    /// A new one.
    pub fn random() -> Code {
        let mut code = [0; Code::LENGTH];
        let mut at = 0;
        while at < Code::LENGTH {
            let [byte] = random::<1>();
            // The rest that does not go round evenly is drawn anew.
            if usize::from(byte) < 256 / Code::LETTERS.len() * Code::LETTERS.len() {
                code[at] = Code::LETTERS[usize::from(byte) % Code::LETTERS.len()];
                at += 1;
            }
        }
        Code(code)
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<Code> for String {
    fn from(code: Code) -> String {
        code.to_string()
    }
}

/// Text that is no code of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the code of a table has eight letters and digits")]
pub struct NotACode;

impl FromStr for Code {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Code, NotACode> {
        let mut code = [0; Code::LENGTH];
        let letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        let letters: Vec<u8> = letters.map(|byte| byte.to_ascii_lowercase()).collect();
        if letters.len() != Code::LENGTH || letters.iter().any(|letter| !Code::LETTERS.contains(letter)) {
            return Err(NotACode);
        }
        code.copy_from_slice(&letters);
        Ok(Code(code))
    }
}

impl TryFrom<String> for Code {
    type Error = NotACode;

    fn try_from(text: String) -> Result<Code, NotACode> {
        text.parse()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn codes_can_be_read_out_and_typed_as_people_do() {
        let code = Code::random();
        let text = code.to_string();
        assert_eq!(text.parse(), Ok(code));
        assert_eq!(text.to_uppercase().parse(), Ok(code));
        assert_eq!(format!(" {}-{}", &text[..4], &text[4..]).parse(), Ok(code));
        for wrong in ["", "abc", "abcdefg0", "abcdefgh2", "ABCDEFGÄ", "../../etc"] {
            assert_eq!(wrong.parse::<Code>(), Err(NotACode), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_written_once_and_never_shown() {
        let token = Token::random();
        let text = String::from(token.clone());
        assert_eq!(Token::try_from(text.clone()).unwrap(), token);
        assert!(!format!("{token:?}").contains(&text));
        assert_ne!(token.hash(), Token::random().hash());
        for wrong in ["", &text[1..], &"x".repeat(32), &"é".repeat(16)] {
            assert_eq!(Token::try_from(wrong.to_owned()), Err(NotAToken));
        }
    }

    #[test]
    fn the_same_password_at_two_tables_is_stored_differently() {
        let [one, two] = [Code::random(), Code::random()];
        assert_eq!(TokenHash::of_password(&one, "gold"), TokenHash::of_password(&one, "gold"));
        assert_ne!(TokenHash::of_password(&one, "gold"), TokenHash::of_password(&two, "gold"));
    }
}

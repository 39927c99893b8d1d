//! Tokens prove who somebody is.

use crate::code::TableCode;
use crate::entropy::Entropy;
use saboteur_engine::Bytes32;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// 128 random bits that prove who somebody is. The browser keeps them. The server neither stores nor logs them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Token([u8; 16]);

impl Token {
    /// Returns a new token.
    pub fn new(entropy: &mut dyn Entropy) -> Token {
        let mut bytes = [0; 16];
        entropy.fill(&mut bytes);
        Token(bytes)
    }

    /// Returns the hash that is stored of it.
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

/// The text is not a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a token has 32 hexadecimal digits")]
pub struct InvalidToken;

impl TryFrom<String> for Token {
    type Error = InvalidToken;

    fn try_from(text: String) -> Result<Token, InvalidToken> {
        if text.len() != 32 || !text.is_ascii() {
            return Err(InvalidToken);
        }
        let mut bytes = [0; 16];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| InvalidToken)?;
        }
        Ok(Token(bytes))
    }
}

/// The hash of a token or of a password.
///
/// A token has 128 random bits, so a plain hash is enough. A password keeps strangers out for an evening: its hash is salted
/// with the code of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenHash(String);

impl TokenHash {
    /// Returns the hash of a table's password.
    pub fn of_password(code: &TableCode, password: &str) -> TokenHash {
        let hash = Sha256::new().chain_update(b"password\n").chain_update(code.as_str()).chain_update(b"\n");
        TokenHash(hex(&hash.chain_update(password).finalize()))
    }
}

/// 128 bits that open the replay of a game at a closed table.
///
/// The key follows from the stored secret of the deal. So a link with the key stays valid, and a game of an older version has
/// a key too.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(test, ts(type = "string"))]
#[cfg_attr(feature = "openapi", schema(value_type = String))]
pub struct GameKey(String);

impl GameKey {
    /// Returns the key to the game that is dealt with this secret.
    pub(crate) fn new(code: &TableCode, secret: &Bytes32) -> GameKey {
        let hash = Sha256::new().chain_update(b"replay\n").chain_update(code.as_str()).chain_update(b"\n");
        GameKey(hex(&hash.chain_update(secret.0).finalize()[..16]))
    }
}

impl fmt::Debug for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameKey(…)")
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use crate::entropy::counting;

    #[test]
    fn a_token_is_written_once_and_never_shown() {
        let mut entropy = counting();
        let token = Token::new(&mut entropy);
        let text = String::from(token.clone());
        assert_eq!(Token::try_from(text.clone()).unwrap(), token);
        assert!(!format!("{token:?}").contains(&text));
        assert_ne!(token.hash(), Token::new(&mut entropy).hash());
        for wrong in ["", &text[1..], &"x".repeat(32), &"é".repeat(16)] {
            assert_eq!(Token::try_from(wrong.to_owned()), Err(InvalidToken));
        }
    }

    #[test]
    fn the_same_password_at_two_tables_is_stored_differently() {
        let mut entropy = counting();
        let [one, two] = [TableCode::new(&mut entropy), TableCode::new(&mut entropy)];
        assert_eq!(TokenHash::of_password(&one, "gold"), TokenHash::of_password(&one, "gold"));
        assert_ne!(TokenHash::of_password(&one, "gold"), TokenHash::of_password(&two, "gold"));
    }
}

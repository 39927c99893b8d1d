//! Reading documents from outside.

use serde::Deserialize;

/// Reads a JSON document, or says what is wrong with it, and where.
pub(crate) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    if !text.trim_start().starts_with('{') {
        return Err("it is no JSON object".to_owned());
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    let document = serde_path_to_error::deserialize(&mut reader).map_err(|error| error.to_string())?;
    reader.end().map_err(|error| error.to_string())?;
    Ok(document)
}

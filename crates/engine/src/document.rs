//! Reads JSON documents from outside.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a JSON document. The error describes what is wrong and where.
pub(crate) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    if !text.trim_start().starts_with('{') {
        return Err("it is not a JSON object".to_owned());
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    let document = serde_path_to_error::deserialize(&mut reader).map_err(|error| error.to_string())?;
    reader.end().map_err(|error| error.to_string())?;
    Ok(document)
}

/// Reads a JSON document that may have an older form, which `upgrade` turns into the current form.
pub(crate) fn read_upgraded<T: DeserializeOwned>(text: &str, upgrade: impl Fn(&mut Value)) -> Result<T, String> {
    let mut document: Value = read(text)?;
    upgrade(&mut document);
    serde_path_to_error::deserialize(document).map_err(|error| error.to_string())
}

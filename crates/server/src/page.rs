//! The page, embedded in the program.

use crate::http::{App, Asker};
use crate::preview;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// The files that `make web` has built. Empty if it was not run.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// The page that is shown if `make web` was not run.
const UNBUILT: &str = "<!doctype html><head><title>saboteur</title></head><p>The server is running, but its page was not built: \
                       run <code>make web</code> and build the program again.</p>";

/// Returns true if a browser reads Brotli.
fn reads_brotli(headers: &HeaderMap) -> bool {
    let listed = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused = weight.trim().trim_end_matches(['0', '.']) == "q=";
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

/// Serves a file of the page. Every other path gets the page itself, which decides what to show, with a link preview.
pub(crate) async fn serve(State(app): State<App>, Asker(address): Asker, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Page::get(path).filter(|_| !path.is_empty()) {
        let kind = file.metadata.mimetype().to_owned();
        // Files with a hash in their name never change. All others may change with the next version.
        let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let about = [
            (header::CONTENT_TYPE, kind),
            (header::CACHE_CONTROL, keep.to_owned()),
            (header::VARY, header::ACCEPT_ENCODING.to_string()),
        ];
        // The build of the page packs large files tighter than there is time for here.
        let packed = if reads_brotli(&headers) { Page::get(&format!("{path}.br")) } else { None };
        return match packed {
            Some(packed) => (about, [(header::CONTENT_ENCODING, "br")], packed.data).into_response(),
            None => (about, file.data).into_response(),
        };
    }
    let known = path.is_empty() || ["t/", "g/", "rules", "learn"].iter().any(|place| path.starts_with(place));
    let status = if known { StatusCode::OK } else { StatusCode::NOT_FOUND };
    let about = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    let file = Page::get("index.html");
    let page = file.as_ref().map_or(UNBUILT, |file| std::str::from_utf8(&file.data).unwrap_or(UNBUILT));
    let previewed = preview::put_into(page, &app, address, uri.path(), &headers).await;
    (status, about, previewed.unwrap_or_else(|| page.to_owned())).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(list: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, axum::http::HeaderValue::from_static(list))])
    }

    #[test]
    fn brotli_is_for_browsers_that_ask_for_it() {
        for list in ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, BR;q=0.1", "br;q=1.0"] {
            assert!(reads_brotli(&asking(list)), "{list}");
        }
        for list in ["", "gzip", "*", "bread", "gzip, br;q=0", "br; q=0.000"] {
            assert!(!reads_brotli(&asking(list)), "{list}");
        }
        assert!(!reads_brotli(&HeaderMap::new()));
    }
}

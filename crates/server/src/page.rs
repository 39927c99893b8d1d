//! The page, embedded in the program.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// The files that `make web` has built. Empty if it was not run.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// The page that is shown if `make web` was not run.
const UNBUILT: &str = "<!doctype html><title>saboteur</title><p>The server is running, but its page was not built: \
                       run <code>make web</code> and build the program again.</p>";

/// Serves a file of the page. Every other path gets the page itself, which decides what to show.
pub(crate) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Page::get(path).filter(|_| !path.is_empty()) {
        let kind = file.metadata.mimetype().to_owned();
        // Files with a hash in their name never change. All others may change with the next version.
        let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep.to_owned())], file.data).into_response();
    }
    let known = path.is_empty() || ["t/", "g/", "rules", "learn"].iter().any(|place| path.starts_with(place));
    let status = if known { StatusCode::OK } else { StatusCode::NOT_FOUND };
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    match Page::get("index.html") {
        Some(file) => (status, headers, file.data).into_response(),
        None => (status, headers, UNBUILT).into_response(),
    }
}

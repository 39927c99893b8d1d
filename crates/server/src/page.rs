//! The page, embedded in the program.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "page"]
struct Page;

/// Serves a file of the page; any other path is the page itself, which finds out what to show.
pub(crate) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Page::get(path).filter(|_| !path.is_empty()) {
        let kind = file.metadata.mimetype().to_owned();
        return ([(header::CONTENT_TYPE, kind)], file.data).into_response();
    }
    let known = path.is_empty() || path.starts_with("t/") || path.starts_with("g/");
    let status = if known { StatusCode::OK } else { StatusCode::NOT_FOUND };
    match Page::get("index.html") {
        Some(file) => (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], file.data).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

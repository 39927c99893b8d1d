//! The HTTP routes: the page, the REST part and the upgrade to WebSockets.

pub(crate) mod games;

use crate::archive::Archive;
use crate::entropy;
use crate::hub::Hub;
use crate::listen::Meter;
use crate::live::{Job, Live};
use crate::page;
use crate::socket::{self, Line};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use saboteur_engine::{Preset, RuleOption, Rules};
use saboteur_table::api::{
    DealCounts, JoinTable, OpenTable, RulesCheck, RulesList, RulesVerdict, Ruleset, Seated, TableStatus, options_of,
};
use saboteur_table::{BadSetting, Entry, InvalidName, Name, Refusal, RefusalCode, TableCode, Token, TokenHash};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::sync::oneshot;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;

/// The shared state of all handlers.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) archive: Arc<Archive>,
}

/// The content security policy: a page loads and runs only what this server has sent.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Returns all routes.
pub(crate) fn router(app: App) -> Router {
    let limits = &app.hub.config.limits;
    let (body, patience) = (limits.body, limits.patience);
    let api = Router::new()
        .route("/api/rules", get(list_rules))
        .route("/api/rules/check", post(check_rules))
        .route("/api/tables", post(open_table))
        .route("/api/tables/{code}", get(show_table))
        .route("/api/tables/{code}/people", post(join_table))
        .route("/api/games/{code}/{game}", get(games::show_game))
        .route("/api/games/{code}/{game}/steps", get(games::show_steps))
        .route("/api/games/{code}/{game}/beliefs", get(games::show_beliefs))
        .route("/api/games/{code}/{game}/record", get(games::download_record))
        .route("/api/games/{code}/{game}/continue", post(games::play_on))
        .route("/api/lessons", get(games::list_lessons))
        .route("/api/lessons/{number}", post(games::begin_lesson))
        .route("/api/openapi.json", get(|| async { Json(Api::openapi()) }))
        .layer(CompressionLayer::new());
    let page = Router::new().fallback(page::serve).layer(CompressionLayer::new()).with_state(app.clone());
    Router::new()
        .merge(api)
        .route("/api/tables/{code}/socket", get(connect))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .fallback_service(page)
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(DefaultBodyLimit::max(body))
        .layer(RequestBodyDeadlineLayer::new(patience))
        .layer(TraceLayer::new_for_http().make_span_with(|request: &Request| {
            // Log only the method and the path. The query, the headers and the address may be private.
            tracing::debug_span!("http", method = %request.method(), path = request.uri().path())
        }))
        .with_state(app)
}

/// Refuses addresses with too many requests, and adds the headers that every answer has.
async fn guard(State(app): State<App>, Asker(address): Asker, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let free = matches!(path, "/healthz" | "/readyz");
    let api = path.starts_with("/api/");
    let mut response = if free || app.hub.services.gate.may_ask(address) {
        next.run(request).await
    } else {
        let refusal = Refusal::new(RefusalCode::TooFast, "too many requests from your address: wait a minute");
        // A connection that goes on asking costs more than a new one.
        ([(header::CONNECTION, "close")], Refused(refusal)).into_response()
    };
    let headers = response.headers_mut();
    let fixed: [(HeaderName, &str); 6] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// A refusal as the answer to a request.
pub(crate) struct Refused(Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl From<BadSetting> for Refused {
    fn from(error: BadSetting) -> Refused {
        Refused(error.into())
    }
}

impl From<InvalidName> for Refused {
    fn from(error: InvalidName) -> Refused {
        Refused(error.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            RefusalCode::BadRequest | RefusalCode::BadName | RefusalCode::BadSetting | RefusalCode::NotAMove => {
                StatusCode::BAD_REQUEST
            }
            RefusalCode::NotFound => StatusCode::NOT_FOUND,
            RefusalCode::WrongPassword
            | RefusalCode::PrivateGame
            | RefusalCode::WrongToken
            | RefusalCode::HostOnly
            | RefusalCode::NotYourSeat
            | RefusalCode::Forbidden => StatusCode::FORBIDDEN,
            RefusalCode::NameTaken
            | RefusalCode::TableFull
            | RefusalCode::NoSpectators
            | RefusalCode::GameRunning
            | RefusalCode::NoGame
            | RefusalCode::NoMoreGames
            | RefusalCode::ImpossibleSetup
            | RefusalCode::NoSuchSeat
            | RefusalCode::IllegalMove
            | RefusalCode::NoChat
            | RefusalCode::NoPointing => StatusCode::CONFLICT,
            RefusalCode::TooFast | RefusalCode::TooManyGuesses => StatusCode::TOO_MANY_REQUESTS,
            RefusalCode::TooMuch => StatusCode::PAYLOAD_TOO_LARGE,
            RefusalCode::NotStored => StatusCode::SERVICE_UNAVAILABLE,
        };
        let wait = self.0.wait;
        let mut response = (status, Json(self.0)).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// The address that a request comes from.
pub(crate) struct Asker(pub(crate) IpAddr);

impl FromRequestParts<App> for Asker {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asker, Self::Rejection> {
        let forwarded =
            parts.headers.get_all("x-forwarded-for").iter().next_back().filter(|_| app.hub.config.behind_proxy);
        let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(Asker(forwarded.or(direct).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The parameters of a path. Invalid ones get the usual refusal.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refused))]
struct Named<T>(T);

/// The parameters of a query. Invalid ones get the usual refusal.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refused))]
struct Asked<T>(T);

impl From<PathRejection> for Refused {
    fn from(error: PathRejection) -> Refused {
        Refused(Refusal::new(RefusalCode::NotFound, error.body_text()))
    }
}

impl From<QueryRejection> for Refused {
    fn from(error: QueryRejection) -> Refused {
        Refused(Refusal::new(RefusalCode::BadRequest, error.body_text()))
    }
}

/// A JSON body. An invalid one gets the usual refusal.
struct Body<T>(T);

impl<T: serde::de::DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refused> {
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) => {
                Err(Refusal::new(RefusalCode::TooMuch, error.body_text()).into())
            }
            Err(error) => Err(Refusal::new(RefusalCode::BadRequest, error.body_text()).into()),
        }
    }
}

fn may_open(app: &App, address: IpAddr) -> Result<(), Refusal> {
    let slow = || Refusal::new(RefusalCode::TooFast, "too many tables were opened from your address: try again later");
    app.hub.services.gate.may_open(address).then_some(()).ok_or_else(slow)
}

fn code_of(text: &str) -> Result<TableCode, Refusal> {
    text.parse()
        .map_err(|_| Refusal::new(RefusalCode::NotFound, "the code of a table must have eight letters and digits"))
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "saboteur",
        description = "Tables for the card game family Saboteur, an unofficial fan implementation. To play, connect to the WebSocket at `/api/tables/{code}/socket`."
    ),
    paths(
        list_rules,
        check_rules,
        open_table,
        show_table,
        join_table,
        games::show_game,
        games::show_steps,
        games::download_record,
        games::show_beliefs,
        games::play_on,
        games::list_lessons,
        games::begin_lesson
    )
)]
struct Api;

/// Lists rulesets and options.
#[utoipa::path(get, path = "/api/rules", responses((status = 200, body = RulesList)))]
async fn list_rules() -> Json<RulesList> {
    let ruleset = |preset: &Preset| {
        let rules = preset.rules();
        let (least, most) = (*rules.players().start(), *rules.players().end());
        Ruleset { name: preset.name().to_owned(), least, most, rules, options: options_of(rules) }
    };
    let on = RuleOption::ALL.into_iter().filter(|&option| Rules::default().has(option)).collect();
    let rulesets = Preset::ALL.iter().map(ruleset).collect();
    Json(RulesList { rulesets, options: RuleOption::ALL.to_vec(), on })
}

/// Rules to check, with a number of players.
#[utoipa::path(post, path = "/api/rules/check", request_body = RulesCheck, responses((status = 200, body = RulesVerdict)))]
async fn check_rules(Body(check): Body<RulesCheck>) -> Json<RulesVerdict> {
    let range = check.rules.players();
    let players = check.players.unwrap_or(*range.end());
    let reason = check.rules.check(players).err();
    let problem = reason.as_ref().map(ToString::to_string);
    let deal = |players| DealCounts {
        players,
        hand: check.rules.hand_size(players),
        dwarves: check.rules.dwarf_counts(players).into_iter().filter(|&(_, count)| count > 0).collect(),
    };
    let deals = range.clone().map(deal).collect();
    Json(RulesVerdict { least: *range.start(), most: *range.end(), problem, reason, deals })
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = OpenTable, responses((status = 201, body = Seated), (status = "4XX", body = Refusal), (status = "5XX", body = Refusal)))]
async fn open_table(
    State(app): State<App>,
    Asker(address): Asker,
    Body(open): Body<OpenTable>,
) -> Result<Response, Refused> {
    open.settings.check()?;
    let name = Name::new(&open.name)?;
    may_open(&app, address)?;
    if open.password.as_ref().is_some_and(|password| password.is_empty() || password.chars().count() > 64) {
        return Err(Refusal::new(RefusalCode::BadSetting, "a password has 1 to 64 letters").into());
    }
    let (code, token) = (TableCode::new(&mut entropy::fill), Token::new(&mut entropy::fill));
    let entry = Entry::Opened {
        settings: open.settings,
        name,
        token: token.hash(),
        plays: open.plays,
        password: open.password.map(|password| TokenHash::of_password(&code, &password)),
        from: None,
    };
    app.hub.open(code, entry).await?;
    Ok((StatusCode::CREATED, Json(Seated { code, member: 0, token })).into_response())
}

/// Shows a table as everybody with its link may see it. With the token of a person, says if it is their turn.
#[utoipa::path(get, path = "/api/tables/{code}", params(("code" = String, Path)), responses((status = 200, description = "The table", body = Object), (status = "4XX", body = Refusal)))]
async fn show_table(
    State(app): State<App>,
    Asker(address): Asker,
    Named(code): Named<String>,
    headers: HeaderMap,
) -> Result<Json<TableStatus>, Refused> {
    let live = app.hub.find(address, code_of(&code)?).await?;
    let room = live.lock();
    let member = games::bearer(&headers).and_then(|token| room.table.whose(&token));
    let your_turn = member.is_some_and(|member| room.table.awaits(member));
    Ok(Json(TableStatus { table: room.table_view(), your_turn }))
}

/// Joins a table.
#[utoipa::path(post, path = "/api/tables/{code}/people", params(("code" = String, Path)), request_body = JoinTable, responses((status = 201, body = Seated), (status = "4XX", body = Refusal), (status = "5XX", body = Refusal)))]
async fn join_table(
    State(app): State<App>,
    Asker(address): Asker,
    Named(code): Named<String>,
    Body(join): Body<JoinTable>,
) -> Result<Response, Refused> {
    let code = code_of(&code)?;
    let name = Name::new(&join.name)?;
    let live: Arc<Live> = app.hub.find(address, code).await?;
    app.hub.services.gate.guesses.check(&live.lock().table, address, join.password.as_deref())?;
    if !app.hub.services.gate.may_join(code, address) {
        let message = "too many people have joined this table from your address: try again later";
        return Err(Refusal::new(RefusalCode::TooFast, message).into());
    }
    let gone = || Refusal::new(RefusalCode::NotStored, "the table was put away just now: try again");
    let (reply, answer) = oneshot::channel();
    let job = Job::Join { name, password: join.password, plays: join.plays, reply };
    live.jobs.send(job).await.map_err(|_| gone())?;
    let (member, token) = answer.await.map_err(|_| gone())??;
    Ok((StatusCode::CREATED, Json(Seated { code, member, token })).into_response())
}

/// Returns true if a page may connect to this server: one of its own pages, or a page of an allowed origin.
fn is_welcome(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Requests without an origin do not come from a page in a browser.
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.parse::<Uri>().ok().and_then(|uri| uri.authority().map(ToString::to_string));
    own.is_some() && own.as_deref() == host || allowed.iter().any(|allowed| allowed == origin)
}

async fn connect(
    State(app): State<App>,
    Asker(address): Asker,
    Named(code): Named<String>,
    Extension(meter): Extension<Meter>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let code = code_of(&code)?;
    if !is_welcome(&headers, &app.hub.config.origins) {
        return Err(Refusal::new(RefusalCode::Forbidden, "pages of other servers may not connect here").into());
    }
    let limits = app.hub.config.limits;
    let full = || Refusal::new(RefusalCode::TooFast, "too many connections: close some, or try again later");
    let pass = app.hub.services.gate.sockets.enter(Some(address)).ok_or_else(full)?;
    // Small buffers save memory, because most connections are idle most of the time.
    let upgrade =
        upgrade.max_message_size(limits.frame).max_frame_size(limits.frame).read_buffer_size(1024).write_buffer_size(0);
    meter.start(limits.frame);
    let line = Line { meter, address, _pass: pass };
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, app.hub, code, line)))
}

async fn ready(State(app): State<App>) -> Response {
    match app.hub.services.store.check().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be read or written\n").into_response(),
    }
}

/// Returns the routes of the address for metrics.
pub(crate) fn metrics_router(hub: Arc<Hub>) -> Router {
    let metrics = async |State(hub): State<Arc<Hub>>| {
        let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        ([(header::CONTENT_TYPE, kind)], hub.metrics().text())
    };
    Router::new().route("/metrics", get(metrics)).with_state(hub)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn pages_of_other_servers_are_not_welcome() {
        let welcome = |origin: Option<&str>, host: &str, allowed: &[String]| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            is_welcome(&headers, allowed)
        };
        assert!(welcome(None, "mine.example", &[]));
        assert!(welcome(Some("https://mine.example"), "mine.example", &[]));
        assert!(welcome(Some("http://127.0.0.1:8080"), "127.0.0.1:8080", &[]));
        for stranger in ["https://evil.example", "null", "https://mine.example.evil", "http://127.0.0.1:1", ""] {
            assert!(!welcome(Some(stranger), "mine.example", &[]), "{stranger}");
        }
        let allowed = ["https://friend.example".to_owned()];
        assert!(welcome(Some("https://friend.example"), "mine.example", &allowed));
    }
}

//! The REST part for finished games and for tables that start from a position.

use super::{App, Asked, Asker, Body, Named, Refused, code_of, may_open};
use crate::entropy;
use crate::limit::Account;
use crate::workers::{Effort, Order};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use saboteur_bots::Level;
use saboteur_engine::Seat;
use saboteur_table::api::{BeginLesson, PlayOn, Seated};
use saboteur_table::lessons::Lesson;
use saboteur_table::{
    BeliefView, Entry, GameKey, Name, Position, Refusal, RefusalCode, Replay, Settings, Step, Summary, TableCode,
    Token, ViewerChoice, lessons,
};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

/// The cost of steps: this number of moves counts as one request.
const STEPS_PER_REQUEST: usize = 20;

/// The proof that lets a client see a game of a closed table: the key from its link, or the token of a player.
pub(super) struct Access {
    key: Option<GameKey>,
    token: Option<Token>,
}

/// The key in the query of a link.
#[derive(Deserialize)]
struct Keyed {
    key: Option<GameKey>,
}

impl FromRequestParts<App> for Access {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Access, Refused> {
        let Asked(Keyed { key }) = Asked::from_request_parts(parts, app).await?;
        Ok(Access { key, token: bearer(&parts.headers) })
    }
}

/// Returns the token that was sent with a request.
pub(super) fn bearer(headers: &HeaderMap) -> Option<Token> {
    let token = headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?;
    Token::try_from(token.to_owned()).ok()
}

/// Finds a finished game, if it opens to this client.
async fn finished(
    app: &App,
    address: IpAddr,
    code: TableCode,
    game: u32,
    access: &Access,
) -> Result<Arc<Replay>, Refusal> {
    let replay = app.archive.find(address, code, game).await?;
    if replay.opens_to(access.key.as_ref()) {
        return Ok(replay);
    }
    // Tokens are exchanged, so the table knows them and not the game, which may be kept in memory for long.
    let token = access.token.as_ref().ok_or_else(Refusal::private_game)?;
    let live = app.hub.find(address, code).await?;
    let member = live.lock().table.whose(token);
    if member.is_some_and(|member| replay.knew(member)) { Ok(replay) } else { Err(Refusal::private_game()) }
}

/// Shows a finished game.
#[utoipa::path(get, path = "/api/games/{code}/{game}", params(("code" = String, Path), ("game" = u32, Path), ("key" = Option<String>, Query, description = "the key of a game of a closed table")), responses((status = 200, body = Summary), (status = "4XX", body = Refusal)))]
pub(super) async fn show_game(
    State(app): State<App>,
    Asker(address): Asker,
    Named((code, game)): Named<(String, u32)>,
    access: Access,
) -> Result<Json<Summary>, Refused> {
    let code = code_of(&code)?;
    let finished = finished(&app, address, code, game, &access).await?;
    Ok(Json(finished.summary(code, game)))
}

/// The maximum number of moves in one answer.
const MOST_STEPS: usize = 500;

/// The range of moves and the viewer.
#[derive(Deserialize)]
pub(super) struct Stretch {
    #[serde(default)]
    from: usize,
    to: Option<usize>,
    #[serde(default, rename = "as")]
    eyes: Option<String>,
}

/// Shows moves of a finished game as a viewer saw them.
#[utoipa::path(get, path = "/api/games/{code}/{game}/steps", params(("code" = String, Path), ("game" = u32, Path), ("key" = Option<String>, Query, description = "the key of a game of a closed table"), ("from" = Option<usize>, Query), ("to" = Option<usize>, Query), ("as" = Option<String>, Query, description = "`open`, `spectator` or the number of a seat")), responses((status = 200, body = Vec<Step>), (status = "4XX", body = Refusal)))]
pub(super) async fn show_steps(
    State(app): State<App>,
    Asker(address): Asker,
    Named((code, game)): Named<(String, u32)>,
    access: Access,
    Asked(stretch): Asked<Stretch>,
) -> Result<Response, Refused> {
    let bad = || Refusal::new(RefusalCode::BadRequest, "as is open, spectator or the number of a seat");
    let eyes = match stretch.eyes.as_deref() {
        None => ViewerChoice::Open,
        Some(text) => {
            let value = text.parse::<u8>().map_or_else(|_| text.into(), serde_json::Value::from);
            serde_json::from_value(value).map_err(|_| bad())?
        }
    };
    let code = code_of(&code)?;
    let finished = finished(&app, address, code, game, &access).await?;
    let from = stretch.from;
    let to = stretch.to.unwrap_or(usize::MAX).min(from.saturating_add(MOST_STEPS)).min(finished.moves());
    app.hub.services.gate.charge(address, (to.saturating_sub(from) / STEPS_PER_REQUEST) as u32);
    let order = Order { account: Account::of(address), table: code, effort: Effort::Medium };
    let written = move |_| finished.steps(from, to, eyes).and_then(|steps| serde_json::to_vec(&steps).ok());
    let steps = app.hub.workers.run(order, written).await.flatten().ok_or_else(bad)?;
    Ok(json(steps))
}

/// An answer whose JSON is written already.
fn json(written: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], written).into_response()
}

/// The viewer.
#[derive(Deserialize)]
pub(super) struct Beholder {
    #[serde(rename = "as")]
    seat: u8,
}

/// Shows what a bot in a seat would have believed after each move of a finished game.
#[utoipa::path(get, path = "/api/games/{code}/{game}/beliefs", params(("code" = String, Path), ("game" = u32, Path), ("key" = Option<String>, Query, description = "the key of a game of a closed table"), ("as" = u8, Query, description = "the number of a seat")), responses((status = 200, body = Vec<BeliefView>), (status = "4XX", body = Refusal)))]
pub(super) async fn show_beliefs(
    State(app): State<App>,
    Asker(address): Asker,
    Named((code, game)): Named<(String, u32)>,
    access: Access,
    Asked(Beholder { seat }): Asked<Beholder>,
) -> Result<Response, Refused> {
    let code = code_of(&code)?;
    finished(&app, address, code, game, &access).await?;
    Ok(json(app.archive.beliefs(address, code, game, seat).await?))
}

/// Downloads the record of a finished game.
#[utoipa::path(get, path = "/api/games/{code}/{game}/record", params(("code" = String, Path), ("game" = u32, Path), ("key" = Option<String>, Query, description = "the key of a game of a closed table")), responses((status = 200, description = "A record, as docs/record.md describes it", body = Object), (status = "4XX", body = Refusal)))]
pub(super) async fn download_record(
    State(app): State<App>,
    Asker(address): Asker,
    Named((code, game)): Named<(String, u32)>,
    access: Access,
) -> Result<Response, Refused> {
    let code = code_of(&code)?;
    let finished = finished(&app, address, code, game, &access).await?;
    let name = format!("attachment; filename=\"saboteur-{code}-{game}.json\"");
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, finished.record.to_json()).into_response())
}

/// A request to continue a finished game from one of its positions.
#[utoipa::path(post, path = "/api/games/{code}/{game}/continue", params(("code" = String, Path), ("game" = u32, Path), ("key" = Option<String>, Query, description = "the key of a game of a closed table")), request_body = PlayOn, responses((status = 201, body = Seated), (status = "4XX", body = Refusal), (status = "5XX", body = Refusal)))]
pub(super) async fn play_on(
    State(app): State<App>,
    Asker(address): Asker,
    Named((code, game)): Named<(String, u32)>,
    access: Access,
    Body(wish): Body<PlayOn>,
) -> Result<Response, Refused> {
    let name = Name::new(&wish.name)?;
    may_open(&app, address)?;
    let code = code_of(&code)?;
    let finished = finished(&app, address, code, game, &access).await?;
    let order = Order { account: Account::of(address), table: code, effort: Effort::Light };
    let position = app.hub.workers.run(order, move |_| finished.at(wish.moves)).await.flatten();
    let position = position
        .filter(|game| game.to_act().is_some())
        .ok_or_else(|| Refusal::new(RefusalCode::NoGame, "the game was over by then: choose an earlier move"))?;
    if usize::from(wish.seat) >= position.players().len() {
        return Err(Refusal::new(RefusalCode::NoSuchSeat, "there is no such seat in this game").into());
    }
    let from = Position { scenario: position.scenario(), seat: Seat(wish.seat), level: wish.level };
    open_at(&app, from, name).await
}

/// Opens a table for a person who starts from a position.
async fn open_at(app: &App, from: Position, name: Name) -> Result<Response, Refused> {
    let (code, token) = (TableCode::new(&mut entropy::fill), Token::new(&mut entropy::fill));
    let entry = Entry::Opened {
        settings: Settings::new(from.scenario.rules),
        name,
        token: token.hash(),
        plays: true,
        password: None,
        from: Some(Box::new(from)),
    };
    app.hub.open(code, entry).await?;
    Ok((StatusCode::CREATED, Json(Seated { code, member: 0, token })).into_response())
}

/// A request to begin a lesson.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<Lesson>)))]
pub(super) async fn list_lessons() -> Json<Vec<Lesson>> {
    Json(lessons::all())
}

/// Opens a table with the position of a lesson.
#[utoipa::path(post, path = "/api/lessons/{number}", params(("number" = usize, Path)), request_body = BeginLesson, responses((status = 201, body = Seated), (status = "4XX", body = Refusal), (status = "5XX", body = Refusal)))]
pub(super) async fn begin_lesson(
    State(app): State<App>,
    Asker(address): Asker,
    Named(number): Named<usize>,
    Body(learner): Body<BeginLesson>,
) -> Result<Response, Refused> {
    let name = Name::new(&learner.name)?;
    may_open(&app, address)?;
    let missing = || Refusal::new(RefusalCode::NotFound, "there is no such lesson");
    let scenario = lessons::scenario(number).ok_or_else(missing)?;
    open_at(&app, Position { scenario, seat: Seat(0), level: Level::Easy }, name).await
}

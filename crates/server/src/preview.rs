//! Link previews: what a messenger shows of a link to a table or to a finished game. They tell what everybody with the link
//! may see, and of a closed table nothing but the game.

use crate::http::App;
use crate::words::{Language, Words};
use axum::http::{HeaderMap, header};
use saboteur_engine::Family;
use saboteur_table::{Replay, SeatView, StageView, Summary, TableCode, TableView};
use std::net::IpAddr;
use std::time::Duration;

/// The longest time that a page waits for its preview.
const PATIENCE: Duration = Duration::from_secs(3);

/// A link preview.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Preview {
    title: String,
    description: String,
    game: Family,
}

/// A page that has a preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Table(TableCode),
    Game(TableCode, u32),
}

impl Place {
    /// Returns the table or the game that a path leads to.
    fn of(path: &str) -> Option<Place> {
        let mut parts = path.trim_matches('/').split('/');
        let (kind, code) = (parts.next()?, parts.next()?.parse().ok()?);
        match (kind, parts.next(), parts.next()) {
            ("t", None, None) => Some(Place::Table(code)),
            ("g", Some(game), None) => Some(Place::Game(code, game.parse().ok()?)),
            _ => None,
        }
    }
}

/// Returns the page with the preview of this path in its head. Without one, the page stays as it is.
pub(crate) async fn put_into(
    page: &str,
    app: &App,
    address: IpAddr,
    path: &str,
    headers: &HeaderMap,
) -> Option<String> {
    let place = Place::of(path)?;
    let words = Words::new(Language::asked(headers));
    let preview = tokio::time::timeout(PATIENCE, find(app, address, place, &words)).await.ok()??;
    let head = page.find("</head>")?;
    let (before, after) = page.split_at(head);
    Some(format!(
        "{}{}{after}",
        retitled(before, &preview.title),
        preview.tags(&origin(headers, app.hub.config.behind_proxy), path)
    ))
}

async fn find(app: &App, address: IpAddr, place: Place, words: &Words) -> Option<Preview> {
    match place {
        Place::Table(code) => {
            let live = app.hub.find(address, code).await.ok()?;
            let view = live.lock().table_view();
            Some(of_table(&view, words))
        }
        Place::Game(code, game) => {
            let replay = app.archive.find(address, code, game).await.ok()?;
            Some(of_game(&replay, code, game, words))
        }
    }
}

fn of_table(table: &TableView, words: &Words) -> Preview {
    let game = table.settings.rules.game;
    let title = words.game(game);
    let preview = |title: String, description: String| Preview { title, description, game };
    if table.has_password || !table.settings.spectators {
        return preview(title, words.say("preview-closed", &[]));
    }
    let names: Vec<&str> = table.seats.iter().map(name_of).collect();
    let names = names.join(", ");
    let people = table.seats.iter().filter_map(|seat| match seat {
        SeatView::Person { person, .. } => Some(person),
        SeatView::Bot { .. } => None,
    });
    let host = people.chain(&table.watching).find(|person| person.member == table.host);
    match table.phase {
        StageView::Lobby | StageView::Shuffling => {
            let shown = table.settings.seats.map_or(table.seats.len(), usize::from);
            let open = shown.saturating_sub(table.seats.len());
            let host = host.map_or(String::new(), |person| person.name.as_str().to_owned());
            preview(
                words.say("preview-table-title", &[("host", host.into()), ("game", title.into())]),
                words.say("preview-table-seats", &[("names", names.into()), ("open", open.into())]),
            )
        }
        StageView::Playing | StageView::Over => {
            let id = if table.phase == StageView::Over { "preview-over" } else { "preview-running" };
            let title = words.say("preview-running-title", &[("game", title.into()), ("names", names.into())]);
            preview(title, words.say(id, &[]))
        }
    }
}

fn of_game(replay: &Replay, code: TableCode, number: u32, words: &Words) -> Preview {
    let game = replay.game.rules().game;
    let title = words.game(game);
    // The key in a link is for people, not for the machines that the link passes.
    if !replay.opens_to(None) {
        return Preview { title, description: words.say("preview-game-closed", &[]), game };
    }
    let Summary { players, view, .. } = replay.summary(code, number);
    let winners = view.outcome.iter().flat_map(|outcome| &outcome.winners);
    let winners: Vec<&str> = winners.filter_map(|seat| players.get(seat.index())).map(String::as_str).collect();
    let description = if winners.is_empty() {
        words.say("preview-game-ended", &[])
    } else {
        words.say("preview-game-won", &[("winners", winners.join(", ").into())])
    };
    let args = [("game", title.into()), ("names", players.join(", ").into())];
    Preview { title: words.say("preview-game-title", &args), description, game }
}

fn name_of(seat: &SeatView) -> &str {
    match seat {
        SeatView::Person { person, .. } => person.name.as_str(),
        SeatView::Bot { name, .. } => name,
    }
}

impl Preview {
    /// Returns the tags for the head of the page.
    fn tags(&self, origin: &str, path: &str) -> String {
        let image = match self.game {
            Family::Base => "base",
            Family::Saboteur2 => "saboteur2",
            Family::Duel => "duel",
            Family::Solo => "solo",
        };
        let tags = [
            ("og:site_name", "Saboteur".to_owned()),
            ("og:type", "website".to_owned()),
            ("og:title", self.title.clone()),
            ("og:description", self.description.clone()),
            ("og:url", format!("{origin}{path}")),
            ("og:image", format!("{origin}/preview/{image}.png")),
            ("og:image:width", "1000".to_owned()),
            ("og:image:height", "525".to_owned()),
            ("twitter:card", "summary_large_image".to_owned()),
        ];
        let tag = |(name, content): &(&str, String)| {
            let kind = if name.starts_with("og:") { "property" } else { "name" };
            format!("<meta {kind}=\"{name}\" content=\"{}\" />\n", escaped(content))
        };
        tags.iter().map(tag).collect()
    }
}

/// Returns the head of the page with another title.
fn retitled(head: &str, title: &str) -> String {
    let (Some(from), Some(to)) = (head.find("<title>"), head.find("</title>")) else {
        return head.to_owned();
    };
    format!("{}<title>{}{}", &head[..from], escaped(title), &head[to..])
}

/// Returns the address of this server as the client has written it. Empty if it is not written as an address.
fn origin(headers: &HeaderMap, behind_proxy: bool) -> String {
    let value = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = value(header::HOST.as_str()).unwrap_or_default();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    if host.is_empty() || !host.chars().all(fits) {
        return String::new();
    }
    let secure = behind_proxy && value("x-forwarded-proto").is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"));
    format!("{}://{host}", if secure { "https" } else { "http" })
}

/// Returns text that means itself in HTML.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use saboteur_engine::Preset;
    use saboteur_table::{Entry, Name, Presence, Settings, Stored, Table, Token, finished_table};

    const PAGE: &str = "<html><head><title>Saboteur</title></head><body></body></html>";

    fn words() -> Words {
        Words::new(Language::English)
    }

    /// Returns the preview of a table whose host has this name.
    fn lobby(name: &str, password: bool, spectators: bool) -> Preview {
        let mut entropy = |bytes: &mut [u8]| bytes.fill(7);
        let code = TableCode::new(&mut entropy);
        let token = Token::new(&mut entropy).hash();
        let settings = Settings { spectators, seats: Some(5), ..Settings::new(Preset::Saboteur2.rules()) };
        let opened = Entry::Opened {
            settings,
            name: Name::new(name).unwrap(),
            password: password.then(|| token.clone()),
            token,
            plays: true,
            from: None,
        };
        let table = Table::load(code, &[Stored { at: 0, entry: opened }]).unwrap();
        of_table(&table.view(&Presence::default()), &words())
    }

    #[test]
    fn paths_lead_to_tables_and_games() {
        let code: TableCode = "abcd2345".parse().unwrap();
        assert_eq!(Place::of("/t/abcd2345"), Some(Place::Table(code)));
        assert_eq!(Place::of("/g/abcd2345/3"), Some(Place::Game(code, 3)));
        for other in ["/", "/t", "/t/", "/t/nope", "/t/abcd2345/1", "/g/abcd2345", "/g/abcd2345/x", "/g/abcd2345/1/2"] {
            assert_eq!(Place::of(other), None, "{other}");
        }
    }

    #[test]
    fn an_open_table_invites_and_a_closed_one_says_nothing_but_the_game() {
        let open = lobby("Ann", false, true);
        assert_eq!(open.title, "Ann invites you to play Saboteur 2");
        assert_eq!(open.description, "Ann · 4 seats are free");
        for closed in [lobby("Ann", true, true), lobby("Ann", false, false)] {
            assert_eq!((closed.title.as_str(), closed.description.as_str()), ("Saboteur 2", "A private table."));
            assert!(!closed.tags("http://host", "/t/abcd2345").contains("Ann"));
        }
    }

    #[test]
    fn names_cannot_add_anything_to_the_page() {
        let preview = lobby("\"><b>&'", false, true);
        let tags = preview.tags("", "/t/abcd2345");
        assert!(!tags.contains("\"><b>") && tags.contains("&quot;&gt;&lt;b&gt;&amp;&#39;"), "{tags}");
        let titled = retitled(PAGE, "</title><script>");
        assert_eq!(titled, PAGE.replace("Saboteur", "&lt;/title&gt;&lt;script&gt;"));
    }

    #[test]
    fn a_finished_game_names_its_winners_and_nothing_secret() {
        let (code, entries) = finished_table(3, 0);
        let replay = Replay::find(code, &entries, 1).unwrap();
        let preview = of_game(&replay, code, 1, &words());
        assert!(preview.title.starts_with("Saboteur: Ann, "), "{preview:?}");
        assert!(preview.description.contains(" won."), "{preview:?}");
        assert!(preview.tags("https://host", "/g/x/1").contains("content=\"https://host/preview/base.png\""));
    }

    #[test]
    fn the_address_of_the_server_is_checked() {
        let headers = |host: &str, scheme: &str| {
            let pairs = [("host", host), ("x-forwarded-proto", scheme)];
            pairs
                .into_iter()
                .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
                .collect::<HeaderMap>()
        };
        assert_eq!(origin(&headers("gold.example:81", "https"), true), "https://gold.example:81");
        assert_eq!(origin(&headers("[::1]:8080", "https"), false), "http://[::1]:8080");
        for wrong in ["", "a\"b", "a/b", "a b", "ä"] {
            assert_eq!(origin(&headers(wrong, "http"), true), "", "{wrong}");
        }
    }
}

//! The sections of a report for people, in words, for the terminal and the HTML page.

use super::report::Report;
use super::tally::{Ending, Key, Measure, Side, Tally};
use crate::stats::Estimate;
use crate::words::Words;
use saboteur_bots::{Level, Profile};
use saboteur_engine::{Card, Dwarf, pack};

/// A measure as a table: one column for each key, one row for each number of players.
pub(super) struct Section {
    pub(super) measure: Measure,
    pub(super) title: String,
    /// The explanation of the measure.
    pub(super) note: String,
    pub(super) columns: Vec<(Key, String)>,
    pub(super) rows: Vec<(usize, Vec<Option<Estimate>>)>,
}

/// The fates of one kind of card, for all numbers of players together.
pub(super) struct CardRow {
    pub(super) card: Card,
    pub(super) name: String,
    /// The number of copies in the game.
    pub(super) copies: u8,
    /// For each of the [`FATES`] that these rules have, how often it happened in a round.
    pub(super) fates: Vec<Estimate>,
    pub(super) fallen: Option<Estimate>,
    pub(super) wins: Option<Estimate>,
}

/// The possible fates of a card.
pub(super) const FATES: [Measure; 5] =
    [Measure::CardPlayed, Measure::CardDiscarded, Measure::CardInHand, Measure::CardInDeck, Measure::CardStruck];

/// Returns all sections by number of players, without empty or trivial ones.
pub(super) fn sections(report: &Report, words: &Words) -> Vec<Section> {
    let all = report.together();
    let told = Measure::ALL.into_iter().filter_map(|measure| {
        let (title, note) = title(measure)?;
        let keys = all.keys(measure);
        let levels = matches!(measure, Measure::LevelScore | Measure::LevelWins);
        // One bot or one player cannot be compared.
        let alone = (levels || measure == Measure::OrderGold) && keys.len() < 2;
        if keys.is_empty() || alone {
            return None;
        }
        let row =
            |(players, tally): &(usize, Tally)| (*players, keys.iter().map(|&key| tally.get(measure, key)).collect());
        Some(Section {
            measure,
            title: words.say(title, &[]),
            note: words.say(note, &[]),
            rows: report.tables.iter().map(row).collect(),
            columns: keys.iter().map(|&key| (key, name(key, words))).collect(),
        })
    });
    told.collect()
}

/// Returns what happened to all cards.
pub(super) fn cards(report: &Report, words: &Words) -> Vec<CardRow> {
    let all = report.together();
    let row = |(card, copies): (Card, u8)| {
        let key = Key::Card(card);
        CardRow {
            card,
            name: words.card(card),
            copies,
            fates: FATES.into_iter().filter_map(|fate| all.get(fate, key)).collect(),
            fallen: all.get(Measure::CardFallen, key),
            wins: all.get(Measure::CardWins, key),
        }
    };
    pack(&report.rules).into_iter().map(row).collect()
}

/// Returns the title and the note of a measure. Cards have a table of their own.
fn title(measure: Measure) -> Option<(&'static str, &'static str)> {
    Some(match measure {
        Measure::SideWins => ("report-side-wins", "report-side-wins-note"),
        Measure::RoleWins => ("report-role-wins", "report-role-wins-note"),
        Measure::RolePaid => ("report-role-paid", "report-role-paid-note"),
        Measure::RoleGold => ("report-role-gold", "report-role-gold-note"),
        Measure::RoundTurns => ("report-round-turns", "report-round-turns-note"),
        Measure::RoundEnds => ("report-round-ends", "report-round-ends-note"),
        Measure::CardsLeft => ("report-cards-left", "report-cards-left-note"),
        Measure::OrderGold => ("report-order-gold", "report-order-gold-note"),
        Measure::SeatScore => ("report-seat-score", "report-seat-score-note"),
        Measure::SeatWins => ("report-seat-wins", "report-seat-wins-note"),
        Measure::LevelScore => ("report-level-score", "report-level-score-note"),
        Measure::LevelWins => ("report-level-wins", "report-level-wins-note"),
        Measure::Grades => ("report-grades", "report-grades-note"),
        Measure::RoundLength
        | Measure::CardPlayed
        | Measure::CardDiscarded
        | Measure::CardFallen
        | Measure::CardStruck
        | Measure::CardInHand
        | Measure::CardInDeck
        | Measure::CardWins
        | Measure::CardRoleWins => return None,
    })
}

/// Returns the head of a column for what happened to a card.
pub(super) fn fate(measure: Measure, words: &Words) -> String {
    let id = match measure {
        Measure::CardPlayed => "report-card-played",
        Measure::CardDiscarded => "report-card-discarded",
        Measure::CardInHand => "report-card-in-hand",
        Measure::CardInDeck => "report-card-in-deck",
        Measure::CardStruck => "report-card-struck",
        Measure::CardFallen => "report-card-fallen",
        Measure::CardWins => "report-card-wins",
        Measure::SideWins
        | Measure::RoleWins
        | Measure::RolePaid
        | Measure::RoleGold
        | Measure::RoundTurns
        | Measure::RoundLength
        | Measure::RoundEnds
        | Measure::CardsLeft
        | Measure::OrderGold
        | Measure::SeatScore
        | Measure::SeatWins
        | Measure::LevelScore
        | Measure::LevelWins
        | Measure::Grades
        | Measure::CardRoleWins => return String::new(),
    };
    words.say(id, &[])
}

/// Returns the name of a key.
fn name(key: Key, words: &Words) -> String {
    let id = match key {
        Key::All => "report-all",
        Key::Side(side) => match side {
            Side::GoldMiners => "report-side-gold_miners",
            Side::Saboteurs => "report-side-saboteurs",
            Side::GreedyDwarf => "report-role-greedy_dwarf",
            Side::Blue => "report-side-blue",
            Side::Green => "report-side-green",
            Side::Boss => "report-role-boss",
            Side::Profiteer => "report-role-profiteer",
            Side::Nobody => "report-side-nobody",
        },
        Key::Role(dwarf) => match dwarf {
            Dwarf::GoldMiner => "report-role-gold_miner",
            Dwarf::Saboteur => "report-role-saboteur",
            Dwarf::GreedyDwarf => "report-role-greedy_dwarf",
            Dwarf::Blue => "report-role-blue",
            Dwarf::Green => "report-role-green",
            Dwarf::Boss => "report-role-boss",
            Dwarf::Profiteer => "report-role-profiteer",
            Dwarf::Geologist => "report-role-geologist",
        },
        Key::Ending(ending) => match ending {
            Ending::Treasure => "report-ending-treasure",
            Ending::Hidden => "report-ending-hidden",
            Ending::Gold => "report-ending-gold",
            Ending::Markers => "report-ending-markers",
            Ending::Cards => "report-ending-cards",
            Ending::Deck => "report-ending-deck",
        },
        Key::Hands => "report-hands",
        Key::Deck => "report-deck",
        Key::Order(place) => return words.say("report-order", &[("place", place.into())]),
        Key::Seat(seat) => return words.say("table-seat", &[("seat", seat.into())]),
        Key::Bot(profile) => return bot_name(profile, words),
        Key::Grade(0) => "report-grade-perfect",
        Key::Grade(1) => "report-grade-good",
        Key::Grade(2) => "report-grade-fair",
        Key::Grade(_) => "report-grade-lost",
        Key::Turns(turns) => return turns.to_string(),
        Key::Card(card) | Key::CardRole(card, _) => return words.card(card),
    };
    words.say(id, &[])
}

/// Returns the level of a bot in words, with its character if one was named.
fn bot_name(profile: Profile, words: &Words) -> String {
    let id = match profile.level {
        Level::Random => "report-level-random",
        Level::Easy => "report-level-easy",
        Level::Normal => "report-level-normal",
        Level::Hard => "report-level-hard",
    };
    words.with_character(words.say(id, &[]), profile.character)
}

/// Returns the settings of the simulation as names and values.
pub(super) fn summary(report: &Report, words: &Words) -> Vec<(String, String)> {
    let sizes: Vec<usize> = report.tables.iter().map(|(players, _)| *players).collect();
    let bots: Vec<String> = report.bots.iter().map(|&profile| bot_name(profile, words)).collect();
    let all = report.together();
    let line = |id: &str, value: String| (words.say(id, &[]), value);
    vec![
        line("report-rules", words.say(&format!("preset-{}", report.preset), &[])),
        line("report-players", super::ranges(&sizes).replace(',', ", ")),
        line("report-bots", bots.join(" · ")),
        line("report-games", all.games.to_string()),
        line("report-rounds", all.rounds.to_string()),
        line("report-seed", report.seed.to_string()),
        line("report-version", super::report::PROGRAM.to_owned()),
    ]
}

/// Formats a number in this language.
pub(super) fn number(value: f64, digits: usize, words: &Words) -> String {
    let text = format!("{value:.digits$}").replace('.', &words.say("report-decimal-sign", &[]));
    // Write 0 instead of -0.
    match text.strip_prefix('-') {
        Some(rest) if rest.chars().all(|letter| !letter.is_ascii_digit() || letter == '0') => rest.to_owned(),
        Some(rest) => format!("−{rest}"),
        None => text,
    }
}

/// Formats a value of this measure. Shares are in percent.
pub(super) fn value(measure: Measure, value: f64, words: &Words) -> String {
    if measure.is_share() { number(100.0 * value, 1, words) } else { number(value, 2, words) }
}

/// Formats the mean and half of the interval.
pub(super) fn short(measure: Measure, estimate: &Estimate, words: &Words) -> String {
    let half = (estimate.high - estimate.low) / 2.0;
    format!("{} ±{}", value(measure, estimate.mean, words), value(measure, half, words))
}

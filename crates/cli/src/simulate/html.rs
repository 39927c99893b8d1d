//! The report as one HTML page without scripts, other files or network access.

use super::plot::{self, About, Bar, Look, Series, Shape, escape};
use super::report::Report;
use super::sections::{CardRow, FATES, Section, cards, fate, number, sections, short, summary, value};
use super::tally::{Ending, Key, Measure, Side};
use crate::stats::{Estimate, Ratio};
use crate::words::Words;
use saboteur_bots::{Level, Profile};
use saboteur_engine::Dwarf;

/// The style of the page.
const STYLE: &str = include_str!("page.css");

/// Returns the page.
pub(super) fn page(report: &Report, words: &Words) -> String {
    let mut page = Page { words, report, plots: 0, text: String::new() };
    page.head();
    for section in sections(report, words) {
        page.section(&section);
        if section.measure == Measure::RoundTurns {
            page.lengths();
        }
    }
    page.cards(&cards(report, words));
    page.text + "</main>\n</body>\n</html>\n"
}

/// A page that is being written.
struct Page<'a> {
    words: &'a Words,
    report: &'a Report,
    /// The number of plots so far.
    plots: usize,
    text: String,
}

impl Page<'_> {
    fn head(&mut self) {
        let say = |id: &str| escape(&self.words.say(id, &[]));
        let (title, language) = (say("report-title"), say("report-language"));
        self.text += &format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<dl>\n"
        );
        let command = (self.words.say("report-command", &[]), self.report.command.clone());
        for (name, value) in summary(self.report, self.words) {
            self.text += &format!("<dt>{}</dt><dd>{}</dd>\n", escape(&name), escape(&value));
        }
        self.text += &format!("<dt>{}</dt><dd><code>{}</code></dd>\n", escape(&command.0), escape(&command.1));
        self.text += &format!("</dl>\n<p>{}</p>\n", say("report-intervals-page"));
    }

    fn heading(&mut self, title: &str, note: &str) {
        self.text += &format!("<h2>{}</h2>\n<p>{}</p>\n", escape(title), escape(note));
    }

    /// Adds a plot with its title above it.
    fn figure(&mut self, title: &str, description: &str, draw: impl FnOnce(&About<'_>) -> String) {
        self.plots += 1;
        let drawn = draw(&About { id: self.plots, title, description });
        self.text += &format!("<figure>\n<figcaption>{}</figcaption>\n{drawn}</figure>\n", escape(title));
    }

    /// Adds the plots and the table of a measure by number of players.
    fn section(&mut self, section: &Section) {
        let words = self.words;
        self.heading(&section.title, &section.note);
        self.text += "<div class=\"plots\">\n";
        let share = section.measure.is_share();
        let label = |value: f64| tick(value, share, words);
        let by_place = matches!(section.measure, Measure::OrderGold | Measure::SeatScore | Measure::SeatWins);
        if section.rows.len() > 1 && !by_place {
            let players: Vec<usize> = section.rows.iter().map(|(players, _)| *players).collect();
            let series = section.columns.iter().enumerate().map(|(at, (key, name))| Series {
                name: name.clone(),
                look: look(*key),
                points: section.rows.iter().map(|(_, estimates)| estimates[at]).collect(),
            });
            let series: Vec<Series> = series.collect();
            let (least, most) = (players.first().copied().unwrap_or(0), players.last().copied().unwrap_or(0));
            let description = words.say("report-plot-lines", &[("least", least.into()), ("most", most.into())]);
            self.figure(&section.title, &description, |about| plot::lines(about, &players, &series, share, &label));
        } else {
            let description = words.say("report-plot-bars", &[]);
            for (players, estimates) in &section.rows {
                let bars = section.columns.iter().zip(estimates).filter_map(|((key, name), estimate)| {
                    let estimate = (*estimate)?;
                    let value = value(section.measure, estimate.mean, words) + if share { " %" } else { "" };
                    Some(Bar { name: name.clone(), look: look(*key), estimate, value })
                });
                let bars: Vec<Bar> = bars.collect();
                let title = words.say("report-players-of", &[("players", (*players).into())]);
                let title = format!("{} – {title}", section.title);
                self.figure(&title, &description, |about| plot::bars(about, &bars, share, &label));
            }
        }
        self.text += "</div>\n";
        self.table_of(section);
    }

    fn table_of(&mut self, section: &Section) {
        let words = self.words;
        let mut head = vec![words.say("report-players", &[])];
        head.extend(section.columns.iter().map(|(_, name)| name.clone()));
        let row = |(players, estimates): &(usize, Vec<Option<Estimate>>)| {
            let cells = estimates.iter().map(|estimate| match estimate {
                Some(estimate) => cell(section.measure, estimate, words),
                None => "–".to_owned(),
            });
            (players.to_string(), cells.collect())
        };
        let rows: Vec<(String, Vec<String>)> = section.rows.iter().map(row).collect();
        self.table(&head, &rows);
    }

    /// Adds a table that the reader can open. Its cells are HTML already.
    fn table(&mut self, head: &[String], rows: &[(String, Vec<String>)]) {
        let summary = escape(&self.words.say("report-numbers", &[]));
        self.text += &format!("<details>\n<summary>{summary}</summary>\n<div class=\"scroll\"><table>\n<thead><tr>");
        for name in head {
            self.text += &format!("<th scope=\"col\">{}</th>", escape(name));
        }
        self.text += "</tr></thead>\n<tbody>\n";
        for (name, cells) in rows {
            self.text += &format!("<tr><th scope=\"row\">{}</th>", escape(name));
            cells.iter().for_each(|cell| self.text += &format!("<td>{cell}</td>"));
            self.text += "</tr>\n";
        }
        self.text += "</tbody>\n</table></div>\n</details>\n";
    }

    /// Adds the lengths of the rounds, one plot for each number of players.
    fn lengths(&mut self) {
        let words = self.words;
        let title = words.say("report-round-length", &[]);
        self.text += &format!("<h3>{}</h3>\n<div class=\"plots\">\n", escape(&title));
        for (players, tally) in &self.report.tables {
            let counts: Vec<(u32, u64)> = tally.lengths().iter().map(|(&turns, &count)| (turns, count)).collect();
            let mean = tally.get(Measure::RoundTurns, Key::All).map_or(0.0, |estimate| estimate.mean);
            let mean = ("mean", number(mean, 1, words).into());
            let description = words.say("report-plot-histogram", &[mean]);
            let title = words.say("report-round-length-of", &[("players", (*players).into())]);
            self.figure(&title, &description, |about| {
                plot::histogram(about, &counts, &|value| tick(value, true, words))
            });
        }
        self.text += "</div>\n";
    }

    /// Adds what happened to each card.
    fn cards(&mut self, cards: &[CardRow]) {
        let words = self.words;
        let say = |id: &str| words.say(id, &[]);
        self.heading(&say("report-cards"), &say("report-cards-note"));
        self.text += "<div class=\"plots\">\n";
        let count = cards.first().map_or(0, |card| card.fates.len());
        let fates: Vec<String> = FATES.iter().take(count).map(|&measure| fate(measure, words)).collect();
        let parts: Vec<(String, Vec<f64>)> = cards
            .iter()
            .map(|card| (card.name.clone(), card.fates.iter().map(|estimate| estimate.mean).collect()))
            .collect();
        self.figure(&say("report-card-fates-title"), &say("report-plot-fates"), |about| {
            plot::stacked(about, &fates, &parts)
        });
        let wins = cards.iter().filter_map(|card| {
            let estimate = card.wins?;
            let value = value(Measure::CardWins, estimate.mean, words) + " %";
            let shape = if card.card.is_path() { Shape::Circle } else { Shape::Diamond };
            let color = if card.card.is_path() { "c-gold" } else { "c-crystal" };
            Some(Bar { name: card.name.clone(), look: Look { color, shape }, estimate, value })
        });
        let wins: Vec<Bar> = wins.collect();
        if !wins.is_empty() {
            let plays: u64 = wins.iter().map(|bar| bar.estimate.count).sum();
            let won: f64 = wins.iter().map(|bar| bar.estimate.mean * bar.estimate.count as f64).sum();
            let mean = Ratio::of_ones(won.round() as u64, plays).share().mean;
            self.figure(&say("report-card-wins-title"), &say("report-plot-wins"), |about| {
                plot::dots(about, &wins, mean, &|value| tick(value, true, words))
            });
        }
        self.text += &format!("</div>\n<p>{}</p>\n", escape(&say("report-card-fates-note")));
        if !wins.is_empty() {
            self.text += &format!("<p>{}</p>\n", escape(&say("report-card-wins-note")));
        }

        let mut head = vec![say("report-card"), say("report-copies")];
        head.extend(fates);
        head.extend([fate(Measure::CardFallen, words), fate(Measure::CardWins, words)]);
        let rows: Vec<(String, Vec<String>)> = cards
            .iter()
            .map(|card| {
                let mut cells = vec![card.copies.to_string()];
                cells.extend(card.fates.iter().map(|estimate| short(Measure::CardPlayed, estimate, words)));
                let none = || "–".to_owned();
                cells.push(card.fallen.map_or_else(none, |fallen| short(Measure::CardFallen, &fallen, words)));
                cells.push(card.wins.map_or_else(none, |wins| cell(Measure::CardWins, &wins, words)));
                (card.name.clone(), cells)
            })
            .collect();
        self.table(&head, &rows);
    }
}

/// Formats a value with its interval.
fn cell(measure: Measure, estimate: &Estimate, words: &Words) -> String {
    let say = |number: f64| escape(&value(measure, number, words));
    format!("{} <small>{} – {}</small>", say(estimate.mean), say(estimate.low), say(estimate.high))
}

/// Formats a number of an axis with as many digits as it needs.
fn tick(value: f64, share: bool, words: &Words) -> String {
    let value = if share { 100.0 * value } else { value };
    let digits = (0..3).find(|&digits| {
        let shifted = value * 10f64.powi(digits);
        (shifted - shifted.round()).abs() < 1e-6
    });
    let text = number(value, digits.unwrap_or(3) as usize, words);
    if share { text + " %" } else { text }
}

/// Returns the look of the series for a key.
fn look(key: Key) -> Look {
    let (color, shape) = match key {
        Key::All => ("c-crystal", Shape::Hexagon),
        Key::Side(Side::Nobody) => ("c-stone", Shape::Ring),
        Key::Side(Side::GoldMiners) | Key::Role(Dwarf::GoldMiner) => ("c-gold", Shape::Circle),
        Key::Side(Side::Saboteurs) | Key::Role(Dwarf::Saboteur) => ("c-danger", Shape::Diamond),
        Key::Side(Side::GreedyDwarf) | Key::Role(Dwarf::GreedyDwarf) => ("c-lantern", Shape::Plus),
        Key::Side(Side::Blue) | Key::Role(Dwarf::Blue) => ("c-blue", Shape::Square),
        Key::Side(Side::Green) | Key::Role(Dwarf::Green) => ("c-green", Shape::Triangle),
        Key::Side(Side::Boss) | Key::Role(Dwarf::Boss) => ("c-timber", Shape::Down),
        Key::Side(Side::Profiteer) | Key::Role(Dwarf::Profiteer) => ("c-lantern", Shape::Plus),
        Key::Role(Dwarf::Geologist) => ("c-crystal", Shape::Hexagon),
        Key::Ending(Ending::Treasure | Ending::Gold) | Key::Grade(0) => ("c-gold", Shape::Circle),
        Key::Ending(Ending::Hidden) | Key::Grade(3) => ("c-danger", Shape::Diamond),
        Key::Ending(Ending::Markers) | Key::Hands | Key::Grade(1) => ("c-lantern", Shape::Square),
        Key::Ending(Ending::Cards) | Key::Deck | Key::Grade(_) => ("c-stone", Shape::Triangle),
        Key::Ending(Ending::Deck) => ("c-timber", Shape::Down),
        Key::Order(_) | Key::Seat(_) | Key::Turns(_) => ("c-lantern", Shape::Circle),
        Key::Bot(Profile { level: Level::Random, .. }) => ("c-stone", Shape::Ring),
        Key::Bot(Profile { level: Level::Easy, .. }) => ("c-green", Shape::Triangle),
        Key::Bot(Profile { level: Level::Normal, .. }) => ("c-blue", Shape::Square),
        Key::Bot(Profile { level: Level::Hard, .. }) => ("c-danger", Shape::Diamond),
        Key::Card(_) | Key::CardRole(..) => ("c-gold", Shape::Circle),
    };
    Look { color, shape }
}

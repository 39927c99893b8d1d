//! The report of a comparison for people.

use super::compare::{ENOUGH_DEALS, Measure, Row};
use super::deal::Side;
use super::rating::{Points, Rating};
use super::{Compared, Report};
use crate::words::{Language, Words};
use saboteur_engine::Family;
use std::io::{self, Write};

/// Writes all tables and the notes below them.
pub(super) fn write(report: &Report, language: Language, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let teller = Teller { language, words };
    let seed = ("seed", report.seed.to_string().into());
    writeln!(out, "{}", words.say("arena-heading", &[("deals", report.deals.into()), seed]))?;
    for compared in &report.comparisons {
        let [one, two] = compared.levels.map(|level| level.to_string());
        let title = [("players", compared.players.into()), ("one", one.into()), ("two", two.into())];
        writeln!(out, "\n{}", words.say("arena-pair", &title))?;
        write_columns(&teller.comparison(compared), &[Left, Left, Right, Right, Right, Left, Right, Left], out)?;
    }
    if !report.ratings.is_empty() {
        writeln!(out, "\n{}", words.say("arena-rating", &[]))?;
        write_columns(&teller.ratings(report), &[Left, Right, Right, Right], out)?;
    }
    writeln!(out)?;
    for note in teller.notes(report) {
        writeln!(out, "{note}")?;
    }
    Ok(())
}

struct Teller<'a> {
    language: Language,
    words: &'a Words,
}

impl Teller<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn side(&self, side: Side) -> String {
        self.say(match side {
            Side::Miners => "arena-side-miners",
            Side::Saboteurs => "arena-side-saboteurs",
            Side::Loners => "arena-side-loners",
            Side::Green => "arena-side-green",
            Side::Blue => "arena-side-blue",
            Side::Alone => "arena-side-alone",
            Side::Both => "arena-side-both",
        })
    }

    fn comparison(&self, compared: &Compared) -> Vec<Vec<String>> {
        let [one, two] = compared.levels.map(|level| level.to_string());
        let ids = ["arena-difference", "arena-interval-head", "arena-deals", "arena-verdict"];
        let mut lines = vec![vec![self.say("arena-side"), self.say("arena-measure"), one, two]];
        lines[0].extend(ids.map(|id| self.say(id)));
        let mut last = None;
        for row in &compared.rows {
            let side = if last == Some(row.side) { String::new() } else { self.side(row.side) };
            last = Some(row.side);
            let (measure, scale, digits) = match row.measure {
                Measure::Wins => ("arena-wins", 100.0, 1),
                Measure::Gold => ("arena-gold", 1.0, 3),
            };
            let [one, two] = row.means.map(|mean| self.number(scale * mean, digits, false));
            let signed = |value: f64| self.number(scale * value, digits, true);
            let difference = row.difference;
            lines.push(vec![
                side,
                self.say(measure),
                one,
                two,
                signed(difference.mean),
                self.interval(signed(difference.low), signed(difference.high)),
                row.deals.to_string(),
                self.verdict(compared, row),
            ]);
        }
        lines
    }

    fn verdict(&self, compared: &Compared, row: &Row) -> String {
        let [one, two] = compared.levels.map(|level| level.to_string());
        let difference = row.difference.mean;
        match row.deals_needed {
            _ if row.significant => {
                let better = if difference > 0.0 { one } else { two };
                self.words.say("arena-better", &[("level", better.into())])
            }
            Some(deals) => self.words.say("arena-open-deals", &[("deals", rough(deals).to_string().into())]),
            // The levels are equal in every single deal, not only on average.
            None if row.deals > 0 && row.difference.low == 0.0 && row.difference.high == 0.0 => self.say("arena-equal"),
            None if row.deals < ENOUGH_DEALS => self.say("arena-few"),
            None => self.say("arena-open"),
        }
    }

    fn ratings(&self, report: &Report) -> Vec<Vec<String>> {
        let [one, two] = match report.rules.game {
            Family::Duel | Family::Solo => [Side::Green, Side::Blue],
            Family::Base | Family::Saboteur2 => [Side::Miners, Side::Saboteurs],
        };
        let mut lines = vec![vec![self.say("arena-level"), self.side(one), self.side(two), self.say("arena-mean")]];
        let points = |points: Points| {
            let [middle, low, high] = [points.points, points.low, points.high].map(|value| self.number(value, 0, true));
            format!("{middle} ({})", self.interval(low, high))
        };
        let line = |(at, rating): (usize, &Rating)| {
            let [one, two] = rating.sides;
            let told = [one, two, rating.mean].map(|side| if at == 0 { "0".to_owned() } else { points(side) });
            [vec![rating.level.to_string()], told.to_vec()].concat()
        };
        lines.extend(report.ratings.iter().enumerate().map(line));
        lines
    }

    /// Returns the notes that explain the limits of the tables.
    fn notes(&self, report: &Report) -> Vec<String> {
        let rows = || report.comparisons.iter().flat_map(|compared| &compared.rows);
        let mut notes = vec![self.say(match report.rules.game {
            Family::Duel => "arena-note-duel",
            Family::Solo => "arena-note-solo",
            Family::Base | Family::Saboteur2 => "arena-note-wins",
        })];
        if rows().any(|row| row.deals_needed.is_some()) {
            notes.push(self.say("arena-note-needed"));
        }
        if rows().any(|row| row.deals < ENOUGH_DEALS) {
            notes.push(self.words.say("arena-note-few", &[("deals", ENOUGH_DEALS.into())]));
        }
        let count = rows().count();
        notes.push(self.words.say("arena-note-chance", &[("count", count.into())]));
        if !report.ratings.is_empty() {
            notes.push(self.say("arena-note-rating"));
        }
        notes
    }

    fn interval(&self, low: String, high: String) -> String {
        self.words.say("arena-interval", &[("low", low.into()), ("high", high.into())])
    }

    /// Formats a number with this number of decimals. German uses a decimal comma.
    fn number(&self, value: f64, digits: usize, signed: bool) -> String {
        let text = if signed { format!("{value:+.digits$}") } else { format!("{value:.digits$}") };
        // Write 0 instead of -0.
        let nothing = text.starts_with('-') && text.bytes().all(|byte| matches!(byte, b'-' | b'0' | b'.'));
        let text = if nothing { text.replacen('-', if signed { "+" } else { "" }, 1) } else { text };
        match self.language {
            Language::English => text,
            Language::German => text.replace('.', ","),
        }
    }
}

/// Rounds a number to two digits, because more digits would not be reliable.
fn rough(number: u64) -> u64 {
    let unit = 10u64.pow(number.max(1).ilog10().saturating_sub(1));
    number.div_ceil(unit) * unit
}

#[derive(Clone, Copy)]
enum Align {
    Left,
    Right,
}
use Align::{Left, Right};

/// Writes rows of cells as columns, two spaces apart.
fn write_columns(lines: &[Vec<String>], align: &[Align], out: &mut impl Write) -> io::Result<()> {
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..align.len()).map(width).collect();
    for line in lines {
        let cells = line.iter().zip(align).zip(&widths).map(|((cell, align), &width)| match align {
            Left => format!("{cell:<width$}"),
            Right => format!("{cell:>width$}"),
        });
        let text = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use crate::stats::Estimate;
    use saboteur_bots::{Level, Profile};
    use saboteur_engine::{Rules, Seed};

    /// Returns a report with the longest numbers that are likely.
    fn wide() -> Report {
        let row = |side, measure| Row {
            side,
            measure,
            deals: 100_000,
            means: [0.456, 0.457],
            difference: Estimate { count: 100_000, mean: -0.001, low: -0.9999, high: 0.9999 },
            significant: false,
            deals_needed: Some(987_654),
        };
        let sides = [Side::Miners, Side::Saboteurs, Side::Loners, Side::Both];
        let rows = sides.into_iter().flat_map(|side| [row(side, Measure::Wins), row(side, Measure::Gold)]);
        let levels = [Level::Random, Level::Normal].map(Profile::from);
        let points = Points { points: 1234.0, low: -1234.0, high: 2345.0 };
        Report {
            rules: Rules::default(),
            seed: Seed([255; 32]),
            deals: 100_000,
            levels: levels.to_vec(),
            iterations: 1,
            comparisons: vec![Compared { players: 10, levels, rows: rows.collect() }],
            ratings: levels.map(|level| Rating { level, sides: [points; 2], mean: points }).to_vec(),
        }
    }

    fn told(report: &Report, language: Language) -> String {
        let mut out = Vec::new();
        write(report, language, &Words::new(language, &[]), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn no_line_is_wider_than_a_hundred_columns() {
        for language in Language::ALL {
            let text = told(&wide(), language);
            for line in text.lines() {
                assert!(line.chars().count() <= 100, "{language:?} {}: {line}", line.chars().count());
            }
        }
    }

    #[test]
    fn the_verdict_is_told_in_words() {
        let mut report = wide();
        assert!(told(&report, Language::English).contains("not significant (~990000)"));
        let row = &mut report.comparisons[0].rows[0];
        (row.significant, row.deals_needed) = (true, None);
        assert!(told(&report, Language::English).contains("normal is better"));
        report.comparisons[0].rows[0].difference.mean = 0.2;
        assert!(told(&report, Language::German).contains("random ist besser"));
        let row = &mut report.comparisons[0].rows[0];
        (row.significant, row.difference) = (false, Estimate { count: 9, mean: 0.0, low: 0.0, high: 0.0 });
        assert!(told(&report, Language::English).contains("exactly equal"));
    }

    #[test]
    fn numbers_are_written_as_people_of_the_language_do() {
        let words = Words::new(Language::German, &[]);
        let german = Teller { language: Language::German, words: &words };
        assert_eq!(german.number(-1.25, 2, true), "-1,25");
        assert_eq!(german.number(-0.001, 1, true), "+0,0");
        assert_eq!(german.number(-0.001, 1, false), "0,0");
        assert_eq!([7, 99, 101, 123_456].map(rough), [7, 99, 110, 130_000]);
    }
}

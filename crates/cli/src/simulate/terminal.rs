//! The report for the terminal.

use super::report::Report;
use super::sections::{CardRow, FATES, Section, cards, fate, sections, short, summary, value};
use super::tally::Measure;
use crate::stats::Estimate;
use crate::words::Words;

/// The maximum width of the report.
const WIDTH: usize = 100;

/// The space between two columns.
const GAP: usize = 2;

/// Returns the whole report.
pub(super) fn report(report: &Report, words: &Words) -> String {
    let mut text = String::new();
    let lines = summary(report, words);
    let widest = lines.iter().map(|(name, _)| length(name)).max().unwrap_or(0);
    for (name, value) in lines {
        let indent = widest + GAP;
        let value = wrap(&value, WIDTH - indent).join(&format!("\n{}", " ".repeat(indent)));
        text += &format!("{}{value}\n", pad_right(&name, indent));
    }
    // With a backslash at the end of each line, the command can be copied into a shell.
    text += &format!("\n{}\n", wrap(&report.command, WIDTH - 6).join(" \\\n    "));
    text += &paragraph(&words.say("report-intervals", &[]));
    for section in sections(report, words) {
        text += &heading(&section.title, &section.note);
        text += &table(&rows_of(&section, words));
    }
    let cards = cards(report, words);
    text += &heading(&words.say("report-cards", &[]), &words.say("report-cards-note", &[]));
    text += &table(&card_rows(&cards, words));
    text
}

fn heading(title: &str, note: &str) -> String {
    format!("\n{title}\n{}\n{}", "─".repeat(length(title)), paragraph(note).trim_start_matches('\n'))
}

fn paragraph(text: &str) -> String {
    format!("\n{}\n", wrap(text, WIDTH).join("\n"))
}

fn rows_of(section: &Section, words: &Words) -> Vec<Vec<String>> {
    let mut head = vec![words.say("report-players", &[])];
    head.extend(section.columns.iter().map(|(_, name)| name.clone()));
    let mut rows = vec![head];
    for (players, estimates) in &section.rows {
        let cell =
            |estimate: &Option<_>| estimate.as_ref().map_or("–".to_owned(), |e| short(section.measure, e, words));
        let mut row = vec![players.to_string()];
        row.extend(estimates.iter().map(cell));
        rows.push(row);
    }
    rows
}

fn card_rows(cards: &[CardRow], words: &Words) -> Vec<Vec<String>> {
    let fates = cards.first().map_or(0, |row| row.fates.len());
    let mut head = vec![words.say("report-card", &[]), words.say("report-copies", &[])];
    head.extend(FATES.iter().take(fates).map(|&measure| fate(measure, words)));
    head.extend([fate(Measure::CardFallen, words), fate(Measure::CardWins, words)]);
    let mut rows = vec![head];
    for card in cards {
        let mut row = vec![card.name.clone(), card.copies.to_string()];
        let mean = |estimate: &Estimate| value(Measure::CardPlayed, estimate.mean, words);
        row.extend(card.fates.iter().map(mean));
        row.push(card.fallen.as_ref().map_or("–".to_owned(), mean));
        row.push(card.wins.map_or("–".to_owned(), |estimate| short(Measure::CardWins, &estimate, words)));
        rows.push(row);
    }
    rows
}

/// Formats rows of cells as columns, the head first. Columns that do not fit go into another table below, which repeats the
/// first column.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| length(&row[column])).max().unwrap_or(0);
    let first = width(0).min(WIDTH / 2);
    let mut text = String::new();
    let mut from = 1;
    while from < columns {
        let mut to = from;
        let mut used = first;
        while to < columns && (to == from || used + GAP + width(to) <= WIDTH) {
            used += GAP + width(to);
            to += 1;
        }
        for row in rows {
            let mut line = pad_right(&shorten(&row[0], first), first);
            for (column, cell) in row.iter().enumerate().take(to).skip(from) {
                line += &" ".repeat(GAP + width(column) - length(cell));
                line += cell;
            }
            text += line.trim_end();
            text.push('\n');
        }
        from = to;
        if from < columns {
            text.push('\n');
        }
    }
    text
}

/// Returns the width of a text on the screen. All our letters have the same width.
fn length(text: &str) -> usize {
    text.chars().count()
}

fn pad_right(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(length(text))))
}

fn shorten(text: &str, width: usize) -> String {
    if length(text) <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

/// Breaks a text at spaces into lines of at most this width.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        if line.is_empty() {
            line.push_str(word);
        } else if length(line) + 1 + length(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn columns_stand_below_each_other() {
        let rows = [row(&["players", "Gold Miners", "±"]), row(&["10", "62.3 ±3.1", "–"])];
        assert_eq!(table(&rows), "players  Gold Miners  ±\n10         62.3 ±3.1  –\n");
    }

    #[test]
    fn what_is_too_wide_goes_below() {
        let wide = "x".repeat(40);
        let rows = [row(&["players", &wide, &wide, &wide]), row(&["3", "1", "2", "3"])];
        let text = table(&rows);
        assert!(text.lines().all(|line| length(line) <= WIDTH));
        assert_eq!(text.lines().filter(|line| line.starts_with("players")).count(), 2);
    }

    #[test]
    fn long_texts_are_broken_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(shorten("crossing", 5), "cros…");
    }
}

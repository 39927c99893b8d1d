//! Small plots as SVG for an HTML page.
//!
//! Colours are classes that the page defines for light and dark. No information is shown by colour alone: series have
//! shapes, parts of a bar have numbers and patterns, and everything has its name beside it.

use crate::stats::Estimate;
use std::fmt::Write;

/// The width of every plot. The page scales it.
const WIDTH: f64 = 480.0;

/// The approximate width of a letter.
const LETTER: f64 = 6.6;

/// The look of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Look {
    /// A CSS class of the page.
    pub(super) color: &'static str,
    pub(super) shape: Shape,
}

/// The mark of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    Circle,
    Square,
    Triangle,
    Diamond,
    Down,
    Plus,
    Hexagon,
    Ring,
}

/// A series of points by number of players.
pub(super) struct Series {
    pub(super) name: String,
    pub(super) look: Look,
    pub(super) points: Vec<Option<Estimate>>,
}

/// A horizontal bar: a name and an estimate.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) look: Look,
    pub(super) estimate: Estimate,
    /// The estimate as text.
    pub(super) value: String,
}

/// The description of a plot for screen readers.
pub(super) struct About<'a> {
    /// Unique on the page.
    pub(super) id: usize,
    pub(super) title: &'a str,
    pub(super) description: &'a str,
}

/// Formats a number for an axis.
pub(super) type Label<'a> = &'a dyn Fn(f64) -> String;

/// The scale of an axis.
struct Scale {
    low: f64,
    high: f64,
    /// Its first and last position in the plot.
    from: f64,
    to: f64,
    step: f64,
}

impl Scale {
    /// Makes an axis from zero, or from a lower value, with steps that are easy to read.
    fn new(values: impl Iterator<Item = f64>, share: bool, from: f64, to: f64) -> Scale {
        if share {
            return Scale { low: 0.0, high: 1.0, from, to, step: 0.25 };
        }
        let (low, high) = values.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        let rough = ((high - low) / 4.0).max(1e-3);
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|step| step * power).find(|step| *step >= rough * 0.999);
        let step = step.unwrap_or(10.0 * power);
        let (low, high) = ((low / step + 1e-9).floor() * step, (high / step - 1e-9).ceil().max(1.0) * step);
        Scale { low: low.min(0.0), high, from, to, step }
    }

    fn at(&self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low);
        self.from + part.clamp(0.0, 1.0) * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> + '_ {
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(|tick| self.low + tick as f64 * self.step)
    }
}

/// A plot that is being drawn.
struct Svg(String);

impl Svg {
    fn begin(about: &About<'_>, height: f64) -> Svg {
        let About { id, title, description } = about;
        let (title, description) = (escape(title), escape(description));
        Svg(format!(
            "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-labelledby=\"t{id} d{id}\">\
             <title id=\"t{id}\">{title}</title><desc id=\"d{id}\">{description}</desc>\n"
        ))
    }

    fn draw(&mut self, piece: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        self.0.write_fmt(piece).ok();
        self.0.push('\n');
    }

    fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        self.draw(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    fn text(&mut self, class: &str, x: f64, y: f64, text: &str) {
        let text = escape(text);
        self.draw(format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>"));
    }

    fn rect(&mut self, class: &str, (x, y): (f64, f64), (width, height): (f64, f64)) {
        let (width, height) = (width.max(0.0), height.max(0.0));
        self.draw(format_args!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
        ));
    }

    /// Draws the mark of a point. All shapes have about the same size.
    fn mark(&mut self, look: Look, x: f64, y: f64) {
        let color = look.color;
        let polygon = |points: &[(f64, f64)]| {
            let points: Vec<String> = points.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
            format!("<polygon class=\"fill {color}\" points=\"{}\"/>", points.join(" "))
        };
        let mark = match look.shape {
            Shape::Circle => format!("<circle class=\"fill {color}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>"),
            Shape::Ring => format!("<circle class=\"ring {color}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"),
            Shape::Square => polygon(&[(-4.0, -4.0), (4.0, -4.0), (4.0, 4.0), (-4.0, 4.0)]),
            Shape::Triangle => polygon(&[(0.0, -5.5), (5.0, 4.0), (-5.0, 4.0)]),
            Shape::Down => polygon(&[(0.0, 5.5), (5.0, -4.0), (-5.0, -4.0)]),
            Shape::Diamond => polygon(&[(0.0, -6.0), (5.0, 0.0), (0.0, 6.0), (-5.0, 0.0)]),
            Shape::Hexagon => polygon(&[(-2.7, -4.7), (2.7, -4.7), (5.4, 0.0), (2.7, 4.7), (-2.7, 4.7), (-5.4, 0.0)]),
            Shape::Plus => {
                let (a, b) = (1.7, 5.2);
                polygon(&[
                    (-a, -b),
                    (a, -b),
                    (a, -a),
                    (b, -a),
                    (b, a),
                    (a, a),
                    (a, b),
                    (-a, b),
                    (-a, a),
                    (-b, a),
                    (-b, -a),
                    (-a, -a),
                ])
            }
        };
        self.draw(format_args!("{mark}"));
    }

    /// Draws a horizontal interval.
    fn whisker(&mut self, (low, high): (f64, f64), y: f64) {
        self.line("whisker", (low, y), (high, y));
        self.line("whisker", (low, y - 4.0), (low, y + 4.0));
        self.line("whisker", (high, y - 4.0), (high, y + 4.0));
    }

    fn end(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}

/// Draws lines by number of players, with bands for the intervals.
pub(super) fn lines(about: &About<'_>, players: &[usize], series: &[Series], share: bool, label: Label<'_>) -> String {
    let rows = legend_rows(series.iter().map(|series| series.name.as_str()));
    let (left, right, top) = (48.0, 16.0, 12.0 + 20.0 * rows.len() as f64);
    let bottom = top + 200.0;
    let mut svg = Svg::begin(about, bottom + 28.0);
    for (row, names) in rows.iter().enumerate() {
        for &(at, x) in names {
            let y = 12.0 + 20.0 * row as f64;
            svg.mark(series[at].look, x + 6.0, y);
            svg.text("left", x + 16.0, y + 4.0, &series[at].name);
        }
    }
    let known = series.iter().flat_map(|series| series.points.iter().flatten());
    let scale = Scale::new(known.flat_map(|point| [point.low, point.high]), share, bottom, top);
    for tick in scale.ticks() {
        let y = scale.at(tick);
        svg.line("grid", (left, y), (WIDTH - right, y));
        svg.text("right", left - 6.0, y + 4.0, &label(tick));
    }
    let spread = (players.len() as f64 - 1.0).max(1.0);
    let across = |at: usize| left + 14.0 + at as f64 / spread * (WIDTH - left - right - 28.0);
    for (at, players) in players.iter().enumerate() {
        svg.text("middle", across(at), bottom + 18.0, &players.to_string());
    }
    for series in series {
        let color = series.look.color;
        for run in runs(&series.points) {
            let corner = |(at, value): (usize, f64)| format!("{:.1},{:.1}", across(at), scale.at(value));
            let over = run.iter().map(|(at, point)| corner((*at, point.high)));
            let under = run.iter().rev().map(|(at, point)| corner((*at, point.low)));
            let band: Vec<String> = over.chain(under).collect();
            svg.draw(format_args!("<polygon class=\"band {color}\" points=\"{}\"/>", band.join(" ")));
            let line: Vec<String> = run.iter().map(|(at, point)| corner((*at, point.mean))).collect();
            svg.draw(format_args!("<polyline class=\"curve {color}\" points=\"{}\"/>", line.join(" ")));
            for (at, point) in run {
                svg.mark(series.look, across(at), scale.at(point.mean));
            }
        }
    }
    svg.end()
}

/// Splits the points into runs without gaps.
fn runs(points: &[Option<Estimate>]) -> Vec<Vec<(usize, Estimate)>> {
    let mut runs: Vec<Vec<(usize, Estimate)>> = Vec::new();
    for (at, point) in points.iter().enumerate() {
        let Some(point) = point else { continue };
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|(last, _)| last + 1 == at) => run.push((at, *point)),
            Some(_) | None => runs.push(vec![(at, *point)]),
        }
    }
    runs
}

/// Returns the layout of a legend: rows of names, each with its index and its position.
fn legend_rows<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Vec<(usize, f64)>> {
    let mut rows: Vec<Vec<(usize, f64)>> = vec![Vec::new()];
    let mut x = 8.0;
    for (at, name) in names.enumerate() {
        let width = 30.0 + LETTER * name.chars().count() as f64;
        if x + width > WIDTH && x > 8.0 {
            rows.push(Vec::new());
            x = 8.0;
        }
        if let Some(row) = rows.last_mut() {
            row.push((at, x));
        }
        x += width;
    }
    rows
}

/// Draws horizontal bars, each with its interval and its value.
pub(super) fn bars(about: &About<'_>, bars: &[Bar], share: bool, label: Label<'_>) -> String {
    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        LETTER * texts.map(|text| text.chars().count()).max().unwrap_or(0) as f64
    };
    let left = 34.0 + widest(&mut bars.iter().map(|bar| &bar.name));
    let right = WIDTH - 16.0 - widest(&mut bars.iter().map(|bar| &bar.value));
    let bottom = 8.0 + 28.0 * bars.len() as f64;
    let mut svg = Svg::begin(about, bottom + 26.0);
    let values = bars.iter().flat_map(|bar| [bar.estimate.low, bar.estimate.high]);
    let scale = Scale::new(values, share, left, right);
    for tick in scale.ticks() {
        let x = scale.at(tick);
        svg.line("grid", (x, 4.0), (x, bottom));
        svg.text("middle", x, bottom + 17.0, &label(tick));
    }
    for (row, bar) in bars.iter().enumerate() {
        let y = 22.0 + 28.0 * row as f64;
        let (zero, end) = (scale.at(0.0), scale.at(bar.estimate.mean));
        svg.mark(bar.look, 10.0, y);
        svg.text("left", 22.0, y + 4.0, &bar.name);
        svg.rect(&format!("bar {}", bar.look.color), (zero.min(end), y - 8.0), ((end - zero).abs(), 16.0));
        svg.whisker((scale.at(bar.estimate.low), scale.at(bar.estimate.high)), y);
        svg.text("right", WIDTH - 4.0, y + 4.0, &bar.value);
    }
    svg.end()
}

/// Draws a histogram.
pub(super) fn histogram(about: &About<'_>, counts: &[(u32, u64)], label: Label<'_>) -> String {
    let (left, right, top, bottom) = (48.0, 12.0, 12.0, 152.0);
    let mut svg = Svg::begin(about, bottom + 26.0);
    let first = counts.first().map_or(0, |(value, _)| *value);
    let last = counts.last().map_or(0, |(value, _)| *value);
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| (last - first) / step < 24).unwrap_or(100);
    let from = first / step * step;
    let columns = ((last - from) / step + 1) as usize;
    let mut sums = vec![0; columns];
    for (value, count) in counts {
        sums[((value - from) / step) as usize] += count;
    }
    let all: u64 = sums.iter().sum();
    let shares: Vec<f64> = sums.iter().map(|&sum| sum as f64 / all.max(1) as f64).collect();
    let scale = Scale::new(shares.iter().copied(), false, bottom, top);
    for tick in scale.ticks() {
        let y = scale.at(tick);
        svg.line("grid", (left, y), (WIDTH - right, y));
        svg.text("right", left - 6.0, y + 4.0, &label(tick));
    }
    let width = (WIDTH - left - right) / columns as f64;
    let every = columns.div_ceil(10);
    for (column, share) in shares.iter().enumerate() {
        let x = left + width * column as f64;
        let y = scale.at(*share);
        svg.rect("bar c-lantern", (x + 1.0, y), (width - 2.0, bottom - y));
        if column % every == 0 {
            let value = from + step * column as u32;
            svg.text("middle", x + width / 2.0, bottom + 17.0, &value.to_string());
        }
    }
    svg.end()
}

/// Draws horizontal bars divided into numbered parts, each bar with its name above it.
pub(super) fn stacked(about: &About<'_>, parts: &[String], rows: &[(String, Vec<f64>)]) -> String {
    const COLORS: [&str; 5] = ["c-lantern", "c-danger", "c-crystal", "c-stone", "c-timber"];
    let names: Vec<String> = (1..).zip(parts).map(|(number, name)| format!("{number} {name}")).collect();
    let legend = legend_rows(names.iter().map(String::as_str));
    let top = 8.0 + 22.0 * legend.len() as f64;
    let mut svg = Svg::begin(about, top + 36.0 * rows.len() as f64 + 4.0);
    for (row, entries) in legend.iter().enumerate() {
        for &(at, x) in entries {
            let y = 4.0 + 22.0 * row as f64;
            svg.rect(&format!("part {} p{at}", COLORS[at % 5]), (x, y), (13.0, 13.0));
            svg.text("left", x + 18.0, y + 11.0, &names[at]);
        }
    }
    for (row, (name, values)) in rows.iter().enumerate() {
        let y = top + 36.0 * row as f64;
        svg.text("left", 2.0, y + 12.0, name);
        let all: f64 = values.iter().sum();
        let mut x = 2.0;
        for (at, value) in values.iter().enumerate() {
            let width = if all > 0.0 { value / all * (WIDTH - 4.0) } else { 0.0 };
            svg.rect(&format!("part {} p{at}", COLORS[at % 5]), (x, y + 17.0), (width, 14.0));
            if width > 16.0 {
                svg.text("middle in", x + width / 2.0, y + 28.0, &(at + 1).to_string());
            }
            x += width;
        }
    }
    svg.end()
}

/// Draws points with horizontal intervals, each with its name above it, and a dashed line for the mean of all.
pub(super) fn dots(about: &About<'_>, rows: &[Bar], mean: f64, label: Label<'_>) -> String {
    let bottom = 4.0 + 36.0 * rows.len() as f64;
    let mut svg = Svg::begin(about, bottom + 24.0);
    let scale = Scale::new(std::iter::empty(), true, 16.0, WIDTH - 16.0);
    for tick in scale.ticks() {
        let x = scale.at(tick);
        svg.line("grid", (x, 4.0), (x, bottom));
        svg.text("middle", x, bottom + 17.0, &label(tick));
    }
    svg.line("mean", (scale.at(mean), 4.0), (scale.at(mean), bottom));
    for (row, dot) in rows.iter().enumerate() {
        let y = 4.0 + 36.0 * row as f64;
        svg.text("left halo", 2.0, y + 12.0, &dot.name);
        svg.text("right halo", WIDTH - 2.0, y + 12.0, &dot.value);
        svg.whisker((scale.at(dot.estimate.low), scale.at(dot.estimate.high)), y + 24.0);
        svg.mark(dot.look, scale.at(dot.estimate.mean), y + 24.0);
    }
    svg.end()
}

/// Escapes a text for HTML, also inside an attribute.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_few_round_steps_and_hold_all_values() {
        for high in [0.013, 0.4, 1.0, 3.7, 9.99, 42.0, 815.0] {
            for low in [0.0, -high / 3.0] {
                let scale = Scale::new([low, high].into_iter(), false, 0.0, 100.0);
                assert!(scale.low <= low && scale.high >= high, "{low} to {high}");
                assert!((2..=9).contains(&scale.ticks().count()), "{low} to {high}: {}", scale.ticks().count());
                assert!(scale.at(low) < scale.at(high));
                assert_eq!(scale.low == 0.0, low == 0.0);
            }
        }
        assert!(Scale::new([0.0].into_iter(), false, 0.0, 1.0).ticks().count() >= 2);
    }

    #[test]
    fn lines_are_broken_where_nothing_was_measured() {
        let point = Some(Estimate { count: 1, mean: 0.5, low: 0.4, high: 0.6 });
        let lengths: Vec<usize> = runs(&[point, point, None, point]).iter().map(Vec::len).collect();
        assert_eq!(lengths, [2, 1]);
    }

    #[test]
    fn legends_are_broken_before_they_are_too_wide() {
        let names = ["Gold Miners"; 9];
        let rows = legend_rows(names.into_iter());
        assert!(rows.len() > 1);
        assert_eq!(rows.iter().map(Vec::len).sum::<usize>(), 9);
    }

    #[test]
    fn what_could_be_markup_is_written_out() {
        assert_eq!(escape("<a href='\"'>&"), "&lt;a href=&#39;&quot;&#39;&gt;&amp;");
    }
}

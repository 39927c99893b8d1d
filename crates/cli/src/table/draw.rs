//! The layout of the table on the screen.

use super::mine::{CardPicture, Size, Window};
use super::screen::{Popup, Screen, TouchArea};
use super::{Scene, summary};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};
use saboteur_engine::{Card, Decision, Move, Seat, SeenPlayer, Target, goal_sign};
use unicode_width::UnicodeWidthStr;

/// The characters between the parts of a line.
const SEPARATOR: &str = " · ";

/// Joins as many of the first parts as fit.
fn joined(parts: &[&str], width: usize) -> String {
    let most = (1..=parts.len()).rev().find(|&count| parts[..count].join(SEPARATOR).width() <= width);
    parts[..most.unwrap_or(1).min(parts.len())].join(SEPARATOR)
}

/// The smallest screen for the table: columns and lines.
const LEAST: (u16, u16) = (60, 18);

impl Screen {
    /// Draws the whole screen.
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.touches.clear();
        self.window = None;
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let size = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
            let text = self.words.say("screen-too-small", &size);
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
            return;
        }
        if let Some(scene) = self.scene.clone() {
            if !self.draw_ending(frame, &scene) {
                match scene.curtain {
                    Some(seat) => self.draw_curtain(frame, seat),
                    None => self.draw_table(frame, &scene),
                }
            }
        } else if let Some(gathering) = self.gathering.clone() {
            let lines = gathering.lines(&self.words);
            let talk = gathering.told.iter().rev().take(8).rev().cloned();
            let text: Vec<Line<'_>> = lines.into_iter().chain([String::new()]).chain(talk).map(Line::from).collect();
            let [body, notice, keys] =
                Layout::vertical([Constraint::Min(1), Constraint::Length(1), Constraint::Length(1)]).areas(area);
            let block =
                Block::bordered().border_type(BorderType::Rounded).title(self.words.say("gathering-title", &[]));
            frame.render_widget(Paragraph::new(text).block(block).wrap(Wrap { trim: false }), body);
            self.draw_notice(frame, notice);
            let id = if gathering.host { "screen-keys-gathering-host" } else { "screen-keys-gathering" };
            frame.render_widget(Paragraph::new(self.words.say(id, &[])).style(self.paint.faint()), keys);
        } else {
            let text = self.trouble.clone().unwrap_or_else(|| self.words.say("screen-connecting", &[]));
            frame.render_widget(Paragraph::new(text), area);
        }
        self.draw_popup(frame);
    }

    fn draw_curtain(&self, frame: &mut Frame<'_>, seat: Seat) {
        let name = self.words.name(seat).to_owned();
        let text = self.words.say("table-curtain", &[("name", name.into())]);
        let area = centred(frame.area(), 60, 5);
        let block = Block::bordered().border_type(BorderType::Rounded);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }).centered().block(block), area);
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, scene: &Scene) {
        let area = frame.area();
        let bottom = self.menu.as_ref().map_or(4, |menu| {
            let lines = self.listed(menu).len() as u16 + u16::from(menu.filter.is_some());
            lines.clamp(4, (area.height / 3).max(4))
        });
        let rows = [
            Constraint::Length(1),
            Constraint::Min(1),
            // Long messages have two lines. The space is reserved, so that the mine does not move.
            Constraint::Length(if area.height < 24 { 1 } else { 2 }),
            Constraint::Length(bottom),
            Constraint::Length(1),
        ];
        let [head, middle, prompt, below, keys] = Layout::vertical(rows).areas(area);
        let side = match area.width {
            0..90 => 25,
            90..130 => 32,
            _ => 40,
        };
        let [mine, aside] = Layout::horizontal([Constraint::Min(1), Constraint::Length(side)]).areas(middle);
        self.draw_head(frame, head, scene);
        let overlay = self.overlay();
        let window = Window::new(mine, &scene.view, &overlay, self.size, self.pan);
        window.draw(&scene.view, &scene.names, &overlay, self.paint, frame.buffer_mut());
        self.window = Some(window);
        self.draw_aside(frame, aside, scene);
        if self.notice.is_some() || self.trouble.is_some() {
            self.draw_notice(frame, prompt);
        } else {
            let text = Paragraph::new(self.prompt(scene)).wrap(Wrap { trim: true });
            frame.render_widget(text.style(self.paint.strong()), prompt);
            if self.preview.is_some() || (!self.picked.is_empty() && self.cursor.is_none() && self.player.is_none()) {
                self.touches.push((prompt, TouchArea::Prompt));
            }
        }
        if self.menu.is_some() {
            self.draw_menu(frame, below);
        } else {
            self.draw_hand(frame, below);
        }
        let text = self.words.say(self.keys(scene), &[]);
        let text = joined(&text.split(SEPARATOR).collect::<Vec<&str>>(), usize::from(keys.width));
        frame.render_widget(Paragraph::new(text).style(self.paint.faint()), keys);
    }

    fn draw_notice(&self, frame: &mut Frame<'_>, area: Rect) {
        if let Some(text) = self.notice.as_ref().or(self.trouble.as_ref()) {
            let lines: Vec<Line<'_>> = wrap(text, usize::from(area.width) - 2)
                .into_iter()
                .map(|line| Line::styled(format!(" {line} "), self.paint.chosen()))
                .collect();
            frame.render_widget(Paragraph::new(lines), area);
        }
    }

    fn draw_head(&self, frame: &mut Frame<'_>, area: Rect, scene: &Scene) {
        let text = self.head(scene, usize::from(area.width));
        frame.render_widget(Paragraph::new(text).style(self.paint.chosen()), area);
    }

    /// Returns the top line. If it is too wide, it says the same in fewer words, and then leaves out the least important.
    pub(super) fn head(&self, scene: &Scene, width: usize) -> String {
        let view = &scene.view;
        let round = [("round", view.round.into()), ("rounds", view.rounds.into())];
        let piles = [("deck", view.deck.into()), ("discard", view.discard.len().into())];
        let dwarf = view.seat.and_then(|seat| view.players.get(seat.index())?.dwarf);
        let dwarf = dwarf.map(|dwarf| if self.masked { "?".to_owned() } else { self.words.dwarf(dwarf) });
        let you = dwarf.clone().map(|dwarf| self.words.say("table-you-are", &[("dwarf", dwarf.into())]));
        let reversed = view.is_reversed().then(|| self.words.say("screen-reversed", &[]));
        let duel = view.duel.as_ref();
        let markers = duel.map(|duel| self.words.say("screen-markers", &[("left", duel.markers_left.into())]));
        let long = [self.words.say("table-round", &round), self.words.say("table-piles", &piles)];
        let short = [self.words.say("screen-round", &round), self.words.say("screen-deck", &piles)];
        // The most important parts come first, because the last ones are left out.
        let ways = [(&long, &you), (&short, &you), (&short, &dwarf)].map(|([round, piles], you)| {
            let parts = [Some(round), you.as_ref(), reversed.as_ref(), markers.as_ref(), Some(piles)];
            parts.into_iter().flatten().map(String::as_str).collect::<Vec<&str>>()
        });
        let fits = |parts: &&Vec<&str>| parts.join(SEPARATOR).width() <= width;
        match ways.iter().find(fits).or(ways.last()) {
            Some(parts) => joined(parts, width),
            None => String::new(),
        }
    }

    /// Draws the players and the log.
    fn draw_aside(&mut self, frame: &mut Frame<'_>, area: Rect, scene: &Scene) {
        let block = Block::new().borders(ratatui::widgets::Borders::LEFT).border_style(self.paint.faint());
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let choices = self.choices();
        let mut y = inner.y;
        for (seat, player) in Seat::all(scene.view.players.len()).zip(&scene.view.players) {
            if y >= inner.bottom() {
                break;
            }
            let place = Rect::new(inner.x, y, inner.width, 1);
            let can = choices.seats.contains_key(&seat) && self.menu.is_none();
            let line = self.player_line(scene, seat, player, can, usize::from(inner.width));
            let style = if self.player == Some(seat) { self.paint.chosen() } else { Style::new() };
            frame.render_widget(Paragraph::new(line).style(style), place);
            self.touches.push((place, TouchArea::Player(seat)));
            y += 1;
            if let Some(text) = summary::pointing_signs(scene, seat, &self.words).filter(|_| y < inner.bottom()) {
                let text = fit(&format!("  {text}"), usize::from(inner.width));
                frame.render_widget(
                    Paragraph::new(text).style(self.paint.trouble()),
                    Rect::new(inner.x, y, inner.width, 1),
                );
                y += 1;
            }
            let known = player.dwarf.filter(|_| scene.view.seat != Some(seat) && !self.masked);
            if let Some(dwarf) = known.filter(|_| y < inner.bottom()) {
                let text = fit(&format!("  └ {}", self.words.dwarf(dwarf)), usize::from(inner.width));
                frame.render_widget(
                    Paragraph::new(text).style(self.paint.strong()),
                    Rect::new(inner.x, y, inner.width, 1),
                );
                y += 1;
            }
        }
        let rest = Rect::new(inner.x, y, inner.width, inner.bottom() - y);
        if rest.height > 1 {
            let rule = "─".repeat(usize::from(rest.width));
            frame.render_widget(Paragraph::new(rule).style(self.paint.faint()), Rect { height: 1, ..rest });
            let below = Rect { y: rest.y + 1, height: rest.height - 1, ..rest };
            // The last lines of the log are enough to fill the area.
            let from = scene.told.len().saturating_sub(usize::from(below.height));
            let lines = summary::log(&scene.told, from, &self.words);
            let wrapped: Vec<String> = lines.iter().flat_map(|line| wrap(line, usize::from(below.width))).collect();
            let first = wrapped.len().saturating_sub(usize::from(below.height));
            let lines: Vec<Line<'_>> = wrapped[first..].iter().map(|line| Line::from(line.as_str())).collect();
            frame.render_widget(Paragraph::new(lines), below);
        }
    }

    fn player_line(&self, scene: &Scene, seat: Seat, player: &SeenPlayer, can: bool, width: usize) -> Line<'static> {
        let view = &scene.view;
        let acts = view.to_act.is_some_and(|awaited| awaited.seat == Some(seat));
        let mark = match (acts, can) {
            (_, true) => "○",
            (true, false) => "▶",
            (false, false) => " ",
        };
        let gold = if view.rules.is_duel() {
            let kept: u32 = player.kept.iter().map(|card| u32::from(card.nuggets())).sum();
            match summary::marked_gold(view, seat) {
                0 => kept.to_string(),
                marked => format!("{kept}+{marked}"),
            }
        } else if view.rules.has_gold_cards() {
            let worth: Option<u32> =
                player.gold_values.as_ref().map(|values| values.iter().map(|&value| u32::from(value)).sum());
            let pieces = u32::from(player.gold_pieces);
            match worth {
                Some(worth) if player.gold_cards > 0 || pieces > 0 => {
                    format!("{}({})", player.gold_cards, worth + pieces)
                }
                _ if pieces > 0 => format!("{}+{pieces}", player.gold_cards),
                _ => player.gold_cards.to_string(),
            }
        } else {
            player.gold_pieces.to_string()
        };
        let signs: Vec<String> = player.in_front.iter().map(|&card| self.sign(card)).collect();
        let note = self.note(seat).map_or(String::new(), |note| format!("{} ", note.sign()));
        let right = format!(" {note}▯{} ${gold}", player.hand_size);
        let trouble = if signs.is_empty() { String::new() } else { format!(" {}", signs.join(" ")) };
        let room = width.saturating_sub(1 + right.width() + trouble.width());
        let name = fit(self.words.name(seat), room);
        let style = if view.seat == Some(seat) { self.paint.strong() } else { Style::new() };
        Line::from(vec![
            Span::styled(mark.to_owned(), self.paint.target()),
            Span::styled(name, style),
            Span::raw(right),
            Span::styled(trouble, self.paint.trouble()),
        ])
    }

    /// Returns the sign for a card in front of a player.
    fn sign(&self, card: Card) -> String {
        let id = match card.breaks() {
            Some(saboteur_engine::Tool::Pickaxe) => "sign-pickaxe",
            Some(saboteur_engine::Tool::Lantern) => "sign-lantern",
            Some(saboteur_engine::Tool::Cart) => "sign-cart",
            None if card == Card::Theft => "sign-theft",
            None => "sign-trapped",
        };
        self.words.say(id, &[])
    }

    /// Returns the line that tells the player what to do next.
    fn prompt(&self, scene: &Scene) -> String {
        let words = &self.words;
        let view = &scene.view;
        if view.outcome.is_some() {
            return words.say("game-is-over", &[]);
        }
        if scene.hands_on {
            return summary::last_drawn(scene, words);
        }
        if scene.resting {
            return words.say("screen-resting", &[]);
        }
        let Some(decision) = view.decision().filter(|_| !self.offers().is_empty()) else {
            if !scene.offers.is_empty() {
                return "…".to_owned();
            }
            return match view.to_act.and_then(|awaited| awaited.seat) {
                Some(seat) => words.say("screen-waiting-for", &[("name", words.name(seat).to_owned().into())]),
                None => words.say("screen-reactions", &[]),
            };
        };
        if let Some(preview) = self.preview {
            let builds = preview.is_play() && matches!(preview.target(), Target::Place { .. });
            let cell = preview.target().cells().next().filter(|_| builds);
            let mut dwarves = view.toll_dwarves().iter();
            let toll = dwarves.find(|dwarf| Some(dwarf.cell) == cell && view.seat != Some(dwarf.owner));
            let toll = toll.map_or(String::new(), |dwarf| {
                let name = words.name(dwarf.owner).to_owned();
                format!(" {}", words.say("screen-toll", &[("name", name.into())]))
            });
            return format!("{}?{toll}", words.choice(&preview));
        }
        let cards = self.picked_cards();
        if !cards.is_empty() && self.menu.is_none() {
            let card = ("card", words.cards(&cards).into());
            return match (self.cursor, self.player, &cards[..]) {
                _ if self.several => words.say("screen-several", &[card]),
                (Some(_), ..) => words.say("screen-where", &[card]),
                (None, Some(_), _) => words.say("screen-whom", &[card]),
                (None, None, &[held, ..])
                    if self.choices().direct.iter().all(|chosen| matches!(chosen, Move::Discard { .. })) =>
                {
                    words.say("screen-useless", &[card, ("why", self.why_useless(held).into())])
                }
                (None, None, _) => words.say("screen-by-itself", &[card]),
            };
        }
        if let Some(pending) = view.pending.filter(|_| !matches!(decision, Decision::Turn | Decision::Pathfinder)) {
            let (name, plan) = (words.name(pending.seat).to_owned(), words.plan(&pending.play));
            let pending = words.say("pending", &[("name", name.into()), ("move", plan.into())]);
            return format!("{} {pending}", words.question(decision));
        }
        if matches!(decision, Decision::Turn | Decision::Pathfinder)
            && self.menu.is_none()
            && let Some(&card) = self.hand().get(self.at)
        {
            return format!("{} {}: {}", words.question(decision), self.at + 1, words.card(card));
        }
        words.question(decision)
    }

    /// Returns the message with the keys that work now.
    fn keys(&self, scene: &Scene) -> &'static str {
        if scene.view.outcome.is_some() {
            return if self.talks { "screen-keys-over-server" } else { "screen-keys-over" };
        }
        if scene.hands_on {
            return "screen-keys-hand-on";
        }
        if let Some(menu) = &self.menu {
            return match (menu.asked, menu.filter.is_some()) {
                (true, _) => "screen-keys-asked",
                (false, true) => "screen-keys-find",
                (false, false) => "screen-keys-menu",
            };
        }
        if self.offers().is_empty() {
            return "screen-keys-waiting";
        }
        if let Some(preview) = self.preview {
            return if preview.is_play() && matches!(preview.target(), Target::Place { .. }) {
                "screen-keys-sure-rotate"
            } else {
                "screen-keys-sure"
            };
        }
        if self.several {
            return "screen-keys-several";
        }
        if self.picked.is_empty() {
            let others = scene.offers.iter().any(|offer| offer.touch.cards.is_empty());
            return if others { "screen-keys-hand-others" } else { "screen-keys-hand" };
        }
        match (self.can_post(), self.cursor, self.player) {
            (false, None, None) => "screen-keys-pass",
            (true, ..) => "screen-keys-aim-toll",
            (false, ..) => "screen-keys-aim",
        }
    }

    fn draw_hand(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let hand: Vec<Card> = self.hand().to_vec();
        if hand.is_empty() {
            return;
        }
        let slot = (area.width / hand.len() as u16).min(13);
        let turn = !self.offers().is_empty();
        for (at, &card) in hand.iter().enumerate() {
            let place = Rect::new(area.x + at as u16 * slot, area.y, slot, area.height.min(4));
            let picked = self.picked.contains(&at);
            let label = if picked { format!("▲{}", at + 1) } else { format!(" {}", at + 1) };
            let chosen = turn && at == self.at && (self.picked.is_empty() || self.several);
            let style = match (picked && !chosen, chosen, !turn || self.can_pick(at)) {
                (true, ..) => self.paint.target(),
                (false, true, _) => self.paint.chosen(),
                (false, false, true) => Style::new(),
                (false, false, false) => self.paint.faint(),
            };
            frame.render_widget(
                Paragraph::new(format!("{label:<width$}", width = usize::from(slot) - 1)).style(style),
                Rect { height: 1, width: slot - 1, ..place },
            );
            let size = Size { width: 7, height: 3 };
            let below = Rect { y: place.y + 1, height: 3, ..place };
            match CardPicture::of_hand(card, self.rotated && picked, size) {
                Some(face) => {
                    face.draw(Rect::new(below.x + 1, below.y, size.width, size.height), self.paint, frame.buffer_mut());
                }
                None => {
                    let lines = wrap(&self.words.card(card), usize::from(slot) - 2);
                    let lines: Vec<Line<'_>> = lines
                        .into_iter()
                        .take(3)
                        .map(|line| Line::from(format!(" {}", fit(&line, usize::from(slot) - 2))))
                        .collect();
                    frame.render_widget(Paragraph::new(lines), below);
                }
            }
            self.touches.push((place, TouchArea::Card(at)));
        }
    }

    fn draw_menu(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let Some(menu) = self.menu.clone() else { return };
        let moves = self.listed(&menu);
        let mut area = area;
        if let Some(filter) = &menu.filter {
            let text = self.words.say("screen-find", &[("text", filter.clone().into())]);
            frame.render_widget(Paragraph::new(format!("{text}▏")), Rect { height: 1, ..area });
            area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        }
        let room = usize::from(area.height);
        let first = menu.at.saturating_sub(room.saturating_sub(1)).min(moves.len().saturating_sub(room));
        for (line, (at, chosen)) in moves.iter().enumerate().skip(first).take(room).enumerate() {
            let place = Rect::new(area.x, area.y + line as u16, area.width, 1);
            let more = (line == 0 && first > 0) || (line + 1 == room && at + 1 < moves.len());
            let sign = if at == menu.at {
                "▸"
            } else if more {
                "…"
            } else {
                " "
            };
            let style = if at == menu.at { self.paint.chosen() } else { Style::new() };
            frame.render_widget(Paragraph::new(format!("{sign} {}", self.words.choice(chosen))).style(style), place);
            self.touches.push((place, TouchArea::Line(at)));
        }
    }

    /// Returns the letters that stand for goals, each with the name of its card.
    fn goal_signs(&self) -> String {
        let goals = Card::ALL.iter().copied().filter(|&card| goal_sign(card).is_ascii_alphabetic());
        goals.map(|card| format!("{} {}", goal_sign(card), self.words.card(card))).collect::<Vec<_>>().join(", ")
    }

    fn draw_popup(&mut self, frame: &mut Frame<'_>) {
        let Some(popup) = self.popup.clone() else { return };
        let (title, text) = match &popup {
            Popup::Help => {
                let goals = self.goal_signs();
                (self.words.say("screen-help-title", &[]), self.words.say("screen-help", &[("goals", goals.into())]))
            }
            Popup::Log => {
                let told = self.scene.as_ref().map_or(&[][..], |scene| &scene.told);
                (self.words.say("screen-log-title", &[]), summary::log(told, 0, &self.words).join("\n"))
            }
            Popup::Players => (self.words.say("screen-players-title", &[]), self.players_text()),
            Popup::Gestures => (self.words.say("screen-gestures-title", &[]), self.gestures_text()),
            Popup::Leave => (String::new(), self.words.say("screen-leave", &[])),
            Popup::Say(text) => (self.words.say("screen-say-title", &[]), format!("{text}▏")),
        };
        let full = frame.area();
        let width = full.width.saturating_sub(4).min(76);
        let wrapped: Vec<String> = text.lines().flat_map(|line| wrap(line, usize::from(width) - 4)).collect();
        let height = (wrapped.len() as u16 + 2).min(full.height.saturating_sub(2));
        let room = usize::from(height.saturating_sub(2));
        let most = wrapped.len().saturating_sub(room);
        // A log starts at its end, every other text at its beginning.
        self.scroll = self.scroll.min(most);
        let from = if popup == Popup::Log { most - self.scroll } else { self.scroll };
        let lines: Vec<Line<'_>> =
            wrapped.iter().skip(from).take(room).map(|line| Line::from(format!(" {line}"))).collect();
        let area = centred(full, width, height);
        frame.render_widget(Clear, area);
        let title = if title.is_empty() { title } else { format!(" {title} ") };
        let block = Block::bordered().border_type(BorderType::Rounded).title(title);
        frame.render_widget(Paragraph::new(lines).block(block), area);
        if most > 0 {
            let hint = Rect::new(area.x + 2, area.bottom() - 1, area.width - 4, 1);
            frame.render_widget(Paragraph::new(self.words.say("screen-scroll", &[])).style(self.paint.faint()), hint);
        }
    }
}

/// Breaks a text into lines of at most this width, between words if possible.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    if text.width() <= width {
        return vec![text.to_owned()];
    }
    let indent: String = text.chars().take_while(|letter| *letter == ' ').collect();
    let mut lines = vec![indent.clone()];
    for word in text.split_whitespace() {
        let mut word = word.to_owned();
        loop {
            let line = lines.last_mut().map(|line| (line.trim().is_empty(), line));
            let Some((empty, line)) = line else { break };
            let gap = usize::from(!empty);
            if line.width() + gap + word.width() <= width {
                line.push_str(&" ".repeat(gap));
                line.push_str(&word);
                break;
            }
            if !empty {
                lines.push(indent.clone());
                continue;
            }
            // The word is longer than a line.
            let room = width.saturating_sub(indent.width()).max(1);
            let (head, tail) = split_at_width(&word, room);
            line.push_str(&head);
            if tail.is_empty() {
                break;
            }
            lines.push(indent.clone());
            word = tail;
        }
    }
    lines
}

fn split_at_width(word: &str, width: usize) -> (String, String) {
    let mut taken = 0;
    let end = word.char_indices().find(|(at, letter)| {
        taken += letter.to_string().width();
        taken > width && *at > 0
    });
    let end = end.map_or(word.len(), |(at, _)| at);
    (word[..end].to_owned(), word[end..].to_owned())
}

/// Cuts or pads a text to exactly this width.
pub(super) fn fit(text: &str, width: usize) -> String {
    if text.width() <= width {
        return format!("{text}{}", " ".repeat(width - text.width()));
    }
    let (head, _) = split_at_width(text, width.saturating_sub(1));
    let head = if width == 0 { String::new() } else { format!("{head}…") };
    format!("{head}{}", " ".repeat(width.saturating_sub(head.width())))
}

fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

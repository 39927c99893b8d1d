//! `saboteur play`: a game at one screen that is handed round, line by line.

use crate::replay::tell_news;
use crate::rules::Choice;
use crate::seed;
use crate::words::{Language, Words, list};
use saboteur_bots::{Bot, Level};
use saboteur_engine::{
    Card, Chance, Decision, Event, Game, ImpossibleSetup, Move, Players, Rules, Seat, Seed, SeenPlayer, Setup, ToAct,
    Told, View, Viewer, notation,
};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Plays a game at one screen.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The names of the players, clockwise, with commas between them; by default three, or as many as can play
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Bots that sit to the left of the players, by their levels: random, easy, normal or hard
    #[arg(long, value_delimiter = ',')]
    bots: Vec<Level>,
    /// Play the game of this seed; by default a new one
    #[arg(long)]
    seed: Option<Seed>,
    /// Keep the record of the game in this file
    #[arg(long)]
    save: Option<PathBuf>,
    /// Language, en or de; by default that of the environment
    #[arg(long)]
    lang: Option<Language>,
}

/// Plays until the game is over or somebody leaves.
pub fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let rules = args.choice.rules(&Words::new(language, &[]))?;
    let mut names = if args.names.is_empty() { some_names(&rules, args.bots.len()) } else { args.names.clone() };
    let people = names.len();
    let levels = Words::new(language, &[]);
    names.extend(args.bots.iter().enumerate().map(|(number, level)| bot_name(number, &levels.level(*level))));
    let words = Words::new(language, &names);
    let seed = args.seed.unwrap_or_else(seed::fresh);
    let setup = Setup { players: Players::named(&names), seed, first: None };
    let mut game = Game::new(rules, setup).map_err(|error| match error {
        ImpossibleSetup::Rules(reason) => io::Error::other(words.impossible(&reason)),
        ImpossibleSetup::NoSuchFirst { .. } | ImpossibleSetup::GreenBegins => io::Error::other(error.to_string()),
    })?;
    save(&game, args.save.as_deref())?;
    let mut table = Table {
        save: args.save.as_deref(),
        words: &words,
        curtain: io::stdout().is_terminal() && io::stdin().is_terminal(),
        shown: vec![0; game.players().len()],
        bots: seat_bots(people, &args.bots, seed),
        input,
        out,
    };
    let finished = table.play(&mut game)?;
    if finished {
        tell_news(&game, Viewer::Spectator, table.last_shown(), &words, out)?;
    }
    if let Some(file) = &args.save {
        let file = file.display().to_string();
        writeln!(out, "{}", words.say("table-saved", &[("file", file.into())]))?;
    }
    writeln!(out, "{}", words.say("table-goodbye", &[]))
}

/// Names for three players, or for as many as can play by these rules; with bots for as few as can play with them.
fn some_names(rules: &Rules, bots: usize) -> Vec<String> {
    let (least, most) = (*rules.players().start(), *rules.players().end());
    let count = if bots == 0 { 3.clamp(least, most) } else { least.saturating_sub(bots).max(1) };
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eva"].into_iter().take(count);
    names.map(ToOwned::to_owned).collect()
}

/// The name of a bot, which says that it is one.
fn bot_name(number: usize, level: &str) -> String {
    const NAMES: [&str; 11] =
        ["Orin", "Dagna", "Brokk", "Hilda", "Torvi", "Grim", "Sindri", "Freya", "Alvis", "Runa", "Egil"];
    format!("{} ({level})", NAMES[number % NAMES.len()])
}

/// Nobody for each person, then the bots.
fn seat_bots(people: usize, levels: &[Level], seed: Seed) -> Vec<Option<Bot>> {
    // They must not guess the deck from their own luck.
    let mut chance = Chance::new(seed, u64::MAX);
    let bots: Vec<Option<Bot>> = levels.iter().map(|&level| Some(Bot::new(level, chance.seed()))).collect();
    (0..people).map(|_| None).chain(bots).collect()
}

/// The screen, and what each player has already read.
struct Table<'a, I, O> {
    /// Where the record is kept.
    save: Option<&'a Path>,
    words: &'a Words,
    /// Whether the screen is cleared between players.
    curtain: bool,
    /// How many events each seat has been told.
    shown: Vec<usize>,
    /// The bot in each seat, if there is one.
    bots: Vec<Option<Bot>>,
    input: &'a mut I,
    out: &'a mut O,
}

impl<I: BufRead, O: Write> Table<'_, I, O> {
    /// Asks for moves until the game is over; says whether it is.
    fn play(&mut self, game: &mut Game) -> io::Result<bool> {
        // Somebody who is alone with bots needs no curtain.
        let mut people = Seat::all(self.bots.len()).filter(|seat| self.bots[seat.index()].is_none());
        let mut at_screen = people.next().filter(|_| people.next().is_none());
        self.watch(game, game.opening())?;
        while let Some(to_act) = game.to_act() {
            if let Some(bot) = &mut self.bots[to_act.seat.index()] {
                let view = game.view(Viewer::Seat(to_act.seat));
                let choice = bot.choose(&view, &game.legal_moves(to_act.seat)).map_err(io::Error::other)?;
                game.play(to_act.seat, choice.chosen)
                    .map_err(|reason| io::Error::other(self.words.illegal(&reason)))?;
                game.annotate(choice.why.to_note());
                save(game, self.save)?;
                self.watch(game, game.last_told())?;
                continue;
            }
            if at_screen != Some(to_act.seat) {
                if !self.hand_over(to_act.seat)? {
                    return Ok(false);
                }
                at_screen = Some(to_act.seat);
            }
            self.show(game, to_act.seat)?;
            let Some(chosen) = self.ask(game, to_act)? else {
                return Ok(false);
            };
            match game.play(to_act.seat, chosen) {
                Ok(_) => {
                    save(game, self.save)?;
                    self.watch(game, game.last_told())?;
                }
                Err(reason) => writeln!(self.out, "{}", self.words.illegal(&reason))?,
            }
        }
        Ok(true)
    }

    /// Shows the bots what has just happened.
    fn watch(&mut self, game: &Game, news: &[Told]) -> io::Result<()> {
        for (seat, bot) in Seat::all(self.bots.len()).zip(&mut self.bots) {
            if let Some(bot) = bot.as_mut().filter(|bot| bot.remembers()) {
                let viewer = Viewer::Seat(seat);
                let heard: Vec<Event> =
                    news.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event.clone()).collect();
                bot.watch(&game.view(viewer), &heard).map_err(io::Error::other)?;
            }
        }
        Ok(())
    }

    /// The last event that everybody at the screen has read.
    fn last_shown(&self) -> usize {
        self.shown.iter().copied().max().unwrap_or(0)
    }

    /// Draws the curtain between two players; says whether anybody is there to lift it.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        if !self.curtain {
            return Ok(true);
        }
        const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
        let name = self.words.name(seat).to_owned();
        let ask = self.words.say("table-curtain", &[("name", name.into())]);
        write!(self.out, "{CLEAR}{ask} ")?;
        self.out.flush()?;
        let lifted = self.input.read_line(&mut String::new())? > 0;
        write!(self.out, "{CLEAR}")?;
        Ok(lifted)
    }

    /// Shows the table as the seat sees it.
    fn show(&mut self, game: &Game, seat: Seat) -> io::Result<()> {
        let viewer = Viewer::Seat(seat);
        let shown = &mut self.shown[seat.index()];
        *shown = tell_news(game, viewer, *shown, self.words, self.out)?;
        let view = game.view(viewer);
        let words = self.words;
        let out = &mut *self.out;
        writeln!(out, "\n{}", view.draw_board())?;
        let round = words.say("table-round", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
        let piles = words.say("table-piles", &[("deck", view.deck.into()), ("discard", view.discard.len().into())]);
        writeln!(out, "{round}. {piles}.")?;
        for (other, player) in Seat::all(view.players.len()).zip(&view.players) {
            writeln!(out, "  {}", player_line(&view, other, player, words))?;
        }
        let own = &view.players[seat.index()];
        if let Some(dwarf) = own.dwarf {
            let dwarf = words.dwarf(dwarf);
            writeln!(out, "{}", words.say("table-you-are", &[("dwarf", dwarf.into())]))?;
        }
        if let Some(values) = own.gold_values.as_ref().filter(|values| !values.is_empty()) {
            writeln!(out, "{}", words.say("table-your-gold", &[("values", list(values).into())]))?;
        }
        if let Some(hand) = &own.hand {
            let cards: Vec<String> =
                hand.iter().map(|&card| format!("{} ({})", notation::card_name(card), words.card(card))).collect();
            writeln!(out, "{}", words.say("table-hand", &[("cards", cards.join(", ").into())]))?;
        }
        if view.rules.is_duel() {
            let markers: Vec<String> =
                view.markers.iter().map(|marker| format!("{} {}", words.name(marker.owner), marker.cell)).collect();
            let placed = if markers.is_empty() { "–".to_owned() } else { markers.join(", ") };
            let markers = [("left", view.markers_left.into()), ("markers", placed.into())];
            writeln!(out, "{}", words.say("table-markers", &markers))?;
        }
        if !view.chests_opened.is_empty() {
            writeln!(out, "{}", words.say("table-chests", &[("chests", words.chests(&view.chests_opened).into())]))?;
        }
        if let Some(values) = &view.gold_choices {
            writeln!(out, "{}", words.say("table-gold-choices", &[("values", list(values).into())]))?;
        }
        Ok(())
    }

    /// Asks for a move until one is understood; nothing if the player leaves.
    fn ask(&mut self, game: &Game, to_act: ToAct) -> io::Result<Option<Move>> {
        let moves = game.legal_moves(to_act.seat);
        let few = !matches!(to_act.decision, Decision::Turn | Decision::Pathfinder);
        let name = self.words.name(to_act.seat).to_owned();
        let question = match to_act.decision {
            Decision::Turn => self.words.say("table-ask-turn", &[("name", name.into())]),
            decision => format!("{name}: {}", self.words.question(decision)),
        };
        if let Some(pending) = game.view(Viewer::Seat(to_act.seat)).pending {
            let (name, plan) = (self.words.name(pending.seat).to_owned(), self.words.plan(&pending.play));
            let line = self.words.say("pending", &[("name", name.into()), ("move", plan.into())]);
            writeln!(self.out, "{line}")?;
        }
        if few {
            self.list(&moves)?;
        }
        loop {
            write!(self.out, "{question} ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            match line.trim() {
                "" => {}
                "q" => return Ok(None),
                "?" => self.list(&moves)?,
                "h" => writeln!(self.out, "{}", self.words.say("table-help", &[]))?,
                text => match numbered(text, &moves).map_or_else(|| text.parse(), Ok) {
                    Ok(chosen) => match game.check(to_act.seat, chosen) {
                        Ok(()) => return Ok(Some(chosen)),
                        Err(reason) => writeln!(self.out, "{}", self.words.illegal(&reason))?,
                    },
                    Err(error) => writeln!(self.out, "{}", self.words.not_a_move(&error))?,
                },
            }
        }
    }

    fn list(&mut self, moves: &[Move]) -> io::Result<()> {
        for (number, chosen) in moves.iter().enumerate() {
            writeln!(self.out, "{:>4}  {} ({chosen})", number + 1, self.words.choice(chosen))?;
        }
        Ok(())
    }
}

/// Writes the record as far as the game has come, so that no move is lost.
fn save(game: &Game, file: Option<&Path>) -> io::Result<()> {
    let Some(file) = file else {
        return Ok(());
    };
    std::fs::write(file, game.record().to_json() + "\n")
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
}

/// The move of that number in the list, counted from 1.
fn numbered(text: &str, moves: &[Move]) -> Option<Move> {
    let number: usize = text.parse().ok()?;
    moves.get(number.checked_sub(1)?).copied()
}

fn player_line(view: &View, seat: Seat, player: &SeenPlayer, words: &Words) -> String {
    let to_act = view.to_act.is_some_and(|to_act| to_act.seat == Some(seat));
    let cards = ("cards", player.hand_size.into());
    let name = ("name", words.name(seat).to_owned().into());
    let line = if view.rules.is_duel() {
        let gold: u8 = player.kept.iter().map(|card| card.nuggets()).sum();
        words.say("table-player-pieces", &[name, cards, ("gold", gold.into())])
    } else if view.rules.has_gold_cards() {
        words.say("table-player", &[name, cards, ("gold", player.gold_cards.into())])
    } else {
        words.say("table-player-pieces", &[name, cards, ("gold", player.gold_pieces.into())])
    };
    let seat = words.say("table-seat", &[("seat", seat.0.into())]);
    let tools: Vec<String> = player.in_front.iter().filter_map(|card| Some(words.tool(card.breaks()?))).collect();
    let others: Vec<Card> = player.in_front.iter().copied().filter(|card| card.breaks().is_none()).collect();
    let pieces = if view.rules.has_pieces() && view.rules.has_gold_cards() {
        format!(" +{}", player.gold_pieces)
    } else {
        String::new()
    };
    let mark = if to_act { ">" } else { " " };
    let broken = if tools.is_empty() {
        String::new()
    } else {
        let tools = ("tools", tools.join(", ").into());
        format!(", {}", words.say("table-broken", &[tools]))
    };
    let in_front = if others.is_empty() {
        String::new()
    } else {
        format!(", {}", words.say("table-in-front", &[("cards", words.cards(&others).into())]))
    };
    format!("{mark} {seat}, {line}{pieces}{broken}{in_front}")
}

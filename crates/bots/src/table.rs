//! A table at which bots play.

use crate::bot::{Bot, Choice, Puzzled};
use saboteur_engine::{Game, Seat, Told, Viewer};

/// A game and a bot for each seat.
pub struct Table {
    game: Game,
    bots: Vec<Bot>,
    /// How many moves the bots have watched; none before the deal.
    watched: Option<usize>,
}

impl Table {
    /// Seats bots at a game, one for each seat.
    pub fn new(game: Game, bots: Vec<Bot>) -> Table {
        assert_eq!(game.players().len(), bots.len(), "each seat needs a bot");
        Table { game, bots, watched: None }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The bots by seat.
    pub fn bots(&self) -> &[Bot] {
        &self.bots
    }

    /// Ends the table and hands the game out.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Lets whoever has to decide make a move; nothing once the game is over.
    pub fn step(&mut self) -> Result<Option<(Seat, Choice)>, Puzzled> {
        self.show()?;
        let Some(to_act) = self.game.to_act() else {
            return Ok(None);
        };
        let seat = to_act.seat;
        let moves = self.game.legal_moves(seat);
        let view = self.game.view(Viewer::Seat(seat));
        let choice = self.bots[seat.index()].choose(&view, &moves)?;
        let played = self.game.play(seat, choice.chosen);
        debug_assert!(played.is_ok(), "a bot chooses from the legal moves");
        self.game.annotate(choice.why.to_note());
        Ok(Some((seat, choice)))
    }

    /// Shows the bots what has happened since they looked last.
    pub fn show(&mut self) -> Result<(), Puzzled> {
        let played = self.game.moves().len();
        if self.watched == Some(played) {
            return Ok(());
        }
        let news = if self.watched.is_some() { self.game.last_told() } else { self.game.opening() };
        for (seat, bot) in Seat::all(self.bots.len()).zip(&mut self.bots) {
            if bot.remembers() {
                let viewer = Viewer::Seat(seat);
                bot.watch(&self.game.view(viewer), &Told::heard(news, viewer))?;
            }
        }
        self.watched = Some(played);
        Ok(())
    }

    /// Plays to the end.
    pub fn finish(&mut self) -> Result<(), Puzzled> {
        while self.step()?.is_some() {}
        Ok(())
    }
}

/// Shows a bot what has just happened in a game, as its seat may know it.
pub fn show(bot: &mut Bot, game: &Game, seat: Seat) -> Result<(), Puzzled> {
    let viewer = Viewer::Seat(seat);
    bot.watch(&game.view(viewer), &Told::heard(game.news(), viewer))
}

/// What bots are called, in the order in which they come.
pub const NAMES: [&str; 14] = [
    "Orin", "Bombra", "Kel", "Durga", "Fenn", "Hilda", "Varn", "Tilla", "Grum", "Ysolt", "Brokk", "Nessa", "Okko",
    "Runa",
];

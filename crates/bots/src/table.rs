//! A table where bots play a game.

use crate::bot::{Bot, CannotChoose, Choice};
use saboteur_engine::{AddressedEvent, Game, Seat, Viewer};

/// A game and a bot for each seat.
pub struct BotTable {
    game: Game,
    bots: Vec<Bot>,
    /// The number of moves that the bots have watched. `None` before they have seen the deal.
    watched: Option<usize>,
}

impl BotTable {
    /// Seats the bots at a game, one for each seat.
    ///
    /// # Panics
    ///
    /// Panics if the number of bots is not the number of players.
    pub fn new(game: Game, bots: Vec<Bot>) -> BotTable {
        assert_eq!(game.players().len(), bots.len(), "each seat needs a bot");
        BotTable { game, bots, watched: None }
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the bots by seat.
    pub fn bots(&self) -> &[Bot] {
        &self.bots
    }

    /// Returns the game and drops the bots.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Lets the bot that has to decide make a move. Returns `None` once the game is over.
    pub fn step(&mut self) -> Result<Option<(Seat, Choice)>, CannotChoose> {
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

    /// Shows the bots what has happened since the last call.
    pub fn show(&mut self) -> Result<(), CannotChoose> {
        let played = self.game.moves().len();
        if self.watched == Some(played) {
            return Ok(());
        }
        let news = if self.watched.is_some() { self.game.last_told() } else { self.game.opening() };
        for (seat, bot) in Seat::all(self.bots.len()).zip(&mut self.bots) {
            if bot.remembers() {
                let viewer = Viewer::Seat(seat);
                bot.watch(&self.game.view(viewer), &AddressedEvent::heard(news, viewer))?;
            }
        }
        self.watched = Some(played);
        Ok(())
    }

    /// Plays the game to its end.
    pub fn finish(&mut self) -> Result<(), CannotChoose> {
        while self.step()?.is_some() {}
        Ok(())
    }
}

/// Shows a bot what has just happened in a game, as its seat may know it.
pub fn show(bot: &mut Bot, game: &Game, seat: Seat) -> Result<(), CannotChoose> {
    let viewer = Viewer::Seat(seat);
    bot.watch(&game.view(viewer), &AddressedEvent::heard(game.news(), viewer))
}

/// Names for bots, in the order in which they join a table.
pub const NAMES: [&str; 14] = [
    "Orin", "Bombra", "Kel", "Durga", "Fenn", "Hilda", "Varn", "Tilla", "Grum", "Ysolt", "Brokk", "Nessa", "Okko",
    "Runa",
];

//! The bots at a table. Their characters follow from the code of the table, and from nothing that is dealt.

use super::{Occupant, Table};
use saboteur_bots::{Character, NAMES, Profile};
use saboteur_engine::{Seat, Seed};
use sha2::{Digest, Sha256};

impl Table {
    /// Returns the level and the character of the bot that decides for a seat. Nothing if a person decides.
    pub fn bot_at(&self, seat: Seat) -> Option<Profile> {
        match *self.seats.get(seat.index())? {
            Occupant::Bot { profile, name } => {
                let number = NAMES.iter().position(|&other| other == name).unwrap_or(0);
                Some(profile.or_drawn(self.draw_character(number)))
            }
            Occupant::Person(member) => {
                let play = self.play.as_ref()?;
                let stood_in = play.stood_in.get(seat.index()).copied().unwrap_or(false);
                let number = NAMES.len() + usize::from(member);
                stood_in.then(|| Profile::from(self.settings.stand_in).or_drawn(self.draw_character(number)))
            }
        }
    }

    /// Returns the same as everybody at the table sees it: without a character that makes no difference.
    pub(crate) fn visible_bot_at(&self, seat: Seat) -> Option<Profile> {
        self.bot_at(seat).map(|profile| profile.visible(&self.settings.rules))
    }

    /// Returns a name for another bot that nobody at the table has, and that nobody could take for somebody else's.
    pub(super) fn free_bot_name(&self) -> Option<&'static str> {
        let is_free = |name: &&str| {
            !self.seats.iter().any(|seat| matches!(seat, Occupant::Bot { name: other, .. } if other == name))
                && !self.people.iter().any(|person| person.name.is_twin_of(name))
        };
        NAMES.into_iter().find(is_free)
    }

    /// Draws the character of the bot with this number. It is the same after a restart and in every game of the table.
    fn draw_character(&self, number: usize) -> Character {
        let digest = Sha256::new().chain_update("saboteur characters\n").chain_update(self.code.as_str()).finalize();
        Character::at_table(Seed(digest.into()), number)
    }
}

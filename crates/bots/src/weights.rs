//! The weights of the heuristics.

use crate::level::Level;
use saboteur_engine::Family;

/// Defines the weights once: the fields, their names and their values in the base game.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $default:expr;)*) => {
        /// The weights of the heuristics. One card nearer to the treasure is worth about 1.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Weights {
            $($(#[$doc])* pub(crate) $name: f32,)*
        }

        impl Weights {
            /// The names of the weights, in order.
            pub(crate) const NAMES: [&'static str; [$($default),*].len()] = [$(stringify!($name)),*];

            /// The weights that play best in the base game.
            const BASE: Weights = Weights { $($name: $default,)* };

            /// Returns the weights that play best in a game.
            pub(crate) const fn of(family: Family) -> &'static Weights {
                match family {
                    Family::Base => &Weights::BASE,
                    Family::Saboteur2 | Family::Duel | Family::Solo => &Weights::SABOTEUR_2,
                }
            }

            /// Returns the weight with this index.
            pub(crate) fn at(&mut self, number: usize) -> &mut f32 {
                [$(&mut self.$name),*].into_iter().nth(number).expect("there is a weight with this index")
            }
        }
    };
}

weights! {
    /// A builder: one card nearer.
    progress = 1.0;
    /// A builder: one more way forward.
    width = 0.12;
    /// Reaching a goal that is certainly the treasure.
    finish = 4.45;
    /// What reaching the treasure costs a Saboteur.
    finish_saboteur = 4.45;
    /// Saboteur 2: what reaching the treasure costs a Geologist.
    finish_geologist = 0.5;
    /// The cost of laying a card, as a factor for its worth in the hand.
    keep = 0.545;
    /// A Saboteur: one card farther away.
    retreat = 0.9;
    /// A Saboteur: what one card nearer costs, early in the round.
    play_along = 0.3;
    /// A Saboteur: what one card nearer costs in addition, late in the round.
    play_along_late = 0.6;
    /// A Saboteur: what it costs that a move is e times as likely for a Saboteur as for a Gold Miner.
    conceal = 0.7;
    /// A Saboteur: how much more each further discard tells, as a logarithm.
    discards = 0.3;
    /// A Saboteur: they strike when this share of the cards is left.
    strike = 0.4;
    /// A Saboteur: they strike when this number of cards is needed to the treasure.
    strike_near = 2.0;
    /// A Saboteur: laying a card that changes nothing.
    stall = 0.25;
    /// Hindering an enemy.
    attack = 0.9;
    /// What hindering costs a builder.
    attack_cost = 0.35;
    /// What hindering costs a Saboteur.
    attack_cost_saboteur = 0.35;
    /// The factor for a second obstacle in front of a player.
    twice = 0.35;
    /// Helping a friend.
    repair = 0.9;
    /// What helping costs.
    repair_cost = 0.25;
    /// Removing an obstacle in front of oneself.
    repair_self = 1.1;
    /// Removing an obstacle in front of oneself, for a Saboteur.
    repair_self_saboteur = 0.7;
    /// Looking at a goal when nothing is known.
    map = 0.9;
    /// Looking at a goal when nothing is known, for a Saboteur.
    map_saboteur = 0.35;
    /// Looking at a goal when the ways are about to part, as a factor in addition.
    map_near = 0.4;
    /// How much less a look is worth for each player who has looked at the goal already.
    map_again = 0.4;
    /// A rockfall, for each card by which it helps.
    rockfall = 1.0;
    /// What a rockfall costs a builder.
    rockfall_cost = 0.3;
    /// Discarding a card.
    pass = 0.1;
    /// Discarding one more card.
    pass_more = 0.06;
    /// A builder's path card.
    worth_path = 0.35;
    /// A builder's path card: each opening beyond two.
    worth_opening = 0.12;
    /// A builder's action card, times a factor for the card.
    worth_action = 0.25;
    /// A Saboteur's path card.
    worth_path_saboteur = 0.1;
    /// A Saboteur's path card with blind ends only.
    worth_blind_saboteur = 0.45;
    /// A Saboteur's action card, times a factor for the card.
    worth_action_saboteur = 0.45;
    /// Saboteur 2: what one card nearer for the other team costs.
    rival = 0.3;
    /// Saboteur 2: a crystal, for a Geologist.
    crystal = 0.9;
    /// Saboteur 2: a Theft.
    theft = 0.9;
    /// Saboteur 2: looking at a dwarf card of which nothing is known.
    inspect = 0.5;
    /// Saboteur 2: how much the other team counts as an enemy.
    feud = 0.8;
    /// Saboteur 2: needing one card to the treasure, times the chance that the own team lays it, minus the same for the
    /// other team.
    race = 6.0;
    /// A Saboteur: what it costs that one card is needed to the treasure, times the chance that another player lays it.
    race_saboteur = 2.0;
    /// Saboteur 2: trapping an enemy, in addition to hindering them.
    trap = 0.3;
}

impl Weights {
    /// Returns the weights of a level. A Saboteur of level `normal` does not see what hiding costs, so it hides less and
    /// strikes earlier than one that looks ahead.
    pub(crate) fn at_level(self, level: Level) -> Weights {
        match level {
            Level::Normal => Weights { conceal: 0.35 * self.conceal, strike: 0.72, strike_near: 3.0, ..self },
            Level::Random | Level::Easy | Level::Hard => self,
        }
    }

    /// The weights that play best in Saboteur 2.
    const SABOTEUR_2: Weights = Weights {
        retreat: 1.03,
        stall: 0.38,
        play_along_late: 0.97,
        attack_cost_saboteur: 0.08,
        finish_geologist: 0.8,
        ..Weights::BASE
    };
}

//! The numbers that say how a bot weighs one thing against another.

use saboteur_engine::Family;

/// Writes the list of weights once.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $default:expr;)*) => {
        /// How a bot weighs one thing against another. One card nearer to the treasure is worth about 1.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Weights {
            $($(#[$doc])* pub(crate) $name: f32,)*
        }

        impl Weights {
            /// Their names, in order.
            pub(crate) const NAMES: [&'static str; [$($default),*].len()] = [$(stringify!($name)),*];

            /// As they were found to play best in the base game.
            const BASE: Weights = Weights { $($name: $default,)* };

            /// As they were found to play best.
            pub(crate) const fn of(family: Family) -> &'static Weights {
                match family {
                    Family::Base => &Weights::BASE,
                    Family::Saboteur2 | Family::Duel | Family::Solo => &Weights::SABOTEUR_2,
                }
            }

            /// The weight with this number.
            pub(crate) fn at(&mut self, number: usize) -> &mut f32 {
                [$(&mut self.$name),*].into_iter().nth(number).expect("a number below the number of names")
            }
        }
    };
}

weights! {
    /// A builder: one card nearer.
    progress = 1.0;
    /// A builder: one more way forward.
    width = 0.12;
    /// Reaching a goal that is surely the treasure.
    finish = 4.45;
    /// A Saboteur: reaching it.
    finish_saboteur = 4.45;
    /// Saboteur 2: reaching it, for a Geologist.
    finish_geologist = 0.5;
    /// What laying a card costs, times its use for something else.
    keep = 0.545;
    /// A Saboteur: one card farther away.
    retreat = 0.9;
    /// A Saboteur: one card nearer, early in the round.
    play_along = 0.3;
    /// A Saboteur: the same, more of it the later it gets.
    play_along_late = 0.6;
    /// A Saboteur: looking like a Gold Miner, early in the round.
    seem = 0.8;
    /// A Saboteur: laying something that changes nothing.
    stall = 0.25;
    /// What looking like an enemy costs, for each card farther away.
    look = 0.7;
    /// Hindering an enemy.
    attack = 0.9;
    /// What hindering costs a builder.
    attack_cost = 0.35;
    /// What hindering costs a Saboteur.
    attack_cost_saboteur = 0.35;
    /// How much less a second obstacle counts.
    twice = 0.35;
    /// Helping a friend.
    repair = 0.9;
    /// What helping costs.
    repair_cost = 0.25;
    /// Helping oneself.
    repair_self = 1.1;
    /// Helping oneself, for a Saboteur.
    repair_self_saboteur = 0.7;
    /// Looking at a goal when nothing is known.
    map = 0.9;
    /// The same for a Saboteur.
    map_saboteur = 0.35;
    /// A rockfall, for each card nearer.
    rockfall = 1.0;
    /// What a rockfall costs a builder.
    rockfall_cost = 0.3;
    /// What a rockfall costs a Saboteur, early in the round.
    rockfall_look = 0.5;
    /// Passing.
    pass = 0.1;
    /// Passing with one more card.
    pass_more = 0.06;
    /// A builder's tunnel card.
    worth_path = 0.35;
    /// Each opening of it beyond two.
    worth_opening = 0.12;
    /// A builder's other cards.
    worth_action = 0.25;
    /// A Saboteur's tunnel card.
    worth_path_saboteur = 0.1;
    /// A Saboteur's blind end.
    worth_blind_saboteur = 0.45;
    /// A Saboteur's other cards.
    worth_action_saboteur = 0.45;
    /// Saboteur 2: being rid of the other team's way.
    rival = 0.3;
    /// Saboteur 2: a crystal, for a Geologist.
    crystal = 0.9;
    /// Saboteur 2: a Theft.
    theft = 0.9;
    /// Saboteur 2: a look at a dwarf card.
    inspect = 0.5;
    /// Saboteur 2: how much the other team is an enemy.
    feud = 0.8;
    /// Saboteur 2: having it one card before the treasure when it is the own team's turn.
    race = 6.0;
    /// A Saboteur: not having it one card before the treasure when it is somebody's turn who digs.
    race_saboteur = 2.0;
    /// Saboteur 2: trapping an enemy, beyond hindering him.
    trap = 0.3;
}

impl Weights {
    /// As they were found to play best in Saboteur 2.
    const SABOTEUR_2: Weights = Weights {
        retreat: 1.03,
        stall: 0.38,
        play_along_late: 0.97,
        attack_cost_saboteur: 0.08,
        finish_geologist: 0.8,
        ..Weights::BASE
    };
}

//! A tree of replies, each with its results for the player who made it.
//!
//! One tree serves all worlds, so that a reply is judged by everything that the bot thinks possible, and not by what is
//! hidden in one world. In each world only the moves that are legal there are considered, and the player who decides
//! weighs them by what their seat knows there.

use crate::mind::KINDS;
use crate::playout::Playout;
use saboteur_engine::{Dwarf, Move, Seat};

/// The bonus for moves that were tried little, compared with the results.
const CURIOSITY: f64 = 0.5;

/// The randomness: of two moves that differ by much more than this, the better one is tried much more often.
const HEAT: f32 = 0.2;

/// A node of the tree.
#[derive(Default)]
struct Node {
    /// For each dwarf that the player who decides here may be: the number of visits and the sum of the rewards.
    visits: [(u32, f64); KINDS],
    replies: Vec<Reply>,
}

/// A move at a node, by a player with this dwarf card. The player knows it, so other dwarves may move differently.
struct Reply {
    chosen: Move,
    dwarf: Dwarf,
    visits: u32,
    /// The sum of the rewards of the player who made the move.
    total: f64,
    /// The index of the node that it leads to.
    node: usize,
}

/// A move that was made in the tree: the node, the index of the reply and the player.
pub(crate) struct Step {
    node: usize,
    reply: usize,
    pub(crate) seat: Seat,
}

/// The tree below the candidates of a search.
#[derive(Default)]
pub(crate) struct Tree(Vec<Node>);

impl Tree {
    /// Adds a node and returns its index.
    pub(crate) fn add_node(&mut self) -> usize {
        self.0.push(Node::default());
        self.0.len() - 1
    }

    /// Chooses a reply for the player who has to decide, among the moves that the playout has weighed. Returns the
    /// index of the move, the node it leads to, and the step to remember.
    pub(crate) fn choose(&mut self, node: usize, seat: Seat, playout: &Playout) -> (usize, usize, Step) {
        let (moves, values) = playout.weighed();
        let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights: Vec<f64> =
            values.iter().map(|value| f64::from(((value - most) / HEAT).max(-20.0).exp())).collect();
        let sum: f64 = weights.iter().sum();
        let here = &self.0[node];
        let dwarf = playout.state.dwarf(seat);
        let (visits, total) = here.visits[dwarf as usize];
        let usual = if visits == 0 { 0.5 } else { total / f64::from(visits) };
        let drive = CURIOSITY * f64::from(visits + 1).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (number, chosen) in moves.iter().enumerate() {
            let reply = here.replies.iter().find(|reply| reply.dwarf == dwarf && reply.chosen == *chosen);
            let (visits, mean) =
                reply.map_or((0, usual), |reply| (reply.visits, reply.total / f64::from(reply.visits)));
            let score = mean + drive * weights[number] / sum / f64::from(1 + visits);
            if score > best.1 {
                best = (number, score);
            }
        }
        let chosen = moves[best.0];
        let known = here.replies.iter().position(|reply| reply.dwarf == dwarf && reply.chosen == chosen);
        let reply = known.unwrap_or_else(|| {
            let next = self.add_node();
            let replies = &mut self.0[node].replies;
            replies.push(Reply { chosen, dwarf, visits: 0, total: 0.0, node: next });
            replies.len() - 1
        });
        (best.0, self.0[node].replies[reply].node, Step { node, reply, seat })
    }

    /// Notes the reward of the player who made a step.
    pub(crate) fn note(&mut self, step: &Step, reward: f64) {
        let node = &mut self.0[step.node];
        let reply = &mut node.replies[step.reply];
        let (visits, total) = &mut node.visits[reply.dwarf as usize];
        *visits += 1;
        *total += reward;
        reply.visits += 1;
        reply.total += reward;
    }
}

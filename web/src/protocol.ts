// Written by the tests of crates/table: UPDATE_EXPECT=1 cargo test -p saboteur-table typescript

/**
 * A decision that has to be made, and the player who makes it.
 */
export type Awaited = { 
/**
 * The player, if the viewer may know them. Others do not know who is asked about a Veto.
 */
seat: Seat | null, 
/**
 * The decision.
 */
decision: Decision, };

/**
 * A person who begins a lesson.
 */
export type BeginLesson = { 
/**
 * Their name. It is checked as a `Name`.
 */
name: string, };

/**
 * The beliefs of a careful observer after a move.
 */
export type BeliefView = { 
/**
 * After this number of moves.
 */
number: number, 
/**
 * The chance of each dwarf for each seat, in percent. Impossible dwarves are left out.
 */
dwarves: Partial<Record<Dwarf, number>>[], 
/**
 * The chance of the treasure under each face-down goal, in percent.
 */
treasure: Array<[Cell, number]>, };

/**
 * How well and how a bot plays.
 */
export type BotView = { 
/**
 * How well it plays.
 */
level: Level, 
/**
 * How it plays. Nothing if that makes no difference: a bot that moves at random has no character, and neither has
 * one in The Duel.
 */
character?: Character, };

/**
 * A party of players who win a round together.
 */
export type Camp = "gold_miners" | "saboteurs" | "greedy_dwarf" | "blue" | "green" | "boss" | "profiteer";

/**
 * A kind of card. Identical cards are one kind. [`pack`](crate::pack()) returns the number of each kind in a
 * game.
 */
export type Card = string;

/**
 * A cell of the grid. `x` grows from the start towards the goals, `y` grows downwards. The start is at `0,0`.
 *
 * The rules give the mine no edge. One byte for each coordinate is enough, because fewer than 100 cards lie in a mine.
 */
export type Cell = [number, number];

/**
 * The effects of championship cards.
 */
export type ChampionshipView = { 
/**
 * True if play goes counter-clockwise.
 */
reversed: boolean, 
/**
 * The card that is being carried out. It is in no hand and on no pile.
 */
in_play: Card | null, 
/**
 * In a Pathfinder's turn: the number of path cards that may still be laid, and the number already laid.
 */
pathfinder: [number, number] | null, 
/**
 * The player who vetoed the turn, while its chests still take effect.
 */
vetoer: Seat | null, };

/**
 * The character of a bot. A level says how well a bot plays, a character says how.
 */
export type Character = "cautious" | "bold" | "grumpy" | "helpful" | "sly";

/**
 * A line of the chat: a text or a gesture.
 */
export type ChatLine = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The number of the person who said it.
 */
member: number, 
/**
 * Their name.
 */
name: Name, 
/**
 * The text, if it is one.
 */
text?: ChatText, 
/**
 * The gesture, if it is one.
 */
gesture?: Gesture, };

/**
 * A line of the chat.
 */
export type ChatText = string;

/**
 * The effect of a treasure chest. There is one chest of each kind (CHEST-5, CHEST-6).
 */
export type Chest = "take_1_gold" | "no_more_maps_on_goals" | "no_draw_this_turn" | "draw_1_extra" | "push_goal_away" |
"steal_card_from_hand" | "draw_3_keep_1" | "look_at_dwarf" | "discard_pile_top5_keep_1" | "mill_5";

/**
 * The layout of the treasure chests.
 */
export type ChestLayout = "a" | "b" | "random";

/**
 * The treasure chests.
 */
export type ChestsView = { 
/**
 * The chests that were opened this round.
 */
opened: Array<Chest>, 
/**
 * The chests that take effect when the turn ends, in this order.
 */
due: Array<Chest>, 
/**
 * The path cards of chests that were face up when a rockfall removed them.
 */
cards_out: Array<Card>, };

/**
 * A person asks for a seat.
 */
export type Claim = { 
/**
 * The person.
 */
member: number, 
/**
 * The seat.
 */
seat: Seat, };

/**
 * The time that people have.
 */
export type Clock = { "type": "none" } | { "type": "move", 
/**
 * From 5 to 3600.
 */
seconds: number, } | { "type": "bank", 
/**
 * From 5 to 3600.
 */
seconds: number, 
/**
 * From 0 to 36000.
 */
bank: number, };

/**
 * The time that is left.
 */
export type ClockView = { 
/**
 * For this decision, in milliseconds; nothing if no person has to decide.
 */
milliseconds: number | null, 
/**
 * In each seat's bank, in milliseconds.
 */
banks: number[], };

/**
 * The deal for a number of players.
 */
export type DealCounts = { 
/**
 * The number of players.
 */
players: number, 
/**
 * The number of cards that each gets.
 */
hand: number, 
/**
 * The number of dwarf cards of each kind that are shuffled.
 */
dwarves: Partial<Record<Dwarf, number>>, };

/**
 * The public part of a deal, while the secret of the server is hidden.
 */
export type DealView = { 
/**
 * The name of the game: the code of the table and the number of the game.
 */
game: string, 
/**
 * The number of times that this deal has begun. More than 1 means that it was repeated.
 */
attempt: number, 
/**
 * The commitment of the server to its secret.
 */
commitment: string, 
/**
 * The commitments of all seats. Nothing while they are collected.
 */
commitments: (string | null)[] | null, 
/**
 * The shares of all seats. Nothing until the cards are dealt.
 */
shares: (string | null)[] | null, };

/**
 * The maker of a decision.
 */
export type DecidedBy = "person" | "bot" | "clock";

/**
 * A decision that the game asks a player to make.
 */
export type Decision = "turn" | "choose_reveal" | "take_gold" | "steal" | "pathfinder" | "swap_goals" | "take_discard"
| "react" | "sponsor" | "push_goal" | "look_at_dwarf" | "take_card" | "keep_drawn" | "place_marker";

/**
 * One to three cards that are discarded together.
 */
export type Discards = string[];

/**
 * A door in a tunnel.
 */
export type Door = { 
/**
 * The team whose door it is.
 */
team: Team, 
/**
 * The arm of the card that it closes, as the card lies.
 */
arm: Side, };

/**
 * The parts of the table that only The Duel has.
 */
export type DuelView = { 
/**
 * The markers in the mine, on nuggets and on trolls.
 */
markers: Array<Marker>, 
/**
 * The number of markers that are not in the mine.
 */
markers_left: number, 
/**
 * The cells of the unlocked doors.
 */
keys: Array<Cell>, 
/**
 * The cards that have left the game.
 */
gone: Array<Card>, 
/**
 * The move with a key or a troll by which cards or nuggets are being reached.
 */
cause: Move | null, };

/**
 * The role on a dwarf card.
 */
export type Dwarf = "gold_miner" | "saboteur" | "greedy_dwarf" | "blue" | "green" | "boss" | "profiteer" | "geologist";

/**
 * The rule booklet that is followed where the editions differ.
 */
export type Edition = "classic" | "anniversary";

/**
 * An event of the game, in the version for one viewer. A secret that the viewer may not know is `None`.
 */
export type Event = { "type": "round_began", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The first player.
 */
first: Seat, } | { "type": "dwarf_dealt", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The dwarf card.
 */
dwarf: Dwarf | null, } | { "type": "hand_dealt", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The number of cards.
 */
count: number, 
/**
 * The cards.
 */
cards: Array<Card> | null, } | { "type": "card_placed", 
/**
 * The card.
 */
card: Card, 
/**
 * The cell.
 */
cell: Cell, 
/**
 * True if it is rotated by half a turn.
 */
rotated: boolean, } | { "type": "announced", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The play.
 */
play: Move, } | { "type": "vetoed", 
/**
 * The player of the Veto.
 */
seat: Seat, 
/**
 * The player whose card had no effect.
 */
target: Seat, 
/**
 * The card that had no effect.
 */
card: Card, } | { "type": "played", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * The target that it was played on.
 */
target: Target, } | { "type": "discarded", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The number of cards.
 */
count: number, 
/**
 * The cards.
 */
cards: Array<Card> | null, 
/**
 * The card in front of the player that was removed in exchange.
 */
removed: Card | null, } | { "type": "revealed", 
/**
 * The player who reached it.
 */
seat: Seat, 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The card.
 */
card: Card, 
/**
 * True if it lies rotated by half a turn.
 */
rotated: boolean, 
/**
 * The chest below the card, if there was one.
 */
chest: Chest | null, } | { "type": "removed", 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The card, unless it lay face down.
 */
card: Card | null, } | { "type": "moved", 
/**
 * The cell where it lay.
 */
from: Cell, 
/**
 * The cell where it lies now.
 */
cell: Cell, 
/**
 * The card, unless it lies face down.
 */
card: Card | null, 
/**
 * True if it lies rotated by half a turn.
 */
rotated: boolean, } | { "type": "card_seen", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The card.
 */
card: Card | null, 
/**
 * The chest below the card, if there is one.
 */
chest: Chest | null, } | { "type": "dwarf_seen", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The player whose dwarf card it is.
 */
target: Seat, 
/**
 * The dwarf card.
 */
dwarf: Dwarf | null, } | { "type": "goals_swapped", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The first cell.
 */
one: Cell, 
/**
 * The second cell.
 */
two: Cell, 
/**
 * True if they were swapped.
 */
swapped: boolean | null, } | { "type": "cards_shown", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The pile that the cards are on.
 */
pile: Pile, 
/**
 * The number of cards.
 */
count: number, 
/**
 * The cards. The topmost card comes first for the discard pile, and last for the deck.
 */
cards: Array<Card> | null, } | { "type": "drew", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The pile that the card was on.
 */
pile: Pile, 
/**
 * The card.
 */
card: Card | null, } | { "type": "cards_taken", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The other player.
 */
from: Seat, 
/**
 * The number of cards.
 */
count: number, 
/**
 * The cards. Only the two players know them.
 */
cards: Array<Card> | null, } | { "type": "cards_buried", 
/**
 * The number of cards.
 */
count: number, } | { "type": "discards_shuffled" } | { "type": "struck", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, } | { "type": "dwarf_posted", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The card that was discarded in exchange.
 */
card: Card | null, } | { "type": "sponsor_asked", 
/**
 * The player who asks.
 */
seat: Seat, 
/**
 * The player who is asked.
 */
sponsor: Seat, 
/**
 * The play that needs the toll.
 */
play: Move, } | { "type": "sponsor_answered", 
/**
 * The player.
 */
seat: Seat, 
/**
 * True if they pay.
 */
pays: boolean, } | { "type": "toll_paid", 
/**
 * The player who paid.
 */
seat: Seat, 
/**
 * The player who posted the dwarf. The owner pays nothing.
 */
owner: Seat, 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The value of the gold card that was paid. None if it was a gold piece, or if nothing was paid.
 */
value: number | null, } | { "type": "troll_paid", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The cell.
 */
cell: Cell, } | { "type": "marker_placed", 
/**
 * The player whose marker it is.
 */
seat: Seat, 
/**
 * The cell.
 */
cell: Cell, } | { "type": "skipped", 
/**
 * The player.
 */
seat: Seat, } | { "type": "round_ended", 
/**
 * The number of the round.
 */
round: number, 
/**
 * The player who reached the treasure, if it was reached.
 */
reached_by: Seat | null, 
/**
 * All dwarf cards, by seat.
 */
dwarves: Array<Dwarf>, 
/**
 * The parties that won. Empty if nobody won.
 */
winners: Array<Camp>, 
/**
 * The players who won with them.
 */
winning_seats: Array<Seat>, 
/**
 * The goals that nobody reached. They are turned over now (ROUND-4).
 */
unreached: Array<UnreachedGoal>, } | { "type": "mine_closed", 
/**
 * The number of the round.
 */
round: number, 
/**
 * The reason why it ended.
 */
end: MineEnd, 
/**
 * The gold cards that nobody reached. They are turned over now (ROUND-4).
 */
unreached: Array<UnreachedGoal>, } | { "type": "gold_drawn", 
/**
 * The number of cards.
 */
count: number, } | { "type": "gold_offered", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The number of cards.
 */
count: number, 
/**
 * Their values.
 */
values: Array<number> | null, } | { "type": "gold_taken", 
/**
 * The player.
 */
seat: Seat, 
/**
 * Its nuggets.
 */
value: number | null, } | { "type": "gold_paid", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The nuggets that were due.
 */
due: number, 
/**
 * The number of cards.
 */
count: number, 
/**
 * Their values.
 */
values: Array<number> | null, } | { "type": "pieces_paid", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The number of pieces.
 */
pieces: number, } | { "type": "stolen", 
/**
 * The thief.
 */
seat: Seat, 
/**
 * The player who lost a piece.
 */
victim: Seat | null, } | { "type": "gold_kept", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Array<Card>, } | { "type": "trolls_paid", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The number of trolls.
 */
trolls: number, 
/**
 * The cards. Empty if the player had none.
 */
cards: Array<Card>, } | { "type": "round_closed", 
/**
 * The number of the round.
 */
round: number, 
/**
 * The pay of each player for the round, by seat.
 */
payments: Array<Payment>, 
/**
 * The mine at the end of the round.
 */
board: Array<SeenCard>, 
/**
 * The number of cards in each hand, by seat.
 */
hand_sizes: Array<number>, 
/**
 * The number of cards in the deck.
 */
deck: number, 
/**
 * The number of cards on the discard pile.
 */
discard: number, } | { "type": "game_ended", 
/**
 * The scores and the winners.
 */
outcome: Outcome, };

/**
 * A game of the family.
 */
export type Family = "base" | "saboteur2" | "duel" | "solo";

/**
 * 128 bits that open the replay of a game at a closed table.
 *
 * The key follows from the stored secret of the deal. So a link with the key stays valid, and a game of an older
version has
 * a key too.
 */
export type GameKey = string;

/**
 * The game for one viewer.
 */
export type GameView = { 
/**
 * The number of the game at this table, from 1.
 */
game: number, 
/**
 * The seat of the viewer. Nothing for spectators.
 */
seat: Seat | null, 
/**
 * The number of moves that were made.
 */
moves_made: number, 
/**
 * The game as the viewer sees it. Everything is open once the game is over.
 */
view: View, 
/**
 * The legal moves of the seat.
 */
moves: Array<Offer>, 
/**
 * What the players say of each other by pointing, by seat. It is cleared at the end of each round.
 */
pointing: Array<Pointing>, 
/**
 * The play that waits for answers, if there is one.
 */
reaction: Reaction | null, 
/**
 * The time that is left, if it is measured.
 */
clock: ClockView | null, 
/**
 * True if the host ended the game.
 */
abandoned: boolean, 
/**
 * The key that links to the replay need, if the game is over and was played at a closed table.
 */
key?: GameKey, };

/**
 * A gesture, which is seen like a line of the chat.
 */
export type Gesture = "laugh" | "gasp" | "think" | "applaud" | "shrug" | "hurry";

/**
 * The gold cards that nobody owns.
 */
export type GoldView = { 
/**
 * The number of cards in the stock.
 */
stock: number, 
/**
 * The number of cards that are being passed round.
 */
offered: number, 
/**
 * The values of the cards that are being passed round. Only the player who chooses sees them.
 */
choices: Array<number> | null, };

/**
 * The grade of a game of The Duel for one (SOLO-4).
 */
export type Grade = "lost" | "fair" | "good" | "perfect";

/**
 * The first message of a connection: who is there, and what they have seen already.
 */
export type Hello = { 
/**
 * The tokens of the people at this device, several if the device is handed round. Empty if it only watches.
 */
tokens?: string[], 
/**
 * The last number that the client has seen, if it was here before.
 */
seen?: number, 
/**
 * The password, to watch a table that has one.
 */
password?: string, };

/**
 * The reason why a game cannot be set up with these rules.
 */
export type ImpossibleRules = { "code": "players", 
/**
 * The game.
 */
what: Title, 
/**
 * The fewest players.
 */
least: number, 
/**
 * The most players.
 */
most: number, 
/**
 * The number of players.
 */
players: number, } | { "code": "greedy_dwarf_twice" } | { "code": "all_dwarves_dealt" } | { "code": "base_game_only", 
/**
 * The option.
 */
option: RuleOption, } | { "code": "random_goals_without_new_goals" } | { "code": "not_for_the_duel", 
/**
 * The option.
 */
option: RuleOption, } | { "code": "only_for_the_duel", 
/**
 * The option.
 */
option: RuleOption, } | { "code": "duel_has_one_edition" } | { "code": "layout_without_chests" } | { "code":
"no_dwarf_left_over" } | { "code": "loose_placement_in_anniversary" };

/**
 * A person who wants to join.
 */
export type JoinTable = { 
/**
 * Their name. It is checked as a `Name`.
 */
name: string, 
/**
 * The table's password, if it has one.
 */
password?: string, 
/**
 * True if they want to play. Otherwise they watch.
 */
plays?: boolean, };

/**
 * A lesson: a position, and what is to be done in it.
 */
export type Lesson = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The game that it teaches.
 */
game: Family, 
/**
 * The event that completes it, if the newcomer brought it about.
 */
goal: Event['type'], 
/**
 * The use of the card that has to be played, if that is the event.
 */
played?: string, };

/**
 * The strength of a bot.
 */
export type Level = "random" | "easy" | "normal" | "hard";

/**
 * A dwarf marker on a card. On a nugget its owner keeps the card, on a troll its owner has to pay the troll.
 */
export type Marker = { 
/**
 * The cell of the card.
 */
cell: Cell, 
/**
 * The player who placed it.
 */
owner: Seat, };

/**
 * A message to a client.
 */
export type Message = { "type": "welcome", 
/**
 * The version of the program. A page of another version should be loaded again.
 */
version: string, 
/**
 * The tokens that are good here, and whose they are, in the order in which they were shown.
 */
you: Array<You>, } | { "type": "state" } & Update | { "type": "chat", 
/**
 * The lines, the oldest first.
 */
lines: Array<ChatLine>, } | { "type": "done", 
/**
 * The id of the request.
 */
id: string, 
/**
 * A new token, if that was asked for.
 */
token?: string, } | { "type": "refused", 
/**
 * The id of the request, if it could be read.
 */
id: string | null, 
/**
 * The reason.
 */
refusal: Refusal, } | { "type": "bye", 
/**
 * The reason.
 */
refusal: Refusal, };

/**
 * The reason why a round of The Duel ended.
 */
export type MineEnd = "gold" | "markers" | "cards" | "deck";

/**
 * A move: a card played on a target, cards discarded, a turn action without a card, or the answer to a question.
 *
 * Moves name kinds of cards, so two identical cards in a hand are one move. See [`notation`](crate::notation) for the
 * text form.
 */
export type Move = { "type": "play", 
/**
 * The card.
 */
card: Card, 
/**
 * The target.
 */
target: Target, } | { "type": "discard", 
/**
 * The cards.
 */
cards: Discards, 
/**
 * The card in front of oneself that is removed, if any.
 */
removed: Card | null, } | { "type": "post_dwarf", 
/**
 * The card that is discarded.
 */
card: Card, 
/**
 * The cell where the dwarf stands.
 */
cell: Cell, } | { "type": "ask_sponsor", 
/**
 * The player who is asked to pay.
 */
sponsor: Seat, 
/**
 * The card to be played: a path card, or one that moves a path card.
 */
card: Card, 
/**
 * The cell where the dwarf stands.
 */
cell: Cell, 
/**
 * True if the card is laid rotated by half a turn.
 */
rotated: boolean, } | { "type": "pay_troll", 
/**
 * The cell of the troll's card.
 */
cell: Cell, } | { "type": "answer", 
/**
 * The question.
 */
to: Decision, 
/**
 * The answer.
 */
reply: Reply, };

/**
 * The name of a person.
 *
 * [`Name::new`] checks a name that somebody has chosen. Names in stored entries and in messages are read with the
weaker
 * check of older versions, so that every table can still be loaded.
 */
export type Name = string;

/**
 * A piece of news.
 */
export type News = { "type": "joined", 
/**
 * Their name.
 */
name: Name, } | { "type": "left", 
/**
 * Their name.
 */
name: Name, } | { "type": "hosted", 
/**
 * Their name.
 */
name: Name, } | { "type": "dealt", 
/**
 * The events that this viewer may know.
 */
events: Array<Event>, 
/**
 * The seats that committed to a share and did not reveal it.
 */
withheld?: Array<Seat>, } | { "type": "moved", 
/**
 * The seat that made it. Nothing if it answers a play.
 */
seat: Seat | null, 
/**
 * The person, the bot or the clock that decided.
 */
by: DecidedBy | null, 
/**
 * The events that this viewer may know.
 */
events: Array<Event>, } | { "type": "stood_in", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "returned", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "pointed", 
/**
 * The seat that points.
 */
seat: Seat, 
/**
 * The seat that it points at.
 */
at: Seat, 
/**
 * What it says. Nothing if it withdraws what it said before.
 */
stance?: Stance, } | { "type": "seat_given", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Their name.
 */
name: Name, } | { "type": "unmasked" } & Unmasked | { "type": "abandoned" };

/**
 * A move that is offered.
 */
export type Offer = { 
/**
 * The text to send back.
 */
text: string, 
/**
 * The move.
 */
move: Move, 
/**
 * The things that a player touches to make it.
 */
touch: Touch, };

/**
 * A table that is to be opened.
 */
export type OpenTable = { 
/**
 * Its settings.
 */
settings: Settings, 
/**
 * The name of the person who opens it. It is checked as a `Name`.
 */
name: string, 
/**
 * True if they play. A big screen only watches.
 */
plays?: boolean, 
/**
 * The password, if it has one.
 */
password?: string, };

/**
 * The result of a game: scores and winners (GAME-2).
 */
export type Outcome = { 
/**
 * The nuggets of each player, by seat.
 */
scores: Array<number>, 
/**
 * The players with the most nuggets. In The Duel for one, the player if the game is won.
 */
winners: Array<Seat>, 
/**
 * The Duel for one: the grade of the score.
 */
grade?: Grade | null, };

/**
 * The time that bots take for a move. It does not depend on their cards.
 */
export type Pace = "instant" | "fast" | "calm" | "slow";

/**
 * The pay of a player at the end of a round, as far as it is public.
 */
export type Payment = { 
/**
 * The number of gold cards. Their values are secret.
 */
gold_cards: number, 
/**
 * The number of gold pieces, including stolen ones. A player who was stolen from can have a negative number.
 */
pieces: number, 
/**
 * The Duel: the cards that were kept.
 */
kept?: Array<Card>, 
/**
 * The Duel: the cards that were paid to trolls.
 */
paid?: Array<Card>, };

/**
 * A play that has not taken effect yet.
 */
export type Pending = { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The play.
 */
play: Move, };

/**
 * A person at a table.
 */
export type PersonView = { 
/**
 * Their number.
 */
member: number, 
/**
 * Their name.
 */
name: Name, 
/**
 * True if they are connected.
 */
here: boolean, 
/**
 * While a game is being played: the number of seconds for which they have not been connected, when this was told.
 */
away?: number, 
/**
 * True if they are ready.
 */
ready: boolean, 
/**
 * True if they may not chat.
 */
muted: boolean, };

/**
 * A pile of cards.
 */
export type Pile = "deck" | "discards";

/**
 * The kind of a card in the mine, as its back shows.
 */
export type Place = "start" | "goal" | "path" | "chest" | "postcard";

/**
 * A position of a finished game to play on from.
 */
export type PlayOn = { 
/**
 * The number of moves after which the position is taken.
 */
moves: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * Their name. It is checked as a `Name`.
 */
name: string, 
/**
 * The level of the bots.
 */
level: Level, };

/**
 * A player points at another one.
 */
export type Pointing = { 
/**
 * The seat that points.
 */
seat: Seat, 
/**
 * The seat that it points at.
 */
at: Seat, 
/**
 * What it says.
 */
stance: Stance, };

/**
 * A play waits for answers. Everybody is told the same.
 */
export type Reaction = { 
/**
 * The milliseconds that are left. Nothing if the play waits until everybody has answered.
 */
milliseconds: number | null, 
/**
 * True if this seat has answered.
 */
answered: boolean, };

/**
 * What a player said by pointing, compared with the dwarf cards.
 */
export type Reader = { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The number of Saboteurs whom they accused and of other players for whom they vouched.
 */
right: number, 
/**
 * The number of Saboteurs for whom they vouched and of other players whom they accused.
 */
wrong: number, };

/**
 * A refused request. Nothing was changed.
 */
export type Refusal = { 
/**
 * The reason as a word that a program can rely on.
 */
code: RefusalCode, 
/**
 * The reason in words, and what to do about it.
 */
message: string, 
/**
 * The number of seconds to wait before the next attempt, if it is known.
 */
wait?: number, 
/**
 * The rule that forbids it, if one does.
 */
rule?: string, 
/**
 * The details of an illegal move.
 */
reason?: unknown, };

/**
 * The reason as a word that a program can rely on.
 */
export type RefusalCode = "bad_request" | "not_found" | "wrong_password" | "too_many_guesses" | "private_game" |
"wrong_token" | "host_only" | "not_your_seat" | "bad_name" | "name_taken" | "table_full" | "no_spectators" |
"game_running" | "no_game" | "no_more_games" | "impossible_setup" | "bad_setting" | "no_such_seat" | "not_a_move" |
"illegal_move" | "no_chat" | "no_pointing" | "too_fast" | "too_much" | "not_stored" | "forbidden";

/**
 * The answer to a question.
 */
export type Reply = "no" | "yes" | { "cell": Cell } | { "seat": Seat } | { "card": Card } | { "gold": number };

/**
 * A request, and what the client calls it: the answer says the same.
 */
export type Request = { 
/**
 * Up to 64 letters. A move that is sent twice with the same one is played once.
 */
id: string, } & ({ "type": "set", 
/**
 * The new ones.
 */
settings: Settings, } | { "type": "password", 
/**
 * The new one.
 */
password: string | null, } | { "type": "add_bot", 
/**
 * The level of the bot.
 */
level: Level, 
/**
 * How it plays. If left out, the table draws it.
 */
character?: Character, } | { "type": "fill_bots", 
/**
 * The level of the bots.
 */
level: Level, } | { "type": "set_bot", 
/**
 * Its seat.
 */
seat: number, 
/**
 * The new level.
 */
level: Level, 
/**
 * How it plays. If left out, the table draws it.
 */
character?: Character, } | { "type": "remove", 
/**
 * The seat.
 */
seat: number, } | { "type": "remove_watcher", 
/**
 * The person.
 */
member: number, } | { "type": "order", 
/**
 * The old number of the seat that comes first, then of the second, and so on.
 */
seats: Array<number>, } | { "type": "pass_host", 
/**
 * The new host.
 */
member: number, } | { "type": "mute", 
/**
 * The person.
 */
member: number, 
/**
 * True to mute them.
 */
muted: boolean, } | { "type": "start" } | { "type": "rematch" } | { "type": "abandon" } | { "type": "stand_in", 
/**
 * The seat.
 */
seat: number, } | { "type": "back", 
/**
 * The seat.
 */
seat: number, } | { "type": "ask_seat", 
/**
 * The seat.
 */
seat: number, } | { "type": "give_seat", 
/**
 * The person.
 */
member: number, 
/**
 * The seat.
 */
seat: number, } | { "type": "decline_seat", 
/**
 * The person.
 */
member: number, } | { "type": "sit" } | { "type": "stand" } | { "type": "leave" } | { "type": "ready", 
/**
 * True if one is ready.
 */
ready: boolean, } | { "type": "commit", 
/**
 * The seat.
 */
seat: number, 
/**
 * The commitment: a hash of the commitment of the server, the seat and the share.
 */
commitment: string, } | { "type": "share", 
/**
 * The seat.
 */
seat: number, 
/**
 * The share.
 */
share: string, } | { "type": "play", 
/**
 * The seat.
 */
seat: number, 
/**
 * One of the moves that were offered, in the notation.
 */
move: string, } | { "type": "check", 
/**
 * The seat.
 */
seat: number, 
/**
 * A move in the notation.
 */
move: string, } | { "type": "point", 
/**
 * The seat that points.
 */
seat: number, 
/**
 * The seat that it points at.
 */
at: number, 
/**
 * What it says. Nothing to withdraw what it said before.
 */
stance?: Stance, } | { "type": "say", 
/**
 * The text.
 */
text: ChatText, } | { "type": "gesture", 
/**
 * The gesture.
 */
gesture: Gesture, } | { "type": "hand_over", 
/**
 * The new token. A client that chooses it at random knows it even if the answer is lost. By default the server
 * chooses it.
 */
token?: string, } | { "type": "show", 
/**
 * The seat.
 */
seat?: number, } | { "type": "ping" });

/**
 * An option of the rules that is on or off.
 */
export type RuleOption = "sabotaged_dwarf" | "tournament" | "greedy_dwarf" | "loose_placement" | "extra_rockfall" |
"goal_card_swap" | "treasure_trove" | "veto" | "change_of_direction" | "master_crafter" | "pathfinder" | "diversion" |
"tunnel_toll" | "costume_department" | "tunnel_party" | "new_goals" | "goals_all_random" | "treasure_chests" |
"most_saboteurs" | "end_with_deck" | "solo_blue";

/**
 * The rules of a game: the game, its edition and its options. They never change during a game.
 */
export type Rules = { 
/**
 * The game of the family.
 */
game: Family, 
/**
 * The rule booklet that is followed where the editions differ.
 */
edition: Edition, 
/**
 * Variant: a sabotaged Gold Miner gets no gold (SABOTAGED-1).
 */
sabotaged_dwarf?: boolean, 
/**
 * Variant: tournament rules with gold pieces and Greedy Dwarves (TOURNAMENT-1).
 */
tournament?: boolean, 
/**
 * The Greedy Dwarf of 2016 takes the place of a Gold Miner (GREEDY-1).
 */
greedy_dwarf?: boolean, 
/**
 * A path card only has to match a card beside it; it need not be connected with the start (PATH-8).
 */
loose_placement?: boolean, 
/**
 * Saboteur 2: adds a fourth rockfall as the 21st action card (SETUP2-2). On by default.
 */
extra_rockfall?: boolean, 
/**
 * Championship card of 2017 (GOALSWAP-1).
 */
goal_card_swap?: boolean, 
/**
 * Championship card of 2018 (TROVE-1).
 */
treasure_trove?: boolean, 
/**
 * Championship card of 2019 (VETO-1).
 */
veto?: boolean, 
/**
 * Championship card of 2020 (DIRECTION-1).
 */
change_of_direction?: boolean, 
/**
 * Championship card of 2021 (CRAFTER-1).
 */
master_crafter?: boolean, 
/**
 * Championship card of 2022 (PATHFINDER-1).
 */
pathfinder?: boolean, 
/**
 * Championship card of 2023 (DIVERSION-1).
 */
diversion?: boolean, 
/**
 * Tunnel Toll: toll dwarves, who must be paid before anyone builds where they stand (TOLL-1).
 */
tunnel_toll?: boolean, 
/**
 * Costume Department: the first player to reach it gets a new dwarf card (COSTUME-1).
 */
costume_department?: boolean, 
/**
 * Tunnel Party: when it is reached, all dwarf cards are shuffled and dealt again (PARTY-1).
 */
tunnel_party?: boolean, 
/**
 * New Goals: five of eight goal cards with effects (NEWGOALS-1).
 */
new_goals?: boolean, 
/**
 * New Goals: all five are drawn at random, so that the treasure may be missing (NEWGOALS-1).
 */
goals_all_random?: boolean, 
/**
 * Treasure Chests: four chests with effects, each below a face-down path card (CHEST-1).
 */
treasure_chests?: boolean, 
/**
 * House rule, in no booklet: a Gold Miner is taken out of the pack, so that every Saboteur is dealt (HOUSE-1).
 */
most_saboteurs?: boolean, 
/**
 * The Duel: a round ends as soon as the deck is empty (CLOSE-1).
 */
end_with_deck?: boolean, 
/**
 * The Duel for one: the player is the blue dwarf instead of the green one (SOLO-1).
 */
solo_blue?: boolean, 
/**
 * The layout of the treasure chests (CHEST-1).
 */
chest_layout?: ChestLayout, };

/**
 * Rules to be checked for a number of players.
 */
export type RulesCheck = { 
/**
 * The rules.
 */
rules: Rules, 
/**
 * The number of players. If left out, the most who can play.
 */
players?: number, };

/**
 * All rulesets and options.
 */
export type RulesList = { 
/**
 * The rulesets.
 */
rulesets: Array<Ruleset>, 
/**
 * The options that can be switched on and off.
 */
options: Array<RuleOption>, 
/**
 * The options that are on by default.
 */
on: Array<RuleOption>, };

/**
 * The answer to [`RulesCheck`].
 */
export type RulesVerdict = { 
/**
 * The fewest who can play.
 */
least: number, 
/**
 * The most who can play.
 */
most: number, 
/**
 * The reason why the rules cannot be set up. Nothing if they can.
 */
problem: string | null, 
/**
 * The same for programs.
 */
reason: ImpossibleRules | null, 
/**
 * The deal for every number of players.
 */
deals: Array<DealCounts>, };

/**
 * A ruleset.
 */
export type Ruleset = { 
/**
 * Its name.
 */
name: string, 
/**
 * The fewest who can play.
 */
least: number, 
/**
 * The most who can play.
 */
most: number, 
/**
 * Its rules.
 */
rules: Rules, 
/**
 * The options that this game has at all.
 */
options: Array<RuleOption>, };

/**
 * A place at the table, numbered clockwise from 0.
 *
 * The seat to the *left* of a player is the next one clockwise, the seat to the *right* the next one
 * counter-clockwise.
 */
export type Seat = number;

/**
 * The player in a seat.
 */
export type SeatView = { "type": "person", 
/**
 * True if a bot sits in for them.
 */
stood_in: boolean, 
/**
 * The bot that sits in for them.
 */
bot?: BotView, 
/**
 * Their number.
 */
member: number, 
/**
 * Their name.
 */
name: Name, 
/**
 * True if they are connected.
 */
here: boolean, 
/**
 * While a game is being played: the number of seconds for which they have not been connected, when this was told.
 */
away?: number, 
/**
 * True if they are ready.
 */
ready: boolean, 
/**
 * True if they may not chat.
 */
muted: boolean, } | { "type": "bot", 
/**
 * Its name.
 */
name: string, 
/**
 * True if the host chose its character. Otherwise the table drew it.
 */
chosen: boolean, 
/**
 * How well it plays.
 */
level: Level, 
/**
 * How it plays. Nothing if that makes no difference: a bot that moves at random has no character, and neither has
 * one in The Duel.
 */
character?: Character, };

/**
 * The place of a person at a table.
 */
export type Seated = { 
/**
 * The table.
 */
code: string, 
/**
 * Their number.
 */
member: number, 
/**
 * The token that proves who they are: keep it.
 */
token: string, };

/**
 * A card in the mine as a viewer sees it.
 */
export type SeenCard = { 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The kind of card, as its back shows.
 */
place: Place, 
/**
 * The card, if the viewer knows it.
 */
card: Card | null, 
/**
 * True if it lies rotated by half a turn.
 */
rotated: boolean, 
/**
 * True if it was laid from a hand.
 */
from_hand: boolean, 
/**
 * True if it lies face up.
 */
face_up: boolean, 
/**
 * Its tunnels as they lie, if it lies face up.
 */
tunnels: string | null, 
/**
 * The door in its tunnel, if it lies face up.
 */
door?: Door, 
/**
 * The chest below it, if the viewer has looked at it.
 */
chest?: Chest, 
/**
 * Its openings that are connected with the start, or in The Duel with the start of any player.
 */
connected: Sides, 
/**
 * The Duel: the players whose way leads to the card, each with the openings that it reaches.
 */
reached_by?: Array<SeenWay>, };

/**
 * A card on the discard pile as a viewer sees it.
 */
export type SeenDiscard = { 
/**
 * The card, if the viewer has seen it played or has discarded it.
 */
card: Card | null, 
/**
 * True if it lies face up.
 */
face_up: boolean, };

/**
 * A player as a viewer sees them.
 */
export type SeenPlayer = { 
/**
 * The number of cards in the hand.
 */
hand_size: number, 
/**
 * The hand, if the viewer may look into it.
 */
hand: Array<Card> | null, 
/**
 * The dwarf card, if the viewer knows it.
 */
dwarf: Dwarf | null, 
/**
 * The action cards in front of the player, in the order played.
 */
in_front: Array<Card>, 
/**
 * The number of gold cards.
 */
gold_cards: number, 
/**
 * The values of the gold cards, the highest first, if the viewer may know them.
 */
gold_values: Array<number> | null, 
/**
 * The number of gold pieces.
 */
gold_pieces: number, 
/**
 * The Duel: the cards with gold that the player has kept.
 */
kept?: Array<Card>, };

/**
 * The Duel: a player's way to a card.
 */
export type SeenWay = { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The openings of the card that the way reaches.
 */
openings: Sides, };

/**
 * The settings of a table.
 */
export type Settings = { 
/**
 * The rules.
 */
rules: Rules, 
/**
 * The time that people have.
 */
clock: Clock, 
/**
 * The time that bots take.
 */
pace: Pace, 
/**
 * The seconds in which everybody may answer a play if the Veto is in the deck, from 2 to 60. Nothing if a play waits
 * until everybody has answered, which suits a device that is handed round.
 */
reaction_seconds: number | null, 
/**
 * True if people may chat.
 */
chat: boolean, 
/**
 * True if players may point at each other.
 */
pointing: boolean, 
/**
 * The number of seats that the table shows before the game. The empty ones are open seats. Nothing if it shows only
 * the players who are there.
 */
seats?: number, 
/**
 * True if people without a seat may watch.
 */
spectators: boolean, 
/**
 * The level of the bots that sit in for people who are away.
 */
stand_in: Level, 
/**
 * The seat that begins the game. Nothing if the shuffle decides (TURN-1), as it always does in The Duel and for an
 * empty seat.
 */
first?: Seat, };

/**
 * A side of a card. Cards stand upright, so top and bottom are the short sides.
 */
export type Side = "top" | "right" | "bottom" | "left";

/**
 * A set of sides, one bit each. It is written as letters: `TBR`.
 */
export type Sides = string;

/**
 * The stage of a table.
 */
export type StageView = "lobby" | "shuffling" | "playing" | "over";

/**
 * What a player says of another one.
 */
export type Stance = "accuse" | "vouch";

/**
 * One move of a game that is over.
 */
export type Step = { 
/**
 * Its number, from 1; 0 is the deal.
 */
number: number, 
/**
 * The seat that made it.
 */
seat: Seat | null, 
/**
 * The person, the bot or the clock that decided.
 */
by: DecidedBy | null, 
/**
 * The move in the notation.
 */
text: string | null, 
/**
 * The reason of a bot.
 */
why: unknown, 
/**
 * The events that this viewer could know.
 */
events: Array<Event>, 
/**
 * What the players said of each other by pointing, before the next move.
 */
pointed: Array<Pointing>, 
/**
 * The game after the move, as the viewer saw it.
 */
view: View, };

/**
 * The summary of a game that is over, without its moves.
 */
export type Summary = { 
/**
 * Its table.
 */
code: string, 
/**
 * The number of the game at its table, from 1.
 */
game: number, 
/**
 * The names of the players, by seat.
 */
players: Array<string>, 
/**
 * The bot in each seat, as it was when the game was dealt; nothing for a person.
 */
bots: Array<BotView | null>, 
/**
 * The number of moves that were made.
 */
moves: number, 
/**
 * True if the host ended the game.
 */
abandoned: boolean, 
/**
 * Everything, as it was at the end.
 */
view: View, 
/**
 * The key that links to this game need, if it was played at a closed table.
 */
key?: GameKey, };

/**
 * A table, and if the person who asks about it has something to decide there.
 */
export type TableStatus = { 
/**
 * True if the request had the token of a person who has something to decide.
 */
your_turn: boolean, 
/**
 * Its name.
 */
code: string, 
/**
 * Its stage.
 */
phase: StageView, 
/**
 * Its settings.
 */
settings: Settings, 
/**
 * True if one needs a password to join.
 */
has_password: boolean, 
/**
 * The host.
 */
host: number, 
/**
 * The players, by seat.
 */
seats: Array<SeatView>, 
/**
 * The people without a seat.
 */
watching: Array<PersonView>, 
/**
 * The number of connections that watch without a name.
 */
strangers: number, 
/**
 * The people who ask for a seat in the running game.
 */
claims: Array<Claim>, 
/**
 * The number of games that were dealt.
 */
games: number, 
/**
 * The results over the finished games of the table: the most wins first, then the most gold.
 */
score: Array<Tally>, 
/**
 * True if the game waits between two rounds until every player who is connected is ready, or for a minute.
 */
resting: boolean, 
/**
 * The deal of the game on the table. Nothing if the game began from a position.
 */
deal: DealView | null, 
/**
 * The reason why the game cannot start now, if there is one.
 */
obstacle: ImpossibleRules | null, };

/**
 * A table as everybody sees it.
 */
export type TableView = { 
/**
 * Its name.
 */
code: string, 
/**
 * Its stage.
 */
phase: StageView, 
/**
 * Its settings.
 */
settings: Settings, 
/**
 * True if one needs a password to join.
 */
has_password: boolean, 
/**
 * The host.
 */
host: number, 
/**
 * The players, by seat.
 */
seats: Array<SeatView>, 
/**
 * The people without a seat.
 */
watching: Array<PersonView>, 
/**
 * The number of connections that watch without a name.
 */
strangers: number, 
/**
 * The people who ask for a seat in the running game.
 */
claims: Array<Claim>, 
/**
 * The number of games that were dealt.
 */
games: number, 
/**
 * The results over the finished games of the table: the most wins first, then the most gold.
 */
score: Array<Tally>, 
/**
 * True if the game waits between two rounds until every player who is connected is ready, or for a minute.
 */
resting: boolean, 
/**
 * The deal of the game on the table. Nothing if the game began from a position.
 */
deal: DealView | null, 
/**
 * The reason why the game cannot start now, if there is one.
 */
obstacle: ImpossibleRules | null, };

/**
 * The results of a player over the finished games of a table.
 */
export type Tally = { 
/**
 * The number of the person. Nothing for a bot.
 */
member: number | null, 
/**
 * The name.
 */
name: string, 
/**
 * The number of games that they have finished.
 */
games: number, 
/**
 * The number of games that they have won.
 */
wins: number, 
/**
 * Their nuggets in all these games.
 */
gold: number, };

/**
 * The target of a card.
 */
export type Target = "nothing" | { "place": { 
/**
 * The cell.
 */
cell: Cell, 
/**
 * True if the card is rotated by half a turn.
 */
rotated: boolean, } } | { "cell": Cell } | { "cells": [Cell, Cell] } | { "seat": Seat } | { "tool": { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The tool.
 */
tool: Tool, } };

/**
 * A team of Gold Miners in Saboteur 2, or a player of The Duel; also the colour of a door.
 */
export type Team = "blue" | "green";

/**
 * The title of a game or variant.
 */
export type Title = "saboteur" | "tournament" | "saboteur2" | "duel" | "solo";

/**
 * A toll dwarf in the mine.
 */
export type TollDwarf = { 
/**
 * The cell where the dwarf stands.
 */
cell: Cell, 
/**
 * The player who posted the dwarf.
 */
owner: Seat, };

/**
 * The toll dwarves.
 */
export type TollView = { 
/**
 * The dwarves in the mine.
 */
dwarves: Array<TollDwarf>, 
/**
 * The number of dwarves that can still be posted this round.
 */
left: number, 
/**
 * The players who were asked this turn to pay a toll.
 */
asked: Array<Seat>, 
/**
 * The player who has agreed to pay the toll for the play that is pending.
 */
sponsor: Seat | null, };

/**
 * One of the three tools that can be broken and mended.
 */
export type Tool = "pickaxe" | "lantern" | "cart";

/**
 * The things that a player touches to make a move: cards of the hand first, then a place in the mine or a player. If it
 * names neither a cell nor a player, it is a button.
 */
export type Touch = { 
/**
 * The cards of the hand.
 */
cards: Array<Card>, 
/**
 * The cells of the mine: one, or two that are swapped.
 */
cells: Array<Cell>, 
/**
 * The player.
 */
seat: Seat | null, 
/**
 * The tool of that player.
 */
tool: Tool | null, 
/**
 * True if a card is laid on the cell.
 */
lays: boolean, 
/**
 * True if the card is laid rotated by half a turn.
 */
rotated: boolean, 
/**
 * True if the cards are discarded and nothing else happens.
 */
passes: boolean, 
/**
 * True if the cards pay for something that they do not show: a toll dwarf. It is offered apart from the cards' own
 * uses.
 */
apart: boolean, };

/**
 * What came to light at the end of a round.
 */
export type Unmasked = { 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The players who were pointing when the round ended, the best reader first.
 */
readers: Array<Reader>, 
/**
 * What careful players would have believed, at most three lines.
 */
lines: Array<UnmaskedLine>, };

/**
 * Something that careful players would have believed. Moves are counted from the beginning of the game.
 */
export type UnmaskedLine = { "type": "fooled", 
/**
 * The Saboteur.
 */
seat: Seat, 
/**
 * The number of players who trusted them to the last.
 */
by_count: number, 
/**
 * The number of the last move after which most still trusted them.
 */
until_move: number, } | { "type": "suspected_first", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The Saboteur.
 */
whom: Seat, 
/**
 * The number of the move after which they did.
 */
move: number, } | { "type": "open", 
/**
 * The Saboteur.
 */
seat: Seat, 
/**
 * The number of the move after which everybody did.
 */
move: number, } | { "type": "blamed", 
/**
 * The player.
 */
seat: Seat, 
/**
 * The number of players who suspected them.
 */
by_count: number, };

/**
 * A goal that was still hidden when the round ended.
 */
export type UnreachedGoal = { 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The goal card.
 */
card: Card, };

/**
 * The state of the table for one viewer.
 */
export type Update = { 
/**
 * The number of the last news. A client that connects again sends it in `Hello`.
 */
number: number, 
/**
 * True if the client must forget all earlier news: at first, for another viewer, or if it missed too many.
 */
fresh: boolean, 
/**
 * The news since the last message, or since those that the client had seen. If it must forget those: the last news
 * of this game.
 */
happened: Array<News>, 
/**
 * The table, if anything about it has changed.
 */
table?: TableView, 
/**
 * The game, if there is one and anything about it has changed.
 */
game?: GameView, };

/**
 * The table as one viewer sees it. Each expansion has a part of its own, which is present only if the expansion is
 * played.
 */
export type View = { 
/**
 * The rules of the game.
 */
rules: Rules, 
/**
 * The seat of the viewer. `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The number of the round (1-based).
 */
round: number, 
/**
 * The number of rounds that the game has.
 */
rounds: number, 
/**
 * The player who has to decide, and the decision. `None` when the game is over.
 */
to_act: Awaited | null, 
/**
 * The player whose turn it is, or was when the round ended.
 */
turn: Seat, 
/**
 * The cards in the mine, in the order in which they were placed.
 */
board: Array<SeenCard>, 
/**
 * The number of cards in the deck.
 */
deck: number, 
/**
 * The number of cards that were put aside for the round, unseen.
 */
set_aside: number, 
/**
 * The discard pile from the bottom to the top.
 */
discard: Array<SeenDiscard>, 
/**
 * The players, by seat.
 */
players: Array<SeenPlayer>, 
/**
 * The number of dwarf cards that no player was dealt.
 */
left_over: number, 
/**
 * A play that has not taken effect yet.
 */
pending?: Pending, 
/**
 * The cards of the discard pile or the deck to choose from. Only the player who chooses sees them.
 */
card_choices?: Array<Card>, 
/**
 * The gold cards, if rounds pay in gold cards.
 */
gold?: GoldView, 
/**
 * The players with a Theft in front of them, in the order played.
 */
thefts?: Array<Seat>, 
/**
 * The championship cards.
 */
championship?: ChampionshipView, 
/**
 * Tunnel Toll.
 */
toll?: TollView, 
/**
 * Treasure Chests.
 */
chests?: ChestsView, 
/**
 * The postcards that have taken effect this round.
 */
postcards_used?: Array<Card>, 
/**
 * The Duel.
 */
duel?: DuelView, 
/**
 * The scores and winners, once the game is over.
 */
outcome: Outcome | null, };

/**
 * A person whose token the client has.
 */
export type You = { 
/**
 * Their number at the table.
 */
member: number, };

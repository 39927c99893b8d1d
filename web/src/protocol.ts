// Written by the tests of crates/server: UPDATE_EXPECT=1 cargo test -p saboteur-server typescript

/**
 * Who has to decide, and what.
 */
export type Awaited = { 
/**
 * Who; nobody is named while others may answer a play.
 */
seat: Seat | null, 
/**
 * What.
 */
decision: Decision, };

/**
 * Whoever learns.
 */
export type BeginLesson = { 
/**
 * What they are called.
 */
name: Name, };

/**
 * What somebody who watches closely believed after a move.
 */
export type Belief = { 
/**
 * After so many moves.
 */
number: number, 
/**
 * For each seat how likely it is which dwarf, in percent; what is impossible is left out.
 */
dwarves: Partial<Record<Dwarf, number>>[], 
/**
 * How likely the treasure lies under each goal that is face down, in percent.
 */
treasure: Array<[Cell, number]>, };

/**
 * Who decided.
 */
export type By = "person" | "bot" | "clock";

/**
 * Those who win a round together.
 */
export type Camp = "gold_miners" | "saboteurs" | "greedy_dwarf" | "blue" | "green" | "boss" | "profiteer";

/**
 * A kind of card. Identical cards are one kind; [`pack`](crate::pack()) says how many of each are in a game.
 */
export type Card = string;

/**
 * One place of the grid. `x` grows from the start towards the goals, `y` grows downwards; the start is at `0,0`.
 *
 * The mine has no edge. A byte each is enough, because there are not even 100 cards to walk on.
 */
export type Cell = [number, number];

/**
 * What is in a treasure chest. There is one of each (CHEST-5, CHEST-6).
 */
export type Chest = "take_1_gold" | "no_more_maps_on_goals" | "no_draw_this_turn" | "draw_1_extra" | "push_goal_away" | "steal_card_from_hand" | "draw_3_keep_1" | "look_at_dwarf" | "discard_pile_top5_keep_1" | "mill_5";

/**
 * Where the treasure chests lie.
 */
export type ChestLayout = "a" | "b" | "random";

/**
 * How much time people have.
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
 * How much time is left.
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
 * Why not, in a word that a program can rely on.
 */
export type Code = "bad_request" | "not_found" | "wrong_password" | "wrong_token" | "host_only" | "not_your_seat" | "name_taken" | "table_full" | "no_spectators" | "game_running" | "no_game" | "impossible_setup" | "bad_setting" | "no_such_seat" | "not_a_move" | "illegal_move" | "no_chat" | "too_fast" | "too_much" | "not_stored" | "forbidden";

/**
 * What is dealt to so many players.
 */
export type Deal = { 
/**
 * How many play.
 */
players: number, 
/**
 * How many cards each gets.
 */
hand: number, 
/**
 * How many of which dwarf card are shuffled.
 */
dwarves: Partial<Record<Dwarf, number>>, };

/**
 * What the game asks for.
 */
export type Decision = "turn" | "choose_reveal" | "take_gold" | "steal" | "pathfinder" | "swap_goals" | "take_discard" | "react" | "sponsor" | "push_goal" | "look_at_dwarf" | "take_card" | "keep_drawn" | "place_marker";

/**
 * One to three cards that are discarded together.
 */
export type Discards = string[];

/**
 * A door in a tunnel.
 */
export type Door = { 
/**
 * Whose.
 */
team: Team, 
/**
 * In which arm of the card as it lies.
 */
arm: Side, };

/**
 * What a dwarf card says its player is.
 */
export type Dwarf = "gold_miner" | "saboteur" | "greedy_dwarf" | "blue" | "green" | "boss" | "profiteer" | "geologist";

/**
 * Which booklet is followed where they differ.
 */
export type Edition = "classic" | "anniversary";

/**
 * Something that happened in the game, as somebody may hear of it.
 */
export type Event = { "type": "round_began", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * Who begins.
 */
first: Seat, } | { "type": "dwarf_dealt", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * What it says, for whoever may know.
 */
dwarf: Dwarf | null, } | { "type": "hand_dealt", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How many cards.
 */
count: number, 
/**
 * Which, for whoever may know.
 */
cards: Array<Card> | null, } | { "type": "middle_laid", 
/**
 * Which card.
 */
card: Card, 
/**
 * Where.
 */
cell: Cell, 
/**
 * Whether by half a turn.
 */
turned: boolean, } | { "type": "laid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, 
/**
 * Where.
 */
cell: Cell, 
/**
 * Whether by half a turn.
 */
turned: boolean, } | { "type": "goal_revealed", 
/**
 * Who reached it.
 */
seat: Seat, 
/**
 * Where it lies.
 */
cell: Cell, 
/**
 * What it is.
 */
card: Card, 
/**
 * Whether it lies by half a turn.
 */
turned: boolean, } | { "type": "sabotaged", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Whose.
 */
target: Seat, 
/**
 * Which.
 */
tool: Tool, } | { "type": "repaired", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Whose.
 */
target: Seat, 
/**
 * With which card.
 */
card: Card, 
/**
 * Which.
 */
tool: Tool, } | { "type": "rock_fell", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, 
/**
 * What lay there.
 */
card: Card, } | { "type": "map_read", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, 
/**
 * What it is, for whoever may know.
 */
card: Card | null, } | { "type": "passed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which, for whoever may know.
 */
cards: Array<Card> | null, } | { "type": "discarded_two", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card in front of him is gone.
 */
removed: Card, 
/**
 * Which he discarded, for whoever may know.
 */
cards: Array<Card> | null, } | { "type": "put_down", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * In front of whom.
 */
target: Seat, 
/**
 * Which.
 */
card: Card, } | { "type": "taken_away", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From in front of whom.
 */
target: Seat, 
/**
 * Which.
 */
card: Card, } | { "type": "inspected", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose.
 */
target: Seat, 
/**
 * What it says, for whoever may know.
 */
dwarf: Dwarf | null, } | { "type": "hat_changed", 
/**
 * Who played the card.
 */
seat: Seat, 
/**
 * Who has a new one.
 */
target: Seat, 
/**
 * What it says, for whoever may know.
 */
dwarf: Dwarf | null, } | { "type": "hand_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose.
 */
from: Seat, 
/**
 * How many cards.
 */
count: number, 
/**
 * Which, for whoever may know.
 */
cards: Array<Card> | null, } | { "type": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for whoever may know.
 */
card: Card | null, } | { "type": "skipped", 
/**
 * Who.
 */
seat: Seat, } | { "type": "round_ended", 
/**
 * The number of the round.
 */
round: number, 
/**
 * Who reached the treasure, if anybody did.
 */
reached_by: Seat | null, 
/**
 * What everybody was, by seat.
 */
dwarves: Array<Dwarf>, 
/**
 * Who has won; nobody if empty.
 */
winners: Array<Camp>, } | { "type": "gold_drawn", 
/**
 * How many.
 */
count: number, } | { "type": "gold_offered", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Their values, for whoever may know.
 */
values: Array<number> | null, } | { "type": "gold_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Its nuggets, for whoever may know.
 */
value: number | null, } | { "type": "gold_paid", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many nuggets he was to get.
 */
due: number, 
/**
 * In how many cards.
 */
count: number, 
/**
 * Their values, for whoever may know.
 */
values: Array<number> | null, } | { "type": "pieces_paid", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How much.
 */
pieces: number, } | { "type": "piece_lost", 
/**
 * Who.
 */
seat: Seat, } | { "type": "announced", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What.
 */
play: Move, } | { "type": "vetoed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Whose play.
 */
target: Seat, 
/**
 * Which card had no effect.
 */
card: Card, } | { "type": "goals_swapped", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where one of them lies.
 */
one: Cell, 
/**
 * Where the other one lies.
 */
two: Cell, 
/**
 * Whether they were swapped, for whoever may know.
 */
swapped: boolean | null, } | { "type": "trove_opened", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many cards.
 */
count: number, 
/**
 * Which, the topmost first, for whoever may know.
 */
cards: Array<Card> | null, } | { "type": "discard_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for whoever may know.
 */
card: Card | null, } | { "type": "direction_changed", 
/**
 * By whom.
 */
seat: Seat, } | { "type": "path_found", 
/**
 * Who.
 */
seat: Seat, } | { "type": "diverted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: Card, 
/**
 * From where.
 */
from: Cell, 
/**
 * To where.
 */
cell: Cell, 
/**
 * Whether it lies by half a turn now.
 */
turned: boolean, } | { "type": "stolen", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From whom.
 */
victim: Seat, } | { "type": "steal_declined", 
/**
 * Who.
 */
seat: Seat, } | { "type": "dwarf_posted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where he stands.
 */
cell: Cell, 
/**
 * Which card was discarded for him, for whoever may know.
 */
card: Card | null, } | { "type": "sponsor_asked", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Who was asked.
 */
sponsor: Seat, 
/**
 * For what.
 */
play: Move, } | { "type": "sponsor_answered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether he pays.
 */
pays: boolean, } | { "type": "toll_paid", 
/**
 * Who paid.
 */
seat: Seat, 
/**
 * Who put the dwarf there.
 */
owner: Seat, 
/**
 * Where he stood.
 */
cell: Cell, 
/**
 * If a gold card was used for it: what it is worth.
 */
value: number | null, } | { "type": "postcard_reached", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where it lies.
 */
cell: Cell, 
/**
 * Which.
 */
card: Card, } | { "type": "chest_opened", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, 
/**
 * The path card.
 */
card: Card, 
/**
 * Whether it lies by half a turn.
 */
turned: boolean, 
/**
 * What is in the chest.
 */
chest: Chest, } | { "type": "chest_seen", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, 
/**
 * The path card, for whoever may know.
 */
card: Card | null, 
/**
 * What is in the chest, for whoever may know.
 */
chest: Chest | null, } | { "type": "chest_buried", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, } | { "type": "cards_buried", 
/**
 * How many.
 */
count: number, } | { "type": "goal_pushed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From where.
 */
from: Cell, 
/**
 * To where.
 */
cell: Cell, } | { "type": "card_lost", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for whoever may know.
 */
card: Card | null, } | { "type": "card_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose hand.
 */
from: Seat, 
/**
 * Which, for whoever may know.
 */
card: Card | null, } | { "type": "cards_shown", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which, the topmost last, for whoever may know.
 */
cards: Array<Card> | null, } | { "type": "card_kept", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for whoever may know.
 */
card: Card | null, } | { "type": "discards_shuffled" } | { "type": "door_unlocked", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, } | { "type": "troll_paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, } | { "type": "marker_placed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
cell: Cell, } | { "type": "struck", 
/**
 * Who drew it.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, } | { "type": "mine_closed", 
/**
 * The number of the round.
 */
round: number, 
/**
 * Why.
 */
end: MineEnd, } | { "type": "gold_kept", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
cards: Array<Card>, } | { "type": "trolls_paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many trolls.
 */
trolls: number, 
/**
 * With which cards; none if there were none.
 */
cards: Array<Card>, } | { "type": "game_ended", 
/**
 * Who has how much, and who won.
 */
outcome: Outcome, };

/**
 * Which game of the family.
 */
export type Family = "base" | "saboteur2" | "duel" | "solo";

/**
 * The game for one pair of eyes.
 */
export type GameView = { 
/**
 * Which game of the table it is, from 1.
 */
game: number, 
/**
 * Whose eyes; nobody's for those who watch.
 */
seat: Seat | null, 
/**
 * How many moves were made.
 */
moves_made: number, 
/**
 * What these eyes see. Everything, once the game is over.
 */
view: View, 
/**
 * What the seat may do now.
 */
moves: Array<Offer>, 
/**
 * For how long a play waits for answers, if one does.
 */
reaction: Reaction | null, 
/**
 * How much time is left, if it is measured.
 */
clock: ClockView | null, 
/**
 * Whether it ended before its end.
 */
abandoned: boolean, };

/**
 * How good a game of The Duel for one was (SOLO-4).
 */
export type Grade = "lost" | "fair" | "good" | "perfect";

/**
 * The first message of a connection: who is there, and what they have seen already.
 */
export type Hello = { 
/**
 * Whose seats the connection is for; nobody's if it only watches. Several if a device is handed round.
 */
tokens?: string[], 
/**
 * The last number that the client has seen, if it was here before.
 */
seen?: number, 
/**
 * What it takes to watch a table with a password.
 */
password?: string, };

/**
 * Why a game cannot be set up with these rules.
 */
export type ImpossibleRules = { "code": "players", 
/**
 * What is to be played.
 */
what: string, 
/**
 * The fewest players.
 */
least: number, 
/**
 * The most players.
 */
most: number, 
/**
 * How many there are.
 */
players: number, } | { "code": "greedy_dwarf_twice" } | { "code": "base_game_only", 
/**
 * Which.
 */
option: string, } | { "code": "random_goals_without_new_goals" } | { "code": "not_for_the_duel", 
/**
 * Which.
 */
option: string, } | { "code": "only_for_the_duel", 
/**
 * Which.
 */
option: string, } | { "code": "layout_without_chests" } | { "code": "no_dwarf_left_over" } | { "code": "loose_placement_in_anniversary" };

/**
 * Somebody who wants to join.
 */
export type JoinTable = { 
/**
 * What they are called.
 */
name: Name, 
/**
 * The table's password, if it has one.
 */
password?: string, 
/**
 * Whether they want to play, or only to watch.
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
 * The happening that completes it, if whoever learns brought it about.
 */
goal: Event['type'], };

/**
 * How well a bot plays.
 */
export type Level = "random" | "easy" | "normal" | "hard";

/**
 * Something that was said.
 */
export type Line = { 
/**
 * How many were said before.
 */
number: number, 
/**
 * By whom.
 */
member: number, 
/**
 * What they are called.
 */
name: Name, 
/**
 * What.
 */
text: Saying, };

/**
 * A dwarf marker on a card: on a nugget it says who keeps the card, on a troll who has paid.
 */
export type Marker = { 
/**
 * Where the card lies.
 */
cell: Cell, 
/**
 * Whose it is.
 */
owner: Seat, };

/**
 * Why a round of The Duel ended.
 */
export type MineEnd = "gold" | "markers" | "cards" | "deck";

/**
 * A move: a card played, a card passed with, or the answer to a question that the game has asked.
 *
 * Moves name kinds of cards, so two identical cards in a hand are one move. See [`notation`](crate::notation) for
 * the text form.
 */
export type Move = { "type": "lay", 
/**
 * Which.
 */
card: Card, 
/**
 * Where.
 */
cell: Cell, 
/**
 * Whether by half a turn.
 */
turned: boolean, } | { "type": "action", 
/**
 * Which card.
 */
card: Card, 
/**
 * On whom.
 */
target: Seat, } | { "type": "theft" } | { "type": "repair", 
/**
 * The repair card.
 */
card: Card, 
/**
 * In front of whom the broken tool lies.
 */
target: Seat, 
/**
 * Which tool is mended.
 */
tool: Tool, } | { "type": "rockfall", 
/**
 * Where it lies.
 */
cell: Cell, } | { "type": "treasure_map", 
/**
 * Where it lies.
 */
cell: Cell, } | { "type": "pass", 
/**
 * Which.
 */
cards: Discards, } | { "type": "discard_two", 
/**
 * Which two.
 */
cards: Discards, 
/**
 * Which card in front of oneself.
 */
removed: Card, } | { "type": "reveal", 
/**
 * Where it lies.
 */
cell: Cell, } | { "type": "take_gold", 
/**
 * Its nuggets.
 */
value: number, } | { "type": "goal_card_swap", 
/**
 * One of them; the smaller cell.
 */
one: Cell, 
/**
 * The other one.
 */
two: Cell, } | { "type": "swap_goals", 
/**
 * Whether to swap them.
 */
swap: boolean, } | { "type": "treasure_trove" } | { "type": "pick", 
/**
 * Which.
 */
card: Card, } | { "type": "change_of_direction" } | { "type": "pathfinder" } | { "type": "diversion", 
/**
 * Where to.
 */
cell: Cell, 
/**
 * Whether by half a turn.
 */
turned: boolean, } | { "type": "veto" } | { "type": "allow" } | { "type": "steal", 
/**
 * From whom.
 */
victim: Seat, } | { "type": "steal_nothing" } | { "type": "toll", 
/**
 * Which card.
 */
card: Card, 
/**
 * Where the dwarf stands.
 */
cell: Cell, } | { "type": "ask", 
/**
 * Who is asked to pay.
 */
sponsor: Seat, 
/**
 * The path card to be laid, or the Diversion.
 */
card: Card, 
/**
 * Where.
 */
cell: Cell, 
/**
 * Whether by half a turn.
 */
turned: boolean, } | { "type": "sponsor", 
/**
 * Whether to pay.
 */
pays: boolean, } | { "type": "push_goal", 
/**
 * Where it lies.
 */
cell: Cell, } | { "type": "look_at_dwarf", 
/**
 * Whose.
 */
target: Seat, } | { "type": "take_card", 
/**
 * Whose.
 */
victim: Seat, } | { "type": "key", 
/**
 * Where.
 */
cell: Cell, } | { "type": "pay_troll", 
/**
 * Where he is.
 */
cell: Cell, } | { "type": "mark", 
/**
 * Where.
 */
cell: Cell, };

/**
 * What people are called: letters of any language, not too many, and nothing that draws outside its line.
 */
export type Name = string;

/**
 * A move that is offered.
 */
export type Offer = { 
/**
 * What to send back.
 */
text: string, 
/**
 * What it means.
 */
move: Move, };

/**
 * A table that is to be opened.
 */
export type OpenTable = { 
/**
 * How it is set up.
 */
settings: Settings, 
/**
 * What whoever opens it is called.
 */
name: Name, 
/**
 * Whether they play; a big screen only watches.
 */
plays?: boolean, 
/**
 * What it takes to join.
 */
password?: string, };

/**
 * How a game ended: nuggets and winners (GAME-2).
 */
export type Outcome = { 
/**
 * Nuggets by seat.
 */
scores: Array<number>, 
/**
 * Everybody who has the most; alone, whoever has enough.
 */
winners: Array<Seat>, 
/**
 * How good that is, for whoever played alone.
 */
grade?: Grade | null, };

/**
 * How long bots take for a move. It does not depend on what they hold.
 */
export type Pace = "instant" | "fast" | "calm" | "slow";

/**
 * A play that has not taken effect yet.
 */
export type Pending = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What.
 */
play: Move, };

/**
 * Somebody at a table.
 */
export type PersonView = { 
/**
 * Their number.
 */
member: number, 
/**
 * What they are called.
 */
name: Name, 
/**
 * Whether they are there.
 */
here: boolean, 
/**
 * Whether they said that they are ready.
 */
ready: boolean, 
/**
 * Whether they may not chat.
 */
muted: boolean, };

/**
 * How far a table is.
 */
export type PhaseView = "lobby" | "shuffling" | "playing" | "over";

/**
 * What kind of card lies somewhere, as its back tells.
 */
export type Place = "start" | "goal" | "path" | "chest" | "postcard";

/**
 * From where to play on.
 */
export type PlayOn = { 
/**
 * After so many moves.
 */
moves: number, 
/**
 * In which seat.
 */
seat: number, 
/**
 * What they are called.
 */
name: Name, 
/**
 * How well the bots play.
 */
level: Level, };

/**
 * A play waits for answers. Everybody is told the same.
 */
export type Reaction = { 
/**
 * For how many more milliseconds; nothing if until everybody has answered.
 */
milliseconds: number | null, 
/**
 * Whether this seat has answered.
 */
answered: boolean, };

/**
 * Why not.
 */
export type Refusal = { 
/**
 * In a word that a program can rely on.
 */
code: Code, 
/**
 * In words, and what to do about it.
 */
message: string, 
/**
 * The rule that forbids it, if one does.
 */
rule?: string, 
/**
 * Why a move is not legal, in detail.
 */
reason?: unknown, };

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
 * How well it plays.
 */
level: Level, } | { "type": "set_bot", 
/**
 * Its seat.
 */
seat: number, 
/**
 * How well it plays.
 */
level: Level, } | { "type": "remove", 
/**
 * The seat.
 */
seat: number, } | { "type": "remove_watcher", 
/**
 * Who.
 */
member: number, } | { "type": "order", 
/**
 * Which seat comes first, second, and so on.
 */
seats: Array<number>, } | { "type": "pass_host", 
/**
 * To whom.
 */
member: number, } | { "type": "mute", 
/**
 * Who.
 */
member: number, 
/**
 * Whether they are muted.
 */
muted: boolean, } | { "type": "start" } | { "type": "rematch" } | { "type": "abandon" } | { "type": "stand_in", 
/**
 * The seat.
 */
seat: number, } | { "type": "back", 
/**
 * The seat.
 */
seat: number, } | { "type": "sit" } | { "type": "stand" } | { "type": "leave" } | { "type": "ready", 
/**
 * Whether.
 */
ready: boolean, } | { "type": "share", 
/**
 * For which seat.
 */
seat: number, 
/**
 * What.
 */
share: string, } | { "type": "play", 
/**
 * For which seat.
 */
seat: number, 
/**
 * One of the moves that were offered, in the notation.
 */
move: string, } | { "type": "say", 
/**
 * What.
 */
text: Saying, } | { "type": "hand_over", 
/**
 * The new one. Whoever chooses it, by lot, knows it even if the answer is lost; left out: the server does.
 */
token?: string, } | { "type": "show", 
/**
 * Which.
 */
seat?: number, } | { "type": "ping" });

/**
 * Which game is played, by which booklet and with which options. Immutable once a game has begun.
 */
export type Rules = { 
/**
 * Which game of the family.
 */
game: Family, 
/**
 * Which booklet is followed where they differ.
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
 * A card need not be connected with the start, only fit next to a laid one (PATH-8).
 */
loose_placement?: boolean, 
/**
 * Saboteur 2: a fourth rockfall is the 21st action card (SETUP2-2). On unless switched off.
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
 * Tunnel Toll: dwarves who are paid to let others build (TOLL-1).
 */
tunnel_toll?: boolean, 
/**
 * Costume Department: whoever reaches it first gets a new dwarf card (COSTUME-1).
 */
costume_department?: boolean, 
/**
 * Tunnel Party: when it is reached all dwarf cards are dealt anew (PARTY-1).
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
 * Treasure Chests: four chests with effects below face-down path cards (CHEST-1).
 */
treasure_chests?: boolean, 
/**
 * The Duel: a round ends as soon as the deck is empty (CLOSE-1).
 */
end_with_deck?: boolean, 
/**
 * The Duel for one: the player is the blue dwarf, not the green one (SOLO-1).
 */
solo_blue?: boolean, 
/**
 * Where the treasure chests lie (CHEST-1).
 */
chest_layout?: ChestLayout, };

/**
 * Rules, and how many want to play.
 */
export type RulesCheck = { 
/**
 * The rules.
 */
rules: Rules, 
/**
 * How many; left out, as many as can.
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
options: Array<string>, 
/**
 * Those that are on where nothing is said of them.
 */
on: Array<string>, };

/**
 * Whether rules can be set up.
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
 * Why not, if not.
 */
problem: string | null, 
/**
 * The same for programs.
 */
reason: ImpossibleRules | null, 
/**
 * What is dealt, for every number of players.
 */
deals: Array<Deal>, };

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
 * What it consists of.
 */
rules: Rules, 
/**
 * The options that this game has at all.
 */
options: Array<string>, };

/**
 * What somebody says in the chat.
 */
export type Saying = string;

/**
 * A place at the table, numbered clockwise from 0.
 *
 * The seat to the *left* of a player is the next one clockwise, the seat to the *right* the next one
 * counter-clockwise.
 */
export type Seat = number;

/**
 * Who sits in a seat.
 */
export type SeatView = { "type": "person", 
/**
 * Whether a bot sits in for them.
 */
stood_in: boolean, 
/**
 * Their number.
 */
member: number, 
/**
 * What they are called.
 */
name: Name, 
/**
 * Whether they are there.
 */
here: boolean, 
/**
 * Whether they said that they are ready.
 */
ready: boolean, 
/**
 * Whether they may not chat.
 */
muted: boolean, } | { "type": "bot", 
/**
 * What it is called.
 */
name: string, 
/**
 * How well it plays.
 */
level: Level, };

/**
 * Somebody's place at a table.
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
 * What proves who they are. Whoever has it is them: keep it.
 */
token: string, };

/**
 * A card in the mine as a viewer sees it.
 */
export type SeenCard = { 
/**
 * Where it lies.
 */
cell: Cell, 
/**
 * What kind of place it is.
 */
place: Place, 
/**
 * What it is, if the viewer knows.
 */
card: Card | null, 
/**
 * Whether it lies by half a turn.
 */
turned: boolean, 
/**
 * Whether it was laid from a hand.
 */
from_hand: boolean, 
/**
 * Whether it lies face up.
 */
face_up: boolean, 
/**
 * Its tunnels as they lie, if it lies face up.
 */
tunnels: string | null, 
/**
 * The door in its tunnel, if it lies face up.
 */
door: Door | null, 
/**
 * What is in the chest below it, if there is one and the viewer has looked at it.
 */
chest: Chest | null, 
/**
 * Whether any of its openings is connected with the start, in The Duel with anybody's.
 */
connected: boolean, 
/**
 * The Duel: whose way comes to it.
 */
reached_by: Array<Seat>, };

/**
 * A card on the discard pile as a viewer sees it.
 */
export type SeenDiscard = { 
/**
 * What it is, if the viewer has seen it played or passed with it himself.
 */
card: Card | null, 
/**
 * Whether it lies face up for all to read.
 */
face_up: boolean, };

/**
 * A player as a viewer sees him.
 */
export type SeenPlayer = { 
/**
 * How many cards he holds.
 */
hand_size: number, 
/**
 * Which, if the viewer may look into the hand.
 */
hand: Array<Card> | null, 
/**
 * What his dwarf card says, if the viewer knows.
 */
dwarf: Dwarf | null, 
/**
 * The action cards in front of him, in the order played.
 */
in_front: Array<Card>, 
/**
 * How many gold cards he has.
 */
gold_cards: number, 
/**
 * Their values, the highest first, if the viewer may know.
 */
gold_values: Array<number> | null, 
/**
 * How many gold pieces he has.
 */
gold_pieces: number, 
/**
 * The Duel: the cards with gold that he has kept.
 */
kept: Array<Card>, };

/**
 * How a table is set up.
 */
export type Settings = { 
/**
 * Which game, with which options.
 */
rules: Rules, 
/**
 * How much time people have.
 */
clock: Clock, 
/**
 * How long bots take.
 */
pace: Pace, 
/**
 * For how many seconds everybody may answer a play where the Veto is in the deck, from 2 to 60. Nothing: until
 * everybody has answered, which suits a device that is handed round.
 */
reaction_seconds: number | null, 
/**
 * Whether people may chat.
 */
chat: boolean, 
/**
 * Whether people may watch who do not play.
 */
spectators: boolean, 
/**
 * Which bots sit in for people who are away.
 */
stand_in: Level, 
/**
 * Which seat begins the game; nothing: the shuffle decides (TURN-1). In The Duel, and where nobody sits there, it always does.
 */
first?: Seat, };

/**
 * A side of a card. Cards stand upright, so top and bottom are the short ones.
 */
export type Side = "top" | "right" | "bottom" | "left";

/**
 * How things stand at the table, for one pair of eyes.
 */
export type State = { 
/**
 * How much has happened: what to say in `Hello` after a lost connection.
 */
number: number, 
/**
 * Whether whatever was told before is to be forgotten: at first, with other eyes, or if too much was missed.
 */
fresh: boolean, 
/**
 * What happened since the last message, or since what the client had seen before. If it is to forget that: what
 * happened last in this game.
 */
happened: Array<Told>, 
/**
 * The table, if anything about it has changed.
 */
table?: TableView, 
/**
 * The game, if there is one and anything about it has changed.
 */
game?: GameView, };

/**
 * One move of a game that is over.
 */
export type Step = { 
/**
 * Its number, from 1; 0 is the deal.
 */
number: number, 
/**
 * Who made it.
 */
seat: Seat | null, 
/**
 * Who decided.
 */
by: By | null, 
/**
 * The move in the notation.
 */
text: string | null, 
/**
 * Why a bot made it.
 */
why: unknown, 
/**
 * What happened, as far as these eyes could know.
 */
events: Array<Event>, 
/**
 * What these eyes saw afterwards.
 */
view: View, };

/**
 * What is known of a game that is over, without its moves.
 */
export type Summary = { 
/**
 * Its table.
 */
code: string, 
/**
 * Which game of the table, from 1.
 */
game: number, 
/**
 * Who played, by seat.
 */
players: Array<string>, 
/**
 * How many moves were made.
 */
moves: number, 
/**
 * Whether it ended before its end.
 */
abandoned: boolean, 
/**
 * Everything, as it was at the end.
 */
view: View, };

/**
 * A table as everybody sees it.
 */
export type TableView = { 
/**
 * Its name.
 */
code: string, 
/**
 * How far it is.
 */
phase: PhaseView, 
/**
 * How it is set up.
 */
settings: Settings, 
/**
 * Whether it takes a password to join.
 */
has_password: boolean, 
/**
 * Who is the host.
 */
host: number, 
/**
 * Who sits where.
 */
seats: Array<SeatView>, 
/**
 * Who is at the table without a seat.
 */
watching: Array<PersonView>, 
/**
 * How many watch without a name.
 */
strangers: number, 
/**
 * How many games were dealt.
 */
games: number, 
/**
 * What the server is bound to, before and during a game.
 */
commitment: string | null, 
/**
 * What each seat added to the seed.
 */
shares: (string | null)[] | null, 
/**
 * What would keep the game from starting now.
 */
obstacle: ImpossibleRules | null, };

/**
 * One of the two teams of Gold Miners in Saboteur 2, or of the two dwarves of The Duel, and the colour of its doors.
 */
export type Team = "blue" | "green";

/**
 * A message to a client.
 */
export type Tell = { "type": "welcome", 
/**
 * The version of the program; a page of another version should be loaded anew.
 */
version: string, 
/**
 * The tokens that are good here, and whose they are, in the order in which they were shown.
 */
you: Array<You>, } | { "type": "state" } & State | { "type": "chat", 
/**
 * The lines, the oldest first.
 */
lines: Array<Line>, } | { "type": "done", 
/**
 * What the client calls it.
 */
id: string, 
/**
 * A new token, if that was asked for.
 */
token?: string, } | { "type": "refused", 
/**
 * What the client calls it, if it could be read.
 */
id: string | null, 
/**
 * Why not.
 */
refusal: Refusal, } | { "type": "bye", 
/**
 * Why.
 */
refusal: Refusal, };

/**
 * Something that happened.
 */
export type Told = { "type": "joined", 
/**
 * Who.
 */
name: Name, } | { "type": "left", 
/**
 * Who.
 */
name: Name, } | { "type": "hosted", 
/**
 * Who.
 */
name: Name, } | { "type": "dealt", 
/**
 * What happened, as far as these eyes may know.
 */
events: Array<Event>, } | { "type": "moved", 
/**
 * By whom; nobody is named if others were asked whether they answer a play.
 */
seat: Seat | null, 
/**
 * Who decided.
 */
by: By | null, 
/**
 * What happened, as far as these eyes may know.
 */
events: Array<Event>, } | { "type": "stood_in", 
/**
 * In which seat.
 */
seat: Seat, } | { "type": "returned", 
/**
 * In which seat.
 */
seat: Seat, } | { "type": "abandoned" };

/**
 * A dwarf who takes a toll.
 */
export type TollDwarf = { 
/**
 * Where he stands.
 */
cell: Cell, 
/**
 * Who put him there.
 */
owner: Seat, };

/**
 * One of the three tools that can be broken and mended.
 */
export type Tool = "pickaxe" | "lantern" | "cart";

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * The rules of the game.
 */
rules: Rules, 
/**
 * Whose eyes these are; nobody's for a spectator.
 */
seat: Seat | null, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * How many rounds the game has.
 */
rounds: number, 
/**
 * Who has to decide, and what; nothing when the game is over.
 */
to_act: Awaited | null, 
/**
 * Whose turn it is, or was when the round ended.
 */
turn: Seat, 
/**
 * Whether play goes counter-clockwise.
 */
reversed: boolean, 
/**
 * In a Pathfinder's turn: how many path cards may still be laid, and how many were.
 */
pathfinder: [number, number] | null, 
/**
 * The play that was announced, or the goals that were taken up.
 */
pending: Pending | null, 
/**
 * The cards to choose from, off the discard pile or off the deck, for whoever is choosing.
 */
card_choices: Array<Card> | null, 
/**
 * The cards in the mine in the order in which they came there.
 */
board: Array<SeenCard>, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * How many cards were put aside for the round, unseen.
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
 * How many dwarf cards lie aside, dealt to nobody.
 */
left_over: number, 
/**
 * Who has a Theft in front of him, in the order played.
 */
thefts: Array<Seat>, 
/**
 * Where toll dwarves stand, and whose they are.
 */
toll_dwarves: Array<TollDwarf>, 
/**
 * How many toll dwarves can still be put into the mine this round.
 */
toll_left: number, 
/**
 * Who was asked this turn to pay a toll for the player.
 */
asked: Array<Seat>, 
/**
 * Who has agreed to pay the toll for the play that is pending.
 */
sponsor: Seat | null, 
/**
 * The chests opened this round.
 */
chests_opened: Array<Chest>, 
/**
 * Those that still take effect when the turn ends, in that order.
 */
chests_due: Array<Chest>, 
/**
 * Path cards of chests that lay open before a rockfall took them.
 */
chest_cards_out: Array<Card>, 
/**
 * Who answered the turn with the Veto, while its chests still take effect.
 */
vetoer: Seat | null, 
/**
 * The postcards that have done this round what they do.
 */
postcards_used: Array<Card>, 
/**
 * The Duel: the key or the troll by which something is being reached.
 */
cause: Move | null, 
/**
 * The Duel: cards that have left the game.
 */
gone: Array<Card>, 
/**
 * The Duel: the markers in the mine, on nuggets and on trolls.
 */
markers: Array<Marker>, 
/**
 * The Duel: how many markers are left.
 */
markers_left: number, 
/**
 * The Duel: where doors are unlocked.
 */
keys: Array<Cell>, 
/**
 * How many gold cards the stock has.
 */
gold_stock: number, 
/**
 * How many gold cards are being handed round.
 */
gold_offered: number, 
/**
 * Their values, for whoever is choosing.
 */
gold_choices: Array<number> | null, 
/**
 * Who has won and with how much, once the game is over.
 */
outcome: Outcome | null, };

/**
 * Somebody whose token the client has.
 */
export type You = { 
/**
 * Their number at the table.
 */
member: number, };

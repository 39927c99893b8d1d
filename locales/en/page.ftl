# The texts of the page, in addition to game.ftl and bots.ftl.

## Everywhere

skip = Skip to the content
home = Go to the start page
rules = Rules
preferences = Preferences
symbols = What the symbols mean
close = Close
unofficial = An unofficial fan project. Saboteur is a trademark of its owners, who are not connected with this page.

## Preferences

language = Language
theme = Colours
theme-auto = Same as the device
theme-dark = Dark
theme-light = Light
motion = Speed of what moves
motion-usual = usual
motion-fast = fast
motion-still = nothing moves
volume = Volume
like-confirm = Ask me to confirm each move
like-allow = Do not ask me to object if I have no Veto
like-sound = Sounds
like-notify = Notify me when it is my turn and the page is in the background

## The start page: which game

tagline = Dig for gold. Trust nobody.
pick-game = Which game?
game-base = Saboteur
game-base-what = Dig for the gold together, and find out who digs against you.
game-base-players = 3 to 10 players
game-saboteur2 = Saboteur 2
game-saboteur2-what = Two teams, locked doors, thieves, and dwarves with plans of their own.
game-saboteur2-players = 2 to 12 players
game-duel = The Duel
game-duel-what = Two dwarves, one mine: bring home more gold than the other.
game-duel-players = 2 players
game-solo = The Duel for one
game-solo-what = Alone in the mine: how much gold can you find?
game-solo-players = 1 player
minutes = about { $minutes } minutes

## The start page: the players

your-name = Your name
# The name of a player who enters none.
somebody = Digger
player-number = Digger { $number }
how-many = { $players ->
    [one] 1 player
   *[other] { $players } players
}
bot-level = Level of the bots
play-now = Play now against bots
play-now-alone = Play now
open-table = Open a table for friends
pass-and-play = Play on one device
pass-and-play-how = You pass the device around, and each player sees only their own cards. Who plays?
pass-and-play-begin = Go to the table
pass-and-play-few = The game needs at least { $least } players. Add people or bots.
join = Join a table
join-do = Join
code = Table code
code-hint = Code or link
code-wrong = There is no table with this code. A code has eight letters and digits. You can also paste the whole link.
your-tables = Your tables
table = Table
forget = Forget table { $code }
# How far one of your tables is.
table-lobby = waiting for players
table-shuffling = the cards are being shuffled
table-playing = game running
table-over = game over
table-gone = This table no longer exists.
newcomer = New to the game?
newcomer-what = Six short lessons teach you the game.
learn = Learn to play

## Options

options = Rules and options
ruleset = Ruleset
ruleset-own = Custom
edition = Edition
edition-anniversary = Edition of 2024
edition-classic = First edition
option-chest_layout = Where the treasure chests lie
chest-layout-a = In a square
chest-layout-b = In a diamond
chest-layout-random = In random places
option-extra_rockfall = A fourth rockfall in the deck
table-impossible-random_goals_without_new_goals = Random goals are an option of New Goals. Switch on New Goals too.
table-impossible-layout_without_chests = Switch on the treasure chests before you choose where they lie.

## Coming to a table

connecting = Connecting to the table …
connection-lost = Connection lost. Reconnecting …
bye-title = You are no longer at this table
bye-again = Join again
join-who = At the table: { $names }
take-a-seat = Take a seat
watch = Watch without a name
password = Password

## The lobby: who sits where

table-code = Table { $code }
seats = Who plays
host = host
you = you
ready = ready
away = away
bot-level-of = Level of { $name }
bot-character-of = Character of { $name }
character-draw = draw it
character-drawn = drawn: { $character }
seat-up = Move { $name } up
seat-remove = Remove { $name }
make-host = Make { $name } the host
mute-person = Mute { $name } in the chat
mute-short = Mute
make-host-short = Host
lobby-empty = All seats are free. Take one!
lobby-watching = { $named ->
    [0] { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
   *[other] { $count ->
        [0] Watching: { $names }.
        [one] Watching: { $names }, and one more.
       *[other] Watching: { $names }, and { $count } more.
    }
}
add-bot = Add a bot
open-seat = Open seat
open-seat-bot = Put a bot here
open-seat-add = Add an open seat
open-seat-remove = Remove the open seat
fill-bots = Fill with bots
add-player = Add a player
shuffling = Shuffling the cards. Every device takes part …
start = Start the game
start-anyway = Start anyway
not-ready-yet = Not ready yet: { $names }.
i-am-ready = I am ready
not-ready = I am not ready
waiting-for-host = Waiting for the host to start the game.
stand = Only watch
leave = Leave the table
leave-sure = Do you want to leave? A bot plays for you until you come back.

## The lobby: invitations

invite = Invite others
qr-alt = QR code with the link to this table
link = Link to this table
copy = Copy
copied = Copied
other-device = Move your seat to another device
other-device-how = Open this link on the other device to take your seat there. Keep it secret: anybody who opens it can play for you. Older links stop working.
other-device-do = Create the link
screen-mode = Show this table on a big screen, without any player's cards
screen-short = Big screen

## The lobby: settings

settings = Table settings
clock = Clock
clock-none = No time limit
clock-move = Time per move
clock-bank = Time per move and a reserve
clock-seconds = Seconds per move
clock-bank-seconds = Seconds in reserve
first-player = First player
first-player-lot = Random
pace = Speed of the bots
pace-instant = instant
pace-fast = fast
pace-calm = calm
pace-slow = slow
stand-in-level = Level of a bot that replaces an absent player
reaction-all = Wait until all players have answered a play
reaction-seconds = Seconds to object with the Veto
set-chat = Allow chat
set-pointing = Allow pointing at players as Saboteurs
set-spectators = Allow spectators
password-set = Password set. Save an empty field to remove it.
password-none = No password
password-on = This table has a password.
password-needed = This table needs a password
password-save = Save

## Chat and log

chat = Chat
chat-empty = There are no messages yet.
chat-say = Write a message
chat-send = Send
log = What happened
menu-short = Menu
symbols-short = Symbols
log-short = Log

## The log: what happened, with pictures of the cards

# The arguments are those of event-…; $card, $cards and $removed are pictures, and $named is the name of the card.
log-played = { $target ->
    [nothing] { $seat } plays { $card }
    [place] { $seat } lays { $card }
    [cell] { $seat } plays { $card } { $cell }
    [cells] { $seat } plays { $card } { $one } { $two }
   *[other] { $own ->
        [yes] { $seat } plays { $card } on themself
       *[no] { $seat } plays { $card } on { $target }
    }
}
log-discarded = { $removed ->
    [none] { $seat } passes with { $cards }
   *[other] { $seat } gives { $cards } to be rid of { $removed }
}
log-revealed = { $chest ->
    [none] { $seat } reaches { $card } { $named }
   *[other] { $seat } opens a chest { $card }: { $chest }
}
log-card_placed = { $card } lies in the middle of the mine
log-removed = { $card ->
    [none] a closed chest is buried
   *[other] { $card } is gone
}
log-moved = { $card ->
    [none] a goal is pushed away
   *[other] { $card } moves
}
log-card_seen = { $chest ->
    [none] { $seat } sees { $card } { $named }
   *[other] { $seat } sees a chest { $card }: { $chest }
}
log-goals_swapped = { $swapped ->
    [no] { $seat } puts the two goals back as they were
   *[yes] { $seat } swaps the two goals in secret
}
log-drew = { $pile ->
    [discards] { $seat } takes { $card } from the discard pile
   *[deck] { $seat } draws { $card }
}
log-dwarf_posted = { $card ->
    [none] { $seat } posts a toll dwarf
   *[other] { $seat } gives { $card } and posts a toll dwarf
}
log-toll_paid = { $own ->
    [yes] { $seat }'s toll dwarf leaves
   *[no] { $seat } pays { $owner } one gold
}
log-troll_paid = { $seat } promises the troll one gold
log-marker_placed = { $seat } reaches gold
log-round = Round { $round }
log-show = Show the place
log-newest = To the newest line

## The list of keys

keys = Keys
keys-hand = Your hand
keys-mine = The mine
keys-players = The players
keys-everywhere = Everywhere
key-pick = pick up a card, or put it back
key-rotate = rotate the card
key-confirm = confirm the move
key-back = take back, close
key-move = move the mine; from place to place where a card can go
key-zoom = zoom in and out
key-fit = show the whole mine
key-cards = go through the cards in the mine
key-accuse = point at a player as a Saboteur: at the one below the mouse or in focus
key-vouch = vouch for this player
key-tab = to the next part of the page
key-list = this list

## Pointing

point-accuse = Point at { $name } as a Saboteur
point-vouch = Vouch for { $name }
point-undo = Take back what you said about { $name }
stance-accuse = points at
stance-vouch = vouches for
pointed-accuse = Points here as at a Saboteur: { $names }
pointed-vouch = Vouches for this player: { $names }

## Quick reactions

reactions = Quick reactions
reactions-short = Reactions
gesture-laugh = Laugh
gesture-gasp = Gasp
gesture-think = Think
gesture-applaud = Applaud
gesture-shrug = Shrug
gesture-hurry = Hurry!
gesture-done-laugh = { $name } laughs.
gesture-done-gasp = { $name } gasps.
gesture-done-think = { $name } has to think.
gesture-done-applaud = { $name } applauds.
gesture-done-shrug = { $name } shrugs.
gesture-done-hurry = { $name } asks for haste.

## The table: on top

round-of = Round { $round } of { $rounds }
deck-left = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
discard-count = { $count ->
    [0] The discard pile is empty
    [one] One card on the discard pile
   *[other] { $count } cards on the discard pile
}
discard-known = { $count ->
    [0] You have seen none of these cards.
    [one] You have seen this card:
   *[other] You have seen these { $count } cards, the last one first:
}
markers-left = { $count ->
    [0] No markers left
    [one] One marker left
   *[other] { $count } markers left
}
reversed = order of play reversed

## The table: players

players = Players
seat-number = seat { $seat }
choose-player = Choose { $name }
note-about = Your note about { $name }: { $mark ->
    [trusted] trusted
    [unsure] unsure
    [saboteur] Saboteur
   *[none] none yet
}. Only you see it.
their-turn = their turn
cards-in-hand = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
gold-cards = { $count ->
    [0] No gold cards
    [one] One gold card
   *[other] { $count } gold cards
}
gold-worth = { $cards }, worth { $worth }
# Beside the picture of gold cards. $worth is 0 if it may not be known.
gold-short = { $cards ->
    [0] 0
   *[other] { $worth ->
        [0] { $cards ->
            [one] one card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [one] { $worth } gold in one card
           *[other] { $worth } gold in { $cards } cards
        }
    }
}
gold-worth-short = { $gold } gold
gold-many = { $count } such cards
gold-pieces = { $count ->
    [0] No gold pieces
    [one] One gold piece
   *[other] { $count } gold pieces
}
dwarf-unknown = Unknown dwarf
dwarf-hide = Hide your dwarf card
role-yours = Your dwarf in this round:
aim-duel = Dig to the nuggets before the other dwarf does: you keep each one that your way reaches first. After three rounds the dwarf with more gold wins.
aim-solo = Dig to as many nuggets as you can before the cards run out. With 15 gold or more after three rounds you win.
dwarf-masked = Your dwarf card is hidden. Touch it to look.

## The table: the mine

board-label = The mine. Arrow keys move it, plus and minus zoom.
board-in-words = The mine in words
board-row = Row { $row }
board-card = { $card } at { $cell }
board-turned = rotated
board-open = open to: { $sides }
side-T = top
side-B = bottom
side-L = left
side-R = right
board-secret = only you know it
board-unconnected = not connected with the start
board-reached = on { $name }'s way
board-marker = marked by { $name }
board-toll = { $name }'s toll dwarf at { $cell }
board-target = Choose { $cell }
board-gap = empty place at { $cell }
board-preview = { $card } at { $cell }, not yet laid
place-start = the start
place-goal = a face-down goal
place-path = a face-down path card
place-chest = a closed chest
place-postcard = a face-down postcard
place-hidden = a face-down card
zoom-in = Larger mine
zoom-in-short = Larger
zoom-out = Smaller mine
zoom-out-short = Smaller
zoom-fit = All of the mine
zoom-fit-short = All
show-places = Show the places to choose from

## What everybody has seen

# The turns since then.
turns-ago = { $ago ->
    [0] in the latest turn
    [one] one turn ago
   *[other] { $ago } turns ago
}
trace-laid = Laid by { $name }, { $when }
trace-moved = Moved by { $name }, { $when }
trace-looked = { $name } has looked, { $when }
trace-looked-stale = { $name } looked before the swap, { $when }
trace-swapped = { $name } took it up to swap it, { $when }
deeds = This round
deeds-none = Nothing yet.
deeds-turn = turn { $turn }

## The table: your turn

your-hand = Your hand
hand-turned = { $card }, rotated
hand-stopped = { $card }, not while this lies before you: { $by }
your-turn = Your turn!
prompt-turn = Your turn: play a card, or pass with one.
prompt-troll = Your turn: pay the troll, play a card, or pass with one.
prompt-pathfinder = Pathfinder: lay your { $number ->
    [1] first
   *[other] second
} path card of this turn.
choose-whom = { $card }: choose a player.
choose-put-away = Discard these cards: { $cards }?
choose-play = { $card }: play it, or pass with it.
choose-treasure_map = Which face-down card do you want to look at?
choose-goal_card_swap = Which two goals do you pick up? Choose the first one.
choose-diversion = Diversion: choose the new place for the card at { $cell } ({ $card }).
choose-pass = { $card }: { $why } You may pass with it.
useless-path = It fits nowhere. Touch a place to see the reason.
choose-toll = Choose a place for the toll dwarf.
prompt-several = Choose up to three cards to discard.
no-more-cards = No other card can be discarded together with these.
hindered-rid = You can discard two cards together to remove one of them.
sending = sending …
unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
hand-on = Pass the device on
hand-on-to = Pass the device to { $name }
hand-on-why = { $name }, have you seen everything?
watching-only = You are watching.
post-toll = Place a toll dwarf instead
played-on-people = This card is played on a player.
played-by-itself = This card is not laid in the mine. Play it with the button.
choose-target = { $card }: choose a place.
choose-second-goal = Choose the second goal.
choose-in-mine = Choose a place in the mine.
several-cards = Discard several cards
which-move = What do you want to do?
toll-due = This costs one gold, paid to { $name }'s toll dwarf.
toll-free = This is { $name }'s own toll dwarf, so it costs nothing.
toll-posted = You do not draw a card this turn.
turn-card = Rotate
fits-one-way = It fits only in this direction.
confirm = Confirm
take-back = Cancel
all-moves = All moves
find-move = Find a move
waiting-for = Waiting for { $name } …
waiting-for-gone = Waiting for { $name }, who has lost the connection …
gone = { $name } has lost the connection.
gone-host = The host can let a bot play.
gone-wait = Wait
claim = { $name } would like to take over { $of }'s seat.
claim-give = Agree
claim-decline = Not now
claim-own = You have asked for { $of }'s seat. { $host } has to agree.
latecomer = A game is running. You can take over { $others ->
    [0] { $of }'s seat
    [one] { $of }'s seat or another one
   *[other] { $of }'s seat or one of { $others } others
}.
latecomer-how = Choose a seat. The host has to agree. Then you play on with its cards.
take-over = Take over { $name }'s seat
watch-on = Only watch
watch-named = Only watch, with this name
reactions-given = Waiting for the other players to answer …
reactions-awaited = Does anybody object?
table-menu = Table menu
stand-in-for = Let a bot play
stand-in-me = Let a bot play for me
abandon = End the game
abandon-sure = Do you want to end the game for everybody?
bot-sits-in = A bot plays for you.
i-am-back = I am back

## A device that is passed around

curtain = Pass the device to { $name }. Nobody else may look!
curtain-open = I am { $name }
nobody-objects = Nobody objects
somebody-objects = { $name } objects

## The end of a round

round-over = The round is over
scene-round = Round { $round }
scene-breath = Somebody has reached a goal …
scene-found-gold = The treasure!
scene-found-other = Not the treasure!
scene-over = That was the last card …
scene-masks = Who was who?
scene-lay = The treasure lay at { $cell }.
scene-gold = The gold is being handed round.
scene-notes = Your notes: { $right } right, { $wrong } wrong.
scene-skip = Skip
scene-looking = Still looking: { $names }
still-looking = { $count ->
    [one] { $names } is still looking at the last round.
   *[other] { $names } are still looking at the last round.
}
cause-reached = { $name } reached the treasure.
cause-spider = The giant spider chased everybody out.
# $winners names the winning parties, with a hyphen between them.
cause-hidden = { $winners ->
    [saboteurs] No cards are left: the Saboteurs held out.
   *[other] No cards are left, and nobody reached the treasure.
}
cause-gold = All gold cards lie face up.
cause-markers = All markers are placed.
cause-cards = No cards are left.
cause-deck = The deck is empty.
verdict-won = You win!
verdict-lost = You lose.
verdict-paid = You do not win, but you get { $count } gold.
verdict-kept = { $name } brings home { $count } gold.
verdict-kept-you = You bring home { $count } gold.
paid-cards = { $cards ->
    [one] 1 gold card
   *[other] { $cards } gold cards
}
paid-worth = { $cards ->
    [one] 1 gold card, worth { $worth }
   *[other] { $cards } gold cards, worth { $worth }
}
paid-pieces = { $count } gold
next-round = Next round

## The end of the game

game-over = The game is over
game-abandoned = The game was ended early
what-now = What next?
game-abandoned-why = It was ended before the last round was over, so nobody wins.
results = Who won?
last-round = The last round:
last-dwarf = Dwarf of the last round
wins = Winner
gold = Gold
rematch = Play again
rematch-wait = The host can start another game.
replay = Watch the replay
record = Save the game record
score = So far at this table
score-wins = Wins
score-games = Games
picture-of = Picture of the finished game. { $line }
picture-save = Save this picture
picture-share = Share this picture
picture-failed = The picture could not be made.

## Replay

replay-title = Replay
replay-back-to = Back to the table
replay-missing = This replay is not here
replay-missing-why = Check the link: perhaps a part of it is missing. A game can be replayed when it is over.
replay-loading = Loading the replay …
replay-moves = Moves
replay-beliefs = Suspicions
replay-fairness = Fair shuffle
replay-first = Go to the deal
replay-first-short = Deal
replay-back = Back one move
replay-back-short = Back
replay-run = Play
replay-run-short = Play
replay-pause = Pause
replay-pause-short = Pause
replay-forward = Next move
replay-forward-short = Next
replay-last = Go to the end
replay-last-short = End
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-speed = Speed
replay-eyes = Point of view
hand-of = { $name }'s hand
replay-open = All cards visible
replay-spectator = Spectator
replay-share = Share a link to this move
replay-play-on = Play on as { $name }

## Replay: suspicions

beliefs-of = Whose suspicions
beliefs-what = Suspected dwarf
beliefs-chart = The probability for each of the other players, move by move
beliefs-turns = Where it turned
beliefs-turn = { $from }% → { $to }%
beliefs-move = Move { $number }
beliefs-thinking = Calculating …
beliefs-none = In The Duel everybody knows who is who.
beliefs-how = What a bot in this seat would have believed from what this seat knew. A thick line marks a player who really had this dwarf card in this round.
percent = { $percent }%

## Replay: the fair shuffle

fair-check = Check the shuffle
fair-checking = Checking …
fair-none = The shuffle of this game cannot be checked, because the game began from a given position.
fair-secret = The server's secret matches what it published before the deal.
fair-secret-not = The server's secret does NOT match what it published before the deal.
fair-seed = The order of the cards follows from this secret and the random numbers of the players.
fair-seed-not = The order of the cards does NOT follow from this secret and the random numbers of the players.
fair-shares = Every player's random number is the one they committed to before anybody revealed theirs.
fair-shares-not = A random number is NOT the one that was committed to, or a bot took part.
fair-how = Your browser did this calculation itself. Everybody committed to a random number before anybody revealed one, so nobody could choose the cards.
fair-how-first = Your browser did this calculation itself. This older game was dealt without commitments of the players, so it proves less.
fair-no-note = This device was not part of this deal, so it can only check the record, not compare it with notes of its own.
fair-commitment = The server's commitment in the record
fair-noted = The server's commitment as this device noted it before the deal
fair-own = Random number of { $name }, from this device
fair-opened = The server's secret, published after the game
fair-save-note = Save the note of this device
doubt-seen = I have read this


## What each dwarf wants

about-role-gold_miner = You want the treasure. Dig towards the goals together with the other Gold Miners, repair their tools, and find out who works against you.
about-role-saboteur = You win if nobody reaches the treasure before the cards run out. Lead the others astray, but do not get caught.
about-role-greedy_dwarf = You want to reach the treasure yourself. Then you win alone and get four gold. Otherwise you get nothing.
about-role-blue = { $game ->
    [duel] You are the blue dwarf: blue doors and the blue ladder are yours. Bring home more gold than the green dwarf.
    [solo] You are the blue dwarf: blue doors and the blue ladder are yours. Bring home as much gold as you can.
   *[other] You want the blue team to win: reach the treasure before the green team, by a way without a green door.
}
about-role-green = { $game ->
    [duel] You are the green dwarf: green doors and the green ladder are yours. Bring home more gold than the blue dwarf.
    [solo] You are the green dwarf: green doors and the green ladder are yours. Bring home as much gold as you can.
   *[other] You want the green team to win: reach the treasure before the blue team, by a way without a blue door.
}
about-role-boss = You want the treasure to be reached by any team. You win with every winning team of Gold Miners, and get one gold less than they do. If doors keep both teams from the treasure, you may win alone.
about-role-profiteer = You win with every winning side, Gold Miners or Saboteurs, and get two gold less than they do.
about-role-geologist = You want crystals. When the round ends, you get one gold for each crystal in the mine, no matter which side wins. Two Geologists share this gold.
about-role-unknown = Nobody else knows this yet. When the round is over, all dwarf cards are turned over.

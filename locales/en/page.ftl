# What a player reads in the browser besides what game.ftl and bots.ftl say.

## Everywhere

skip = Skip to the content
home = To the start page
rules = Rules
preferences = Preferences
symbols = What the signs mean
close = Close
unofficial = An unofficial fan implementation. Saboteur is a trademark of its owners, who have nothing to do with this page.

## Preferences

language = Language
theme = Light
theme-auto = As the device likes it
theme-dark = By lantern light
theme-light = At noon
like-confirm = Ask me before a move counts
like-allow = Do not ask me while I hold no Veto
like-sound = Sounds
like-notify = Call me when it is my turn and I look elsewhere

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
game-solo-what = Alone in the mine: how much gold do you bring to light?
game-solo-players = 1 player
minutes = about { $minutes } minutes

## The start page: with whom

your-name = Your name
# The name of whoever gives none.
somebody = Digger
player-number = Digger { $number }
how-many = { $players ->
    [one] One at the table
   *[other] { $players } at the table
}
bot-level = How well bots play
play-now = Play now against bots
play-now-alone = Down into the mine
open-table = Open a table for friends
pass-and-play = Play on one device
pass-and-play-how = You hand the device round, and everybody sees only their own cards. Who plays?
pass-and-play-begin = To the table
pass-and-play-few = At least { $least } must play: add people or bots.
join = Join a table
join-do = Join
code = Code of the table
code-hint = Code or link
code-wrong = There is no table behind that. A code has eight letters and digits; the whole link works too.
your-tables = Your tables
table = Table
forget = Forget table { $code }
# How far one of your tables is.
table-lobby = gathering
table-shuffling = the cards are being shuffled
table-playing = being played
table-over = over
table-gone = It is no longer there.
newcomer = New in the mine?
newcomer-what = Six short lessons show you how it goes.
learn = Learn to play

## Options

options = Rules and options
ruleset = Ruleset
ruleset-own = Your own mix
edition = Which booklet
edition-anniversary = The booklet of 2024
edition-classic = The first booklets
option-chest_layout = Where the treasure chests lie
chest-layout-a = In a square
chest-layout-b = In a diamond
chest-layout-random = Anywhere
option-extra_rockfall = A fourth rockfall in the deck
table-impossible-random_goals_without_new_goals = Goals all at random belong to the New Goals: switch those on too.
table-impossible-layout_without_chests = There are no treasure chests to place: switch them on first.

## Coming to a table

connecting = On the way to the table …
connection-lost = The connection broke. One moment, it will be mended …
bye-title = The tunnel ends here
bye-again = Come in anew
join-who = At the table: { $names }
take-a-seat = Take a seat
watch = Only watch, without a name
password = Password

## The lobby: who sits where

table-code = Table { $code }
seats = Who plays
host = host
you = you
ready = ready
away = away
bot = Bot
bot-level-of = How well { $name } plays
seat-up = Move { $name } up
seat-remove = Remove { $name }
make-host = Make { $name } the host
mute-person = Mute { $name } in the chat
lobby-empty = All seats are free. Take one!
lobby-watching = { $named ->
    [0] { $count ->
        [one] Somebody watches.
       *[other] { $count } people watch.
    }
   *[other] { $count ->
        [0] Watching: { $names }.
        [one] Watching: { $names }, and one more.
       *[other] Watching: { $names }, and { $count } more.
    }
}
add-bot = Add a bot
add-player = Add a player
shuffling = The cards are being shuffled. Everybody adds a pinch of chance …
start = Start the game
start-anyway = Start anyway
not-ready-yet = Not ready yet: { $names }.
i-am-ready = I am ready
not-ready = Not ready after all
waiting-for-host = The host starts the game.
stand = Only watch
leave = Leave the table
leave-sure = Really leave? A bot plays on for you until you come back.

## The lobby: invitations

invite = Invite others
qr-alt = QR code with the link to this table
link = Link to this table
copy = Copy
copied = Copied
other-device = Take your seat to another device
other-device-how = A link of your own brings your seat there. Keep it to yourself: whoever opens it plays for you. Links made before are no longer good.
other-device-do = Make the link
screen-mode = Show this table on a big screen, without anybody's cards
screen-short = Big screen

## The lobby: settings

settings = How we play
clock = Clock
clock-none = Take your time
clock-move = So much for each move
clock-bank = So much for each move, and a reserve
clock-seconds = Seconds for each move
clock-bank-seconds = Seconds in reserve
first-player = Who begins
first-player-lot = Drawn by lot
pace = Bots move
pace-instant = at once
pace-fast = quickly
pace-calm = calmly
pace-slow = slowly
stand-in-level = A bot that sits in for somebody plays
reaction-all = Wait until everybody has answered a play
reaction-seconds = Seconds to object with the Veto
set-chat = People may chat
set-spectators = Others may watch
password-set = Set. Save nothing to remove it
password-none = No password
password-on = This table has a password.
password-needed = This table has a password
password-save = Save

## Chat and log

chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
log = What happened

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
    [one] The one that you have seen:
   *[other] The { $count } that you have seen, the last one first:
}
markers-left = { $count ->
    [0] No markers left
    [one] One marker left
   *[other] { $count } markers left
}
reversed = the other way round

## The table: players

players = Players
seat-number = seat { $seat }
choose-player = Choose { $name }
their-turn = to move
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
gold-pieces = { $count ->
    [0] No gold pieces
    [one] One gold piece
   *[other] { $count } gold pieces
}
dwarf-unknown = Who knows which dwarf?
dwarf-hide = Hide your dwarf card
role-yours = This round you are
dwarf-masked = Your dwarf card is hidden: touch it to look

## The table: the mine

board-label = The mine. Arrow keys move it, plus and minus zoom.
board-in-words = The mine in words
board-row = Row { $row }
board-card = { $card } at { $cell }
board-turned = turned
board-open = open to: { $sides }
side-T = top
side-B = bottom
side-L = left
side-R = right
board-secret = only you know it
board-unconnected = cut off from the start
board-reached = on the way of { $name }
board-marker = marked by { $name }
board-toll = { $name }'s toll dwarf at { $cell }
board-target = Choose { $cell }
board-gap = empty place at { $cell }
board-preview = { $card }, to be laid at { $cell }
place-start = the start
place-goal = a face-down goal
place-path = a face-down path card
place-chest = a closed chest
place-postcard = a face-down postcard
zoom-in = Closer
zoom-out = Farther away
zoom-fit = Show the whole mine

## The table: your turn

your-hand = Your hand
hand-turned = { $card }, turned
your-turn = Your turn!
prompt-turn = Your turn: play a card, or pass with one.
prompt-troll = Your turn: pay the troll, play a card, or pass with one.
prompt-pathfinder = You have found a path: lay your { $number ->
    [1] first
   *[other] second
} path card of this turn.
choose-whom = { $card }: on whom?
choose-put-away = Put these away: { $cards }?
choose-play = { $card }: play it, or pass with it.
choose-treasure_map = Which hidden card do you look at?
choose-goal_card_swap = Which two goals do you take up? Choose the first.
choose-diversion = Diversion: where does the card from { $cell } go ({ $card })?
choose-pass = { $card }: { $why } You may pass with it.
useless = It cannot be played now.
useless-path = It fits nowhere: touch a place to hear why.
useless-repair = No tool that it could mend is broken.
useless-sabotage = There is nobody whose tool it could break.
useless-rockfall = There is nothing that rocks could bury.
useless-treasure_map = There is no hidden card to look at.
useless-treasure_trove = The discard pile is empty.
useless-veto = It only answers what others play.
useless-hands_off = Nobody plans a theft.
useless-theft = You plan a theft already.
useless-freedom = Nobody is trapped.
useless-trapped = There is nobody left to trap.
useless-master_crafter = Nobody's tools are broken.
useless-pathfinder = You have no path card that fits anywhere.
useless-diversion = There is no card that could go elsewhere.
useless-goal_card_swap = There are no two hidden goals to take up.
useless-key = There is no locked door to open.
choose-toll = Where does the toll dwarf stand?
prompt-several = Choose up to three cards to put away.
no-more-cards = No more cards can go with these.
hindered-broken_pickaxe = Your pickaxe is broken: no path cards until it is mended.
hindered-broken_lantern = Your lantern is broken: no path cards until it is mended.
hindered-broken_cart = Your cart is broken: no path cards until it is mended.
hindered-trapped = You are trapped: no path cards until you are free.
hindered-more = Several cards keep you from digging: no path cards until all of them are gone.
hindered-rid = Two cards put away together rid you of one of them.
sending = on the way …
unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
hand-on = Hand the device on
hand-on-to = Hand it on to { $name }
hand-on-why = { $name }, have you seen everything?
watching-only = You are watching.
post-toll = Put a toll dwarf instead
played-on-people = This card is played on a player.
played-by-itself = This card is not laid in the mine: just play it.
choose-target = { $card }: choose where it goes.
choose-second-goal = And with which goal?
choose-in-mine = Choose in the mine.
several-cards = Put several cards away
which-move = What do you mean to do?
toll-due = { $name }'s toll dwarf takes one gold for it.
toll-free = It is { $name }'s own toll dwarf, so it costs nothing.
toll-posted = You draw no card for it.
turn-card = Turn
fits-one-way = It fits only this way up.
confirm = Do it
take-back = Take it back
all-moves = All moves
find-move = Find a move
waiting-for = { $name } is thinking …
reactions-given = The others may still object …
reactions-awaited = Does anybody object?
table-menu = At this table
stand-in-for = Let a bot sit in
stand-in-me = Let a bot sit in for me
abandon = End the game
abandon-sure = Really end it for everybody?
bot-sits-in = A bot sits in for you.
i-am-back = I am back

## A device that is handed round

curtain = The device goes to { $name }. Nobody else looks!
curtain-open = I am { $name }
nobody-objects = Nobody objects
somebody-objects = { $name } objects

## The end of a round

round-over = The round is over
round-hidden = Nobody reached the treasure.
round-reached = { $name } ({ $dwarf }) reached the treasure.
next-round = On to the next round
look-mine = Look at the mine
look-result = Who got what

## The end of the game

game-over = The game is over
game-abandoned = The game was broken off
what-now = What now?
game-abandoned-why = It ended before its end, and nobody wins.
results = Who won?
last-round = The last round:
last-dwarf = Dwarf of the last round
wins = Winner
gold = Gold
rematch = Play again
rematch-wait = The host can deal another game.
replay = Watch it again
record = Save the record

## Replay

replay-title = Replay
replay-back-to = To the table
replay-loading = Turning back the clock …
replay-moves = Moves
replay-beliefs = Suspicions
replay-fairness = Fair shuffle
replay-first = To the deal
replay-back = One move back
replay-run = Let it run
replay-pause = Stop
replay-forward = One move on
replay-last = To the end
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-speed = Speed
replay-eyes = Through whose eyes
hand-of = In the hand of { $name }
replay-open = All cards open
replay-spectator = A spectator's eyes
replay-share = Share this move
replay-play-on = Play on as { $name }

## Replay: suspicions

beliefs-of = Who watches
beliefs-what = How likely each is
beliefs-chart = How likely each of the others is this, move by move
beliefs-thinking = Thinking it all through again …
beliefs-none = In The Duel nobody hides who they are.
beliefs-how = What a bot in this seat would have believed, knowing only what this seat knew. The thick line is who really was it in this round.
percent = { $percent } %

## Replay: the fair shuffle

fair-check = Check whether the shuffle was fair
fair-checking = Checking …
fair-none = This game was not dealt by a shuffle that can be checked: it began from a given position.
fair-secret = The server's secret is the one it had promised before the deal.
fair-secret-not = The server's secret is NOT the one it had promised.
fair-seed = The shuffle follows from that secret and what each player added.
fair-seed-not = The shuffle does NOT follow from the secret and what the players added.
fair-how = Your browser did the sums by itself, just now. Neither the server nor any one player could choose the cards.
fair-commitment = Promised before the deal
fair-opened = Opened after the game

## Lessons

learn-what = Six small tables, one thing to do at each. Five minutes, and you know how to dig.
learn-rules = All the rules
learn-finished = You know it all. Find some friends, or some bots.
lesson-done = done
lesson-next = Next lesson
lesson-again = Start again
lesson-missed = That was something else. Have another try: begin the lesson again.
lesson-all = All lessons
lesson-fold = Hide or show what is to be done
lesson-play = Play a game
lesson-1 = Dig a tunnel
lesson-1-what = Lay a path card so that the tunnels meet.
lesson-1-do = You are a gold miner. The gold lies far to the right under one of the three hidden cards. Pick a path card from your hand, then a marked place next to the start; touch it there once more to turn it. Tunnels must meet tunnels, rock must meet rock.
lesson-1-done = Well dug. Everybody plays one card a turn, then draws one; whoever cannot or will not puts a card away, which is called passing. Together you must reach the gold before the cards run out. Hold a card for a moment, or point at it, to read what it does.
lesson-2 = Read a map
lesson-2-what = Find out where the gold is, in secret.
lesson-2-do = Where is the gold? Play the treasure map on one of the three hidden cards: you alone will see what is there.
lesson-2-done = Only you know that now. If it is a rock, the gold lies under one of the others. You may say what you saw, but you may also lie. So may everybody else.
lesson-3 = Mend your lantern
lesson-3-what = A broken tool keeps you from digging.
lesson-3-do = Somebody broke your lantern: no path cards for you until it is mended. Play the repair card with the lantern on yourself.
lesson-3-done = Light again. You may mend other people's tools too, if you trust them.
lesson-4 = Bring down the rock
lesson-4-what = A blind tunnel blocks the way.
lesson-4-do = Somebody laid a tunnel that ends in rubble. Play the rockfall on it to clear the place again. The start and the goals cannot be touched.
lesson-4-done = The way is free. A saboteur would have used the same card on your best tunnel.
lesson-5 = Be the saboteur
lesson-5-what = You win if the gold stays where it is.
lesson-5-do = Now you are the saboteur: nobody may find the gold, and nobody should notice you. Depending on how many play there are one to four of you. The miners are close. Break somebody's cart, so that they cannot dig.
lesson-5-done = How mean. Break too many tools too early and they will know who you are.
lesson-6 = Reach the gold
lesson-6-what = One card is missing.
lesson-6-do = A map has told you: the gold lies straight ahead. One card is missing. Lay it, and the miners win the round.
lesson-6-done = Gold! The miners share it out, whoever reached it picks first. A game has three rounds with new roles each time; whoever has the most gold wins.

## What each dwarf wants

about-role-gold_miner = You want the treasure. Dig towards the goals together with the other Gold Miners, mend their tools, and find out who is against you.
about-role-saboteur = You want nobody to reach the treasure before the cards run out. Lead them astray, but do not get caught.
about-role-greedy_dwarf = You want to reach the treasure yourself. Then you win alone and get four gold. Otherwise you get nothing.
about-role-blue = { $game ->
    [duel] You are the blue dwarf: blue doors and the blue ladder are yours. Bring home more gold than the green dwarf.
    [solo] You are the blue dwarf: blue doors and the blue ladder are yours. Bring home as much gold as you can.
   *[other] You want the blue team to win: reach the treasure before the green one, by a way without a green door.
}
about-role-green = { $game ->
    [duel] You are the green dwarf: green doors and the green ladder are yours. Bring home more gold than the blue dwarf.
    [solo] You are the green dwarf: green doors and the green ladder are yours. Bring home as much gold as you can.
   *[other] You want the green team to win: reach the treasure before the blue one, by a way without a blue door.
}
about-role-boss = You want the treasure to be reached, whichever team does it: you win with every team of Gold Miners and get one gold less. If doors shut both out you may win alone.
about-role-profiteer = You win with whoever wins, Gold Miners or Saboteurs, and get two gold less.
about-role-geologist = You want crystals. When the round ends each one in the mine brings you one gold, whoever wins. A second Geologist gets half.
about-role-unknown = Nobody may know yet. When the round is over all dwarf cards are turned over.

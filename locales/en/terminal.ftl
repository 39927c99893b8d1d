# What a player reads at the table in the terminal besides what game.ftl says.

## Beginning and ending

table-somebody = Digger
table-saved = The game is saved in { $file }.
table-resume = Go on with: saboteur play --resume
table-replay = Watch it again with: saboteur replay { $file }
table-over-already = The game in { $file } is over. Watch it with saboteur replay, or begin a new one with saboteur play.
table-nothing-to-resume = There is no game to go on with in { $folder }. Begin one with saboteur play, or name a file.
table-no-home = There is no place to keep your games: name a file with --save.
table-pieces = { $count ->
    [one] one gold piece
   *[other] { $count } gold pieces
}

## On the screen

screen-too-small = This terminal is too small for the table. Make it at least { $width } columns wide and { $height } lines high, or use --lines. Ctrl-C leaves.
screen-connecting = On the way to the table …
screen-lost = The game has come to a standstill.
screen-not-saved = The game cannot be saved: { $error }. It goes on; make room before you leave.
screen-reversed = the other way round
screen-markers = Markers { $left }
screen-waiting-for = { $name } is thinking …
screen-reactions = Does anybody object?
screen-where = { $card }: where?
screen-whom = { $card }: on whom?
screen-several = Put these away? { $card }
screen-toll = { $name }'s toll dwarf takes one gold for it.
screen-not-now = { $card }: it is of no use now, not even to pass with.
screen-not-together = Those cards cannot be put away together.
screen-not-there = That card is not laid in the mine.
screen-find = Find: { $text }
screen-help-title =  Keys and signs 
screen-log-title =  What happened 
screen-summary-title =  The round is over 
screen-over-title = The game is over
screen-say-title =  Say 
screen-leave = Leave the table? Enter or y leaves, any other key goes on. The game is kept.
screen-scroll =  ↑ ↓ 
screen-keys-hand = 1-9 or ←→ Enter card · Space several · p pass · a all moves · ? help · q leave
screen-keys-hand-others = 1-9 card · Space several · p pass · o other · a all moves · ? help · q leave
screen-keys-aim = ←→↑↓ Tab aim · Enter choose · r turn · p pass · Esc back · ? help
screen-keys-aim-toll = ←→↑↓ Tab aim · Enter choose · r turn · t toll dwarf · p pass · Esc back
screen-keys-sure = Enter do it · r turn · Esc take back
screen-keys-menu = ↑↓ Enter choose · Esc back
screen-keys-find = ↑↓ Enter choose · type to find · Esc back
screen-keys-asked = ↑↓ 1-9 Enter choose · l log · ? help · q leave
screen-keys-waiting = Shift ←→↑↓ look round · l log · ? help · q leave
screen-keys-over = l log · + - 0 size · ? help · q leave
screen-keys-over-server = n another game · l log · c say something · q leave
screen-keys-gathering = r ready · c say something · q leave
screen-keys-gathering-host = s start · b add a bot · c say something · q leave
screen-help = 1-9, ←→ Enter   pick a card up, or put it down
    Space           pick up several, to put them away together
    ←→↑↓, Tab       where it goes, or on whom; Tab goes to what is possible
    Enter           choose; once more: do it
    r               turn the card (right mouse button)
    p               pass with the card, or what else needs no place
    t               put a toll dwarf instead
    o               what needs no card, such as paying a troll
    a               all moves in words; type to find one
    Esc             take back
    Shift ←→↑↓      look round the mine; + - size of the cards, 0 all of it
    h               hide and show your dwarf card
    l               everything that happened
    q, Ctrl-C       leave; the game is kept

    Choose a place where the card cannot go, and you are told why.
    The mouse works too: touch a card, then a place or a player, then again.

    S start   ? hidden   $ treasure   o rock   ! only you know it
    ╬ tunnels that meet   ╫ ╱ ╲ tunnels that do not   × blind end
    B G doors (small: unlocked)   H ladder   ◆ crystal   $ nugget   T troll
    b g in a corner: marker   c chest   C Costume Department   P Tunnel Party
    1 2 sacks, 0-3 gold cards, D dragon, X giant spider   @ toll dwarf
    faint cards are cut off from the start   ▶ whose turn it is   ○ can be chosen
    ▯ cards in hand   $ gold: cards (worth), or pieces
    Pi La Ca pickaxe, lantern, cart broken   Tr trapped   Th plans a theft
sign-pickaxe = Pi
sign-lantern = La
sign-cart = Ca
sign-trapped = Tr
sign-theft = Th

## Line by line

lines-row = Row { $row }: { $cards }
lines-card = { $card } at { $cell }
lines-turned = turned
lines-secret = only you know it
lines-unconnected = cut off from the start
lines-marker = marked by { $name }
lines-toll = { $name }'s toll dwarf at { $cell }
lines-place-start = the start
lines-place-goal = a face-down goal
lines-place-path = a face-down path card
lines-place-chest = a closed chest
lines-place-postcard = a face-down postcard
lines-wait = It is not your turn. w tells the mine, p the players, o what is yours, h helps, q leaves.
lines-gathering = ready: say that you are ready, or not after all. say …: talk. As the host: bot adds a bot, start starts. q leaves.

## A table at a server

gathering-title =  Before the game 
gathering-link = Others join with this link: { $link }
gathering-you = { $name } (you)
gathering-bot = { $name } (bot, { $level })
gathering-waiting = The host starts the game.
gathering-host = You are the host: start when everybody is here.
gathering-shuffling = The cards are being shuffled …
join-not-a-link = "{ $link }" is no link to a table and no code. A link ends with /t/ and the code.
join-unreachable = The server { $server } does not answer as it should: { $error }. Is it running, and is the link right?
join-lost = The connection broke. One moment, it will be mended …
join-stood-in = A bot sits in for you: b takes the seat back (line by line: back).
join-again = Come back with: saboteur join { $link }
join-not-understood = The server says something that this program does not understand: they are of different versions. Join with a browser, or with the server's version.

## What cannot be read as a move

notation-unknown-word = "{ $word }" is neither a card nor a word with which a move begins. ? lists all moves.
notation-not-a-cell = "{ $word }" is no place in the mine: write column and row, like 3,-1.
notation-not-a-seat = "{ $word }" is no seat: write @ and its number, like @2.
notation-not-a-tool = "{ $word }" is no tool: write pickaxe, lantern or cart.
notation-not-a-card = "{ $word }" is no card.
notation-not-gold = "{ $word }" is no gold card: write 1, 2 or 3.
notation-missing-card = Which card?
notation-missing-cell = Where? Write column and row, like 3,-1.
notation-missing-seat = Whose? Write @ and the seat's number, like @2.
notation-missing-tool = Which tool is mended: pickaxe, lantern or cart?
notation-missing-gold = Which gold card: 1, 2 or 3?
notation-missing-removed = Which card in front of you goes? Write remove and its name.
notation-too-many-cards = At most three cards are discarded at once.
notation-too-long = The move should end before "{ $word }".
notation-not-playable = That card is never played: { $card }.
notation-nothing-to-ask-for = One asks another player to pay for a path card or a diversion, not for "{ $word }".

## At the table, line by line

table-move = Move { $number }: { $name } plays { $move }
table-round = Round { $round } of { $rounds }
table-piles = Deck { $deck }, discard pile { $discard }
table-player = { $name }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $gold ->
    [one] one gold card
   *[other] { $gold } gold cards
}
table-player-pieces = { $name }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $gold } gold
table-broken = broken: { $tools }
table-in-front = in front: { $cards }
table-you-are = You are: { $dwarf }
table-your-gold = Your gold cards: { $values }
table-hand = Your hand: { $cards }
table-gold-choices = Gold cards to choose from: { $values }
table-curtain = Hand the screen to { $name } and press Enter.
table-ask-turn = Your move, { $name } (? lists all moves, h helps, q quits):
table-help = Write a move, or its number from the list that ? shows.
    TBR 3,-1            lay the path card with tunnels Top, Bottom and Right at column 3, row -1
    broken_cart @2      break the cart of the player in seat 2
    repair_cart @2      mend it
    rockfall 3,-1       take the card at 3,-1 away
    treasure_map 8,0    look at the goal at 8,0
    pass TBR            put that card away and do nothing else
    repair_pickaxe_cart @2 cart    with a card that mends either, mend the cart
    reveal 8,0          of several goals, turn this one over first
    take 3              take a gold card with three nuggets
    discard TBR rockfall remove trapped    discard two cards to be rid of one in front of you (not in the base game)
    key 3,0    troll 3,0    mark 3,0       The Duel: unlock a door, pay a troll, mark a nugget
table-seat = seat { $seat }
table-goodbye = Until next time.
table-chests = Chests opened this round: { $chests }
table-markers = Markers left: { $left }. Placed: { $markers }

## Rulesets

rules-presets = Rulesets (choose one with --rules)
rules-options = Options (add them with --with, separated by commas)
rules-possible = This can be played.
rules-unknown-option = There is no option of that name: { $option }.

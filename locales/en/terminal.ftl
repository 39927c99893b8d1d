# The texts of the table in the terminal, in addition to game.ftl.

## Beginning and ending

table-somebody = Digger
table-saved = The game is saved in { $file }.
table-resume = Continue with: saboteur play --resume
table-replay = Watch the replay with: saboteur replay { $file }
table-over-already = The game in { $file } is over. Watch it with saboteur replay, or start a new one with saboteur play.
table-nothing-to-resume = There is no game to continue in { $folder }. Start one with saboteur play, or name a file.
table-no-home = No folder for your games was found. Name a file with --save.
table-pieces = { $count ->
    [one] one gold piece
   *[other] { $count } gold pieces
}

## On the screen

screen-too-small = This terminal is too small. Make it at least { $width } columns wide and { $height } lines high, or use --lines. Ctrl-C leaves.
screen-connecting = Connecting to the table …
screen-lost = The game has stopped.
screen-not-saved = The game cannot be saved: { $error }. It continues. Free some space before you leave.
screen-reversed = order of play reversed
screen-markers = Markers { $left }
screen-waiting-for = Waiting for { $name } …
screen-reactions = Does anybody object?
screen-resting = Waiting for the others to go on …
screen-where = { $card }: where?
screen-whom = { $card }: on which player?
screen-several = Discard together? { $card }
screen-useless = { $card }: { $why } p passes with it.
screen-useless-path = It fits nowhere.
screen-by-itself = { $card }: Enter plays it.
screen-round = Round { $round }/{ $rounds }
screen-deck = Deck { $deck }
screen-toll = This costs one gold, paid to { $name }'s toll dwarf.
screen-not-now = { $card }: you cannot use it now, not even to pass.
screen-not-together = These cards cannot be discarded together.
check-legal = This move is legal.
screen-not-there = This card is not laid in the mine.
screen-find = Find: { $text }
screen-help-title =  Keys and symbols 
screen-log-title =  What happened 
screen-players-title =  Who plays 
screen-summary-title = The round is over
screen-over-title = The game is over
screen-gestures-title = Gestures
screen-players-keys = ↑↓ player · Space your note: trusted ✓, unsure ?, Saboteur ✗ (only you see it) · ! points at a Saboteur · + vouches · - withdraws
gesture-name-laugh = laugh
gesture-name-gasp = gasp
gesture-name-think = think
gesture-name-applaud = applaud
gesture-name-shrug = shrug
gesture-name-hurry = hurry
gesture-told-laugh = { $name } laughs.
gesture-told-gasp = { $name } gasps.
gesture-told-think = { $name } has to think.
gesture-told-applaud = { $name } applauds.
gesture-told-shrug = { $name } shrugs.
gesture-told-hurry = { $name } asks the others to hurry.
note-trusted = trusted
note-unsure = unsure
note-saboteur = Saboteur
pointed-accused = accused by { $names }
pointed-vouched = vouched for by { $names }
ending-notes = Your notes: { $right } right, { $wrong } wrong.
ending-reader = { $seat } read the table best: { $right } right, { $wrong } wrong.
ending-won = You win this round.
ending-lost = You lose this round.
screen-say-title =  Chat 
screen-leave = Leave the table? Enter or y leaves, any other key continues. The game is saved.
screen-scroll =  ↑ ↓ 
screen-keys-hand = 1-9 or ←→ Enter card · Space several · p pass · a all moves · ? help · q leave
screen-keys-hand-others = 1-9 card · Space several · p pass · o other · a all moves · ? help · q leave
screen-keys-aim = ←→↑↓ Tab aim · Enter choose · r rotate · p pass · Esc back · ? help
screen-keys-aim-toll = ←→↑↓ Tab aim · Enter choose · r rotate · t toll dwarf · p pass · Esc back
screen-keys-sure = Enter confirm · Esc back
screen-keys-sure-rotate = Enter confirm · r rotate · Esc back
screen-keys-several = ←→ Space mark more cards · Enter discard them · Esc back
screen-keys-pass = p pass · 1-9 another card · Space several · Esc back · ? help
screen-keys-menu = ↑↓ Enter choose · Esc back
screen-keys-find = ↑↓ Enter choose · type to find · Esc back
screen-keys-asked = ↑↓ 1-9 Enter choose · l log · ? help · q leave
screen-keys-waiting = Shift ←→↑↓ scroll · l log · ? help · q leave
screen-keys-ending = Enter go on · l log · q leave
screen-keys-ending-more = Enter go on · ↑↓ more · l log · q leave
screen-keys-ending-skip = Enter show everything
screen-keys-hand-on = Enter hand the screen on · l log · ? help
screen-keys-over = n new game · l log · + - 0 size · ? help · q leave
screen-keys-over-server = n new game · l log · c chat · q leave
screen-keys-gathering = r ready · c chat · q leave
screen-keys-gathering-host = s start · b add a bot · c chat · q leave
screen-help = 1-9, ←→ Enter   pick a card up, or put it down
    Space           mark this card, then others, to discard them together
    ←→↑↓, Tab       choose a place or a player; Tab goes to the next possible one
    Enter           choose; press it again to confirm
    r               rotate the card (right mouse button)
    p               pass with the card, or play it if it needs no place
    t               place a toll dwarf instead
    o               moves without a card, such as paying a troll
    a               list all moves; type to find one
    Esc             go back
    Shift ←→↑↓      scroll the mine; + - size of the cards, 0 show all of it
    h               hide or show your dwarf card
    l               the log of the game
    w               who plays: point at players, take notes, see what bots are like
    n               after the end: another game
    e               at a server: a gesture
    q, Ctrl-C       leave; the game is saved

    If you choose an impossible place, the program explains why.
    The mouse works too: click a card, then a place or a player, then again.

    S start   ? face down   $ treasure   o rock   ! only you know it
    ╬ tunnels that meet   ╫ ╱ ╲ tunnels that do not meet   × ─ │ dead ends
    B G doors (small: unlocked)   H ladder   ◆ crystal   T troll
    $ nugget: on a tunnel, it lies in this tunnel alone
    ←→↑↓ beside the numbers: more cards on this side
    b g in a corner: marker   c chest   C Costume Department   P Tunnel Party
    1 2 sacks, 0-3 gold cards, { $goals }   @ toll dwarf
    dim cards are not connected with the start   ▶ whose turn it is   ○ can be chosen
    ▯ cards in hand   $ gold: cards (worth), or pieces   $3+2 in The Duel: two marked
    ! + below a player: accused by, vouched for by   ✓ ? ✗ your own notes
    Pi La Ca pickaxe, lantern, cart broken   Tr trapped   Th plans a theft
sign-pickaxe = Pi
sign-lantern = La
sign-cart = Ca
sign-trapped = Tr
sign-theft = Th

## Line by line

lines-row = Row { $row }: { $cards }
lines-card = { $card } at { $cell }
lines-turned = rotated
lines-secret = only you know it
lines-unconnected = not connected with the start
lines-marker = marked by { $name }
lines-toll = { $name }'s toll dwarf at { $cell }
lines-place-start = the start
lines-place-goal = a face-down goal
lines-place-path = a face-down path card
lines-place-chest = a closed chest
lines-place-postcard = a face-down postcard
lines-wait = It is not your turn. w describes the mine, p the players, o your cards; h shows help, q leaves.
lines-hand-on = Press Enter to hand the screen on.
lines-whom = Name the seat of another player, as in accuse 2.
lines-note = your note: { $note }
lines-again = again starts another game, q leaves:
lines-gathering = ready: you are ready, or no longer ready. say …: chat. For the host: bot adds a bot, bot hard:sly a bot of this level and character, start starts the game. q leaves.
lines-no-such-bot = There is no such bot. The levels are random, easy, normal and hard, the characters cautious, bold, grumpy, helpful and sly, as in bot hard:sly.

## A table at a server

gathering-title =  Before the game 
gathering-link = Others join with this link: { $link }
gathering-you = { $name } (you)
gathering-bot = { $name }: { $bot }
gathering-waiting = Waiting for the host to start the game.
gathering-host = You are the host: start when everybody is here.
gathering-shuffling = The cards are being shuffled …
join-not-a-link = "{ $link }" is not a link to a table and not a table code. A link ends with /t/ and the code.
join-unreachable = The server { $server } does not answer correctly: { $error }. Is it running, and is the link right?
join-lost = Connection lost. Reconnecting …
join-stood-in = A bot plays for you. b takes the seat back (in line mode: back).
join-again = Join again with: saboteur join { $link }
join-not-understood = This program does not understand the server, because their versions differ. Join with a browser, or with the program in the server's version.

## What cannot be read as a move

notation-unknown-word = "{ $word }" is neither a card nor the beginning of a move. ? lists all moves.
notation-not-a-cell = "{ $word }" is not a place in the mine: write column and row, like 3,-1.
notation-not-a-seat = "{ $word }" is not a seat: write @ and its number, like @2.
notation-not-a-tool = "{ $word }" is not a tool: write pickaxe, lantern or cart.
notation-not-a-card = "{ $word }" is not a card.
notation-not-gold = "{ $word }" is not a gold card: write 1, 2 or 3.
notation-missing-card = Which card?
notation-missing-cell = Where? Write column and row, like 3,-1.
notation-missing-seat = Which player? Write @ and the number of the seat, like @2.
notation-missing-tool = Which tool do you repair: pickaxe, lantern or cart?
notation-missing-gold = Which gold card: 1, 2 or 3?
notation-missing-removed = Which card in front of you do you remove? Write remove and its name.
notation-too-many-cards = You can discard at most three cards at once.
notation-too-long = The move should end before "{ $word }".
notation-not-playable = This card cannot be played: { $card }.
notation-nothing-to-ask-for = You can ask another player to pay for a path card or a diversion, not for "{ $word }".

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
table-marked = { $gold } gold marked
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
    repair_cart @2      repair it
    rockfall 3,-1       remove the card at 3,-1
    treasure_map 8,0    look at the goal at 8,0
    pass TBR            discard this card and do nothing else
    repair_pickaxe_cart @2 cart    repair the cart with a card that repairs either tool
    reveal 8,0          turn this goal over first, if you reached several
    take 3              take a gold card with three nuggets
    accuse 2, vouch 2, withdraw 2    point at the player in seat 2; it is no move
    note 2 trusted      a note that only you see; note 2 removes it
    laugh, gasp, think, applaud, shrug, hurry    at a server: a gesture
    discard TBR rockfall remove trapped    discard two cards to remove one in front of you (not in the base game)
    key 3,0    troll 3,0    mark 3,0       The Duel: unlock a door, pay a troll, mark a nugget
table-seat = seat { $seat }
table-goodbye = Goodbye.
table-chests = Chests opened this round: { $chests }
table-markers = Markers left: { $left }. Placed: { $markers }

## Rulesets

rules-presets = Rulesets (choose one with --rules)
rules-options = Options (add them with --with, separated by commas)
rules-possible = This can be played.
rules-unknown-option = There is no option "{ $option }".{ $like ->
    [none] { "" }
   *[other] { " " }Did you mean "{ $like }"?
}
    The options are: { $options }.
    saboteur rules explains them.

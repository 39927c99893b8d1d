
# --- reports of simulations ---
report-title = Saboteur: a simulation
report-rules = Ruleset
report-players = Players
report-bots = Bots
report-games = Games
report-rounds = Rounds
report-seed = Seed
report-version = Version
report-command = Command
report-language = en
report-decimal-sign = .
report-intervals = Behind ± is half of the interval in which the true value lies with 95 % confidence. Shares are in percent.
report-intervals-page = Bands and whiskers show the interval in which the true value lies with 95 % confidence. The numbers are in the tables below the plots.
report-numbers = The numbers
report-too-many-bots = There are { $bots } bots for { $players ->
    [one] one player
   *[other] { $players } players
}: name at most one bot for each seat, or let more play with --players.
report-same-file = Two reports cannot go to the same place: { $file }. Give each a file of its own.
report-gzip-to-standard-output = Compressed records go into a file: give --records a name, or leave --gzip out.

report-side-wins = Rounds won by each side
report-side-wins-note = The share of rounds that a side won. In Saboteur 2 both teams can win together; a round of The Duel counts for whoever won more gold in it.
report-role-wins = Rounds won by each role
report-role-wins-note = The share of the rounds with such a dwarf that his side won. A Geologist has no side and is left out.
report-role-paid = Who got richer
report-role-paid-note = The share of players of a role who had more gold after the round than before it.
report-role-gold = Gold by role
report-role-gold-note = Nuggets that a player of this role won in a round.
report-round-turns = Length of a round
report-round-turns-note = Turns in a round, over all and for the rounds that a side won.
report-round-length = Rounds by number of turns
report-round-length-of = { $players ->
    [one] Length of a round – one player
   *[other] Length of a round – { $players } players
}
report-round-ends = How rounds ended
report-round-ends-note = The share of rounds that ended in this way.
report-cards-left = Cards left over
report-cards-left-note = Cards in all hands and in the deck when a round ended.
report-order-gold = Does it help to go first?
report-order-gold-note = Nuggets won in a round, by the place in its order of play.
report-seat-score = Gold by seat
report-seat-score-note = Nuggets at the end of the game.
report-seat-wins = Games won by seat
report-seat-wins-note = The share of games in which the seat had the most gold, alone or with others.
report-level-score = Gold by level of the bots
report-level-score-note = Nuggets of a bot at the end of the game.
report-level-wins = Games won by level of the bots
report-level-wins-note = The share of a level's bots who had the most gold, alone or with others.
report-grades = How good the games were
report-grades-note = The share of games with this result.
report-cards = How each card is used
report-cards-note = How many of each card were played in a round, discarded unused, or left in hands and in the deck, all numbers of players together. What falls in was taken out of the mine again. The last column is the share of plays by somebody whose side won the round.
report-card-wins-title = Do those win who play a card?
report-card-wins-note = The share of plays by somebody whose side won the round. The dashed line is the mean of all cards. Path cards have circles, action cards diamonds.
report-card-fates-title = What becomes of each card
report-card-fates-note = Shares of all copies, in rounds of any number of players. Cards put aside are not counted.

report-all = all rounds
report-side-gold_miners = Gold Miners
report-side-saboteurs = Saboteurs
report-side-blue = Blue (B)
report-side-green = Green (G)
report-side-nobody = nobody
report-role-gold_miner = Gold Miner
report-role-saboteur = Saboteur
report-role-greedy_dwarf = Greedy Dwarf
report-role-blue = Blue (B)
report-role-green = Green (G)
report-role-boss = Boss
report-role-profiteer = Profiteer
report-role-geologist = Geologist
report-ending-treasure = treasure reached
report-ending-hidden = treasure hidden
report-ending-gold = all gold open
report-ending-markers = markers placed
report-ending-cards = out of cards
report-ending-deck = deck empty
report-hands = hands
report-deck = deck
report-order = place { $place }
report-level-random = random
report-level-easy = easy
report-level-normal = normal
report-level-hard = hard
report-grade-perfect = perfect
report-grade-good = good
report-grade-fair = fair
report-grade-lost = lost
report-card = Card
report-copies = Copies
report-card-played = played
report-card-discarded = discarded
report-card-in-hand = in hand
report-card-in-deck = in deck
report-card-struck = struck
report-card-fallen = fell in
report-card-wins = wins %

report-players-of = { $players ->
    [one] one player
   *[other] { $players } players
}
report-plot-lines = Lines over the number of players, from { $least } to { $most }, with 95 % intervals as bands. The numbers are in the table.
report-plot-bars = Bars with 95 % intervals as whiskers. The numbers are in the table.
report-plot-histogram = Columns for the share of rounds by their number of turns. The mean is { $mean }.
report-plot-fates = For each card a bar that is divided by what became of its copies. The numbers are in the table.
report-plot-wins = For each card a point with its 95 % interval. The numbers are in the table.

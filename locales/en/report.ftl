
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
report-intervals = ± shows half of the 95% confidence interval. Shares are in percent.
report-intervals-page = Bands and whiskers show 95% confidence intervals. The numbers are in the tables below the plots.
report-numbers = The numbers
report-too-many-bots = There are { $bots } bots for { $players ->
    [one] one player
   *[other] { $players } players
}: name at most one bot for each seat, or let more play with --players.
report-same-file = Two reports cannot be written to the same file: { $file }. Give each a file of its own.
report-gzip-to-standard-output = Compressed records can only be written to a file. Give --records a name, or leave out --gzip.

report-side-wins = Rounds won by each side
report-side-wins-note = The share of rounds that a side won. In Saboteur 2 both teams can win together. In The Duel, the player who got more gold in a round wins it.
report-role-wins = Rounds won by each role
report-role-wins-note = The share of the rounds with this dwarf that its side won. Geologists have no side and are left out.
report-role-paid = Who got gold
report-role-paid-note = The share of players of a role who had more gold after the round than before it.
report-role-gold = Gold by role
report-role-gold-note = The nuggets that a player with this role got in a round.
report-round-turns = Length of a round
report-round-turns-note = The turns in a round, for all rounds and for the rounds that each side won.
report-round-length = Rounds by number of turns
report-round-length-of = { $players ->
    [one] Length of a round – one player
   *[other] Length of a round – { $players } players
}
report-round-ends = How rounds ended
report-round-ends-note = The share of rounds that ended in this way.
report-cards-left = Unused cards
report-cards-left-note = The cards in all hands and in the deck at the end of a round.
report-order-gold = Is it better to go first?
report-order-gold-note = The nuggets that a player got in a round, by their place in the order of play.
report-seat-score = Gold by seat
report-seat-score-note = The nuggets at the end of the game.
report-seat-wins = Games won by seat
report-seat-wins-note = The share of games in which the seat had the most gold, alone or with others.
report-level-score = Gold by bot level
report-level-score-note = The nuggets of a bot at the end of the game.
report-level-wins = Games won by bot level
report-level-wins-note = The share of the bots of a level that had the most gold, alone or with others.
report-grades = Results of the games
report-grades-note = The share of games with this result.
report-cards = Use of each card
report-cards-note = The average number of copies of each card per round that were played, discarded, or left in hands and in the deck, for all numbers of players together. "Removed" counts cards that were removed from the mine again. The last column is the share of plays by players whose side won the round.
report-card-wins-title = Which cards do winners play?
report-card-wins-note = The share of plays by players whose side won the round. The dashed line is the mean of all cards. Path cards are circles, action cards are diamonds.
report-card-fates-title = Where each card ends
report-card-fates-note = Shares of all copies, for all numbers of players together. Cards that were set aside are not counted.

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
report-ending-hidden = treasure not reached
report-ending-gold = all gold cards face up
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
report-card-struck = took effect
report-card-fallen = removed
report-card-wins = wins %

report-players-of = { $players ->
    [one] one player
   *[other] { $players } players
}
report-plot-lines = Lines over the number of players, from { $least } to { $most }, with 95% intervals as bands. The numbers are in the table.
report-plot-bars = Bars with 95% intervals as whiskers. The numbers are in the table.
report-plot-histogram = The share of rounds by their number of turns. The mean is { $mean }.
report-plot-fates = A bar for each card, divided by where its copies ended. The numbers are in the table.
report-plot-wins = A point for each card, with its 95% interval. The numbers are in the table.

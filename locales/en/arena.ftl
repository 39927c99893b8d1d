
# --- arena: bots compared ---
arena-heading = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} for each number of players. A deal is the first round of a game.
    Each deal is played several times: each side at either level, against the others at either level.
    Seed: { $seed }
arena-pair = { $players ->
    [one] One player
   *[other] { $players } players
}: { $one } against { $two }
arena-side = side
arena-side-miners = miners
arena-side-saboteurs = saboteurs
arena-side-loners = loners
arena-side-green = green
arena-side-blue = blue
arena-side-alone = alone
arena-side-both = both
arena-measure = measure
arena-wins = wins %
arena-gold = gold
arena-difference = diff.
arena-interval-head = 95%
arena-interval = { $low } to { $high }
arena-deals = deals
arena-verdict = verdict
arena-better = { $level } is better
arena-equal = exactly equal
arena-few = too few deals
arena-open = not significant
arena-open-deals = not significant (~{ $deals })
arena-rating = Rating in Elo points above the weakest level, with 95% intervals
arena-level = level
arena-mean = mean
arena-note-wins = Wins: the share of the side's players who got gold. Gold: the mean of its players.
    Means are over opponents of both levels. In Saboteur 2 each team is a side;
    loners are Bosses, Profiteers and Geologists.
arena-note-duel = Wins: the share of deals in which the player got more gold; a draw is half a win.
    Means are over opponents of both levels. Both: one against the other, in both colours.
arena-note-solo = Gold: the gold from the round.
arena-note-needed = (~n): about n deals would show a true difference of this size in four of five attempts.
arena-note-few = Rows with fewer than { $deals } deals have imprecise intervals, so they get no verdict.
arena-note-chance = Rows in these tables: { $count }. About one interval in twenty misses the true value by chance.
arena-note-rating = The rating is a logistic fit over all tables. It is imprecise for a level that always wins.
arena-two-levels = A comparison needs at least two levels: --levels easy,normal

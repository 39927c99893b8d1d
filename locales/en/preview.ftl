# Link previews: what a messenger shows of a link.

preview-game = { $game ->
    [saboteur2] Saboteur 2
    [duel] Saboteur: The Duel
    [solo] Saboteur: The Duel for one
   *[base] Saboteur
}
preview-table-title = { $host } invites you to play { $game }
preview-table-seats = { $open ->
    [0] { $names }
    [one] { $names } · one seat is free
   *[other] { $names } · { $open } seats are free
}
preview-running-title = { $game }: { $names }
preview-running = The game is running. Watch it, or take over the seat of a bot.
preview-over = The game is over. See who was who.
preview-closed = A private table.
preview-game-title = { $game }: { $names }
preview-game-won = { $winners } won. Watch the game again, move by move.
preview-game-ended = Watch the game again, move by move.
preview-game-closed = A private game.

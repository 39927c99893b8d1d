# Vorschau von Links: was ein Messenger von einem Link zeigt.

preview-game = { $game ->
    [saboteur2] Saboteur 2
    [duel] Saboteur: Das Duell
    [solo] Saboteur: Das Duell allein
   *[base] Saboteur
}
preview-table-title = { $host } lädt dich zu { $game } ein
preview-table-seats = { $open ->
    [0] { $names }
    [one] { $names } · ein Platz ist frei
   *[other] { $names } · { $open } Plätze sind frei
}
preview-running-title = { $game }: { $names }
preview-running = Das Spiel läuft. Schau zu, oder übernimm den Platz eines Bots.
preview-over = Das Spiel ist aus. Sieh nach, wer wer war.
preview-closed = Ein privater Tisch.
preview-game-title = { $game }: { $names }
preview-game-won = Gewonnen: { $winners }. Sieh dir das Spiel noch einmal an, Zug für Zug.
preview-game-ended = Sieh dir das Spiel noch einmal an, Zug für Zug.
preview-game-closed = Ein privates Spiel.

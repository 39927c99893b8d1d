
# --- Arena: Bots im Vergleich ---
arena-heading = { $deals ->
    [one] Eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
} für jede Spielerzahl, je die erste Runde eines Spiels.
    Jede Seite spielt sie als Ganzes auf beiden Stufen, gegen alle anderen auf beiden Stufen.
    Startwert: { $seed }
arena-pair = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}: { $one } gegen { $two }
arena-side = Seite
arena-side-miners = Goldsucher
arena-side-saboteurs = Saboteure
arena-side-loners = Einzelne
arena-side-green = Grün
arena-side-blue = Blau
arena-side-alone = allein
arena-side-both = beide
arena-measure = Maß
arena-wins = Siege %
arena-gold = Gold
arena-difference = Diff.
arena-interval-head = 95 %
arena-interval = { $low } bis { $high }
arena-deals = Anz.
arena-verdict = Urteil
arena-better = { $level } ist besser
arena-equal = genau gleich
arena-few = zu wenige
arena-open = nicht signifikant
arena-open-deals = nicht signifikant (~{ $deals })
arena-rating = Wertung in Elo-Punkten über der schwächsten Stufe, mit 95-%-Intervallen
arena-level = Stufe
arena-mean = Mittel
arena-note-wins = Siege: der Anteil der Plätze einer Seite, die Gold gewannen. Gold: das Mittel ihrer Plätze.
    Gemittelt ist über Gegner beider Stufen. In Saboteur 2 ist jedes Team eine Seite;
    Einzelne sind Boss, Profiteur und Geologen.
arena-note-duel = Siege: wer mehr Gold gewonnen hat; ein Gleichstand ist ein halber Sieg.
    Gemittelt ist über Gegner beider Stufen. Beide: der eine gegen den anderen, in beiden Farben.
arena-note-solo = Gold: was in der Runde gewonnen wurde.
arena-note-needed = (~n): Mit etwa n Verteilungen fiele ein wahrer Unterschied dieser Größe meist auf (zu 80 %).
arena-note-few = Unter { $deals } Verteilungen sind die Intervalle einer Zeile ungenau, und nichts wird behauptet.
arena-note-chance = Zeilen insgesamt: { $count }. Etwa jedes zwanzigste Intervall liegt durch Zufall daneben.
arena-note-rating = Die Wertung ist logistisch an alle Tische angepasst. Wer immer gewinnt, ist ungenau bewertet.
arena-two-levels = Zum Vergleichen braucht es mindestens zwei Stufen: --levels easy,normal

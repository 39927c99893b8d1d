
# --- Berichte über Simulationen ---
report-title = Saboteur: eine Simulation
report-rules = Regeln
report-players = Personen
report-bots = Bots
report-games = Partien
report-rounds = Runden
report-seed = Startwert
report-version = Version
report-command = Befehl
report-language = de
report-decimal-sign = ,
report-intervals = Hinter ± steht die halbe Breite des Bereichs, in dem der wahre Wert mit 95 % Sicherheit liegt. Anteile sind in Prozent.
report-intervals-page = Bänder und Striche zeigen den Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt. Die Zahlen stehen in den Tabellen unter den Bildern.
report-numbers = Die Zahlen
report-too-many-bots = Es sind { $bots } Bots für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}: Höchstens einen Bot für jeden Platz nennen, oder mit --players mehr spielen lassen.
report-same-file = Zwei Berichte können nicht an dieselbe Stelle: { $file }. Jeder braucht eine eigene Datei.
report-gzip-to-standard-output = Gepackte Partien kommen in eine Datei: --records einen Namen geben oder --gzip weglassen.

report-side-wins = Gewonnene Runden jeder Seite
report-side-wins-note = Der Anteil der Runden, die eine Seite gewonnen hat. In Saboteur 2 können beide Teams zusammen gewinnen; im Duell zählt eine Runde für den, der in ihr mehr Gold gewonnen hat.
report-role-wins = Gewonnene Runden jeder Rolle
report-role-wins-note = Von den Runden mit einem solchen Zwerg der Anteil, den seine Seite gewonnen hat. Ein Geologe hat keine Seite und fehlt hier.
report-role-paid = Wer reicher wurde
report-role-paid-note = Der Anteil derer mit dieser Rolle, die nach der Runde mehr Gold hatten als vor ihr.
report-role-gold = Gold nach Rolle
report-role-gold-note = Goldstücke, die jemand mit dieser Rolle in einer Runde gewonnen hat.
report-round-turns = Länge einer Runde
report-round-turns-note = Züge in einer Runde, insgesamt und in den Runden, die eine Seite gewonnen hat.
report-round-length = Runden nach Zahl der Züge
report-round-length-of = { $players ->
    [one] Länge einer Runde – eine Person
   *[other] Länge einer Runde – { $players } Personen
}
report-round-ends = Wie Runden endeten
report-round-ends-note = Der Anteil der Runden, die so endeten.
report-cards-left = Übrige Karten
report-cards-left-note = Karten auf allen Händen und im Nachziehstapel am Ende einer Runde.
report-order-gold = Hilft es, anzufangen?
report-order-gold-note = In einer Runde gewonnene Goldstücke, nach der Stelle in ihrer Reihenfolge.
report-seat-score = Gold nach Platz
report-seat-score-note = Goldstücke am Ende der Partie.
report-seat-wins = Gewonnene Partien nach Platz
report-seat-wins-note = Der Anteil der Partien, in denen der Platz das meiste Gold hatte, allein oder mit anderen.
report-level-score = Gold nach Stufe der Bots
report-level-score-note = Goldstücke eines Bots am Ende der Partie.
report-level-wins = Gewonnene Partien nach Stufe der Bots
report-level-wins-note = Der Anteil der Bots einer Stufe, die das meiste Gold hatten, allein oder mit anderen.
report-grades = Wie gut die Partien waren
report-grades-note = Der Anteil der Partien mit diesem Ergebnis.
report-cards = Wie jede Karte gebraucht wird
report-cards-note = Wie viele von jeder Karte in einer Runde gespielt oder ungenutzt abgelegt wurden oder auf Händen und im Nachziehstapel blieben, alle Personenzahlen zusammen. Was eingestürzt ist, wurde wieder aus der Mine genommen. Die letzte Spalte ist der Anteil derer, die sie spielten und deren Seite die Runde gewann.
report-card-wins-title = Gewinnt, wer eine Karte spielt?
report-card-wins-note = Wie oft die Seite dessen, der die Karte spielte, die Runde gewann. Die gestrichelte Linie ist das Mittel aller Karten. Wegekarten haben Kreise, Aktionskarten Rauten.
report-card-fates-title = Was aus jeder Karte wird
report-card-fates-note = Anteile an allen Exemplaren, in Runden mit jeder Personenzahl. Beiseitegelegte Karten zählen nicht.

report-all = alle Runden
report-side-gold_miners = Goldsucher
report-side-saboteurs = Saboteure
report-side-blue = Blau (B)
report-side-green = Grün (G)
report-side-nobody = niemand
report-role-gold_miner = Goldsucher
report-role-saboteur = Saboteur
report-role-greedy_dwarf = Gieriger Zwerg
report-role-blue = Blau (B)
report-role-green = Grün (G)
report-role-boss = Chef
report-role-profiteer = Profiteur
report-role-geologist = Geologe
report-ending-treasure = Schatz erreicht
report-ending-hidden = Schatz verborgen
report-ending-gold = alles Gold offen
report-ending-markers = Marker gelegt
report-ending-cards = ohne Karten
report-ending-deck = Stapel leer
report-hands = Hände
report-deck = Stapel
report-order = Stelle { $place }
report-level-random = zufällig
report-level-easy = leicht
report-level-normal = normal
report-level-hard = schwer
report-grade-perfect = perfekt
report-grade-good = gut
report-grade-fair = ordentlich
report-grade-lost = verloren
report-card = Karte
report-copies = Zahl
report-card-played = gespielt
report-card-discarded = abgelegt
report-card-in-hand = Hand
report-card-in-deck = Stapel
report-card-struck = getroffen
report-card-fallen = gestürzt
report-card-wins = Sieg %

report-players-of = { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
report-plot-lines = Linien über der Zahl der Personen, von { $least } bis { $most }, mit dem 95-%-Bereich als Band. Die Zahlen stehen in der Tabelle.
report-plot-bars = Balken mit dem 95-%-Bereich als Strich. Die Zahlen stehen in der Tabelle.
report-plot-histogram = Säulen für den Anteil der Runden nach der Zahl ihrer Züge. Das Mittel ist { $mean }.
report-plot-fates = Für jede Karte ein Balken, geteilt nach dem, was aus ihren Exemplaren wurde. Die Zahlen stehen in der Tabelle.
report-plot-wins = Für jede Karte ein Punkt mit seinem 95-%-Bereich. Die Zahlen stehen in der Tabelle.

# Was man am Tisch im Terminal liest, außer dem, was in game.ftl steht.

## Anfang und Ende

table-somebody = Kumpel
table-saved = Das Spiel ist in { $file } gespeichert.
table-resume = Weiter geht es mit: saboteur play --resume
table-replay = Noch einmal anschauen mit: saboteur replay { $file }
table-over-already = Das Spiel in { $file } ist zu Ende. Schau es mit saboteur replay an oder beginne ein neues mit saboteur play.
table-nothing-to-resume = In { $folder } liegt kein Spiel, mit dem es weitergehen könnte. Beginne eins mit saboteur play oder nenne eine Datei.
table-no-home = Es gibt keinen Ort für deine Spiele: Nenne eine Datei mit --save.
table-pieces = { $count ->
    [one] ein Goldstück
   *[other] { $count } Goldstücke
}

## Auf dem Bildschirm

screen-too-small = Dieses Terminal ist zu klein für den Tisch. Mach es mindestens { $width } Spalten breit und { $height } Zeilen hoch, oder nimm --lines. Strg-C geht.
screen-connecting = Auf dem Weg zum Tisch …
screen-lost = Das Spiel steht still.
screen-not-saved = Das Spiel lässt sich nicht speichern: { $error }. Es geht weiter; schaffe Platz, bevor du gehst.
screen-reversed = andersherum
screen-markers = Marker { $left }
screen-waiting-for = { $name } denkt nach …
screen-reactions = Widerspricht jemand?
screen-resting = Die anderen sehen sich noch das Ende der Runde an …
screen-where = { $card }: wohin?
screen-whom = { $card }: bei wem?
screen-several = Zusammen ablegen? { $card }
screen-useless = { $card }: { $why } p passt damit.
screen-useless-path = Sie passt nirgends.
screen-by-itself = { $card }: Eingabe spielt sie aus.
screen-round = Runde { $round }/{ $rounds }
screen-deck = Stapel { $deck }
screen-toll = Der Zollzwerg von { $name } nimmt dafür ein Gold.
screen-not-now = { $card }: Das nützt jetzt nichts, nicht einmal zum Passen.
screen-not-together = Diese Karten kann man nicht zusammen ablegen.
check-legal = Dieser Zug ist erlaubt.
screen-not-there = Diese Karte wird nicht in die Mine gelegt.
screen-find = Suche: { $text }
screen-help-title =  Tasten und Zeichen 
screen-log-title =  Was geschah 
screen-players-title =  Wer mitspielt 
screen-summary-title = Die Runde ist zu Ende
screen-over-title = Das Spiel ist zu Ende
screen-gestures-title = Gesten
screen-players-keys = ↑↓ Person · Leer deine Notiz: vertraut ✓, unsicher ?, Saboteur ✗ (nur du siehst sie) · ! zeigt auf einen Saboteur · + bürgt · - nimmt es zurück
gesture-name-laugh = lachen
gesture-name-gasp = staunen
gesture-name-think = nachdenken
gesture-name-applaud = klatschen
gesture-name-shrug = mit den Schultern zucken
gesture-name-hurry = zur Eile drängen
gesture-told-laugh = { $name } lacht.
gesture-told-gasp = { $name } staunt.
gesture-told-think = { $name } muss nachdenken.
gesture-told-applaud = { $name } klatscht.
gesture-told-shrug = { $name } zuckt mit den Schultern.
gesture-told-hurry = { $name } bittet um Eile.
note-trusted = vertraut
note-unsure = unsicher
note-saboteur = Saboteur
pointed-accused = beschuldigt von { $names }
pointed-vouched = in Schutz genommen von { $names }
ending-notes = Deine Notizen: { $right } richtig, { $wrong } falsch.
ending-reader = { $seat } hat den Tisch am besten gelesen: { $right } richtig, { $wrong } falsch.
ending-won = Du gewinnst diese Runde.
ending-lost = Du verlierst diese Runde.
screen-say-title =  Sagen 
screen-leave = Den Tisch verlassen? Eingabe oder j geht, jede andere Taste bleibt. Das Spiel wird aufgehoben.
screen-scroll =  ↑ ↓ 
screen-keys-hand = 1-9 ←→ Eingabe Karte · Leer mehrere · p passen · a alle Züge · ? Hilfe · q geht
screen-keys-hand-others = 1-9 Karte · Leer mehrere · p passen · o anderes · a alle · ? Hilfe · q geht
screen-keys-aim = ←→↑↓ Tab zielen · Eingabe wählen · r drehen · p passen · Esc zurück · ?
screen-keys-aim-toll = ←→↑↓ Tab zielen · Eingabe wählen · r drehen · t Zollzwerg · p passen · Esc
screen-keys-sure = Eingabe ausführen · Esc zurück
screen-keys-sure-rotate = Eingabe ausführen · r drehen · Esc zurück
screen-keys-several = ←→ Leer weitere Karten · Eingabe ablegen · Esc zurück
screen-keys-pass = p passen · 1-9 andere Karte · Leer mehrere · Esc zurück · ? Hilfe
screen-keys-menu = ↑↓ Eingabe wählen · Esc zurück
screen-keys-find = ↑↓ Eingabe wählen · tippen zum Suchen · Esc zurück
screen-keys-asked = ↑↓ 1-9 Eingabe wählen · l Verlauf · ? Hilfe · q gehen
screen-keys-waiting = Umschalt ←→↑↓ umsehen · l Verlauf · ? Hilfe · q gehen
screen-keys-ending = Eingabe weiter · l Verlauf · q gehen
screen-keys-ending-more = Eingabe weiter · ↑↓ mehr · l Verlauf · q gehen
screen-keys-ending-skip = Eingabe zeigt alles
screen-keys-hand-on = Eingabe Bildschirm weitergeben · l Verlauf · ? Hilfe
screen-keys-over = n noch ein Spiel · l Verlauf · + - 0 Größe · ? Hilfe · q gehen
screen-keys-over-server = n noch ein Spiel · l Verlauf · c etwas sagen · q gehen
screen-keys-gathering = r bereit · c etwas sagen · q gehen
screen-keys-gathering-host = s anfangen · b Bot dazu · c etwas sagen · q gehen
screen-help = 1-9, ←→ Eingabe eine Karte aufnehmen oder zurücklegen
    Leertaste       diese Karte markieren, dann andere: sie zusammen ablegen
    ←→↑↓, Tab       wohin sie kommt oder bei wem; Tab springt zu dem, was geht
    Eingabe         wählen; noch einmal: ausführen
    r               die Karte drehen (rechte Maustaste)
    p               mit der Karte passen, oder was sonst keinen Ort braucht
    t               stattdessen einen Zollzwerg stellen
    o               was keine Karte braucht, etwa einen Troll bezahlen
    a               alle Züge in Worten; tippen sucht
    Esc             zurücknehmen
    Umschalt ←→↑↓   in der Mine umsehen; + - Größe der Karten, 0 alles
    h               die eigene Zwergenkarte verbergen und zeigen
    l               alles, was geschah
    w               wer mitspielt: auf andere zeigen, Notizen, wie die Bots sind
    n               nach dem Ende: noch ein Spiel
    e               an einem Server: eine Geste
    q, Strg-C       gehen; das Spiel wird aufgehoben

    Wähle einen Ort, an den die Karte nicht kann, und du erfährst, warum.
    Auch mit der Maus: eine Karte berühren, dann Ort oder Person, dann noch einmal.

    S Start   ? verdeckt   $ Schatz   o Stein   ! das weißt nur du
    ╬ Gänge, die sich treffen   ╫ ╱ ╲ die sich nicht treffen   × ─ │ blinde Enden
    B G Türen (klein: offen)   H Leiter   ◆ Kristall   T Troll
    $ Gold: auf einem Gang liegt es nur in diesem Gang
    ←→↑↓ neben den Zahlen: auf dieser Seite liegt noch etwas
    b g in einer Ecke: Marker   c Truhe   C Kleiderkammer   P Stollenfest
    1 2 Goldsäcke, 0-3 Goldkarten, { $goals }   @ Zollzwerg
    blasse Karten hängen nicht am Start   ▶ wer dran ist   ○ kann gewählt werden
    ▯ Handkarten   $ Gold: Karten (Wert) oder Stücke   $3+2 im Duell: zwei markiert
    ! + unter einer Person: beschuldigt von, verbürgt von   ✓ ? ✗ deine Notizen
    Sp La Lo Spitzhacke, Laterne, Lore kaputt   Ge gefangen   Di plant Diebstahl
sign-pickaxe = Sp
sign-lantern = La
sign-cart = Lo
sign-trapped = Ge
sign-theft = Di

## Zeile für Zeile

lines-row = Reihe { $row }: { $cards }
lines-card = { $card } auf { $cell }
lines-turned = gedreht
lines-secret = das weißt nur du
lines-unconnected = nicht mit dem Start verbunden
lines-marker = markiert von { $name }
lines-toll = Zollzwerg von { $name } auf { $cell }
lines-place-start = der Start
lines-place-goal = ein verdecktes Ziel
lines-place-path = eine verdeckte Wegekarte
lines-place-chest = eine geschlossene Truhe
lines-place-postcard = eine verdeckte Ansichtskarte
lines-wait = Du bist nicht dran. w erzählt die Mine, p wer spielt, o was deins ist, h hilft, q geht.
lines-hand-on = Eingabe gibt den Bildschirm weiter.
lines-whom = Nenne den Platz einer anderen Person, wie in accuse 2.
lines-note = deine Notiz: { $note }
lines-again = again beginnt noch ein Spiel, q geht:
lines-gathering = ready: sagen, dass du bereit bist, oder doch nicht. say …: reden. Als Gastgeber: bot setzt einen Bot dazu, bot hard:sly einen mit dieser Stufe und diesem Charakter, start fängt an. q geht.
lines-no-such-bot = So einen Bot gibt es nicht. Die Stufen heißen random, easy, normal und hard, die Charaktere cautious, bold, grumpy, helpful und sly, etwa bot hard:sly.

## Ein Tisch an einem Server

gathering-title =  Vor dem Spiel 
gathering-link = Mit diesem Link kommen andere dazu: { $link }
gathering-you = { $name } (du)
gathering-bot = { $name }: { $bot }
gathering-waiting = Der Gastgeber fängt an.
gathering-host = Du bist Gastgeber: Fang an, wenn alle da sind.
gathering-shuffling = Die Karten werden gemischt …
join-not-a-link = „{ $link }“ ist weder ein Link zu einem Tisch noch ein Code. Ein Link endet mit /t/ und dem Code.
join-unreachable = Der Server { $server } antwortet nicht, wie er sollte: { $error }. Läuft er, und stimmt der Link?
join-lost = Die Verbindung ist abgerissen. Einen Moment, sie wird geflickt …
join-stood-in = Ein Bot sitzt für dich da: b holt den Platz zurück (Zeile für Zeile: back).
join-again = Komm zurück mit: saboteur join { $link }
join-not-understood = Der Server sagt etwas, das dieses Programm nicht versteht: Sie sind von verschiedenen Versionen. Nimm einen Browser oder die Version des Servers.

## Was sich nicht als Zug lesen lässt

notation-unknown-word = „{ $word }“ ist weder eine Karte noch ein Wort, mit dem ein Zug beginnt. ? zeigt alle Züge.
notation-not-a-cell = „{ $word }“ ist kein Ort in der Mine: Schreibe Spalte und Reihe, etwa 3,-1.
notation-not-a-seat = „{ $word }“ ist kein Platz: Schreibe @ und seine Nummer, etwa @2.
notation-not-a-tool = „{ $word }“ ist kein Werkzeug: Schreibe pickaxe, lantern oder cart.
notation-not-a-card = „{ $word }“ ist keine Karte.
notation-not-gold = „{ $word }“ ist keine Goldkarte: Schreibe 1, 2 oder 3.
notation-missing-card = Welche Karte?
notation-missing-cell = Wohin? Schreibe Spalte und Reihe, etwa 3,-1.
notation-missing-seat = Bei wem? Schreibe @ und die Nummer des Platzes, etwa @2.
notation-missing-tool = Welches Werkzeug soll repariert werden: pickaxe, lantern oder cart?
notation-missing-gold = Welche Goldkarte: 1, 2 oder 3?
notation-missing-removed = Welche Karte vor dir soll weg? Schreibe remove und ihren Namen.
notation-too-many-cards = Höchstens drei Karten werden auf einmal abgelegt.
notation-too-long = Der Zug sollte vor „{ $word }“ zu Ende sein.
notation-not-playable = Diese Karte wird nie gespielt: { $card }.
notation-nothing-to-ask-for = Um den Zoll bittet man für eine Wegekarte oder eine Umleitung, nicht für „{ $word }“.

## Am Tisch, Zeile für Zeile

table-move = Zug { $number }: { $name } spielt { $move }
table-round = Runde { $round } von { $rounds }
table-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }
table-player = { $name }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $gold ->
    [one] eine Goldkarte
   *[other] { $gold } Goldkarten
}
table-player-pieces = { $name }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $gold } Gold
table-marked = { $gold } Gold markiert
table-broken = kaputt: { $tools }
table-in-front = davor: { $cards }
table-you-are = Du bist: { $dwarf }
table-your-gold = Deine Goldkarten: { $values }
table-hand = Deine Hand: { $cards }
table-gold-choices = Goldkarten zur Wahl: { $values }
table-curtain = Gib den Bildschirm an { $name } weiter und drücke die Eingabetaste.
table-ask-turn = Dein Zug, { $name } (? zeigt alle Züge, h hilft, q beendet):
table-help = Schreibe einen Zug oder seine Nummer aus der Liste, die ? zeigt.
    TBR 3,-1            die Wegekarte mit Gängen oben (T), unten (B) und rechts (R) auf Spalte 3, Reihe -1 legen
    broken_cart @2      die Lore der Person auf Platz 2 sabotieren
    repair_cart @2      sie reparieren
    rockfall 3,-1       die Karte auf 3,-1 entfernen
    treasure_map 8,0    das Ziel auf 8,0 anschauen
    pass TBR            diese Karte ablegen und sonst nichts tun
    repair_pickaxe_cart @2 cart    mit einer Karte für beides die Lore reparieren
    reveal 8,0          von mehreren Zielen dieses zuerst umdrehen
    take 3              eine Goldkarte mit drei Goldstücken nehmen
    accuse 2, vouch 2, withdraw 2    auf Platz 2 zeigen; das ist kein Zug
    note 2 vertraut     eine Notiz, die nur du siehst; note 2 löscht sie
    laugh, gasp, think, applaud, shrug, hurry    an einem Server: eine Geste
    discard TBR rockfall remove trapped    zwei Karten ablegen, um eine vor dir loszuwerden (nicht im Grundspiel)
    key 3,0    troll 3,0    mark 3,0       Duell: eine Tür aufschließen, einen Troll bezahlen, Gold markieren
table-seat = Platz { $seat }
table-goodbye = Bis zum nächsten Mal.
table-chests = In dieser Runde geöffnete Truhen: { $chests }
table-markers = Marker übrig: { $left }. Gesetzt: { $markers }

## Regelwerke

rules-presets = Regelwerke (eins wählen mit --rules)
rules-options = Optionen (dazu mit --with, mit Kommas getrennt)
rules-possible = Das lässt sich spielen.
rules-unknown-option = Es gibt keine Option „{ $option }“.{ $like ->
    [none] { "" }
   *[other] { " " }Meinst du „{ $like }“?
}
    Die Optionen sind: { $options }.
    saboteur rules erklärt sie.

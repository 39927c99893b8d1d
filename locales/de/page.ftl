# Was man im Browser liest, außer dem, was in game.ftl und bots.ftl steht.

## Überall

skip = Zum Inhalt springen
home = Zur Startseite
rules = Regeln
preferences = Einstellungen
symbols = Was die Zeichen bedeuten
close = Schließen
unofficial = Eine inoffizielle Umsetzung von Fans. Saboteur ist eine Marke ihrer Inhaber, die mit dieser Seite nichts zu tun haben.

## Einstellungen

language = Sprache
theme = Licht
theme-auto = Wie am Gerät eingestellt
theme-dark = Im Laternenschein
theme-light = Am hellen Tag
motion = Tempo der Bewegungen
motion-usual = normal
motion-fast = schnell
motion-still = nichts bewegt sich
volume = Lautstärke
like-confirm = Nachfragen, bevor ein Zug gilt
like-allow = Nicht fragen, wenn ich kein Veto habe
like-sound = Geräusche
like-notify = Mich rufen, wenn ich dran bin und woanders hinschaue

## Die Startseite: welches Spiel

tagline = Grab nach Gold. Trau niemandem.
pick-game = Welches Spiel?
game-base = Saboteur
game-base-what = Grabt gemeinsam nach Gold und findet heraus, wer dagegen gräbt.
game-base-players = 3 bis 10 Personen
game-saboteur2 = Saboteur 2
game-saboteur2-what = Zwei Teams, verschlossene Türen, Diebe und Zwerge mit eigenen Plänen.
game-saboteur2-players = 2 bis 12 Personen
game-duel = Das Duell
game-duel-what = Zwei Zwerge, eine Mine: Wer bringt mehr Gold nach Hause?
game-duel-players = 2 Personen
game-solo = Das Duell allein
game-solo-what = Allein in der Mine: Wie viel Gold bringst du ans Licht?
game-solo-players = 1 Person
minutes = etwa { $minutes } Minuten

## Die Startseite: mit wem

your-name = Dein Name
# So heißt, wer keinen Namen nennt.
somebody = Kumpel
player-number = Kumpel { $number }
how-many = { $players ->
    [one] Allein am Tisch
   *[other] Zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
        [9] neunt
        [10] zehnt
        [11] elft
       *[12] zwölft
    } am Tisch
}
bot-level = Wie gut Bots spielen
play-now = Gleich gegen Bots spielen
play-now-alone = Ab in die Mine
open-table = Einen Tisch für Freunde öffnen
pass-and-play = An einem Gerät spielen
pass-and-play-how = Ihr reicht das Gerät herum, und jeder sieht nur die eigenen Karten. Wer spielt mit?
pass-and-play-begin = An den Tisch
pass-and-play-few = Es müssen mindestens { $least } mitspielen: Füge Leute oder Bots hinzu.
join = An einen Tisch kommen
join-do = Dazukommen
code = Code des Tisches
code-hint = Code oder Link
code-wrong = Dahinter steckt kein Tisch. Ein Code hat acht Buchstaben und Ziffern; der ganze Link geht auch.
your-tables = Deine Tische
table = Tisch
forget = Tisch { $code } vergessen
# How far one of your tables is.
table-lobby = man sammelt sich
table-shuffling = die Karten werden gemischt
table-playing = wird gespielt
table-over = zu Ende
table-gone = Es gibt ihn nicht mehr.
newcomer = Neu in der Mine?
newcomer-what = Sechs kurze Lektionen zeigen dir, wie es geht.
learn = Spielen lernen

## Optionen

options = Regeln und Optionen
ruleset = Regelwerk
ruleset-own = Eine eigene Mischung
edition = Welche Anleitung
edition-anniversary = Die Anleitung von 2024
edition-classic = Die ersten Anleitungen
option-chest_layout = Wo die Schatztruhen liegen
chest-layout-a = Im Quadrat
chest-layout-b = In einer Raute
chest-layout-random = Irgendwo
option-extra_rockfall = Ein vierter Steinschlag im Nachziehstapel
table-impossible-random_goals_without_new_goals = Lauter zufällige Ziele gibt es nur mit den Neuen Zielen: Schalte sie dazu ein.
table-impossible-layout_without_chests = Es sind keine Schatztruhen im Spiel: Schalte sie erst ein.

## An einen Tisch kommen

connecting = Auf dem Weg zum Tisch …
connection-lost = Die Verbindung ist abgerissen. Einen Moment, sie wird geflickt …
bye-title = Hier endet der Stollen
bye-again = Neu dazukommen
join-who = Am Tisch: { $names }
take-a-seat = Mitspielen
watch = Nur zusehen, ohne Namen
password = Passwort

## Vor dem Spiel: wer wo sitzt

table-code = Tisch { $code }
seats = Wer mitspielt
host = Gastgeber
you = du
ready = bereit
away = nicht da
bot-level-of = Wie gut { $name } spielt
bot-character-of = Wie { $name } spielt
character-draw = auslosen
character-drawn = ausgelost: { $character }
seat-up = { $name } nach oben rücken
seat-remove = { $name } vom Tisch nehmen
make-host = { $name } zum Gastgeber machen
mute-person = { $name } im Chat stumm schalten
mute-short = Stumm
make-host-short = Gastgeber
lobby-empty = Alle Plätze sind frei. Setz dich!
lobby-watching = { $named ->
    [0] { $count ->
        [one] Jemand schaut zu.
       *[other] { $count } Leute schauen zu.
    }
   *[other] { $count ->
        [0] Zuschauer: { $names }.
        [one] Zuschauer: { $names } und noch jemand.
       *[other] Zuschauer: { $names } und { $count } weitere.
    }
}
add-bot = Bot dazunehmen
open-seat = Freier Platz
open-seat-bot = Hier spielt ein Bot
open-seat-add = Platz hinzufügen
open-seat-remove = Freien Platz entfernen
fill-bots = Mit Bots auffüllen
add-player = Noch jemand
shuffling = Es wird gemischt, und alle geben eine Prise Zufall dazu …
start = Spiel beginnen
start-anyway = Trotzdem beginnen
not-ready-yet = Noch nicht bereit: { $names }.
i-am-ready = Ich bin bereit
not-ready = Doch noch nicht bereit
waiting-for-host = Es geht los, sobald der Gastgeber beginnt.
stand = Nur zuschauen
leave = Den Tisch verlassen
leave-sure = Wirklich gehen? Ein Bot spielt für dich, bis du wiederkommst.

## Vor dem Spiel: Einladungen

invite = Andere einladen
qr-alt = QR-Code mit dem Link zu diesem Tisch
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
other-device = Mit deinem Platz auf ein anderes Gerät
other-device-how = Ein eigener Link bringt deinen Platz dorthin. Behalte ihn für dich: Wer ihn öffnet, spielt für dich. Frühere Links gelten dann nicht mehr.
other-device-do = Link erstellen
screen-mode = Diesen Tisch auf einem großen Bildschirm zeigen, ganz ohne Handkarten
screen-short = Großer Bildschirm

## Vor dem Spiel: Einstellungen

settings = Wie wir spielen
clock = Uhr
clock-none = Ohne Eile
clock-move = So viel für jeden Zug
clock-bank = So viel für jeden Zug und eine Reserve
clock-seconds = Sekunden für jeden Zug
clock-bank-seconds = Sekunden in Reserve
first-player = Wer beginnt
first-player-lot = Das Los entscheidet
pace = Bots ziehen
pace-instant = sofort
pace-fast = flott
pace-calm = in Ruhe
pace-slow = gemächlich
stand-in-level = Ein Bot, der für jemanden einspringt, spielt
reaction-all = Warten, bis alle auf einen Zug geantwortet haben
reaction-seconds = Sekunden, um ein Veto einzulegen
set-chat = Es darf geplaudert werden
set-pointing = Zeigen auf Mitspieler als Saboteure erlauben
set-spectators = Andere dürfen zuschauen
password-set = Gesetzt. Leer speichern entfernt es
password-none = Kein Passwort
password-on = Dieser Tisch hat ein Passwort.
password-needed = Dieser Tisch hat ein Passwort
password-save = Speichern

## Plaudern, und was geschehen ist

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
log = Was geschah
menu-short = Tisch
symbols-short = Zeichen
log-short = Verlauf

## Der Verlauf: was geschehen ist, mit Bildern der Karten

# Die Argumente sind die von event-…; $card, $cards und $removed sind Bilder, $named ist der Name der Karte.
log-played = { $target ->
    [nothing] { $seat } spielt { $card }
    [place] { $seat } legt { $card }
    [cell] { $seat } spielt { $card } { $cell }
    [cells] { $seat } spielt { $card } { $one } { $two }
   *[other] { $own ->
        [yes] { $seat } spielt { $card } auf sich selbst
       *[no] { $seat } spielt { $card } auf { $target }
    }
}
log-discarded = { $removed ->
    [none] { $seat } passt mit { $cards }
   *[other] { $seat } gibt { $cards } her und wird los: { $removed }
}
log-revealed = { $chest ->
    [none] { $seat } deckt auf: { $card } { $named }
   *[other] { $seat } öffnet eine Truhe { $card }: { $chest }
}
log-card_placed = { $card } liegt mitten in der Mine
log-removed = { $card ->
    [none] eine geschlossene Truhe ist verschüttet
   *[other] { $card } ist weg
}
log-moved = { $card ->
    [none] ein Ziel wird weggeschoben
   *[other] { $card } wird verlegt
}
log-card_seen = { $chest ->
    [none] { $seat } sieht { $card } { $named }
   *[other] { $seat } sieht eine Truhe { $card }: { $chest }
}
log-goals_swapped = { $swapped ->
    [no] { $seat } legt die beiden Ziele zurück, wie sie lagen
   *[yes] { $seat } vertauscht heimlich die beiden Ziele
}
log-drew = { $pile ->
    [discards] { $seat } nimmt { $card } vom Ablagestapel
   *[deck] { $seat } zieht { $card }
}
log-dwarf_posted = { $card ->
    [none] { $seat } stellt einen Zollzwerg auf
   *[other] { $seat } gibt { $card } und stellt einen Zollzwerg auf
}
log-toll_paid = { $own ->
    [yes] der eigene Zollzwerg von { $seat } geht
   *[no] { $seat } zahlt { $owner } ein Gold
}
log-troll_paid = { $seat } verspricht dem Troll ein Gold
log-marker_placed = { $seat } erreicht Gold
log-round = Runde { $round }
log-show = Die Stelle zeigen
log-newest = Zur neuesten Zeile

## Die Liste der Tasten

keys = Tasten
keys-hand = Deine Hand
keys-mine = Die Mine
keys-players = Die Mitspieler
keys-everywhere = Überall
key-pick = eine Karte aufnehmen oder zurückstecken
key-rotate = die Karte drehen
key-confirm = den Zug bestätigen
key-back = zurücknehmen, schließen
key-move = die Mine verschieben; von Platz zu Platz, wo eine Karte hinpasst
key-zoom = vergrößern und verkleinern
key-fit = die ganze Mine zeigen
key-cards = die Karten in der Mine durchgehen
key-accuse = auf jemanden als Saboteur zeigen: unter der Maus oder im Fokus
key-vouch = für diese Person bürgen
key-tab = zum nächsten Teil der Seite
key-list = diese Liste

## Zeigen

point-accuse = Auf { $name } zeigen: ein Saboteur
point-vouch = Für { $name } bürgen
point-undo = Zurücknehmen, was du über { $name } gesagt hast
stance-accuse = zeigt auf
stance-vouch = bürgt für
pointed-accuse = Zeigt hierher wie auf einen Saboteur: { $names }
pointed-vouch = Bürgt hier: { $names }

## Schnelle Reaktionen

reactions = Schnelle Reaktionen
reactions-short = Reaktionen
gesture-laugh = Lachen
gesture-gasp = Staunen
gesture-think = Grübeln
gesture-applaud = Beifall
gesture-shrug = Achseln
gesture-hurry = Eile!
gesture-done-laugh = { $name } lacht.
gesture-done-gasp = { $name } staunt.
gesture-done-think = { $name } grübelt.
gesture-done-applaud = { $name } klatscht Beifall.
gesture-done-shrug = { $name } zuckt mit den Achseln.
gesture-done-hurry = { $name } drängt zur Eile.

## Der Tisch: oben

round-of = Runde { $round } von { $rounds }
deck-left = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Eine Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
discard-count = { $count ->
    [0] Der Ablagestapel ist leer
    [one] Eine Karte auf dem Ablagestapel
   *[other] { $count } Karten auf dem Ablagestapel
}
discard-known = { $count ->
    [0] Von diesen Karten hast du keine gesehen.
    [one] Diese hast du gesehen:
   *[other] Diese { $count } hast du gesehen, die letzte zuerst:
}
markers-left = { $count ->
    [0] Keine Marker übrig
    [one] Ein Marker übrig
   *[other] { $count } Marker übrig
}
reversed = andersherum

## Der Tisch: wer spielt

players = Wer mitspielt
seat-number = Platz { $seat }
choose-player = { $name } auswählen
note-about = Deine Notiz zu { $name }: { $mark ->
    [trusted] vertrauenswürdig
    [unsure] unsicher
    [saboteur] Saboteur
   *[none] noch keine
}. Nur du siehst sie.
their-turn = am Zug
cards-in-hand = { $count ->
    [0] Keine Handkarten
    [one] Eine Handkarte
   *[other] { $count } Handkarten
}
gold-cards = { $count ->
    [0] Keine Goldkarten
    [one] Eine Goldkarte
   *[other] { $count } Goldkarten
}
gold-worth = { $cards }, im Wert von { $worth }
# Neben dem Bild der Goldkarten. $worth ist 0, wenn es nicht bekannt sein darf.
gold-short = { $cards ->
    [0] 0
   *[other] { $worth ->
        [0] { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        }
       *[other] { $cards ->
            [one] { $worth } Gold auf einer Karte
           *[other] { $worth } Gold auf { $cards } Karten
        }
    }
}
gold-worth-short = { $gold } Gold
gold-many = { $count } solche Karten
gold-pieces = { $count ->
    [0] Keine Goldstücke
    [one] Ein Goldstück
   *[other] { $count } Goldstücke
}
dwarf-unknown = Wer weiß, welcher Zwerg?
dwarf-hide = Deine Zwergenkarte verdecken
role-yours = In dieser Runde bist du
aim-duel = Grab dich vor dem anderen Zwerg zu den Nuggets durch: Du behältst jedes, das dein Weg zuerst erreicht. Nach drei Runden gewinnt, wer mehr Gold hat.
aim-solo = Grab dich zu so vielen Nuggets durch, wie du kannst, bevor die Karten ausgehen. Mit mindestens 15 Gold nach drei Runden hast du gewonnen.
dwarf-masked = Deine Zwergenkarte ist verdeckt: Tippe zum Anschauen

## Der Tisch: die Mine

board-label = Die Mine. Pfeiltasten verschieben sie, Plus und Minus zoomen.
board-in-words = Die Mine in Worten
board-row = Reihe { $row }
board-card = { $card } auf { $cell }
board-turned = gedreht
board-open = offen nach: { $sides }
side-T = oben
side-B = unten
side-L = links
side-R = rechts
board-secret = das weißt nur du
board-unconnected = vom Start abgeschnitten
board-reached = auf dem Weg von { $name }
board-marker = mit Marker von { $name }
board-toll = Zollzwerg von { $name } auf { $cell }
board-target = { $cell } auswählen
board-gap = leere Stelle bei { $cell }
board-preview = { $card }, gleich auf { $cell }
place-start = der Start
place-goal = ein verdecktes Ziel
place-path = eine verdeckte Wegekarte
place-chest = eine geschlossene Truhe
place-postcard = eine verdeckte Postkarte
place-hidden = eine verdeckte Karte
zoom-in = Näher heran
zoom-in-short = Näher
zoom-out = Weiter weg
zoom-out-short = Weiter
zoom-fit = Alles zeigen
zoom-fit-short = Alles
show-places = Die möglichen Plätze zeigen

## Was alle gesehen haben

# Die Züge seither.
turns-ago = { $ago ->
    [0] im letzten Zug
    [one] vor einem Zug
   *[other] vor { $ago } Zügen
}
trace-laid = Gelegt von { $name }, { $when }
trace-moved = Verlegt von { $name }, { $when }
trace-looked = { $name } hat nachgesehen, { $when }
trace-looked-stale = { $name } hat vor dem Tausch nachgesehen, { $when }
trace-swapped = { $name } hat die Karte zum Tauschen aufgenommen, { $when }
deeds = In dieser Runde
deeds-none = Noch nichts.
deeds-turn = Zug { $turn }

## Der Tisch: dein Zug

your-hand = Deine Hand
hand-turned = { $card }, gedreht
hand-stopped = { $card }, nicht solange das vor dir liegt: { $by }
your-turn = Du bist dran!
prompt-turn = Du bist dran: Spiele eine Karte oder passe mit einer.
prompt-troll = Du bist dran: Bezahle den Troll, spiele eine Karte oder passe mit einer.
prompt-pathfinder = Du hast einen Pfad gefunden: Lege deine { $number ->
    [1] erste
   *[other] zweite
} Wegekarte in diesem Zug.
choose-whom = { $card }: Auf wen?
choose-put-away = Weglegen: { $cards }?
choose-play = { $card }: ausspielen oder damit passen.
choose-treasure_map = Welche verdeckte Karte willst du ansehen?
choose-goal_card_swap = Welche beiden Ziele nimmst du auf? Wähle das erste.
choose-diversion = Umleitung: Wohin mit der Karte von { $cell } ({ $card })?
choose-pass = { $card }: { $why } Du kannst damit passen.
useless-path = Sie passt nirgends: Tipp auf eine Stelle und erfahre, warum.
choose-toll = Wo soll der Zollzwerg stehen?
prompt-several = Wähle bis zu drei Karten zum Ablegen.
no-more-cards = Zu diesen Karten passt keine weitere.
hindered-rid = Zwei Karten, zusammen weggelegt, schaffen eine davon fort.
sending = unterwegs …
unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
hand-on = Gerät weitergeben
hand-on-to = Weitergeben an { $name }
hand-on-why = { $name }, hast du alles gesehen?
watching-only = Du schaust zu.
post-toll = Stattdessen einen Zollzwerg aufstellen
played-on-people = Diese Karte spielt man auf jemanden am Tisch.
played-by-itself = Diese Karte kommt nicht in die Mine: Spiel sie einfach aus.
choose-target = { $card }: Wohin damit?
choose-second-goal = Und mit welchem Ziel?
choose-in-mine = Wähle in der Mine.
several-cards = Mehrere Karten ablegen
which-move = Was hast du vor?
toll-due = Der Zollzwerg von { $name } nimmt dafür ein Gold.
toll-free = Es ist der Zollzwerg von { $name } selbst: Es kostet nichts.
toll-posted = Dafür ziehst du keine Karte.
turn-card = Drehen
fits-one-way = Sie passt nur so herum.
confirm = Bestätigen
take-back = Zurücknehmen
all-moves = Alle Züge
find-move = Einen Zug suchen
waiting-for = { $name } überlegt …
waiting-for-gone = Warten auf { $name }: Verbindung verloren …
gone = { $name } hat die Verbindung verloren.
gone-host = Der Gastgeber kann einen Bot spielen lassen.
gone-wait = Warten
claim = { $name } möchte den Platz von { $of } übernehmen.
claim-give = Einverstanden
claim-decline = Nicht jetzt
claim-own = Du hast um den Platz von { $of } gebeten. { $host } muss zustimmen.
latecomer = Hier läuft ein Spiel. Du kannst { $others ->
    [0] den Platz von { $of }
    [one] den Platz von { $of } oder einen anderen
   *[other] den Platz von { $of } oder einen von { $others } anderen
} übernehmen.
latecomer-how = Such dir einen Platz aus. Der Gastgeber muss zustimmen. Dann spielst du mit dessen Karten weiter.
take-over = Den Platz von { $name } übernehmen
watch-on = Nur zuschauen
watch-named = Mit diesem Namen nur zuschauen
reactions-given = Die anderen können noch widersprechen …
reactions-awaited = Widerspricht jemand?
table-menu = An diesem Tisch
stand-in-for = Einen Bot einspringen lassen
stand-in-me = Einen Bot für mich einspringen lassen
abandon = Das Spiel beenden
abandon-sure = Wirklich für alle beenden?
bot-sits-in = Ein Bot ist für dich eingesprungen.
i-am-back = Ich bin wieder da

## Ein Gerät, das herumgeht

curtain = Das Gerät geht an { $name }. Niemand sonst schaut hin!
curtain-open = Ich bin { $name }
nobody-objects = Niemand widerspricht
somebody-objects = { $name } widerspricht

## Das Ende einer Runde

round-over = Die Runde ist zu Ende
scene-round = Runde { $round }
scene-breath = Jemand hat ein Ziel erreicht …
scene-found-gold = Der Schatz!
scene-found-other = Nicht der Schatz!
scene-over = Das war die letzte Karte …
scene-masks = Wer war wer?
scene-lay = Der Schatz lag bei { $cell }.
scene-gold = Das Gold macht die Runde.
scene-notes = Deine Notizen: { $right } richtig, { $wrong } falsch.
scene-skip = Überspringen
scene-looking = Es schauen noch: { $names }
still-looking = { $count ->
    [one] { $names } schaut noch auf die letzte Runde.
   *[other] { $names } schauen noch auf die letzte Runde.
}
cause-reached = { $name } hat den Schatz erreicht.
cause-spider = Die Riesenspinne hat alle vertrieben.
# $winners nennt die Parteien, die gewonnen haben, mit Bindestrich dazwischen.
cause-hidden = { $winners ->
    [saboteurs] Alle Karten sind verbraucht: Die Saboteure haben durchgehalten.
   *[other] Alle Karten sind verbraucht, und niemand hat den Schatz erreicht.
}
cause-gold = Alle Goldkarten liegen offen.
cause-markers = Alle Marker sind gesetzt.
cause-cards = Es sind keine Karten mehr da.
cause-deck = Der Nachziehstapel ist leer.
verdict-won = Du gewinnst!
verdict-lost = Du verlierst.
verdict-paid = Du gewinnst nicht, bekommst aber { $count } Gold.
verdict-kept = { $name } bringt { $count } Gold nach Hause.
verdict-kept-you = Du bringst { $count } Gold nach Hause.
paid-cards = { $cards ->
    [one] 1 Goldkarte
   *[other] { $cards } Goldkarten
}
paid-worth = { $cards ->
    [one] 1 Goldkarte, { $worth } wert
   *[other] { $cards } Goldkarten, { $worth } wert
}
paid-pieces = { $count } Gold
next-round = Auf in die nächste Runde

## Das Ende des Spiels

game-over = Das Spiel ist zu Ende
game-abandoned = Das Spiel wurde abgebrochen
what-now = Wie weiter?
game-abandoned-why = Es endete vor der Zeit, und niemand gewinnt.
results = Wer hat gewonnen?
last-round = Die letzte Runde:
last-dwarf = Zwerg der letzten Runde
wins = Gewonnen
gold = Gold
rematch = Revanche
rematch-wait = Der Gastgeber kann noch ein Spiel geben.
replay = Wiederholung ansehen
record = Aufzeichnung speichern
score = Bisher an diesem Tisch
score-wins = Siege
score-games = Spiele
picture-of = Bild des beendeten Spiels. { $line }
picture-save = Dieses Bild speichern
picture-share = Dieses Bild teilen
picture-failed = Das Bild ließ sich nicht herstellen.

## Wiederholung

replay-title = Wiederholung
replay-back-to = Zum Tisch
replay-missing = Diese Wiederholung gibt es hier nicht
replay-missing-why = Prüfe den Link: Vielleicht fehlt ein Stück. Ein Spiel kann man ansehen, wenn es vorbei ist.
replay-loading = Die Uhr läuft zurück …
replay-moves = Züge
replay-beliefs = Verdacht
replay-fairness = Ehrlich gemischt
replay-first = Zum Anfang
replay-first-short = Anfang
replay-back = Einen Zug zurück
replay-back-short = Zurück
replay-run = Laufen lassen
replay-run-short = Laufen
replay-pause = Anhalten
replay-pause-short = Anhalten
replay-forward = Einen Zug weiter
replay-forward-short = Weiter
replay-last = Zum Ende
replay-last-short = Ende
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-speed = Tempo
replay-eyes = Mit wessen Augen
hand-of = Auf der Hand von { $name }
replay-open = Alle Karten offen
replay-spectator = Als Zuschauer
replay-share = Diesen Zug teilen
replay-play-on = Als { $name } weiterspielen

## Wiederholung: Verdacht

beliefs-of = Aus der Sicht von
beliefs-what = Verdacht auf
beliefs-chart = Wie wahrscheinlich es die anderen sind, Zug für Zug
beliefs-turns = Wo es sich wendete
beliefs-turn = { $from } % → { $to } %
beliefs-move = Zug { $number }
beliefs-thinking = Alles wird noch einmal durchdacht …
beliefs-none = Im Duell verbirgt niemand, wer er ist.
beliefs-how = Das hätte ein Bot auf diesem Platz geglaubt, mit dem Wissen dieses Platzes allein. Die dicke Linie ist, wer es in dieser Runde wirklich war.
percent = { $percent } %

## Wiederholung: ehrlich gemischt

fair-check = Prüfen, ob fair gemischt wurde
fair-checking = Wird geprüft …
fair-none = Dieses Spiel begann aus einer vorgegebenen Stellung: Da gibt es nichts zu prüfen.
fair-secret = Der Server hat sich vor dem Austeilen festgelegt und daran gehalten.
fair-secret-not = Der Server hat sich NICHT an das gehalten, worauf er sich vor dem Austeilen festgelegt hat.
fair-seed = Die Reihenfolge der Karten folgt aus diesem Geheimnis und dem, was alle dazugetan haben.
fair-seed-not = Die Reihenfolge der Karten folgt NICHT aus dem Geheimnis und dem, was alle dazugetan haben.
fair-shares = Alle haben genau den Beitrag gezeigt, auf den sie sich festgelegt hatten.
fair-shares-not = Ein Beitrag ist NICHT der, auf den sich jemand festgelegt hatte, oder ein Bot hat mitgemischt.
fair-how = Das hat dein Browser gerade selbst nachgerechnet. Alle hatten sich festgelegt, bevor jemand seinen Beitrag zeigte: Niemand konnte die Karten bestimmen.
fair-how-first = Das hat dein Browser gerade selbst nachgerechnet. In diesem älteren Spiel hatten sich die Spieler nicht vorher festgelegt; es beweist daher weniger.
fair-no-note = Dieses Gerät war beim Mischen nicht dabei. Es kann nur die Aufzeichnung prüfen, nicht mit eigenen Notizen vergleichen.
fair-commitment = Festlegung des Servers laut Aufzeichnung
fair-noted = Festlegung des Servers, wie dieses Gerät sie vor dem Geben notiert hat
fair-own = Beitrag von { $name }, von diesem Gerät
fair-opened = Geheimnis des Servers, nach dem Spiel aufgedeckt
fair-save-note = Notiz dieses Geräts speichern
doubt-seen = Gelesen


## What each dwarf wants

about-role-gold_miner = Du willst den Schatz. Grab mit den anderen Goldsuchern auf die Ziele zu, repariere ihre Werkzeuge und finde heraus, wer gegen euch ist.
about-role-saboteur = Du willst, dass niemand den Schatz erreicht, bevor die Karten ausgehen. Führ die anderen in die Irre, aber lass dich nicht erwischen.
about-role-greedy_dwarf = Du willst den Schatz selbst erreichen. Dann gewinnst du allein und bekommst vier Gold. Sonst bekommst du nichts.
about-role-blue = { $game ->
    [duel] Du bist der blaue Zwerg: Blaue Türen und die blaue Leiter gehören dir. Bring mehr Gold nach Hause als der grüne Zwerg.
    [solo] Du bist der blaue Zwerg: Blaue Türen und die blaue Leiter gehören dir. Bring so viel Gold nach Hause, wie du kannst.
   *[other] Du willst, dass das blaue Team gewinnt: Erreicht den Schatz vor dem grünen, auf einem Weg ohne grüne Tür.
}
about-role-green = { $game ->
    [duel] Du bist der grüne Zwerg: Grüne Türen und die grüne Leiter gehören dir. Bring mehr Gold nach Hause als der blaue Zwerg.
    [solo] Du bist der grüne Zwerg: Grüne Türen und die grüne Leiter gehören dir. Bring so viel Gold nach Hause, wie du kannst.
   *[other] Du willst, dass das grüne Team gewinnt: Erreicht den Schatz vor dem blauen, auf einem Weg ohne blaue Tür.
}
about-role-boss = Du willst, dass der Schatz erreicht wird, egal von welchem Team: Du gewinnst mit jedem Team von Goldsuchern und bekommst ein Gold weniger. Sperren Türen beide aus, gewinnst du vielleicht allein.
about-role-profiteer = Du gewinnst mit allen, die gewinnen, Goldsuchern oder Saboteuren, und bekommst zwei Gold weniger.
about-role-geologist = Du willst Kristalle. Am Ende der Runde bringt dir jeder in der Mine ein Gold, egal wer gewinnt. Mit einem zweiten Geologen teilst du.
about-role-unknown = Das darf noch niemand wissen. Ist die Runde vorbei, werden alle Zwergenkarten aufgedeckt.

# Was jemand am Tisch über das Spiel selbst liest. Namen von Karten, Zwergen und Werkzeugen wie in den Dokumenten.

# --- Karten ---
card-cross = Kreuzung
card-t_long_stem_side = senkrechte Abzweigung
card-t_short_stem_end = waagerechte Abzweigung
card-straight_vertical = senkrechter Gang
card-straight_horizontal = waagerechter Gang
card-curve_TR = Kurve oben nach rechts
card-curve_TL = Kurve oben nach links
card-dead_cross = blinde Kreuzung
card-dead_t_long = blinde senkrechte Abzweigung
card-dead_t_short = blinde waagerechte Abzweigung
card-dead_vertical = versperrter senkrechter Gang
card-dead_horizontal = versperrter waagerechter Gang
card-dead_curve_TR = versperrte Kurve oben nach rechts
card-dead_curve_TL = versperrte Kurve oben nach links
card-dead_single_end = Sackgasse oben
card-dead_single_side = Sackgasse an der Seite
card-start = Start
card-goal_gold = der Schatz
card-goal_rock_TR = ein Stein
card-goal_rock_TL = ein Stein
card-broken_pickaxe = kaputte Spitzhacke
card-broken_lantern = kaputte Laterne
card-broken_cart = kaputte Lore
card-repair_pickaxe = Reparatur (Spitzhacke)
card-repair_lantern = Reparatur (Laterne)
card-repair_cart = Reparatur (Lore)
card-repair_pickaxe_lantern = Reparatur (Spitzhacke oder Laterne)
card-repair_pickaxe_cart = Reparatur (Spitzhacke oder Lore)
card-repair_lantern_cart = Reparatur (Laterne oder Lore)
card-rockfall = Steinschlag
card-treasure_map = Schatzkarte
card-bridge = Brücke
card-double_bend = Doppelkurve
card-ladder_end = Leiter nach oben
card-ladder_side = Leiter nach links
card-ladder_curve_TL = Leiter nach oben und links
card-ladder_curve_TR = Leiter nach oben und rechts
card-door_blue_vertical = senkrechter Gang mit blauer Tür (B)
card-door_blue_horizontal = waagerechter Gang mit blauer Tür (B)
card-door_blue_curve_TR = Kurve mit blauer Tür (B)
card-door_green_vertical_stub = senkrechter Gang mit grüner Tür (G)
card-door_green_horizontal = waagerechter Gang mit grüner Tür (G)
card-door_green_curve_TL = Kurve mit grüner Tür (G)
card-crystal_cross = Kreuzung mit Kristall
card-crystal_t_short = waagerechte Abzweigung mit Kristall
card-crystal_t_long = senkrechte Abzweigung mit Kristall
card-crystal_t_short_stub = waagerechte Abzweigung mit Stumpf und Kristall
card-crystal_t_long_stub = senkrechte Abzweigung mit Stumpf und Kristall
card-crystal_horizontal_stub = waagerechter Gang mit Stumpf und Kristall
card-crystal_dead_end = Sackgasse oben mit Kristall
card-crystal_dead_side = Sackgasse an der Seite mit Kristall
card-stub_TR_L = Kurve oben nach rechts mit Stumpf links
card-stub_TR_B = Kurve oben nach rechts mit Stumpf unten
card-stub_TL_R = Kurve oben nach links mit Stumpf rechts
card-stub_TL_B = Kurve oben nach links mit Stumpf unten
card-stub_TB_L_R = senkrechter Gang mit zwei Stümpfen
card-stub_LR_T_B = waagerechter Gang mit zwei Stümpfen
card-theft = Diebstahl
card-hands_off = Finger weg
card-trapped = Gefangen
card-freedom = Freiheit
card-inspection = Inspektion
card-change_hats = Hutwechsel
card-swap_hands = Handkartentausch
card-goal_card_swap = Zielkartentausch
card-treasure_trove = Fundgrube
card-veto = Veto
card-change_of_direction = Richtungswechsel
card-master_crafter = Handwerksmeister
card-pathfinder = Pfadfinder
card-diversion = Umleitung
card-gold = der Schatz
card-sack_1 = ein Goldsack mit einem Goldstück
card-sack_2 = ein Goldsack mit zwei Goldstücken
card-dragon = der Drache
card-giant_spider = die Riesenspinne
card-rock_TR = ein Stein
card-rock_TL = ein Stein
card-rock_cross = ein Stein

# --- Karten der Mini-Erweiterungen ---
card-costume_department = Kleiderkammer
card-tunnel_party = Stollenfest
card-chest_cross = Kreuzung
card-chest_t_long = senkrechte Abzweigung
card-chest_t_short = waagerechte Abzweigung
card-chest_horizontal = waagerechter Gang
card-chest_curve_TR = Kurve oben nach rechts
card-chest_curve_TL = Kurve oben nach links

# --- Karten des Duells ---
card-start_blue = der blaue Start
card-start_green = der grüne Start
card-duel_double_bend = zwei Kurven, oben nach rechts und unten nach links
card-vertical_stub = senkrechter Gang mit Stummel
card-bridge_gold = Brücke mit Gold
card-double_bend_gold = Doppelkurve mit Gold
card-t_long_stub_gold = senkrechte Abzweigung mit Gold im Stummel
card-t_short_stub_gold = waagerechte Abzweigung mit Gold im Stummel
card-horizontal_stub_gold = waagerechter Gang mit Gold im Stummel
card-ladder_blue = blaue Leiter (B)
card-ladder_green = grüne Leiter (G)
card-cross_blue = Kreuzung mit blauer Tür (B)
card-cross_green = Kreuzung mit grüner Tür (G)
card-t_short_blue = waagerechte Abzweigung mit blauer Tür (B)
card-t_short_green = waagerechte Abzweigung mit grüner Tür (G)
card-t_long_blue = senkrechte Abzweigung mit blauer Tür (B)
card-t_long_green = senkrechte Abzweigung mit grüner Tür (G)
card-cross_troll = Kreuzung mit Troll
card-t_short_troll = waagerechte Abzweigung mit Troll
card-t_long_troll = senkrechte Abzweigung mit Troll
card-key = Schlüssel
card-g0_cross = kein Gold
card-g0_dead4 = kein Gold
card-g0_dead_t_long = kein Gold
card-g0_dead_t_short = kein Gold
card-g1_TL_green = ein Gold hinter grüner Tür (G)
card-g1_TR_blue = ein Gold hinter blauer Tür (B)
card-g1_dead_TL = ein Gold in einer Sackgasse
card-g1_vertical_stubs = ein Gold
card-g1_t_long_blue = ein Gold hinter blauer Tür (B)
card-g1_t_short_green = ein Gold hinter grüner Tür (G)
card-g2_TL = zwei Gold
card-g2_TR = zwei Gold
card-g2_horizontal_stubs = zwei Gold
card-g2_t_long_green = zwei Gold hinter grüner Tür (G)
card-g2_t_short_blue = zwei Gold hinter blauer Tür (B)
card-g3_dead_TR = drei Gold in einer Sackgasse
card-g3_t_long_blue = drei Gold hinter blauer Tür (B)
card-g3_t_short_green = drei Gold hinter grüner Tür (G)

tool-pickaxe = Spitzhacke
tool-lantern = Laterne
tool-cart = Lore

dwarf-gold_miner = Goldsucher
dwarf-saboteur = Saboteur
dwarf-greedy_dwarf = Gieriger Zwerg
dwarf-blue = blauer Goldsucher (B)
dwarf-green = grüner Goldsucher (G)
dwarf-boss = Chef
dwarf-profiteer = Profiteur
dwarf-geologist = Geologe

camp-gold_miners = Die Goldsucher gewinnen.
camp-saboteurs = Die Saboteure gewinnen.
camp-greedy_dwarf = Der Gierige Zwerg gewinnt allein.
camp-blue = Das blaue Team (B) gewinnt.
camp-green = Das grüne Team (G) gewinnt.
camp-boss = Der Chef gewinnt allein.
camp-profiteer = Der Profiteur gewinnt allein.
camp-both = Beide Teams gewinnen.
camp-nobody = Niemand gewinnt.

# --- Was in den Schatztruhen ist ---
chest-take_1_gold = ein Goldstück
chest-no_more_maps_on_goals = keine Schatzkarten mehr für Ziele in dieser Runde
chest-no_draw_this_turn = in diesem Zug wird keine Karte gezogen
chest-draw_1_extra = in diesem Zug wird eine Karte mehr gezogen
chest-push_goal_away = ein Ziel wird weggeschoben
chest-steal_card_from_hand = eine Karte aus einer anderen Hand statt zu ziehen
chest-draw_3_keep_1 = eine von drei Karten vom Nachziehstapel statt zu ziehen
chest-look_at_dwarf = ein Blick auf eine Zwergenkarte
chest-discard_pile_top5_keep_1 = eine von fünf Karten vom gemischten Ablagestapel statt zu ziehen
chest-mill_5 = fünf Karten vom Nachziehstapel gehen verloren

# --- Was geschehen ist: Jemand hat eine Karte gespielt ---
# $own ist yes, wenn jemand die Karte auf sich selbst gespielt hat.
event-played-path = { $name } legt eine Wegekarte auf { $cell }: { $card }.
event-played-sabotage = { $own ->
    [yes] { $name } sabotiert sich selbst: { $tool } kaputt.
   *[no] { $name } sabotiert { $target }: { $tool } kaputt.
}
event-played-repair = { $own ->
    [yes] { $name } macht die eigene { $tool } wieder heil.
   *[no] { $name } hilft { $target }: { $tool } wieder heil.
}
event-played-rockfall = { $name } löst auf { $cell } einen Steinschlag aus.
event-played-treasure_map = { $name } schaut sich heimlich die Karte auf { $cell } an.
event-played-theft = { $name } plant einen Diebstahl.
event-played-hands_off = { $own ->
    [yes] { $name } verzichtet auf den eigenen Diebstahl.
   *[no] { $name } hindert { $target } am Diebstahl.
}
event-played-trapped = { $name } nimmt { $target } gefangen.
event-played-freedom = { $own ->
    [yes] { $name } befreit sich.
   *[no] { $name } befreit { $target }.
}
event-played-inspection = { $name } inspiziert { $target }.
event-played-change_hats = { $own ->
    [yes] { $name } nimmt eine neue Zwergenkarte.
   *[no] { $name } gibt { $target } eine neue Zwergenkarte.
}
event-played-swap_hands = { $name } tauscht die Handkarten mit { $target }.
event-played-goal_card_swap = { $name } nimmt die Ziele auf { $one } und { $two } auf und vertauscht sie vielleicht.
event-played-treasure_trove = { $name } hat eine Fundgrube entdeckt.
event-played-change_of_direction = { $name } dreht die Spielrichtung um.
event-played-pathfinder = { $name } findet einen Pfad: zwei Wegekarten in diesem Zug.
event-played-diversion = { $name } spielt eine Umleitung aus.
event-played-key = { $name } schließt die Tür auf { $cell } auf.

# --- Was geschehen ist: alles andere ---
# Ein Name endet auf -known, wo die Nachricht ein Geheimnis nennt. Wozu es keine Nachricht gibt, wird nicht erzählt.
event-round-began = Runde { $round } beginnt. { $name } fängt an.
event-dwarf-dealt-known = { $name } bekommt eine Zwergenkarte: { $dwarf }.
event-hand-dealt-known = { $name } bekommt: { $cards }.
event-card-placed = Mitten in der Mine, auf { $cell }, liegt: { $card }.
event-announced = { $name } kündigt an: { $move }. Widerspricht jemand?
event-vetoed = { $name } legt Veto ein: { $card } von { $target } hat keine Wirkung.
event-discarded = { $name } passt mit { $count ->
    [one] einer Karte.
   *[other] { $count } Karten.
}
event-discarded-known = { $name } passt mit: { $cards }.
event-discarded-for = { $name } legt zwei Karten ab und ist los: { $removed }.
event-discarded-for-known = { $name } ist eine Karte los ({ $removed }) und legt dafür ab: { $cards }.
event-revealed-gold = { $name } erreicht auf { $cell } den Schatz!
event-revealed-rock = { $name } erreicht das Ziel auf { $cell }. Es ist ein Stein.
event-revealed-sack = { $name } findet auf { $cell } einen Goldsack.
event-revealed-dragon = { $name } weckt auf { $cell } den Drachen.
event-revealed-spider = { $name } scheucht auf { $cell } die Riesenspinne auf!
event-revealed-gold_card = { $name } deckt die Goldkarte auf { $cell } auf: { $gold ->
    [0] kein Gold.
   *[other] { $gold } Gold.
}
event-revealed-postcard = { $name } erreicht als Erstes: { $card } auf { $cell }.
event-revealed-chest = { $name } erreicht die Truhe auf { $cell } (Wegekarte: { $card }) und findet: { $chest }.
event-removed = Die Truhe auf { $cell } wird ungeöffnet verschüttet.
event-removed-known = Verschüttet auf { $cell }: { $card }.
event-moved = Das Ziel auf { $from } wird weggeschoben, nach { $cell }.
event-moved-known = Verlegt von { $from } nach { $cell }: { $card }.
event-card-seen-known = { $name } sieht auf { $cell }: { $card }.
event-card-seen-chest-known = { $name } schaut in die Truhe auf { $cell }: { $chest }. Darauf liegt: { $card }.
event-dwarf-seen = { $name } schaut sich heimlich die Zwergenkarte von { $target } an.
event-dwarf-seen-known = { $name } schaut sich die Zwergenkarte von { $target } an: { $dwarf }.
event-goals-swapped-known = { $swapped ->
    [yes] { $name } vertauscht heimlich die Ziele auf { $one } und { $two }.
   *[no] { $name } legt die Ziele auf { $one } und { $two } zurück, wie sie lagen.
}
event-cards-shown = { $name } schaut sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom { $pile ->
    [discards] Ablagestapel an.
   *[deck] Nachziehstapel an.
}
event-cards-shown-known = { $name } schaut sich Karten vom { $pile ->
    [discards] Ablagestapel an
   *[deck] Nachziehstapel an
}: { $cards }.
event-drew = { $pile ->
    [discards] { $name } nimmt eine Karte vom Ablagestapel.
   *[deck] { $name } zieht eine Karte.
}
event-drew-known = { $pile ->
    [discards] { $name } nimmt vom Ablagestapel: { $card }.
   *[deck] { $name } zieht: { $card }.
}
event-cards-taken = { $count ->
    [0] { $name } bekommt keine Karten von { $target }.
    [one] { $name } bekommt eine Karte aus der Hand von { $target }.
   *[other] { $name } bekommt { $count } Karten aus der Hand von { $target }.
}
event-cards-taken-known = { $name } bekommt aus der Hand von { $target }: { $cards }.
event-cards-buried = { $count ->
    [0] Im Nachziehstapel ist keine Karte mehr, die verloren gehen könnte.
    [one] Eine Karte vom Nachziehstapel geht auf den Ablagestapel.
   *[other] { $count } Karten vom Nachziehstapel gehen auf den Ablagestapel.
}
event-discards-shuffled = Der Ablagestapel wird gemischt.
event-struck = { $name } zieht eine Karte, die sofort zuschlägt: { $card }.
event-dwarf-posted = { $name } legt eine Karte ab und stellt einen Zollzwerg auf { $cell }.
event-dwarf-posted-known = { $name } stellt einen Zollzwerg auf { $cell } und legt dafür ab: { $card }.
event-sponsor-asked = { $name } bittet { $target }, den Zoll zu zahlen. Der Plan: { $move }.
event-sponsor-answered = { $pays ->
    [yes] { $name } übernimmt den Zoll.
   *[no] { $name } zahlt nicht. Die Karte geht zurück auf die Hand.
}
event-toll-paid = { $own ->
    [yes] Der Zollzwerg von { $name } gibt { $cell } ohne Zoll frei.
   *[no] { $name } zahlt ein Goldstück an { $target }. Der Zollzwerg gibt { $cell } frei.
}
event-toll-paid-known = { $name } zahlt ein Gold an { $target }, mit einer Goldkarte im Wert von { $value }. Der Zollzwerg gibt { $cell } frei.
event-troll-paid = { $name } verspricht dem Troll auf { $cell } ein Gold. Alle dürfen vorbei.
event-marker-placed = { $name } erreicht das Gold auf { $cell }.
event-skipped = { $name } hat keine Karten mehr und wird übersprungen.
event-round-ended = Runde { $round } ist zu Ende: Niemand hat den Schatz erreicht. { $winners }
event-round-ended-reached = Runde { $round } ist zu Ende: { $name } hat den Schatz erreicht. { $winners }
event-unmasked = { $name } war: { $dwarf }.
event-mine-closed = Runde { $round } ist vorbei: { $end ->
    [gold] Alle Goldkarten liegen offen.
    [markers] Alle Marker sind gesetzt.
    [cards] Es sind keine Karten mehr da.
   *[deck] Der Nachziehstapel ist leer.
}
event-gold-drawn = { $count ->
    [one] Eine Goldkarte geht herum.
   *[other] { $count } Goldkarten gehen herum.
}
event-gold-offered = { $name } { $count ->
    [one] bekommt die letzte Goldkarte.
   *[other] wählt aus { $count } Goldkarten.
}
event-gold-offered-known = { $name } { $count ->
    [one] bekommt die letzte Goldkarte, im Wert von { $values }.
   *[other] wählt aus Goldkarten im Wert von { $values }.
}
event-gold-taken = { $name } nimmt eine Goldkarte.
event-gold-taken-known = { $name } nimmt eine Goldkarte im Wert von { $value }.
event-gold-paid = { $name } bekommt { $count ->
    [0] nichts: Das Gold ist aus.
    [one] eine Goldkarte.
   *[other] { $count } Goldkarten.
}
event-gold-paid-known = { $name } bekommt { $count ->
    [one] eine Goldkarte
   *[other] Goldkarten
} im Wert von { $values }.
event-pieces-paid = { $pieces ->
    [-1] { $name } verliert ein Goldstück.
    [one] { $name } bekommt ein Goldstück.
   *[other] { $name } bekommt { $pieces } Goldstücke.
}
event-stolen = { $name } stiehlt { $target } ein Goldstück.
event-stolen-nothing = { $name } stiehlt nichts.
event-gold-kept = { $name } bringt Karten mit { $gold } Gold nach Hause.
event-trolls-paid = { $name } { $gold ->
    [0] hat kein Gold für { $trolls ->
        [one] einen Troll.
       *[other] { $trolls } Trolle.
    }
   *[other] bezahlt { $trolls ->
        [one] einen Troll
       *[other] { $trolls } Trolle
    } mit Karten im Wert von { $gold } Gold.
}
event-game-ended = Das Spiel ist zu Ende.
event-score = { $name } hat { $score } Gold.
event-winner = { $name } gewinnt!
event-winners = { $names } und { $last } gewinnen gemeinsam!
event-grade-lost = Man kann nicht jedes Mal gewinnen.
event-grade-fair = Nicht schlecht, und da unten liegt noch mehr.
event-grade-good = Eine feine Nase für Gold!
event-grade-perfect = Perfekt: Niemand kennt diese Mine besser!

# --- Was das Spiel fragt ---
ask-turn = Du bist dran.
ask-choose_reveal = Du hast mehreres auf einmal erreicht. Was zuerst?
ask-take_gold = Nimm eine Goldkarte.
ask-steal = Wen bestiehlst du?
ask-pathfinder = Lege eine Wegekarte.
ask-swap_goals = Vertauschst du die beiden Ziele, oder legst du sie zurück, wie sie lagen?
ask-take_discard = Welche Karte nimmst du vom Ablagestapel?
ask-react = Lässt du das zu?
ask-sponsor = Zahlst du den Zoll für jemand anderen?
ask-push_goal = Welches Ziel schiebst du weg?
ask-look_at_dwarf = Wessen Zwergenkarte schaust du an?
ask-take_card = Aus wessen Hand nimmst du eine Karte?
ask-keep_drawn = Welche Karte behältst du?
ask-place_marker = Welches Gold bekommt einen deiner letzten Marker?
pending = { $name }: { $move }

# --- Züge, wie auf einem Knopf: eine Karte spielen ---
play-path = { $rotated ->
    [yes] Auf { $cell } legen: { $card }, gedreht
   *[no] Auf { $cell } legen: { $card }
}
play-sabotage = { $tool } von { $target } sabotieren
play-repair = { $tool } von { $target } heil machen mit: { $card }
play-rockfall = Auf { $cell } Steine fallen lassen
play-treasure_map = Die Karte auf { $cell } heimlich anschauen
play-theft = Einen Diebstahl planen
play-hands_off = { $target } am Diebstahl hindern
play-trapped = { $target } gefangen nehmen
play-freedom = { $target } befreien
play-inspection = Zwergenkarte von { $target } anschauen
play-change_hats = { $target } eine neue Zwergenkarte geben
play-swap_hands = Handkarten mit { $target } tauschen
play-goal_card_swap = Die Ziele auf { $one } und { $two } aufnehmen
play-treasure_trove = Den Ablagestapel durchsuchen
play-change_of_direction = Die Spielrichtung umdrehen
play-pathfinder = Einen Pfad finden: zwei Wegekarten in diesem Zug
play-diversion = { $rotated ->
    [yes] Die zuletzt gelegte Wegekarte gedreht nach { $cell } verlegen
   *[no] Die zuletzt gelegte Wegekarte nach { $cell } verlegen
}
play-key = Die Tür auf { $cell } aufschließen

# --- Züge, wie auf einem Knopf: alle anderen ---
move-pass = Passen mit: { $cards }
move-discard = Ablegen: { $cards }. Dafür ist weg: { $removed }
move-post_dwarf = Zollzwerg auf { $cell } stellen, dafür ablegen: { $card }
move-ask_sponsor = { $rotated ->
    [yes] { $target } um den Zoll auf { $cell } bitten, für: { $card }, gedreht
   *[no] { $target } um den Zoll auf { $cell } bitten, für: { $card }
}
move-pay_troll = Dem Troll auf { $cell } ein Gold versprechen

# --- Antworten, wie auf einem Knopf: die Frage und die Art der Antwort ---
answer-choose_reveal-cell = Zuerst die Karte auf { $cell }
answer-take_gold-gold = Die Goldkarte mit { $value ->
    [one] einem Goldstück
   *[other] { $value } Goldstücken
} nehmen
answer-steal-seat = { $target } bestehlen
answer-steal-no = Nichts stehlen
answer-swap_goals-yes = Vertauschen
answer-swap_goals-no = Zurücklegen, wie sie lagen
answer-take_discard-card = Nehmen: { $card }
answer-react-yes = Veto einlegen
answer-react-no = Geschehen lassen
answer-sponsor-yes = Den Zoll zahlen
answer-sponsor-no = Nicht zahlen
answer-push_goal-cell = Das Ziel auf { $cell } wegschieben
answer-look_at_dwarf-seat = Zwergenkarte von { $target } anschauen
answer-take_card-seat = Eine Karte aus der Hand von { $target } nehmen
answer-keep_drawn-card = Behalten: { $card }
answer-place_marker-cell = Das Gold auf { $cell } markieren

# --- Warum ein Zug nicht geht ---
illegal-game_over = Das Spiel ist zu Ende.
illegal-not_your_turn = Erst muss { $name } entscheiden.
illegal-reactions_awaited = Andere dürfen noch auf das Ausspielen reagieren.
illegal-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
illegal-wrong_card = So wird diese Karte nicht gespielt: { $card }.
illegal-not_in_this_game = Diesen Zug gibt es in diesem Spiel nicht.
illegal-no_such_seat = Dort sitzt niemand.
illegal-tool_broken = Eins deiner Werkzeuge ist kaputt: keine Wegekarten, bis es wieder heil ist.
illegal-trapped = Du bist gefangen: keine Wegekarten, bis du frei bist.
illegal-occupied = Auf { $cell } liegt schon eine Karte.
illegal-too_far = { $cell } ist zu weit weg vom Start: Spalten und Zeilen gehen von -120 bis 120.
illegal-no_neighbour = Neben { $cell } liegt keine offene Karte.
illegal-mismatch-top = Die Karte passt oben nicht: Gang muss an Gang liegen, Fels an Fels.
illegal-mismatch-right = Die Karte passt rechts nicht: Gang muss an Gang liegen, Fels an Fels.
illegal-mismatch-bottom = Die Karte passt unten nicht: Gang muss an Gang liegen, Fels an Fels.
illegal-mismatch-left = Die Karte passt links nicht: Gang muss an Gang liegen, Fels an Fels.
illegal-not_connected = Auf { $cell } führt kein Gang zum Start zurück.
illegal-not_on_your_way = Auf { $cell } trifft nichts auf einen Gang, der zu deinem eigenen Start führt.
illegal-looks_the_same_rotated = Diese Karte sieht gedreht gleich aus: Lege sie wie gedruckt.
illegal-ladder_beside_goal = Eine Leiter darf nicht neben einem Ziel liegen.
illegal-ladder_forbidden = Eine Leiter darf nicht neben einer Goldkarte, einem Start oder einer Karte mit Gold liegen.
illegal-wrong_cell-rockfall = Auf { $cell } liegt keine Wegekarte, die verschüttet werden könnte.
illegal-wrong_cell-treasure_map = Auf { $cell } liegt keine verdeckte Karte zum Anschauen.
illegal-wrong_cell-goal_card_swap = Auf { $cell } liegt kein verdecktes Ziel.
illegal-wrong_cell-diversion = Die zuletzt gelegte Wegekarte kann nicht nach { $cell }.
illegal-wrong_cell-key = Auf { $cell } ist keine verschlossene Tür der anderen Farbe.
illegal-others_only = Diese Karte ist für andere: { $card }.
illegal-own_tools_only = Du reparierst nur dein eigenes Werkzeug.
illegal-already_in_front = Diese Karte liegt schon vor { $target }: { $card }.
illegal-not_in_front = Diese Karte liegt nicht vor { $target }: { $card }.
illegal-nothing_to_remove = Diese Karte liegt nicht vor dir: { $card }.
illegal-wrong_tool = Diese Karte hilft dagegen nicht: { $tool }.
illegal-maps_forbidden = Wegen einer Truhe darf in dieser Runde niemand mehr Ziele anschauen.
illegal-no_dwarf_left = Es ist keine unbenutzte Zwergenkarte mehr da.
illegal-no_path_to_lay = Du hast keine Wegekarte, die sich legen ließe.
illegal-veto_only_answers = Das Veto antwortet nur auf eine Karte, die jemand gerade ausspielt.
illegal-wrong_number = Diese Anzahl Karten kannst du nicht auf einmal ablegen.
illegal-toll_unpaid = Auf { $cell } steht ein Zollzwerg, und du hast kein Gold. Bitte jemand anderen zu zahlen.
illegal-no_toll_dwarf = In dieser Runde ist kein Zollzwerg mehr da.
illegal-no_opening = Ein Zollzwerg steht auf einem leeren Platz am offenen Ende eines Ganges, nicht auf { $cell }.
illegal-nothing_to_pay = Auf { $cell } steht kein Zollzwerg.
illegal-no_sponsor = { $target } kann nicht gefragt werden: Es muss jemand anderes mit Gold sein, jeder einmal im Zug.
illegal-no_troll_to_pay = Auf { $cell } ist kein unbezahlter Troll, zu dem dein Weg führt.

# Das Spiel fragt nach etwas anderem.
illegal-other_decision-turn = Spiele jetzt eine Karte aus oder passe mit einer.
illegal-other_decision-choose_reveal = Wähle jetzt, was von dem Erreichten zuerst kommt.
illegal-other_decision-take_gold = Nimm jetzt eine der Goldkarten.
illegal-other_decision-steal = Sag jetzt, wen du bestiehlst.
illegal-other_decision-pathfinder = Lege jetzt eine Wegekarte.
illegal-other_decision-swap_goals = Vertausche jetzt die beiden Ziele oder lass sie, wie sie lagen.
illegal-other_decision-take_discard = Nimm jetzt eine Karte vom Ablagestapel.
illegal-other_decision-react = Antworte jetzt mit dem Veto oder erlaube den Zug.
illegal-other_decision-sponsor = Sag jetzt, ob du zahlst.
illegal-other_decision-push_goal = Wähle jetzt, welches Ziel du wegschiebst.
illegal-other_decision-look_at_dwarf = Sag jetzt, wessen Zwergenkarte du anschaust.
illegal-other_decision-take_card = Sag jetzt, aus wessen Hand du eine Karte nimmst.
illegal-other_decision-keep_drawn = Behalte jetzt eine der Karten.
illegal-other_decision-place_marker = Wähle jetzt, welches Gold einen der letzten Marker bekommt.

# Diese Antwort steht nicht zur Wahl.
illegal-not_offered-turn = Spiele eine Karte aus oder passe mit einer.
illegal-not_offered-choose_reveal = Dort hast du gerade nichts erreicht.
illegal-not_offered-take_gold = Eine Goldkarte mit diesem Wert geht gerade nicht herum.
illegal-not_offered-steal = Dort gibt es nichts zu stehlen, und wer stehlen kann, muss stehlen.
illegal-not_offered-pathfinder = Lege eine Wegekarte.
illegal-not_offered-swap_goals = Vertausche die beiden Ziele oder lass sie, wie sie lagen.
illegal-not_offered-take_discard = Diese Karte liegt nicht oben auf dem Ablagestapel.
illegal-not_offered-react = Antworte mit dem Veto oder erlaube den Zug.
illegal-not_offered-sponsor = Zahle den Zoll oder lehne ab.
illegal-not_offered-push_goal = Dort liegt kein verdecktes Ziel, hinter dem Platz ist.
illegal-not_offered-look_at_dwarf = Schau dir die Zwergenkarte von jemand anderem an.
illegal-not_offered-take_card = Dort ist keine Karte zu holen.
illegal-not_offered-keep_drawn = Diese Karte ist keine der gezeigten.
illegal-not_offered-place_marker = Dort wartet kein Gold auf einen Marker.

# --- Was sich nicht spielen lässt ---
table-impossible-players = { $what ->
    [tournament] Die Turnier-Variante
    [saboteur2] Saboteur 2
    [duel] Das Duell
    [solo] Das Duell allein
   *[saboteur] Saboteur
} ist für { $range ->
    [one] eine Person
    [two] zwei Personen
   *[more] { $least } bis { $most } Personen
}, nicht für { $players }.
table-impossible-base_game_only = Diese Option gehört zum Grundspiel: { $option }.
table-impossible-greedy_dwarf_twice = Die Turnier-Variante enthält den Gierigen Zwerg schon.
table-impossible-loose_placement_in_anniversary = Loses Anlegen gehört zur klassischen Ausgabe.
table-impossible-layout_without_chests = chest_layout sagt, wo Schatztruhen liegen: Nimm treasure_chests dazu.
table-impossible-no_dwarf_left_over = Die Kleiderkammer braucht eine übrige Zwergenkarte, und in der Turnier-Variante bleibt keine übrig.
table-impossible-not_for_the_duel = Das gibt es im Duell nicht: { $option }.
table-impossible-only_for_the_duel = Das gibt es nur im Duell: { $option }.
table-impossible-random_goals_without_new_goals = goals_all_random ist ein Aufbau für Neue Ziele: Nimm new_goals dazu.
table-impossible-duel_has_one_edition = Das Duell gibt es nur in einer Ausgabe.

# --- Regelwerke ---
preset-classic = Saboteur nach der Anleitung der ersten Ausgaben
preset-anniversary = Saboteur nach der Anleitung von 2024
preset-tournament = Die Turnier-Variante von Saboteur
preset-saboteur2 = Saboteur 2 nach der Anleitung von 2024
preset-saboteur2-classic = Saboteur 2 nach seiner ersten Anleitung
preset-everything = Saboteur 2 mit allen WM-Karten und Mini-Erweiterungen
preset-duel = Das Duell zu zweit
preset-solo = Das Duell allein
option-sabotaged_dwarf = Ein sabotierter Goldsucher bekommt kein Gold (Grundspiel)
option-tournament = Turnierregeln mit Goldstücken und Gierigen Zwergen (Grundspiel, fünf bis neun Personen)
option-greedy_dwarf = Ein Gieriger Zwerg ersetzt einen Goldsucher (Grundspiel)
option-loose_placement = Eine Wegekarte muss nicht mit dem Start verbunden sein, nur passen (klassische Ausgabe)
option-extra_rockfall = Ein vierter Steinschlag in Saboteur 2 (an, wenn nicht abgeschaltet)
option-goal_card_swap = Zielkartentausch (Weltmeisterschaft 2017): zwei Ziele aufnehmen und vertauschen oder nicht
option-treasure_trove = Fundgrube (Weltmeisterschaft 2018): eine Karte vom Ablagestapel statt zu ziehen
option-veto = Veto (Weltmeisterschaft 2019): Was jemand anderes spielt, hat keine Wirkung
option-change_of_direction = Richtungswechsel (Weltmeisterschaft 2020): Es geht andersherum weiter
option-master_crafter = Handwerksmeister (Weltmeisterschaft 2021): repariert irgendein Werkzeug
option-pathfinder = Pfadfinder (Weltmeisterschaft 2022): zwei Wegekarten in einem Zug
option-diversion = Umleitung (Weltmeisterschaft 2023): die zuletzt gelegte Wegekarte verlegen
option-new_goals = Neue Ziele: fünf Ziele mit Goldsäcken, Drache und Riesenspinne
option-goals_all_random = Neue Ziele, alle fünf zufällig: Der Schatz kann fehlen
option-tunnel_toll = Wegezoll: Zwerge, die Gold von allen nehmen, die an ihnen vorbei bauen
option-costume_department = Kleiderkammer: Wer sie zuerst erreicht, bekommt eine neue Zwergenkarte
option-tunnel_party = Stollenfest: Wird es erreicht, werden alle Zwergenkarten neu verteilt
option-treasure_chests = Schatztruhen: vier Truhen mit guten und schlechten Effekten
option-chest_layout = Wo Schatztruhen liegen: a (Quadrat), b (Raute) oder random (zufällig)
option-end_with_deck = Duell: Eine Runde endet, sobald der Nachziehstapel leer ist
option-solo_blue = Duell allein: Spiele den blauen Zwerg
rules-players = { $range ->
    [one] eine Person
    [two] zwei Personen
   *[more] { $least } bis { $most } Personen
}

# --- Bots ---
level-random = Ausgelost
level-easy = Leicht
level-normal = Mittel
level-hard = Schwer

# --- An einem Server: was geschah, und was nicht geht ---
told-joined = { $name } kommt an den Tisch.
told-left = { $name } verlässt den Tisch.
told-hosted = { $name } ist jetzt der Gastgeber.
told-stood_in = { $name } ist nicht da: Ein Bot springt ein.
told-returned = { $name } ist wieder da.
told-abandoned = Das Spiel wurde abgebrochen.
told-clock = Die Zeit war um.
refusal-bad_request = Das war nicht zu verstehen. Versuch es noch einmal.
refusal-not_found = Hier ist nichts: So einen Tisch oder so ein Spiel gibt es nicht.
refusal-wrong_password = Das ist nicht das Passwort dieses Tisches.
refusal-wrong_token = Dein Platz an diesem Tisch gehört dir nicht mehr: Er wurde vergeben oder ist auf einem anderen Gerät.
refusal-host_only = Das darf nur der Gastgeber.
refusal-not_your_seat = Das ist nicht dein Platz.
refusal-name_taken = So heißt schon jemand am Tisch. Wie heißt du noch?
refusal-table_full = An diesem Tisch ist kein Platz mehr frei.
refusal-no_spectators = Dieser Tisch möchte lieber keine Zuschauer.
refusal-game_running = Nicht, solange gespielt wird.
refusal-no_game = Gerade wird hier nicht gespielt.
refusal-impossible_setup = So lässt es sich nicht spielen: Schau nach den Optionen und danach, wie viele ihr seid.
refusal-bad_setting = Das ist zu wenig oder zu viel.
refusal-no_such_seat = Dort sitzt niemand.
refusal-not_a_move = Das ist kein Zug.
refusal-illegal_move = Dieser Zug geht gerade nicht.
refusal-no_chat = Hier kann gerade nichts gesagt werden.
refusal-too_fast = Nicht so hastig! Warte einen Moment.
refusal-too_much = Das ist mehr, als hier hineinpasst.
refusal-not_stored = Ins Buch der Mine lässt sich gerade nichts schreiben, darum ist nichts geschehen. Versuch es gleich noch einmal.
refusal-forbidden = Diese Seite ist veraltet. Lade sie neu.
share-counted = Dein Gerät hat mitgemischt: Niemand allein konnte die Karten bestimmen.
share-missing = Dein Gerät hat nicht mitgemischt. Frag lieber den Gastgeber, warum.

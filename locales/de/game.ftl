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

# $winners nennt die Parteien, die gewonnen haben, mit Bindestrichen dazwischen.
round-winners = { $winners ->
    [gold_miners] Die Goldsucher gewinnen.
    [saboteurs] Die Saboteure gewinnen.
    [greedy_dwarf] Der Gierige Zwerg gewinnt allein.
    [blue] Das blaue Team (B) gewinnt.
    [green] Das grüne Team (G) gewinnt.
    [blue-green] Beide Teams gewinnen.
    [boss] Der Chef gewinnt allein.
    [profiteer] Der Profiteur gewinnt allein.
   *[none] Niemand gewinnt.
}

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
# Die Argumente sind die Felder des Ereignisses. $seat ist der Name. Ein Argument ist "none", wenn es geheim ist oder fehlt.
# $own ist "yes", wenn jemand die Karte auf sich selbst gespielt hat.
event-played-path = { $seat } legt eine Wegekarte auf { $cell }: { $card }.
event-played-sabotage = { $own ->
    [yes] { $seat } sabotiert sich selbst: { $tool } kaputt.
   *[no] { $seat } sabotiert { $target }: { $tool } kaputt.
}
event-played-repair = { $own ->
    [yes] { $seat } macht die eigene { $tool } wieder heil.
   *[no] { $seat } hilft { $target }: { $tool } wieder heil.
}
event-played-rockfall = { $seat } löst auf { $cell } einen Steinschlag aus.
event-played-treasure_map = { $seat } schaut sich heimlich die Karte auf { $cell } an.
event-played-theft = { $seat } plant einen Diebstahl.
event-played-hands_off = { $own ->
    [yes] { $seat } verzichtet auf den eigenen Diebstahl.
   *[no] { $seat } hindert { $target } am Diebstahl.
}
event-played-trapped = { $seat } nimmt { $target } gefangen.
event-played-freedom = { $own ->
    [yes] { $seat } befreit sich.
   *[no] { $seat } befreit { $target }.
}
event-played-inspection = { $seat } inspiziert { $target }.
event-played-change_hats = { $own ->
    [yes] { $seat } nimmt eine neue Zwergenkarte.
   *[no] { $seat } gibt { $target } eine neue Zwergenkarte.
}
event-played-swap_hands = { $seat } tauscht die Handkarten mit { $target }.
event-played-goal_card_swap = { $seat } nimmt die Ziele auf { $one } und { $two } auf und vertauscht sie vielleicht.
event-played-treasure_trove = { $seat } hat eine Fundgrube entdeckt.
event-played-change_of_direction = { $seat } dreht die Spielrichtung um.
event-played-pathfinder = { $seat } findet einen Pfad: zwei Wegekarten in diesem Zug.
event-played-diversion = { $seat } spielt eine Umleitung aus.
event-played-key = { $seat } schließt die Tür auf { $cell } auf.

# --- Was geschehen ist: Jemand hat eine Karte erreicht ---
event-revealed-gold = { $seat } erreicht auf { $cell } den Schatz!
event-revealed-rock = { $seat } erreicht das Ziel auf { $cell }. Es ist ein Stein.
event-revealed-sack = { $seat } findet auf { $cell } einen Goldsack.
event-revealed-dragon = { $seat } weckt auf { $cell } den Drachen.
event-revealed-spider = { $seat } scheucht auf { $cell } die Riesenspinne auf!
event-revealed-gold_card = { $seat } deckt die Goldkarte auf { $cell } auf: { $gold ->
    [0] kein Gold.
   *[other] { $gold } Gold.
}
event-revealed-postcard = { $seat } erreicht als Erstes: { $card } auf { $cell }.
event-revealed-chest = { $seat } erreicht die Truhe auf { $cell } (Wegekarte: { $card }) und findet: { $chest }.

# --- Was geschehen ist: alles andere ---
# Jede Zeile ist ein Satz. Leere Zeilen fallen weg: Ein Ereignis ohne Worte wird nicht erzählt.
event-round_began = Runde { $round } beginnt. { $first } fängt an.
event-dwarf_dealt = { $dwarf ->
    [none] { "" }
   *[other] { $seat } bekommt eine Zwergenkarte: { $dwarf }.
}
event-hand_dealt = { $cards ->
    [none] { "" }
   *[other] { $seat } bekommt: { $cards }.
}
event-card_placed = Mitten in der Mine, auf { $cell }, liegt: { $card }.
event-announced = { $seat } kündigt an: { $play }. Widerspricht jemand?
event-vetoed = { $seat } legt Veto ein: { $card } von { $target } hat keine Wirkung.
event-discarded = { $removed ->
    [none] { $cards ->
        [none] { $seat } passt mit { $count ->
            [one] einer Karte.
           *[other] { $count } Karten.
        }
       *[other] { $seat } passt mit: { $cards }.
    }
   *[other] { $cards ->
        [none] { $seat } legt zwei Karten ab und ist los: { $removed }.
       *[other] { $seat } ist eine Karte los ({ $removed }) und legt dafür ab: { $cards }.
    }
}
event-removed = { $card ->
    [none] Die Truhe auf { $cell } wird ungeöffnet verschüttet.
   *[other] Verschüttet auf { $cell }: { $card }.
}
event-moved = { $card ->
    [none] Das Ziel auf { $from } wird weggeschoben, nach { $cell }.
   *[other] Verlegt von { $from } nach { $cell }: { $card }.
}
event-card_seen = { $card ->
    [none] { "" }
   *[other] { $chest ->
        [none] { $seat } sieht auf { $cell }: { $card }.
       *[other] { $seat } schaut in die Truhe auf { $cell }: { $chest }. Darauf liegt: { $card }.
    }
}
event-dwarf_seen = { $dwarf ->
    [none] { $seat } schaut sich heimlich die Zwergenkarte von { $target } an.
   *[other] { $seat } schaut sich die Zwergenkarte von { $target } an: { $dwarf }.
}
event-goals_swapped = { $swapped ->
    [yes] { $seat } vertauscht heimlich die Ziele auf { $one } und { $two }.
    [no] { $seat } legt die Ziele auf { $one } und { $two } zurück, wie sie lagen.
   *[none] { "" }
}
event-cards_shown = { $cards ->
    [none] { $seat } schaut sich { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom { $pile ->
        [discards] Ablagestapel an.
       *[deck] Nachziehstapel an.
    }
   *[other] { $seat } schaut sich Karten vom { $pile ->
        [discards] Ablagestapel an
       *[deck] Nachziehstapel an
    }: { $cards }.
}
event-drew = { $card ->
    [none] { $pile ->
        [discards] { $seat } nimmt eine Karte vom Ablagestapel.
       *[deck] { $seat } zieht eine Karte.
    }
   *[other] { $pile ->
        [discards] { $seat } nimmt vom Ablagestapel: { $card }.
       *[deck] { $seat } zieht: { $card }.
    }
}
event-cards_taken = { $cards ->
    [none] { $count ->
        [0] { $seat } bekommt keine Karten von { $from }.
        [one] { $seat } bekommt eine Karte aus der Hand von { $from }.
       *[other] { $seat } bekommt { $count } Karten aus der Hand von { $from }.
    }
   *[other] { $seat } bekommt aus der Hand von { $from }: { $cards }.
}
event-cards_buried = { $count ->
    [0] Im Nachziehstapel ist keine Karte mehr, die verloren gehen könnte.
    [one] Eine Karte vom Nachziehstapel geht auf den Ablagestapel.
   *[other] { $count } Karten vom Nachziehstapel gehen auf den Ablagestapel.
}
event-discards_shuffled = Der Ablagestapel wird gemischt.
event-struck = { $seat } zieht eine Karte, die sofort zuschlägt: { $card }.
event-dwarf_posted = { $card ->
    [none] { $seat } legt eine Karte ab und stellt einen Zollzwerg auf { $cell }.
   *[other] { $seat } stellt einen Zollzwerg auf { $cell } und legt dafür ab: { $card }.
}
event-sponsor_asked = { $seat } bittet { $sponsor }, den Zoll zu zahlen. Der Plan: { $play }.
event-sponsor_answered = { $pays ->
    [yes] { $seat } übernimmt den Zoll.
   *[no] { $seat } zahlt nicht. Die Karte geht zurück auf die Hand.
}
event-toll_paid = { $own ->
    [yes] Der Zollzwerg von { $seat } gibt { $cell } ohne Zoll frei.
   *[no] { $value ->
        [none] { $seat } zahlt ein Goldstück an { $owner }. Der Zollzwerg gibt { $cell } frei.
       *[other] { $seat } zahlt ein Gold an { $owner }, mit einer Goldkarte im Wert von { $value }. Der Zollzwerg gibt { $cell } frei.
    }
}
event-troll_paid = { $seat } verspricht dem Troll auf { $cell } ein Gold. Alle dürfen vorbei.
event-marker_placed = { $seat } erreicht das Gold auf { $cell }.
event-skipped = { $seat } hat keine Karten mehr und wird übersprungen.
# $dwarves hat für jeden eine Zeile, $scores auch.
event-round_ended = Runde { $round } ist zu Ende: { $reached_by ->
    [none] Niemand hat den Schatz erreicht.
   *[other] { $reached_by } hat den Schatz erreicht.
} { round-winners }
    { $dwarves }
by_seat-dwarves = { $seat } war: { $value }.
event-mine_closed = Runde { $round } ist vorbei: { $end ->
    [gold] Alle Goldkarten liegen offen.
    [markers] Alle Marker sind gesetzt.
    [cards] Es sind keine Karten mehr da.
   *[deck] Der Nachziehstapel ist leer.
}
event-gold_drawn = { $count ->
    [one] Eine Goldkarte geht herum.
   *[other] { $count } Goldkarten gehen herum.
}
event-gold_offered = { $values ->
    [none] { $count ->
        [one] { $seat } bekommt die letzte Goldkarte.
       *[other] { $seat } wählt aus { $count } Goldkarten.
    }
   *[other] { $count ->
        [one] { $seat } bekommt die letzte Goldkarte, im Wert von { $values }.
       *[other] { $seat } wählt aus Goldkarten im Wert von { $values }.
    }
}
event-gold_taken = { $value ->
    [none] { $seat } nimmt eine Goldkarte.
   *[other] { $seat } nimmt eine Goldkarte im Wert von { $value }.
}
event-gold_paid = { $values ->
    [none] { $count ->
        [0] { $seat } bekommt nichts: Das Gold ist aus.
        [one] { $seat } bekommt eine Goldkarte.
       *[other] { $seat } bekommt { $count } Goldkarten.
    }
   *[other] { $count ->
        [one] { $seat } bekommt eine Goldkarte im Wert von { $values }.
       *[other] { $seat } bekommt Goldkarten im Wert von { $values }.
    }
}
event-pieces_paid = { $pieces ->
    [-1] { $seat } verliert ein Goldstück.
    [one] { $seat } bekommt ein Goldstück.
   *[other] { $seat } bekommt { $pieces } Goldstücke.
}
event-stolen = { $victim ->
    [none] { $seat } stiehlt nichts.
   *[other] { $seat } stiehlt { $victim } ein Goldstück.
}
event-gold_kept = { $seat } bringt Karten mit { $gold } Gold nach Hause.
event-trolls_paid = { $gold ->
    [0] { $seat } hat kein Gold für { $trolls ->
        [one] einen Troll.
       *[other] { $trolls } Trolle.
    }
   *[other] { $seat } bezahlt { $trolls ->
        [one] einen Troll
       *[other] { $trolls } Trolle
    } mit Karten im Wert von { $gold } Gold.
}
event-round_closed = { "" }
event-game_ended = { game-is-over }
    { $scores }
    { $winners ->
        [none] { "" }
       *[other] { game-winners }
    }
    { $grade ->
        [lost] { event-grade-lost }
        [fair] { event-grade-fair }
        [good] { event-grade-good }
        [perfect] { event-grade-perfect }
       *[none] { "" }
    }
game-is-over = Das Spiel ist zu Ende.
by_seat-scores = { $seat } hat { $value } Gold.
game-winners = { $winners_count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}
list-and = { $list } und { $last }
event-grade-lost = Man kann nicht jedes Mal gewinnen.
event-grade-fair = Nicht schlecht, und da unten liegt noch mehr.
event-grade-good = Eine feine Nase für Gold!
event-grade-perfect = Perfekt: Niemand kennt diese Mine besser!

# --- was ans Licht kam, als die Zwergenkarten umgedreht wurden ---
# Die Argumente sind Namen von Spielern, Anzahlen von Spielern und Nummern von Zügen.
unmasked-fooled = { $by_count ->
    [0] Bis zum { $until_move }. Zug haben die meisten { $seat } getraut.
    [one] Bis zum { $until_move }. Zug haben die meisten { $seat } getraut, jemand sogar bis zuletzt.
   *[other] { $seat } hat { $by_count } Spieler bis zuletzt getäuscht.
}
unmasked-suspected_first = { $seat } hat { $whom } als Erstes verdächtigt, im { $move }. Zug.
unmasked-open = Im { $move }. Zug hatten alle { $seat } durchschaut.
unmasked-blamed = { $by_count ->
    [one] Jemand hat { $seat } verdächtigt, zu Unrecht.
   *[other] { $by_count } Spieler haben { $seat } verdächtigt, zu Unrecht.
}
unmasked-reader = { $wrong ->
    [0] { $seat } macht man nichts vor: { $right ->
        [one] einmal gezeigt, und richtig.
       *[other] { $right }-mal gezeigt, und immer richtig.
    }
   *[other] { $seat } hat die Runde am besten gelesen: { $right } richtig, { $wrong } falsch.
}

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
move-play-path = { $rotated ->
    [yes] Auf { $cell } legen: { $card }, gedreht
   *[no] Auf { $cell } legen: { $card }
}
move-play-sabotage = { $tool } von { $target } sabotieren
move-play-repair = { $tool } von { $target } heil machen mit: { $card }
move-play-rockfall = Auf { $cell } Steine fallen lassen
move-play-treasure_map = Die Karte auf { $cell } heimlich anschauen
move-play-theft = Einen Diebstahl planen
move-play-hands_off = { $target } am Diebstahl hindern
move-play-trapped = { $target } gefangen nehmen
move-play-freedom = { $target } befreien
move-play-inspection = Zwergenkarte von { $target } anschauen
move-play-change_hats = { $target } eine neue Zwergenkarte geben
move-play-swap_hands = Handkarten mit { $target } tauschen
move-play-goal_card_swap = Die Ziele auf { $one } und { $two } aufnehmen
move-play-treasure_trove = Den Ablagestapel durchsuchen
move-play-change_of_direction = Die Spielrichtung umdrehen
move-play-pathfinder = Einen Pfad finden: zwei Wegekarten in diesem Zug
move-play-diversion = { $rotated ->
    [yes] Die zuletzt gelegte Wegekarte gedreht nach { $cell } verlegen
   *[no] Die zuletzt gelegte Wegekarte nach { $cell } verlegen
}
move-play-key = Die Tür auf { $cell } aufschließen

# --- Züge, wie auf einem Knopf: alle anderen ---
move-discard = { $removed ->
    [none] Passen mit: { $cards }
   *[other] Ablegen: { $cards }. Dafür ist weg: { $removed }
}
move-post_dwarf = Zollzwerg auf { $cell } stellen, dafür ablegen: { $card }
move-ask_sponsor = { $rotated ->
    [yes] { $sponsor } um den Zoll auf { $cell } bitten, für: { $card }, gedreht
   *[no] { $sponsor } um den Zoll auf { $cell } bitten, für: { $card }
}
move-pay_troll = Dem Troll auf { $cell } ein Gold versprechen

# --- Antworten, wie auf einem Knopf: nach der Frage ---
move-answer-choose_reveal = Zuerst die Karte auf { $cell }
move-answer-take_gold = Die Goldkarte mit { $gold ->
    [one] einem Goldstück
   *[other] { $gold } Goldstücken
} nehmen
move-answer-steal = { $reply ->
    [no] Nichts stehlen
   *[seat] { $target } bestehlen
}
move-answer-swap_goals = { $reply ->
    [yes] Vertauschen
   *[no] Zurücklegen, wie sie lagen
}
move-answer-take_discard = Nehmen: { $card }
move-answer-react = { $reply ->
    [yes] Veto einlegen
   *[no] Geschehen lassen
}
move-answer-sponsor = { $reply ->
    [yes] Den Zoll zahlen
   *[no] Nicht zahlen
}
move-answer-push_goal = Das Ziel auf { $cell } wegschieben
move-answer-look_at_dwarf = Zwergenkarte von { $target } anschauen
move-answer-take_card = Eine Karte aus der Hand von { $target } nehmen
move-answer-keep_drawn = Behalten: { $card }
move-answer-place_marker = Das Gold auf { $cell } markieren

# --- Warum ein Zug nicht geht ---
illegal-game_over = { game-is-over }
illegal-not_your_turn = Erst muss { $to_act } entscheiden.
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
illegal-mismatch = Die Karte passt { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
} nicht: Gang muss an Gang liegen, Fels an Fels.
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
illegal-no_sponsor = { $sponsor } kann nicht gefragt werden: Es muss jemand anderes mit Gold sein, jeder einmal im Zug.
illegal-no_troll_to_pay = Auf { $cell } ist kein unbezahlter Troll, zu dem dein Weg führt.

# Das Spiel fragt nach etwas anderem.
illegal-other_decision = { $decision ->
    [choose_reveal] Wähle jetzt, was von dem Erreichten zuerst kommt.
    [take_gold] Nimm jetzt eine der Goldkarten.
    [steal] Sag jetzt, wen du bestiehlst.
    [pathfinder] Lege jetzt eine Wegekarte.
    [swap_goals] Vertausche jetzt die beiden Ziele oder lass sie, wie sie lagen.
    [take_discard] Nimm jetzt eine Karte vom Ablagestapel.
    [react] Antworte jetzt mit dem Veto oder erlaube den Zug.
    [sponsor] Sag jetzt, ob du zahlst.
    [push_goal] Wähle jetzt, welches Ziel du wegschiebst.
    [look_at_dwarf] Sag jetzt, wessen Zwergenkarte du anschaust.
    [take_card] Sag jetzt, aus wessen Hand du eine Karte nimmst.
    [keep_drawn] Behalte jetzt eine der Karten.
    [place_marker] Wähle jetzt, welches Gold einen der letzten Marker bekommt.
   *[turn] Spiele jetzt eine Karte aus oder passe mit einer.
}

# Diese Antwort steht nicht zur Wahl.
illegal-not_offered = { $decision ->
    [choose_reveal] Dort hast du gerade nichts erreicht.
    [take_gold] Eine Goldkarte mit diesem Wert geht gerade nicht herum.
    [steal] Dort gibt es nichts zu stehlen, und wer stehlen kann, muss stehlen.
    [pathfinder] Lege eine Wegekarte.
    [swap_goals] Vertausche die beiden Ziele oder lass sie, wie sie lagen.
    [take_discard] Diese Karte liegt nicht oben auf dem Ablagestapel.
    [react] Antworte mit dem Veto oder erlaube den Zug.
    [sponsor] Zahle den Zoll oder lehne ab.
    [push_goal] Dort liegt kein verdecktes Ziel, hinter dem Platz ist.
    [look_at_dwarf] Schau dir die Zwergenkarte von jemand anderem an.
    [take_card] Dort ist keine Karte zu holen.
    [keep_drawn] Diese Karte ist keine der gezeigten.
    [place_marker] Dort wartet kein Gold auf einen Marker.
   *[turn] Spiele eine Karte aus oder passe mit einer.
}

# --- Was sich nicht spielen lässt ---
table-impossible-players = { $what ->
    [tournament] Die Turnier-Variante
    [saboteur2] Saboteur 2
    [duel] Das Duell
    [solo] Das Duell allein
   *[saboteur] Saboteur
} ist für { $most ->
    [1] eine Person
    [2] zwei Personen
   *[other] { $least } bis { $most } Personen
}, nicht für { $players }.
table-impossible-base_game_only = Diese Option gehört zum Grundspiel: { $option }.
table-impossible-greedy_dwarf_twice = Die Turnier-Variante enthält den Gierigen Zwerg schon.
table-impossible-all_dwarves_dealt = In der Turnier-Variante werden ohnehin alle Zwergenkarten verteilt: Nimm die Hausregel most_saboteurs weg.
table-impossible-loose_placement_in_anniversary = Loses Anlegen gehört zur klassischen Ausgabe.
table-impossible-layout_without_chests = chest_layout sagt, wo Schatztruhen liegen: Nimm treasure_chests dazu.
table-impossible-no_dwarf_left_over = Die Kleiderkammer braucht eine übrige Zwergenkarte. In der Turnier-Variante und mit der Hausregel most_saboteurs bleibt keine übrig.
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
option-most_saboteurs = Hausregel, in keiner Anleitung: Ein Goldsucher kommt weg, damit alle Saboteure verteilt werden (Grundspiel)
option-end_with_deck = Duell: Eine Runde endet, sobald der Nachziehstapel leer ist
option-solo_blue = Duell allein: Spiele den blauen Zwerg
rules-players = { $most ->
    [1] eine Person
    [2] zwei Personen
   *[other] { $least } bis { $most } Personen
}

# --- Bots ---
level-random = Ausgelost
level-easy = Leicht
level-normal = Mittel
level-hard = Schwer
character-cautious = vorsichtig
character-bold = forsch
character-grumpy = mürrisch
character-helpful = hilfsbereit
character-sly = gerissen
character-cautious-how = Als Saboteur versteckt er sich gut. Anderen stellt er selten ein Bein.
character-bold-how = Als Saboteur versteckt er sich kaum. Er stellt anderen gern ein Bein.
character-grumpy-how = Er stellt anderen oft ein Bein und hilft ihnen selten.
character-helpful-how = Er hilft anderen oft und stellt ihnen selten ein Bein.
character-sly-how = Als Saboteur versteckt er sich, so lange er kann.
bot-profile = { $level }, { $character }
bot-of-profile = Bot ({ $profile })

# --- An einem Server: was geschah, und was nicht geht ---
told-joined = { $name } kommt an den Tisch.
told-left = { $name } verlässt den Tisch.
told-hosted = { $name } ist jetzt der Gastgeber.
told-stood_in = { $name } ist nicht da: Ein Bot springt ein.
told-returned = { $name } ist wieder da.
told-seat_given = { $name } übernimmt einen Platz.
told-accused = { $name } zeigt auf { $target }: ein Saboteur!
told-vouched = { $name } bürgt für { $target }.
told-unpointed = { $name } zeigt nicht mehr auf { $target }.
told-abandoned = Das Spiel wurde abgebrochen.
told-clock = Die Zeit war um.
refusal-bad_request = Das war nicht zu verstehen. Versuch es noch einmal.
refusal-not_found = Hier ist nichts: So einen Tisch oder so ein Spiel gibt es nicht.
refusal-wrong_password = Das ist nicht das Passwort dieses Tisches.
refusal-too_many_guesses = Zu viele falsche Passwörter. Versuch es in { $unit ->
    [seconds] { $count ->
        [one] einer Sekunde
       *[other] { $count } Sekunden
    }
    [minutes] { $count } Minuten
   *[hours] { $count } Stunden
} noch einmal.
refusal-private_game = Dieses Spiel war an einem geschlossenen Tisch. Öffne es mit dem Link, den seine Spieler haben.
refusal-wrong_token = Dein Platz an diesem Tisch gehört dir nicht mehr: Er wurde vergeben oder ist auf einem anderen Gerät.
refusal-host_only = Das darf nur der Gastgeber.
refusal-not_your_seat = Das ist nicht dein Platz.
refusal-bad_name = Nimm einen anderen Namen: 1 bis 24 Zeichen, Buchstaben eines Alphabets, nichts Unsichtbares.
refusal-name_taken = So heißt schon jemand am Tisch, oder es sieht genauso aus. Wie heißt du noch?
refusal-table_full = An diesem Tisch ist kein Platz mehr frei.
refusal-no_spectators = Dieser Tisch möchte lieber keine Zuschauer.
refusal-game_running = Nicht, solange gespielt wird.
refusal-no_game = Gerade wird hier nicht gespielt.
refusal-no_more_games = Dieser Tisch hat seine Höchstzahl an Spielen erreicht. Öffne einen neuen Tisch.
refusal-impossible_setup = So lässt es sich nicht spielen: Schau nach den Optionen und danach, wie viele ihr seid.
refusal-bad_setting = Das ist zu wenig oder zu viel.
refusal-no_such_seat = Dort sitzt niemand.
refusal-not_a_move = Das ist kein Zug.
refusal-illegal_move = Dieser Zug geht gerade nicht.
refusal-no_chat = Hier kann gerade nichts gesagt werden.
refusal-no_pointing = Gerade kann niemand auf andere zeigen.
refusal-too_fast = Nicht so hastig! Warte einen Moment.
refusal-too_much = Das ist mehr, als hier hineinpasst.
refusal-not_stored = Ins Buch der Mine lässt sich gerade nichts schreiben, darum ist nichts geschehen. Versuch es gleich noch einmal.
refusal-forbidden = Diese Seite ist veraltet. Lade sie neu.
share-counted = Dein Gerät hat mitgemischt: Niemand allein konnte die Karten bestimmen.
share-missing = Dein Gerät hat diesmal nicht mitgemischt, weil es nicht verbunden war. Falls es doch verbunden war, trau diesen Karten nicht.
deal-began = Es wird gemischt. Der Server hat sich auf { $commitment }… festgelegt.
deal-repeated = Es wird noch einmal gegeben, zum { $attempt }. Mal: Frag den Gastgeber, warum.
deal-withheld = { $name } hat sich auf einen Beitrag festgelegt und ihn nicht gezeigt. Es wurde ohne ihn gegeben.
deal-checked = Das Spiel passt zu allem, was dein Gerät vor dem Geben notiert hat.
deal-unchecked = Die Aufzeichnung dieses Spiels ließ sich nicht laden; ob ehrlich gegeben wurde, ist nicht geprüft.
deal-doubt = Trau diesen Karten nicht: { $reason }
doubt-other_commitment = Der Server zeigt eine andere Festlegung als die, die dein Gerät notiert hat. Er hat noch einmal gegeben oder sein Geheimnis geändert.
doubt-other_commitments = Die Festlegungen der Spieler sind nicht die, die dein Gerät notiert hat. Sie wurden nachträglich geändert.
doubt-commitment_left_out = Der Server hat die Festlegung von { $name } weggelassen oder geändert.
doubt-share_left_out = Der Server hat den Beitrag von { $name } weggelassen oder geändert.
doubt-not_counted = Der Beitrag von { $name } wurde nicht mitgemischt. Deine Verbindung war zu langsam, oder der Server hat ihn weggelassen, um andere Karten zu bekommen.
doubt-bot_share = Der Bot { $name } hat mitgemischt. Seinen Beitrag konnte der Server wählen.
doubt-other_cards = Aus dem Startwert der Aufzeichnung ergeben sich andere Karten für { $name } als die, die dein Gerät gesehen hat.
doubt-other_rules = Das Spiel hat andere Regeln oder einen anderen Startspieler, als der Tisch beim Mischen gezeigt hat.
doubt-unproven = Die Aufzeichnung belegt nicht, wie gemischt wurde.

## Warum eine Karte jetzt nicht geht

useless = Das geht jetzt nicht.
useless-repair = Nichts, was sie reparieren könnte, ist kaputt.
useless-sabotage = Es gibt niemanden, den sie treffen könnte.
useless-rockfall = Es gibt nichts zu verschütten.
useless-treasure_map = Es gibt keine verdeckte Karte anzusehen.
useless-treasure_trove = Der Ablagestapel ist leer.
useless-veto = Es antwortet nur auf das, was andere spielen.
useless-hands_off = Niemand plant einen Diebstahl.
useless-theft = Du planst schon einen Diebstahl.
useless-freedom = Niemand ist gefangen.
useless-trapped = Es gibt niemanden mehr zu fangen.
useless-master_crafter = Niemandes Werkzeug ist kaputt.
useless-pathfinder = Du hast keine Wegekarte, die irgendwo passt.
useless-diversion = Es gibt keine Karte, die anderswo liegen könnte.
useless-goal_card_swap = Es gibt keine zwei verdeckten Ziele.
useless-key = Es gibt keine verschlossene Tür zu öffnen.
hindered-broken_pickaxe = Deine Spitzhacke ist kaputt: keine Wegekarten, bis sie repariert ist.
hindered-broken_lantern = Deine Laterne ist kaputt: keine Wegekarten, bis sie repariert ist.
hindered-broken_cart = Deine Lore ist kaputt: keine Wegekarten, bis sie repariert ist.
hindered-trapped = Du bist gefangen: keine Wegekarten, bis dich jemand befreit.
hindered-more = Mehrere Karten hindern dich am Graben: keine Wegekarten, bis alle weg sind.

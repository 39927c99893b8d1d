# Die Seite mit den Regeln, und was jede Karte, jeder Zwerg und jedes Zeichen bedeutet. In eigenen Worten; alle Einzelheiten stehen in docs/rules/.

# --- die Seite ---
rules-page-title = Regeln
rules-page-table = Die Regeln am Tisch { $code }
rules-page-pick = Welches Spiel?
rules-page-options = Optionen
rules-page-contents = Inhalt
rules-page-other = Regeln anderer Spiele
rules-page-failed = Die Regeln lassen sich gerade nicht holen. Hier sind die des Grundspiels.
rules-page-cards = Karten: Tippe eine an und lies, was sie tut
rules-page-effects = Was in den Truhen ist
rules-page-counts = Zwergenkarten und Handkarten
rules-page-counts-players = Personen
rules-page-counts-hand = Handkarten
rules-page-counts-left = Übrig
rules-page-symbols = Alle Zeichen
rules-page-on-board = In der Mine
rules-page-at-player = Neben einer Person

# --- Saboteur und was alle Spiele gemeinsam haben ---
rules-idea = Worum es geht
rules-idea-1 = Ihr seid Zwerge tief in einer Mine. Die Goldsucher graben einen Gang vom Start zum Schatz. Die Saboteure sorgen dafür, dass niemand dort ankommt. Und niemand weiß, wer wer ist.
rules-idea-2 = Ein Spiel hat drei Runden, jede mit neuen Rollen. Wer danach das meiste Gold hat, gewinnt. Wer gleich viel hat, gewinnt gemeinsam.
rules-idea-3 = Zwei Teams von Goldsuchern, blau und grün, graben um die Wette nach einem Schatz. Die Saboteure wollen, dass niemand dort ankommt. Chef, Profiteur und Geologen haben eigene Pläne. Und niemand weiß, wer wer ist.
rules-idea-4 = Zwei Zwerge, eine Mine: Der grüne und der blaue Zwerg graben jeder einen eigenen Weg zum Gold. Wer wer ist, sehen alle. Wo das Gold liegt, nicht.
rules-idea-5 = Ein Spiel hat drei Runden. Wer danach das meiste Gold hat, gewinnt. Wer gleich viel hat, gewinnt gemeinsam.
rules-idea-6 = Du gräbst allein, gegen die Mine selbst: Kaputte Werkzeuge und Steinschläge treffen dich, sobald du sie ziehst. Wie viel Gold bringst du in drei Runden nach Hause?

rules-roles = Die Zwerge
rules-roles-1 = Am Anfang jeder Runde bekommst du eine Zwergenkarte. Nur du schaust sie an. Ist die Runde vorbei, werden alle Zwergenkarten aufgedeckt.
rules-roles-2 = Es gibt eine Zwergenkarte mehr, als Leute mitspielen. Die übrige bleibt verdeckt, deshalb kann sich niemand ganz sicher sein, wer im Spiel ist.
rules-roles-3 = Es gibt genau so viele Zwergenkarten, wie Leute mitspielen. Alle wissen, welche Zwerge im Spiel sind, aber nicht, wer wer ist.
rules-roles-4 = Alle fünfzehn Zwergenkarten werden gemischt. Die nicht verteilten liegen als verdeckter Stapel unbenutzter Zwergenkarten bereit.

rules-setup = Aufbau
rules-setup-1 = Der Start liegt offen. Hinter sieben leeren Plätzen liegen verdeckt drei Ziele: eins ist der Schatz, zwei sind Steine.
rules-setup-2 = Der Start liegt offen. Hinter sieben leeren Plätzen liegen verdeckt fünf Ziele. Was sie sein können, steht unter Neue Ziele.
rules-setup-3 = 40 Wegekarten und 27 Aktionskarten werden gemischt, und alle bekommen Handkarten. Wie viele, hängt davon ab, wie viele mitspielen.
rules-setup-4 = Die Wege- und Aktionskarten von Saboteur und Saboteur 2 werden zusammen gemischt. Zehn kommen für diese Runde ungesehen beiseite. Dann bekommen alle sechs Handkarten.
rules-setup-5 = Die 28 Goldkarten liegen verdeckt bereit: 16 mit einem Goldstück, acht mit zwei, vier mit drei.
rules-setup-6 = Wer den Tisch eröffnet hat, kann sagen, wer anfängt; sonst entscheidet der Zufall. Gespielt wird im Uhrzeigersinn.

rules-turn = Dein Zug
rules-turn-1 = In deinem Zug machst du genau eine Sache mit einer Karte aus deiner Hand: eine Wegekarte legen, eine Aktionskarte spielen oder passen. Danach ziehst du eine Karte.
rules-turn-2 = Passen darfst du immer: Lege eine Karte verdeckt auf den Ablagestapel. Nur du weißt, welche.
rules-turn-3 = Ist der Nachziehstapel leer, zieht niemand mehr, und der Ablagestapel wird nicht neu gemischt. Wer keine Karten mehr hat, wird übersprungen.
rules-turn-4 = Auf dem Ablagestapel liegen ausgespielte Karten offen, alle anderen verdeckt.
rules-turn-5 = Auf dem Ablagestapel liegen alle Karten verdeckt.
rules-turn-6 = In deinem Zug machst du genau eins von vier Dingen. Lege eine Wegekarte und ziehe eine Karte. Spiele eine Aktionskarte und ziehe eine. Lege zwei Karten verdeckt ab, um irgendeine Aktionskarte vor dir loszuwerden, und ziehe eine. Oder passe: Lege eine bis drei Karten verdeckt ab und ziehe genauso viele.
rules-turn-7 = In deinem Zug machst du genau eins von vier Dingen. Lege eine Wegekarte und ziehe eine Karte. Spiele eine Aktionskarte und ziehe eine. Lege zwei Karten ab, um ein kaputtes Werkzeug vor dir loszuwerden, und ziehe eine. Oder passe: Lege eine oder zwei Karten ab und ziehe genauso viele.

rules-paths = Wegekarten
rules-paths-1 = Lege eine Wegekarte auf einen leeren Platz neben einer offenen Karte. Sie liegt aufrecht, wie gedruckt oder um eine halbe Drehung gedreht, nie quer. Die Mine hat keinen Rand.
rules-paths-2 = Alle Seiten müssen passen: Gang an Gang, Fels an Fels. Nur eine verdeckte Karte passt zu allem.
rules-paths-3 = Mindestens ein Gang der neuen Karte muss an einen Gang stoßen, der zum Start zurückführt.
rules-paths-4 = Ein Gang, der in Geröll endet, führt nirgendwohin. Legen darfst du so eine Karte trotzdem: So lässt sich ein Weg gut versperren.
rules-paths-5 = Karten, die vom Start abgeschnitten sind, bleiben liegen. Neue Karten müssen zu ihnen passen, und sie zählen wieder, sobald sie wieder verbunden sind.

rules-sabotage = Kaputte Werkzeuge
rules-sabotage-1 = Eine kaputte Spitzhacke, Laterne oder Lore legst du vor jemand anderen.
rules-sabotage-2 = Eine kaputte Spitzhacke, Laterne oder Lore legst du vor irgendjemanden, sogar vor dich selbst.
rules-sabotage-3 = Solange eine vor dir liegt, darfst du keine Wegekarten legen. Alles andere darfst du. Vor niemandem liegen zwei von einer Sorte.
rules-sabotage-4 = Eine Reparatur nimmt ein kaputtes Werkzeug weg, das sie zeigt, vor dir oder vor jemand anderem. Zeigt sie zwei Werkzeuge, suchst du dir eins davon aus.
rules-sabotage-5 = Eine Reparatur nimmt ein kaputtes Werkzeug vor dir weg, das sie zeigt. Zeigt sie zwei Werkzeuge, suchst du dir eins davon aus.
rules-sabotage-6 = Was nicht kaputt ist, lässt sich nicht reparieren: Vorbeugen geht nicht.
rules-sabotage-7 = Solange ein kaputtes Werkzeug vor dir liegt, darfst du keine Wegekarten legen. Alles andere darfst du.

rules-rockfall = Steinschlag und Schatzkarte
rules-rockfall-1 = Eine Karte, die nichts bewirken könnte, lässt sich nicht spielen. Passen kannst du mit ihr trotzdem.

rules-goals = Ziele
rules-goals-1 = Ein Ziel wird aufgedeckt, sobald ein Gang vom Start dorthin führt. Wer die Karte gelegt hat, hat es erreicht.
rules-goals-2 = Der Schatz beendet die Runde sofort. Ein Stein bleibt als Stück Gang in der Mine, und die Runde geht weiter.
rules-goals-3 = Erreichst du mehrere auf einmal, suchst du aus, welches zuerst aufgedeckt wird. Ist es der Schatz, bleiben die anderen verdeckt.
rules-goals-4 = Ein Ziel wird so gedreht, dass sein Gang an die gerade gelegte Karte stößt, wenn das geht. Nur ein Ziel darf an Seiten liegen, die nicht passen. Dort führt nichts hindurch, und später gelegte Karten müssen zu ihm passen.

rules-round = Ende einer Runde
rules-round-1 = Eine Runde endet, wenn der Schatz erreicht ist oder wenn niemand mehr Karten hat. Dann werden alle Zwergenkarten aufgedeckt, und das Gold wird verteilt.
rules-round-2 = Für die nächste Runde wird alles neu aufgebaut. Du behältst nur dein Gold. Es beginnt, wer links von der Person sitzt, die die letzte Karte gespielt oder abgelegt hat.
rules-round-3 = Nach drei Runden gewinnt das meiste Gold. Wer gleich viel hat, gewinnt gemeinsam.

rules-gold = Gold
rules-gold-1 = Wurde der Schatz erreicht, gewinnen die Goldsucher. Es werden so viele Goldkarten gezogen, wie Goldsucher mitspielen.
rules-gold-2 = Wurde der Schatz erreicht, gewinnen die Goldsucher. Es werden so viele Goldkarten gezogen, wie Leute mitspielen.
rules-gold-3 = Zu zehnt werden nur neun Goldkarten gezogen.
rules-gold-4 = Wer den Schatz erreicht hat, schaut sich die Goldkarten an und behält eine. Die anderen gehen gegen den Uhrzeigersinn von Goldsucher zu Goldsucher weiter, und jeder behält eine.
rules-gold-5 = Das geht reihum, bis keine mehr da ist. So bekommen manche mehr als andere.
rules-gold-6 = Hat ein Saboteur den Schatz erreicht, gewinnen trotzdem die Goldsucher. Dann fängt der erste Goldsucher rechts von diesem Saboteur an.
rules-gold-7 = Hat niemand den Schatz erreicht, gewinnen die Saboteure. Einer allein bekommt vier Goldstücke, zwei oder drei bekommen je drei, vier bekommen je zwei.
rules-gold-8 = Zu dritt oder zu viert kann es sein, dass niemand Saboteur ist. Wird der Schatz dann nicht erreicht, bekommt niemand Gold.
rules-gold-9 = Alle sehen, wie viele Goldkarten du hast. Was sie wert sind, weißt bis zum Ende des Spiels nur du. Wird der Vorrat knapp, gibt es nur, was noch da ist.

rules-secrets = Wer was weiß
rules-secrets-1 = Nur du siehst deine Handkarten, deine Zwergenkarte und was du dir heimlich angeschaut hast. Die anderen sehen, dass du geschaut hast, nicht was. Was du ihnen erzählst, ist deine Sache.
rules-secrets-2 = Nur du siehst deine Handkarten und die Goldkarten, die du dir mit einer Schatzkarte angeschaut hast.

rules-symbols = Zeichen
rules-symbols-1 = Kleine Zeichen neben den Leuten und in der Mine sagen, wie es steht.

# --- Varianten ---
rules-sabotaged_dwarf = Sabotierter Zwerg
rules-sabotaged_dwarf-1 = Ein Goldsucher, vor dem am Ende der Runde ein kaputtes Werkzeug liegt, bekommt kein Gold. Also rechtzeitig reparieren!
rules-sabotaged_dwarf-2 = Für jeden Goldsucher wird eine Goldkarte gezogen, sabotiert oder nicht. An den sabotierten gehen sie vorbei, deshalb bekommen andere vielleicht mehr als eine.
rules-sabotaged_dwarf-3 = Sind alle Goldsucher sabotiert, bekommt niemand Gold.

rules-tournament = Turnier
rules-tournament-1 = Gold gibt es in Goldstücken, und alle sehen, wer wie viel hat. Gierige Zwerge sind immer dabei.
rules-tournament-2 = Vor dem Austeilen legt der Zufall eine Wegekarte offen in die Mitte zwischen Start und Ziele. Sie ist nicht mit dem Start verbunden, Karten daneben müssen zu ihr passen, und ein Steinschlag darf sie wegnehmen.
rules-tournament-3 = Gewinnen die Goldsucher, bekommt derjenige von ihnen, der den Schatz erreicht hat, drei Gold, die anderen je zwei. Hat ein Saboteur ihn erreicht, bekommt jeder Goldsucher zwei.
rules-tournament-4 = Hat ein Gieriger Zwerg den Schatz erreicht, bekommt er vier Gold und sonst niemand etwas.
rules-tournament-5 = Hat niemand den Schatz erreicht, gewinnen die Saboteure und bekommen je drei Gold. Einer allein bekommt vier.

rules-greedy_dwarf = Der Gierige Zwerg
rules-greedy_dwarf-1 = Ein Gieriger Zwerg ersetzt einen der Goldsucher unter den Zwergenkarten.
rules-greedy_dwarf-2 = Erreicht er selbst den Schatz, gewinnt er allein und bekommt vier Goldstücke. Sonst bekommt er nichts: Die Goldkarten gehen an ihm vorbei.

rules-most_saboteurs = Hausregel: Alle Saboteure werden verteilt
rules-most_saboteurs-1 = Diese Regel steht in keiner Anleitung. Bevor die Zwergenkarten gemischt werden, kommt ein Goldsucher weg. So gibt es genau so viele Zwergenkarten, wie Leute mitspielen, und kein Saboteur bleibt übrig.

rules-loose_placement = Lockeres Anlegen
rules-loose_placement-1 = Eine Wegekarte muss nicht mit dem Start verbunden sein. Lege sie neben irgendeine offene Karte, solange alle Seiten passen. Ziele werden trotzdem nur aufgedeckt, wenn ein Gang vom Start dorthin führt.

rules-extra_rockfall = Ein vierter Steinschlag
rules-extra_rockfall-1 = Im Stapel sind vier Steinschläge statt drei.

# --- Saboteur 2 ---
rules-tunnels2 = Brücken, Leitern, Türen und Kristalle
rules-tunnels2-1 = Von den zwei Gängen einer Brücke oder Doppelkurve muss nur einer mit dem Start verbunden sein.

rules-actions2 = Mehr Aktionskarten
rules-actions2-1 = Vor niemandem liegen zwei Aktionskarten von einer Sorte.
rules-actions2-2 = Beim Hutwechsel kommt die alte Zwergenkarte unter die unbenutzten.
rules-actions2-3 = Beim Hutwechsel scheidet die alte Zwergenkarte für diese Runde aus. Ist keine unbenutzte mehr da, lässt sich der Hutwechsel nicht spielen.

rules-win2 = Wer gewinnt
rules-win2-1 = Vollendet ein blauer oder grüner Goldsucher den Weg zum Schatz, gewinnt sein Team, wenn ein Gang ohne Tür der anderen Farbe dorthin führt. Wenn nicht, gewinnt das andere Team, falls es so einen Weg hat.
rules-win2-2 = Vollendet jemand anderes den Weg, gewinnt jedes Team, das so einen Weg hat.
rules-win2-3 = Sperren Türen beide Teams aus, gewinnt der Chef allein und bekommt vier Gold, oder der Profiteur gewinnt allein und bekommt drei. Sind beide im Spiel oder keiner von ihnen, gewinnt niemand.
rules-win2-4 = Sperren Türen beide Teams aus, gewinnt der Chef allein und bekommt vier Gold, wenn kein Profiteur im Spiel ist. Der Profiteur gewinnt allein und bekommt drei, wenn kein Chef im Spiel ist, aber nur, wenn er den Weg selbst vollendet hat. Sonst gewinnt niemand.
rules-win2-5 = Hat niemand den Schatz erreicht, gewinnen die Saboteure, und der Profiteur mit ihnen. Ist kein Saboteur im Spiel, gewinnt der Profiteur allein und bekommt drei Gold.
rules-win2-6 = Es zählt, wer am Ende der Runde welche Zwergenkarte hat.

rules-share2 = Der Schatz wird verteilt
rules-share2-1 = Je mehr gewinnen, desto weniger gibt es für jeden: Einer bekommt fünf Gold, zwei bekommen je vier, drei je drei, vier je zwei, fünf oder mehr je eins.
rules-share2-2 = Der Chef gehört zu jedem Team von Goldsuchern, das gewinnt, und bekommt eins weniger. Der Profiteur gehört immer dazu und bekommt zwei weniger.
rules-share2-3 = Geologen bekommen ein Gold für jeden Kristall auf den offenen Karten, egal wer gewinnt. Zu zweit bekommt jeder die Hälfte, abgerundet.
rules-share2-4 = Wer gefangen ist, geht leer aus: kein Gold, kein Diebstahl, und er zählt nicht zu den Gewinnern.
rules-share2-5 = Dann kommen die Diebe, zuerst wer als Letztes einen Diebstahl gespielt hat, dann im Uhrzeigersinn. Jeder stiehlt jemand anderem ein Goldstück, wenn es eins zu holen gibt.
rules-share2-6 = Dann kommen die Diebe, zuerst wer als Letztes einen Diebstahl gespielt hat, dann im Uhrzeigersinn. Jeder darf jemand anderem ein Goldstück stehlen, wenn es eins zu holen gibt.
rules-share2-7 = Alle sehen, wer wie viel Gold hat.

# --- Karten der Weltmeisterschaften ---
rules-championship-1 = Diese Karte wird einmal in den Stapel gemischt.
rules-goal_card_swap = Zielkartentausch
rules-goal_card_swap-1 = Die anderen sehen, welche zwei Ziele du aufgenommen hast, aber nicht, ob du sie vertauscht hast.
rules-treasure_trove = Fundgrube
rules-treasure_trove-1 = Ist der Ablagestapel leer, ziehst du wie sonst auch. Liegen dort weniger als fünf Karten, schaust du dir diese an.
rules-veto = Veto
rules-veto-1 = Bevor eine Karte wirkt, werden alle anderen gefragt, die noch Karten haben. So merkt niemand, wer das Veto hat und ob es jemand hat.
rules-veto-2 = Beide Karten werden abgelegt. Wer aufgehalten wurde, zieht eine Karte, und der Zug ist zu Ende. Dann ziehst auch du eine. Gegen Passen und Ablegen gibt es kein Veto.
rules-change_of_direction = Richtungswechsel
rules-change_of_direction-1 = Auch die Goldkarten gehen andersherum weiter.
rules-master_crafter = Handwerksmeister
rules-pathfinder = Pfadfinder
rules-pathfinder-1 = Du brauchst eine Wegekarte, die du legen kannst, und legst auch die zweite, wenn es geht. Dann ziehst du so viele Karten, wie du gelegt hast. Mit kaputtem Werkzeug oder gefangen kannst du ihn nicht spielen.
rules-diversion = Umleitung
rules-diversion-1 = Das geht auch mit kaputtem Werkzeug. Was die Karte dort erreicht, hast du erreicht. Passt sie nirgendwo sonst, lässt sich die Umleitung nicht spielen.

# --- Mini-Erweiterungen ---
rules-new_goals = Neue Ziele
rules-new_goals-1 = Am anderen Ende liegen verdeckt der Schatz und vier von sieben weiteren Zielen: Steine, Goldsäcke, der Drache, die Riesenspinne.
rules-new_goals-2 = Acht Ziele werden gemischt, und fünf davon liegen verdeckt am anderen Ende: der Schatz, Steine, Goldsäcke, der Drache, die Riesenspinne.
rules-new_goals-3 = Ein Ziel wirkt, sobald es aufgedeckt wird, und zwar für den, der es erreicht hat. Ein Goldsack bringt ein oder zwei Goldstücke. Der Drache nimmt ein Goldstück, wenn eins da ist. Ein Stein tut nichts.
rules-new_goals-4 = Die Riesenspinne beendet die Runde sofort, so als hätte niemand den Schatz erreicht.
rules-new_goals-5 = Am Ende zählen Goldstücke und Goldkarten zusammen. Goldkarten nimmt der Drache nicht.
rules-goals_all_random = Gibt es überhaupt einen Schatz?
rules-goals_all_random-1 = Alle fünf Ziele zieht der Zufall. Der Schatz kann also in dieser Runde fehlen!

rules-tunnel_toll = Wegezoll
rules-tunnel_toll-1 = Alle beginnen das Spiel mit einem Goldstück. In jeder Runde stehen zwei Zollzwerge bereit.
rules-tunnel_toll-2 = Statt etwas anderem darfst du eine Karte verdeckt ablegen und einen Zollzwerg auf einen leeren Platz stellen, zu dem ein Gang offen ist. Du ziehst keine Karte.
rules-tunnel_toll-3 = Wer dort eine Wegekarte legt oder eine dorthin verlegt, zahlt dir ein Gold. Du selbst zahlst nichts. Dann ist der Zollzwerg bis zur nächsten Runde weg.
rules-tunnel_toll-4 = Ohne Gold kannst du dort nicht bauen. Du darfst aber jemanden bitten, für dich zu zahlen. Wird abgelehnt, nimmst du deine Karte zurück. Jede Person kannst du nur einmal im Zug fragen.
rules-tunnel_toll-5 = Du zahlst mit einem Goldstück. Hast du keins, zahlst du mit deiner kleinsten Goldkarte und bekommst in Goldstücken heraus. Am Ende zählt beides zusammen.

rules-costume_department = Kleiderkammer
rules-costume_department-1 = Sie liegt offen in der Mine und ist nach allen Seiten offen. Sie lässt sich weder wegnehmen noch verlegen, und Karten daneben müssen zu ihr passen.
rules-costume_department-2 = Wer sie als Erstes mit dem Start verbindet, tauscht die eigene Zwergenkarte gegen die oberste der übrigen. Die alte kommt darunter.
rules-tunnel_party = Stollenfest
rules-tunnel_party-1 = Es liegt offen in der Mine und ist nach allen Seiten offen. Es lässt sich weder wegnehmen noch verlegen, und Karten daneben müssen zu ihm passen.
rules-tunnel_party-2 = Sobald es jemand als Erstes mit dem Start verbindet, werden alle Zwergenkarten ungesehen eingesammelt, gemischt und neu verteilt. Schau dir deine neue an!

rules-treasure_chests = Schatztruhen
rules-treasure_chests-1 = In jeder Runde liegen vier von zehn Truhen in der Mine, jede unter einer verdeckten Wegekarte.
rules-treasure_chests-a = Sie liegen in einem Quadrat um die Mitte der Mine.
rules-treasure_chests-b = Sie liegen in einer Raute um die Mitte der Mine.
rules-treasure_chests-random = Sie liegen in jeder Runde woanders, nie nebeneinander und nie neben dem Start oder einem Ziel.
rules-treasure_chests-2 = Führt ein Gang vom Start dorthin, wird die Wegekarte aufgedeckt. Dann geht die Truhe auf und wirkt für den, der sie erreicht hat.
rules-treasure_chests-3 = Mit einer Schatzkarte darfst du statt eines Ziels eine Truhe und die Wegekarte darauf anschauen. Ein Steinschlag darf die Wegekarte wegnehmen, und mit ihr die Truhe.
rules-treasure_chests-4 = Manche Truhen ändern, was du am Ende des Zuges ziehst. Mehrere wirken in der Reihenfolge, in der du sie geöffnet hast.

# --- Das Duell ---
rules-duel_setup = Aufbau
rules-duel_setup-1 = Auf einer Seite liegen ein blauer und ein grüner Start. In der Mine liegen verdeckt sechs Goldkarten, die nächsten hinter vier leeren Plätzen. Auf jeder sind bis zu drei Gold, auf manchen keins.
rules-duel_setup-2 = Auf einer Seite liegt dein Start. In der Mine liegen verdeckt sechs Goldkarten, die nächsten hinter sieben leeren Plätzen. Auf jeder sind bis zu drei Gold, auf manchen keins.
rules-duel_setup-3 = 34 Wegekarten und 18 Aktionskarten werden gemischt, und ihr bekommt je sechs. Es gibt acht Zwergenmarker und zwei Schlüsselmarker.
rules-duel_setup-4 = 34 Wegekarten und 18 Aktionskarten werden gemischt, zehn kommen für die Runde beiseite, und du bekommst sechs. Du hast sechs Zwergenmarker und zwei Schlüsselmarker.
rules-duel_setup-5 = In der ersten Runde beginnt der grüne Zwerg. Danach beginnt, wer am wenigsten Gold hat, bei gleich viel Gold der blaue Zwerg.
rules-duel_setup-6 = Du bist der grüne Zwerg.
rules-duel_way = Dein Weg
rules-duel_way-1 = Dein Weg ist alles, was mit deinem eigenen Start oder deiner eigenen Leiter verbunden ist. Eine neue Wegekarte muss an allen Seiten passen und an einen Gang deines Weges stoßen.
rules-duel_way-2 = Wo eure Wege verbunden sind, benutzt ihr beide alles, mit beiden Starts und Leitern.
rules-duel_doors = Türen, Schlüssel und Leitern
rules-duel_gold = Gold
rules-duel_gold-1 = Eine Goldkarte wird aufgedeckt, sobald der Weg von einem von euch dorthin führt. Sind es mehrere auf einmal, wählt die erste, wer am Zug ist.
rules-duel_gold-2 = Sobald dein Weg zu dem Gang mit dem Gold führt, kommt einer deiner Marker darauf, egal wer am Zug ist. Was markiert ist, bleibt deins, auch wenn der Weg verloren geht.
rules-duel_gold-3 = Kommt ihr beide zugleich zum Gold, gehört es dem, der am Zug ist. Gibt es zu wenige Marker, entscheidet er, wohin sie kommen.
rules-duel_gold-4 = Eine Goldkarte wird aufgedeckt, sobald dein Weg dorthin führt. Sind es mehrere auf einmal, wählst du die erste.
rules-duel_gold-5 = Sobald dein Weg zu dem Gang mit dem Gold führt, kommt ein Marker darauf. Was markiert ist, bleibt deins, auch wenn der Weg verloren geht. Gibt es zu wenige Marker, entscheidest du, wohin sie kommen.
rules-duel_trolls = Trolle
rules-duel_trolls-1 = Am Ende der Runde zahlst du für jeden deiner Trolle ein Gold, in ganzen Karten und ohne Wechselgeld: so, dass möglichst wenig verloren geht. Hast du zu wenig, zahlst du alles.
rules-duel_end = Ende einer Runde
rules-duel_end-1 = Eine Runde endet, wenn alle sechs Goldkarten offen liegen, wenn alle Marker gesetzt sind oder wenn Nachziehstapel und Hände leer sind. Gezogen wird dann nicht mehr.
rules-duel_end-2 = Du behältst die Karten, auf denen deine Marker beim Gold liegen, auch Wegekarten. In späteren Runden fehlen sie, genau wie alle anderen aufgedeckten Goldkarten.
rules-solo_strike = Wenn die Mine zuschlägt
rules-solo_strike-1 = Ein kaputtes Werkzeug, das du ziehst, liegt sofort vor dir. Hast du schon eins von der Sorte, wird es abgelegt. Dann ziehst du eine andere Karte.
rules-solo_strike-2 = Ein Steinschlag, den du ziehst, nimmt die zuletzt gelegte Wegekarte weg, auf der weder Gold noch ein Troll ist. Dann ziehst du eine andere Karte.
rules-solo_strike-3 = All das gilt auch für deine ersten Handkarten.
rules-solo_end = Wie gut war das?
rules-solo_end-1 = Nach drei Runden wird dein Gold gezählt. Unter 15 hat die Mine gewonnen. Ab 15 ist es nicht schlecht, ab 20 hast du eine feine Nase für Gold, und ab 25 ist es perfekt.
rules-end_with_deck = Der Nachziehstapel ist die Uhr
rules-end_with_deck-1 = Eine Runde endet auch, sobald der Nachziehstapel leer ist.
rules-solo_blue = Der blaue Zwerg
rules-solo_blue-1 = Du bist der blaue Zwerg: Blaue Türen und die blaue Leiter gehören dir.

# --- Karten ---
about-path = Ein Stück Gang. Alle Seiten müssen passen: Gang an Gang, Fels an Fels.
about-blind = Alle Gänge enden in Geröll. Von hier führt nichts weiter.
about-stub = Ein kurzer Gang endet hier in Geröll. Er führt nirgendwohin.
about-bridge = Die beiden Gänge treffen sich nicht. Du kannst einem folgen, aber nicht in den anderen wechseln.
about-ladder = Alle Leitern und der Start sind ein Ort: Diese Karte ist mit dem Start verbunden, wo immer sie liegt. Lege sie neben irgendeine offene Karte, zu der sie passt, aber nie neben ein Ziel.
about-ladder-home = { $team ->
    [blue] Die Leiter des blauen Zwergs.
    [green] Die Leiter des grünen Zwergs.
   *[other] Jeder Zwerg hat eine Leiter.
} Sie ist ein Ort mit dem Start ihrer Farbe. Deine eigene darfst du neben jede Karte legen, zu der sie passt, auch wo dein Weg nicht hinführt; die andere nur an deinen Weg. Keine Leiter darf neben einer Goldkarte, einem Start oder einer Karte mit Gold liegen.
about-door = { $team ->
    [blue] Eine blaue Tür (B).
    [green] Eine grüne Tür (G).
   *[other] Jede Tür hat die Farbe eines Teams.
} Beim Bauen hält sie niemanden auf. Aber am Ende der Runde kommt das andere Team hier nicht zum Schatz durch.
about-door-duel = { $team ->
    [blue] Eine blaue Tür (B). Dem blauen Zwerg steht sie offen. Der Weg des grünen Zwergs endet hier,
    [green] Eine grüne Tür (G). Dem grünen Zwerg steht sie offen. Der Weg des blauen Zwergs endet hier,
   *[other] Eine Tür steht dem Zwerg ihrer Farbe offen. Der Weg des anderen endet dort,
} von beiden Seiten, bis ein Schlüssel auf der Karte liegt.
about-crystals = Hier glitzert ein Kristall. Er bringt den Geologen ein Gold, wenn die Karte am Ende der Runde in der Mine liegt.
about-troll = Ein Troll versperrt diesen Gang für alle. Führt dein Weg zu der Karte, darfst du in deinem Zug zuerst einen Marker auf ihn setzen: Dann dürfen alle vorbei, und am Ende der Runde zahlst du ein Gold.
about-nuggets = { $count ->
    [one] Hier liegt ein Gold.
    [2] Hier liegen zwei Gold.
    [3] Hier liegen drei Gold.
   *[other] Hier liegen { $count } Gold.
} Der erste Zwerg, dessen Weg zu diesem Gang führt, markiert die Karte und behält sie.
about-start = Hier fängt alles an. Ein Gang zählt nur, wenn er zu dieser Karte zurückführt.
about-start-home = { $team ->
    [blue] Hier fängt der blaue Zwerg an.
   *[green] Hier fängt der grüne Zwerg an.
} Sein Weg ist alles, was mit dieser Karte verbunden ist.
about-gold = Der Schatz! Wird er erreicht, endet die Runde sofort.
about-rock = Nur ein Stein. Er bleibt als Stück Gang in der Mine, und die Runde geht weiter.
about-sack = Ein Goldsack: Wer ihn erreicht, bekommt sofort die Goldstücke. Die Runde geht weiter.
about-dragon = Wer den Drachen weckt, verliert ein Goldstück, wenn eins da ist. Die Runde geht weiter.
about-spider = Die Riesenspinne beendet die Runde sofort, so als hätte niemand den Schatz erreicht.
about-gold_card = Eine Goldkarte. Sie liegt verdeckt, bis ein Weg zu ihr führt. Auf manchen ist gar kein Gold.
about-postcard = Nach allen Seiten offen, und lässt sich weder wegnehmen noch verlegen.
about-costume_department = Wer sie als Erstes mit dem Start verbindet, bekommt eine neue Zwergenkarte von den übrigen.
about-tunnel_party = Sobald es jemand als Erstes mit dem Start verbindet, werden alle Zwergenkarten gemischt und neu verteilt.
about-chest = Eine Wegekarte mit einer Schatztruhe darunter. Sie wird aufgedeckt, wenn ein Gang vom Start zu ihr führt, und wer das geschafft hat, öffnet die Truhe.
about-sabotage = { $game ->
    [solo] Sie trifft dich, sobald du sie ziehst: Sie liegt vor dir, und du legst keine Wegekarten, bis sie weg ist.
    [duel] Lege sie vor dein Gegenüber: dort keine Wegekarten, bis repariert ist.
   *[other] Lege sie vor jemanden: keine Wegekarten für diese Person, bis repariert ist.
}
about-repair = { $game ->
    [duel] Nimmt ein kaputtes Werkzeug vor dir weg, das sie zeigt. Zeigt sie zwei Werkzeuge, repariert sie eins davon.
    [solo] Nimmt ein kaputtes Werkzeug vor dir weg, das sie zeigt. Zeigt sie zwei Werkzeuge, repariert sie eins davon.
   *[other] Nimmt ein kaputtes Werkzeug weg, das sie zeigt, vor dir oder vor jemand anderem. Zeigt sie zwei Werkzeuge, repariert sie eins davon.
}
about-rockfall = { $game ->
    [solo] Er trifft dich, sobald du ihn ziehst: Die zuletzt gelegte Wegekarte ist weg. Karten mit Gold oder einem Troll bleiben verschont.
    [duel] Nimmt eine Wegekarte aus der Mine. Einen Start, eine Goldkarte oder eine Karte mit Gold oder einem Troll nimmt er nicht weg.
   *[other] Nimmt eine Wegekarte deiner Wahl aus der Mine. Die Lücke darf wieder gefüllt werden. Den Start und die Ziele nimmt er nicht weg.
}
about-treasure_map = { $game ->
    [duel] Schau dir heimlich eine verdeckte Goldkarte an. Sie bleibt, wo sie ist.
    [solo] Schau dir eine verdeckte Goldkarte an. Sie bleibt, wo sie ist.
   *[other] Schau dir heimlich ein verdecktes Ziel an. Es bleibt, wo es ist. Alle sehen, welches du angeschaut hast.
}
about-key = Schließt eine offen liegende Tür der anderen Farbe auf, irgendwo in der Mine. Von da an bleibt sie offen.
about-theft = Lege ihn vor dich selbst. Ist der Schatz verteilt, stiehlst du jemand anderem ein Goldstück, es sei denn, du bist gefangen.
about-hands_off = Nimmt einen Diebstahl weg, egal vor wem.
about-trapped = Lege es vor jemand anderen: keine Wegekarten für diese Person, und ist sie am Ende der Runde noch gefangen, kein Gold und kein Diebstahl.
about-freedom = Nimmt eine Karte Gefangen weg, vor dir oder vor jemand anderem.
about-inspection = Schau dir heimlich die Zwergenkarte von jemand anderem an.
about-change_hats = Such jemanden aus, auch dich selbst: Diese Person bekommt statt ihrer Zwergenkarte die oberste der unbenutzten.
about-swap_hands = Tausche alle deine Handkarten mit jemand anderem. Die andere Person zieht eine Karte, du nicht.
about-goal_card_swap = Nimm zwei verdeckte Ziele auf, ohne sie anzuschauen, und lege sie zurück: vertauscht oder nicht, wie du magst.
about-treasure_trove = Statt zu ziehen, schau dir die obersten fünf Karten des Ablagestapels an und nimm eine davon.
about-veto = Spiele es, wenn jemand anderes gerade eine Karte ausgespielt hat: Sie hat keine Wirkung.
about-change_of_direction = Ab jetzt geht es andersherum weiter, bis die Runde endet.
about-master_crafter = Repariert irgendein kaputtes Werkzeug, vor dir oder vor jemand anderem.
about-pathfinder = Lege zwei Wegekarten, eine nach der anderen.
about-diversion = Nimm die zuletzt gelegte Wegekarte auf und lege sie woandershin. Du darfst sie drehen.

# --- was in einer Truhe ist ---
about-chest-take_1_gold = Du bekommst ein Gold.
about-chest-no_more_maps_on_goals = Bis zum Ende der Runde kann niemand mehr mit einer Schatzkarte Ziele anschauen. Truhen schon noch.
about-chest-no_draw_this_turn = Du ziehst am Ende dieses Zuges keine Karte.
about-chest-draw_1_extra = Du ziehst am Ende dieses Zuges eine Karte mehr.
about-chest-push_goal_away = Du schiebst ein verdecktes Ziel einen Platz weiter vom Start weg.
about-chest-steal_card_from_hand = Statt zu ziehen, nimmst du blind eine Karte aus der Hand von jemand anderem.
about-chest-draw_3_keep_1 = Statt wie sonst zu ziehen, schaust du dir die obersten drei Karten des Nachziehstapels an und behältst eine. Die anderen werden abgelegt.
about-chest-look_at_dwarf = Du schaust dir heimlich die Zwergenkarte von jemand anderem an.
about-chest-discard_pile_top5_keep_1 = Statt dass du ziehst, wird der Ablagestapel gemischt, und du nimmst eine seiner obersten fünf Karten.
about-chest-mill_5 = Die obersten fünf Karten des Nachziehstapels kommen ungesehen auf den Ablagestapel.

# --- Zeichen ---
about-symbol-broken = Ein kaputtes Werkzeug: keine Wegekarten, bis es repariert ist.
about-symbol-trapped = Gefangen: keine Wegekarten, und kein Gold, wenn die Runde so endet.
about-symbol-theft = Ein Diebstahl liegt bereit: Am Ende der Runde wird Gold gestohlen.
about-symbol-gold_card = Goldkarten. Was sie wert sind, weiß nur, wem sie gehören.
about-symbol-gold_piece = Gold, das alle sehen.
about-hidden = Niemand kennt ihre Vorderseite, bis ein Gang sie erreicht, außer wem eine Karte sie zeigt.
about-symbol-hand = Handkarten.
about-symbol-bot = Hier spielt ein Bot.
about-symbol-away = Gerade nicht da.
about-symbol-clock = So viel Zeit ist noch.
about-symbol-eye = Liegt verdeckt. Nur du weißt, was es ist.
about-symbol-marker = Ein Zwergenmarker: Beim Gold sagt er, wer die Karte behält, auf einem Troll, wer zahlt. Quadrat mit B: blau. Dreieck mit G: grün.
about-symbol-key = Auf dieser Tür liegt ein Schlüssel: Sie steht beiden offen.
about-symbol-toll = Ein Zollzwerg: Wer hier baut, zahlt der genannten Person ein Gold.
about-symbol-dimmed = Eine blasse Karte ist gerade nicht mit dem Start verbunden.

# --- Plaketten über der Mine ---

about-badge-round = { $game ->
    [duel] Eine Runde endet, wenn alle Goldkarten offen liegen, wenn der letzte Marker liegt oder wenn die Karten ausgehen.
    [solo] Eine Runde endet, wenn alle Goldkarten offen liegen, wenn der letzte Marker liegt oder wenn die Karten ausgehen.
   *[other] In jeder Runde werden die Zwergenkarten neu verteilt. Das meiste Gold nach der letzten Runde gewinnt.
}
about-badge-deck = Ist er leer, zieht niemand mehr nach. Dann bleiben nur die Karten auf der Hand.
about-badge-markers = { $game ->
    [solo] Auf jedes Nugget, das dein Weg erreicht, legst du einen Marker und behältst die Karte. Ein Marker auf einem Troll öffnet den Weg und kostet ein Gold. Der letzte Marker beendet die Runde.
   *[other] Wessen Weg ein Nugget zuerst erreicht, legt einen Marker darauf und behält die Karte. Ein Marker auf einem Troll öffnet den Weg für beide und kostet ein Gold. Der letzte Marker beendet die Runde.
}
about-badge-reversed = Nach jedem Zug ist der Spieler davor an der Reihe, nicht der nächste.

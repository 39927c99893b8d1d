# Warum ein Bot so zog, in einem Satz.
why-lot = Der Zug wurde ausgelost.
why-only_move = Es gab keinen anderen Zug.
why-nearer = Das bringt den Stollen näher an { $cell }: { $cards ->
    [one] eine Karte fehlt noch
   *[other] { $cards } Karten fehlen noch
}.
why-reaches = Das erreicht { $cell }, wo zu { $percent } % das Gold liegt.
why-widens = Das öffnet mehr Wege nach vorn.
why-waits = Das ändert wenig, und nichts Besseres war auf der Hand.
why-leads_away = Das macht den Weg um { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} länger.
why-plays_along = Er legt eine ehrliche Karte, um wie ein Goldsucher zu wirken. Ein anderer Zug würde mehr schaden.
why-nothing_better = Er legt eine ehrliche Karte, weil er keinen Zug hat, der mehr schadet.
why-hinders = Das hindert { $seat }, zu { $percent } % ein Gegner.
why-helps = Das hilft { $seat }, zu { $percent } % ein Freund.
why-helps_itself = Er befreit sich selbst.
why-looks = Er will wissen, was bei { $cell } liegt.
why-clears = Das räumt { $cell } frei, wo der Weg versperrt war.
why-collapses = Bei { $cell } bricht der Stollen, wo es am meisten schmerzt.
why-discards = Was er weggibt, nützt ihm am wenigsten, etwa: { $card }.
why-looks_harmless = Er gibt eine Karte weg, um harmlos zu wirken: { $card }. Ein anderer Zug würde mehr schaden.
why-gold = Da ist das Gold.
why-finds_out = Er will wissen, wer { $seat } ist.
why-best_card = Diese Karte nützt ihm am meisten: { $card }.
why-prevents = Das lässt er nicht geschehen.
why-lets_happen = Das darf ruhig geschehen.
why-moves = Bei { $cell } passt es ihm besser.
why-order = Diese Reihenfolge ist ihm lieber.
why-new_hat = Eine neue Zwergenkarte für { $seat } verspricht mehr.
why-hope = { $why } Er hofft auf { $percent } % des Möglichen.

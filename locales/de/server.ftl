
# --- serve, verify, load ---
serve-listening = Tische sind offen unter { $address }
serve-lan = Andere im Netz kommen dazu unter { $address }
serve-lan-none = Es wurde keine Adresse in einem Netz gefunden: nur dieses Gerät kann sich verbinden.
serve-stop = Beenden mit Strg-C. Alles Gespielte ist gespeichert in { $database }.
serve-address-taken = { $address } ist belegt: Ein anderer Server läuft schon, oder wähle mit --listen einen anderen Port
serve-config = { $file } kann nicht verwendet werden: { $error }
serve-database = Die Datenbank { $file } kann nicht verwendet werden: { $error }
verify-moves = { $moves ->
    [one] Ein Zug wurde
   *[other] { $moves } Züge wurden
} noch einmal gespielt und führten zum aufgezeichneten Ende.
verify-commitment = Veröffentlicht, bevor sich jemand festgelegt hatte: { $commitment }
verify-secret = Das Geheimnis, das dazu gehört: { $secret }
verify-share = Beitrag von { $name }: { $share }
verify-no-share = { $name } hat nichts beigetragen (ein Bot, oder nicht da).
verify-seed = Geheimnis und Beiträge ergeben den Startwert { $seed }, und daraus wurde gegeben.
verify-fair = Die Aufzeichnung belegt, wie gegeben wurde: Alle hatten sich festgelegt, bevor jemand seinen Beitrag zeigte.
verify-fair-first = Die Aufzeichnung belegt nach dem ersten Verfahren, wie gegeben wurde: Die Karten folgen aus Geheimnis und Beiträgen. Sie belegt nicht, dass der letzte Beitrag ohne Kenntnis der anderen gewählt war.
verify-not-noted = Vergleiche die Festlegung oben mit der, die du vor dem Geben notiert hast, oder gib sie mit --commitment an.
verify-other-commitment = Die Festlegung in der Aufzeichnung ist nicht die, die du notiert hast
verify-other-share = Ein Beitrag, den du notiert hast, fehlt in der Aufzeichnung
verify-without = Die Aufzeichnung sagt nicht, woher ihr Startwert kommt; ob ehrlich gegeben wurde, lässt sich nicht prüfen.
verify-unfair = Dieser Kartenverteilung ist nicht zu trauen: { $error }


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
verify-commitment = Veröffentlicht, bevor jemand etwas beigetragen hatte: { $commitment }
verify-secret = Das Geheimnis, das dazu gehört: { $secret }
verify-share = Beitrag von { $name }: { $share }
verify-no-share = { $name } hat nichts beigetragen (ein Bot, oder nicht da).
verify-seed = Geheimnis und Beiträge ergeben den Startwert { $seed }, und daraus wurde gegeben.
verify-fair = Es wurde ehrlich gegeben: Niemand konnte die Karten bestimmen.
verify-without = Die Aufzeichnung sagt nicht, woher ihr Startwert kommt; ob ehrlich gegeben wurde, lässt sich nicht prüfen.
verify-unfair = Dieser Kartenverteilung ist nicht zu trauen: { $error }


# --- serve, backup, tables, verify ---
serve-listening = Tische sind offen unter { $address }
serve-lan = Andere im Netz kommen dazu unter { $address }
serve-lan-none = Es wurde keine Adresse in einem Netz gefunden: nur dieses Gerät kann sich verbinden.
serve-stop = Beenden mit Strg-C. Alles Gespielte ist gespeichert in { $database }.
serve-address-taken = { $address } ist belegt: Ein anderer Server läuft schon, oder wähle mit --listen einen anderen Port
serve-config = { $file } kann nicht verwendet werden: { $error }
database-refused = Die Datenbank { $file } kann nicht verwendet werden: { $error }
database-missing = Diese Datei gibt es nicht. Nenne die Datenbank mit --database.
database-empty = Die Datei ist leer. Spiele eine Sicherung zurück, oder lösche die Datei und beginne mit einer neuen Datenbank.
database-foreign = Sie gehört nicht zu diesem Programm. Wähle mit --database eine andere Datei.
database-in-use = Ein anderer Server benutzt sie. Beende ihn, oder wähle mit --database eine andere Datei.
database-linked = Die Datei hat einen zweiten Namen (einen harten Link). Entferne diesen Namen, oder spiele eine Sicherung in eine neue Datei zurück.
database-newer = Eine spätere Version dieses Programms hat sie geschrieben. Nimm diese Version oder eine neuere.
database-damaged = Die Datei ist beschädigt. Spiele eine Sicherung zurück.
backup-exists = { $file } gibt es schon, und eine Sicherung überschreibt nichts. Wähle einen anderen Namen.
backup-failed = Die Sicherung { $file } kann nicht geschrieben werden: { $error }
backup-done = { $database } wurde nach { $file } kopiert ({ $size }), und die Kopie wurde geprüft.
tables-code = Code
tables-idle = Tage still
tables-played = gespielt
tables-games = Spiele
tables-entries = Einträge
tables-size = Größe
tables-yes = ja
tables-no = nein
tables-total = { $tables ->
    [0] Keine Tische.
    [one] Ein Tisch, { $size }.
   *[other] { $tables } Tische, { $size }.
}
tables-deleted = { $tables ->
    [0] Nichts wurde gelöscht.
    [one] Der Tisch wurde gelöscht.
   *[other] { $tables } Tische wurden gelöscht.
}
tables-file = Die Datei hat { $size }, davon sind { $free } frei für neue Spiele.
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

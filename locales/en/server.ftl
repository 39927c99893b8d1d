
# --- serve, backup, tables, verify ---
serve-listening = The server runs at { $address }
serve-lan = Players in your network can join at { $address }
serve-lan-none = No network address was found. Only this machine can connect.
serve-stop = Stop the server with Ctrl-C. All games are stored in { $database }.
serve-address-taken = { $address } is taken. Is another server running? You can choose another port with --listen
serve-config = { $file } cannot be used: { $error }
database-refused = The database { $file } cannot be used: { $error }
database-missing = there is no such file. Name the database with --database.
database-empty = the file is empty. Restore a backup, or delete the file to begin with a new database.
database-foreign = it is not a database of this program. Choose another file with --database.
database-in-use = another server uses it. Stop that server, or choose another file with --database.
database-linked = the file has a second name (a hard link). Remove that name, or restore a backup to a new file.
database-newer = a later version of this program has written it. Use that version or a newer one.
database-damaged = the file is damaged. Restore a backup.
backup-exists = { $file } exists already, and a backup overwrites nothing. Choose another name.
backup-failed = The backup { $file } cannot be written: { $error }
backup-done = { $database } was copied to { $file } ({ $size }), and the copy was checked.
tables-code = code
tables-idle = idle days
tables-played = played
tables-games = games
tables-entries = entries
tables-size = size
tables-yes = yes
tables-no = no
tables-total = { $tables ->
    [0] No tables.
    [one] One table, { $size }.
   *[other] { $tables } tables, { $size }.
}
tables-deleted = { $tables ->
    [0] Nothing was deleted.
    [one] The table was deleted.
   *[other] { $tables } tables were deleted.
}
tables-file = The file has { $size }, of which { $free } are free for new games.
verify-moves = { $moves ->
    [one] One move was
   *[other] { $moves } moves were
} replayed, and led to the recorded result.
verify-commitment = Published before any player committed to a random number: { $commitment }
verify-secret = The secret that was published: { $secret }
verify-share = Random number of { $name }: { $share }
verify-no-share = { $name } added no random number (a bot, or away).
verify-seed = The secret and the random numbers give the seed { $seed }, and the game was dealt from it.
verify-fair = The record proves its deal: everybody committed to a random number before anybody revealed one.
verify-fair-first = The record proves its deal by the first scheme: the cards follow from the secret and the random numbers. It does not prove that the last player chose their number without knowing the others.
verify-not-noted = Compare the commitment above with the one that you noted before the deal, or give it with --commitment.
verify-other-commitment = the commitment in the record is not the one that you noted
verify-other-share = a random number that you noted is not in the record
verify-without = The record does not contain the origin of its seed, so the deal cannot be checked.
verify-unfair = The deal cannot be trusted: { $error }

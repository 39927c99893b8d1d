
# --- serve, verify, load ---
serve-listening = The server runs at { $address }
serve-lan = Players in your network can join at { $address }
serve-lan-none = No network address was found. Only this machine can connect.
serve-stop = Stop the server with Ctrl-C. All games are stored in { $database }.
serve-address-taken = { $address } is taken. Is another server running? You can choose another port with --listen
serve-config = { $file } cannot be used: { $error }
serve-database = The database { $file } cannot be used: { $error }
verify-moves = { $moves ->
    [one] One move was
   *[other] { $moves } moves were
} replayed, and led to the recorded result.
verify-commitment = Published before any player added a random number: { $commitment }
verify-secret = The secret that was published: { $secret }
verify-share = Random number of { $name }: { $share }
verify-no-share = { $name } added no random number (a bot, or away).
verify-seed = The secret and the random numbers give the seed { $seed }, and the game was dealt from it.
verify-fair = The deal was fair: nobody could choose it.
verify-without = The record does not contain the origin of its seed, so the deal cannot be checked.
verify-unfair = The deal cannot be trusted: { $error }


# --- serve, verify, load ---
serve-listening = Tables are open at { $address }
serve-lan = Others in your network join at { $address }
serve-lan-none = No address in a network was found: only this machine can connect.
serve-stop = Stop with Ctrl-C. Everything that was played is stored in { $database }.
serve-address-taken = { $address } is taken: another server is running, or choose another port with --listen
serve-config = { $file } cannot be used: { $error }
serve-database = The database { $file } cannot be used: { $error }
verify-moves = { $moves ->
    [one] One move was
   *[other] { $moves } moves were
} played again, and led to the recorded end.
verify-commitment = Published before anybody had added a share: { $commitment }
verify-secret = The secret it belongs to: { $secret }
verify-share = Share of { $name }: { $share }
verify-no-share = { $name } added no share (a bot, or away).
verify-seed = Secret and shares make the seed { $seed }, and the game was dealt from it.
verify-fair = The deal was fair: nobody could choose it.
verify-without = The record does not say where its seed came from, so fairness cannot be checked.
verify-unfair = The deal cannot be trusted: { $error }

# Why a bot moved, in one sentence.
why-lot = It chose a move at random.
why-only_move = There was no other move.
why-nearer = It brings the tunnel nearer to { $cell }: { $cards ->
    [one] one card is still needed
   *[other] { $cards } cards are still needed
}.
why-reaches = It reaches { $cell }, which is { $percent }% likely to be gold.
why-widens = It opens more ways forward.
why-waits = It changes little, and the bot had no better move.
why-leads_away = It makes the way longer by { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
why-plays_along = It lays an honest card to look like a Gold Miner. Another move would do more harm.
why-nothing_better = It lays an honest card, because it has no move that does more harm.
why-hinders = It hinders { $seat }, who is { $percent }% likely to be an enemy.
why-helps = It helps { $seat }, who is { $percent }% likely to be a friend.
why-helps_itself = It removes a card in front of the bot.
why-looks = It wants to know what lies at { $cell }.
why-clears = It clears { $cell }, where the way was blocked.
why-collapses = It destroys the tunnel at { $cell }, where this does the most damage.
why-discards = It discards the cards that it needs least, for example: { $card }.
why-looks_harmless = It discards a card to look harmless: { $card }. Another move would do more harm.
why-gold = It gets gold.
why-finds_out = It wants to know { $seat }'s dwarf card.
why-best_card = It needs this card most: { $card }.
why-prevents = It prevents something bad for itself.
why-lets_happen = It does not mind if this happens.
why-moves = It is better for the bot at { $cell }.
why-order = The bot prefers this order of play.
why-new_hat = A new dwarf card for { $seat } is better for the bot.
why-hope = { $why } It expects { $percent }% of the best possible result.

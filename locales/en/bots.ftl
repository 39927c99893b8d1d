# Why a bot moved, in one sentence.
why-lot = The move was drawn by lot.
why-only_move = There was no other move.
why-nearer = It brings the tunnel nearer to { $cell }: { $cards ->
    [one] one card is still needed
   *[other] { $cards } cards are still needed
}.
why-reaches = It reaches { $cell }, where the gold lies with { $percent } %.
why-widens = It opens more ways forward.
why-waits = It changes little, and nothing better was at hand.
why-leads_away = It makes the way longer by { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
why-plays_along = It builds so as to look like a Gold Miner.
why-hinders = It hinders { $seat }, who is an enemy with { $percent } %.
why-helps = It helps { $seat }, who is a friend with { $percent } %.
why-helps_itself = It frees itself.
why-looks = It wants to know what lies at { $cell }.
why-clears = It clears { $cell }, where the way was blocked.
why-collapses = At { $cell } the tunnel breaks where it hurts most.
why-discards = It has the least use for what it gives away, such as: { $card }.
why-gold = That is where the gold is.
why-finds_out = It wants to know who { $seat } is.
why-best_card = It has the most use for this card: { $card }.
why-prevents = It does not let that happen.
why-lets_happen = It does no harm to let that happen.
why-moves = It suits it better at { $cell }.
why-order = It likes this order of play better.
why-new_hat = A new dwarf card for { $seat } promises more.
why-hope = { $why } It hopes for { $percent } % of the most it could get.

# The page of rules, and what every card, dwarf and symbol means. In our own words; docs/rules/ has every detail.

# --- the page ---
rules-page-title = Rules
rules-page-table = The rules at table { $code }
rules-page-pick = Which game?
rules-page-options = Options
rules-page-contents = Contents
rules-page-other = Rules of other games
rules-page-failed = The rules cannot be fetched right now. Here are those of the base game.
rules-page-cards = Cards: touch one to read what it does
rules-page-effects = What is in the chests
rules-page-counts = Dwarf cards and hands
rules-page-counts-players = Players
rules-page-counts-hand = Cards in hand
rules-page-counts-left = Left over
rules-page-symbols = All symbols
rules-page-on-board = In the mine
rules-page-at-player = Beside a player

# --- Saboteur and what all games share ---
rules-idea = What it is about
rules-idea-1 = You are dwarves deep in a mine. Gold Miners dig a tunnel from the start to the treasure. Saboteurs see to it that nobody gets there. And nobody knows who is who.
rules-idea-2 = A game has three rounds, each with new roles. Whoever has the most gold after that wins. Players with equally much win together.
rules-idea-3 = Two teams of Gold Miners, blue and green, race for one treasure. Saboteurs want nobody to get there. Boss, Profiteer and Geologists have plans of their own. And nobody knows who is who.
rules-idea-4 = Two dwarves, one mine: the green dwarf and the blue dwarf each dig a way of their own to the gold. Who is who is plain to see. Where the gold lies is not.
rules-idea-5 = A game has three rounds. Whoever has the most gold after that wins. Players with equally much win together.
rules-idea-6 = You dig alone, against the mine itself: broken tools and rockfalls strike as soon as you draw them. How much gold can you bring home in three rounds?

rules-roles = The dwarves
rules-roles-1 = At the start of each round you are dealt a dwarf card. Only you look at it. When the round is over all dwarf cards are turned over.
rules-roles-2 = There is one dwarf card more than there are players. The one left over stays face down, so nobody can be quite sure who is in play.
rules-roles-3 = There are exactly as many dwarf cards as players. Everybody knows which dwarves are in play, but not who is which.
rules-roles-4 = All fifteen dwarf cards are shuffled. The ones that are not dealt lie face down as a stack of unused dwarf cards.

rules-setup = Setting up
rules-setup-1 = The start lies face up. Behind seven empty places lie three goals, face down: one is the treasure, two are rocks.
rules-setup-2 = The start lies face up. Behind seven empty places lie five goals, face down. What they can be is told under New Goals.
rules-setup-3 = 40 path cards and 27 action cards are shuffled, and everybody is dealt a hand. How many cards depends on how many play.
rules-setup-4 = The path and action cards of Saboteur and Saboteur 2 are shuffled together. Ten are put aside for the round, unseen. Then everybody is dealt six.
rules-setup-5 = The 28 gold cards lie ready, face down: 16 with one nugget, eight with two, four with three.
rules-setup-6 = Whoever opened the table may say who begins; otherwise chance decides. Play goes round clockwise.

rules-turn = Your turn
rules-turn-1 = In your turn you do exactly one thing with a card from your hand: lay a path card, play an action card, or pass. Then you draw a card.
rules-turn-2 = You may always pass: put one card face down on the discard pile. Only you know which.
rules-turn-3 = Once the deck is empty nobody draws any more, and the discard pile is not shuffled again. Whoever has no cards left is skipped.
rules-turn-4 = On the discard pile, cards that were played lie face up, all others face down.
rules-turn-5 = On the discard pile all cards lie face down.
rules-turn-6 = In your turn you do exactly one of four things. Lay a path card and draw one. Play an action card and draw one. Discard two cards face down to take any one action card in front of you away, and draw one. Or pass: discard one to three cards face down and draw as many.
rules-turn-7 = In your turn you do exactly one of four things. Lay a path card and draw one. Play an action card and draw one. Discard two cards to take a broken tool in front of you away, and draw one. Or pass: discard one or two cards and draw as many.

rules-paths = Path cards
rules-paths-1 = Lay a path card on an empty place next to a card that lies face up. It lies upright, as printed or turned by half a turn, never sideways. The mine has no edge.
rules-paths-2 = All sides must match: tunnel meets tunnel, rock meets rock. Only a face-down card matches anything.
rules-paths-3 = At least one tunnel of the new card must meet a tunnel that leads back to the start.
rules-paths-4 = A tunnel that ends in rubble leads nowhere. You may still lay such a card: it is a fine way to block one.
rules-paths-5 = Cards that are cut off from the start stay where they are. New cards must match them, and they count again once they are connected again.

rules-sabotage = Broken tools
rules-sabotage-1 = A broken pickaxe, lantern or cart is put in front of another player.
rules-sabotage-2 = A broken pickaxe, lantern or cart is put in front of a player, even of yourself.
rules-sabotage-3 = As long as one lies in front of you, you may not lay path cards. You may do everything else. Nobody has two of one kind.
rules-sabotage-4 = A repair card takes away one broken tool of a kind that it shows, in front of you or of anybody else. If it shows two tools you choose one of them.
rules-sabotage-5 = A repair card takes away one broken tool in front of you, of a kind that it shows. If it shows two tools you choose one of them.
rules-sabotage-6 = What is not broken cannot be mended: there is no protection in advance.
rules-sabotage-7 = As long as a broken tool lies in front of you, you may not lay path cards. You may do everything else.

rules-rockfall = Rockfall and treasure map
rules-rockfall-1 = A card that could do nothing cannot be played. You can still pass with it.

rules-goals = Goals
rules-goals-1 = A goal is turned over as soon as a tunnel leads to it from the start. Whoever laid the card has reached it.
rules-goals-2 = The treasure ends the round at once. A rock stays in the mine as a piece of tunnel, and the round goes on.
rules-goals-3 = If you reach several at once you choose which is turned over first. If that is the treasure, the others stay hidden.
rules-goals-4 = A goal is turned so that its tunnel meets the card just laid, if it can. A goal, and only a goal, may lie against sides that do not match. Nothing leads through there, and cards laid later must match it.

rules-round = The end of a round
rules-round-1 = A round ends when the treasure is reached, or when nobody has cards left. Then all dwarf cards are turned over and the gold is shared.
rules-round-2 = For the next round everything is set up anew. You keep only your gold. It is begun by the player to the left of whoever played or discarded the last card.
rules-round-3 = After three rounds the most gold wins. Players with equally much win together.

rules-gold = Gold
rules-gold-1 = If the treasure was reached, the Gold Miners win. As many gold cards are drawn as there are Gold Miners among the players.
rules-gold-2 = If the treasure was reached, the Gold Miners win. As many gold cards are drawn as there are players.
rules-gold-3 = With ten players only nine gold cards are drawn.
rules-gold-4 = Whoever reached the treasure looks at the gold cards and keeps one. The others are handed on against the clock from one Gold Miner to the next, and each keeps one.
rules-gold-5 = They go round until none is left, so some may get more than others.
rules-gold-6 = If a Saboteur reached the treasure, the Gold Miners win all the same. Then the first Gold Miner to the right of that Saboteur begins.
rules-gold-7 = If nobody reached the treasure, the Saboteurs win. One alone gets four nuggets, two or three get three each, four get two each.
rules-gold-8 = With three or four players it can happen that nobody is a Saboteur. If the treasure is not reached then, nobody gets gold.
rules-gold-9 = Everybody sees how many gold cards you have. What they are worth only you know, until the game is over. If the stock runs low there is only what is left.

rules-secrets = Who knows what
rules-secrets-1 = Only you see your hand, your dwarf card and whatever you have looked at in secret. The others see that you looked, not what you saw. What you tell them is up to you.
rules-secrets-2 = Only you see your hand, and the gold cards that you looked at with a treasure map.

rules-symbols = Symbols
rules-symbols-1 = Small signs beside a player and in the mine say how things stand.

# --- variants ---
rules-sabotaged_dwarf = Sabotaged Dwarf
rules-sabotaged_dwarf-1 = A Gold Miner with a broken tool when the round ends gets no gold. So mend in time!
rules-sabotaged_dwarf-2 = One gold card is drawn for each Gold Miner, sabotaged or not. They pass the sabotaged ones by, so others may get more than one.
rules-sabotaged_dwarf-3 = If all Gold Miners are sabotaged, nobody gets gold.

rules-tournament = Tournament
rules-tournament-1 = Gold is paid in gold pieces, and everybody sees who has how much. Greedy Dwarves are always in play.
rules-tournament-2 = Before the deal, chance lays a path card face up in the middle between the start and the goals. It is not connected with the start, cards beside it must match it, and a rockfall may take it away.
rules-tournament-3 = If the Gold Miners win, the one of them who reached the treasure gets three gold and each of the others two. If a Saboteur reached it, each Gold Miner gets two.
rules-tournament-4 = If a Greedy Dwarf reached the treasure, he gets four gold and nobody else gets anything.
rules-tournament-5 = If nobody reached the treasure, the Saboteurs win and get three gold each. One alone gets four.

rules-greedy_dwarf = The Greedy Dwarf
rules-greedy_dwarf-1 = A Greedy Dwarf takes the place of one Gold Miner among the dwarf cards.
rules-greedy_dwarf-2 = If he is the one who reaches the treasure, he wins alone and gets four nuggets. Otherwise he gets nothing: gold cards pass him by.

rules-loose_placement = Loose placement
rules-loose_placement-1 = A path card need not be connected with the start. Lay it next to any face-up card, as long as all sides match. Goals are still turned over only when a tunnel leads to them from the start.

rules-extra_rockfall = A fourth rockfall
rules-extra_rockfall-1 = The deck has four rockfalls instead of three.

# --- Saboteur 2 ---
rules-tunnels2 = Bridges, ladders, doors and crystals
rules-tunnels2-1 = Of the two tunnels of a bridge or double bend, it is enough that one is connected with the start.

rules-actions2 = More action cards
rules-actions2-1 = Nobody has two action cards of one kind in front of them.
rules-actions2-2 = With Change Hats the old dwarf card goes under the unused ones.
rules-actions2-3 = With Change Hats the old dwarf card leaves the round. If no unused one is left, Change Hats cannot be played.

rules-win2 = Who wins
rules-win2-1 = If a blue or green Gold Miner completes the way to the treasure, that team wins, provided some tunnel leads there without a door of the other colour. If not, the other team wins if it has such a way.
rules-win2-2 = If anybody else completes the way, every team with such a way wins.
rules-win2-3 = If doors shut both teams out, the Boss wins alone and gets four gold, or the Profiteer wins alone and gets three. If both of them are in play, or neither, nobody wins.
rules-win2-4 = If doors shut both teams out, the Boss wins alone and gets four gold if no Profiteer is in play. The Profiteer wins alone and gets three if no Boss is in play, but only after completing the way himself. Otherwise nobody wins.
rules-win2-5 = If nobody reached the treasure, the Saboteurs win, and the Profiteer with them. If no Saboteur is in play, the Profiteer wins alone and gets three gold.
rules-win2-6 = What counts is who holds which dwarf card when the round ends.

rules-share2 = Sharing the treasure
rules-share2-1 = The more winners, the less for each: one gets five gold, two get four each, three get three, four get two, five or more get one.
rules-share2-2 = The Boss belongs to every winning team of Gold Miners and gets one less. The Profiteer belongs to all winners and gets two less.
rules-share2-3 = Geologists get one gold for each crystal on the cards that lie face up, whoever wins. Two of them get half each, rounded down.
rules-share2-4 = Whoever is trapped is left out: no gold, no theft, and not counted among the winners.
rules-share2-5 = Then the thieves come, first whoever played the latest Theft, then clockwise. Each steals one gold piece from another player who has one.
rules-share2-6 = Then the thieves come, first whoever played the latest Theft, then clockwise. Each may steal one gold piece from another player who has one.
rules-share2-7 = Everybody sees who has how much gold.

# --- World Championship cards ---
rules-championship-1 = This card is shuffled into the deck once.
rules-goal_card_swap = Goal Card Swap
rules-goal_card_swap-1 = The others see which two goals you took up, not whether you swapped them.
rules-treasure_trove = Treasure Trove
rules-treasure_trove-1 = If the discard pile is empty you draw as usual. If it has fewer than five cards you look at those.
rules-veto = Veto
rules-veto-1 = Before a card takes effect, all others with cards are asked. So nobody can tell who holds the Veto, or whether anybody does.
rules-veto-2 = Both cards are discarded. Whoever was stopped draws a card and the turn ends, then you draw one too. Nobody can veto a pass or a discard.
rules-change_of_direction = Change of Direction
rules-change_of_direction-1 = Gold cards are handed on the other way round too.
rules-master_crafter = Master Crafter
rules-pathfinder = Pathfinder
rules-pathfinder-1 = You need a path card that you can lay, and you lay the second one if you can. Then you draw as many as you laid. With a broken tool or trapped you cannot play it.
rules-diversion = Diversion
rules-diversion-1 = You may do so even with a broken tool. Whatever the card reaches there, you have reached. If it fits nowhere else, Diversion cannot be played.

# --- mini expansions ---
rules-new_goals = New Goals
rules-new_goals-1 = The treasure and four of seven other goals lie face down at the far end: rocks, sacks of gold, the dragon, the giant spider.
rules-new_goals-2 = Eight goals are shuffled, and five of them lie face down at the far end: the treasure, rocks, sacks of gold, the dragon, the giant spider.
rules-new_goals-3 = A goal takes effect as soon as it is turned over, for whoever reached it. A sack of gold gives one or two gold pieces. The dragon takes one gold piece, if there is one. A rock does nothing.
rules-new_goals-4 = The giant spider ends the round at once, as if nobody had reached the treasure.
rules-new_goals-5 = At the end, gold pieces and gold cards count together. The dragon takes no gold cards.
rules-goals_all_random = Is there a treasure at all?
rules-goals_all_random-1 = All five goals are drawn by chance. So the treasure may be missing this round!

rules-tunnel_toll = Tunnel Toll
rules-tunnel_toll-1 = Everybody begins the game with one gold piece. Two toll dwarves stand ready in each round.
rules-tunnel_toll-2 = Instead of anything else you may discard a card face down and put a toll dwarf on an empty place that a tunnel opens to. You draw no card.
rules-tunnel_toll-3 = Whoever lays a path card there, or moves one there, pays you one gold. You yourself pay nothing. Then the toll dwarf is gone until the next round.
rules-tunnel_toll-4 = Without gold you cannot build there, but you may ask another player to pay for you. They may refuse, and then you take your card back. You can ask each player once a turn.
rules-tunnel_toll-5 = You pay with a gold piece. If you have none, your smallest gold card is used and you get change in gold pieces. At the end both count together.

rules-costume_department = Costume Department
rules-costume_department-1 = It lies face up in the mine and is open on all sides. It cannot be taken away or moved, and cards beside it must match it.
rules-costume_department-2 = The first player to connect it with the start swaps their dwarf card for the top one of those left over. The old one goes under them.
rules-tunnel_party = Tunnel Party
rules-tunnel_party-1 = It lies face up in the mine and is open on all sides. It cannot be taken away or moved, and cards beside it must match it.
rules-tunnel_party-2 = When the first player connects it with the start, all dwarf cards are collected unseen, shuffled and dealt anew. Look at your new one!

rules-treasure_chests = Treasure Chests
rules-treasure_chests-1 = In each round four of ten chests lie in the mine, each below a path card that lies face down.
rules-treasure_chests-a = They lie in a square around the middle of the mine.
rules-treasure_chests-b = They lie in a diamond around the middle of the mine.
rules-treasure_chests-random = They lie in other places in each round, never side by side and never beside the start or a goal.
rules-treasure_chests-2 = When a tunnel leads there from the start, the path card is turned over. Then the chest is opened and takes effect for whoever reached it.
rules-treasure_chests-3 = With a treasure map you may look at a chest and the path card on it instead of a goal. A rockfall may take the path card away, and its chest with it.
rules-treasure_chests-4 = Some chests change what you draw at the end of the turn. Several take effect in the order in which you opened them.

# --- The Duel ---
rules-duel_setup = Setting up
rules-duel_setup-1 = A blue start and a green start lie on one side. Six gold cards lie in the mine, face down, the nearest behind four empty places. Each has up to three nuggets; some have none.
rules-duel_setup-2 = Your start lies on one side. Six gold cards lie in the mine, face down, the nearest behind seven empty places. Each has up to three nuggets; some have none.
rules-duel_setup-3 = 34 path cards and 18 action cards are shuffled, and each of you is dealt six. There are eight dwarf markers and two key markers.
rules-duel_setup-4 = 34 path cards and 18 action cards are shuffled, ten are put aside for the round, and you are dealt six. You have six dwarf markers and two key markers.
rules-duel_setup-5 = In the first round the green dwarf begins. Later it is whoever has the least gold. With equal gold it is the blue dwarf.
rules-duel_setup-6 = You are the green dwarf.
rules-duel_way = Your way
rules-duel_way-1 = Your way is everything that is joined to your own start or your own ladder. A new path card must match on all sides and meet a tunnel of your way.
rules-duel_way-2 = Where your ways are joined you both use all of it, with both starts and ladders.
rules-duel_doors = Doors, keys and ladders
rules-duel_gold = Gold
rules-duel_gold-1 = A gold card is turned over as soon as somebody's way comes to it. If it is several at once, whoever's turn it is chooses the first.
rules-duel_gold-2 = As soon as your way comes to the tunnel with the nuggets, one of your markers is put there, whoever's turn it is. What is marked stays yours, even if the way is lost.
rules-duel_gold-3 = If you both come to nuggets at once, they go to whoever's turn it is. If there are too few markers, that player chooses where they go.
rules-duel_gold-4 = A gold card is turned over as soon as your way comes to it. If it is several at once you choose the first.
rules-duel_gold-5 = As soon as your way comes to the tunnel with the nuggets, a marker is put there. What is marked stays yours, even if the way is lost. If there are too few markers you choose where they go.
rules-duel_trolls = Trolls
rules-duel_trolls-1 = When the round ends you pay one gold for each of your trolls, in whole cards and without change: so that as little as possible is lost. If you have too little you pay all of it.
rules-duel_end = The end of a round
rules-duel_end-1 = A round ends when all six gold cards lie open, when all markers are placed, or when the deck and all hands are empty. Nobody draws then.
rules-duel_end-2 = You keep the cards with your markers on nuggets, path cards too. They stay out of later rounds, and so do all other gold cards that were turned over.
rules-solo_strike = When the mine strikes
rules-solo_strike-1 = A broken tool that you draw is put in front of you at once, or discarded if you have one of that kind. Then you draw another card.
rules-solo_strike-2 = A rockfall that you draw takes away the path card that was laid last and has neither gold nor a troll. Then you draw another card.
rules-solo_strike-3 = All this happens with your first hand too.
rules-solo_end = How good was that?
rules-solo_end-1 = After three rounds your gold is counted. Below 15 the mine has won. From 15 it is not bad, from 20 you have a fine nose for gold, and from 25 on it is perfect.
rules-end_with_deck = The deck is the clock
rules-end_with_deck-1 = A round also ends as soon as the deck is empty.
rules-solo_blue = The blue dwarf
rules-solo_blue-1 = You are the blue dwarf: blue doors and the blue ladder are yours.

# --- cards ---
about-path = A piece of tunnel. All its sides must match: tunnel meets tunnel, rock meets rock.
about-blind = All its tunnels end in rubble. Nothing leads on from here.
about-stub = A short tunnel ends in rubble here. It leads nowhere.
about-bridge = Its two tunnels do not meet. You can follow one of them, but not change over.
about-ladder = All ladders and the start are one place: this card is connected with the start wherever it lies. Lay it next to any face-up card that it matches, but never beside a goal.
about-ladder-home = { $team ->
    [blue] The blue dwarf's ladder.
    [green] The green dwarf's ladder.
   *[other] Each dwarf has a ladder.
} It is one place with the start of its colour. You may lay your own next to any card that it matches, even where your way does not lead; the other one only on your way. No ladder may lie beside a gold card, a start or a card with gold.
about-door = { $team ->
    [blue] A blue door (B).
    [green] A green door (G).
   *[other] A door has the colour of a team.
} It stops nobody from building. But when the round ends, the other team has no way to the treasure through it.
about-door-duel = { $team ->
    [blue] A blue door (B). It is open to the blue dwarf. The green dwarf's way ends here,
    [green] A green door (G). It is open to the green dwarf. The blue dwarf's way ends here,
   *[other] A door is open to the dwarf of its colour. The other one's way ends there,
} from either side, until a key lies on the card.
about-crystals = A crystal glints here. It is worth one gold to the Geologists if the card lies in the mine when the round ends.
about-troll = A troll blocks this tunnel for everybody. In your turn, if your way comes to the card, you may first put a marker on him: then all may pass, and at the end of the round you pay one gold.
about-nuggets = { $count ->
    [one] There is a nugget
   *[other] There are { $count } nuggets
} here. The first dwarf whose way comes to this tunnel marks the card and keeps it.
about-start = Here everything begins. A tunnel counts only if it leads back to this card.
about-start-home = { $team ->
    [blue] Here the blue dwarf begins.
   *[green] Here the green dwarf begins.
} His way is everything that is joined to this card.
about-gold = The treasure! Reaching it ends the round at once.
about-rock = Only a rock. It stays in the mine as a piece of tunnel, and the round goes on.
about-sack = A sack of gold: whoever reaches it gets the gold pieces at once. The round goes on.
about-dragon = The dragon takes a gold piece from whoever wakes him, if they have one. The round goes on.
about-spider = The giant spider ends the round at once, as if nobody had reached the treasure.
about-gold_card = A gold card. It lies face down until somebody's way comes to it. Some have no gold at all.
about-postcard = It is open on all sides, and can be neither taken away nor moved.
about-costume_department = Whoever is the first to connect it with the start gets a new dwarf card out of those left over.
about-tunnel_party = When somebody is the first to connect it with the start, all dwarf cards are shuffled and dealt anew.
about-chest = A path card with a treasure chest below. It is turned over when a tunnel leads to it from the start, and whoever did that opens the chest.
about-sabotage = { $game ->
    [solo] It strikes as soon as you draw it: it lies in front of you, and you lay no path cards until it is gone.
    [duel] Put it in front of the other player: no path cards there until it is mended.
   *[other] Put it in front of a player: no path cards for them until it is mended.
}
about-repair = { $game ->
    [duel] Takes away a broken tool in front of you that it shows. If it shows two tools, it mends one of them.
    [solo] Takes away a broken tool in front of you that it shows. If it shows two tools, it mends one of them.
   *[other] Takes away a broken tool that it shows, in front of you or of anybody else. If it shows two tools, it mends one of them.
}
about-rockfall = { $game ->
    [solo] It strikes as soon as you draw it: the path card laid last is gone. Cards with gold or a troll are spared.
    [duel] Takes a path card out of the mine. It cannot take away a start, a gold card, or a card with gold or a troll.
   *[other] Takes a path card of your choice out of the mine. The gap may be filled again. It cannot take away the start or a goal.
}
about-treasure_map = { $game ->
    [duel] Look at a face-down gold card in secret. It stays where it is.
    [solo] Look at a face-down gold card. It stays where it is.
   *[other] Look at a face-down goal in secret. It stays where it is. Everybody sees which one you looked at.
}
about-key = Unlocks a door of the other colour that lies face up anywhere in the mine. It stays open from then on.
about-theft = Put it in front of yourself. After the treasure is shared you steal a gold piece from another player, unless you are trapped.
about-hands_off = Takes a Theft away, in front of anybody.
about-trapped = Put it in front of another player: no path cards for them, and if they are still trapped when the round ends, no gold and no theft.
about-freedom = Takes a Trapped away, in front of you or of anybody else.
about-inspection = Look at the dwarf card of another player in secret.
about-change_hats = Choose anybody, even yourself: they get the top one of the unused dwarf cards instead of their own.
about-swap_hands = Swap all the cards in your hand with another player. That player draws a card, you do not.
about-goal_card_swap = Take up two face-down goals without looking, and put them back: swapped or not, as you like.
about-treasure_trove = Instead of drawing, look at the top five cards of the discard pile and take one.
about-veto = Play it when another player has just played a card: that card has no effect.
about-change_of_direction = From now on play goes the other way round, until the round ends.
about-master_crafter = Mends any one broken tool, in front of you or of anybody else.
about-pathfinder = Lay two path cards, one after the other.
about-diversion = Lift the path card that was laid last, and lay it in another place. You may turn it.

# --- what is in a chest ---
about-chest-take_1_gold = You get one gold.
about-chest-no_more_maps_on_goals = For the rest of the round nobody can look at goals with a treasure map. Chests may still be looked at.
about-chest-no_draw_this_turn = You draw no card at the end of this turn.
about-chest-draw_1_extra = You draw one more card at the end of this turn.
about-chest-push_goal_away = You push a face-down goal one place further away from the start.
about-chest-steal_card_from_hand = Instead of drawing, you take a card out of another player's hand without looking.
about-chest-draw_3_keep_1 = Instead of drawing as usual, you look at the top three cards of the deck and keep one. The others are discarded.
about-chest-look_at_dwarf = You look at the dwarf card of another player in secret.
about-chest-discard_pile_top5_keep_1 = Instead of drawing, the discard pile is shuffled and you take one of its top five cards.
about-chest-mill_5 = The top five cards of the deck go to the discard pile unseen.

# --- symbols ---
about-symbol-broken = A broken tool: no path cards until it is mended.
about-symbol-trapped = Trapped: no path cards, and no gold if the round ends like this.
about-symbol-theft = A Theft lies ready: gold will be stolen when the round ends.
about-symbol-gold_card = Gold cards. How much they are worth only their owner knows.
about-symbol-gold_piece = Gold that everybody can see.
about-hidden = Nobody knows its face until a tunnel reaches it, except those whom a card lets look.
about-symbol-hand = Cards in hand.
about-symbol-bot = A bot plays here.
about-symbol-away = Not here at the moment.
about-symbol-clock = How much time is left.
about-symbol-eye = It lies face down. Only you know what it is.
about-symbol-marker = A dwarf marker: on nuggets it says who keeps the card, on a troll who pays. Square with B: blue. Triangle with G: green.
about-symbol-key = A key lies on this door: it is open to both.
about-symbol-toll = A toll dwarf: whoever builds here pays one gold to the player named.
about-symbol-dimmed = A dimmed card is not connected with the start at the moment.

# The page of rules, and what every card, dwarf and symbol means. In our own words; docs/rules/ has every detail.

# --- the page ---
rules-page-title = Rules
rules-page-table = The rules at table { $code }
rules-page-pick = Which game?
rules-page-options = Options
rules-page-contents = Contents
rules-page-other = Rules of other games
rules-page-failed = The rules of this table cannot be loaded right now. These are the rules of the base game.
rules-page-cards = Cards: touch one to read what it does
rules-page-effects = What is in the chests
rules-page-counts = Dwarf cards and hand cards
rules-page-counts-players = Players
rules-page-counts-hand = Cards in hand
rules-page-counts-left = Unused
rules-page-symbols = All symbols
rules-page-on-board = In the mine
rules-page-at-player = Next to a player

# --- Saboteur and what all games share ---
rules-idea = The idea of the game
rules-idea-1 = You are dwarves deep in a mine. Gold Miners dig a tunnel from the start to the treasure. Saboteurs try to stop them. Nobody knows who is who.
rules-idea-2 = A game has three rounds, each with new roles. The player with the most gold after three rounds wins. Players with equal gold win together.
rules-idea-3 = Two teams of Gold Miners, blue and green, race for one treasure. Saboteurs try to stop both. Boss, Profiteer and Geologists have goals of their own. Nobody knows who is who.
rules-idea-4 = Two dwarves, one mine: the green dwarf and the blue dwarf each dig their own way to the gold. Both know who is who, but nobody knows where the gold lies.
rules-idea-5 = A game has three rounds. The player with the most gold after three rounds wins. Players with equal gold win together.
rules-idea-6 = You play alone against the mine. Broken tools and rockfalls take effect as soon as you draw them. How much gold can you get in three rounds?

rules-roles = The dwarves
rules-roles-1 = At the start of each round you are dealt a dwarf card. Only you look at it. When the round is over, all dwarf cards are turned over.
rules-roles-2 = There is one dwarf card more than there are players. The last one stays face down, so nobody knows exactly which dwarves are in play.
rules-roles-3 = There are exactly as many dwarf cards as players. Everybody knows which dwarves are in play, but not who has which card.
rules-roles-4 = All fifteen dwarf cards are shuffled and one is dealt to each player. The others form a face-down stack of unused dwarf cards.

rules-setup = Setup
rules-setup-1 = The start lies face up. Behind seven empty places lie three goals, face down: one is the treasure, two are rocks.
rules-setup-2 = The start lies face up. Behind seven empty places lie five goals, face down. The section New Goals explains them.
rules-setup-3 = 40 path cards and 27 action cards are shuffled, and each player is dealt a hand. The size of the hand depends on the number of players.
rules-setup-4 = The path and action cards of Saboteur and Saboteur 2 are shuffled together. Ten of them are set aside face down for the round. Then each player is dealt six cards.
rules-setup-5 = There are 28 gold cards, face down: 16 with one nugget, eight with two and four with three.
rules-setup-6 = The host of the table may choose the first player. Otherwise the first player is random. Play goes clockwise.

rules-turn = Your turn
rules-turn-1 = In your turn you do exactly one thing with a card from your hand: lay a path card, play an action card, or pass. Then you draw a card.
rules-turn-2 = You may always pass: discard one card face down. Only you know which card it is.
rules-turn-3 = When the deck is empty, nobody draws any more, and the discard pile is not shuffled again. A player who has no cards left is skipped.
rules-turn-4 = On the discard pile, played cards lie face up and all other cards lie face down.
rules-turn-5 = On the discard pile all cards lie face down.
rules-turn-6 = In your turn you do exactly one of four things. Lay a path card and draw one. Play an action card and draw one. Discard two cards face down to remove one action card in front of you, and draw one. Or pass: discard one to three cards face down and draw the same number.
rules-turn-7 = In your turn you do exactly one of four things. Lay a path card and draw one. Play an action card and draw one. Discard two cards to remove a broken tool in front of you, and draw one. Or pass: discard one or two cards and draw the same number.

rules-paths = Path cards
rules-paths-1 = Lay a path card on an empty place next to a face-up card. You may rotate it by half a turn, but never lay it sideways. The mine has no edge.
rules-paths-2 = All sides must match: tunnel meets tunnel, rock meets rock. Only a face-down card matches anything.
rules-paths-3 = At least one tunnel of the new card must meet a tunnel that leads back to the start.
rules-paths-4 = A tunnel that ends in rubble leads nowhere. You may still lay such a card, for example to block a tunnel.
rules-paths-5 = Cards that are no longer connected with the start stay in the mine. New cards must match them. They count again when they are connected again.

rules-sabotage = Broken tools
rules-sabotage-1 = A broken pickaxe, lantern or cart is put in front of another player.
rules-sabotage-2 = A broken pickaxe, lantern or cart is put in front of a player. You may even put it in front of yourself.
rules-sabotage-3 = While one lies in front of you, you may not lay path cards. You may do everything else. No player can have two broken tools of the same kind.
rules-sabotage-4 = A repair card removes one broken tool that the card shows, in front of you or any other player. If it shows two tools, you choose one of them.
rules-sabotage-5 = A repair card removes one broken tool in front of you that the card shows. If it shows two tools, you choose one of them.
rules-sabotage-6 = You can only repair a tool that is broken. A repair card gives no protection in advance.
rules-sabotage-7 = While a broken tool lies in front of you, you may not lay path cards. You may do everything else.

rules-rockfall = Rockfall and treasure map
rules-rockfall-1 = A card that would have no effect cannot be played. You can still pass with it.

rules-goals = Goals
rules-goals-1 = A goal is turned over as soon as a tunnel from the start leads to it. The player who laid the card has reached the goal.
rules-goals-2 = The treasure ends the round at once. A rock stays in the mine as a piece of tunnel, and the round goes on.
rules-goals-3 = If you reach several goals at once, you choose which one is turned over first. If it is the treasure, the others stay face down.
rules-goals-4 = A goal is rotated so that its tunnel meets the card just laid, if possible. Only a goal may lie next to sides that do not match. No tunnel leads through such sides, and cards laid later must match the goal.

rules-round = The end of a round
rules-round-1 = A round ends when the treasure is reached, or when nobody has cards left. Then all dwarf cards are turned over and the gold is shared.
rules-round-2 = For the next round all cards are shuffled and dealt again. You keep only your gold. The first player is the one to the left of the player who played or discarded the last card.
rules-round-3 = After three rounds the player with the most gold wins. Players with equal gold win together.

rules-gold = Gold
rules-gold-1 = If the treasure was reached, the Gold Miners win. One gold card is drawn for each Gold Miner.
rules-gold-2 = If the treasure was reached, the Gold Miners win. One gold card is drawn for each player.
rules-gold-3 = With ten players only nine gold cards are drawn.
rules-gold-4 = The player who reached the treasure looks at the gold cards and keeps one. The rest are passed counterclockwise from one Gold Miner to the next, and each keeps one.
rules-gold-5 = They are passed around until none is left, so some players may get more than others.
rules-gold-6 = If a Saboteur reached the treasure, the Gold Miners still win. Then the first Gold Miner to the right of that Saboteur chooses first.
rules-gold-7 = If nobody reached the treasure, the Saboteurs win. A single Saboteur gets four nuggets, two or three get three each, four get two each.
rules-gold-8 = With three or four players, it is possible that nobody is a Saboteur. If the treasure is not reached then, nobody gets gold.
rules-gold-9 = Everybody sees how many gold cards you have. Only you know their value until the game is over. If too few gold cards are left, the players get only the remaining ones.

rules-secrets = Secrets
rules-secrets-1 = Only you see your hand, your dwarf card and the cards that you looked at in secret. The others see that you looked at a card, but not which card it is. You decide what you tell them.
rules-secrets-2 = Only you see your hand and the gold cards that you looked at with a treasure map.

rules-symbols = Symbols
rules-symbols-1 = Small symbols next to a player and in the mine show the state of the game.

# --- variants ---
rules-sabotaged_dwarf = Sabotaged Dwarf
rules-sabotaged_dwarf-1 = A Gold Miner who has a broken tool at the end of the round gets no gold. Repair your tools in time!
rules-sabotaged_dwarf-2 = One gold card is drawn for each Gold Miner, sabotaged or not. Sabotaged Gold Miners get none, so others may get more than one.
rules-sabotaged_dwarf-3 = If all Gold Miners are sabotaged, nobody gets gold.

rules-tournament = Tournament
rules-tournament-1 = Gold is paid in gold pieces, and everybody sees how many each player has. Greedy Dwarves are always in play.
rules-tournament-2 = Before the deal, a random path card is laid face up in the middle between the start and the goals. It is not connected with the start. Cards next to it must match it, and a rockfall may remove it.
rules-tournament-3 = If the Gold Miners win, the Gold Miner who reached the treasure gets three gold, and each of the others gets two. If a Saboteur reached it, each Gold Miner gets two.
rules-tournament-4 = If a Greedy Dwarf reached the treasure, this player gets four gold and nobody else gets anything.
rules-tournament-5 = If nobody reached the treasure, the Saboteurs win and get three gold each. A single Saboteur gets four.

rules-greedy_dwarf = The Greedy Dwarf
rules-greedy_dwarf-1 = A Greedy Dwarf replaces one Gold Miner among the dwarf cards.
rules-greedy_dwarf-2 = If the Greedy Dwarf reaches the treasure, this player wins alone and gets four nuggets. Otherwise the Greedy Dwarf gets no gold.

rules-most_saboteurs = House rule: every Saboteur is dealt
rules-most_saboteurs-1 = This rule is not in the booklets. Before the dwarf cards are shuffled, one Gold Miner is taken out. So there is one dwarf card for each player, and no Saboteur is set aside.

rules-loose_placement = Loose placement
rules-loose_placement-1 = A path card need not be connected with the start. Lay it next to any face-up card if all sides match. Goals are still turned over only when a tunnel from the start leads to them.

rules-extra_rockfall = A fourth rockfall
rules-extra_rockfall-1 = The deck has four rockfalls instead of three.

# --- Saboteur 2 ---
rules-tunnels2 = Bridges, ladders, doors and crystals
rules-tunnels2-1 = A bridge or a double bend has two tunnels. Only one of them must be connected with the start.

rules-actions2 = More action cards
rules-actions2-1 = No player can have two action cards of the same kind in front of them.
rules-actions2-2 = With Change Hats, the old dwarf card goes under the unused dwarf cards.
rules-actions2-3 = With Change Hats, the old dwarf card is out of the round. If no unused dwarf card is left, Change Hats cannot be played.

rules-win2 = Who wins
rules-win2-1 = If a blue or green Gold Miner completes the way to the treasure, that team wins if there is a way without a door of the other colour. If there is none, the other team wins if it has such a way.
rules-win2-2 = If a different dwarf completes the way, every team with such a way wins.
rules-win2-3 = If doors keep both teams from the treasure, the Boss wins alone and gets four gold, or the Profiteer wins alone and gets three. If both or neither of them are in play, nobody wins.
rules-win2-4 = If doors keep both teams from the treasure, the Boss wins alone and gets four gold if no Profiteer is in play. If no Boss is in play, the Profiteer wins alone and gets three, but only after completing the way. Otherwise nobody wins.
rules-win2-5 = If nobody reached the treasure, the Saboteurs win, and the Profiteer with them. If no Saboteur is in play, the Profiteer wins alone and gets three gold.
rules-win2-6 = The dwarf card that you have at the end of the round counts.

rules-share2 = Sharing the treasure
rules-share2-1 = The gold for each winner depends on the number of winners: one gets five gold, two get four each, three get three, four get two, five or more get one.
rules-share2-2 = The Boss belongs to every winning team of Gold Miners and gets one less. The Profiteer belongs to all winners and gets two less.
rules-share2-3 = Geologists get one gold for each crystal on face-up cards, no matter which side wins. Two Geologists get half each, rounded down.
rules-share2-4 = Trapped players get no gold, cannot steal, and do not count as winners.
rules-share2-5 = Then players with a Theft card steal. The player who played the latest Theft begins, and the others follow clockwise. Each steals one gold piece from another player who has one.
rules-share2-6 = Then players with a Theft card may steal. The player who played the latest Theft begins, and the others follow clockwise. Each may steal one gold piece from another player who has one.
rules-share2-7 = Everybody sees how much gold each player has.

# --- World Championship cards ---
rules-championship-1 = The deck contains this card once.
rules-goal_card_swap = Goal Card Swap
rules-goal_card_swap-1 = The others see which two goals you picked up, but not if you swapped them.
rules-treasure_trove = Treasure Trove
rules-treasure_trove-1 = If the discard pile is empty, you draw as usual. If it has fewer than five cards, you look at all of them.
rules-veto = Veto
rules-veto-1 = Before a card takes effect, all other players with cards are asked. So nobody knows who has the Veto, or if anybody has it.
rules-veto-2 = Both cards are discarded. The player of the cancelled card draws a card and their turn ends. Then you draw a card too. A pass or a discard cannot be cancelled.
rules-change_of_direction = Change of Direction
rules-change_of_direction-1 = Gold cards are then passed in the other direction too.
rules-master_crafter = Master Crafter
rules-pathfinder = Pathfinder
rules-pathfinder-1 = You need a path card that you can lay. You must lay a second one if you can. Then you draw the number of cards that you laid. You cannot play it with a broken tool or while you are trapped.
rules-diversion = Diversion
rules-diversion-1 = You may play it even with a broken tool. You have reached every goal that the card reaches in its new place. If the card fits nowhere else, you cannot play Diversion.

# --- mini expansions ---
rules-new_goals = New Goals
rules-new_goals-1 = The treasure and four of seven other goals lie face down at the far end: rocks, sacks of gold, the dragon, the giant spider.
rules-new_goals-2 = Eight goals are shuffled, and five of them lie face down at the far end: the treasure, rocks, sacks of gold, the dragon, the giant spider.
rules-new_goals-3 = A goal takes effect as soon as it is turned over, for the player who reached it. A sack of gold gives one or two gold pieces. The dragon takes one gold piece, if the player has one. A rock does nothing.
rules-new_goals-4 = The giant spider ends the round at once, as if nobody had reached the treasure.
rules-new_goals-5 = At the end, gold pieces and gold cards are added. The dragon takes no gold cards.
rules-goals_all_random = All goals random
rules-goals_all_random-1 = All five goals are random, so the treasure may be missing in a round!

rules-tunnel_toll = Tunnel Toll
rules-tunnel_toll-1 = Each player begins the game with one gold piece. There are two toll dwarves in each round.
rules-tunnel_toll-2 = In your turn, instead of any other move, you may discard a card face down and place a toll dwarf. It stands on an empty place next to the open end of a tunnel. You draw no card.
rules-tunnel_toll-3 = A player who lays or moves a path card there pays you one gold. You pay nothing yourself. Then the toll dwarf is out of the round.
rules-tunnel_toll-4 = Without gold you cannot build there, but you may ask another player to pay for you. If they refuse, you take your card back. You can ask each player once per turn.
rules-tunnel_toll-5 = You pay with a gold piece. If you have none, you pay with your smallest gold card and get change in gold pieces. At the end, gold pieces and gold cards are added.

rules-costume_department = Costume Department
rules-costume_department-1 = It lies face up in the mine and is open on all sides. It cannot be removed or moved, and cards next to it must match it.
rules-costume_department-2 = The first player to connect it with the start swaps their dwarf card for the top unused one. The old one goes under the unused dwarf cards.
rules-tunnel_party = Tunnel Party
rules-tunnel_party-1 = It lies face up in the mine and is open on all sides. It cannot be removed or moved, and cards next to it must match it.
rules-tunnel_party-2 = When a player connects it with the start for the first time, all dwarf cards are collected face down, shuffled and dealt again. Look at your new one!

rules-treasure_chests = Treasure Chests
rules-treasure_chests-1 = In each round, four of ten chests lie in the mine, each under a face-down path card.
rules-treasure_chests-a = They lie in a square around the middle of the mine.
rules-treasure_chests-b = They lie in a diamond around the middle of the mine.
rules-treasure_chests-random = They lie in different places in each round, never next to each other and never next to the start or a goal.
rules-treasure_chests-2 = When a tunnel from the start leads there, the path card is turned over. Then the chest is opened and takes effect for the player who reached it.
rules-treasure_chests-3 = With a treasure map you may look at a chest and its path card instead of a goal. A rockfall may remove the path card together with its chest.
rules-treasure_chests-4 = Some chests change what you draw at the end of your turn. If you open several, they take effect in the order in which you opened them.

# --- The Duel ---
rules-duel_setup = Setup
rules-duel_setup-1 = A blue start and a green start lie on one side of the mine. Six gold cards lie in the mine, face down. The nearest ones lie behind four empty places. Each has up to three nuggets, and some have none.
rules-duel_setup-2 = Your start lies on one side of the mine. Six gold cards lie in the mine, face down. The nearest ones lie behind seven empty places. Each has up to three nuggets, and some have none.
rules-duel_setup-3 = 34 path cards and 18 action cards are shuffled, and each player is dealt six. There are eight dwarf markers and two key markers.
rules-duel_setup-4 = 34 path cards and 18 action cards are shuffled, ten are set aside for the round, and you are dealt six. You have six dwarf markers and two key markers.
rules-duel_setup-5 = In the first round, the green dwarf begins. In later rounds, the player with less gold begins. With equal gold, the blue dwarf begins.
rules-duel_setup-6 = You are the green dwarf.
rules-duel_way = Your way
rules-duel_way-1 = Your way is every tunnel that is connected with your own start or your own ladder. A new path card must match on all sides and meet a tunnel of your way.
rules-duel_way-2 = When your ways are connected, both players use both of them, with both starts and ladders.
rules-duel_doors = Doors, keys and ladders
rules-duel_gold = Gold
rules-duel_gold-1 = A gold card is turned over as soon as a player's way reaches it. If several are reached at once, the player whose turn it is chooses the first.
rules-duel_gold-2 = As soon as your way reaches the tunnel with the nuggets, one of your markers is put there, even in the other player's turn. A marked card stays yours, even if your way is destroyed.
rules-duel_gold-3 = If both players reach nuggets at once, the player whose turn it is gets them. If there are too few markers, this player chooses where they go.
rules-duel_gold-4 = A gold card is turned over as soon as your way reaches it. If you reach several at once, you choose the first.
rules-duel_gold-5 = As soon as your way reaches the tunnel with the nuggets, a marker is put there. A marked card stays yours, even if your way is destroyed. If there are too few markers, you choose where they go.
rules-duel_trolls = Trolls
rules-duel_trolls-1 = When the round ends, you pay one gold for each of your trolls. You pay with whole cards and get no change, so the cheapest possible cards are used. If you have too little gold, you pay all of it.
rules-duel_end = The end of a round
rules-duel_end-1 = A round ends when all six gold cards lie face up, when all markers are placed, or when the deck and all hands are empty. Nobody draws a card then.
rules-duel_end-2 = You keep the cards with your markers on nuggets, including path cards. They are not used in later rounds. The same is true for all other gold cards that were turned over.
rules-solo_strike = Cards that take effect at once
rules-solo_strike-1 = When you draw a broken tool, it is put in front of you at once. If you already have one of that kind, it is discarded. Then you draw another card.
rules-solo_strike-2 = When you draw a rockfall, it removes the last path card laid that has neither gold nor a troll. Then you draw another card.
rules-solo_strike-3 = This also applies to your first hand.
rules-solo_end = Your result
rules-solo_end-1 = After three rounds your gold is counted. With less than 15 gold you lose. 15 or more is fair, 20 or more is good, and 25 or more is perfect.
rules-end_with_deck = End with the deck
rules-end_with_deck-1 = A round also ends as soon as the deck is empty.
rules-solo_blue = The blue dwarf
rules-solo_blue-1 = You are the blue dwarf: blue doors and the blue ladder are yours.

# --- cards ---
about-path = A piece of tunnel. All its sides must match: tunnel meets tunnel, rock meets rock.
about-blind = All its tunnels end in rubble. No tunnel leads on from here.
about-stub = A short tunnel ends in rubble here. It leads nowhere.
about-bridge = Its two tunnels do not meet. You cannot change from one to the other.
about-ladder = All ladders are connected with the start, no matter where they lie. Lay this card next to any face-up card that it matches, but never next to a goal.
about-ladder-home = { $team ->
    [blue] The blue dwarf's ladder.
    [green] The green dwarf's ladder.
   *[other] Each dwarf has a ladder.
} It is connected with the start of its colour. You may lay your own ladder next to any card that it matches, even away from your way. The other ladder you may lay only on your way. No ladder may lie next to a gold card, a start or a card with gold.
about-door = { $team ->
    [blue] A blue door (B).
    [green] A green door (G).
   *[other] A door has the colour of a team.
} Everybody may build past it. But when the round ends, a way to the treasure through it does not count for the other team.
about-door-duel = { $team ->
    [blue] A blue door (B). It is open to the blue dwarf. The green dwarf's way ends here,
    [green] A green door (G). It is open to the green dwarf. The blue dwarf's way ends here,
   *[other] A door is open to the dwarf of its colour. The way of the other dwarf ends there,
} from either side, until a key lies on the card.
about-crystals = This card shows a crystal. The Geologists get one gold for it if the card lies in the mine when the round ends.
about-troll = A troll blocks this tunnel for everybody. If your way reaches the card, you may put a marker on the troll at the start of your turn. Then everybody may pass, and you pay one gold at the end of the round.
about-nuggets = { $count ->
    [one] There is a nugget
   *[other] There are { $count } nuggets
} here. The first player whose way reaches this tunnel marks the card and keeps it.
about-start = This is the start. A tunnel counts only if it leads back to this card.
about-start-home = { $team ->
    [blue] The start of the blue dwarf.
   *[green] The start of the green dwarf.
} Every tunnel that is connected with this card belongs to this dwarf's way.
about-gold = The treasure! Reaching it ends the round at once.
about-rock = Only a rock. It stays in the mine as a piece of tunnel, and the round goes on.
about-sack = A sack of gold. The player who reaches it gets the gold pieces at once. The round goes on.
about-dragon = The dragon takes a gold piece from the player who reaches it, if they have one. The round goes on.
about-spider = The giant spider ends the round at once, as if nobody had reached the treasure.
about-gold_card = A gold card. It lies face down until a player's way reaches it. Some have no gold at all.
about-postcard = It is open on all sides. It cannot be removed or moved.
about-costume_department = The first player to connect it with the start gets a new dwarf card from the unused ones.
about-tunnel_party = When a player connects it with the start for the first time, all dwarf cards are shuffled and dealt again.
about-chest = A path card with a treasure chest under it. It is turned over when a tunnel from the start leads to it, and the player who reached it opens the chest.
about-sabotage = { $game ->
    [solo] It takes effect as soon as you draw it: it is put in front of you, and you cannot lay path cards until it is removed.
    [duel] Put it in front of the other player. They cannot lay path cards until it is repaired.
   *[other] Put it in front of a player. They cannot lay path cards until it is repaired.
}
about-repair = { $game ->
    [duel] Removes a broken tool in front of you that the card shows. If it shows two tools, it repairs one of them.
    [solo] Removes a broken tool in front of you that the card shows. If it shows two tools, it repairs one of them.
   *[other] Removes a broken tool that the card shows, in front of you or any other player. If it shows two tools, it repairs one of them.
}
about-rockfall = { $game ->
    [solo] It takes effect as soon as you draw it: it removes the last path card laid that has neither gold nor a troll.
    [duel] Removes a path card from the mine. It cannot remove a start, a gold card, or a card with gold or a troll.
   *[other] Removes a path card of your choice from the mine. Another card may be laid in its place. It cannot remove the start or a goal.
}
about-treasure_map = { $game ->
    [duel] Look at a face-down gold card in secret. It stays where it is.
    [solo] Look at a face-down gold card. It stays where it is.
   *[other] Look at a face-down goal in secret. It stays where it is. Everybody sees which one you looked at.
}
about-key = Unlocks a face-up door of the other colour anywhere in the mine. The door stays unlocked.
about-theft = Put it in front of yourself. After the gold is shared, you steal a gold piece from another player, unless you are trapped.
about-hands_off = Removes a Theft in front of any player.
about-trapped = Put it in front of another player. They cannot lay path cards. If they are still trapped when the round ends, they get no gold and cannot steal.
about-freedom = Removes a Trapped card in front of you or any other player.
about-inspection = Look at another player's dwarf card in secret.
about-change_hats = Choose any player, even yourself. Their dwarf card is replaced by the top unused one.
about-swap_hands = Swap all the cards in your hand with another player. That player draws a card, you do not.
about-goal_card_swap = Pick up two face-down goals without looking at them. Then put them back, swapped or not.
about-treasure_trove = Instead of drawing, look at the top five cards of the discard pile and take one.
about-veto = Play it when another player has just played a card. That card has no effect.
about-change_of_direction = Play goes in the other direction until the round ends.
about-master_crafter = Repairs any one broken tool, in front of you or any other player.
about-pathfinder = Lay two path cards, one after the other.
about-diversion = Take the path card that was laid last and lay it in another place. You may rotate it.

# --- what is in a chest ---
about-chest-take_1_gold = You get one gold.
about-chest-no_more_maps_on_goals = For the rest of the round, nobody can look at goals with a treasure map. Looking at chests is still possible.
about-chest-no_draw_this_turn = You draw no card at the end of this turn.
about-chest-draw_1_extra = You draw one extra card at the end of this turn.
about-chest-push_goal_away = You push a face-down goal one place away from the start.
about-chest-steal_card_from_hand = Instead of drawing, you take a card from another player's hand without looking at it.
about-chest-draw_3_keep_1 = Instead of drawing as usual, you look at the top three cards of the deck and keep one. The others are discarded.
about-chest-look_at_dwarf = You look at another player's dwarf card in secret.
about-chest-discard_pile_top5_keep_1 = Instead of drawing, you shuffle the discard pile and take one of its top five cards.
about-chest-mill_5 = The top five cards of the deck are discarded face down.

# --- symbols ---
about-symbol-broken = A broken tool: this player cannot lay path cards until it is repaired.
about-symbol-trapped = Trapped: this player cannot lay path cards, and gets no gold if the round ends now.
about-symbol-theft = A Theft: this player will steal gold when the round ends.
about-symbol-gold_card = Gold cards. Only their owner knows their value.
about-symbol-gold_piece = Gold that everybody can see.
about-hidden = A face-down card. Nobody knows it until a tunnel reaches it, except players who looked at it with a card.
about-symbol-hand = Cards in hand.
about-symbol-bot = A bot plays in this seat.
about-symbol-away = This player is away at the moment.
about-symbol-clock = The time that is left.
about-symbol-eye = It lies face down, and only you know it.
about-symbol-marker = A dwarf marker. On nuggets, its owner keeps the card. On a troll, its owner pays. Square with B: blue. Triangle with G: green.
about-symbol-key = A key lies on this door: it is open to both players.
about-symbol-toll = A toll dwarf: a player who builds here pays one gold to its owner.
about-symbol-dimmed = A dimmed card is not connected with the start.

## The badges above the mine

about-badge-round = { $game ->
    [duel] A round ends when all gold cards lie open, when the last marker is placed, or when the cards have run out.
    [solo] A round ends when all gold cards lie open, when the last marker is placed, or when the cards have run out.
   *[other] In each round the dwarf cards are dealt again. The most gold after the last round wins.
}
about-badge-deck = When it is empty, nobody draws any more. The cards in the hands are all that is left.
about-badge-markers = { $game ->
    [solo] You put a marker on each nugget that your way reaches, and keep its card. A marker on a troll lets you pass and costs one gold. The last marker ends the round.
   *[other] The player whose way reaches a nugget first puts a marker there and keeps its card. A marker on a troll lets both players pass and costs one gold. The last marker ends the round.
}
about-badge-reversed = After each turn it is the turn of the player before, not of the next one.

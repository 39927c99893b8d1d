# What a player reads about the game itself. Ids of cards, dwarves and tools are those of the documents.

# --- cards ---
card-cross = crossing
card-t_long_stem_side = upright junction
card-t_short_stem_end = level junction
card-straight_vertical = upright tunnel
card-straight_horizontal = level tunnel
card-curve_TR = curve top to right
card-curve_TL = curve top to left
card-dead_cross = blind crossing
card-dead_t_long = blind upright junction
card-dead_t_short = blind level junction
card-dead_vertical = blocked upright tunnel
card-dead_horizontal = blocked level tunnel
card-dead_curve_TR = blocked curve top to right
card-dead_curve_TL = blocked curve top to left
card-dead_single_end = dead end at the top
card-dead_single_side = dead end at the side
card-start = start
card-goal_gold = the treasure
card-goal_rock_TR = a rock
card-goal_rock_TL = a rock
card-broken_pickaxe = broken pickaxe
card-broken_lantern = broken lantern
card-broken_cart = broken cart
card-repair_pickaxe = repair (pickaxe)
card-repair_lantern = repair (lantern)
card-repair_cart = repair (cart)
card-repair_pickaxe_lantern = repair (pickaxe or lantern)
card-repair_pickaxe_cart = repair (pickaxe or cart)
card-repair_lantern_cart = repair (lantern or cart)
card-rockfall = rockfall
card-treasure_map = treasure map
card-bridge = bridge
card-double_bend = double bend
card-ladder_end = ladder to the top
card-ladder_side = ladder to the left
card-ladder_curve_TL = ladder to top and left
card-ladder_curve_TR = ladder to top and right
card-door_blue_vertical = upright tunnel with blue door (B)
card-door_blue_horizontal = level tunnel with blue door (B)
card-door_blue_curve_TR = curve with blue door (B)
card-door_green_vertical_stub = upright tunnel with green door (G)
card-door_green_horizontal = level tunnel with green door (G)
card-door_green_curve_TL = curve with green door (G)
card-crystal_cross = crossing with crystal
card-crystal_t_short = level junction with crystal
card-crystal_t_long = upright junction with crystal
card-crystal_t_short_stub = level junction with stub and crystal
card-crystal_t_long_stub = upright junction with stub and crystal
card-crystal_horizontal_stub = level tunnel with stub and crystal
card-crystal_dead_end = dead end at the top with crystal
card-crystal_dead_side = dead end at the side with crystal
card-stub_TR_L = curve top to right with stub left
card-stub_TR_B = curve top to right with stub below
card-stub_TL_R = curve top to left with stub right
card-stub_TL_B = curve top to left with stub below
card-stub_TB_L_R = upright tunnel with two stubs
card-stub_LR_T_B = level tunnel with two stubs
card-theft = theft
card-hands_off = hands off
card-trapped = trapped
card-freedom = freedom
card-inspection = inspection
card-change_hats = change hats
card-swap_hands = swap hands
card-goal_card_swap = goal card swap
card-treasure_trove = treasure trove
card-veto = veto
card-change_of_direction = change of direction
card-master_crafter = master crafter
card-pathfinder = pathfinder
card-diversion = diversion
card-gold = the treasure
card-sack_1 = a sack with one gold piece
card-sack_2 = a sack with two gold pieces
card-dragon = the dragon
card-giant_spider = the giant spider
card-rock_TR = a rock
card-rock_TL = a rock
card-rock_cross = a rock

tool-pickaxe = pickaxe
tool-lantern = lantern
tool-cart = cart

dwarf-gold_miner = Gold Miner
dwarf-saboteur = Saboteur
dwarf-greedy_dwarf = Greedy Dwarf
dwarf-blue = blue Gold Miner (B)
dwarf-green = green Gold Miner (G)
dwarf-boss = Boss
dwarf-profiteer = Profiteer
dwarf-geologist = Geologist

camp-gold_miners = The Gold Miners win.
camp-saboteurs = The Saboteurs win.
camp-greedy_dwarf = The Greedy Dwarf wins alone.
camp-blue = The blue team (B) wins.
camp-green = The green team (G) wins.
camp-boss = The Boss wins alone.
camp-profiteer = The Profiteer wins alone.
camp-both = Both teams win.
camp-nobody = Nobody wins.

# --- what happened ---
event-round-began = Round { $round } begins. { $name } goes first.
event-dwarf-dealt = { $name } is dealt a dwarf card: { $dwarf }.
event-hand-dealt = { $name } is dealt: { $cards }.
event-middle-laid = The card in the middle of the mine, at { $cell }, is: { $card }.
event-laid = { $name } lays a path card at { $cell }: { $card }.
event-goal-revealed-gold = { $name } reaches the treasure at { $cell }!
event-goal-revealed-rock = { $name } reaches the goal at { $cell }. It is a rock.
event-goal-revealed-sack = { $name } finds a sack of gold at { $cell }.
event-goal-revealed-dragon = { $name } wakes the dragon at { $cell }.
event-goal-revealed-spider = { $name } stirs up the giant spider at { $cell }!
event-piece-lost = { $name } loses a gold piece.
event-sabotaged = { $name } breaks the { $tool } of { $target }.
event-sabotaged-own = The { $tool ->
    [pickaxe] pickaxe
    [lantern] lantern
   *[cart] cart
} of { $name } breaks.
event-repaired = { $name } mends the { $tool } of { $target }.
event-repaired-own = { $name } mends their own { $tool ->
    [pickaxe] pickaxe
    [lantern] lantern
   *[cart] cart
}.
event-rock-fell = { $name } lets the rocks fall at { $cell }. Gone is: { $card }.
event-map-read = { $name } looks at the goal at { $cell } in secret.
event-map-read-known = { $name } looks at the goal at { $cell } and sees { $card }.
event-passed = { $name } passes with { $count ->
    [one] one card.
   *[other] { $count } cards.
}
event-passed-known = { $name } passes with: { $cards }.
event-discarded-two = { $name } discards two cards to be rid of: { $card }.
event-discarded-two-known = { $name } discards { $cards } to be rid of: { $card }.
event-theft = { $name } plans a theft.
event-trapped = { $name } traps { $target }.
event-hands-off = { $name } foils the theft of { $target }.
event-freedom = { $name } frees { $target }.
event-freedom-own = { $name } breaks free.
event-inspected = { $name } looks at the dwarf card of { $target } in secret.
event-inspected-known = { $name } looks at the dwarf card of { $target }: { $dwarf }.
event-hat-changed = { $name } gives { $target } a new dwarf card.
event-hat-changed-known = { $name } gives { $target } a new dwarf card: { $dwarf }.
event-hat-changed-own = { $name } takes a new dwarf card.
event-hat-changed-own-known = { $name } takes a new dwarf card: { $dwarf }.
event-hand-taken = { $name } gets the hand of { $target }.
event-hand-taken-known = { $name } gets the hand of { $target }: { $cards }.
event-vetoed = { $name } objects: { $card } of { $target } has no effect.
event-goals-swapped = { $name } takes up the goals at { $one } and { $two }, and puts them back.
event-goals-swapped-yes = { $name } swaps the goals at { $one } and { $two } in secret.
event-goals-swapped-no = { $name } puts the goals at { $one } and { $two } back as they were.
event-trove-opened = { $name } looks through the discard pile.
event-trove-opened-known = { $name } looks through the discard pile: { $cards }.
event-discard-taken = { $name } takes a card off the discard pile.
event-discard-taken-known = { $name } takes off the discard pile: { $card }.
event-direction-changed = { $name } turns the order of play round.
event-path-found = { $name } finds a path: two path cards this turn.
event-diverted = { $name } moves a path card from { $from } to { $cell }: { $card }.
event-stolen = { $name } steals a gold piece from { $target }.
event-steal-declined = { $name } steals nothing.
event-drew = { $name } draws a card.
event-drew-known = { $name } draws: { $card }.
event-skipped = { $name } has no cards left and is skipped.
event-round-ended-reached = Round { $round } is over: { $name } reached the treasure. { $winners }
event-round-ended-hidden = Round { $round } is over: nobody reached the treasure. { $winners }
event-unmasked = { $name } was: { $dwarf }.
event-gold-drawn = { $count ->
    [one] One gold card is handed round.
   *[other] { $count } gold cards are handed round.
}
event-gold-offered = { $name } { $count ->
    [one] gets the last gold card.
   *[other] chooses from { $count } gold cards.
}
event-gold-offered-known = { $name } { $count ->
    [one] gets the last gold card, worth { $values }.
   *[other] chooses from gold cards worth { $values }.
}
event-gold-taken = { $name } takes a gold card.
event-gold-taken-known = { $name } takes a gold card worth { $value }.
event-gold-paid = { $name } is paid { $count ->
    [0] nothing: the gold has run out.
    [one] one gold card.
   *[other] { $count } gold cards.
}
event-gold-paid-known = { $name } is paid { $count ->
    [one] a gold card
   *[other] gold cards
} worth { $values }.
event-pieces-paid = { $name } is paid { $pieces } gold.
event-game-ended = The game is over.
event-score = { $name } has { $score } gold.
event-winner = { $name } wins!
event-winners = { $names } and { $last } share the win!

# --- why a move is not possible ---
illegal-game_over = The game is over.
illegal-not_your_turn = { $name } has to decide first.
illegal-reactions_awaited = Others may still answer the play.
illegal-other_decision-turn = Play a card now, or pass with one.
illegal-other_decision-choose_reveal = Choose now which of the things you reached comes first.
illegal-other_decision-take_gold = Take one of the gold cards now.
illegal-not_in_hand = You hold no such card: { $card }.
illegal-wrong_card = That card is not played that way: { $card }.
illegal-no_such_seat = Nobody sits there.
illegal-tool_broken = One of your tools is broken: no path cards until it is mended.
illegal-occupied = A card lies at { $cell } already.
illegal-no_neighbour = No laid card lies next to { $cell }.
illegal-mismatch-top = The card does not match its neighbour above: tunnel must meet tunnel, rock must meet rock.
illegal-mismatch-right = The card does not match its neighbour on the right: tunnel must meet tunnel, rock must meet rock.
illegal-mismatch-bottom = The card does not match its neighbour below: tunnel must meet tunnel, rock must meet rock.
illegal-mismatch-left = The card does not match its neighbour on the left: tunnel must meet tunnel, rock must meet rock.
illegal-not_connected = Nothing at { $cell } meets a tunnel that leads back to the start.
illegal-looks_the_same_turned = That card looks the same turned: lay it as printed.
illegal-sabotage_on_oneself = Sabotage is for other players.
illegal-broken_already = The { $tool } of { $name } is broken already.
illegal-nothing_to_repair = The { $tool } of { $name } is not broken.
illegal-wrong_tool = That card does not mend a { $tool }.
illegal-nothing_to_remove = There is no path card at { $cell } that the rocks could bury.
illegal-nothing_to_look_at = There is no face-down card to look at at { $cell }.
illegal-not_reached = Nothing at { $cell } was just reached.
illegal-other_decision-steal = Say now from whom you steal.
illegal-other_decision-pathfinder = Lay a path card now.
illegal-other_decision-swap_goals = Swap the two goals now, or keep them as they lay.
illegal-other_decision-take_discard = Take a card off the discard pile now.
illegal-other_decision-react = Answer with the Veto now, or allow the play.
illegal-nothing_to_swap = There are no two face-down goals there.
illegal-not_on_top = That card is not on top of the discard pile: { $card }.
illegal-no_path_to_lay = You hold no path card that could be laid.
illegal-cannot_divert = The path card laid last cannot be moved to { $cell }.
illegal-veto_is_an_answer = The Veto only answers a card that another player has just played.
illegal-trapped = You are trapped: no path cards until you are free.
illegal-ladder_beside_goal = A ladder may not lie beside a goal.
illegal-others_only = That card is for other players: { $card }.
illegal-in_front_already = That card lies in front of { $name } already: { $card }.
illegal-not_in_front = That card does not lie in front of { $name }: { $card }.
illegal-nothing_to_be_rid_of = That card does not lie in front of you: { $card }.
illegal-no_dwarf_left = No unused dwarf card is left.
illegal-wrong_number = You cannot discard that many cards at once.
illegal-not_in_this_game = There is no such move in this game.
illegal-nothing_to_steal = There is nothing to steal from { $name }.
illegal-must_steal = A thief must steal if he can.
illegal-no_such_gold = No gold card of that value is being handed round.

# --- what cannot be played ---
table-impossible-players = { $what ->
    [tournament] The tournament variant
    [saboteur2] Saboteur 2
    [duel] The Duel
    [solo] The Duel for one
   *[saboteur] Saboteur
} is for { $range ->
    [one] one player
    [two] two players
   *[more] { $least } to { $most } players
}, not for { $players }.
table-impossible-base_game_only = That option belongs to the base game: { $option }.
table-impossible-greedy_dwarf_twice = The tournament variant contains the Greedy Dwarf already.
table-impossible-loose_placement_in_anniversary = Loose placement belongs to the classic edition.

# --- rulesets ---
preset-classic = Saboteur by the booklet of the first editions
preset-anniversary = Saboteur by the booklet of 2024
preset-tournament = The tournament variant of Saboteur
preset-saboteur2 = Saboteur 2 by the booklet of 2024
preset-saboteur2-classic = Saboteur 2 by its first booklet
option-sabotaged_dwarf = A sabotaged Gold Miner gets no gold (base game)
option-tournament = Tournament rules with gold pieces and Greedy Dwarves (base game, five to nine players)
option-greedy_dwarf = A Greedy Dwarf takes the place of a Gold Miner (base game)
option-loose_placement = A path card need not be connected with the start, only match (classic edition)
option-extra_rockfall = A fourth rockfall in Saboteur 2 (on unless switched off)
option-goal_card_swap = Goal card swap (World Championship 2017): take up two goals and swap them, or not
option-treasure_trove = Treasure trove (World Championship 2018): a card off the discard pile instead of a draw
option-veto = Veto (World Championship 2019): what somebody else plays has no effect
option-change_of_direction = Change of direction (World Championship 2020): play goes the other way round
option-master_crafter = Master crafter (World Championship 2021): mends any one tool
option-pathfinder = Pathfinder (World Championship 2022): two path cards in one turn
option-diversion = Diversion (World Championship 2023): move the path card laid last
rules-players = { $range ->
    [one] one player
    [two] two players
   *[more] { $least } to { $most } players
}
option-new_goals = New Goals: five goals with gold sacks, dragon and giant spider
option-goals_all_random = New Goals with all five at random: the treasure may be missing
table-impossible-random_goals = goals_all_random is a way to set up New Goals: add new_goals.

# --- mini expansions ---
card-costume_department = Costume Department
card-tunnel_party = Tunnel Party
card-chest_cross = crossing
card-chest_t_long = upright junction
card-chest_t_short = level junction
card-chest_horizontal = level tunnel
card-chest_curve_TR = curve top to right
card-chest_curve_TL = curve top to left
chest-take_1_gold = a gold nugget
chest-no_more_maps_on_goals = no more maps for goals this round
chest-no_draw_this_turn = no card is drawn this turn
chest-draw_1_extra = one more card is drawn this turn
chest-push_goal_away = a goal is pushed away
chest-steal_card_from_hand = a card out of another hand instead of a draw
chest-draw_3_keep_1 = one of three cards of the deck instead of a draw
chest-look_at_dwarf = a look at a dwarf card
chest-discard_pile_top5_keep_1 = one of five cards of the shuffled discard pile instead of a draw
chest-mill_5 = five cards of the deck are lost
event-dwarf-posted = { $name } discards a card and puts a toll dwarf at { $cell }.
event-dwarf-posted-known = { $name } discards { $card } and puts a toll dwarf at { $cell }.
event-sponsor-pays = { $name } agrees to pay the toll.
event-sponsor-refuses = { $name } refuses to pay the toll. The card goes back into the hand.
event-toll-free = The toll dwarf of { $name } leaves { $cell } without a toll.
event-toll-paid = { $name } pays { $target } one gold. The toll dwarf leaves { $cell }.
event-toll-paid-card = { $name } pays { $target } one gold with a gold card worth { $value }. The toll dwarf leaves { $cell }.
event-postcard-reached = { $name } is the first to reach the { $card } at { $cell }.
event-chest-opened = { $name } reaches the chest at { $cell } (path card: { $card }) and finds: { $chest }.
event-chest-seen = { $name } looks into the chest at { $cell } in secret.
event-chest-seen-known = { $name } looks into the chest at { $cell }: { $chest }. On it lies: { $card }.
event-chest-buried = { $name } lets the rocks fall at { $cell }. A chest is buried unopened.
event-cards-buried = { $count ->
    [0] No card is left in the deck to be lost.
    [one] One card of the deck goes to the discard pile.
   *[other] { $count } cards of the deck go to the discard pile.
}
event-goal-pushed = { $name } pushes the goal at { $from } away to { $cell }.
event-card-lost-known = { $name } loses: { $card }.
event-card-taken = { $name } takes a card out of the hand of { $target }.
event-card-taken-known = { $name } takes out of the hand of { $target }: { $card }.
event-cards-shown = { $name } looks at { $count ->
    [one] one card
   *[other] { $count } cards
} of the deck.
event-cards-shown-known = { $name } looks at cards of the deck: { $cards }.
event-card-kept = { $name } keeps one of them.
event-card-kept-known = { $name } keeps: { $card }.
event-discards-shuffled = The discard pile is shuffled.
illegal-other_decision-sponsor = Say now whether you pay.
illegal-other_decision-push_goal = Choose now which goal to push away.
illegal-other_decision-look_at_dwarf = Say now whose dwarf card you look at.
illegal-other_decision-take_card = Say now out of whose hand you take a card.
illegal-other_decision-keep_drawn = Keep one of the cards now.
illegal-toll_unpaid = A toll dwarf stands at { $cell }, and you have no gold. Ask another player to pay.
illegal-no_toll_dwarf = No toll dwarf is left this round.
illegal-no_open_end = A toll dwarf stands on an empty place that a tunnel opens to, not at { $cell }.
illegal-nothing_to_pay = No toll dwarf stands at { $cell }.
illegal-no_sponsor = { $name } cannot be asked to pay: it takes another player with gold, each once a turn.
illegal-maps_barred = A chest has put an end to looking at goals this round.
illegal-cannot_push = There is no face-down goal at { $cell } with room behind it.
illegal-not_another = Look at the dwarf card of another player.
illegal-no_card_to_take = There is no card to take from { $name }.
illegal-not_shown = That card is not one of those shown: { $card }.
table-impossible-layout_without_chests = chest_layout says where treasure chests lie: add treasure_chests.
table-impossible-no_dwarf_left_over = The Costume Department needs a dwarf card that is left over, and the tournament variant has none.
preset-everything = Saboteur 2 with all World Championship cards and mini expansions
option-tunnel_toll = Tunnel Toll: dwarves who take gold from whoever builds past them
option-costume_department = Costume Department: whoever reaches it first gets a new dwarf card
option-tunnel_party = Tunnel Party: when it is reached all dwarf cards are dealt anew
option-treasure_chests = Treasure Chests: four chests with effects, good and bad
option-chest_layout = Where treasure chests lie: a (square), b (diamond) or random

# --- The Duel ---
card-start_blue = the blue start
card-start_green = the green start
card-duel_double_bend = two curves, top to right and bottom to left
card-vertical_stub = upright tunnel with stub
card-bridge_gold = bridge with a nugget
card-double_bend_gold = double bend with a nugget
card-t_long_stub_gold = upright junction with a nugget in its stub
card-t_short_stub_gold = level junction with a nugget in its stub
card-horizontal_stub_gold = level tunnel with a nugget in its stub
card-ladder_blue = blue ladder (B)
card-ladder_green = green ladder (G)
card-cross_blue = crossing with a blue door (B)
card-cross_green = crossing with a green door (G)
card-t_short_blue = level junction with a blue door (B)
card-t_short_green = level junction with a green door (G)
card-t_long_blue = upright junction with a blue door (B)
card-t_long_green = upright junction with a green door (G)
card-cross_troll = crossing with a troll
card-t_short_troll = level junction with a troll
card-t_long_troll = upright junction with a troll
card-key = key
card-g0_cross = no gold
card-g0_dead4 = no gold
card-g0_dead_t_long = no gold
card-g0_dead_t_short = no gold
card-g1_TL_green = one nugget behind a green door (G)
card-g1_TR_blue = one nugget behind a blue door (B)
card-g1_dead_TL = one nugget in a blind end
card-g1_vertical_stubs = one nugget
card-g1_t_long_blue = one nugget behind a blue door (B)
card-g1_t_short_green = one nugget behind a green door (G)
card-g2_TL = two nuggets
card-g2_TR = two nuggets
card-g2_horizontal_stubs = two nuggets
card-g2_t_long_green = two nuggets behind a green door (G)
card-g2_t_short_blue = two nuggets behind a blue door (B)
card-g3_dead_TR = three nuggets in a blind end
card-g3_t_long_blue = three nuggets behind a blue door (B)
card-g3_t_short_green = three nuggets behind a green door (G)
event-gold-card-revealed = { $name } turns over the gold card at { $cell }: { $gold ->
    [0] no gold.
    [one] one nugget.
   *[other] { $gold } nuggets.
}
event-door-unlocked = { $name } unlocks the door at { $cell }.
event-troll-paid = { $name } promises the troll at { $cell } one gold. Everybody may pass.
event-marker-placed = { $name } reaches the gold at { $cell }.
event-struck = { $name } draws a card that strikes at once: { $card }.
event-mine-closed-gold = Round { $round } is over: all gold cards lie open.
event-mine-closed-markers = Round { $round } is over: all markers are placed.
event-mine-closed-cards = Round { $round } is over: no cards are left.
event-mine-closed-deck = Round { $round } is over: the deck is empty.
event-gold-kept = { $name } brings home cards worth { $gold } gold.
event-trolls-paid = { $name } pays { $trolls ->
    [one] a troll
   *[other] { $trolls } trolls
} with cards worth { $gold } gold.
event-grade-lost = Nobody wins every time.
event-grade-fair = Not bad, and there is more down there.
event-grade-good = A fine nose for gold!
event-grade-perfect = Perfect: nobody knows this mine better!
illegal-other_decision-place_marker = Choose now which nugget gets one of the last markers.
illegal-not_on_your_way = Nothing at { $cell } meets a tunnel that leads back to your own start.
illegal-ladder_shunned = A ladder may not lie beside a gold card, a start or a card with gold.
illegal-no_door_to_unlock = There is no locked door of the other colour at { $cell }.
illegal-no_troll_to_pay = There is no unpaid troll at { $cell } that your way comes to.
illegal-repair_for_others = Everybody mends his own tools.
illegal-nothing_to_mark = No nugget at { $cell } waits for a marker.
table-impossible-not_for_the_duel = That is not for The Duel: { $option }.
table-impossible-only_for_the_duel = That is only for The Duel: { $option }.
preset-duel = The Duel for two
preset-solo = The Duel for one
option-end_with_deck = The Duel: a round ends as soon as the deck is empty
option-solo_blue = The Duel for one: play the blue dwarf

# --- what the game asks ---
ask-turn = Your turn.
ask-choose_reveal = You reached several things at once. Which one first?
ask-take_gold = Take a gold card.
ask-steal = From whom do you steal?
ask-pathfinder = Lay a path card.
ask-swap_goals = Swap the two goals, or put them back as they lay?
ask-take_discard = Which card do you take off the discard pile?
ask-react = Do you let that happen?
ask-sponsor = Do you pay the toll for somebody else?
ask-push_goal = Which goal do you push away?
ask-look_at_dwarf = Whose dwarf card do you look at?
ask-take_card = Out of whose hand do you take a card?
ask-keep_drawn = Which card do you keep?
ask-place_marker = Which gold gets one of your last markers?
pending = { $name }: { $move }

# --- moves, as on a button ---
move-lay = Lay { $card } at { $cell }
move-lay-turned = Lay { $card }, turned, at { $cell }
move-action-broken_pickaxe = Break { $target }'s pickaxe
move-action-broken_lantern = Break { $target }'s lantern
move-action-broken_cart = Break { $target }'s cart
move-action-hands_off = Foil { $target }'s theft
move-action-trapped = Trap { $target }
move-action-freedom = Free { $target }
move-action-inspection = Look at { $target }'s dwarf card
move-action-change_hats = Give { $target } a new dwarf card
move-action-swap_hands = Swap hands with { $target }
move-theft = Plan a theft
move-repair = Mend { $target }'s { $tool } with { $card }
move-rockfall = Let the rocks fall at { $cell }
move-treasure_map = Look in secret at the card at { $cell }
move-pass = Pass with { $cards }
move-discard_two = Discard { $cards } to be rid of { $removed }
move-reveal = First the card at { $cell }
move-take_gold = Take a gold card with { $value ->
    [one] one nugget
   *[other] { $value } nuggets
}
move-goal_card_swap = Take up the goals at { $one } and { $two }
move-swap_goals-yes = Swap them
move-swap_goals-no = Put them back as they lay
move-treasure_trove = Look through the discard pile
move-pick = Take { $card }
move-change_of_direction = Turn the order of play round
move-pathfinder = Find a path: two path cards this turn
move-diversion = Move the path card laid last to { $cell }
move-diversion-turned = Move the path card laid last to { $cell }, turned
move-veto = Object with the Veto
move-allow = Let it happen
move-steal = Steal from { $target }
move-steal_nothing = Steal nothing
move-toll = Discard { $card } and put a toll dwarf at { $cell }
move-ask = Ask { $target } to pay the toll at { $cell } for { $card }
move-ask-turned = Ask { $target } to pay the toll at { $cell } for { $card }, turned
move-pays = Pay the toll
move-pays-not = Do not pay
move-push_goal = Push away the goal at { $cell }
move-look_at_dwarf = Look at { $target }'s dwarf card
move-take_card = Take a card out of { $target }'s hand
move-key = Unlock the door at { $cell }
move-pay_troll = Promise the troll at { $cell } one gold
move-mark = Mark the gold at { $cell }
event-announced = { $name } announces: { $move }. Does anybody object?
event-sponsor-asked = { $name } asks { $target } to pay the toll. The plan: { $move }.

# --- bots ---
level-random = By lot
level-easy = Easy
level-normal = Normal
level-hard = Hard

# --- at a server: what happened, and what is refused ---
told-joined = { $name } comes to the table.
told-left = { $name } leaves the table.
told-hosted = { $name } is the host now.
told-stood_in = { $name } is away: a bot sits in.
told-returned = { $name } is back.
told-abandoned = The game was broken off.
told-clock = Time was up.
refusal-bad_request = That was not understood. Try it again.
refusal-not_found = There is nothing here: no such table, and no such game.
refusal-wrong_password = That is not the password of this table.
refusal-wrong_token = Your seat at this table is no longer yours: it was given away, or went to another device.
refusal-host_only = Only the host may do that.
refusal-not_your_seat = That is not your seat.
refusal-name_taken = Somebody at the table is called that already. What else are you called?
refusal-table_full = All seats at this table are taken.
refusal-no_spectators = This table would rather not be watched.
refusal-game_running = Not while a game is being played.
refusal-no_game = No game is being played at the moment.
refusal-impossible_setup = It cannot be played like that: look at the options and at how many you are.
refusal-bad_setting = That is too little or too much.
refusal-no_such_seat = Nobody sits there.
refusal-not_a_move = That is not a move.
refusal-illegal_move = That move is not allowed now.
refusal-no_chat = Nothing can be said here at the moment.
refusal-too_fast = Not so hasty! Wait a moment.
refusal-too_much = That is more than fits in here.
refusal-not_stored = The book of the mine cannot be written at the moment, so nothing was done. Try it again soon.
refusal-forbidden = This page is out of date. Load it anew.
share-counted = Your pinch of chance was in the shuffle: nobody could choose the cards.
share-missing = Your pinch of chance is missing from the shuffle. Better ask the host why.

# The texts about the game itself. Ids of cards, dwarves and tools are those of the documents.

# --- cards ---
card-cross = crossing
card-t_long_stem_side = vertical junction
card-t_short_stem_end = horizontal junction
card-straight_vertical = vertical tunnel
card-straight_horizontal = horizontal tunnel
card-curve_TR = curve from top to right
card-curve_TL = curve from top to left
card-dead_cross = blocked crossing
card-dead_t_long = blocked vertical junction
card-dead_t_short = blocked horizontal junction
card-dead_vertical = blocked vertical tunnel
card-dead_horizontal = blocked horizontal tunnel
card-dead_curve_TR = blocked curve from top to right
card-dead_curve_TL = blocked curve from top to left
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
card-ladder_curve_TL = ladder to the top and left
card-ladder_curve_TR = ladder to the top and right
card-door_blue_vertical = vertical tunnel with a blue door (B)
card-door_blue_horizontal = horizontal tunnel with a blue door (B)
card-door_blue_curve_TR = curve with a blue door (B)
card-door_green_vertical_stub = vertical tunnel with a green door (G)
card-door_green_horizontal = horizontal tunnel with a green door (G)
card-door_green_curve_TL = curve with a green door (G)
card-crystal_cross = crossing with a crystal
card-crystal_t_short = horizontal junction with a crystal
card-crystal_t_long = vertical junction with a crystal
card-crystal_t_short_stub = horizontal junction with a dead end and a crystal
card-crystal_t_long_stub = vertical junction with a dead end and a crystal
card-crystal_horizontal_stub = horizontal tunnel with a dead end and a crystal
card-crystal_dead_end = dead end at the top with a crystal
card-crystal_dead_side = dead end at the side with a crystal
card-stub_TR_L = curve from top to right with a dead end on the left
card-stub_TR_B = curve from top to right with a dead end below
card-stub_TL_R = curve from top to left with a dead end on the right
card-stub_TL_B = curve from top to left with a dead end below
card-stub_TB_L_R = vertical tunnel with two dead ends
card-stub_LR_T_B = horizontal tunnel with two dead ends
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

# --- cards of the mini expansions ---
card-costume_department = Costume Department
card-tunnel_party = Tunnel Party
card-chest_cross = crossing
card-chest_t_long = vertical junction
card-chest_t_short = horizontal junction
card-chest_horizontal = horizontal tunnel
card-chest_curve_TR = curve from top to right
card-chest_curve_TL = curve from top to left

# --- cards of The Duel ---
card-start_blue = the blue start
card-start_green = the green start
card-duel_double_bend = two curves, from top to right and from bottom to left
card-vertical_stub = vertical tunnel with a dead end
card-bridge_gold = bridge with a nugget
card-double_bend_gold = double bend with a nugget
card-t_long_stub_gold = vertical junction with a nugget in its dead end
card-t_short_stub_gold = horizontal junction with a nugget in its dead end
card-horizontal_stub_gold = horizontal tunnel with a nugget in its dead end
card-ladder_blue = blue ladder (B)
card-ladder_green = green ladder (G)
card-cross_blue = crossing with a blue door (B)
card-cross_green = crossing with a green door (G)
card-t_short_blue = horizontal junction with a blue door (B)
card-t_short_green = horizontal junction with a green door (G)
card-t_long_blue = vertical junction with a blue door (B)
card-t_long_green = vertical junction with a green door (G)
card-cross_troll = crossing with a troll
card-t_short_troll = horizontal junction with a troll
card-t_long_troll = vertical junction with a troll
card-key = key
card-g0_cross = no gold
card-g0_dead4 = no gold
card-g0_dead_t_long = no gold
card-g0_dead_t_short = no gold
card-g1_TL_green = one nugget behind a green door (G)
card-g1_TR_blue = one nugget behind a blue door (B)
card-g1_dead_TL = one nugget in a dead end
card-g1_vertical_stubs = one nugget
card-g1_t_long_blue = one nugget behind a blue door (B)
card-g1_t_short_green = one nugget behind a green door (G)
card-g2_TL = two nuggets
card-g2_TR = two nuggets
card-g2_horizontal_stubs = two nuggets
card-g2_t_long_green = two nuggets behind a green door (G)
card-g2_t_short_blue = two nuggets behind a blue door (B)
card-g3_dead_TR = three nuggets in a dead end
card-g3_t_long_blue = three nuggets behind a blue door (B)
card-g3_t_short_green = three nuggets behind a green door (G)

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

# $winners names the winning parties, with a hyphen between them.
round-winners = { $winners ->
    [gold_miners] The Gold Miners win.
    [saboteurs] The Saboteurs win.
    [greedy_dwarf] The Greedy Dwarf wins alone.
    [blue] The blue team (B) wins.
    [green] The green team (G) wins.
    [blue-green] Both teams win.
    [boss] The Boss wins alone.
    [profiteer] The Profiteer wins alone.
   *[none] Nobody wins.
}

# --- what is in the treasure chests ---
chest-take_1_gold = one gold nugget
chest-no_more_maps_on_goals = no more treasure maps on goals this round
chest-no_draw_this_turn = the player draws no card this turn
chest-draw_1_extra = the player draws one extra card this turn
chest-push_goal_away = the player pushes a goal away
chest-steal_card_from_hand = the player takes a card from another hand instead of drawing
chest-draw_3_keep_1 = the player keeps one of three cards of the deck instead of drawing
chest-look_at_dwarf = the player looks at a dwarf card
chest-discard_pile_top5_keep_1 = the player takes one of five cards of the shuffled discard pile instead of drawing
chest-mill_5 = five cards of the deck are discarded

# --- what happened: a player played a card ---
# The arguments are the fields of the event. $seat is the name of the player. An argument is "none" if it is secret or absent.
# $own is "yes" if the player played the card on themself.
event-played-path = { $seat } lays a path card at { $cell }: { $card }.
event-played-sabotage = { $own ->
    [yes] { $seat } breaks their own { $tool }.
   *[no] { $seat } breaks { $target }'s { $tool }.
}
event-played-repair = { $own ->
    [yes] { $seat } repairs their own { $tool }.
   *[no] { $seat } repairs { $target }'s { $tool }.
}
event-played-rockfall = { $seat } plays a rockfall at { $cell }.
event-played-treasure_map = { $seat } plays a treasure map and looks at the card at { $cell }.
event-played-theft = { $seat } plans a theft.
event-played-hands_off = { $own ->
    [yes] { $seat } gives up their own theft.
   *[no] { $seat } stops { $target }'s theft.
}
event-played-trapped = { $seat } traps { $target }.
event-played-freedom = { $own ->
    [yes] { $seat } breaks free.
   *[no] { $seat } frees { $target }.
}
event-played-inspection = { $seat } plays an inspection on { $target }.
event-played-change_hats = { $own ->
    [yes] { $seat } takes a new dwarf card.
   *[no] { $seat } gives { $target } a new dwarf card.
}
event-played-swap_hands = { $seat } swaps hands with { $target }.
event-played-goal_card_swap = { $seat } picks up the goals at { $one } and { $two } and may swap them.
event-played-treasure_trove = { $seat } plays a treasure trove.
event-played-change_of_direction = { $seat } reverses the order of play.
event-played-pathfinder = { $seat } plays a pathfinder: two path cards this turn.
event-played-diversion = { $seat } plays a diversion.
event-played-key = { $seat } unlocks the door at { $cell }.

# --- what happened: a player reached a card ---
event-revealed-gold = { $seat } reaches the treasure at { $cell }!
event-revealed-rock = { $seat } reaches the goal at { $cell }. It is a rock.
event-revealed-sack = { $seat } finds a sack of gold at { $cell }.
event-revealed-dragon = { $seat } wakes the dragon at { $cell }.
event-revealed-spider = { $seat } disturbs the giant spider at { $cell }!
event-revealed-gold_card = { $seat } turns over the gold card at { $cell }: { $gold ->
    [0] no gold.
    [one] one nugget.
   *[other] { $gold } nuggets.
}
event-revealed-postcard = { $seat } is the first to reach the { $card } at { $cell }.
event-revealed-chest = { $seat } reaches the chest at { $cell } (path card: { $card }) and finds: { $chest }.

# --- what happened: everything else ---
# Each line is a sentence. An empty line is left out, so an event with an empty message is not told.
event-round_began = Round { $round } begins. { $first } goes first.
event-dwarf_dealt = { $dwarf ->
    [none] { "" }
   *[other] { $seat } is dealt a dwarf card: { $dwarf }.
}
event-hand_dealt = { $cards ->
    [none] { "" }
   *[other] { $seat } is dealt: { $cards }.
}
event-card_placed = A card lies in the middle of the mine, at { $cell }: { $card }.
event-announced = { $seat } announces: { $play }. Does anybody object?
event-vetoed = { $seat } plays the Veto: { $target }'s { $card } has no effect.
event-discarded = { $removed ->
    [none] { $cards ->
        [none] { $seat } passes with { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
       *[other] { $seat } passes with: { $cards }.
    }
   *[other] { $cards ->
        [none] { $seat } discards two cards to remove: { $removed }.
       *[other] { $seat } discards two cards to remove { $removed }: { $cards }.
    }
}
event-removed = { $card ->
    [none] The chest at { $cell } is buried unopened.
   *[other] The { $card } at { $cell } is removed.
}
event-moved = { $card ->
    [none] The goal at { $from } is pushed away to { $cell }.
   *[other] The { $card } at { $from } moves to { $cell }.
}
event-card_seen = { $card ->
    [none] { "" }
   *[other] { $chest ->
        [none] { $seat } looks at the card at { $cell } and sees { $card }.
       *[other] { $seat } looks into the chest at { $cell }: { $chest }. The path card on it: { $card }.
    }
}
event-dwarf_seen = { $dwarf ->
    [none] { $seat } looks at { $target }'s dwarf card in secret.
   *[other] { $seat } looks at { $target }'s dwarf card: { $dwarf }.
}
event-goals_swapped = { $swapped ->
    [yes] { $seat } swaps the goals at { $one } and { $two } in secret.
    [no] { $seat } puts the goals at { $one } and { $two } back without swapping them.
   *[none] { "" }
}
event-cards_shown = { $cards ->
    [none] { $seat } looks at { $count ->
        [one] one card
       *[other] { $count } cards
    } of the { $pile ->
        [discards] discard pile.
       *[deck] deck.
    }
   *[other] { $seat } looks at cards of the { $pile ->
        [discards] discard pile
       *[deck] deck
    }: { $cards }.
}
event-drew = { $card ->
    [none] { $pile ->
        [discards] { $seat } takes a card from the discard pile.
       *[deck] { $seat } draws a card.
    }
   *[other] { $pile ->
        [discards] { $seat } takes from the discard pile: { $card }.
       *[deck] { $seat } draws: { $card }.
    }
}
event-cards_taken = { $cards ->
    [none] { $count ->
        [0] { $seat } gets no cards from { $from }.
        [one] { $seat } gets a card from { $from }'s hand.
       *[other] { $seat } gets { $count } cards from { $from }'s hand.
    }
   *[other] { $seat } gets from { $from }'s hand: { $cards }.
}
event-cards_buried = { $count ->
    [0] The deck is empty, so no cards are lost.
    [one] One card of the deck goes to the discard pile.
   *[other] { $count } cards of the deck go to the discard pile.
}
event-discards_shuffled = The discard pile is shuffled.
event-struck = { $seat } draws a card that takes effect at once: { $card }.
event-dwarf_posted = { $card ->
    [none] { $seat } discards a card and posts a toll dwarf at { $cell }.
   *[other] { $seat } discards { $card } and posts a toll dwarf at { $cell }.
}
event-sponsor_asked = { $seat } asks { $sponsor } to pay the toll. The plan: { $play }.
event-sponsor_answered = { $pays ->
    [yes] { $seat } agrees to pay the toll.
   *[no] { $seat } refuses to pay the toll. The card goes back into the hand.
}
event-toll_paid = { $own ->
    [yes] { $seat }'s toll dwarf leaves { $cell } without a toll.
   *[no] { $value ->
        [none] { $seat } pays { $owner } one gold. The toll dwarf leaves { $cell }.
       *[other] { $seat } pays { $owner } one gold with a gold card worth { $value }. The toll dwarf leaves { $cell }.
    }
}
event-troll_paid = { $seat } promises the troll at { $cell } one gold. Everybody may pass.
event-marker_placed = { $seat } reaches the gold at { $cell }.
event-skipped = { $seat } has no cards left and is skipped.
# $dwarves has a line for each player, and so has $scores.
event-round_ended = Round { $round } is over: { $reached_by ->
    [none] nobody reached the treasure.
   *[other] { $reached_by } reached the treasure.
} { round-winners }
    { $dwarves }
by_seat-dwarves = { $seat } was: { $value }.
event-mine_closed = Round { $round } is over: { $end ->
    [gold] all gold cards lie face up.
    [markers] all markers are placed.
    [cards] no cards are left.
   *[deck] the deck is empty.
}
event-gold_drawn = { $count ->
    [one] One gold card is passed around.
   *[other] { $count } gold cards are passed around.
}
event-gold_offered = { $values ->
    [none] { $count ->
        [one] { $seat } gets the last gold card.
       *[other] { $seat } chooses from { $count } gold cards.
    }
   *[other] { $count ->
        [one] { $seat } gets the last gold card, worth { $values }.
       *[other] { $seat } chooses from gold cards worth { $values }.
    }
}
event-gold_taken = { $value ->
    [none] { $seat } takes a gold card.
   *[other] { $seat } takes a gold card worth { $value }.
}
event-gold_paid = { $values ->
    [none] { $count ->
        [0] { $seat } is paid nothing: no gold cards are left.
        [one] { $seat } is paid one gold card.
       *[other] { $seat } is paid { $count } gold cards.
    }
   *[other] { $count ->
        [one] { $seat } is paid a gold card worth { $values }.
       *[other] { $seat } is paid gold cards worth { $values }.
    }
}
event-pieces_paid = { $pieces ->
    [-1] { $seat } loses a gold piece.
    [one] { $seat } gets a gold piece.
   *[other] { $seat } gets { $pieces } gold pieces.
}
event-stolen = { $victim ->
    [none] { $seat } steals nothing.
   *[other] { $seat } steals a gold piece from { $victim }.
}
event-gold_kept = { $seat } keeps cards worth { $gold } gold.
event-trolls_paid = { $gold ->
    [0] { $seat } has no gold to pay { $trolls ->
        [one] a troll.
       *[other] { $trolls } trolls.
    }
   *[other] { $seat } pays { $trolls ->
        [one] a troll
       *[other] { $trolls } trolls
    } with cards worth { $gold } gold.
}
event-round_closed = { "" }
event-game_ended = { game-is-over }
    { $scores }
    { $winners ->
        [none] { "" }
       *[other] { game-winners }
    }
    { $grade ->
        [lost] { event-grade-lost }
        [fair] { event-grade-fair }
        [good] { event-grade-good }
        [perfect] { event-grade-perfect }
       *[none] { "" }
    }
game-is-over = The game is over.
by_seat-scores = { $seat } has { $value } gold.
game-winners = { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
list-and = { $list } and { $last }
event-grade-lost = The mine wins this time.
event-grade-fair = Not bad, but there is more gold down there.
event-grade-good = You have a good nose for gold!
event-grade-perfect = Perfect: nobody knows this mine better!

# --- what came to light when the dwarf cards were turned over ---
# The arguments are names of players, numbers of players and numbers of moves.
unmasked-fooled = { $by_count ->
    [0] Most players trusted { $seat } until move { $until_move }.
    [one] Most players trusted { $seat } until move { $until_move }, one of them to the last.
   *[other] { $seat } fooled { $by_count } players to the last.
}
unmasked-suspected_first = { $seat } was the first to suspect { $whom }, at move { $move }.
unmasked-open = At move { $move } everybody had seen through { $seat }.
unmasked-blamed = { $by_count ->
    [one] One player suspected { $seat }, who did nothing wrong.
   *[other] { $by_count } players suspected { $seat }, who did nothing wrong.
}
unmasked-reader = { $wrong ->
    [0] Nobody fools { $seat }: { $right ->
        [one] one finger pointed, and it was right.
       *[other] { $right } fingers pointed, and all were right.
    }
   *[other] { $seat } read the table best: { $right } right, { $wrong } wrong.
}

# --- what the game asks ---
ask-turn = Your turn.
ask-choose_reveal = You reached several cards at once. Which one takes effect first?
ask-take_gold = Take a gold card.
ask-steal = Who do you steal from?
ask-pathfinder = Lay a path card.
ask-swap_goals = Swap the two goals, or put them back without swapping?
ask-take_discard = Which card do you take from the discard pile?
ask-react = Do you let this happen?
ask-sponsor = Do you pay the toll for another player?
ask-push_goal = Which goal do you push away?
ask-look_at_dwarf = Whose dwarf card do you look at?
ask-take_card = Which player do you take a card from?
ask-keep_drawn = Which card do you keep?
ask-place_marker = Which gold gets one of your last markers?
pending = { $name }: { $move }

# --- moves, as on a button: to play a card ---
move-play-path = { $rotated ->
    [yes] Lay { $card }, rotated, at { $cell }
   *[no] Lay { $card } at { $cell }
}
move-play-sabotage = Break { $target }'s { $tool }
move-play-repair = Repair { $target }'s { $tool } with { $card }
move-play-rockfall = Play a rockfall at { $cell }
move-play-treasure_map = Look at the card at { $cell } in secret
move-play-theft = Plan a theft
move-play-hands_off = Stop { $target }'s theft
move-play-trapped = Trap { $target }
move-play-freedom = Free { $target }
move-play-inspection = Look at { $target }'s dwarf card
move-play-change_hats = Give { $target } a new dwarf card
move-play-swap_hands = Swap hands with { $target }
move-play-goal_card_swap = Pick up the goals at { $one } and { $two }
move-play-treasure_trove = Look through the discard pile
move-play-change_of_direction = Reverse the order of play
move-play-pathfinder = Play two path cards this turn
move-play-diversion = { $rotated ->
    [yes] Move the path card laid last to { $cell }, rotated
   *[no] Move the path card laid last to { $cell }
}
move-play-key = Unlock the door at { $cell }

# --- moves, as on a button: all others ---
move-discard = { $removed ->
    [none] Pass with { $cards }
   *[other] Discard { $cards } to remove { $removed }
}
move-post_dwarf = Discard { $card } and post a toll dwarf at { $cell }
move-ask_sponsor = { $rotated ->
    [yes] Ask { $sponsor } to pay the toll at { $cell } for { $card }, rotated
   *[no] Ask { $sponsor } to pay the toll at { $cell } for { $card }
}
move-pay_troll = Promise the troll at { $cell } one gold

# --- answers, as on a button: by the question ---
move-answer-choose_reveal = The card at { $cell } first
move-answer-take_gold = Take a gold card with { $gold ->
    [one] one nugget
   *[other] { $gold } nuggets
}
move-answer-steal = { $reply ->
    [no] Steal nothing
   *[seat] Steal from { $target }
}
move-answer-swap_goals = { $reply ->
    [yes] Swap them
   *[no] Put them back without swapping
}
move-answer-take_discard = Take { $card }
move-answer-react = { $reply ->
    [yes] Object with the Veto
   *[no] Let it happen
}
move-answer-sponsor = { $reply ->
    [yes] Pay the toll
   *[no] Do not pay
}
move-answer-push_goal = Push away the goal at { $cell }
move-answer-look_at_dwarf = Look at { $target }'s dwarf card
move-answer-take_card = Take a card from { $target }'s hand
move-answer-keep_drawn = Keep { $card }
move-answer-place_marker = Mark the gold at { $cell }

# --- why a move is not possible ---
illegal-game_over = { game-is-over }
illegal-not_your_turn = { $to_act } has to decide first.
illegal-reactions_awaited = Other players may still object.
illegal-not_in_hand = You do not have this card: { $card }.
illegal-wrong_card = This card cannot be played that way: { $card }.
illegal-not_in_this_game = This game has no such move.
illegal-no_such_seat = Nobody sits there.
illegal-tool_broken = One of your tools is broken. You cannot lay path cards until it is repaired.
illegal-trapped = You are trapped. You cannot lay path cards until you are free.
illegal-occupied = A card already lies at { $cell }.
illegal-too_far = { $cell } is too far from the start: columns and rows go from -120 to 120.
illegal-no_neighbour = No laid card lies next to { $cell }.
illegal-mismatch = The card does not match its neighbour { $side ->
    [top] above
    [right] on the right
    [bottom] below
   *[left] on the left
}: tunnel must meet tunnel, rock must meet rock.
illegal-not_connected = No opening of the card at { $cell } meets a tunnel that leads back to the start.
illegal-not_on_your_way = No opening of the card at { $cell } meets a tunnel that leads back to your own start.
illegal-looks_the_same_rotated = This card looks the same when rotated, so lay it without rotating it.
illegal-ladder_beside_goal = A ladder may not lie next to a goal.
illegal-ladder_forbidden = A ladder may not lie next to a gold card, a start or a card with gold.
illegal-wrong_cell-rockfall = There is no path card at { $cell } that a rockfall can remove.
illegal-wrong_cell-treasure_map = There is no face-down card at { $cell } to look at.
illegal-wrong_cell-goal_card_swap = There is no face-down goal at { $cell }.
illegal-wrong_cell-diversion = The path card laid last cannot be moved to { $cell }.
illegal-wrong_cell-key = There is no locked door of the other colour at { $cell }.
illegal-others_only = This card can only be played on other players: { $card }.
illegal-own_tools_only = You can only repair your own tools.
illegal-already_in_front = This card already lies in front of { $target }: { $card }.
illegal-not_in_front = This card does not lie in front of { $target }: { $card }.
illegal-nothing_to_remove = This card does not lie in front of you: { $card }.
illegal-wrong_tool = This card does not repair a { $tool }.
illegal-maps_forbidden = A chest forbids looking at goals for the rest of the round.
illegal-no_dwarf_left = No unused dwarf card is left.
illegal-no_path_to_lay = You have no path card that can be laid.
illegal-veto_only_answers = The Veto can only answer a card that another player has just played.
illegal-wrong_number = You cannot discard this number of cards at once.
illegal-toll_unpaid = A toll dwarf stands at { $cell }, and you have no gold. You can ask another player to pay.
illegal-no_toll_dwarf = Both toll dwarves were already used this round.
illegal-no_opening = A toll dwarf cannot stand at { $cell }. It needs an empty place next to the open end of a tunnel.
illegal-nothing_to_pay = No toll dwarf stands at { $cell }.
illegal-no_sponsor = You cannot ask { $sponsor } to pay. It must be another player who has gold and was not asked this turn.
illegal-no_troll_to_pay = There is no unpaid troll at { $cell } that your way leads to.

# The game asks for something else.
illegal-other_decision = { $decision ->
    [choose_reveal] Choose now which of the cards you reached takes effect first.
    [take_gold] Take one of the gold cards now.
    [steal] Choose now who you steal from.
    [pathfinder] Lay a path card now.
    [swap_goals] Swap the two goals now, or put them back without swapping.
    [take_discard] Take a card from the discard pile now.
    [react] Answer with the Veto now, or allow the play.
    [sponsor] Decide now if you pay the toll.
    [push_goal] Choose now which goal to push away.
    [look_at_dwarf] Choose now whose dwarf card you look at.
    [take_card] Choose now which player you take a card from.
    [keep_drawn] Keep one of the cards now.
    [place_marker] Choose now which nugget gets one of the last markers.
   *[turn] Play a card now, or pass with one.
}

# The answer is not one of those that can be given.
illegal-not_offered = { $decision ->
    [choose_reveal] You did not reach a card there in this turn.
    [take_gold] None of the gold cards has that value.
    [steal] There is nothing to steal there. If you can steal from another player, you must.
    [pathfinder] Lay a path card.
    [swap_goals] Swap the two goals, or put them back without swapping.
    [take_discard] This card is not one of those that you can take from the discard pile.
    [react] Answer with the Veto, or allow the play.
    [sponsor] Pay the toll, or refuse.
    [push_goal] There is no face-down goal there with room behind it.
    [look_at_dwarf] Look at the dwarf card of another player.
    [take_card] There is no card to take there.
    [keep_drawn] This card is not one of those shown.
    [place_marker] No nugget there needs a marker.
   *[turn] Play a card, or pass with one.
}

# --- what cannot be played ---
table-impossible-players = { $what ->
    [tournament] The tournament variant
    [saboteur2] Saboteur 2
    [duel] The Duel
    [solo] The Duel for one
   *[saboteur] Saboteur
} is for { $most ->
    [1] one player
    [2] two players
   *[other] { $least } to { $most } players
}, not for { $players }.
table-impossible-base_game_only = This option belongs to the base game: { $option }.
table-impossible-greedy_dwarf_twice = The tournament variant already contains the Greedy Dwarf.
table-impossible-all_dwarves_dealt = The tournament variant already deals every dwarf card. Remove the house rule most_saboteurs.
table-impossible-loose_placement_in_anniversary = Loose placement is only possible in the classic edition.
table-impossible-layout_without_chests = chest_layout sets where treasure chests lie. Add treasure_chests too.
table-impossible-no_dwarf_left_over = The Costume Department needs an unused dwarf card. The tournament variant and the house rule most_saboteurs leave none.
table-impossible-not_for_the_duel = This is not possible in The Duel: { $option }.
table-impossible-only_for_the_duel = This is only possible in The Duel: { $option }.
table-impossible-random_goals_without_new_goals = goals_all_random is an option of New Goals. Add new_goals too.
table-impossible-duel_has_one_edition = The Duel has only one edition.

# --- rulesets ---
preset-classic = Saboteur, rules of the first editions
preset-anniversary = Saboteur, rules of 2024
preset-tournament = Saboteur, tournament variant
preset-saboteur2 = Saboteur 2, rules of 2024
preset-saboteur2-classic = Saboteur 2, rules of the first edition
preset-everything = Saboteur 2 with all World Championship cards and mini expansions
preset-duel = The Duel for two
preset-solo = The Duel for one
option-sabotaged_dwarf = A sabotaged Gold Miner gets no gold (base game)
option-tournament = Tournament rules with gold pieces and Greedy Dwarves (base game, five to nine players)
option-greedy_dwarf = A Greedy Dwarf takes the place of a Gold Miner (base game)
option-loose_placement = A path card must match, but need not be connected with the start (classic edition)
option-extra_rockfall = A fourth rockfall in Saboteur 2 (on by default)
option-goal_card_swap = Goal card swap (World Championship 2017): pick up two goals and swap them, or not
option-treasure_trove = Treasure trove (World Championship 2018): take a card from the discard pile instead of drawing
option-veto = Veto (World Championship 2019): cancel a card that another player plays
option-change_of_direction = Change of direction (World Championship 2020): reverse the order of play
option-master_crafter = Master crafter (World Championship 2021): repair any one tool
option-pathfinder = Pathfinder (World Championship 2022): two path cards in one turn
option-diversion = Diversion (World Championship 2023): move the path card laid last
option-new_goals = New Goals: five goals with gold sacks, dragon and giant spider
option-goals_all_random = New Goals with all five at random: the treasure may be missing
option-tunnel_toll = Tunnel Toll: players pay gold to build past toll dwarves
option-costume_department = Costume Department: the first player to reach it gets a new dwarf card
option-tunnel_party = Tunnel Party: when it is reached, all dwarf cards are shuffled and dealt again
option-treasure_chests = Treasure Chests: four chests with effects, good and bad
option-chest_layout = Where treasure chests lie: a (square), b (diamond) or random
option-most_saboteurs = House rule, not in the booklets: one Gold Miner is taken out, so that every Saboteur is dealt (base game)
option-end_with_deck = The Duel: a round ends as soon as the deck is empty
option-solo_blue = The Duel for one: play as the blue dwarf
rules-players = { $most ->
    [1] one player
    [2] two players
   *[other] { $least } to { $most } players
}

# --- bots ---
level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard
character-cautious = cautious
character-bold = bold
character-grumpy = grumpy
character-helpful = helpful
character-sly = sly
character-cautious-how = As a Saboteur it hides well. It seldom hinders others.
character-bold-how = As a Saboteur it hides little. It likes to hinder others.
character-grumpy-how = It hinders others often and seldom helps them.
character-helpful-how = It helps others often and seldom hinders them.
character-sly-how = As a Saboteur it hides as long as it can.
bot-profile = { $level }, { $character }
bot-of-profile = bot ({ $profile })

# --- at a server: what happened, and what is refused ---
told-joined = { $name } joins the table.
told-left = { $name } leaves the table.
told-hosted = { $name } is the host now.
told-stood_in = { $name } is away. A bot plays for them.
told-returned = { $name } is back.
told-seat_given = { $name } takes over a seat.
told-accused = { $name } points at { $target }: a Saboteur!
told-vouched = { $name } vouches for { $target }.
told-unpointed = { $name } no longer points at { $target }.
told-abandoned = The game was ended early.
told-clock = Time ran out.
refusal-bad_request = The server did not understand this. Try again.
refusal-not_found = This table or game does not exist.
refusal-wrong_password = Wrong password.
refusal-too_many_guesses = Too many wrong passwords. Try again in { $unit ->
    [seconds] { $count ->
        [one] one second
       *[other] { $count } seconds
    }
    [minutes] { $count } minutes
   *[hours] { $count } hours
}.
refusal-private_game = This game was played at a closed table. Open it with the link that its players have.
refusal-wrong_token = You have lost your seat at this table: the host removed you, or you moved to another device.
refusal-host_only = Only the host may do that.
refusal-not_your_seat = That is not your seat.
refusal-bad_name = Choose another name: 1 to 24 characters, letters of one alphabet, no invisible characters.
refusal-name_taken = Another player at the table has this name, or one that looks like it. Choose another one.
refusal-table_full = All seats at this table are taken.
refusal-no_spectators = This table does not allow spectators.
refusal-game_running = This is not possible during a game.
refusal-no_game = No game is being played at the moment.
refusal-no_more_games = This table has reached its limit of games. Open a new table.
refusal-impossible_setup = A game with these options and this number of players is not possible.
refusal-bad_setting = This value is too small or too large.
refusal-no_such_seat = Nobody sits there.
refusal-not_a_move = This is not a move.
refusal-illegal_move = This move is not possible now.
refusal-no_chat = Chat is off at the moment.
refusal-no_pointing = Nobody can point at the moment.
refusal-too_fast = Too many requests. Wait a moment.
refusal-too_much = This is too long.
refusal-not_stored = The server cannot save anything at the moment, so nothing was done. Try again soon.
refusal-forbidden = This page is out of date. Reload it.
share-counted = Your device took part in the shuffle, so nobody could choose the cards alone.
share-missing = Your device took no part in this shuffle, because it was not connected. If it was connected, do not trust this deal.
deal-began = The shuffle begins. The server has committed to { $commitment }….
deal-repeated = The deal was started again. This is attempt { $attempt }: ask the host why.
deal-withheld = { $name } committed to a random number and did not reveal it. The deal went on without it.
deal-checked = The finished game matches everything that your device noted before the deal.
deal-unchecked = The record of this game could not be loaded, so the deal was not checked.
deal-doubt = Do not trust this deal: { $reason }
doubt-other_commitment = the server shows another commitment than the one your device noted. It started the deal again or changed its secret.
doubt-other_commitments = the commitments of the players are not the ones your device noted. They were changed after the deal began.
doubt-commitment_left_out = the server left out the commitment of { $name }, or changed it.
doubt-share_left_out = the server left out the random number of { $name }, or changed it.
doubt-not_counted = the random number of { $name } is not in the deal. Your connection was too slow, or the server left it out to get other cards.
doubt-bot_share = the bot { $name } took part in the shuffle. The server could choose its number.
doubt-other_cards = the seed in the record deals other cards to { $name } than the ones your device saw.
doubt-other_rules = the game has other rules or another first player than the table showed when the deal began.
doubt-unproven = the record does not prove how the cards were shuffled.

## Why a card cannot be played now

useless = You cannot play it now.
useless-repair = No tool that it can repair is broken.
useless-sabotage = There is no player whose tool it can break.
useless-rockfall = There is no card that it can remove.
useless-treasure_map = There is no face-down card to look at.
useless-treasure_trove = The discard pile is empty.
useless-veto = It can only answer a card of another player.
useless-hands_off = Nobody plans a theft.
useless-theft = You already plan a theft.
useless-freedom = Nobody is trapped.
useless-trapped = There is no player left to trap.
useless-master_crafter = No tool is broken.
useless-pathfinder = You have no path card that fits anywhere.
useless-diversion = There is no card that can be moved.
useless-goal_card_swap = There are not two face-down goals to pick up.
useless-key = There is no locked door to open.
hindered-broken_pickaxe = Your pickaxe is broken. You cannot lay path cards until it is repaired.
hindered-broken_lantern = Your lantern is broken. You cannot lay path cards until it is repaired.
hindered-broken_cart = Your cart is broken. You cannot lay path cards until it is repaired.
hindered-trapped = You are trapped. You cannot lay path cards until you are free.
hindered-more = Several cards in front of you block you. You cannot lay path cards until all of them are removed.

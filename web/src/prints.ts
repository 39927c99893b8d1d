// Written by the tests of crates/table: UPDATE_EXPECT=1 cargo test -p saboteur-table typescript
import type { Door, Side, Team } from './protocol';

/** The print of a card, upright. */
export type Print = {
kind: Kind;
/** The word under which messages about playing it are found, if that is not its own name. */
use?: string;
/** Its tunnels as groups of open sides, as in `TB|L`. */
tunnels?: string;
/** True if half a turn makes a difference. */
turns?: boolean;
/** True if nobody lays path cards while it lies in front of them. */
stops?: boolean;
ladder?: boolean;
door?: Door;
crystals?: number;
home?: Team;
troll?: Side;
nuggets?: number;
/** The tunnel with the nuggets; empty if there is only one. */
nuggets_from?: Side[];
};

export const prints: Record<string, Print> = {
cross: {"kind": "path", "use": "path", "tunnels": "TBLR"},
t_long_stem_side: {"kind": "path", "use": "path", "tunnels": "TBL", "turns": true},
t_short_stem_end: {"kind": "path", "use": "path", "tunnels": "TLR", "turns": true},
straight_vertical: {"kind": "path", "use": "path", "tunnels": "TB"},
straight_horizontal: {"kind": "path", "use": "path", "tunnels": "LR"},
curve_TR: {"kind": "path", "use": "path", "tunnels": "TR", "turns": true},
curve_TL: {"kind": "path", "use": "path", "tunnels": "TL", "turns": true},
dead_cross: {"kind": "path", "use": "path", "tunnels": "T|B|L|R"},
dead_t_long: {"kind": "path", "use": "path", "tunnels": "T|B|L", "turns": true},
dead_t_short: {"kind": "path", "use": "path", "tunnels": "T|L|R", "turns": true},
dead_vertical: {"kind": "path", "use": "path", "tunnels": "T|B"},
dead_horizontal: {"kind": "path", "use": "path", "tunnels": "L|R"},
dead_curve_TR: {"kind": "path", "use": "path", "tunnels": "T|R", "turns": true},
dead_curve_TL: {"kind": "path", "use": "path", "tunnels": "T|L", "turns": true},
dead_single_end: {"kind": "path", "use": "path", "tunnels": "T", "turns": true},
dead_single_side: {"kind": "path", "use": "path", "tunnels": "L", "turns": true},
start: {"kind": "start", "tunnels": "TBLR"},
goal_gold: {"kind": "gold", "use": "gold", "tunnels": "TBLR"},
goal_rock_TR: {"kind": "rock", "use": "rock", "tunnels": "TR", "turns": true},
goal_rock_TL: {"kind": "rock", "use": "rock", "tunnels": "TL", "turns": true},
broken_pickaxe: {"kind": "action", "use": "sabotage", "stops": true},
broken_lantern: {"kind": "action", "use": "sabotage", "stops": true},
broken_cart: {"kind": "action", "use": "sabotage", "stops": true},
repair_pickaxe: {"kind": "action", "use": "repair"},
repair_lantern: {"kind": "action", "use": "repair"},
repair_cart: {"kind": "action", "use": "repair"},
repair_pickaxe_lantern: {"kind": "action", "use": "repair"},
repair_pickaxe_cart: {"kind": "action", "use": "repair"},
repair_lantern_cart: {"kind": "action", "use": "repair"},
rockfall: {"kind": "action"},
treasure_map: {"kind": "action"},
bridge: {"kind": "path", "use": "path", "tunnels": "TB|LR"},
double_bend: {"kind": "path", "use": "path", "tunnels": "TL|BR"},
ladder_end: {"kind": "path", "use": "path", "tunnels": "T", "turns": true, "ladder": true},
ladder_side: {"kind": "path", "use": "path", "tunnels": "L", "turns": true, "ladder": true},
ladder_curve_TL: {"kind": "path", "use": "path", "tunnels": "TL", "turns": true, "ladder": true},
ladder_curve_TR: {"kind": "path", "use": "path", "tunnels": "TR", "turns": true, "ladder": true},
door_blue_vertical: {"kind": "path", "use": "path", "tunnels": "TB", "turns": true, "door": {"team": "blue", "arm":
"top"}},
door_blue_horizontal: {"kind": "path", "use": "path", "tunnels": "LR", "turns": true, "door": {"team": "blue", "arm":
"left"}},
door_blue_curve_TR: {"kind": "path", "use": "path", "tunnels": "TR", "turns": true, "door": {"team": "blue", "arm":
"top"}},
door_green_vertical_stub: {"kind": "path", "use": "path", "tunnels": "TB|R", "turns": true, "door": {"team": "green",
"arm": "top"}},
door_green_horizontal: {"kind": "path", "use": "path", "tunnels": "LR", "turns": true, "door": {"team": "green", "arm":
"left"}},
door_green_curve_TL: {"kind": "path", "use": "path", "tunnels": "TL", "turns": true, "door": {"team": "green", "arm":
"top"}},
crystal_cross: {"kind": "path", "use": "path", "tunnels": "TBLR", "crystals": 1},
crystal_t_short: {"kind": "path", "use": "path", "tunnels": "TLR", "turns": true, "crystals": 1},
crystal_t_long: {"kind": "path", "use": "path", "tunnels": "TBL", "turns": true, "crystals": 1},
crystal_t_short_stub: {"kind": "path", "use": "path", "tunnels": "T|BLR", "turns": true, "crystals": 1},
crystal_t_long_stub: {"kind": "path", "use": "path", "tunnels": "TBL|R", "turns": true, "crystals": 1},
crystal_horizontal_stub: {"kind": "path", "use": "path", "tunnels": "B|LR", "turns": true, "crystals": 1},
crystal_dead_end: {"kind": "path", "use": "path", "tunnels": "T", "turns": true, "crystals": 1},
crystal_dead_side: {"kind": "path", "use": "path", "tunnels": "L", "turns": true, "crystals": 1},
stub_TR_L: {"kind": "path", "use": "path", "tunnels": "TR|L", "turns": true},
stub_TR_B: {"kind": "path", "use": "path", "tunnels": "TR|B", "turns": true},
stub_TL_R: {"kind": "path", "use": "path", "tunnels": "TL|R", "turns": true},
stub_TL_B: {"kind": "path", "use": "path", "tunnels": "TL|B", "turns": true},
stub_TB_L_R: {"kind": "path", "use": "path", "tunnels": "TB|L|R"},
stub_LR_T_B: {"kind": "path", "use": "path", "tunnels": "T|B|LR"},
theft: {"kind": "action"},
hands_off: {"kind": "action"},
trapped: {"kind": "action", "stops": true},
freedom: {"kind": "action"},
inspection: {"kind": "action"},
change_hats: {"kind": "action"},
swap_hands: {"kind": "action"},
goal_card_swap: {"kind": "action"},
treasure_trove: {"kind": "action"},
veto: {"kind": "action"},
change_of_direction: {"kind": "action"},
master_crafter: {"kind": "action", "use": "repair"},
pathfinder: {"kind": "action"},
diversion: {"kind": "action"},
gold: {"kind": "gold", "tunnels": "TBLR"},
sack_1: {"kind": "sack", "use": "sack", "tunnels": "TR", "turns": true},
sack_2: {"kind": "sack", "use": "sack", "tunnels": "TL", "turns": true},
dragon: {"kind": "dragon", "tunnels": "TR", "turns": true},
giant_spider: {"kind": "spider", "use": "spider", "tunnels": "TL", "turns": true},
rock_TR: {"kind": "rock", "use": "rock", "tunnels": "TR", "turns": true},
rock_TL: {"kind": "rock", "use": "rock", "tunnels": "TL", "turns": true},
rock_cross: {"kind": "rock", "use": "rock", "tunnels": "TBLR"},
costume_department: {"kind": "postcard", "use": "postcard", "tunnels": "TBLR"},
tunnel_party: {"kind": "postcard", "use": "postcard", "tunnels": "TBLR"},
chest_cross: {"kind": "chest", "use": "chest", "tunnels": "TBLR"},
chest_t_long: {"kind": "chest", "use": "chest", "tunnels": "TBL", "turns": true},
chest_t_short: {"kind": "chest", "use": "chest", "tunnels": "TLR", "turns": true},
chest_horizontal: {"kind": "chest", "use": "chest", "tunnels": "LR"},
chest_curve_TR: {"kind": "chest", "use": "chest", "tunnels": "TR", "turns": true},
chest_curve_TL: {"kind": "chest", "use": "chest", "tunnels": "TL", "turns": true},
start_blue: {"kind": "start", "tunnels": "TBLR", "home": "blue"},
start_green: {"kind": "start", "tunnels": "TBLR", "home": "green"},
duel_double_bend: {"kind": "path", "use": "path", "tunnels": "TR|BL"},
vertical_stub: {"kind": "path", "use": "path", "tunnels": "TB|L", "turns": true},
bridge_gold: {"kind": "path", "use": "path", "tunnels": "TB|LR", "nuggets": 1, "nuggets_from": ["top", "bottom"]},
double_bend_gold: {"kind": "path", "use": "path", "tunnels": "TL|BR", "turns": true, "nuggets": 1, "nuggets_from":
["right", "bottom"]},
t_long_stub_gold: {"kind": "path", "use": "path", "tunnels": "TBL|R", "turns": true, "nuggets": 1, "nuggets_from":
["right"]},
t_short_stub_gold: {"kind": "path", "use": "path", "tunnels": "TLR|B", "turns": true, "nuggets": 1, "nuggets_from":
["bottom"]},
horizontal_stub_gold: {"kind": "path", "use": "path", "tunnels": "B|LR", "turns": true, "nuggets": 1, "nuggets_from":
["bottom"]},
ladder_blue: {"kind": "path", "use": "path", "tunnels": "TL", "turns": true, "home": "blue"},
ladder_green: {"kind": "path", "use": "path", "tunnels": "TR", "turns": true, "home": "green"},
cross_blue: {"kind": "path", "use": "path", "tunnels": "TBLR", "turns": true, "door": {"team": "blue", "arm":
"bottom"}},
cross_green: {"kind": "path", "use": "path", "tunnels": "TBLR", "turns": true, "door": {"team": "green", "arm":
"left"}},
t_short_blue: {"kind": "path", "use": "path", "tunnels": "TLR", "turns": true, "door": {"team": "blue", "arm":
"right"}},
t_short_green: {"kind": "path", "use": "path", "tunnels": "TLR", "turns": true, "door": {"team": "green", "arm":
"top"}},
t_long_blue: {"kind": "path", "use": "path", "tunnels": "TBL", "turns": true, "door": {"team": "blue", "arm": "top"}},
t_long_green: {"kind": "path", "use": "path", "tunnels": "TBL", "turns": true, "door": {"team": "green", "arm":
"bottom"}},
cross_troll: {"kind": "path", "use": "path", "tunnels": "TBLR", "turns": true, "troll": "top"},
t_short_troll: {"kind": "path", "use": "path", "tunnels": "TLR", "turns": true, "troll": "right"},
t_long_troll: {"kind": "path", "use": "path", "tunnels": "TBL", "turns": true, "troll": "bottom"},
key: {"kind": "action"},
g0_cross: {"kind": "gold_card", "use": "gold_card", "tunnels": "TBLR"},
g0_dead4: {"kind": "gold_card", "use": "gold_card", "tunnels": "T|B|L|R"},
g0_dead_t_long: {"kind": "gold_card", "use": "gold_card", "tunnels": "T|B|L", "turns": true},
g0_dead_t_short: {"kind": "gold_card", "use": "gold_card", "tunnels": "T|L|R", "turns": true},
g1_TL_green: {"kind": "gold_card", "use": "gold_card", "tunnels": "TL", "turns": true, "door": {"team": "green", "arm":
"left"}, "nuggets": 1, "nuggets_from": []},
g1_TR_blue: {"kind": "gold_card", "use": "gold_card", "tunnels": "TR", "turns": true, "door": {"team": "blue", "arm":
"right"}, "nuggets": 1, "nuggets_from": []},
g1_dead_TL: {"kind": "gold_card", "use": "gold_card", "tunnels": "T|L", "turns": true, "nuggets": 1, "nuggets_from":
["left"]},
g1_vertical_stubs: {"kind": "gold_card", "use": "gold_card", "tunnels": "TB|L|R", "nuggets": 1, "nuggets_from": ["top",
"bottom"]},
g1_t_long_blue: {"kind": "gold_card", "use": "gold_card", "tunnels": "TBL", "turns": true, "door": {"team": "blue",
"arm": "left"}, "nuggets": 1, "nuggets_from": []},
g1_t_short_green: {"kind": "gold_card", "use": "gold_card", "tunnels": "TLR", "turns": true, "door": {"team": "green",
"arm": "right"}, "nuggets": 1, "nuggets_from": []},
g2_TL: {"kind": "gold_card", "use": "gold_card", "tunnels": "TL", "turns": true, "nuggets": 2, "nuggets_from": []},
g2_TR: {"kind": "gold_card", "use": "gold_card", "tunnels": "TR", "turns": true, "nuggets": 2, "nuggets_from": []},
g2_horizontal_stubs: {"kind": "gold_card", "use": "gold_card", "tunnels": "T|B|LR", "nuggets": 2, "nuggets_from":
["right", "left"]},
g2_t_long_green: {"kind": "gold_card", "use": "gold_card", "tunnels": "TBL", "turns": true, "door": {"team": "green",
"arm": "bottom"}, "nuggets": 2, "nuggets_from": []},
g2_t_short_blue: {"kind": "gold_card", "use": "gold_card", "tunnels": "TLR", "turns": true, "door": {"team": "blue",
"arm": "top"}, "nuggets": 2, "nuggets_from": []},
g3_dead_TR: {"kind": "gold_card", "use": "gold_card", "tunnels": "T|R", "turns": true, "nuggets": 3, "nuggets_from":
["top"]},
g3_t_long_blue: {"kind": "gold_card", "use": "gold_card", "tunnels": "TBL", "turns": true, "door": {"team": "blue",
"arm": "top"}, "nuggets": 3, "nuggets_from": []},
g3_t_short_green: {"kind": "gold_card", "use": "gold_card", "tunnels": "TLR", "turns": true, "door": {"team": "green",
"arm": "top"}, "nuggets": 3, "nuggets_from": []},
};

/** The kind of a card. */
export type Kind = 'action' | 'chest' | 'dragon' | 'gold' | 'gold_card' | 'path' | 'postcard' | 'rock' | 'sack' |
'spider' | 'start';

/** The options that each game has. */
export const optionsOf = {
base: ["sabotaged_dwarf", "tournament", "greedy_dwarf", "loose_placement", "goal_card_swap", "treasure_trove", "veto",
"change_of_direction", "master_crafter", "pathfinder", "diversion", "tunnel_toll", "costume_department",
"tunnel_party", "new_goals", "goals_all_random", "treasure_chests", "most_saboteurs"],
saboteur2: ["loose_placement", "extra_rockfall", "goal_card_swap", "treasure_trove", "veto", "change_of_direction",
"master_crafter", "pathfinder", "diversion", "tunnel_toll", "costume_department", "tunnel_party", "new_goals",
"goals_all_random", "treasure_chests"],
duel: ["end_with_deck"],
solo: ["end_with_deck", "solo_blue"],
} as const;

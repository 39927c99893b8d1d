//! The list of all cards and what is printed on them.

use super::{Action, Aim, CardKind, Marks};
use crate::cell::Side;
use crate::championship::Championship;
use crate::goal::Goal;
use crate::intrigue::Intrigue;
use crate::postcard::Postcard;
use crate::shape::Shape;
use crate::team::Team;
use crate::tool::{Tool, Tools};

/// Everything printed on one kind of card.
pub(super) struct Print {
    pub(super) id: &'static str,
    pub(super) kind: CardKind,
    /// The tunnels as printed and rotated by half a turn. Action cards have none.
    pub(super) shapes: [Shape; 2],
    /// The marks in its tunnels, as printed.
    pub(super) marks: Marks,
    /// True if the card looks different when rotated by half a turn.
    pub(super) can_rotate: bool,
    /// The kind of target that the card is played on.
    pub(super) aim: Aim,
    /// The rule that limits where or on whom the card can be played.
    pub(super) rule: &'static str,
}

impl Print {
    const fn with_ladder(self) -> Print {
        Print { marks: Marks { ladder: true, ..self.marks }, ..self }
    }

    const fn with_door(self, team: Team, arm: Side) -> Print {
        Print { marks: Marks { door: Some((team, arm)), ..self.marks }, can_rotate: true, ..self }
    }

    const fn with_home(self, team: Team) -> Print {
        Print { marks: Marks { home: Some(team), ..self.marks }, ..self }
    }

    const fn with_troll(self, arm: Side) -> Print {
        Print { marks: Marks { troll: Some(arm), ..self.marks }, can_rotate: true, ..self }
    }

    const fn with_nuggets(self, nuggets: u8) -> Print {
        Print { marks: Marks { nuggets, ..self.marks }, ..self }
    }

    /// Adds nuggets to one of the card's tunnels.
    const fn with_nuggets_from(self, nuggets: u8, tunnel: &str) -> Print {
        let from = Shape::printed(tunnel).open();
        let can_rotate = self.can_rotate || from.rotated().bits() != from.bits();
        Print { marks: Marks { nuggets, nuggets_from: from, ..self.marks }, can_rotate, ..self }
    }

    const fn with_crystal(self) -> Print {
        Print { marks: Marks { crystals: 1, ..self.marks }, ..self }
    }
}

const fn tunnel(id: &'static str, kind: CardKind, shape: &str) -> Print {
    let upright = Shape::printed(shape);
    Print {
        id,
        kind,
        shapes: [upright, upright.rotated()],
        marks: Marks::NONE,
        can_rotate: !upright.is_symmetric(),
        aim: Aim::Place,
        rule: "PATH-4",
    }
}

const fn gold(id: &'static str, shape: &str) -> Print {
    tunnel(id, CardKind::Goal(Goal::GoldCard), shape)
}

const fn path(id: &'static str, shape: &str) -> Print {
    tunnel(id, CardKind::Path, shape)
}

const fn action(id: &'static str, action: Action, aim: Aim, rule: &'static str) -> Print {
    let shapes = [Shape::SOLID; 2];
    Print { id, kind: CardKind::Action(action), shapes, marks: Marks::NONE, can_rotate: false, aim, rule }
}

/// Declares the enum of cards and the table of their prints from one list.
macro_rules! cards {
    ($($(#[$doc:meta])* $name:ident = $print:expr;)*) => {
        /// A kind of card. Identical cards are one kind. [`pack`](crate::pack()) returns the number of each kind in a
        /// game.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Card {
            $($(#[$doc])* $name,)*
        }

        impl Card {
            /// All kinds of cards.
            pub const ALL: &'static [Card] = &[$(Card::$name),*];
        }

        pub(super) const PRINTS: [Print; Card::ALL.len()] = [$($print),*];
    };
}

cards! {
    /// Crossing.
    Cross = path("cross", "TBLR");
    /// Straight down with a branch to the side.
    TLongStemSide = path("t_long_stem_side", "TBL");
    /// Straight across with a branch to the end.
    TShortStemEnd = path("t_short_stem_end", "TLR");
    /// Straight down.
    StraightVertical = path("straight_vertical", "TB");
    /// Straight across.
    StraightHorizontal = path("straight_horizontal", "LR");
    /// Curve from the top to the right.
    CurveTR = path("curve_TR", "TR");
    /// Curve from the top to the left.
    CurveTL = path("curve_TL", "TL");
    /// Four openings, all blind.
    DeadCross = path("dead_cross", "T|B|L|R");
    /// Three blind openings: both ends and a side.
    DeadTLong = path("dead_t_long", "T|B|L");
    /// Three blind openings: both sides and an end.
    DeadTShort = path("dead_t_short", "T|L|R");
    /// Two blind openings at the ends.
    DeadVertical = path("dead_vertical", "T|B");
    /// Two blind openings at the sides.
    DeadHorizontal = path("dead_horizontal", "L|R");
    /// Two blind openings, top and right.
    DeadCurveTR = path("dead_curve_TR", "T|R");
    /// Two blind openings, top and left.
    DeadCurveTL = path("dead_curve_TL", "T|L");
    /// One blind opening at an end.
    DeadSingleEnd = path("dead_single_end", "T");
    /// One blind opening at a side.
    DeadSingleSide = path("dead_single_side", "L");

    /// The start card, with the ladder.
    Start = tunnel("start", CardKind::Start, "TBLR");
    /// The goal with the treasure.
    GoalGold = tunnel("goal_gold", CardKind::Goal(Goal::Gold), "TBLR");
    /// A goal with a rock, curved from top to right.
    GoalRockTR = tunnel("goal_rock_TR", CardKind::Goal(Goal::Rock), "TR");
    /// A goal with a rock, curved from top to left.
    GoalRockTL = tunnel("goal_rock_TL", CardKind::Goal(Goal::Rock), "TL");

    /// Sabotage: a broken pickaxe.
    BrokenPickaxe = action("broken_pickaxe", Action::Sabotage(Tool::Pickaxe), Aim::Player, "SABOTAGE-3");
    /// Sabotage: a broken lantern.
    BrokenLantern = action("broken_lantern", Action::Sabotage(Tool::Lantern), Aim::Player, "SABOTAGE-3");
    /// Sabotage: a broken cart.
    BrokenCart = action("broken_cart", Action::Sabotage(Tool::Cart), Aim::Player, "SABOTAGE-3");
    /// Mends a pickaxe.
    RepairPickaxe = action("repair_pickaxe", Action::Repair(Tools::of(&[Tool::Pickaxe])), Aim::Tool, "REPAIR-2");
    /// Mends a lantern.
    RepairLantern = action("repair_lantern", Action::Repair(Tools::of(&[Tool::Lantern])), Aim::Tool, "REPAIR-2");
    /// Mends a cart.
    RepairCart = action("repair_cart", Action::Repair(Tools::of(&[Tool::Cart])), Aim::Tool, "REPAIR-2");
    /// Mends a pickaxe or a lantern.
    RepairPickaxeLantern = action("repair_pickaxe_lantern", Action::Repair(Tools::of(&[Tool::Pickaxe, Tool::Lantern])), Aim::Tool, "REPAIR-2");
    /// Mends a pickaxe or a cart.
    RepairPickaxeCart = action("repair_pickaxe_cart", Action::Repair(Tools::of(&[Tool::Pickaxe, Tool::Cart])), Aim::Tool, "REPAIR-2");
    /// Mends a lantern or a cart.
    RepairLanternCart = action("repair_lantern_cart", Action::Repair(Tools::of(&[Tool::Lantern, Tool::Cart])), Aim::Tool, "REPAIR-2");
    /// Removes a path card from the mine.
    Rockfall = action("rockfall", Action::Rockfall, Aim::Cell, "ROCKFALL-2");
    /// Shows its player a face-down goal.
    TreasureMap = action("treasure_map", Action::TreasureMap, Aim::Cell, "MAP-2");

    /// Two tunnels, one above the other.
    Bridge = path("bridge", "TB|LR");
    /// Two curves that do not meet, from the top to the left and from the bottom to the right.
    DoubleBend = path("double_bend", "TL|BR");
    /// A ladder with a tunnel to the top.
    LadderEnd = path("ladder_end", "T").with_ladder();
    /// A ladder with a tunnel to the left.
    LadderSide = path("ladder_side", "L").with_ladder();
    /// A ladder with tunnels to the top and to the left.
    LadderCurveTL = path("ladder_curve_TL", "TL").with_ladder();
    /// A ladder with tunnels to the top and to the right.
    LadderCurveTR = path("ladder_curve_TR", "TR").with_ladder();
    /// Straight down with a blue door.
    DoorBlueVertical = path("door_blue_vertical", "TB").with_door(Team::Blue, Side::Top);
    /// Straight across with a blue door.
    DoorBlueHorizontal = path("door_blue_horizontal", "LR").with_door(Team::Blue, Side::Left);
    /// A curve with a blue door.
    DoorBlueCurveTR = path("door_blue_curve_TR", "TR").with_door(Team::Blue, Side::Top);
    /// Straight down with a green door, and a blind stub.
    DoorGreenVerticalStub = path("door_green_vertical_stub", "TB|R").with_door(Team::Green, Side::Top);
    /// Straight across with a green door.
    DoorGreenHorizontal = path("door_green_horizontal", "LR").with_door(Team::Green, Side::Left);
    /// A curve with a green door.
    DoorGreenCurveTL = path("door_green_curve_TL", "TL").with_door(Team::Green, Side::Top);
    /// Crossing with a crystal.
    CrystalCross = path("crystal_cross", "TBLR").with_crystal();
    /// Straight across with a branch to the end and a crystal.
    CrystalTShort = path("crystal_t_short", "TLR").with_crystal();
    /// Straight down with a branch to the side and a crystal.
    CrystalTLong = path("crystal_t_long", "TBL").with_crystal();
    /// Straight across with a branch, a blind stub and a crystal.
    CrystalTShortStub = path("crystal_t_short_stub", "BLR|T").with_crystal();
    /// Straight down with a branch, a blind stub and a crystal.
    CrystalTLongStub = path("crystal_t_long_stub", "TBL|R").with_crystal();
    /// Straight across with a blind stub and a crystal.
    CrystalHorizontalStub = path("crystal_horizontal_stub", "LR|B").with_crystal();
    /// One blind opening at an end and a crystal.
    CrystalDeadEnd = path("crystal_dead_end", "T").with_crystal();
    /// One blind opening at a side and a crystal.
    CrystalDeadSide = path("crystal_dead_side", "L").with_crystal();
    /// Curve from the top to the right and a blind stub to the left.
    StubTRL = path("stub_TR_L", "TR|L");
    /// Curve from the top to the right and a blind stub to the bottom.
    StubTRB = path("stub_TR_B", "TR|B");
    /// Curve from the top to the left and a blind stub to the right.
    StubTLR = path("stub_TL_R", "TL|R");
    /// Curve from the top to the left and a blind stub to the bottom.
    StubTLB = path("stub_TL_B", "TL|B");
    /// Straight down with two blind stubs.
    StubTBLR = path("stub_TB_L_R", "TB|L|R");
    /// Straight across with two blind stubs.
    StubLRTB = path("stub_LR_T_B", "LR|T|B");

    /// Steals a gold piece when the round ends.
    Theft = action("theft", Action::Intrigue(Intrigue::Theft), Aim::Nothing, "THEFT-1");
    /// Removes a Theft.
    HandsOff = action("hands_off", Action::Intrigue(Intrigue::HandsOff), Aim::Player, "HANDSOFF-1");
    /// Keeps a player from laying path cards, from a share of the treasure and from stealing.
    Trapped = action("trapped", Action::Intrigue(Intrigue::Trapped), Aim::Player, "TRAPPED-1");
    /// Removes a Trapped.
    Freedom = action("freedom", Action::Intrigue(Intrigue::Freedom), Aim::Player, "FREEDOM-1");
    /// Shows its player another player's dwarf card.
    Inspection = action("inspection", Action::Intrigue(Intrigue::Inspection), Aim::Player, "INSPECTION-1");
    /// Gives any player a new dwarf card.
    ChangeHats = action("change_hats", Action::Intrigue(Intrigue::ChangeHats), Aim::Player, "HATS-1");
    /// Swaps the hands of its player and another player.
    SwapHands = action("swap_hands", Action::Intrigue(Intrigue::SwapHands), Aim::Player, "SWAP-1");

    /// Championship card of 2017: takes up two goals and swaps them, or not.
    GoalCardSwap = action("goal_card_swap", Action::Championship(Championship::GoalCardSwap), Aim::Cells, "GOALSWAP-1");
    /// Championship card of 2018: takes a card from the discard pile.
    TreasureTrove = action("treasure_trove", Action::Championship(Championship::TreasureTrove), Aim::Nothing, "TROVE-1");
    /// Championship card of 2019: cancels a card that another player has just played.
    Veto = action("veto", Action::Championship(Championship::Veto), Aim::Nothing, "VETO-1");
    /// Championship card of 2020: reverses the order of play.
    ChangeOfDirection = action("change_of_direction", Action::Championship(Championship::ChangeOfDirection), Aim::Nothing, "DIRECTION-1");
    /// Championship card of 2021: mends any tool.
    MasterCrafter = action("master_crafter", Action::Repair(Tools::of(&Tool::ALL)), Aim::Tool, "REPAIR-1");
    /// Championship card of 2022: lays two path cards in one turn.
    Pathfinder = action("pathfinder", Action::Championship(Championship::Pathfinder), Aim::Nothing, "PATHFINDER-1");
    /// Championship card of 2023: moves the path card that was laid last.
    Diversion = action("diversion", Action::Championship(Championship::Diversion), Aim::Place, "DIVERSION-1");

    /// New Goals: the treasure.
    NewGold = tunnel("gold", CardKind::Goal(Goal::Gold), "TBLR");
    /// New Goals: a sack with one gold piece.
    SackOne = tunnel("sack_1", CardKind::Goal(Goal::Sack(1)), "TR");
    /// New Goals: a sack with two gold pieces.
    SackTwo = tunnel("sack_2", CardKind::Goal(Goal::Sack(2)), "TL");
    /// New Goals: the dragon.
    Dragon = tunnel("dragon", CardKind::Goal(Goal::Dragon), "TR");
    /// New Goals: the giant spider.
    GiantSpider = tunnel("giant_spider", CardKind::Goal(Goal::Spider), "TL");
    /// New Goals: a rock, curved from top to right.
    RockTR = tunnel("rock_TR", CardKind::Goal(Goal::Rock), "TR");
    /// New Goals: a rock, curved from top to left.
    RockTL = tunnel("rock_TL", CardKind::Goal(Goal::Rock), "TL");
    /// New Goals: a rock on a crossing.
    RockCross = tunnel("rock_cross", CardKind::Goal(Goal::Rock), "TBLR");

    /// The Costume Department, a postcard of 2016.
    CostumeDepartment = tunnel("costume_department", CardKind::Postcard(Postcard::CostumeDepartment), "TBLR");
    /// The Tunnel Party, a postcard of 2019.
    TunnelParty = tunnel("tunnel_party", CardKind::Postcard(Postcard::TunnelParty), "TBLR");

    /// On a chest: crossing.
    ChestCross = tunnel("chest_cross", CardKind::Chest, "TBLR");
    /// On a chest: straight down with a branch to the side.
    ChestTLong = tunnel("chest_t_long", CardKind::Chest, "TBL");
    /// On a chest: straight across with a branch to the end.
    ChestTShort = tunnel("chest_t_short", CardKind::Chest, "TLR");
    /// On a chest: straight across.
    ChestHorizontal = tunnel("chest_horizontal", CardKind::Chest, "LR");
    /// On a chest: curve from the top to the right.
    ChestCurveTR = tunnel("chest_curve_TR", CardKind::Chest, "TR");
    /// On a chest: curve from the top to the left.
    ChestCurveTL = tunnel("chest_curve_TL", CardKind::Chest, "TL");

    /// The Duel: the start of the blue dwarf.
    StartBlue = tunnel("start_blue", CardKind::Start, "TBLR").with_home(Team::Blue);
    /// The Duel: the start of the green dwarf.
    StartGreen = tunnel("start_green", CardKind::Start, "TBLR").with_home(Team::Green);
    /// The Duel: two curves that do not meet, from the top to the right and from the bottom to the left.
    DuelDoubleBend = path("duel_double_bend", "TR|BL");
    /// The Duel: straight down with a blind stub.
    VerticalStub = path("vertical_stub", "TB|L");
    /// The Duel: two tunnels, one above the other; the upright one has a nugget.
    BridgeGold = path("bridge_gold", "TB|LR").with_nuggets_from(1, "TB");
    /// The Duel: two curves that do not meet; one has a nugget.
    DoubleBendGold = path("double_bend_gold", "TL|BR").with_nuggets_from(1, "BR");
    /// The Duel: straight down with a branch; the blind stub has a nugget.
    TLongStubGold = path("t_long_stub_gold", "TBL|R").with_nuggets_from(1, "R");
    /// The Duel: straight across with a branch; the blind stub has a nugget.
    TShortStubGold = path("t_short_stub_gold", "TLR|B").with_nuggets_from(1, "B");
    /// The Duel: straight across; the blind stub has a nugget.
    HorizontalStubGold = path("horizontal_stub_gold", "LR|B").with_nuggets_from(1, "B");
    /// The Duel: the ladder of the blue dwarf.
    LadderBlue = path("ladder_blue", "TL").with_home(Team::Blue);
    /// The Duel: the ladder of the green dwarf.
    LadderGreen = path("ladder_green", "TR").with_home(Team::Green);
    /// The Duel: crossing with a blue door.
    CrossBlue = path("cross_blue", "TBLR").with_door(Team::Blue, Side::Bottom);
    /// The Duel: crossing with a green door.
    CrossGreen = path("cross_green", "TBLR").with_door(Team::Green, Side::Left);
    /// The Duel: straight across with a branch and a blue door.
    TShortBlue = path("t_short_blue", "TLR").with_door(Team::Blue, Side::Right);
    /// The Duel: straight across with a branch and a green door.
    TShortGreen = path("t_short_green", "TLR").with_door(Team::Green, Side::Top);
    /// The Duel: straight down with a branch and a blue door.
    TLongBlue = path("t_long_blue", "TBL").with_door(Team::Blue, Side::Top);
    /// The Duel: straight down with a branch and a green door.
    TLongGreen = path("t_long_green", "TBL").with_door(Team::Green, Side::Bottom);
    /// The Duel: crossing with a troll.
    CrossTroll = path("cross_troll", "TBLR").with_troll(Side::Top);
    /// The Duel: straight across with a branch and a troll.
    TShortTroll = path("t_short_troll", "TLR").with_troll(Side::Right);
    /// The Duel: straight down with a branch and a troll.
    TLongTroll = path("t_long_troll", "TBL").with_troll(Side::Bottom);
    /// The Duel: opens a door of the other colour.
    Key = action("key", Action::Key, Aim::Cell, "KEY-1");

    /// The Duel: no gold, crossing.
    GoldNoneCross = gold("g0_cross", "TBLR");
    /// The Duel: no gold, four blind openings.
    GoldNoneDead = gold("g0_dead4", "T|B|L|R");
    /// The Duel: no gold, three blind openings: both ends and a side.
    GoldNoneDeadTLong = gold("g0_dead_t_long", "T|B|L");
    /// The Duel: no gold, three blind openings: both sides and an end.
    GoldNoneDeadTShort = gold("g0_dead_t_short", "T|L|R");
    /// The Duel: one nugget, curve with a green door.
    GoldOneTLGreen = gold("g1_TL_green", "TL").with_door(Team::Green, Side::Left).with_nuggets(1);
    /// The Duel: one nugget, curve with a blue door.
    GoldOneTRBlue = gold("g1_TR_blue", "TR").with_door(Team::Blue, Side::Right).with_nuggets(1);
    /// The Duel: one nugget in one of two blind openings.
    GoldOneDeadTL = gold("g1_dead_TL", "T|L").with_nuggets_from(1, "L");
    /// The Duel: one nugget, straight down with two stubs.
    GoldOneVertical = gold("g1_vertical_stubs", "TB|L|R").with_nuggets_from(1, "TB");
    /// The Duel: one nugget, straight down with a branch and a blue door.
    GoldOneTLongBlue = gold("g1_t_long_blue", "TBL").with_door(Team::Blue, Side::Left).with_nuggets(1);
    /// The Duel: one nugget, straight across with a branch and a green door.
    GoldOneTShortGreen = gold("g1_t_short_green", "TLR").with_door(Team::Green, Side::Right).with_nuggets(1);
    /// The Duel: two nuggets, curve from the top to the left.
    GoldTwoTL = gold("g2_TL", "TL").with_nuggets(2);
    /// The Duel: two nuggets, curve from the top to the right.
    GoldTwoTR = gold("g2_TR", "TR").with_nuggets(2);
    /// The Duel: two nuggets, straight across with two stubs.
    GoldTwoHorizontal = gold("g2_horizontal_stubs", "LR|T|B").with_nuggets_from(2, "LR");
    /// The Duel: two nuggets, straight down with a branch and a green door.
    GoldTwoTLongGreen = gold("g2_t_long_green", "TBL").with_door(Team::Green, Side::Bottom).with_nuggets(2);
    /// The Duel: two nuggets, straight across with a branch and a blue door.
    GoldTwoTShortBlue = gold("g2_t_short_blue", "TLR").with_door(Team::Blue, Side::Top).with_nuggets(2);
    /// The Duel: three nuggets in one of two blind openings.
    GoldThreeDeadTR = gold("g3_dead_TR", "T|R").with_nuggets_from(3, "T");
    /// The Duel: three nuggets, straight down with a branch and a blue door.
    GoldThreeTLongBlue = gold("g3_t_long_blue", "TBL").with_door(Team::Blue, Side::Top).with_nuggets(3);
    /// The Duel: three nuggets, straight across with a branch and a green door.
    GoldThreeTShortGreen = gold("g3_t_short_green", "TLR").with_door(Team::Green, Side::Top).with_nuggets(3);
}

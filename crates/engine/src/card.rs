//! The cards: what is printed on each, and how many there are.

use crate::cell::{Side, Sides};
use crate::shape::Shape;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One of the three tools that can be broken and mended.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// The pickaxe.
    Pickaxe,
    /// The lantern.
    Lantern,
    /// The mine cart.
    Cart,
}

impl Tool {
    /// All three.
    pub const ALL: [Tool; 3] = [Tool::Pickaxe, Tool::Lantern, Tool::Cart];

    /// The sabotage card that breaks this tool.
    pub const fn broken(self) -> Card {
        match self {
            Tool::Pickaxe => Card::BrokenPickaxe,
            Tool::Lantern => Card::BrokenLantern,
            Tool::Cart => Card::BrokenCart,
        }
    }

    /// The word that stands for it in the notation.
    pub const fn id(self) -> &'static str {
        match self {
            Tool::Pickaxe => "pickaxe",
            Tool::Lantern => "lantern",
            Tool::Cart => "cart",
        }
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of tools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tools(u8);

impl Tools {
    /// No tool.
    pub const NONE: Tools = Tools(0);

    /// These tools.
    pub const fn of(tools: &[Tool]) -> Tools {
        let mut bits = 0;
        let mut at = 0;
        while at < tools.len() {
            bits |= 1 << tools[at] as u8;
            at += 1;
        }
        Tools(bits)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tool is in the set.
    #[inline]
    pub const fn contains(self, tool: Tool) -> bool {
        self.0 & (1 << tool as u8) != 0
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Tools) -> Tools {
        Tools(self.0 | other.0)
    }

    /// What this set has and the other has not.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Tools) -> Tools {
        Tools(self.0 & !other.0)
    }

    /// The one tool of the set, if it is just one.
    pub fn single(self) -> Option<Tool> {
        Tool::ALL.into_iter().find(|&tool| self == Tools::of(&[tool]))
    }

    /// The tools in the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tool> {
        Tool::ALL.into_iter().filter(move |&tool| self.contains(tool))
    }
}

/// One of the two teams of Gold Miners in Saboteur 2, or of the two dwarves of The Duel, and the colour of its doors.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Team {
    /// The blue team: a square, the letter B.
    Blue,
    /// The green team: a triangle, the letter G.
    Green,
}

impl Team {
    /// Both.
    pub const ALL: [Team; 2] = [Team::Blue, Team::Green];

    /// The other team.
    pub const fn other(self) -> Team {
        match self {
            Team::Blue => Team::Green,
            Team::Green => Team::Blue,
        }
    }

    /// The letter that stands for it in the notation.
    pub const fn letter(self) -> char {
        match self {
            Team::Blue => 'b',
            Team::Green => 'g',
        }
    }
}

/// What is in a tunnel besides the way through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    /// A ladder: connected with the start and all other ladders (LADDER-1).
    pub ladder: bool,
    /// A door in one arm: between that side and the rest of its group (DOOR-1).
    pub door: Option<(Team, Side)>,
    /// Crystals for the Geologists (GEOLOGIST-1).
    pub crystals: u8,
    /// The Duel: the start of that colour, or its ladder, which are one (WAY-1).
    pub home: Option<Team>,
    /// The Duel: a troll in one arm (TROLL-1).
    pub troll: Option<Side>,
    /// The Duel: so many nuggets, for whoever reaches this tunnel of the card (MARKER-1).
    pub nuggets: u8,
    /// The tunnel with the nuggets, as its open sides; none if the card has only one.
    pub nuggets_from: Sides,
}

impl Marks {
    const NONE: Marks = Marks {
        ladder: false,
        door: None,
        crystals: 0,
        home: None,
        troll: None,
        nuggets: 0,
        nuggets_from: Sides::NONE,
    };

    /// The marks after half a turn.
    #[must_use]
    pub const fn turned(self) -> Marks {
        let door = match self.door {
            Some((team, arm)) => Some((team, arm.opposite())),
            None => None,
        };
        let troll = match self.troll {
            Some(arm) => Some(arm.opposite()),
            None => None,
        };
        Marks { door, troll, nuggets_from: self.nuggets_from.turned(), ..self }
    }
}

/// What a goal card hides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// The treasure: whoever reaches it ends the round.
    Gold,
    /// A worthless rock.
    Rock,
    /// A sack with so many gold pieces.
    Sack(u8),
    /// A dragon, who takes a gold piece.
    Dragon,
    /// The giant spider: the round ends, and the treasure was not reached.
    Spider,
    /// The Duel: a gold card, with nuggets or without.
    GoldCard,
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// A piece of tunnel, played from the hand.
    Path,
    /// Where the tunnel begins.
    Start,
    /// Where it may end.
    Goal(Goal),
    /// A place on the way where something happens once.
    Postcard(Postcard),
    /// A piece of tunnel that lies on a treasure chest.
    Chest,
    /// Played from the hand for what it does.
    Action(Action),
}

/// A place on the way where something happens once a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Postcard {
    /// A new dwarf card for whoever reaches it.
    CostumeDepartment = 0,
    /// New dwarf cards for all.
    TunnelParty = 1,
}

/// What an action card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Something to a player.
    OnPlayer(OnPlayer),
    /// Mends one of these tools.
    Repair(Tools),
    /// Takes a path card out of the mine.
    Rockfall,
    /// A secret look at a face-down goal.
    TreasureMap,
    /// Lies in front of its player, who steals a gold piece when the round ends.
    Theft,
    /// Opens a door of the other colour.
    Key,
    /// What a championship card does.
    Special(Special),
}

/// What an action card does to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OnPlayer {
    /// Breaks a tool: no path cards until it is mended.
    Sabotage(Tool),
    /// Takes a Theft away.
    HandsOff,
    /// Lies in front of another player: no path cards, no share, no theft.
    Trapped,
    /// Takes a Trapped away.
    Freedom,
    /// A secret look at another player's dwarf card.
    Inspection,
    /// A new dwarf card for anybody.
    ChangeHats,
    /// All cards in hand change places with another player's.
    SwapHands,
}

/// What a championship card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    /// Takes up two face-down goals and swaps them, or not.
    GoalCardSwap,
    /// A card off the discard pile instead of one off the deck.
    TreasureTrove,
    /// Answers a card that another player has just played: it has no effect.
    Veto,
    /// Turns the order of play round.
    ChangeOfDirection,
    /// Two path cards in one turn.
    Pathfinder,
    /// Moves the path card laid last.
    Diversion,
}

/// What is printed on one kind of card.
struct Print {
    id: &'static str,
    kind: CardKind,
    /// The tunnels as printed and after half a turn; solid rock on cards that are never laid.
    shapes: [Shape; 2],
    /// What is in its tunnels, as printed.
    marks: Marks,
    /// Whether half a turn makes a difference.
    can_turn: bool,
}

impl Print {
    const fn with_ladder(self) -> Print {
        Print { marks: Marks { ladder: true, ..self.marks }, ..self }
    }

    const fn with_door(self, team: Team, arm: Side) -> Print {
        Print { marks: Marks { door: Some((team, arm)), ..self.marks }, can_turn: true, ..self }
    }

    const fn with_home(self, team: Team) -> Print {
        Print { marks: Marks { home: Some(team), ..self.marks }, ..self }
    }

    const fn with_troll(self, arm: Side) -> Print {
        Print { marks: Marks { troll: Some(arm), ..self.marks }, can_turn: true, ..self }
    }

    const fn with_nuggets(self, nuggets: u8) -> Print {
        Print { marks: Marks { nuggets, ..self.marks }, ..self }
    }

    /// Nuggets that only one of the card's tunnels leads to.
    const fn with_nuggets_from(self, nuggets: u8, tunnel: &str) -> Print {
        let from = Shape::printed(tunnel).open();
        let can_turn = self.can_turn || from.turned().bits() != from.bits();
        Print { marks: Marks { nuggets, nuggets_from: from, ..self.marks }, can_turn, ..self }
    }

    const fn with_crystal(self) -> Print {
        Print { marks: Marks { crystals: 1, ..self.marks }, ..self }
    }
}

const fn tunnel(id: &'static str, kind: CardKind, shape: &str) -> Print {
    let upright = Shape::printed(shape);
    Print { id, kind, shapes: [upright, upright.turned()], marks: Marks::NONE, can_turn: !upright.is_symmetric() }
}

const fn gold(id: &'static str, shape: &str) -> Print {
    tunnel(id, CardKind::Goal(Goal::GoldCard), shape)
}

const fn path(id: &'static str, shape: &str) -> Print {
    tunnel(id, CardKind::Path, shape)
}

const fn action(id: &'static str, action: Action) -> Print {
    Print { id, kind: CardKind::Action(action), shapes: [Shape::SOLID; 2], marks: Marks::NONE, can_turn: false }
}

const fn on_player(id: &'static str, effect: OnPlayer) -> Print {
    action(id, Action::OnPlayer(effect))
}

const fn special(id: &'static str, effect: Special) -> Print {
    action(id, Action::Special(effect))
}

/// Writes the list of cards once: the enum, and the table of what is printed on each.
macro_rules! cards {
    ($($(#[$doc:meta])* $name:ident = $print:expr;)*) => {
        /// A kind of card. Identical cards are one kind; [`pack`](crate::pack()) says how many of each are in a game.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Card {
            $($(#[$doc])* $name,)*
        }

        impl Card {
            /// Every kind of card there is.
            pub const ALL: &'static [Card] = &[$(Card::$name),*];
        }

        const PRINTS: [Print; Card::ALL.len()] = [$($print),*];
    };
}

/// What is asked of a card again and again while a game is played: small, so that all cards lie close together.
#[derive(Clone, Copy)]
struct Glance {
    shapes: [Shape; 2],
    kind: CardKind,
    can_turn: bool,
    ladder: bool,
    removable: bool,
}

/// The same as in [`PRINTS`].
static GLANCES: [Glance; Card::ALL.len()] = {
    let mut glances =
        [Glance { shapes: [Shape::SOLID; 2], kind: CardKind::Path, can_turn: false, ladder: false, removable: false };
            Card::ALL.len()];
    let mut at = 0;
    while at < glances.len() {
        let print = &PRINTS[at];
        glances[at] = Glance {
            shapes: print.shapes,
            kind: print.kind,
            can_turn: print.can_turn,
            ladder: print.marks.ladder,
            removable: matches!(print.kind, CardKind::Path | CardKind::Chest)
                && print.marks.nuggets == 0
                && print.marks.troll.is_none(),
        };
        at += 1;
    }
    glances
};

/// What is printed on the cards besides that.
static MARKS: [(&str, Marks); Card::ALL.len()] = {
    let mut marks = [("", Marks::NONE); Card::ALL.len()];
    let mut at = 0;
    while at < marks.len() {
        marks[at] = (PRINTS[at].id, PRINTS[at].marks);
        at += 1;
    }
    marks
};

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
    BrokenPickaxe = on_player("broken_pickaxe", OnPlayer::Sabotage(Tool::Pickaxe));
    /// Sabotage: a broken lantern.
    BrokenLantern = on_player("broken_lantern", OnPlayer::Sabotage(Tool::Lantern));
    /// Sabotage: a broken cart.
    BrokenCart = on_player("broken_cart", OnPlayer::Sabotage(Tool::Cart));
    /// Mends a pickaxe.
    RepairPickaxe = action("repair_pickaxe", Action::Repair(Tools::of(&[Tool::Pickaxe])));
    /// Mends a lantern.
    RepairLantern = action("repair_lantern", Action::Repair(Tools::of(&[Tool::Lantern])));
    /// Mends a cart.
    RepairCart = action("repair_cart", Action::Repair(Tools::of(&[Tool::Cart])));
    /// Mends a pickaxe or a lantern.
    RepairPickaxeLantern = action("repair_pickaxe_lantern", Action::Repair(Tools::of(&[Tool::Pickaxe, Tool::Lantern])));
    /// Mends a pickaxe or a cart.
    RepairPickaxeCart = action("repair_pickaxe_cart", Action::Repair(Tools::of(&[Tool::Pickaxe, Tool::Cart])));
    /// Mends a lantern or a cart.
    RepairLanternCart = action("repair_lantern_cart", Action::Repair(Tools::of(&[Tool::Lantern, Tool::Cart])));
    /// Takes a path card out of the mine.
    Rockfall = action("rockfall", Action::Rockfall);
    /// A secret look at a face-down goal.
    TreasureMap = action("treasure_map", Action::TreasureMap);

    /// Two tunnels, one above the other.
    Bridge = path("bridge", "TB|LR");
    /// Two curves that do not meet.
    DoubleBend = path("double_bend", "TL|BR");
    /// A ladder with a way to the top.
    LadderEnd = path("ladder_end", "T").with_ladder();
    /// A ladder with a way to the left.
    LadderSide = path("ladder_side", "L").with_ladder();
    /// A ladder with ways to the top and to the left.
    LadderCurveTL = path("ladder_curve_TL", "TL").with_ladder();
    /// A ladder with ways to the top and to the right.
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
    Theft = action("theft", Action::Theft);
    /// Takes a Theft away.
    HandsOff = on_player("hands_off", OnPlayer::HandsOff);
    /// No path cards, no share of the treasure, no theft.
    Trapped = on_player("trapped", OnPlayer::Trapped);
    /// Takes a Trapped away.
    Freedom = on_player("freedom", OnPlayer::Freedom);
    /// A secret look at another player's dwarf card.
    Inspection = on_player("inspection", OnPlayer::Inspection);
    /// A new dwarf card for anybody.
    ChangeHats = on_player("change_hats", OnPlayer::ChangeHats);
    /// All cards in hand change places with another player's.
    SwapHands = on_player("swap_hands", OnPlayer::SwapHands);

    /// Championship card of 2017.
    GoalCardSwap = special("goal_card_swap", Special::GoalCardSwap);
    /// Championship card of 2018.
    TreasureTrove = special("treasure_trove", Special::TreasureTrove);
    /// Championship card of 2019.
    Veto = special("veto", Special::Veto);
    /// Championship card of 2020.
    ChangeOfDirection = special("change_of_direction", Special::ChangeOfDirection);
    /// Championship card of 2021: mends any tool.
    MasterCrafter = action("master_crafter", Action::Repair(Tools::of(&Tool::ALL)));
    /// Championship card of 2022.
    Pathfinder = special("pathfinder", Special::Pathfinder);
    /// Championship card of 2023.
    Diversion = special("diversion", Special::Diversion);

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

    /// The postcard of 2016.
    CostumeDepartment = tunnel("costume_department", CardKind::Postcard(Postcard::CostumeDepartment), "TBLR");
    /// The postcard of 2019.
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

    /// The Duel: where the blue dwarf begins.
    StartBlue = tunnel("start_blue", CardKind::Start, "TBLR").with_home(Team::Blue);
    /// The Duel: where the green dwarf begins.
    StartGreen = tunnel("start_green", CardKind::Start, "TBLR").with_home(Team::Green);
    /// The Duel: two curves that do not meet, the other way round.
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
    Key = action("key", Action::Key);

    /// The Duel: no gold, crossing.
    GoldNoneCross = gold("g0_cross", "TBLR");
    /// The Duel: no gold, four blind openings.
    GoldNoneDead = gold("g0_dead4", "T|B|L|R");
    /// The Duel: no gold, three blind openings.
    GoldNoneDeadTLong = gold("g0_dead_t_long", "T|B|L");
    /// The Duel: no gold, three blind openings.
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
    /// The Duel: two nuggets, curve.
    GoldTwoTL = gold("g2_TL", "TL").with_nuggets(2);
    /// The Duel: two nuggets, curve.
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

impl Card {
    /// The name of the card in documents and in the notation.
    pub fn id(self) -> &'static str {
        MARKS[self as usize].0
    }

    /// The card with this name.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::ALL.iter().copied().find(|card| card.id() == id)
    }

    /// What the card does.
    #[inline]
    pub fn kind(self) -> CardKind {
        GLANCES[self as usize].kind
    }

    /// The tunnels on the card as it lies; solid rock on an action card.
    #[inline]
    pub fn shape(self, turned: bool) -> Shape {
        GLANCES[self as usize].shapes[usize::from(turned)]
    }

    /// Whether half a turn makes a difference (PATH-2).
    #[inline]
    pub fn can_turn(self) -> bool {
        GLANCES[self as usize].can_turn
    }

    /// Whether it is a path card, played from the hand into the mine.
    #[inline]
    pub fn is_path(self) -> bool {
        self.kind() == CardKind::Path
    }

    /// Whether a rockfall can take it out of the mine (ROCKFALL-2, CHEST-4, COLLAPSE-1).
    #[inline]
    pub(crate) fn is_removable(self) -> bool {
        GLANCES[self as usize].removable
    }

    /// Whether it is a goal.
    #[inline]
    pub fn is_goal(self) -> bool {
        matches!(self.kind(), CardKind::Goal(_))
    }

    /// Whether it is the goal with the treasure.
    #[inline]
    pub fn is_gold(self) -> bool {
        self.kind() == CardKind::Goal(Goal::Gold)
    }

    /// What is in the tunnels of the card as it lies.
    #[inline]
    pub fn marks(self, turned: bool) -> Marks {
        let marks = MARKS[self as usize].1;
        if turned { marks.turned() } else { marks }
    }

    /// The colour of the door on it.
    #[inline]
    pub fn door_of(self) -> Option<Team> {
        MARKS[self as usize].1.door.map(|(team, _)| team)
    }

    /// The colour whose start or ladder it is, in The Duel.
    #[inline]
    pub fn home(self) -> Option<Team> {
        MARKS[self as usize].1.home
    }

    /// How many nuggets are on it, in The Duel.
    #[inline]
    pub fn nuggets(self) -> u8 {
        MARKS[self as usize].1.nuggets
    }

    /// Whether a dwarf marker can lie on it, in The Duel: there are nuggets, or there is a troll (MARKER-1, TROLL-1).
    pub(crate) fn takes_marker(self) -> bool {
        let marks = &MARKS[self as usize].1;
        marks.nuggets > 0 || marks.troll.is_some()
    }

    /// Whether there is a ladder of Saboteur 2 on the card, which joins it to the start. (The Duel: [`home`](Card::home))
    #[inline]
    pub fn has_ladder(self) -> bool {
        GLANCES[self as usize].ladder
    }

    /// Whether the card stays in front of a player when it is played.
    #[inline]
    pub fn stays_in_front(self) -> bool {
        matches!(self, Card::Theft | Card::Trapped) || self.breaks().is_some()
    }

    /// The tool that it breaks, if it is a sabotage card.
    #[inline]
    pub fn breaks(self) -> Option<Tool> {
        match self.kind() {
            CardKind::Action(Action::OnPlayer(OnPlayer::Sabotage(tool))) => Some(tool),
            CardKind::Path
            | CardKind::Start
            | CardKind::Goal(_)
            | CardKind::Postcard(_)
            | CardKind::Chest
            | CardKind::Action(_) => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let id = String::deserialize(deserializer)?;
        crate::notation::card_as_printed(&id).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "there is no card called {id:?}: docs/notation.md lists their names and their tunnels as printed"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name_of_its_own() {
        for &card in Card::ALL {
            assert_eq!(Card::from_id(card.id()), Some(card));
        }
    }
}

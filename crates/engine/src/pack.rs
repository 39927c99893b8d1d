//! The packs of cards that are shuffled into the deck.

use crate::card::Card;
use crate::rules::{Family, Rules};

/// Returns the path and action cards that are shuffled into the deck, with the number of each (SETUP-3, SETUP2-2,
/// SPECIAL-1).
pub fn pack(rules: &Rules) -> Vec<(Card, u8)> {
    let mut all: Vec<(Card, u8)> = Vec::new();
    for (card, count) in boxes(rules) {
        match all.iter_mut().find(|(other, _)| *other == card) {
            Some((_, sum)) => *sum += count,
            None => all.push((card, count)),
        }
    }
    all
}

/// Returns the same cards box by box: a card that is in two boxes is listed twice.
pub(crate) fn boxes(rules: &Rules) -> impl Iterator<Item = (Card, u8)> + use<> {
    let saboteur2 = rules.game == Family::Saboteur2;
    let base: &[(Card, u8)] = if rules.is_duel() { &DUEL_PACK } else { &BASE_PACK };
    let more: &[(Card, u8)] = if saboteur2 { &SABOTEUR_2_PACK } else { &[] };
    let rockfall = (saboteur2 && rules.extra_rockfall).then_some((Card::Rockfall, 1));
    let added = rules.added_cards().filter(|card| card.goal().is_none()).map(|card| (card, 1));
    base.iter().chain(more).copied().chain(rockfall).chain(added)
}

static BASE_PACK: [(Card, u8); 27] = [
    (Card::Cross, 5),
    (Card::TLongStemSide, 5),
    (Card::TShortStemEnd, 5),
    (Card::StraightVertical, 4),
    (Card::StraightHorizontal, 3),
    (Card::CurveTR, 5),
    (Card::CurveTL, 4),
    (Card::DeadCross, 1),
    (Card::DeadTLong, 1),
    (Card::DeadTShort, 1),
    (Card::DeadVertical, 1),
    (Card::DeadHorizontal, 1),
    (Card::DeadCurveTR, 1),
    (Card::DeadCurveTL, 1),
    (Card::DeadSingleEnd, 1),
    (Card::DeadSingleSide, 1),
    (Card::BrokenPickaxe, 3),
    (Card::BrokenLantern, 3),
    (Card::BrokenCart, 3),
    (Card::RepairPickaxe, 2),
    (Card::RepairLantern, 2),
    (Card::RepairCart, 2),
    (Card::RepairPickaxeLantern, 1),
    (Card::RepairPickaxeCart, 1),
    (Card::RepairLanternCart, 1),
    (Card::Rockfall, 3),
    (Card::TreasureMap, 6),
];

static SABOTEUR_2_PACK: [(Card, u8); 33] = [
    (Card::Bridge, 2),
    (Card::DoubleBend, 2),
    (Card::LadderEnd, 1),
    (Card::LadderSide, 1),
    (Card::LadderCurveTL, 1),
    (Card::LadderCurveTR, 1),
    (Card::DoorBlueVertical, 1),
    (Card::DoorBlueHorizontal, 1),
    (Card::DoorBlueCurveTR, 1),
    (Card::DoorGreenVerticalStub, 1),
    (Card::DoorGreenHorizontal, 1),
    (Card::DoorGreenCurveTL, 1),
    (Card::CrystalCross, 1),
    (Card::CrystalTShort, 3),
    (Card::CrystalTLong, 1),
    (Card::CrystalTShortStub, 1),
    (Card::CrystalTLongStub, 1),
    (Card::CrystalHorizontalStub, 1),
    (Card::CrystalDeadEnd, 1),
    (Card::CrystalDeadSide, 1),
    (Card::StubTRL, 1),
    (Card::StubTRB, 1),
    (Card::StubTLR, 1),
    (Card::StubTLB, 1),
    (Card::StubTBLR, 1),
    (Card::StubLRTB, 1),
    (Card::Theft, 4),
    (Card::HandsOff, 3),
    (Card::Trapped, 3),
    (Card::Freedom, 4),
    (Card::Inspection, 2),
    (Card::ChangeHats, 2),
    (Card::SwapHands, 2),
];

static DUEL_PACK: [(Card, u8); 39] = [
    (Card::StraightHorizontal, 4),
    (Card::StraightVertical, 3),
    (Card::CurveTL, 2),
    (Card::CurveTR, 2),
    (Card::Bridge, 1),
    (Card::DuelDoubleBend, 1),
    (Card::VerticalStub, 1),
    (Card::StubTRL, 1),
    (Card::StubTRB, 1),
    (Card::StubTLR, 1),
    (Card::StubTLB, 1),
    (Card::BridgeGold, 1),
    (Card::DoubleBendGold, 1),
    (Card::TLongStubGold, 1),
    (Card::TShortStubGold, 1),
    (Card::HorizontalStubGold, 1),
    (Card::LadderBlue, 1),
    (Card::LadderGreen, 1),
    (Card::CrossBlue, 1),
    (Card::CrossGreen, 1),
    (Card::TShortBlue, 1),
    (Card::TShortGreen, 1),
    (Card::TLongBlue, 1),
    (Card::TLongGreen, 1),
    (Card::CrossTroll, 1),
    (Card::TShortTroll, 1),
    (Card::TLongTroll, 1),
    (Card::BrokenPickaxe, 2),
    (Card::BrokenLantern, 2),
    (Card::BrokenCart, 2),
    (Card::RepairPickaxe, 1),
    (Card::RepairLantern, 1),
    (Card::RepairCart, 1),
    (Card::RepairPickaxeLantern, 1),
    (Card::RepairPickaxeCart, 1),
    (Card::RepairLanternCart, 1),
    (Card::TreasureMap, 2),
    (Card::Key, 2),
    (Card::Rockfall, 2),
];

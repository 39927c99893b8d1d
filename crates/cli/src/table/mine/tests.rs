//! Tests of the pictures of cards.

use super::*;
use expect_test::expect;

/// Returns these cards in all sizes, side by side.
fn pictures(cards: &[(Card, bool)]) -> String {
    let mut text = String::new();
    for size in Size::ALL {
        for y in 0..size.height {
            let row = |&(card, rotated): &(Card, bool)| -> Option<String> {
                let signs = CardPicture::of_hand(card, rotated, size)?.signs;
                let row = &signs[usize::from(y * size.width)..usize::from((y + 1) * size.width)];
                Some(row.iter().map(|(letter, _)| letter).collect())
            };
            let rows: Vec<String> = cards.iter().filter_map(row).collect();
            text += &(rows.join(" ") + "\n");
        }
        text += "\n";
    }
    text
}

#[test]
fn the_tunnel_with_the_nugget_is_seen_at_every_size_and_rotation() {
    let cards = [
        (Card::BridgeGold, false),
        (Card::BridgeGold, true),
        (Card::DoubleBendGold, false),
        (Card::DoubleBendGold, true),
    ];
    expect![[r#"
        ═$═ ═$═ ═╱$ $╱═

        ░$░ ░$░ ░║░ ░║░
        ═╫═ ═╫═ ═╱$ $╱═
        ░║░ ░║░ ░║░ ░║░

        ░░$░░ ░░$░░ ░░║░░ ░░║░░
        ══╫══ ══╫══ ══╱$═ ═$╱══
        ░░║░░ ░░║░░ ░░║░░ ░░║░░

        ░░░$░░░ ░░░$░░░ ░░░║░░░ ░░░║░░░
        ═══╫═══ ═══╫═══ ═══╱$══ ══$╱═══
        ░░░║░░░ ░░░║░░░ ░░░║░░░ ░░░║░░░

        ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░
        ░░░░$░░░░ ░░░░$░░░░ ░░░░║░░░░ ░░░░║░░░░
        ════╫════ ════╫════ ════╱$═══ ═══$╱════
        ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░
        ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░

        ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░
        ░░░░░$░░░░░ ░░░░░$░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░
        ═════╫═════ ═════╫═════ ═════╱$════ ════$╱═════
        ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░
        ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░

    "#]]
    .assert_eq(&pictures(&cards));
    let stubs = [Card::TLongStubGold, Card::TShortStubGold, Card::HorizontalStubGold];
    let stubs: Vec<(Card, bool)> = stubs.into_iter().flat_map(|card| [(card, false), (card, true)]).collect();
    expect![[r#"
        ═╣$ $╠═ ═$═ ═$═ ═$═ ═$═

        ░║░ ░║░ ░║░ ░$░ ░░░ ░$░
        ═╣$ $╠═ ═╩═ ═╦═ ═══ ═══
        ░║░ ░║░ ░$░ ░║░ ░$░ ░░░

        ░░║░░ ░░║░░ ░░║░░ ░░$░░ ░░░░░ ░░$░░
        ══╣░$ $░╠══ ══╩══ ══╦══ ═════ ═════
        ░░║░░ ░░║░░ ░░$░░ ░░║░░ ░░$░░ ░░░░░

        ░░░║░░░ ░░░║░░░ ░░░║░░░ ░░░$░░░ ░░░░░░░ ░░░$░░░
        ═══╣░░$ $░░╠═══ ═══╩═══ ═══╦═══ ═══════ ═══════
        ░░░║░░░ ░░░║░░░ ░░░$░░░ ░░░║░░░ ░░░$░░░ ░░░░░░░

        ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░ ░░░░$░░░░ ░░░░░░░░░ ░░░░$░░░░
        ░░░░║░░░░ ░░░░║░░░░ ░░░░║░░░░ ░░░░░░░░░ ░░░░░░░░░ ░░░░░░░░░
        ════╣░░═$ $═░░╠════ ════╩════ ════╦════ ═════════ ═════════
        ░░░░║░░░░ ░░░░║░░░░ ░░░░░░░░░ ░░░░║░░░░ ░░░░░░░░░ ░░░░░░░░░
        ░░░░║░░░░ ░░░░║░░░░ ░░░░$░░░░ ░░░░║░░░░ ░░░░$░░░░ ░░░░░░░░░

        ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░$░░░░░ ░░░░░░░░░░░ ░░░░░$░░░░░
        ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░░░░░░░ ░░░░░░░░░░░ ░░░░░░░░░░░
        ═════╣░░░═$ $═░░░╠═════ ═════╩═════ ═════╦═════ ═══════════ ═══════════
        ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░░░░░░░ ░░░░░║░░░░░ ░░░░░░░░░░░ ░░░░░░░░░░░
        ░░░░░║░░░░░ ░░░░░║░░░░░ ░░░░░$░░░░░ ░░░░░║░░░░░ ░░░░░$░░░░░ ░░░░░░░░░░░

    "#]]
    .assert_eq(&pictures(&stubs));
}

#[test]
fn cards_can_be_told_apart_on_a_single_line() {
    let cards = [
        Card::Cross,
        Card::Bridge,
        Card::DoubleBend,
        Card::DeadCross,
        Card::DeadTLong,
        Card::DeadVertical,
        Card::DeadSingleEnd,
        Card::StubTRL,
        Card::DoorBlueVertical,
        Card::CrossTroll,
        Card::LadderCurveTL,
    ];
    let line = |card| {
        CardPicture::of_hand(card, false, Size::ALL[0]).map(|face| face.signs.iter().map(|sign| sign.0).collect())
    };
    let lines: Vec<String> = cards.into_iter().filter_map(line).collect();
    expect!["═╬═ ═╫═ ═╱═ ─┼─ ─┤░ ░│░ ░╵░ ─╚═ B║░ ═╬T ═H░"].assert_eq(&lines.join(" "));
}

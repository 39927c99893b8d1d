/** Sorts the moves that the server offers by what has to be touched: cards, cells, players, buttons. No rules here. */
import type { Card, Cell, Offer, Seat } from '../protocol';

export function key(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** Returns true if two lists hold the same cards in any order. */
export function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** The moves with the cards that are picked up, by what has to be chosen next. */
export type Choices = {
  cells: Map<string, Offer[]>;
  seats: Map<Seat, Offer[]>;
  direct: Offer[];
};

/**
 * Returns what can be done with these cards of the hand, or with none. `first` is the first of two goals. Any card can
 * pay for a toll dwarf, so only `tolls` includes those moves.
 */
export function choicesFor(
  offers: readonly Offer[],
  picked: readonly Card[],
  first: Cell | null,
  tolls = false,
): Choices {
  const choices: Choices = { cells: new Map(), seats: new Map(), direct: [] };
  for (const offer of offers) {
    const { cards, cells, seat, apart } = offer.touch;
    if (!sameCards(cards, picked) || apart !== tolls) continue;
    const rest = first ? cells.filter((cell) => key(cell) !== key(first)) : cells;
    if (first && (cells.length < 2 || rest.length === cells.length)) continue;
    for (const cell of rest) choices.cells.set(key(cell), [...(choices.cells.get(key(cell)) ?? []), offer]);
    if (seat !== null) choices.seats.set(seat, [...(choices.seats.get(seat) ?? []), offer]);
    if (seat === null && cells.length === 0) choices.direct.push(offer);
  }
  return choices;
}

/** True for each card of the hand that can be picked up besides those that are. */
export function pickable(offers: readonly Offer[], hand: readonly Card[], picked: readonly number[]): boolean[] {
  const held = picked.map((at) => hand[at]!);
  return hand.map((card, at) => {
    if (picked.includes(at)) return true;
    const wanted = [...held, card];
    return offers.some((offer) => contains(offer.touch.cards, wanted));
  });
}

function contains(cards: readonly Card[], wanted: readonly Card[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** Moves that differ in nothing but which way up the card lies belong together: it is turned once it lies there. */
export function plans(offers: readonly Offer[]): Offer[][] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const plan = JSON.stringify(offer.move, (name, value: unknown) => (name === 'rotated' ? null : value));
    found.set(plan, [...(found.get(plan) ?? []), offer]);
  }
  return [...found.values()];
}

/** From the moves that the server offers to what can be touched: cards of the hand, cells, players, buttons. No rules here. */
import type { Card, Cell, Move, Offer, Seat } from '../protocol';

export function key(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** Cards that are played without naming themselves in the move. */
const NAMED_BY_TYPE = new Set([
  'theft', 'rockfall', 'treasure_map', 'goal_card_swap', 'treasure_trove', 'change_of_direction', 'pathfinder',
  'diversion', 'veto', 'key',
]);

/** The cards of the hand that a move uses. */
export function cardsOf(move: Move): Card[] {
  if (move.type === 'pick') return [];
  if ('cards' in move) return [...move.cards];
  if ('card' in move) return [move.card];
  return NAMED_BY_TYPE.has(move.type) ? [move.type] : [];
}

/** The cells of the mine that a move names. */
export function cellsOf(move: Move): Cell[] {
  if (move.type === 'goal_card_swap') return [move.one, move.two];
  return 'cell' in move ? [move.cell] : [];
}

/** The player whom a move names. */
export function seatOf(move: Move): Seat | null {
  if ('target' in move) return move.target;
  if ('victim' in move) return move.victim;
  return null;
}

/** Whether two lists hold the same cards, in whatever order. */
export function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** What can be done with what is picked up, sorted by what has to be touched. */
export type Choices = {
  cells: Map<string, Offer[]>;
  seats: Map<Seat, Offer[]>;
  direct: Offer[];
};

/**
 * What can be done with these cards of the hand, or with none; `first` is the first of two goals. Any card can pay for a
 * toll dwarf, so those moves are chosen from only if they are meant.
 */
export function choicesFor(offers: readonly Offer[], picked: readonly Card[], first: Cell | null, tolls = false): Choices {
  const choices: Choices = { cells: new Map(), seats: new Map(), direct: [] };
  for (const offer of offers) {
    if (!sameCards(cardsOf(offer.move), picked) || (offer.move.type === 'toll') !== tolls) continue;
    const seat = seatOf(offer.move);
    let cells = cellsOf(offer.move);
    if (first && cells.length < 2) continue;
    if (first) {
      const rest = cells.filter((cell) => key(cell) !== key(first));
      if (rest.length === 2) continue;
      cells = rest;
    }
    for (const cell of cells) choices.cells.set(key(cell), [...(choices.cells.get(key(cell)) ?? []), offer]);
    if (seat !== null) choices.seats.set(seat, [...(choices.seats.get(seat) ?? []), offer]);
    if (seat === null && cells.length === 0) choices.direct.push(offer);
  }
  return choices;
}

/** Which cards of the hand can be picked up besides those that are. */
export function pickable(offers: readonly Offer[], hand: readonly Card[], picked: readonly number[]): boolean[] {
  const held = picked.map((at) => hand[at]!);
  return hand.map((card, at) => {
    if (picked.includes(at)) return true;
    const wanted = [...held, card];
    return offers.some((offer) => contains(cardsOf(offer.move), wanted));
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

/** Whether a move lays a card one way or the other. */
export function isTurned(move: Move): boolean {
  return 'turned' in move && move.turned;
}

/** Moves that differ in nothing but which way up the card lies belong together: it is turned once it lies there. */
export function plans(offers: readonly Offer[]): Offer[][] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const plan = JSON.stringify({ ...offer.move, turned: null });
    found.set(plan, [...(found.get(plan) ?? []), offer]);
  }
  return [...found.values()];
}

/** The end of a round, out of what happened. */
import type { Happened } from '../lib/link.svelte';
import { prints } from '../prints';
import type { Card, Cell, Event, News, Seat, SeatView, Unmasked } from '../protocol';

type Ended = Extract<Event, { type: 'round_ended' | 'mine_closed' }>;

/** The end of a round, its payments, and if the next one has begun. The key is the same for all viewers. */
export type RoundEnd = {
  end: Ended;
  /** The number of the game at its table. */
  game: number;
  key: string;
  /** The goal that ended the round, if one did. */
  reached: { cell: Cell; card: Card } | null;
  gold: Event[];
  /** The table when everybody was paid. */
  closed: Extract<Event, { type: 'round_closed' }> | null;
  next: boolean;
  /** What came to light, once it is told. */
  unmasked: Unmasked | null;
};

const paying = new Set<Event['type']>([
  'gold_drawn',
  'gold_taken',
  'gold_paid',
  'pieces_paid',
  'stolen',
  'gold_kept',
  'trolls_paid',
]);

/** True for a person who is there and still looks at the end of the last round. */
export function isLooking(seat: SeatView | undefined): boolean {
  return seat?.type === 'person' && seat.here && !seat.ready;
}

/** True for the event that ends a round. */
export function isEnd(event: Event): event is Ended {
  return event.type === 'round_ended' || event.type === 'mine_closed';
}

const eventsOf = (told: News): readonly Event[] => (told.type === 'moved' || told.type === 'dealt' ? told.events : []);

/** The last round that ended, and the gold that was paid for it. */
export function lastRound(log: readonly Happened[]): RoundEnd | null {
  const events = log.flatMap(({ told, game }) => eventsOf(told).map((event) => ({ event, game })));
  const at = events.findLastIndex(({ event }) => isEnd(event));
  const ended = events[at];
  if (!ended || !isEnd(ended.event)) return null;
  const after = events.slice(at + 1).flatMap(({ event, game }) => (game === ended.game ? [event] : []));
  // Gold that is found in the next round was not paid for this one.
  const till = after.findIndex((event) => event.type === 'round_closed');
  const closed = after[till];
  return {
    end: ended.event,
    game: ended.game,
    key: `${ended.game}.${ended.event.round}`,
    reached: reachedBy(ended.event, events[at - 1]?.event),
    gold: after.slice(0, till < 0 ? undefined : till).filter((event) => paying.has(event.type)),
    closed: closed?.type === 'round_closed' ? closed : null,
    next: after.some((event) => event.type === 'round_began'),
    unmasked: unmaskedIn(log, ended.game, ended.event.round),
  };
}

/** What came to light at the end of a round. */
function unmaskedIn(log: readonly Happened[], game: number, round: number): Unmasked | null {
  const at = log.findLast((one) => one.game === game && one.told.type === 'unmasked' && one.told.round === round);
  return at?.told.type === 'unmasked' ? at.told : null;
}

/** The goal that ended a round: the card that was turned over right before. */
function reachedBy(end: Ended, last: Event | undefined): RoundEnd['reached'] {
  if (end.type !== 'round_ended' || last?.type !== 'revealed') return null;
  // Somebody may have reached a rock with the last card of the round.
  if (end.reached_by === null && prints[last.card]?.kind === 'rock') return null;
  return { cell: last.cell, card: last.card };
}

/** The place of the end of a round among events, with the goal that ended it; -1 if none ended. */
export function endIn(events: readonly Event[]): number {
  const at = events.findIndex(isEnd);
  const end = events[at];
  return end && isEnd(end) && reachedBy(end, events[at - 1]) ? at - 1 : at;
}

/** The log until the round ended, without the goal that ended it, or until the next one began. */
export function logUntil(log: readonly Happened[], last: RoundEnd, until: 'end' | 'next'): Happened[] {
  const { game, end } = last;
  const stops = (event: Event) =>
    until === 'end'
      ? isEnd(event) && event.round === end.round
      : event.type === 'round_began' && event.round > end.round;
  const at = log.findIndex((one) => one.game === game && eventsOf(one.told).some(stops));
  const stop = log[at];
  if (!stop || (stop.told.type !== 'moved' && stop.told.type !== 'dealt')) return [...log];
  const { told } = stop;
  const length = until === 'end' ? endIn(told.events) : told.events.findIndex(stops);
  return [...log.slice(0, at), { ...stop, told: { ...told, events: told.events.slice(0, length) } }];
}

/** The share of a player in a round: gold cards, the worth of those that are known, and pieces. */
export type Share = { cards: number; worth: number; pieces: number };

/** Returns the shares of a round, by seat. */
export function sharesOf(gold: readonly Event[]): Map<Seat, Share> {
  const shares = new Map<Seat, Share>();
  const add = (seat: Seat, { cards = 0, worth = 0, pieces = 0 }: Partial<Share>) => {
    const before = shares.get(seat) ?? { cards: 0, worth: 0, pieces: 0 };
    shares.set(seat, { cards: before.cards + cards, worth: before.worth + worth, pieces: before.pieces + pieces });
  };
  const nuggets = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + (prints[card]?.nuggets ?? 0), 0);
  for (const event of gold) {
    if (event.type === 'gold_taken') add(event.seat, { cards: 1, worth: event.value ?? 0 });
    if (event.type === 'gold_paid')
      add(event.seat, { cards: event.count, worth: event.values?.reduce((sum, value) => sum + value, 0) ?? 0 });
    if (event.type === 'pieces_paid') add(event.seat, { pieces: event.pieces });
    if (event.type === 'stolen' && event.victim !== null) {
      add(event.seat, { pieces: 1 });
      add(event.victim, { pieces: -1 });
    }
    if (event.type === 'gold_kept') add(event.seat, { pieces: nuggets(event.cards) });
    if (event.type === 'trolls_paid') add(event.seat, { pieces: -nuggets(event.cards) });
  }
  return shares;
}

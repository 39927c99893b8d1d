/** The end of a round, out of what happened. */
import type { Happened } from '../lib/link.svelte';
import type { Event, Seat, View } from '../protocol';
import { key } from './choose';

/** The end of a round, its payments, and if the next one has begun. The key is the same for all viewers. */
export type RoundEnd = {
  end: Extract<Event, { type: 'round_ended' | 'mine_closed' }>;
  key: string;
  gold: Event[];
  next: boolean;
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

/** The last round that ended, and the gold that was paid for it. */
export function lastRound(log: readonly Happened[]): RoundEnd | null {
  const events = log.flatMap(({ told, game }) =>
    told.type === 'moved' || told.type === 'dealt' ? told.events.map((event) => ({ event, game })) : [],
  );
  const at = events.findLastIndex(({ event }) => event.type === 'round_ended' || event.type === 'mine_closed');
  const ended = events[at];
  if (!ended || (ended.event.type !== 'round_ended' && ended.event.type !== 'mine_closed')) return null;
  const after = events.slice(at + 1).map(({ event }) => event);
  // Gold that is found in the next round was not paid for this one.
  const closed = after.findIndex((event) => event.type === 'round_closed');
  return {
    end: ended.event,
    key: `${ended.game}.${ended.event.round}`,
    gold: after.slice(0, closed < 0 ? undefined : closed).filter((event) => paying.has(event.type)),
    next: after.some((event) => event.type === 'round_began'),
  };
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
  for (const event of gold) {
    if (event.type === 'gold_taken') add(event.seat, { cards: 1, worth: event.value ?? 0 });
    if (event.type === 'gold_paid')
      add(event.seat, { cards: event.count, worth: event.values?.reduce((sum, value) => sum + value, 0) ?? 0 });
    if (event.type === 'pieces_paid') add(event.seat, { pieces: event.pieces });
    if (event.type === 'stolen' && event.victim !== null) {
      add(event.seat, { pieces: 1 });
      add(event.victim, { pieces: -1 });
    }
  }
  return shares;
}

/**
 * The mine as it was when the last round was closed, with what was known before of the cards that lie face down;
 * nothing if no other round has begun.
 */
export function finishedMine(before: View, events: readonly Event[]): View | null {
  const at = events.findLastIndex((event) => event.type === 'round_closed');
  const closed = events[at];
  if (closed?.type !== 'round_closed' || !events.slice(at).some((event) => event.type === 'round_began')) return null;
  const known = new Map(before.round === closed.round ? before.board.map((seen) => [key(seen.cell), seen]) : []);
  for (const event of events) {
    // Nobody knows any more where a goal lies that was taken up.
    if (event.type === 'goals_swapped') for (const cell of [event.one, event.two]) known.delete(key(cell));
  }
  const board = closed.board.map((seen) => {
    const { card = null, chest } = known.get(key(seen.cell)) ?? {};
    return seen.face_up || card === null ? seen : { ...seen, card, ...(chest && { chest }) };
  });
  return { ...before, board };
}

/** Evidence of a round: who laid which card, who looked where, and what everybody did. Nothing of it is secret. */
import { prints } from '../prints';
import type { Cell, Event, Seat, View } from '../protocol';
import type { Happened } from './link.svelte';
import { placeIn } from './target';

/** A move or a deal: its events, of the game that is played. */
export type Act = { events: readonly Event[] };

/** Who did something, and in which turn of the round (1-based). */
export type Trace = { seat: Seat; turn: number };
/** A card that was laid, and who moved it afterwards. */
export type Laid = Trace & { moved?: Trace };
/** A look at a card that lies face down. After a swap the goal that was seen may lie elsewhere. */
export type Look = Trace & { stale: boolean };
/** Something that a player did. */
export type Deed = Trace & { event: Event };

export type Evidence = {
  /** The number of turns so far. */
  turns: number;
  /** Who laid the cards of the mine, by cell. */
  laid: ReadonlyMap<string, Laid>;
  /** Who looked at a card, by cell, in the order of the looks. */
  looks: ReadonlyMap<string, readonly Look[]>;
  /** Who took up a goal to swap it, by cell. */
  swaps: ReadonlyMap<string, Trace>;
  /** What all players did, in order. */
  deeds: readonly Deed[];
};

export const noEvidence: Evidence = { turns: 0, laid: new Map(), looks: new Map(), swaps: new Map(), deeds: [] };

/** Events with which a player begins a turn. */
export const beginnings = new Set<Event['type']>([
  'announced',
  'played',
  'discarded',
  'dwarf_posted',
  'sponsor_asked',
  'skipped',
]);

/** The moves and deals of a log that belong to the game that is played. */
export function actsOf(log: readonly Happened[], game: number): Act[] {
  return log.flatMap(({ told, game: of }) =>
    of === game && (told.type === 'moved' || told.type === 'dealt') ? [{ events: told.events }] : [],
  );
}

/** The events of a round. A log that begins in the middle of a round has the rest of it. */
function eventsOf(acts: readonly Act[], round: number): readonly Event[] {
  const events = acts.flatMap((act) => act.events);
  const beginning = events.findLastIndex((event) => event.type === 'round_began' && event.round === round);
  const first = events.findIndex((event) => event.type === 'round_began');
  const before = first < 0 || (events[first] as { round: number }).round === round + 1;
  if (beginning < 0 && !before) return [];
  const rest = events.slice(beginning + 1);
  const next = rest.findIndex((event) => event.type === 'round_began');
  return next < 0 ? rest : rest.slice(0, next);
}

const key = (cell: Cell): string => cell.join();

/** Gathers the evidence of a round. */
export function evidenceOf(acts: readonly Act[], round: View['round']): Evidence {
  const gathering = new Gathering();
  const events = eventsOf(acts, round);
  events.forEach((event, at) => gathering.add(event, events[at + 1]));
  return gathering;
}

class Gathering implements Evidence {
  turns = 0;
  readonly laid = new Map<string, Laid>();
  readonly looks = new Map<string, Look[]>();
  readonly swaps = new Map<string, Trace>();
  readonly deeds: Deed[] = [];
  /** The player whose turn it is, and true if they have drawn, which ends a turn. */
  #turn: Seat | null = null;
  #drawn = false;

  add(event: Event, next: Event | undefined): void {
    if (beginnings.has(event.type) && 'seat' in event && (event.seat !== this.#turn || this.#drawn)) {
      [this.#turn, this.#drawn] = [event.seat, false];
      this.turns += 1;
    }
    if (event.type === 'drew' && event.seat === this.#turn) this.#drawn = true;
    this.#trace(event);
    if (isDeed(event, next) && !this.#isKnown(event)) this.#note(event);
  }

  #by(seat: Seat): Trace {
    return { seat, turn: this.turns };
  }

  /** Notes where an event has left traces in the mine. */
  #trace(event: Event): void {
    switch (event.type) {
      case 'played': {
        const place = placeIn(event.target);
        if (place && prints[event.card]?.kind === 'path') this.laid.set(key(place.cell), this.#by(event.seat));
        break;
      }
      case 'moved':
        this.#move(key(event.from), key(event.cell));
        break;
      case 'removed':
        for (const traces of [this.laid, this.looks, this.swaps]) traces.delete(key(event.cell));
        break;
      case 'card_seen':
        this.#look(key(event.cell), event.seat);
        break;
      case 'goals_swapped':
        for (const cell of [key(event.one), key(event.two)]) this.#swap(cell, event.seat);
        break;
    }
  }

  /** Somebody moved a card, or pushed a goal away: what is known of it goes with it. */
  #move(from: string, to: string): void {
    const [laid, looks, swap] = [this.laid.get(from), this.looks.get(from), this.swaps.get(from)];
    for (const traces of [this.laid, this.looks, this.swaps]) traces.delete(from);
    if (laid) this.laid.set(to, this.#turn === null ? laid : { ...laid, moved: this.#by(this.#turn) });
    if (looks) this.looks.set(to, looks);
    if (swap) this.swaps.set(to, swap);
  }

  #look(cell: string, seat: Seat): void {
    const others = (this.looks.get(cell) ?? []).filter((look) => look.seat !== seat);
    this.looks.set(cell, [...others, { ...this.#by(seat), stale: false }]);
  }

  /** Only the player who swaps goals knows what was done. What others saw may lie elsewhere now. */
  #swap(cell: string, seat: Seat): void {
    const looks = this.looks.get(cell);
    if (looks)
      this.looks.set(
        cell,
        looks.map((look) => (look.seat === seat ? look : { ...look, stale: true })),
      );
    this.swaps.set(cell, this.#by(seat));
  }

  /** True if a look only carries out the play before it. */
  #isKnown(event: Event): boolean {
    if (event.type !== 'card_seen' && event.type !== 'dwarf_seen') return false;
    const last = this.deeds.at(-1);
    return last?.event.type === 'played' && last.seat === event.seat && last.turn === this.turns;
  }

  #note(event: Event): void {
    if ('seat' in event && event.seat !== null) this.deeds.push({ ...this.#by(event.seat), event });
    // A card that was stopped was played all the same.
    if (event.type === 'vetoed') this.deeds.push({ ...this.#by(event.target), event });
  }
}

/** True if a player did something that others remember. */
function isDeed(event: Event, next: Event | undefined): boolean {
  switch (event.type) {
    case 'played':
    case 'discarded':
    case 'vetoed':
    case 'revealed':
    case 'card_seen':
    case 'dwarf_seen':
    case 'cards_taken':
    case 'skipped':
    case 'dwarf_posted':
    case 'sponsor_answered':
    case 'toll_paid':
    case 'troll_paid':
    case 'marker_placed':
      return true;
    case 'sponsor_asked':
      return next?.type === 'sponsor_answered' && !next.pays;
    case 'drew':
      return event.pile === 'discards';
    default:
      // Deals, draws, and the end of a round.
      return false;
  }
}

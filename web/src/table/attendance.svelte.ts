/** Who has gone, who wants to come, and what the people at this device can do about it. */
import type { Claim, Seat } from '../protocol';
import type { Situation } from './situation.svelte';

/** After this number of seconds others may do something about a player who has gone. */
const PATIENCE = 20;
/** Those who chose to wait are asked again after this number of milliseconds. */
const AGAIN = 60_000;
const TICK = 1000;

export class Attendance {
  readonly #situation: Situation;
  readonly #mine: () => ReadonlySet<number>;
  #now = $state(performance.now());
  /** Until when somebody at this device waits for a person. */
  #waits: Readonly<Record<number, number>> = $state.raw({});
  /** True if somebody without a seat wants nothing but to watch. */
  watches = $state(false);

  /** Follows a situation. Runs an effect, so it belongs to the component that creates it. */
  constructor(situation: Situation, mine: () => ReadonlySet<number>) {
    [this.#situation, this.#mine] = [situation, mine];
    $effect(() => {
      if (!this.#anybodyGone) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  readonly #playing = $derived.by(() => this.#situation.table.phase === 'playing');
  /** The people who were at the table and have gone, by number, with the seconds since. */
  readonly #gone = $derived.by(() => {
    const { table, link } = this.#situation;
    const since = Math.max(0, this.#now - link.toldAt) / 1000;
    const people = [...table.seats.flatMap((seat) => (seat.type === 'person' ? [seat] : [])), ...table.watching];
    return new Map(people.flatMap(({ here, away, member }) => (here || away == null ? [] : [[member, away + since]])));
  });
  readonly #anybodyGone = $derived.by(() => this.#playing && this.#gone.size > 0);

  #isGone(member: number): boolean {
    return this.#playing && (this.#gone.get(member) ?? 0) >= PATIENCE;
  }

  /** The seats of players who have gone and for whom nobody plays, the one whose turn it is first. */
  readonly absent = $derived.by((): Seat[] => {
    const { table, view } = this.#situation;
    const seats = table.seats.flatMap((who, seat) =>
      who.type === 'person' && !who.stood_in && this.#isGone(who.member) ? [seat] : [],
    );
    const acting = view.to_act?.seat;
    return seats.sort((one, other) => Number(other === acting) - Number(one === acting));
  });

  /** The absent player about whom somebody at this device has not yet chosen to wait. */
  readonly asked = $derived.by((): Seat | null => {
    const { table } = this.#situation;
    const open = this.absent.find((seat) => {
      const who = table.seats[seat];
      return who?.type === 'person' && (this.#waits[who.member] ?? 0) <= this.#now;
    });
    return open ?? null;
  });

  /** True if somebody at this device may let a bot sit in: the host, and every player while the host has gone. */
  readonly replaces = $derived.by(() => {
    const { table, seats } = this.#situation;
    return this.#mine().has(table.host) || (seats.length > 0 && this.#isGone(table.host));
  });

  /** Waits for an absent player. */
  wait(seat: Seat): void {
    const who = this.#situation.table.seats[seat];
    if (who?.type === 'person') this.#waits = { ...this.#waits, [who.member]: this.#now + AGAIN };
  }

  /** The requests for seats that somebody at this device decides about. */
  readonly requests = $derived.by((): Claim[] => {
    const { table } = this.#situation;
    return this.#mine().has(table.host) ? table.claims.filter(({ member }) => !this.#mine().has(member)) : [];
  });

  /** The request of somebody at this device. */
  readonly own = $derived.by(
    (): Claim | null => this.#situation.table.claims.find(({ member }) => this.#mine().has(member)) ?? null,
  );

  /** The seats that can be asked for: of bots, and of people who are not connected. */
  readonly free = $derived.by((): Seat[] => {
    const { table, seats } = this.#situation;
    if (!this.#playing || seats.length > 0) return [];
    return table.seats.flatMap((who, seat) => (who.type === 'bot' || !who.here ? [seat] : []));
  });

  /** The name of a person without a seat. */
  nameOf(member: number): string {
    return this.#situation.table.watching.find((one) => one.member === member)?.name ?? '';
  }
}

/** The events since the viewer last looked: the end of the last round, and the new cards. */
import { untrack } from 'svelte';
import { placeIn } from '../lib/target';
import type { News, View } from '../protocol';
import { key } from './choose';
import { finishedMine, lastRound } from './rounds';
import type { Situation } from './situation.svelte';

const began = ({ type }: { type: string }) => type === 'round_began';
/** True for news that dealt the cards of a round. */
const dealt = (told: News) => (told.type === 'moved' || told.type === 'dealt') && told.events.some(began);

export class Recap {
  readonly #situation: Situation;
  /** The round whose end was dismissed. */
  #dismissed = $state('');
  /** The last news when the viewer came: what was there before is not new. */
  readonly #arrived: number;
  /** The mine at the end of a round, shown before the next one. */
  finished: View | null = $state.raw(null);

  /** Follows a situation. Runs effects, so it belongs to the component that creates it. */
  constructor(situation: Situation) {
    this.#situation = situation;
    this.#arrived = untrack(() => situation.link.log.at(-1)?.key ?? 0);
    // A round that was over when the page was opened is old news.
    this.#dismissed = untrack(() => (this.last?.next ? this.last.key : ''));
    $effect(() => this.#listen());
    $effect(() => {
      if (!this.#tells) this.finished = null;
    });
  }

  readonly last = $derived.by(() => lastRound(this.#situation.link.log));
  /** True if ends of rounds are shown. A coach explains them in words. */
  readonly #tells = $derived.by(() => {
    const { over, view, coached } = this.#situation;
    return !over && view.rounds > 1 && !coached;
  });
  readonly #current = $derived.by(() => (this.#tells && this.#dismissed !== this.last?.key ? this.last : null));
  /** True if the next round waits until everybody at this device has seen how the last one ended. */
  readonly resting = $derived.by(() => this.#current?.next ?? false);

  /** The end of a round that is to be shown now. */
  get current() {
    return this.#current;
  }

  dismiss(): void {
    this.#dismissed = this.last?.key ?? '';
    this.finished = null;
  }

  /** The events of this round since the last move of the seat that looks. For spectators: those of the last lap. */
  readonly since = $derived.by(() => {
    const { link, seat, seats, names } = this.#situation;
    if (seats.length === 0) {
      const seen = link.log.filter(({ key }) => key > this.#arrived).slice(-names.length);
      const begun = seen.findLastIndex(({ told }) => dealt(told));
      return seen.slice(begun + 1).flatMap(({ told }) => (told.type === 'moved' ? told.events : []));
    }
    const at = link.log.findLastIndex(({ told }) =>
      told.type === 'moved' ? told.seat === seat || told.events.some(began) : told.type === 'dealt',
    );
    return link.log.slice(at + 1).flatMap(({ told }) => (told.type === 'moved' ? told.events : []));
  });

  /** True if the seat that looks has moved in this round. */
  readonly moved = $derived.by(() => {
    const { link, seat } = this.#situation;
    const at = link.log.findLastIndex(({ told }) => dealt(told));
    return at < 0 || link.log.slice(at + 1).some(({ told }) => told.type === 'moved' && told.seat === seat);
  });

  /** The cells with cards that are new to the seat that looks. */
  readonly recent = $derived.by(() => {
    const cells = this.since.flatMap((event) => {
      const lies = event.type === 'moved' || event.type === 'revealed' ? event : null;
      const there = event.type === 'played' ? placeIn(event.target) : lies;
      return there ? [key(there.cell)] : [];
    });
    return new Set(cells);
  });

  /** Keeps the mine of a finished round, and covers the new cards of a device that is handed round. */
  #listen(): () => void {
    const { link } = this.#situation;
    let before = untrack(() => this.#situation.view);
    return link.listen((happened, now) => {
      const events = happened.flatMap((one) => (one.type === 'moved' ? one.events : []));
      untrack(() => {
        if (this.#tells) this.finished = finishedMine(before, events) ?? this.finished;
        // Everybody looks at the end of a round, so nobody's new cards may lie open.
        if (this.#situation.handed && now?.seat != null && events.some(began)) this.#situation.handOn();
      });
      before = now?.view ?? before;
    });
  }
}

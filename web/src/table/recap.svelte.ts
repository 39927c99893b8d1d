/** The events since the viewer last looked: the end of the last round, and the new cards. */
import { untrack } from 'svelte';
import { animate, still } from '../lib/motion';
import { play, type Sound } from '../lib/sound';
import { placeIn } from '../lib/target';
import type { News, View } from '../protocol';
import { key } from './choose';
import { isEnd, isLooking, lastRound, logUntil } from './rounds';
import { beatsOf, litBy, stillUntil, viewOf, type Beat, type Telling } from './scene';
import type { Situation } from './situation.svelte';

const began = ({ type }: { type: string }) => type === 'round_began';
/** True for news that dealt the cards of a round. */
const dealt = (told: News) => (told.type === 'moved' || told.type === 'dealt') && told.events.some(began);

/** The time for a still picture where nothing may move, in milliseconds. */
const STILL = 1500;

const sounds: Partial<Record<Beat['type'], Sound>> = { goal: 'reveal', mask: 'lay', verdict: 'end' };

export class Recap {
  readonly #situation: Situation;
  /** The round whose end was dismissed. */
  #dismissed = $state('');
  /** The last news when the viewer came: what was there before is not new. */
  readonly #arrived: number;
  /** The round whose end is being told, and the number of beats that were told. All others are told to their end. */
  #telling = $state({ key: '', told: 0 });
  /** The table before the last round ended, as the viewer saw it. */
  #before: View | null = $state.raw(null);

  /** Follows a situation. Runs effects, so it belongs to the component that creates it. */
  constructor(situation: Situation) {
    this.#situation = situation;
    this.#arrived = untrack(() => situation.link.log.at(-1)?.key ?? 0);
    // A round that was over when the page was opened is old news, unless the others wait for this viewer.
    this.#dismissed = untrack(() => (this.#awaited ? '' : (this.last?.key ?? '')));
    situation.hold(() => ({ view: this.#view, pauses: this.resting || this.playing }));
    $effect(() => this.#listen());
    $effect(() => {
      if (!this.playing) return;
      const time = still() ? STILL : (this.#beats[this.#told - 1]?.time ?? 0);
      const timer = setTimeout(() => this.#tellOn(), time);
      return () => clearTimeout(timer);
    });
  }

  readonly last = $derived.by(() => lastRound(this.#situation.link.log));
  /** True if the others wait until this viewer has seen how the round ended. */
  get #awaited(): boolean {
    const { table, seats } = this.#situation;
    return table.resting && seats.some((seat) => isLooking(table.seats[seat]));
  }
  /** True if ends of rounds are shown. A coach explains them in words. */
  readonly #tells = $derived.by(() => !this.#situation.coached && !this.#situation.game.abandoned);
  readonly #current = $derived.by(() => {
    const { last } = this;
    return this.#tells && last?.game === this.#situation.game.game && last.key !== this.#dismissed ? last : null;
  });
  readonly #beats = $derived.by(() => (this.#current ? beatsOf(this.#current) : []));
  readonly #told = $derived.by(() =>
    this.#current?.key === this.#telling.key ? this.#telling.told : this.#beats.length,
  );
  readonly #scene = $derived.by(
    (): Telling | null =>
      this.#current && { last: this.#current, beats: this.#beats, told: this.#told, before: this.#before },
  );
  readonly #view = $derived.by(() => this.#scene && viewOf(this.#situation.game.view, this.#scene));
  /** The next round waits until everybody at this device has seen how the last one ended. */
  readonly resting = $derived.by(() => this.#current?.next ?? false);
  /** True while the end of a round is being told. */
  readonly playing = $derived.by(() => this.#told < this.#beats.length);
  /** The goal that everybody looks at now. */
  readonly lit = $derived.by(() => this.#scene && litBy(this.#scene));
  /** The log as far as it may be read: the end of a round is first told as a scene, and then the next one begins. */
  readonly log = $derived.by(() => {
    const { link } = this.#situation;
    return this.#current ? logUntil(link.log, this.#current, this.playing ? 'end' : 'next') : link.log;
  });

  /** The end of a round that is to be shown now. */
  get current() {
    return this.#current;
  }

  /** The beats that have been told. */
  readonly shown = $derived.by((): readonly Beat[] => this.#beats.slice(0, this.#told));

  /** Tells everything at once. */
  skip(): void {
    this.#telling = { key: '', told: 0 };
  }

  dismiss(): void {
    this.#dismissed = this.last?.key ?? '';
  }

  #tellOn(): void {
    const { key, told } = this.#telling;
    const next = still() ? stillUntil(this.#beats, told) : told + 1;
    this.#telling = { key, told: next };
    const type = this.#beats[next - 1]?.type;
    const sound = type && sounds[type];
    if (sound) play(sound);
    if (type === 'gold' && this.#current) {
      const { seat, identities } = this.#situation;
      animate(this.#current.gold, seat, (one) => identities[one]!);
    }
  }

  /** The events of this round since the last move of the seat that looks. For spectators: those of the last lap. */
  readonly since = $derived.by(() => {
    const { seat, seats, names } = this.#situation;
    if (seats.length === 0) {
      const seen = this.log.filter(({ key }) => key > this.#arrived).slice(-names.length);
      const begun = seen.findLastIndex(({ told }) => dealt(told));
      return seen.slice(begun + 1).flatMap(({ told }) => (told.type === 'moved' ? told.events : []));
    }
    const at = this.log.findLastIndex(({ told }) =>
      told.type === 'moved' ? told.seat === seat || told.events.some(began) : told.type === 'dealt',
    );
    return this.log.slice(at + 1).flatMap(({ told }) => (told.type === 'moved' ? told.events : []));
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

  /** Begins to tell the end of a round, and covers the new cards of a device that is handed round. */
  #listen(): () => void {
    const { link } = this.#situation;
    let seen = untrack(() => this.#situation.game.view);
    return link.listen((happened, now) => {
      const events = happened.flatMap((one) => (one.type === 'moved' ? one.events : []));
      untrack(() => {
        const end = events.findLast(isEnd);
        if (end) {
          this.#before = seen;
          this.#telling = { key: `${this.#situation.game.game}.${end.round}`, told: 0 };
          this.#tellOn();
        }
        // Everybody looks at the end of a round, so nobody's new cards may lie open.
        if (this.#situation.handed && now?.seat != null && events.some(began)) this.#situation.handOn();
      });
      seen = now?.view ?? seen;
    });
  }
}

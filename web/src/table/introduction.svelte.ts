/** Tells players who they are and what they want: for a moment, until their first move, and once. */
import { note, recall } from '../lib/memory';
import type { Recap } from './recap.svelte';
import type { Turn } from './turn.svelte';

/** The time that a role is shown, in milliseconds. Then it goes to its corner. An aim takes longer to read. */
const SHOWN = 3000;
const SHOWN_AIM = 9000;
/** The roles that were told at this device, so that a page that is opened again does not repeat them. */
const TOLD = 'saboteur.told';
const MOST_TOLD = 20;

export class Introduction {
  readonly #turn: Turn;
  readonly #recap: Recap;
  /** The roles that were told. */
  #told: string[] = $state.raw(recall<string[]>(TOLD, []));

  /** Follows a turn. Runs effects, so it belongs to the component that creates it. */
  constructor(turn: Turn, recap: Recap) {
    [this.#turn, this.#recap] = [turn, recap];
    $effect(() => {
      if (turn.choosing.picked.length > 0) this.dismiss();
    });
    $effect(() => {
      if (this.dwarf === null) return;
      const time = this.aim ? SHOWN_AIM : SHOWN;
      let timer: ReturnType<typeof setTimeout>;
      // Somebody who looks at another window has not seen it.
      const wait = () => (timer = setTimeout(() => (document.hidden ? wait() : this.dismiss()), time));
      wait();
      return () => clearTimeout(timer);
    });
  }

  readonly #role = $derived.by(() => {
    const { table, game, view, seat } = this.#turn.situation;
    return `${table.code}.${game.game}.${view.round}.${seat}`;
  });

  /** True if the dwarf is known from the start, so that only the aim of the game is news. */
  readonly aim = $derived.by(() => {
    const { game } = this.#turn.situation.view.rules;
    return game === 'duel' || game === 'solo';
  });

  /** The dwarf to tell the player about now. */
  readonly dwarf = $derived.by(() => {
    const { me, masked, coached, over, view } = this.#turn.situation;
    const known = this.aim && view.round > 1;
    const elsewhere = this.#turn.choosing.picked.length > 0 || this.#recap.current !== null || over;
    if (masked || coached || known || elsewhere || this.#recap.moved || this.#told.includes(this.#role)) return null;
    return me?.dwarf ?? null;
  });

  /** True while a secret role lies in the middle: until it goes to its corner, the own portrait is covered. */
  readonly deals = $derived.by(() => this.dwarf !== null && !this.aim);

  dismiss(): void {
    if (this.#told.includes(this.#role)) return;
    this.#told = [this.#role, ...this.#told].slice(0, MOST_TOLD);
    note(TOLD, this.#told);
  }
}

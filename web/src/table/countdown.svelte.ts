/** Clocks that go on between the messages of the server. */
import type { Situation } from './situation.svelte';

/** The time between two readings of a clock, in milliseconds. */
const TICK = 250;

export class Countdown {
  readonly #situation: Situation;
  #now = $state(performance.now());

  /** Follows a situation. Runs an effect, so it belongs to the component that creates it. */
  constructor(situation: Situation) {
    this.#situation = situation;
    $effect(() => {
      if (!this.#runs) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  readonly #runs = $derived.by(() => {
    const { clock, reaction } = this.#situation.game;
    return (clock?.milliseconds ?? reaction?.milliseconds ?? null) !== null;
  });

  #left(milliseconds: number | null | undefined): number | null {
    if (milliseconds == null) return null;
    return Math.max(0, (milliseconds - Math.max(0, this.#now - this.#situation.link.heardAt)) / 1000);
  }

  /** The seconds left to move, if there is a clock. */
  readonly move = $derived.by(() => this.#left(this.#situation.game.clock?.milliseconds));
  /** The seconds left to answer a play, if there is a limit. */
  readonly reaction = $derived.by(() => this.#left(this.#situation.game.reaction?.milliseconds));
}

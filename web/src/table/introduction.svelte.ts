/** Tells players who they are, until they have heard it or moved. */
import type { Recap } from './recap.svelte';
import type { Turn } from './turn.svelte';

export class Introduction {
  readonly #turn: Turn;
  readonly #recap: Recap;
  /** The role that was heard. */
  #heard = $state('');

  /** Follows a turn. Runs an effect, so it belongs to the component that creates it. */
  constructor(turn: Turn, recap: Recap) {
    [this.#turn, this.#recap] = [turn, recap];
    $effect(() => {
      if (turn.choosing.picked.length > 0) this.dismiss();
    });
  }

  readonly #role = $derived.by(() => {
    const { game, view, seat } = this.#turn.situation;
    return `${game.game}.${view.round}.${seat}`;
  });

  /** The dwarf to tell the player about now. */
  readonly dwarf = $derived.by(() => {
    const { me, masked, coached, over, view } = this.#turn.situation;
    const known = view.rules.game === 'duel' || view.rules.game === 'solo';
    const elsewhere = this.#turn.choosing.picked.length > 0 || this.#recap.resting || over;
    if (masked || coached || known || elsewhere || this.#recap.moved || this.#heard === this.#role) return null;
    return me?.dwarf ?? null;
  });

  dismiss(): void {
    this.#heard = this.#role;
  }
}

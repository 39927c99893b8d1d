/** The dialogs over the table. */
import type { Situation } from './situation.svelte';

export class Overlays {
  menu = $state(false);
  /** The explanation of the symbols. */
  legend = $state(false);
  /** The list of keys. */
  keys = $state(false);
  /** The seats that a latecomer may ask for. */
  latecomer = $state(false);
  /** The discard pile, spread out. */
  pile = $state(false);
  /** The end of the game, unless it was closed. */
  results = $state(true);

  /** Shows the list of keys when it is asked for. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
    this.keys = true;
    event.preventDefault();
  };

  /** Follows a situation. Runs an effect, so it belongs to the component that creates it. */
  constructor(situation: Situation) {
    // A new game resets what was closed after the last one.
    $effect(() => {
      if (!situation.over) this.results = true;
    });
  }
}

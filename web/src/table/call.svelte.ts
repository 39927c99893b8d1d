/** Calls somebody when there is something to decide, and answers for those who have nothing to choose from. */
import { untrack } from 'svelte';
import { announce } from '../lib/attention';
import { likes } from '../lib/places.svelte';
import { play as sound } from '../lib/sound';
import { moveText } from '../lib/tell';
import { plain, t } from '../lib/words.svelte';
import type { Offer } from '../protocol';
import type { Turn } from './turn.svelte';

const allows = ({ move }: Offer) => move.type === 'answer' && move.reply === 'no';

export class Call {
  readonly #turn: Turn;
  #allowed = '';

  /** Follows a turn. Runs effects, so it belongs to the component that creates it. */
  constructor(turn: Turn) {
    this.#turn = turn;
    $effect(() => this.#allow());
    $effect(() => {
      announce(this.key !== '', t(this.#reacts ? 'reactions-awaited' : 'your-turn'));
      return () => announce(false, '');
    });
    $effect(() => {
      if (this.key !== '') untrack(() => sound(this.#reacts ? 'veto' : 'turn'));
    });
  }

  readonly #reacts = $derived.by(() => this.#turn.situation.decision === 'react');
  /** True if a play can only be allowed. */
  readonly powerless = $derived.by(() => this.#reacts && this.#turn.situation.offers.every(allows));
  /** True if the page allows the play by itself. */
  readonly #lets = $derived.by(() => this.powerless && (likes.allow || this.#turn.situation.alone));
  /** The decision that the player is called for. Empty if there is none. Each decision calls once. */
  readonly key = $derived.by(() => {
    const { offers, over, here, decision } = this.#turn.situation;
    return offers.length > 0 && !over && !this.#lets ? `${here}.${decision}` : '';
  });

  /** The call in words, for people who listen. */
  readonly spoken = $derived.by(() => {
    const { situation, choosing, prompt } = this.#turn;
    if (this.key === '') return '';
    if (choosing.shown) {
      return [plain(moveText(choosing.shown.move, situation.names)), prompt.toll].filter(Boolean).join('. ');
    }
    if (choosing.cards.length > 0 || choosing.discarding) return prompt.text;
    return situation.decision === 'turn' ? prompt.turn : t(`ask-${situation.decision ?? 'turn'}`);
  });

  #allow(): void {
    const { situation, busy } = this.#turn;
    const [only] = situation.offers;
    if (!this.#lets || busy || !only || this.#allowed === situation.here) return;
    this.#allowed = situation.here;
    untrack(() => void this.#turn.make(only));
  }
}

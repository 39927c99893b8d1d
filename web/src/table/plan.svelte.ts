/** The move that is about to be made, as the mine shows it. */
import { cellsIn, placeIn, targetOf } from '../lib/target';
import { prints } from '../prints';
import type { Card, Cell, Move } from '../protocol';
import type { Preview } from './board';
import { key } from './choose';
import type { Choosing } from './choosing.svelte';
import type { Situation } from './situation.svelte';

/** An action card that is played on a place moves the path card that was laid last. */
const movesAnother = (card: Card) => prints[card]?.kind === 'action';

export class Plan {
  readonly #situation: Situation;
  readonly #choosing: Choosing;

  constructor(situation: Situation, choosing: Choosing) {
    [this.#situation, this.#choosing] = [situation, choosing];
  }

  readonly #lastLaid = $derived.by((): { card: Card; cell: Cell } | null => {
    const { card = null, cell } = this.#situation.view.board.findLast((seen) => seen.from_hand) ?? {};
    return card !== null && cell ? { card, cell } : null;
  });

  /** The card in the mine that the card in hand would move. */
  readonly diverted = $derived.by(() => {
    const { cards, posting } = this.#choosing;
    const held = cards[0];
    if (held === undefined || cards.length > 1 || posting || !movesAnother(held)) return null;
    const lays = this.#situation.offers.some(({ touch }) => touch.lays && touch.cards.join() === held);
    return lays ? this.#lastLaid : null;
  });

  /** The card that a move would lay, and how. */
  #laidBy(move: Move | undefined): Preview | null {
    const place = move && placeIn(targetOf(move));
    if (!place) return null;
    const played = 'card' in move ? move.card : undefined;
    const card = played && movesAnother(played) ? this.#lastLaid?.card : played;
    return card ? { card, cell: place.cell, turned: place.rotated } : null;
  }

  /** The card that would be laid: one's own, or the one that somebody else has announced. */
  readonly ghost = $derived.by(() => this.#laidBy(this.#choosing.shown?.move ?? this.#situation.view.pending?.play));

  /** The held card at a cell below the pointer: as it would lie there, or as it would be played on it. */
  readonly ghostAt = (cell: Cell): Preview | null => {
    const ways = this.#choosing.waysAt(cell);
    const [held] = this.#choosing.cards;
    if (ways.length === 0 || held === undefined) return null;
    return this.#laidBy(this.#choosing.asItLies(ways).move) ?? { card: held, cell, turned: false, small: true };
  };

  /** The cells that the move names, besides the one where a card is laid. */
  readonly marked = $derived.by(() => {
    const { shown, first } = this.#choosing;
    const { pending } = this.#situation.view;
    const cells = shown && !this.ghost ? [...shown.touch.cells] : first ? [first] : [];
    if (this.diverted) cells.push(this.diverted.cell);
    const asked = pending && !this.ghost ? cellsIn(targetOf(pending.play)) : [];
    return new Set([...cells, ...asked].map(key));
  });
}

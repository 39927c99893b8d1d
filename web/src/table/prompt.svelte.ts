/** The next step for the player, in words. */
import { placeIn, targetOf } from '../lib/target';
import { cardName, cellText, useOf } from '../lib/tell';
import { has, t, type Values } from '../lib/words.svelte';
import { prints } from '../prints';
import type { Card, Move, Offer } from '../protocol';
import { key } from './choose';
import type { Choosing } from './choosing.svelte';
import type { Plan } from './plan.svelte';
import type { Situation } from './situation.svelte';

export class Prompt {
  readonly #situation: Situation;
  readonly #choosing: Choosing;
  readonly #plan: Plan;

  constructor(situation: Situation, choosing: Choosing, plan: Plan) {
    [this.#situation, this.#choosing, this.#plan] = [situation, choosing, plan];
  }

  readonly #digs = $derived.by(() =>
    this.#situation.offers.some(({ move }) => move.type === 'play' && prints[move.card]?.kind === 'path'),
  );
  /** The cards in front of the player that keep them from digging. */
  readonly #hindrances = $derived.by(() =>
    this.#digs ? [] : (this.#situation.me?.in_front ?? []).filter((card) => has(`hindered-${card}`)),
  );
  readonly #hindrance = $derived.by(() =>
    this.#hindrances.length > 1 ? t('hindered-more') : this.#hindrances.map((card) => t(`hindered-${card}`)).join(),
  );
  /** True if two cards of the hand can be discarded to remove a card in front of the player. */
  readonly #rids = $derived.by(() => {
    const removes = ({ move, touch }: Offer) => move.type === 'discard' && !touch.passes;
    return this.#hindrances.length > 0 && this.#situation.offers.some(removes);
  });

  /** Says that it is the player's turn, and what hinders them. */
  readonly turn = $derived.by(() =>
    [t('your-turn'), this.#hindrance, this.#rids ? t('hindered-rid') : ''].filter(Boolean).join(' '),
  );

  /** Says what is to be chosen next. */
  readonly text = $derived.by(() => {
    const { cards, first, discarding } = this.#choosing;
    if (first) return t('choose-second-goal');
    if (discarding && cards.length < 2) return t('prompt-several');
    if (cards.length === 0) return this.#withoutCard();
    if (cards.length > 1) return t('choose-put-away', { cards: cards.map(cardName).join(', ') });
    return this.#withCard(cards[0]!);
  });

  #withoutCard(): string {
    const { decision, view } = this.#situation;
    if (decision === 'pathfinder') {
      return t('prompt-pathfinder', { number: (view.championship?.pathfinder?.[1] ?? 0) + 1 });
    }
    if (this.#hindrances.length > 0) return this.turn;
    // A target that needs no card is a troll who can be paid.
    return t(this.#choosing.targets.size > 0 ? 'prompt-troll' : 'prompt-turn');
  }

  #withCard(held: Card): string {
    const { posting, targets, players, playable, picked } = this.#choosing;
    const { diverted } = this.#plan;
    const card = cardName(held);
    if (posting) return t('choose-toll');
    if (targets.size > 0) {
      const values: Values = diverted ? { card: cardName(diverted.card), cell: cellText(diverted.cell) } : { card };
      return t(has(`choose-${held}`) ? `choose-${held}` : 'choose-target', values);
    }
    if (players.size > 0) return t('choose-whom', { card });
    if (playable[picked[0]!]) return t('choose-play', { card });
    return t('choose-pass', { card, why: this.whyUseless(held) });
  }

  /** Says why a card cannot be played at all. */
  whyUseless(card: Card): string {
    if (prints[card]?.kind === 'path' && this.#hindrance !== '') return this.#hindrance;
    const word = [card, useOf(card)].find((one) => has(`useless-${one}`));
    return word === undefined ? t('useless') : t(`useless-${word}`);
  }

  /** Says who takes toll where a move lays a card; empty if nobody does. */
  tollOf(move: Move): string {
    if (move.type === 'post_dwarf') return t('toll-posted');
    const { view, seat, names } = this.#situation;
    const place = placeIn(targetOf(move));
    const owner = place && view.toll?.dwarves.find((dwarf) => key(dwarf.cell) === key(place.cell))?.owner;
    if (owner == null || owner === seat) return '';
    const name = names[owner] ?? '';
    if (move.type !== 'ask_sponsor') return t('toll-due', { name });
    return move.sponsor === owner ? t('toll-free', { name }) : '';
  }

  /** Says who takes toll for the move that waits to be confirmed. */
  readonly toll = $derived.by(() => (this.#choosing.shown ? this.tollOf(this.#choosing.shown.move) : ''));
}

/** Questions about what cannot be done: the server or the page says why not. */
import { cellText } from '../lib/tell';
import { t } from '../lib/words.svelte';
import { prints } from '../prints';
import type { Cell, Seat } from '../protocol';
import { key } from './choose';
import type { Turn } from './turn.svelte';

export class Inquiry {
  readonly #turn: Turn;
  /** The player about whom somebody wants to know more. */
  player: Seat | null = $state(null);

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** True if a question about a card can be asked now. */
  #asks(): boolean {
    const { situation, choosing, settled } = this.#turn;
    return situation.seat !== null && !settled && !choosing.posting && !choosing.discarding;
  }

  /** Asks the server why a card of the hand, by default the one picked up, cannot go to a cell. */
  readonly askCell = async (cell: Cell, at = this.#turn.choosing.picked[0]): Promise<void> => {
    const { situation, choosing, prompt } = this.#turn;
    const { seat, offers, hand, link } = situation;
    const card = at === undefined ? undefined : hand[at];
    if (seat === null || card === undefined || !this.#asks() || link.health !== 'here') return;
    // A target is tried, not asked about.
    if (choosing.picked.length > 1 || choosing.targets.has(key(cell))) return;
    const own = offers.filter(({ move }) => move.type === 'play' && move.card === card);
    const example = own.find(({ touch }) => touch.cells.length === 1);
    if (own.length === 0 && prints[card]?.kind !== 'path') {
      this.#turn.notice = prompt.whyUseless(card);
      return;
    }
    if (!example && own.length > 0) {
      const onPeople = own.some(({ touch }) => touch.seat !== null);
      this.#turn.notice = t(onPeople ? 'played-on-people' : 'played-by-itself');
      return;
    }
    const name = example?.text.split(' ')[0] ?? card;
    const attempt = `${name} ${cellText(cell)}`;
    if (offers.some((offer) => offer.text === attempt)) return;
    await this.#turn.send({ type: 'check', seat, move: attempt });
  };

  /** Asks the server why the card in hand cannot be played on a player, or shows who that player is. */
  readonly askPlayer = async (at: Seat): Promise<void> => {
    const { situation, choosing, prompt } = this.#turn;
    const { seat, offers, link } = situation;
    const [card, ...others] = choosing.cards;
    const asks = card !== undefined && others.length === 0 && this.#asks();
    const aimed = asks && offers.find(({ touch }) => touch.cards.join() === card && touch.seat !== null);
    if (aimed && seat !== null && link.health === 'here') {
      await this.#turn.send({ type: 'check', seat, move: aimed.text.replace(/@\d+/, `@${at}`) });
    } else if (asks && !choosing.playable[choosing.picked[0]!] && prints[card]?.kind !== 'path') {
      this.#turn.notice = prompt.whyUseless(card);
    } else this.player = at;
  };
}

/** The move that somebody is making: the cards picked up, where they go, and what is left to choose. No rules here. */
import { likes } from '../lib/places.svelte';
import type { Card, Cell, Offer } from '../protocol';
import { choicesFor, key, pickable, plans, sameCards } from './choose';

/** The result of touching a card: no offered move uses it, or none uses it with the cards already picked up. */
type Touched = 'unusable' | 'full' | 'touched';

export class Choosing {
  /** The cards of the hand that are picked up, and true if they are rotated. */
  picked: number[] = $state([]);
  turned = $state(false);
  /** The first of two goals. */
  first: Cell | null = $state(null);
  /** The move that waits to be confirmed, in each way that it can lie. */
  preview: { offers: Offer[]; cell: Cell | null } | null = $state(null);
  /** Several plans to choose from, each with the ways in which it can be carried out. */
  choice: Offer[][] | null = $state(null);
  /** True if a card is to pay for a toll dwarf. */
  posting = $state(false);
  /** True if several cards are to be discarded. */
  discarding = $state(false);

  readonly #offers: () => readonly Offer[];
  readonly #hand: () => readonly Card[];
  readonly #make: (offer: Offer) => void;

  constructor(offers: () => readonly Offer[], hand: () => readonly Card[], make: (offer: Offer) => void) {
    [this.#offers, this.#hand, this.#make] = [offers, hand, make];
  }

  readonly cards = $derived.by(() => this.picked.map((at) => this.#hand()[at]).filter((card) => card !== undefined));
  readonly choices = $derived.by(() => {
    const offers = this.#offers().filter(({ move }) => !this.discarding || move.type === 'discard');
    return choicesFor(offers, this.cards, this.first, this.posting);
  });
  /** The cells and the players that can be chosen now. */
  readonly targets = $derived.by(() => new Set(this.choices.cells.keys()));
  readonly players = $derived.by(() => new Set(this.choices.seats.keys()));
  /** The moves that need no place and no player. Passing comes last. */
  readonly direct = $derived.by(() =>
    [...this.choices.direct].sort((one, other) => Number(one.touch.passes) - Number(other.touch.passes)),
  );
  /** True for each card that can be picked up, and for each that can be played and not only discarded. */
  readonly usable = $derived.by(() => pickable(this.#offers(), this.#hand(), this.discarding ? this.picked : []));
  readonly playable = $derived.by(() => {
    const plays = this.#offers().filter(({ move, touch }) => move.type !== 'discard' && !touch.apart);
    return this.#hand().map((card) => plays.some(({ touch }) => touch.cards.includes(card)));
  });
  /** True if toll dwarves can be paid for, and true if several cards can be discarded at once. */
  readonly posts = $derived.by(() => this.#offers().some(({ touch }) => touch.apart));
  readonly several = $derived.by(() => this.#offers().some(({ touch }) => touch.cards.length > 1));
  /** The move that waits to be confirmed. */
  readonly shown = $derived.by(() => (this.preview ? this.asItLies(this.preview.offers) : null));

  /** Puts everything down. */
  reset(): void {
    [this.picked, this.turned, this.first, this.preview, this.choice, this.posting] = [
      [],
      false,
      null,
      null,
      null,
      false,
    ];
  }

  /** Puts everything down because there is something else to decide. */
  begin(): void {
    this.reset();
    this.discarding = false;
  }

  /** Takes back what a card was to be used for, but keeps it. */
  keep(): void {
    [this.first, this.preview] = [null, null];
  }

  /** Turns the card that is held, if it can go somewhere either way up. */
  turn(): boolean {
    const lays = this.#offers().filter(({ touch }) => touch.lays && sameCards(touch.cards, this.cards));
    const ways = new Set((this.preview?.offers ?? lays).map(({ touch }) => touch.rotated));
    if (ways.size > 1) this.turned = !this.turned;
    return ways.size > 1;
  }

  /** The way in which a card lies now, if it can. */
  asItLies(ways: readonly Offer[]): Offer {
    return ways.find((offer) => offer.touch.rotated === this.turned) ?? ways[0]!;
  }

  /** Shows what would happen. Lets it happen at once if the player is sure, or wants no questions. */
  consider(ways: Offer[], cell: Cell | null, sure = false): void {
    const wanted = this.asItLies(ways);
    if (!likes.confirm) return this.#make(wanted);
    this.turned = wanted.touch.rotated;
    this.preview = { offers: ways, cell };
    if (sure) this.#make(wanted);
  }

  /** Lets happen what is shown. */
  confirm(): void {
    if (this.shown) this.#make(this.shown);
  }

  /** The ways in which the held card can lie in a cell. Of several plans, those of the first. */
  waysAt(cell: Cell): Offer[] {
    return plans(this.choices.cells.get(key(cell)) ?? [])[0] ?? [];
  }

  /** Takes one of several plans. A card that can be rotated is shown first. */
  take(ways: Offer[]): void {
    this.choice = null;
    const { lays, cells } = ways[0]!.touch;
    if (lays) this.consider(ways, cells[0]!);
    else this.#make(ways[0]!);
  }

  /** Carries out what is left to choose from, or asks which. */
  #decide(among: Offer[], cell: Cell | null, sure: boolean): void {
    this.preview = null;
    const found = plans(among);
    if (found.length === 1) this.consider(found[0]!, cell, sure);
    else this.choice = found;
  }

  /** Chooses a player. Chosen again, or by a player who is sure, the card is played on them. */
  choosePlayer(seat: number, sure = false): void {
    if (this.preview && this.shown?.touch.seat === seat) return this.confirm();
    const among = this.choices.seats.get(seat);
    if (among) this.#decide(among, null, sure);
  }

  /** Chooses a cell. Chosen again, or by a player who is sure, the card is played there. */
  chooseCell(cell: Cell, sure = false): void {
    if (this.preview?.cell && key(this.preview.cell) === key(cell)) return this.confirm();
    const among = this.choices.cells.get(key(cell));
    if (!among) return;
    if (among[0]!.touch.cells.length > 1 && this.first === null) this.first = cell;
    else this.#decide(among, cell, sure);
  }

  /** Picks a card up; one that is held already is turned, or put back. */
  pickUp(at: number): Touched {
    if (this.picked.includes(at)) {
      // A card that is shown can be rotated again and again. One that is only held is put back after that.
      const turns = this.preview !== null || !this.turned;
      if (turns && this.turn()) return 'touched';
      this.picked = this.picked.filter((other) => other !== at);
      [this.turned, this.posting] = [false, this.posting && this.picked.length > 0];
      this.keep();
    } else if (!this.discarding || this.picked.length === 0) {
      if (!pickable(this.#offers(), this.#hand(), [])[at]) return 'unusable';
      [this.picked, this.turned] = [[at], false];
      this.keep();
    } else if (this.usable[at]) {
      this.picked = [...this.picked, at];
      this.keep();
    } else return 'full';
    return 'touched';
  }
}

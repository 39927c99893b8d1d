/** A turn of somebody at this device: they choose, confirm or take back, and the move goes to the server. */
import { tick, untrack } from 'svelte';
import type { Ask } from '../lib/link.svelte';
import { refusalText } from '../lib/tell';
import { plain, t } from '../lib/words.svelte';
import type { Card, Cell, Offer, Refusal, Seat } from '../protocol';
import { key } from './choose';
import { Choosing } from './choosing.svelte';
import { leadTo } from './focus';
import { Plan } from './plan.svelte';
import { Prompt } from './prompt.svelte';
import type { Situation } from './situation.svelte';

/** The time that a notice is shown, in milliseconds. */
const NOTICE = 7000;

/** The players to choose from: in the sheet, if there is one. */
const WHOM = '[data-whom]:enabled, body:not(:has([data-whom])) .player.target';

export class Turn {
  readonly situation: Situation;
  readonly choosing: Choosing;
  readonly plan: Plan;
  readonly prompt: Prompt;
  /** The reason why something cannot be done. */
  notice = $state('');
  /** True if a request is on its way to the server. */
  busy = $state(false);
  /** A card that cannot be played now and is explained instead. */
  explained: Card | null = $state(null);
  #begun = '';

  /** Follows a situation. Runs effects, so it belongs to the component that creates it. */
  constructor(situation: Situation) {
    this.situation = situation;
    this.choosing = new Choosing(
      () => situation.offers,
      () => situation.hand,
      (offer) => void this.make(offer),
    );
    this.plan = new Plan(situation, this.choosing);
    this.prompt = new Prompt(situation, this.choosing, this.plan);
    $effect.pre(() => this.#begin());
    $effect(() => {
      if (this.notice === '') return;
      const timer = setTimeout(() => (this.notice = ''), NOTICE);
      return () => clearTimeout(timer);
    });
  }

  /** Puts everything down when there is something else to decide. Focuses the hand if the focused element is gone. */
  #begin(): void {
    if (this.situation.here === this.#begun) return;
    this.#begun = this.situation.here;
    const led = document.activeElement !== document.body;
    untrack(() => this.choosing.begin());
    void tick().then(() => {
      if (!led || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-hand]')?.focus({ preventScroll: true });
    });
  }

  /** Asks something of the server. Returns false if it is refused, and shows why. */
  async send(ask: Ask): Promise<boolean> {
    this.busy = true;
    this.notice = '';
    try {
      await this.situation.link.ask(ask);
      return true;
    } catch (refusal) {
      this.notice = plain(refusalText(refusal as Refusal, this.situation.names));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Makes a move. What was chosen stays where it is until the server has accepted it. */
  async make(offer: Offer): Promise<void> {
    const { seat, here, position, decision, handed } = this.situation;
    if (seat === null || this.settled) return;
    if (!(await this.send({ type: 'play', seat, move: offer.text }))) return;
    if (decision !== 'react') return this.situation.conclude(here);
    this.situation.answer(seat, position);
    // After an answer there is nothing more to see.
    if (handed) this.situation.handOn();
  }

  /** True if a move is on its way to the server, so that it can no longer be taken back. */
  get settled(): boolean {
    return this.busy || this.situation.done;
  }

  #choose(how: () => void, byKey: boolean): void {
    if (this.settled) return;
    this.notice = '';
    how();
    if (!byKey) return;
    if (this.choosing.preview) void leadTo('.bar [data-move]');
    else if (this.choosing.first) void leadTo('[data-target]');
  }

  readonly chooseCell = (cell: Cell, byKey = false) => this.#choose(() => this.choosing.chooseCell(cell), byKey);
  /** Plays the card where it was dropped. `asks`: shows it first if it can lie there both ways. */
  readonly dropOnCell = (cell: Cell, asks: boolean) =>
    this.#choose(() => {
      const { choosing } = this;
      choosing.chooseCell(cell, !asks || choosing.waysAt(cell).length === 1);
    }, false);
  readonly dropOnPlayer = (at: Seat) => this.#choose(() => this.choosing.choosePlayer(at, true), false);
  readonly choosePlayer = (at: Seat, byKey = false) => this.#choose(() => this.choosing.choosePlayer(at), byKey);
  /** Chooses a move that needs no cell and no player. */
  readonly chooseMove = (offer: Offer, byKey = false) =>
    this.#choose(() => this.choosing.consider([offer], null), byKey);
  /** Chooses one of several plans for the same target. */
  readonly choosePlan = (ways: Offer[]) => this.#choose(() => this.choosing.take(ways), true);

  /** Picks up a card of the hand, or puts it back. */
  readonly pick = (at: number, byKey = false): void => {
    if (this.settled) return;
    this.notice = '';
    const touched = this.choosing.pickUp(at);
    if (touched === 'full') this.notice = t('no-more-cards');
    const { offers, hand } = this.situation;
    if (touched === 'unusable' && offers.length > 0) this.explained = hand[at]!;
    const { picked, preview, targets, players } = this.choosing;
    if (!byKey || picked.length !== 1 || preview) return;
    if (targets.size > 0) void leadTo('[data-target]');
    else void leadTo(players.size > 0 ? WHOM : '.bar [data-move]');
  };

  /** Goes one step back, and leads the keyboard there. */
  readonly takeBack = (): void => {
    if (this.settled) return;
    this.notice = '';
    const { choosing } = this;
    const [cell, at] = [choosing.preview?.cell, choosing.picked[0]];
    if (choosing.preview) {
      choosing.preview = null;
      const target = choosing.players.size > 0 ? WHOM : '.held.picked';
      void leadTo(cell ? `[data-target="${key(cell)}"]` : target);
    } else if (choosing.first) {
      choosing.first = null;
      void leadTo('[data-target]');
    } else {
      choosing.reset();
      if (at === undefined) choosing.discarding = false;
      else void leadTo(`[data-hand] button:nth-of-type(${at + 1})`);
    }
  };

  /** Plays by keyboard: numbers pick cards up, R turns, Enter confirms, Escape takes back. */
  readonly press = (event: KeyboardEvent): void => {
    // The browser keeps its own keys.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = event.target as Element;
    if (focused.closest('input:not([type=checkbox]), textarea, select')) return;
    if (document.querySelector('dialog[open]')) return;
    const { shown, preview } = this.choosing;
    const { decision, hand } = this.situation;
    const turns = decision === 'turn' || decision === 'pathfinder';
    if (event.key === 'Escape') {
      this.takeBack();
    } else if (event.key === 'r' || event.key === 'R') {
      if (!this.choosing.turn() && preview?.cell) this.notice = t('fits-one-way');
    } else if (event.key === 'Enter' && shown && decision && !focused.closest('button')) {
      void this.make(shown);
    } else if (/^[1-9]$/.test(event.key) && Number(event.key) <= hand.length && turns) {
      this.pick(Number(event.key) - 1, true);
    } else return;
    event.preventDefault();
  };
}

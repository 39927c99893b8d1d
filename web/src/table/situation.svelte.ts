/** The game for the people at this device: what they see, what they may do, what they have answered. */
import type { TableLink } from '../lib/link.svelte';
import { actsOf } from '../lib/evidence';
import { identitiesAt, teamsOf } from '../lib/identity';
import { likes } from '../lib/places.svelte';
import type { BotView, GameView, Seat, SeatView, TableView, View } from '../protocol';

/** The page's knowledge of a table. */
export type Facts = {
  link: TableLink;
  table: TableView;
  game: GameView;
  /** The seats of the people at this device. */
  seats: Seat[];
  /** Set if a coach explains what happens. */
  coach?: unknown;
};

/** The bot that plays in a seat, also for a person who is away. */
function botOf(seat: SeatView): BotView | null {
  return seat.type === 'bot' ? seat : (seat.bot ?? null);
}

export class Situation {
  readonly #facts: () => Facts;
  /** The seats that have answered a play. The server shows nobody an answer until the time to answer is over. */
  #answers: { position: string; seats: Seat[] } = $state({ position: '', seats: [] });
  /** What is shown instead of the game while the end of a round is told. */
  #held: () => { view: View | null; pauses: boolean } = $state.raw(() => ({ view: null, pauses: false }));
  /** The position in which a move was made that the server has accepted, until the server reports its effects. */
  #made = $state('');

  constructor(facts: () => Facts) {
    this.#facts = facts;
  }

  get link() {
    return this.#facts().link;
  }
  get table() {
    return this.#facts().table;
  }
  get game() {
    return this.#facts().game;
  }
  get seats() {
    return this.#facts().seats;
  }
  get coached() {
    return this.#facts().coach !== undefined;
  }

  /** The table as it is shown: at the end of a round, what has been told of it. */
  get view() {
    return this.#held().view ?? this.game.view;
  }
  /** True while nobody has to do anything, because the end of a round is shown. */
  get pauses() {
    return this.#held().pauses;
  }
  readonly names = $derived.by(() => this.table.seats.map((seat) => seat.name));
  readonly bots = $derived.by(() => this.table.seats.map(botOf));
  readonly identities = $derived.by(() => identitiesAt(this.table.seats, teamsOf(this.view)));
  /** The moves of the game so far, as this device heard them. */
  readonly acts = $derived.by(() => actsOf(this.link.log, this.game.game));
  get seat() {
    return this.game.seat;
  }
  get me() {
    return this.seat === null ? null : (this.view.players[this.seat] ?? null);
  }
  readonly hand = $derived.by(() => this.me?.hand ?? []);
  get position() {
    return `${this.game.game}.${this.game.moves_made}`;
  }
  get over() {
    return this.table.phase === 'over';
  }
  /** True if several people share this device. */
  get handed() {
    return this.link.tokens.length > 1;
  }
  get masked() {
    return likes.masked;
  }
  readonly #people = $derived.by(() => this.table.seats.filter((one) => one.type === 'person').length);
  /** True if all other players are bots. */
  get alone() {
    return this.#people === 1;
  }
  /** True if there is anybody to chat with: nobody talks to bots. */
  readonly chats = $derived.by(() => this.table.settings.chat && this.#people + this.table.watching.length > 1);

  readonly #given = $derived.by(() => (this.#answers.position === this.position ? this.#answers.seats : []));
  readonly answered = $derived.by(() => {
    const { reaction } = this.game;
    return reaction !== null && ((this.seat !== null && this.#given.includes(this.seat)) || reaction.answered);
  });
  /** The people of this device who may still object to a play. */
  readonly objectors = $derived.by(() => {
    if (!this.handed || !this.game.reaction || this.view.to_act?.seat != null) return [];
    return this.seats.filter((at) => at !== this.view.turn && !this.#given.includes(at));
  });
  /** The seats of this device at which a bot sits in. */
  readonly stoodIn = $derived.by(() =>
    this.seats.filter((at) => {
      const who = this.table.seats[at];
      return who?.type === 'person' && who.stood_in;
    }),
  );
  /** Changes whenever there is something else to decide. */
  readonly here = $derived.by(() => `${this.position}.${this.seat}.${this.over}.${this.stoodIn.join()}`);
  /** True if a move was made here and its effects are not known yet. */
  get done() {
    return this.#made === this.here;
  }
  readonly offers = $derived.by(() => {
    const waits = this.pauses || this.answered || this.over || this.done || this.stoodIn.includes(this.seat ?? -1);
    return waits ? [] : this.game.moves;
  });
  get decision() {
    return this.offers.length > 0 ? (this.view.to_act?.decision ?? null) : null;
  }

  /** Shows another view for a time, while nothing can be done. */
  hold(held: () => { view: View | null; pauses: boolean }): void {
    this.#held = held;
  }

  /** Notes that a seat has answered a play. */
  answer(seat: Seat, position: string): void {
    if (position === this.position) this.#answers = { position, seats: [...this.#given, seat] };
  }

  /** Notes that the server has accepted a move. */
  conclude(here: string): void {
    this.#made = here;
  }

  /** Shows nobody's cards while the device is handed on. */
  handOn(): void {
    void this.link.ask({ type: 'show' }).catch(() => {});
  }
}

/** The part of this device in the shuffle: it commits to a random share, reveals it, and notes what it was shown. */
import type { Event, TableView } from '../protocol';
import {
  hasNotes,
  keepNote,
  newNote,
  randomHex,
  recallNote,
  see,
  shareCommitment,
  type DealNote,
  type Doubt,
} from './fairness';
import type { Ask } from './link.svelte';

export class Shuffle {
  /** The reason why the deal on the table cannot be trusted. */
  doubt: Doubt | null = $state.raw(null);

  #ask: (ask: Ask) => Promise<unknown>;
  #note: DealNote | null = null;
  /** Whether the cards of the noted deal were dealt. */
  #dealt = false;
  /** Whether the deal that was noted is over, so that another one may begin. */
  #over = true;
  /** Whether the connection was there before the deal began: then this device takes part in it. */
  #gathered = false;
  /** Whether the connection is new: something may have happened meanwhile. */
  #fresh = true;
  /** The table that was followed last, and the one from before the connection was lost: it says nothing any more. */
  #table: TableView | undefined;
  #stale: TableView | undefined;
  /** The steps that were answered since the connection was made. */
  #sent = new Set<string>();

  constructor(ask: (ask: Ask) => Promise<unknown>) {
    this.#ask = ask;
  }

  /** The connection is new: the server may have lost what was not stored. */
  reconnect(): void {
    this.#sent.clear();
    this.#gathered = false;
    this.#fresh = true;
    this.#stale = this.#table;
    for (const own of Object.values(this.#note?.own ?? {})) own.committed = own.revealed = false;
  }

  /** Follows the deal at the table, for the seats at this device. */
  follow(table: TableView, seats: number[]): void {
    if (table === this.#stale) return;
    this.#table = table;
    const { code, deal, phase } = table;
    const shuffling = phase === 'shuffling';
    // A deal that has begun is never given up: only after its game another one begins.
    if (phase === 'over' || (this.#dealt && phase === 'lobby')) this.#over = true;
    if (this.#fresh && (this.#dealt || !shuffling)) this.#over = true;
    this.#fresh = false;
    if (phase === 'lobby') this.#gathered = true;
    if (!deal) {
      this.doubt = phase !== 'lobby' && hasNotes(code) ? { type: 'unproven' } : null;
      return;
    }
    if (this.#note?.game !== deal.game && (!this.#note || this.#over)) {
      const begins = shuffling || this.#gathered;
      this.#note = recallNote(deal.game) ?? (begins ? newNote(table, deal) : null);
      this.#over = this.#dealt = false;
    }
    const note = this.#note;
    if (!note) {
      this.doubt = null;
      return;
    }
    let doubt = see(note, deal);
    const left = seats.find((seat) => deal.commitments && !deal.commitments[seat]);
    if (!doubt && this.#gathered && left !== undefined) doubt = { type: 'not_counted', seat: left };
    this.doubt = doubt;
    // What came too late may be nobody's fault: other seats at this device still reveal their shares.
    if (shuffling && (!doubt || doubt.type === 'not_counted')) for (const seat of seats) this.#answer(note, seat);
    if (!doubt && deal.shares) this.#dealt = true;
    keepNote(note);
  }

  /** Notes what a seat at this device was dealt. */
  noteCards(seat: number, events: readonly Event[]): void {
    const note = this.#note;
    if (!note || note.dealt?.[seat]) return;
    note.dealt = { ...note.dealt, [seat]: events };
    keepNote(note);
  }

  /** Sends the commitment or the share of a seat, once for each step. */
  #answer(note: DealNote, seat: number): void {
    const revealing = note.commitments !== undefined;
    const step = `${note.game}.${seat}.${revealing}`;
    if (this.#sent.has(step)) return;
    const own = (note.own[seat] ??= { share: randomHex(32), committed: false, revealed: false });
    // A seat whose commitment came too late has nothing to reveal.
    if (revealing && !note.commitments?.[seat]) return;
    this.#sent.add(step);
    const commitment = shareCommitment(note.commitment, seat, own.share);
    const ask: Ask = revealing ? { type: 'share', seat, share: own.share } : { type: 'commit', seat, commitment };
    this.#ask(ask).then(
      () => {
        own[revealing ? 'revealed' : 'committed'] = true;
        keepNote(note);
      },
      // A share that came too late is told with the deal.
      () => {},
    );
  }
}

/** The part of this device in the shuffle: it commits to a random share, reveals it, and notes what it was shown. */
import type { Event, TableView } from '../protocol';
import { keepNote, newNote, randomHex, recallNote, see, shareCommitment, type DealNote, type Doubt } from './fairness';
import type { Ask } from './link.svelte';

export class Shuffle {
  /** The reason why the deal on the table cannot be trusted. */
  doubt: Doubt | null = $state.raw(null);

  #ask: (ask: Ask) => Promise<unknown>;
  #note: DealNote | null = null;
  /** The steps that were answered since the connection was made. */
  #sent = new Set<string>();

  constructor(ask: (ask: Ask) => Promise<unknown>) {
    this.#ask = ask;
  }

  /** The connection is new: the server may have lost what was not stored. */
  reconnect(): void {
    this.#sent.clear();
    for (const own of Object.values(this.#note?.own ?? {})) own.committed = own.revealed = false;
  }

  /** Follows the deal at the table, for the seats at this device. */
  follow(table: TableView, seats: number[]): void {
    const { deal } = table;
    if (!deal) {
      this.doubt = null;
      return;
    }
    const shuffling = table.phase === 'shuffling';
    if (this.#note?.game !== deal.game) this.#note = recallNote(deal.game) ?? (shuffling ? newNote(table, deal) : null);
    const note = this.#note;
    if (!note) {
      this.doubt = null;
      return;
    }
    const doubt = see(note, deal);
    this.doubt = doubt;
    if (shuffling && !doubt) for (const seat of seats) this.#answer(note, seat);
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

/** The proof of a finished game, compared with what this device noted before the deal. */
import { recordOf, type GameId } from './api';
import {
  check,
  compare,
  hasNotes,
  isCounted,
  recallNote,
  type DealNote,
  type Doubt,
  type Fairness,
  type Verdict,
} from './fairness';

export type Proof = {
  names: string[];
  /** The result of the record's shuffle and its checks. Nothing if it leaves it out although the game was dealt. */
  proven: { fairness: Fairness; verdict: Verdict } | null;
  /** The note of this device. Nothing if it took no part. */
  note: DealNote | null;
  doubt: Doubt | null;
  /** The seats that committed to a share and did not reveal it. */
  withheld: number[];
};

/**
 * Loads the record of a game and checks it. `dealt` is the name under which the game was dealt here, if it is known.
 * Nothing if the game began from a position.
 */
export async function proofOf(id: GameId, dealt?: string): Promise<Proof | null> {
  const record = await recordOf(id);
  const { fairness, seed, players = [], bots = [] } = record;
  if (!fairness || !seed) {
    if (!dealt && !hasNotes(id.code)) return null;
    return { names: players, proven: null, note: null, doubt: { type: 'unproven' }, withheld: [] };
  }
  // A repeated deal has another name: then there is a note of the first one too, and it does not match.
  const note = [dealt ?? '', `${id.code}.${id.game}`, fairness.game].map(recallNote).find((note) => note !== null);
  const isWithheld = (committed: string | null, seat: number) => committed !== null && fairness.shares[seat] === null;
  return {
    names: players,
    proven: { fairness, verdict: check(fairness, seed, (seat) => Boolean(bots[seat])) },
    note: note ?? null,
    doubt: note ? compare(note, record) : null,
    withheld: (fairness.commitments ?? []).flatMap((committed, seat) => (isWithheld(committed, seat) ? [seat] : [])),
  };
}

/** Returns true if the shares of these seats at this device are in the deal. */
export function tookPart({ note, proven }: Proof, seats: readonly number[]): boolean {
  return seats.every((seat) => isCounted(note, seat, proven?.fairness.shares ?? []));
}

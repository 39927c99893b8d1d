/** The proof of a finished game, compared with what this device noted before the deal. */
import { recordOf, type GameId } from './api';
import { check, compare, recallNote, type DealNote, type Doubt, type Fairness, type Verdict } from './fairness';

export type Proof = {
  fairness: Fairness;
  names: string[];
  verdict: Verdict;
  /** The note of this device. Nothing if it took no part. */
  note: DealNote | null;
  doubt: Doubt | null;
  /** The seats that committed to a share and did not reveal it. */
  withheld: number[];
};

/** Loads the record of a game and checks it. Nothing if the game began from a position. */
export async function proofOf(id: GameId): Promise<Proof | null> {
  const { fairness, seed, players = [], bots = [] } = await recordOf(id);
  if (!fairness || !seed) return null;
  // A repeated deal has another name: then there is a note of the first one too, and it does not match.
  const note = recallNote(`${id.code}.${id.game}`) ?? recallNote(fairness.game);
  const isWithheld = (committed: string | null, seat: number) => committed !== null && fairness.shares[seat] === null;
  return {
    fairness,
    names: players,
    verdict: check(fairness, seed, (seat) => Boolean(bots[seat])),
    note,
    doubt: note && compare(note, fairness, seed),
    withheld: (fairness.commitments ?? []).flatMap((committed, seat) => (isWithheld(committed, seat) ? [seat] : [])),
  };
}

/** Returns true if the shares of this device are in the deal. */
export function tookPart({ note, fairness }: Proof): boolean {
  const own = Object.entries(note?.own ?? {});
  return own.length > 0 && own.every(([seat, { share }]) => fairness.shares[Number(seat)] === share);
}

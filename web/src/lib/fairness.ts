/**
 * The proof of a shuffle: everybody commits to a random share before anybody reveals one. Each device notes what the
 * server showed before the deal, and compares the finished game with it. `crates/table/src/deal.rs` does the same.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { DealView, Event, Rules, TableView } from '../protocol';
import { note as keep, recall } from './memory';

/** The number of deals whose notes stay on this device. */
const MOST_NOTES = 100;
const STORED = 'saboteur.deals';

type Hash = string | null;

/** The share of a seat at this device, and what the server has acknowledged of it. */
export type OwnShare = { share: string; committed: boolean; revealed: boolean };

/** The notes of this device on a deal. The server cannot change them. */
export type DealNote = {
  game: string;
  commitment: string;
  /** The rules of the table, and the first player if the host chose one. */
  rules: Rules;
  first: number | null;
  bots: boolean[];
  commitments?: Hash[];
  own: Record<number, OwnShare>;
  /** The events of the deal that the seats at this device saw. `saboteur verify --note` compares them with the seed. */
  dealt?: Record<number, readonly Event[]>;
};

/** The reason why a deal cannot be trusted. */
export type Doubt =
  | { type: 'other_commitment' | 'other_commitments' | 'other_rules' | 'unproven' }
  | { type: 'commitment_left_out' | 'share_left_out' | 'not_counted' | 'bot_share' | 'other_cards'; seat: number };

/** The proof of the shuffle in a record. */
export type Fairness = {
  scheme?: number;
  game: string;
  commitment: string;
  secret: string;
  commitments?: Hash[];
  shares: Hash[];
};

/** What the page reads of a record; docs/record.md has all of it. */
export type ShortRecord = {
  rules?: Rules;
  first?: number;
  seed?: string;
  players?: string[];
  bots?: (string | null)[];
  fairness?: Fairness;
};

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const word = (text: string) => new TextEncoder().encode(text);
const hash = (...parts: Uint8Array[]) => hex(sha256(concatBytes(...parts)));

/** Random bytes as text. */
export function randomHex(count: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(count)));
}

/** The commitment to the share of a seat in the deal with this commitment of the server. */
export function shareCommitment(dealer: string, seat: number, share: string): string {
  return hash(word('saboteur share 2\n'), bytes(dealer), Uint8Array.of(seat), bytes(share));
}

function commitmentTo({ scheme, game, secret }: Fairness): string {
  if (scheme === 2) return hash(word('saboteur commitment 2\n'), bytes(secret), word(game));
  return hash(word('saboteur commitment 1\n'), bytes(secret));
}

function seedOf({ scheme, game, commitment, secret, commitments = [], shares }: Fairness): string {
  if (scheme !== 2) {
    const name = word(game);
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(name.length));
    const each = shares.flatMap((share) => (share === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), bytes(share)]));
    return hash(word('saboteur seed 1\n'), bytes(secret), length, name, Uint8Array.of(shares.length), ...each);
  }
  const each = commitments.flatMap((committed, seat) => {
    const share = shares[seat] ?? null;
    if (committed === null) return [Uint8Array.of(0)];
    if (share === null) return [Uint8Array.of(1), bytes(committed)];
    return [Uint8Array.of(2), bytes(committed), bytes(share)];
  });
  const count = Uint8Array.of(commitments.length);
  return hash(word('saboteur seed 2\n'), bytes(secret), bytes(commitment), count, ...each);
}

/** The checks of a record: the server's secret, the shares of the players, and the seed. */
export type Verdict = { secret: boolean; shares: boolean; seed: boolean };

/** Checks that a record proves its deal. */
export function check(fairness: Fairness, seed: string, isBot: (seat: number) => boolean): Verdict {
  const { scheme = 1, commitment, commitments = [], shares } = fairness;
  const fits = (share: Hash, seat: number) =>
    (commitments[seat] === null || !isBot(seat)) &&
    (share === null || shareCommitment(commitment, seat, share) === commitments[seat]);
  return {
    secret: (scheme === 1 || scheme === 2) && commitmentTo(fairness) === commitment,
    shares: scheme === 1 || (commitments.length === shares.length && shares.every(fits)),
    seed: seedOf(fairness) === seed,
  };
}

function isSame(one: Hash[], other: Hash[]): boolean {
  return one.length === other.length && one.every((hash, at) => hash === other[at]);
}

/** Notes a deal that has begun. */
export function newNote({ seats, settings }: TableView, { game, commitment }: DealView): DealNote {
  const bots = seats.map((seat) => seat.type === 'bot');
  const { rules, first } = settings;
  const chosen = typeof first === 'number' && first < bots.length && rules.game !== 'duel';
  return { game, commitment, rules, first: chosen ? first : null, bots, own: {} };
}

/** Whether these shares have the share of a seat at this device. */
export function isCounted(note: DealNote | null, seat: number, shares: Hash[]): boolean {
  const own = note?.own[seat];
  return own !== undefined && shares[seat] === own.share;
}

/** The share of this device that is not in the deal, if any. */
function lostShare(note: DealNote, shares: Hash[]): Doubt | null {
  const lost = Object.entries(note.own).find(([seat]) => !isCounted(note, Number(seat), shares));
  if (!lost) return null;
  const [seat, { revealed }] = lost;
  return { type: revealed ? 'share_left_out' : 'not_counted', seat: Number(seat) };
}

/** Compares what the server shows now with the note, and notes what is new. With a doubt, no share may be revealed. */
export function see(note: DealNote, deal: DealView): Doubt | null {
  if (deal.game !== note.game || deal.commitment !== note.commitment) return { type: 'other_commitment' };
  const { commitments } = deal;
  if (!commitments) return note.commitments || deal.shares ? { type: 'other_commitments' } : null;
  if (note.commitments && !isSame(note.commitments, commitments)) return { type: 'other_commitments' };
  const bot = commitments.findIndex((committed, seat) => committed !== null && note.bots[seat]);
  if (bot >= 0) return { type: 'bot_share', seat: bot };
  let late: Doubt | null = null;
  for (const [seat, own] of Object.entries(note.own)) {
    const published = commitments[Number(seat)] ?? null;
    if (published === shareCommitment(note.commitment, Number(seat), own.share)) continue;
    if (own.committed || published !== null) return { type: 'commitment_left_out', seat: Number(seat) };
    late ??= { type: 'not_counted', seat: Number(seat) };
  }
  note.commitments = commitments;
  return late ?? (deal.shares ? lostShare(note, deal.shares) : null);
}

/** Compares the record of a finished game with the note. */
export function compare(note: DealNote, { fairness, seed, rules, first }: ShortRecord): Doubt | null {
  if (!fairness || !seed) return { type: 'unproven' };
  if (fairness.game !== note.game || fairness.commitment !== note.commitment) return { type: 'other_commitment' };
  if (note.commitments && !isSame(note.commitments, fairness.commitments ?? [])) return { type: 'other_commitments' };
  if (fairness.scheme !== 2) return { type: 'unproven' };
  const lost = lostShare(note, fairness.shares);
  if (lost) return lost;
  // The server writes the rules of the table and of the record alike.
  if (JSON.stringify(rules) !== JSON.stringify(note.rules) || (first ?? null) !== note.first)
    return { type: 'other_rules' };
  const bot = (fairness.commitments ?? []).findIndex((committed, seat) => committed !== null && note.bots[seat]);
  if (bot >= 0) return { type: 'bot_share', seat: bot };
  const { secret, shares, seed: fits } = check(fairness, seed, () => false);
  const seats = fairness.shares.length === note.bots.length;
  return secret && shares && fits && seats ? null : { type: 'unproven' };
}

/** The note of a game on this device. */
export function recallNote(game: string): DealNote | null {
  return recall<DealNote[]>(STORED, []).find((note) => note.game === game) ?? null;
}

/** Whether this device has noted a deal at the table: then all its games are dealt, and none begins from a position. */
export function hasNotes(code: string): boolean {
  return recall<DealNote[]>(STORED, []).some((note) => note.game.startsWith(`${code}.`));
}

/** Keeps a note on this device. Another window may have noted the shares of other seats. */
export function keepNote(note: DealNote): void {
  const known = recall<DealNote[]>(STORED, []);
  const before = known.find(({ game }) => game === note.game);
  const merged = { ...note, own: { ...before?.own, ...note.own }, dealt: { ...before?.dealt, ...note.dealt } };
  if (JSON.stringify(before) === JSON.stringify(merged)) return;
  keep(STORED, [...known.filter(({ game }) => game !== note.game), merged].slice(-MOST_NOTES));
}

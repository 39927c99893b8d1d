/** This browser's part in the shuffle: random shares, kept so that it can be seen afterwards that they counted. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { note, recall } from './memory';

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** So many bytes by lot, as text. */
export function randomHex(count: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(count)));
}

function keyOf(code: string, commitment: string, seat: number): string {
  return `saboteur.share.${code}.${commitment.slice(0, 16)}.${seat}`;
}

/** The share of a seat for the game with this commitment: the same however often it is asked for. */
export function shareFor(code: string, commitment: string, seat: number): string {
  const key = keyOf(code, commitment, seat);
  const known = recall<string | null>(key, null, 'visit');
  if (known) return known;
  const share = randomHex(32);
  note(key, share, 'visit');
  return share;
}

/** The share that was added here, if any. */
export function addedShare(code: string, commitment: string, seat: number): string | null {
  return recall<string | null>(keyOf(code, commitment, seat), null, 'visit');
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What a record says of where its seed came from. */
export type Fairness = { commitment: string; secret: string; game: string; shares: (string | null)[] };
export type Verdict = { secret: boolean; seed: boolean };

/** Checks that the secret is the one that was committed to, and that the seed comes from it and all shares. */
export function check(fairness: Fairness, seed: string): Verdict {
  const word = (text: string) => new TextEncoder().encode(text);
  const secret = bytes(fairness.secret);
  const game = word(fairness.game);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(game.length));
  const shares = fairness.shares.flatMap((share) =>
    share === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), bytes(share)],
  );
  const count = Uint8Array.of(fairness.shares.length);
  const commitment = sha256(concatBytes(word('saboteur commitment 1\n'), secret));
  const made = sha256(concatBytes(word('saboteur seed 1\n'), secret, length, game, count, ...shares));
  return { secret: hex(commitment) === fairness.commitment, seed: hex(made) === seed };
}

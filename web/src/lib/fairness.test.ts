// @vitest-environment jsdom
import { expect, test } from 'vitest';
import deals from '../../../crates/table/tests/data/deals.json';
import type { DealView } from '../protocol';
import {
  check,
  compare,
  hasNotes,
  keepNote,
  recallNote,
  see,
  type DealNote,
  type Doubt,
  type Fairness,
  type ShortRecord,
} from './fairness';

type Case = {
  name: string;
  note: DealNote;
  deal: DealView | null;
  record: (ShortRecord & { seed: string; fairness: Fairness }) | null;
  doubt: Doubt | null;
};

// Rust writes these cases: honest deals, and every attack of a lying server.
test.each(deals as unknown as Case[])('$name', ({ note, deal, record, doubt }) => {
  const found = deal ? see(note, deal) : compare(note, record!);
  expect(found).toEqual(doubt);
});

test('the sums of the first scheme are those of docs/fairness.md', () => {
  const fairness = {
    commitment: '989167a644360076a0a2be67c433e6d6cb064b959c4f8189bbe86ba5ddea5093',
    secret: '1'.repeat(64),
    game: 'abcdefgh.1',
    shares: [null, '2'.repeat(64)],
  };
  const seed = '9539aa4a7e41b1c25d07e5e7aaa1ef92480955cee25f48c2b5d68b1d2b5b2786';
  const good = { secret: true, shares: true, seed: true };
  expect(check(fairness, seed, () => false)).toEqual(good);
  expect(check({ ...fairness, shares: ['2'.repeat(64), null] }, seed, () => false)).toEqual({ ...good, seed: false });
  const other = { ...fairness, commitment: '0'.repeat(64) };
  expect(check(other, '3'.repeat(64), () => false)).toEqual({ secret: false, shares: true, seed: false });
});

test('a bot that took part is found in the record alone', () => {
  const { record } = (deals as unknown as Case[]).find(({ name }) => name === 'a bot has a share in the record')!;
  expect(check(record!.fairness, record!.seed, () => false).shares).toBe(true);
  expect(check(record!.fairness, record!.seed, (seat) => seat === 3).shares).toBe(false);
});

test('notes stay on the device, and two windows do not overwrite each other', () => {
  const own = (share: string) => ({ share, committed: true, revealed: false });
  const { rules } = (deals as unknown as Case[])[0]!.note;
  const note = { game: 'abcdefgh.1', commitment: 'c'.repeat(64), rules, first: null, bots: [false, false] };
  keepNote({ ...note, own: { 0: own('1'.repeat(64)) } });
  keepNote({ ...note, own: { 1: own('2'.repeat(64)) } });
  expect(Object.keys(recallNote('abcdefgh.1')!.own)).toEqual(['0', '1']);
  expect(recallNote('abcdefgh.2')).toBeNull();
  expect(hasNotes('abcdefgh') && !hasNotes('abcdefg')).toBe(true);
  for (let game = 0; game < 120; game++) keepNote({ ...note, game: `other.${game}`, own: {} });
  expect(recallNote('other.119')).not.toBeNull();
  expect(recallNote('abcdefgh.1')).toBeNull();
});

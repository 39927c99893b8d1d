// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addedShare, check, shareFor } from './fairness';

test('a share stays the same for a game and differs between games and seats', () => {
  const share = shareFor('abcdefgh', 'c'.repeat(64), 0);
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(shareFor('abcdefgh', 'c'.repeat(64), 0)).toBe(share);
  expect(addedShare('abcdefgh', 'c'.repeat(64), 0)).toBe(share);
  expect(shareFor('abcdefgh', 'c'.repeat(64), 1)).not.toBe(share);
  expect(shareFor('abcdefgh', 'd'.repeat(64), 0)).not.toBe(share);
  expect(addedShare('abcdefgh', 'e'.repeat(64), 0)).toBeNull();
});

test('the sums are those of docs/fairness.md', () => {
  const fairness = {
    commitment: '989167a644360076a0a2be67c433e6d6cb064b959c4f8189bbe86ba5ddea5093',
    secret: '1'.repeat(64),
    game: 'abcdefgh.1',
    shares: [null, '2'.repeat(64)],
  };
  const seed = '9539aa4a7e41b1c25d07e5e7aaa1ef92480955cee25f48c2b5d68b1d2b5b2786';
  expect(check(fairness, seed)).toEqual({ secret: true, seed: true });
  expect(check({ ...fairness, shares: ['2'.repeat(64), null] }, seed)).toEqual({ secret: true, seed: false });
});

test('nothing passes that was not promised', () => {
  const fairness = {
    commitment: '0'.repeat(64),
    secret: '1'.repeat(64),
    game: 'abcdefgh.1',
    shares: [null, '2'.repeat(64)],
  };
  expect(check(fairness, '3'.repeat(64))).toEqual({ secret: false, seed: false });
});

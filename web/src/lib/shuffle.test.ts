// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { DealView, TableView } from '../protocol';
import { recallNote, shareCommitment } from './fairness';
import type { Ask } from './link.svelte';
import { Shuffle } from './shuffle.svelte';

const commitment = 'c'.repeat(64);
const begun: DealView = { game: 'abcdefgh.1', attempt: 1, commitment, commitments: null, shares: null };

function table(deal: DealView | null, phase: TableView['phase'] = 'shuffling'): TableView {
  const settings = { rules: { game: 'base', edition: 'classic' } };
  const seats = [{ type: 'person' }, { type: 'bot' }];
  return { code: 'abcdefgh', deal, phase, seats, settings } as unknown as TableView;
}

let asked: Ask[];
let shuffle: Shuffle;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  shuffle = new Shuffle((ask) => {
    asked.push(ask);
    return Promise.resolve();
  });
});

/** Commits to a share. Returns it with its commitment. */
async function commit(): Promise<{ share: string; own: string }> {
  shuffle.follow(table(begun), [0]);
  await Promise.resolve();
  const { share } = recallNote('abcdefgh.1')!.own[0]!;
  return { share, own: shareCommitment(commitment, 0, share) };
}

test('a device commits once, and reveals its share only when all commitments are published', async () => {
  const { share, own } = await commit();
  expect(asked).toEqual([{ type: 'commit', seat: 0, commitment: own }]);
  shuffle.follow(table(begun), [0]);
  expect(asked).toHaveLength(1);
  const published = { ...begun, commitments: [own, null] };
  shuffle.follow(table(published), [0]);
  expect(asked.slice(1)).toEqual([{ type: 'share', seat: 0, share }]);
  await Promise.resolve();
  shuffle.follow(table({ ...published, shares: [share, null] }, 'playing'), [0]);
  expect(shuffle.doubt).toBeNull();
  shuffle.follow(table({ ...published, shares: [null, null] }, 'playing'), [0]);
  expect(shuffle.doubt).toEqual({ type: 'share_left_out', seat: 0 });
});

test('a device that has doubts reveals nothing', async () => {
  const { own } = await commit();
  shuffle.follow(table({ ...begun, commitments: [own, '9'.repeat(64)] }), [0]);
  expect(shuffle.doubt).toEqual({ type: 'bot_share', seat: 1 });
  expect(asked.map(({ type }) => type)).toEqual(['commit']);
});

test('a deal that begins again with another secret is doubted, also after the page was loaded again', async () => {
  await commit();
  const again = new Shuffle(() => Promise.resolve());
  again.follow(table({ ...begun, commitment: 'd'.repeat(64) }), [0]);
  expect(again.doubt).toEqual({ type: 'other_commitment' });
});

test('after a lost connection the same share is sent again', async () => {
  const { own } = await commit();
  shuffle.reconnect();
  shuffle.follow(table(begun), [0]);
  expect(asked).toEqual([
    { type: 'commit', seat: 0, commitment: own },
    { type: 'commit', seat: 0, commitment: own },
  ]);
  // The server did not get it in time, or lies.
  shuffle.follow(table({ ...begun, commitments: [null, null] }), [0]);
  expect(shuffle.doubt).toEqual({ type: 'not_counted', seat: 0 });
  expect(asked).toHaveLength(2);
});

/** Plays the deal to its end. */
async function deal(): Promise<DealView> {
  const { share, own } = await commit();
  const published = { ...begun, commitments: [own, null] };
  shuffle.follow(table(published), [0]);
  await Promise.resolve();
  const dealt = { ...published, shares: [share, null] };
  shuffle.follow(table(dealt, 'playing'), [0]);
  expect(shuffle.doubt).toBeNull();
  return dealt;
}

const other: DealView = { ...begun, game: 'abcdefgh.2', commitment: 'd'.repeat(64) };

test('a deal that is given up for one with another name is doubted, also if the table gathers in between', async () => {
  await commit();
  shuffle.follow(table(other), [0]);
  expect(shuffle.doubt).toEqual({ type: 'other_commitment' });
  shuffle.follow(table(null, 'lobby'), [0]);
  shuffle.follow(table(other), [0]);
  expect(shuffle.doubt).toEqual({ type: 'other_commitment' });
  // So is one that begins again while the connection is lost.
  shuffle.reconnect();
  shuffle.follow(table({ ...other, game: 'abcdefgh.3' }), [0]);
  expect(shuffle.doubt).toEqual({ type: 'other_commitment' });
});

test('a game that was dealt does not change its name while it is played', async () => {
  await deal();
  shuffle.follow(table({ ...other, commitments: [null, null], shares: [null, null] }, 'playing'), [0]);
  expect(shuffle.doubt).toEqual({ type: 'other_commitment' });
});

test('the next game has another deal', async () => {
  const dealt = await deal();
  shuffle.follow(table(dealt, 'over'), [0]);
  shuffle.follow(table(null, 'lobby'), [0]);
  expect(shuffle.doubt).toBeNull();
  shuffle.follow(table(other), [0]);
  expect(shuffle.doubt).toBeNull();
  expect(asked.at(-1)).toMatchObject({ type: 'commit', seat: 0 });
  // This device may also have missed the end of a game.
  shuffle.reconnect();
  shuffle.follow(table({ ...other, game: 'abcdefgh.3', commitments: [null, null] }, 'playing'), [0]);
  expect(shuffle.doubt).toBeNull();
});

test('a game without a deal is doubted at a table where games are dealt', async () => {
  await deal();
  shuffle.follow(table(null, 'playing'), [0]);
  expect(shuffle.doubt).toEqual({ type: 'unproven' });
  localStorage.clear();
  shuffle = new Shuffle(() => Promise.resolve());
  shuffle.follow(table(null, 'playing'), [0]);
  expect(shuffle.doubt).toBeNull();
});

test('a device that was there before the deal takes part in it', () => {
  const dealt = { ...begun, commitments: [null, null], shares: [null, null] };
  shuffle.follow(table(null, 'lobby'), [0]);
  shuffle.follow(table(dealt, 'playing'), [0]);
  expect(shuffle.doubt).toEqual({ type: 'not_counted', seat: 0 });
  // A device that was away while the cards were dealt has nothing to say. The table from before tells nothing.
  localStorage.clear();
  shuffle = new Shuffle(() => Promise.resolve());
  const before = table(null, 'lobby');
  shuffle.follow(before, [0]);
  shuffle.reconnect();
  shuffle.follow(before, [0]);
  shuffle.follow(table(dealt, 'playing'), [0]);
  expect(shuffle.doubt).toBeNull();
});

test('a share that comes too late does not hold back the other shares of this device', async () => {
  shuffle.follow(table(begun), [0, 1]);
  await Promise.resolve();
  const { share } = recallNote('abcdefgh.1')!.own[0]!;
  shuffle.reconnect();
  const commitments = [shareCommitment(commitment, 0, share), null];
  shuffle.follow(table({ ...begun, commitments }), [0, 1]);
  expect(shuffle.doubt).toEqual({ type: 'not_counted', seat: 1 });
  expect(asked.at(-1)).toEqual({ type: 'share', seat: 0, share });
});

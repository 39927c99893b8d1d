// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { DealView, TableView } from '../protocol';
import { recallNote, shareCommitment } from './fairness';
import type { Ask } from './link.svelte';
import { Shuffle } from './shuffle.svelte';

const commitment = 'c'.repeat(64);
const begun: DealView = { game: 'abcdefgh.1', attempt: 1, commitment, commitments: null, shares: null };

function table(deal: DealView, phase: TableView['phase'] = 'shuffling'): TableView {
  return { deal, phase, seats: [{ type: 'person' }, { type: 'bot' }] } as unknown as TableView;
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
  // The server did not get it in time: that is no lie.
  shuffle.follow(table({ ...begun, commitments: [null, null] }), [0]);
  expect(shuffle.doubt).toBeNull();
  expect(asked).toHaveLength(2);
});

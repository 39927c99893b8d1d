import { expect, test } from 'vitest';
import type { Event, View } from '../protocol';
import fixture from './fixture.json';
import { finishedMine } from './rounds';

const before = fixture.view as unknown as View;
const goal = before.board.find((seen) => seen.place === 'goal' && !seen.face_up)!;
const laid: Event = { type: 'laid', seat: 0, card: 'cross', cell: [7, 7], turned: false };
const revealed: Event = { type: 'goal_revealed', seat: 0, cell: goal.cell, card: 'goal_gold', turned: true };
const began: Event = { type: 'round_began', round: 2, first: 1 };

test('the mine at the end of a round has the last card and the goals that it reached', () => {
  const mine = finishedMine(before, [laid, revealed, began])!;
  const at = (cell: readonly number[]) => mine.board.find((seen) => seen.cell.join() === cell.join());
  expect(at([7, 7])).toMatchObject({ card: 'cross', face_up: true });
  expect(at(goal.cell)).toMatchObject({ card: 'goal_gold', face_up: true, turned: true });
  expect(mine.board).toHaveLength(before.board.length + 1);
});

test('what is laid in the next round is not part of it, and without a next round there is nothing to look back at', () => {
  expect(finishedMine(before, [began, laid])!.board).toEqual(before.board);
  expect(finishedMine(before, [laid, revealed])).toBeNull();
});

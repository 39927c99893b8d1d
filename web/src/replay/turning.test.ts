import { expect, test } from 'vitest';
import { turningPoints } from './turning';

test('the largest changes are marked in the order of the game', () => {
  const chances = [
    [20, 20, 20],
    [20, 24, 60],
    [20, 24, 58],
    [90, 2, 58],
  ];
  expect(turningPoints(chances, [1, 2])).toEqual([
    { move: 1, seat: 2, from: 20, to: 60 },
    { move: 3, seat: 1, from: 24, to: 2 },
  ]);
});

test('of many changes only the largest are told', () => {
  const chances = Array.from({ length: 30 }, (_, at) => [at % 2 === 0 ? 10 : 40 + at]);
  const turns = turningPoints(chances, [0]);
  expect(turns).toHaveLength(8);
  expect(turns.at(-1)!.move).toBe(29);
});

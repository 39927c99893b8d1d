import { expect, test } from 'vitest';
import type { Cell, SeenCard } from '../protocol';
import { boundsOf, fit, fringeOf, HEIGHT, WIDTH, zoom } from './board';

const seen = (cell: Cell) => ({ cell }) as SeenCard;

test('everything that lies in the mine and can be chosen fits into windows of all shapes', () => {
  const bounds = boundsOf([seen([0, 0]), seen([8, -2]), seen([8, 2])], [[-1, 0]]);
  expect(bounds).toEqual({ left: -1, right: 8, top: -2, bottom: 2 });
  for (const [width, height] of [
    [360, 400],
    [900, 560],
    [3800, 1900],
  ] as const) {
    const camera = fit(bounds, width, height);
    expect(camera.x + bounds.left * WIDTH * camera.scale).toBeGreaterThanOrEqual(0);
    expect(camera.x + (bounds.right + 1) * WIDTH * camera.scale).toBeLessThanOrEqual(width);
    expect(camera.y + bounds.top * HEIGHT * camera.scale).toBeGreaterThanOrEqual(0);
    expect(camera.y + (bounds.bottom + 1) * HEIGHT * camera.scale).toBeLessThanOrEqual(height);
  }
});

test('the cells that connected openings face are in view before a card is picked up', () => {
  const laid = (cell: Cell, connected: string) => ({ cell, connected }) as SeenCard;
  const board = [laid([0, 0], 'TR'), laid([1, 0], 'LB'), laid([8, 2], '')];
  expect(fringeOf(board)).toEqual([
    [0, -1],
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
  expect(boundsOf(board, fringeOf(board))).toEqual({ left: 0, right: 8, top: -1, bottom: 2 });
});

test('what is under the pointer stays there while zooming, within limits', () => {
  const before = { x: 30, y: -20, scale: 0.5 };
  const after = zoom(before, 2, 200, 100);
  expect(after.scale).toBe(1);
  expect((200 - after.x) / after.scale).toBeCloseTo((200 - before.x) / before.scale);
  expect((100 - after.y) / after.scale).toBeCloseTo((100 - before.y) / before.scale);
  expect(zoom(before, 1000, 0, 0).scale).toBe(3);
  expect(zoom(before, 0.0001, 0, 0).scale).toBe(0.12);
});

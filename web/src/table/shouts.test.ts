import { expect, test } from 'vitest';
import { arrowOf, edgeOf } from './shouts';

const column = { list: { left: 900, top: 50, width: 300, height: 400 }, across: false };
const row = { list: { left: 0, top: 50, width: 390, height: 50 }, across: true };

test('bubbles and arrows are where the mine begins, beside a column of panels and below a row', () => {
  expect(edgeOf({ left: 900, top: 100, width: 300, height: 60 }, column)).toEqual({ x: 900, y: 130 });
  expect(edgeOf({ left: 100, top: 54, width: 120, height: 42 }, row)).toEqual({ x: 160, y: 100 });
});

test('a panel that is scrolled out of sight keeps to its list', () => {
  expect(edgeOf({ left: 900, top: 700, width: 300, height: 60 }, column).y).toBe(438);
  expect(edgeOf({ left: 500, top: 54, width: 120, height: 42 }, row).x).toBe(374);
});

test('arrows at the same time swing out to places of their own', () => {
  const [from, to] = [
    { x: 900, y: 100 },
    { x: 900, y: 300 },
  ];
  const [one, two] = [arrowOf(from, to, false), arrowOf(from, to, false, 1)];
  expect(one.middle.x).toBeLessThan(870);
  expect(one.middle.x - two.middle.x).toBeGreaterThan(30);
  expect(one.head.startsWith('M900 300')).toBe(true);
});

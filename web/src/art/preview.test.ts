import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../lib/games';
import { prints } from '../prints';
import { drawCard } from './card';
import { drawPreview, PREVIEW, scenes } from './preview';

test.each(games.map(({ family }) => family))('links to %s have a picture, small and of the right size', (family) => {
  const file = readFileSync(new URL(`../../public/preview/${family}.png`, import.meta.url));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([PREVIEW.width, PREVIEW.height]);
  expect(file.length).toBeLessThan(40_000);
});

test.each(games.map(({ family }) => family))(
  'the picture of %s has all of its cards, and their tunnels join',
  (family) => {
    const { upper, lower } = scenes[family];
    const open = (laid: (typeof upper)[number]): string | null => {
      if (laid == null) return null;
      const turned = typeof laid !== 'string';
      const card = turned ? laid[0] : laid;
      expect(drawPreview(family)).toContain(drawCard(card, { turned }));
      const sides = prints[card]!.tunnels!.replaceAll('|', '');
      const half: Record<string, string> = { T: 'B', B: 'T', L: 'R', R: 'L' };
      return turned ? [...sides].map((side) => half[side]).join('') : sides;
    };
    const rows = [upper, lower].map((row) => row.map(open));
    for (const row of rows)
      row.forEach((sides, at) => {
        const next = row[at + 1];
        if (sides != null && next != null) expect(sides.includes('R'), `${family} ${at}`).toBe(next.includes('L'));
      });
    rows[0]!.forEach((sides, at) => {
      const below = rows[1]![at];
      if (sides != null && below != null)
        expect(sides.includes('B'), `${family} ${at} below`).toBe(below.includes('T'));
    });
  },
);

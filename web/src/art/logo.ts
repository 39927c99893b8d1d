import { colour, disc, glow, put, soft } from './svg';
import { nugget } from './marks';
import { tool } from './tools';

/** The sign of the house in a view box of 64 by 64: two picks over gold. A bright spot says that it is one's turn. */
export const drawLogo = (turn = false): string =>
  soft(
    `<rect width="64" height="64" rx="14" fill="#2a2019"/>` +
      glow(32, 34, 30) +
      put(tool('pickaxe'), 32, 30, 0.66) +
      put(`<g transform="scale(-1 1)">${tool('pickaxe')}</g>`, 32, 30, 0.66) +
      put(nugget, 32, 49, 1.35) +
      (turn ? disc(51, 13, 11, colour.lantern, 3) : ''),
  );

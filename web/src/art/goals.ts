import { nugget } from './marks';
import { colour, disc, fill, glow, line, lookUp, put, rod, solid } from './svg';

const { ink, gold, goldDark, light, danger, crystal, timber, stoneLight, stonePale, stoneDark, paper, lantern } =
  colour;

const sparkle = fill('M0-6Q.6-.6 6 0 .6.6 0 6-.6.6-6 0-.6-.6 0-6z', light);

/** The treasure. */
const treasure =
  glow(0, -2, 34, gold) +
  solid('M-25 17Q-24 4-13 2-10-12 0-13 10-12 13 2 24 4 25 17 0 22-25 17z', goldDark) +
  put(nugget, -14, 10, 1.15) +
  put(nugget, 14, 10, 1.15, 60) +
  put(nugget, 0, 12, 1.25, 20) +
  put(nugget, -7, -1, 1.2, 100) +
  put(nugget, 8, -1, 1.2, -20) +
  put(nugget, 0, -11, 1.15) +
  put(sparkle, -19, -12) +
  put(sparkle, 18, -17, 1.2) +
  put(sparkle, 20, 2, 0.7);

/** A rock. */
const rock =
  solid('M-22 12L-20-4-8-17 7-18 20-7 23 9 12 17-12 18z', stoneLight) +
  fill('M-19-3L-8-15 6-16-1-5-8 4z', stonePale) +
  fill('M-1-5L6-16 18-6 21 8 12 15 5 6z', stoneDark, 0.5) +
  line('M-8 4L-1-5 5 6 12 15M-8 4L-12 17', ink, 1.4, 0.6);

/** A coin. */
const coin = disc(0, 0, 6, gold, 1.6) + line('M-2-2L0-3V3', goldDark, 1.6);

/** A sack, with its pieces of gold beside it. */
const sack = (pieces: number): string =>
  solid('M-7-12Q-24 4-17 17-10 22 2 20 15 22 18 12 20-2 6-12L10-20 0-17-10-20z', paper) +
  fill('M8-8Q22 6 15 16 8 19 3 18 13 8 8-8z', timber, 0.35) +
  rod('M-8-12H7', timber, 2.4, 1.2) +
  Array.from({ length: pieces }, (_, index) => put(coin, pieces === 1 ? 0 : -8 + index * 16, 6, 1.25)).join('');

/** The dragon. */
const dragon =
  solid('M-8 4L-29-17Q-31-2-26 14L-20 8-16 17-8 14zM8 4L29-17Q31-2 26 14L20 8 16 17 8 14z', '#a8361f') +
  solid('M-10-9L-17-27-2-15H2L17-27 10-9Q15 0 9 7L7 18Q0 27-7 18L-9 7Q-15 0-10-9z', danger) +
  fill('M-7 8Q0 3 7 8L5 17Q0 23-5 17z', lantern) +
  solid('M-10-5L-2-1-4 4-9 3zM10-5L2-1 4 4 9 3z', gold, 1.3) +
  line('M-6-2V2M6-2V2', ink, 2) +
  line('M-2.5 14v1.5M2.5 14v1.5', ink, 2.4) +
  solid('M-5 20l1 6 3-4zM5 20l-1 6-3-4z', light, 1);

/** The giant spider. */
const spider =
  line('M-27-22L27 22M27-22L-27 22M0-27V27M-27-22Q0-12 27-22M-18-14Q0-7 18-14', light, 1, 0.8) +
  rod(
    'M-6-2Q-14-14-22-8L-26 0M-7 3Q-17-4-22 4L-24 12M-6 8Q-14 6-17 14L-16 22' +
      'M6-2Q14-14 22-8L26 0M7 3Q17-4 22 4L24 12M6 8Q14 6 17 14L16 22',
    '#4d3a5c',
    2.4,
    1.1,
  ) +
  disc(0, 9, 10.5, '#5d4670', 2) +
  solid('M0 3l3 5-3 8-3-8z', danger, 1) +
  disc(0, -5, 7.5, '#5d4670', 2) +
  [-4, -1.4, 1.4, 4].map((x) => disc(x, Math.abs(x) > 2 ? -7 : -4.5, 1.4, gold)).join('') +
  line('M-3 0l-1 4M3 0l1 4', light, 1.6);

/** A pointed hat with a brim. */
export const hat = (paint: string): string =>
  solid('M-15 9Q-9 6-8-1-5-15 8-16 3-11 7-1 8 6 15 9 0 15-15 9z', paint, 1.8) + line('M-8 1Q0 5 7 1', light, 2.4);

/** The Costume Department: a mask and two hats on pegs. */
const costumes =
  rod('M-24-22H24', timber, 3, 1.2) +
  put(hat(colour.blue), -13, -8, 0.8) +
  put(hat(colour.green), 13, -8, 0.8) +
  solid('M-20 6Q-10 1 0 6 10 1 20 6 21 19 10 20 4 19 0 14-4 19-10 20-21 19-20 6z', '#8d5aa8') +
  fill('M-14 11Q-9 7-4 11-9 16-14 11zM14 11Q9 7 4 11 9 16 14 11z', light);

/** The Tunnel Party: two mugs below bunting. */
const mug = (paint: string): string =>
  rod('M8-4Q15-5 15 2T8 8', timber, 3, 1.2) +
  solid('M-9-9H8V13H-9z', paint) +
  line('M-4-4V10M3-4V10', timber, 1.6, 0.6) +
  solid('M-11-7Q-12-13-6-13-4-18 1-15 6-18 8-13 12-11 9-7 6-4 4-7 1-3-2-7-6-3-11-7z', '#fffaf0', 1.6);
const party =
  put(mug(lantern), 10, 7, 0.95, 12) +
  put(`<g transform="scale(-1 1)">${mug(lantern)}</g>`, -10, 7, 0.95, -12) +
  line('M-30-26Q0-10 30-26', ink, 1.6) +
  solid('M-24-23l8 3-6 7z', danger, 1.2) +
  solid('M-13-19l8 2-5 7z', crystal, 1.2) +
  solid('M5-17l8-2-3 9z', gold, 1.2) +
  solid('M16-20l8-3-2 10z', colour.repair, 1.2);

const pictures: Record<string, string> = {
  gold: treasure,
  goal_gold: treasure,
  sack_1: sack(1),
  sack_2: sack(2),
  dragon,
  giant_spider: spider,
  costume_department: costumes,
  tunnel_party: party,
};

/** The picture in the room where the tunnels of a goal or a postcard meet. */
export const goalPicture = (card: string, kind: string): string | undefined =>
  lookUp(pictures, card) ?? (kind === 'rock' ? rock : undefined);

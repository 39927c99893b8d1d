import { prints } from '../prints';
import type { Tool } from '../protocol';
import { hat } from './goals';
import { key, nugget, nuggets } from './marks';
import { smithy, tool } from './tools';
import { colour, disc, fill, glow, line, lookUp, put, rod, solid } from './svg';

const {
  ink,
  gold,
  light,
  paper,
  danger,
  repair,
  lantern,
  stoneLight,
  stonePale,
  stone,
  timber,
  skin,
  skinDark,
  steel,
  steelDark,
} = colour;

/** The ring of an action card: broken if it harms, mended if it helps, otherwise plain. */
export type Ring = 'broken' | 'mended' | 'plain';

const arrow = (d: string, point: string, width = 4.4): string => rod(d, light, width) + solid(point, light, 1.8);

const sheet = (paint: string): string => solid('M-11-17H11V17H-11z', paint);
const question = line('M-4-5Q-4-9 0-9T4-5Q4-2 0 0V3M0 8V8.2', light, 3);
const faceDown = sheet(timber) + line('M-7-13H7V13H-7z', lantern, 1.4) + question;
const tunnelCard = (d: string): string => sheet(stone) + line(d, ink, 11) + line(d, '#f2d192', 7);

/** A dwarf's head in a helmet. */
const head =
  solid('M-13 0Q-16 22 0 24 16 22 13 0z', '#b5652f') +
  solid('M-10-3H10V4Q10 10 0 10T-10 4z', skin, 1.4) +
  disc(-4.5, 1, 1.8, ink) +
  disc(4.5, 1, 1.8, ink) +
  disc(0, 6, 3.6, skinDark) +
  solid('M-14-2Q-14-20 0-20T14-2z', gold) +
  rod('M-15-2H15', gold, 3, 1.5) +
  disc(0, -11, 3.8, light, 1.5);

const boulder = solid('M-10 4L-8-7 2-10 10-4 9 6 0 10z', stoneLight) + fill('M-7-5L2-8 0-1-6 2z', stonePale);
const rockfall =
  put(boulder, -15, -17, 1) +
  put(boulder, 11, -10, 1.5, 40) +
  put(boulder, -13, 9, 1.35, 100) +
  put(boulder, 19, 19, 0.9) +
  line('M-22-34v6M-10-36v8M8-34v7M22-31v6', light, 2.6, 0.8) +
  solid('M-32 30L-26 23-17 25-9 20 0 25 8 22 15 26 27 24 32 30z', stone);

const map =
  solid('M-30-20L-12-26 10-20 30-26V18L10 25-12 18-30 25z', paper) +
  fill('M-12-26L10-20V25L-12 18z', timber, 0.22) +
  `<g stroke-dasharray="1 6.5">${line('M-23 15Q-20 0-8 4T8-4', '#5a3b20', 3.6)}</g>` +
  line('M11-15L22-4M22-15L11-4', danger, 5);

const fingers = (d: string, paint: string = skin): string => rod(d, paint, 7, 1.7);
const glove = '#6f6487';
const theft =
  glow(-4, 15, 26, gold) +
  put(nugget, -7, 15, 2.1) +
  put(
    solid('M-12-36H12V-20H-12z', danger) +
      line('M-4-35V-21M4-35V-21', ink, 1.6, 0.5) +
      fingers('M16-6Q24 8 15 18', glove) +
      solid('M-15-20H15Q21-10 17-2 8 4-16 2-20-10-15-20z', glove) +
      fingers('M-14 0Q-20 12-14 20M-5 1Q-8 14-4 22M5 0Q5 12 5 18', glove),
    3,
    -4,
    1,
    38,
  );

const palm =
  fingers('M-13 4V-19M-4 0V-27M5 0V-25M14 4V-17M-16 12L-25 0') +
  solid('M-17 0Q-18 22-6 28H9Q20 20 18 0z', skin) +
  fill('M-15.5 4V-4H16.5V4z', skin) +
  line('M-10 8Q0 2 13 9M-6 16Q2 12 10 17', skinDark, 2);

const bars = (d: string): string => rod(d, steel, 4);
const sill = rod('M-27-27H27M-27 28H27', steelDark, 5);
const padlock =
  line('M-5 0Q-5-8 0-8T5 0', ink, 6) +
  line('M-5 0Q-5-8 0-8T5 0', steel, 2.6) +
  solid('M-9-1H9V12H-9z', gold) +
  disc(0, 5.5, 2.4, ink);
const trapped =
  put(head, 0, -2, 1.1) +
  line('M-8-9l5 2M8-9l-5 2', ink, 2) +
  bars('M-26-26V27M-12.5-26V27M12.5-26V27M26-26V27') +
  sill +
  put(padlock, 0, 20, 0.9);
const freedom =
  bars('M-13-26Q-15-6-24-1-15 8-13 27M13-26Q15-6 24-1 15 8 13 27M-24-26V27M24-26V27') + sill + put(head, 0, 1, 1.02);

const lens = (inside: string): string =>
  rod('M14 14L29 29', timber, 7.5) +
  disc(-4, -5, 25, '#d9ecef', 2) +
  put(inside, -4, -6) +
  ring(-4, -5, 25, steelDark, 4.5) +
  line('M-21-10Q-18-22-8-24', '#fffaf0', 3.4);

const ring = (x: number, y: number, r: number, paint: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${paint}" stroke-width="${width}"/>`;

const exchange =
  arrow('M-24-21Q0-42 20-24', 'M28-16L14-18 23-31z') + arrow('M24 21Q0 42-20 24', 'M-28 16L-14 18-23 31z');
const hats = put(hat(danger), -15, 1, 1.2) + put(hat(colour.blue), 16, 1, 1.2) + exchange;
const fan = (paint: string): string =>
  put(sheet(paint), -7, 1, 0.8, -20) + put(sheet(paint), 0, -1, 0.8) + put(sheet(paint), 7, 1, 0.8, 20);
const hands = put(fan('#fffaf0'), -16, 1) + put(fan('#c26a3c'), 16, 1) + exchange;
const goals = put(faceDown, -13, 0, 1.1, -6) + put(faceDown, 13, 0, 1.1, 6) + exchange;

const trove =
  put(sheet(timber), -10, 18, 0.9, 78) +
  put(sheet(stoneLight), 9, 19, 0.9, 104) +
  put(sheet(timber), 0, 15, 0.9, 88) +
  glow(0, -11, 22, gold) +
  put(sheet(paper) + put(nuggets(3), 0, 1, 0.62), 0, -9, 0.98) +
  arrow('M25 8V-12', 'M17-9L25-22 33-9z');

const veto =
  put(sheet(paper), 0, 0, 1.5, -10) +
  solid('M-9.5-23H9.5L23-9.5V9.5L9.5 23H-9.5L-23 9.5V-9.5z', danger) +
  line('M-8-19.5H8L19.5-8V8L8 19.5H-8L-19.5 8V-8z', light, 1.6) +
  line('M-9-9L9 9M9-9L-9 9', light, 6.5);

const direction = put(head, 0, 0, 0.85) + arrow('M16 25A30 30 0 1 0-22-20', 'M-34-5L-32-27-12-15z', 6.5);

const pathfinder =
  put(tunnelCard('M-11 0H11'), -14.5, 8, 1.3) +
  put(tunnelCard('M-11 0Q0 0 0-17'), 14.2, 8, 1.3) +
  arrow('M-22-25H14', 'M13-34L28-25 13-16z');

const diversion =
  `<g stroke-dasharray="4 5">${put(line('M-11-17H11V17H-11z', ink, 2.6), -17, 8, 1.15)}</g>` +
  put(tunnelCard('M0-17V17M0 0H11'), 16, 8, 1.25) +
  arrow('M-20-17Q-14-36 8-27', 'M19-19L4-19 11-34z');

const cards: Record<string, [Ring, string]> = {
  rockfall: ['plain', rockfall],
  treasure_map: ['plain', map],
  theft: ['broken', theft],
  hands_off: ['mended', palm],
  trapped: ['broken', trapped],
  freedom: ['mended', freedom],
  inspection: ['plain', lens(put(head, 0, 0, 0.85))],
  change_hats: ['plain', hats],
  swap_hands: ['plain', hands],
  goal_card_swap: ['plain', goals],
  treasure_trove: ['plain', trove],
  veto: ['plain', veto],
  change_of_direction: ['plain', direction],
  master_crafter: ['mended', smithy],
  pathfinder: ['plain', pathfinder],
  diversion: ['plain', diversion],
  key: ['plain', put(glow(0, 0, 30, gold) + put(key, -2, 0, 2, -45), 0, 0)],
};

/** Two tools of which one may be mended. */
const either = (tools: Tool[]): string =>
  tools.length === 1
    ? tool(tools[0]!)
    : line('M21-23L-21 23', light, 2, 0.7) +
      tools.map((name, index) => put(tool(name), index ? 13 : -13, index ? 14 : -13, 0.62)).join('');

const toolsIn = (words: string): Tool[] =>
  (['pickaxe', 'lantern', 'cart'] as const).filter((name) => words.split('_').includes(name));

/** A ring of two halves that do not meet, and the crack between them. */
const brokenRing =
  `<g stroke-linecap="butt" transform="rotate(-47)">` +
  `<circle r="38" fill="none" stroke="${ink}" stroke-width="9" stroke-dasharray="103 16.4" stroke-dashoffset="-8"/>` +
  `<circle r="38" fill="none" stroke="${danger}" stroke-width="5.5" stroke-dasharray="101 18.4" ` +
  `stroke-dashoffset="-9"/></g>` +
  line('M34-37L27-31 30-26 22-20M-34 37L-27 31-30 26-22 20', danger, 2.8);

/** A whole ring with a riveted plate where it was broken. */
const mendedRing =
  ring(0, 0, 38, ink, 9) +
  ring(0, 0, 38, repair, 5.5) +
  [45, 225]
    .map((turn) =>
      put(solid('M-10-44H10V-32H-10z', repair, 1.6) + disc(-6, -38, 1.7, ink) + disc(6, -38, 1.7, ink), 0, 0, 1, turn),
    )
    .join('');

const rings: Record<Ring, string> = {
  broken: disc(0, 0, 37, '#94604a') + disc(2, 3, 28, '#ad7558') + brokenRing,
  mended: disc(0, 0, 37, '#bd9459') + disc(2, 3, 28, '#d3ad70') + mendedRing,
  plain:
    disc(0, 0, 37, '#bd9459') + disc(2, 3, 28, '#d3ad70') + ring(0, 0, 38, ink, 7) + ring(0, 0, 38, '#e8c684', 3.4),
};

/** The rings of cards that are played in the same way as others. */
const used: Record<string, Ring> = { sabotage: 'broken', repair: 'mended' };

/** The ring of an action card. */
export const ringOf = (card: string): Ring =>
  lookUp(cards, card)?.[0] ?? lookUp(used, lookUp(prints, card)?.use) ?? 'plain';

/** The picture in the ring. */
function pictogram(card: string): string | undefined {
  const known = lookUp(cards, card)?.[1];
  const tools = toolsIn(card);
  const ring = ringOf(card);
  if (known !== undefined) return put(known, 0, 0, 0.94);
  if (ring === 'broken' && tools[0]) return put(tool(tools[0], true), 0, 0, 0.92);
  return ring === 'mended' && tools[0] ? put(either(tools), 0, 0, 0.94) : undefined;
}

/** The ring and the pictogram of an action card; nothing if there is no picture of it. */
export function actionPicture(card: string): string | undefined {
  const picture = pictogram(card);
  return picture === undefined ? undefined : rings[ringOf(card)] + picture;
}

/** The ring of an action card of which there is no picture, with a blank card in it. */
export const blankPicture = (card: string): string => rings[ringOf(card)] + put(sheet(paper), 0, 0, 1.3);

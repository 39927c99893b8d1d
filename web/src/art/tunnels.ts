import { colour, disc, fill, line, put, solid } from './svg';

/** One letter for a side of the card, as in the data. */
export type Letter = 'T' | 'B' | 'L' | 'R';
export type Spot = [number, number];

/** The middle of the card, where tunnels meet. */
export const middle: Spot = [50, 80];

const opening: Record<Letter, Spot> = { T: [50, 0], B: [50, 160], L: [0, 80], R: [100, 80] };
const opposite: Record<Letter, Letter> = { T: 'B', B: 'T', L: 'R', R: 'L' };

/** The length of a blind stub, if it stands alone and if it needs to keep away from another tunnel. */
const reach = { alone: { upright: 47, level: 26 }, beside: { upright: 40, level: 19 } };

const { floor, worn, lantern, timber, timberDark, ink, stoneLight, stonePale } = colour;

/** The groups of open sides in a text like `TB|L`; what is not a side is left out. */
export const groupsOf = (tunnels: string): Letter[][] =>
  tunnels
    .split('|')
    .map((group) => (['T', 'B', 'L', 'R'] as const).filter((letter) => group.includes(letter)))
    .filter((group) => group.length > 0);

/** The side on the other end. */
export const turnedLetter = (letter: Letter): Letter => opposite[letter];

/** The groups after half a turn. */
export const turnedGroups = (groups: Letter[][]): Letter[][] =>
  groups.map((group) => groupsOf(group.map(turnedLetter).join(''))[0]!);

/** A place in the arm of a side, some way from the card's edge. */
export function inArm(side: Letter, from: { upright: number; level: number }): Spot {
  const [x, y] = opening[side];
  if (x === 50) return [50, y === 0 ? from.upright : 160 - from.upright];
  return [x === 0 ? from.level : 100 - from.level, 80];
}

const isBend = (group: Letter[]): boolean => group.length === 2 && opposite[group[0]!] !== group[1];
const isBridge = (groups: Letter[][]): boolean =>
  groups.length === 2 && groups.every((group) => group.length === 2 && !isBend(group));
const reachAmong = (groups: Letter[][]) => (groups.some((group) => group.length > 1) ? reach.beside : reach.alone);

/** The place of a find in this tunnel. */
export function spotIn(group: Letter[], groups: Letter[][]): Spot {
  const [first, second] = group;
  if (first && !second) {
    const end = reachAmong(groups);
    return inArm(first, { upright: end.upright - 14, level: end.level - (end === reach.alone ? 10 : 4) });
  }
  if (isBend(group)) return [second === 'L' ? 38.5 : 61.5, first === 'T' ? 60 : 100];
  return isBridge(groups) ? inArm(first!, { upright: 32, level: 18 }) : middle;
}

/** The line along which a tunnel runs. */
type Course = { d: string; length?: number };

const spot = ([x, y]: Spot): string => `${x} ${y}`;
const straight = (from: Spot, to: Spot): Course => ({ d: `M${spot(from)}L${spot(to)}` });

/** A curve between two neighbouring sides that leaves both at right angles. */
function bend(first: Letter, second: Letter): Course {
  const y = opening[first][1];
  const x = opening[second][0];
  return { d: `M50 ${y}C50 ${y ? 110 : 50} ${x ? 68 : 32} 80 ${x} 80`, length: 100 };
}

function courseOf(group: Letter[]): Course {
  const [first, second, third] = group;
  if (first && second && !third) {
    return isBend(group) ? bend(first, second) : straight(opening[first], opening[second]);
  }
  return { d: group.map((side) => straight(opening[side], middle).d).join('') };
}

/** The floor, worn at its edges, with sleepers and rails; the same at every edge of the card. */
function track({ d, length }: Course, chamber = 0): string {
  const layer = (paint: string, width: number, more = '') =>
    `<path d="${d}" stroke="${paint}" stroke-width="${width}"${more}/>`;
  const room = (paint: string, r: number) => (chamber ? disc(50, 80, chamber + r, paint) : '');
  const sleepers = ` stroke-dasharray="3.4 6.6" stroke-dashoffset="-3.3"${length ? ` pathLength="${length}"` : ''}`;
  return (
    `<g fill="none" stroke-linecap="butt">` +
    layer(lantern, 56, ' opacity=".08"') +
    layer(lantern, 45, ' opacity=".13"') +
    layer(ink, 36) +
    room(ink, 3) +
    layer(worn, 31) +
    room(worn, 0.5) +
    layer(floor, 25, ' class="floor"') +
    room(floor, -2.5) +
    layer(timber, 20, sleepers) +
    layer(timberDark, 13) +
    layer(floor, 9.6) +
    layer(timber, 9.6, sleepers) +
    '</g>'
  );
}

/** Fallen stones that close a tunnel coming from the left: their outlines, and where light falls on them. */
const rubble =
  'M-4-20l9-2 6 8-4 8-10 1-5-8zM5-8l9 1 3 9-6 7-9-2-2-9zM-3 7h9l5 8-4 7-9 0-6-8z' +
  'M-9-7h9l4 7-5 7-9-2-2-7zM-13 10l5-2 3 3-3 4-4-1z';
const lit = 'M-3-18l7-1 3 4-9 2zM7-6l6 1 1 4-8-1zM-1 9h6l2 4h-8zM-8-5h7l1 4h-8z';

const facing: Record<Letter, number> = { L: 0, T: 90, R: 180, B: 270 };

/** Tunnels that end blindly, all in one. */
function stubs(sides: Letter[], groups: Letter[][]): string {
  if (sides.length === 0) return '';
  const ends = reachAmong(groups);
  const pile = (stones: string) => sides.map((side) => put(stones, ...inArm(side, ends), 1, facing[side])).join('');
  const course = sides.map((side) => straight(opening[side], inArm(side, ends)).d).join('');
  return track({ d: course }) + pile(solid(rubble, stoneLight, 1.6) + fill(lit, stonePale));
}

/** One tunnel below, its shadow, and the other one between parapets above. */
const bridge = (): string =>
  track(courseOf(['L', 'R'])) +
  fill('M22 60H78V100H22z', ink, 0.5) +
  track(courseOf(['T', 'B'])) +
  solid('M29 54h6v52h-6zM65 54h6v52h-6z', timber, 1.4) +
  line('M32 56.5V104M68 56.5V104', colour.timberLight, 1.4) +
  [58, 80, 102].map((y) => disc(32, y, 1.5, timberDark) + disc(68, y, 1.5, timberDark)).join('');

/** A turntable of planks where three tunnels or more meet. */
const turntable =
  disc(50, 80, 13, timber, 1.4) +
  line('M41 73.5H59M38.5 80H61.5M41 86.5H59', timberDark, 1.4) +
  disc(50, 80, 2.6, colour.steelDark, 1);

/** The room in the middle of a card where all its tunnels meet. */
function room(groups: Letter[][]): string {
  return (
    track(
      {
        d: groups
          .flat()
          .map((side) => straight(opening[side], middle).d)
          .join(''),
      },
      25,
    ) + disc(50, 80, 22, floor)
  );
}

/** All tunnels of a card. In `hall` they lead to a room in its middle, where something is to be seen. */
export function tunnelsOf(groups: Letter[][], hall: boolean): string {
  if (hall) return room(groups);
  if (isBridge(groups)) return bridge();
  const blind = groups.flatMap((group) => (group.length === 1 ? group : []));
  const open = groups.filter((group) => group.length > 1);
  return (
    stubs(blind, groups) +
    open
      .map((group) => track(courseOf(group), group.length > 2 ? 18 : 0) + (group.length > 2 ? turntable : ''))
      .join('')
  );
}

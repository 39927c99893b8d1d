/** The six gestures that are said without words: faces of dwarves, and an hourglass. */
import { ears, face, fullBeard, headlamp, helmet, moustache, nose } from './dwarf';
import { colour, disc, fill, line, put, rod, soft, solid } from './svg';

const { ink, light, gold, goldDark, crystal, danger, skin, timber, timberLight, paper } = colour;

const beard = '#b5652f';
const behind = ears + face + fullBeard(beard);
const front = moustache(beard) + nose + helmet('#dca43c', headlamp);
const wide = (x: number): string => disc(x, 50, 7, '#fffaf0', 1.8) + disc(x, 50, 3, ink);
const eye = (x: number, y: number): string => disc(x, y, 3.6, ink) + disc(x + 1, y - 1, 1.2, light);

/** An open hand with its palm up, as one holds it to a shrug. */
const palm =
  rod('M-8 2L-13-8M-3-1L-5-12M3-1L3-13M8 2L11-9', skin, 5, 1.4) + solid('M-11 0Q0-6 11 0L9 13Q0 18-9 13z', skin, 1.6);
/** A hand from the side, its fingers together. */
const hand = solid('M-7 16L-9-4Q-8-20-2-20T4-4L9-8Q13-7 11-2L5 16z', skin, 1.8);

const gestures = {
  laugh:
    behind +
    line('M32 52Q39 43 46 52M54 52Q61 43 68 52', ink, 3.4) +
    front +
    solid('M33 70Q50 74 67 70 66 91 50 91T33 70z', '#5a1f17', 2) +
    fill('M36 72.5Q50 76 64 72.5L63 78Q50 81 37 78z', '#fffaf0') +
    fill('M41 86Q50 80 59 86 50 91 41 86z', danger) +
    solid('M24 55Q18 64 24 67T24 55zM76 55Q82 64 76 67T76 55z', crystal, 1.2),
  gasp:
    behind +
    wide(38) +
    wide(62) +
    front +
    rod('M30 39Q36 35 43 38M70 39Q64 35 57 38', beard, 3.4, 1.2) +
    `<ellipse cx="50" cy="80" rx="9" ry="11" fill="#5a1f17" stroke="${ink}" stroke-width="2"/>`,
  think:
    behind +
    eye(42, 48) +
    eye(64, 48) +
    front +
    rod('M32 44L44 45M56 41Q62 37 69 41', beard, 3.4, 1.2) +
    line('M42 78Q50 74 60 79', '#5a1f17', 3.4) +
    put(rod('M-2 14L0-12', skin, 7, 1.6) + solid('M-12 8Q-6-2 6 2L12 10 8 26H-10z', skin, 1.8), 30, 82, 0.9, 18) +
    disc(84, 32, 4, light, 1.6) +
    disc(90, 19, 5.4, light, 1.6),
  applaud:
    behind +
    line('M33 51Q39 45 45 51M55 51Q61 45 67 51', ink, 3.2) +
    front +
    line('M38 74Q50 84 62 74', '#5a1f17', 3.6) +
    put(hand, 39, 89, 0.82, 22) +
    put(`<g transform="scale(-1 1)">${hand}</g>`, 61, 89, 0.82, -22) +
    line('M50 67V61M37 70L32 65M63 70L68 65', light, 3.2),
  shrug:
    behind +
    eye(40, 50) +
    eye(60, 50) +
    front +
    rod('M31 42Q37 37 44 41M69 42Q63 37 56 41', beard, 3.4, 1.2) +
    line('M41 79Q50 75 59 79', '#5a1f17', 3.4) +
    put(palm, 15, 74, 0.95, -24) +
    put(palm, 85, 74, 0.95, 24),
  hurry:
    line('M12 30Q5 50 12 70M88 30Q95 50 88 70', light, 4) +
    solid('M27 16H73Q73 38 56 50 73 62 73 84H27Q27 62 44 50 27 38 27 16z', paper, 2.4) +
    fill('M33 30H67Q64 40 53 47H47Q36 40 33 30z', gold) +
    fill('M31 82Q35 68 50 66T69 82z', gold) +
    line('M50 47V66', goldDark, 2.6) +
    fill('M33 20H40L38 34Q34 28 33 20z', '#fffaf0', 0.8) +
    rod('M22 14H78M22 86H78', timber, 8, 2) +
    line('M22 12H78M22 84H78', timberLight, 2),
} as const satisfies Record<string, string>;

export type GestureName = keyof typeof gestures;
/** The gestures, in the order in which they are offered. */
export const gestureNames = Object.keys(gestures) as GestureName[];

/** The inner markup of a gesture in a view box of 100 by 100. */
export const drawGesture = (name: GestureName): string => soft(gestures[name]);

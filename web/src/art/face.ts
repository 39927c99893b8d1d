/** The portraits and tokens of seats. A seat is known by its colour, its pattern, its letter and a face of its own. */
import { chance, colour, disc, fill, glow, line, rod, short, soft, solid } from './svg';

const { ink, light, gold, skin, skinDark, steel, steelDark, lantern } = colour;

/** The look of a face: which of the variants of each part it has. */
export type Features = { hat: number; beard: number; eyes: number; hair: number };

/** What is drawn of a seat. */
export type Look = {
  /** True for a bot: a head of metal in a frame with corners. People have round frames. */
  bot: boolean;
  colour: string;
  dark: string;
  /** The number of the pattern. */
  pattern: number;
  face: Features;
};

// ---- patterns

type Point = readonly [x: number, y: number];
/** A convex polygon, clockwise. */
type Polygon = readonly Point[];

const RADIUS = 46;
const round: Polygon = Array.from({ length: 36 }, (_, at) => {
  const angle = (at * Math.PI) / 18;
  return [50 + RADIUS * Math.cos(angle), 50 + RADIUS * Math.sin(angle)];
});
const cornered: Polygon = [
  [20, 4],
  [80, 4],
  [96, 20],
  [96, 80],
  [80, 96],
  [20, 96],
  [4, 80],
  [4, 20],
];

/** A band across the frame: its distance from the middle, its width and its direction in degrees. */
function band(off: number, width: number, degrees: number): Polygon {
  const angle = (degrees * Math.PI) / 180;
  const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number): Point => [50 + along * ax - aside * ay, 50 + along * ay + aside * ax];
  const [near, far] = [off - width / 2, off + width / 2];
  return [at(-100, near), at(100, near), at(100, far), at(-100, far)];
}

/** A part of a circle around the middle that is as wide as a quarter. */
const quarter = (x: number, y: number): Polygon => [
  [Math.min(50, x), Math.min(50, y)],
  [Math.max(50, x), Math.min(50, y)],
  [Math.max(50, x), Math.max(50, y)],
  [Math.min(50, x), Math.max(50, y)],
];

/** One pattern for each of twelve seats, as in heraldry. */
const patterns: Polygon[][] = [
  [],
  [band(50, 100, 90)],
  [band(50, 100, 0)],
  [band(50, 100, 135)],
  [quarter(150, -50), quarter(-50, 150)],
  [band(-30, 14, 0), band(0, 14, 0), band(30, 14, 0)],
  [band(-30, 14, 90), band(0, 14, 90), band(30, 14, 90)],
  [band(-30, 14, 45), band(0, 14, 45), band(30, 14, 45)],
  [band(0, 26, 0), band(0, 26, 90)],
  [band(0, 24, 45), band(0, 24, -45)],
  [band(-42, 24, 0), band(42, 24, 0)],
  [band(-42, 24, 90), band(42, 24, 90)],
];

/** The number of patterns. */
export const PATTERNS = patterns.length;

/** The part of a polygon that lies within a frame. Both are convex. */
export function within(polygon: Polygon, frame: Polygon): Point[] {
  let rest: Point[] = [...polygon];
  frame.forEach((from, at) => {
    const to = frame[(at + 1) % frame.length]!;
    const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    rest = rest.flatMap((point, index) => {
      const before = rest.at(index - 1)!;
      const [here, there] = [side(point), side(before)];
      const part = there / (there - here);
      const cut: Point[] =
        here < 0 !== there < 0
          ? [[before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part]]
          : [];
      return here >= 0 ? [...cut, point] : cut;
    });
  });
  return rest;
}

const path = (polygon: readonly Point[]): string =>
  polygon.length === 0 ? '' : `M${polygon.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** The frame of a seat in its colour with its pattern. */
function plate({ bot, colour: paint, dark, pattern }: Look): string {
  const frame = bot ? cornered : round;
  const parts = patterns[pattern % PATTERNS]!.map((part) => fill(path(within(part, frame)), dark)).join('');
  return fill(path(frame), paint) + parts;
}

/** The edge of the frame, above what is in it. */
function rim({ bot, colour: paint }: Look): string {
  const edge = (width: number, stroke: string) =>
    bot
      ? `<path d="${path(cornered)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
      : `<circle cx="50" cy="50" r="${RADIUS}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  return edge(8, ink) + edge(3.6, paint);
}

// ---- people

const hairs = ['#b5652f', '#68737c', '#33241b', '#e4e0d6', '#d9a24b', '#8a3d22'];

const head =
  solid('M28 48Q19 46 20 55T29 61zM72 48Q81 46 80 55T71 61z', skin) +
  solid('M27 40H73V58Q73 77 50 77T27 58z', skin) +
  fill('M30 64Q50 80 70 64 64 76 50 76T30 64z', skinDark, 0.5);
const nose = solid('M50 51Q57 56 57 61T50 66 43 61 50 51z', skinDark, 1.8);
const dots = disc(40, 52, 3.8, ink) + disc(60, 52, 3.8, ink);

const beards: ((paint: string) => string)[] = [
  // A shovel.
  (paint) =>
    solid('M26 54Q20 84 37 92 50 97 63 92 80 84 74 54 69 67 50 67T26 54z', paint) +
    solid('M50 65Q40 61 31 69 38 77 50 71 62 77 69 69 60 61 50 65z', paint, 1.8),
  // Two plaits.
  (paint) =>
    solid('M27 56Q28 74 40 78L36 96H46L50 82 54 96H64L60 78Q72 74 73 56 66 68 50 68T27 56z', paint) +
    rod('M36 86H46M54 86H64', gold, 2.4, 1.2),
  // A fork.
  (paint) => solid('M27 56Q24 82 34 97L50 80 66 97Q76 82 73 56 66 69 50 69T27 56z', paint),
  // A large moustache.
  (paint) =>
    solid(
      'M50 64Q40 59 29 67 20 72 14 62 14 78 28 80 43 80 50 72 57 80 72 80 86 78 86 62 80 72 71 67 60 59 50 64z',
      paint,
    ),
  // A goatee.
  (paint) => solid('M38 70Q50 66 62 70L58 84Q50 99 42 84z', paint) + line('M41 69Q50 73 59 69', ink, 2),
  // Plaits at the sides, no beard.
  (paint) =>
    solid('M26 44Q18 52 20 68L14 92H28L31 64zM74 44Q82 52 80 68L86 92H72L69 64z', paint) +
    rod('M15 84H29M71 84H85', gold, 2.4, 1.2) +
    line('M42 71Q50 76 58 71', ink, 2.6),
];

type Hat = (paint: string, dark: string) => string;
const hats: Hat[] = [
  // A helmet with a lamp.
  (paint) =>
    solid('M21 45Q21 11 50 11T79 45z', paint) +
    rod('M18 44H82', paint, 6) +
    glow(50, 28, 16, light) +
    disc(50, 28, 8.5, steelDark, 2) +
    disc(50, 28, 5, light),
  // A pointed cap.
  (paint, dark) => solid('M22 44Q28 14 66 1 68 22 78 44z', paint) + rod('M20 43Q50 36 80 43', dark, 7),
  // Horns.
  (paint) =>
    solid('M25 38Q5 34 7 8 14 22 31 24zM75 38Q95 34 93 8 86 22 69 24z', light) +
    solid('M22 45Q22 15 50 15T78 45z', paint) +
    rod('M20 44H80M50 16V42', paint, 5),
  // A scarf with a knot.
  (paint, dark) =>
    solid('M22 45Q22 14 50 14T78 45Q50 34 22 45z', paint) +
    solid('M77 40L95 34 92 46 97 54 80 48z', dark, 1.8) +
    disc(38, 27, 3.4, dark) +
    disc(53, 22, 3.4, dark) +
    disc(65, 31, 3.4, dark),
  // A broad hat.
  (paint, dark) =>
    solid('M30 40Q28 10 42 12 50 18 58 12 72 10 70 40z', paint) +
    solid('M4 42Q50 26 96 42 84 52 50 46 16 52 4 42z', paint) +
    rod('M31 34Q50 28 69 34', dark, 4, 1.2),
  // A hood.
  (paint, dark) =>
    `<path d="M50 5Q86 8 85 58L80 70Q79 30 50 28T20 70L15 58Q14 8 50 5z" fill="${paint}" stroke="${ink}" ` +
    `stroke-width="2"/>` +
    line('M29 24Q50 12 71 24', dark, 4),
];

const eyes = [
  dots + disc(41.2, 50.8, 1.2, light) + disc(61.2, 50.8, 1.2, light),
  line('M34 53Q40 47 46 53M54 53Q60 47 66 53', ink, 3.4),
  // A patch.
  disc(40, 52, 3.8, ink) + line('M28 42L74 56', ink, 2.6) + solid('M53 46H67L66 57Q60 61 54 57z', ink),
  // Glasses.
  dots + rings(8.5, light, 4.6, 2.2) + line('M48 51H52', light, 2.2),
];

function rings(r: number, paint: string, outer: number, inner: number): string {
  return [ink, paint]
    .map((stroke, at) =>
      [40, 60]
        .map(
          (x) =>
            `<circle cx="${x}" cy="52" r="${r}" fill="none" stroke="${stroke}" stroke-width="${at ? inner : outer}"/>`,
        )
        .join(''),
    )
    .join('');
}

function person({ colour: paint, dark, face }: Look): string {
  return (
    solid('M19 92Q17 75 35 70H65Q83 75 81 92 50 104 19 92z', dark) +
    head +
    eyes[face.eyes]! +
    beards[face.beard]!(hairs[face.hair]!) +
    nose +
    hats[face.hat]!(paint, dark)
  );
}

// ---- bots

const metals = [steel, '#d3a550', '#c5835a', '#8d979c', '#e0d6c0', '#a9855c'];
const rivet = (x: number, y: number): string => disc(x, y, 2.2, ink);

const tops: Hat[] = [
  // A chimney.
  (paint) => solid('M56 8H72V32H56z', paint) + rod('M54 9H74', paint, 4) + solid('M26 34L32 24H68L74 34z', paint),
  // An aerial.
  (paint) => rod('M50 32V14', steel, 3) + disc(50, 12, 8, paint, 2.2) + solid('M30 34Q30 24 50 24T70 34z', paint),
  // A crown of teeth.
  (paint) => solid('M24 35V18H33V25H41V16H50V25V16H59V25H67V18H76V35z', paint),
  // A key to wind up.
  (paint) =>
    rod('M50 34V22', steel, 4) +
    solid('M50 22Q30 26 30 14T50 16Q70 2 70 14T50 22z', paint, 2.4) +
    solid('M28 35Q28 28 50 28T72 35z', paint),
  // A dome.
  (paint, dark) => solid('M24 36Q24 9 50 9T76 36z', paint) + rod('M22 36H78M50 10V34', dark, 3.4, 1.2),
  // A lantern.
  (paint) =>
    solid('M34 34V28H66V34zM38 28V14H62V28z', paint) +
    glow(50, 21, 16, lantern) +
    disc(50, 21, 5.4, light) +
    rod('M36 13H64', paint, 4),
];

const lenses = [
  disc(39, 50, 9, ink) + disc(61, 50, 9, ink) + disc(39, 50, 5.4, light) + disc(61, 50, 5.4, light),
  solid('M28 44H72V56H28z', ink) + line('M33 50H67', light, 5),
  disc(50, 50, 13, ink) + disc(50, 50, 8.4, light) + disc(50, 50, 3.6, ink),
  solid('M31 43H46V57H31zM54 43H69V57H54z', ink) + fill('M35 47H42V53H35zM58 47H65V53H58z', light),
];

const jaws: ((paint: string) => string)[] = [
  // A grille.
  () => solid('M34 66H66V78H34z', ink) + line('M40 67V77M46 67V77M53 67V77M60 67V77', steel, 2.4),
  // A plate like a beard.
  (paint) =>
    solid('M24 62H76L70 88 50 95 30 88z', paint) +
    rivet(33, 69) +
    rivet(67, 69) +
    rivet(50, 87) +
    line('M40 74H60', ink, 3),
  // A spring.
  () =>
    line('M32 72L38 66 44 77 50 66 56 77 62 66 68 72', ink, 6.4) +
    line('M32 72L38 66 44 77 50 66 56 77 62 66 68 72', light, 2.6),
  // Pipes like a moustache.
  (paint) => rod('M50 66Q40 64 33 70T18 72M50 66Q60 64 67 70T82 72', paint, 6, 2) + line('M43 79H57', ink, 3),
  // Plates like plaits.
  (paint) =>
    solid('M20 58H32V90H20zM68 58H80V90H68z', paint) +
    rivet(26, 66) +
    rivet(26, 82) +
    rivet(74, 66) +
    rivet(74, 82) +
    line('M42 72H58', ink, 3.4),
  // Teeth.
  () => solid('M32 66H68V77H32z', light) + line('M41 66V77M50 66V77M59 66V77M32 71.5H68', ink, 1.8),
];

function machine({ colour: paint, dark, face }: Look): string {
  const metal = metals[face.hair]!;
  return (
    solid('M18 95V84L32 76H68L82 84V95z', dark) +
    rod('M17 48V62M83 48V62', paint, 6) +
    solid('M24 36Q24 32 28 32H72Q76 32 76 36V76Q76 84 66 84H34Q24 84 24 76z', metal) +
    fill('M28 36H72V40H28z', light, 0.45) +
    tops[face.hat]!(paint, dark) +
    lenses[face.eyes]! +
    jaws[face.beard]!(metal)
  );
}

// ---- together

/** A shadow behind the head, which may have the colour of the frame. */
const shadow = `<circle cx="50" cy="46" r="42" fill="${ink}" opacity=".34"/>`;

const VARIANTS = { hat: hats.length, beard: beards.length, eyes: eyes.length, hair: hairs.length };

/** The face of a name. The same name has the same face at every table. */
export function faceOf(name: string): Features {
  const next = chance(name);
  const pick = (count: number) => Math.floor(next() * count);
  return {
    hat: pick(VARIANTS.hat),
    beard: pick(VARIANTS.beard),
    eyes: pick(VARIANTS.eyes),
    hair: pick(VARIANTS.hair),
  };
}

/** The next face, which differs from this one in more than a detail. */
export function otherFace({ hat, beard, eyes, hair }: Features): Features {
  const around = (beard + 1) % VARIANTS.beard;
  return { hat: around === 0 ? (hat + 1) % VARIANTS.hat : hat, beard: around, eyes, hair };
}

/** The inner markup of a portrait in a view box of 100 by 100. */
export const drawFace = (look: Look): string =>
  soft(plate(look) + shadow + (look.bot ? machine(look) : person(look)) + rim(look));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The inner markup of a token with its letter in a view box of 100 by 100. */
export function drawToken(look: Look, letter: string): string {
  const text = letter.replace(/[&<>]/g, (sign) => escapes[sign]!);
  const size = Array.from(letter).length > 1 ? 48 : 64;
  return soft(plate(look) + rim(look)) + `<text x="50" y="73" class="seat-letter" font-size="${size}">${text}</text>`;
}

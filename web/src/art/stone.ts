import { chance, colour, fill, line, put, rod, short, solid } from './svg';

type Point = [number, number];

const { ink, stone, stoneDark, stoneLight, timber, timberDark, timberLight } = colour;

/** The corners of a slab whose edge was broken by hand. */
function edge(random: () => number): Point[] {
  const inset = () => 0.6 + random() * 1.8;
  const across = [4, 29, 68, 96];
  const down = [4, 36, 61, 99, 128, 156];
  return [
    ...across.map((x): Point => [x, inset()]),
    ...down.map((y): Point => [100 - inset(), y]),
    ...across.toReversed().map((x): Point => [x, 160 - inset()]),
    ...down.toReversed().map((y): Point => [inset(), y]),
  ];
}

const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** A wavy layer of rock across the slab. */
function stratum(y: number, random: () => number): string {
  const sway = () => short(random() * 20 - 10);
  return `M3 ${short(y)}c28 ${sway()} 60 ${sway()} 94 ${sway()}`;
}

/** The slab of stone on which tunnels are drawn; the same for the same card. */
export function slab(seed: string): string {
  const random = chance(seed);
  const points = edge(random);
  const lit = points.slice(-6).concat(points.slice(0, 4));
  const layers = [22, 56, 104, 140].map((y) => stratum(y + random() * 12 - 6, random));
  return (
    solid(polygon(points), stone, 1.2) +
    `<g stroke-linecap="butt">` +
    line(layers[0] + layers[2]!, stoneDark, 10, 0.6) +
    line(layers[1] + layers[3]!, '#86705a', 6, 0.4) +
    `</g>` +
    line(stratum(30 + random() * 20, random) + stratum(118 + random() * 20, random), ink, 0.8, 0.3) +
    put(line(polygon(lit).slice(0, -1), stoneLight, 1.2, 0.75), 1.2, 1.2, 0.985)
  );
}

/** Four studs in the corners, for cards that are worth something. */
export const studs = (paint: string): string => rod('M9 9h.1M91 9h.1M9 151h.1M91 151h.1', paint, 5.6, 1.2);

/** The frame of timber with dark rock inside that action cards and backs have. */
export const frame = (inside: string = '#2a2018'): string =>
  solid('M4 1H96l3 3V156l-3 3H4l-3-3V4z', timber, 1.5) +
  fill('M2 9h5V151H2zM93 9h5V151h-5z', timberLight, 0.5) +
  solid('M7 9H93V151H7z', inside, 1.5) +
  line('M12 4H60M30 6.5H88M12 154H70M40 156.5H90M3.7 20V90M5 60V140M95 24V70M96.5 80V144', timberDark, 1, 0.7) +
  rod('M5 5.5h.1M95 5.5h.1M5 154.5h.1M95 154.5h.1', colour.steel, 2.4, 1);

import type { Tool } from '../protocol';
import { nugget } from './marks';
import { colour, disc, fill, glow, line, put, rod, solid } from './svg';

const { ink, timber, timberLight, timberDark, steel, steelDark, lantern, gold, light, danger } = colour;

const pickHead =
  solid('M-32-6Q-16-26 0-26T32-6Q16-15 0-14-16-15-32-6z', steel) +
  fill('M-28-9Q-14-23 0-23T28-9Q14-19 0-18-14-19-28-9z', light, 0.55) +
  solid('M-6-29H6V-11H-6z', steelDark);

const pickaxe = put(rod('M0-12V32', timberLight, 7) + line('M2-8V30', timber, 2) + pickHead, -2, 2, 0.96, 38);

const brokenPickaxe =
  put(solid('M-4-14H4V6L1 1-1 7-4 3z', timberLight) + pickHead, 3, -3, 0.94, 38) +
  put(solid('M-4 30H4V-4L1 0-2-7-4-2z', timberLight), -16, 11, 0.94, 70) +
  line('M-16-2l-6-3M-10-8l-3-7M6 14l6 4M0 19l1 8', danger, 2.6);

const cage =
  line('M-8-22Q-8-32 0-32T8-22', ink, 6) +
  line('M-8-22Q-8-32 0-32T8-22', steelDark, 2.6) +
  solid('M-14-14L-8-23H8L14-14z', steelDark) +
  solid('M-16 20H16L19 28H-19z', steelDark);

const wires = line('M-15-13V20M15-13V20', ink, 5) + line('M-15-13V20M15-13V20', steel, 2.2);

const lamp =
  glow(0, 3, 34) +
  cage +
  solid('M-14-14H14V20H-14z', lantern) +
  fill('M-10-10H2V16H-10z', light, 0.35) +
  solid('M0-8Q11 4 6 12 0 18-6 12-11 4 0-8z', light, 1.4) +
  fill('M0 2Q5 8 3 12 0 15-3 12-5 8 0 2z', danger) +
  wires;

const brokenLamp =
  put(
    cage +
      solid('M-14-14H14V20H-14z', '#3a3a40') +
      solid('M-14-14H-2L-7-3 1 2-5 9-14 5zM14 20H2L7 10 3 5 14-1z', '#8fa3a8', 1.4) +
      wires,
    0,
    0,
    1,
    14,
  ) +
  solid('M-25 22l5-8 4 8zM17 25l8-5 2 7z', '#8fa3a8', 1.4) +
  line('M10-22Q16-28 11-33T16-42', '#d8d0c4', 2.4, 0.7);

const wheel = disc(0, 0, 7.5, steelDark, 2) + disc(0, 0, 2.6, light, 1.2);
const tub =
  solid('M-29-9H29L22 17H-22z', timber) +
  line('M-26 0H26M-24 9H24', timberDark, 2) +
  solid('M-32-13H32V-7H-32z', steel) +
  solid('M-19-8h5l3 24h-5zM19-8h-5l-3 24h5z', steelDark, 1.4);

const cart =
  put(nugget, -14, -17, 1.25) +
  put(nugget, 13, -17, 1.25, 80) +
  put(nugget, 0, -20, 1.45, 30) +
  tub +
  put(wheel, -13, 22) +
  put(wheel, 13, 22);

const brokenCart =
  put(tub + put(wheel, -14, 21) + fill('M4-7l-6 9 7 3-5 12 13-15-7-3 5-6z', ink), 0, -3, 1, 14) +
  put(wheel, 23, 27) +
  put(nugget, -25, 25, 0.9) +
  line('M24 14l5-5M31 18l7-2', danger, 2.6);

const whole: Record<Tool, string> = { pickaxe, lantern: lamp, cart };
const broken: Record<Tool, string> = { pickaxe: brokenPickaxe, lantern: brokenLamp, cart: brokenCart };

/** A tool about the origin, 64 units wide. */
export const tool = (name: Tool, isBroken = false): string => (isBroken ? broken : whole)[name];

/** A hammer on an anvil, for the card that mends everything. */
export const smithy =
  solid('M-24 6H26Q22 14 12 15L13 22 20 28H-14L-7 22-6 15Q-20 15-24 6z', steelDark) +
  fill('M-20 8H22L20 10H-18z', light, 0.5) +
  put(rod('M0-6V26', timberLight, 5.5) + solid('M-14-16H10L14-12V-4H-14z', steel), 6, -18, 0.95, 52) +
  line('M-16-2l-7-5M-20 1l-9-1M-8-5l-2-8', gold, 3);

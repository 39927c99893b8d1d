import type { Side, Team } from '../protocol';
import { colour, disc, fill, glow, line, lookUp, put, rod, solid } from './svg';
import type { Letter, Spot } from './tunnels';

const { ink, gold, goldDark, light, crystal, crystalDark, timber, timberDark, timberLight, paper } = colour;

/** The letter of a side as the data call it. */
export const letterOf: Record<Side, Letter> = { top: 'T', bottom: 'B', left: 'L', right: 'R' };

const letters: Record<Team, string> = {
  blue: line('M-3.4-5.4V5.4H.8a3 3 0 0 0 0-6H-3.4M-3.4-5.4H.3a2.4 2.4 0 0 1 0 4.8', '#123a6b', 2.4),
  green: line('M4-3A5.2 5.2 0 1 0 4.6 2.6V.6H1', '#0d4424', 2.3),
};

/** The sign of a team: a square with B, a triangle with G. */
export const badge = (team: Team): string =>
  team === 'blue'
    ? solid('M-8.5-8.5H8.5V8.5H-8.5z', light, 1.8) + letters.blue
    : solid('M0-13L13.5 9.5H-13.5z', light, 1.8) + put(letters.green, 0, 2.6, 0.86);

/** Three shards that glint. */
export const crystals =
  glow(0, 0, 17, crystal) +
  solid('M-4 10L-12-2l4-7 6 7zM4 10L12 0l-2-8-6 7z', crystalDark, 1.6) +
  solid('M0 12L-6 4-5-10 1-16 6-9 6 5z', crystal, 1.6) +
  fill('M1-14L-4-9-3 5 0 9z', light, 0.75) +
  fill('M9-6L5 0v5z', crystal);

/** One nugget of gold. */
export const nugget =
  solid('M-8 2L-5-6 2-8 8-3 7 5 0 8-6 7z', gold, 1.7) +
  fill('M-6 5L0 2 7 4 0 7-5 6z', goldDark, 0.75) +
  fill('M-5-2L-3-5 1-6-1-2z', light);

const heaps: Spot[][] = [
  [],
  [[0, 0]],
  [
    [-8, 1],
    [8, -1],
  ],
  [
    [0, -8],
    [-8.5, 5],
    [8.5, 5],
  ],
];

/** As many nuggets as a card has, each one seen. */
export const nuggets = (count: number): string =>
  (heaps[Math.min(count, 3)] ?? []).map(([x, y]) => put(nugget, x, y)).join('');

/** A key. */
export const key =
  rod('M-4 0H15M9 0V7M15 0V6', gold, 3.4) +
  `<circle cx="-10" r="6" fill="none" stroke="${ink}" stroke-width="7.5"/>` +
  `<circle cx="-10" r="6" fill="none" stroke="${gold}" stroke-width="3.8"/>`;

/** A closed door across its arm, or an open one with a key in it and its sign beside it. */
export function door(team: Team, [x, y]: Spot, open: boolean): string {
  const upright = x === 50;
  const swap = (a: number, b: number): [number, number] => (upright ? [a, b] : [b, a]);
  const board = (a: number, b: number, w: number, h: number, paint: string) => {
    const [left, top] = swap(a, b);
    const [width, height] = swap(w, h);
    return solid(`M${left} ${top}h${width}v${height}h${-width}z`, paint, 1.5);
  };
  const posts = board(-20, -8, 5, 16, timber) + board(15, -8, 5, 16, timber);
  const leaf = open
    ? board(-15, -13, 4, 26, colour[team]) + board(11, -13, 4, 26, colour[team])
    : board(-15, -10.5, 30, 21, colour[team]);
  const sign = open
    ? put(key, -1, -1, 0.72, -50) + put(badge(team), ...swap(-30, 0), 0.8)
    : put(badge(team), 0, team === 'blue' ? 0 : 1, 0.95);
  return put(leaf + posts + sign, x, y);
}

/** A ladder that leads up into the light. */
export const ladder = (paint: string = '#e8bd7e'): string =>
  disc(0, 0, 22, '#3d2917') +
  fill('M-15-21L-20 10Q0 32 20 10L15-21z', gold, 0.3) +
  fill('M-12-21L-11 18Q0 23 11 18L12-21z', light, 0.35) +
  `<ellipse cy="-22" rx="17" ry="8" fill="${light}" stroke="${gold}" stroke-width="2"/>` +
  put(
    rod('M-9 18H9M-9 7H9M-9-4H9M-9-15H9', '#e8bd7e', 3.4, 1.4) + rod('M-9.5 29V-25M9.5 29V-25', paint, 4.6, 1.6),
    0,
    0,
    1,
    11,
  );

/** Rays of daylight about the head of the ladder. */
export const daylight = line('M-19-27l-7-4M-10-33l-4-8M0-35v-9M10-33l4-8M19-27l7-4', light, 2.6);

/** A banner of a team, which says whose home this is. */
export const banner = (team: Team): string =>
  rod('M-15-17H15', timber, 3) +
  solid('M-13-16H13V15L0 9-13 15z', colour[team], 1.6) +
  put(badge(team), 0, team === 'blue' ? -4 : -3, 0.86);

/** A troll who wants to be paid. */
export const troll =
  solid('M-16-5L-21-11-11-10Q-8-18 0-18T11-10L21-11 16-5Q20 16 0 17-20 16-16-5z', '#8aa06a', 1.7) +
  fill('M-11 6Q0 0 11 6 14 14 0 15-14 14-11 6z', '#64794a') +
  line('M-10-7l7 2.5M10-7l-7 2.5', ink, 2.2) +
  disc(-5.5, -1, 2.6, gold, 1.2) +
  disc(5.5, -1, 2.6, gold, 1.2) +
  solid('M-8 9L-6 1-3 9zM8 9L6 1 3 9z', light, 1.2) +
  line('M-8 10H8', ink, 1.8);

/** A small chest, open if its content is known. */
export const chest = (open: boolean): string =>
  (open
    ? solid('M-13-4L-11-13H11L13-4z', timberDark, 1.6) + fill('M-10-4Q0-11 10-4z', gold)
    : solid('M-13-3Q-12-12 0-12T13-3z', timberLight, 1.6)) +
  solid('M-13-4H13V10H-13z', timber, 1.6) +
  line('M-8-3V9M8-3V9', timberLight, 2.2) +
  solid('M-3-5H3V2H-3z', gold, 1.4);

const card = solid('M-5-7.5H5V7.5H-5z', '#fffaf0', 1.4);
const cross = line('M-8-8L8 8M8-8L-8 8', colour.danger, 3);

/** The effect of a chest. */
const effects: Record<string, string> = {
  take_1_gold: nugget,
  no_more_maps_on_goals: solid('M-9-6l6-2 6 2 6-2V6L3 8-3 6-9 8z', '#fffaf0', 1.4) + cross,
  no_draw_this_turn: card + cross,
  draw_1_extra: put(card, -3, 0) + line('M7-4V4M3 0H11', '#2d6b2a', 3),
  push_goal_away: put(card, -5, 0) + line('M3 0H11M7.5-4L11 0 7.5 4', ink, 2.4),
  steal_card_from_hand:
    put(card, 2, -3, 1, 12) + rod('M-10 9Q-6-1-1 3M-7 9Q-1 3 3 6M-4 10Q2 7 6 9', colour.skin, 2.6, 1),
  draw_3_keep_1: put(card, -6, 2, 0.9, -14) + put(card, 6, 2, 0.9, 14) + put(card, 0, -3),
  look_at_dwarf: solid('M-11 0Q0-11 11 0 0 11-11 0z', '#fffaf0', 1.6) + disc(0, 0, 4, ink),
  discard_pile_top5_keep_1:
    put(card, 0, 3, 0.9, 70) + put(card, 0, 2, 0.9, 105) + line('M0 1V-9M-4-6L0-10 4-6', ink, 2.2),
  mill_5:
    put(card, -5, -3, 0.8, -20) + put(card, 5, -5, 0.8, 15) + line('M-5 5V10M0 3V11M5 5V10M-3 8L0 11 3 8', ink, 2),
};

/** A tag that says what was in the chest. */
export function chestTag(effect: string | null | undefined): string {
  const picture = lookUp(effects, effect);
  return picture ? solid('M-13-15H9L13-11V15H-13z', paper, 1.5) + picture : '';
}

import { prints, type Print } from '../prints';
import { actionPicture, blankPicture } from './actions';
import { goalPicture } from './goals';
import { banner, chest, chestTag, crystals, daylight, door, ladder, letterOf, nugget, nuggets, troll } from './marks';
import { frame, slab, studs } from './stone';
import { tool } from './tools';
import {
  groupsOf,
  inArm,
  middle,
  spotIn,
  tunnelsOf,
  turnedGroups,
  turnedLetter,
  type Letter,
  type Spot,
} from './tunnels';
import { colour, disc, glow, line, lookUp, put, short, soft, solid } from './svg';

/** The kind of card that the back of a card shows. */
export type Back = 'path' | 'goal' | 'chest' | 'gold' | 'dwarf';

/** The way a card lies. */
export type CardOptions = {
  /** True if it is rotated by half a turn. */
  turned?: boolean;
  /** Its back, if it lies face down. */
  back?: Back;
  /** The content of the chest on which it lies. */
  chest?: string | null;
  /** True if a key lies on its door. */
  unlocked?: boolean;
  /** Its tunnels as they lie now, if they are known. */
  tunnels?: string | null;
  /** Its name, if it is an action card or has no picture. */
  name?: string;
};

const { lantern, gold, light, ink } = colour;

/** The inner markup of a card in a view box of 100 by 160; a card without a picture of its own has its name on it. */
export function drawCard(card: string | null, options: CardOptions = {}): string {
  if (card === null) return soft(drawBack(options.back ?? 'path') + tagOf(options));
  const print = lookUp(prints, card);
  const tunnels = print?.tunnels ?? options.tunnels;
  if (print?.kind === 'action' || tunnels == null) return soft(drawAction(card, options.name));
  return soft(drawPath(card, print, options));
}

/** The inner markup of a gold card of the base game with as many nuggets as it is worth. */
export const drawGold = (worth: number): string =>
  soft(frame('#3a2a14') + glow(50, 80, 42.5, gold) + put(nuggets(worth), 50, 80, 2.3));

/** The words in one line or two, whichever can be larger. */
export function linesOf(name: string): string[] {
  const words = name.split(' ');
  const splits = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean));
  const longest = (lines: string[]) => Math.max(...lines.map((text) => text.length)) + lines.length * 3;
  return splits.sort((one, other) => longest(one) - longest(other))[0]!;
}

/** A board with the name of the card. */
function nameBoard(name: string): string {
  const lines = linesOf(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const size = Math.min(lines.length > 1 ? 10.5 : 13, 84 / (0.6 * Math.max(...lines.map((text) => text.length))));
  const text = lines
    .map(
      (words, at) =>
        `<text x="50" y="${short(138.5 + size * (0.35 + 1.02 * (at - (lines.length - 1) / 2)))}">${words}</text>`,
    )
    .join(' ');
  return (
    `<g class="card-name">` +
    solid('M9 125.5H91V151.5H9z', colour.timber, 1.4) +
    line('M14 130H60M32 147H86', colour.timberDark, 1, 0.7) +
    `<g fill="${light}" stroke="none" text-anchor="middle" font-weight="700" font-size="${short(size)}">${text}</g></g>`
  );
}

/** The name of a card for those who were not told it. */
function wordsOf(card: string): string {
  const words = card.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function drawAction(card: string, told?: string): string {
  const picture = actionPicture(card);
  const name = told ?? (picture === undefined ? wordsOf(card) : undefined);
  const chains =
    line('M26 9V46M74 9V46', ink, 4) +
    `<g stroke-dasharray="2.5 2.5">${line('M26 10V46M74 10V46', colour.steelDark, 2.4)}</g>`;
  const heap = solid('M7.5 150V138l10-6 9 5 11-4 10 6 12-5 9 4 11-5 13 7v10z', colour.stoneDark, 1.2);
  const [y, board] = name ? [72, nameBoard(name)] : [80, ''];
  return frame() + heap + glow(50, y, 42.5) + chains + put(picture ?? blankPicture(card), 50, y, 1.07) + board;
}

function drawPath(card: string, print: Print | undefined, options: CardOptions): string {
  const turned = options.turned ?? false;
  const printed = groupsOf(print?.tunnels ?? '');
  const groups = options.tunnels != null ? groupsOf(options.tunnels) : turned ? turnedGroups(printed) : printed;
  const picture = print && (goalPicture(card, print.kind) ?? signOf(card, print, options.name));
  const climbs = Boolean(print?.ladder || print?.home || print?.kind === 'start');
  const hall = Boolean(picture) || climbs;
  return (
    slab(card) +
    (print && print.kind !== 'path' ? studs(studPaint(print.kind)) : '') +
    tunnelsOf(groups, hall) +
    (climbs ? ladderOf(print!) : '') +
    (picture ? put(picture, ...middle) : '') +
    (print ? marksOf(print, groups, turned, options) : '') +
    tagOf(options)
  );
}

/** Kinds of cards on which all that is to be seen is printed. */
const selfEvident: readonly Print['kind'][] = ['path', 'start', 'chest', 'gold_card'];

/** A board with its name in the middle of a card that ought to have a picture there. */
const signOf = (card: string, print: Print, name = wordsOf(card)): string | undefined =>
  selfEvident.includes(print.kind) ? undefined : put(nameBoard(name), -30, -83, 0.6);

const studPaint = (kind: Print['kind']): string =>
  kind === 'chest' ? colour.timberLight : kind === 'postcard' ? colour.crystal : kind === 'start' ? light : gold;

function ladderOf(print: Print): string {
  const paint = print.home ? colour[print.home] : undefined;
  return put((print.kind === 'start' ? daylight : '') + ladder(paint), 50, 80, print.kind === 'start' ? 1.05 : 0.95);
}

/** Doors, trolls, crystals and nuggets where they lie. */
function marksOf(print: Print, groups: Letter[][], turned: boolean, options: CardOptions): string {
  const sideNow = (side: keyof typeof letterOf): Letter => (turned ? turnedLetter(letterOf[side]) : letterOf[side]);
  const found = () => (print.nuggets_from ?? []).map(sideNow)[0];
  const main = [...groups].sort((one, other) => other.length - one.length)[0] ?? [];
  const holder = (side?: Letter) => groups.find((group) => side && group.includes(side)) ?? main;
  const corner: Spot = turned ? [17, 36] : [83, 124];
  return [
    print.home && put(banner(print.home), ...corner, 0.95),
    print.kind === 'chest' && !options.chest && put(chest(false), ...corner, 0.95),
    print.crystals && put(crystals, ...spotIn(main, groups), 1.1),
    print.nuggets && put(nuggets(print.nuggets), ...spotIn(holder(found()), groups)),
    print.troll && put(troll, ...inArm(sideNow(print.troll), { upright: 28, level: 19 }), 0.95),
    print.door &&
      door(print.door.team, inArm(sideNow(print.door.arm), { upright: 30, level: 15 }), options.unlocked ?? false),
  ]
    .filter(Boolean)
    .join('');
}

/** The chest on which the card lies, opened, and what was in it. */
function tagOf({ chest: effect, turned }: CardOptions): string {
  const tag = chestTag(effect);
  if (!tag) return '';
  const [x, y]: Spot = turned ? [17, 38] : [83, 122];
  return put(tag, x, y - 6, 0.95) + put(chest(true), x, y + 17, 0.85);
}

const medallion = (picture: string): string =>
  glow(50, 80, 42.5) +
  disc(50, 80, 35, '#4a3827', 2.4) +
  `<circle cx="50" cy="80" r="30.5" fill="none" stroke="${lantern}" stroke-width="1.6"/>` +
  put(picture, 50, 80, 1.15);

const question = (width: number): string =>
  line('M-8-9Q-8-18 0-18T8-9Q8-3 0 0V6M0 15V15.5', ink, width + 5) +
  line('M-8-9Q-8-18 0-18T8-9Q8-3 0 0V6M0 15V15.5', light, width);

const hood =
  solid('M0-21Q17-18 17 3L20 21H-20L-17 3Q-17-18 0-21z', colour.stone) +
  solid('M0-12Q11-10 11 4 9 14 0 15-9 14-11 4-11-10 0-12z', ink, 1) +
  disc(-4, 3, 2, lantern) +
  disc(4, 3, 2, lantern);

const backPictures: Record<Back, string> = {
  path: put(tool('pickaxe'), 0, 0, 0.66) + put(`<g transform="scale(-1 1)">${tool('pickaxe')}</g>`, 0, 0, 0.66),
  goal: put(nugget, -15, 14, 0.9) + put(nugget, 15, 14, 0.9) + question(5.5),
  chest: put(chest(false), 0, 1, 1.5),
  gold: put(nugget, 0, 0, 2.4),
  dwarf: put(hood, 0, 0, 1),
};

/** The side that hides what a card is, and says of which pile it comes. */
function drawBack(back: Back): string {
  const diamonds = line(
    'M8 46L50 10 92 46M8 114L50 150 92 114M8 28L29 10M71 10L92 28M8 132L29 150M71 150L92 132',
    colour.timberLight,
    1.6,
    0.5,
  );
  return frame() + diamonds + medallion(backPictures[back]);
}

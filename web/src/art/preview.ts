/** The picture of each game for links to its tables: a mine by lantern light, and those who dig it. */
import type { Dwarf, Family } from '../protocol';
import { drawCard } from './card';
import { drawDwarf } from './dwarf';
import { colour, disc, put } from './svg';

/** The size of the picture, in the proportions that sites which show links ask for, and the box that it is drawn in. */
export const PREVIEW = { width: 1000, height: 525, box: '0 0 1200 630' };
const [width, height] = [1200, 630];

/** A card, in brackets if it is turned; nothing where none lies. */
type Laid = string | [turned: string] | null;
/** A mine of two rows, whose tunnels join, and dwarves. */
type Scene = { upper: Laid[]; lower: Laid[]; dwarves: Dwarf[]; title: string };

const way = 'straight_horizontal';
const fork = 't_short_stem_end';

export const scenes: Record<Family, Scene> = {
  base: {
    title: 'Saboteur',
    upper: ['start', way, [fork], way, way, [fork], way, way, 'goal_gold'],
    lower: [null, null, 'curve_TR', way, way, fork, way, way, 'goal_rock_TL'],
    dwarves: ['gold_miner', 'saboteur', 'gold_miner'],
  },
  saboteur2: {
    title: 'Saboteur 2',
    upper: [
      'start',
      way,
      ['crystal_t_short'],
      'door_green_horizontal',
      way,
      [fork],
      'door_blue_horizontal',
      way,
      'goal_gold',
    ],
    lower: [null, null, 'curve_TR', way, way, fork, way, way, 'goal_rock_TL'],
    dwarves: ['blue', 'saboteur', 'geologist', 'green'],
  },
  duel: {
    title: 'Saboteur',
    upper: ['ladder_green', way, 'cross_troll', way, way, [fork], way, way, ['g2_TR']],
    lower: [['ladder_blue'], way, fork, 'door_blue_horizontal', way, fork, way, way, 'g3_t_long_blue'],
    dwarves: ['green', 'blue'],
  },
  solo: {
    title: 'Saboteur',
    upper: ['ladder_green', way, [fork], 'bridge_gold', way, way, [fork], way, ['g2_TR']],
    lower: [null, null, 'curve_TR', fork, way, way, fork, way, 'g1_dead_TL'],
    dwarves: ['green'],
  },
};

/** The markup of the picture of a game. */
export function drawPreview(family: Family): string {
  const { title, upper, lower, dwarves } = scenes[family];
  const scale = 1.18;
  const cards = [upper, lower]
    .flatMap((cards, row) =>
      cards.map((laid, column) => {
        if (laid === null) return '';
        const turned = typeof laid !== 'string';
        return put(drawCard(turned ? laid[0] : laid, { turned }), column * 100, row * 160);
      }),
    )
    .join('');
  const face = Math.min(150, 480 / dwarves.length);
  const faces = dwarves
    .map((dwarf, at) => {
      const x = width - 69 - face - (dwarves.length - 1 - at) * (face + 8);
      return put(drawDwarf(dwarf), x, 517 - face / 2, face / 100);
    })
    .join('');
  const light = [620, 560, 500, 440, 380, 320, 260, 200]
    .map((r) => disc(width / 2, 225, r, colour.lantern).replace('/>', ' opacity=".045"/>'))
    .join('');
  return (
    `<rect width="${width}" height="${height}" fill="#17120e"/>` +
    light +
    put(cards, (width - 900 * scale) / 2, 34, scale) +
    `<text x="69" y="548" fill="${colour.lantern}" font-family="Georgia, 'DejaVu Serif', serif" ` +
    `font-weight="700" font-size="84">${title}</text>` +
    faces
  );
}

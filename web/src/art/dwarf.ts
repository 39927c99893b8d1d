import type { Dwarf, Team } from '../protocol';
import { badge, crystals, nugget } from './marks';
import { colour, disc, fill, glow, line, put, rod, soft, solid } from './svg';

const { ink, gold, goldDark, light, lantern, timber, timberDark, danger, steel, steelDark, skin, skinDark } = colour;

/** A dark plate with warm light behind the head. */
const plate = (rim: string): string =>
  `<rect x="2" y="2" width="96" height="96" rx="20" fill="#3b2c1f" stroke="${rim}" stroke-width="3"/>` +
  glow(50, 50, 45);

const shoulders = (paint: string): string => solid('M17 96Q15 74 34 69H66Q85 74 83 96z', paint);

/** A face with a nose; eyes are drawn on top. */
export const face =
  solid('M26 40H74V58Q74 76 50 76T26 58z', skin) + fill('M29 62Q50 80 71 62 66 75 50 75T29 62z', skinDark, 0.5);
export const ears = solid('M27 47Q17 45 18 54T28 61zM73 47Q83 45 82 54T72 61z', skin);
const eyes = disc(40, 51, 3.4, ink) + disc(60, 51, 3.4, ink) + disc(41, 50, 1.1, light) + disc(61, 50, 1.1, light);
export const nose = solid('M50 50Q58 55 58 60T50 66 42 60 50 50z', skinDark, 1.8);
const brows = (paint: string): string => rod('M33 44L44 46M67 44L56 46', paint, 3.6, 1.2);
export const moustache = (paint: string): string =>
  solid('M50 64Q40 60 31 68 38 76 50 70 62 76 69 68 60 60 50 64z', paint, 1.8);

export const helmet = (paint: string, front: string): string =>
  solid('M21 44Q21 11 50 11T79 44z', paint) +
  fill('M27 38Q29 19 44 15 34 24 33 38z', light, 0.5) +
  rod('M19 43H81', paint, 6) +
  front;

export const headlamp = glow(50, 27, 18, light) + disc(50, 27, 9, steelDark, 2) + disc(50, 27, 5.5, light);

/** A broad beard like a shovel. */
export const fullBeard = (paint: string): string =>
  solid('M25 52Q19 84 36 92 50 98 64 92 81 84 75 52 70 66 50 66T25 52z', paint) +
  line('M38 78Q40 86 43 89M50 79V91M62 78Q60 86 57 89', ink, 1.6, 0.4);

function miner(paint: string, tunic: string, beard: string, front: string): string {
  return (
    shoulders(tunic) +
    ears +
    face +
    fullBeard(beard) +
    eyes +
    brows(beard) +
    moustache(beard) +
    nose +
    helmet(paint, front)
  );
}

const teamMiner = (team: Team, beard: string): string =>
  plate(colour[team]) + miner(colour[team], timberDark, beard, put(badge(team), 50, team === 'blue' ? 27 : 28, 1.15));

const saboteur =
  shoulders('#3a3040') +
  ears +
  face +
  solid('M27 60Q34 72 30 90L44 78 50 84 56 78 70 90Q66 72 73 60 62 70 50 68T27 60z', '#2b2226') +
  line('M40 71Q51 77 61 69', light, 2.6) +
  solid('M24 44H76V56Q62 60 50 55 38 60 24 56z', ink, 1.5) +
  fill('M32 48L46 52Q40 57 34 54zM68 48L54 52Q60 57 66 54z', gold) +
  disc(41, 52, 1.8, ink) +
  disc(59, 52, 1.8, ink) +
  nose +
  solid('M7 45Q27 38 31 24 36 5 76 7 64 14 68 27 73 39 93 44 70 52 50 49 28 52 7 45z', '#584a63') +
  line('M31 30Q50 39 69 30', danger, 5) +
  solid('M20 78Q50 92 80 78L82 87Q50 99 18 87z', danger) +
  put(
    disc(0, 0, 9, '#2a2a30', 2) +
      fill('M-5-3Q-3-6 0-6L-1-3z', light) +
      line('M4-8Q8-14 13-11', '#e8d9b8', 2.4) +
      glow(14, -11, 8) +
      disc(14, -11, 2.6, gold),
    78,
    84,
  );

const boss =
  shoulders('#2f2f3d') +
  fill('M40 69L50 92 60 69z', light) +
  solid('M46 74H54L56 92 50 96 44 92z', danger, 1.5) +
  ears +
  face +
  fill('M34 66Q50 82 66 66L60 78H40z', '#d8d2c6') +
  eyes +
  brows('#e9e2d4') +
  `<circle cx="60" cy="51" r="8" fill="${light}" fill-opacity=".25" stroke="${ink}" stroke-width="5"/>` +
  `<circle cx="60" cy="51" r="8" fill="none" stroke="${gold}" stroke-width="2.6"/>` +
  line('M68 53Q74 66 70 80', gold, 1.8) +
  solid(
    'M50 63Q40 58 29 66 20 71 13 60 12 76 26 78 42 78 50 70 58 78 74 78 88 76 87 60 80 71 71 66 60 58 50 63z',
    '#e9e2d4',
  ) +
  nose +
  solid('M31 5Q50 1 69 5L67 38H33z', '#3d3d4d') +
  fill('M36 8L43 7 42 28H37z', light, 0.25) +
  solid('M32.5 28H67.5L67 38H33z', gold, 1.6) +
  rod('M19 39Q50 46 81 39', '#3d3d4d', 6);

const profiteer =
  shoulders('#6b3f74') +
  ears +
  face +
  solid('M30 60Q32 72 43 76L44 82 42 87 50 97 58 87 56 82 57 76Q68 72 70 60 60 70 50 69T30 60z', '#8a4a20') +
  rod('M43.5 79H56.5M43 87H57', gold, 2.6, 1.2) +
  line('M33 51Q38 47 45 51M55 51Q60 47 67 51', ink, 3) +
  rod('M34 43Q39 40 45 43M66 43Q61 40 55 43', '#8a4a20', 3, 1.2) +
  moustache('#8a4a20') +
  nose +
  solid('M20 41Q14 24 34 17 56 8 78 20 90 29 79 41 50 33 20 41z', '#8e4b9c') +
  rod('M22 41Q50 32 78 41', gold, 4, 1.6) +
  solid('M68 24Q72 4 94 5 96 14 86 18 92 19 90 24 82 28 68 30z', '#6fc0a8') +
  line('M71 26Q78 14 90 9', ink, 1.5, 0.6) +
  disc(19, 65, 4, gold, 1.6) +
  put(disc(0, 0, 11, gold, 2) + disc(0, 0, 7, goldDark) + line('M-2-3L1-4V4', light, 2.4), 22, 84);

const geologist =
  shoulders('#4f6b52') +
  solid('M28 34Q14 30 12 44 4 52 14 60 12 70 28 68zM72 34Q86 30 88 44 96 52 86 60 88 70 72 68z', '#e4e0d6') +
  solid('M25 46Q22 12 50 12T75 46V58Q74 76 50 76T25 58z', skin) +
  fill('M33 28Q37 18 47 17 40 22 38 30z', light, 0.7) +
  solid('M28 60Q30 80 42 97H58Q70 80 72 60 62 70 50 68T28 60z', '#e4e0d6') +
  line('M42 76L46 94M50 76V95M58 76L54 94', ink, 1.4, 0.4) +
  rod('M23 47H77', timber, 4, 1.6) +
  disc(38, 48, 10, steel, 2) +
  disc(62, 48, 10, steel, 2) +
  disc(38, 48, 6.6, '#2c5a68') +
  disc(62, 48, 6.6, '#2c5a68') +
  fill('M34 47L40 43 42 45 35 51zM58 47L64 43 66 45 59 51z', light, 0.85) +
  moustache('#e4e0d6') +
  nose +
  put(crystals, 81, 79, 1.15);

const horn = 'M24 34Q6 34 5 10 13 24 29 22z';
const greedy =
  solid(horn + 'M76 34Q94 34 95 10 87 24 71 22z', light) +
  shoulders('#7c3b2a') +
  ears +
  face +
  solid('M25 50L12 66 19 68 11 82 22 82 20 94H80L78 82 89 82 81 68 88 66 75 50Q68 64 50 64T25 50z', '#c8502a') +
  solid('M35 66Q50 70 65 66 63 80 50 80T35 66z', '#5a1f17', 1.6) +
  fill('M37 67.5Q50 71 63 67.5L62 73Q50 76 38 73z', '#fffaf0') +
  disc(40, 50, 6, '#fffaf0', 1.8) +
  disc(60, 50, 6, '#fffaf0', 1.8) +
  disc(41, 51, 3.4, gold, 1.4) +
  disc(59, 51, 3.4, gold, 1.4) +
  rod('M32 42L45 45M68 42L55 45', '#c8502a', 3.6, 1.2) +
  nose +
  helmet(goldDark, solid('M45 12H55V42H45z', gold, 1.6)) +
  put(nugget, 33, 90, 1.1) +
  put(nugget, 67, 90, 1.1, 60) +
  put(nugget, 50, 89, 1.35);

const mark = 'M40 50Q40 38 50 38T60 50Q60 57 50 61V67M50 76V76.5';
const unknown =
  solid('M50 7Q83 12 82 56L88 96H12L18 56Q17 12 50 7z', colour.stone) +
  line('M30 30Q26 50 24 90M70 30Q74 50 76 90', ink, 2, 0.35) +
  solid('M50 22Q73 26 72 56 69 84 50 86 31 84 28 56 27 26 50 22z', ink) +
  line(mark, timberDark, 11) +
  line(mark, lantern, 6.5);

const portraits: Record<Dwarf, string> = {
  gold_miner: plate(timber) + miner('#dca43c', '#5f6a73', '#b5652f', headlamp),
  saboteur: plate(danger) + saboteur,
  boss: plate(gold) + boss,
  profiteer: plate('#8e4b9c') + profiteer,
  geologist: plate(colour.crystal) + geologist,
  greedy_dwarf: plate(goldDark) + greedy,
  blue: teamMiner('blue', '#d08b3e'),
  green: teamMiner('green', '#6e4426'),
};

/** The inner markup of a dwarf's portrait in a view box of 100 by 100; hooded if the role is not known. */
export const drawDwarf = (dwarf: Dwarf | null): string => soft(dwarf ? portraits[dwarf] : plate(timber) + unknown);

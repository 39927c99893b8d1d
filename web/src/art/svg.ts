/** The palette: a mine by lantern light. */
export const colour = {
  ink: '#1d1610',
  rock: '#33281f',
  stone: '#5b5046',
  stoneLight: '#93826f',
  stonePale: '#c4b39c',
  stoneDark: '#45392f',
  floor: '#cfa76a',
  worn: '#96703f',
  timber: '#7a5230',
  timberLight: '#a97b48',
  timberDark: '#4e341f',
  lantern: '#f4b24c',
  gold: '#ffd34d',
  goldDark: '#b9801a',
  light: '#fff3cf',
  crystal: '#7fd8ea',
  crystalDark: '#2c8299',
  danger: '#e0563b',
  repair: '#74b566',
  blue: '#4a90e2',
  green: '#48a868',
  steel: '#b4babd',
  steelDark: '#6b7378',
  paper: '#ecd9ae',
  skin: '#e2ab7d',
  skinDark: '#c9855a',
} as const;

const { ink } = colour;

/** A shape without an outline. */
export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A shape with a dark outline. */
export const solid = (d: string, paint: string, width = 2): string =>
  `<path d="${d}" fill="${paint}" stroke="${ink}" stroke-width="${width}"/>`;

/** A line. */
export const line = (d: string, paint: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A thick line with a dark outline. */
export const rod = (d: string, paint: string, width: number, rim = 1.8): string =>
  line(d, ink, width + rim * 2) + line(d, paint, width);

/** A disc, with a dark outline if it has a width. */
export const disc = (x: number, y: number, r: number, paint: string, width = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"${width ? ` stroke="${ink}" stroke-width="${width}"` : ''}/>`;

/** Light that fades outwards, without a gradient. */
export const glow = (x: number, y: number, r: number, paint: string = colour.lantern): string =>
  [1, 0.72, 0.46]
    .map((part) => `<circle cx="${x}" cy="${y}" r="${short(r * part)}" fill="${paint}" opacity=".16"/>`)
    .join('');

/** Markup moved, scaled and turned about its own middle. */
export const put = (markup: string, x: number, y: number, scale = 1, turn = 0): string => {
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  const turned = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${short(x)} ${short(y)})${scaled}${turned}">${markup}</g>`;
};

/** Round ends and joints for everything inside. */
export const soft = (markup: string): string => `<g stroke-linecap="round" stroke-linejoin="round">${markup}</g>`;

/** A number with at most one digit after the point. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The same row of numbers between 0 and 1 for the same text. */
export function chance(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** Looks a word up without finding what every object inherits. */
export const lookUp = <Value>(table: Record<string, Value>, word: string | null | undefined): Value | undefined =>
  word != null && Object.hasOwn(table, word) ? table[word] : undefined;

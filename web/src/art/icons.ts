/** The parts of an icon: its lines, and its areas. */
type Drawing = readonly [lines: string, areas?: string];

const page = 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z';
const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';

const drawings = {
  // The tools, whole and broken.
  pickaxe: ['M4.5 20.5L15 8.5', 'M6.5 5.5Q15 1.5 19 7.5T20 18Q18 11 14.5 8.5 11.5 6 6.5 5.5z'],
  broken_pickaxe: [
    'M4.5 20.5L8 16.5M12.5 11.5L15 8.5M5 11.5l3 1M12.5 19l-1-3',
    'M6.5 5.5Q15 1.5 19 7.5T20 18Q18 11 14.5 8.5 11.5 6 6.5 5.5z',
  ],
  lantern: [
    'M9 6.5V5a3 3 0 0 1 6 0v1.5M7.5 8.5v9M16.5 8.5v9',
    'M6.5 8.5L9 6h6l2.5 2.5zM6 17.5h12v3H6zM12 9.5Q15.5 13 14 15.5 12 17.5 10 15.5 8.5 13 12 9.5z',
  ],
  broken_lantern: [
    'M9 6.5V5a3 3 0 0 1 6 0v1.5M7.5 8.5v9M16.5 8.5v9M10 9l3.5 3-3 2 2.5 3',
    'M6.5 8.5L9 6h6l2.5 2.5zM6 17.5h12v3H6z',
  ],
  cart: [
    'M2.5 8h19',
    'M4 9.5h16L17.5 16h-11zM8 17.2a2 2 0 1 0 .1 0zM16 17.2a2 2 0 1 0 .1 0zM6.5 6.5l2.5-3 3 2 3-2.5 3 3.5z',
  ],
  broken_cart: [
    'M2.5 5.5L21 10.5',
    'M4 7.5l15.5 4.2L15.5 17 11 15.8 13 12.5 9.5 11.5 8.5 15.2 5 14.2z' +
      'M7 16.2a2 2 0 1 0 .1 0zM19.5 17.5a2 2 0 1 0 .1 0z',
  ],

  // Cards in front of a player.
  trapped: ['M5 3.5v17M9.7 3.5v17M14.3 3.5v17M19 3.5v17M3.5 3.5h17M3.5 20.5h17'],
  theft: [
    'M12 13.5V7.5M9 14V5.5M6 14V8M15 13.5V9M6 13v2.5Q6 20.5 11 20.5T16.5 15.5L19.5 11.5',
    'M18.5 2.5l2.5 2-1 3-3 0-1.5-3z',
  ],
  gold: [
    '',
    'M5 18l1.5-5 4-1.5 2.5 4-1.5 4.5H6.5zM14 19.5l.5-5 4-1.5L21 17l-2 3h-4zM8.5 10l1.5-5L14.5 3.5 17 8l-2.5 4-3.5-.5z',
  ],
  gold_piece: ['M12 3.5a8.5 8.5 0 1 0 .1 0zM10 9.5l2.5-1.5v8'],
  crystal: ['M12 2.5L7.5 8v9l4.5 4.5 4.5-4.5V8zM7.5 8L12 10.5 16.5 8M12 10.5v11'],
  key: ['M11 13l8.5-8.5M16 8l2.5 2.5M7.5 12.5a4 4 0 1 0 .1 0z'],
  troll: [
    'M5 10L2.5 6.5 7.5 7.5Q9 4 12 4T16.5 7.5L21.5 6.5 19 10Q20.5 20.5 12 20.5T5 10zM8 16.5h8M9 16.5V14M15 16.5V14',
    'M9 9.7a1.3 1.3 0 1 0 .1 0zM15 9.7a1.3 1.3 0 1 0 .1 0z',
  ],
  toll: ['M3.5 20.5V9M3.5 11.5h17M8 11.5l2.5 3M13 11.5l2.5 3', 'M16.5 3a2.5 2.5 0 1 0 .1 0z'],
  marker_blue: ['M4 4h16v16H4zM9.5 8v8h3a2.2 2.2 0 0 0 0-4.3h-3M9.5 8h2.7a1.8 1.8 0 0 1 0 3.7'],
  marker_green: ['M12 3L22 20.5H2zM14.5 13.2A3 3 0 1 0 15 16.5v-.8h-2.2'],
  veto: ['M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM9 9l6 6M15 9l-6 6'],

  // Cards and piles.
  card: [page],
  deck: ['M9 3h10v15H9zM9 5.5H7V20h10v-2M7 7.5H5V22h10v-2'],
  discard: ['M5 12.5l8-3 5 9.5-8 3zM10 10.5V3.5h9V16M14.5 6v4.5M12.5 8.5l2 2 2-2'],

  // People.
  person: ['M4.5 20.5Q4.5 14 12 14T19.5 20.5zM12 3.5a4 4 0 1 0 .1 0z'],
  bot: [
    'M5 8h14v11H5zM12 8V4M2.5 12v4M21.5 12v4M9 15.5h6',
    'M12 2.5a1.5 1.5 0 1 0 .1 0zM9 10.5a1.4 1.4 0 1 0 .1 0zM15 10.5a1.4 1.4 0 1 0 .1 0z',
  ],
  away: ['M3.5 20.5Q3.5 14 10 14M10 3.5a4 4 0 1 0 .1 0zM14 13h6.5l-6.5 7.5h6.5'],
  host: ['M4 18.5L3 7.5l5 4 4-7 4 7 5-4-1 11z'],
  accuse: [
    'M2.5 8h3.2v9H2.5zM5.7 9.2L9 7.2h11a1.7 1.7 0 0 1 0 3.5h-6.2M13.8 10.7h1.4a1.5 1.5 0 0 1 0 3h-1.6M13.6 13.7h.6' +
      'a1.4 1.4 0 0 1 0 2.8h-1.6M12.6 16.5a1.2 1.2 0 0 1-.4 2.3H9.5L5.7 16.4',
  ],
  vouch: [
    'M3 11h3.6v9.5H3zM6.6 12l4.2-8.5a2.3 2.3 0 0 1 2 2.9L12 10h6.7a2 2 0 0 1 1.9 2.5l-1.7 6.5a2 2 0 0 1-2 1.5H6.6',
  ],
  smile: ['M12 3a9 9 0 1 0 .1 0zM7.5 14Q12 19 16.5 14', 'M9 8.4a1.3 1.3 0 1 0 .1 0zM15 8.4a1.3 1.3 0 1 0 .1 0z'],
  trophy: [
    'M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5Q3.5 10.5 7.5 11M17 5.5h3.5Q20.5 10.5 16.5 11M12 14v4M8 20.5h8M9.5 18h5',
  ],
  eye: ['M2.5 12Q12 2.5 21.5 12 12 21.5 2.5 12z', 'M12 9a3 3 0 1 0 .1 0z'],

  // Talk and record.
  chat: [
    'M4 4.5h16v11.5h-8L7 20.5V16H4z',
    'M8 9.2a1.1 1.1 0 1 0 .1 0zM12 9.2a1.1 1.1 0 1 0 .1 0zM16 9.2a1.1 1.1 0 1 0 .1 0z',
  ],
  log: [
    'M8.5 6h12M8.5 12h12M8.5 18h12',
    'M4 4.7a1.3 1.3 0 1 0 .1 0zM4 10.7a1.3 1.3 0 1 0 .1 0zM4 16.7a1.3 1.3 0 1 0 .1 0z',
  ],
  rules: ['M12 6Q8 3 3 4.5V18.5Q8 17 12 20 16 17 21 18.5V4.5Q16 3 12 6zM12 6v14'],
  help: ['M12 3a9 9 0 1 0 .1 0zM9 9.5Q9 7 12 7T15 9.5Q15 11.5 12 12.5V14', 'M12 15.9a1.1 1.1 0 1 0 .1 0z'],
  language: ['M12 3a9 9 0 1 0 .1 0zM3 12h18M12 3Q5 12 12 21M12 3Q19 12 12 21'],

  // The table and its link.
  link: [
    'M10 14a4 4 0 0 0 5.7 0l3.8-3.8a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L4.5 13.8a4 4 0 0 0 5.7 5.7L12 17.7',
  ],
  copy: ['M9 9h11v11.5H9zM15 9V3.5H4V15h5'],
  qr: [
    'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2.5M14 20h2.5M20 19.5v.5',
    'M6.3 6.3h1.4v1.4H6.3zM16.3 6.3h1.4v1.4h-1.4zM6.3 16.3h1.4v1.4H6.3z',
  ],
  share: ['M8.5 11l7-4M8.5 13l7 4M6 9.5a2.5 2.5 0 1 0 .1 0zM18 3.5a2.5 2.5 0 1 0 .1 0zM18 15.5a2.5 2.5 0 1 0 .1 0z'],
  download: ['M12 3.5V15M7 10.5l5 5 5-5M4 20h16'],
  shield: ['M12 2.5L20 5.5V11Q20 18 12 21.5 4 18 4 11V5.5zM8.5 12l2.5 2.5 4.5-5'],
  screen: ['M3 4h18v12.5H3zM12 16.5V20.5M8 20.5h8'],
  phone: ['M7 2.5h10v19H7zM11 18.5h2'],

  // Settings.
  settings: [
    'M12 9a3 3 0 1 0 .1 0zM10.3 3h3.4l.5 2.6 2 1.1 2.5-.9 1.7 2.9-2 1.7v2.3l2 1.7-1.7 2.9-2.5-.9-2 1.1-.5 2.6' +
      'h-3.4l-.5-2.6-2-1.1-2.5.9-1.7-2.9 2-1.7v-2.3l-2-1.7 1.7-2.9 2.5.9 2-1.1z',
  ],
  sound: [speaker + 'M15.5 9Q18 12 15.5 15M18 6Q22.5 12 18 18'],
  mute: [speaker + 'M16 9.5l5 5M21 9.5l-5 5'],
  sun: [
    'M12 8a4 4 0 1 0 .1 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2' +
      'M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  ],
  moon: ['M19.5 14.5A8.5 8.5 0 1 1 9.5 4.5 7 7 0 0 0 19.5 14.5z'],
  clock: ['M12 3a9 9 0 1 0 .1 0zM12 7v5l3.5 2.5'],

  // Going forward and back.
  turn: ['M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2.5v4.5H13'],
  undo: ['M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9'],
  // Notes about players.
  note: ['M4 20.5L5.2 15.5 16 4.7 19.8 8.5 9 19.3zM13.5 7.2l3.8 3.8'],
  unsure: ['M7.5 8.5Q7.5 3.5 12 3.5T16.5 8Q16.5 11 12 13V15.5', 'M12 18a1.6 1.6 0 1 0 .1 0z'],
  suspect: [
    'M2.5 10.5H21.5M6.5 10.5V5.5Q6.5 3.5 9 4.5T15 4.5 17.5 5.5V10.5',
    'M4 13.5Q12 11.5 20 13.5 20 20.5 15.5 20.5 13 20.5 12 17 11 20.5 8.5 20.5 4 20.5 4 13.5z',
  ],
  swap: ['M4 8h14.5M14 3.5L18.5 8 14 12.5M20 16.5H5.5M10 12l-4.5 4.5L10 21'],
  replay: ['M4.5 12A7.5 7.5 0 1 0 7 6.4M6.5 2.5V7H11', 'M10.5 9v6.5l5-3.2z'],
  check: ['M4.5 12.5l5 5.5L19.5 6.5'],
  cross: ['M5.5 5.5l13 13M18.5 5.5l-13 13'],
  plus: ['M12 4.5v15M4.5 12h15'],
  minus: ['M4.5 12h15'],
  fit: ['M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'],
  menu: ['M4 6h16M4 12h16M4 18h16'],
  play: ['', 'M7 4v16l13-8z'],
  pause: ['', 'M6 4.5h4v15H6zM14 4.5h4v15h-4z'],
  next: ['M19 5v14', 'M5 5v14l11-7z'],
  previous: ['M5 5v14', 'M19 5v14L8 12z'],
  first: ['M3.5 5v14', 'M13 5v14l-8-7zM21.5 5v14l-8-7z'],
  last: ['M20.5 5v14', 'M11 5v14l8-7zM2.5 5v14l8-7z'],
  fast: ['', 'M3 5v14l9-7zM12 5v14l9-7z'],
  arrow_left: ['M20 12H4.5M10.5 5.5L4 12l6.5 6.5'],
  arrow_right: ['M4 12h15.5M13.5 5.5L20 12l-6.5 6.5'],
  arrow_up: ['M12 20V4.5M5.5 10.5L12 4l6.5 6.5'],
  arrow_down: ['M12 4v15.5M5.5 13.5L12 20l6.5-6.5'],
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;

/** The names of all icons. */
export const iconNames = Object.keys(drawings) as IconName[];

/** The icon of a card that lies in front of a player: that of its own name, or any card. */
export const iconOf = (card: string): IconName => iconNames.find((name) => name === card) ?? 'card';

/** The inner markup of an icon in a view box of 24 by 24, in the colour of the text. */
export function drawIcon(name: IconName): string {
  const [lines, areas]: Drawing = drawings[name];
  return (
    (lines &&
      `<path d="${lines}" fill="none" stroke="currentColor" stroke-width="1.8" ` +
        `stroke-linecap="round" stroke-linejoin="round"/>`) + (areas ? `<path d="${areas}" fill="currentColor"/>` : '')
  );
}

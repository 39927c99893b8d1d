/** A picture of a finished game to share: the last mine, who was who, and who won. Made here, by no server. */
import { drawCard } from '../art/card';
import { drawDwarf } from '../art/dwarf';
import { drawToken } from '../art/face';
import { nugget } from '../art/marks';
import { colour, disc, put, short, soft, solid } from '../art/svg';
import type { SeenCard, View } from '../protocol';
import type { Identity } from './identity';

/** The size of the picture. */
export const PICTURE = { width: 1200, height: 900 };

const FONT = `font-family="system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"`;
/** The place of the mine. */
const MINE = { x: 30, y: 130, width: 1140, height: 470 };
/** The most players in a row. */
const ROW = 6;

export type Finished = {
  /** The table at the end, with all cards open. */
  view: View;
  identities: readonly Identity[];
  /** The name of the game, and a line about who won. */
  title: string;
  line: string;
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A text that is no longer than the room for it. */
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function words(text: string, x: number, y: number, size: number, paint: string, anchor = 'start'): string {
  const style = `fill="${paint}" font-size="${size}" font-weight="700" text-anchor="${anchor}" ${FONT}`;
  return `<text x="${short(x)}" y="${short(y)}" ${style}>${escape(text)}</text>`;
}

/** The markup of the picture. */
export function drawFinished({ view, identities, title, line }: Finished): string {
  const { width, height } = PICTURE;
  return (
    `<rect width="${width}" height="${height}" fill="#17120e"/>` +
    [560, 460, 360, 260].map((r) => `<g opacity=".06">${disc(width / 2, 360, r, colour.lantern)}</g>`).join('') +
    words(title, 40, 62, 44, colour.lantern) +
    words(cut(line, 62), 40, 108, 30, colour.light) +
    drawMine(view.board, view.duel?.keys.map((cell) => cell.join()) ?? []) +
    drawPlayers(view, identities)
  );
}

function drawMine(board: readonly SeenCard[], keys: readonly string[]): string {
  const columns = board.map(({ cell }) => cell[0]);
  const rows = board.map(({ cell }) => cell[1]);
  const [left, top] = [Math.min(0, ...columns), Math.min(0, ...rows)];
  const wide = (Math.max(0, ...columns) - left + 1) * 100;
  const high = (Math.max(0, ...rows) - top + 1) * 160;
  const scale = Math.min(MINE.width / wide, MINE.height / high, 1.4);
  const cards = board.map((seen) => {
    const back = seen.place === 'chest' || seen.place === 'goal' ? seen.place : 'path';
    const unlocked = keys.includes(seen.cell.join());
    const art = drawCard(seen.card, { turned: seen.rotated, tunnels: seen.tunnels, back, chest: seen.chest, unlocked });
    const laid = put(art, (seen.cell[0] - left) * 100, (seen.cell[1] - top) * 160);
    // A goal that nobody reached is only shown.
    return seen.face_up ? laid : `<g opacity=".6">${laid}</g>`;
  });
  const [x, y] = [MINE.x + (MINE.width - wide * scale) / 2, MINE.y + (MINE.height - high * scale) / 2];
  return put(cards.join(''), x, y, Math.floor(scale * 1000) / 1000);
}

function drawPlayers({ players, outcome }: View, identities: readonly Identity[]): string {
  const { width, height } = PICTURE;
  const count = Math.ceil(players.length / ROW);
  const across = Math.ceil(players.length / count);
  const room = Math.min(230, (width - 60) / across);
  const size = count > 1 ? 70 : 130;
  return players
    .map((player, seat) => {
      const [row, column] = [Math.floor(seat / across), seat % across];
      const inRow = Math.min(across, players.length - row * across);
      const middle = width / 2 + (column - (inRow - 1) / 2) * room;
      const y = height - 22 - (count - row) * (270 / count);
      const wins = outcome?.winners.includes(seat) ?? false;
      const who = identities[seat];
      const name = cut(who?.name ?? '', Math.floor(room / 15));
      const beneath = y + size + (count > 1 ? 24 : 36);
      return (
        (wins
          ? solid(frame(middle, y - 8, room - 8, 258 / count), '#4a3a17', 3).replace(colour.ink, colour.gold)
          : '') +
        put(drawDwarf(player.dwarf), middle - size / 2, y, size / 100) +
        (who ? put(drawToken(who, who.letter), middle + size / 2 - size * 0.2, y + size * 0.62, size / 240) : '') +
        words(name, middle, beneath, count > 1 ? 19 : 24, wins ? colour.gold : colour.light, 'middle') +
        drawScore(outcome?.scores[seat] ?? 0, middle, beneath + (count > 1 ? 25 : 38), count > 1 ? 19 : 26)
      );
    })
    .join('');
}

const frame = (x: number, y: number, wide: number, high: number) =>
  `M${short(x - wide / 2)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}z`;

const drawScore = (score: number, x: number, y: number, size: number): string =>
  soft(put(nugget, x - size * 0.8, y - size * 0.36, size / 22)) + words(String(score), x + 4, y, size, colour.gold);

/** The picture as a file. */
export async function pictureOf(finished: Finished): Promise<Blob> {
  const { width, height } = PICTURE;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawFinished(finished)}</svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture was not made'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Saves a file to this device. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  [link.href, link.download] = [URL.createObjectURL(file), name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** True if this device can hand on pictures to other programs. */
export function canShare(): boolean {
  const file = new File([], 'saboteur.png', { type: 'image/png' });
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);
}

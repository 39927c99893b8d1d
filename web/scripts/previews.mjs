/**
 * Draws the pictures of the games for links: `npm run previews`. Each is a PNG with a palette, so that it stays small.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'public/preview');
const executablePath = process.env.CHROMIUM;
if (!executablePath) throw new Error('name a Chromium with CHROMIUM, or run scripts/with-chromium');

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const { drawPreview, PREVIEW } = await vite.ssrLoadModule('/src/art/preview.ts');
  const page = await browser.newPage();
  await mkdir(folder, { recursive: true });
  for (const family of ['base', 'saboteur2', 'duel', 'solo']) {
    const { width, height, box } = PREVIEW;
    const size = `width="${width}" height="${height}" viewBox="${box}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawPreview(family)}</svg>`;
    const { palette, indices } = await page.evaluate(paint, { svg, width, height });
    const file = encode(width, height, palette, Uint8Array.from(Buffer.from(indices, 'base64')));
    await writeFile(resolve(folder, `${family}.png`), file);
    console.log(`${family}.png: ${(file.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
  await vite.close();
}

/** Runs in the browser: paints the picture, and finds a palette of its most frequent colours that differ. */
async function paint({ svg, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map();
  const coarse = (at) => (data[at] >> 4) * 256 + (data[at + 1] >> 4) * 16 + (data[at + 2] >> 4);
  for (let at = 0; at < data.length; at += 4) {
    const sum = counts.get(coarse(at)) ?? [0, 0, 0, 0];
    counts.set(coarse(at), [sum[0] + data[at], sum[1] + data[at + 1], sum[2] + data[at + 2], sum[3] + 1]);
  }
  const common = [...counts.values()]
    .sort((one, other) => other[3] - one[3])
    .map(([red, green, blue, count]) => [red, green, blue].map((sum) => Math.round(sum / count)));
  const apart = (one, other) => one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0);
  const palette = [];
  for (const one of common)
    if (palette.length < 32 && palette.every((other) => apart(one, other) > 36)) palette.push(one);
  const nearest = new Map();
  const find = (at) => {
    const far = ([red, green, blue]) =>
      (red - data[at]) ** 2 + (green - data[at + 1]) ** 2 + (blue - data[at + 2]) ** 2;
    return palette.reduce((best, one, index) => (far(one) < far(palette[best]) ? index : best), 0);
  };
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const exact = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    if (!nearest.has(exact)) nearest.set(exact, find(at));
    text += String.fromCharCode(nearest.get(exact));
  }
  return { palette, indices: btoa(text) };
}

/** A PNG with a palette of at most 256 colours. */
function encode(width, height, palette, indices) {
  const lines = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    lines.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const chunk = (type, body) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

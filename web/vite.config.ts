import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Messages without what only translators read. */
const messages = {
  name: 'messages',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = readFileSync(id.replace('?raw', ''), 'utf8');
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}(?=\S)/g, '\n'))}`;
  },
};

/** Packs scripts and styles as tightly as possible. The server hands them out to browsers that read Brotli. */
const packed = {
  name: 'packed',
  apply: 'build' as const,
  writeBundle({ dir = 'dist' }: { dir?: string }) {
    const folder = join(dir, 'assets');
    for (const file of readdirSync(folder)) {
      if (/\.(js|css)$/.test(file))
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
    }
  },
};

export default defineConfig({
  plugins: [messages, svelte(), packed],
  build: {
    // One file of styles: more of them would be more to ask for than to fetch.
    cssCodeSplit: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for what most pages share: each file costs as much again in headers as a small one holds.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    // `saboteur serve` beside `npm run dev`.
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});

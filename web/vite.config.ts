import { readFileSync } from 'node:fs';
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

export default defineConfig({
  plugins: [messages, svelte()],
  // One file of styles: more of them would be more to ask for than to fetch.
  build: { cssCodeSplit: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    // `saboteur serve` beside `npm run dev`.
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});

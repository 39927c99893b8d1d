import { defineConfig } from 'vitest/config';

/** Tests in a real browser against a real server: `npx vitest run --config vitest.e2e.config.ts`. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    // Each file has a server and a browser of its own, which mostly wait for each other.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

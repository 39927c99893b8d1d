import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. */
const slow = ['tour', 'touch', 'families', 'together', 'base', 'secrets'].map((name) => `/${name}.test.ts`);

/** Starts slow files first, so that no worker ends long after the others. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slow.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? slow.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests in a real browser against a real server: `npx vitest run --config vitest.e2e.config.ts`. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    sequence: { sequencer: SlowFirst },
    // Each file has a server of its own, and each worker a browser for all of its files.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

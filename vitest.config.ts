import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

const ALL = ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'];
/** Whole games in a browser, servers that are killed, every table of the conformance suite: all that takes its time. */
const LONG = [
  '{packages,scripts}/**/*.long.test.ts',
  'packages/client/e2e/**/*.test.ts',
  'packages/server/test/proofs/**/*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      // Loading a module once per worker instead of once per file halves the time.
      {
        extends: true,
        test: { name: 'quick', include: ALL, exclude: ['**/node_modules/**', ...LONG], isolate: false },
      },
      { extends: true, test: { name: 'long', include: LONG } },
    ],
    // Whole games are played in many tests; nothing here is meant to be a stopwatch.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    slowTestThreshold: 10_000,
    // A machine that is shared may lose seconds in the middle of a browser test; such a test is tried once more.
    retry: process.env.CI === 'true' ? 1 : 0,
    // Many tests wait for sockets, browsers and clocks, so two at a time suit even two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});

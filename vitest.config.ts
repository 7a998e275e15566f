import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // Whole games are played in many tests; nothing here is meant to be a stopwatch.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for sockets, browsers and clocks, so two at a time suit even two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    slowTestThreshold: 10_000,
    // A browser on a busy machine may miss a click, a socket its moment. What is broken fails three times.
    retry: process.env.CI === 'true' ? 2 : 0,
  },
});

/** Holds the import directions: client, server, cli -> games, bots, fair, protocol -> kernel. The folders are the architecture. */
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, isTest, ROOT, targetOf } from './read-imports.ts';

const isBuiltin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);

const GAMES = globSync('packages/games/*', { cwd: ROOT }).map((folder) =>
  folder.replace('packages/games', '@conclave'),
);

/** What each kind of package may import by name: in its sources, and besides that in its tests. */
const ALLOWED: readonly { packages: string; sources: readonly string[]; tests: readonly string[] }[] = [
  {
    packages: 'packages/kernel',
    sources: ['@conclave/kernel'],
    tests: ['vitest', 'fast-check', 'yaml', 'intl-messageformat', 'node', '@conclave/scenario'],
  },
  { packages: 'packages/scenario', sources: ['@conclave/kernel', 'zod'], tests: ['vitest', 'node'] },
  {
    packages: 'packages/games/*',
    sources: ['@conclave/kernel', '@conclave/languages'],
    tests: ['vitest', 'fast-check', 'yaml', 'node', '@conclave/scenario'],
  },
  {
    packages: 'packages/bots',
    sources: ['@conclave/kernel'],
    tests: ['vitest', 'fast-check', 'node', ...GAMES],
  },
  {
    packages: 'packages/registry',
    sources: ['@conclave/kernel', '@conclave/scenario', ...GAMES],
    tests: ['vitest', 'node'],
  },
  {
    packages: 'packages/fair',
    sources: ['@conclave/kernel', '@noble/hashes'],
    tests: ['vitest', 'fast-check', 'node', ...GAMES],
  },
  { packages: 'packages/protocol', sources: ['@conclave/kernel', 'zod'], tests: ['vitest', 'fast-check'] },
  {
    packages: 'packages/server',
    sources: [
      ...['@conclave/kernel', '@conclave/bots', '@conclave/fair', '@conclave/protocol', '@conclave/registry'],
      ...['hono', '@hono/node-server', '@hono/zod-openapi', 'zod', 'ws', 'kysely', 'pg', 'pino', 'piscina'],
      ...['prom-client', 'rate-limiter-flexible', '@redis/client', 'lru-cache', 'node'],
    ],
    tests: ['vitest', 'fast-check', ...GAMES],
  },
  {
    packages: 'packages/client',
    sources: [
      ...['@conclave/kernel', '@conclave/languages', '@conclave/fair', '@conclave/protocol', '@conclave/scenario'],
      ...GAMES,
      ...['react', 'react-dom', 'qrcode'],
      ...['@fontsource/alegreya-sans', '@fontsource/alegreya-sc'],
    ],
    // Its build and its pictures run in Node, beside the real server.
    tests: [
      'vitest',
      'node',
      'vite',
      '@vitejs/plugin-react',
      'ws',
      'playwright-core',
      'axe-core',
      '@conclave/server',
      '@conclave/registry',
    ],
  },
  {
    packages: 'packages/cli',
    sources: [
      ...['@conclave/kernel', '@conclave/languages', '@conclave/bots', '@conclave/fair', '@conclave/registry'],
      ...['@conclave/server', '@conclave/scenario', ...GAMES, 'yaml', 'node'],
    ],
    tests: ['vitest', 'fast-check'],
  },
];

/** The doors of the conformance suites, which games and stores call in their tests: they alone may use the test runner. */
const CONFORMANCE = 'packages/kernel/src/conformance/index.ts';
const WORDING = 'packages/kernel/src/conformance/wording.ts';
const isSuite = (file: string) =>
  file === CONFORMANCE ||
  file === WORDING ||
  file.startsWith('packages/server/src/storage/conformance') ||
  file.includes('/testing/');

/** What reads a game's scenarios: a door of its own, which nobody who only plays goes through. */
const isScenarioPart = (file: string) => /^packages\/games\/[^/]+\/src\/scenario\//.test(file);

function besidesFor(file: string, tests: readonly string[]): readonly string[] {
  if (isTest(file)) return tests;
  if (isScenarioPart(file)) return ['@conclave/scenario'];
  return isSuite(file) ? ['vitest'] : [];
}

/** The package of an import: `@conclave/kernel/conformance` is of `@conclave/kernel`; `node` stands for all of Node's own. */
function packageOf(name: string): string {
  if (isBuiltin(name)) return 'node';
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

const packages = ALLOWED.flatMap(({ packages: pattern, ...rules }) =>
  globSync(pattern, { cwd: ROOT }).map((folder) => ({ folder, ...rules })),
);

describe.each(packages)('$folder', ({ folder, sources, tests }) => {
  const files = filesIn(folder);

  it('imports by name only what it may', () => {
    const strangers = files.flatMap((file) => {
      const allowed = [...sources, ...besidesFor(file, tests)];
      return importsOf(file)
        .filter(({ name }) => !name.startsWith('.') && !allowed.includes(packageOf(name)))
        .map(({ name }) => `${file}: ${name}`);
    });
    expect(strangers).toEqual([]);
  });

  it('reaches into the sources of no other package by a path', () => {
    // A test may borrow another package's test kit; sources borrow nothing.
    const isStray = (file: string, target: string) =>
      relative(folder, target).startsWith('..') && !(isTest(file) && isTest(target));
    const strays = files.flatMap((file) =>
      importsOf(file)
        .filter((one) => one.name.startsWith('.') && isStray(file, targetOf(file, one)))
        .map(({ name }) => `${file}: ${name}`),
    );
    expect(strays).toEqual([]);
  });

  it('imports no test from a source', () => {
    const mixed = files
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ name }) => isTest(name))
          .map(({ name }) => `${file}: ${name}`),
      );
    expect(mixed).toEqual([]);
  });

  it('depends on nothing else in its package.json', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const outside = Object.keys(dependencies).filter((name) => !sources.includes(name));
    expect(outside).toEqual([]);
  });
});

describe('the reader of imports', () => {
  it('finds the packages and what they import', () => {
    expect(packages.map(({ folder }) => folder)).toEqual(
      expect.arrayContaining(['packages/kernel', 'packages/bots', 'packages/cli', 'packages/games/rise-of-cthulhu']),
    );
    expect(importsOf('packages/registry/src/index.ts')).toEqual(
      expect.arrayContaining([
        { name: '@conclave/kernel', kind: 'value' },
        { name: '@conclave/rise-of-cthulhu', kind: 'value' },
      ]),
    );
    expect(importsOf(CONFORMANCE)).toContainEqual({ name: 'vitest', kind: 'value' });
    expect(importsOf('packages/bots/src/random.ts')).toEqual([{ name: './bot.ts', kind: 'type' }]);
  });
});

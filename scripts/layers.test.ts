/** Holds the import directions inside of packages: which folder knows which, and no two files that need each other to start. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, isTest, ROOT, targetOf } from './read-imports.ts';

/** What a folder must not know, neither values nor types. */
const LAYERS: readonly { folder: string; notOf: readonly string[] }[] = [
  { folder: 'client/src/core', notOf: ['app', 'games', 'i18n', 'rulebook', 'screens', 'table', 'ui'] },
  { folder: 'client/src/i18n', notOf: ['app', 'games', 'rulebook', 'screens', 'table', 'ui'] },
  { folder: 'client/src/ui', notOf: ['app', 'games', 'rulebook', 'screens', 'table'] },
  { folder: 'client/src/games', notOf: ['app', 'rulebook', 'screens'] },
  { folder: 'client/src/table', notOf: ['screens'] },
  { folder: 'client/src/rulebook', notOf: ['screens'] },
  { folder: 'games/cult-of-the-deep/src/verbs', notOf: ['insight', 'rules', 'texts'] },
  { folder: 'games/cult-of-the-deep/src/components', notOf: ['insight', 'rules', 'texts'] },
  { folder: 'server/src/storage', notOf: ['bots', 'cluster', 'http', 'identity', 'ops', 'socket', 'tables', 'work'] },
  { folder: 'server/src/tables', notOf: ['cluster', 'http', 'ops', 'socket'] },
  { folder: 'server/src/bots', notOf: ['http', 'identity', 'socket', 'storage', 'tables'] },
];

const sources = filesIn('packages').filter((file) => !isTest(file) && file.includes('/src/'));

const edges = new Map(
  sources.map((file) => {
    const own = importsOf(file).filter(({ name }) => name.startsWith('.'));
    return [file, own.map((one) => ({ to: targetOf(file, one), kind: one.kind }))];
  }),
);

describe.each(LAYERS)('$folder', ({ folder, notOf }) => {
  const root = `packages/${folder}`;
  const parent = root.slice(0, root.lastIndexOf('/'));

  it(`imports nothing of ${notOf.join(', ')}`, () => {
    const files = sources.filter((file) => file.startsWith(`${root}/`));
    expect(files.length).toBeGreaterThan(0);
    const strays = files.flatMap((file) =>
      (edges.get(file) ?? [])
        .filter(({ to }) => notOf.some((other) => to.startsWith(`${parent}/${other}/`)))
        .map(({ to }) => `${file}: ${to}`),
    );
    expect(strays).toEqual([]);
  });
});

it('the core of the client knows no React', () => {
  const core = sources.filter((file) => file.startsWith('packages/client/src/core/'));
  expect(core.filter((file) => importsOf(file).some(({ name }) => name === 'react'))).toEqual([]);
});

it('the board of a game knows no other game', () => {
  const boards = /^packages\/client\/src\/games\/([^/]+)\//;
  const strays = sources.flatMap((file) => {
    const own = boards.exec(file)?.[1];
    if (own === undefined) return [];
    return (edges.get(file) ?? [])
      .filter(({ to }) => ![undefined, own, 'shared'].includes(boards.exec(to)?.[1]) && own !== 'shared')
      .map(({ to }) => `${file}: ${to}`);
  });
  expect(strays).toEqual([]);
});

// Imagined worlds of Among Cultists fill in sealed ballots as a bot would, so single files of its insight are there.
it('what a browser loads of a game has neither its scenarios nor its insight for bots', () => {
  const games = sources.filter((file) => /^packages\/games\/[^/]+\/src\/game\.ts$/.test(file));
  expect(games).toHaveLength(4);
  const strays = games.flatMap((game) =>
    [...reachedFrom(game)].filter((file) => /\/src\/(scenario\/|insight\/index\.ts|insight\.ts)/.test(file)),
  );
  expect(strays).toEqual([]);
});

/** The file and all that it needs to start. */
function reachedFrom(start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const { to, kind } of edges.get(file) ?? []) if (kind === 'value') reached.add(to);
  }
  return reached;
}

it('a board reads the stack of the rules in its view.ts only', () => {
  const boards = sources.filter(
    (file) => /^packages\/client\/src\/games\/[^/]+\//.test(file) && !/\/view\.ts$/.test(file),
  );
  expect(boards.length).toBeGreaterThan(100);
  const readers = boards.filter((file) =>
    /\bview\.stack\b|\{[^}\n]*\bstack\b[^}\n]*\}: \w+View\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(readers).toEqual([]);
});

/**
 * Rules that call each other, as the rulebook's paragraphs do. Nothing in them runs before all are loaded. Each list is one
 * knot, written from its first file in the order of the alphabet.
 */
const KNOTS = [
  'packages/games/among-cultists/src/rules/check-state.ts',
  'packages/games/choose-your-god/src/components/abilities/index.ts',
  'packages/games/choose-your-god/src/components/benefits.ts',
];

describe('value imports', () => {
  it('make no circle beyond the known ones', () => {
    const circles = knotsIn(new Map([...edges].map(([file, to]) => [file, to.filter(({ kind }) => kind === 'value')])));
    expect(circles.filter(([first = '']) => !KNOTS.includes(first))).toEqual([]);
    expect(circles.map(([first]) => first)).toEqual(KNOTS);
  });

  it('would be found in a circle', () => {
    const edge = (to: string) => ({ to });
    const graph = new Map([
      ['a', [edge('b')]],
      ['b', [edge('c'), edge('d')]],
      ['c', [edge('a')]],
      ['d', []],
    ]);
    expect(knotsIn(graph)).toEqual([['a', 'b', 'c']]);
  });
});

/** Files that reach each other, by Tarjan's algorithm: the strongly connected parts with more than one file. */
function knotsIn(graph: ReadonlyMap<string, readonly { readonly to: string }[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const knots: string[][] = [];

  function visit(file: string): number {
    let low = order.size;
    order.set(file, low);
    stack.push(file);
    const own = low;
    for (const { to } of graph.get(file) ?? []) {
      if (!graph.has(to)) continue;
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === own) {
      const knot = stack.splice(stack.indexOf(file));
      if (knot.length > 1) knots.push(knot.sort());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return knots.sort();
}

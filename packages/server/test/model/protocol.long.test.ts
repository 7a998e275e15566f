import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exploreAll, exploreOne, type PromiseName } from './explore.ts';
import type { Variant } from './protocol.ts';

/** As the server does it, with as many misfortunes as are explored in a few seconds. `MODEL=large` explores more, in minutes. */
const SERVER: Variant = {
  nodes: 2,
  commands: ['c1', 'n1'],
  leases: true,
  guards: ['owner', 'epoch', 'revision'],
  barrier: true,
  claimsRaise: true,
  loadsBeforeClaim: false,
  lapses: 1,
  losses: 1,
  crashes: 1,
  handOvers: 0,
  failovers: 0,
};
const isLarge = process.env.MODEL === 'large';

describe('all histories of a few commands and misfortunes', () => {
  const harmless: readonly (readonly [string, Variant])[] = [
    ['two nodes', SERVER],
    ['three nodes', { ...SERVER, nodes: 3, crashes: 0 }],
    ['two lapses', { ...SERVER, lapses: 2, crashes: 0 }],
    ['a table that is given away', { ...SERVER, crashes: 0, handOvers: 1 }],
    ['a table that is given away and comes back', { ...SERVER, lapses: 0, crashes: 0, handOvers: 2 }],
    ['a claim that raises the epoch alone', { ...SERVER, claimsRaise: false }],
    ['a database that falls back', { ...SERVER, commands: ['c1', 'c2'], losses: 0, crashes: 0, failovers: 1 }],
    ...(isLarge ? ([['three commands', { ...SERVER, commands: ['c1', 'c2', 'n1'] }]] as const) : []),
  ];
  it.each(harmless)(
    '%s: no promise is broken, and everybody is answered in the end',
    { timeout: 600_000 },
    (_, variant) => {
      expect(exploreAll(variant)).toMatchObject({ broken: null, history: [], stuck: 0 });
    },
  );

  const C2: Variant = { ...SERVER, commands: ['c1', 'c2', 'n1'] };
  const harmful: readonly (readonly [string, PromiseName, Variant])[] = [
    ['the database compares nothing', 'what was acknowledged is kept', { ...C2, guards: [], losses: 0, crashes: 0 }],
    ['no revision is compared', 'what was acknowledged is kept', { ...C2, guards: ['owner', 'epoch'] }],
    [
      'no epoch is compared, and a claim raises nothing else',
      'the owner shows what is stored',
      { ...SERVER, guards: ['revision'], claimsRaise: false },
    ],
    ['there are no owners and no guards', 'log and position agree', { ...C2, leases: false, guards: [] }],
    [
      'nobody raises the revision before loading',
      'the owner shows what is stored',
      { ...C2, barrier: false, claimsRaise: false },
    ],
    ['a node loads before its claim', 'the owner shows what is stored', { ...SERVER, loadsBeforeClaim: true }],
    [
      'no owner is compared, and the database falls back',
      'each epoch has one writer',
      { ...SERVER, commands: ['c1', 'c2'], guards: ['epoch', 'revision'], losses: 0, failovers: 1 },
    ],
  ];
  it.each(harmful)('%s: it is not true that %s', (_, promise, variant) => {
    expect(exploreAll(variant, [promise]).broken).toBe(promise);
  });
});

describe('random histories of three nodes, five commands and many misfortunes', () => {
  const busy: Variant = {
    ...SERVER,
    nodes: 3,
    commands: ['c1', 'c2', 'c3', 'n1', 'n2'],
    lapses: 6,
    losses: 4,
    crashes: 3,
    handOvers: 3,
  };
  const picks = fc.infiniteStream(fc.nat());
  const play = (variant: Variant, stream: Iterator<number>) =>
    exploreOne(variant, (below) => Number(stream.next().value) % below, 200);

  it('no promise is broken', () => {
    fc.assert(
      fc.property(picks, (stream) => {
        const { broken, history } = play(busy, stream);
        expect(broken, history.join('\n')).toBeNull();
      }),
      { numRuns: isLarge ? 50_000 : 5_000 },
    );
  });

  it('without guards they are, in some of a thousand', () => {
    const histories = fc.sample(picks, { numRuns: 1_000, seed: 7 });
    const broken = histories.filter((stream) => play({ ...busy, guards: [] }, stream).broken !== null);
    expect(broken.length).toBeGreaterThan(10);
  });
});

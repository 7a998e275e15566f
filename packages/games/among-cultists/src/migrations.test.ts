import { migrateState, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { amongCultists as game } from './index.ts';
import type { Among } from './state.ts';

it('goes on with a table that was stored before Items knew who stood beside them', () => {
  const now = game.setup(5, resolveOptions(game), silent(new SeededChance(1)));
  const then = { ...now, players: now.players.map(({ fellBeside: _, ...player }) => player) };
  const migrated: Among = migrateState(game, 1, then);
  expect(migrated).toEqual(now);
});

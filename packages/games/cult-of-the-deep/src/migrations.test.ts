import { migrateState, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { cultOfTheDeep as game } from './index.ts';
import { scenarios } from './scenario/index.ts';
import type { Deep } from './state.ts';

it('goes on with a table that was stored while version 1 had its drafts in frames', () => {
  const now = scenarios.given(5, resolveOptions(game), { active: 1, dice: ['blood'] }, silent(new SeededChance(1)));
  const { facelessLent: _, transmuted: __, ...rest } = now;
  const then = {
    ...rest,
    stack: now.stack.map((frame) =>
      frame.rule === 'commit-die' ? { ...frame, proposals: 1, draft: { from: 1, to: 2, give: null } } : frame,
    ),
    players: now.players.map(({ proposals: _p, draft: _d, withdrawn: _w, ...player }) => player),
    altars: now.altars.map((altar) => ({ ...altar, isNew: true })),
  };
  const migrated: Deep = migrateState(game, 1, then);
  expect(migrated).toEqual(now);
});

it('plays records and tables from before the preset had its present name as they were', () => {
  expect(resolveOptions(game, { preset: 'balanced' }).preset).toBe('adepts');
  expect(resolveOptions(game, { preset: 'printed' }).preset).toBe('reconstructed');
  const lifeWith = (preset: string) =>
    game.setup(5, { ...resolveOptions(game), preset }, silent(new SeededChance(7))).players.map(({ life }) => life);
  expect(lifeWith('balanced')).toEqual(lifeWith('adepts'));
  expect(lifeWith('balanced')).not.toEqual(lifeWith('reconstructed'));
});

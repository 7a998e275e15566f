import { type DeepTold, cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, SeededChance, Telling } from '@conclave/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../i18n/words.ts';
import type { Scene } from '../../table/contract.ts';
import { heading, traceOf } from './happenings.ts';

beforeAll(() => speak('en'));

const state = game.setup(5, resolveOptions(game, {}), new Telling(new SeededChance('happenings')));
const view = game.viewOf(state, 0);
const sceneWith = (changes: object) => ({ view: { ...view, ...changes } }) as Scene;

describe('the heading', () => {
  it('says the round and, in a turn, the phase', () => {
    expect(heading(sceneWith({ round: 2, phase: 'commit' }))).toBe('Round 2, Commit');
    expect(heading(sceneWith({ round: 1, phase: 'setup' }))).toBe('Round 1');
  });

  it('fits into the header', () => {
    for (const phase of ['upkeep', 'roll', 'commit', 'response', 'resolve']) {
      expect(heading(sceneWith({ round: 20, phase })).length).toBeLessThanOrEqual(24);
    }
  });
});

describe('a trace', () => {
  it('lies where the die went, in the colour of whoever put it there', () => {
    const event: DeepTold = { type: 'dieCommitted', seat: 2, die: 1, face: 'dagger', to: 'seat-3', mode: null };
    expect(traceOf(sceneWith({}), event)).toEqual({ seat: 2, things: ['seat:3'] });
  });

  it('of a loss is that of the killer, or of whose turn it is', () => {
    const loss = { type: 'lifeLost', seat: 3, amount: 1, by: 'die' } as const;
    expect(traceOf(sceneWith({ active: 4 }), { ...loss, killer: 1 })).toEqual({ seat: 1, things: ['seat:3'] });
    expect(traceOf(sceneWith({ active: 4 }), { ...loss, killer: null })).toEqual({ seat: 4, things: ['seat:3'] });
  });
});

import type { ToldEvent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { LoadedGame, Scene } from '../contract.ts';
import type { Moment } from './moments.ts';
import { turningPoints } from './turning-points.ts';

const game = { narrate: ({ type }: ToldEvent) => ({ words: { key: type }, rule: 'X-1' }) };
const scene = { game, catalogue: {} } as unknown as Scene;
const loaded = {
  game,
  momentOf: (_: Scene, { type }: ToldEvent) => (type.startsWith('great') ? { weight: 'great' } : null),
} as unknown as LoadedGame;

const movesOf = (...types: string[]) =>
  types.map((type) => ({ seat: 0, view: null, fresh: [{ type } as ToldEvent], told: 0 }) satisfies Moment);

describe('turning points', () => {
  it('are the great moments, each with its move', () => {
    expect(turningPoints(loaded, scene, movesOf('step', 'great 1', 'step', 'great 2'))).toEqual([
      { move: 1, sentence: 'great 1' },
      { move: 3, sentence: 'great 2' },
    ]);
  });

  it('are three at most: the first, the last, and one between them', () => {
    const points = turningPoints(loaded, scene, movesOf('great 1', 'great 2', 'great 3', 'great 4', 'great 5'));
    expect(points.map(({ sentence }) => sentence)).toEqual(['great 1', 'great 3', 'great 5']);
  });
});

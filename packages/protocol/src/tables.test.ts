import { describe, expect, it } from 'vitest';
import { changeTableSchema, clockSchema, createTableSchema, diceSchema, joinTableSchema } from './tables.ts';

describe('a clock', () => {
  it('has a beat of up to three seconds, and none where people have days (CG-4.76)', () => {
    const isClock = (clock: object) => clockSchema.safeParse(clock).success;
    expect([0, 3, 4].map((beatSeconds) => isClock({ kind: 'none', beatSeconds }))).toEqual([true, true, false]);
    expect(isClock({ kind: 'live', bankSeconds: 60, incrementSeconds: 0, beatSeconds: 2 })).toBe(true);
    expect(isClock({ kind: 'slow', days: 3, beatSeconds: 1 })).toBe(false);
  });
});

describe('entropy', () => {
  it('is not taken by a request that makes the server draw a seed', () => {
    expect(createTableSchema.safeParse({ game: 'x', seats: 2 }).success).toBe(true);
    expect(createTableSchema.safeParse({ game: 'x', seats: 2, entropy: 'mine' }).success).toBe(false);
    expect(joinTableSchema.safeParse({ entropy: 'mine' }).success).toBe(false);
  });

  it('names the commitment it answers', () => {
    expect(diceSchema.safeParse({ entropy: 'mine' }).success).toBe(false);
    expect(diceSchema.safeParse({ entropy: 'mine', commitment: '0'.repeat(64) }).success).toBe(true);
  });
});

describe('a change of a table', () => {
  it('says nothing about what was left out: a private table stays private', () => {
    expect(changeTableSchema.parse({})).toEqual({});
    expect(changeTableSchema.parse({ windowSeconds: null })).toEqual({ windowSeconds: null });
  });
});

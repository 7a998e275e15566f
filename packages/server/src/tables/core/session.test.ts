import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { newSession, type TableSession, wakesAt } from './session.ts';

const NOW = 1_000_000;
const clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } as const;
const seats = [0, 1].map((seat) => ({ seat, user: `user ${seat}`, bot: null, name: '', entropy: null }));
const rules = { clock, windowSeconds: null, seats };
/** Seat 0 is asked. */
const match = {
  pending: { decision: 'turn', asked: [{ seat: 0, decision: 'turn', options: [] }] },
} as unknown as Match;
/** Whose time is up at this moment. */
const until = (end: number): TableSession => ({
  ...newSession(rules),
  clock: { left: [end - NOW, null], since: [NOW, null] },
});
const wakes = (end: number, stored: number | null) => wakesAt(match, until(end), { ...rules, wakesAt: stored }, NOW);

describe('the time at which a stored table is woken', () => {
  it('is when it must act, if none is stored', () => {
    expect(wakes(NOW + 90_000, null)).toBe(NOW + 90_000);
  });

  it('stays as it is stored while that is less than a minute early', () => {
    expect(wakes(NOW + 90_000, NOW + 30_001)).toBe(NOW + 30_001);
    expect(wakes(NOW + 90_000, NOW + 30_000)).toBe(NOW + 90_000);
  });

  it('is never later than it must be', () => {
    expect(wakes(NOW + 90_000, NOW + 90_001)).toBe(NOW + 90_000);
  });

  it('is now, where a bot is to decide', () => {
    const botIsAsked = {
      ...rules,
      seats: seats.map((seat) => ({ ...seat, user: null, bot: 'novice' })),
      wakesAt: null,
    };
    expect(wakesAt(match, until(NOW + 90_000), botIsAsked, NOW)).toBe(NOW);
  });
});

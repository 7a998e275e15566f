import { describe, expect, it } from 'vitest';
import { ROLES } from '../components/roles.ts';
import { chanceBy, leadOf } from './lead.ts';

describe('the lead of the High Priest’s side', () => {
  it('grows with his life and that of the Faithful, and falls with that of everybody else', () => {
    const gain = (role: (typeof ROLES)[number]) => leadOf(role, 10, 1) - leadOf(role, 9, 1);
    expect(gain('high-priest')).toBeGreaterThan(gain('faithful'));
    expect(gain('faithful')).toBeGreaterThan(0);
    expect(gain('repentant-heretic')).toBeLessThan(0);
    expect(gain('cabalist')).toBeLessThan(gain('vengeful-heretic'));
  });

  it('counts the last points of a life most', () => {
    for (const role of ROLES) {
      const first = Math.abs(leadOf(role, 16, 1) - leadOf(role, 15, 1));
      expect(Math.abs(leadOf(role, 1, 1) - leadOf(role, 0, 1))).toBeGreaterThan(first);
    }
  });

  it('is a chance that no lead makes certain', () => {
    expect(chanceBy(-10)).toBeGreaterThan(0);
    expect(chanceBy(10)).toBeLessThan(1);
    expect(chanceBy(1)).toBeGreaterThan(chanceBy(0));
  });
});

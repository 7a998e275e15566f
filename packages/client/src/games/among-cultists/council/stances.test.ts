import type { ToldEvent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { stanceOn } from './stances.ts';

const told = [{ type: 'roundBegan' }, { type: 'votesRevealed' }, { type: 'roundBegan' }] as ToldEvent[];
const claim = (seat: number, type: string, target: number, after = 3) => ({ seat, claim: { type, target }, after });

describe('who accuses and who trusts somebody', () => {
  it('is what each said last about them', () => {
    const claims = [claim(0, 'accuse', 2), claim(1, 'vouch', 2), claim(0, 'vouch', 3), claim(1, 'accuse', 2)];
    expect(stanceOn(2, claims, told)).toEqual({ accusers: [0, 1], trusting: [] });
    expect(stanceOn(3, claims, told)).toEqual({ accusers: [], trusting: [0] });
  });

  it('is forgotten after a vote', () => {
    expect(stanceOn(2, [claim(0, 'accuse', 2, 1)], told)).toEqual({ accusers: [], trusting: [] });
  });

  it('is nothing that other claims say', () => {
    expect(stanceOn(2, [claim(0, 'claim-state', 2)], told)).toEqual({ accusers: [], trusting: [] });
  });
});

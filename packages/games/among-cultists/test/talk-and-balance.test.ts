import { BadInput, resolveOptions } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { amongCultists, balanceOf, CLAIMS, type Claim, parseClaim } from '../src/index.ts';

describe('claims (AC-4.70, AC-4.73)', () => {
  const options = resolveOptions(amongCultists);
  const claims: Claim[] = [
    { type: 'claim-role', role: 'seer' },
    { type: 'claim-route', round: 2, colours: ['pink', 'red'] },
    { type: 'claim-placed', round: 3, room: 'blue-1', card: 'success' },
    { type: 'claim-gave', round: 3, target: 2, card: 'alive' },
    { type: 'claim-study', room: 'blue-1', success: 2, failure: 1, sabotage: 0 },
    { type: 'claim-papers', target: 1, round: 3, colours: ['orange', 'red'] },
    { type: 'claim-state', target: 1, state: 'dead' },
    { type: 'accuse', target: 1 },
    { type: 'vouch', target: 1 },
    { type: 'call-for-vote' },
  ];

  it('have ten forms, and any of them may be made', () => {
    expect(claims.map(({ type }) => type)).toEqual(CLAIMS);
    for (const claim of claims) expect(parseClaim(claim, 4, options)).toEqual(claim);
  });

  it.each([
    ['an unknown form', { type: 'claim-innocence' }],
    ['nothing', null],
    ['a player who is not there', { type: 'accuse', target: 4 }],
    ['a room that is not there', { type: 'claim-placed', round: 1, room: 'pink-3', card: 'success' }],
    ['an eleventh round', { type: 'claim-route', round: 11, colours: ['pink'] }],
    ['a colour five times', { type: 'claim-route', round: 1, colours: ['pink', 'pink', 'pink', 'pink', 'pink'] }],
    ['a colour that does not exist', { type: 'claim-route', round: 1, colours: ['green'] }],
    ['more than 20 cards', { type: 'claim-study', room: 'blue-1', success: 21, failure: 0, sabotage: 0 }],
    ['something missing', { type: 'claim-state', target: 1 }],
    ['something besides', { type: 'call-for-vote', target: 1 }],
  ])('are refused for %s', (_, claim) => {
    expect(() => parseClaim(claim, 4, options)).toThrow(BadInput);
  });
});

describe('the balance meter (AC-7.4)', () => {
  it('adds up the loyalty of the presets', () => {
    expect(balanceOf(['seer', 'snitch', 'assassin', 'firestarter'], 6).loyalty).toBe(1);
    expect(balanceOf(['cursebearer', 'celebrity'], 7).loyalty).toBe(4);
    expect(balanceOf(['firestarter', 'blind-cultist'], 7).loyalty).toBe(2);
  });

  it('warns outside -1 to +2 with one Cultist, -2 to +5 with two', () => {
    expect(balanceOf(['seer'], 6).isOutside).toBe(true);
    expect(balanceOf(['seer'], 7).isOutside).toBe(false);
    expect(balanceOf(['snitch'], 8).isOutside).toBe(true);
    expect(balanceOf(['firestarter'], 5).isOutside).toBe(false);
  });

  it('warns of roles for other numbers of players', () => {
    expect(balanceOf(['assassin', 'celebrity', 'firestarter'], 6).unusual).toEqual(['celebrity']);
  });
});

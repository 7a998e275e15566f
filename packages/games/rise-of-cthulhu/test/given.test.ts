import { BadInput, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { riseOfCthulhu } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';
import { kit } from './kit.ts';

function tableOf(given: unknown, options = {}) {
  return scenarios.given(2, resolveOptions(riseOfCthulhu, options), given, silent(new SeededChance(1)));
}

describe('given', () => {
  it('is a legal table when nothing is said: every card once, the first seat to act (RC-2.10, RC-4.27)', () => {
    const s = tableOf({});
    expect(new Set(kit.pieces(s)).size).toBe(50 + 8 + 6 + 6);
    expect(riseOfCthulhu.pending(s)?.asked[0]).toMatchObject({ seat: 0, decision: 'turn-action' });
  });

  it('puts cards that are named nowhere below the named ones, and the Old Ones at the bottom', () => {
    const s = tableOf({ deck: ['old-one-hastur', 'cultist-jade-06'] });
    expect(s.deck.slice(0, 2)).toEqual(['old-one-hastur', 'cultist-jade-06']);
    expect(s.deck.slice(-2)).toEqual(['old-one-cthulhu', 'old-one-azathoth']);
    expect(s.deck).toHaveLength(50 + 3);
  });

  it('can hold an exact deck, the rest lying in the discard pile', () => {
    const s = tableOf({ rest: 'discard', deck: ['cultist-jade-06'] });
    expect(s.deck).toEqual(['cultist-jade-06']);
    expect(s.discard).toHaveLength(49);
  });

  it('starts the first turn when turnNumber is 0 (RC-4.2)', () => {
    expect(tableOf({ turnNumber: 0 }, { firstTurnActions: 1 })).toMatchObject({ turnNumber: 1, actionsLeft: 1 });
  });

  it('is over when three Old Ones are awake (RC-6.1)', () => {
    const three = { arkham: 'old-one-hastur', dunwich: 'old-one-cthulhu', kingsport: 'old-one-nyarlathotep' };
    const locations = Object.fromEntries(Object.entries(three).map(([id, oldOne]) => [id, { oldOne }]));
    expect(riseOfCthulhu.outcome(tableOf({ locations }))).toMatchObject({ winners: [], reason: 'both-lose' });
  });

  const refused: readonly (readonly [what: string, given: unknown, message: RegExp])[] = [
    ['an unknown field', { monsters: [] }, /unknown field monsters; there are: activeSeat/],
    ['something that is no table', [], /fields are wanted/],
    ['a card twice', { valley: ['cultist-jade-06'], discard: ['cultist-jade-06'] }, /cultist-jade-06 is named twice/],
    ['a card that does not exist', { valley: ['cultist-jade-11'] }, /"cultist-jade-11" does not belong here/],
    ['a card of another kind', { players: { 0: { monsters: ['artifact-elder-sign'] } } }, /does not belong here/],
    ['a third seat', { players: { 2: {} } }, /unknown field 2/],
    [
      'a Hunter on a locked Location',
      { hunter: 'arkham', locations: { arkham: { oldOne: 'old-one-hastur' } } },
      /cannot be on arkham/,
    ],
    [
      'a Hunter on an Elder Sign',
      { hunter: 'arkham', locations: { arkham: { sides: [['artifact-elder-sign']] } } },
      /cannot be on arkham/,
    ],
    ['an Old One outside the pool', { deck: ['old-one-dagon'] }, /not in the pool/],
    [
      'a fourth Old One',
      { deck: ['old-one-hastur', 'old-one-cthulhu', 'old-one-azathoth', 'old-one-nyarlathotep'] },
      /more than three/,
    ],
    ['a wrong count of Old Ones', { awakeCount: 2 }, /0 Old Ones lie on Locations, not 2/],
    [
      'a known Old One that is not next',
      { deck: ['old-one-hastur'], players: [{ knownNextOldOne: 'old-one-cthulhu' }] },
      /next Old One in the deck is old-one-hastur/,
    ],
    ['three actions', { actionsLeft: 3 }, /a whole number from 0 to 2/],
    ['a flag that is a word', { forcedDeckDraw: 'yes' }, /true or false/],
    ['a rule that does not exist', { stack: [{ rule: 'nap' }] }, /there is no rule "nap"/],
    ['a table at which nobody can ever act', { rest: 'discard' }, /nobody can ever act/],
    ['a rule that cannot be under way', { stack: [{ rule: 'monster-location' }] }, /cannot go on from here/],
  ];
  for (const [what, given, message] of refused) {
    it(`refuses ${what}`, () => {
      expect(() => tableOf(given)).toThrow(BadInput);
      expect(() => tableOf(given)).toThrow(message);
    });
  }
});

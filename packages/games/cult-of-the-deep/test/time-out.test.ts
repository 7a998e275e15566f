/** The defaults of CD-4.120: what the table answers for a seat whose time is up. */
import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { cultOfTheDeep } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

function answerAt(given: object, options = {}): string {
  const all = resolveOptions(cultOfTheDeep, options);
  const s = scenarios.given(5, all, given, silent(new SeededChance(1)));
  const asked = cultOfTheDeep.pending(s)?.asked[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return `${asked.decision} ${cultOfTheDeep.choiceId(cultOfTheDeep.timeOutChoice(cultOfTheDeep.viewOf(s, asked.seat), asked))}`;
}

describe('a seat whose time is up', () => {
  const cases: readonly [what: string, given: object, answer: string][] = [
    ['keeps its roll', { phase: 'roll', dice: ['blood'] }, 'reroll stop'],
    ['puts the first die on itself if it can', { dice: ['blood', 'dagger'] }, 'commit-die commit-die:1:seat-0'],
    [
      'else on a ritual',
      { dice: ['parchment'], players: { 0: { character: 'guardian' } } },
      'commit-die commit-die:1:altar-1',
    ],
    ['else on the next player', { dice: ['dagger'] }, 'commit-die commit-die:1:seat-1'],
    [
      'leaves a die idle that need not be placed',
      { dice: ['cosmos'], players: { 0: { character: 'sorceress' } } },
      'commit-die end-commit',
    ],
    [
      'discards the first die that is due',
      { dice: ['blood'], altars: ['sirens'], players: { 0: { keeps: ['sea-hydra'] } } },
      'commit-die hydra-discard:1',
    ],
    ['passes in windows', { dice: ['dagger>seat-1'] }, 'respond pass'],
    [
      'resolves the lowest die',
      { phase: 'resolve', sigils: 'used', dice: ['blood>seat-1', 'blood>seat-2'] },
      'resolve-next die:1',
    ],
    ['marks the next living seat', { stack: [{ rule: 'faceless-mark', seat: 0 }] }, 'faceless-mark seat:1'],
    [
      'marks whom it had marked',
      { facelessToken: 3, stack: [{ rule: 'faceless-mark', seat: 0 }] },
      'faceless-mark seat:3',
    ],
    ['keeps its face', { stack: [{ rule: 'faceless-replace', seat: 2 }] }, 'faceless-replace none'],
    ['gives itself the Kraken die', { stack: [{ rule: 'kraken-give', seat: 2 }] }, 'kraken-give seat:2'],
    ['pays no blood', { stack: [{ rule: 'blood-mage-pay', seat: 0 }] }, 'blood-mage-pay no'],
    ['takes life rather than a coin', { stack: [{ rule: 'necro-gain', seat: 0 }] }, 'necro-gain life'],
    ['stays dead', { stack: [{ rule: 'necro-revive', seat: 0 }] }, 'necro-revive no'],
    ['takes the first Wraith card', { stack: [{ rule: 'choose-wraith', seat: 1 }] }, 'choose-wraith wraith:banshee'],
    ['exempts itself', { stack: [{ rule: 'arcane-exempt', seat: 0 }] }, 'arcane-exempt seat:0'],
    [
      'gains from the Hydra',
      { stack: [{ rule: 'altar-hydra', owner: { chooser: 0, receiver: 0, isAdded: false } }] },
      'altar-hydra hydra:0:gain',
    ],
    [
      'declines a trade',
      { stack: [{ rule: 'trade-answer', offer: { from: 0, to: 1, give: {}, get: {} } }] },
      'trade-answer decline',
    ],
  ];
  for (const [what, given, answer] of cases) {
    it(what, () => {
      expect(answerAt(given)).toBe(answer);
    });
  }
});

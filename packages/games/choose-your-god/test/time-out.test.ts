import { type Asked, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type CityChoice, choiceId } from '../src/choices.ts';
import { chooseYourGod } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

/** What the table answers for whoever is asked at this table. */
function answerAt(given: object, decision: string): string {
  const s = scenarios.given(2, resolveOptions(chooseYourGod), given, silent(new SeededChance(1)));
  const asked = chooseYourGod.pending(s)?.asked[0] as Asked<CityChoice>;
  expect(asked.decision).toBe(decision);
  return choiceId(chooseYourGod.timeOutChoice(chooseYourGod.viewOf(s, asked.seat), asked));
}

/** Seat 0 is asked by this rule in Location 6. */
function asked(frame: object, player: object = {}, given: object = {}): object {
  return { activeLocation: 6, stack: [{ seat: 0, ...frame }], players: { 0: player }, ...given };
}

describe('a seat whose time has run out (section 4.6)', () => {
  const answers: readonly (readonly [decision: string, given: object, answer: string])[] = [
    ['pick-cult', { phase: 'opening' }, 'anubis'],
    ['celebrate', { phase: 'round-start', supremacy: { owner: 0 } }, 'no'],
    ['celebrate-strength', asked({ rule: 'celebrate-strength' }), '5'],
    ['intent', {}, 'pray'],
    ['intent-location', { stack: [{ rule: 'intent-location', seat: 0, priest: 'priest-red-1' }] }, '1'],
    ['pray-benefit', { stack: [{ rule: 'pray-benefit', seat: 0 }], players: [{ mobs: 1 }] }, 'none'],
    ['deal', { stack: [{ rule: 'deal', seat: 0 }], players: [{ hand: ['int-blackmail'] }] }, 'done'],
    ['act', { activeLocation: 6, players: [{ hand: ['mir-manna'] }] }, 'pass'],
    [
      'cost-priest',
      asked({ rule: 'cost-priest', ability: 'janus-dark-vices' }, { priests: [4, 2, 3] }),
      'priest-red-2',
    ],
    ['cost-followers', asked({ rule: 'cost-followers', ability: 'arachne-light-ordination' }), '1'],
    [
      'pick-own-priest',
      asked(
        { rule: 'pick-own-priest', by: 'mir-inspiration', paid: 0 },
        { followers: 1, priests: ['3@loc-6', 'patriarch@loc-6'] },
      ),
      'patriarch-red',
    ],
    ['pick-free-priest', asked({ rule: 'pick-free-priest', by: 'mir-visitation', moved: 0 }), 'priest-red-3'],
    ['pick-free-priest', asked({ rule: 'pick-free-priest', by: 'arachne-dark-grip', moved: 4 }), 'stop'],
    ['pick-destination', asked({ rule: 'pick-destination', priest: 'priest-red-1' }, { followers: 5 }), '7'],
    [
      'pick-any-priest',
      asked(
        { rule: 'pick-any-priest', by: 'int-exorcism' },
        {},
        { players: [{ priests: ['5@loc-6'] }, { priests: ['4@loc-6', '3@loc-6'] }] },
      ),
      'priest-yellow-1',
    ],
    ['pick-reward', asked({ rule: 'pick-reward', by: 'mir-manna' }), 'followers'],
    [
      'pick-license',
      asked({ rule: 'pick-license', by: 'palace' }, {}, { licenseSlots: ['lic-title-healer', 'lic-title-oracle'] }),
      'lic-title-oracle',
    ],
    ['destroy-priest', asked({ rule: 'destroy-priest', left: 3 }, { priests: [4, 2, 3] }), 'priest-red-2'],
    ['lose-altar', asked({ rule: 'lose-altar' }, { altars: [9, 4] }), '4'],
    ['thieves-amount', asked({ rule: 'thieves-amount' }), '3'],
    [
      'thieves-priest',
      asked({ rule: 'thieves-priest', amount: 3 }, { priests: ['3@loc-2', '1@loc-2'] }),
      'priest-red-2',
    ],
    ['temple-choice', asked({ rule: 'temple-choice' }), 'new'],
    ['altar-priest', asked({ rule: 'altar-priest' }, { priests: ['3@loc-9', '1@loc-12'] }), 'priest-red-2'],
    ['academy-choice', asked({ rule: 'academy-choice' }, { coins: 11, priests: [1, 2] }), 'plus2:priest-red-1'],
    ['port-choice', asked({ rule: 'port-choice' }, { coins: 11 }), 'two'],
    [
      'return-intrigue',
      asked({ rule: 'return-intrigue' }, { hand: ['int-blackmail', 'int-ambush-the-fool', 'int-vandalism'] }),
      'intrigue:int-vandalism-1',
    ],
  ];
  it.each(answers)('%s (%#)', (decision, given, answer) => expect(answerAt(given, decision)).toBe(answer));

  it('uses a benefit that costs nothing and declines one that has a price', () => {
    expect(answerAt(asked({ rule: 'benefit', location: 3 }), 'benefit')).toBe('use');
    expect(answerAt(asked({ rule: 'benefit', location: 9 }), 'benefit')).toBe('decline');
  });

  it('gives up the cheapest card: Miracles first, then Intrigues, Licenses, and the Supremacy card last (CG-12.23)', () => {
    const cost = { rule: 'cost-card', ability: 'janus-light-clarity', left: 1, inner: null };
    const licenses = ['lic-title-oracle', 'lic-title-minstrel'];
    const supremacy = { owner: 0 };
    const hand = ['mir-divine-fury', 'mir-visitation', 'int-vandalism'];
    expect(answerAt(asked(cost, { hand, licenses }, { supremacy }), 'cost-card')).toBe('miracle:mir-visitation-1');
    const intrigues = ['int-seize-the-location', 'int-exorcism'];
    expect(answerAt(asked(cost, { hand: intrigues, licenses }), 'cost-card')).toBe('intrigue:int-exorcism-1');
    expect(answerAt(asked(cost, { licenses }, { supremacy }), 'cost-card')).toBe('license:lic-title-minstrel');
  });
});

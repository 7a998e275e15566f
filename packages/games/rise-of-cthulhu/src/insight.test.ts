import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { riseOfCthulhu as game } from './index.ts';
import { insight } from './insight.ts';
import { scenarios } from './scenario/index.ts';

/** The table a scenario would describe so. */
function tableAt(given: object) {
  return scenarios.given(2, resolveOptions(game), given, silent(new SeededChance('insight')));
}

/** What seat 0 may hope for. */
function hope(given: object): number {
  return insight.evaluate(tableAt(given), 0);
}

/** Moments of a game played at random. */
function* randomGame(seed: number) {
  const chance = new SeededChance(seed);
  const ctx = silent(chance);
  const table = game.setup(2, resolveOptions(game), ctx);
  let pending = game.pending(table);
  while (pending !== null) {
    const [asked] = pending.asked;
    if (asked === undefined) return;
    yield { table, asked, chance };
    pending = game.apply(table, asked.seat, chance.pick(asked.options), ctx);
  }
}

const LOCKED = { oldOne: 'old-one-cthulhu' };

describe('evaluate', () => {
  it('gives one seat what it takes from the other, and stays between lost and won', () => {
    for (const { table } of randomGame(1)) {
      const mine = insight.evaluate(table, 0);
      expect(mine).toBeCloseTo(-insight.evaluate(table, 1), 10);
      expect(Math.abs(mine)).toBeLessThanOrEqual(1);
    }
  });

  it('finds an even table even, but for the actions of the active seat', () => {
    expect(hope({ actionsLeft: 0, stack: [{ rule: 'hunter-recall', seat: 0 }] })).toBeCloseTo(0, 10);
    expect(hope({})).toBeGreaterThan(0);
  });

  it('likes influence, and more so where it is locked', () => {
    const lead = ['cultist-jade-05', 'cultist-amber-03'];
    const free = hope({ locations: { innsmouth: { sides: [lead, []] } } });
    const locked = hope({ locations: { innsmouth: { ...LOCKED, sides: [lead, []] } } });
    expect(free).toBeGreaterThan(hope({}));
    expect(locked).toBeGreaterThan(free);
  });

  it('trusts several small Cultists more than a great one that the Hunter can take', () => {
    const great = hope({ locations: { arkham: { sides: [['cultist-jade-10'], []] } } });
    const small = hope({ locations: { arkham: { sides: [['cultist-jade-05', 'cultist-amber-05'], []] } } });
    expect(small).toBeGreaterThan(great);
  });

  it('counts points alone once Azathoth is awake', () => {
    const locations = {
      dunwich: { sides: [['cultist-jade-02'], []] },
      innsmouth: { sides: [['cultist-jade-03'], []] },
      kingsport: { sides: [[], ['cultist-jade-10', 'cultist-amber-09', 'cultist-azure-09']] },
    };
    expect(hope({ locations: { ...locations, arkham: { oldOne: 'old-one-azathoth' } } })).toBeLessThan(-0.3);
  });

  it('likes cards in hand, less and less towards the end', () => {
    const hand = { players: [{ cultists: ['cultist-jade-09', 'cultist-amber-09'] }, {}] };
    const late = {
      rest: 'discard',
      deck: ['old-one-hastur'],
      locations: { arkham: { oldOne: 'old-one-nyarlathotep' }, innsmouth: LOCKED },
    };
    const early = hope(hand) - hope({});
    expect(early).toBeGreaterThan(0);
    expect(hope({ ...late, ...hand }) - hope(late)).toBeLessThan(early);
  });

  it('likes Monsters and Artifacts', () => {
    expect(hope({ players: [{ monsters: ['monster-ghoul'] }, {}] })).toBeGreaterThan(hope({}));
    expect(hope({ players: [{ artifacts: ['artifact-elder-sign'] }, {}] })).toBeGreaterThan(hope({}));
  });
});

describe('suggest', () => {
  it('takes one of the options, whatever is asked', () => {
    const decisions = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      for (const { table, asked, chance } of randomGame(seed)) {
        const { seat, decision, options } = asked;
        decisions.add(decision);
        expect(options).toContain(insight.suggest?.(table, seat, decision, options, chance));
      }
    }
    expect(decisions).toContain('hunter-destination');
  });

  it('brings the Hunter to where only the enemy loses', () => {
    const table = tableAt({
      locations: {
        arkham: { sides: [['cultist-jade-09'], []] },
        dunwich: { sides: [[], ['cultist-amber-09']] },
      },
      stack: [{ rule: 'hunter-destination', seat: 0 }],
    });
    const options = game.pending(table)?.asked[0]?.options ?? [];
    const choice = insight.suggest?.(table, 0, 'hunter-destination', options, new SeededChance(1));
    expect(choice).toEqual({ type: 'location', location: 'dunwich' });
  });
});

import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { beliefOf, dealsOf, drawDeal } from './beliefs.ts';
import { roleSet } from './components/roles.ts';
import { cultOfTheDeep as game } from './index.ts';
import type { DeepMemory } from './memory.ts';
import { scenarios } from './scenario/index.ts';
import type { DeepView } from './view.ts';

const OPTIONS = resolveOptions(game);

/** Five players at the beginning, as the High Priest on seat 0 sees them: a Faithful, two Cabalists, a Heretic. */
function viewOfHighPriest(given: object = {}): DeepView {
  return game.viewOf(scenarios.given(5, OPTIONS, given, silent(new SeededChance('beliefs'))), 0);
}

function remembered(...events: object[]): DeepMemory {
  const memory = game.memory.fresh(0);
  for (const event of events) game.memory.note(memory, event as never);
  return memory;
}

const dagger = (seat: number, to: string) => ({
  type: 'dieCommitted',
  seat,
  die: 1,
  face: 'double-dagger',
  to,
  mode: null,
});
const blood = (seat: number, to: string) => ({ type: 'dieCommitted', seat, die: 1, face: 'blood', to, mode: null });

describe('what a player believes', () => {
  it('without a memory every deal of the hidden roles is as likely', () => {
    const belief = beliefOf(viewOfHighPriest());
    for (const seat of [1, 2, 3, 4]) {
      expect(belief[seat]?.cabalist).toBeCloseTo(0.5);
      expect(belief[seat]?.faithful).toBeCloseTo(0.25);
    }
    expect(belief[0]).toEqual({ 'high-priest': 1 });
  });

  it('whoever strikes at the High Priest is suspected', () => {
    const belief = beliefOf(viewOfHighPriest(), remembered(dagger(3, 'seat-0')));
    expect(belief[3]?.cabalist).toBeGreaterThan(0.55);
    expect(belief[3]?.faithful).toBeLessThan(0.1);
    expect(belief[1]?.faithful).toBeGreaterThan(0.25);
  });

  it('whoever heals the High Priest is trusted', () => {
    const belief = beliefOf(viewOfHighPriest(), remembered(blood(2, 'seat-0'), blood(2, 'seat-0')));
    expect(belief[2]?.faithful).toBeGreaterThan(0.5);
  });

  it('whoever takes a dagger off the High Priest is trusted', () => {
    const moved = {
      type: 'dieMoved',
      seat: 4,
      die: 1,
      face: 'double-dagger',
      from: 'seat-0',
      to: 'seat-1',
      by: 'siren-coin',
    };
    expect(beliefOf(viewOfHighPriest(), remembered(moved))[4]?.faithful).toBeGreaterThan(0.4);
  });

  it('what a dead player was narrows what the others can be', () => {
    const belief = beliefOf(viewOfHighPriest({ players: { 1: { wraith: 'banshee' } } }));
    for (const seat of [2, 3, 4]) expect(belief[seat]?.faithful).toBeUndefined();
  });

  it('worlds are drawn as often as they are believed', () => {
    const memory = remembered(dagger(3, 'seat-0'));
    const believed = beliefOf(viewOfHighPriest(), memory)[3]?.cabalist ?? 0;
    const chance = new SeededChance('draws');
    let cabalists = 0;
    for (let i = 0; i < 2000; i++) {
      if (game.worldFrom(viewOfHighPriest(), chance, memory).players[3]?.role === 'cabalist') cabalists++;
    }
    expect(Math.abs(cabalists / 2000 - believed)).toBeLessThan(0.04);
  });

  it.each([4, 5, 6, 7, 8])('every deal is one of the known roles, with %i players', (seats) => {
    const chance = new SeededChance(`deals-${seats}`);
    const ctx = silent(chance);
    const table = game.setup(seats, OPTIONS, ctx);
    const known = roleSet(seats, table.options).sort();
    const deals = dealsOf(game.viewOf(table, 0));
    expect(new Set(deals.map(({ roles }) => roles.join())).size).toBe(deals.length);
    for (const { roles } of deals) expect([...roles].sort()).toEqual(known);
    expect(deals).toContain(drawDeal(deals, chance));
  });
});

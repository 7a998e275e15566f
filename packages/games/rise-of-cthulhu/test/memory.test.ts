import { Playthrough, SeededChance, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { RiseEvent } from '../src/events.ts';
import { riseOfCthulhu } from '../src/index.ts';
import type { Rise } from '../src/state.ts';

describe('memory', () => {
  it('holds only cards that really are in the enemy hand, whatever happens (RC-8.9)', () => {
    let remembered = 0;
    for (let seed = 0; seed < 40; seed++) {
      const chance = new SeededChance(seed);
      const game = new Playthrough(riseOfCthulhu, 2, { locationPowers: 'on' }, chance);
      const minds = [0, 1].map((seat) => riseOfCthulhu.memory.fresh(seat));
      for (let asked = game.pending?.asked[0]; asked !== undefined; asked = game.pending?.asked[0]) {
        const { events } = game.choose(asked.seat, chance.pick(asked.options), chance);
        for (const mind of minds)
          for (const event of events) riseOfCthulhu.memory.note(mind, toldTo(event as RiseEvent, mind.seat));
        const { players } = game.state as Rise;
        for (const mind of minds) {
          const enemy = players[(1 - mind.seat) as 0 | 1];
          expect(enemy.cultists).toEqual(expect.arrayContaining(mind.cultists));
          expect(enemy.monsters).toEqual(expect.arrayContaining(mind.monsters));
          expect(enemy.artifacts).toEqual(expect.arrayContaining(mind.artifacts));
          remembered += mind.cultists.length;
        }
      }
    }
    expect(remembered).toBeGreaterThan(1000);
  });

  it('is used by the worlds a seat imagines', () => {
    const chance = new SeededChance(5);
    const game = new Playthrough(riseOfCthulhu, 2, { firstPlayer: 'seat' }, chance);
    const mind = riseOfCthulhu.memory.fresh(1);
    for (const event of game.choose(0, { type: 'draw-valley' }, chance).events) {
      riseOfCthulhu.memory.note(mind, toldTo(event as RiseEvent, 1));
    }
    const view = riseOfCthulhu.viewOf(game.state as Rise, 1);
    const [known] = mind.cultists;
    expect(known).toBeDefined();
    for (let i = 0; i < 20; i++)
      expect(riseOfCthulhu.worldFrom(view, chance, mind).players[0].cultists).toContain(known);
  });
});

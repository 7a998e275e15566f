import { Playthrough, SeededChance, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { AmongEvent, AmongTold } from '../src/events.ts';
import { amongCultists } from '../src/index.ts';
import type { AmongMemory } from '../src/memory.ts';
import type { Among } from '../src/state.ts';
import { gameAt } from './tables.ts';

/** Plays at random and hands every position, with everybody's memory, to `look`. */
function follow(seats: number, set: string, seed: number, look: (s: Among, minds: AmongMemory[]) => void): void {
  const chance = new SeededChance(seed);
  const game = new Playthrough(gameAt(seats), seats, { preset: set }, chance);
  const minds = Array.from({ length: seats }, (_, seat) => amongCultists.memory.fresh(seat));
  const note = (events: readonly AmongEvent[]) => {
    for (const mind of minds) for (const event of events) amongCultists.memory.note(mind, toldTo(event, mind.seat));
  };
  note(game.opening.events as readonly AmongEvent[]);
  for (let asked = game.pending?.asked[0]; asked !== undefined; asked = game.pending?.asked[0]) {
    note(game.choose(asked.seat, chance.pick(asked.options), chance).events as readonly AmongEvent[]);
    look(game.state as Among, minds);
  }
}

describe('memory', () => {
  it('knows where every pulse card came from, as far as it was to be seen (AC-4.27)', () => {
    for (const set of ['classic', 'polar', 'hunter', 'ice-hunter']) {
      follow(7, set, 1, ({ players }, minds) => {
        for (const mind of minds) {
          players.forEach(({ pulse }, seat) => {
            expect(mind.pulses[seat] ?? ['setup']).toHaveLength(pulse.length);
          });
        }
      });
    }
  });

  it('is true about every state that was checked and every card given', () => {
    let facts = 0;
    for (let seed = 0; seed < 10; seed++) {
      follow(6, 'classic', seed, ({ players }, minds) => {
        for (const mind of minds) {
          for (const [seat, { cards, dead }] of Object.entries(mind.states)) {
            const seen = players[Number(seat)]?.pulse.slice(0, cards) ?? [];
            expect(seen.filter((card) => card === 'dead')).toHaveLength(dead);
            facts++;
          }
          for (const [seat, sources] of Object.entries(mind.pulses)) {
            sources.forEach(({ card }, i) => {
              if (card !== undefined) expect(players[Number(seat)]?.pulse[i]).toBe(card);
            });
          }
        }
      });
    }
    expect(facts).toBeGreaterThan(100);
  });

  it('is used by the worlds a seat imagines', () => {
    let compared = 0;
    follow(6, 'classic', 4, (s, minds) => {
      for (const mind of minds) {
        const view = amongCultists.viewOf(s, mind.seat);
        const world = amongCultists.worldFrom(view, new SeededChance(compared), mind);
        for (const [seat, { cards, dead }] of Object.entries(mind.states)) {
          const imagined = world.players[Number(seat)]?.pulse.slice(0, cards) ?? [];
          expect(imagined.filter((card) => card === 'dead')).toHaveLength(dead);
          compared++;
        }
      }
    });
    expect(compared).toBeGreaterThan(10);
  });
});

describe('recall', () => {
  const OPEN = [
    'round',
    'saidAlive',
    'shownDead',
    'visits',
    'joined',
    'moved',
    'inspections',
    'gifts',
    'votes',
  ] as const;

  it('lets everybody remember what all were told, and nobody what another alone was', () => {
    follow(6, 'classic', 2, (s, minds) => {
      const mine = minds[0] as AmongMemory;
      const all = amongCultists.memory.recall?.(mine, s) ?? [];
      expect(all).toHaveLength(6);
      expect(all[0]).toEqual(mine);
      all.slice(1).forEach((mind, i) => {
        const theirs = minds[i + 1] as AmongMemory;
        expect(mind.seat).toBe(theirs.seat);
        for (const field of OPEN) expect(mind[field]).toEqual(theirs[field]);
        expect([mind.states, mind.papers]).toEqual([{}, []]);
        expect(mind.looks.some(({ isPrivate }) => isPrivate)).toBe(false);
      });
    });
  });

  it('tells nobody which cards another gave or placed', () => {
    let hidden = 0;
    follow(6, 'classic', 3, (s, minds) => {
      const cultist = s.players.findIndex(({ role }) => role === 'cultist');
      for (const mind of amongCultists.memory.recall?.(minds[cultist] as AmongMemory, s) ?? []) {
        if (mind.seat === cultist) continue;
        const cards = [...Object.values(mind.pulses), ...Object.values(mind.rooms)].flat();
        for (const { from, card } of cards) {
          if (from !== cultist) continue;
          expect(card).toBeUndefined();
          hidden++;
        }
      }
    });
    expect(hidden).toBeGreaterThan(10);
  });

  it('gives memories of their own', () => {
    follow(5, 'classic', 1, (s, minds) => {
      const before = structuredClone(minds[0] as AmongMemory);
      for (const mind of amongCultists.memory.recall?.(minds[0] as AmongMemory, s) ?? []) {
        const note = (event: AmongTold) => amongCultists.memory.note(mind, event);
        note({ type: 'cardPlaced', seat: 1, room: 'blue-1' });
        note({ type: 'pulseGiven', seat: 1, receiver: 2 });
        note({ type: 'stateAnnounced', seat: 1, target: 2, state: 'alive' });
        note({ type: 'encountered', seats: [1, 2], location: 'hall-nw', dark: false });
      }
      expect(minds[0]).toEqual(before);
    });
  });
});

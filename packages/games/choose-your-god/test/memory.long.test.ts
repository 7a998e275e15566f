import { type Chance, Playthrough, SeededChance, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { CityEvent } from '../src/events.ts';
import { chooseYourGod } from '../src/index.ts';
import type { CityMemory } from '../src/memory.ts';
import type { City } from '../src/state.ts';

/** Random play with somebody who remembers at every seat. */
function playWithMinds(
  seats: number,
  options: object,
  chance: Chance,
  look: (s: City, minds: CityMemory[]) => void,
): void {
  const game = new Playthrough(chooseYourGod, seats, { 'round-limit': 12, ...options }, chance);
  const minds = Array.from({ length: seats }, (_, seat) => chooseYourGod.memory.fresh(seat));
  const noteAll = (events: readonly CityEvent[]) => {
    for (const mind of minds) for (const event of events) chooseYourGod.memory.note(mind, toldTo(event, mind.seat));
  };
  noteAll(game.opening.events as CityEvent[]);
  for (let asked = game.pending?.asked[0]; asked !== undefined; asked = game.pending?.asked[0]) {
    noteAll(game.choose(asked.seat, chance.pick(asked.options), chance).events as CityEvent[]);
    look(game.state as City, minds);
  }
}

describe('memory', () => {
  it('holds only what is true: cards in hands and at their places in the decks (CG-8.6 to CG-8.10)', () => {
    let remembered = 0;
    for (let seed = 0; seed < 12; seed++) {
      const options = { start: 'quick', discards: seed % 2 === 0 ? 'hidden' : 'open' };
      playWithMinds(2 + (seed % 4), options, new SeededChance(seed), (s, minds) => {
        const played = s.stack.flatMap((frame) => (frame.rule === 'play' ? [frame.card] : []));
        for (const mind of minds) {
          for (const [deck, known] of [
            [s.miracleDeck, mind.miracle],
            [s.intrigueDeck, mind.intrigue],
            [s.licenseDeck, mind.license],
          ] as const) {
            for (const [place, card] of known.entries()) {
              if (card === null || played.includes(card as never)) continue;
              expect(deck[place]).toBe(card);
              remembered += 1;
            }
          }
          for (const [seat, { hand }] of s.players.entries()) {
            expect([...hand.miracles, ...hand.intrigues]).toEqual(expect.arrayContaining(mind.hands[seat] ?? []));
          }
        }
      });
    }
    expect(remembered).toBeGreaterThan(1000);
  });

  it('is used by the worlds a seat imagines', () => {
    let compared = 0;
    for (let seed = 0; seed < 10; seed++) {
      const chance = new SeededChance(seed);
      playWithMinds(3, {}, chance, (s, minds) => {
        const [mind] = minds as [CityMemory];
        const lowest = mind.intrigue.at(-1);
        if (lowest == null || s.result !== null || s.stack.some((frame) => frame.rule === 'play')) return;
        const world = chooseYourGod.worldFrom(chooseYourGod.viewOf(s, 0), chance, mind);
        expect(world.intrigueDeck.at(-1)).toBe(lowest);
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});

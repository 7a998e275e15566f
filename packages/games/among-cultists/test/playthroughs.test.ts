/**
 * A few whole games as stories. A change of the rules shows here as a diff of a story; the same commit raises
 * `rulesVersion`. Run Vitest with `-u` to tell the stories anew.
 */
import { type GameEvent, Playthrough, replay, SeededChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type AmongChoice, amongCultists } from '../src/index.ts';

const STORIES = [
  { seed: 1, seats: 4, options: {} },
  { seed: 2, seats: 6, options: { preset: 'mixed' } },
  { seed: 3, seats: 7, options: { preset: 'polar', 'discussion-seconds': 0 } },
];

describe('playthroughs', () => {
  for (const { seed, seats, options } of STORIES) {
    it(`tells the game of seed ${seed} as before`, async () => {
      const game = playAtRandom(seed, seats, options);
      await expect(storyOf(game)).toMatchFileSnapshot(`./playthroughs/seed-${seed}.txt`);
    });

    it(`replays the game of seed ${seed} from its record`, () => {
      const record = playAtRandom(seed, seats, options).record();
      expect(replay(amongCultists, JSON.parse(JSON.stringify(record))).state).toEqual(record.state);
    });
  }
});

function playAtRandom(seed: number, seats: number, options: Record<string, unknown>): Playthrough {
  const chance = new SeededChance(seed);
  const game = new Playthrough(amongCultists, seats, options, chance);
  for (let asked = game.pending?.asked[0]; asked !== undefined; asked = game.pending?.asked[0]) {
    game.choose(asked.seat, chance.pick(asked.options), chance);
  }
  return game;
}

/** Every choice by its name, and below it what it brought about, with everything that was secret. */
function storyOf(game: Playthrough): string {
  const lines = [`rules version ${amongCultists.rulesVersion}`, ...game.opening.events.map(tell)];
  for (const { seat, choice, events } of game.steps) {
    lines.push(`seat ${seat}: ${amongCultists.choiceId(choice as AmongChoice)}`, ...events.map(tell));
  }
  return `${lines.join('\n')}\n`;
}

function tell({ type, ...facts }: GameEvent): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name} ${JSON.stringify(fact)}`);
  return `    ${[type, ...told].join(', ')}`;
}

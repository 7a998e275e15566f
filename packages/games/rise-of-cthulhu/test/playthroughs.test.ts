/**
 * A few whole games as stories. A change of the rules shows here as a diff of a story; the same commit raises
 * `rulesVersion`. Run Vitest with `-u` to tell the stories anew.
 */
import { type AnyGame, Playthrough, replay, SeededChance, say } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { RiseTold } from '../src/events.ts';
import { riseOfCthulhu } from '../src/index.ts';

const STORIES = [
  { seed: 1, options: {} },
  { seed: 2, options: { oldOnePool: 'extended', locationPowers: 'on', oldOnePosition: 'shuffled' } },
  { seed: 3, options: { valleyBounce: 'allowed', oldOnePosition: 'near-middle', firstTurnActions: 1 } },
];

describe('playthroughs', () => {
  for (const { seed, options } of STORIES) {
    it(`tells the game of seed ${seed} as before`, async () => {
      const game = playAtRandom(seed, options);
      await expect(storyOf(game)).toMatchFileSnapshot(`./playthroughs/seed-${seed}.txt`);
    });

    it(`replays the game of seed ${seed} from its record`, () => {
      const record = playAtRandom(seed, options).record();
      expect(replay(riseOfCthulhu, JSON.parse(JSON.stringify(record))).state).toEqual(record.state);
    });
  }
});

function playAtRandom(seed: number, options: Record<string, unknown>): Playthrough {
  const chance = new SeededChance(seed);
  const game = new Playthrough(riseOfCthulhu as AnyGame, 2, options, chance);
  for (let asked = game.pending?.asked[0]; asked !== undefined; asked = game.pending?.asked[0]) {
    game.choose(asked.seat, chance.pick(asked.options), chance);
  }
  return game;
}

/** Every choice by its name, and below it what it brought about, with everything that was secret. */
function storyOf(game: Playthrough): string {
  const lines = [`rules version ${riseOfCthulhu.rulesVersion}`, ...game.opening.events.map(tell)];
  for (const { seat, choice, events } of game.steps) {
    const name = riseOfCthulhu.texts.en[`name.seat.${seat}`];
    lines.push(`${name}: ${riseOfCthulhu.choiceId(choice as never)}`, ...events.map(tell));
  }
  return `${lines.join('\n')}\n`;
}

function tell(event: Playthrough['events'][number]): string {
  const { secret, ...open } = event;
  const { to: _, ...inside } = secret ?? { to: [] };
  const told = riseOfCthulhu.narrate({ ...open, ...inside } as RiseTold);
  return `    ${told === null ? event.type : say(riseOfCthulhu.texts.en, told.words)}`;
}

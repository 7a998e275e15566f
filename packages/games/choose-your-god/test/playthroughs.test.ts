/**
 * A few whole games as stories, told in the names of choices and events. A change of the rules shows here as a diff of
 * a story; the same commit raises `rulesVersion`. Run Vitest with `-u` to tell the stories anew.
 */
import { type AnyGame, type GameEvent, Playthrough, replay, SeededChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { chooseYourGod } from '../src/index.ts';
import { lateGame } from './late-game.ts';

const STORIES = [
  { name: 'two', game: chooseYourGod, seats: 2, options: { 'cult-selection': 'recommended', start: 'quick' } },
  { name: 'three', game: chooseYourGod, seats: 3, options: { 'cult-selection': 'choose', seating: 'lobby' } },
  { name: 'four-late', game: lateGame, seats: 4, options: { discards: 'open' } },
  { name: 'five', game: chooseYourGod, seats: 5, options: { 'access-table': 'open', 'prayer-table': 'devout' } },
];

describe('playthroughs', () => {
  for (const { name, game, seats, options } of STORIES) {
    it(`tells the game of ${name} as before`, async () => {
      await expect(storyOf(playAtRandom(game, seats, options))).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
    });

    it(`replays the game of ${name} from its record`, () => {
      const record = playAtRandom(game, seats, options).record();
      expect(replay(game, JSON.parse(JSON.stringify(record))).state).toEqual(record.state);
    });
  }
});

function playAtRandom(game: AnyGame, seats: number, options: object): Playthrough {
  const chance = new SeededChance(seats);
  const played = new Playthrough(game, seats, { 'round-limit': 8, ...options }, chance);
  for (let asked = played.pending?.asked[0]; asked !== undefined; asked = played.pending?.asked[0]) {
    played.choose(asked.seat, chance.pick(asked.options), chance);
  }
  return played;
}

/** Every choice by its name, and below it what it brought about, with everything that was secret. */
function storyOf(game: Playthrough): string {
  const lines = [`rules version ${chooseYourGod.rulesVersion}`, ...game.opening.events.map(tell)];
  for (const { seat, choice, events } of game.steps) {
    lines.push(`seat ${seat}: ${chooseYourGod.choiceId(choice as never)}`, ...events.map(tell));
  }
  return `${lines.join('\n')}\n`;
}

function tell({ type, secret, ...open }: GameEvent): string {
  const { to: _, ...inside } = secret ?? { to: [] };
  const facts = Object.entries({ ...open, ...inside }).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  return `    ${type}${facts.join('').replaceAll('"', '')}`;
}

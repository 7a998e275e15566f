import { amongCultists } from '@conclave/among-cultists';
import { chooseYourGod } from '@conclave/choose-your-god';
import { cultOfTheDeep } from '@conclave/cult-of-the-deep';
import { ALL_LANGUAGES, type AnyGame, Playthrough, SeededChance } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { unpainted, widthOf } from '../../terminal.ts';
import { paintFor } from '../style.ts';
import { boardOf } from './index.ts';
import { drawn } from './testing.ts';

const TABLES: readonly (readonly [AnyGame, number])[] = [
  [riseOfCthulhu, 2],
  [cultOfTheDeep, 4],
  [cultOfTheDeep, 8],
  [chooseYourGod, 2],
  [chooseYourGod, 5],
  [amongCultists, 4],
  [amongCultists, 8],
];

/** States along a game in which everybody chooses by chance, the end included. */
function* statesOf(game: AnyGame, seats: number, seed: number): Generator<unknown> {
  const chance = new SeededChance(seed);
  const playthrough = new Playthrough(game, seats, {}, chance);
  for (let step = 0; playthrough.pending !== null && step < 1500; step++) {
    if (step % 40 === 0) yield playthrough.state;
    const [asked] = playthrough.pending.asked;
    if (asked === undefined) break;
    playthrough.choose(asked.seat, chance.pick(asked.options), chance);
  }
  yield playthrough.state;
}

describe.each(TABLES)('the text board of $id', (game, seats) => {
  it(`fits every screen in both languages, with ${seats} seats`, () => {
    const paint = paintFor({ output: { isTTY: true } as never, env: {} });
    for (const state of statesOf(game, seats, 7)) {
      for (const language of ALL_LANGUAGES) {
        for (const [width, rows] of [
          [40, 12],
          [80, 14],
          [120, 34],
        ] as const) {
          const lines = drawn(game, state, seats, { width, rows, language });
          for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width);
          expect(lines.join('\n')).not.toMatch(/undefined|\[object|\{\w+\}|\bname\.|NaN/);
          expect(drawn(game, state, seats, { width, rows, language, paint }).map(unpainted)).toEqual(lines);
        }
      }
    }
  });

  it(`names the things that can be picked, with ${seats} seats`, () => {
    for (const state of statesOf(game, seats, 8)) {
      const asked = game.pending(state)?.asked[0];
      if (asked === undefined) continue;
      const view = game.viewOf(state, asked.seat);
      const drawing = {
        seat: asked.seat,
        names: [],
        language: 'en',
        catalogue: game.texts.en,
        paint: (_: string, text: string) => text,
        width: 80,
        rows: 12,
      } as const;
      for (const thing of asked.options.flatMap((choice) => game.describe(view, choice).path)) {
        expect(boardOf(game.id).nameOf?.(view, thing, drawing) ?? '').not.toMatch(/^name\.(?!seat)/);
      }
    }
  });
});

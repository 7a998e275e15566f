/** Tables for tests of the board, made by the game's own `given`. */
import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { type RiseView, riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { scenarios } from '@conclave/rise-of-cthulhu/scenario';
import type { Scene } from '../../table/contract.ts';
import { sceneOf } from '../../table/scene.ts';

/** What seat 0 sees of a table; whatever is not given is a legal default. */
export function viewGiven(given: object, wished: Readonly<Record<string, string>> = {}): RiseView {
  const options = resolveOptions(riseOfCthulhu, wished);
  const state = scenarios.given(2, options, given, silent(new SeededChance('test')));
  return riseOfCthulhu.viewOf(state, 0);
}

export function sceneGiven(given: object, wished?: Readonly<Record<string, string>>): Scene {
  const view = viewGiven(given, wished);
  return sceneOf({ game: riseOfCthulhu, view, you: 0, names: ['Ada', 'Ben'], language: 'en', told: [] });
}

/** The moments of a game that everybody remembers, to be looked at again. */
import { at } from '@conclave/kernel';
import type { LoadedGame, Scene } from '../contract.ts';
import { sentenceOf } from '../happenings/told.ts';
import type { Moment } from './moments.ts';

export interface TurningPoint {
  readonly move: number;
  readonly sentence: string;
}

const MAX_POINTS = 3;

/** The great moments; of many, those that lie farthest apart, so that they tell the whole game. */
export function turningPoints(loaded: LoadedGame, scene: Scene, moments: readonly Moment[]): readonly TurningPoint[] {
  const points = moments.flatMap(({ fresh }, move) => {
    const great = fresh.find((event) => loaded.momentOf?.(scene, event)?.weight === 'great');
    const sentence = great === undefined ? null : sentenceOf(scene, great);
    return sentence === null ? [] : [{ move, sentence }];
  });
  if (points.length <= MAX_POINTS) return points;
  const middle = at(points, Math.floor((points.length - 1) / 2));
  return [at(points, 0), middle, points.at(-1) as TurningPoint];
}

import { say } from '@conclave/kernel';
import type { LoadedGame, Scene } from '../contract.ts';
import type { Frame } from '../frame/frames.ts';

/** What the header says in quiet moments: what others do; the round, where that stands nowhere else. The bar has the question. */
export function statusOf(loaded: LoadedGame, scene: Scene, frame: Frame, isAsked: boolean): string {
  if (frame === 'portrait') return loaded.heading?.(scene) ?? '';
  return isAsked ? '' : say(scene.catalogue, loaded.game.prompt(scene.view));
}

import type { ToldEvent } from '@conclave/kernel';
import type { LoadedGame, Scene } from '../contract.ts';
import type { Weight } from './queue.ts';

/** How much time an event is worth, as its game sees it. What nobody narrates is worth none of its own. */
export function weightOf(loaded: LoadedGame, scene: Scene, event: ToldEvent): Weight {
  return {
    moment: loaded.momentOf?.(scene, event)?.weight ?? null,
    isImportant: loaded.isImportant?.(event) ?? loaded.game.narrate(event) !== null,
    beginsTurn: loaded.beginsTurn?.(event) ?? false,
  };
}

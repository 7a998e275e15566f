/** What was told, in sentences. */
import { say, type ToldEvent } from '@conclave/kernel';
import type { LoadedGame, Scene } from '../contract.ts';

/** The sentence of an event for whoever looks; null where it goes without saying. */
export function sentenceOf(scene: Scene, event: ToldEvent): string | null {
  const line = scene.game.narrate(event);
  return line === null ? null : say(scene.catalogue, line.words);
}

/** Whether an event is worth more than a line of the whole log. */
export function isImportant(loaded: LoadedGame, event: ToldEvent): boolean {
  return loaded.isImportant?.(event) ?? loaded.game.narrate(event) !== null;
}

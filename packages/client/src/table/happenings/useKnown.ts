import type { ToldEvent } from '@conclave/kernel';
import { useMemo } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';
import { sentenceOf } from './told.ts';

/** What only the observer was told since these many events, in sentences. */
export function useKnown(loaded: LoadedGame, scene: Scene, since: number): readonly string[] {
  return useMemo(() => {
    const own = (event: ToldEvent) => loaded.isOwnNews?.(scene, event) ?? false;
    const sentences = scene.told
      .slice(since)
      .filter(own)
      .map((event) => sentenceOf(scene, event));
    return sentences.filter((sentence) => sentence !== null);
  }, [loaded, scene, since]);
}

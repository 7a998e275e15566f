import { say, type ToldEvent } from '@conclave/kernel';
import { useEffect } from 'react';
import { announce } from '../ui/LiveRegion.tsx';
import type { Scene } from './contract.ts';

/** Screen readers hear what happened, each event once, and what is asked now. */
export function useAnnouncements(scene: Scene, fresh: readonly ToldEvent[], decision: string | null): void {
  const { game, view, catalogue } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken once for each piece of news
  useEffect(() => {
    const news = fresh.map((event) => game.narrate(event)).filter((line) => line !== null);
    const question = decision === null ? [] : [say(catalogue, game.prompt(view))];
    const lines = [...news.map((line) => say(catalogue, line.words)), ...question];
    if (lines.length > 0) announce(lines.join(' '));
  }, [fresh, decision]);
}

import type { ToldEvent } from '@conclave/kernel';
import { useEffect, useState } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';
import type { Tempo } from '../pace/tempo.ts';
import { useTableWords } from '../words/index.ts';
import { isImportant, sentenceOf } from './told.ts';

/** A sentence can be read twice in this time, at whatever pace the table goes. */
const SHORTEST = 1800;
/** More than so many at once are counted instead of said. */
const MAX_SAID = 3;

/** The news line's sentence, for as long as it is news; null in quiet moments. */
export function useNews(loaded: LoadedGame, scene: Scene, fresh: readonly ToldEvent[], tempo: Tempo): string | null {
  const words = useTableWords();
  const [news, setNews] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each piece of news
  useEffect(() => {
    const important = fresh.filter((event) => isImportant(loaded, event));
    const all = important.length > 0 ? important : fresh;
    const sentences = all.map((event) => sentenceOf(scene, event)).filter((sentence) => sentence !== null);
    const last = sentences.at(-1);
    if (last === undefined) return;
    setNews(sentences.length > MAX_SAID ? words('play.newsMany', { count: sentences.length }) : last);
    const timer = setTimeout(() => setNews(null), Math.max(SHORTEST, 2 * tempo.important));
    return () => clearTimeout(timer);
  }, [fresh]);
  return news;
}

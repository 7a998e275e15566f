import type { ToldEvent } from '@conclave/kernel';
import type { Notice } from '@conclave/protocol';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/LiveRegion.tsx';
import type { LoadedGame, Scene } from '../contract.ts';
import type { Tempo } from '../pace/tempo.ts';
import { useTableWords } from '../words/index.ts';
import { noticeSentence } from './notices.ts';
import { isImportant, sentenceOf } from './told.ts';

/** A sentence can be read twice in this time, at whatever pace the table goes. */
const SHORTEST = 1800;
/** More than so many at once are counted instead of said. */
const MAX_SAID = 3;

export interface News {
  readonly sentence: string;
  readonly isImportant: boolean;
}

/** The news line's sentence, for as long as it is news; null in quiet moments. */
export function useNews(
  loaded: LoadedGame,
  scene: Scene,
  fresh: readonly ToldEvent[],
  notices: readonly Notice[],
  tempo: Tempo,
): News | null {
  const words = useTableWords();
  const [news, setNews] = useState<News | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each piece of news
  useEffect(() => {
    const important = fresh.filter((event) => isImportant(loaded, event));
    const all = important.length > 0 ? important : fresh;
    const sentences = all.map((event) => sentenceOf(scene, event)).filter((sentence) => sentence !== null);
    const last = sentences.at(-1);
    if (last === undefined) return;
    const sentence = sentences.length > MAX_SAID ? words('play.newsMany', { count: sentences.length }) : last;
    setNews({ sentence, isImportant: important.length > 0 });
    const timer = setTimeout(() => setNews(null), Math.max(SHORTEST, 2 * tempo.important));
    return () => clearTimeout(timer);
  }, [fresh]);
  const heard = useRef(notices.at(-1)?.n ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each notice
  useEffect(() => {
    const latest = notices.at(-1);
    if (latest === undefined || latest.n <= heard.current) return;
    heard.current = latest.n;
    const sentence = noticeSentence(scene, latest, words);
    if (sentence === null) return;
    setNews({ sentence, isImportant: true });
    announce(sentence);
    const timer = setTimeout(() => setNews(null), Math.max(SHORTEST, 2 * tempo.important));
    return () => clearTimeout(timer);
  }, [notices]);
  return news;
}

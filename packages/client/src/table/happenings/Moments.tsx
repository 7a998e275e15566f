/** Strikes of fate: over the board while nobody waits for me, else as a medal beside their cause. They never hide an answer. */
import type { ToldEvent } from '@conclave/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedGame, Moment, Scene } from '../contract.ts';
import frame from '../frame/frame.module.css';
import type { Tempo } from '../pace/tempo.ts';
import { placeBeside } from './medal-place.ts';
import styles from './moments.module.css';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly fresh: readonly ToldEvent[];
  readonly tempo: Tempo;
  readonly isAsked: boolean;
}

export function Moments({ loaded, scene, fresh, tempo, isAsked }: Props) {
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news has its moment once
  useEffect(() => {
    const found = fresh.map((event) => loaded.momentOf?.(scene, event) ?? null).filter((one) => one !== null);
    const great = found.filter(({ weight }) => weight === 'great');
    // Several great ones share their time; beside a great one the small ones are in the news line only.
    const shown = great.length > 0 ? great : found.slice(-1);
    if (shown.length === 0) return;
    setMoments(shown);
    const timer = setTimeout(() => setMoments([]), great.length > 0 ? tempo.great : tempo.small);
    return () => clearTimeout(timer);
  }, [fresh]);
  useEffect(() => {
    if (moments.length === 0) return;
    const end = () => setMoments([]);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [moments]);
  const [first] = moments;
  if (first === undefined) return null;
  return first.weight === 'great' && !isAsked ? (
    <Great moments={moments} />
  ) : (
    <Medal moment={first} view={scene.view} />
  );
}

function Great({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <div className={`${frame.over} ${styles.great}`} data-moment="great" aria-hidden="true">
      {moments.map(({ picture, title, text }) => (
        <div key={title} className={styles.one}>
          <span className={styles.picture}>{picture}</span>
          <p className={styles.title}>{title}</p>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      ))}
    </div>
  );
}

function Medal({ moment, view }: { readonly moment: Moment; readonly view: Scene['view'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question may need the place where it stands
  useLayoutEffect(() => {
    if (box.current !== null) setPlaced(placeBeside(box.current, moment.thing ?? null));
  }, [moment, view]);
  return (
    <div ref={box} className={styles.medal} data-moment="small" data-hidden={!isPlaced || undefined} aria-hidden="true">
      <span className={styles.medalPicture}>{moment.picture}</span>
      <span className={styles.medalTitle}>{moment.title}</span>
    </div>
  );
}

/** How a game went, as curves drawn from the replay: one chart at a time, its lines named at their ends. */
import { useState } from 'react';
import type { Figure, LoadedGame, Scene } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import { Chart } from './Chart.tsx';
import styles from './curves.module.css';
import { type Moment, roundsIn } from './moments.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly moments: readonly Moment[];
  readonly scene: Scene;
}

export function Curves({ loaded, moments, scene }: Props) {
  const words = useTableWords();
  const { names } = scene;
  const [chosen, setChosen] = useState<string | null>(null);
  const figures = moments.map((moment) => loaded.figures(moment.view));
  const rounds = loaded.roundOf === undefined ? [] : roundsIn(moments, loaded.roundOf);
  const kinds = (figures.at(-1) ?? []).filter((_, i) =>
    figures.some((all) => all[i]?.bySeat.some((value) => value !== 0)),
  );
  const shown = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  if (shown === undefined) return null;
  const values = figures.map((all) => (all.find(({ id }) => id === shown.id) as Figure).bySeat);
  const label = words('play.curveOf', { figure: shown.name });
  const results = names.map((name, seat) => `${name} ${shown.bySeat[seat] ?? 0}`).join(', ');
  return (
    <div className={styles.curves}>
      <div className={styles.tabs} role="tablist" aria-label={words('play.curves')}>
        {kinds.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === shown.id}
            onClick={() => setChosen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <Chart
        label={`${label}: ${results}`}
        values={values}
        rounds={rounds}
        you={scene.you}
        names={names}
        paintOf={(seat) => loaded.paintOf?.(scene.view, seat) ?? ''}
      />
    </div>
  );
}

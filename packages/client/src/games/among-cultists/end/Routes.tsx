/** Everybody's ways on the map, a round at a time. */
import { type AmongView, type LocationId, maps } from '@conclave/among-cultists';
import { say } from '@conclave/kernel';
import { useId, useMemo, useState } from 'react';
import type { Scene } from '../../../table/contract.ts';
import painted from '../people/token.module.css';
import { anchorOf, lookOf } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import { walksOf } from './chronicle.ts';
import styles from './routes.module.css';

export function Routes({ scene, view }: { scene: Scene; view: AmongView }) {
  const words = useAmongWords();
  const id = useId();
  const { names, catalogue, told } = scene;
  const rounds = useMemo(() => walksOf(told, view.players.length), [told, view.players.length]);
  const [round, setRound] = useState(1);
  const walks = rounds[round - 1] ?? [];
  const place = (location: string) => say(catalogue, { key: `name.${location}` });
  return (
    <div className={styles.routes}>
      <label className={styles.rounds} htmlFor={id}>
        {words('among.result.round', { round })}
        <input
          id={id}
          type="range"
          min={1}
          max={Math.max(1, rounds.length)}
          value={round}
          onChange={(event) => setRound(Number(event.target.value))}
        />
      </label>
      <svg className={styles.map} viewBox="0 0 1200 800" aria-hidden="true" focusable="false">
        {maps[view.variant].edges.map(({ from, to }) => (
          <path key={`${from} ${to}`} d={`M${anchorOf(view, from)}L${anchorOf(view, to)}`} className={styles.edge} />
        ))}
        {maps[view.variant].places.map((one) => (
          <rect
            key={one.id}
            x={one.rect[0]}
            y={one.rect[1]}
            width={one.rect[2]}
            height={one.rect[3]}
            className={styles.place}
            data-look={lookOf(one)}
          />
        ))}
        {walks.map((walk, seat) => (
          <Way key={names[seat]} view={view} walk={walk as LocationId[]} seat={seat} of={walks.length} />
        ))}
      </svg>
      <ul className={styles.words}>
        {walks.map((walk, seat) => (
          <li key={names[seat]}>
            {words('among.result.way', { name: names[seat] ?? '', way: walk.map(place).join(' → ') })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A walk, moved aside a little so that those who went the same way are seen side by side. */
function Way({ view, walk, seat, of }: { view: AmongView; walk: readonly LocationId[]; seat: number; of: number }) {
  const aside = (seat - (of - 1) / 2) * 11;
  const points = walk.map((id) => anchorOf(view, id).map((value) => value + aside) as [number, number]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g className={`${painted.painted} ${styles.way}`} data-seat={seat}>
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <circle cx={x} cy={y} r="11" />
    </g>
  );
}

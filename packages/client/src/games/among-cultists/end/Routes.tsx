/** Everybody's ways on the map, a round at a time. */
import type { AmongEvent } from '@conclave/among-cultists';
import { type AmongView, colourOf, isRoom, type LocationId, maps, type Place } from '@conclave/among-cultists';
import { say } from '@conclave/kernel';
import { useId, useMemo, useState } from 'react';
import type { Scene } from '../../../table/contract.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { Head } from '../people/Head.tsx';
import painted from '../people/token.module.css';
import { anchorOf, lookOf } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import { walksOf } from './chronicle.ts';
import styles from './routes.module.css';

export function Routes({ scene, view }: { scene: Scene<AmongEvent>; view: AmongView }) {
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
        {maps[view.variant].places.map((one) => (
          <Sign key={one.id} place={one} />
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

/** A room's colour by its sign as well: names stand below. */
function Sign({ place: { id, rect } }: { place: Place }) {
  if (!isRoom(id)) return null;
  return (
    <svg
      x={rect[0] + 8}
      y={rect[1] + 8}
      width={SIGN}
      height={SIGN}
      viewBox="0 0 100 100"
      className={styles.sign}
      data-look={colourOf(id)}
      aria-hidden="true"
      focusable="false"
    >
      <Layers emblem={emblemOf(colourOf(id))} />
    </svg>
  );
}

interface WayProps {
  readonly view: AmongView;
  readonly walk: readonly LocationId[];
  readonly seat: number;
  readonly of: number;
}

const SIGN = 46;

/** A walk, moved aside a little so that those who went the same way are seen side by side; who went it stands at its end. */
function Way({ view, walk, seat, of }: WayProps) {
  const player = view.players[seat];
  const aside = (seat - (of - 1) / 2) * 11;
  const points = walk.map((id) => anchorOf(view, id).map((value) => value + aside) as [number, number]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g className={`${painted.painted} ${styles.way}`} data-seat={seat}>
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <svg x={x - SIGN / 2} y={y - SIGN / 2} width={SIGN} height={SIGN} aria-hidden="true" focusable="false">
        {player !== undefined && <Head seat={seat} player={player} />}
      </svg>
    </g>
  );
}

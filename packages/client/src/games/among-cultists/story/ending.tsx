/** The end as it is told to whoever played: the winners' picture, and one's own part. */
import type { AmongEvent, AmongView } from '@conclave/among-cultists';
import { say } from '@conclave/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../../table/contract.ts';
import { rays } from '../../shared/art/gouge.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { fatesOf } from '../end/chronicle.ts';
import { Portrait } from '../people/Portrait.tsx';
import { amongView } from '../view.ts';
import { sayAmong } from '../words/index.ts';
import styles from './ending.module.css';

export function ending(scene: Scene<AmongEvent>): { picture: ReactNode; part: string | null } {
  const view = amongView(scene.view);
  return { picture: <Winners view={view} />, part: partOf(scene, view) };
}

const RAYS = rays({ at: [600, 160], from: 170, to: 720, count: 56, width: 5, uneven: -40 });

/** Portraits are so wide, and stand to both sides of the emblem: near enough that a phone shows the first two whole. */
const PORTRAIT = 128;

/** The emblem of the side that won between those who won with it. */
function Winners({ view }: { view: AmongView }) {
  const isOfCultists = view.result?.detail.team === 'cultists';
  return (
    <svg
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMid slice"
      className={styles.winners}
      data-cultists={isOfCultists || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={RAYS} className={styles.rays} />
      <g transform="translate(500 30) scale(2)" className={styles.emblem}>
        <Layers emblem={emblemOf(isOfCultists ? 'cultist' : 'investigator')} />
      </g>
      {(view.result?.winners ?? []).map((seat, i) => {
        const player = view.players[seat];
        const beside = 97 + Math.floor(i / 2) * (PORTRAIT + 16);
        const x = i % 2 === 0 ? 600 - beside - PORTRAIT : 600 + beside;
        return (
          <svg key={seat} x={x} y={72} width={PORTRAIT} height={PORTRAIT} aria-hidden="true" focusable="false">
            {player !== undefined && <Portrait seat={seat} player={player} />}
          </svg>
        );
      })}
    </svg>
  );
}

/** What one was, what one brought, and how it ended for one. */
function partOf({ you, told, catalogue }: Scene<AmongEvent>, view: AmongView): string | null {
  const role = you === null ? undefined : view.players[you]?.role;
  if (you === null || role === undefined) return null;
  const books = told.filter((event) => event.type === 'bookTaken' && event.seat === you).length;
  const fate = fatesOf(view, told)[you];
  const was = sayAmong('among.part.role', { role: say(catalogue, { key: `name.${role}` }) });
  const found = sayAmong('among.part.books', { count: books });
  const end =
    fate?.kind === 'ghost'
      ? sayAmong('among.part.ghost', { round: fate.round })
      : sayAmong(fate?.kind === 'unseen' ? 'among.part.unseen' : 'among.part.alive');
  return `${was} ${found} ${end}`;
}

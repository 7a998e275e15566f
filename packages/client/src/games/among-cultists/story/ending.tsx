/** The end as it is told to whoever played: the winners' picture, and one's own part. */
import type { AmongView } from '@conclave/among-cultists';
import { say } from '@conclave/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../../table/contract.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { fatesOf } from '../end/chronicle.ts';
import { sayAmong } from '../words/index.ts';
import styles from './moment.module.css';

export function ending(scene: Scene): { picture: ReactNode; part: string | null } {
  const view = scene.view as AmongView;
  const isOfCultists = view.result?.detail.team === 'cultists';
  const picture = (
    <span className={styles.emblem} data-picture={isOfCultists ? 'cultist' : 'investigator'}>
      <Picture emblem={emblemOf(isOfCultists ? 'cultist' : 'investigator')} />
    </span>
  );
  return { picture, part: partOf(scene, view) };
}

/** What one was, what one brought, and how it ended for one. */
function partOf({ you, told, catalogue }: Scene, view: AmongView): string | null {
  const role = you === null ? undefined : view.players[you]?.role;
  if (you === null || role === undefined) return null;
  const books = told.filter(({ type, seat }) => type === 'bookTaken' && seat === you).length;
  const fate = fatesOf(view, told)[you];
  const was = sayAmong('among.part.role', { role: say(catalogue, { key: `name.${role}` }) });
  const found = sayAmong('among.part.books', { count: books });
  const end =
    fate?.kind === 'ghost'
      ? sayAmong('among.part.ghost', { round: fate.round })
      : sayAmong(fate?.kind === 'unseen' ? 'among.part.unseen' : 'among.part.alive');
  return `${was} ${found} ${end}`;
}

/** What stands on the ways: ridges of ice, the locked door; and the altar in its ice. */

import type { ReactNode } from 'react';
import { gouge } from '../../shared/art/gouge.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { sayAmong, useAmongWords } from '../words/index.ts';
import styles from './glyphs.module.css';

/** A ridge that has to be climbed. */
const RIDGE = {
  ink: ['M2 92L24 36L36 58L54 8L74 56L82 42L98 92Z'],
  cut: [gouge(24, 44, 20, 84, 4), gouge(54, 20, 48, 84, 5), gouge(60, 40, 66, 84, 4), gouge(82, 54, 84, 84, 3)],
};

export function Glyphs({ table }: { table: AmongTable }) {
  const { view, map } = table;
  return map.edges.map(({ kind, from, to, glyph }) => {
    if (glyph === undefined) return null;
    const at = { left: `${glyph[0] / 12}%`, top: `${glyph[1] / 8}%` };
    if (kind === 'obstacle') {
      return (
        <span key={`${from} ${to}`} className={styles.ridge} style={at} data-thing="obstacle">
          <Picture emblem={RIDGE} />
        </span>
      );
    }
    return (
      <At key={`${from} ${to}`} at={at}>
        <Thing touching={table.touching} thing="door-marker" className={styles.door} label={doorLabel(table)}>
          <span data-open={view.door === 'open' || undefined}>
            <Picture emblem={emblemOf('lock')} />
          </span>
        </Thing>
      </At>
    );
  });
}

function doorLabel({ view, name }: AmongTable): string {
  return view.door === 'open' ? sayAmong('among.whatDoorOpen') : name('door-marker');
}

function At({ at, children }: { at: { left: string; top: string }; children: ReactNode }) {
  return (
    <span className={styles.at} style={at}>
      {children}
    </span>
  );
}

/** Three slots for relics (AC-5.41), inside the Altar Ice; once all are full, the Organism looks out. */
export function Altar({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { altar, organismAwake } = table.view;
  return (
    <span className={styles.altar}>
      <Thing
        touching={table.touching}
        thing="altar"
        className={styles.slots}
        label={`${words('among.altarLabel', { altar })}${organismAwake ? ` ${words('among.awake')}` : ''}`}
      >
        {organismAwake ? (
          <span className={styles.organism}>
            <Picture emblem={emblemOf('organism')} />
          </span>
        ) : (
          [0, 1, 2].map((slot) => (
            <span key={slot} className={styles.slot} data-full={slot < altar || undefined}>
              {slot < altar && <Picture emblem={emblemOf('item-relic')} />}
            </span>
          ))
        )}
      </Thing>
    </span>
  );
}

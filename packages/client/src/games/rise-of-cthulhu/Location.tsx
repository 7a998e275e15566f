/** A Location: the rival's side above, one's own below, and the town between them with both totals. */
import { memo } from 'react';
import { ThingButton } from '../../table/ThingButton.tsx';
import { disc, strata } from '../shared/art/gouge.ts';
import { Layers, Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import { TOWNS } from './art/towns.ts';
import type { RiseTable } from './board-table.ts';
import { Hunter } from './Hunter.tsx';
import styles from './location.module.css';
import { Side } from './Side.tsx';
import type { OpenTray } from './Tray.tsx';
import type { LocationId } from './things.ts';
import { type RiseWord, useRiseWords } from './words/index.ts';

const SKY: Readonly<Record<LocationId, string>> = {
  arkham: strata(2, 198, 4, 66, 9, 0.7, 1),
  dunwich: strata(2, 198, 4, 66, 9, 0.7, 2),
  innsmouth: strata(2, 198, 4, 56, 8, 0.7, 3),
  kingsport: strata(2, 198, 4, 66, 9, 0.7, 4),
};

interface Props {
  readonly table: RiseTable;
  readonly id: LocationId;
  readonly openSide: (tray: OpenTray) => void;
}

export function Location({ table, id, openSide }: Props) {
  const words = useRiseWords();
  const { view, me, rival } = table;
  const here = view.locations[id];
  const faces = here.faces === null ? 'neutral' : here.faces === me ? 'mine' : 'theirs';
  const heading = `rise-${id}`;
  return (
    <section className={styles.location} aria-labelledby={heading} data-faces={faces} data-place={id}>
      <h3 id={heading} className="unseen">
        {table.name(id)}
      </h3>
      <Side table={table} id={id} seat={rival} isMine={false} open={openSide} />
      <div className={styles.middle}>
        <ThingButton
          touching={table.touching}
          thing={`location:${id}`}
          className={styles.panel}
          label={words('rise.locationLabel', {
            location: table.name(id),
            state: stateOf(table, id, words),
            name: table.names[rival] ?? '',
            theirs: here.totals[rival as 0 | 1],
            mine: here.totals[me as 0 | 1],
          })}
          isStop
          onPoint={table.point}
        >
          <Town id={id} oldOne={here.oldOne} />
        </ThingButton>
        <span className={styles.plinth} aria-hidden="true">
          <span className={styles.tide} data-faces={faces} />
          <span className={styles.name} data-locked={here.oldOne !== null || undefined}>
            {table.name(id)}
          </span>
          {here.oldOne !== null && (
            <span className={styles.oldOne} data-card={here.oldOne}>
              <LockSign /> {table.name(here.oldOne)}
              {here.double && ' ×2'}
            </span>
          )}
        </span>
        <Seal table={table} id={id} seat={rival} />
        <Seal table={table} id={id} seat={me} />
        {view.hunter === id && (
          <span className={styles.hunter}>
            <Hunter table={table} />
          </span>
        )}
        <SetBadges table={table} id={id} />
      </div>
      <Side table={table} id={id} seat={me} isMine open={openSide} />
    </section>
  );
}

/** What everybody should know of it, in words: whom it faces, and why nobody can play there. */
function stateOf(table: RiseTable, id: LocationId, words: RiseWord): string {
  const { faces, oldOne, double } = table.view.locations[id];
  const facing =
    faces === null
      ? words('rise.neutral')
      : faces === table.me
        ? words('rise.facesYou')
        : words('rise.facesThem', { name: table.names[faces] ?? '' });
  return [
    facing,
    ...(oldOne === null ? [] : [`${words('rise.locked')} (${table.name(oldOne)})`]),
    ...(double ? [words('rise.double')] : []),
    ...(table.view.hunter === id ? [words('rise.hunted')] : []),
  ].join(', ');
}

const Town = memo(function Town({ id, oldOne }: { id: LocationId; oldOne: string | null }) {
  const town = TOWNS[id];
  return (
    <svg className={styles.town} viewBox="0 -14 200 98" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={SKY[id]} className={styles.sky} />
      {oldOne === null && <path d={disc(56, 2, 7)} className={styles.moon} />}
      {town !== undefined && (
        <g className={styles.houses} data-dim={oldOne !== null || undefined}>
          <Layers emblem={town} />
        </g>
      )}
      {oldOne !== null && (
        <g transform="translate(46 -13) scale(0.9)" className={styles.risen}>
          <Layers emblem={emblemOf(oldOne)} />
        </g>
      )}
    </svg>
  );
});

/** A side's total, and beside it, in a place that is kept, what it would change by. */
function Seal({ table, id, seat }: { table: RiseTable; id: LocationId; seat: number }) {
  const words = useRiseWords();
  const { totals, faces } = table.view.locations[id];
  const total = totals[seat as 0 | 1];
  const change =
    (table.preview?.change[id][seat as 0 | 1] ?? 0) || (table.previews[id]?.change[id][seat as 0 | 1] ?? 0);
  const isMine = seat === table.me;
  return (
    <span className={styles.total} data-mine={isMine || undefined} aria-hidden="true">
      <span className={styles.change} data-preview={change !== 0 || undefined} data-worse={change < 0 || undefined}>
        {change !== 0 && (
          <span title={words('rise.wouldBe', { total: total + change })}>
            {change > 0 ? `+${change}` : `−${-change}`}
          </span>
        )}
      </span>
      <span className={styles.seal} data-leads={faces === seat || undefined} data-number="total">
        <span key={total} className={styles.figure}>
          {total}
        </span>
      </span>
    </span>
  );
}

/** What a set made here would give (RC-12.6). */
function SetBadges({ table, id }: { table: RiseTable; id: LocationId }) {
  const words = useRiseWords();
  const sets = [...(table.preview?.sets ?? []), ...(table.previews[id]?.sets ?? [])].filter(
    (one) => one.location === id,
  );
  if (sets.length === 0) return null;
  return (
    <span className={styles.badges} data-preview>
      {sets.map(({ set }) => (
        <span key={set} className={styles.badge}>
          <Picture emblem={emblemOf(SET_PICTURE[set])} /> {words(`rise.setShort.${set}`)}
        </span>
      ))}
    </span>
  );
}

const SET_PICTURE = { colour: 'dark-hunter', number: 'monster-ghoul', run: 'artifact-elder-sign' } as const;

function LockSign() {
  return (
    <svg className={styles.lock} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 9H16V18H4ZM6 9V6.5A4 4 0 0 1 14 6.5V9H11.8V6.5A1.8 1.8 0 0 0 8.2 6.5V9Z" fill="currentColor" />
    </svg>
  );
}

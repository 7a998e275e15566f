/** An altar with its ritual: what it does, how far it is, and marks of the dice that lie there. */
import { at } from '@conclave/kernel';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import { emblemOf } from '../art/index.ts';
import { breakable } from '../breakable.ts';
import type { DeepTable } from '../deep-table.ts';
import { DiceMarks } from '../pieces/Die.tsx';
import { Lines } from '../pieces/Lines.tsx';
import { altarId, diceOn, type TrackView, tracksAt } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './altar.module.css';

export function Altar({ table, index }: { table: DeepTable; index: number }) {
  const words = useDeepWords();
  const { view } = table;
  const { ritual } = at(view.altars, index);
  const thing = `altar:${altarId(index)}`;
  const tracks = tracksAt(view, index, table.after(thing) ?? view);
  const name = table.name(ritual);
  const shadows = ritual === 'ancient-shadow' ? view.shadowTokens : 0;
  const isPaid = ritual === 'tribute-to-nycen' && view.tributePaid;
  const dice = diceOn(view, altarId(index));
  const label = [
    words('deep.altarLabel', {
      ritual: name,
      altar: table.name(altarId(index)),
      tracks: [
        ...tracks.map(({ track, at }) => words('deep.trackAt', { track: table.name(track), at })),
        ...(shadows > 0 ? [words('deep.trackAt', { track: table.name('shadow-token'), at: shadows })] : []),
        ...(isPaid ? [words('deep.tributePaid')] : []),
      ].join(', '),
    }),
    ...dice.map(({ id, face }) => words('deep.dieHere', { die: id, face: table.name(face) })),
  ].join(', ');
  return (
    <li className={styles.altar} data-place={altarId(index)}>
      <Thing
        touching={table.touching}
        thing={thing}
        card={`ritual-${ritual}`}
        className={styles.stone}
        label={label}
        onPoint={table.point}
        isStop
      >
        <span className={styles.face}>
          <span className={styles.picture}>
            <Picture emblem={emblemOf(ritual)} />
          </span>
          <span className={styles.name}>{breakable(name)}</span>
          <span className={styles.words}>
            <Lines text={table.text(ritual)} />
          </span>
          <span className={styles.tracks}>
            {tracks.map((track) => (
              <Track key={track.track} of={track} />
            ))}
          </span>
          <span className={styles.marks}>
            <span className={styles.dice}>
              <DiceMarks table={table} dice={dice} most={table.frame === 'portrait' ? 3 : 5} />
            </span>
            {shadows > 0 && (
              <span className={styles.shadow}>
                <span className={styles.shadowPicture}>
                  <Picture emblem={emblemOf('shadow-token')} />
                </span>
                {shadows}
              </span>
            )}
            {isPaid && <span className={styles.paid}>{words('deep.tributePaid')}</span>}
          </span>
        </span>
      </Thing>
    </li>
  );
}

/** A track as a row of notches: those still to go are whole, those that dice would take are barred. */
function Track({ of: { track, at, from, next } }: { of: TrackView }) {
  const words = useDeepWords();
  return (
    <span className={styles.track}>
      <span className={styles.symbol}>
        <Picture emblem={emblemOf(track)} />
      </span>
      <span className={styles.notches}>
        {Array.from({ length: from }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: notches are numbered
            key={i}
            className={styles.notch}
            data-left={i < at || undefined}
            data-coming={(i < at && i >= next) || undefined}
          />
        ))}
      </span>
      <span className={styles.at} data-number="track">
        {at}
      </span>
      <span className={styles.coming} data-preview={next !== at || undefined}>
        {next !== at && words('deep.becomes', { number: next })}
      </span>
    </span>
  );
}

/** An altar with its ritual: how far it is, and the dice that lie there. */
import { ThingButton } from '../../table/ThingButton.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import styles from './altar.module.css';
import { emblemOf } from './art/index.ts';
import { DiceList } from './Die.tsx';
import type { DeepTable } from './deep-table.ts';
import { type Altar as AltarView, altarId, diceOn, type TrackView, tracksAt } from './things.ts';
import { useDeepWords } from './words/index.ts';

export function Altar({ table, index }: { table: DeepTable; index: number }) {
  const words = useDeepWords();
  const { view } = table;
  const { ritual } = view.altars[index] as AltarView;
  const tracks = tracksAt(view, index);
  const name = table.name(ritual);
  const dice = diceOn(view, altarId(index));
  const shadows = ritual === 'ancient-shadow' ? view.shadowTokens : 0;
  const isPaid = ritual === 'tribute-to-nycen' && view.tributePaid;
  return (
    <li className={styles.altar} data-place={altarId(index)}>
      <ThingButton
        touching={table.touching}
        thing={`altar:${altarId(index)}`}
        className={styles.stone}
        label={words('deep.altarLabel', {
          ritual: name,
          altar: table.name(altarId(index)),
          tracks: [
            ...tracks.map(({ track, at }) => words('deep.trackAt', { track: table.name(track), at })),
            ...(shadows > 0 ? [words('deep.trackAt', { track: table.name('shadow-token'), at: shadows })] : []),
            ...(isPaid ? [words('deep.tributePaid')] : []),
          ].join(', '),
        })}
        isStop
      >
        <span />
      </ThingButton>
      <div className={styles.face} data-card={`ritual-${ritual}`} aria-hidden="true">
        <span className={styles.picture}>
          <Picture emblem={emblemOf(ritual)} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.words}>
          <span className={styles.text}>{table.text(ritual)}</span>
        </span>
        <span className={styles.tracks}>
          {tracks.map((track) => (
            <Track key={track.track} of={track} />
          ))}
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
      </div>
      <div className={styles.dice}>
        <DiceList table={table} dice={dice} label={words('deep.diceOn', { name })} />
      </div>
    </li>
  );
}

/** A track as a row of notches: those still to go are whole, those that dice will take are barred. */
function Track({ of: { track, at, from, coming } }: { of: TrackView }) {
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
            data-coming={(i < at && i >= at - coming) || undefined}
          />
        ))}
      </span>
      <span className={styles.at}>
        {at}
        {coming > 0 && <span className={styles.coming}>→{at - coming}</span>}
      </span>
    </span>
  );
}

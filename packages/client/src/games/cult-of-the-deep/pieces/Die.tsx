/** Dice as they lie on the table. */
import type { Face } from '@conclave/cult-of-the-deep';
import type { Seat } from '@conclave/kernel';
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Layers } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import type { Die } from '../things.ts';
import { frameIn } from '../view.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './die.module.css';
import hues from './hues.module.css';
import { markOf } from './SeatMark.tsx';

/** A knife cut this block: no side is quite straight. */
const BLOCK = 'M9 4L50 2L92 4Q97 5 97 10L98 50L97 91Q96 97 90 97L50 98L9 97Q3 96 3 90L2 50L3 9Q4 4 9 4Z';

interface DieFaceProps {
  readonly face: Face;
  /** The owner's colour and mark; none for dice that only show something. */
  readonly seat?: Seat;
  readonly kind?: 'cultist' | 'wraith';
}

export function DieFace({ face, seat, kind = 'cultist' }: DieFaceProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={`${styles.face} ${hues.hue}`}
      data-seat={seat}
      data-kind={kind}
      aria-hidden="true"
      focusable="false"
    >
      <path d={BLOCK} className={styles.block} />
      <g transform="translate(17 13) scale(0.66)" className={styles.print}>
        <Layers emblem={emblemOf(face)} />
      </g>
      {seat !== undefined && (
        <g transform="translate(79 79) scale(0.16)" className={styles.print}>
          <Layers emblem={markOf(seat)} />
        </g>
      )}
    </svg>
  );
}

/** A die that is still to be rolled: hollow, with its owner's mark. */
export function BlankDie({ seat }: { seat: Seat }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={`${styles.face} ${hues.hue}`}
      data-seat={seat}
      data-kind="blank"
      aria-hidden="true"
      focusable="false"
    >
      <path d={BLOCK} className={styles.block} />
      <g transform="translate(28 28) scale(0.44)" className={styles.print}>
        <Layers emblem={markOf(seat)} />
      </g>
    </svg>
  );
}

/** A Kraken die: nothing but a number, and an arm that holds it. */
export function KrakenFace({ value }: { value: number | null }) {
  return (
    <svg viewBox="0 0 100 100" className={styles.face} data-kind="kraken" aria-hidden="true" focusable="false">
      <path d={BLOCK} className={styles.block} />
      <g transform="translate(4 4) scale(0.92)" className={styles.arm}>
        <Layers emblem={emblemOf('kraken-die')} />
      </g>
      {value !== null && (
        <text x="50" y="72" textAnchor="middle" className={styles.number}>
          {value}
        </text>
      )}
    </svg>
  );
}

/** A die of the active player that can be touched. */
export function TableDie({ table, die, place }: { table: DeepTable; die: Die; place: string }) {
  const words = useDeepWords();
  const { view, touching } = table;
  const frame = frameIn(view);
  const isPicked = frame !== undefined && 'picked' in frame && frame.picked.includes(die.id);
  const isAsked = frame !== undefined && 'die' in frame && frame.die === die.id;
  const label = [
    words('deep.dieLabel', { die: die.id, face: table.name(die.face), place }),
    ...(die.mode === null ? [] : [words(`deep.mode.${die.mode}`)]),
    ...(die.lent ? [words('deep.lent')] : []),
    ...(isPicked ? [words('deep.picked')] : []),
  ].join(', ');
  return (
    <span className={styles.place} data-place={`die-${die.id}`}>
      <ThingButton
        touching={touching}
        thing={`die:${die.id}`}
        card={cardOf(table, die)}
        className={styles.die}
        label={label}
        onPoint={table.point}
      >
        <span
          className={styles.body}
          data-die={die.id}
          data-picked={isPicked || undefined}
          data-asked={isAsked || undefined}
        >
          <DieFace face={die.face} seat={view.active} kind={die.lent ? 'wraith' : 'cultist'} />
        </span>
      </ThingButton>
      {die.mode !== null && (
        <span className={styles.mode} aria-hidden="true">
          {die.mode === 'power' ? '+1' : '✶'}
        </span>
      )}
    </span>
  );
}

function cardOf({ view }: DeepTable, { id }: Die): string {
  return `die-${view.round}-${view.active}-${id}`;
}

/** Marks of the dice that lie on a seat or an altar; the dice themselves are touched in the well. */
export function DiceMarks({ table, dice, most }: { table: DeepTable; dice: readonly Die[]; most: number }) {
  const shown = dice.length > most ? dice.slice(0, most - 1) : dice;
  return (
    <span className={styles.marks}>
      {shown.map((die) => (
        <span key={die.id} className={styles.mark} data-card={`mark-${cardOf(table, die)}`}>
          <DieFace face={die.face} seat={table.view.active} kind={die.lent ? 'wraith' : 'cultist'} />
        </span>
      ))}
      {shown.length < dice.length && <span className={styles.more}>+{dice.length - shown.length}</span>}
    </span>
  );
}

/**
 * A seat at the table, the same in every game: sign, name, presence, clock, the game's number, badges, each in its place.
 * What is not there keeps its place empty.
 */
import type { Thing } from '@conclave/kernel';
import type { ReactNode } from 'react';
import type { Touching } from '../contract.ts';
import { ThingButton } from '../ThingButton.tsx';
import { useTableWords } from '../words/index.ts';
import compact from './compact.module.css';
import large from './large.module.css';
import { SeatClock } from './SeatClock.tsx';
import { SeatName } from './SeatName.tsx';
import styles from './seat.module.css';
import type { SeatState } from './seat-state.ts';
import { shortNames } from './short-names.ts';

/**
 * sign: 44x44, the sign and two letters. small: 86x56 and up. compact: everything in three rows of 75x64 and up.
 * row: 136x44 and up, with a picture beside everything else. large: 190x96 and up, with a picture and lines of text.
 */
export type PlateSize = 'sign' | 'small' | 'compact' | 'row' | 'large';

interface Props {
  /** Null for a place where nobody sits: an automated player. */
  readonly state: SeatState | null;
  /** Its name, where nobody sits there. */
  readonly name?: string;
  readonly size: PlateSize;
  /** The seat's shape in its colour. */
  readonly sign: ReactNode;
  readonly touching: Touching;
  readonly thing: Thing;
  /** All that is open about the seat, in one breath: what a screen reader says. */
  readonly label: string;
  readonly picture?: ReactNode;
  /** The number that decides: life, coins, cards. */
  readonly number?: ReactNode;
  /** What the number would become; its place is kept. */
  readonly preview?: ReactNode;
  /** Small signs of what lies there, in one row. */
  readonly badges?: ReactNode;
  /** A second row: dice, marks. */
  readonly marks?: ReactNode;
  /** A line below the name on large plates. */
  readonly caption?: ReactNode;
  /** More lines below the picture on large plates. */
  readonly text?: ReactNode;
  readonly isOut?: boolean;
  readonly onPoint?: (thing: Thing | null) => void;
  /** `data-place` for things that travel to and from the seat. */
  readonly place?: string;
  /** Paints `--seat`. */
  readonly className?: string | undefined;
}

export function SeatPlate(props: Props) {
  const { state, size, sign, touching, thing, label, isOut = false, onPoint, place, className = '' } = props;
  const words = useTableWords();
  const nameForms = state?.nameForms ?? shortNames([props.name ?? ''])[0] ?? [];
  const isBot = state?.presence === 'bot' || state?.presence === 'stand-in';
  // Where a line has room for it, the gear stands beside the sign and covers neither sign nor name.
  const hasCornerGear = size === 'sign' || size === 'compact';
  const of = (part: string) => classOf(size, part);
  const spoken = [label, ...(state === null ? [] : statusOf(state, words))].join(', ');
  return (
    <div
      className={`${of('plate')} ${className}`}
      data-plate={state?.seat ?? ''}
      data-size={size}
      data-asked={state?.asked ?? undefined}
      data-presence={state?.presence}
      data-out={isOut || undefined}
      data-mine={state?.isYou || undefined}
      data-place={place}
      data-pictured={props.picture !== undefined || undefined}
      data-clocks={state?.clock != null || undefined}
    >
      <ThingButton touching={touching} thing={thing} className={styles.button} label={spoken} isStop onPoint={onPoint}>
        {null}
      </ThingButton>
      <div className={of('contents')} aria-hidden="true">
        <span className={of('sign')} data-sign>
          {sign}
          {isBot && hasCornerGear && <Gear className={of('gear')} />}
        </span>
        <span className={of('name')}>
          {isBot && !hasCornerGear && <Gear className={of('gear')} />}
          <SeatName forms={nameForms} isShort={size === 'sign'} />
        </span>
        {state?.clock != null && (
          <SeatClock state={state} isBar={size === 'sign' || size === 'compact'} className={of('clock')} />
        )}
        {props.caption !== undefined && <span className={of('caption')}>{props.caption}</span>}
        {props.picture !== undefined && <span className={of('picture')}>{props.picture}</span>}
        {props.text !== undefined && <span className={of('text')}>{props.text}</span>}
        {props.number !== undefined && <span className={of('number')}>{props.number}</span>}
        {props.preview !== undefined && <span className={of('preview')}>{props.preview}</span>}
        {props.badges !== undefined && <span className={of('badges')}>{props.badges}</span>}
        {props.marks !== undefined && <span className={of('marks')}>{props.marks}</span>}
      </div>
      <span className={of('pennant')} aria-hidden="true" />
    </div>
  );
}

const OF_SIZE: Partial<Record<PlateSize, Readonly<Record<string, string>>>> = { compact, large };

/** What every plate has, and what the plates of this size have besides. */
function classOf(size: PlateSize, part: string): string {
  return `${styles[part] ?? ''} ${OF_SIZE[size]?.[part] ?? ''}`.trim();
}

/** Presence and being asked, which the plate shows by its edges. */
function statusOf({ presence, asked, level }: SeatState, words: ReturnType<typeof useTableWords>): string[] {
  return [
    ...(presence === 'bot' ? [words('play.botOf', { level: level ?? '' })] : []),
    ...(presence === 'away' ? [words('play.absent')] : []),
    ...(presence === 'stand-in' ? [words('play.awayBadge')] : []),
    ...(asked === 'move' ? [words('play.toMove')] : []),
    ...(asked === 'respond' ? [words('play.mayRespond')] : []),
  ];
}

function Gear({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M6.8 1h2.4l.4 1.9 1.4.6L12.6 2.4l1.7 1.7-1.1 1.6.6 1.4 1.9.4v2.4l-1.9.4-.6 1.4 1.1 1.6-1.7 1.7-1.6-1.1-1.4.6-.4 1.9H6.8l-.4-1.9-1.4-.6-1.6 1.1-1.7-1.7 1.1-1.6-.6-1.4L.3 9.9V7.5l1.9-.4.6-1.4-1.1-1.6 1.7-1.7L5 3.5l1.4-.6ZM8 5.6a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}

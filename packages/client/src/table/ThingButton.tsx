import type { Thing } from '@conclave/kernel';
import type { ReactNode } from 'react';
import type { Touching } from './contract.ts';
import { useTrace } from './happenings/traces.ts';
import styles from './thing.module.css';

interface Props {
  readonly touching: Touching;
  readonly thing: Thing;
  /** What a screen reader says. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The card that travels with it, if it is one. */
  readonly card?: string | undefined;
  /** In the order of the Tab key even when it cannot be touched. */
  readonly isStop?: boolean;
  readonly onPoint?: ((thing: Thing | null) => void) | undefined;
  readonly children: ReactNode;
}

/** A thing on the board: it is touched when it can be, and explained when it cannot. */
export function ThingButton({
  touching,
  thing,
  label,
  className = '',
  card,
  isStop = false,
  onPoint,
  children,
}: Props) {
  const isNext = touching.touchable.has(thing);
  const canTouch = isNext || touching.otherWays.has(thing);
  const trace = useTrace(thing);
  return (
    <button
      type="button"
      className={`${styles.thing} ${className}`}
      data-thing={thing}
      data-card={card}
      data-touchable={isNext || undefined}
      data-other-way={(canTouch && !isNext) || undefined}
      data-touched={touching.touched.includes(thing) || undefined}
      data-sending={touching.sending === thing || undefined}
      data-trace={trace ?? undefined}
      style={trace === null ? undefined : { '--trace': `var(--seat-${trace})` }}
      tabIndex={isNext || isStop ? 0 : -1}
      aria-label={label}
      onClick={() => (canTouch ? touching.touch(thing) : touching.explain(thing))}
      onPointerEnter={() => onPoint?.(thing)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(thing)}
      onBlur={() => onPoint?.(null)}
    >
      {children}
    </button>
  );
}

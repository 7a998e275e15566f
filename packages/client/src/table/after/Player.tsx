/** The controls of a replay: a scrubber, steps, speed, and whose eyes to look through. Arrows, Space, Home and End work everywhere. */
import { useEffect, useId, useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Frame } from '../frame/frames.ts';
import { useTableWords } from '../words/index.ts';
import styles from './player.module.css';
import type { ReplayObserver } from './replays.ts';

interface Props {
  readonly move: number;
  readonly last: number;
  readonly goTo: (move: number) => void;
  /** Who made the move. */
  readonly mover: string;
  readonly as: ReplayObserver;
  readonly names: readonly string[];
  readonly look: (as: ReplayObserver) => void;
  readonly frame: Frame;
  /** The moves with which turns begin: the scrubber has marks there. */
  readonly turns: readonly number[];
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** One move at speed 1. */
const PACE = 1200;

export function Player({ move, last, goTo, mover, as, names, look, frame, turns }: Props) {
  const words = useTableWords();
  const marks = useId();
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  useEffect(() => {
    if (!isPlaying) return;
    if (move >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => goTo(move + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, move, last, speed, goTo]);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [role="tab"]');
      if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = { ArrowLeft: move - 1, ArrowRight: move + 1, Home: 0, End: last }[event.key];
      if (next !== undefined) goTo(Math.min(Math.max(0, next), last));
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) setPlaying((now) => !now);
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [move, last, goTo]);

  function toggle(): void {
    if (!isPlaying && move >= last) goTo(0);
    setPlaying(!isPlaying);
  }

  const isWide = frame === 'desk';
  const where = `${words('play.replayOf', { move, last })} · ${mover}`;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const picks = (
    <>
      <label className={styles.pick}>
        {words('play.replaySpeed')}
        <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      <label className={styles.pick}>
        {words('play.replayAs')}
        <select
          value={String(as)}
          onChange={({ target: { value } }) => look(value === 'all' || value === 'spectator' ? value : Number(value))}
        >
          <option value="all">{words('play.replayAll')}</option>
          {names.map((name, seat) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
          <option value="spectator">{words('play.replaySpectator')}</option>
        </select>
      </label>
    </>
  );

  return (
    <section className={styles.player} aria-label={words('play.replay')}>
      <div className={styles.heading}>
        <p className={styles.where} data-shortened title={where}>
          {where}
        </p>
        {!isWide && <IconButton icon="eye" label={words('play.replayView')} onClick={() => setMenuOpen(true)} />}
      </div>
      <div className={styles.row}>
        <IconButton icon="back" label={words('play.replayBack')} disabled={move === 0} onClick={() => goTo(move - 1)} />
        {isWide ? (
          <Button kind="primary" icon={isPlaying ? 'pause' : 'play'} onClick={toggle}>
            {words(isPlaying ? 'play.replayPause' : 'play.replayPlay')}
          </Button>
        ) : (
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={words(isPlaying ? 'play.replayPause' : 'play.replayPlay')}
            onClick={toggle}
          />
        )}
        <span className={styles.forward}>
          <IconButton
            icon="back"
            label={words('play.replayForward')}
            disabled={move === last}
            onClick={() => goTo(move + 1)}
          />
        </span>
        <input
          className={styles.scrubber}
          type="range"
          min={0}
          max={last}
          value={move}
          list={marks}
          aria-label={words('play.replayScrub')}
          aria-valuetext={`${words('play.replayOf', { move, last })}, ${mover}`}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <datalist id={marks}>
          {turns.map((turn) => (
            <option key={turn} value={turn} />
          ))}
        </datalist>
        {isWide && picks}
      </div>
      {isMenuOpen && (
        <Dialog title={words('play.replayView')} onClose={() => setMenuOpen(false)}>
          <div className={styles.picks}>{picks}</div>
        </Dialog>
      )}
    </section>
  );
}

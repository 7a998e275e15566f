/** The three ways to win as rows of pips: what is there is full, what an option would add is ringed. */
import { Sign } from '../pieces/Stat.tsx';
import { GOALS, isStepAway, type PlayerView, progress, WAYS, type Way } from '../things.ts';
import styles from './pips.module.css';

const SIGN_OF = { altars: 'altar', mobs: 'mob', summonings: 'summoning' } as const;

interface Props {
  readonly player: PlayerView;
  /** What the person would have after the option that is meant. */
  readonly after?: PlayerView | null;
}

export function Pips({ player, after = null }: Props) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {WAYS.map((way) => (
        <Row key={way} way={way} player={player} after={after} />
      ))}
    </span>
  );
}

function Row({ way, player, after }: { way: Way; player: PlayerView; after: PlayerView | null }) {
  const now = progress(player, way);
  const then = after === null ? now : progress(after, way);
  const pips = Array.from({ length: GOALS[way] }, (_, i) => pipAt(i, now, then));
  return (
    <span className={styles.way} data-way={way} data-close={isStepAway(player, way) || undefined}>
      <Sign name={SIGN_OF[way]} />
      {pips.map((state, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pips of a row are told apart by their place alone
        <i key={i} className={styles.pip} data-state={state} />
      ))}
    </span>
  );
}

function pipAt(at: number, now: number, then: number): 'full' | 'lost' | 'gained' | undefined {
  if (at < now) return at < then ? 'full' : 'lost';
  return at < then ? 'gained' : undefined;
}

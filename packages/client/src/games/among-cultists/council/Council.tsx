/** What the whole table decides together: talk, votes, the ritual. It lies over the map, which can be looked at meanwhile. */
import { Countdown } from '../../../table/talk/Countdown.tsx';
import type { AmongTable } from '../among-table.ts';
import { frameIn } from '../view.ts';
import { useAmongWords } from '../words/index.ts';
import { Ballot, type BallotRule } from './Ballot.tsx';
import styles from './council.module.css';
import { Discussion } from './Discussion.tsx';

const TITLES = {
  'done-talking': 'among.council.talk',
  'cast-vote': 'among.council.vote',
  'cast-leader-vote': 'among.council.leader',
  'pick-ritualist': 'among.council.ritual',
  'guess-seer': 'among.council.seer',
} as const satisfies Record<BallotRule, string>;

export interface OpenCouncil {
  readonly rule: BallotRule;
  /** Names the question: each opens anew. */
  readonly id: string;
}

/** What everybody decides on now; null when nobody or somebody alone decides. */
export function councilIn({ view, told }: AmongTable): OpenCouncil | null {
  const rule = frameIn(view)?.rule ?? '';
  return rule in TITLES ? { rule: rule as BallotRule, id: `${view.round} ${rule} ${told.length}` } : null;
}

interface Props {
  readonly table: AmongTable;
  readonly council: OpenCouncil;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export function Council({ table, council: { rule }, isOpen, toggle }: Props) {
  const words = useAmongWords();
  const { live } = table;
  const title = words(TITLES[rule]);
  return (
    <section className={styles.council} aria-label={title} data-open={isOpen || undefined}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        {live?.clock?.limit != null && <Countdown limit={live.clock.limit} serverNow={live.serverNow} />}
        <button type="button" className={styles.toggle} onClick={toggle}>
          {words(isOpen ? 'among.lookAtMap' : 'among.backToCouncil')}
        </button>
      </header>
      {isOpen &&
        (rule === 'done-talking' && live !== undefined ? (
          <Discussion table={table} live={live} />
        ) : (
          <Ballot table={table} rule={rule} />
        ))}
    </section>
  );
}

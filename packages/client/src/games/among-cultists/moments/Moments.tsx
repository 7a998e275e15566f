/** What everybody looks up for: an encounter, a check, a vote, the ritual. It lies over the map and can be folded away. */
import { type ReactNode, useState } from 'react';
import { Countdown } from '../../../table/talk/Countdown.tsx';
import type { AmongTable } from '../among-table.ts';
import { frameIn } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import { Ballot, type BallotRule } from './Ballot.tsx';
import { Check } from './Check.tsx';
import { Discussion } from './Discussion.tsx';
import { Encounter, meetingOf } from './Encounter.tsx';
import styles from './moments.module.css';
import { Offer } from './Offer.tsx';

/** What is chosen in a moment, so that the same things beside the map keep still. */
type MomentKind = 'people' | 'cards' | null;

export function momentKind(table: AmongTable): MomentKind {
  const rule = frameIn(table.view)?.rule ?? '';
  if (rule in TITLE_OF_BALLOT) return 'people';
  if (rule === 'owl-card' || rule === 'ritual-card') return table.view.pending?.options === undefined ? null : 'cards';
  return rule === 'give-pulse' && meetingOf(table) !== null ? 'cards' : null;
}

const TITLE_OF_BALLOT = {
  'done-talking': 'among.moment.talk',
  'cast-vote': 'among.moment.vote',
  'cast-leader-vote': 'among.moment.leader',
  'pick-ritualist': 'among.moment.ritual',
  'guess-seer': 'among.moment.seer',
} as const satisfies Record<BallotRule, string>;

export interface Moment {
  readonly title: string;
  /** What lies there takes all the room there is. */
  readonly isWide: boolean;
  /** Everybody's portrait is in it: more than a phone's map has room for. */
  readonly isTall: boolean;
  readonly contents: ReactNode;
  readonly isFolded: boolean;
  fold(): void;
  unfold(): void;
}

/** The moment the table is in; each question unfolds anew. */
export function useMoment(table: AmongTable): Moment | null {
  const words = useAmongWords();
  const [folded, setFolded] = useState<string | null>(null);
  const { view } = table;
  const found = contentsOf(table);
  if (found === null) return null;
  const key = `${view.round} ${frameIn(view)?.rule} ${table.told.length}`;
  return {
    title: words(found.title),
    isWide: 'isWide' in found,
    isTall: momentKind(table) === 'people',
    contents: found.contents,
    isFolded: folded === key,
    fold: () => setFolded(key),
    unfold: () => setFolded(null),
  };
}

export function MomentPanel({ moment, live }: { moment: Moment; live: AmongTable['live'] }) {
  const words = useAmongWords();
  if (moment.isFolded) {
    return (
      <button type="button" className={styles.tab} onClick={moment.unfold}>
        {moment.title}
      </button>
    );
  }
  return (
    <section
      className={styles.moment}
      aria-label={moment.title}
      data-moment
      data-wide={moment.isWide || undefined}
      data-tall={moment.isTall || undefined}
    >
      <header className={styles.header}>
        <h3 className={styles.title}>{moment.title}</h3>
        {live?.clock?.limit != null && <Countdown limit={live.clock.limit} serverNow={live.serverNow} />}
        <button type="button" className={styles.fold} onClick={moment.fold}>
          {words('among.lookAtMap')}
        </button>
      </header>
      {moment.contents}
    </section>
  );
}

function contentsOf(table: AmongTable) {
  const { view } = table;
  const frame = frameIn(view);
  const isAsked = view.pending?.options !== undefined;
  switch (frame?.rule) {
    case 'use-lamp':
    case 'give-pulse': {
      const meeting = meetingOf(table);
      const title = view.dark ? 'among.moment.darkEncounter' : 'among.moment.encounter';
      return meeting === null ? null : ({ title, contents: <Encounter table={table} meeting={meeting} /> } as const);
    }
    case 'announce-state':
      return { title: 'among.moment.check', contents: <Check table={table} target={frame.target} /> } as const;
    case 'owl-card':
      return isAsked ? ({ title: 'among.moment.owl', contents: <Offer table={table} /> } as const) : null;
    case 'ritual-card':
      return { title: 'among.moment.ritual', contents: <Offer table={table} /> } as const;
    case 'done-talking':
      if (table.live !== undefined) {
        const contents = <Discussion table={table} live={table.live} />;
        return { title: TITLE_OF_BALLOT[frame.rule], contents, isWide: true } as const;
      }
      return { title: TITLE_OF_BALLOT[frame.rule], contents: <Ballot table={table} rule={frame.rule} /> } as const;
    case 'cast-vote':
    case 'cast-leader-vote':
    case 'pick-ritualist':
    case 'guess-seer':
      return { title: TITLE_OF_BALLOT[frame.rule], contents: <Ballot table={table} rule={frame.rule} /> } as const;
    default:
      return null;
  }
}

/** A question to the whole table: everybody's portrait, who has answered, and who can be named. */
import type { Seat } from '@conclave/kernel';
import { useClaims } from '../../../table/talk/said.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { seatsOf } from '../things.ts';
import { frameIn } from '../view.ts';
import { type AmongWord, useAmongWords } from '../words/index.ts';
import styles from './ballot.module.css';
import { Person } from './Person.tsx';
import { Stances, stancesInWords } from './Stances.tsx';
import { type Stance, stanceOn } from './stances.ts';

export type BallotRule = 'done-talking' | 'cast-vote' | 'cast-leader-vote' | 'pick-ritualist' | 'guess-seer';

export function Ballot({ table, rule }: { table: AmongTable; rule: BallotRule }) {
  const words = useAmongWords();
  const { view } = table;
  const frame = frameIn(view);
  const picked = frame?.rule === 'pick-ritualist' ? frame.picked : [];
  const chosen = chosenBy(table);
  const claims = useClaims(table.scene, table.live?.talk.chat ?? NOTHING_SAID);
  return (
    <div className={styles.ballot}>
      <p className={styles.hint}>
        {chosen === null
          ? words(`among.hint.${rule}`, { needed: view.deadNeeded })
          : words('among.yourVote', { name: table.names[chosen] ?? '' })}
      </p>
      <ul className={styles.people} data-many={view.players.length > 6 || undefined}>
        {seatsOf(view).map((seat) => {
          const state = stateOf(table, rule, seat, picked);
          const stance = rule === 'cast-vote' ? stanceOn(seat, claims, table.told) : NO_STANCE;
          const hasTwoVotes = isVote(rule) && table.player(seat).items.includes('item-dagger');
          const said = [...(hasTwoVotes ? [words('among.twoVotes')] : []), ...stancesInWords(table, stance, words)];
          return (
            <li key={seat} className={styles.voter} data-chosen={seat === chosen || undefined}>
              <Thing
                touching={table.touching}
                thing={`seat:${seat}`}
                className={styles.candidate}
                label={[labelOf(table, seat, state, words), ...said].join('. ')}
              >
                <Person table={table} seat={seat} isLarge />
                <span className={styles.facts}>
                  {state !== null && <span data-state={state}>{words(`among.state.${state}`)}</span>}
                  {hasTwoVotes && (
                    <span className={styles.weight}>
                      <Picture emblem={emblemOf('item-dagger')} /> ×2
                    </span>
                  )}
                  <Stances table={table} stance={stance} />
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const NOTHING_SAID = [] as const;
const NO_STANCE: Stance = { accusers: [], trusting: [] };

/** Whose votes count twice matters where votes are counted (AC-5.43). */
function isVote(rule: BallotRule): boolean {
  return rule === 'cast-vote' || rule === 'cast-leader-vote';
}

type State = 'answered' | 'waiting' | 'picked' | null;

/** Whether somebody has answered: that is open in every ballot but the uniform ones (AC-4.4). */
function stateOf({ view }: AmongTable, rule: BallotRule, seat: Seat, picked: readonly Seat[]): State {
  if (picked.includes(seat)) return 'picked';
  if (rule === 'pick-ritualist' || rule === 'guess-seer') return null;
  return view.pending?.seats.includes(seat) ? 'waiting' : 'answered';
}

function labelOf(table: AmongTable, seat: Seat, state: State, words: AmongWord): string {
  const ghost = table.player(seat).ghost ? `, ${table.name('ghost')}` : '';
  const answered = state === null ? '' : `, ${words(`among.state.${state}`)}`;
  return `${table.names[seat]}, ${table.character(seat)}${ghost}${answered}`;
}

/** One's own sealed answer, where it names somebody. */
function chosenBy({ view, me }: AmongTable): Seat | null {
  const frame = frameIn(view);
  const sealed = frame !== undefined && 'sealed' in frame ? frame.sealed?.[me] : undefined;
  return sealed !== undefined && 'target' in sealed ? sealed.target : null;
}

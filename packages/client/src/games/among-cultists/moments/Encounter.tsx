/** Two meet, each gives a card unseen. In the dark there may be more, and chance deals the cards. */
import { type LocationId, PULSE_CARDS } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { CardBack, CardFace } from '../mine/CardFace.tsx';
import { frameIn } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './moments.module.css';
import { Person } from './Person.tsx';

interface Meeting {
  readonly location: LocationId;
  readonly seats: readonly Seat[];
}

/** The encounter that the seat at the bottom takes part in, while cards are chosen. */
export function meetingOf({ view, me }: AmongTable): Meeting | null {
  const meetings = view.stack.flatMap((frame) => ('meetings' in frame ? frame.meetings : []));
  return meetings.find(({ seats }) => seats.includes(me)) ?? null;
}

export function Encounter({ table, meeting }: { table: AmongTable; meeting: Meeting }) {
  const words = useAmongWords();
  const others = meeting.seats.filter((seat) => seat !== table.me);
  return (
    <div className={styles.meeting}>
      <p className={styles.where}>{words('among.meetingAt', { place: table.name(meeting.location) })}</p>
      <div className={styles.sides}>
        <div className={styles.side}>
          <Person table={table} seat={table.me} />
          <MyCards table={table} />
        </div>
        <span className={styles.versus} aria-hidden="true">
          ⇄
        </span>
        <div className={styles.side}>
          <div className={styles.crowd}>
            {others.map((seat) => (
              <Person key={seat} table={table} seat={seat} />
            ))}
          </div>
          <span className={styles.card}>
            <CardBack />
          </span>
        </div>
      </div>
    </div>
  );
}

/** The cards one may give; once one is chosen, only its back, and its name for its owner. */
function MyCards({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const frame = frameIn(table.view);
  const sealed = frame?.rule === 'give-pulse' ? frame.sealed?.[table.me]?.type : undefined;
  const open = PULSE_CARDS.filter((card) => table.view.pending?.options?.some((choice) => choice.type === card));
  if (open.length === 0) {
    return (
      <span className={styles.sealed}>
        <span className={styles.card}>
          <CardBack />
        </span>
        {sealed !== undefined && words('among.youGive', { card: table.name(sealed) })}
      </span>
    );
  }
  return (
    <ul className={styles.cards}>
      {open.map((card) => (
        <li key={card} className={styles.card}>
          <Thing
            touching={table.touching}
            thing={`card:${card}`}
            label={words('among.cardLabel', {
              card: table.name(card),
              count: table.player(table.me).hand?.[card] ?? 0,
            })}
          >
            <CardFace card={card} name={table.name(card)} />
          </Thing>
        </li>
      ))}
    </ul>
  );
}

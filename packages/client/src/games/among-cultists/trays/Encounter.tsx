/** Two meet, each gives a card unseen. In the dark there may be more, and chance deals the cards. */
import { type LocationId, PULSE_CARDS } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { Person } from '../council/Person.tsx';
import { meetingsIn } from '../view.ts';
import { useAmongWords } from '../words/index.ts';
import { Cards } from './Cards.tsx';
import styles from './trays.module.css';

interface Meeting {
  readonly location: LocationId;
  readonly seats: readonly Seat[];
}

/** The encounter that the seat at the bottom takes part in, while cards are chosen. */
export function meetingOf({ view, me }: AmongTable): Meeting | null {
  return meetingsIn(view).find(({ seats }) => seats.includes(me)) ?? null;
}

export function Encounter({ table, meeting }: { table: AmongTable; meeting: Meeting }) {
  const words = useAmongWords();
  const others = meeting.seats.filter((seat) => seat !== table.me);
  const open = PULSE_CARDS.filter((card) => table.view.pending?.options?.some((choice) => choice.type === card));
  return (
    <div className={styles.scene}>
      <div className={styles.people}>
        {others.map((seat) => (
          <Person key={seat} table={table} seat={seat} />
        ))}
      </div>
      <div className={styles.answers}>
        {open.length > 0 ? (
          <Cards table={table} cards={open} />
        ) : (
          <Thing
            touching={table.touching}
            thing="item:item-lamp"
            className={styles.lamp}
            label={table.name('item-lamp')}
          >
            <Picture emblem={emblemOf('item-lamp')} />
          </Thing>
        )}
        <p className={styles.note}>
          {words(others.length > 1 ? 'among.crowdAt' : 'among.meetingAt', { place: table.name(meeting.location) })}
        </p>
      </div>
    </div>
  );
}

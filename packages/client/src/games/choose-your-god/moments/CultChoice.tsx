/** The eight gods, while everybody chooses whom to serve. */
import { ABILITIES_OF, mightsWith } from '@conclave/choose-your-god';
import { Thing } from '../../shared/Thing.tsx';
import { GODS } from '../art/gods.ts';
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { GodPicture } from '../players/GodPicture.tsx';
import type { CultId } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './cult-choice.module.css';

const CULTS = Object.keys(GODS) as CultId[];

export function CultChoice({ table }: { table: CityTable }) {
  const words = useCityWords();
  if (table.view.phase !== 'opening') return null;
  return (
    <section className={styles.choice} aria-labelledby="city-cults">
      <h3 id="city-cults" className={styles.heading}>
        {words('city.chooseCult')}
      </h3>
      <ul className={styles.cults}>
        {CULTS.map((cult) => (
          <li key={cult}>
            <Cult table={table} cult={cult} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cult({ table, cult }: { table: CityTable; cult: CultId }) {
  const words = useCityWords();
  const taker = table.view.seating.find((seat) => table.view.players[seat]?.cult === cult);
  const { light, dark } = mightsWith(table.view.options)[cult];
  const might = words('city.whatCult', { light, dark });
  return (
    <Thing
      touching={table.touching}
      thing={`cult:${cult}`}
      className={styles.cult}
      label={`${table.name(cult)}. ${table.text(cult)} ${might}${taker === undefined ? '' : ` ${table.names[taker]}`}`}
      isStop
    >
      <span className={styles.god}>
        <GodPicture cult={cult} />
      </span>
      <span className={styles.name}>{table.name(cult)}</span>
      <span className={styles.might}>
        <Sign name="might" /> {light} / {dark}
      </span>
      <span className={styles.text}>{table.text(cult)}</span>
      <span className={styles.abilities}>{ABILITIES_OF[cult].light.map((id) => table.name(id)).join(' · ')}</span>
      {taker !== undefined && (
        <span className={styles.taken}>
          <SeatMark colour={table.view.players[taker]?.colour ?? 'red'} /> {table.names[taker]}
        </span>
      )}
    </Thing>
  );
}

/** The eight gods, while everybody chooses whom to serve: a touch selects, and a yes in the bar takes. */
import { ABILITIES_OF, mightsWith } from '@conclave/choose-your-god';
import { Thing } from '../../shared/Thing.tsx';
import { GODS } from '../art/gods.ts';
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { GodPicture } from '../players/GodPicture.tsx';
import type { CultId } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './gallery.module.css';

const CULTS = Object.keys(GODS) as CultId[];

export function CultGallery({ table }: { table: CityTable }) {
  const words = useCityWords();
  return (
    <ul className={styles.gallery} aria-label={words('city.chooseCult')}>
      {CULTS.map((cult) => (
        <li key={cult} className={styles.place} data-taken={takerOf(table, cult) !== undefined || undefined}>
          <Cult table={table} cult={cult} />
        </li>
      ))}
    </ul>
  );
}

function takerOf({ view }: CityTable, cult: CultId): number | undefined {
  return view.seating.find((seat) => view.players[seat]?.cult === cult);
}

function Cult({ table, cult }: { table: CityTable; cult: CultId }) {
  const words = useCityWords();
  const taker = takerOf(table, cult);
  const { light, dark } = mightsWith(table.view.options)[cult];
  const might = words('city.whatCult', { light, dark });
  return (
    <Thing
      touching={table.touching}
      thing={`cult:${cult}`}
      className={styles.cult}
      label={`${table.name(cult)}. ${table.text(cult)} ${might}${taker === undefined ? '' : ` ${table.names[taker]}`}`}
      isStop
      onPoint={table.point}
    >
      <span className={styles.god}>
        <GodPicture cult={cult} />
      </span>
      <span className={styles.name}>{table.name(cult)}</span>
      <span className={styles.might}>
        <Sign name="might" /> {light} / {dark}
      </span>
      <span className={styles.text}>{table.text(cult)}</span>
      <span className={styles.abilities}>
        {ABILITIES_OF[cult].light.map((id) => (
          <span key={id}>{table.name(id)}</span>
        ))}
      </span>
      {taker !== undefined && (
        <span className={styles.taken}>
          <SeatMark colour={table.view.players[taker]?.colour ?? 'red'} /> {table.names[taker]}
        </span>
      )}
    </Thing>
  );
}

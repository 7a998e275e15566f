/** What my Cult can do, and whether it could be paid now. */
import { ABILITIES_OF, canPayFor } from '@conclave/choose-your-god';
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';
import { playerAt } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './abilities.module.css';

export function Abilities({ table }: { table: CityTable }) {
  const words = useCityWords();
  const { cult, dark } = playerAt(table.view, table.me);
  if (cult === null) return null;
  return (
    <ul className={styles.abilities} aria-label={words('city.abilities')}>
      {ABILITIES_OF[cult][dark ? 'dark' : 'light'].map((id) => {
        const canPay = table.view.result === null && canPayFor(table.view, table.me, id);
        return (
          <li key={id} className={styles.place}>
            <Thing
              touching={table.touching}
              thing={`ability:${id}`}
              className={styles.ability}
              label={`${table.name(id)}. ${table.text(id)} ${words(canPay ? 'city.canPay' : 'city.cannotPay')}`}
              isStop
              onPoint={table.point}
            >
              <span className={styles.name}>{table.name(id)}</span>
              <span className={styles.pay} data-can={canPay || undefined}>
                {words(canPay ? 'city.payable' : 'city.notPayable')}
              </span>
              <span className={styles.text} data-shortened>
                {table.text(id)}
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** The Eternal City: a road winds from the Ruins by the shore up to the Rift, through all thirteen Locations. */
import { NUMBERS } from '@conclave/choose-your-god';
import type { CityTable } from '../board-table.ts';
import { useCityWords } from '../words/index.ts';
import styles from './city.module.css';
import { Decks } from './Decks.tsx';
import { District } from './District.tsx';
import { Offer } from './Offer.tsx';

export function City({ table }: { table: CityTable }) {
  const words = useCityWords();
  return (
    <section className={styles.city} aria-label={words('city.map')}>
      <ol className={styles.districts}>
        {NUMBERS.map((location) => (
          <District key={location} table={table} location={location} />
        ))}
      </ol>
      <Offer table={table} />
      {/* Elsewhere the sixteen fields are full, and the decks are among one's own things. */}
      <span className={styles.decks}>
        <Decks table={table} />
      </span>
    </section>
  );
}

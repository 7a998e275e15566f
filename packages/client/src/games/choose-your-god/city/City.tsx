/** The Eternal City: a road winds from the Ruins by the shore up to the Rift, through all thirteen Locations. */
import { NUMBERS } from '@conclave/choose-your-god';
import { strata } from '../../shared/art/gouge.ts';
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
      <Land />
      <ol className={styles.districts}>
        {NUMBERS.map((location) => (
          <District key={location} table={table} location={location} />
        ))}
      </ol>
      <Offer table={table} />
      <Decks table={table} />
    </section>
  );
}

const SEA = strata(-4, 60, 6, 296, 26, 1.3, 3);
const HILLS = [strata(70, 396, 8, 92, 9, 0.8, 5), strata(70, 396, 200, 292, 9, 0.8, 8)];

/** The sea in the west, the hills, and the road. */
function Land() {
  return (
    <svg className={styles.land} viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={SEA} className={styles.sea} />
      {HILLS.map((d) => (
        <path key={d} d={d} className={styles.hills} />
      ))}
      <path
        d="M40 250H300Q376 250 376 200V150H40V80Q40 50 90 50H400"
        className={styles.road}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M40 250H300Q376 250 376 200V150H40V80Q40 50 90 50H400"
        className={styles.ruts}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

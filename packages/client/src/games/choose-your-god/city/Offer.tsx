/** The Licenses that lie open at the Palace. */
import { licenses, priceOfLicense } from '@conclave/choose-your-god';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import { emblemOfCard } from '../art/cards.ts';
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { useCityWords } from '../words/index.ts';
import styles from './offer.module.css';

const SLOTS = [0, 1, 2] as const;

export function Offer({ table }: { table: CityTable }) {
  const words = useCityWords();
  return (
    <section className={styles.offer} aria-labelledby="city-offer">
      <h3 id="city-offer" className={styles.heading}>
        {words('city.offer')}
      </h3>
      <ul className={styles.slots}>
        {SLOTS.map((slot) => {
          const card = table.view.licenseSlots[slot] ?? null;
          return (
            <li key={slot} className={styles.slot}>
              {card === null ? (
                <span className={styles.empty}>{words('city.emptySlot')}</span>
              ) : (
                <License table={table} card={card} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function License({ table, card }: { table: CityTable; card: NonNullable<CityTable['view']['licenseSlots'][number]> }) {
  const words = useCityWords();
  const { strength } = licenses[card];
  const price = priceOfLicense(table.view.options, card);
  return (
    <Thing
      touching={table.touching}
      thing={`card:${card}`}
      card={card}
      className={styles.license}
      label={words('city.licenseLabel', {
        name: table.name(card),
        strength,
        price: words('city.price', { count: price }),
      })}
      onPoint={table.point}
      isStop
    >
      <span className={styles.picture}>
        <Picture emblem={emblemOfCard(card)} />
      </span>
      <span className={styles.name}>{table.name(card)}</span>
      <span className={styles.strength}>+{strength}</span>
      <span className={styles.price}>
        {price}
        <Sign name="coin" />
      </span>
    </Thing>
  );
}

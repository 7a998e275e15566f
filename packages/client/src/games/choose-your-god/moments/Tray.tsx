/** Things to choose from that lie nowhere else within reach: new Priests, other players' Licenses, and on a phone Priests all over the city. */

import { locationId } from '@conclave/choose-your-god';
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';
import { CardFace, cardLabel } from '../cards/CardFace.tsx';
import { labelOf, PriestToken } from '../pieces/Priests.tsx';
import { Token } from '../pieces/Token.tsx';
import { othersFrom, type PlayerView, type Priest, playerAt, whereIs } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './tray.module.css';

export function Tray({ table }: { table: CityTable }) {
  const words = useCityWords();
  const numbers = numbersOf(table);
  const cards = theirLicenses(table);
  const priests = table.isWide ? [] : farPriests(table);
  if (numbers.length + cards.length + priests.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={words('city.choose')}>
      <h3 className={styles.heading}>{words('city.choose')}</h3>
      <ul className={styles.things}>
        {numbers.map((number) => (
          <li key={number} className={styles.number}>
            <Thing
              touching={table.touching}
              thing={`number:${number}`}
              className={styles.token}
              label={words('city.chooseStrength', { number })}
              onPoint={table.point}
            >
              <Token colour={playerAt(table.view, table.me).colour} strength={number} />
            </Thing>
          </li>
        ))}
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            <Thing
              touching={table.touching}
              thing={`card:${card}`}
              label={cardLabel(table, card, words)}
              onPoint={table.point}
            >
              <CardFace table={table} card={card} />
            </Thing>
          </li>
        ))}
        {priests.map(({ seat, player, priest }) => (
          <li key={priest.id} className={styles.far}>
            <Thing
              touching={table.touching}
              thing={`priest:${priest.id}`}
              className={styles.farButton}
              label={labelOf(table, seat, player, priest, words)}
              onPoint={table.point}
            >
              <span className={styles.farToken}>
                <PriestToken player={player} priest={priest} />
              </span>
              <span>{placeOf(table, priest)}</span>
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NUMBER = 'number:';

function numbersOf({ touching }: CityTable): number[] {
  return [...touching.touchable]
    .filter((thing) => thing.startsWith(NUMBER))
    .map((thing) => Number(thing.slice(NUMBER.length)));
}

function theirLicenses({ view, me, touching }: CityTable): string[] {
  const all = othersFrom(view, me).flatMap((seat): readonly string[] => playerAt(view, seat).licenses);
  return all.filter((card) => touching.touchable.has(`card:${card}`));
}

interface Far {
  readonly seat: number;
  readonly player: PlayerView;
  readonly priest: Priest;
}

/** Those in the city that are to be chosen from and not in focus. */
function farPriests({ view, touching, focus }: CityTable): Far[] {
  return view.seating.flatMap((seat) => {
    const player = playerAt(view, seat);
    return player.priests
      .filter((priest) => touching.touchable.has(`priest:${priest.id}`))
      .filter((priest) => whereIs(priest) !== null && whereIs(priest) !== focus)
      .map((priest) => ({ seat, player, priest }));
  });
}

function placeOf(table: CityTable, priest: Priest): string {
  const location = whereIs(priest);
  return location === null ? '' : table.name(locationId(location));
}

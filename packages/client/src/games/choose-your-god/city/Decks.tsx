/** What is left in the decks and the reserve, and where the Supremacy card is. */
import { useId } from 'react';
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { playerAt } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './decks.module.css';

const DECKS = ['miracle', 'intrigue', 'license'] as const;

export function Decks({ table, inRow = false }: { table: CityTable; inRow?: boolean }) {
  const words = useCityWords();
  const heading = useId();
  const { deckCounts, mobReserve, supremacy } = table.view;
  const owner = supremacy.owner;
  return (
    <section className={styles.decks} data-row={inRow || undefined} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {words('city.decks')}
      </h3>
      <div className={styles.piles}>
        {DECKS.map((deck) => (
          <span key={deck} data-place={`deck-${deck}`}>
            <Thing
              touching={table.touching}
              thing={`deck:${deck}`}
              className={styles.pile}
              label={words('city.deckLabel', { name: table.name(`${deck}Deck`), count: deckCounts[deck] })}
            >
              <Sign name={deck} />
              <span>{deckCounts[deck]}</span>
            </Thing>
          </span>
        ))}
        <Thing
          touching={table.touching}
          thing="mobs"
          className={styles.pile}
          label={words('city.mobReserve', { count: mobReserve })}
        >
          <Sign name="mob" />
          <span>{mobReserve}</span>
        </Thing>
      </div>
      <Thing
        touching={table.touching}
        thing="supremacy"
        className={styles.supremacy}
        label={
          owner === null
            ? words('city.supremacyFree')
            : words('city.supremacyOf', { name: table.names[owner] ?? '' }) +
              (supremacy.faceUp ? '' : `, ${words('city.faceDown')}`)
        }
      >
        <Sign name="supremacy" />
        <span className={styles.supremacyText}>
          <span>{words('city.supremacy')}</span>
          <span className={styles.owner}>
            {owner === null ? (
              table.name('forum')
            ) : (
              <>
                <SeatMark colour={playerAt(table.view, owner).colour} /> {table.names[owner]}
                {!supremacy.faceUp && ` (${words('city.faceDown')})`}
              </>
            )}
          </span>
        </span>
      </Thing>
    </section>
  );
}

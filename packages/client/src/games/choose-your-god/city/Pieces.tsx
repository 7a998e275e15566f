/** Priests and Altars in a Location, in the order people sit. */
import type { CityTable } from '../board-table.ts';
import { PriestButton, PriestToken } from '../pieces/Priests.tsx';
import { Altar } from '../pieces/Token.tsx';
import type { Presence } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './pieces.module.css';

interface Props {
  readonly table: CityTable;
  readonly present: readonly Presence[];
  /** Otherwise they are marks, and the Location's panel has them as large as a finger needs. */
  readonly areTouchable?: boolean;
}

export function Pieces({ table, present, areTouchable = false }: Props) {
  const words = useCityWords();
  const count = present.reduce((sum, { priests, hasAltar }) => sum + priests.length + (hasAltar ? 1 : 0), 0);
  return (
    <span
      className={styles.pieces}
      style={{ '--pieces': count > 8 ? Math.ceil(count / 2) : count }}
      data-many={count > 4 || undefined}
      data-crowd={count > 8 || undefined}
    >
      {present.flatMap(({ seat, player, priests, hasAltar }) => [
        ...priests.map((priest) => (
          <span key={priest.id} className={styles.piece}>
            {areTouchable ? (
              <PriestButton table={table} seat={seat} player={player} priest={priest} />
            ) : (
              <span data-card={priest.id}>
                <PriestToken player={player} priest={priest} />
              </span>
            )}
          </span>
        )),
        ...(hasAltar
          ? [
              <span key={`altar-${seat}`} className={styles.piece} data-thing={areTouchable ? 'altar' : undefined}>
                <Altar colour={player.colour} />
                <span className="unseen">{words('city.altarLabel', { name: table.names[seat] ?? '' })}</span>
              </span>,
            ]
          : []),
      ])}
    </span>
  );
}

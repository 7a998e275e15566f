/** Cards of a pile laid out, because one of them is to be chosen or somebody wants to see them. */
import { ThingButton } from '../../table/ThingButton.tsx';
import type { RiseTable } from './board-table.ts';
import { CardFace } from './cards/CardFace.tsx';
import { sorted } from './things.ts';
import styles from './tray.module.css';
import { useRiseWords } from './words/index.ts';

const PILES = ['discard', 'valley'] as const;
type Pile = (typeof PILES)[number];

export function Tray({ table, open, close }: { table: RiseTable; open: Pile | null; close: () => void }) {
  const words = useRiseWords();
  const asked = PILES.filter((pile) => table.view[pile].some((card) => table.touching.touchable.has(`card:${card}`)));
  const shown = asked.length > 0 ? asked : open === null ? [] : [open];
  if (shown.length === 0) return null;
  return (
    <section
      className={styles.tray}
      aria-label={asked.length > 0 ? words('rise.chooseFrom') : words(`rise.${shown[0] ?? 'discard'}`)}
    >
      {shown.map((pile) => (
        <div key={pile} className={styles.pile}>
          <h3 className={styles.heading}>
            {words(`rise.${pile}`)} ({table.view[pile].length})
          </h3>
          <ul className={styles.cards}>
            {sorted(table.view[pile]).map((card) => (
              <li key={card} className={styles.card}>
                <ThingButton
                  touching={table.touching}
                  thing={`card:${card}`}
                  label={table.name(card)}
                  onPoint={table.point}
                >
                  <CardFace card={card} name={table.name(card)} />
                </ThingButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {asked.length === 0 && (
        <button type="button" className={styles.close} onClick={close}>
          {words('rise.closePile')}
        </button>
      )}
    </section>
  );
}

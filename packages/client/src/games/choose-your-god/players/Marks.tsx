/** Who begins, who has prayed or celebrates, who is one Summoning on, who has the Supremacy card. */
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { playerAt } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './marks.module.css';

interface Props {
  readonly table: CityTable;
  readonly seat: number;
  /** Without what one knows oneself. */
  readonly isOwn?: boolean;
}

export function Marks({ table, seat, isOwn = false }: Props) {
  const words = useCityWords();
  const { view } = table;
  const player = playerAt(view, seat);
  return (
    <span className={styles.marks}>
      {view.firstPlayer === seat && <b title={words('city.firstPlayer')}>{words('city.first')}</b>}
      {view.supremacy.owner === seat && (
        <span title={words('city.supremacy')}>
          <Sign name="supremacy" />
        </span>
      )}
      {player.celebrating && <em>{words('city.celebrates')}</em>}
      {!isOwn && player.prayed && !player.celebrating && view.phase === 'intention' && <em>{words('city.prayed')}</em>}
    </span>
  );
}

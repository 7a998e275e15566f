import type { TableSummary } from '@conclave/protocol';
import { useClockWords } from '../../app/clock-words.ts';
import { nameKey } from '../../app/games.ts';
import { levelName } from '../../i18n/bot-words.ts';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { Seal } from '../../ui/Seal.tsx';
import styles from './TableRow.module.css';

/** A table in a list: the whole row leads to it. */
export function TableRow({ table }: { readonly table: TableSummary }) {
  const say = useWords();
  const clock = useClockWords();
  const names = table.seats
    .filter((seat) => seat.kind !== 'open' && seat.seat !== table.yourSeat)
    .map((seat) => seat.name ?? say('bot.name', { level: say(levelName(seat.bot ?? 'novice')) }));
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  return (
    <li>
      <Link href={`/t/${table.id}`} className={styles.row} data-game={table.game} data-turn={table.yourTurn ?? false}>
        <span className={styles.mark}>{table.yourTurn ? <Icon name="play" /> : <Seal />}</span>
        <span className={styles.what}>
          <strong>{say(nameKey(table.game))}</strong>
          <span>{names.length === 0 ? say('tables.alone') : say('tables.with', { names: names.join(', ') })}</span>
        </span>
        <span className={styles.state}>
          <strong>{say(stateKey(table))}</strong>
          <span>
            {table.status === 'gathering' && free > 0 ? say('tables.free', { count: free }) : clock(table.clock)}
          </span>
        </span>
      </Link>
    </li>
  );
}

function stateKey(table: TableSummary): WordKey {
  if (table.status !== 'playing') return `tables.${table.status}`;
  return table.yourTurn ? 'tables.yourTurn' : 'tables.theirTurn';
}

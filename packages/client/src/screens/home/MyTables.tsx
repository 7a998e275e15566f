import type { TableSummary } from '@conclave/protocol';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../app/useAnswer.ts';
import { useRegularly } from '../../app/useRegularly.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Lists.module.css';
import { TableRow } from './TableRow.tsx';

const SECONDS_BETWEEN = 15;

/** My tables, those where it is my turn first. Those that are over are folded away. */
export function MyTables({ onTurn }: { readonly onTurn: (isMyTurn: boolean) => void }) {
  const say = useWords();
  const { value: tables = [], again } = useAnswer(api.myTables);
  const [showAll, setShowAll] = useState(false);
  useRegularly(again, SECONDS_BETWEEN);
  const current = tables.filter(isCurrent).sort(byTurn);
  const isMyTurn = current.some((table) => table.yourTurn);
  useEffect(() => onTurn(isMyTurn), [onTurn, isMyTurn]);
  const over = tables.filter((table) => !isCurrent(table));
  if (current.length === 0 && over.length === 0) return null;
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <header>
        <h2 id="mine">{say('home.myTables')}</h2>
        {over.length > 0 && !showAll && (
          <Button kind="quiet" onClick={() => setShowAll(true)}>
            {say('tables.olderOnes', { count: over.length })}
          </Button>
        )}
      </header>
      <ul className={styles.list}>
        {[...current, ...(showAll ? over : [])].map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

const isCurrent = ({ status }: TableSummary) => status === 'gathering' || status === 'playing';

function byTurn(a: TableSummary, b: TableSummary): number {
  return Number(b.yourTurn ?? false) - Number(a.yourTurn ?? false) || b.createdAt - a.createdAt;
}

/** One touch resolves the dice that are left, in the order shown; what they ask on the way is still one's own to answer. */
import { useEffect, useRef, useState } from 'react';
import type { DeepTable } from '../deep-table.ts';
import { DieFace } from '../pieces/Die.tsx';
import { useDeepWords } from '../words/index.ts';
import styles from './auto-order.module.css';
import { resolveOrder } from './resolve-order.ts';

export function AutoOrder({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view, touching } = table;
  const [isOn, setOn] = useState(false);
  /** The view for which a die was touched: where the touch asks for a last yes, it is not made again. */
  const answered = useRef<unknown>(null);
  const order = resolveOrder(view);
  const isMine = table.isYours && view.active === table.me && view.phase === 'resolve';
  const isAsked = isMine && view.pending?.decision === 'resolve-next' && view.pending.options !== undefined;
  useEffect(() => {
    if (!isOn) return;
    if (!isMine) setOn(false);
    const [first] = order;
    if (!isAsked || first === undefined || answered.current === view) return;
    answered.current = view;
    touching.touch(`die:${first.id}`);
  });
  if (!isMine || (!isOn && !isAsked) || order.length < 2) return null;
  return (
    <button type="button" className={styles.auto} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      <span className={styles.dice} aria-hidden="true">
        {order.map(({ id, face, lent }) => (
          <span key={id} className={styles.die}>
            <DieFace face={face} seat={view.active} kind={lent ? 'wraith' : 'cultist'} />
          </span>
        ))}
      </span>
      <span className={styles.word}>{words(isOn ? 'deep.autoOrderStop' : 'deep.autoOrder')}</span>
    </button>
  );
}

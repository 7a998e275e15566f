/** The own role and sigil: face down until they are held, so that nobody beside one sees them. */
import { type PointerEvent, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import { hasLongWord } from '../shared/long-word.ts';
import { emblemOf } from './art/index.ts';
import type { DeepTable } from './deep-table.ts';
import styles from './secrets.module.css';
import { playerAt } from './things.ts';
import { useDeepWords } from './words/index.ts';

export function Secrets({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const [isOpen, setOpen] = useState(false);
  const { role, roleIsPublic, sigil, hasSigil } = playerAt(table.view, table.me);
  const isOver = table.view.result !== null;
  return (
    <div className={styles.secrets}>
      {role !== undefined && <Secret table={table} kind="role" id={role} isShown={isOpen || roleIsPublic || isOver} />}
      {sigil != null && <Secret table={table} kind="sigil" id={sigil} isShown={isOpen || isOver} />}
      {!hasSigil && <span className={styles.used}>{words('deep.sigilUsed')}</span>}
      {!isOver && (sigil != null || (role !== undefined && !roleIsPublic)) && (
        <button type="button" className={styles.peek} aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="eye" />
          <span className={styles.peekWord}>{words(isOpen ? 'deep.hide' : 'deep.show')}</span>
        </button>
      )}
    </div>
  );
}

/** What a small card on a phone has room for in one line. */
const ROOM_FOR_LETTERS = 9;

interface SecretProps {
  readonly table: DeepTable;
  readonly kind: 'role' | 'sigil';
  readonly id: string;
  readonly isShown: boolean;
}

function Secret({ table, kind, id, isShown }: SecretProps) {
  const words = useDeepWords();
  const [isHeld, setHeld] = useState(false);
  const { touching } = table;
  const thing = `${kind}:${id}`;
  const isOpen = isShown || isHeld;
  const isNext = touching.touchable.has(thing);
  const canTouch = isNext || touching.otherWays.has(thing);
  const name = table.name(id);
  const hold = (event: PointerEvent) => event.button === 0 && setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={kind}
      data-open={isOpen || undefined}
      // Whoever rests the pointer on a card that lies face down is told nothing.
      data-thing={isOpen || canTouch ? thing : undefined}
      data-touchable={isNext || undefined}
      data-touched={touching.touched.includes(thing) || undefined}
      aria-label={isOpen ? words(`deep.${kind}Card`, { name }) : words(`deep.${kind}Hidden`)}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={letGo}
      onClick={() => {
        if (canTouch) touching.touch(thing);
        else if (isShown) touching.explain(thing);
      }}
    >
      <span className={styles.picture}>
        <Picture emblem={emblemOf(isOpen ? id : null)} />
      </span>
      <span className={styles.name} data-long={(isOpen && hasLongWord(name, ROOM_FOR_LETTERS)) || undefined}>
        {isOpen ? name : words(`deep.${kind}`)}
      </span>
    </button>
  );
}

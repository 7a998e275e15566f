/** One's own three cards: character, role, sigil. They lie face up; one touch turns the secret ones over. */
import { type PointerEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { stored } from '../../../core/stored.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import { emblemOf } from '../art/index.ts';
import { breakable } from '../breakable.ts';
import type { DeepTable } from '../deep-table.ts';
import { Lines } from '../pieces/Lines.tsx';
import { titleOf } from '../seats/Plate.tsx';
import { abilityOf, playerAt } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './cards.module.css';

/** Whether secrets lie face down on this device. */
const hidden = stored<boolean>('conclave.secrets-hidden', (item) => item === true);

export function useHidden(): boolean {
  return useSyncExternalStore(hidden.subscribe, hidden.get, hidden.get);
}

export function Cards({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view, me } = table;
  const { role, roleIsPublic, sigil, hasSigil, wraith, character } = playerAt(view, me);
  const isFaceDown = useHidden() && view.result === null;
  const ability = abilityOf(view, me);
  const title = titleOf(table, me);
  return (
    <div className={styles.cards}>
      <Thing
        touching={table.touching}
        thing={ability === null ? `wraith-card:${wraith ?? ''}` : `ability:${ability}`}
        className={styles.card}
        label={words('deep.abilityOf', { name: title })}
        isStop
      >
        <Face id={wraith ?? character} name={title} text={table.text(wraith ?? character)} />
      </Thing>
      {role !== undefined && <Secret table={table} kind="role" id={role} isFaceDown={isFaceDown && !roleIsPublic} />}
      {sigil != null && <Secret table={table} kind="sigil" id={sigil} isFaceDown={isFaceDown} />}
      {!hasSigil && (
        <span className={styles.card} data-empty>
          <span className={styles.used}>{words('deep.sigilUsed')}</span>
        </span>
      )}
    </div>
  );
}

/** Turns the secret cards over, for as long as this browser remembers. */
export function HideButton({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const isHidden = useHidden();
  if (!table.isYours || table.view.result !== null) return null;
  return (
    <button type="button" className={styles.hide} aria-pressed={isHidden} onClick={() => hidden.set(!isHidden)}>
      <Icon name="eye" />
      <span className="unseen">{words(isHidden ? 'deep.show' : 'deep.hide')}</span>
    </button>
  );
}

interface SecretProps {
  readonly table: DeepTable;
  readonly kind: 'role' | 'sigil';
  readonly id: string;
  readonly isFaceDown: boolean;
}

function Secret({ table, kind, id, isFaceDown }: SecretProps) {
  const words = useDeepWords();
  const [isHeld, setHeld] = useState(false);
  const { touching } = table;
  const thing = `${kind}:${id}`;
  const isOpen = !isFaceDown || isHeld;
  const name = table.name(id);
  const hold = (event: PointerEvent) => event.button === 0 && setHeld(true);
  const letGo = () => setHeld(false);
  const canTouch = touching.touchable.has(thing) || touching.otherWays.has(thing);
  const label = isOpen ? words(`deep.${kind}Card`, { name }) : words(`deep.${kind}Hidden`);
  const face: ReactNode = isOpen ? (
    <Face id={id} name={name} text={table.text(id)} kind={kind} />
  ) : (
    <Face id={kind === 'role' ? 'watching' : 'sigil'} name={words(`deep.${kind}`)} text="" kind={kind} isBack />
  );
  return (
    <span
      className={styles.holder}
      onPointerDown={isFaceDown ? hold : undefined}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
    >
      {isOpen || canTouch ? (
        <Thing touching={touching} thing={thing} className={styles.card} label={label} isStop>
          {face}
        </Thing>
      ) : (
        // Whoever rests the pointer on a card that lies face down is told nothing.
        <button type="button" className={styles.card} aria-label={label}>
          {face}
        </button>
      )}
    </span>
  );
}

interface FaceProps {
  readonly id: string | null;
  readonly name: string;
  readonly text: string;
  readonly kind?: 'role' | 'sigil';
  readonly isBack?: boolean;
}

function Face({ id, name, text, kind, isBack = false }: FaceProps) {
  return (
    <span className={styles.face} data-kind={kind} data-back={isBack || undefined}>
      <span className={styles.picture}>
        <Picture emblem={emblemOf(id)} />
      </span>
      <span className={styles.name}>{breakable(name)}</span>
      <span className={styles.words}>
        <Lines text={text} />
      </span>
    </span>
  );
}

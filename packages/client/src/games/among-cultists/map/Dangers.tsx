/** What lurks or lies in a Location: Acolytes, portals, the Fishman, broken ground, fire, snares, Items on the floor. */
import { isRoom, type LocationId } from '@conclave/among-cultists';
import { Picture } from '../../shared/art/Picture.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import styles from './dangers.module.css';

interface Lurking {
  readonly picture: string;
  /** Tells it apart for movement; only what can wander has one. */
  readonly card?: string;
}

interface Props {
  readonly table: AmongTable;
  readonly id: LocationId;
  readonly isBurning: boolean;
  readonly isSmall: boolean;
}

/** The place they are in is touched, and tells what they are. */
export function Dangers({ table, id, isBurning, isSmall }: Props) {
  const all = lurkingAt(table, id, isBurning);
  if (all.length === 0) return null;
  return (
    <span className={styles.dangers} data-small={isSmall || undefined}>
      {all.map(({ picture, card }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two dropped pairs of boots are the same thing
          key={`${picture} ${i}`}
          className={`${styles.danger} ${styles[kindOf(picture)] ?? ''}`}
          data-card={card}
        >
          <Picture emblem={emblemOf(picture)} />
        </span>
      ))}
    </span>
  );
}

function lurkingAt({ view }: AmongTable, id: LocationId, isBurning: boolean): Lurking[] {
  const room = isRoom(id) ? view.rooms[id] : undefined;
  const snares = view.hunt?.snares.filter((snare) => snare.location === id) ?? [];
  return [
    ...(room?.acolyte ? [{ picture: 'acolyte' }] : []),
    ...(room?.portal ? [{ picture: 'portal' }] : []),
    ...(view.fishman === id ? [{ picture: 'fishman', card: 'fishman' }] : []),
    ...(isBurning ? [{ picture: 'flame' }] : []),
    ...(view.hazards.some(({ location }) => location === id) ? [{ picture: 'hazard' }] : []),
    ...snares.map(({ face }) => ({ picture: face ?? 'snare' })),
    ...view.droppedItems.filter(({ location }) => location === id).map(({ item }) => ({ picture: item })),
  ];
}

function kindOf(picture: string): string {
  if (picture.startsWith('item-')) return 'item';
  return picture === 'empty' || picture === 'jaws' ? 'snare' : picture;
}

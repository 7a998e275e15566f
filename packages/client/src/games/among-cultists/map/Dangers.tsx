/** What lurks or lies in a Location: Acolytes, portals, the Fishman, broken ground, fire, snares, Items on the floor. */
import { isRoom, type LocationId } from '@conclave/among-cultists';
import type { Thing as ThingId } from '@conclave/kernel';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import styles from './dangers.module.css';

interface Lurking {
  readonly thing: ThingId;
  readonly picture: string;
  /** Tells it apart for movement; only what can wander has one. */
  readonly card?: string;
}

export function Dangers({ table, id, isBurning }: { table: AmongTable; id: LocationId; isBurning: boolean }) {
  const all = lurkingAt(table, id, isBurning);
  if (all.length === 0) return null;
  return (
    <span className={styles.dangers}>
      {all.map(({ thing, picture, card }, i) => (
        <Thing
          // biome-ignore lint/suspicious/noArrayIndexKey: two dropped pairs of boots are the same thing
          key={`${thing} ${i}`}
          touching={table.touching}
          thing={thing}
          className={`${styles.danger} ${styles[kindOf(picture)] ?? ''}`}
          label={`${table.name(nameOf(picture))}, ${table.name(id)}`}
          card={card}
        >
          <Picture emblem={emblemOf(picture)} />
        </Thing>
      ))}
    </span>
  );
}

function lurkingAt({ view }: AmongTable, id: LocationId, isBurning: boolean): Lurking[] {
  const room = isRoom(id) ? view.rooms[id] : undefined;
  const snares = view.hunt?.snares.filter((snare) => snare.location === id) ?? [];
  return [
    ...(room?.acolyte ? [{ thing: `acolyte:${id}`, picture: 'acolyte' }] : []),
    ...(room?.portal ? [{ thing: `portal:${id}`, picture: 'portal' }] : []),
    ...(view.fishman === id ? [{ thing: 'fishman', picture: 'fishman', card: 'fishman' }] : []),
    ...(isBurning ? [{ thing: `flame:${id}`, picture: 'flame' }] : []),
    ...(view.hazards.some(({ location }) => location === id) ? [{ thing: `hazard:${id}`, picture: 'hazard' }] : []),
    ...snares.map(({ face }) => ({ thing: `snare-at:${id}`, picture: face ?? 'snare' })),
    ...view.droppedItems
      .filter(({ location }) => location === id)
      .map(({ item }) => ({ thing: `item:${item}`, picture: item })),
  ];
}

function kindOf(picture: string): string {
  if (picture.startsWith('item-')) return 'item';
  return picture === 'empty' || picture === 'jaws' ? 'snare' : picture;
}

function nameOf(picture: string): string {
  return picture === 'flame' ? 'firestarter' : picture === 'empty' || picture === 'jaws' ? 'snare' : picture;
}

/** Where I am, to be touched where the thumb is; Items I carry, and the snares of the Hunter. */
import { colourOf, isRoom } from '@conclave/among-cultists';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { vignetteOf } from '../art/vignettes.ts';
import { locationThing, lookOf } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './here.module.css';

export function Here({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { items, location } = table.player(table.me);
  const place = table.map.places.find(({ id }) => id === location);
  const look = place === undefined ? 'hall' : lookOf(place);
  const vignette = vignetteOf(table.view.options.map, location, look);
  const snares = Object.entries(table.view.hunt?.snaresLeft ?? {});
  const caption = isRoom(location) ? `${table.name(colourOf(location))} ${location.slice(-1)}` : words('among.here');
  return (
    <ul className={styles.things} aria-label={words('among.items')}>
      <li>
        <Thing
          touching={table.touching}
          thing={locationThing(location)}
          className={styles.here}
          label={words('among.hereLabel', { place: table.name(location) })}
        >
          <span className={styles.picture} data-look={look}>
            <Picture emblem={vignette ?? emblemOf('hazard')} />
          </span>
          <span className={styles.caption}>{caption}</span>
        </Thing>
      </li>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pairs of boots are alike
        <li key={i}>
          <Thing touching={table.touching} thing={`item:${item}`} className={styles.item} label={table.name(item)}>
            <Picture emblem={emblemOf(item)} />
          </Thing>
        </li>
      ))}
      {snares.map(([face, count]) => (
        <li key={face}>
          <Thing
            touching={table.touching}
            thing={`snare:${face}`}
            className={styles.item}
            label={words('among.snareLabel', { face: table.name(face), count })}
          >
            <Picture emblem={emblemOf(face)} />
            <span className={styles.left} data-number="snares">
              {count}
            </span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

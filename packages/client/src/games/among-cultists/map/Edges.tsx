/** While the map is larger than its window: on which side how many places lie that can be touched. */
import type { AmongTable } from '../among-table.ts';
import { locationThing } from '../things.ts';
import styles from './edges.module.css';
import type { Part } from './useZoom.ts';

const ARROWS = { left: '‹', right: '›', top: '‹', bottom: '›' } as const;

export function Edges({ table, part }: { table: AmongTable; part: Part }) {
  const counts = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { id, rect } of table.map.places) {
    if (!table.touching.touchable.has(locationThing(id))) continue;
    const [x, y] = [(rect[0] + rect[2] / 2) / 1200, (rect[1] + rect[3] / 2) / 800];
    if (x < part.left) counts.left++;
    else if (x > part.right) counts.right++;
    else if (y < part.top) counts.top++;
    else if (y > part.bottom) counts.bottom++;
  }
  return (Object.keys(counts) as (keyof typeof counts)[]).map((side) =>
    counts[side] === 0 ? null : (
      <span key={side} className={styles.edge} data-side={side} aria-hidden="true">
        <span className={styles.arrow}>{ARROWS[side]}</span>+{counts[side]}
      </span>
    ),
  );
}

/** Parts of the board of Rise of Cthulhu, still. */
import { catalogueAt, say, type Thing } from '@conclave/kernel';
import { type RiseView, riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { scenarios } from '@conclave/rise-of-cthulhu/scenario';
import { useMemo } from 'react';
import type { RiseTable } from '../../../games/rise-of-cthulhu/board-table.ts';
import { CardBack, CardFace } from '../../../games/rise-of-cthulhu/cards/CardFace.tsx';
import { Location } from '../../../games/rise-of-cthulhu/Location.tsx';
import type { LocationId } from '../../../games/rise-of-cthulhu/things.ts';
import { useRiseWords } from '../../../games/rise-of-cthulhu/words/index.ts';
import { useLanguage } from '../../../i18n/words.ts';
import { ThingButton } from '../../../table/ThingButton.tsx';
import { type Position, viewAt } from '../position.ts';
import { still } from '../still.ts';
import styles from './parts.module.css';

const NAMES = ['Ada', 'Ben'];

export interface Shown {
  readonly position: Position;
  readonly steps?: number;
  readonly glow?: readonly Thing[];
  readonly changed?: readonly Thing[];
}

export function riseView(position: Position, steps?: number): RiseView {
  return viewAt(scenarios, position, steps);
}

export function useStillTable({ position, steps, glow, changed }: Shown): RiseTable {
  const language = useLanguage();
  return useMemo(() => {
    const view = riseView(position, steps);
    const catalogue = catalogueAt(riseOfCthulhu, view, NAMES, language, 0);
    return {
      view,
      me: 0,
      isYours: true,
      rival: 1,
      names: NAMES,
      touching: still({ glow, changed }),
      told: 0,
      isTouch: false,
      chosen: null,
      name: (id) => say(catalogue, { key: `name.${id}` }),
      label: (id) => say(catalogue, { key: `name.${id}` }),
      preview: null,
      previews: {},
      point: () => {},
    };
  }, [language, position, steps, glow, changed]);
}

export function Locations({ table, ids }: { table: RiseTable; ids: readonly LocationId[] }) {
  return (
    <div className={styles.towns} data-count={ids.length}>
      {ids.map((id) => (
        <Location key={id} table={table} id={id} openSide={() => {}} />
      ))}
    </div>
  );
}

export function Hand({ table }: { table: RiseTable }) {
  const { cultists = [], monsters = [], artifacts = [] } = table.view.players[0];
  return (
    <div className={styles.hand}>
      {[...cultists, ...monsters, ...artifacts].map((card) => (
        <div key={card} className={styles.card}>
          <ThingButton touching={table.touching} thing={`card:${card}`} label={table.name(card)}>
            <CardFace card={card} name={table.name(card)} />
          </ThingButton>
        </div>
      ))}
    </div>
  );
}

export function Valley({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const top = table.view.valley.at(-1);
  if (top === undefined) return null;
  return (
    <div className={styles.pile}>
      <div className={styles.card}>
        <ThingButton touching={table.touching} thing="valley" label={table.name(top)}>
          <CardFace card={top} name={table.name(top)} />
        </ThingButton>
      </div>
      <span>{words('rise.valley')}</span>
    </div>
  );
}

export function Deck({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  return (
    <div className={styles.pile}>
      <div className={styles.card}>
        <ThingButton touching={table.touching} thing="deck" label={words('rise.deck')}>
          <CardBack kind="cultist" />
        </ThingButton>
      </div>
      <span>{words('rise.deck')}</span>
    </div>
  );
}

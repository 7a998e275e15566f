/** Answers that have no place on the table: a card that is given or sent, what is announced, and what is done with a thing. */
import { Tray } from '../../../table/tray/Tray.tsx';
import type { AmongTable } from '../among-table.ts';
import { frameIn } from '../view.ts';
import { useAmongWords } from '../words/index.ts';
import { Check } from './Check.tsx';
import { Encounter, meetingOf } from './Encounter.tsx';
import { Offer } from './Offer.tsx';
import { Tile } from './Tile.tsx';
import styles from './trays.module.css';

type Kind = 'encounter' | 'check' | 'owl' | 'ritual' | 'uses';

export interface OpenTray {
  readonly kind: Kind;
  /** Names the question. */
  readonly id: string;
  /** One's own cards lie below it, and are offered in it. */
  readonly isOverCards: boolean;
}

/** The tray that the present question needs; null where everything can be touched on the table. */
export function trayIn({ view, options, touching, told }: AmongTable): OpenTray | null {
  if (options.length === 0) return null;
  const rule = frameIn(view)?.rule ?? '';
  const id = `${view.round} ${rule} ${told.length}`;
  const kind = KINDS[rule];
  if (kind !== undefined) return { kind, id, isOverCards: true };
  const hasUses = [...touching.touchable].some((thing) => thing.startsWith('action:'));
  return hasUses ? { kind: 'uses', id: `${id} ${touching.touched.join()}`, isOverCards: false } : null;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'use-lamp': 'encounter',
  'give-pulse': 'encounter',
  'announce-state': 'check',
  'owl-card': 'owl',
  'ritual-card': 'ritual',
};

export function Trays({ table, tray }: { table: AmongTable; tray: OpenTray }) {
  const words = useAmongWords();
  const { touching, view } = table;
  switch (tray.kind) {
    case 'encounter': {
      const meeting = meetingOf(table);
      if (meeting === null) return null;
      return (
        <Tray title={words(view.dark ? 'among.tray.darkEncounter' : 'among.tray.encounter')} question={tray.id}>
          <Encounter table={table} meeting={meeting} />
        </Tray>
      );
    }
    case 'check':
      return (
        <Tray title={words('among.tray.check')} question={tray.id}>
          <Check table={table} />
        </Tray>
      );
    case 'owl':
    case 'ritual':
      return (
        <Tray title={words(`among.tray.${tray.kind}`)} question={tray.id}>
          <Offer table={table} />
        </Tray>
      );
    case 'uses': {
      const last = touching.touched.at(-1);
      return (
        <Tray
          title={words('among.tray.uses')}
          question={tray.id}
          close={() => last !== undefined && touching.touch(last)}
        >
          <ul className={styles.tiles}>
            {[...touching.touchable]
              .filter((thing) => thing.startsWith('action:'))
              .map((thing) => (
                <li key={thing}>
                  <Tile table={table} thing={thing} />
                </li>
              ))}
          </ul>
        </Tray>
      );
    }
  }
}

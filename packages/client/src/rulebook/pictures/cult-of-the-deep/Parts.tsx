/** Parts of the board of Cult of the Deep, still. */
import { cultOfTheDeep, type DeepView } from '@conclave/cult-of-the-deep';
import { scenarios } from '@conclave/cult-of-the-deep/scenario';
import { catalogueAt, type Seat, say, type Thing } from '@conclave/kernel';
import { useMemo } from 'react';
import { Altar } from '../../../games/cult-of-the-deep/altars/Altar.tsx';
import { emblemOf } from '../../../games/cult-of-the-deep/art/index.ts';
import type { DeepTable } from '../../../games/cult-of-the-deep/deep-table.ts';
import { DieFace, KrakenFace } from '../../../games/cult-of-the-deep/pieces/Die.tsx';
import { Life } from '../../../games/cult-of-the-deep/pieces/Life.tsx';
import { Portrait } from '../../../games/cult-of-the-deep/pieces/Portrait.tsx';
import { diceOn, playerAt } from '../../../games/cult-of-the-deep/things.ts';
import { krakenDice } from '../../../games/cult-of-the-deep/view.ts';
import { Picture } from '../../../games/shared/art/Picture.tsx';
import { useLanguage } from '../../../i18n/words.ts';
import { TEMPOS } from '../../../table/pace/tempo.ts';
import { ThingButton } from '../../../table/ThingButton.tsx';
import { type Position, viewAt } from '../position.ts';
import { still } from '../still.ts';
import styles from './parts.module.css';

const NAMES = ['Ada', 'Ben', 'Cora', 'Dev', 'Eli'];

export interface Shown {
  readonly position: Position;
  readonly steps?: number;
  readonly names?: readonly string[];
  readonly glow?: readonly Thing[];
  readonly changed?: readonly Thing[];
}

export function deepView(position: Position, steps?: number): DeepView {
  return viewAt(scenarios, position, steps);
}

export function useStillDeep({ position, steps, names = NAMES, glow, changed }: Shown): DeepTable {
  const language = useLanguage();
  return useMemo(() => {
    const view = deepView(position, steps);
    const catalogue = catalogueAt(cultOfTheDeep, view, names, language, 0);
    return {
      frame: 'desk',
      tempo: TEMPOS.instant,
      known: [],
      catalogue,
      view,
      me: 0,
      isYours: true,
      touching: still({ ...(glow && { glow }), ...(changed && { changed }) }),
      fresh: [],
      name: (id) => say(catalogue, { key: `name.${id}` }),
      text: (id) => (id === null ? '' : say(catalogue, { key: `card.${id}` })),
      seatName: (seat) => names[seat] ?? '',
      stateOf: () => null,
      point: () => {},
      after: () => null,
    };
  }, [language, position, steps, names, glow, changed]);
}

/** Some altars, by their places from the left. */
export function Altars({ table, places }: { table: DeepTable; places: readonly number[] }) {
  return (
    <ul className={styles.altars} style={{ '--altars': places.length }}>
      {places.map((index) => (
        <Altar key={index} table={table} index={index} />
      ))}
    </ul>
  );
}

/** Some seats: who sits there, life, Kraken dice, kept rituals, and the dice that lie on them. */
export function Seats({ table, seats }: { table: DeepTable; seats: readonly Seat[] }) {
  return (
    <ul className={styles.seats}>
      {seats.map((seat) => (
        <SeatPart key={seat} table={table} seat={seat} />
      ))}
    </ul>
  );
}

function SeatPart({ table, seat }: { table: DeepTable; seat: Seat }) {
  const { view } = table;
  const player = playerAt(view, seat);
  const card = player.wraith ?? player.character;
  const rolled = view.active === seat ? krakenDice(view) : [];
  return (
    <li className={styles.seat}>
      <ThingButton touching={table.touching} thing={`seat:${seat}`} label={table.seatName(seat)}>
        <span className={styles.who}>
          <span className={styles.portrait}>
            <Portrait player={player} />
          </span>
          <span>
            <b>{table.seatName(seat)}</b>
            {card !== null && <span className={styles.character}>{table.name(card)}</span>}
          </span>
          <span className={styles.life}>
            <Life table={table} seat={seat} />
          </span>
        </span>
      </ThingButton>
      <span className={styles.lying}>
        {diceOn(view, `seat-${seat}`).map(({ id, face }) => (
          <span key={id} className={styles.die}>
            <DieFace face={face} seat={view.active} />
          </span>
        ))}
        {Array.from({ length: player.krakenDice }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice without names
          <span key={`kraken-${i}`} className={styles.die}>
            <KrakenFace value={rolled[i]?.value ?? null} />
          </span>
        ))}
        {player.keeps.map((ritual) => (
          <span key={ritual} className={styles.kept} title={table.name(ritual)}>
            <Picture emblem={emblemOf(ritual)} />
          </span>
        ))}
      </span>
    </li>
  );
}

/** The dice that lie nowhere yet. */
export function Pool({ table }: { table: DeepTable }) {
  const dice = table.view.dice.filter(({ at }) => at === 'pool' || at === 'idle');
  return (
    <span className={styles.lying}>
      {dice.map(({ id, face }) => (
        <span key={id} className={styles.die} data-large>
          <DieFace face={face} seat={0} />
        </span>
      ))}
    </span>
  );
}

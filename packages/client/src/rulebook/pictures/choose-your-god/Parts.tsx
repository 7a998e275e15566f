/** Parts of the board of Choose Your God, still. */
import { type CityView, chooseYourGod } from '@conclave/choose-your-god';
import { scenarios } from '@conclave/choose-your-god/scenario';
import { catalogueAt, say, type Thing } from '@conclave/kernel';
import { useMemo } from 'react';
import type { CityTable } from '../../../games/choose-your-god/board-table.ts';
import { City } from '../../../games/choose-your-god/city/City.tsx';
import { District } from '../../../games/choose-your-god/city/District.tsx';
import { Stat } from '../../../games/choose-your-god/pieces/Stat.tsx';
import { GodPicture } from '../../../games/choose-your-god/players/GodPicture.tsx';
import { NO_CHANGE } from '../../../games/choose-your-god/preview.ts';
import type { Location } from '../../../games/choose-your-god/things.ts';
import { useCityWords } from '../../../games/choose-your-god/words/index.ts';
import { withSoftHyphens } from '../../../i18n/soft.ts';
import { useLanguage } from '../../../i18n/words.ts';
import { type Frame, useFrame } from '../../../table/frame/frames.ts';
import { type Position, viewAt } from '../position.ts';
import { still } from '../still.ts';
import styles from './parts.module.css';

const NAMES = ['Ada', 'Ben', 'Cora'];

export function cityView(position: Position, steps?: number): CityView {
  return viewAt(scenarios, position, steps);
}

interface Shown {
  readonly position: Position;
  readonly steps?: number | undefined;
  readonly glow?: readonly Thing[] | undefined;
  readonly changed?: readonly Thing[] | undefined;
}

function useStillCity({ position, steps, glow, changed }: Shown, frame: Frame): CityTable {
  const language = useLanguage();
  return useMemo(() => {
    const view = cityView(position, steps);
    const catalogue = catalogueAt(chooseYourGod, view, NAMES, language, 0);
    return {
      view,
      me: 0,
      names: NAMES,
      seats: [],
      touching: still({ ...(glow && { glow }), ...(changed && { changed }) }),
      frame,
      options: [],
      name: (id) => withSoftHyphens(say(catalogue, { key: `name.${id}` })),
      text: (id) => say(catalogue, { key: `card.${id}` }),
      saying: () => '',
      preview: NO_CHANGE,
      pointed: null,
      point: () => {},
      focus: null,
      look: () => {},
      openSheet: () => {},
      known: [],
      openKnown: () => {},
    };
  }, [language, position, steps, glow, changed, frame]);
}

export function WholeCity({ position }: { readonly position: Position }) {
  const table = useStillCity({ position }, useFrame());
  return (
    <div className={styles.city}>
      <City table={table} />
      <Purses table={table} seats={[0, 1, 2]} />
    </div>
  );
}

/** A few Locations, and what the players own beside them. */
export function Districts({
  locations,
  seats,
  ...shown
}: Shown & { readonly locations: readonly Location[]; readonly seats: readonly number[] }) {
  const table = useStillCity(shown, 'desk');
  return (
    <div className={styles.part}>
      <ol className={styles.districts} data-count={locations.length}>
        {locations.map((location) => (
          <District key={location} table={table} location={location} />
        ))}
      </ol>
      <Purses table={table} seats={seats} />
    </div>
  );
}

function Purses({ table, seats }: { table: CityTable; seats: readonly number[] }) {
  const words = useCityWords();
  return (
    <ul className={styles.purses}>
      {seats.map((seat) => {
        const player = table.view.players[seat];
        if (player === undefined) return null;
        return (
          <li key={seat} className={styles.purse} data-dark={player.dark || undefined}>
            <span className={styles.god}>
              <GodPicture cult={player.cult} />
            </span>
            <b>{table.names[seat]}</b>
            <Stat sign="might" label={words('city.might')} count={player.might} />
            <Stat sign="follower" label={words('city.followers')} count={player.followers} />
            <Stat sign="coin" label={words('city.coins')} count={player.coins} />
          </li>
        );
      })}
    </ul>
  );
}

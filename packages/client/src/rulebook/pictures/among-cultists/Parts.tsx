/** Parts of the board of Among Cultists, still. */
import { type AmongView, amongCultists, colourOf, isRoom, type LocationId } from '@conclave/among-cultists';
import { scenarios } from '@conclave/among-cultists/scenario';
import { type Language, type Seat, say } from '@conclave/kernel';
import { useMemo } from 'react';
import { emblemOf } from '../../../games/among-cultists/art/index.ts';
import { vignetteOf } from '../../../games/among-cultists/art/vignettes.ts';
import { CardBack, CardFace } from '../../../games/among-cultists/mine/CardFace.tsx';
import { Head } from '../../../games/among-cultists/people/Head.tsx';
import { seatsAt } from '../../../games/among-cultists/things.ts';
import { Picture } from '../../../games/shared/art/Picture.tsx';
import { useLanguage } from '../../../i18n/words.ts';
import { type Position, viewAt } from '../position.ts';
import styles from './parts.module.css';

export function amongView(position: Position, steps?: number): AmongView {
  return viewAt(scenarios, position, steps);
}

export const text = (language: Language, key: string) => say(amongCultists.texts[language], { key });

interface Shown {
  readonly position: Position;
  readonly steps?: number;
}

function useView({ position, steps }: Shown): AmongView {
  return useMemo(() => amongView(position, steps), [position, steps]);
}

/** Some Locations with whoever is there, their Pulse decks, and what lies in a room. */
export function Places({
  places,
  hasPulse = false,
  points = false,
  ...shown
}: Shown & { readonly places: readonly LocationId[]; readonly hasPulse?: boolean; readonly points?: boolean }) {
  const view = useView(shown);
  const language = useLanguage();
  return (
    <div className={styles.part}>
      <ul className={styles.places}>
        {places.map((id) => (
          <PlacePart key={id} view={view} id={id} hasPulse={hasPulse} language={language} />
        ))}
      </ul>
      {points && (
        <span className={styles.points}>
          <b>{view.vp}</b> / {view.target}
        </span>
      )}
    </div>
  );
}

interface PlaceProps {
  readonly view: AmongView;
  readonly id: LocationId;
  readonly hasPulse: boolean;
  readonly language: Language;
}

function PlacePart({ view, id, hasPulse, language }: PlaceProps) {
  const room = isRoom(id) ? view.rooms[id] : undefined;
  const look = isRoom(id) ? colourOf(id) : id.startsWith('ice') ? 'ice' : 'hall';
  const vignette = vignetteOf(view.options.map, id, look);
  const name = text(language, `name.${isRoom(id) ? `${view.options.map}.${id}` : id}`);
  return (
    <li className={styles.place} data-look={look}>
      {vignette !== null && (
        <span className={styles.vignette}>
          <Picture emblem={vignette} />
        </span>
      )}
      <b>{name}</b>
      <span className={styles.folk}>
        {seatsAt(view, id).map((seat) => (
          <Person key={seat} view={view} seat={seat} hasPulse={hasPulse} language={language} />
        ))}
      </span>
      {room !== undefined && !hasPulse && (
        <span className={styles.stock}>
          <Backs count={room.deckCount} />
          <span className={styles.books}>
            <Picture emblem={emblemOf('book')} /> {room.books}
          </span>
        </span>
      )}
    </li>
  );
}

interface PersonProps {
  readonly view: AmongView;
  readonly seat: Seat;
  readonly hasPulse: boolean;
  readonly language: Language;
}

export function Person({ view, seat, hasPulse, language }: PersonProps) {
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <span className={styles.person}>
      <span className={styles.head}>
        <Head seat={seat} player={player} />
      </span>
      {text(language, `name.${player.character}`)}
      {hasPulse && <Backs count={player.pulseCount} />}
    </span>
  );
}

function Backs({ count }: { count: number }) {
  return (
    <span className={styles.backs}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are all alike
        <span key={i} className={styles.back}>
          <CardBack />
        </span>
      ))}
      {count === 0 && <span className={styles.none} />}
    </span>
  );
}

export function Cards({ cards }: { cards: readonly string[] }) {
  const language = useLanguage();
  return (
    <span className={styles.cards}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        <span key={i} className={styles.card}>
          <CardFace card={card} name={text(language, `name.${card}`)} />
        </span>
      ))}
    </span>
  );
}

/** Everybody at the table, in a row. */
export function Company({ position }: { readonly position: Position }) {
  const view = useView({ position });
  const language = useLanguage();
  return (
    <span className={styles.company}>
      {view.players.map(({ character }, seat) => (
        <Person key={character} view={view} seat={seat} hasPulse language={language} />
      ))}
    </span>
  );
}

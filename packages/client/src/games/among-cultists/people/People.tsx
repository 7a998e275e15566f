/** Everybody at the table, each on a plate: what all may know of them, and what the observer knows. */
import type { Seat } from '@conclave/kernel';
import type { Frame } from '../../../table/frame/frames.ts';
import { type PlateSize, SeatPlate } from '../../../table/seat/SeatPlate.tsx';
import { useClaims } from '../../../table/talk/said.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { stanceMarks } from '../council/Stances.tsx';
import { stanceOn } from '../council/stances.ts';
import { seatsOf } from '../things.ts';
import { frameIn } from '../view.ts';
import { type AmongWord, useAmongWords } from '../words/index.ts';
import { Head } from './Head.tsx';
import { Portrait } from './Portrait.tsx';
import styles from './people.module.css';
import painted from './token.module.css';

export function People({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const size = sizeOf(table.frame, table.view.players.length);
  return (
    <section className={styles.people} aria-label={words('among.people')} data-plates={size}>
      <h3 className="unseen">{words('among.people')}</h3>
      <ul className={styles.list}>
        {seatsOf(table.view).map((seat) => (
          <li key={seat}>
            <Plate table={table} seat={seat} size={size} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** From so many on there is only room for signs in a row on a phone. */
const MANY = 6;

function sizeOf(frame: Frame, seats: number): PlateSize {
  if (frame === 'landscape') return 'sign';
  if (frame === 'portrait') return seats < MANY ? 'small' : 'sign';
  return 'row';
}

interface PlateProps {
  readonly table: AmongTable;
  readonly seat: Seat;
  readonly size: PlateSize;
}

function Plate({ table, seat, size }: PlateProps) {
  const words = useAmongWords();
  const player = table.player(seat);
  const state = table.seats[seat] ?? null;
  const known = knownOf(table, seat);
  const claims = useClaims(table.scene, table.live?.talk.chat ?? NOTHING_SAID);
  const isTalk = frameIn(table.view)?.rule === 'done-talking';
  const stance = isTalk ? stanceOn(seat, claims, table.told) : null;
  const isSmall = size === 'sign' || size === 'small';
  return (
    <span className={`${painted.painted} ${styles.painted}`} data-seat={seat}>
      <SeatPlate
        // Who has answered a ballot that is the same for all, is nobody's business.
        state={state === null || table.view.pending?.uniform !== true ? state : { ...state, asked: null }}
        name={table.names[seat] ?? ''}
        size={size}
        touching={table.touching}
        thing={`seat:${seat}`}
        place={`seat-${seat}`}
        className={styles.plate}
        label={labelOf(table, seat, words)}
        isOut={player.ghost}
        onPoint={table.point}
        sign={<Head seat={seat} player={player} />}
        {...(size === 'row' && {
          picture: (
            <span className={styles.picture} data-mine={seat === table.me || undefined}>
              <Portrait seat={seat} player={player} />
            </span>
          ),
          caption: (
            <span className={styles.caption} data-shortened>
              {known === null ? table.character(seat) : <b data-cultist={player.cultist || undefined}>{known}</b>}
            </span>
          ),
        })}
        number={
          <span className={size === 'sign' ? styles.corner : styles.pulse}>
            {size !== 'sign' && <Picture emblem={emblemOf('alive')} />}
            <span data-number="pulse">{player.pulseCount}</span>
          </span>
        }
        badges={
          <>
            {table.view.startPlayer === seat && !isSmall && <span className={styles.first}>1</span>}
            {isSmall && known !== null && <span className={styles.dot} data-cultist={player.cultist || undefined} />}
            {size === 'row' &&
              player.items.map((item, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two pairs of boots are alike
                <span key={i} className={styles.item}>
                  <Picture emblem={emblemOf(item)} />
                </span>
              ))}
            {stance !== null && !isSmall && stanceMarks(stance)}
          </>
        }
      />
    </span>
  );
}

const NOTHING_SAID = [] as const;

/** What the observer knows of somebody's side: the role, or only whether it is a Cultist's. */
function knownOf(table: AmongTable, seat: Seat): string | null {
  const { role, cultist } = table.player(seat);
  if (role !== undefined && (seat !== table.me || table.view.result !== null)) return table.name(role);
  if (seat === table.me || cultist === undefined) return null;
  return cultist ? table.name('cultist') : null;
}

function labelOf(table: AmongTable, seat: Seat, words: AmongWord): string {
  const { view } = table;
  const player = table.player(seat);
  const known = knownOf(table, seat);
  return [
    words('among.personLabel', {
      name: table.names[seat] ?? '',
      character: table.character(seat),
      place: table.name(player.location),
      pulse: player.pulseCount,
      pulseHand: player.handCount.pulse,
      roomHand: player.handCount.room,
    }),
    ...(seat === table.me && table.isYours ? [words('among.thatIsYou')] : []),
    ...(player.ghost ? [table.name('ghost')] : []),
    ...(known === null ? [] : [known]),
    ...player.items.map((item) => table.name(item)),
    ...(view.startPlayer === seat ? [table.name('start-player')] : []),
  ].join('. ');
}

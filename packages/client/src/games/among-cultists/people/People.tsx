/** Everybody at the table: portrait, sign, what all may know of them. */
import type { Seat } from '@conclave/kernel';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { seatsOf } from '../things.ts';
import { type AmongWord, useAmongWords } from '../words/index.ts';
import { Portrait } from './Portrait.tsx';
import styles from './people.module.css';
import { Token } from './Token.tsx';

export function People({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  return (
    <section className={styles.people} aria-label={words('among.people')}>
      <h3 className="unseen">{words('among.people')}</h3>
      <ul className={styles.list}>
        {seatsOf(table.view).map((seat) => (
          <li key={seat}>
            <Plaque table={table} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plaque({ table, seat }: { table: AmongTable; seat: Seat }) {
  const words = useAmongWords();
  const { view } = table;
  const player = table.player(seat);
  const known = knownOf(table, seat);
  return (
    <Thing
      touching={table.touching}
      thing={`seat:${seat}`}
      className={styles.plaque}
      label={labelOf(table, seat, words)}
      onPoint={table.point}
      isStop
    >
      <span className={styles.frame} data-mine={seat === table.me || undefined}>
        <Portrait seat={seat} player={player} />
      </span>
      <span className={styles.token}>
        <Token seat={seat} letter={table.character(seat).charAt(0)} isGhost={player.ghost} />
      </span>
      <span className={styles.lines}>
        <span className={styles.name}>{table.names[seat]}</span>
        <span className={styles.sub}>
          {table.character(seat)}
          {known !== null && (
            <b className={styles.known} data-cultist={player.cultist || undefined}>
              {' '}
              · {known}
            </b>
          )}
        </span>
        <span className={styles.facts}>
          <Fact picture="alive" count={player.pulseCount} />
          <span className={styles.hand}>
            <Fact picture="success" count={player.handCount.room} />
            <Fact picture="item-hidden" count={player.handCount.pulse} />
          </span>
          {player.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pairs of boots are alike
            <span key={i} className={styles.item}>
              <Picture emblem={emblemOf(item)} />
            </span>
          ))}
        </span>
      </span>
      {view.startPlayer === seat && <span className={styles.first}>1</span>}
      {isAsked(table, seat) && <span className={styles.asked} />}
    </Thing>
  );
}

function Fact({ picture, count }: { picture: string; count: number }) {
  return (
    <span className={styles.fact}>
      <Picture emblem={emblemOf(picture)} />
      {count}
    </span>
  );
}

/** Whether the table waits for this seat, as far as everybody may know. */
function isAsked({ view }: AmongTable, seat: Seat): boolean {
  return view.pending !== null && !view.pending.uniform && view.pending.seats.includes(seat);
}

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
    ...(isAsked(table, seat) ? [words('among.isAsked')] : []),
  ].join('. ');
}

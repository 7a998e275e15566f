/** A seat of this game on the table's plate: who sits there, how much life is left, what lies there. */
import type { Seat } from '@conclave/kernel';
import { type PlateSize, SeatPlate } from '../../../table/seat/SeatPlate.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { breakable } from '../breakable.ts';
import type { DeepTable } from '../deep-table.ts';
import { DiceMarks, DieFace } from '../pieces/Die.tsx';
import { Life } from '../pieces/Life.tsx';
import { LifeChange } from '../pieces/LifeChange.tsx';
import { Lines } from '../pieces/Lines.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { markOf } from '../pieces/SeatMark.tsx';
import { SUSPECTED_ROLE, useSuspicions } from '../suspicion/suspicions.ts';
import { diceOn, forecastOf, playerAt } from '../things.ts';
import { type DeepWord, useDeepWords } from '../words/index.ts';
import styles from './plate.module.css';
import { signsOf } from './seat-signs.ts';

interface Props {
  readonly table: DeepTable;
  readonly seat: Seat;
  readonly size: PlateSize;
}

export function Plate({ table, seat, size }: Props) {
  const words = useDeepWords();
  const { view } = table;
  const player = playerAt(view, seat);
  const isMine = seat === table.me;
  const isLarge = size === 'large';
  const isRoomy = table.frame === 'desk' || table.frame === 'tablet';
  const dice = diceOn(view, `seat-${seat}`);
  return (
    <SeatPlate
      state={table.stateOf(seat)}
      name={table.seatName(seat)}
      size={size}
      sign={<Picture emblem={markOf(seat)} />}
      touching={table.touching}
      thing={`seat:${seat}`}
      label={seatLabel(table, seat, words)}
      className={`${styles.plate} ${isMine ? styles.mine : ''} ${player.status === 'wraith' ? styles.wraith : ''}`}
      place={`seat-${seat}`}
      onPoint={table.point}
      isOut={player.status === 'wraith'}
      number={<Life table={table} seat={seat} />}
      preview={<LifeChange table={table} seat={seat} />}
      badges={
        <Badges table={table} seat={seat} isShort={!isRoomy && !isMine} most={roomForBadges(table.frame, isMine)} />
      }
      marks={
        player.wraithDice.length > 0 && dice.length === 0 ? (
          <WraithDice table={table} seat={seat} />
        ) : (
          // A small plate has room for what they will do or for the dice themselves, which lie in the well besides.
          (isRoomy || forecastOf(view, seat) === null) && <DiceMarks table={table} dice={dice} most={isRoomy ? 6 : 2} />
        )
      }
      {...(isLarge && !isMine
        ? {
            picture: <Portrait player={player} />,
            caption: <Who table={table} seat={seat} />,
            text: (
              <span className={styles.text}>
                <Lines text={table.text(player.wraith ?? player.character)} />
              </span>
            ),
          }
        : {})}
    />
  );
}

/** A Wraith by its card, everybody else by character. */
export function titleOf(table: DeepTable, seat: Seat): string {
  const { wraith, character } = playerAt(table.view, seat);
  return wraith !== null ? table.name(wraith) : character === null ? '' : table.name(character);
}

function Who({ table, seat }: { table: DeepTable; seat: Seat }) {
  const words = useDeepWords();
  const { role } = playerAt(table.view, seat);
  const suspected = useSuspicions(table.view).of(seat);
  return (
    <span className={styles.who}>
      <span>{breakable(titleOf(table, seat))}</span>
      {role !== undefined && <span className={styles.role}>{breakable(table.name(role))}</span>}
      {role === undefined && suspected !== null && (
        <span className={styles.suspected}>
          {breakable(table.name(SUSPECTED_ROLE[suspected]))}
          {words('deep.questionMark')}
        </span>
      )}
    </span>
  );
}

/** What lies before a seat, as small signs; the whole of it is in the plate's explanation. */
interface BadgesProps {
  readonly table: DeepTable;
  readonly seat: Seat;
  readonly isShort: boolean;
  readonly most: number;
}

function Badges({ table, seat, isShort, most }: BadgesProps) {
  const words = useDeepWords();
  const isMine = seat === table.me;
  const keeps = isMine ? [] : playerAt(table.view, seat).keeps;
  const badges = [
    ...signsOf(table, seat, words, isMine).map(({ id, picture, text }) => (
      <span key={id} className={styles.badge} data-badge={id}>
        <Picture emblem={picture} />
        {!isShort && text}
      </span>
    )),
    ...keeps.map((ritual) => (
      <span key={ritual} className={styles.badge} data-card={`ritual-${ritual}`}>
        <Picture emblem={emblemOf(ritual)} />
      </span>
    )),
  ];
  if (badges.length <= most) return badges;
  return [
    ...badges.slice(0, most - 1),
    <span key="more" className={styles.badge}>
      +{badges.length - most + 1}
    </span>,
  ];
}

/** How many badges a plate has room for. */
function roomForBadges(frame: DeepTable['frame'], isMine: boolean): number {
  if (isMine || frame === 'desk') return Number.POSITIVE_INFINITY;
  return frame === 'tablet' ? 4 : 3;
}

function WraithDice({ table, seat }: { table: DeepTable; seat: Seat }) {
  const { wraithDice } = playerAt(table.view, seat);
  return (
    <span className={styles.wraithDice}>
      {wraithDice.map(({ face, spent }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wraith dice are numbered
        <span key={i} className={styles.wraithDie} data-spent={spent || undefined}>
          <DieFace face={face} seat={seat} kind="wraith" />
        </span>
      ))}
    </span>
  );
}

/** All that is open about a seat, in one breath. */
function seatLabel(table: DeepTable, seat: Seat, words: DeepWord): string {
  const { view } = table;
  const player = playerAt(view, seat);
  const name = table.seatName(seat);
  const left = player.wraithDice.filter(({ spent }) => !spent);
  const parts = [
    seat === table.me && table.isYours ? words('deep.youAre', { name }) : name,
    titleOf(table, seat),
    player.status === 'living' ? words('deep.lifeLeft', { life: player.life }) : words('deep.wraith'),
    ...(player.role !== undefined && player.roleIsPublic ? [table.name(player.role)] : []),
    ...(view.active === seat && view.result === null ? [words('deep.isActive')] : []),
    ...signsOf(table, seat, words).map(({ label }) => label),
    ...player.keeps.map((ritual) => words('deep.keeps', { ritual: table.name(ritual) })),
    ...(left.length > 0
      ? [words('deep.wraithDice', { count: left.length, faces: left.map(({ face }) => table.name(face)).join(', ') })]
      : []),
    ...diceOn(view, `seat-${seat}`).map(({ id, face }) => words('deep.dieHere', { die: id, face: table.name(face) })),
  ];
  return parts.filter(Boolean).join(', ');
}

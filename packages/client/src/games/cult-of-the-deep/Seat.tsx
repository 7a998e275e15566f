/** A seat at the table: who sits there, how much life is left, what lies there. */
import type { Seat as SeatNumber } from '@conclave/kernel';
import { ThingButton } from '../../table/ThingButton.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import { DiceList, DieFace } from './Die.tsx';
import type { DeepTable } from './deep-table.ts';
import hues from './hues.module.css';
import { Life } from './Life.tsx';
import { Portrait } from './Portrait.tsx';
import { RitualChip } from './RitualChip.tsx';
import { SeatMark } from './SeatMark.tsx';
import styles from './seat.module.css';
import { signsOf } from './seat-signs.ts';
import { SUSPECTED_ROLE, useSuspicions } from './suspicions.ts';
import { diceOn, playerAt } from './things.ts';
import { useDeepWords } from './words/index.ts';

export function Seat({ table, seat }: { table: DeepTable; seat: SeatNumber }) {
  const words = useDeepWords();
  const { view } = table;
  const player = playerAt(view, seat);
  const isActive = view.active === seat && view.result === null;
  const isAsked = view.pending?.seats.some((one) => view.sitting[one] === seat) ?? false;
  const name = table.seatName(seat);
  const dice = diceOn(view, `seat-${seat}`);
  return (
    <li
      className={`${styles.seat} ${hues.hue}`}
      data-seat={seat}
      data-status={player.status}
      data-active={isActive || undefined}
      data-asked={isAsked || undefined}
      data-crowded={dice.length > 0 || undefined}
      data-place={`seat-${seat}`}
    >
      <ThingButton
        touching={table.touching}
        thing={`seat:${seat}`}
        className={styles.plate}
        label={seatLabel(table, seat, words)}
        isStop
      >
        <span className={styles.corner} />
      </ThingButton>
      <div className={styles.body} aria-hidden="true">
        <span className={styles.name}>
          <SeatMark seat={seat} />
          <span className={styles.nameText}>{name}</span>
        </span>
        <Portrait player={player} />
        <span className={styles.who}>
          <span className={styles.character}>{titleOf(table, seat)}</span>
          <RoleSign table={table} seat={seat} />
        </span>
        <Life table={table} seat={seat} />
        <span className={styles.text}>{table.text(player.wraith ?? player.character)}</span>
      </div>
      <div className={styles.holdings}>
        <ul className={styles.signs} aria-label={words('deep.holdings', { name })}>
          {signsOf(table, seat, words).map(({ id, picture, text, label }) => (
            <li key={id} className={styles.sign} title={label}>
              <span className={styles.signPicture}>
                <Picture emblem={picture} />
              </span>
              <span aria-hidden="true">{text}</span>
              <span className="unseen">{label}</span>
            </li>
          ))}
          {player.keeps.map((ritual) => (
            <li key={ritual}>
              <RitualChip table={table} ritual={ritual} />
            </li>
          ))}
        </ul>
        {player.wraithDice.length > 0 && <WraithDice table={table} seat={seat} />}
      </div>
      <div className={styles.dice}>
        <DiceList table={table} dice={dice} label={words('deep.diceOn', { name })} />
      </div>
    </li>
  );
}

/** A Wraith by its card, everybody else by character. */
export function titleOf(table: DeepTable, seat: SeatNumber): string {
  const { wraith, character } = playerAt(table.view, seat);
  return wraith !== null ? table.name(wraith) : character === null ? '' : table.name(character);
}

/** A role that was shown, or what one suspects. */
function RoleSign({ table, seat }: { table: DeepTable; seat: SeatNumber }) {
  const words = useDeepWords();
  const { role } = playerAt(table.view, seat);
  const suspected = useSuspicions(table.view).of(seat);
  if (role !== undefined) return <span className={styles.role}>{table.name(role)}</span>;
  if (suspected === null) return null;
  return (
    <span className={styles.suspected}>
      {table.name(SUSPECTED_ROLE[suspected])}
      {words('deep.questionMark')}
    </span>
  );
}

function WraithDice({ table, seat }: { table: DeepTable; seat: SeatNumber }) {
  const words = useDeepWords();
  const { wraithDice } = playerAt(table.view, seat);
  const left = wraithDice.filter(({ spent }) => !spent);
  const label = words('deep.wraithDice', {
    count: left.length,
    faces: left.map(({ face }) => table.name(face)).join(', '),
  });
  return (
    <span className={styles.wraithDice} role="img" aria-label={label} title={label}>
      {wraithDice.map(({ face, spent }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wraith dice are numbered
        <span key={i} className={styles.wraithDie} data-spent={spent || undefined}>
          <DieFace face={face} seat={seat} kind="wraith" />
        </span>
      ))}
    </span>
  );
}

type Words = ReturnType<typeof useDeepWords>;

/** All that is open about a seat, in one breath. */
export function seatLabel(table: DeepTable, seat: SeatNumber, words: Words): string {
  const { view } = table;
  const player = playerAt(view, seat);
  const name = table.seatName(seat);
  const parts = [
    seat === table.me && table.isYours ? words('deep.youAre', { name }) : name,
    titleOf(table, seat),
    player.status === 'living' ? words('deep.lifeLeft', { life: player.life }) : words('deep.wraith'),
    ...(player.role !== undefined && player.roleIsPublic ? [table.name(player.role)] : []),
    ...(view.active === seat && view.result === null ? [words('deep.isActive')] : []),
  ];
  return parts.filter(Boolean).join(', ');
}

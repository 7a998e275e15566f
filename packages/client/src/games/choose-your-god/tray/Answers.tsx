/** The tray of a question whose answers have no place on the board: each with its picture and its words. */
import { locationId } from '@conclave/choose-your-god';
import type { Thing as ThingId } from '@conclave/kernel';
import type { ReactNode } from 'react';
import { Tray } from '../../../table/tray/Tray.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';
import { CardFace, cardLabel } from '../cards/CardFace.tsx';
import { labelOf, PriestToken } from '../pieces/Priests.tsx';
import { Sign } from '../pieces/Stat.tsx';
import { Token } from '../pieces/Token.tsx';
import { nameOfCard, playerAt, whereIs } from '../things.ts';
import { frameIn } from '../view.ts';
import { useCityWords } from '../words/index.ts';
import { answersOf } from './answers.ts';
import styles from './tray.module.css';

export function Answers({ table }: { table: CityTable }) {
  const words = useCityWords();
  const answers = answersOf(table);
  if (answers.length === 0) return null;
  return (
    <Tray title={words('city.choose')} question={JSON.stringify(frameIn(table.view))}>
      <ul className={styles.answers}>
        {answers.map((thing) => (
          <li key={thing} data-kind={thing.split(':')[0]}>
            <Answer table={table} thing={thing} />
          </li>
        ))}
      </ul>
    </Tray>
  );
}

function Answer({ table, thing }: { table: CityTable; thing: ThingId }) {
  const words = useCityWords();
  const [kind, id = ''] = thing.split(':');
  // The option, where the thing is the last of its path; a Priest of whom more is asked is called by its name.
  const option = table.options.find(({ description: { path } }) => path.length === 1 && path[0] === thing);
  const said = option === undefined ? null : table.saying(option);
  if (kind === 'card') {
    return (
      <Row table={table} thing={thing} label={cardLabel(table, id, words)} className={styles.card}>
        <CardFace table={table} card={id} isSlip />
        <span className={styles.text}>{table.text(nameOfCard(id))}</span>
      </Row>
    );
  }
  if (kind === 'priest') return <PriestRow table={table} thing={thing} id={id} said={said} />;
  if (kind === 'number') {
    return (
      <Row table={table} thing={thing} label={said ?? words('city.chooseStrength', { number: id })}>
        <span className={styles.token}>
          <Token colour={playerAt(table.view, table.me).colour} strength={Number(id)} />
        </span>
        <span>{said ?? words('city.chooseStrength', { number: id })}</span>
      </Row>
    );
  }
  const [sign, count] = REWARD[id as keyof typeof REWARD] ?? ['might', ''];
  const label = said ?? rewardInSteps(table, thing);
  return (
    <Row table={table} thing={thing} label={label}>
      <span className={styles.reward}>
        <Sign name={sign} />
        <b>{count}</b>
      </span>
      <span>{label}</span>
    </Row>
  );
}

/** The signs of what is to be had. */
const REWARD = {
  miracles: ['miracle', '4'],
  intrigues: ['intrigue', '3'],
  followers: ['follower', '+'],
  priest: ['mitre', '+'],
  coins: ['coin', '+'],
  two: ['follower', '2'],
  four: ['follower', '4'],
  plus2: ['might', '+2'],
  plus4: ['might', '+4'],
} as const;

/** The last step of a longer path: the option that it would make with what was touched before. */
function rewardInSteps(table: CityTable, thing: ThingId): string {
  const option =
    table.touching.optionBehind(thing) ?? table.options.find(({ description }) => description.path.at(-1) === thing);
  return option == null ? '' : table.saying(option);
}

interface PriestRowProps {
  readonly table: CityTable;
  readonly thing: ThingId;
  readonly id: string;
  readonly said: string | null;
}

function PriestRow({ table, thing, id, said }: PriestRowProps) {
  const words = useCityWords();
  const seat = table.view.players.findIndex(({ priests }) => priests.some((one) => one.id === id));
  const player = playerAt(table.view, seat);
  const priest = player.priests.find((one) => one.id === id);
  if (priest === undefined) return null;
  const location = whereIs(priest);
  const place = location === null ? words('city.freeHere') : `${location} ${table.name(locationId(location))}`;
  const label = labelOf(table, seat, player, priest, words);
  return (
    <Row table={table} thing={thing} label={`${said ?? label}, ${place}`}>
      <span className={styles.token}>
        <PriestToken player={player} priest={priest} />
      </span>
      <span className={styles.words}>
        {said ?? label}
        {said === null && <span className={styles.where}>{place}</span>}
      </span>
    </Row>
  );
}

interface RowProps {
  readonly table: CityTable;
  readonly thing: ThingId;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Row({ table, thing, label, className = '', children }: RowProps) {
  return (
    <Thing
      touching={table.touching}
      thing={thing}
      className={`${styles.answer} ${className}`}
      label={label}
      onPoint={table.point}
    >
      {children}
    </Thing>
  );
}

/** My god, how near I am to victory, and the two figures that decide, with what an option would make of them. */
import type { CityTable } from '../board-table.ts';
import { Sign } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { GodPicture } from '../players/GodPicture.tsx';
import { Marks } from '../players/Marks.tsx';
import { Pips } from '../players/Pips.tsx';
import { SheetThing } from '../players/SheetThing.tsx';
import { GOALS, playerAt, progress, WAYS } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import styles from './head.module.css';

export function Head({ table }: { table: CityTable }) {
  const words = useCityWords();
  const player = playerAt(table.view, table.me);
  const { mine } = table.preview;
  const name = table.names[table.me] ?? '';
  return (
    <div className={styles.head} data-dark={player.dark || undefined}>
      <SheetThing table={table} seat={table.me} className={styles.god} label={words('city.sheetOf', { name })}>
        <GodPicture cult={player.cult} />
      </SheetThing>
      <div className={styles.who}>
        <h3 className={styles.name}>
          <SeatMark colour={player.colour} />{' '}
          {player.cult === null ? words('city.unknownCult') : table.name(player.cult)}
        </h3>
        <p className={styles.marks}>
          <span className={styles.might} title={words('city.might')}>
            <Sign name="might" />
            <span className="unseen">{words('city.might')}: </span>
            {player.might}
          </span>
          <Marks table={table} seat={table.me} isOwn />
        </p>
      </div>
      <div className={styles.figures}>
        <Figure
          sign="follower"
          label={words('city.followers')}
          now={player.followers}
          then={mine?.followers ?? player.followers}
        />
        <Figure sign="coin" label={words('city.coins')} now={player.coins} then={mine?.coins ?? player.coins} />
      </div>
      <div className={styles.ways}>
        <Pips player={player} after={mine} />
        <ul className="unseen">
          {WAYS.map((way) => (
            <li key={way}>
              {words(`city.${way}`)}: {words('city.of', { count: progress(player, way), goal: GOALS[way] })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FigureProps {
  readonly sign: 'follower' | 'coin';
  readonly label: string;
  readonly now: number;
  readonly then: number;
}

function Figure({ sign, label, now, then }: FigureProps) {
  const isChanged = then !== now;
  return (
    <span className={styles.figure} title={label} data-changes={isChanged || undefined}>
      <Sign name={sign} />
      <span className="unseen">{label}: </span>
      <b key={now} className={styles.count} data-number={sign} data-struck-out>
        {now}
      </b>
      <span className={styles.then} data-preview data-loss={then < now || undefined} aria-hidden="true">
        {isChanged && `→ ${then}`}
      </span>
    </span>
  );
}

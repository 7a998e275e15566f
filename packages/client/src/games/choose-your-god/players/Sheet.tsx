/** A player's sheet, opened: everything about a Cult that everybody may know. */
import { ABILITIES_OF, canPayFor, locationId, mightsWith } from '@conclave/choose-your-god';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { CityTable } from '../board-table.ts';
import { labelOf, PriestToken } from '../pieces/Priests.tsx';
import { Stat } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { GOALS, type PlayerView, type Priest, playerAt, sortedPriests, whereIs } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { GodPicture } from './GodPicture.tsx';
import styles from './sheet.module.css';

interface Props {
  readonly table: CityTable;
  readonly seat: number;
  readonly close: () => void;
}

export function Sheet({ table, seat, close }: Props) {
  const words = useCityWords();
  const player = playerAt(table.view, seat);
  return (
    <Dialog title={words('city.sheetOf', { name: table.names[seat] ?? '' })} onClose={close} tall>
      <section
        className={styles.sheet}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is long, and the keyboard must be able to scroll it
        tabIndex={0}
        aria-label={words('city.sheetOf', { name: table.names[seat] ?? '' })}
      >
        <Head table={table} player={player} />
        <Numbers player={player} />
        {player.cult !== null && (
          <>
            <AbilityList table={table} seat={seat} player={player} side={player.dark ? 'dark' : 'light'} />
            <AbilityList table={table} seat={seat} player={player} side={player.dark ? 'light' : 'dark'} />
          </>
        )}
        <PriestLists table={table} seat={seat} player={player} />
        <Licenses table={table} seat={seat} player={player} />
      </section>
    </Dialog>
  );
}

function Head({ table, player }: { table: CityTable; player: PlayerView }) {
  const words = useCityWords();
  return (
    <div className={styles.head} data-dark={player.dark || undefined}>
      <span className={styles.god}>
        <GodPicture cult={player.cult} />
      </span>
      <div>
        <p className={styles.cult}>
          <SeatMark colour={player.colour} />{' '}
          {player.cult === null ? words('city.unknownCult') : table.name(player.cult)}
        </p>
        {player.cult !== null && (
          <>
            <p>{table.text(player.cult)}</p>
            <p className={styles.soft}>
              {words(player.dark ? 'city.dark' : 'city.light')} ·{' '}
              {words('city.whatCult', mightsWith(table.view.options)[player.cult])}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function Numbers({ player }: { player: PlayerView }) {
  const words = useCityWords();
  return (
    <ul className={styles.numbers}>
      {(
        [
          ['might', 'city.might', player.might, undefined],
          ['altar', 'city.altars', player.altars.length, GOALS.altars],
          ['mob', 'city.mobs', player.mobs, GOALS.mobs],
          ['summoning', 'city.summonings', player.summonings, GOALS.summonings],
          ['follower', 'city.followers', player.followers, undefined],
          ['coin', 'city.coins', player.coins, undefined],
          ['miracle', 'city.miracles', player.handCounts.miracles, undefined],
          ['intrigue', 'city.intrigues', player.handCounts.intrigues, undefined],
          ['license', 'city.licenses', player.licenses.length, undefined],
        ] as const
      ).map(([sign, label, count, goal]) => (
        <li key={sign}>
          <Stat sign={sign} label={words(label)} count={count} {...(goal === undefined ? {} : { goal })} />
          <span className={styles.soft} aria-hidden="true">
            {words(label)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type AbilityListProps = { table: CityTable; seat: number; player: PlayerView; side: 'light' | 'dark' };

function AbilityList({ table, seat, player, side }: AbilityListProps) {
  const words = useCityWords();
  if (player.cult === null) return null;
  const isUp = (side === 'dark') === player.dark;
  const heading = isUp ? 'city.abilities' : side === 'dark' ? 'city.otherSide' : 'city.sideBefore';
  return (
    <section className={styles.part} data-other={!isUp || undefined}>
      <h3>{words(heading)}</h3>
      <ul className={styles.abilities}>
        {ABILITIES_OF[player.cult][side].map((id) => {
          const canPay = table.view.result === null && canPayFor(table.view, seat, id);
          return (
            <li key={id}>
              <b>{table.name(id)}</b>
              {isUp && (
                <span className={styles.pay} data-can={canPay || undefined}>
                  {words(canPay ? 'city.canPay' : 'city.cannotPay')}
                </span>
              )}
              <br />
              {table.text(id)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PriestLists({ table, seat, player }: { table: CityTable; seat: number; player: PlayerView }) {
  const words = useCityWords();
  const placed = sortedPriests(player, (priest) => whereIs(priest) !== null);
  return (
    <section className={styles.part}>
      <h3>{words('city.priests')}</h3>
      <p className={styles.soft}>
        {words('city.patriarch')}: {words('city.patriarchSum', { strength: player.patriarchStrength })}
      </p>
      <PriestList
        table={table}
        seat={seat}
        player={player}
        heading={words('city.freePriests')}
        of={sortedPriests(player, ({ zone }) => zone === 'free')}
      />
      <PriestList table={table} seat={seat} player={player} heading={words('city.onBoard')} of={placed} />
      <PriestList
        table={table}
        seat={seat}
        player={player}
        heading={words('city.onSheet')}
        of={sortedPriests(player, ({ zone }) => zone === 'sheet')}
      />
      {player.altars.length > 0 && (
        <p>
          {words('city.altars')}: {player.altars.map((location) => table.name(locationId(location))).join(', ')}
        </p>
      )}
    </section>
  );
}

interface ListProps {
  readonly table: CityTable;
  readonly seat: number;
  readonly player: PlayerView;
  readonly heading: string;
  readonly of: readonly Priest[];
}

function PriestList({ table, seat, player, heading, of }: ListProps) {
  const words = useCityWords();
  if (of.length === 0) return null;
  return (
    <div className={styles.priests}>
      <span>{heading}</span>
      <ul>
        {of.map((priest) => {
          const location = whereIs(priest);
          return (
            <li key={priest.id} className={styles.priest}>
              <span className={styles.token}>
                <PriestToken player={player} priest={priest} />
              </span>
              <span className="unseen">{labelOf(table, seat, player, priest, words)}</span>
              {location !== null && <small>{table.name(locationId(location))}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Licenses({ table, seat, player }: { table: CityTable; seat: number; player: PlayerView }) {
  const words = useCityWords();
  const cards: readonly string[] = [...player.licenses, ...(table.view.supremacy.owner === seat ? ['supremacy'] : [])];
  return (
    <section className={styles.part}>
      <h3>{words('city.licenses')}</h3>
      {cards.length === 0 ? (
        <p className={styles.soft}>{words('city.none')}</p>
      ) : (
        <ul className={styles.abilities}>
          {cards.map((card) => (
            <li key={card}>
              <b>{table.name(card)}</b>
              <br />
              {table.text(card)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

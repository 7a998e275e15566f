/** One's own things at the bottom: sheet, abilities, Free Priests and cards. */
import { ABILITIES_OF, canPayFor } from '@conclave/choose-your-god';
import { useEffect, useState } from 'react';
import { Thing } from '../../shared/Thing.tsx';
import type { CityTable } from '../board-table.ts';
import { OwnCards } from '../cards/OwnCards.tsx';
import { Decks } from '../city/Decks.tsx';
import { PriestButton, PriestToken } from '../pieces/Priests.tsx';
import { Sign, Stat } from '../pieces/Stat.tsx';
import { SeatMark } from '../pieces/Token.tsx';
import { GOALS, playerAt, sortedPriests } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { GodPicture } from './GodPicture.tsx';
import styles from './own.module.css';
import { Marks } from './Rivals.tsx';
import { SheetThing } from './SheetThing.tsx';

const TABS = ['priests', 'cards', 'abilities'] as const;
type Tab = (typeof TABS)[number];

export function Own({ table }: { table: CityTable }) {
  const words = useCityWords();
  const [tab, setTab] = useState<Tab>('priests');
  const wanted = tabWith(table);
  useEffect(() => {
    if (wanted !== null) setTab(wanted);
  }, [wanted]);
  return (
    <section className={styles.own} aria-label={words('city.tabs')} data-tab={tab}>
      <OwnSheet table={table} />
      {!table.isWide && (
        <div className={styles.tabs}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={tab === one}
              className={styles.tab}
              onClick={() => setTab(one)}
            >
              {words(`city.tab.${one}`)}
              {one === 'cards' && <span className={styles.tabCount}>{playerAt(table.view, table.me).cards}</span>}
            </button>
          ))}
        </div>
      )}
      {(table.isWide || tab === 'abilities') && <Abilities table={table} />}
      {(table.isWide || tab === 'priests') && <OwnPriests table={table} />}
      {(table.isWide || tab === 'cards') && (
        <div className={styles.cards}>
          <OwnCards table={table} />
          {!table.isWide && <Decks table={table} />}
        </div>
      )}
    </section>
  );
}

/** Where something can be touched now. */
function tabWith({ touching: { touchable }, view, me }: CityTable): Tab | null {
  const { priests, hand, licenses } = playerAt(view, me);
  const isTouchable = (thing: string) => touchable.has(thing);
  if (priests.some(({ id, zone }) => zone === 'free' && isTouchable(`priest:${id}`))) return 'priests';
  const cards = [...(hand?.miracles ?? []), ...(hand?.intrigues ?? []), ...licenses, 'supremacy'];
  if (cards.some((card) => isTouchable(`card:${card}`))) return 'cards';
  return [...touchable].some((thing) => thing.startsWith('ability:')) ? 'abilities' : null;
}

function OwnSheet({ table }: { table: CityTable }) {
  const words = useCityWords();
  const player = playerAt(table.view, table.me);
  const name = table.names[table.me] ?? '';
  return (
    <div className={styles.sheet} data-dark={player.dark || undefined}>
      <SheetThing table={table} seat={table.me} className={styles.god} label={words('city.sheetOf', { name })}>
        <GodPicture cult={player.cult} />
        <span className={styles.might}>
          <Sign name="might" />
          {player.might}
        </span>
      </SheetThing>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <SeatMark colour={player.colour} />{' '}
          {player.cult === null ? words('city.unknownCult') : table.name(player.cult)}
        </h2>
        <Marks table={table} seat={table.me} />
        <p className={styles.player}>
          {name}
          {player.cult !== null && ` · ${words(player.dark ? 'city.dark' : 'city.light')}`}
        </p>
      </div>
      <div className={styles.stats}>
        <Stat sign="follower" label={words('city.followers')} count={player.followers} />
        <Stat sign="coin" label={words('city.coins')} count={player.coins} />
        <Stat sign="altar" label={words('city.altars')} count={player.altars.length} goal={GOALS.altars} />
        <Stat sign="mob" label={words('city.mobs')} count={player.mobs} goal={GOALS.mobs} />
        <Stat sign="summoning" label={words('city.summonings')} count={player.summonings} goal={GOALS.summonings} />
      </div>
    </div>
  );
}

function Abilities({ table }: { table: CityTable }) {
  const words = useCityWords();
  const { cult, dark } = playerAt(table.view, table.me);
  if (cult === null) return null;
  return (
    <ul className={styles.abilities} aria-label={words('city.abilities')}>
      {ABILITIES_OF[cult][dark ? 'dark' : 'light'].map((id) => {
        const canPay = table.view.result === null && canPayFor(table.view, table.me, id);
        return (
          <li key={id} className={styles.abilityPlace}>
            <Thing
              touching={table.touching}
              thing={`ability:${id}`}
              className={styles.ability}
              label={`${table.name(id)}. ${table.text(id)} ${words(canPay ? 'city.canPay' : 'city.cannotPay')}`}
              isStop
              onPoint={table.point}
            >
              <span className={styles.abilityName}>
                {table.name(id)}
                <span className={styles.pay} data-can={canPay || undefined}>
                  {words(canPay ? 'city.payable' : 'city.notPayable')}
                </span>
              </span>
              <span className={styles.abilityText}>{table.text(id)}</span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

function OwnPriests({ table }: { table: CityTable }) {
  const words = useCityWords();
  const player = playerAt(table.view, table.me);
  const free = sortedPriests(player, ({ zone }) => zone === 'free');
  const spent = sortedPriests(player, ({ zone }) => zone === 'sheet');
  return (
    <div className={styles.priests}>
      <h3 className={styles.heading}>{words('city.freePriests')}</h3>
      <ul className={styles.free} data-place={`seat-${table.me}`} data-many={free.length > 8 || undefined}>
        {free.length === 0 && <li className={styles.none}>{words('city.noFreePriests')}</li>}
        {free.map((priest) => (
          <li key={priest.id} className={styles.priest} data-patriarch={priest.strength === 'patriarch' || undefined}>
            <PriestButton table={table} seat={table.me} player={player} priest={priest} />
          </li>
        ))}
      </ul>
      {spent.length > 0 && (
        <p className={styles.spent}>
          {words('city.onSheet')}:{' '}
          {spent.map((priest) => (
            <span key={priest.id} className={styles.spentPriest} data-card={priest.id}>
              <PriestToken player={player} priest={priest} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** One's own things: who one is and how near to victory, what decides, and what one can use. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Live } from '../../../table/contract.ts';
import type { CityTable } from '../board-table.ts';
import { OwnCards } from '../cards/OwnCards.tsx';
import { Decks } from '../city/Decks.tsx';
import { Sign } from '../pieces/Stat.tsx';
import { playerAt } from '../things.ts';
import { answersOf } from '../tray/answers.ts';
import { useCityWords } from '../words/index.ts';
import { Abilities } from './Abilities.tsx';
import { Chips } from './Chips.tsx';
import { Head } from './Head.tsx';
import { OwnPriests } from './OwnPriests.tsx';
import styles from './own.module.css';

const TABS = ['priests', 'cards', 'abilities'] as const;
type Tab = (typeof TABS)[number];
const SIGN_OF = { priests: 'mitre', cards: 'miracle', abilities: 'might' } as const;

interface Props {
  readonly table: CityTable;
  readonly live: Live | undefined;
  /** The focus line, where it stands here. */
  readonly children: ReactNode;
}

export function Own({ table, live, children }: Props) {
  const words = useCityWords();
  const isPhone = table.frame === 'portrait' || table.frame === 'landscape';
  return (
    <section className={styles.own} aria-label={words('city.tabs')}>
      {children}
      <Head table={table} />
      {isPhone ? (
        <Tabbed table={table} live={live} />
      ) : (
        <>
          <div className={styles.strip}>
            <p>{words('city.goalLine')}</p>
            <Chips table={table} live={live} />
          </div>
          <Abilities table={table} />
          <OwnPriests table={table} />
          <div className={styles.cards}>
            <OwnCards table={table} />
          </div>
        </>
      )}
    </section>
  );
}

/** A phone has room for one kind of card or token; the kind that can be chosen comes to the front. */
function Tabbed({ table, live }: { table: CityTable; live: Live | undefined }) {
  const words = useCityWords();
  const [tab, setTab] = useState<Tab>('priests');
  const wanted = answersOf(table).length > 0 ? null : tabWith(table);
  useEffect(() => {
    if (wanted !== null) setTab(wanted);
  }, [wanted]);
  return (
    <>
      <div className={styles.tabs}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} className={styles.tab} onClick={() => setTab(one)}>
            <span className={styles.tabWord}>{words(`city.tab.${one}`)}</span>
            <span className={styles.tabSign}>
              <Sign name={SIGN_OF[one]} />
            </span>
            {one === 'cards' && <span className={styles.tabCount}>{playerAt(table.view, table.me).cards}</span>}
          </button>
        ))}
        <Chips table={table} live={live} areSmall />
      </div>
      <div className={styles.contents} data-tab={tab}>
        {tab === 'abilities' && <Abilities table={table} />}
        {tab === 'priests' && <OwnPriests table={table} />}
        {tab === 'cards' && (
          <div className={styles.cards} data-scroll>
            <OwnCards table={table} />
            <Decks table={table} inRow />
          </div>
        )}
      </div>
    </>
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

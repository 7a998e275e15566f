/** The well is the tray of the dice: rolled, left to place, and placed, by where they lie. It never stands empty. */
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { BlankDie, DieFace, KrakenFace, TableDie } from '../pieces/Die.tsx';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { altarId, forecastOf, playerAt, tracksAt } from '../things.ts';
import { krakenDice } from '../view.ts';
import { useDeepWords } from '../words/index.ts';
import { AutoOrder } from './AutoOrder.tsx';
import { type DiceGroup, groupsOf, isCrowded, poolOf } from './groups.ts';
import styles from './well.module.css';

export function Well({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view } = table;
  const pool = poolOf(view);
  const groups = groupsOf(view);
  const kraken = krakenDice(view);
  const isEmpty = pool.length + groups.length + kraken.length === 0;
  return (
    <section className={styles.well} data-place="pool" aria-label={words('deep.centre')}>
      <div className={styles.contents} data-scroll data-crowded={isCrowded(view, table.frame) || undefined}>
        {kraken.length > 0 && (
          <ul className={styles.dice} aria-label={words('deep.krakenRoll')}>
            {kraken.map(({ id, value }) => (
              <li key={id}>
                <ThingButton
                  touching={table.touching}
                  thing={`kraken-die:${id}`}
                  className={styles.krakenDie}
                  label={words('deep.krakenDieLabel', { die: id, value })}
                >
                  <KrakenFace value={value} />
                </ThingButton>
              </li>
            ))}
          </ul>
        )}
        {pool.length > 0 && (
          <ul
            className={`${styles.dice} ${styles.pool}`}
            aria-label={words('deep.pool', { name: table.seatName(view.active) })}
          >
            {pool.map((die) => (
              <li key={die.id}>
                <TableDie table={table} die={die} place={table.name('pool')} />
              </li>
            ))}
          </ul>
        )}
        {groups.map((group) => (
          <Group key={group.at} table={table} group={group} />
        ))}
        {isEmpty && <Resting table={table} />}
        <AutoOrder table={table} />
      </div>
    </section>
  );
}

function Group({ table, group: { at, dice } }: { table: DeepTable; group: DiceGroup }) {
  const words = useDeepWords();
  const place = at === 'idle' ? words('deep.idle') : words('deep.diceOn', { name: targetName(table, at) });
  return (
    <div className={styles.group} data-idle={at === 'idle' || undefined}>
      <span className={styles.target} aria-hidden="true">
        <TargetSign table={table} at={at} />
        <span className={styles.result}>{resultOf(table, at) ?? (at === 'idle' ? words('deep.idle') : '')}</span>
      </span>
      <ul className={styles.dice} aria-label={place}>
        {dice.map((die) => (
          <li key={die.id}>
            <TableDie table={table} die={die} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TargetSign({ table, at }: { table: DeepTable; at: string }) {
  if (at === 'idle') return null;
  const seat = seatIn(at);
  return (
    <>
      <span className={styles.sign}>
        {seat !== null ? <SeatMark seat={seat} /> : <Picture emblem={emblemOf(ritualOn(table, at))} />}
      </span>
      <span className={styles.name}>{targetName(table, at)}</span>
    </>
  );
}

function seatIn(at: string): number | null {
  return at.startsWith('seat-') ? Number(at.slice(5)) : null;
}

function indexIn({ view }: DeepTable, at: string): number {
  return view.altars.findIndex((_, index) => altarId(index) === at);
}

function ritualOn(table: DeepTable, at: string): string | null {
  return table.view.altars[indexIn(table, at)]?.ritual ?? null;
}

function targetName(table: DeepTable, at: string): string {
  const seat = seatIn(at);
  return seat !== null ? table.seatName(seat) : table.name(ritualOn(table, at) ?? at);
}

/** "16 → 14": what all dice there will have done. */
function resultOf(table: DeepTable, at: string): string | null {
  const { view } = table;
  const seat = seatIn(at);
  if (seat !== null) {
    const life = forecastOf(view, seat);
    return life === null ? null : `${playerAt(view, seat).life}→${life}`;
  }
  const index = indexIn(table, at);
  if (index < 0) return null;
  const moved = tracksAt(view, index).filter(({ at: now, next }) => now !== next);
  return moved.length === 0 ? null : moved.map(({ at: now, next }) => `${now}→${next}`).join(' ');
}

/** Before anybody has rolled: the dice that will be, or those that a Wraith keeps. */
function Resting({ table }: { table: DeepTable }) {
  const { view } = table;
  const { wraithDice } = playerAt(view, view.active);
  return (
    <span className={styles.resting} aria-hidden="true">
      {wraithDice.length > 0
        ? wraithDice.map(({ face }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: wraith dice are numbered
            <span key={i}>
              <DieFace face={face} seat={view.active} kind="wraith" />
            </span>
          ))
        : FIVE.map((number) => (
            <span key={number}>
              <BlankDie seat={view.active} />
            </span>
          ))}
    </span>
  );
}

const FIVE = [1, 2, 3, 4, 5];

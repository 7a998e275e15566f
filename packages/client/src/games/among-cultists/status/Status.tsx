/** How the game stands: the round, the points of both sides, and what this round is under. */
import type { ReactNode } from 'react';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { ROUNDS } from '../things.ts';
import { useAmongWords } from '../words/index.ts';
import styles from './status.module.css';

/** `children` are tools at the end of the row. */
export function Status({ table, children }: { table: AmongTable; children: ReactNode }) {
  const words = useAmongWords();
  const { view } = table;
  const ghosts = view.players.filter((player) => player.ghost).length;
  return (
    <section className={styles.status} aria-label={words('among.status')}>
      <h3 className="unseen">{words('among.status')}</h3>
      <Clock table={table} />
      <Meter
        table={table}
        thing="points"
        picture="book"
        label={words('among.pointsLabel', { vp: view.vp, target: view.target })}
        caption={words('among.points')}
        value={view.vp}
        of={view.target}
      />
      <Meter
        table={table}
        thing="deaths"
        picture="dead"
        label={words('among.deathsLabel', { ghosts, needed: view.deadNeeded })}
        caption={words('among.ghosts')}
        value={ghosts}
        of={view.deadNeeded}
      />
      {view.options.map === 'under-the-surface' && (
        <Meter
          table={table}
          thing="altar"
          picture={view.organismAwake ? 'organism' : 'item-relic'}
          label={`${words('among.altarLabel', { altar: view.altar })}${view.organismAwake ? ` ${words('among.awake')}` : ''}`}
          caption={words('among.relics')}
          value={view.altar}
          of={3}
        />
      )}
      <ul className={styles.marks}>
        <Marks table={table} />
      </ul>
      <EventOfTheRound table={table} />
      {children}
    </section>
  );
}

function Clock({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { round, phase } = table.view;
  return (
    <Thing
      touching={table.touching}
      thing="clock"
      className={styles.clock}
      label={words('among.clockLabel', { round, rounds: ROUNDS.length, phase: table.name(`phase.${phase}`) })}
    >
      <span className={styles.round}>
        <span className={styles.long}>{words('among.round', { round })}</span>
        <span className={styles.short}>{words('among.roundShort', { round })}</span>
      </span>
      <span className={styles.hours}>
        {ROUNDS.map((one) => (
          <span
            key={one}
            className={styles.hour}
            data-past={one < round || undefined}
            data-now={one === round || undefined}
          />
        ))}
      </span>
      <span className={styles.phase}>{table.name(`phase.${phase}`)}</span>
    </Thing>
  );
}

interface MeterProps {
  readonly table: AmongTable;
  readonly thing: string;
  readonly picture: string;
  readonly label: string;
  readonly caption: string;
  readonly value: number;
  readonly of: number;
}

function Meter({ table, thing, picture, label, caption, value, of }: MeterProps) {
  return (
    <Thing touching={table.touching} thing={thing} className={`${styles.meter} ${styles[thing]}`} label={label}>
      <span className={styles.picture}>
        <Picture emblem={emblemOf(picture)} />
      </span>
      <span className={styles.figures}>
        <b data-number={thing}>{value}</b>/{of}
      </span>
      <span className={styles.caption}>{caption}</span>
    </Thing>
  );
}

/** What holds for everybody now: the dark, jammed doors, a fuelled generator, the locked door; and the unsafe passages. */
function Marks({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { view } = table;
  const door = view.options.map === 'under-the-surface' && view.door !== 'open';
  return (
    <>
      {view.dark && <Mark table={table} thing="event:lights-out" picture="lights-out" label={words('among.dark')} />}
      {view.jammedRound === view.round && (
        <Mark table={table} thing="event:jammed-doors" picture="jammed-doors" label={table.name('jammed-doors')} />
      )}
      {view.generator && <Mark table={table} thing="generator" picture="generator" label={table.name('generator')} />}
      {door && <Mark table={table} thing="door-marker" picture="lock" label={table.name('door-marker')} />}
      <Mark
        table={table}
        thing="unsafe-deck"
        picture="hazard"
        label={words('among.unsafeDeckLabel', { count: view.unsafeCount })}
      >
        <span className={styles.count} data-number="unsafe">
          {view.unsafeCount}
        </span>
      </Mark>
    </>
  );
}

interface MarkProps {
  readonly table: AmongTable;
  readonly thing: string;
  readonly picture: string;
  readonly label: string;
  readonly children?: ReactNode;
}

function Mark({ table, thing, picture, label, children }: MarkProps) {
  return (
    <li>
      <Thing touching={table.touching} thing={thing} className={styles.mark} label={label}>
        <Picture emblem={emblemOf(picture)} />
        {children}
      </Thing>
    </li>
  );
}

/** The event card that was turned over last, and how many are to come. */
function EventOfTheRound({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { eventDiscard, eventCount, round } = table.view;
  const event = eventDiscard.at(-1);
  if (event === undefined && eventCount === 0) return null;
  const isOfThisRound = eventDiscard.length === round;
  return (
    <Thing
      touching={table.touching}
      thing={event === undefined ? 'event-deck' : `event:${event}`}
      className={styles.event}
      label={
        event === undefined
          ? words('among.eventDeckLabel', { count: eventCount })
          : words('among.eventLabel', { event: table.name(event), count: eventCount })
      }
    >
      <span className={styles.eventPicture} key={eventDiscard.length} data-old={!isOfThisRound || undefined}>
        <Picture emblem={emblemOf(event ?? 'quiet-hour')} />
      </span>
      <span className={styles.eventName}>
        {event !== undefined && (
          <span className={styles.caption}>{words(isOfThisRound ? 'among.event' : 'among.lastEvent')}</span>
        )}
        {event === undefined ? table.name('event-deck') : table.name(event)}
      </span>
    </Thing>
  );
}

/** The middle of the table: whose turn and which phase it is, and the dice that lie nowhere yet. */
import { ThingButton } from '../../table/ThingButton.tsx';
import { AutoOrder } from './AutoOrder.tsx';
import styles from './centre.module.css';
import { KrakenFace, TableDie } from './Die.tsx';
import type { DeepTable } from './deep-table.ts';
import { Offer } from './Offer.tsx';
import { SeatMark } from './SeatMark.tsx';
import { useDeepWords } from './words/index.ts';

const PHASES = ['upkeep', 'roll', 'commit', 'response', 'resolve'] as const;

export function Centre({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view } = table;
  const pool = view.dice.filter(({ at }) => at === 'pool');
  const idle = view.dice.filter(({ at }) => at === 'idle');
  const kraken = krakenValues(table);
  return (
    <section className={styles.centre} aria-label={words('deep.centre')}>
      <div className={styles.banner}>
        <p className={styles.turn}>
          <SeatMark seat={view.active} />
          {words('deep.turnOf', { name: table.seatName(view.active), round: view.round })}
        </p>
        <ol className={styles.phases} aria-label={words('deep.phases')}>
          {PHASES.map((phase) => (
            <li
              key={phase}
              className={styles.phase}
              data-now={view.phase === phase || undefined}
              aria-current={view.phase === phase ? 'step' : undefined}
              data-thing={`phase:${phase}`}
            >
              {words(`deep.phase.${phase}`)}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.well} data-place="pool">
        {kraken.length > 0 && (
          <ul className={styles.dice} aria-label={words('deep.krakenRoll')}>
            {kraken.map(({ id, value }) => (
              <li key={id} className={styles.large}>
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
          <ul className={styles.dice} aria-label={words('deep.pool', { name: table.seatName(view.active) })}>
            {pool.map((die) => (
              <li key={die.id} className={styles.large}>
                <TableDie table={table} die={die} place={table.name('pool')} />
              </li>
            ))}
          </ul>
        )}
        {idle.length > 0 && (
          <div className={styles.idle}>
            <span className={styles.idleWord}>{words('deep.idle')}</span>
            <ul className={styles.dice} aria-label={words('deep.idle')}>
              {idle.map((die) => (
                <li key={die.id}>
                  <TableDie table={table} die={die} place={words('deep.idle')} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {view.dice.length > 0 && kraken.length + pool.length + idle.length === 0 && (
          <p className={styles.calm}>{words('deep.calm')}</p>
        )}
        <AutoOrder table={table} />
        <Offer table={table} />
      </div>
      <Piles table={table} />
    </section>
  );
}

/** The Kraken dice that were rolled and not removed. */
function krakenValues({ view }: DeepTable): readonly { id: number; value: number }[] {
  const roll = view.stack.find((frame) => frame.rule === 'kraken-roll');
  if (roll === undefined) return [];
  return roll.values.flatMap((value, i) => (value === null ? [] : [{ id: i + 1, value }]));
}

function Piles({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view } = table;
  const piles = [
    { thing: 'deck', text: words('deep.deck', { count: view.ritualDeckCount }) },
    { thing: 'discard', text: words('deep.discard', { count: view.ritualDiscard.length }) },
    { thing: 'stock', text: words('deep.stock', { count: view.wraithStock.length }) },
    { thing: 'used-sigils', text: words('deep.usedSigils', { count: view.usedSigils.length }) },
  ];
  return (
    <ul className={styles.piles}>
      {piles.map(({ thing, text }) => (
        <li key={thing}>
          <ThingButton touching={table.touching} thing={thing} className={styles.pile} label={text}>
            {text}
          </ThingButton>
        </li>
      ))}
    </ul>
  );
}

/** Whose turn and which phase it is, and, where there is room, the piles. */
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { PHASES } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './phases.module.css';

export function Phases({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view, frame } = table;
  return (
    <div className={styles.line}>
      <p className={styles.turn} title={words('deep.turnOf', { name: table.seatName(view.active), round: view.round })}>
        <SeatMark seat={view.active} />
        <span className={styles.name} data-shortened>
          {table.seatName(view.active)}
        </span>
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
      {(frame === 'desk' || frame === 'tablet') && <Piles table={table} />}
    </div>
  );
}

function Piles({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view } = table;
  const piles = [
    {
      thing: 'deck',
      picture: 'parchment',
      count: view.ritualDeckCount,
      text: words('deep.deck', { count: view.ritualDeckCount }),
    },
    {
      thing: 'discard',
      picture: 'cosmos',
      count: view.ritualDiscard.length,
      text: words('deep.discard', { count: view.ritualDiscard.length }),
    },
    {
      thing: 'stock',
      picture: 'kill',
      count: view.wraithStock.length,
      text: words('deep.stock', { count: view.wraithStock.length }),
    },
    {
      thing: 'used-sigils',
      picture: 'sigil',
      count: view.usedSigils.length,
      text: words('deep.usedSigils', { count: view.usedSigils.length }),
    },
  ];
  return (
    <ul className={styles.piles} aria-label={words('deep.piles')}>
      {piles.map(({ thing, picture, count, text }) => (
        <li key={thing}>
          <ThingButton touching={table.touching} thing={thing} className={styles.pile} label={text}>
            <Picture emblem={emblemOf(picture)} />
            <span aria-hidden="true">{count}</span>
          </ThingButton>
        </li>
      ))}
    </ul>
  );
}

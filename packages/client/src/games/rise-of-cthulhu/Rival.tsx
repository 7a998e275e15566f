/** The rival: the plate, the hand as backs, and who is ahead by what will decide (RC-12.3). */
import { SeatPlate } from '../../table/seat/SeatPlate.tsx';
import type { SeatState } from '../../table/seat/seat-state.ts';
import { ThingButton } from '../../table/ThingButton.tsx';
import type { RiseTable } from './board-table.ts';
import { CardBack, CardFace } from './cards/CardFace.tsx';
import styles from './rival.module.css';
import { backsOf, LOCATIONS, sorted } from './things.ts';
import { useRiseWords } from './words/index.ts';

export function Rival({ table, state }: { readonly table: RiseTable; readonly state: SeatState | null }) {
  const words = useRiseWords();
  const { counts } = table.view.players[table.rival as 0 | 1];
  const name = table.names[table.rival] ?? '';
  const label = words('rise.handCount', { name, ...counts });
  return (
    <div className={styles.rival} data-seat={table.rival}>
      <SeatPlate
        state={state}
        name={name}
        size="small"
        sign={<span className={styles.sign} />}
        touching={table.touching}
        thing={`seat:${table.rival}`}
        label={label}
        number={<span data-number="hand">{counts.cultists + counts.monsters + counts.artifacts}</span>}
        className={styles.plate ?? ''}
      />
      <Hand table={table} />
      <Score table={table} />
    </div>
  );
}

/** Backs, unless the Lamp lights them or the game is over. */
function Hand({ table }: { readonly table: RiseTable }) {
  const player = table.view.players[table.rival as 0 | 1];
  const open = [...sorted(player.cultists ?? []), ...(player.monsters ?? []), ...(player.artifacts ?? [])];
  return (
    <ul className={styles.hand} data-place={`hand-${table.rival}`} data-open={open.length > 0 || undefined} data-scroll>
      {open.map((card) => (
        <li key={card} className={styles.card}>
          <ThingButton
            touching={table.touching}
            thing={`card:${card}`}
            card={card}
            label={table.label(card)}
            onPoint={table.point}
          >
            <CardFace card={card} name={table.name(card)} />
          </ThingButton>
        </li>
      ))}
      {open.length === 0 &&
        backsOf(table.view, table.rival).map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs cannot be told apart
          <li key={i} className={styles.back}>
            <CardBack kind={kind} />
          </li>
        ))}
    </ul>
  );
}

function Score({ table }: { readonly table: RiseTable }) {
  const words = useRiseWords();
  const { view, me, rival } = table;
  const of = (seat: number) => {
    const here = LOCATIONS.map((id) => view.locations[id]);
    return {
      locations: here.reduce((sum, one) => sum + (one.faces === seat ? (one.double ? 2 : 1) : 0), 0),
      points: here.reduce((sum, one) => sum + one.totals[seat as 0 | 1], 0),
    };
  };
  const [mine, theirs] = [of(me), of(rival)];
  const decides = view.pointsVictory ? 'points' : 'locations';
  return (
    <dl className={styles.score} aria-label={words('rise.score')}>
      {(['locations', 'points'] as const).map((kind) => (
        <div key={kind} className={styles.figure} data-decides={kind === decides || undefined}>
          <dt>{words(`rise.${kind}`)}</dt>
          <dd>
            <b className={styles.mine}>{mine[kind]}</b> : <b className={styles.theirs}>{theirs[kind]}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What one can use: coins, wraith dice, rituals one keeps. A coin that one has not keeps its place. */
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { DieFace } from '../pieces/Die.tsx';
import { RitualChip } from '../pieces/RitualChip.tsx';
import { COINS, playerAt } from '../things.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './holdings.module.css';

export function Holdings({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view, me } = table;
  const player = playerAt(view, me);
  const rituals = [...new Set([...player.keeps, ...player.copies])];
  return (
    <ul className={styles.holdings} data-scroll aria-label={words('deep.holdings', { name: table.seatName(me) })}>
      {COINS.filter((coin) => coin !== 'necromancer' || player.coins[coin] > 0).map((coin) => (
        <li key={coin}>
          {player.coins[coin] > 0 ? (
            <ThingButton
              touching={table.touching}
              thing={`coin:${coin}`}
              className={styles.coin}
              label={words('deep.coins', { coin: table.name(`coin.${coin}`), count: player.coins[coin] })}
            >
              <Picture emblem={emblemOf(`${coin}-coin`)} />
              <span className={styles.count} data-number="coins">
                {player.coins[coin]}
              </span>
            </ThingButton>
          ) : (
            <span className={styles.noCoin} title={words('deep.coins', { coin: table.name(`coin.${coin}`), count: 0 })}>
              <Picture emblem={emblemOf(`${coin}-coin`)} />
            </span>
          )}
        </li>
      ))}
      {player.wraithDice.map(({ face, spent }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wraith dice are numbered
        <li key={i} data-spent={spent || undefined}>
          <ThingButton
            touching={table.touching}
            thing={`wraith-die:${i + 1}`}
            className={styles.die}
            label={words(spent ? 'deep.wraithDieSpent' : 'deep.wraithDie', { die: i + 1, face: table.name(face) })}
          >
            <DieFace face={face} seat={me} kind="wraith" />
          </ThingButton>
        </li>
      ))}
      {rituals.map((ritual) => (
        <li key={ritual} className={styles.ritual}>
          <RitualChip table={table} ritual={ritual} />
        </li>
      ))}
    </ul>
  );
}

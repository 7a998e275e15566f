/** One's own place at the bottom of the table: everything one has, large enough to be used. */
import { useState } from 'react';
import { ThingButton } from '../../table/ThingButton.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import { DiceList, DieFace } from './Die.tsx';
import type { DeepTable } from './deep-table.ts';
import hues from './hues.module.css';
import { Life } from './Life.tsx';
import styles from './mine.module.css';
import { Portrait } from './Portrait.tsx';
import { RitualChip } from './RitualChip.tsx';
import { seatLabel, titleOf } from './Seat.tsx';
import { SeatMark } from './SeatMark.tsx';
import { Secrets } from './Secrets.tsx';
import { SuspicionBoard } from './SuspicionBoard.tsx';
import { signsOf } from './seat-signs.ts';
import { abilityOf, COINS, diceOn, playerAt } from './things.ts';
import { useDeepWords } from './words/index.ts';

export function Mine({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view, me } = table;
  const player = playerAt(view, me);
  const isActive = view.active === me && view.result === null;
  const name = table.seatName(me);
  const ability = abilityOf(view, me);
  return (
    <section
      className={`${styles.mine} ${hues.hue}`}
      data-seat={me}
      data-active={isActive || undefined}
      data-place={`seat-${me}`}
      aria-label={table.isYours ? words('deep.yourPlace') : words('deep.placeOf', { name })}
    >
      <div className={styles.self}>
        <div className={styles.own}>
          <ThingButton
            touching={table.touching}
            thing={`seat:${me}`}
            className={styles.plate}
            label={seatLabel(table, me, words)}
            isStop
          >
            <span />
          </ThingButton>
          <div className={styles.person} aria-hidden="true">
            <span className={styles.who}>
              <span className={styles.name}>
                <SeatMark seat={me} />
                <span className={styles.nameText}>{name}</span>
              </span>
              <span className={styles.title}>{titleOf(table, me)}</span>
            </span>
            <Life table={table} seat={me} />
          </div>
        </div>
        <DiceList table={table} dice={diceOn(view, `seat-${me}`)} label={words('deep.diceOn', { name })} />
      </div>
      <ThingButton
        touching={table.touching}
        thing={ability === null ? `wraith-card:${player.wraith ?? ''}` : `ability:${ability}`}
        className={styles.ability}
        label={words('deep.abilityOf', { name: titleOf(table, me) })}
        isStop
      >
        <Portrait player={player} />
      </ThingButton>
      <div className={styles.middle}>
        <p className={styles.text}>{table.text(player.wraith ?? player.character)}</p>
        <Holdings table={table} />
      </div>
      <Secrets table={table} />
      {table.isYours && view.result === null && <Notes table={table} />}
    </section>
  );
}

function Holdings({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const { view, me } = table;
  const player = playerAt(view, me);
  const rituals = [...new Set([...player.keeps, ...player.copies])];
  return (
    <ul className={styles.holdings} aria-label={words('deep.holdings', { name: table.seatName(me) })}>
      {COINS.filter((coin) => player.coins[coin] > 0).map((coin) => (
        <li key={coin}>
          <ThingButton
            touching={table.touching}
            thing={`coin:${coin}`}
            className={styles.coin}
            label={words('deep.coins', { coin: table.name(`coin.${coin}`), count: player.coins[coin] })}
          >
            <Picture emblem={emblemOf(`${coin}-coin`)} />
            <span className={styles.count}>{player.coins[coin]}</span>
          </ThingButton>
        </li>
      ))}
      {player.wraithDice.map(({ face, spent }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wraith dice are numbered
        <li key={i} className={styles.wraithDie} data-spent={spent || undefined}>
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
      {signsOf(table, me, words, true).map(({ id, picture, label }) => (
        <li key={id} className={styles.sign}>
          <span className={styles.signPicture}>
            <Picture emblem={picture} />
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Notes({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.notes} onClick={() => setOpen(true)}>
        <span className={styles.notesPicture}>
          <Picture emblem={emblemOf('watching')} />
        </span>
        <span className={styles.notesWord}>{words('deep.suspicionsShort')}</span>
      </button>
      {isOpen && <SuspicionBoard table={table} close={() => setOpen(false)} />}
    </>
  );
}

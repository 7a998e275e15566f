/** What one holds: role, hand, Route card, Items; and the notebook. */
import { CARDS } from '@conclave/among-cultists';
import { type ReactNode, useState } from 'react';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { Notebook } from '../notebook/Notebook.tsx';
import { useAmongWords } from '../words/index.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import styles from './mine.module.css';
import { RouteCard } from './RouteCard.tsx';

/** `children` are the tools beside the notebook. */
export function Mine({ table, children }: { table: AmongTable; children: ReactNode }) {
  const words = useAmongWords();
  const [isOpen, setOpen] = useState(false);
  const player = table.player(table.me);
  const heading = table.isYours ? words('among.yours') : words('among.thingsOf', { name: table.names[table.me] ?? '' });
  return (
    <section className={styles.mine} aria-label={heading}>
      <h3 className="unseen">{heading}</h3>
      {player.role !== undefined && <Role table={table} role={player.role} />}
      <Hand table={table} />
      <Items table={table} />
      {player.route !== undefined && <RouteCard table={table} route={player.route} />}
      <div className={styles.tools}>
        {children}
        <button
          type="button"
          className={styles.notebook}
          aria-label={words('among.notebook')}
          onClick={() => setOpen(true)}
        >
          <span className={styles.notebookPicture}>
            <Picture emblem={emblemOf('book')} />
          </span>
          <span className={styles.notebookName}>{words('among.notebook')}</span>
        </button>
      </div>
      {isOpen && <Notebook table={table} close={() => setOpen(false)} />}
    </section>
  );
}

function Role({ table, role }: { table: AmongTable; role: string }) {
  const words = useAmongWords();
  const player = table.player(table.me);
  const curse = table.view.hunt?.curse;
  return (
    <Thing
      touching={table.touching}
      thing="role"
      className={styles.role}
      label={`${words('among.roleLabel', { role: table.name(role) })}${player.ghost ? ` ${table.name('ghost')}.` : ''}`}
    >
      <span className={styles.rolePicture} data-cultist={player.cultist || undefined}>
        <Picture emblem={emblemOf(role)} />
      </span>
      <span className={styles.roleName}>
        <span className={styles.caption}>{player.ghost ? table.name('ghost') : words('among.youAre')}</span>
        {table.name(role)}
        {curse !== undefined && role === 'cursed-hunter' && <span className={styles.caption}>{table.name(curse)}</span>}
      </span>
    </Thing>
  );
}

/** Cards by kind. What is chosen from the reserve lies here too, for as long as it may be chosen. */
function Hand({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { hand, handCount } = table.player(table.me);
  if (hand === undefined) return <Backs pulse={handCount.pulse} room={handCount.room} />;
  const kinds = CARDS.filter((card) => hand[card] > 0 || table.touching.touchable.has(`card:${card}`));
  return (
    <ul className={styles.hand} data-place="hand" aria-label={words('among.hand')}>
      {kinds.map((card) => (
        <li key={card} className={styles.card} data-deep={hand[card] > 1 || undefined}>
          <Thing
            touching={table.touching}
            thing={`card:${card}`}
            label={words('among.cardLabel', { card: table.name(card), count: hand[card] })}
          >
            <CardFace card={card} name={table.name(card)} />
          </Thing>
          <span className={styles.count} aria-hidden="true">
            {hand[card]}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Somebody's hand as those see it who only look on. */
function Backs({ pulse, room }: { pulse: number; room: number }) {
  const words = useAmongWords();
  return (
    <ul className={styles.hand} aria-label={words('among.hand')}>
      {[pulse, room].map((count, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pulse cards first, then room cards
        <li key={i} className={styles.card}>
          <CardBack />
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** Items one carries, and the snares of the Hunter. */
function Items({ table }: { table: AmongTable }) {
  const words = useAmongWords();
  const { items } = table.player(table.me);
  const snares = Object.entries(table.view.hunt?.snaresLeft ?? {});
  if (items.length === 0 && snares.length === 0) return null;
  return (
    <ul className={styles.items} aria-label={words('among.items')}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pairs of boots are alike
        <li key={i}>
          <Thing touching={table.touching} thing={`item:${item}`} className={styles.item} label={table.name(item)}>
            <Picture emblem={emblemOf(item)} />
            <span className={styles.itemName}>{table.name(item)}</span>
          </Thing>
        </li>
      ))}
      {snares.map(([face, count]) => (
        <li key={face}>
          <Thing
            touching={table.touching}
            thing={`snare:${face}`}
            className={styles.item}
            label={words('among.snareLabel', { face: table.name(face), count })}
          >
            <Picture emblem={emblemOf(face)} />
            <span className={styles.itemName}>{table.name(face)}</span>
            <span className={styles.left}>{count}</span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

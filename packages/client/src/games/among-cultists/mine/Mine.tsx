/** What is mine: who I am and how I win, this round's route, what I hold, where I am, and what only I know. */
import { type ReactNode, useState } from 'react';
import { Picture } from '../../shared/art/Picture.tsx';
import { Thing } from '../../shared/Thing.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import { Notebook } from '../notebook/Notebook.tsx';
import { goalOf } from '../story/goal.ts';
import { useAmongWords } from '../words/index.ts';
import { Hand } from './Hand.tsx';
import { Here } from './Here.tsx';
import { Known } from './Known.tsx';
import styles from './mine.module.css';
import { RouteCard } from './RouteCard.tsx';

interface Props {
  readonly table: AmongTable;
  /** Everybody, where their plates stand here. */
  readonly children: ReactNode;
}

export function Mine({ table, children }: Props) {
  const words = useAmongWords();
  const [isOpen, setOpen] = useState(false);
  const player = table.player(table.me);
  const heading = table.isYours ? words('among.yours') : words('among.thingsOf', { name: table.names[table.me] ?? '' });
  return (
    <section className={styles.mine} aria-label={heading} data-scroll>
      <h3 className="unseen">{heading}</h3>
      {children}
      <div className={styles.row}>
        <div className={styles.self}>
          {player.role !== undefined && <Role table={table} role={player.role} />}
          <Known table={table} open={() => setOpen(true)} />
        </div>
        {player.route !== undefined && <RouteCard table={table} route={player.route} />}
        <button
          type="button"
          className={styles.tool}
          aria-label={words('among.notebook')}
          onClick={() => setOpen(true)}
        >
          <Picture emblem={emblemOf('book')} />
          <span className={styles.toolName}>{words('among.notebook')}</span>
        </button>
      </div>
      <div className={`${styles.row} ${styles.uses}`} data-scroll>
        <Hand table={table} />
        <Here table={table} />
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
      <span className={styles.roleWords}>
        <span className={styles.roleName}>
          {table.name(role)}
          {player.ghost && `, ${table.name('ghost')}`}
        </span>
        <span className={styles.goal}>
          {curse !== undefined && role === 'cursed-hunter' ? table.name(curse) : goalOf(table.view, role)}
        </span>
      </span>
    </Thing>
  );
}

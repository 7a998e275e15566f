/** What can be touched now and has no place on the table: faces, numbers, goods, results, cards to choose from. */
import type { Face } from '@conclave/cult-of-the-deep';
import type { Thing } from '@conclave/kernel';
import { ThingButton } from '../../table/ThingButton.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import { LIFE_DROP } from './art/faces.ts';
import { emblemOf } from './art/index.ts';
import { DieFace } from './Die.tsx';
import type { DeepTable } from './deep-table.ts';
import styles from './offer.module.css';
import { keeperOf, playerAt } from './things.ts';
import { useDeepWords } from './words/index.ts';

const KINDS = ['face', 'amount', 'goods', 'result', 'character', 'wraith', 'sigil', 'ritual'] as const;
type Kind = (typeof KINDS)[number];

export function Offer({ table }: { table: DeepTable }) {
  const words = useDeepWords();
  const offered = [...table.touching.touchable].filter((thing) => isHomeless(table, thing));
  const [first] = offered;
  if (first === undefined) return null;
  const kind = kindOf(first);
  return (
    <section
      className={styles.offer}
      aria-label={words(`deep.offer.${kind}`)}
      data-kind={kind}
      data-cards={isCard(kind) || undefined}
    >
      <p className={styles.question}>{words(`deep.offer.${kind}`)}</p>
      <ul className={styles.things}>
        {offered.map((thing) => (
          <li key={thing}>
            <ThingButton touching={table.touching} thing={thing} className={styles.thing} label={labelOf(table, thing)}>
              <span className={styles.picture}>
                <Shown table={table} thing={thing} />
              </span>
              <span className={styles.name}>{nameOf(table, thing)}</span>{' '}
              {isCard(kind) && <span className={styles.text}>{table.text(thing.slice(kind.length + 1))}</span>}
            </ThingButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Things that are chosen for what they do. */
function isCard(kind: Kind): boolean {
  return kind === 'character' || kind === 'wraith' || kind === 'sigil' || kind === 'ritual';
}

function kindOf(thing: Thing): Kind {
  return thing.slice(0, thing.indexOf(':')) as Kind;
}

/** Rituals that somebody keeps lie there, and the own sigil lies before its owner. */
function isHomeless({ view, me }: DeepTable, thing: Thing): boolean {
  const kind = kindOf(thing);
  const id = thing.slice(kind.length + 1);
  if (kind === 'ritual') {
    return keeperOf(view, id as never) === null && !(playerAt(view, me).copies as string[]).includes(id);
  }
  if (kind === 'sigil') return playerAt(view, me).sigil !== id;
  return KINDS.includes(kind);
}

/** The face of a result that was rolled. */
function resultFace({ view }: DeepTable, index: number): Face | null {
  const frame = view.stack.at(-1);
  return frame !== undefined && 'results' in frame ? (frame.results[index] ?? null) : null;
}

function nameOf(table: DeepTable, thing: Thing): string {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'amount') return id;
  if (kind === 'goods') return table.name(id === 'life' ? id : `coin.${id}`);
  if (kind === 'result') return table.name(resultFace(table, Number(id)) ?? 'die');
  return table.name(id);
}

/** With what it does, where that stands on it too. */
function labelOf(table: DeepTable, thing: Thing): string {
  const kind = kindOf(thing);
  const name = nameOf(table, thing);
  return isCard(kind) ? `${name} ${table.text(thing.slice(kind.length + 1))}` : name;
}

function Shown({ table, thing }: { table: DeepTable; thing: Thing }) {
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'face':
      return id === 'kill' ? <Picture emblem={emblemOf(id)} /> : <DieFace face={id as Face} />;
    case 'result': {
      const face = resultFace(table, Number(id));
      return face === null ? null : <DieFace face={face} />;
    }
    case 'amount':
      return <span className={styles.amount}>{id}</span>;
    case 'goods':
      return id === 'life' ? <Picture emblem={{ ink: [LIFE_DROP] }} /> : <Picture emblem={emblemOf(`${id}-coin`)} />;
    default:
      return <Picture emblem={emblemOf(id)} />;
  }
}

/** The quick-reference card beside the board: one screen, cut to what this table plays. */
import type { Block, Condition, Inline } from '@conclave/kernel';
import { BlockView, type Reading } from './Blocks.tsx';
import type { OpenBook } from './open-book.ts';
import type { TableFacts, TableNow } from './pictures/index.ts';
import styles from './reference.module.css';
import { type GoTo, Words } from './Words.tsx';

interface Props {
  readonly open: OpenBook;
  readonly table: TableNow;
  readonly goTo: GoTo;
}

export function Reference({ open, table, goTo }: Props) {
  const { facts } = table;
  const reading: Reading = { open: withCardsNow(open, table), target: null, wanted: [], goTo, examples: new Map() };
  const numbers = { ...facts, ...open.pictures.numbers?.(table) };
  return (
    <div className={styles.card} lang={open.language}>
      {open.card.chapters.map(({ id, title, blocks }) => (
        <section key={id}>
          {title.length > 0 && (
            <h3 className={styles.heading}>
              <Words words={title} goTo={goTo} />
            </h3>
          )}
          {blocks
            .flatMap((block) => cut(block, facts))
            .map((block) => filled(block, numbers))
            .map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
              <BlockView key={i} block={block} reading={reading} />
            ))}
        </section>
      ))}
    </div>
  );
}

/** The book whose cards are those of this table, where they differ from table to table. */
function withCardsNow(open: OpenBook, table: TableNow): OpenBook {
  const { now = {}, cards } = open.pictures;
  const atTable = Object.entries(now).map(([kind, list]) => [kind, () => list(table, open.language)] as const);
  return { ...open, pictures: { ...open.pictures, cards: { ...cards, ...Object.fromEntries(atTable) } } };
}

/** A gap such as `{=points}`. */
export const GAP = /\{=([\w-]+)\}/g;

/** The block with this table's own numbers in its gaps. */
export function filled(block: Block, numbers: TableFacts): Block {
  const fill = (words: readonly Inline[]) =>
    words.map((part) =>
      'text' in part
        ? { ...part, text: part.text.replace(GAP, (gap, name: string) => String(numbers[name] ?? gap)) }
        : part,
    );
  if (block.kind === 'text') return { ...block, words: fill(block.words) };
  if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(fill)) };
  if (block.kind !== 'list') return block;
  return { ...block, items: block.items.map((item) => ({ ...item, words: fill(item.words) })) };
}

/** What holds at this table. */
export function cut(block: Block, facts: TableFacts): readonly Block[] {
  if (block.kind === 'text') return holds(block.when, facts) ? [block] : [];
  if (block.kind !== 'list') return [block];
  const items = block.items.filter(({ when }) => holds(when, facts));
  return items.length === 0 ? [] : [{ ...block, items }];
}

function holds(when: Condition | undefined, facts: TableFacts): boolean {
  return when === undefined || when.values.includes(String(facts[when.option]));
}

/** The quick-reference card beside the board: one screen, cut to what this table plays. */
import type { Block, Condition } from '@conclave/kernel';
import { BlockView, type Reading } from './Blocks.tsx';
import type { OpenBook } from './open-book.ts';
import styles from './reference.module.css';
import { type GoTo, Words } from './Words.tsx';

/** What a table plays: its options, and its number of seats as `seats`. */
export type TableFacts = Readonly<Record<string, string | number>>;

interface Props {
  readonly open: OpenBook;
  readonly facts: TableFacts;
  readonly goTo: GoTo;
}

export function Reference({ open, facts, goTo }: Props) {
  const reading: Reading = { open, target: null, wanted: [], goTo, examples: new Map() };
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
            .map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
              <BlockView key={i} block={block} reading={reading} />
            ))}
        </section>
      ))}
    </div>
  );
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

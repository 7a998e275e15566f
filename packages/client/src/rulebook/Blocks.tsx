import type { Block, Passage } from '@conclave/kernel';
import type { ReactNode } from 'react';
import styles from './book.module.css';
import type { OpenBook } from './open-book.ts';
import { WithRulings } from './Rulings.tsx';
import { cardsOf, rulingsWith, type Wanted } from './search.ts';
import { type GoTo, Words } from './Words.tsx';
import { useBookWords } from './words/index.ts';

export interface Reading {
  readonly open: OpenBook;
  readonly target: string | null;
  readonly wanted: Wanted;
  readonly goTo: GoTo;
  /** The number of each worked example, by the picture's name. */
  readonly examples: ReadonlyMap<string, number>;
}

export function BlockView({ block, reading }: { block: Block; reading: Reading }) {
  const { goTo } = reading;
  switch (block.kind) {
    case 'text':
      return <Text passage={block} reading={reading} />;
    case 'heading':
      return (
        <h3 id={block.id} className={styles.subheading} tabIndex={-1}>
          <Words words={block.words} goTo={goTo} />
        </h3>
      );
    case 'list':
      return <List block={block} reading={reading} />;
    case 'table':
      return <Table block={block} reading={reading} />;
    case 'picture':
      return <Figure block={block} reading={reading} />;
    case 'cards':
      return <Cards kind={block.name} reading={reading} />;
  }
}

function Behind({
  rules,
  reading,
  children,
}: {
  rules: readonly string[];
  reading: Reading;
  children: (sign: ReactNode) => ReactNode;
}) {
  const { open, target, wanted, goTo } = reading;
  return (
    <WithRulings open={open} rules={rules} target={target} found={rulingsWith(open, rules, wanted)} goTo={goTo}>
      {children}
    </WithRulings>
  );
}

function Text({ passage, reading }: { passage: Passage; reading: Reading }) {
  return (
    <div className={styles.passage}>
      <Behind rules={passage.rules} reading={reading}>
        {(sign) => (
          <p>
            <Words words={passage.words} goTo={reading.goTo} /> {sign}
          </p>
        )}
      </Behind>
    </div>
  );
}

function List({ block, reading }: { block: Extract<Block, { kind: 'list' }>; reading: Reading }) {
  const Tag = block.isNumbered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {block.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a fixed text
        <li key={i}>
          <Text passage={item} reading={reading} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ block, reading }: { block: Extract<Block, { kind: 'table' }>; reading: Reading }) {
  const [head = [], ...rows] = block.rows;
  return (
    <div className={styles.passage}>
      <Behind rules={block.rules} reading={reading}>
        {(sign) => (
          <>
            <div
              className={styles.tableBox}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it is wide on a phone, and the keyboard must be able to scroll it
              tabIndex={0}
            >
              <table className={styles.table}>
                <thead>
                  <tr>
                    {head.map((words, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed table
                      <th key={i} scope="col">
                        <Words words={words} goTo={reading.goTo} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a fixed table
                    <tr key={i}>
                      {row.map((words, column) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed table
                        <td key={column}>
                          <Words words={words} goTo={reading.goTo} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {sign !== null && <p>{sign}</p>}
          </>
        )}
      </Behind>
    </div>
  );
}

function Figure({ block, reading }: { block: Extract<Block, { kind: 'picture' }>; reading: Reading }) {
  const words = useBookWords();
  const Picture = reading.open.pictures.pictures[block.name];
  const number = reading.examples.get(block.name);
  if (Picture === undefined) return null;
  return (
    <figure id={block.name} className={styles.figure}>
      <div className={styles.picture} role="img" aria-label={block.alt}>
        {/* A picture of the board is not a board: nothing in it can be touched. */}
        <div inert data-still>
          <Picture />
        </div>
      </div>
      <figcaption>
        {number !== undefined && <strong>{words('book.example', { number })}. </strong>}
        <Words words={block.caption} goTo={reading.goTo} />
      </figcaption>
    </figure>
  );
}

function Cards({ kind, reading }: { kind: string; reading: Reading }) {
  return (
    <ul className={styles.cards}>
      {cardsOf(reading.open, kind, reading.wanted).map(({ id, name, text, face, extra }) => (
        <li key={id} id={id} className={styles.card} tabIndex={-1}>
          <div className={styles.face} inert data-still>
            {face}
          </div>
          <div>
            <h4>{name}</h4>
            {extra !== undefined && <p className={styles.extra}>{extra}</p>}
            {text.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

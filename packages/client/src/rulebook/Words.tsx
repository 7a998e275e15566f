/** The words of a passage, with their marks and links. */
import type { Inline } from '@conclave/kernel';
import { Fragment, useId, useState } from 'react';
import styles from './book.module.css';
import { useBookWords } from './words/index.ts';

/** Goes to a chapter or a rule of the same book. */
export type GoTo = (id: string) => void;

export function Words({ words, goTo }: { readonly words: readonly Inline[]; readonly goTo: GoTo }) {
  return words.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
    <Fragment key={i}>
      <Part part={part} goTo={goTo} />
    </Fragment>
  ));
}

function Part({ part, goTo }: { part: Inline; goTo: GoTo }) {
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'slanted':
      return <em>{part.text}</em>;
    case 'link':
      return <InBook to={part.to} text={part.text} goTo={goTo} />;
    case 'mark':
      return <Mark mark={part} />;
    default:
      return part.text;
  }
}

/** A link within the book: a real one, so that it can be copied, but the book itself goes there. */
export function InBook({ to, text, goTo, label }: { to: string; text: string; goTo: GoTo; label?: string }) {
  return (
    <a
      href={`#${to}`}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {text}
    </a>
  );
}

const SIGNS = { reconstructed: '◇', ours: '✚' } as const;

/** Says where something is from when it is asked. */
function Mark({ mark: { mark, note } }: { mark: Extract<Inline, { kind: 'mark' }> }) {
  const words = useBookWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const text = note ?? words(`book.mark.${mark}`);
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        data-mark={mark}
        title={text}
        aria-label={words(`book.markSign.${mark}`)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {SIGNS[mark]}
      </button>
      <span id={id} className={styles.note} hidden={!isOpen} role="note">
        {text}
      </span>
    </>
  );
}

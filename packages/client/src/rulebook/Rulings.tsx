/** The numbered rules behind a passage, folded away until somebody wants them. */
import { Fragment, type ReactNode, useId, useState } from 'react';
import styles from './book.module.css';
import type { OpenBook } from './open-book.ts';
import { type GoTo, InBook } from './Words.tsx';
import { useBookWords } from './words/index.ts';

interface Props {
  readonly open: OpenBook;
  readonly rules: readonly string[];
  readonly target: string | null;
  /** Rulings that a search has found: they are shown at once. */
  readonly found: readonly string[];
  readonly goTo: GoTo;
  /** The passage itself; the sign that unfolds its rulings stands at its end. */
  children(sign: ReactNode): ReactNode;
}

export function WithRulings(props: Props) {
  const { open, rules, target, found } = props;
  const known = rules.filter((id) => open.rulings.has(id));
  if (known.length === 0) return props.children(null);
  const isWanted = found.length > 0 || (target !== null && known.includes(target));
  // What is wanted opens by itself, and once: afterwards it is the reader's.
  return <Fold key={isWanted ? (target ?? 'found') : 'folded'} {...props} known={known} isWanted={isWanted} />;
}

function Fold({
  open,
  known,
  target,
  found,
  goTo,
  isWanted,
  children,
}: Props & { readonly known: readonly string[]; readonly isWanted: boolean }) {
  const words = useBookWords();
  const [isOpen, setOpen] = useState(isWanted);
  const id = useId();
  const label = words('book.rulingsOpen', { count: known.length });
  const sign = (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={label}
      title={label}
      onClick={() => setOpen(!isOpen)}
    >
      {known.length}
    </button>
  );
  return (
    <>
      {children(sign)}
      <div id={id} className={styles.rulings} hidden={!isOpen}>
        {isOpen &&
          (found.length > 0 ? found : known).map((rule) => (
            <Ruling key={rule} open={open} id={rule} isTarget={rule === target} goTo={goTo} />
          ))}
      </div>
    </>
  );
}

interface RulingProps {
  readonly open: OpenBook;
  readonly id: string;
  readonly isTarget: boolean;
  readonly goTo: GoTo;
}

export function Ruling({ open, id, isTarget, goTo }: RulingProps) {
  const words = useBookWords();
  const lines = open.rulings.get(id)?.text.split('\n') ?? [];
  return (
    <article id={id} className={styles.ruling} data-shown={isTarget || undefined} tabIndex={-1}>
      {lines.map((line) => (
        <p key={line}>
          {withRuleIds(line).map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
            <Fragment key={i}>
              {part.isRule ? <InBook to={part.text} text={part.text} goTo={goTo} /> : part.text}
            </Fragment>
          ))}
        </p>
      ))}
      <span className={styles.id}>
        <InBook to={id} text={id} label={words('book.linkTo', { id })} goTo={goTo} />
      </span>
    </article>
  );
}

/** A text in pieces: plain words, and ids of other rules that can be opened. */
export function withRuleIds(text: string): readonly { readonly text: string; readonly isRule: boolean }[] {
  return text
    .split(/\b([A-Z]{2}-\d+(?:\.\d+)+)\b/)
    .map((part, i) => ({ text: part, isRule: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

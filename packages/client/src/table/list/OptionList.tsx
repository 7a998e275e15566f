/** The same options as on the board, as a list in words: for the keyboard, for screen readers, and for whoever prefers it. */
import { at, say } from '@conclave/kernel';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { withSoftHyphens } from '../../i18n/soft.ts';
import { useGuard } from '../bar/useGuard.ts';
import type { LoadedGame, PathOption, Scene } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import { groupsOf, isDangerous } from './groups.ts';
import styles from './list.module.css';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly options: readonly PathOption[];
  readonly choose: (option: PathOption) => void;
}

/** From so many options on, typing is faster than looking. */
const SEARCHABLE = 12;

export function OptionList({ loaded, scene, options, choose }: Props) {
  const words = useTableWords();
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const [sought, setSought] = useState('');
  const guard = useGuard(JSON.stringify(options.map(({ choice }) => choice)));
  const wordsOf = (option: PathOption) => say(scene.catalogue, option.description.words);
  const groups = useMemo(() => groupsOf(options), [options]);
  const isSought = (option: PathOption) => wordsOf(option).toLocaleLowerCase().includes(sought.toLocaleLowerCase());
  const shown = groups.flatMap((group) => group.options).filter(isSought);
  useEffect(() => {
    focusOn(list.current, 0);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<Element>('button') ?? [])];
    const at = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement);
    if (event.key === 'ArrowDown') focusOn(list.current, Math.min(at + 1, buttons.length - 1));
    else if (event.key === 'ArrowUp') focusOn(list.current, Math.max(at - 1, 0));
    else if (event.key === 'Home') focusOn(list.current, 0);
    else if (event.key === 'End') focusOn(list.current, buttons.length - 1);
    else if (/^[1-9]$/.test(event.key)) {
      const option = shown[Number(event.key) - 1];
      if (option !== undefined) guard(() => choose(option));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (options.length === 0) return <p className={styles.none}>{words('play.listEmpty')}</p>;
  return (
    <div className={styles.box}>
      {options.length >= SEARCHABLE ? (
        <input
          type="search"
          className={styles.search}
          aria-label={words('play.listSearch')}
          placeholder={words('play.listSearch')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      ) : (
        <p className={styles.hint}>{words('play.listHint')}</p>
      )}
      <fieldset ref={list} className={styles.groups} data-scroll onKeyDown={onKeyDown}>
        <legend className="unseen">{words('play.listTitle')}</legend>
        {groups.map((group) => {
          const here = group.options.filter(isSought);
          if (here.length === 0) return null;
          const heading = `${id}${group.first}`;
          return (
            <section
              key={`${group.first}${isDangerous(at(here, 0))}`}
              aria-labelledby={group.first === null ? undefined : heading}
            >
              {group.first !== null && (
                <h3 id={heading} className={styles.heading}>
                  {loaded.explain(scene, group.first).title}
                </h3>
              )}
              <ol className={styles.list}>
                {here.map((option) => (
                  <li key={JSON.stringify([option.choice, option.next])}>
                    <button
                      type="button"
                      className={styles.option}
                      data-danger={isDangerous(option) || undefined}
                      onClick={() => guard(() => choose(option))}
                    >
                      <span className={styles.number}>{shown.indexOf(option) + 1}</span>{' '}
                      {withSoftHyphens(wordsOf(option))}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
        {shown.length === 0 && <p className={styles.none}>{words('play.listNothing')}</p>}
      </fieldset>
    </div>
  );
}

function focusOn(list: HTMLElement | null, at: number): void {
  list?.querySelectorAll('button')[at]?.focus();
}

/** The whole rules of a game: searchable, each rule with its id as an anchor. */
import type { AnyGame, Language } from '@conclave/kernel';
import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTableWords } from '../words/index.ts';
import { RuleLink } from './RuleLink.tsx';
import styles from './rules.module.css';
import { rulesOf, sectionsAbout, withRuleIds } from './search.ts';

interface Props {
  readonly game: AnyGame;
  readonly language: Language;
  /** The rule to show first. */
  readonly rule: string | null;
  readonly openRule: (rule: string) => void;
}

export function Rules({ game, language, rule, openRule }: Props) {
  const words = useTableWords();
  const [search, setSearch] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(search);
  const rules = rulesOf(game, language);
  const sections = useMemo(() => sectionsAbout(rules, wanted), [rules, wanted]);
  useEffect(() => setSearch(''), []);
  useEffect(() => {
    if (rule === null) return;
    setSearch('');
    // The rule may have been hidden by a search: it is there after the next drawing.
    const frame = requestAnimationFrame(() => {
      const found = box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`);
      found?.scrollIntoView({ block: 'center' });
      found?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <div className={styles.rules} ref={box}>
      <label className={styles.search}>
        <span className="unseen">{words('play.rulesSearch')}</span>
        <input
          type="search"
          value={search}
          placeholder={words('play.rulesSearch')}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className={styles.count} role="status">
          {words('play.rulesFound', { count })}
        </span>
      </label>
      <div className={styles.text} data-scroll lang={rules === game.rules ? 'en' : language}>
        {sections.map((section) => (
          <section key={section.rules[0]?.id}>
            <h3 className={styles.heading}>{section.heading}</h3>
            {section.rules.map(({ id, text }) => (
              <article key={id} id={id} className={styles.rule} data-shown={id === rule || undefined} tabIndex={-1}>
                <a className={styles.id} href={`#${id}`} aria-label={words('play.ruleLink', { id })}>
                  {id}
                </a>
                {text.split('\n').map((line) => (
                  <p key={line}>
                    {withRuleIds(line).map((part, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
                      <Fragment key={i}>
                        {part.isRule ? <RuleLink rule={part.text} open={openRule} /> : part.text}
                      </Fragment>
                    ))}
                  </p>
                ))}
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

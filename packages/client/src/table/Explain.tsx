import { say } from '@conclave/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { Cover } from '../ui/covers/Cover.tsx';
import type { LoadedGame, Scene } from './contract.ts';
import styles from './explain.module.css';
import { placeExplanation } from './explain-place.ts';
import { RuleLink } from './rules/RuleLink.tsx';
import type { Choosing } from './useChoosing.ts';
import type { Explaining } from './useExplaining.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly explaining: Explaining;
  /** It has a place of its own, at the foot of the aside, and covers nothing. */
  readonly isDocked: boolean;
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly choosing: Choosing | null;
  readonly openRule: (rule: string) => void;
}

/** What a thing is, what touching it would do, or why it cannot be touched now; always with the rule. */
export function Explain({ explaining, isDocked, loaded, scene, choosing, openRule }: Props) {
  const words = useTableWords();
  const box = useRef<HTMLElement>(null);
  const { asked, close } = explaining;
  useLayoutEffect(() => {
    if (box.current !== null && asked !== null && !isDocked) placeExplanation(box.current, asked.anchor);
  }, [asked, isDocked]);
  useEffect(() => {
    if (!asked?.pinned) return;
    const before = document.activeElement;
    box.current?.focus();
    // Whoever came by keyboard goes on where they were.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [asked]);
  if (asked === null) {
    return isDocked ? (
      <section className={styles.dock} aria-label={words('play.explain')}>
        <span className={styles.cover}>
          <Cover game={loaded.game.id} />
        </span>
        <p className={styles.hint}>{words('play.explainHint')}</p>
      </section>
    ) : null;
  }
  const { title, lines, rule, whyNot } = loaded.explain(scene, asked.thing);
  const canTouch = choosing?.touchable.has(asked.thing) ?? false;
  const behind = canTouch ? choosing?.optionBehind(asked.thing) : null;
  return (
    <section
      ref={box}
      className={isDocked ? styles.dock : styles.box}
      data-scroll={isDocked ? 'text' : undefined}
      data-opened={!isDocked || undefined}
      aria-label={`${words('play.explain')} ${title}`}
      tabIndex={-1}
      data-pinned={asked.pinned || undefined}
    >
      <p className={styles.title}>{title}</p>
      {asked.pinned && (
        <span className={styles.close}>
          <IconButton icon="close" label={words('play.close')} onClick={close} />
        </span>
      )}
      {canTouch && (
        <p className={styles.can}>
          {behind == null
            ? words(hasMouse() ? 'play.canClickMany' : 'play.canTouchMany')
            : words(hasMouse() ? 'play.canClick' : 'play.canTouch', {
                choice: say(scene.catalogue, behind.description.words),
              })}
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!canTouch && choosing !== null && whyNot !== null && (
        <p className={styles.whyNot}>
          <b>{words('play.whyNot')}</b> {whyNot.line} {asked.pinned && <RuleLink rule={whyNot.rule} open={openRule} />}
        </p>
      )}
      {asked.pinned && <RuleLink rule={rule} open={openRule} />}
    </section>
  );
}

/** A mouse clicks where a finger taps. */
const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

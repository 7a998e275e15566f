/** What stands around every screen but the table in play. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { cameByLink, Link } from '../ui/router.tsx';
import { Seal } from '../ui/Seal.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './Page.module.css';
import { useMe } from './session.ts';
import { useTitle } from './title.ts';

interface PageProps {
  /** For the tab. */
  readonly title: string;
  readonly children: ReactNode;
  /** A game's accent colours the page. */
  readonly game?: string;
  readonly yourTurn?: boolean;
}

export function Page({ title, children, game, yourTurn = false }: PageProps) {
  const say = useWords();
  const me = useMe();
  useTitle(title, yourTurn);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The link that led here is gone, and the focus with it: screen readers go on reading at the new content.
    const isFocusLost = document.activeElement === document.body;
    if (cameByLink() && isFocusLost) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.page} data-game={game}>
      <a className={styles.skip} href="#content">
        {say('ui.skip')}
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.brand} aria-label={say('ui.home')}>
          <span className={styles.seal}>
            <Seal />
          </span>
          <span className={styles.name}>Conclave</span>
        </Link>
        <nav className={styles.nav} aria-label={say('ui.mainMenu')}>
          <LanguageChoice />
          <Link href="/about" aria-label={say('ui.about')}>
            <Icon name="info" />
            <span>{say('ui.about')}</span>
          </Link>
          <Link
            href="/settings"
            aria-label={me ? `${say('ui.settings')}. ${say('ui.you', { name: me.name })}` : undefined}
          >
            <Icon name={me ? 'person' : 'gear'} />
            <span>{me ? me.name : say('ui.settings')}</span>
          </Link>
        </nav>
      </header>
      <main ref={main} id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{say('ui.fanWork')}</p>
        {CONCLAVE_SOURCE !== null && <a href={CONCLAVE_SOURCE}>{say('ui.source')}</a>}
      </footer>
    </div>
  );
}

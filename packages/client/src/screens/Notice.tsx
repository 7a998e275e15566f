/** A page that says one thing and shows the way on. */
import type { ReactNode } from 'react';
import { Page } from '../app/Page.tsx';
import { useWords } from '../i18n/index.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Seal } from '../ui/Seal.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What else there is to say. */
  readonly more?: ReactNode;
  /** Ways on; home if there are none. */
  readonly children?: ReactNode;
}

export function Notice({ title, text, more, children }: NoticeProps) {
  const say = useWords();
  return (
    <Page title={title}>
      <div className={styles.notice}>
        <div className={styles.seal}>
          <Seal />
        </div>
        <h1>{title}</h1>
        <p>{text}</p>
        {more}
        <div className={styles.ways}>
          {children ?? (
            <ButtonLink href="/" kind="primary">
              {say('missing.home')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Page>
  );
}

export function NotFound() {
  const say = useWords();
  return <Notice title={say('missing.title')} text={say('missing.text')} />;
}

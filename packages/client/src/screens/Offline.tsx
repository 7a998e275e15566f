import { useWords } from '../i18n/index.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './Offline.module.css';

/** No connection: what can be done all the same, what cannot, and that this page comes back by itself. */
export function Offline({ again }: { readonly again: () => void }) {
  const say = useWords();
  return (
    <Notice
      title={say('offline.title')}
      text={say('offline.text')}
      more={
        <ul className={styles.list}>
          <li data-works="yes">{say('offline.works')}</li>
          <li data-works="no">{say('offline.waits')}</li>
        </ul>
      }
    >
      <Button kind="primary" onClick={again}>
        {say('ui.again')}
      </Button>
      <ButtonLink href="/settings">{say('ui.settings')}</ButtonLink>
      <ButtonLink href="/about">{say('ui.about')}</ButtonLink>
      <p className={styles.self} role="status">
        {say('offline.self')}
      </p>
    </Notice>
  );
}

import { useWords } from '../i18n/index.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './Offline.module.css';

/** Somebody whom the operator has shut out: until when and why, what works all the same, and whom to ask. */
export function Banned({ problem }: { readonly problem: Error }) {
  const say = useWords();
  return (
    <Notice
      title={say('banned.title')}
      text={say('banned.said', { message: problem.message })}
      more={
        <ul className={styles.list}>
          <li data-works="yes">{say('banned.works')}</li>
          <li data-works="no">{say('banned.waits')}</li>
        </ul>
      }
    >
      <ButtonLink href="/games/rise-of-cthulhu" kind="primary">
        {say('banned.read')}
      </ButtonLink>
      <ButtonLink href="/settings">{say('ui.settings')}</ButtonLink>
      <ButtonLink href="/about">{say('ui.about')}</ButtonLink>
      <p className={styles.self}>{say('banned.ask')}</p>
    </Notice>
  );
}

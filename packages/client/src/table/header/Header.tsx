/** The upper edge of the table: the way back, which game and round, the news, and the menu. Players are on their plates. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './header.module.css';

export interface HeaderTool {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** How many things wait there. */
  readonly count?: number;
  /** Of what opens something: whether that is open. */
  readonly isOpen?: boolean;
  readonly press: () => void;
}

interface Props {
  readonly title: string;
  /** Round and phase. */
  readonly heading: string;
  readonly news: ReactNode;
  /** How many look on. */
  readonly watchers?: number;
  readonly tools: readonly HeaderTool[];
  /** Stands before the tools. */
  readonly children?: ReactNode;
}

export function Header({ title, heading, news, watchers = 0, tools, children }: Props) {
  const words = useTableWords();
  return (
    <header className={styles.header} data-region="header">
      <Link href="/" className={styles.home} aria-label={words('play.home')}>
        <Icon name="back" />
      </Link>
      <h1 className={styles.title}>
        <span className={styles.game}>{title}</span>
        {heading !== '' && <span className={styles.heading}>{heading}</span>}
      </h1>
      <div className={styles.news}>{news}</div>
      <div className={styles.tools}>
        {watchers > 0 && (
          <span
            className={styles.watchers}
            role="img"
            aria-label={words('play.watchers', { count: watchers })}
            title={words('play.watchers', { count: watchers })}
          >
            <Icon name="eye" />
            {watchers}
          </span>
        )}
        {children}
        {tools.map(({ id, icon, label, count = 0, isOpen, press }) => (
          <span key={id} className={styles.tool} data-tool={id}>
            <button type="button" className={styles.press} title={label} aria-expanded={isOpen} onClick={press}>
              <Icon name={icon} />
              <span className={styles.word}>{label}</span>
            </button>
            {count > 0 && <span className={styles.count}>{count}</span>}
          </span>
        ))}
      </div>
    </header>
  );
}

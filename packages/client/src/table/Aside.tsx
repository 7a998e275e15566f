/** Log, chat and rules: beside the board on a desktop, sheets from below on a phone. */
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './aside.module.css';
import { useIsWide } from './useIsWide.ts';
import { useTableWords } from './words/index.ts';

const TABS = ['log', 'chat', 'rules'] as const;
export type AsideTab = (typeof TABS)[number];

const ICONS = { log: 'list', chat: 'chat', rules: 'rules' } as const;

interface Props {
  readonly log: ReactNode;
  /** Left out where nobody talks: in a replay. */
  readonly chat?: ReactNode;
  readonly rules: ReactNode;
  /** What stands over all of them on a desktop. */
  readonly above?: ReactNode;
  /** Null: the log on a desktop, nothing on a phone. */
  readonly tab: AsideTab | null;
  readonly setTab: (tab: AsideTab | null) => void;
  /** How many chat messages there are. */
  readonly unread: number;
}

export function Aside(props: Props) {
  const isWide = useIsWide();
  const shown = props.tab ?? (isWide ? 'log' : null);
  const news = useNews(props.unread, shown === 'chat');
  return isWide ? (
    <Beside {...props} shown={shown ?? 'log'} news={news} />
  ) : (
    <Sheets {...props} shown={shown} news={news} />
  );
}

/** How many messages came since the chat was last looked at. */
function useNews(count: number, isRead: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isRead) setRead(count);
  }, [count, isRead]);
  return isRead ? 0 : Math.max(0, count - read);
}

function tabsOf({ chat }: Pick<Props, 'chat'>): readonly AsideTab[] {
  return chat === undefined ? TABS.filter((tab) => tab !== 'chat') : TABS;
}

type Shown<T> = Props & { readonly shown: T; readonly news: number };

function Beside({ shown, setTab, news, ...props }: Shown<AsideTab>) {
  const words = useTableWords();
  return (
    <aside className={styles.aside} aria-label={words(`play.${shown}`)}>
      {props.above}
      <div className={styles.tabs} role="tablist">
        {tabsOf(props).map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === shown}
            onClick={() => setTab(tab)}
          >
            {words(`play.${tab}`)}
            {tab === 'chat' && news > 0 && <span className={styles.news}>{news}</span>}
          </button>
        ))}
      </div>
      <div className={styles.contents} role="tabpanel" aria-label={words(`play.${shown}`)}>
        {props[shown]}
      </div>
    </aside>
  );
}

function Sheets({ shown, setTab, news, ...props }: Shown<AsideTab | null>) {
  const words = useTableWords();
  return (
    <>
      <nav className={styles.strip} aria-label={words('play.menu')}>
        {tabsOf(props).map((tab) => (
          <button key={tab} type="button" className={styles.opener} onClick={() => setTab(tab)}>
            <Icon name={ICONS[tab]} />
            {words(`play.${tab}`)}
            {tab === 'chat' && news > 0 && <span className={styles.news}>{news}</span>}
          </button>
        ))}
      </nav>
      {shown !== null && (
        <Dialog title={words(`play.${shown}`)} onClose={() => setTab(null)} tall>
          <div className={styles.sheet}>{props[shown]}</div>
        </Dialog>
      )}
    </>
  );
}

/** Log, chat and rules: beside the board on a desk, a drawer on a tablet, sheets on a phone. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './aside.module.css';
import { type Frame, useHasTabs, useIsTall } from './frame/frames.ts';
import type { HeaderTool } from './header/Header.tsx';
import { useDismiss } from './tray/useDismiss.ts';
import { useTableWords } from './words/index.ts';

const TABS = ['log', 'chat', 'rules'] as const;
export type AsideTab = (typeof TABS)[number];

const ICONS = { log: 'wave', chat: 'chat', rules: 'rules' } as const;

interface Props {
  readonly frame: Frame;
  readonly log: ReactNode;
  /** Left out where nobody talks: in a replay. */
  readonly chat?: ReactNode;
  readonly rules: ReactNode;
  /** What stands over all of them on a desk. */
  readonly above?: ReactNode;
  /** What stands below them on a desk: the explanation's dock. */
  readonly below?: ReactNode;
  readonly tabs: AsideTabs;
  /** Two or more people sit here: on a large desk the chat has a place below the log. */
  readonly hasCompany?: boolean;
}

/** Which tab is open, and how many messages wait in the chat. */
export interface AsideTabs {
  /** Null: the log on a desk, nothing elsewhere. */
  readonly tab: AsideTab | null;
  readonly setTab: (tab: AsideTab | null) => void;
  readonly unread: number;
}

export function useAsideTabs(messages: number): AsideTabs {
  const [tab, setTab] = useState<AsideTab | null>(null);
  const [read, setRead] = useState(messages);
  const isRead = tab === 'chat';
  useEffect(() => {
    if (isRead) setRead(messages);
  }, [messages, isRead]);
  return { tab, setTab, unread: isRead ? 0 : Math.max(0, messages - read) };
}

/** The tabs as buttons of the header, where they have no row of their own. */
export function useAsideTools(
  frame: Frame,
  { tab, setTab, unread }: AsideTabs,
  hasChat: boolean,
): readonly HeaderTool[] {
  const words = useTableWords();
  const hasTabs = useHasTabs();
  if (frame === 'desk' || hasTabs) return [];
  return tabsOf(hasChat).map((id) => ({
    id,
    icon: ICONS[id],
    label: words(`play.${id}`),
    count: id === 'chat' ? unread : 0,
    isOpen: tab === id,
    press: () => setTab(tab === id ? null : id),
  }));
}

function tabsOf(hasChat: boolean): readonly AsideTab[] {
  return hasChat ? TABS : TABS.filter((tab) => tab !== 'chat');
}

export function Aside(props: Props) {
  return props.frame === 'desk' ? <Beside {...props} /> : <Sheets {...props} />;
}

function Beside({ tabs, ...props }: Props) {
  const words = useTableWords();
  const isTall = useIsTall();
  const isBoth = isTall && props.hasCompany === true && props.chat !== undefined;
  const shown = isBoth && tabs.tab === 'chat' ? 'log' : (tabs.tab ?? 'log');
  return (
    <aside className={styles.aside} data-region="aside" aria-label={words(`play.${shown}`)}>
      {props.above}
      <div className={styles.tabs} role="tablist">
        {tabsOf(props.chat !== undefined && !isBoth).map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === shown}
            onClick={() => tabs.setTab(tab)}
          >
            {words(`play.${tab}`)}
            {tab === 'chat' && tabs.unread > 0 && <span className={styles.news}>{tabs.unread}</span>}
          </button>
        ))}
      </div>
      <div className={styles.contents} role="tabpanel" aria-label={words(`play.${shown}`)}>
        {props[shown]}
      </div>
      {isBoth && (
        <section className={styles.below} aria-label={words('play.chat')}>
          {props.chat}
        </section>
      )}
      {props.below}
    </aside>
  );
}

function Sheets({ frame, tabs, ...props }: Props) {
  const words = useTableWords();
  const hasTabs = useHasTabs();
  const box = useRef<HTMLElement>(null);
  const { tab, setTab } = tabs;
  useDismiss(box, tab !== null, () => setTab(null));
  useFocusInside(box, tab);
  return (
    <>
      {hasTabs && frame === 'portrait' && (
        <nav className={styles.strip} data-region="tabs" aria-label={words('play.tabs')}>
          {tabsOf(props.chat !== undefined).map((id) => (
            <button
              key={id}
              type="button"
              className={styles.opener}
              aria-pressed={tab === id}
              onClick={() => setTab(tab === id ? null : id)}
            >
              <Icon name={ICONS[id]} />
              {words(`play.${id}`)}
              {id === 'chat' && tabs.unread > 0 && <span className={styles.news}>{tabs.unread}</span>}
            </button>
          ))}
        </nav>
      )}
      {tab !== null && (
        <aside
          ref={box}
          className={styles.sheet}
          data-frame={frame}
          data-region="aside"
          aria-label={words(`play.${tab}`)}
          tabIndex={-1}
        >
          <header className={styles.sheetHeader}>
            <h2>{words(`play.${tab}`)}</h2>
            <IconButton icon="close" label={words('play.close')} onClick={() => setTab(null)} />
          </header>
          <div className={styles.contents}>{props[tab]}</div>
        </aside>
      )}
    </>
  );
}

/** What opens takes the focus and gives it back where it was. */
function useFocusInside(box: { readonly current: HTMLElement | null }, tab: AsideTab | null): void {
  useEffect(() => {
    if (tab === null) return;
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [box, tab]);
}

/** One sentence: what needs to be settled, else the latest news, else whose turn it is. It never adds a row. */
import { Button } from '../../ui/Button.tsx';
import type { News } from '../happenings/useNews.ts';
import { useTableWords } from '../words/index.ts';
import styles from './news.module.css';

export interface Alert {
  readonly text: string;
  /** Opens the sheet in which it is settled; left out where it settles itself. */
  readonly button?: { readonly label: string; readonly press: () => void };
}

interface Props {
  readonly alert: Alert | null;
  /** The latest news, for as long as it is news. */
  readonly news: News | null;
  readonly status: string;
  /** How much happened since the observer's last turn, where that is worth a look. */
  readonly summary: number | null;
  readonly openSummary: () => void;
  readonly openLog: () => void;
}

export function NewsLine({ alert, news, status, summary, openSummary, openLog }: Props) {
  const words = useTableWords();
  if (alert !== null) {
    return (
      <div className={styles.line} data-alert role="status">
        <span className={styles.text}>{alert.text}</span>
        {alert.button !== undefined && (
          <span className={styles.button}>
            <Button kind="primary" onClick={alert.button.press}>
              {alert.button.label}
            </Button>
          </span>
        )}
      </div>
    );
  }
  if (news === null && summary !== null) {
    return (
      <button type="button" className={styles.line} data-summary onClick={openSummary}>
        <span className={styles.chip}>
          <span className={styles.long}>{words('play.sinceCount', { count: summary })}</span>
          <span className={styles.short} aria-hidden="true">
            {words('play.sinceShort', { count: summary })}
          </span>
        </span>
      </button>
    );
  }
  const text = news?.sentence ?? status;
  if (text === '') return null;
  return (
    <button type="button" className={styles.line} title={text} data-news={kindOf(news)} onClick={openLog}>
      <span className={styles.text} data-shortened>
        {text}
      </span>
    </button>
  );
}

function kindOf(news: News | null): 'important' | 'minor' | undefined {
  if (news === null) return undefined;
  return news.isImportant ? 'important' : 'minor';
}

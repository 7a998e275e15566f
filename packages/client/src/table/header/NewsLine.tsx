/** One sentence: what needs to be settled, else the latest news, else whose turn it is. It never adds a row. */
import { Button } from '../../ui/Button.tsx';
import styles from './news.module.css';

export interface Alert {
  readonly text: string;
  /** Opens the sheet in which it is settled; left out where it settles itself. */
  readonly button?: { readonly label: string; readonly press: () => void };
}

interface Props {
  readonly alert: Alert | null;
  /** The latest news, for as long as it is news. */
  readonly news: string | null;
  readonly status: string;
  readonly openLog: () => void;
}

export function NewsLine({ alert, news, status, openLog }: Props) {
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
  return (
    <button type="button" className={styles.line} data-news={news !== null || undefined} onClick={openLog}>
      <span className={styles.text} aria-hidden={news !== null || undefined}>
        {news ?? status}
      </span>
    </button>
  );
}

/** Short messages at the edge of the screen, read out by screen readers. */
import { useSyncExternalStore } from 'react';
import { useWords } from '../i18n/index.ts';
import { problemInWords } from '../i18n/problems.ts';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';

export interface Toast {
  readonly text: string;
  readonly tone?: 'calm' | 'problem';
  /** A toast with something to do stays until it is done or closed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Shown extends Toast {
  readonly id: number;
}

/** Long enough to be read twice. */
const MILLISECONDS_SHOWN = 7000;

const listeners = new Set<() => void>();
let shown: readonly Shown[] = [];
let count = 0;

function show(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toast(message: Toast): void {
  const id = ++count;
  const isKnown = shown.some((one) => one.text === message.text);
  if (isKnown) return;
  show([...shown, { ...message, id }]);
  if (message.action === undefined) setTimeout(() => dismiss(id), MILLISECONDS_SHOWN);
}

/** Tells a person what went wrong. */
export function toastProblem(problem: unknown): void {
  toast({ text: problemInWords(problem), tone: 'problem' });
}

const dismiss = (id: number) => show(shown.filter((one) => one.id !== id));

export function Toasts() {
  const say = useWords();
  const toasts = useSyncExternalStore(subscribe, () => shown);
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, text, tone, action }) => (
        <div key={id} className={tone === 'problem' ? `${styles.toast} ${styles.problem}` : styles.toast}>
          <Icon name={tone === 'problem' ? 'warning' : 'info'} />
          <p>{text}</p>
          {action && (
            <Button
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="close" label={say('ui.close')} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}

import type { ChatMessage, Snapshot } from '@conclave/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TableActions } from '../../core/table-actions.ts';
import { useWords } from '../../i18n/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import styles from './Chat.module.css';

/** Talk before the start. */
export function Chat({ snapshot, say: send }: { readonly snapshot: Snapshot; readonly say: TableActions['say'] }) {
  const say = useWords();
  const [text, setText] = useState('');
  const end = useRef<HTMLOListElement>(null);
  const count = snapshot.chat.length;
  // Whoever sits there now may be called differently since; whoever has left keeps the name of then.
  const nameOf = ({ user, name }: ChatMessage) =>
    snapshot.info.seats.find((seat) => seat.kind === 'person' && seat.user === user)?.name ?? name;
  const channel = snapshot.channels.find((one) => one.speaks)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls the list to its end
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [count]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const words = text.trim();
    if (words === '' || channel === undefined) return;
    setText('');
    await send(channel, words).catch((problem) => {
      setText(words);
      toastProblem(problem);
    });
  }

  return (
    <Panel title={say('lobby.chat')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={end} className={styles.messages} aria-live="polite" tabIndex={0} aria-label={say('lobby.chat')}>
        {snapshot.chat.map((message) => (
          <li key={message.n}>
            <strong>{nameOf(message)}</strong>{' '}
            {message.seat === null && (
              <>
                <Badge>{say('lobby.spectator')}</Badge>{' '}
              </>
            )}
            {message.text}
          </li>
        ))}
        {count === 0 && <li className={styles.empty}>{say('lobby.chatEmpty')}</li>}
      </ol>
      {channel !== undefined && (
        <form className={styles.form} onSubmit={submit}>
          <input
            aria-label={say('lobby.message')}
            placeholder={say('lobby.message')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={500}
            autoComplete="off"
          />
          <IconButton type="submit" icon="send" label={say('lobby.send')} />
        </form>
      )}
    </Panel>
  );
}

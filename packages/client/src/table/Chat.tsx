/** Talking at the table, in the channels that the rules give. */
import type { ChatMessage, Snapshot } from '@conclave/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { setMe, useMe } from '../app/session.ts';
import { ask } from '../core/http.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field, Select } from '../ui/Field.tsx';
import { toast, toastProblem } from '../ui/Toasts.tsx';
import styles from './chat.module.css';
import type { TableActions } from './contract.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly table: string;
  readonly chat: readonly ChatMessage[];
  readonly channels: Snapshot['channels'];
  readonly say: TableActions['say'];
}

export function Chat({ table, chat, channels, say }: Props) {
  const words = useTableWords();
  const me = useMe();
  const [reporting, setReporting] = useState<ChatMessage | null>(null);
  const muted = me?.muted ?? [];
  const heard = chat.filter((message) => !muted.includes(message.user));
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something new was said
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [heard.length]);

  async function mute(message: ChatMessage): Promise<void> {
    try {
      await ask('PUT', `/api/me/mutes/${encodeURIComponent(message.user)}`);
      if (me) setMe({ ...me, muted: [...me.muted, message.user] });
      toast({ text: words('play.muted', { name: message.name }) });
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={styles.messages} aria-label={words('play.chat')} tabIndex={0}>
        {heard.length === 0 && <li className={styles.empty}>{words('play.chatEmpty')}</li>}
        {heard.map((message) => (
          <li key={message.n} className={styles.message} ref={end}>
            <span className={styles.name}>{message.name}</span>{' '}
            {message.channel !== 'table' && (
              <span className={styles.channel}>{channelName(words, message.channel)}</span>
            )}
            <span className={styles.text}>{message.text}</span>
            {me != null && message.user !== me.id && (
              <span className={styles.tools}>
                <IconButton
                  icon="sound"
                  label={words('play.mute', { name: message.name })}
                  onClick={() => mute(message)}
                />
                <IconButton
                  icon="flag"
                  label={words('play.report', { name: message.name })}
                  onClick={() => setReporting(message)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <SayForm channels={channels} say={say} />
      {reporting !== null && <Report table={table} message={reporting} close={() => setReporting(null)} />}
    </div>
  );
}

type Words = ReturnType<typeof useTableWords>;

function channelName(words: Words, id: string): string {
  return id === 'table' ? words('play.channel.table') : id;
}

function SayForm({ channels, say }: Pick<Props, 'channels' | 'say'>) {
  const words = useTableWords();
  const open = channels.filter((channel) => channel.speaks);
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('table');
  const channel = open.find((one) => one.id === wanted)?.id ?? open[0]?.id;
  if (channel === undefined) return <p className={styles.empty}>{words('play.chatSilent')}</p>;

  function send(event: FormEvent): void {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || channel === undefined) return;
    setText('');
    say(channel, said).catch((problem: unknown) => {
      setText(said);
      toastProblem(problem);
    });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      {open.length > 1 && (
        <Select
          label={words('play.chatChannel')}
          value={channel}
          options={open.map(({ id }) => ({ value: id, words: channelName(words, id) }))}
          onChange={setWanted}
        />
      )}
      <input
        aria-label={words('play.chatSay')}
        placeholder={words('play.chatSay')}
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={styles.send}>
        {words('play.chatSend')}
      </button>
    </form>
  );
}

function Report({ table, message, close }: { table: string; message: ChatMessage; close: () => void }) {
  const words = useTableWords();
  const [reason, setReason] = useState('');
  async function send(): Promise<void> {
    try {
      await ask('POST', `/api/tables/${encodeURIComponent(table)}/reports`, {
        about: message.user,
        reason,
        message: message.n,
      });
      toast({ text: words('play.reported') });
      close();
    } catch (problem) {
      toastProblem(problem);
    }
  }
  return (
    <Dialog
      title={words('play.reportTitle', { name: message.name })}
      onClose={close}
      actions={
        <Button kind="primary" disabled={reason.trim() === ''} onClick={send}>
          {words('play.reportSend')}
        </Button>
      }
    >
      <blockquote>{message.text}</blockquote>
      <Field label={words('play.reportReason')} value={reason} onChange={(event) => setReason(event.target.value)} />
    </Dialog>
  );
}

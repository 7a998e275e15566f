/** Talking at the table, in the channels that the rules give. */
import type { ChatMessage } from '@conclave/protocol';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { setMe, useMe } from '../app/session.ts';
import { ask } from '../core/http.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field, Select } from '../ui/Field.tsx';
import { toast, toastProblem } from '../ui/Toasts.tsx';
import styles from './chat.module.css';
import type { Scene, Talk, TalkSigns } from './contract.ts';
import { ClaimBuilder } from './talk/ClaimBuilder.tsx';
import { ClaimCard } from './talk/ClaimCard.tsx';
import { channelName, useClaims } from './talk/said.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly scene: Scene;
  readonly talk: Talk;
  readonly signs?: TalkSigns;
  /** Free text alone: claims are shown, and made, beside it. */
  readonly isPlain?: boolean;
}

const NO_SIGNS: TalkSigns = {};

export function Chat({ scene, talk, signs = NO_SIGNS, isPlain = false }: Props) {
  const words = useTableWords();
  const me = useMe();
  const [reporting, setReporting] = useState<ChatMessage | null>(null);
  const claims = useClaims(scene, talk.chat);
  const heard = isPlain ? talk.chat.filter(({ text }) => text !== '') : talk.chat;
  const list = useRef<HTMLUListElement>(null);
  useLatestInSight(list, heard.length);

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
      <ul className={styles.messages} data-scroll="text" aria-label={words('play.chat')} tabIndex={0} ref={list}>
        {heard.length === 0 && <li className={styles.empty}>{words('play.chatEmpty')}</li>}
        {heard.map((message) => (
          <li key={message.n} className={styles.message}>
            <Said
              message={message}
              scene={scene}
              claim={isPlain ? undefined : claims.find(({ n }) => n === message.n)}
              SeatSign={signs.SeatSign}
            />
            {me != null && message.user !== me.id && message.user !== '' && (
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
      <SayForm scene={scene} talk={talk} signs={signs} isPlain={isPlain} />
      {reporting !== null && <Report table={talk.table} message={reporting} close={() => setReporting(null)} />}
    </div>
  );
}

/** How far from its end a list still counts as read to the end. */
const NEAR = 40;

/** Scrolls to what was said last, and keeps it in sight when the list gets smaller, unless somebody reads further up. */
function useLatestInSight(list: RefObject<HTMLUListElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something new was said
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let isAtEnd = true;
    const scrolled = () => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    const sizes = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', scrolled);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', scrolled);
      sizes.disconnect();
    };
  }, [list]);
}

interface SaidProps extends Pick<Props, 'scene'> {
  readonly SeatSign: TalkSigns['SeatSign'] | undefined;
  readonly message: ChatMessage;
  readonly claim: ReturnType<typeof useClaims>[number] | undefined;
}

/** Free text after the name of its writer, a claim on a card of its own. */
function Said({ message, scene, claim, SeatSign }: SaidProps) {
  const words = useTableWords();
  const { channel, name, text, seat } = message;
  return (
    <>
      {channel !== 'table' && <span className={styles.channel}>{channelName(scene, channel, words)}</span>}
      {claim !== undefined && <ClaimCard scene={scene} heard={claim} SeatSign={SeatSign} />}
      {text !== '' && (
        <>
          <span className={styles.name}>{name === '' && seat !== null ? scene.names[seat] : name}</span>{' '}
          <span className={styles.text}>{text}</span>
        </>
      )}
    </>
  );
}

function SayForm({ scene, talk, signs = NO_SIGNS, isPlain = false }: Props) {
  const words = useTableWords();
  const open = talk.channels.filter((channel) => channel.speaks);
  const [text, setText] = useState('');
  const [isClaiming, setClaiming] = useState(false);
  const [wanted, setWanted] = useState('table');
  const channel = open.find((one) => one.id === wanted)?.id ?? open[0]?.id;
  if (channel === undefined) return <p className={styles.empty}>{words('play.chatSilent')}</p>;

  function send(event: FormEvent): void {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || channel === undefined) return;
    setText('');
    talk.say(channel, said).catch((problem: unknown) => {
      setText(said);
      toastProblem(problem);
    });
  }

  const mayClaim = !isPlain && scene.you !== null && scene.game.claims !== undefined;
  if (isClaiming && mayClaim) {
    const close = () => setClaiming(false);
    return <ClaimBuilder scene={scene} channel={channel} claim={talk.claim} signs={signs} close={close} />;
  }

  return (
    <form className={styles.form} onSubmit={send}>
      {mayClaim && (
        <p className={styles.claim}>
          <Button icon="eye" onClick={() => setClaiming(true)}>
            {words('play.claimMake')}
          </Button>
        </p>
      )}
      {open.length > 1 && (
        <Select
          label={words('play.chatChannel')}
          value={channel}
          options={open.map(({ id }) => ({ value: id, words: channelName(scene, id, words) }))}
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
      {message.text !== '' && <blockquote>{message.text}</blockquote>}
      <Field label={words('play.reportReason')} value={reason} onChange={(event) => setReason(event.target.value)} />
    </Dialog>
  );
}

import { useCallback } from 'react';
import { copy } from '../../app/copy.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Invite.module.css';

/** The way to the table for others: a link, the same as a QR code, and a code to be said aloud. */
export function Invite({ code }: { readonly code: string }) {
  const say = useWords();
  const link = `${location.origin}/join/${code}`;
  return (
    <Panel title={say('lobby.invite')}>
      <div className={styles.invite}>
        <div className={styles.link}>
          <p>{say('lobby.inviteHint')}</p>
          <Field label={say('lobby.link')} value={link} readOnly onFocus={(event) => event.target.select()} />
          <div className={styles.buttons}>
            <Button kind="primary" icon="copy" onClick={() => copy(link)}>
              {say('lobby.copy')}
            </Button>
            {'share' in navigator && (
              <Button icon="send" onClick={() => navigator.share({ url: link }).catch(() => {})}>
                {say('lobby.share')}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.codes}>
          <QrCode text={link} label={say('lobby.qr')} />
          <p className={styles.code}>
            <span>{say('lobby.code')}</span>
            <strong>
              <span>{code.slice(0, code.length / 2)}</span>
              <span>{code.slice(code.length / 2)}</span>
            </strong>
          </p>
        </div>
      </div>
    </Panel>
  );
}

/** Drawn as squares of our own, from the modules the library computes; it is loaded only here. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const compute = useCallback(async () => {
    const { create } = await import('qrcode');
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    return modules;
  }, [text]);
  const { value: modules } = useAnswer(compute);
  if (modules === undefined) return <div className={styles.qr} />;
  const { size, data } = modules;
  let path = '';
  for (const [i, dark] of data.entries()) if (dark) path += `M${i % size} ${Math.floor(i / size)}h1v1h-1Z`;
  return (
    <svg
      className={styles.qr}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

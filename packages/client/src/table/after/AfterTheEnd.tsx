/** After the end: who won and why, how it went, what was hidden, and what comes next. */
import { say } from '@conclave/kernel';
import type { ChatMessage, TableInfo } from '@conclave/protocol';
import { useCallback, useMemo, useState } from 'react';
import { navigate } from '../../app/router.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { ask } from '../../core/http.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import type { LoadedGame, Scene } from '../contract.ts';
import { LearntSummary } from '../learn/LearntSummary.tsx';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './after.module.css';
import { Curves } from './Curves.tsx';
import { FairCheck } from './FairCheck.tsx';
import { momentsOf } from './moments.ts';
import { fetchReplay, recordAddress } from './replays.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly info: TableInfo;
  readonly chat: readonly ChatMessage[];
  /** The rule that decided. */
  readonly rule: string | undefined;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly openRule: (rule: string) => void;
}

export function AfterTheEnd({ loaded, scene, info, chat, rule, isOpen, setOpen, openRule }: Props) {
  const words = useTableWords();
  const { outcome } = info;
  if (outcome === null) {
    return (
      <section className={styles.bar}>
        <p className={styles.verdictLine}>{words('play.abandoned')}</p>
        <ButtonLink href="/">{words('play.home')}</ButtonLink>
      </section>
    );
  }
  const title = verdict(words, scene, info);
  const reason = say(scene.catalogue, { key: `outcome.${outcome.reason}` });
  return (
    <section className={styles.bar} aria-label={title}>
      <p className={styles.verdictLine}>
        <b>{title}.</b> {reason}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(true)}>{words('play.showResult')}</Button>
        <Rematch info={info} />
      </div>
      {isOpen && (
        <Dialog
          title={title}
          tall
          onClose={() => setOpen(false)}
          actions={
            <>
              <a className={styles.download} href={recordAddress(info.id)} download>
                {words('play.download')}
              </a>
              <ButtonLink icon="eye" href={`/replay/${info.id}`}>
                {words('play.replay')}
              </ButtonLink>
              <Rematch info={info} />
            </>
          }
        >
          <p className={styles.reason}>
            {reason}{' '}
            {rule !== undefined && (
              <RuleLink
                rule={rule}
                open={(id) => {
                  setOpen(false);
                  openRule(id);
                }}
              />
            )}
          </p>
          {info.lesson && <LearntSummary loaded={loaded} />}
          <loaded.Result {...scene} chat={chat} />
          <HowItWent loaded={loaded} scene={scene} info={info} />
          {info.fair.seed !== null && !info.lesson && <FairCheck table={info.id} game={loaded.game} fair={info.fair} />}
        </Dialog>
      )}
    </section>
  );
}

function verdict(words: ReturnType<typeof useTableWords>, scene: Scene, { outcome, you }: TableInfo): string {
  const winners = outcome?.winners ?? [];
  if (you.seat !== null) return words(winners.includes(you.seat) ? 'play.won' : 'play.lost');
  if (winners.length === 0) return words('play.nobodyWon');
  return words('play.wonBy', { name: winners.map((seat) => scene.names[seat]).join(', ') });
}

function HowItWent({ loaded, scene, info }: Pick<Props, 'loaded' | 'scene' | 'info'>) {
  const words = useTableWords();
  const { value } = useAnswer(useCallback(() => fetchReplay(info.id, 'all'), [info.id]));
  const moments = useMemo(() => (value === undefined ? null : momentsOf(value)), [value]);
  return (
    <section>
      <h3 className={styles.heading}>{words('play.curves')}</h3>
      {moments === null ? (
        <p className={styles.waiting}>{words('play.loading')}</p>
      ) : (
        <Curves loaded={loaded} moments={moments} scene={scene} />
      )}
    </section>
  );
}

/** The same table once more; whoever asks later comes to the same one. */
function Rematch({ info }: { info: TableInfo }) {
  const words = useTableWords();
  const [isBusy, setBusy] = useState(false);
  if (info.you.seat === null) return null;
  async function again(): Promise<void> {
    setBusy(true);
    try {
      const next = await ask<TableInfo>('POST', `/api/tables/${encodeURIComponent(info.id)}/rematch`);
      navigate(`/t/${next.id}`);
    } catch (problem) {
      toastProblem(problem);
      setBusy(false);
    }
  }
  return (
    <Button kind="primary" icon="play" busy={isBusy} onClick={again}>
      {words(info.rematch === null ? 'play.rematch' : 'play.rematchReady')}
    </Button>
  );
}

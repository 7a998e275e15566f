/** After the end, a page of its own: who won and why, one's own part in it, turning points, who was what, how it went. */
import type { ChatMessage, TableInfo } from '@conclave/protocol';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAnswer } from '../../app/useAnswer.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Waiting } from '../../ui/Panel.tsx';
import { Link } from '../../ui/router.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import type { LoadedGame, Scene } from '../contract.ts';
import { LearntSummary } from '../learn/LearntSummary.tsx';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTableWords } from '../words/index.ts';
import { Curves } from './Curves.tsx';
import styles from './end.module.css';
import { FairCheck } from './FairCheck.tsx';
import { type Moment, momentsOf } from './moments.ts';
import { Rematch } from './Rematch.tsx';
import { fetchReplay, recordAddress } from './replays.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';
import { useVerdict } from './useVerdict.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly info: TableInfo;
  readonly chat: readonly ChatMessage[];
  /** The rule that decided. */
  readonly rule: string | undefined;
  readonly close: () => void;
  readonly openRule: (rule: string) => void;
}

export function EndPage({ loaded, scene, info, chat, rule, close, openRule }: Props) {
  const words = useTableWords();
  const page = useRef<HTMLElement>(null);
  const { title, reason } = useVerdict(scene, info);
  const ending = loaded.ending?.(scene) ?? null;
  const { value } = useAnswer(useCallback(() => fetchReplay(info.id, 'all'), [info.id]));
  const moments = useMemo(() => (value === undefined ? null : momentsOf(value)), [value]);
  useBackCloses(close);
  useEffect(() => page.current?.focus(), []);
  return (
    <section
      ref={page}
      className={styles.page}
      data-end
      aria-labelledby="end-title"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.scroll} data-scroll="text">
        <header className={styles.hero}>
          <span className={styles.picture} aria-hidden="true">
            {ending?.picture ?? <Cover game={loaded.game.id} />}
          </span>
          <h2 id="end-title" className={styles.title}>
            {title}
          </h2>
        </header>
        <div className={styles.story}>
          <p className={styles.reason}>
            {reason}{' '}
            {rule !== undefined && (
              <RuleLink
                rule={rule}
                open={(id) => {
                  close();
                  openRule(id);
                }}
              />
            )}
          </p>
          {ending?.part != null && <p className={styles.part}>{ending.part}</p>}
          {info.lessonNumber !== null && <LearntSummary loaded={loaded} number={info.lessonNumber} />}
          {moments !== null && <TurningPoints table={info.id} points={turningPoints(loaded, scene, moments)} />}
          <loaded.Result {...scene} chat={chat} />
          <HowItWent loaded={loaded} scene={scene} moments={moments} />
          <details className={styles.proof}>
            <summary>{words('play.fair')}</summary>
            {info.fair.seed !== null && !info.lesson && (
              <FairCheck info={info} game={loaded.game} names={scene.names} />
            )}
            <a className={styles.download} href={recordAddress(info.id)} download>
              {words('play.download')}
            </a>
          </details>
        </div>
      </div>
      <footer className={styles.footer}>
        <Button kind="quiet" onClick={close}>
          {words('play.showBoard')}
        </Button>
        <ButtonLink href="/">{words('play.home')}</ButtonLink>
        <ButtonLink icon="eye" href={`/replay/${info.id}`}>
          {words('play.replay')}
        </ButtonLink>
        <Rematch info={info} />
      </footer>
    </section>
  );
}

function TurningPoints({ table, points }: { readonly table: string; readonly points: readonly TurningPoint[] }) {
  const words = useTableWords();
  if (points.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{words('play.turningPoints')}</h3>
      <ol className={styles.points}>
        {points.map(({ move, sentence }) => (
          <li key={move}>
            <Link href={`/replay/${encodeURIComponent(table)}?move=${move}&as=all`}>{sentence}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HowProps extends Pick<Props, 'loaded' | 'scene'> {
  readonly moments: readonly Moment[] | null;
}

function HowItWent({ loaded, scene, moments }: HowProps) {
  const words = useTableWords();
  return (
    <section>
      <h3 className={styles.heading}>{words('play.curves')}</h3>
      {moments === null ? (
        <Waiting label={words('play.loading')} lines={6} />
      ) : (
        <Curves loaded={loaded} moments={moments} scene={scene} />
      )}
    </section>
  );
}

/** The bar below a finished game, while its page is closed. */
export function EndBar({ scene, info, open }: Pick<Props, 'scene' | 'info'> & { readonly open: () => void }) {
  const words = useTableWords();
  const { title, reason } = useVerdict(scene, info);
  return (
    <section className={styles.bar} aria-label={words('play.prompt')}>
      <p className={styles.verdictLine}>
        <b>{title}.</b> {reason}
      </p>
      <div className={styles.buttons}>
        {info.outcome === null ? (
          <ButtonLink href="/">{words('play.home')}</ButtonLink>
        ) : (
          <Button onClick={open}>{words('play.showResult')}</Button>
        )}
        <Rematch info={info} />
      </div>
    </section>
  );
}

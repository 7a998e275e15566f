/** A finished game to look at again: the same board, a scrubber, and everybody's eyes. */
import { at, say } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { copy } from '../app/copy.ts';
import { Page } from '../app/Page.tsx';
import { useReducedMotion } from '../app/preferences.ts';
import { useTitle } from '../app/title.ts';
import { useAnswer } from '../app/useAnswer.ts';
import { api } from '../core/api.ts';
import { loadGame } from '../games/index.ts';
import { useLanguage } from '../i18n/words.ts';
import { Waiting } from '../ui/Panel.tsx';
import { navigate, useAddress } from '../ui/router.tsx';
import { Aside, useAsideTabs, useAsideTools } from './Aside.tsx';
import { type Moment, momentsOf, moveIn, moveOf } from './after/moments.ts';
import { Player } from './after/Player.tsx';
import { fetchReplay, type ReplayObserver, recordAddress } from './after/replays.ts';
import type { LoadedGame, Touching } from './contract.ts';
import { Explain } from './Explain.tsx';
import { EdgeMarks } from './frame/EdgeMarks.tsx';
import styles from './frame/frame.module.css';
import { useFrame } from './frame/frames.ts';
import { Header } from './header/Header.tsx';
import { Log } from './log/Log.tsx';
import { TEMPOS } from './pace/tempo.ts';
import { Rules } from './rules/Rules.tsx';
import { sceneOf, useNames } from './scene.ts';
import { seatStates } from './seat/seat-state.ts';
import { useExplaining } from './useExplaining.ts';
import { useTableWords } from './words/index.ts';

export function ReplayScreen({ id }: { readonly id: string }) {
  const words = useTableWords();
  const { searchParams } = useAddress();
  const as = observerIn(searchParams);
  const info = useAnswer(useCallback(() => api.info(id), [id]));
  const replay = useAnswer(useCallback(() => fetchReplay(id, as), [id, as]));
  const problem = info.problem ?? replay.problem;
  const moments = useMemo(() => (replay.value === undefined ? null : momentsOf(replay.value)), [replay.value]);
  if (problem !== null) {
    return (
      <Page title={words('play.replay')}>
        <h1>{words('play.problem')}</h1>
        <p>{problem.message}</p>
      </Page>
    );
  }
  if (info.value === undefined || moments === null) {
    return (
      <Page title={words('play.replay')}>
        <Waiting label={words('play.loading')} lines={5} />
      </Page>
    );
  }
  return <Watching info={info.value} moments={moments} as={as} />;
}

function observerIn(search: URLSearchParams): ReplayObserver {
  const as = search.get('as');
  if (as === 'spectator') return 'spectator';
  return as !== null && /^\d+$/.test(as) ? Number(as) : 'all';
}

interface WatchingProps {
  readonly info: TableInfo;
  readonly moments: readonly Moment[];
  readonly as: ReplayObserver;
}

const NOTHING: Touching = {
  touchable: new Set(),
  otherWays: new Set(),
  touched: [],
  sending: null,
  touch: () => {},
  optionBehind: () => null,
  explain: () => {},
};

const NOTHING_KNOWN: readonly string[] = [];

function Watching({ info, moments, as }: WatchingProps) {
  const words = useTableWords();
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const loaded: LoadedGame = use(loadGame(info.game));
  const { game } = loaded;
  const { searchParams } = useAddress();
  const last = moments.length - 1;
  const move = moveIn(searchParams, last);
  const moment = at(moments, move);
  const you = info.you.seat;
  const { names, catalogue } = useNames(game, moment.view, info.seats, language, you);
  const seat = typeof as === 'number' ? as : (you ?? 0);
  const told = useMemo(() => moments.slice(0, move + 1).flatMap((one) => one.fresh), [moments, move]);
  const scene = useMemo(
    () => sceneOf({ game, view: moment.view, you, seat, names, language, catalogue, told }),
    [game, moment.view, you, seat, names, language, catalogue, told],
  );
  const frame = useFrame();
  const explaining = useExplaining(frame === 'desk', null);
  const tabs = useAsideTabs(0);
  const asideTools = useAsideTools(frame, tabs, false);
  const { setTab } = tabs;
  const [rule, setRule] = useState<string | null>(null);
  const { close: closeExplanation } = explaining;
  const openRule = useCallback(
    (id: string) => {
      closeExplanation();
      setRule(id);
      setTab('rules');
    },
    [closeExplanation, setTab],
  );
  const title = words('play.replayTitle', { game: say(scene.catalogue, { key: 'game.name' }) });
  useTitle(title);
  const goTo = useCallback((next: number) => navigate(addressOf(info.id, next, as), { replace: true }), [info.id, as]);
  // Without a move in the address, the back button would always lead to the end of the game.
  useEffect(() => {
    if (!searchParams.has('move')) goTo(move);
  }, [searchParams, move, goTo]);

  const turns = useMemo(
    () => moments.flatMap(({ fresh }, i) => (fresh.some((event) => loaded.beginsTurn?.(event)) ? [i] : [])),
    [loaded, moments],
  );
  const explanation = (
    <Explain
      explaining={explaining}
      isDocked={frame === 'desk'}
      loaded={loaded}
      scene={scene}
      choosing={null}
      openRule={openRule}
    />
  );
  const seats = useMemo(
    () => seatStates({ game, seats: info.seats, names, you, pending: null, clock: null, serverNow: () => 0 }),
    [game, info.seats, names, you],
  );

  return (
    <div
      className={`${styles.screen} ${loaded.frame}`}
      data-game={game.id}
      data-frame={frame}
      data-seats={info.seats.length}
      data-still={reducedMotion || undefined}
    >
      <Header
        title={title}
        heading={loaded.heading?.(scene) ?? ''}
        news={null}
        tools={[
          ...asideTools,
          {
            id: 'link',
            icon: 'link',
            label: words('play.replayLink'),
            press: () => void copy(location.origin + addressOf(info.id, move, as)),
          },
          {
            id: 'download',
            icon: 'download',
            label: words('play.download'),
            press: () => location.assign(recordAddress(info.id)),
          },
        ]}
      />
      <main className={styles.main} {...explaining.handlers}>
        <loaded.Board
          {...scene}
          touching={{ ...NOTHING, explain: explaining.explain }}
          frame={frame}
          seats={seats}
          tempo={TEMPOS.normal}
          known={NOTHING_KNOWN}
          fresh={moment.fresh}
          reducedMotion={reducedMotion}
        />
      </main>
      <div className={styles.bar} data-region="bar">
        <Player
          move={move}
          last={last}
          goTo={goTo}
          mover={moment.seat === null ? words('play.replayStart') : (names[moment.seat] ?? '')}
          as={as}
          names={names}
          look={(next) => navigate(addressOf(info.id, move, next), { replace: true })}
          frame={frame}
          turns={turns}
        />
      </div>
      <Aside
        frame={frame}
        tabs={tabs}
        below={frame === 'desk' && explanation}
        log={<Log loaded={loaded} scene={scene} openRule={openRule} show={(index) => goTo(moveOf(moments, index))} />}
        rules={
          <Rules
            game={game.id}
            rule={rule}
            table={{ facts: { ...info.options, seats: info.seats.length }, view: scene.view }}
          />
        }
      />
      {frame !== 'desk' && explanation}
      <EdgeMarks />
    </div>
  );
}

function addressOf(table: string, move: number, as: ReplayObserver): string {
  return `/replay/${encodeURIComponent(table)}?move=${move}&as=${as}`;
}

/** A table in play: fixed regions, the question below the board, log, chat and rules beside. */
import { type AnyGame, type PendingView, say, type ToldEvent } from '@conclave/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../app/preferences.ts';
import { useLanguage } from '../i18n/words.ts';
import { toastProblem } from '../ui/Toasts.tsx';
import { Aside, useAsideTabs, useAsideTools } from './Aside.tsx';
import { AfterTheEnd } from './after/AfterTheEnd.tsx';
import { ConfirmDialog } from './bar/ConfirmDialog.tsx';
import { PromptBar } from './bar/PromptBar.tsx';
import { Chat } from './Chat.tsx';
import type { TableScreenProps, Touching } from './contract.ts';
import { Explain } from './Explain.tsx';
import styles from './frame/frame.module.css';
import { useFrame } from './frame/frames.ts';
import { Header } from './header/Header.tsx';
import { NewsLine } from './header/NewsLine.tsx';
import { useAlert } from './header/useAlert.tsx';
import { useTableKeys } from './keys.ts';
import { ListPanel } from './list/ListPanel.tsx';
import { OptionList } from './list/OptionList.tsx';
import { useListOpen } from './list/useListOpen.ts';
import { Log } from './log/Log.tsx';
import { Menu } from './Menu.tsx';
import { TEMPOS } from './pace/tempo.ts';
import { Rules } from './rules/Rules.tsx';
import { sceneOf, useNames } from './scene.ts';
import { seatStates } from './seat/seat-state.ts';
import { useTableSettings } from './table-settings.ts';
import { useTalk } from './talk/useTalk.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useChoosing } from './useChoosing.ts';
import { useExplaining } from './useExplaining.ts';
import { useFresh } from './useFresh.ts';
import { useKeyboardFocus } from './useKeyboardFocus.ts';
import { useTableWords } from './words/index.ts';

const NOTHING_KNOWN: readonly string[] = [];

export function TableScreen({ loaded, snapshot, connection, actions, serverNow, guide }: TableScreenProps) {
  const words = useTableWords();
  const language = useLanguage();
  const settings = useTableSettings();
  const reducedMotion = useReducedMotion();
  const frame = useFrame();
  const { info, view, decision, clock } = snapshot;
  const { game } = loaded;
  const { names, catalogue } = useNames(game, view, info.seats, language, info.you.seat);
  const scene = useMemo(
    () => sceneOf({ game, view, you: info.you.seat, names, language, catalogue, told: snapshot.events.told }),
    [game, view, info.you.seat, names, language, catalogue, snapshot.events.told],
  );
  const fresh = useFresh(snapshot.events);
  const talk = useTalk(snapshot, actions);
  const live = useMemo(() => {
    const plainChat = <Chat scene={scene} talk={talk} isPlain />;
    return { clock, serverNow, talk, plainChat };
  }, [clock, serverNow, talk, scene]);
  const pending = pendingIn(view);
  const seats = useMemo(
    () => seatStates({ game, seats: info.seats, names, you: info.you.seat, pending, clock, serverNow }),
    [game, info.seats, names, info.you.seat, pending, clock, serverNow],
  );
  const choosing = useChoosing({ game, view, seat: info.you.seat, decision, actions, confirms: settings.confirms });
  const explaining = useExplaining();
  const list = useListOpen(settings.list, decision?.id ?? null, choosing);
  const tabs = useAsideTabs(talk.chat.length);
  const asideTools = useAsideTools(frame, tabs, true);
  const [rule, setRule] = useState<string | null>(() => ruleInAddress(game.rules));
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  const [resultIsOpen, setResultIsOpen] = useState(true);
  const { alert, sheet } = useAlert({ scene, snapshot, connection, actions });
  const board = useRef<HTMLDivElement>(null);
  const isOver = info.status === 'finished' || info.status === 'abandoned';

  const { close: closeExplanation } = explaining;
  const { setTab } = tabs;
  const openRule = useCallback(
    (id: string) => {
      closeExplanation();
      setRule(id);
      setTab('rules');
    },
    [closeExplanation, setTab],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address at the beginning counts
  useEffect(() => {
    if (rule !== null) setTab('rules');
  }, []);

  useAnnouncements(scene, fresh, decision?.id ?? null);
  useKeyboardFocus(board, decision?.id ?? null, choosing);

  const touching: Touching = { ...choosing, explain: explaining.explain };

  useTableKeys(board, () => {
    if (explaining.asked !== null) explaining.close();
    else if (!choosing.back() && snapshot.undo.free && decision !== null) actions.undo().catch(toastProblem);
  });

  const optionList = list.isOpen && decision !== null && (
    <ListPanel frame={frame} close={list.close}>
      <OptionList loaded={loaded} scene={scene} options={choosing.options} choose={choosing.choose} />
    </ListPanel>
  );
  const explanation = (
    <Explain
      explaining={explaining}
      isDocked={frame === 'desk'}
      loaded={loaded}
      scene={scene}
      choosing={isOver ? null : choosing}
      openRule={openRule}
    />
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
        title={say(scene.catalogue, { key: 'game.name' })}
        heading={loaded.heading?.(scene) ?? ''}
        news={
          <NewsLine
            alert={alert}
            news={null}
            status={say(catalogue, game.prompt(view))}
            openLog={() => setTab('log')}
          />
        }
        tools={[
          ...asideTools,
          { id: 'menu', icon: 'gear', label: words('play.menu'), press: () => setMenuIsOpen(true) },
        ]}
      />
      <main className={styles.main} {...explaining.handlers} ref={board}>
        <loaded.Board
          {...scene}
          touching={touching}
          frame={frame}
          seats={seats}
          tempo={TEMPOS.normal}
          known={NOTHING_KNOWN}
          fresh={fresh}
          reducedMotion={reducedMotion}
          live={live}
        />
      </main>
      {isOver ? (
        <div className={styles.bar} data-region="bar">
          <AfterTheEnd
            loaded={loaded}
            scene={scene}
            info={info}
            chat={talk.chat}
            rule={lastRule(loaded.game, snapshot.events.told)}
            isOpen={resultIsOpen}
            setOpen={setResultIsOpen}
            openRule={openRule}
          />
        </div>
      ) : (
        <PromptBar
          loaded={loaded}
          scene={scene}
          snapshot={snapshot}
          choosing={choosing}
          actions={actions}
          serverNow={serverNow}
          listIsOpen={list.isOpen}
          toggleList={list.toggle}
          openRule={openRule}
          orders={
            loaded.Orders !== undefined &&
            info.you.seat !== null && (
              <loaded.Orders
                scene={scene}
                you={info.you.seat}
                orders={snapshot.orders}
                order={actions.order}
                isSlow={info.clock.kind === 'slow'}
                openRule={openRule}
              />
            )
          }
        />
      )}
      {frame !== 'desk' && optionList}
      <Aside
        frame={frame}
        tabs={tabs}
        above={optionList}
        below={frame === 'desk' && explanation}
        log={<Log loaded={loaded} catalogue={scene.catalogue} events={snapshot.events.told} openRule={openRule} />}
        chat={<Chat scene={scene} talk={talk} signs={loaded} />}
        rules={<Rules game={game} language={language} rule={rule} openRule={openRule} />}
      />
      {frame !== 'desk' && explanation}
      {guide?.(openRule)}
      <ConfirmDialog scene={scene} choosing={choosing} />
      {sheet}
      {menuIsOpen && <Menu info={info} close={() => setMenuIsOpen(false)} />}
    </div>
  );
}

function pendingIn(view: unknown): PendingView | null {
  return (view as { readonly pending: PendingView | null } | null)?.pending ?? null;
}

/** The rule that the latest line of the log rests on. */
function lastRule(game: AnyGame, told: readonly ToldEvent[]): string | undefined {
  const last = told.at(-1);
  return last === undefined ? undefined : game.narrate(last)?.rule;
}

function ruleInAddress(rules: readonly { readonly id: string }[]): string | null {
  const id = decodeURIComponent(location.hash.slice(1));
  return rules.some((rule) => rule.id === id) ? id : null;
}

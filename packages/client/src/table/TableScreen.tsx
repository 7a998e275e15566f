/** A table in play: fixed regions, the question below the board, log, chat and rules beside. */
import { type AnyGame, say, type ToldEvent } from '@conclave/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../app/preferences.ts';
import { toastProblem } from '../ui/Toasts.tsx';
import { Aside, useAsideTabs, useAsideTools } from './Aside.tsx';
import { EndBar, EndPage } from './after/EndPage.tsx';
import { useEndPage } from './after/useEndPage.ts';
import { useAlert } from './alerts/useAlert.tsx';
import { ConfirmDialog } from './bar/ConfirmDialog.tsx';
import { ordersOf } from './bar/orders.tsx';
import { PassMenu } from './bar/PassMenu.tsx';
import { PromptBar } from './bar/PromptBar.tsx';
import { useShown } from './bar/useShown.ts';
import { Chat } from './Chat.tsx';
import type { TableScreenProps, Touching } from './contract.ts';
import { Explain } from './Explain.tsx';
import { EdgeMarks } from './frame/EdgeMarks.tsx';
import styles from './frame/frame.module.css';
import { useFrame } from './frame/frames.ts';
import { light } from './happenings/light.ts';
import { Moments } from './happenings/Moments.tsx';
import { SeatColours } from './happenings/SeatColours.tsx';
import { Since } from './happenings/Since.tsx';
import { TracesProvider, tracesOf } from './happenings/traces.ts';
import { useHasDecided } from './happenings/useHasDecided.ts';
import { useKnown } from './happenings/useKnown.ts';
import { useLastTurn } from './happenings/useLastTurn.ts';
import { useNews } from './happenings/useNews.ts';
import { useSummary } from './happenings/useSummary.ts';
import { useTraceReplay } from './happenings/useTraceReplay.ts';
import { Header } from './header/Header.tsx';
import header from './header/header.module.css';
import { NewsLine } from './header/NewsLine.tsx';
import { statusOf } from './header/status.ts';
import { useTableKeys } from './keys.ts';
import { ListPanel } from './list/ListPanel.tsx';
import { OptionList } from './list/OptionList.tsx';
import { useListOpen } from './list/useListOpen.ts';
import { Log } from './log/Log.tsx';
import { Menu } from './Menu.tsx';
import { PaceButton } from './pace/PaceButton.tsx';
import { TEMPOS } from './pace/tempo.ts';
import { Rules } from './rules/Rules.tsx';
import { useRuleDrawer } from './rules/useRuleDrawer.ts';
import { useSounds } from './sounds/useSounds.ts';
import { StartPoints } from './start/StartPoints.tsx';
import { useTableSettings } from './table-settings.ts';
import { useTalk } from './talk/useTalk.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useChoosing } from './useChoosing.ts';
import { useExplaining } from './useExplaining.ts';
import { useKeyboardFocus } from './useKeyboardFocus.ts';
import { useShownTable } from './useShownTable.ts';
import { useTableWords } from './words/index.ts';

export function TableScreen({
  loaded,
  snapshot: latest,
  connection,
  unsent = 0,
  actions,
  serverNow,
  guide,
}: TableScreenProps) {
  const words = useTableWords();
  const settings = useTableSettings();
  const reducedMotion = useReducedMotion();
  const frame = useFrame();
  const [isSkipping, setSkipping] = useState(false);
  const pace = isSkipping ? 'instant' : settings.pace;
  const tempo = TEMPOS[pace];
  const { snapshot, scene, seats, fresh, isBehind, finish } = useShownTable(loaded, latest, serverNow, pace);
  const { info, view, decision, clock } = snapshot;
  const { game } = loaded;
  const asked = decision?.id ?? null;
  const talk = useTalk(snapshot, actions);
  const live = useMemo(() => {
    const plainChat = <Chat scene={scene} talk={talk} isPlain />;
    const orders = info.you.seat === null ? null : { orders: snapshot.orders, order: actions.order };
    return { clock, serverNow, talk, plainChat, orders };
  }, [clock, serverNow, talk, scene, info.you.seat, snapshot.orders, actions]);
  const choosing = useChoosing({ loaded, view, seat: info.you.seat, decision, actions, confirms: settings.confirms });
  const explaining = useExplaining(frame === 'desk', asked);
  const list = useListOpen(settings.list, asked, choosing);
  const tabs = useAsideTabs(talk.chat.length);
  const asideTools = useAsideTools(frame, tabs, true);
  const { rule, openRule } = useRuleDrawer(tabs, explaining.close);
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  const { alert, sheet } = useAlert({ scene, snapshot, connection, unsent, actions, serverNow });
  const screen = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const isOver = (info.status === 'finished' || info.status === 'abandoned') && !isBehind;
  const end = useEndPage(isOver && info.outcome !== null, tempo.great);
  const since = useLastTurn(asked, scene.told.length);
  const hasDecided = useHasDecided(loaded, scene);
  const known = useKnown(loaded, scene, since);
  const news = useNews(loaded, scene, fresh, snapshot.notices, tempo);
  const summary = useSummary(loaded, scene, since, clock?.window != null || clock?.limit != null);
  const isBeginning = scene.you !== null && !info.lesson && !hasDecided;
  const traces = useMemo(() => tracesOf(loaded, scene), [loaded, scene]);
  const replayTraces = useTraceReplay(screen);

  useAnnouncements(scene, fresh, asked);
  useSounds({ loaded, scene, fresh, asked, isOver, clock, serverNow });
  useKeyboardFocus(board, asked, choosing);
  useShown(snapshot, actions);
  // Whoever skipped ahead wanted to come here, and is told what was skipped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked is what this is about
  useEffect(() => {
    if (!isSkipping || asked === null) return;
    setSkipping(false);
    summary.open();
  }, [asked]);

  const touching: Touching = {
    ...choosing,
    explain: explaining.explain,
    takeBack: snapshot.undo.free && decision !== null ? () => actions.undo().catch(toastProblem) : null,
  };

  useTableKeys(board, {
    back() {
      if (explaining.asked !== null) explaining.close();
      else if (!choosing.back() && snapshot.undo.free && decision !== null) actions.undo().catch(toastProblem);
    },
    replayTraces,
    openSummary: summary.open,
    openList: list.toggle,
  });

  const canPassAhead = loaded.hasWindows === true || loaded.Orders !== undefined;
  const orders = ordersOf({ loaded, scene, snapshot, actions, openRule });
  const optionList = list.isOpen && decision !== null && (
    <ListPanel frame={frame} close={list.close}>
      <OptionList key={asked} loaded={loaded} scene={scene} options={choosing.options} choose={choosing.choose} />
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
  const newsLine = (
    <NewsLine
      alert={alert}
      news={news}
      status={statusOf(loaded, scene, frame, decision !== null)}
      summary={decision !== null && summary.events.length >= 3 ? summary.events.length : null}
      openSummary={summary.open}
      openLog={() => tabs.setTab('log')}
    />
  );

  return (
    <TracesProvider value={traces}>
      <div
        ref={screen}
        className={`${styles.screen} ${loaded.frame}`}
        data-game={game.id}
        data-frame={frame}
        data-seats={info.seats.length}
        data-clocks={clock?.left.some((left) => left !== null) || undefined}
        data-still={reducedMotion || undefined}
        onPointerDownCapture={finish}
      >
        <SeatColours loaded={loaded} scene={scene} screen={screen} />
        <Header
          title={say(scene.catalogue, { key: 'game.name' })}
          heading={loaded.heading?.(scene) ?? ''}
          news={newsLine}
          watchers={info.watchers}
          tools={[
            ...asideTools,
            { id: 'menu', icon: 'gear', label: words('play.menu'), press: () => setMenuIsOpen(true) },
          ]}
        >
          {canPassAhead && frame === 'landscape' && (
            <PassMenu snapshot={snapshot} actions={actions} orders={orders} className={header.press} />
          )}
          <PaceButton
            pace={settings.pace}
            isSkipping={isSkipping}
            skip={isBehind || decision === null ? () => setSkipping(true) : null}
          />
        </Header>
        {frame === 'landscape' && alert !== null && <div className={styles.alert}>{newsLine}</div>}
        <main className={styles.main} {...explaining.handlers} ref={board}>
          <loaded.Board
            {...scene}
            touching={touching}
            frame={frame}
            seats={seats}
            tempo={tempo}
            known={known}
            fresh={fresh}
            reducedMotion={reducedMotion}
            live={live}
          />
        </main>
        {isOver ? (
          <div className={styles.bar} data-region="bar">
            <EndBar scene={scene} info={info} open={() => end.setOpen(true)} />
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
            news={frame === 'landscape' ? (news?.sentence ?? null) : null}
            orders={orders}
            hasCaret={canPassAhead && frame !== 'landscape'}
          />
        )}
        {frame !== 'desk' && optionList}
        <Aside
          frame={frame}
          tabs={tabs}
          hasCompany={info.seats.filter(({ kind }) => kind === 'person').length > 1}
          above={
            optionList ||
            (isBeginning && (
              <div className={styles.beginning} data-scroll="text">
                <StartPoints loaded={loaded} scene={scene} />
              </div>
            ))
          }
          below={frame === 'desk' && explanation}
          log={
            <Log
              loaded={loaded}
              scene={scene}
              notices={snapshot.notices}
              openRule={openRule}
              show={(index) => light(screen.current, loaded, scene, index)}
            />
          }
          chat={<Chat scene={scene} talk={talk} signs={loaded} />}
          rules={
            <Rules
              game={game.id}
              rule={rule}
              table={{ facts: { ...info.options, seats: info.seats.length }, view: scene.view }}
            />
          }
        />
        {frame !== 'desk' && explanation}
        <Moments loaded={loaded} scene={scene} fresh={fresh} tempo={tempo} isAsked={decision !== null} />
        {summary.isOpen && (
          <Since
            loaded={loaded}
            scene={scene}
            events={summary.events}
            showTraces={() => {
              summary.close();
              replayTraces();
            }}
            openLog={() => {
              summary.close();
              tabs.setTab('log');
            }}
            close={summary.close}
          />
        )}
        {end.isOpen && (
          <EndPage
            loaded={loaded}
            scene={scene}
            info={info}
            chat={talk.chat}
            rule={lastRule(loaded.game, snapshot.events.told)}
            close={() => end.setOpen(false)}
            openRule={openRule}
          />
        )}
        <EdgeMarks />
        {guide?.(openRule)}
        <ConfirmDialog scene={scene} choosing={choosing} />
        {sheet}
        {menuIsOpen && <Menu info={info} actions={actions} close={() => setMenuIsOpen(false)} />}
      </div>
    </TracesProvider>
  );
}

/** The rule that the latest line of the log rests on. */
function lastRule(game: AnyGame, told: readonly ToldEvent[]): string | undefined {
  const last = told.at(-1);
  return last === undefined ? undefined : game.narrate(last)?.rule;
}

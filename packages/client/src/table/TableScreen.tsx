/** A table in play: the board in the middle, the question below it, log, chat and rules beside. */
import { type AnyGame, say, type ToldEvent } from '@conclave/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../app/preferences.ts';
import { useLanguage } from '../i18n/words.ts';
import { IconButton } from '../ui/Button.tsx';
import { announce } from '../ui/LiveRegion.tsx';
import { toastProblem } from '../ui/Toasts.tsx';
import { Aside, type AsideTab } from './Aside.tsx';
import { AfterTheEnd } from './after/AfterTheEnd.tsx';
import { Chat } from './Chat.tsx';
import type { TableScreenProps, Touching } from './contract.ts';
import { Explain } from './Explain.tsx';
import { useTableKeys } from './keys.ts';
import { Log } from './log/Log.tsx';
import { Menu } from './Menu.tsx';
import { OptionList } from './OptionList.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Rules } from './rules/Rules.tsx';
import { sceneOf, useNames } from './scene.ts';
import { TopBar } from './TopBar.tsx';
import styles from './table.module.css';
import { changeTableSettings, useTableSettings } from './table-settings.ts';
import { useTalk } from './talk/useTalk.ts';
import { useChoosing } from './useChoosing.ts';
import { useExplaining } from './useExplaining.ts';
import { useFresh } from './useFresh.ts';
import { useIsWide } from './useIsWide.ts';
import { useKeyboardFocus } from './useKeyboardFocus.ts';
import { useTableWords } from './words/index.ts';

export function TableScreen({ loaded, snapshot, connection, actions, serverNow, guide }: TableScreenProps) {
  const words = useTableWords();
  const language = useLanguage();
  const settings = useTableSettings();
  const reducedMotion = useReducedMotion();
  const { info, view, decision } = snapshot;
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
    return { clock: snapshot.clock, serverNow, talk, plainChat };
  }, [snapshot.clock, serverNow, talk, scene]);
  const choosing = useChoosing({ game, view, seat: info.you.seat, decision, actions, confirms: settings.confirms });
  const explaining = useExplaining();
  const [tab, setTab] = useState<AsideTab | null>(null);
  const [rule, setRule] = useState<string | null>(() => ruleInAddress(game.rules));
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  const [resultIsOpen, setResultIsOpen] = useState(true);
  const isWide = useIsWide();
  const board = useRef<HTMLDivElement>(null);
  const isOver = info.status === 'finished' || info.status === 'abandoned';

  const { close: closeExplanation } = explaining;
  const openRule = useCallback(
    (id: string) => {
      closeExplanation();
      setRule(id);
      setTab('rules');
    },
    [closeExplanation],
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

  const list = settings.list && decision !== null && (
    <section className={styles.list} aria-label={words('play.listTitle')}>
      <OptionList options={choosing.options} catalogue={scene.catalogue} choose={choosing.choose} takesFocus />
    </section>
  );

  return (
    <div className={styles.screen} data-game={game.id} data-still={reducedMotion || undefined}>
      <TopBar
        title={say(scene.catalogue, { key: 'game.name' })}
        snapshot={snapshot}
        names={names}
        serverNow={serverNow}
      >
        <IconButton icon="gear" label={words('play.menu')} onClick={() => setMenuIsOpen(true)} />
      </TopBar>
      {connection !== 'open' && (
        <p className={styles.connection} role="status">
          {words(`play.connection.${connection}`)}
        </p>
      )}
      <main className={styles.main} {...explaining.handlers} ref={board}>
        <loaded.Board {...scene} touching={touching} fresh={fresh} reducedMotion={reducedMotion} live={live} />
      </main>
      <div className={styles.bottom}>
        {!isWide && list}
        {isOver ? (
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
        ) : (
          <PromptBar
            scene={scene}
            snapshot={snapshot}
            choosing={choosing}
            actions={actions}
            serverNow={serverNow}
            listIsOpen={settings.list}
            toggleList={() => changeTableSettings({ list: !settings.list })}
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
      </div>
      <Aside
        tab={tab}
        setTab={setTab}
        unread={talk.chat.length}
        above={isWide && list}
        log={<Log loaded={loaded} catalogue={scene.catalogue} events={snapshot.events.told} openRule={openRule} />}
        chat={<Chat scene={scene} talk={talk} signs={loaded} />}
        rules={<Rules game={game} language={language} rule={rule} openRule={openRule} />}
      />
      <Explain
        explaining={explaining}
        loaded={loaded}
        scene={scene}
        choosing={isOver ? null : choosing}
        openRule={openRule}
      />
      {guide?.(openRule)}
      {menuIsOpen && <Menu info={info} close={() => setMenuIsOpen(false)} />}
    </div>
  );
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

/** Screen readers hear what happened, and what is asked now. */
function useAnnouncements(
  scene: ReturnType<typeof sceneOf>,
  fresh: ReturnType<typeof useFresh>,
  decision: string | null,
): void {
  const { game, view, catalogue } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken once for each piece of news
  useEffect(() => {
    const news = fresh.map((event) => game.narrate(event)).filter((line) => line !== null);
    const question = decision === null ? [] : [say(catalogue, game.prompt(view))];
    const lines = [...news.map((line) => say(catalogue, line.words)), ...question];
    if (lines.length > 0) announce(lines.join(' '));
  }, [fresh, decision]);
}

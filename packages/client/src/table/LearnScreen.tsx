/** A guided game: a real one against a bot, on a prepared deck where the game has one. It can be left and taken up again. */
import { say } from '@conclave/kernel';
import { use, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { connection } from '../app/session.ts';
import { useTitle } from '../app/title.ts';
import { useTable } from '../app/useTable.ts';
import { api } from '../core/api.ts';
import { recordOf, stored } from '../core/stored.ts';
import { loadGame } from '../games/index.ts';
import { useLanguage } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Cover } from '../ui/covers/Cover.tsx';
import { Waiting } from '../ui/Panel.tsx';
import { toastProblem } from '../ui/Toasts.tsx';
import type { GuidedGame, Lesson as LessonText, LoadedGame } from './contract.ts';
import { Lessons } from './learn/Lessons.tsx';
import styles from './learn/learn.module.css';
import { courseOf, forgetProgress, learning, learnPath } from './learn/progress.ts';
import { TableScreen } from './TableScreen.tsx';
import { useTableWords } from './words/index.ts';

/** The table of the guided game under way, by game and number. */
const underWay = stored('conclave.learning', recordOf<string>);

interface Props {
  readonly game: string;
  /** Which of its guided games, from 1. */
  readonly number: number;
}

export function LearnScreen({ game, number }: Props) {
  const words = useTableWords();
  const language = useLanguage();
  const loaded = use(loadGame(game));
  const [table, setTable] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { guidedGames = [] } = loaded;
  const guided = guidedGames[number - 1];
  const course = courseOf(game, number);
  const name = guided?.name?.() ?? say(loaded.game.texts[language], { key: 'game.name' });
  const before = underWay.get()[course];

  async function begin(): Promise<void> {
    setBusy(true);
    try {
      const seats = Math.min(...loaded.game.seats);
      const { id } = await api.createTable({ game, seats, lesson: true, lessonNumber: number });
      underWay.set({ ...underWay.get(), [course]: id });
      forgetProgress(course);
      setTable(id);
    } catch (problem) {
      toastProblem(problem);
    }
    setBusy(false);
  }

  if (table !== null && guided !== undefined) {
    return <LessonTable loaded={loaded} guided={guided} course={course} table={table} restart={begin} />;
  }
  return (
    <Page title={words('play.learnTitle', { game: name })} game={game}>
      <div className={styles.layout}>
        <div className={styles.cover}>
          <Cover game={game} />
        </div>
        <div className={styles.intro}>
          <h1>{words('play.learnTitle', { game: name })}</h1>
          {guided === undefined ? (
            <p>{words('play.learnNone')}</p>
          ) : (
            <>
              <p>{words('play.learnIntro')}</p>
              <div className={styles.ways}>
                {before !== undefined && (
                  <Button kind="primary" large onClick={() => setTable(before)}>
                    {words('play.learnGoOn')}
                  </Button>
                )}
                <Button kind={before === undefined ? 'primary' : 'plain'} large busy={isBusy} onClick={begin}>
                  {words(before === undefined ? 'play.learnBegin' : 'play.learnNew')}
                </Button>
              </div>
              <Contents lessons={guided.lessons} seen={learning(course).get().seen} />
              <Others game={game} number={number} guidedGames={guidedGames} />
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

/** What will be explained, and what was already. */
function Contents({ lessons, seen }: { readonly lessons: readonly LessonText[]; readonly seen: readonly string[] }) {
  const words = useTableWords();
  return (
    <section className={styles.contents}>
      <h2>{words('play.learnContents', { count: lessons.length })}</h2>
      <ol>
        {lessons.map(({ id, text }) => (
          <li key={id} data-seen={seen.includes(id) || undefined}>
            {text().title}
            {seen.includes(id) && <span className="unseen"> ({words('play.learnSeen')})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OthersProps extends Props {
  readonly guidedGames: readonly GuidedGame[];
}

/** The guided games before and after this one. */
function Others({ game, number, guidedGames }: OthersProps) {
  const words = useTableWords();
  const language = useLanguage();
  const loaded = use(loadGame(game));
  if (guidedGames.length < 2) return null;
  return (
    <section className={styles.contents}>
      <h2>{words('play.learnOthers')}</h2>
      <div className={styles.ways}>
        {guidedGames.map((other, i) => {
          const name = other.name?.() ?? say(loaded.game.texts[language], { key: 'game.name' });
          if (i + 1 === number) return null;
          return (
            <ButtonLink key={name} href={learnPath(game, i + 1)}>
              {words('play.learntNext', { game: name })}
            </ButtonLink>
          );
        })}
      </div>
    </section>
  );
}

interface LessonTableProps {
  readonly loaded: LoadedGame;
  readonly guided: GuidedGame;
  readonly course: string;
  readonly table: string;
  readonly restart: () => void;
}

function LessonTable({ loaded, guided, course, table, restart }: LessonTableProps) {
  const words = useTableWords();
  const language = useLanguage();
  const { state, actions } = useTable(table);
  const { snapshot, problem } = state;
  const name = guided.name?.() ?? say(loaded.game.texts[language], { key: 'game.name' });
  const title = words('play.learnTitle', { game: name });
  useTitle(title, snapshot?.decision != null);
  if (problem !== null) {
    return (
      <Page title={title}>
        <p>{problem.message}</p>
        <Button onClick={restart}>{words('play.learnNew')}</Button>
      </Page>
    );
  }
  if (snapshot === null || actions === null) {
    return (
      <Page title={title}>
        <Waiting label={words('play.loading')} lines={5} />
      </Page>
    );
  }
  return (
    <TableScreen
      loaded={loaded}
      snapshot={snapshot}
      connection={state.connection}
      actions={actions}
      serverNow={connection.serverNow}
      guide={(openRule) => (
        <Lessons lessons={guided.lessons} snapshot={snapshot} progress={learning(course)} openRule={openRule} />
      )}
    />
  );
}

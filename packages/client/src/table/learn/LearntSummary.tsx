/** How a guided game ends: what was learnt, what is still to come, and the way on. */
import { GAME_IDS, type GameId, isGameId, nameKey } from '../../app/games.ts';
import { playNow } from '../../app/play-now.ts';
import { useDoing } from '../../app/useDoing.ts';
import { useWords } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Lesson, LoadedGame } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import styles from './learnt.module.css';
import { courseOf, learning, learnPath } from './progress.ts';

export function LearntSummary({ loaded, number }: { readonly loaded: LoadedGame; readonly number: number }) {
  const words = useTableWords();
  const { id } = loaded.game;
  const { guidedGames = [] } = loaded;
  const lessons = guidedGames[number - 1]?.lessons ?? [];
  const { seen } = learning(courseOf(id, number)).get();
  const learnt = lessons.filter((lesson) => seen.includes(lesson.id));
  const missing = lessons.filter((lesson) => !seen.includes(lesson.id));
  return (
    <section className={styles.learnt} aria-labelledby="learnt">
      <h2 id="learnt">{words('play.learnt', { count: learnt.length, of: lessons.length })}</h2>
      <Titles lessons={learnt} kind="learnt" />
      {missing.length > 0 && (
        <>
          <p>{words('play.learntMissing', { count: missing.length })}</p>
          <Titles lessons={missing} kind="missing" />
        </>
      )}
      {isGameId(id) && <Next game={id} more={guidedGames[number]?.name?.()} number={number + 1} />}
    </section>
  );
}

function Titles({ lessons, kind }: { readonly lessons: readonly Lesson[]; readonly kind: 'learnt' | 'missing' }) {
  return (
    <ul className={styles.titles} data-kind={kind}>
      {lessons.map(({ id, text }) => (
        <li key={id}>{text().title}</li>
      ))}
    </ul>
  );
}

interface NextProps {
  readonly game: GameId;
  /** What the game's next guided game is about; undefined after the last. */
  readonly more: string | undefined;
  readonly number: number;
}

/** The game's next guided game, a game without help, or the next title in the order of the home page. */
function Next({ game, more, number }: NextProps) {
  const words = useTableWords();
  const say = useWords();
  const { busy, attempt } = useDoing();
  const next = GAME_IDS[(GAME_IDS.indexOf(game) + 1) % GAME_IDS.length] ?? GAME_IDS[0];
  return (
    <div className={styles.ways}>
      {more !== undefined && (
        <ButtonLink kind="primary" href={learnPath(game, number)}>
          {words('play.learntNext', { game: more })}
        </ButtonLink>
      )}
      <Button
        kind={more === undefined ? 'primary' : 'plain'}
        icon="play"
        busy={busy}
        onClick={() => attempt(() => playNow(game))}
      >
        {words('play.learntPlay')}
      </Button>
      <ButtonLink href={`/learn/${next}`}>{words('play.learntNext', { game: say(nameKey(next)) })}</ButtonLink>
    </div>
  );
}

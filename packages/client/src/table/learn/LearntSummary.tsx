/** How a guided game ends: what was learnt, what is still to come, and the way on. */
import { GAME_IDS, type GameId, isGameId, nameKey } from '../../app/games.ts';
import { playNow } from '../../app/play-now.ts';
import { useDoing } from '../../app/useDoing.ts';
import { useWords } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Lesson, LoadedGame } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import styles from './learnt.module.css';
import { learning } from './progress.ts';

export function LearntSummary({ loaded }: { readonly loaded: LoadedGame }) {
  const words = useTableWords();
  const { id } = loaded.game;
  const lessons = loaded.lessons ?? [];
  const { seen } = learning(id).get();
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
      {isGameId(id) && <Next game={id} />}
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

/** A game without help, or the next title in the order of the home page. */
function Next({ game }: { readonly game: GameId }) {
  const words = useTableWords();
  const say = useWords();
  const { busy, attempt } = useDoing();
  const next = GAME_IDS[(GAME_IDS.indexOf(game) + 1) % GAME_IDS.length] ?? GAME_IDS[0];
  return (
    <div className={styles.ways}>
      <Button kind="primary" icon="play" busy={busy} onClick={() => attempt(() => playNow(game))}>
        {words('play.learntPlay')}
      </Button>
      <ButtonLink href={`/learn/${next}`}>{words('play.learntNext', { game: say(nameKey(next)) })}</ButtonLink>
    </div>
  );
}

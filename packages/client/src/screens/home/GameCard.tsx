import { type GameId, hasBoard, nameKey } from '../../app/games.ts';
import { useWords } from '../../i18n/index.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Link } from '../../ui/router.tsx';
import { Ways } from '../game/Ways.tsx';
import styles from './GameCard.module.css';

export function GameCard({ game }: { readonly game: GameId }) {
  const say = useWords();
  const isReady = hasBoard(game);
  return (
    <li className={styles.card} data-game={game} data-ready={isReady}>
      <div className={styles.cover}>
        <Cover game={game} />
        {!isReady && <span className={styles.stamp}>{say('home.inPreparation')}</span>}
      </div>
      <div className={styles.text}>
        <h3>
          <Link href={`/games/${game}`}>{say(nameKey(game))}</Link>
        </h3>
        <p className={styles.tagline}>{say(`game.${game}.tagline`)}</p>
        <p className={styles.facts}>{say(`game.${game}.facts`)}</p>
      </div>
      {isReady ? (
        <div className={styles.ways}>
          <Ways game={game} />
        </div>
      ) : (
        <p className={styles.notYet}>{say('home.inPreparationHint')}</p>
      )}
    </li>
  );
}

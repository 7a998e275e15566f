import { useState } from 'react';
import { type GameId, hasBoard, nameKey } from '../../app/games.ts';
import { playNow } from '../../app/play-now.ts';
import { useWords } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
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
        <h3>{say(nameKey(game))}</h3>
        <p className={styles.tagline}>{say(`game.${game}.tagline`)}</p>
        <p className={styles.facts}>{say(`game.${game}.facts`)}</p>
      </div>
      {isReady ? <Ways game={game} /> : <p className={styles.notYet}>{say('home.inPreparationHint')}</p>}
    </li>
  );
}

/** The ways into a game. */
function Ways({ game }: { readonly game: GameId }) {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const name = say(nameKey(game));
  async function play(): Promise<void> {
    setBusy(true);
    await playNow(game).catch(toastProblem);
    setBusy(false);
  }
  return (
    <div className={styles.ways}>
      <Button
        kind="primary"
        large
        icon="play"
        busy={busy}
        onClick={play}
        aria-label={busy ? undefined : say('home.playGame', { game: name })}
      >
        {say(busy ? 'home.playing' : 'home.play')}
      </Button>
      <div className={styles.more}>
        <ButtonLink href={`/new/${game}`} aria-label={say('home.newTableFor', { game: name })}>
          {say('home.newTable')}
        </ButtonLink>
        <ButtonLink href={`/learn/${game}`} aria-label={say('home.learnGame', { game: name })}>
          {say('home.learn')}
        </ButtonLink>
      </div>
    </div>
  );
}

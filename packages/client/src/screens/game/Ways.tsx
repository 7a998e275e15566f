import { useState } from 'react';
import { type GameId, nameKey } from '../../app/games.ts';
import { playNow } from '../../app/play-now.ts';
import { useWords } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import styles from './Ways.module.css';

/** The ways into a game: at once against bots, with friends, or by a guided game. */
export function Ways({ game }: { readonly game: GameId }) {
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

/** The first page: play at once, go on, or find others. */
import { useState } from 'react';
import { GAME_IDS } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { useMe } from '../../app/session.ts';
import { useWords } from '../../i18n/index.ts';
import { SeaBand } from '../../ui/SeaBand.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './Home.module.css';
import { JoinByCode } from './JoinByCode.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';

export function Home() {
  const say = useWords();
  const me = useMe();
  const [isMyTurn, setMyTurn] = useState(false);
  return (
    <Page title="" yourTurn={isMyTurn}>
      <div className={me ? `${styles.hero} ${styles.returning}` : styles.hero}>
        <SeaBand />
        <h1>{say('home.title')}</h1>
        <p>{say('home.lead')}</p>
      </div>
      {me && <MyTables onTurn={setMyTurn} />}
      <section aria-labelledby="games">
        <h2 id="games" className="unseen">
          {say('home.games')}
        </h2>
        <ul className={styles.games}>
          {GAME_IDS.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </ul>
      </section>
      <div className={styles.others}>
        <OpenTables />
        <JoinByCode />
      </div>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { GAME_IDS, nameKey } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { ask } from '../../core/http.ts';
import { useWords } from '../../i18n/index.ts';
import { problemInWords } from '../../i18n/problems.ts';
import { Waiting } from '../../ui/Panel.tsx';
import { Link } from '../../ui/router.tsx';
import { Seal } from '../../ui/Seal.tsx';
import styles from './About.module.css';

/** A work of others that is part of the app. The build writes the list from what it really uses. */
interface Credit {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly link: string | null;
}

const credits = () => ask<readonly Credit[]>('GET', '/credits.json');

export function About() {
  const say = useWords();
  const { value, problem } = useAnswer(credits);
  return (
    <Page title={say('about.title')}>
      <div className={styles.about}>
        <header>
          <div className={styles.seal}>
            <Seal />
          </div>
          <h1>{say('about.title')}</h1>
          <p className={styles.lead}>{say('about.lead')}</p>
          <p className={styles.version}>{CONCLAVE_VERSION}</p>
        </header>
        <Part title={say('about.fanTitle')} text={say('about.fan')} />
        <Part title={say('game.sources')} text={say('about.sources')}>
          <ul className={styles.games}>
            {GAME_IDS.map((game) => (
              <li key={game}>
                <h3>{say(nameKey(game))}</h3>
                <p>{say(`game.${game}.sources`)}</p>
                <Link href={`/games/${game}/rules#options`}>{say('about.sourcesLink')}</Link>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={say('about.freeTitle')} text={say('about.free')}>
          {CONCLAVE_SOURCE !== null && <a href={CONCLAVE_SOURCE}>{say('ui.source')}</a>}
        </Part>
        <Part title={say('about.privacyTitle')} text={say('about.privacy')} />
        <Part title={say('about.apiTitle')} text={say('about.api')}>
          <a href="/api">{say('about.apiLink')}</a>
        </Part>
        <Part title={say('about.creditsTitle')} text={say('about.creditsText')}>
          {problem !== null && <p>{problemInWords(problem)}</p>}
          {value === undefined && problem === null && <Waiting label={say('ui.loading')} />}
          <ul className={styles.credits}>
            {value?.map(({ name, version, licence, link }) => {
              const words = say('about.credit', { name, version, licence });
              return <li key={name}>{link === null ? words : <a href={link}>{words}</a>}</li>;
            })}
          </ul>
          <a href="/licences.txt">{say('about.licences')}</a>
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

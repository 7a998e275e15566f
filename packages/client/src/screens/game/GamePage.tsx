/** A game's own page: what it is, how it goes, and every way into it. */
import { type Block, type Inline, plainWords } from '@conclave/kernel';
import { type GameId, nameKey } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { useWords } from '../../i18n/index.ts';
import { BlockView, type Reading } from '../../rulebook/Blocks.tsx';
import type { OpenBook } from '../../rulebook/open-book.ts';
import { useBook } from '../../rulebook/useBook.ts';
import { useBookWords } from '../../rulebook/words/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Waiting } from '../../ui/Panel.tsx';
import { Link } from '../../ui/router.tsx';
import { OpenTables } from '../home/OpenTables.tsx';
import styles from './GamePage.module.css';
import { Replays } from './Replays.tsx';
import { Ways } from './Ways.tsx';

/** The pictures of the rulebook that show a newcomer what the game is like. */
const SHOWN: Readonly<Record<GameId, readonly string[]>> = {
  'rise-of-cthulhu': ['turn', 'example-blocked', 'example-tie', 'example-run'],
  'choose-your-god': ['table', 'example-fourth', 'example-miracle', 'example-altar'],
  'cult-of-the-deep': ['faces', 'example-where', 'example-siren', 'example-leftover'],
  'among-cultists': ['table', 'example-encounter', 'example-company', 'example-check'],
};

export function GamePage({ game }: { readonly game: GameId }) {
  const say = useWords();
  const words = useBookWords();
  const { value: open } = useBook(game);
  const name = say(nameKey(game));
  return (
    <Page title={name} game={game}>
      <div className={styles.page}>
        <header className={styles.top}>
          <div className={styles.cover}>
            <Cover game={game} />
          </div>
          <div className={styles.intro}>
            <h1>{name}</h1>
            <p className={styles.facts}>{say(`game.${game}.facts`)}</p>
            <p className={styles.pitch}>{open === undefined ? say(`game.${game}.tagline`) : pitchOf(open)}</p>
            <Ways game={game} />
            <ButtonLink href={`/games/${game}/rules`} icon="rules">
              {say('game.rules')}
            </ButtonLink>
          </div>
        </header>
        <section>
          <h2>{say('game.howTo')}</h2>
          {open === undefined ? <Waiting label={words('book.loading')} /> : <Pictures open={open} game={game} />}
        </section>
        <div className={styles.lists}>
          <OpenTables game={game} />
          <Replays game={game} />
        </div>
        <section className={styles.sources}>
          <h2>{say('game.sources')}</h2>
          <p>
            {say(`game.${game}.sources`)} <Link href={`/games/${game}/rules#options`}>{say('game.sourcesMore')}</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}

/** The first words of the rulebook: what the game is, in three sentences. */
function pitchOf({ book }: OpenBook): string {
  const [first] = book.chapters[0]?.blocks ?? [];
  const words: readonly Inline[] = first?.kind === 'text' ? first.words : [];
  return plainWords(words);
}

function Pictures({ open, game }: { open: OpenBook; game: GameId }) {
  const goTo = () => {};
  const reading: Reading = { open, target: null, wanted: [], goTo, examples: new Map() };
  const isShown = (block: Block) => block.kind === 'picture' && SHOWN[game].includes(block.name);
  return (
    <div className={styles.pictures}>
      {open.book.chapters
        .flatMap(({ blocks }) => blocks.filter(isShown))
        .map((block) => (
          <BlockView key={block.kind === 'picture' ? block.name : ''} block={block} reading={reading} />
        ))}
    </div>
  );
}

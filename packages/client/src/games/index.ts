/** The games that have a board in the client; each is loaded when a table of it is opened. */
import { addPart, wordsHere } from '../i18n/words.ts';
import type { LoadedGame } from '../table/contract.ts';

export const gamesWithBoards: Readonly<Record<string, () => Promise<LoadedGame>>> = {
  'among-cultists': () => import('./among-cultists/index.ts').then(({ loaded }) => loaded),
  'choose-your-god': () => import('./choose-your-god/index.ts').then(({ loaded }) => loaded),
  'cult-of-the-deep': () => import('./cult-of-the-deep/index.ts').then(({ loaded }) => loaded),
  'rise-of-cthulhu': () => import('./rise-of-cthulhu/index.ts').then(({ loaded }) => loaded),
};

const loading = new Map<string, Promise<LoadedGame>>();

/** The game's code, asked for once. A failure is forgotten, so that the next look tries again. */
export function loadGame(game: string): Promise<LoadedGame> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const load = gamesWithBoards[game];
  if (load === undefined) return Promise.reject(new Error(`${game} has no board here yet.`));
  const fetched = load().then((loaded) => withWords(game, loaded));
  loading.set(game, fetched);
  fetched.catch(() => loading.delete(game));
  return fetched;
}

/** What the games say themselves, each a file of its own per language. */
const WORDS = import.meta.glob<Readonly<Record<string, string>>>('../../../languages/src/*/*/index.ts', {
  import: 'texts',
});

async function withWords(game: string, loaded: LoadedGame): Promise<LoadedGame> {
  addPart(game, async (language) => {
    const words = await WORDS[`../../../languages/src/${language}/${game}/index.ts`]?.();
    if (words === undefined) throw new Error(`${game} has no words in ${language}.`);
    loaded.game.learn(language, words);
  });
  await wordsHere();
  return loaded;
}

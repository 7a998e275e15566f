/** The app: which screen an address shows, and what lies over all of them. */
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { say, useWords } from '../i18n/index.ts';
import { withWords } from '../i18n/words.ts';
import { Banned } from '../screens/Banned.tsx';
import { Home } from '../screens/home/Home.tsx';
import { JoinPage } from '../screens/JoinPage.tsx';
import { NotFound, Notice } from '../screens/Notice.tsx';
import { Offline } from '../screens/Offline.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Waiting } from '../ui/Panel.tsx';
import { useAddress } from '../ui/router.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { hasBoard, isGameId } from './games.ts';
import { match } from './match.ts';
import { Page } from './Page.tsx';
import { useBan } from './session.ts';
import { useRegularly } from './useRegularly.ts';

const NewTable = lazy(() =>
  withWords(import('../screens/new-table/NewTable.tsx')).then((m) => ({ default: m.NewTable })),
);
const TablePage = lazy(() =>
  withWords(import('../screens/table/TablePage.tsx')).then((m) => ({ default: m.TablePage })),
);
const Settings = lazy(() =>
  withWords(import('../screens/settings/Settings.tsx')).then((m) => ({ default: m.Settings })),
);
const ReplayScreen = lazy(() =>
  withWords(import('../table/ReplayScreen.tsx')).then((m) => ({ default: m.ReplayScreen })),
);
const LearnScreen = lazy(() => withWords(import('../table/LearnScreen.tsx')).then((m) => ({ default: m.LearnScreen })));
const GamePage = lazy(() => withWords(import('../screens/game/GamePage.tsx')).then((m) => ({ default: m.GamePage })));
const RulebookPage = lazy(() =>
  withWords(import('../screens/game/RulebookPage.tsx')).then((m) => ({ default: m.RulebookPage })),
);
const About = lazy(() => withWords(import('../screens/about/About.tsx')).then((m) => ({ default: m.About })));

export function App() {
  const path = useAddress().pathname;
  const ban = useBan();
  return (
    <>
      <Safely key={path}>
        <Suspense fallback={<Fetching />}>
          {ban !== null && needsUser(path) ? <Banned problem={ban} /> : screenAt(path)}
        </Suspense>
      </Safely>
      <Toasts />
      <LiveRegion />
    </>
  );
}

/** While a part of the app is on its way: what stands around every page is there already and stays where it is. */
function Fetching() {
  const say = useWords();
  return (
    <Page title="">
      <Waiting label={say('ui.loading')} lines={5} />
    </Page>
  );
}

/** Pages for reading, and one's own settings, are open to everybody. */
function needsUser(path: string): boolean {
  return !['/games/', '/about', '/settings'].some((open) => path.startsWith(open));
}

function screenAt(path: string): ReactNode {
  if (match('/', path)) return <Home />;
  if (match('/settings', path)) return <Settings />;
  if (match('/about', path)) return <About />;
  const fresh = match('/new/:game', path);
  if (fresh) return <NewTable key={fresh.game} game={fresh.game} />;
  const table = match('/t/:id', path);
  if (table) return <TablePage key={table.id} id={table.id} />;
  const invitation = match('/join/:code', path);
  if (invitation) return <JoinPage code={invitation.code} />;
  const replay = match('/replay/:id', path);
  if (replay) return <ReplayScreen key={replay.id} id={replay.id} />;
  const lesson = match('/learn/:game', path);
  if (lesson && hasBoard(lesson.game)) return <LearnScreen key={path} game={lesson.game} number={1} />;
  const later = match('/learn/:game/:number', path);
  if (later && hasBoard(later.game)) {
    return <LearnScreen key={path} game={later.game} number={Number(later.number)} />;
  }
  const rules = match('/games/:game/rules', path);
  if (rules && isGameId(rules.game)) return <RulebookPage key={rules.game} game={rules.game} />;
  const game = match('/games/:game', path);
  if (game && isGameId(game.game)) return <GamePage key={game.game} game={game.game} />;
  return <NotFound />;
}

const SECONDS_BETWEEN = 5;

function reloadOnline(): void {
  if (navigator.onLine) location.reload();
}

function ReloadOnline() {
  useRegularly(reloadOnline, SECONDS_BETWEEN);
  return <Offline again={() => location.reload()} />;
}

/** Shows a page of our own where a screen breaks, instead of nothing at all. */
class Safely extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    // A part of the app could not be fetched; a browser that failed once does not try again by itself.
    if (!navigator.onLine) return <ReloadOnline />;
    return <Notice title={say('broken.title')} text={say('broken.text')} />;
  }
}

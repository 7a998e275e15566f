/** A table, whatever state it is in: before the start, in play, after the end, or not for us. */
import type { ProblemBody, Snapshot } from '@conclave/protocol';
import { lazy, Suspense, use } from 'react';
import { hasBoard, nameKey } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { connection } from '../../app/session.ts';
import { useTitle } from '../../app/title.ts';
import { useTable } from '../../app/useTable.ts';
import type { ConnectionState } from '../../core/connection.ts';
import { ApiProblem } from '../../core/http.ts';
import type { TableActions } from '../../core/table-actions.ts';
import { loadGame } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { problemInWords } from '../../i18n/problems.ts';
import { withWords } from '../../i18n/words.ts';
import { StartCard } from '../../table/start/StartCard.tsx';
import { Waiting } from '../../ui/Panel.tsx';
import { useAddress } from '../../ui/router.tsx';
import { NotFound, Notice } from '../Notice.tsx';
import { Offline } from '../Offline.tsx';
import { AskForCode } from './AskForCode.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { Lobby } from './Lobby.tsx';

const TableScreen = lazy(() =>
  withWords(import('../../table/TableScreen.tsx')).then((module) => ({ default: module.TableScreen })),
);

export function TablePage({ id }: { readonly id: string }) {
  const say = useWords();
  const code = useAddress().searchParams.get('code') ?? undefined;
  const { state, actions } = useTable(id, code);
  const { snapshot, problem } = state;
  if (problem !== null) return <Refused problem={problem} table={id} />;
  if (snapshot === null || actions === null) {
    return state.connection === 'lost' ? <Offline again={connection.reconnect} /> : <Laying note={state.connection} />;
  }
  const { status, game, startedAt } = snapshot.info;
  if (status === 'gathering')
    return <Lobby snapshot={snapshot} actions={actions} connection={state.connection} code={code} />;
  if (status === 'abandoned' && startedAt === null)
    return <Notice title={say(nameKey(game))} text={say('lobby.abandoned')} />;
  if (!hasBoard(game)) return <Notice title={say('table.noBoard')} text={say('table.noBoardText')} />;
  return (
    <Suspense fallback={<Laying note={state.connection} />}>
      <Playing snapshot={snapshot} actions={actions} connection={state.connection} unsent={state.unsent.length} />
    </Suspense>
  );
}

function Laying({ note }: { readonly note: ConnectionState }) {
  const say = useWords();
  return (
    <Page title="">
      <ConnectionNote state={note} />
      <Waiting label={say('table.loading')} lines={5} />
    </Page>
  );
}

function Refused({ problem, table }: { readonly problem: ProblemBody; readonly table: string }) {
  const say = useWords();
  if (problem.code === 'forbidden') return <AskForCode table={table} />;
  if (problem.code === 'not-found') return <NotFound />;
  if (problem.code === 'removed') return <Notice title={say('table.removed')} text={say('table.removedText')} />;
  return <Notice title={say('broken.title')} text={problemInWords(new ApiProblem(problem.code, problem.message))} />;
}

interface PlayingProps {
  readonly snapshot: Snapshot;
  readonly actions: TableActions;
  readonly connection: ConnectionState;
  readonly unsent: number;
}

function Playing({ snapshot, actions, connection: state, unsent }: PlayingProps) {
  const say = useWords();
  const loaded = use(loadGame(snapshot.info.game));
  useTitle(say(nameKey(snapshot.info.game)), snapshot.decision !== null);
  return (
    <>
      <TableScreen
        loaded={loaded}
        snapshot={snapshot}
        connection={state}
        unsent={unsent}
        actions={actions}
        serverNow={connection.serverNow}
      />
      <StartCard loaded={loaded} snapshot={snapshot} serverNow={connection.serverNow} />
    </>
  );
}

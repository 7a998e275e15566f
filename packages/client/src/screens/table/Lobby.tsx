/** The table before the start: the way in for others, who has come, by which rules. */
import type { Snapshot } from '@conclave/protocol';
import { nameKey } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import type { ConnectionState } from '../../core/connection.ts';
import type { TableActions } from '../../core/table-actions.ts';
import { useWords } from '../../i18n/index.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { useGames } from '../useGames.ts';
import { Chat } from './Chat.tsx';
import { CloseTable } from './CloseTable.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { Invite } from './Invite.tsx';
import styles from './Lobby.module.css';
import { Seats } from './Seats.tsx';
import { SitDown } from './SitDown.tsx';
import { Start } from './Start.tsx';
import { TableRules } from './TableRules.tsx';

interface LobbyProps {
  readonly snapshot: Snapshot;
  readonly actions: TableActions;
  readonly connection: ConnectionState;
  readonly code: string | undefined;
}

export function Lobby({ snapshot, actions, connection, code }: LobbyProps) {
  const say = useWords();
  const { info } = snapshot;
  const { value: games } = useGames();
  const game = games?.find(({ id }) => id === info.game);
  const name = say(nameKey(info.game));
  const isSeated = info.you.seat !== null;
  const hasRoom = info.seats.some((seat) => seat.kind === 'open');
  const invitation = info.code !== undefined && <Invite code={info.code} />;
  return (
    <Page title={name} game={info.game}>
      <ConnectionNote state={connection} />
      <div className={styles.layout}>
        <div className={styles.cover}>
          <Cover game={info.game} />
        </div>
        <div className={styles.middle}>
          <h1>{isSeated ? name : say('lobby.invited', { game: name })}</h1>
          {!isSeated && <SitDown info={info} code={code} />}
          {hasRoom && invitation}
          <Seats info={info} levels={game?.bots ?? []} />
        </div>
        <div className={styles.side}>
          <Chat snapshot={snapshot} say={actions.say} />
          {!hasRoom && invitation}
          <TableRules info={info} options={game?.options ?? []} />
          {info.you.host && <CloseTable table={info.id} />}
        </div>
      </div>
      {isSeated && <Start info={info} levels={game?.bots ?? []} />}
    </Page>
  );
}

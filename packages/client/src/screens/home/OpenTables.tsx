import { GAME_IDS, type GameId, hasBoard } from '../../app/games.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { useRegularly } from '../../app/useRegularly.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { problemInWords } from '../../i18n/problems.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty, Panel, Waiting } from '../../ui/Panel.tsx';
import styles from './Lists.module.css';
import { TableRow } from './TableRow.tsx';

const SECONDS_BETWEEN = 15;

/** Tables that wait for players; those of one game, if one is named. */
export function OpenTables({ game }: { readonly game?: GameId }) {
  const say = useWords();
  const { value: tables, problem, again } = useAnswer(api.openTables);
  useRegularly(again, SECONDS_BETWEEN);
  const playable = tables?.filter((table) => hasBoard(table.game) && (game === undefined || table.game === game));
  return (
    <Panel title={say('home.openTables')}>
      {problem !== null && playable === undefined ? (
        <Empty>
          <p>
            {say('home.listTrouble')} {problemInWords(problem)}
          </p>
          <p>
            {say('offline.works')} {say('offline.self')}
          </p>
          <Button onClick={again}>{say('home.refresh')}</Button>
        </Empty>
      ) : playable === undefined ? (
        <Waiting label={say('ui.loading')} />
      ) : playable.length === 0 ? (
        <Empty>
          <p>{say('home.noOpenTables')}</p>
          <ButtonLink href={`/new/${game ?? GAME_IDS.find(hasBoard) ?? GAME_IDS[0]}?visibility=public`}>
            {say('home.openOne')}
          </ButtonLink>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {playable.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

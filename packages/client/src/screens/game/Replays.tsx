import type { TableSummary } from '@conclave/protocol';
import type { GameId } from '../../app/games.ts';
import { useMe } from '../../app/session.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { api } from '../../core/api.ts';
import { levelName } from '../../i18n/bot-words.ts';
import { useWords } from '../../i18n/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Link } from '../../ui/router.tsx';
import styles from './GamePage.module.css';

const MOST = 6;
const none = async (): Promise<readonly TableSummary[]> => [];

/** One's own games that are over, to be watched again; nothing for those who have none. */
export function Replays({ game }: { readonly game: GameId }) {
  const say = useWords();
  const me = useMe();
  const { value: tables = [] } = useAnswer(me ? api.myTables : none);
  const over = tables.filter((table) => table.game === game && table.status === 'finished').slice(0, MOST);
  if (over.length === 0) return null;
  return (
    <Panel title={say('game.replays')}>
      <ul className={styles.replays}>
        {over.map(({ id, seats, yourSeat }) => (
          <li key={id}>
            <Link href={`/replay/${id}`}>
              {say('game.replay', {
                names: seats
                  .filter(({ seat }) => seat !== yourSeat)
                  .map(({ name, bot }) => name ?? say('bot.name', { level: say(levelName(bot ?? 'novice')) }))
                  .join(', '),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

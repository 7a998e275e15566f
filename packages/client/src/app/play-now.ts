import { api } from '../core/api.ts';
import { loadGame } from '../games/index.ts';
import { navigate } from '../ui/router.tsx';
import { startWithDice } from './dice.ts';
import { type GameId, USUAL_SEATS } from './games.ts';

/** Seats the person against bots at once, and goes there. What the table needs is loaded meanwhile. */
export async function playNow(game: GameId): Promise<void> {
  void loadGame(game).catch(() => {});
  void import('../table/TableScreen.tsx').catch(() => {});
  const seats = USUAL_SEATS[game];
  const bots = Array.from({ length: seats - 1 }, () => 'adept');
  // Two requests: the server is bound to its seed before it sees this browser's randomness.
  const table = await api.createTable({ game, seats, bots });
  await startWithDice(table);
  navigate(`/t/${table.id}`);
}

import { api } from '../core/api.ts';
import { randomId } from '../core/random.ts';
import { loadGame } from '../games/index.ts';
import { navigate } from './router.tsx';

/** How many sit at a table that is opened by one click. */
const SEATS: Readonly<Record<string, number>> = { 'rise-of-cthulhu': 2, 'choose-your-god': 3 };
const OTHERWISE = 5;

/** Seats the person against bots at once, and goes there. What the table needs is loaded meanwhile. */
export async function playNow(game: string): Promise<void> {
  void loadGame(game).catch(() => {});
  void import('../table/TableScreen.tsx').catch(() => {});
  const seats = SEATS[game] ?? OTHERWISE;
  const bots = Array.from({ length: seats - 1 }, () => 'adept');
  const table = await api.createTable({ game, seats, bots, start: true, entropy: randomId() });
  navigate(`/t/${table.id}`);
}

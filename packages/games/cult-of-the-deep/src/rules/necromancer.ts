/** The Necromancer's coins and return (CD-5.49). The choice between life and a coin is in on-players.ts. */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice } from '../choices.ts';
import type { WraithId } from '../components/wraiths.ts';
import { WRAITHS } from '../components/wraiths.ts';
import { type Context, question } from '../frames.ts';
import type { Deep } from '../state.ts';
import { isNecromancer, playerAt } from '../table.ts';

const PRICE = 4;
const LIFE_BESIDES_COINS = 4;

export function canRevive(s: Deep, seat: Seat): boolean {
  const { status, coins } = playerAt(s, seat);
  return status === 'wraith' && isNecromancer(s, seat) && coins.necromancer >= PRICE;
}

export const necroRevive = question('necro-revive', {
  asks: (_, { seat }) => seat,
  options: (): DeepChoice[] => [answer('no'), answer('yes')],
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type === 'yes') revive(s, seat, ctx);
  },
});

/** All coins go back, and with them the Wraith card and its dice. */
function revive(s: Deep, seat: Seat, ctx: Context): void {
  const player = playerAt(s, seat);
  player.life = LIFE_BESIDES_COINS + player.coins.necromancer;
  player.coins.necromancer = 0;
  player.status = 'living';
  returnWraithCard(s, player.wraith as WraithId);
  player.wraith = null;
  player.wraithDice = [];
  ctx.tell({ type: 'revived', seat, life: player.life });
}

function returnWraithCard(s: Deep, card: WraithId): void {
  s.wraithStock = WRAITHS.filter((one) => one === card || s.wraithStock.includes(one));
}

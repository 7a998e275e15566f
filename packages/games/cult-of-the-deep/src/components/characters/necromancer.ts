import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice } from '../../choices.ts';
import { type Context, push, question } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import type { Character } from '../../verbs/cards.ts';
import { gainCoin, healByPower } from '../../verbs/life.ts';
import { coinSupply, isLiving, playerAt } from '../../verbs/table.ts';
import { WRAITHS, type WraithId } from '../wraiths/ids.ts';

const PRICE = 4;
const LIFE_BESIDES_COINS = 4;

// You gain a Necromancer coin whenever somebody dies, in each of your Upkeeps as a Wraith, and instead of the life of your power
// symbol. The card works beyond death: as a Wraith with at least 4 of these coins you may return them all and live again, with
// 4 life and 1 more for each coin. (CD-5.49)
export const necromancer: Character = {
  life: 15,
  symbol: 'cosmos',
  isTied: true,
  isBeyondDeath: true,
  card: {
    upkeepBegins(s, me, ctx) {
      if (!isLiving(s, me)) gainCoin(s, me, 'necromancer', 'necromancer', ctx);
    },
    symbolHeals: (s, me) => push(s, { rule: 'necro-gain', seat: me }),
    resolveBegins(s, me) {
      const { status, coins } = playerAt(s, me);
      if (status === 'wraith' && coins.necromancer >= PRICE) push(s, { rule: 'necro-revive', seat: me });
    },
    died(s, me, dead, ctx) {
      for (const _ of dead) gainCoin(s, me, 'necromancer', 'necromancer', ctx);
    },
    upholds: true,
  },
};

export type NecromancerFrame = { rule: 'necro-gain'; seat: Seat } | { rule: 'necro-revive'; seat: Seat };

export const necromancerRules = {
  'necro-gain': question('necro-gain', {
    asks: (_, { seat }) => seat,
    whenOnlyOne: 'apply',
    options: (s): DeepChoice[] =>
      coinSupply(s, 'necromancer') > 0 ? [answer('life'), answer('coin')] : [answer('life')],
    choose(s, { seat }, choice: DeepChoice, ctx) {
      if (choice.type === 'coin') gainCoin(s, seat, 'necromancer', 'power-symbol', ctx);
      else healByPower(s, seat, ctx);
    },
  }),
  'necro-revive': question('necro-revive', {
    asks: (_, { seat }) => seat,
    options: (): DeepChoice[] => [answer('no'), answer('yes')],
    choose(s, { seat }, choice: DeepChoice, ctx) {
      if (choice.type === 'yes') revive(s, seat, ctx);
    },
  }),
};

/** All coins go back, and with them the Wraith card and its dice. */
function revive(s: Deep, me: Seat, ctx: Context): void {
  const player = playerAt(s, me);
  player.life = LIFE_BESIDES_COINS + player.coins.necromancer;
  player.coins.necromancer = 0;
  player.status = 'living';
  if (player.wraith !== null) returnWraithCard(s, player.wraith);
  player.wraith = null;
  player.wraithDice = [];
  ctx.tell({ type: 'revived', seat: me, life: player.life });
}

function returnWraithCard(s: Deep, card: WraithId): void {
  s.wraithStock = WRAITHS.filter((one) => one === card || s.wraithStock.includes(one));
}

/** What a Location's benefit asks (section 5.1). */
import type { Seat } from '@conclave/kernel';
import { removeFromHand, withoutCopies } from '../cards.ts';
import {
  type CityChoice,
  FOUR,
  intrigueChoice,
  NEW,
  numberChoice,
  pickChoice,
  plus2Choice,
  plus4Choice,
  raiseChoice,
  TWO,
} from '../choices.ts';
import {
  ALTAR_PRICE,
  altarTokens,
  GREATER_PRICE,
  HIGHEST_BRIBE,
  LESSER_PRICE,
  LOWEST_BRIBE,
  pupils,
  templeTokens,
} from '../components/benefits.ts';
import type { IntrigueId } from '../components/cards.ts';
import { NUMBERS, THIEVES_DISTRICT } from '../components/locations.ts';
import { type Context, push, question } from '../frames.ts';
import { gainFollowers, payCoins } from '../possessions.ts';
import {
  buildAltar,
  canTake,
  changeStrength,
  layCoins,
  merged,
  movePriest,
  priestOf,
  priestsIn,
  raised,
  type Token,
  takePriest,
  zoneOf,
} from '../priests.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';

export const thievesAmount = question('thieves-amount', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat }) {
    const most = Math.min(HIGHEST_BRIBE, playerOf(s, seat).coins);
    return NUMBERS.filter((amount) => amount >= LOWEST_BRIBE && amount <= most).map(numberChoice);
  },
  choose: (s, { seat }, { number }) => push(s, { rule: 'thieves-priest', seat, amount: number }),
});

/** The Priest goes to the Location whose number was paid, and the coins are laid under it. */
export const thievesPriest = question('thieves-priest', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }) =>
    merged(priestsIn(playerOf(s, seat), zoneOf(THIEVES_DISTRICT))).map(({ id }) => pickChoice(id)),
  choose(s, { seat, amount }, choice, ctx) {
    const priest = priestOf(s, seat, choice.priest);
    payCoins(s, seat, amount, 'thieves-district', ctx);
    movePriest(seat, priest, zoneOf(amount), 'thieves-district', ctx);
    layCoins(s, seat, priest, amount, amount, ctx);
  },
});

export const templeChoice = question('temple-choice', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat }): CityChoice[] {
    const player = playerOf(s, seat);
    const raises = merged(templeTokens(player)).map(({ id }) => raiseChoice(id));
    return canTake(player, 1) ? [NEW, ...raises] : raises;
  },
  choose(s, { seat }, choice: CityChoice, ctx) {
    if (choice.type !== 'raise') return takePriest(s, seat, 1, 'free', 'temple-district', ctx);
    const token = priestOf(s, seat, choice.priest) as Token;
    changeStrength(seat, token, raised(token, 1), 'temple-district', ctx);
  },
});

export const altarPriest = question('altar-priest', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }) => merged(altarTokens(playerOf(s, seat))).map(({ id }) => pickChoice(id)),
  choose(s, { seat }, { priest }, ctx) {
    payCoins(s, seat, ALTAR_PRICE, 'artisan-district', ctx);
    buildAltar(s, seat, priestOf(s, seat, priest) as Token, 'artisan-district', ctx);
  },
});

export const academyChoice = question('academy-choice', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat }): CityChoice[] {
    const player = playerOf(s, seat);
    return [
      ...merged(pupils(player, 2)).map(({ id }) => plus2Choice(id)),
      ...merged(pupils(player, 4)).map(({ id }) => plus4Choice(id)),
    ];
  },
  choose(s, { seat }, choice: CityChoice, ctx) {
    if (choice.type !== 'plus2' && choice.type !== 'plus4') return;
    const token = priestOf(s, seat, choice.priest) as Token;
    payCoins(s, seat, choice.type === 'plus2' ? LESSER_PRICE : GREATER_PRICE, 'academy', ctx);
    changeStrength(seat, token, raised(token, choice.type === 'plus2' ? 2 : 4), 'academy', ctx);
  },
});

/** Paying for more than fits is legal (CG-9.27). */
export const portChoice = question('port-choice', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat }): CityChoice[] => (playerOf(s, seat).coins >= GREATER_PRICE ? [TWO, FOUR] : [TWO]),
  choose(s, { seat }, { type }: CityChoice, ctx) {
    payCoins(s, seat, type === 'two' ? LESSER_PRICE : GREATER_PRICE, 'port', ctx);
    gainFollowers(s, seat, type === 'two' ? 2 : 4, 'port', ctx);
  },
});

/** One Intrigue of the hand goes on top of the deck. Asked unless there is but one (CG-4.5 b). */
export function returnIntrigue(s: City, seat: Seat, ctx: Context): void {
  const [only, ...others] = playerOf(s, seat).hand.intrigues;
  if (only === undefined) return;
  if (others.length > 0) push(s, { rule: 'return-intrigue', seat });
  else putOnTop(s, seat, only, ctx);
}

export const returnOne = question('return-intrigue', {
  asks: (_, { seat }) => seat,
  options: (s, { seat }) => withoutCopies(playerOf(s, seat).hand.intrigues).map(intrigueChoice),
  choose: (s, { seat }, { card }, ctx) => putOnTop(s, seat, card, ctx),
});

function putOnTop(s: City, seat: Seat, card: IntrigueId, ctx: Context): void {
  removeFromHand(playerOf(s, seat), card);
  s.intrigueDeck.unshift(card);
  ctx.tell({ type: 'intrigueReturned', seat, secret: { to: [seat], card } });
}

/** Praying: a benefit by the number of Mobs, then deals (CG-4.36 to CG-4.38). */
import type { Seat } from '@conclave/kernel';
import { faceUpLicenses, putAtBottom, removeFromHand, takeFromSlot, withoutCopies } from '../cards.ts';
import { buyChoice, type CityChoice, DONE, locationChoice, NONE, sellChoice } from '../choices.ts';
import { benefitOf } from '../components/benefits.ts';
import type { IntrigueId } from '../components/cards.ts';
import type { LicenseId } from '../components/licenses.ts';
import { NUMBERS } from '../components/locations.ts';
import { highestPrayer, priceOf, priceOfLicense } from '../components/numbers.ts';
import { type Context, push, question, sequence } from '../frames.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';

export const prayer = sequence('prayer', [
  (s, { seat }, ctx) => {
    playerOf(s, seat).prayed = true;
    ctx.tell({ type: 'prayed', seat });
    push(s, { rule: 'pray-benefit', seat });
  },
  (s, { seat }) => push(s, { rule: 'deal', seat }),
]);

/** No benefit is open and usable: the question does not arise (CG-4.37). */
export const prayBenefit = question('pray-benefit', {
  asks: (_, { seat }) => seat,
  options(s, { seat }): CityChoice[] {
    const highest = highestPrayer(s.options, playerOf(s, seat).mobs);
    const usable = NUMBERS.filter((location) => location <= highest && benefitOf(location).isUsable(s, seat));
    return usable.length === 0 ? [] : [NONE, ...usable.map(locationChoice)];
  },
  choose(s, { seat }, choice: CityChoice, ctx) {
    if (choice.type !== 'location') return;
    const { location } = choice;
    ctx.tell({ type: 'benefitTaken', seat, location, as: 'prayer' });
    benefitOf(location).take(s, seat, ctx);
  },
});

/** Asked again after every deal, as long as the seat holds an Intrigue or can pay for a License: both are open facts (CG-4.5 d). */
export const deal = question('deal', {
  asks: (_, { seat }) => seat,
  options(s, { seat }): CityChoice[] {
    const { hand, coins } = playerOf(s, seat);
    const affordable = faceUpLicenses(s).filter((license) => priceOfLicense(s.options, license) <= coins);
    if (hand.intrigues.length + affordable.length === 0) return [];
    return [DONE, ...withoutCopies(hand.intrigues).map(sellChoice), ...affordable.map(buyChoice)];
  },
  choose(s, { seat }, choice: CityChoice, ctx) {
    if (choice.type === 'sell') sell(s, seat, choice.card, ctx);
    else if (choice.type === 'buy') buy(s, seat, choice.card, ctx);
    else return;
    push(s, { rule: 'deal', seat });
  },
});

/** The dark seal does not matter. */
function sell(s: City, seat: Seat, card: IntrigueId, ctx: Context): void {
  const player = playerOf(s, seat);
  removeFromHand(player, card);
  putAtBottom(s, card);
  player.coins += priceOf(s.options, card);
  ctx.tell({ type: 'intrigueSold', seat, card, price: priceOf(s.options, card) });
}

function buy(s: City, seat: Seat, card: LicenseId, ctx: Context): void {
  const price = priceOfLicense(s.options, card);
  playerOf(s, seat).coins -= price;
  takeFromSlot(s, seat, card);
  ctx.tell({ type: 'licenseBought', seat, card, price });
}

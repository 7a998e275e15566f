/** A table in the Resolution Phase whose seats give orders. */

import { type OpenFacts, resolveOptions, type Seat, SeededChance, Telling, toldTo } from '@conclave/kernel';
import { type CityChoice, choiceId } from '../../choices.ts';
import type { CityEvent } from '../../events.ts';
import { chooseYourGod } from '../../index.ts';
import { scenarios } from '../../scenario/index.ts';
import type { CityView } from '../../view.ts';
import { orders } from '../index.ts';
import type { CityOrders, OrderWish, Reach, Stop } from '../order.ts';

const QUIET = { hand: ['mir-relic-trade'] };

/** Three Cults in the Resolution Phase of round 1. Everybody holds a card; seat 1 and seat 2 are in no Location unless it says so. */
export function cityWith(given: object = {}, ...players: object[]) {
  const telling = new Telling<CityEvent>(new SeededChance(1));
  const everybody = [0, 1, 2].map((seat) => ({ ...QUIET, ...(seat === 0 ? EVERYWHERE : {}), ...players[seat] }));
  const all = { phase: 'resolution', round: 1, players: everybody, ...given };
  const s = scenarios.given(3, resolveOptions(chooseYourGod), all, telling);
  const own: (CityOrders | null)[] = [null, null, null];
  const pending = () => chooseYourGod.pending(s);
  const facts = (): OpenFacts<CityView, CityEvent> => ({
    decision: pending()?.decision ?? null,
    view: chooseYourGod.viewOf(s, 'spectator'),
    told: telling.events.length,
    latest: () => telling.events.map((event) => toldTo(event, 'spectator')).reverse(),
  });
  const settle = () => {
    for (const [seat, one] of own.entries()) own[seat] = one === null ? null : orders.left(one, seat, facts());
  };
  return {
    s,
    facts,
    asked: () => `${pending()?.asked[0]?.seat} ${pending()?.decision}`,
    order: (seat: Seat, wish: OrderWish | null) => {
      own[seat] = orders.given(own[seat] ?? null, wish, seat, facts());
      return own[seat];
    },
    ordered: (seat: Seat) => own[seat],
    choose(seat: Seat, id: string) {
      const options = (pending()?.asked[0]?.options ?? []) as readonly CityChoice[];
      const choice = options.find((one) => choiceId(one) === id);
      if (choice === undefined) throw new Error(`${id} is none of ${options.map(choiceId).join(', ')}`);
      chooseYourGod.choose(s, seat, choice, telling);
      settle();
    },
    /** Whether the table answers for whoever is asked. */
    isAnswered() {
      const seat = pending()?.asked[0]?.seat as Seat;
      const ordered = own[seat] ?? null;
      return ordered !== null && orders.answer(facts()) !== null && orders.cover(ordered, seat, facts());
    },
  };
}

/** Seat 0 has a Priest in the Locations 1, 5 and 9. */
const EVERYWHERE = { priests: ['1@loc-1', '1@loc-5', '1@loc-9'] };
export const standing = (reach: Reach, stops: readonly Stop[] = [], at: number[] = []) => ({
  round: 1,
  standing: { reach, stops, at },
});

/** Everybody passes until this seat is asked to act in this Location. */
export function playOn(city: ReturnType<typeof cityWith>, seat: Seat, location: number): void {
  for (let i = 0; i < 60; i++) {
    const [asked, decision] = city.asked().split(' ');
    if (decision === 'act' && Number(asked) === seat && city.s.activeLocation === location) return;
    city.choose(Number(asked), decision === 'act' ? 'pass' : decision === 'benefit' ? 'decline' : 'done');
  }
  throw new Error(`seat ${seat} is never asked in Location ${location}`);
}

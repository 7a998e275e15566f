/** What is ordered now, in words, and the way to take it back. */
import { type CityOrders, type CityView, locationId, type OrderWish } from '@conclave/choose-your-god';
import type { Live } from '../../../table/contract.ts';
import { toastProblem } from '../../../ui/Toasts.tsx';
import type { Location } from '../things.ts';
import type { CityWord } from '../words/index.ts';
import { plannedCount } from './moment.ts';

export interface Ordered {
  readonly words: string;
  takeBack(): void;
}

interface Source {
  readonly view: CityView;
  readonly orders: CityOrders | null;
  place(location: Location): string;
  order(wish: OrderWish | null): void;
}

/** Each of the orders by itself. */
export function ordersOneByOne({ view, orders, place, order }: Source, words: CityWord): readonly Ordered[] {
  const { round, activeLocation } = view;
  const standing = orders?.standing ?? null;
  const row = activeLocation === null ? undefined : orders?.rows[activeLocation];
  const planned = plannedCount(orders, activeLocation);
  const all: Ordered[] = [];
  if (activeLocation !== null && row !== undefined && row !== 'ask') {
    all.push({
      words: words(`city.order.row.${row}`, { name: place(activeLocation) }),
      takeBack: () => order({ round, rows: { [activeLocation]: null } }),
    });
  }
  if (standing !== null) {
    all.push({
      words:
        standing.reach === 'round'
          ? words('city.order.now.round')
          : words('city.order.now.to', { number: standing.upTo, name: place(standing.upTo) }),
      takeBack: () => order({ standing: null }),
    });
  }
  if (planned > 0) {
    all.push({ words: words('city.order.planned', { count: planned }), takeBack: () => order({ rows: null }) });
  }
  return all;
}

interface Table {
  readonly view: CityView;
  name(id: string): string;
}

/** All of them as one, for the chip among one's own things; null: nothing is ordered. */
export function orderedIn({ view, name }: Table, given: Live['orders'] | undefined, words: CityWord): Ordered | null {
  if (given == null) return null;
  const send = (wish: OrderWish | null) => void given.order(wish === null ? null : { ...wish }).catch(toastProblem);
  const source: Source = {
    view,
    orders: given.orders as CityOrders | null,
    place: (location) => name(locationId(location)),
    order: send,
  };
  const all = ordersOneByOne(source, words);
  const [first, ...more] = all;
  if (first === undefined) return null;
  if (more.length === 0) return first;
  return { words: all.map((one) => one.words).join(', '), takeBack: () => send({ standing: null, rows: null }) };
}

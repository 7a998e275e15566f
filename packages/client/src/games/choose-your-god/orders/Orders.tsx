/** "Pass until ...": what the person lets the table answer. It stands in the menu of the pass slot. */
import { type CityOrders, type CityView, locationId, type OrderWish } from '@conclave/choose-your-god';
import { say } from '@conclave/kernel';
import { useState } from 'react';
import type { OrdersProps } from '../../../table/contract.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choices } from '../../../ui/Choices.tsx';
import { toastProblem } from '../../../ui/Toasts.tsx';
import type { Location } from '../things.ts';
import { cityView } from '../view.ts';
import { useCityWords } from '../words/index.ts';
import { earlyAnswer, isBusy, tickableNow } from './moment.ts';
import { ordersOneByOne } from './ordered.ts';
import styles from './orders.module.css';
import { Plan } from './Plan.tsx';
import { Standing } from './Standing.tsx';

/** What every part of the control needs. */
export interface Ordering {
  readonly view: CityView;
  readonly orders: CityOrders | null;
  place(location: Location): string;
  order(wish: OrderWish | null): void;
  openRule(rule: string): void;
  close(): void;
}

const WAYS = ['standing', 'plan'] as const;
type Way = (typeof WAYS)[number];

export function Orders({ scene, you, orders: given, order: send, isSlow, openRule, close }: OrdersProps) {
  const words = useCityWords();
  const [way, setWay] = useState<Way>(isSlow ? 'plan' : 'standing');
  const view = cityView(scene.view);
  const ordering: Ordering = {
    view,
    orders: given as CityOrders | null,
    place: (location) => say(scene.catalogue, { key: `name.${locationId(location)}` }),
    order: (wish) => void send(wish === null ? null : { ...wish }).catch(toastProblem),
    openRule(rule) {
      close();
      openRule(rule);
    },
    close,
  };
  const tick = tickableNow(view, you);
  const early = earlyAnswer(view, you, ordering.orders);
  return (
    <div className={styles.control}>
      {tick !== null && <Tick ordering={ordering} location={tick} />}
      {early !== null && <Early ordering={ordering} location={early} />}
      <Ordered ordering={ordering} />
      {!isBusy(view, you) && (
        <>
          <Choices
            legend={words('city.order.how')}
            value={way}
            options={WAYS.map((value) => ({ value, words: words(`city.order.way.${value}`) }))}
            onChange={setWay}
          />
          {way === 'standing' ? <Standing ordering={ordering} /> : <Plan ordering={ordering} />}
        </>
      )}
    </div>
  );
}

/** CG-4.75 */
function Early({ ordering, location }: { ordering: Ordering; location: Location }) {
  const words = useCityWords();
  const { view, order, close } = ordering;
  const answer = (row: 'pass' | 'unless-acted') => {
    order({ round: view.round, rows: { [location]: row } });
    close();
  };
  return (
    <div className={styles.early}>
      <Button onClick={() => answer('pass')}>{words('city.order.passHere')}</Button>
      <Button onClick={() => answer('unless-acted')}>{words('city.order.passUnless')}</Button>
    </div>
  );
}

/** CG-4.78 */
function Tick({ ordering, location }: { ordering: Ordering; location: Location }) {
  const words = useCityWords();
  const { orders, order, place } = ordering;
  const ticked = orders?.benefits ?? [];
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={ticked.includes(location)}
        onChange={({ target }) =>
          order({ benefits: target.checked ? [...ticked, location] : ticked.filter((one) => one !== location) })
        }
      />
      <span>{words('city.order.tick', { name: place(location) })}</span>
    </label>
  );
}

/** What is ordered now; a touch takes it back. */
function Ordered({ ordering }: { ordering: Ordering }) {
  const words = useCityWords();
  const all = ordersOneByOne(ordering, words);
  if (all.length === 0) return null;
  return (
    <ul className={styles.ordered}>
      {all.map(({ words: what, takeBack }) => {
        const label = words('city.order.takeBackThis', { what });
        return (
          <li key={what}>
            <Button icon="close" aria-label={label} title={label} onClick={takeBack}>
              {what}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

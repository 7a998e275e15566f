/** "Pass until ...": what the person lets the table answer, in sight and taken back with one touch. */
import { type CityOrders, type CityView, locationId, type OrderWish } from '@conclave/choose-your-god';
import { say } from '@conclave/kernel';
import { useState } from 'react';
import type { OrdersProps } from '../../../table/contract.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastProblem } from '../../../ui/Toasts.tsx';
import type { Location } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { earlyAnswer, isBusy, plannedCount, tickableNow } from './moment.ts';
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
}

export function Orders({ scene, you, orders: given, order: send, isSlow, openRule }: OrdersProps) {
  const words = useCityWords();
  const [open, setOpen] = useState<'standing' | 'plan' | null>(null);
  const view = scene.view as CityView;
  const ordering: Ordering = {
    view,
    orders: given as CityOrders | null,
    place: (location) => say(scene.catalogue, { key: `name.${locationId(location)}` }),
    order: (wish) => void send(wish === null ? null : { ...wish }).catch(toastProblem),
    openRule(rule) {
      setOpen(null);
      openRule(rule);
    },
  };
  const canOrder = view.phase === 'intention' || view.phase === 'resolution';
  if (!canOrder || view.players[you]?.celebrating === true) return null;
  const tick = tickableNow(view, you);
  const early = earlyAnswer(view, you, ordering.orders);
  return (
    <div className={styles.control}>
      {tick !== null && <Tick ordering={ordering} location={tick} />}
      {early !== null && <Early ordering={ordering} location={early} />}
      <Ordered ordering={ordering} />
      {isSlow && !isBusy(view, you) && (
        <Button kind="quiet" icon="list" onClick={() => setOpen('plan')}>
          {words('city.order.planShort')}
        </Button>
      )}
      {!isBusy(view, you) && (
        <Button kind="quiet" icon="clock" onClick={() => setOpen('standing')}>
          {words('city.order.passUntil')}
        </Button>
      )}
      {open === 'standing' && (
        <Standing ordering={ordering} openPlan={() => setOpen('plan')} close={() => setOpen(null)} />
      )}
      {open === 'plan' && <Plan ordering={ordering} close={() => setOpen(null)} />}
    </div>
  );
}

/** CG-4.75 */
function Early({ ordering, location }: { ordering: Ordering; location: Location }) {
  const words = useCityWords();
  const { view, order } = ordering;
  const answer = (row: 'pass' | 'unless-acted') => order({ round: view.round, rows: { [location]: row } });
  return (
    <>
      <Button onClick={() => answer('pass')}>{words('city.order.passHere')}</Button>
      <Button onClick={() => answer('unless-acted')}>{words('city.order.passUnless')}</Button>
    </>
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
  const { view, orders, order, place } = ordering;
  const { round, activeLocation } = view;
  const standing = orders?.standing ?? null;
  const row = activeLocation === null ? undefined : orders?.rows[activeLocation];
  const planned = plannedCount(orders, activeLocation);
  return (
    <>
      {activeLocation !== null && row !== undefined && row !== 'ask' && (
        <TakeBack
          words={words(`city.order.row.${row}`, { name: place(activeLocation) })}
          takeBack={() => order({ round, rows: { [activeLocation]: null } })}
        />
      )}
      {standing !== null && (
        <TakeBack
          words={
            standing.reach === 'round'
              ? words('city.order.now.round')
              : words('city.order.now.to', { number: standing.upTo, name: place(standing.upTo) })
          }
          takeBack={() => order({ standing: null })}
        />
      )}
      {planned > 0 && (
        <TakeBack words={words('city.order.planned', { count: planned })} takeBack={() => order({ rows: null })} />
      )}
    </>
  );
}

function TakeBack({ words: what, takeBack }: { words: string; takeBack: () => void }) {
  const words = useCityWords();
  const label = words('city.order.takeBackThis', { what });
  return (
    <span className={styles.ordered}>
      <Button icon="close" aria-label={label} title={label} onClick={takeBack}>
        {what}
      </Button>
    </span>
  );
}

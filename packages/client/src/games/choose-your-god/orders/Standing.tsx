/** A standing order: how far it reaches, and what makes the table ask all the same (CG-4.71, CG-4.72). */
import { type Reach, STOPS, type Stop, TICKABLE } from '@conclave/choose-your-god';
import { useState } from 'react';
import { RuleLink } from '../../../table/rules/RuleLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Choices } from '../../../ui/Choices.tsx';
import type { Location } from '../things.ts';
import { useCityWords } from '../words/index.ts';
import { stillToCome } from './moment.ts';
import type { Ordering } from './Orders.tsx';
import styles from './orders.module.css';

const LAST: Location = 13;
type Far = 'here' | 'to' | 'round';

export function Standing({ ordering }: { ordering: Ordering }) {
  const words = useCityWords();
  const { view, orders, place, order, close } = ordering;
  const present = orders?.standing ?? null;
  const { activeLocation } = view;
  const locations = stillToCome(view);
  const [far, setFar] = useState<Far>(present === null || present.reach === 'round' ? 'round' : 'to');
  const [upTo, setUpTo] = useState<Location>(present?.upTo ?? locations[1] ?? LAST);
  const [stops, setStops] = useState<readonly Stop[]>(present?.stops ?? STOPS);
  const [at, setAt] = useState<readonly Location[]>(present?.at ?? []);

  function give(): void {
    // The number says which Location is meant, should another be active by the time this arrives.
    const reach: Reach = far === 'round' ? 'round' : `to:${far === 'here' && activeLocation ? activeLocation : upTo}`;
    order({ round: view.round, standing: { reach, stops, at }, rows: null });
    close();
  }

  const reaches = (['here', 'to', 'round'] as const)
    .filter((one) => one !== 'here' || activeLocation !== null)
    .map((value) => ({
      value,
      words: words(`city.order.reach.${value}`, { name: activeLocation === null ? '' : place(activeLocation) }),
    }));

  return (
    <div className={styles.form}>
      <Choices legend={words('city.order.reach')} value={far} options={reaches} onChange={setFar} />
      {far === 'to' && (
        <label className={styles.upTo}>
          <span>{words('city.order.upTo')}</span>
          <select value={upTo} onChange={(event) => setUpTo(Number(event.target.value))}>
            {locations.map((location) => (
              <option key={location} value={location}>
                {words('city.order.location', { number: location, name: place(location) })}
              </option>
            ))}
          </select>
        </label>
      )}
      <Ticks
        legend={words('city.order.stops')}
        all={STOPS}
        ticked={stops}
        change={setStops}
        words={(stop) => words(`city.order.stop.${stop}`)}
      />
      <Ticks
        legend={words('city.order.at')}
        all={locations.filter((location) => location !== activeLocation)}
        ticked={at}
        change={setAt}
        words={(location) => words('city.order.location', { number: location, name: place(location) })}
        narrow
      />
      <Ticks
        legend={words('city.order.benefits')}
        all={TICKABLE}
        ticked={orders?.benefits ?? []}
        change={(benefits) => order({ benefits })}
        words={(location) => words('city.order.location', { number: location, name: place(location) })}
        narrow
      />
      <p className={styles.note}>
        {words('city.order.note')} <RuleLink rule="CG-4.71" open={ordering.openRule} />
      </p>
      <p className={styles.give}>
        <Button kind="primary" onClick={give}>
          {words('city.order.give')}
        </Button>
      </p>
    </div>
  );
}

interface TicksProps<T> {
  readonly legend: string;
  readonly all: readonly T[];
  readonly ticked: readonly T[];
  readonly change: (ticked: readonly T[]) => void;
  readonly words: (one: T) => string;
  /** Several in a row. */
  readonly narrow?: boolean;
}

function Ticks<T extends string | number>({ legend, all, ticked, change, words, narrow = false }: TicksProps<T>) {
  return (
    <fieldset className={styles.ticks} data-narrow={narrow || undefined}>
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one} className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked.includes(one)}
            onChange={({ target }) =>
              change(all.filter((other) => (other === one ? target.checked : ticked.includes(other))))
            }
          />
          <span>{words(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

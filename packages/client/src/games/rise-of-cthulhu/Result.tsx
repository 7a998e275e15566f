/** The reckoning (RC-12.11): what was counted, step by step, down to the step that decided. */
import { say } from '@conclave/kernel';
import type { Scene } from '../../table/contract.ts';
import { CardFace } from './cards/CardFace.tsx';
import styles from './result.module.css';
import { riseView } from './view.ts';
import { useRiseWords } from './words/index.ts';

const LADDER = ['locations', 'points', 'artifacts', 'monsters', 'hands'] as const;

/** The step of the ladder that each reason stands for. */
const STEP_OF: Readonly<Record<string, (typeof LADDER)[number]>> = {
  locations: 'locations',
  points: 'points',
  azathoth: 'points',
  artifacts: 'artifacts',
  monsters: 'monsters',
  hand: 'hands',
};

export function Result({ view: given, names, catalogue }: Scene) {
  const words = useRiseWords();
  const view = riseView(given);
  if (view.result === null) return null;
  const { reason } = view.result;
  const detail = view.result.detail as unknown as Record<(typeof LADDER)[number], readonly [number, number]>;
  const decided = STEP_OF[reason] ?? null;
  const steps = decided === null ? LADDER : LADDER.slice(0, LADDER.indexOf(decided) + 1);
  const note = (step: (typeof LADDER)[number]) => {
    if (step === decided) return words('rise.result.decided');
    return step === 'locations' && view.pointsVictory ? words('rise.result.notCounted') : words('rise.result.equal');
  };
  return (
    <div className={styles.result}>
      <table className={styles.ladder}>
        <caption className="unseen">{words('rise.result.table')}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step} data-decided={step === decided || undefined}>
              <th scope="row">
                {words(`rise.result.${step}`)} <span className={styles.note}>{note(step)}</span>
              </th>
              <td>{detail[step][0]}</td>
              <td>{detail[step][1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.heading}>{words('rise.result.revealed')}</h3>
      <ul className={styles.cards}>
        {view.revealed?.deck.map((card) => (
          <li key={card} className={styles.card}>
            <CardFace card={card} name={say(catalogue, { key: `name.${card}` })} />
            <span className="unseen">{say(catalogue, { key: `name.${card}` })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.box}>
        {words('rise.result.box')}: {view.revealed?.box.map((one) => say(catalogue, { key: `name.${one}` })).join(', ')}
      </p>
    </div>
  );
}

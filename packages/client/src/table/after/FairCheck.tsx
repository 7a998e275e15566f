/** Anybody can check every shuffle after the end, in their own browser. */
import type { AnyGame } from '@conclave/kernel';
import type { FairInfo } from '@conclave/protocol';
import { useState } from 'react';
import { firstCommitment } from '../../app/commitments.ts';
import { ask } from '../../core/http.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './after.module.css';
import { recordAddress } from './replays.ts';

type Verdict = { readonly draws: number } | { readonly reason: string };

export function FairCheck({ table, game, fair }: { table: string; game: AnyGame; fair: FairInfo }) {
  const words = useTableWords();
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null);

  async function check(): Promise<void> {
    setVerdict('checking');
    setVerdict(await verdictOn(table, game, fair));
  }

  return (
    <section className={styles.fair}>
      <h3 className={styles.heading}>{words('play.fair')}</h3>
      <p>{words('play.fairText')}</p>
      <dl className={styles.proof}>
        <dt>{words('play.commitment')}</dt>
        <dd>{fair.commitment}</dd>
        <dt>{words('play.seed')}</dt>
        <dd>{fair.seed}</dd>
      </dl>
      <div role="status">
        {verdict === null && (
          <Button icon="die" onClick={check}>
            {words('play.fairCheck')}
          </Button>
        )}
        {verdict === 'checking' && words('play.fairChecking')}
        {verdict !== null && verdict !== 'checking' && (
          <p className={styles.verdict} data-good={'draws' in verdict || undefined}>
            <Icon name={'draws' in verdict ? 'check' : 'warning'} />
            {'draws' in verdict
              ? words('play.fairGood', { count: verdict.draws })
              : words('play.fairBad', { reason: verdict.reason })}
          </p>
        )}
      </div>
    </section>
  );
}

/** The record must be bound to the commitment that the table shows and always showed, not to one of its own. */
async function verdictOn(table: string, game: AnyGame, fair: FairInfo): Promise<Verdict> {
  try {
    const [{ parseFairRecord, verifyRecord }, data] = await Promise.all([
      import('@conclave/fair'),
      ask<unknown>('GET', recordAddress(table)),
    ]);
    const record = parseFairRecord(data);
    for (const shown of [fair.commitment, firstCommitment(table) ?? fair.commitment]) {
      if (record.fair.commitment !== shown) return { reason: `${record.fair.commitment} ≠ ${shown}` };
    }
    return { draws: verifyRecord(game, record).draws };
  } catch (problem) {
    return { reason: problem instanceof Error ? problem.message : String(problem) };
  }
}

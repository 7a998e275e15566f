/** Anybody can check every shuffle after the end, in their own browser, against what that browser kept. */
import type { AnyGame } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { diceNote, unbegunTables } from '../../app/dice.ts';
import { ask } from '../../core/http.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './after.module.css';
import { type Finding, findings } from './fair-verdict.ts';
import { recordAddress } from './replays.ts';

interface Props {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly names: readonly string[];
}

interface Verdict {
  /** How many draws follow from the seed, or the first thing that does not, in the words of the checker. */
  readonly draws: number | string;
  readonly findings: readonly Finding[];
}

export function FairCheck({ info, game, names }: Props) {
  const words = useTableWords();
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null);
  const { fair } = info;
  const own = info.you.seat === null ? null : diceNote(info.id)?.entropy;

  async function check(): Promise<void> {
    setVerdict('checking');
    setVerdict(await verdictOn(info, game));
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
        {own != null && (
          <>
            <dt>{words('play.fairOwn')}</dt>
            <dd>{own}</dd>
          </>
        )}
      </dl>
      <div role="status">
        {verdict === null && (
          <Button icon="die" onClick={check}>
            {words('play.fairCheck')}
          </Button>
        )}
        {verdict === 'checking' && words('play.fairChecking')}
        {verdict !== null && verdict !== 'checking' && (
          <>
            <Result verdict={verdict} />
            <Missing info={info} names={names} />
          </>
        )}
      </div>
    </section>
  );
}

function Result({ verdict: { draws, findings: found } }: { readonly verdict: Verdict }) {
  const words = useTableWords();
  const wrong = found.filter(({ kind }) => kind === 'wrong');
  const isGood = typeof draws === 'number' && wrong.length === 0;
  return (
    <div className={styles.verdict} data-good={isGood || undefined}>
      <Icon name={isGood && found.length === 0 ? 'check' : 'warning'} />
      <div>
        {typeof draws === 'string' && <p>{words('play.fairBad', { reason: draws })}</p>}
        {wrong.map((finding) => (
          <p key={finding.words}>{words('play.fairBad', { reason: words(finding.words) })}</p>
        ))}
        {isGood && <p>{words(found.length === 0 ? 'play.fairGood' : 'play.fairDrawsGood', { count: draws })}</p>}
        {isGood && found.map((finding) => <p key={finding.words}>{words(finding.words)}</p>)}
      </div>
    </div>
  );
}

/** Who added nothing, and which tables of this browser never began. */
function Missing({ info, names }: Pick<Props, 'info' | 'names'>) {
  const words = useTableWords();
  const silent = info.seats.filter(({ seat, kind }) => kind === 'person' && info.fair.entropy?.[seat] === null);
  const unbegun = unbegunTables().filter((table) => table !== info.id);
  return (
    <>
      {silent.length > 0 && (
        <p>{words('play.fairSilent', { names: silent.map(({ seat }) => names[seat]).join(', ') })}</p>
      )}
      {unbegun.length > 0 && (
        <details>
          <summary>{words('play.fairUnbegun', { count: unbegun.length })}</summary>
          <p>{words('play.fairUnbegunText')}</p>
          <ul>
            {unbegun.map((table) => (
              <li key={table}>
                <Link href={`/t/${encodeURIComponent(table)}`}>{table}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

async function verdictOn(info: TableInfo, game: AnyGame): Promise<Verdict> {
  try {
    const [{ parseFairRecord, verifyRecord }, data] = await Promise.all([
      import('@conclave/fair'),
      ask<unknown>('GET', recordAddress(info.id)),
    ]);
    const record = parseFairRecord(data);
    const found = findings(record.fair, diceNote(info.id), info);
    try {
      return { draws: verifyRecord(game, record).draws, findings: found };
    } catch (problem) {
      return { draws: messageOf(problem), findings: found };
    }
  } catch (problem) {
    return { draws: messageOf(problem), findings: [] };
  }
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

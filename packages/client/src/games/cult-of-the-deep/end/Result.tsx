/** After the end (CD-12.10): who was what, who killed whom, and which line of the rulebook made each win or lose. */
import type { DeepEvent, DeepTold, DeepView, RoleId } from '@conclave/cult-of-the-deep';
import { type Seat, say } from '@conclave/kernel';
import type { Scene } from '../../../table/contract.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { seatName } from '../deep-table.ts';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { SuspicionChart } from '../suspicion/SuspicionChart.tsx';
import { sideOf } from '../suspicion/suspicion-curve.ts';
import { useSuspicions } from '../suspicion/suspicions.ts';
import { playerAt } from '../things.ts';
import { deepView } from '../view.ts';
import { type DeepWord, useDeepWords } from '../words/index.ts';
import styles from './result.module.css';

export function Result(scene: Scene<DeepEvent>) {
  const words = useDeepWords();
  const view = deepView(scene.view);
  const suspicions = useSuspicions(view);
  if (view.result === null) return null;
  const lines = view.result.detail.lines as readonly (string | null)[];
  const name = (id: string) => say(scene.catalogue, { key: `name.${id}` });
  const hasSuspected = view.players.some((_, seat) => suspicions.of(seat) !== null);
  return (
    <>
      <table className={styles.result}>
        <caption className="unseen">{words('deep.result.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('deep.result.player')}</th>
            <th scope="col">{words('deep.result.role')}</th>
            <th scope="col">{words('deep.result.fate')}</th>
            <th scope="col">{words('deep.result.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => {
            const line = lines[seat] ?? null;
            const suspected = suspicions.of(seat);
            if (player.status === 'gone') return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
              <tr key={seat} data-won={line !== null || undefined}>
                <th scope="row">
                  <SeatMark seat={seat} /> {seatName(scene, seat)}
                  <span className={styles.sub}>
                    {[player.wraith, player.character].filter((id) => id !== null).map(name)[0] ?? ''}
                  </span>
                </th>
                <td>
                  <span className={styles.role}>
                    <span className={styles.picture}>
                      <Picture emblem={emblemOf(player.role)} />
                    </span>
                    {name(player.role as string)}
                  </span>
                  {hasSuspected && suspected !== null && (
                    <span className={styles.sub}>
                      {words('deep.result.suspected', { role: words(`deep.suspicion.${suspected}`) })}{' '}
                      {words(sideOf(player.role as RoleId) === suspected ? 'deep.result.right' : 'deep.result.wrong')}
                    </span>
                  )}
                </td>
                <td>{fateOf(scene, view, seat, words)}</td>
                <td>
                  <b className={styles.verdict}>{words(line === null ? 'deep.result.lost' : 'deep.result.won')}</b>
                  <span className={styles.sub}>{reasonOf(view, seat, line, words)}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SuspicionChart {...scene} />
    </>
  );
}

function fateOf(scene: Scene<DeepEvent>, view: DeepView, seat: Seat, words: DeepWord): string {
  const { status, life } = playerAt(view, seat);
  if (status === 'living' && life > 0) return words('deep.result.living', { life });
  const death = scene.told.findLast((event): event is DeepTold<'died'> => event.type === 'died' && event.seat === seat);
  const killer = death?.killer ?? null;
  if (killer === null) return words('deep.result.dead');
  return killer === seat ? words('deep.result.ownDoing') : words('deep.killedBy', { name: seatName(scene, killer) });
}

const LINES = ['CD-6.4', 'CD-6.5.1', 'CD-6.5.2', 'CD-6.5.3', 'CD-6.5.4', 'CD-6.5.5'] as const;
type Line = (typeof LINES)[number];

function reasonOf(view: DeepView, seat: Seat, line: string | null, words: DeepWord): string {
  const { role } = playerAt(view, seat);
  if (view.result?.reason === 'round-limit') return words('deep.line.limit');
  if (line === 'CD-6.4' && role === 'repentant-heretic') return words('deep.line.repented');
  if (line !== null) return words(`deep.line.${line as Line}`);
  return words(`deep.lost.${role as RoleId}`);
}

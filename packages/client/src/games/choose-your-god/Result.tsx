/** How it was won: the three ways, player by player, and what was hidden in the hands. */
import { say } from '@conclave/kernel';
import { withSoftHyphens } from '../../i18n/soft.ts';
import type { Scene } from '../../table/contract.ts';
import { CardFace } from './cards/CardFace.tsx';
import { Sign } from './pieces/Stat.tsx';
import { SeatMark } from './pieces/Token.tsx';
import { GodPicture } from './players/GodPicture.tsx';
import styles from './result.module.css';
import { GOALS, playerAt, progress, WAYS, type Way } from './things.ts';
import { cityView } from './view.ts';
import { useCityWords } from './words/index.ts';

const WAY_OF: Readonly<Record<string, Way>> = { altars: 'altars', mobs: 'mobs', summoning: 'summonings' };
const SIGN_OF = { altars: 'altar', mobs: 'mob', summonings: 'summoning' } as const;

export function Result({ view: given, names, catalogue }: Scene) {
  const words = useCityWords();
  const view = cityView(given);
  if (view.result === null) return null;
  const { reason, winners, detail } = view.result;
  const { ranking, round } = detail as unknown as { ranking: number[]; round: number };
  const won = WAY_OF[reason];
  const name = (id: string) => withSoftHyphens(say(catalogue, { key: `name.${id}` }));
  return (
    <div className={styles.result}>
      <p className={styles.round}>{words('city.result.round', { round })}</p>
      <table className={styles.ways}>
        <caption className="unseen">{words('city.result.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('city.result.place')}</th>
            <td />
            {WAYS.map((way) => (
              <th key={way} scope="col">
                <span className={styles.sign}>
                  <Sign name={SIGN_OF[way]} />
                </span>
                {words(`city.${way}`)}
              </th>
            ))}
            <th scope="col">{words('city.might')}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map((seat, i) => {
            const player = playerAt(view, seat);
            return (
              <tr key={seat} data-won={winners.includes(seat) || undefined}>
                <td>{i + 1}</td>
                <th scope="row">
                  <span className={styles.player} data-dark={player.dark || undefined}>
                    <span className={styles.god}>
                      <GodPicture cult={player.cult} />
                    </span>
                    <span>
                      <SeatMark colour={player.colour} /> {names[seat]}
                      <br />
                      <small>{player.cult !== null && name(player.cult)}</small>
                    </span>
                  </span>
                </th>
                {WAYS.map((way) => (
                  <td key={way} data-decided={(winners.includes(seat) && way === won) || undefined}>
                    {words('city.of', { count: progress(player, way), goal: GOALS[way] })}
                    {winners.includes(seat) && way === won && <small> {words('city.result.won')}</small>}
                  </td>
                ))}
                <td>{player.might}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3 className={styles.heading}>{words('city.result.hands')}</h3>
      {ranking.map((seat) => {
        const { hand } = playerAt(view, seat);
        const cards: readonly string[] = [...(hand?.miracles ?? []), ...(hand?.intrigues ?? [])];
        return (
          <div key={seat} className={styles.hand}>
            <span>{names[seat]}</span>
            {cards.length === 0 ? (
              <small>{words('city.result.noCards')}</small>
            ) : (
              <ul className={styles.cards}>
                {cards.map((card) => (
                  <li key={card} className={styles.card}>
                    <CardFace table={{ name }} card={card} isSlip />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

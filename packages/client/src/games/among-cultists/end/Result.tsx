/** After the end: who was what, which cards killed, who lied, and where everybody went. */
import type { AmongEvent, AmongView } from '@conclave/among-cultists';
import { at, say } from '@conclave/kernel';
import type { ResultProps, Scene } from '../../../table/contract.ts';
import { useClaims } from '../../../table/talk/said.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { roundAt } from '../notebook/notes.ts';
import { Token } from '../people/Token.tsx';
import { seatsOf } from '../things.ts';
import { amongView } from '../view.ts';
import { useAmongWords } from '../words/index.ts';
import { type Fact, factsOf, fatesOf } from './chronicle.ts';
import { Routes } from './Routes.tsx';
import styles from './result.module.css';

export function Result({ chat = NOTHING_SAID, ...scene }: ResultProps<AmongEvent>) {
  const words = useAmongWords();
  const view = amongView(scene.view);
  if (view.result === null || view.revealed === undefined) return null;
  const facts = factsOf(view.revealed.chronicle, view.players);
  return (
    <div className={styles.result}>
      <h3 className={styles.heading}>{words('among.result.people')}</h3>
      <Everybody scene={scene} view={view} />
      <h3 className={styles.heading}>{words('among.result.deadly')}</h3>
      <Facts scene={scene} facts={facts.deadly} none={words('among.result.noDeadly')} />
      <h3 className={styles.heading}>{words('among.result.lies')}</h3>
      <Facts scene={scene} facts={facts.lies} none={words('among.result.noLies')} />
      <FalseClaims scene={scene} chat={chat} />
      <h3 className={styles.heading}>{words('among.result.routes')}</h3>
      <Routes scene={scene} view={view} />
    </div>
  );
}

const NOTHING_SAID = [] as const;

/** Claims that were not true, now that everything is shown. */
function FalseClaims({ scene, chat }: { scene: Scene<AmongEvent>; chat: NonNullable<ResultProps['chat']> }) {
  const words = useAmongWords();
  const lies = useClaims(scene, chat).filter(({ verdict }) => verdict === 'contradicts');
  if (lies.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {lies.map(({ n, seat, after, words: claim }) => (
        <li key={n}>
          {words('among.result.claimed', { round: roundAt(scene.told, after), name: scene.names[seat] ?? '', claim })}
        </li>
      ))}
    </ul>
  );
}

function Everybody({ scene, view }: { scene: Scene<AmongEvent>; view: AmongView }) {
  const words = useAmongWords();
  const { catalogue, names } = scene;
  const name = (id: string) => say(catalogue, { key: `name.${id}` });
  const fates = fatesOf(view, scene.told);
  return (
    <table className={styles.people}>
      <thead>
        <tr>
          <th scope="col">{words('among.result.name')}</th>
          <th scope="col">{words('among.result.role')}</th>
          <th scope="col">{words('among.result.fate')}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(view).map((seat) => {
          const player = at(view.players, seat);
          const fate = fates[seat];
          return (
            <tr key={seat} data-won={view.result?.winners.includes(seat) || undefined}>
              <th scope="row">
                <span className={styles.person}>
                  <span className={styles.token}>
                    <Token seat={seat} letter={name(player.character).charAt(0)} isGhost={player.ghost} />
                  </span>
                  <span>
                    {names[seat]} <span className={styles.soft}>{name(player.character)}</span>
                  </span>
                </span>
              </th>
              <td>
                <span className={styles.person} data-cultist={player.cultist || undefined}>
                  <span className={styles.role}>
                    <Picture emblem={emblemOf(player.role ?? 'investigator')} />
                  </span>
                  <span>
                    {name(player.role ?? 'investigator')}{' '}
                    <span className={styles.soft}>
                      {words(view.result?.winners.includes(seat) ? 'among.result.won' : 'among.result.lost')}
                    </span>
                  </span>
                </span>
              </td>
              <td>
                {fate === undefined || fate.kind !== 'ghost'
                  ? words(`among.result.${fate?.kind ?? 'alive'}`)
                  : words('among.result.ghost', { round: fate.round, by: words(`among.result.by.${fate.by}`) })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Facts({ scene, facts, none }: { scene: Scene<AmongEvent>; facts: readonly Fact[]; none: string }) {
  const words = useAmongWords();
  const { catalogue, names } = scene;
  if (facts.length === 0) return <p className={styles.soft}>{none}</p>;
  const filled = (fact: Fact) =>
    words(`among.result.${fact.kind}`, {
      round: fact.round,
      name: names[fact.seat] ?? '',
      ...('receiver' in fact ? { receiver: names[fact.receiver] ?? '' } : {}),
      ...('from' in fact ? { from: names[fact.from] ?? '' } : {}),
      ...('target' in fact ? { target: names[fact.target] ?? '' } : {}),
      ...('room' in fact
        ? { room: say(catalogue, { key: `name.${fact.room}` }), card: say(catalogue, { key: `name.${fact.card}` }) }
        : {}),
    });
  return (
    <ul className={styles.facts}>
      {facts.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the chronicle is written
        <li key={i}>{filled(fact)}</li>
      ))}
    </ul>
  );
}

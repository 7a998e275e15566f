/** Strikes of fate, and what is shown of them. */
import type { AmongTold, AmongView } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import type { Moment, Scene } from '../../../table/contract.ts';
import { sentenceOf } from '../../../table/happenings/told.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { Head } from '../people/Head.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { locationThing, seatsOf } from '../things.ts';
import { amongView } from '../view.ts';
import { sayAmong } from '../words/index.ts';
import styles from './moment.module.css';

export function momentOf(scene: Scene, event: AmongTold): Moment | null {
  const view = amongView(scene.view);
  const sentence = sentenceOf(scene, event) ?? '';
  switch (event.type) {
    case 'died': {
      const player = { character: view.players[event.seat]?.character ?? 'ada', ghost: true } as const;
      const title = sayAmong('among.moment.died', { name: scene.names[event.seat] ?? '' });
      const picture = <Framed of={<Portrait seat={event.seat} player={player} />} />;
      return { weight: 'great', picture, title, text: sentence, thing: `seat:${event.seat}` };
    }
    case 'votesRevealed':
    case 'leaderVotesRevealed': {
      const ballots = event.ballots;
      const chosen = event.type === 'votesRevealed' ? event.eliminated : event.leader;
      return {
        weight: 'great',
        picture: <Tally view={view} ballots={ballots} />,
        title: voteTitle(scene, event.type, chosen),
      };
    }
    case 'lightsWentOut':
      return { weight: 'great', picture: <Emblem id="lights-out" />, title: sentence };
    case 'organismAwoke':
      return { weight: 'great', picture: <Emblem id="organism" />, title: sentence };
    case 'ritualRevealed':
      return { weight: 'great', picture: <Emblem id="organism" />, title: sentence };
    case 'victoryClaimed':
      return { weight: 'great', picture: <Emblem id="cultist" />, title: sentence };
    case 'bookTaken':
      return small('book', sentence, locationThing(event.room));
    case 'pointLost':
      return small('sabotage', sentence, 'points');
    case 'roomBurned':
      return small('flame', sentence, locationThing(event.room));
    case 'eventTurned':
      return small(event.event, sentence, `event:${event.event}`);
    case 'itemFound':
      return small(event.item, sentence, locationThing(event.room));
    case 'snareSprung':
      return small('snare', sentence, locationThing(event.location));
    case 'roleShown':
      return small(event.role, sentence, `seat:${event.seat}`);
    case 'doorOpened':
      return small('item-switch', sentence, 'door-marker');
    default:
      return null;
  }
}

function small(picture: string, title: string, thing: string): Moment {
  return { weight: 'small', picture: <Emblem id={picture} />, title, thing };
}

function voteTitle({ names }: Scene, type: 'votesRevealed' | 'leaderVotesRevealed', chosen: Seat | null): string {
  const kind = type === 'votesRevealed' ? 'vote' : 'leader';
  return chosen === null
    ? sayAmong(`among.moment.${kind}.nobody`)
    : sayAmong(`among.moment.${kind}.chosen`, { name: names[chosen] ?? '' });
}

function Emblem({ id }: { id: string }) {
  return (
    <span className={styles.emblem} data-picture={id}>
      <Picture emblem={emblemOf(id)} />
    </span>
  );
}

function Framed({ of }: { of: React.ReactNode }) {
  return <span className={styles.framed}>{of}</span>;
}

/** Who voted for whom, as heads: those who were named, and beside each the voters. */
function Tally({ view, ballots }: { view: AmongView; ballots: readonly (Seat | null)[] }) {
  const named = [...new Set(ballots)].sort((a, b) => votesFor(ballots, b) - votesFor(ballots, a));
  return (
    <span className={styles.tally}>
      {named.map((target) => (
        <span key={String(target)} className={styles.entry}>
          <span className={styles.named}>{target === null ? '–' : <Sign view={view} seat={target} />}</span>
          <span className={styles.voters}>
            {seatsOf(view)
              .filter((seat) => ballots[seat] === target)
              .map((seat) => (
                <Sign key={seat} view={view} seat={seat} />
              ))}
          </span>
        </span>
      ))}
    </span>
  );
}

function votesFor(ballots: readonly (Seat | null)[], target: Seat | null): number {
  return ballots.filter((one) => one === target).length;
}

function Sign({ view, seat }: { view: AmongView; seat: Seat }) {
  const player = view.players[seat];
  return <span className={styles.sign}>{player !== undefined && <Head seat={seat} player={player} />}</span>;
}

import type { AmongTold } from '@conclave/among-cultists';
import { Picture } from '../../shared/art/Picture.tsx';
import { GHOST } from '../art/characters.ts';
import { emblemOf } from '../art/index.ts';
import styles from './event-picture.module.css';

/** A small picture for a line of the log: what it is about, or a sign of what happened. */
export function EventPicture({ event }: { event: AmongTold }) {
  const id = pictureOf(event);
  return (
    <span className={styles.sign} data-kind={event.type} data-picture={id}>
      <Picture emblem={id === 'ghost' ? GHOST : emblemOf(id)} />
    </span>
  );
}

const BY_TYPE: Readonly<Partial<Record<AmongTold['type'], string>>> = {
  gameBegan: 'investigator',
  nightInformed: 'quiet-hour',
  roundBegan: 'cafeteria',
  curseSeen: 'cursed-hunter',
  teamShown: 'cultist',
  pulsesInherited: 'celebrity',
  stayed: 'item-boots',
  stepped: 'item-boots',
  snareSprung: 'snare',
  snareSet: 'snare',
  unsafeDrawn: 'hazard',
  victoryClaimed: 'cultist',
  lightsWentOut: 'lights-out',
  generatorSpent: 'generator',
  rewired: 'generator',
  fishmanMoved: 'fishman',
  acolytePlaced: 'acolyte',
  portalOpened: 'portal',
  portalDrained: 'portal',
  groundBroke: 'hazard',
  groundMended: 'hazard',
  stacksFound: 'hidden-stacks',
  roomBurned: 'flame',
  nothingBurned: 'flame',
  encountered: 'item-hidden',
  lampUsed: 'item-lamp',
  lampKept: 'item-lamp',
  pulseGiven: 'item-hidden',
  pulsesDealt: 'item-hidden',
  cardPlaced: 'item-hidden',
  bookTaken: 'book',
  pointLost: 'sabotage',
  papersInspected: 'pink',
  roomStudied: 'blue',
  stateChecked: 'investigator',
  assassinStruck: 'assassin',
  died: 'ghost',
  relicPlaced: 'item-relic',
  organismAwoke: 'organism',
  doorOpened: 'item-switch',
  owlSent: 'item-owl',
  voteInitiated: 'cafeteria',
  votesRevealed: 'cafeteria',
  investigatorsWouldWin: 'success',
  leaderVotesRevealed: 'cafeteria',
  ritualistPicked: 'organism',
  ritualRevealed: 'organism',
  cultistsShown: 'cultist',
  seerGuessed: 'seer',
  gameEnded: 'investigator',
};

/** What a field of the event names has a picture of its own: a card, an Item, a role, a danger. */
function pictureOf(event: AmongTold): string {
  if ('card' in event && event.card !== undefined) return event.card;
  if ('item' in event) return event.item;
  if (event.type === 'dangerRemoved') return event.danger;
  if (event.type === 'roleShown') return event.role;
  if (event.type === 'eventTurned') return event.event;
  if (event.type === 'stateAnnounced') return event.state;
  return BY_TYPE[event.type] ?? 'acolyte';
}

import type { DeepTold } from '@conclave/cult-of-the-deep';
import { Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import { SEAT_MARKS } from './art/marks.ts';
import styles from './event-picture.module.css';
import hues from './pieces/hues.module.css';

/** A small picture for a line of the log: the thing it is about, in the colour of the seat it is about. */
export function EventPicture({ event }: { event: DeepTold }) {
  const seat = 'seat' in event ? (event.seat ?? undefined) : undefined;
  const id = pictureOf(event);
  const mark = seat === undefined ? undefined : SEAT_MARKS[seat];
  return (
    <span className={`${styles.sign} ${seat === undefined ? '' : hues.hue}`} data-seat={seat} data-kind={event.type}>
      <Picture emblem={id === null ? (mark ?? emblemOf('watching')) : emblemOf(id)} />
    </span>
  );
}

/** By what kinds of events name; null: the seat's own mark. */
function pictureOf(event: DeepTold): string | null {
  switch (event.type) {
    case 'gameBegan':
    case 'gameEnded':
    case 'possessed':
      return 'high-priest';
    case 'died':
      return event.role;
    case 'lifeLost':
    case 'lifePaid':
    case 'lifeGained':
      return 'blood';
    case 'coinGained':
    case 'coinSpent':
      return `${event.coin}-coin`;
    case 'krakenDieGained':
    case 'krakenDieTaken':
    case 'krakenDieRemoved':
    case 'krakenDieLifted':
    case 'krakenRolled':
    case 'krakenRerolled':
    case 'krakenDiceReturned':
      return 'kraken-die';
    case 'shadowGrew':
      return 'shadow-token';
    case 'lossPrevented':
    case 'shieldLaid':
    case 'warded':
      return 'shield';
    case 'arcaneExplosion':
      return 'sorceress';
    case 'diceRolled':
    case 'diceRerolled':
    case 'extraDiceStored':
      return 'stored-die';
    default:
      return idIn(event);
  }
}

function idIn(event: DeepTold): string | null {
  if ('face' in event) return event.face;
  if ('ritual' in event) return event.ritual;
  if ('as' in event) return event.as;
  if ('sigil' in event) return event.sigil;
  if ('wraith' in event) return event.wraith;
  return 'character' in event ? event.character : null;
}

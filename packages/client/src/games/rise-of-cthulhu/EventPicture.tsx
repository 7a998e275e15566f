import type { RiseTold } from '@conclave/rise-of-cthulhu';
import { Picture } from '../shared/art/Picture.tsx';
import { emblemOf } from './art/index.ts';
import { SIGILS } from './art/sigils.ts';
import { CardFace } from './cards/CardFace.tsx';
import styles from './event-picture.module.css';
import { isCultist } from './things.ts';

/** A small picture for a line of the log: the card it is about, or a sign of what happened. */
export function EventPicture({ event }: { event: RiseTold }) {
  const card = cardOf(event);
  if (card !== null && isCultist(card)) {
    return (
      <span className={styles.card}>
        <CardFace card={card} name="" />
      </span>
    );
  }
  return (
    <span className={styles.sign} data-kind={event.type}>
      <Picture emblem={card === null ? SIGILS.jade : emblemOf(card)} />
    </span>
  );
}

function cardOf(event: RiseTold): string | null {
  if (event.type === 'hunterMoved') return 'dark-hunter';
  if (event.type === 'handSeen') return 'artifact-lamp-of-alhazred';
  if (event.type === 'monsterDrawn' && event.card === undefined) return 'monster-ghoul';
  if (event.type === 'artifactDrawn' && event.card === undefined) return 'artifact-elder-sign';
  if (event.type === 'gameBegan') return event.valley;
  if (event.type === 'oldOneAwoke') return event.oldOne;
  return 'card' in event ? (event.card ?? null) : null;
}

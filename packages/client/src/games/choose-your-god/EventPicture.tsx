import type { ToldEvent } from '@conclave/kernel';
import { Layers, Picture } from '../shared/art/Picture.tsx';
import { emblemOfCard } from './art/cards.ts';
import { DISTRICTS } from './art/districts.ts';
import { GODS } from './art/gods.ts';
import { SIGNS, type SignName } from './art/signs.ts';
import styles from './event-picture.module.css';
import type { CultId } from './things.ts';

/** A small picture for a line of the log: the card, the god or the Location it is about, or a sign of what changed. */
export function EventPicture({ event }: { event: ToldEvent }) {
  if (LOCATION_EVENTS.has(event.type)) {
    return (
      <svg className={styles.place} viewBox="40 -6 120 90" aria-hidden="true" focusable="false">
        <Layers emblem={DISTRICTS[(event.location as number) - 1] ?? SIGNS.might} />
      </svg>
    );
  }
  return (
    <span className={styles.sign} data-kind={event.type}>
      <Picture emblem={emblemOf(event)} />
    </span>
  );
}

const LOCATION_EVENTS: ReadonlySet<string> = new Set([
  'preached',
  'locationActive',
  'locationDecided',
  'benefitTaken',
  'benefitDeclined',
  'priestsWentHome',
]);

const SIGN_OF: Readonly<Record<string, SignName>> = {
  followersGained: 'follower',
  followersLost: 'follower',
  coinsGained: 'coin',
  coinsPaid: 'coin',
  coinsLost: 'coin',
  coinsTaken: 'coin',
  coinsLaid: 'coin',
  coinsSwept: 'coin',
  almsGiven: 'coin',
  mobsGained: 'mob',
  mobLost: 'mob',
  altarBuilt: 'altar',
  altarDestroyed: 'altar',
  supremacyTaken: 'supremacy',
  supremacyDiscarded: 'supremacy',
  celebrated: 'supremacy',
  summoned: 'summoning',
  licensesRefilled: 'license',
  intrigueReturned: 'intrigue',
  locationSeized: 'crown',
  gameEnded: 'crown',
};

function emblemOf(event: ToldEvent) {
  if (typeof event.cult === 'string') return GODS[event.cult as CultId];
  if (typeof event.ability === 'string') return GODS[event.ability.split('-')[0] as CultId];
  if (typeof event.card === 'string') return emblemOfCard(event.card);
  if (event.deck === 'miracle' || event.deck === 'intrigue') return SIGNS[event.deck];
  if (event.priest !== undefined) return String(event.priest).startsWith('patriarch') ? SIGNS.mitre : SIGNS.follower;
  return SIGNS[SIGN_OF[event.type] ?? 'might'];
}

import type { CityTold } from '@conclave/choose-your-god';
import { Layers, Picture } from '../shared/art/Picture.tsx';
import { emblemOfCard } from './art/cards.ts';
import { DISTRICTS } from './art/districts.ts';
import { GODS } from './art/gods.ts';
import { SIGNS, type SignName } from './art/signs.ts';
import styles from './event-picture.module.css';
import type { CultId } from './things.ts';

/** A small picture for a line of the log: the card, the god or the Location it is about, or a sign of what changed. */
export function EventPicture({ event }: { event: CityTold }) {
  if (isAboutLocation(event)) {
    return (
      <svg className={styles.place} viewBox="40 -6 120 90" aria-hidden="true" focusable="false">
        <Layers emblem={DISTRICTS[event.location - 1] ?? SIGNS.might} />
      </svg>
    );
  }
  return (
    <span className={styles.sign} data-kind={event.type}>
      <Picture emblem={emblemOf(event)} />
    </span>
  );
}

const LOCATION_EVENTS = [
  'preached',
  'locationActive',
  'locationDecided',
  'benefitTaken',
  'benefitDeclined',
  'priestsWentHome',
] as const satisfies readonly CityTold['type'][];

function isAboutLocation(event: CityTold): event is CityTold<(typeof LOCATION_EVENTS)[number]> {
  return LOCATION_EVENTS.some((type) => type === event.type);
}

const SIGN_OF: Readonly<Partial<Record<CityTold['type'], SignName>>> = {
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

function emblemOf(event: CityTold) {
  if ('cult' in event) return GODS[event.cult];
  if ('ability' in event) return GODS[event.ability.split('-')[0] as CultId];
  if ('card' in event && event.card !== undefined) return emblemOfCard(event.card);
  if ('deck' in event) return SIGNS[event.deck];
  if ('priest' in event) return event.priest.startsWith('patriarch') ? SIGNS.mitre : SIGNS.follower;
  return SIGNS[SIGN_OF[event.type] ?? 'might'];
}

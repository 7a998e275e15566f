/** Names for guests who have none yet, and names that nobody may take. */
import { randomInt } from 'node:crypto';
import { LEVELS } from '@conclave/bots';
import { Problem } from '../problem.ts';

const MOODS = [
  ...['Silent', 'Patient', 'Hooded', 'Curious', 'Gentle', 'Restless', 'Midnight', 'Wandering', 'Humble', 'Candlelit'],
  ...['Drowsy', 'Faithful', 'Nameless', 'Salty', 'Starlit', 'Whispering', 'Cheerful', 'Tidal', 'Ashen', 'Learned'],
] as const;

const CALLINGS = [
  ...['Acolyte', 'Lantern', 'Scribe', 'Pilgrim', 'Oracle', 'Sexton', 'Diver', 'Keeper', 'Augur', 'Chorister'],
  ...['Raven', 'Heron', 'Squid', 'Moth', 'Seal', 'Owl', 'Lamprey', 'Beadle', 'Ferryman', 'Stargazer'],
] as const;

/** A pleasant name such as "Silent Acolyte 42". Two guests may have the same one; their ids differ. */
export function newName(): string {
  return `${MOODS[randomInt(MOODS.length)]} ${CALLINGS[randomInt(CALLINGS.length)]} ${randomInt(10, 100)}`;
}

/** Words that would make a person look like the house or like one of its bots. */
const RESERVED_WORDS = [
  ...['bot', 'bots', 'admin', 'administrator', 'moderator', 'mod', 'staff', 'system', 'server'],
  ...['host', 'official', 'conclave', 'support'],
];

const RESERVED_NAMES: readonly string[] = [...LEVELS, 'spectator', 'nobody', 'everybody', 'deleted user'];

/** Refuses names that pretend to be the site, its staff or a bot, accents and marks aside. */
export function refuseReservedName(name: string): void {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const isReserved = words.some((word) => RESERVED_WORDS.includes(word)) || RESERVED_NAMES.includes(words.join(' '));
  if (isReserved) {
    throw new Problem('name-taken', 'This name could be taken for the house or one of its bots. Choose another one.');
  }
}

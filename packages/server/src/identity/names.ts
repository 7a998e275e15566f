/** Names for guests who have none yet, and names that nobody may take. */

import { hash, randomInt } from 'node:crypto';
import { BOT_NAMES, LEVELS } from '@conclave/bots';
import { at } from '@conclave/kernel';
import { Problem } from '../problem.ts';

const MOODS = [
  ...['Silent', 'Patient', 'Hooded', 'Curious', 'Gentle', 'Restless', 'Midnight', 'Humble', 'Candlelit', 'Drowsy'],
  ...['Faithful', 'Nameless', 'Salty', 'Starlit', 'Cheerful', 'Tidal', 'Ashen', 'Learned', 'Solemn', 'Veiled'],
  ...['Hushed', 'Moonlit', 'Wistful', 'Sunken', 'Distant', 'Ancient', 'Devout', 'Pale', 'Sleepless', 'Wry'],
  ...['Ragged', 'Brisk', 'Crooked', 'Mild', 'Stormy', 'Lonely', 'Merry', 'Dusty', 'Masked', 'Weary'],
  ...['Bold', 'Quiet', 'Foggy', 'Gilded', 'Idle', 'Lucky', 'Misty', 'Modest', 'Northern', 'Rusty'],
] as const;

const CALLINGS = [
  ...['Lantern', 'Scribe', 'Pilgrim', 'Sexton', 'Diver', 'Augur', 'Raven', 'Heron', 'Squid', 'Moth'],
  ...['Seal', 'Owl', 'Lamprey', 'Beadle', 'Ferryman', 'Cantor', 'Hermit', 'Verger', 'Reader'],
  ...['Sailor', 'Weaver', 'Chandler', 'Cellist', 'Miller', 'Binder', 'Usher', 'Warden', 'Gardener', 'Clerk'],
  ...['Otter', 'Magpie', 'Gull', 'Hare', 'Badger', 'Toad', 'Crane', 'Newt', 'Beetle', 'Fox'],
] as const;

/** What fits every place where a name is shown. */
const MAX_LENGTH = 16;

const MADE_UP: readonly string[] = MOODS.flatMap((mood) => CALLINGS.map((calling) => `${mood} ${calling}`)).filter(
  ({ length }) => length <= MAX_LENGTH,
);
const ALL_MADE_UP: ReadonlySet<string> = new Set(MADE_UP);

/** A pleasant name such as "Candlelit Augur". Two guests may have the same one; their ids differ. */
export function newName(): string {
  return at(MADE_UP, randomInt(MADE_UP.length));
}

/** All of them, beginning with one that the seed decides. */
export function madeUpNames(seed: string): readonly string[] {
  const first = Number.parseInt(hash('sha256', seed).slice(0, 8), 16) % MADE_UP.length;
  return [...MADE_UP.slice(first), ...MADE_UP.slice(0, first)];
}

/** Whether the name is one of those that guests are given. */
export function isMadeUp(name: string): boolean {
  return ALL_MADE_UP.has(name);
}

/** Words that would make a person look like the house or like one of its bots. */
const RESERVED_WORDS = [
  ...['bot', 'bots', 'admin', 'administrator', 'moderator', 'mod', 'staff', 'system', 'server'],
  ...['host', 'official', 'conclave', 'support'],
];

const RESERVED_NAMES: readonly string[] = [
  ...LEVELS,
  ...BOT_NAMES.map((name) => name.toLowerCase()),
  'spectator',
  'nobody',
  'everybody',
  'deleted user',
];

/** Refuses names that pretend to be the site, its staff or a bot, accents and marks aside. */
export function refuseReservedName(name: string): void {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const isReserved = words.some((word) => RESERVED_WORDS.includes(word)) || RESERVED_NAMES.includes(words.join(' '));
  if (isReserved) {
    throw new Problem(
      'name-taken',
      'This name is reserved: it looks like the house or one of its bots. Choose another.',
    );
  }
}

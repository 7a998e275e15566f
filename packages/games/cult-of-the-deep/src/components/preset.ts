/**
 * The preset `adepts` (CD-7.10): numbers of our own by which bots of the level adept win about equally often. Among masters
 * they do not: docs/balance/cult-of-the-deep.md has what was measured.
 */

import type { Options } from '@conclave/kernel';
import { numbersOf } from '../box.ts';
import type { CharacterId } from './characters/ids.ts';

export const PRESETS = ['reconstructed', 'adepts'] as const;
export type Preset = (typeof PRESETS)[number];

/** The printed bonus of the High Priest for each Cabalist. */
export const PRINTED_BONUS = 3;

/** Until version 4 it was called `balanced`; tables that began before still say so. */
export function isForAdepts({ preset }: Options): boolean {
  return preset === 'adepts' || preset === 'balanced';
}

interface Numbers {
  /** The bonus in its place; below 0 the High Priest has less life than his character. */
  readonly bonus: number;
  /** Life that everybody has more than otherwise: more seats strike more often in a round. */
  readonly life: number;
}

/** By the number of players. */
const FOR_ADEPTS: Readonly<Record<number, Numbers>> = {
  4: { bonus: PRINTED_BONUS, life: 0 },
  5: { bonus: -3, life: 4 },
  6: { bonus: 6, life: 1 },
  7: { bonus: 0, life: 7 },
  8: { bonus: 5, life: 5 },
};

/**
 * Life that a character has more or less than that. Whoever can act in every player's turn is the stronger for it, and bots
 * make little of the abilities of others.
 */
const LIFE_BY_CHARACTER: Readonly<Partial<Record<CharacterId, number>>> = {
  alchemist: 4,
  'alchemist-ii': 2,
  sorceress: 6,
  'sorceress-ii': 2,
  merchant: 2,
  'merchant-ii': 1,
  guardian: -7,
  'guardian-ii': -3,
  assassin: -5,
  'assassin-ii': -3,
  faceless: 1,
  'faceless-ii': 1,
  librarian: 1,
  'blood-mage': -1,
  'blood-mage-ii': 3,
  reaper: -1,
  'reaper-ii': -1,
};

/** What a character begins with at a table of so many players, without the High Priest's bonus. */
export function startingLife(options: Options, players: number, character: CharacterId): number {
  return numbersOf(options).life[character] + (isForAdepts(options) ? lifeForAdepts(players, character) : 0);
}

/** What a character has more or less than that with so many players. */
export function lifeForAdepts(players: number, character: CharacterId): number {
  return numbersForAdepts(players).life + (LIFE_BY_CHARACTER[character] ?? 0);
}

export function numbersForAdepts(players: number): Numbers {
  return FOR_ADEPTS[players] as Numbers;
}

/** The roles (AC-2.12). What the special ones do stands with the rules named there. */
import type { MapId } from './maps.ts';

/** Special roles in the order of the table; each is in play at most once. */
export const SPECIAL_ROLES = [
  'seer',
  'snitch',
  'assassin',
  'firestarter',
  'cursebearer',
  'celebrity',
  'blind-cultist',
  'cursed-hunter',
] as const;
export type SpecialRole = (typeof SPECIAL_ROLES)[number];

export const ROLES = ['investigator', 'cultist', ...SPECIAL_ROLES] as const;
export type RoleId = (typeof ROLES)[number];

export type Team = 'investigators' | 'cultists';

export interface Role {
  /** Whose hand it holds: a Cultist is whoever holds a Cultist's (AC-1.5). */
  readonly hand: 'investigator' | 'cultist';
  /** The side it wins with; null: the curse card says (AC-5.62). */
  readonly winsWith: Team | null;
  /** Who profits from the role being in the mix, and how much: for the balance meter only (AC-7.4). */
  readonly supports: Team | null;
  readonly loyalty: number;
  readonly difficulty: 1 | 2 | 3;
  readonly players: readonly [from: number, to: number];
  /** The only map it may be played on. */
  readonly onlyOn?: MapId;
}

export const roles: Readonly<Record<RoleId, Role>> = {
  investigator: {
    hand: 'investigator',
    winsWith: 'investigators',
    supports: null,
    loyalty: 0,
    difficulty: 1,
    players: [4, 8],
  },
  cultist: { hand: 'cultist', winsWith: 'cultists', supports: null, loyalty: 0, difficulty: 2, players: [4, 8] },
  seer: {
    hand: 'investigator',
    winsWith: 'investigators',
    supports: 'investigators',
    loyalty: 3,
    difficulty: 3,
    players: [5, 8],
    onlyOn: 'university',
  },
  snitch: {
    hand: 'investigator',
    winsWith: 'cultists',
    supports: 'cultists',
    loyalty: -3,
    difficulty: 3,
    players: [6, 8],
    onlyOn: 'university',
  },
  assassin: {
    hand: 'investigator',
    winsWith: 'investigators',
    supports: 'investigators',
    loyalty: 2,
    difficulty: 2,
    players: [6, 8],
  },
  firestarter: {
    hand: 'investigator',
    winsWith: 'investigators',
    supports: 'cultists',
    loyalty: -1,
    difficulty: 2,
    players: [5, 8],
  },
  cursebearer: {
    hand: 'investigator',
    winsWith: 'investigators',
    supports: 'investigators',
    loyalty: 2,
    difficulty: 2,
    players: [7, 8],
  },
  celebrity: {
    hand: 'investigator',
    winsWith: 'investigators',
    supports: 'investigators',
    loyalty: 2,
    difficulty: 1,
    players: [7, 8],
  },
  'blind-cultist': {
    hand: 'cultist',
    winsWith: 'cultists',
    supports: 'investigators',
    loyalty: 3,
    difficulty: 3,
    players: [7, 8],
  },
  'cursed-hunter': {
    hand: 'investigator',
    winsWith: null,
    supports: null,
    loyalty: 0,
    difficulty: 3,
    players: [7, 8],
  },
};

/** AC-1.5 */
export function isCultistRole(role: RoleId): boolean {
  return role === 'cultist' || role === 'blind-cultist';
}

export function isSpecialRole(role: string): role is SpecialRole {
  return (SPECIAL_ROLES as readonly string[]).includes(role);
}

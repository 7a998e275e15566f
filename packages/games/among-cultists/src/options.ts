/** The options of section 7, presets (AC-7.3) and what cannot be chosen together (AC-3.4). */
import { BadInput, type OptionSpec, type Options } from '@conclave/kernel';
import { form } from './box.ts';
import type { Balance } from './components/cards.ts';
import { figuresFor } from './components/figures.ts';
import { MAPS, type MapId } from './components/maps.ts';
import { isCultistRole, isSpecialRole, roles, SPECIAL_ROLES, type SpecialRole } from './components/roles.ts';

export type Preset = 'first-game' | 'classic' | 'mixed' | 'polar' | 'blind';
type Switch = 'on' | 'off';

export interface AmongOptions extends Options {
  readonly map: MapId;
  /** Special roles in the order of the table, joined by commas; empty: none. */
  readonly roles: string;
  readonly 'module-hunter': Switch;
  readonly items: Switch;
  readonly organism: Switch;
  readonly events: Switch;
  readonly 'room-abilities': Switch;
  readonly 'initial-dead': Switch;
  readonly 'votes-per-character': 1 | 'unlimited';
  readonly 'reveal-on-vote': 'none' | 'team' | 'role';
  readonly 'reveal-on-death': 'none' | 'team';
  readonly 'strict-investigators': Switch;
  readonly 'cultist-chat': Switch;
  readonly 'ghost-chat': 'all' | 'ghosts-only';
  readonly 'discussion-seconds': 0 | 30 | 60 | 120 | 180 | 300 | 'unlimited';
  readonly 'round-talk-seconds': 0 | 30 | 60;
  readonly 'decision-seconds': 30 | 60 | 90 | 'unlimited';
  readonly 'vp-shift': -2 | -1 | 0 | 1 | 2;
  readonly 'cults-mark': Switch;
  readonly 'unsafe-altar-ice': Switch;
  readonly balance: Balance;
  readonly preset: Preset;
}

const ON_OFF = ['on', 'off'] as const;

const PRESETS: Readonly<Record<Preset, Readonly<Record<string, string>>>> = {
  'first-game': { map: 'university', events: 'off', 'room-abilities': 'off', roles: '' },
  classic: {},
  mixed: { map: 'university', roles: 'seer,snitch,assassin,firestarter' },
  polar: { map: 'under-the-surface', roles: 'cursebearer,celebrity' },
  blind: { roles: 'firestarter,blind-cultist' },
};

export const options: readonly OptionSpec[] = [
  { id: 'map', values: MAPS, default: 'university', rule: 'AC-2.15' },
  { id: 'roles', values: setsOf(SPECIAL_ROLES), default: '', read: readRoles, rule: 'AC-3.3' },
  { id: 'module-hunter', values: ON_OFF, default: 'off', fewestSeats: { on: 5 }, rule: 'AC-5.55' },
  { id: 'items', values: ON_OFF, default: 'on', rule: 'AC-7.1' },
  { id: 'organism', values: ON_OFF, default: 'on', rule: 'AC-5.50' },
  { id: 'events', values: ON_OFF, default: 'on', rule: 'AC-3.10' },
  { id: 'room-abilities', values: ON_OFF, default: 'on', rule: 'AC-2.14' },
  { id: 'initial-dead', values: ON_OFF, default: 'on', rule: 'AC-3.7' },
  { id: 'votes-per-character', values: [1, 'unlimited'], default: 1, rule: 'AC-4.50' },
  { id: 'reveal-on-vote', values: ['none', 'team', 'role'], default: 'team', rule: 'AC-4.55' },
  { id: 'reveal-on-death', values: ['none', 'team'], default: 'none', rule: 'AC-4.45' },
  { id: 'strict-investigators', values: ON_OFF, default: 'off', rule: 'AC-5.42' },
  { id: 'cultist-chat', values: ON_OFF, default: 'off', rule: 'AC-4.71' },
  { id: 'ghost-chat', values: ['all', 'ghosts-only'], default: 'all', rule: 'AC-4.70' },
  { id: 'discussion-seconds', values: [0, 30, 60, 120, 180, 300, 'unlimited'], default: 120, rule: 'AC-4.52' },
  { id: 'round-talk-seconds', values: [0, 30, 60], default: 0, rule: 'AC-4.52' },
  { id: 'decision-seconds', values: [30, 60, 90, 'unlimited'], default: 90, rule: 'AC-7.1' },
  { id: 'vp-shift', values: [-2, -1, 0, 1, 2], default: 0, rule: 'AC-2.1' },
  { id: 'cults-mark', values: ON_OFF, default: 'on', rule: 'AC-4.16' },
  { id: 'unsafe-altar-ice', values: ON_OFF, default: 'on', rule: 'AC-5.50' },
  { id: 'balance', values: ['reconstructed', 'tuned'], default: 'reconstructed', read: readBalance, rule: 'AC-7.6' },
  { id: 'components', values: [''], default: '', form, rule: 'AC-2.1' },
  { id: 'preset', values: Object.keys(PRESETS), default: 'classic', sets: PRESETS, rule: 'AC-7.3' },
];

/** Until version 2 the specification's numbers were called `printed`. */
function readBalance(value: string): string {
  return value === 'printed' ? 'reconstructed' : value;
}

/** Every set of the things, each written as a list in their order. */
function setsOf(things: readonly string[]): string[] {
  const sets = [''];
  for (const thing of things) sets.push(...sets.map((set) => (set === '' ? thing : `${set},${thing}`)));
  return sets;
}

/** Roles may be named in any order, each once (AC-3.4). */
function readRoles(list: string): string {
  const named = list
    .split(',')
    .map((role) => role.trim())
    .filter((role) => role !== '');
  const stranger = named.find((role) => !isSpecialRole(role));
  if (stranger !== undefined) {
    throw new BadInput(`option roles: there is no special role ${stranger}; there are: ${SPECIAL_ROLES.join(', ')}`);
  }
  if (new Set(named).size < named.length) throw new BadInput('role-twice: each special role is in play at most once');
  return SPECIAL_ROLES.filter((role) => named.includes(role)).join(',');
}

/** The options as they are played: what the preset names, unless something other than the default was chosen by hand. */
export function playedOptions(chosen: Options, seats: number): AmongOptions {
  const played: Record<string, string | number> = { ...chosen };
  for (const [id, value] of Object.entries(PRESETS[chosen.preset as Preset])) {
    const spec = options.find((one) => one.id === id);
    if (chosen[id] === spec?.default) played[id] = value;
  }
  const checked = played as unknown as AmongOptions;
  checkRoles(checked, seats);
  return checked;
}

export function specialRolesOf({ roles: list }: Pick<AmongOptions, 'roles'>): SpecialRole[] {
  return list.split(',').filter(isSpecialRole);
}

/** AC-3.4. The message begins with the specification's name of the error. */
function checkRoles(played: AmongOptions, seats: number): void {
  const chosen = specialRolesOf(played);
  const hunterIsOn = played['module-hunter'] === 'on';
  const stranger = chosen.find((role) => (roles[role].onlyOn ?? played.map) !== played.map);
  const { cultists } = figuresFor(seats);
  if (chosen.filter((role) => !isCultistRole(role)).length > seats - cultists) {
    throw new BadInput(`too-many-roles: ${seats} players have only ${seats - cultists} Investigators`);
  }
  if (stranger !== undefined) throw new BadInput(`role-not-on-map: ${stranger} cannot be played on ${played.map}`);
  if (chosen.includes('cursed-hunter') && !hunterIsOn) {
    throw new BadInput('role-needs-module: cursed-hunter needs the option module-hunter');
  }
  if (hunterIsOn && seats < 5) throw new BadInput('too-few-players: module-hunter needs at least 5 players');
}

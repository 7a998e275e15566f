/**
 * The tables that the conformance suite tries. Not every option goes with every other or with every number of players
 * (AC-3.4), so they are named here: together they have every value of every option.
 */

import { boxText, type Catalogue, type Options, resolveOptions } from '@conclave/kernel';
import { form } from '../src/box.ts';
import { claims } from '../src/claims/index.ts';
import type { Context } from '../src/frames.ts';
import { amongCultists } from '../src/index.ts';
import type { Among } from '../src/state.ts';
import { mapOf, roomOf, targetOf } from '../src/table.ts';

interface TableSet {
  readonly options: Readonly<Record<string, string | number>>;
  /** The fewest players it can be played with. */
  readonly seats?: number;
  /** The game is brought this far before it begins: random play alone would hardly get there. */
  begin?(s: Among): void;
}

/** One book is missing. */
function nearTheEnd(s: Among): void {
  s.vp = targetOf(s) - 1;
}

/** So many relics lie on the altar already. */
function withRelics(s: Among, count: number): void {
  const relics = mapOf(s).rooms.filter((room) => roomOf(s, room).item === 'item-relic');
  for (const room of relics.slice(0, count)) {
    roomOf(s, room).item = null;
    s.altar += 1;
  }
}

/** The ritual is one book away. */
function nearTheRitual(s: Among): void {
  nearTheEnd(s);
  withRelics(s, 3);
}

const SETS: Readonly<Record<string, TableSet>> = {
  'own-numbers': { options: { components: boxText(form, form.example) } },
  classic: { options: {} },
  'first-game': { options: { preset: 'first-game', 'vp-shift': -2, 'decision-seconds': 30, balance: 'tuned' } },
  mixed: {
    options: { preset: 'mixed', 'discussion-seconds': 0, 'decision-seconds': 60, 'cults-mark': 'off' },
    seats: 5,
  },
  'mixed-late': { options: { preset: 'mixed', 'ghost-chat': 'ghosts-only' }, seats: 5, begin: nearTheEnd },
  polar: { options: { preset: 'polar', 'discussion-seconds': 30, 'reveal-on-vote': 'role', 'vp-shift': 1 } },
  blind: { options: { preset: 'blind', 'initial-dead': 'off', 'votes-per-character': 'unlimited', 'vp-shift': -1 } },
  ice: {
    options: {
      map: 'under-the-surface',
      'discussion-seconds': 60,
      'reveal-on-death': 'team',
      'vp-shift': 2,
      'unsafe-altar-ice': 'off',
    },
    begin: (s) => withRelics(s, 2),
  },
  'ice-late': {
    options: { map: 'under-the-surface', 'discussion-seconds': 180, 'strict-investigators': 'on', preset: 'blind' },
    begin: nearTheRitual,
  },
  'ice-ritual': {
    options: { map: 'under-the-surface', 'discussion-seconds': 300, 'reveal-on-vote': 'none' },
    begin: nearTheRitual,
  },
  'ice-plain': {
    options: { map: 'under-the-surface', items: 'off', events: 'off', 'cultist-chat': 'on', roles: 'assassin' },
  },
  'ice-asleep': {
    options: { map: 'under-the-surface', organism: 'off', 'decision-seconds': 'unlimited', roles: 'cursebearer' },
    begin: nearTheEnd,
  },
  hunter: {
    options: { 'module-hunter': 'on', roles: 'assassin,cursebearer,cursed-hunter', 'round-talk-seconds': 30 },
    seats: 5,
  },
  'ice-hunter': {
    options: {
      map: 'under-the-surface',
      'module-hunter': 'on',
      roles: 'firestarter,celebrity,blind-cultist,cursed-hunter',
      'round-talk-seconds': 60,
      'discussion-seconds': 'unlimited',
      'room-abilities': 'off',
    },
    seats: 5,
  },
};

function setOf({ preset }: Options): TableSet {
  return SETS[String(preset)] as TableSet;
}

function optionsOf(chosen: Options): Options {
  return resolveOptions(amongCultists, setOf(chosen).options);
}

/** The sets stand for presets, so they need names as presets have. */
function withSetNames(catalogue: Catalogue): Catalogue {
  const names = Object.keys(SETS).map((name) => [`option.preset.${name}`, name]);
  return { ...Object.fromEntries(names), ...catalogue };
}

/** The game as played at tables of so many seats, with the sets as its only option. */
export function gameAt(seats: number): typeof amongCultists {
  const values = Object.keys(SETS).filter((name) => (SETS[name]?.seats ?? 4) <= seats);
  const { en, de, fr, es, pl, it } = amongCultists.texts;
  return {
    ...amongCultists,
    seats: [seats],
    options: [{ id: 'preset', values, default: 'classic', rule: 'AC-7.3' }],
    texts: {
      en: withSetNames(en),
      de: withSetNames(de),
      fr: withSetNames(fr),
      es: withSetNames(es),
      pl: withSetNames(pl),
      it: withSetNames(it),
    },
    claims: { ...claims, parse: (data, count, chosen) => claims.parse(data, count, optionsOf(chosen)) },
    setup(count: number, chosen: Options, ctx: Context): Among {
      const { begin } = setOf(chosen);
      const s = amongCultists.setup(count, optionsOf(chosen), ctx);
      begin?.(s);
      return s;
    },
  };
}

/** Every option value that occurs in some set, as `id=value`. */
export function valuesTried(): Set<string> {
  return new Set(
    Object.values(SETS).flatMap(({ options }) =>
      Object.entries(resolveOptions(amongCultists, options)).map(([id, value]) => `${id}=${value}`),
    ),
  );
}

/** Random games come by every card, decision and event that there is, at every seat count and with every variant. */

import { type GameEvent, SeededChance, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { ALTARS } from '../src/components/altars.ts';
import { CHARACTERS } from '../src/components/characters/ids.ts';
import { FACES } from '../src/components/faces.ts';
import { RITUALS } from '../src/components/rituals/ids.ts';
import { ROLES } from '../src/components/roles.ts';
import { SIGILS } from '../src/components/sigils/ids.ts';
import { WRAITHS } from '../src/components/wraiths/ids.ts';
import type { Context } from '../src/frames.ts';
import { cultOfTheDeep } from '../src/index.ts';
import { CHOICE_TYPES, DECISION_IDS, EVENT_TYPES } from './lists.ts';

const GAMES = 320;
const SEATS = [4, 5, 6, 7, 8];

/** Seven Kraken dice on the table and a Keeper who must give one: too rare to wait for, and shown by a scenario. */
const RARE = ['take', 'krakenDieTaken'];

const seen = {
  names: new Set<unknown>(),
  decisions: new Set<string>(),
  choices: new Set<string>(),
  events: new Set<string>(),
};

function playAtRandom(seed: number): void {
  const chance = new SeededChance(seed);
  const options = Object.fromEntries(
    cultOfTheDeep.options.map(({ id, values }) => [id, id === 'roundLimit' ? 60 : chance.pick(values)]),
  );
  const ctx: Context = { chance, tell: noteEvent, uncover() {} };
  const state = cultOfTheDeep.setup(SEATS[seed % SEATS.length] as number, options, ctx);
  for (let now = cultOfTheDeep.pending(state); now !== null; ) {
    const { seat, options: offered, decision } = chance.pick(now.asked);
    seen.decisions.add(decision);
    // The type is drawn first, so that a choice with many targets does not crowd out all others.
    const type = chance.pick([...new Set(offered.map((option) => option.type))]);
    seen.choices.add(type);
    now = cultOfTheDeep.apply(state, seat, chance.pick(offered.filter((option) => option.type === type)), ctx);
  }
  expect(state.result?.reason).not.toBe('round-limit');
}

function noteEvent(event: GameEvent): void {
  seen.events.add(event.type);
  noteNames(toldTo(event, 'spectator'));
}

function noteNames(value: unknown): void {
  if (value !== null && typeof value === 'object') for (const part of Object.values(value)) noteNames(part);
  else seen.names.add(value);
}

describe('a long random run', () => {
  it('ends every game and comes by everything there is', () => {
    for (let seed = 0; seed < GAMES; seed++) playAtRandom(seed);
    const missing = (wanted: readonly string[], found: Set<unknown>) =>
      wanted.filter((one) => !found.has(one) && !RARE.includes(one));
    const components = [...ROLES, ...CHARACTERS, ...SIGILS, ...WRAITHS, ...RITUALS, ...ALTARS, ...FACES];
    expect(missing(components, seen.names)).toEqual([]);
    expect(missing(DECISION_IDS, seen.decisions)).toEqual([]);
    expect(missing(CHOICE_TYPES, seen.choices)).toEqual([]);
    expect(missing(EVENT_TYPES, seen.events)).toEqual([]);
  });
});

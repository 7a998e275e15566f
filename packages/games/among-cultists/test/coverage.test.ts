/** A long random run comes by every decision, event, card, role, Item and ability; what is missing is listed by name. */
import { SeededChance, Telling, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { amongCultists } from '../src/index.ts';
import { kit } from './kit.ts';
import { gameAt, valuesTried } from './tables.ts';

const GAMES = 60;
const ABILITIES = ['place-card', 'check-room', 'inspect-papers', 'study', 'rewire', 'ward', 'initiate-vote'];
const ACTIONS = ['check-state', 'fight', 'assassinate', 'hand-over', 'pick-up', 'use-binoculars', 'use-rifle'];

/** Everything that is named in choices made and events told to all. */
function namesInRandomPlay(): Set<string> {
  const names = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === 'string') names.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(note);
  };
  for (const seats of amongCultists.seats) {
    const game = gameAt(seats);
    for (const set of game.options[0]?.values ?? []) {
      for (let seed = 0; seed < GAMES; seed++) {
        const chance = new SeededChance(`${seats} ${set} ${seed}`);
        const ctx = new Telling(chance);
        const s = game.setup(seats, { preset: set }, ctx);
        for (let pending = game.pending(s); pending !== null; ) {
          const asked = chance.pick(pending.asked);
          const choice = chance.pick(asked.options);
          note([pending.decision, choice]);
          pending = game.apply(s, asked.seat, choice, ctx);
        }
        for (const event of ctx.events) note(toldTo(event, 'spectator'));
      }
    }
  }
  return names;
}

describe('a long random run', () => {
  const names = namesInRandomPlay();
  const { components = [], decisions = [], events = [] } = kit.mustOccur ?? {};

  it.each([
    ['component', components],
    ['decision', decisions],
    ['event', events],
    ['action', [...ABILITIES, ...ACTIONS]],
  ])('comes by every %s', (_, wanted) => {
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the tables of the conformance suite', () => {
  it('have every value of every option but the many lists of roles', () => {
    const tried = valuesTried();
    const all = amongCultists.options
      .filter(({ id }) => id !== 'roles' && id !== 'preset')
      .flatMap(({ id, values }) => values.map((value) => `${id}=${value}`));
    expect(all.filter((value) => !tried.has(value))).toEqual([]);
  });
});

/** The rulebook's worked examples, and what a seat keeps in mind. */
import { SeededChance, silent } from '@conclave/kernel';
import { parseScenario, runScenario } from '@conclave/scenario';
import { describe, expect, it } from 'vitest';
import { vigil } from './index.ts';
import { scenarios } from './scenario.ts';
import { memory } from './worlds.ts';

/** The field of a scenario that holds its checks; an object that is written with it looks like a promise. */
const THEN = 'then';

interface Example {
  readonly seats?: number;
  readonly given: object;
  readonly chance?: readonly unknown[];
  readonly choices: readonly [seat: number, choice: string][];
  readonly leads: readonly object[];
}

function expectExample(rule: string, { seats = 2, given, chance = [], choices, leads }: Example): void {
  const when = choices.map(([seat, choose]) => ({ seat, choose }));
  const data = { title: rule, rules: [rule], seats, given, chance, when, [THEN]: leads };
  expect(runScenario(parseScenario([scenarios], data)).failures).toEqual([]);
}

describe('the prize', () => {
  it('is the top card', () => {
    expectExample('VG-2.1', {
      given: { deck: ['relic-1', 'relic-2'] },
      choices: [[0, 'turn']],
      leads: [
        { at: 'prize', is: 'relic-1' },
        { asked: [0, 1], decision: 'bids' },
      ],
    });
  });

  it('is the third card after two were buried, which only the keeper has seen', () => {
    expectExample('VG-2.1', {
      given: { deck: ['relic-1', 'relic-2', 'relic-3'] },
      choices: [
        [0, 'bury'],
        [0, 'bury'],
      ],
      leads: [
        { at: 'prize', is: 'relic-3' },
        { told: 'buried', card: 'relic-2', as: 0 },
        { notTold: 'buried', card: 'relic-2', as: 1 },
        { decision: 'bids' },
      ],
    });
  });
});

describe('the bids', () => {
  const hands = (first: string, second: string) => ({ players: { 0: { hand: [first] }, 1: { hand: [second] } } });

  it('go to the highest, and are discarded', () => {
    expectExample('VG-2.2', {
      given: { next: 'bids', prize: 'relic-1', ...hands('relic-3', 'relic-9') },
      chance: [4],
      choices: [
        [1, 'bid:relic-9'],
        [0, 'bid:relic-3'],
      ],
      leads: [
        { at: 'winner', is: 1 },
        { at: 'discard', is: ['relic-3', 'relic-9'] },
        { at: 'die', is: 4 },
        { asked: [0, 1], decision: 'responses' },
      ],
    });
  });

  it('that are equal go to the first from the keeper', () => {
    expectExample('VG-2.2', {
      given: { next: 'bids', keeper: 1, prize: 'relic-1', ...hands('bell-1', 'bell-2') },
      chance: [4],
      choices: [
        [0, 'bid:bell-1'],
        [1, 'bid:bell-2'],
      ],
      leads: [{ at: 'winner', is: 1 }, { asked: [1, 0] }],
    });
  });

  it('may all be missing, and then nobody gets the prize', () => {
    expectExample('VG-2.7', {
      given: { next: 'bids', prize: 'relic-1', ...hands('relic-3', 'relic-9') },
      chance: [4],
      choices: [
        [0, 'no-bid'],
        [1, 'no-bid'],
        [0, 'pass'],
        [1, 'pass'],
      ],
      leads: [
        { at: 'discard', is: ['relic-1'] },
        { asked: [1], decision: 'open' },
      ],
    });
  });
});

describe('a response', () => {
  const given = {
    next: 'responses',
    prize: 'relic-1',
    die: 1,
    winner: 0,
    players: { 0: { hand: ['bell-1'] }, 1: { hand: ['ward-1'] } },
  };

  it('with a bell rolls again and asks everybody again', () => {
    expectExample('VG-2.4', {
      given,
      chance: [6],
      choices: [
        [1, 'pass'],
        [0, 'ring:bell-1'],
      ],
      leads: [
        { at: 'die', is: 6 },
        { asked: [0, 1], decision: 'responses' },
      ],
    });
  });

  it('with a ward ends the auction at once', () => {
    expectExample('VG-2.4', {
      given,
      choices: [[1, 'ward:ward-1']],
      leads: [
        { at: 'discard', is: ['ward-1', 'relic-1'] },
        { at: 'round', is: 2 },
        { asked: [1], decision: 'open' },
      ],
    });
  });
});

describe('the claim', () => {
  const given = {
    next: 'claim',
    prize: 'relic-1',
    die: 5,
    winner: 1,
    deck: ['relic-7', 'relic-8', 'relic-9', 'relic-10'],
    players: { 0: { trophies: ['lantern-1'] }, 1: { trophies: ['lantern-2'] } },
  };

  it('scores what the die shows, and lights the lanterns of the others', () => {
    expectExample('VG-2.6', {
      given,
      choices: [[1, 'take']],
      leads: [
        { at: 'players.1.points', is: 5 },
        { at: 'players.1.trophies', has: 'relic-1' },
        // One card for the lantern, and one each for the small hands.
        { at: 'players.0.hand', is: ['relic-7', 'relic-8'] },
        { at: 'players.1.hand', is: ['relic-9'] },
        { asked: [1], decision: 'open' },
      ],
    });
  });

  it('or takes the prize into the hand, for no points', () => {
    expectExample('VG-2.5', {
      given,
      choices: [[1, 'keep']],
      leads: [
        { at: 'players.1.points', is: 0 },
        { at: 'players.1.hand', is: ['relic-1', 'relic-8'] },
        { seat: 0, cannotSee: 'players.1.hand' },
      ],
    });
  });

  it('ends the last round, and those with the most points win together', () => {
    expectExample('VG-3.2', {
      seats: 3,
      given: { ...given, round: 3, players: { 0: { points: 5 }, 2: { points: 4 } } },
      choices: [[1, 'take']],
      leads: [{ outcome: { winners: [0, 1], reason: 'points', detail: { points: [5, 5, 4] } } }, { asked: [] }],
    });
  });
});

describe('a seat remembers', () => {
  const options = { rounds: 3 };
  const ctx = silent(new SeededChance('memory'));
  const state = scenarios.given(2, options, { players: { 1: { hand: ['relic-1', 'relic-2'] } } }, ctx);
  const worlds = (mind: ReturnType<typeof memory.fresh>) =>
    Array.from({ length: 30 }, (_, i) => vigil.worldFrom(vigil.viewOf(state, 0), new SeededChance(i), mind));

  it('a prize that went into a hand', () => {
    const mind = memory.fresh(0);
    memory.note(mind, { type: 'prizeKept', seat: 1, card: 'relic-1' });
    expect(worlds(mind).every((world) => world.players[1]?.hand.includes('relic-1'))).toBe(true);
    memory.note(mind, { type: 'bidsRevealed', bids: [null, 'relic-1'], winner: 1 });
    expect(worlds(mind).every((world) => world.players[1]?.hand.includes('relic-1'))).toBe(false);
  });

  it('what it has buried, until another card lies below or the deck is shuffled', () => {
    const mind = memory.fresh(0);
    const isAtBottom = () => worlds(mind).every((world) => world.deck.at(-1) === 'relic-9');
    memory.note(mind, { type: 'buried', seat: 0, card: 'relic-9' });
    expect(isAtBottom()).toBe(true);
    memory.note(mind, { type: 'buried', seat: 1 });
    expect(isAtBottom()).toBe(false);
    memory.note(mind, { type: 'buried', seat: 0, card: 'relic-9' });
    memory.note(mind, { type: 'deckShuffled' });
    expect(isAtBottom()).toBe(false);
  });
});

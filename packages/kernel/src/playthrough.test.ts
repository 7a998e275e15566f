import { beforeAll, describe, expect, it } from 'vitest';
import { vigil } from '../test/toy/index.ts';
import { SeededChance } from './chance.ts';
import { randomChoice } from './conformance/journey.ts';
import type { AnyGame } from './game.ts';
import { clonePlain } from './plain.ts';
import { type GameRecord, Playthrough, parseRecord, replay, Telling } from './playthrough.ts';
import { BadInput, Refused } from './refused.ts';

/** A game played to its end, or so many choices far. */
function play(seed: number, choices = Number.POSITIVE_INFINITY, game: AnyGame = vigil): Playthrough {
  const chance = new SeededChance(seed);
  const played = new Playthrough(game, 3, {}, chance);
  for (let made = 0; made < choices; made++) {
    const next = randomChoice(played.pending, chance);
    if (next === null) break;
    played.choose(next.seat, next.choice, chance);
  }
  return played;
}

/** A record as it comes back from a file, for a test to tamper with. */
interface LooseStep {
  seat: number;
  choice: object;
  chance: unknown[];
  events: unknown[];
  uncovered: boolean;
}
type Loose = { -readonly [K in keyof GameRecord]: GameRecord[K] } & { steps: LooseStep[] };

function stepAt(record: Loose, at: number): LooseStep {
  return record.steps[at] as LooseStep;
}

function stored(played: Playthrough): Loose {
  return JSON.parse(JSON.stringify(played.record()));
}

describe('a playthrough', () => {
  it('checks seats and options', () => {
    expect(() => new Playthrough(vigil, 7, {}, new SeededChance(1))).toThrow(BadInput);
    expect(() => new Playthrough(vigil, 2, { rounds: 4 }, new SeededChance(1))).toThrow(BadInput);
  });

  it('keeps all that was told, in order, and the outcome', () => {
    const played = play(1);
    expect(played.events[0]).toMatchObject({ type: 'gameBegan' });
    expect(played.events.at(-1)).toMatchObject({ type: 'gameEnded' });
    expect(played.outcome?.reason).toBe('points');
    expect(played.pending).toBeNull();
  });

  it('is not changed by a choice that is refused', () => {
    const played = play(1, 4);
    const before = clonePlain(played.record());
    expect(() => played.choose(0, { type: 'sing' }, new SeededChance(1))).toThrow(Refused);
    expect(played.record()).toEqual(before);
  });

  it('is not changed by a choice that fails half-way', () => {
    const fails: AnyGame = {
      ...vigil,
      choose(state, seat, choice, ctx) {
        vigil.choose(state, seat, choice, ctx);
        throw new Error('the candle went out');
      },
    };
    const played = play(1, 0, fails);
    const before = clonePlain(played.record());
    const keeper = played.pending?.asked[0]?.seat as number;
    expect(() => played.choose(keeper, { type: 'turn' }, new SeededChance(1))).toThrow('the candle went out');
    expect(played.record()).toEqual(before);
  });
});

describe('a step', () => {
  const tableWhere = (setup: (played: Playthrough) => void) => {
    const played = new Playthrough(vigil, 2, {}, new SeededChance(1));
    setup(played);
    return played;
  };
  const keeperOf = (played: Playthrough) => (played.state as unknown as { keeper: number }).keeper;

  it('that shows a card to somebody cannot be taken back', () => {
    const played = tableWhere(() => {});
    const keeper = keeperOf(played);
    expect(played.choose(keeper, { type: 'bury' }, new SeededChance(1)).uncovered).toBe(true);
    expect(played.undoPoint(keeper)).toBeNull();
    expect(played.undo(keeper)).toBe(false);
  });

  it('that the rules say uncovers something cannot be taken back', () => {
    const played = tableWhere(() => {});
    expect(played.choose(keeperOf(played), { type: 'turn' }, new SeededChance(1)).uncovered).toBe(true);
  });

  it('that shows nothing can be taken back by its seat, while nobody else has decided', () => {
    const played = tableWhere((one) => one.choose(keeperOf(one), { type: 'turn' }, new SeededChance(1)));
    const keeper = keeperOf(played);
    const before = clonePlain({ state: played.state, pending: played.pending, steps: played.steps });
    played.choose(keeper, { type: 'no-bid' }, new SeededChance(1));
    expect(played.undoPoint(1 - keeper)).toBeNull();
    expect(played.undoPoint(keeper)).toBe(1);
    expect(played.undo(keeper)).toBe(true);
    expect({ state: played.state, pending: played.pending, steps: played.steps }).toEqual(before);
  });

  it('is never there to take back at the beginning', () => {
    expect(play(1, 0).undo(0)).toBe(false);
  });
});

describe('what a step brings about', () => {
  it.each<[string, boolean, (telling: Telling) => void]>([
    ['nothing', false, () => {}],
    ['something that all may know', false, (telling) => telling.tell({ type: 'passed' })],
    ['a secret', true, (telling) => telling.tell({ type: 'drawn', secret: { to: [1] } })],
    ['a roll', true, (telling) => telling.chance.below(6)],
    ['a card turned up', true, (telling) => telling.uncover()],
  ])('%s: it cannot be taken back is %s', (_, uncovered, happen) => {
    const telling = new Telling(new SeededChance(1));
    happen(telling);
    expect(telling.uncovered).toBe(uncovered);
  });
});

describe('rewind', () => {
  it('goes back to any earlier point, exactly', () => {
    const [early, late] = [play(5, 9), play(5, 20)];
    late.rewind(9);
    expect(late.record()).toEqual(early.record());
    expect(late.pending).toEqual(early.pending);
  });
});

describe('a record', () => {
  let record: Loose;
  beforeAll(() => {
    record = stored(play(3));
  });
  const tampered = (change: (record: Loose) => void): (() => void) => {
    const copy = clonePlain(record);
    change(copy);
    return () => replay(vigil, parseRecord(copy));
  };

  it('replays to the same end, also one of an unfinished game', () => {
    expect(stored(replay(vigil, parseRecord(record)))).toEqual(record);
    const unfinished = stored(play(3, 11));
    expect(stored(replay(vigil, parseRecord(unfinished)))).toEqual(unfinished);
  });

  it.each([null, 7, 'record', []])('is not %j', (data) => {
    expect(() => parseRecord(data)).toThrow(BadInput);
  });

  it('of another format is refused', () => {
    expect(tampered((one) => Object.assign(one, { format: 'chess/1' }))).toThrow(
      'this is no game record of a known format (wanted conclave-record/1)',
    );
  });

  it.each(['game', 'rulesVersion', 'schemaVersion', 'seats', 'options', 'setup', 'steps', 'state', 'outcome'] as const)(
    'without %s is damaged',
    (field) => {
      expect(tampered((one) => delete (one as Partial<Loose>)[field])).toThrow(
        'the game record is incomplete or damaged',
      );
    },
  );

  it.each(['seat', 'choice', 'chance', 'events', 'uncovered'] as const)(
    'with a step without %s is damaged',
    (field) => {
      expect(tampered((one) => delete (stepAt(one, 2) as Partial<LooseStep>)[field])).toThrow(
        'the game record is incomplete or damaged',
      );
    },
  );

  it('of another game or other rules is refused', () => {
    expect(tampered((one) => Object.assign(one, { game: 'chess' }))).toThrow('the record is of chess, not of vigil');
    expect(tampered((one) => Object.assign(one, { rulesVersion: 2 }))).toThrow(
      'the record was played by rules version 2 of vigil; this program has version 1',
    );
  });

  it('with a choice that could not be made is refused', () => {
    expect(tampered((one) => Object.assign(stepAt(one, 0), { choice: { type: 'take' } }))).toThrow(
      'step 1 of the record cannot be played: This is not one of the options of open.',
    );
    expect(tampered((one) => Object.assign(stepAt(one, 0), { seat: 9 }))).toThrow(
      'step 1 of the record cannot be played: Seat 9 is not asked now.',
    );
  });

  it('with chance left out, added or impossible is refused', () => {
    const rolled = record.steps.findIndex((step) => step.chance.length === 1);
    const chanceOf = (one: Loose) => stepAt(one, rolled).chance;
    expect(tampered((one) => chanceOf(one).pop())).toThrow(
      `step ${rolled + 1} of the record cannot be played: chance ran out`,
    );
    expect(tampered((one) => chanceOf(one).push(1))).toThrow(
      `step ${rolled + 1}: 1 outcomes of chance were never used`,
    );
    expect(tampered((one) => chanceOf(one).splice(0, 1, 7))).toThrow(
      `step ${rolled + 1} of the record cannot be played`,
    );
    expect(tampered((one) => (one.setup.chance as unknown[]).push(1))).toThrow(
      'setup: 1 outcomes of chance were never used',
    );
    expect(tampered((one) => (one.setup.chance as unknown[]).pop())).toThrow('setup of the record cannot be played');
  });

  it('with a roll changed to another possible one is refused', () => {
    const rolled = record.steps.findIndex((step) => step.chance.length === 1);
    const [face] = stepAt(record, rolled).chance as [number];
    expect(tampered((one) => stepAt(one, rolled).chance.splice(0, 1, (face % 6) + 1))).toThrow(
      `the record does not agree with the rules: step ${rolled + 1}, events differs at`,
    );
  });

  it('with an event, a mark, the state or the outcome changed is refused', () => {
    expect(tampered((one) => stepAt(one, 1).events.push({ type: 'sung' }))).toThrow('step 2, events differs');
    expect(tampered((one) => (one.setup.events as unknown[]).pop())).toThrow('setup events differs');
    expect(tampered((one) => Object.assign(stepAt(one, 1), { uncovered: !stepAt(one, 1).uncovered }))).toThrow(
      'step 2, uncovered differs',
    );
    expect(tampered((one) => Object.assign(one.state as object, { round: 9 }))).toThrow(
      'the final state differs at round',
    );
    expect(tampered((one) => Object.assign(one.outcome as object, { winners: [] }))).toThrow(
      'the outcome differs at winners',
    );
  });

  it('that was cut off is refused', () => {
    expect(tampered((one) => one.steps.pop())).toThrow('the final state differs');
  });

  it('of an older schema is compared after migration', () => {
    const renamed: AnyGame = {
      ...vigil,
      schemaVersion: 2,
      migrations: { 1: (state) => state },
    };
    expect(() => replay(renamed, parseRecord(record))).not.toThrow();
    const lossy = { ...renamed, migrations: { 1: (state: unknown) => ({ ...(state as object), round: 0 }) } };
    expect(() => replay(lossy, parseRecord(record))).toThrow('the final state differs at round');
  });
});

import { type AnyGame, BadInput, replay, valueAt } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { vigil } from '../../kernel/test/toy/index.ts';
import { playFair, SOURCE } from '../test/play.ts';
import { commitmentTo, type FairEntry, parseFairRecord, verifyRecord } from './index.ts';

type ChoiceEntry = FairEntry & { kind: 'choice' };

const good = playFair(vigil);
const { log } = good.fair;
const usesDice = (entry: FairEntry): entry is ChoiceEntry => entry.kind === 'choice' && entry.chance.length > 0;
const isUndone = (entry: FairEntry): entry is ChoiceEntry => entry.kind === 'choice' && entry.undone === true;

/** A copy with another value at the path. */
function put(path: string, value: unknown): unknown {
  const copy = structuredClone(good);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const place = keys.length === 0 ? copy : valueAt(copy, keys.join('.'));
  (place as Record<string, unknown>)[last] = value;
  return copy;
}

/** A copy with another log. */
function withLog(change: (log: FairEntry[]) => FairEntry[]): unknown {
  return put('fair.log', change(structuredClone([...log])));
}

const FOUND_NOTHING = 'nothing was found';

function refusal(record: unknown, game: AnyGame = vigil): string {
  try {
    verifyRecord(game, parseFairRecord(record));
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return FOUND_NOTHING;
}

describe('a record with fair dice', () => {
  it('was played with all that the tests below are about', () => {
    expect(log.some((entry) => isUndone(entry) && usesDice(entry))).toBe(true);
    expect(log.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(2);
    expect(good.outcome).not.toBeNull();
  });

  it('is found to be sound, with every draw', () => {
    const draws = [good.setup, ...log.filter(usesDice)].flatMap(({ chance }) => chance).length;
    expect(verifyRecord(vigil, parseFairRecord(good))).toMatchObject({
      draws,
      choices: good.steps.length,
      takenBack: log.filter(isUndone).length,
    });
  });

  it('of an earlier version, whose dice went on when a choice was taken back, is sound too', () => {
    const old = playFair(vigil, SOURCE, 2, { diceGoOn: true });
    expect(old.fair.log.some((entry) => entry.kind === 'undo' && entry.used === undefined)).toBe(true);
    expect(verifyRecord(vigil, parseFairRecord(old)).takenBack).toBeGreaterThan(0);
    const rolled = old.fair.log.findIndex((entry) => isUndone(entry) && usesDice(entry));
    const untold = { ...old, fair: { ...old.fair, log: old.fair.log.toSpliced(rolled, 1) } };
    expect(refusal(untold)).not.toBe(FOUND_NOTHING);
  });

  it('whose dice went back to another word than they stood at is found', () => {
    const undo = log.findIndex(({ kind }) => kind === 'undo');
    const { used = 0 } = log[undo] as { used?: number };
    expect(refusal(put(`fair.log.${undo}.used`, used + 1))).toMatch(/the dice went back to word \d+, but stood at \d+/);
    expect(refusal(put(`fair.log.${undo}.used`, 'first'))).toBe(
      `the record is incomplete or damaged at fair.log.${undo}`,
    );
  });

  it('can be replayed like any other', () => {
    expect(replay(vigil, good).steps).toHaveLength(good.steps.length);
  });

  it('is found to be sound without anything taken back, without any entropy, and of another game', () => {
    expect(verifyRecord(vigil, playFair(vigil, SOURCE, 0)).takenBack).toBe(0);
    expect(verifyRecord(vigil, playFair(vigil, { ...SOURCE, entropy: [null, null, null] })).draws).toBeGreaterThan(4);
    expect(verifyRecord(riseOfCthulhu, playFair(riseOfCthulhu)).draws).toBeGreaterThan(4);
  });
});

describe('a forged record', () => {
  const otherSeed = `ff${SOURCE.seed.slice(2)}`;

  it('with another seed, or another commitment, is found', () => {
    expect(refusal(put('fair.seed', otherSeed))).toContain('its SHA-256 is not the commitment');
    expect(refusal(put('fair.commitment', commitmentTo(otherSeed)))).toContain('its SHA-256 is not the commitment');
  });

  it.each([
    ['another seed together with its commitment', { seed: otherSeed, commitment: commitmentTo(otherSeed) }],
    ['another table', { table: 'Zq3vT8mYw0aLk2Xc' }],
    ['the entropy of one seat changed', { entropy: ['the tide comes in.', null] }],
    ['the entropy of one seat left out', { entropy: [null, null] }],
    ['an empty entropy instead of none', { entropy: ['the tide comes in', ''] }],
    ['the entropies of two seats swapped', { entropy: [null, 'the tide comes in'] }],
  ])('with %s is found at the first draw', (_, source) => {
    expect(refusal(put('fair', { ...good.fair, ...source }))).toMatch(
      /^the setup, draw 1 at \d+: the record says "[\w-]+", the dice give "[\w-]+"$/,
    );
  });

  it('with an entropy too many is found', () => {
    expect(refusal(put('fair.entropy', [...SOURCE.entropy, null]))).toContain('each of the 2 seats, not 3');
  });

  it('with two cards swapped in a shuffle is found at the card', () => {
    const order = good.setup.chance[0] as string[];
    const swapped = order.with(3, order[7] as string).with(7, order[3] as string);
    expect(refusal(put('setup.chance.0', swapped))).toBe(
      `the setup, draw 1 at 3: the record says "${order[7]}", the dice give "${order[3]}"`,
    );
  });

  it.each([
    ['that stands', (entry: FairEntry) => !isUndone(entry)],
    ['that was taken back', isUndone],
  ])('with another roll in a choice %s is found at the line and draw', (_, wanted) => {
    const i = log.findIndex((entry) => wanted(entry) && usesDice(entry));
    const { seat, chance } = log[i] as ChoiceEntry;
    expect(refusal(put(`fair.log.${i}.chance.${chance.length - 1}`, 'seven'))).toContain(
      `line ${i + 1} of the log (seat ${seat}), draw ${chance.length}: the record says "seven", the dice give`,
    );
  });

  it('with a draw less in a choice is found', () => {
    const i = log.findIndex(usesDice);
    expect(refusal(put(`fair.log.${i}.chance`, []))).toContain(`line ${i + 1} of the log`);
  });

  it('with another roll in its steps alone is found', () => {
    const i = good.steps.findIndex(({ chance }) => chance.length > 0);
    expect(refusal(put(`steps.${i}.chance.0`, 'seven'))).toBe(
      `step ${i + 1} does not follow from the log of the dice (it differs at chance.0)`,
    );
  });

  it('with choices that were taken back and are not told of is found', () => {
    const undo = log.findIndex((entry, i) => entry.kind === 'undo' && usesDice(log[i - 1] as FairEntry));
    expect(undo).toBeGreaterThan(0);
    const untold = withLog((lines) => lines.filter((entry, i) => i > undo || (i < undo && !isUndone(entry))));
    expect(refusal(untold)).not.toBe(FOUND_NOTHING);
  });

  it('with any line of its log left out is found, but for a choice that was taken back and whose dice went back too', () => {
    log.forEach((entry, i) => {
      if (isUndone(entry)) return;
      expect(refusal(withLog((lines) => lines.toSpliced(i, 1)))).not.toBe(FOUND_NOTHING);
    });
  });

  it('with its log cut off anywhere is found', () => {
    for (let i = 0; i < log.length; i++) expect(refusal(withLog((lines) => lines.slice(0, i)))).not.toBe(FOUND_NOTHING);
  });

  it('with wrong marks of what was taken back is found', () => {
    const marked = log.findIndex(isUndone);
    const unmarked = log.findLastIndex((entry) => entry.kind === 'choice' && !isUndone(entry));
    expect(refusal(put(`fair.log.${marked}.undone`, undefined))).toBe(
      `line ${marked + 1} of the log: this choice was taken back, but is not marked as undone`,
    );
    expect(refusal(put(`fair.log.${unmarked}.undone`, true))).toBe(
      `line ${unmarked + 1} of the log: this choice is marked as undone, but was never taken back`,
    );
  });

  it.each([0, -1, 1e9, good.steps.length])('with an undo at its end that leaves %i choices is found', (choices) => {
    expect(refusal(withLog((lines) => [...lines, { kind: 'undo', choices }]))).not.toBe(FOUND_NOTHING);
  });

  it('with a choice more, or a second start, is found', () => {
    const first = log[1] as FairEntry;
    expect(refusal(withLog((lines) => [...lines, first]))).toContain('cannot be played with these dice');
    expect(refusal(withLog((lines) => [...lines, { kind: 'start' }]))).toContain('the game began before');
  });

  it.each<[string, unknown]>([
    ['other events of the setup', put('setup.events.0', { type: 'gameBegan', keeper: 7 })],
    ['a step less', put('steps', good.steps.slice(0, -1))],
    ['a step more', put('steps', [...good.steps, good.steps[0]])],
    ['another event', put('steps.2.events', [])],
    ['another seat in a step', put('steps.2.seat', 7)],
    ['another mark of what came to light', put('steps.2.uncovered', !good.steps[2]?.uncovered)],
    ['another state', put('state.round', 99)],
    ['another winner', put('outcome.winners', [])],
    ['no outcome', put('outcome', null)],
    ['other options', put('options.rounds', 5)],
    ['another number of seats', put('seats', 3)],
    ['another rules version', put('rulesVersion', 2)],
    ['another schema version', put('schemaVersion', 2)],
    ['another number of used words', put('fair.used', good.fair.used + 1)],
    ['another game', put('game', 'chess')],
    ['the dice of another game', put('fair', playFair(vigil, { ...SOURCE, table: 'another table' }).fair)],
  ])('with %s is found', (_, record) => {
    expect(refusal(record)).not.toBe(FOUND_NOTHING);
  });
});

describe('a file that is no record with fair dice', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, 'this is no game record'],
    ['no dice', put('fair', undefined), 'only records of tables on a server can be verified'],
    ['dice that are a list', put('fair', []), 'damaged at fair'],
    ['an unknown scheme', put('fair.scheme', 'dice/2'), 'unknown scheme (wanted conclave-fair/1)'],
    ['no seed', put('fair.seed', undefined), 'damaged at fair.seed'],
    ['a short seed', put('fair.seed', 'abc'), 'the seed must be 64 hexadecimal digits'],
    ['numbers for entropy', put('fair.entropy', [1, 2]), 'damaged at fair.entropy'],
    ['no number of used words', put('fair.used', null), 'damaged at fair.used'],
    ['no log', put('fair.log', {}), 'damaged at fair.log'],
    ['an odd line in the log', put('fair.log.1', { kind: 'pause' }), 'damaged at fair.log.1'],
    ['a choice without its dice', put('fair.log.2', { kind: 'choice', seat: 0, choice: {} }), 'damaged at fair.log.2'],
    ['an empty log', put('fair.log', []), 'does not begin with the start'],
  ])('is refused: %s', (_, record, message) => {
    expect(refusal(record)).toContain(message);
  });
});

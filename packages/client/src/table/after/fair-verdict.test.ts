import { describe, expect, it } from 'vitest';
import type { DiceNote } from '../../app/dice.ts';
import { findings } from './fair-verdict.ts';

const dice = { commitment: 'c', entropy: ['mine', null] };
const note: DiceNote = { commitment: 'c', entropy: 'mine', arrived: true, began: true };
const info = {
  fair: { commitment: 'c', received: [true, null], entropy: ['mine', null], seed: 's' },
  you: { seat: 0, host: true },
};
const found = (kept: DiceNote | null, record = dice, at = info) =>
  findings(record, kept, at).map(({ kind, words }) => `${kind} ${words}`);

describe('the dice of a record', () => {
  it('are in order when they have what this browser saw and sent', () => {
    expect(found(note)).toEqual([]);
  });

  it('are wrong when bound to another seed than was shown before', () => {
    expect(found({ ...note, commitment: 'other' })).toEqual(['wrong play.fairCommitmentDiffers']);
    expect(found(note, { ...dice, commitment: 'other' })).toEqual(['wrong play.fairCommitmentDiffers']);
  });

  it('are wrong when the server got this browser’s randomness and used none or another', () => {
    expect(found(note, { ...dice, entropy: [null, null] })).toEqual(['wrong play.fairOwnMissing']);
    expect(found(note, { ...dice, entropy: ['other', null] })).toEqual(['wrong play.fairOwnDiffers']);
  });

  it('say plainly what could not be compared', () => {
    expect(found(null)).toEqual(['lacking play.fairNoNote']);
    expect(found({ ...note, entropy: null }, { ...dice, entropy: [null, null] })).toEqual([
      'lacking play.fairNothingAdded',
    ]);
    expect(found({ ...note, entropy: null })).toEqual(['lacking play.fairElsewhere']);
    expect(found({ ...note, arrived: false }, { ...dice, entropy: [null, null] })).toEqual([
      'lacking play.fairNotArrived',
    ]);
  });

  it('owe nothing to somebody who looked on', () => {
    expect(found({ ...note, entropy: null }, dice, { ...info, you: { ...info.you, seat: null as never } })).toEqual([]);
  });
});

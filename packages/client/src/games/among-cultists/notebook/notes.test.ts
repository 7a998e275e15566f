import type { AmongTold } from '@conclave/among-cultists';
import { describe, expect, it } from 'vitest';
import { notesOf, roundAt } from './notes.ts';

const told: readonly AmongTold[] = [
  { type: 'roundBegan', round: 1, startPlayer: 0 },
  { type: 'stepped', seat: 0, from: 'cafeteria', to: 'hall-nw' },
  { type: 'stepped', seat: 0, from: 'hall-nw', to: 'pink-1' },
  { type: 'stayed', seat: 1, location: 'cafeteria' },
  { type: 'encountered', location: 'pink-1', seats: [0, 2], dark: false },
  { type: 'pulseGiven', seat: 0, receiver: 2, card: 'alive' },
  { type: 'pulseGiven', seat: 2, receiver: 0 },
  { type: 'roundBegan', round: 2, startPlayer: 1 },
  { type: 'stateChecked', seat: 1, target: 2, by: 'check' },
  { type: 'stateAnnounced', seat: 1, target: 2, state: 'dead' },
  { type: 'died', seat: 2, location: 'pink-1', by: 'check' },
];

describe('the notebook', () => {
  const notes = notesOf(told, 3, 0);

  it('knows where everybody ended each walk, and that they are still there if they did not move', () => {
    expect(notes.map((page) => page.map(({ at }) => at))).toEqual([
      ['pink-1', 'pink-1'],
      ['cafeteria', 'cafeteria'],
      [null, null],
    ]);
  });

  it('notes on both sides who met whom', () => {
    expect(notes[0]?.[0]?.notes).toEqual([{ kind: 'met', seats: [2], dark: false }]);
    expect(notes[2]?.[0]?.notes[0]).toEqual({ kind: 'met', seats: [0], dark: false });
  });

  it('notes what I gave with whoever got it, and nothing of what I cannot know', () => {
    expect(notes[2]?.[0]?.notes[1]).toEqual({ kind: 'gave', card: 'alive' });
    expect(notes.flat().flatMap((cell) => cell.notes.filter(({ kind }) => kind === 'saw'))).toEqual([]);
  });

  it('knows in which round something was said', () => {
    expect([0, 1, 7, 8, 11].map((events) => roundAt(told, events))).toEqual([1, 1, 1, 2, 2]);
  });

  it('notes what was announced, by whom, and who died', () => {
    expect(notes[2]?.[1]?.notes).toEqual([{ kind: 'announced', by: 1, state: 'dead' }, { kind: 'died' }]);
  });
});

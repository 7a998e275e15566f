import { describe, expect, it } from 'vitest';
import { type Heard, soundDue } from './due.ts';
import { playOn, SOUNDS } from './sounds.ts';

const quiet: Heard = { asked: null, isOver: false, isLate: false };

describe('the sound that is due', () => {
  it('is none while nothing concerns the person', () => {
    expect(soundDue(quiet, quiet, [null])).toBeNull();
  });

  it('tells the turn once, not each question of it', () => {
    expect(soundDue(quiet, { ...quiet, asked: '7' }, [])).toBe('turn');
    expect(soundDue({ ...quiet, asked: '7' }, { ...quiet, asked: '8' }, [])).toBeNull();
  });

  it('hurries once when the time is nearly up', () => {
    const asked = { ...quiet, asked: '7' };
    expect(soundDue(asked, { ...asked, isLate: true }, [])).toBe('hurry');
    expect(soundDue({ ...asked, isLate: true }, { ...asked, isLate: true }, [])).toBeNull();
  });

  it('is the weightiest of several', () => {
    expect(soundDue(quiet, { ...quiet, asked: '7' }, [null, 'vote', 'death'])).toBe('death');
    expect(soundDue(quiet, { ...quiet, asked: '7' }, ['vote'])).toBe('vote');
    expect(soundDue(quiet, { ...quiet, isOver: true }, ['death'])).toBe('end');
  });

  it('ends once', () => {
    expect(soundDue({ ...quiet, isOver: true }, { ...quiet, isOver: true }, ['death'])).toBeNull();
  });
});

/** Notes down what a browser would play. */
function stage() {
  const notes: { from: number; to: number; peak: number }[] = [];
  const createGain = () => {
    const gain = {
      setValueAtTime: () => {},
      exponentialRampToValueAtTime(value: number) {
        const last = notes.at(-1);
        if (last !== undefined) last.peak = Math.max(last.peak, value);
      },
    };
    return { gain, connect: () => {} };
  };
  const createOscillator = () => {
    const note = { from: 0, to: 0, peak: 0 };
    notes.push(note);
    return {
      type: 'sine',
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => {
        note.from = at;
      },
      stop: (at: number) => {
        note.to = at;
      },
    };
  };
  return { notes, stage: { currentTime: 5, destination: {}, createOscillator, createGain } };
}

describe.each(SOUNDS)('the sound %s', (sound) => {
  it('begins at once, is short, and never louder than a quarter at full volume', () => {
    const { notes, stage: played } = stage();
    playOn(played as unknown as AudioContext, sound, 1);
    expect(Math.min(...notes.map(({ from }) => from))).toBe(5);
    expect(Math.max(...notes.map(({ to }) => to))).toBeLessThan(5 + 2.5);
    expect(notes.every(({ peak }) => peak > 0 && peak <= 0.25)).toBe(true);
  });

  it('is softer at a lower volume', () => {
    const [loud, soft] = [stage(), stage()];
    playOn(loud.stage as unknown as AudioContext, sound, 1);
    playOn(soft.stage as unknown as AudioContext, sound, 0.2);
    expect(soft.notes[0]?.peak).toBeLessThan((loud.notes[0]?.peak ?? 0) / 2);
  });
});

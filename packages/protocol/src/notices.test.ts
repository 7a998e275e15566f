import { describe, expect, it } from 'vitest';
import { type Notice, noticesInPlace } from './notices.ts';

const asked = (n: number, after: number): Notice => ({ n, at: 0, after, type: 'undo-asked', seat: 1 });

describe('noticesInPlace', () => {
  it('leaves notices where they are while nothing is taken back', () => {
    const notices = [asked(1, 3), asked(2, 3), asked(3, 8)];
    expect(noticesInPlace(notices)).toEqual(notices);
  });

  it('moves those back whose events were taken back since', () => {
    const undone: Notice = { n: 3, at: 0, after: 5, type: 'undone', seat: 1, asked: true };
    const places = noticesInPlace([asked(1, 3), asked(2, 9), undone, asked(4, 7)]).map(({ after }) => after);
    expect(places).toEqual([3, 5, 5, 7]);
  });
});

import { describe, expect, it } from 'vitest';
import { type Secret, type Told, toldTo } from './events.ts';
import type { Context } from './machine.ts';

describe('an event', () => {
  const drawn = { type: 'cardDrawn', seat: 1, secret: { to: [1, 2], card: 'relic-3' } };

  it('is told whole to those its secret is meant for, with nothing that shows it was one', () => {
    expect(toldTo(drawn, 1)).toEqual({ type: 'cardDrawn', seat: 1, card: 'relic-3' });
    expect(toldTo(drawn, 2)).toEqual({ type: 'cardDrawn', seat: 1, card: 'relic-3' });
  });

  it('is told to others without its secret', () => {
    expect(toldTo(drawn, 0)).toEqual({ type: 'cardDrawn', seat: 1 });
    expect(toldTo(drawn, 'spectator')).toEqual({ type: 'cardDrawn', seat: 1 });
  });

  it('without a secret is told to all as it is', () => {
    const rolled = { type: 'dieRolled', face: 4 };
    expect(toldTo(rolled, 'spectator')).toBe(rolled);
  });
});

/** What the type checker must refuse; it complains here if it does not. */
describe('the type of an event', () => {
  type Vote =
    | { type: 'voted'; seat: number }
    | { type: 'peeked'; seat: number; secret: Secret<{ card: string; of: number }> };

  it('is one of the game’s own, with all that belongs to it', () => {
    const told: Vote[] = [];
    const { tell }: Pick<Context<Vote>, 'tell'> = { tell: (event) => told.push(event) };
    tell({ type: 'voted', seat: 1 });
    // @ts-expect-error: there is no such event
    tell({ type: 'vetoed', seat: 1 });
    // @ts-expect-error: a look has a secret
    tell({ type: 'peeked', seat: 1 });
    expect(told).toHaveLength(3);
  });

  it('has its secret as a whole or not at all', () => {
    const worth = (event: Told<Vote>): number => {
      if (event.type === 'voted') return 0;
      // @ts-expect-error: whoever reads it may not have been told
      const unchecked: string = event.card;
      return event.card === undefined ? unchecked?.length : event.card.length + event.of;
    };
    expect(worth({ type: 'peeked', seat: 0, card: 'ace', of: 2 })).toBe(5);
  });

  it('is narrated: a forgotten one is a mistake', () => {
    // @ts-expect-error: nobody says what `peeked` means
    const narrate = (event: Told<Vote>): string => {
      switch (event.type) {
        case 'voted':
          return `${event.seat} votes`;
      }
    };
    expect(narrate({ type: 'voted', seat: 1 })).toBe('1 votes');
  });
});

import { describe, expect, it } from 'vitest';
import { toldTo } from './events.ts';

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

import type { Asked } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import {
  DONE,
  DRAW_DECK,
  DRAW_VALLEY,
  END_TURN,
  locationOf,
  NO,
  playOf,
  type RiseChoice,
  YES,
} from '../src/choices.ts';
import { monsterChoice } from '../src/components/monsters.ts';
import { timeOutChoice } from '../src/rules/time-out.ts';

function answer(options: readonly RiseChoice[]): RiseChoice {
  const asked: Asked<RiseChoice> = { seat: 0, decision: 'whatever', options };
  return timeOutChoice(asked);
}

describe('a seat whose time has run out (RC-4.25)', () => {
  it('draws from the deck if it can', () => {
    expect(answer([DRAW_DECK, DRAW_VALLEY, playOf('cultist-jade-06')])).toBe(DRAW_DECK);
  });

  it('ends its turn if it cannot draw from the deck', () => {
    expect(answer([monsterChoice('monster-ghoul'), END_TURN])).toBe(END_TURN);
  });

  it('takes the first option of a turn that offers neither', () => {
    expect(answer([DRAW_VALLEY, playOf('cultist-jade-06')])).toBe(DRAW_VALLEY);
  });

  it('declines what is optional', () => {
    expect(answer([YES, NO])).toBe(NO);
    expect(answer([locationOf('arkham'), DONE])).toBe(DONE);
  });

  it('takes the first option of anything else', () => {
    expect(answer([locationOf('dunwich'), locationOf('kingsport')])).toEqual({ type: 'location', location: 'dunwich' });
  });
});
